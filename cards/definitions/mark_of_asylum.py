from sim.vocab import CREATURE, YOURS, Card, IsDealtDamage, Prevents, instead


class MarkOfAsylum(Card):
    name, cost, type_line = "Mark of Asylum", "{1}{W}", "Enchantment"
    asylum = instead(IsDealtDamage(CREATURE & YOURS, combat=False), Prevents())
