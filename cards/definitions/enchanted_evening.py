from sim.vocab import PERMANENT, TYPE_ENCHANTMENT, AddTypes, Card, affect, static


class EnchantedEvening(Card):
    name, cost, type_line = "Enchanted Evening", "{3}{W/U}{W/U}", "Enchantment"
    evening = static(affect(PERMANENT, AddTypes(TYPE_ENCHANTMENT)))
