from sim.vocab import CREATURE, Card, Destroy, every, spell


class WrathOfGod(Card):
    name, cost, type_line = "Wrath of God", "{2}{W}{W}", "Sorcery"
    wrath = spell(Destroy(every(CREATURE), regenerate=False))
