from sim.vocab import (
    EACH_PLAYER,
    STEP_DRAW,
    THAT_PLAYER,
    UNTAPPED,
    Card,
    Draw,
    beginning_of,
    self_is,
    whenever,
)


class HowlingMine(Card):
    name, cost, type_line = "Howling Mine", "{2}", "Artifact"
    howl = whenever(
        beginning_of(STEP_DRAW, EACH_PLAYER),
        Draw(who=THAT_PLAYER),
        condition=self_is(UNTAPPED),
    )
