from sim.vocab import Card, Draw, May, deals_combat_damage, ninjutsu, whenever


class NinjaOfTheDeepHours(Card):
    name, cost, type_line = "Ninja of the Deep Hours", "{3}{U}", "Creature - Human Ninja"
    power, toughness = 2, 2
    keywords = (ninjutsu("{1}{U}"),)
    insight = whenever(deals_combat_damage(), May((Draw(),)))
