from sim.vocab import CREATURE, ENCHANTED, Card, GainControl, affect, enchant, static


class ControlMagic(Card):
    name, cost, type_line = "Control Magic", "{2}{U}{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    control = static(affect(ENCHANTED, GainControl()))
