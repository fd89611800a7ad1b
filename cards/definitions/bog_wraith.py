from sim.vocab import Card, landwalk


class BogWraith(Card):
    name, cost, type_line = "Bog Wraith", "{3}{B}", "Creature - Wraith"
    power, toughness = 3, 3
    keywords = (landwalk("Swamp"),)
