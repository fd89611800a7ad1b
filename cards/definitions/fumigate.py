from sim.vocab import CREATURE, Card, Destroy, GainLife, HowMany, every, spell, stored


class Fumigate(Card):
    name, cost, type_line = "Fumigate", "{3}{W}{W}", "Sorcery"
    fumes = spell(
        Destroy(every(CREATURE)),
        GainLife(HowMany(stored("destroyed", "creatures destroyed this way"))),
    )
