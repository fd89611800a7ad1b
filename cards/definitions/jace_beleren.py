from sim.vocab import EACH_PLAYER, TARGET, Card, Draw, Mill, loyalty_ability, target_player


class JaceBeleren(Card):
    name, cost, type_line = "Jace Beleren", "{1}{U}{U}", "Legendary Planeswalker - Jace"
    loyalty = 3
    all_draw = loyalty_ability(2, Draw(who=EACH_PLAYER))
    one_draws = loyalty_ability(-1, Draw(who=TARGET), targets=target_player())
    mill = loyalty_ability(-10, Mill(20, TARGET), targets=target_player())
