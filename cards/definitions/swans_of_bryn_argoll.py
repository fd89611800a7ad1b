from sim.vocab import (
    FLYING,
    PREVENTED,
    THAT_SOURCE,
    THIS,
    Card,
    Draw,
    IsDealtDamage,
    Prevents,
    controller_of,
    instead,
)


class SwansOfBrynArgoll(Card):
    name, cost, type_line = "Swans of Bryn Argoll", "{2}{W/U}{W/U}", "Creature - Bird Spirit"
    power, toughness = 4, 3
    keywords = (FLYING,)
    feathers = instead(
        IsDealtDamage(THIS), Prevents(then=(Draw(PREVENTED, controller_of(THAT_SOURCE)),))
    )
