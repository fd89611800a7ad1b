from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    DealDamage,
    ExileFrom,
    X,
    additional_cost,
    spell,
    target_player_or_planeswalker,
)


class HauntingMisery(Card):
    name, cost, type_line = "Haunting Misery", "{1}{B}{B}", "Sorcery"
    toll = additional_cost(ExileFrom(CREATURE, X))
    misery = spell(DealDamage(X, TARGET), targets=target_player_or_planeswalker())
