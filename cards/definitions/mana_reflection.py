from sim.vocab import PERMANENT, YOU, Card, Multiplies, TapsForMana, instead


class ManaReflection(Card):
    name, cost, type_line = "Mana Reflection", "{4}{G}{G}", "Enchantment"
    reflection = instead(TapsForMana(PERMANENT, YOU), Multiplies(2))
