from sim.vocab import COLORLESS, YOU, Card, CostChange, devoid, static


class HeraldOfKozilek(Card):
    name, cost, type_line = "Herald of Kozilek", "{1}{U}{R}", "Creature - Eldrazi Drone"
    power, toughness = 2, 4
    keywords = (devoid(),)
    discount = static(CostChange(COLORLESS, -1, YOU))
