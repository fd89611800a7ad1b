from sim.vocab import LIFELINK, Card, Draw, dies, whenever


class OutlawMedic(Card):
    name, cost, type_line = "Outlaw Medic", "{1}{W}", "Creature - Human Rogue"
    power, toughness = 1, 3
    keywords = (LIFELINK,)
    remedy = whenever(dies(), Draw())
