from sim.vocab import EACH_PLAYER, PERMANENT, Card, IsDealtDamage, Multiplies, instead


class FurnaceOfRath(Card):
    name, cost, type_line = "Furnace of Rath", "{1}{R}{R}{R}", "Enchantment"
    blaze = instead(IsDealtDamage(PERMANENT, EACH_PLAYER), Multiplies())
