from sim.vocab import Card, ManaStays, static


class Upwelling(Card):
    name, cost, type_line = "Upwelling", "{3}{G}", "Enchantment"
    well = static(ManaStays())
