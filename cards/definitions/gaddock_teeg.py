from sim.vocab import CREATURE, EACH_PLAYER, CantCast, Card, HasXInCost, static, with_mana_value


class GaddockTeeg(Card):
    name = "Gaddock Teeg"
    cost, type_line = "{G}{W}", "Legendary Creature - Kithkin Advisor"
    power, toughness = 2, 2
    big = static(CantCast(EACH_PLAYER, ~CREATURE & with_mana_value(">=", 4)))
    open = static(CantCast(EACH_PLAYER, ~CREATURE & HasXInCost()))
