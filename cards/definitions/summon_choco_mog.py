from sim.vocab import CREATURE, OTHER, YOURS, Card, Change, chapter, every, gets


class SummonChocoMog(Card):
    name, cost = "Summon: Choco/Mog", "{2}{W}"
    type_line = "Enchantment Creature - Saga Bird Moogle"
    power, toughness = 3, 3
    stampede = chapter(
        1, 2, 3, 4, effects=(Change(every(OTHER & CREATURE & YOURS), (gets(1, 0),)),)
    )
