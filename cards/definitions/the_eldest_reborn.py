from sim.vocab import (
    CREATURE_OR_PLANESWALKER,
    EACH_OPPONENT,
    EACH_PLAYER,
    TARGET,
    YOU,
    ZONE_BATTLEFIELD,
    Card,
    Discard,
    Move,
    SacrificeSome,
    chapter,
    target_card,
)


class TheEldestReborn(Card):
    name, cost, type_line = "The Eldest Reborn", "{4}{B}", "Enchantment - Saga"
    toll = chapter(1, effects=(SacrificeSome(CREATURE_OR_PLANESWALKER, who=EACH_OPPONENT),))
    loss = chapter(2, effects=(Discard(who=EACH_OPPONENT),))
    rebirth = chapter(
        3,
        effects=(Move(TARGET, ZONE_BATTLEFIELD, controller=YOU),),
        targets=target_card(CREATURE_OR_PLANESWALKER, of=EACH_PLAYER),
    )
