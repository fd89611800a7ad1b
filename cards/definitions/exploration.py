from sim.vocab import Card, MoreLandPlays, static


class Exploration(Card):
    name, cost, type_line = "Exploration", "{G}", "Enchantment"
    trek = static(MoreLandPlays())
