from cards.tokens.wolf_green_2_2 import WolfToken
from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    GREEN_BIT,
    RED_BIT,
    SECOND_TARGET,
    SELF,
    STEP_UPKEEP,
    TARGET,
    THIS,
    TRAMPLE,
    BackFace,
    Card,
    ControlledBy,
    CreateToken,
    DealDamage,
    GainLife,
    SpellsCastLastTurn,
    Transform,
    TransformsInto,
    beginning_of,
    controller_of,
    either,
    enters,
    target_opponent_or_planeswalker,
    together,
    up_to,
    whenever,
)


class HuntmasterOfTheFells(Card):
    name, cost = "Huntmaster of the Fells", "{2}{R}{G}"
    type_line = "Creature - Human Werewolf"
    power, toughness = 2, 2
    hunt = whenever(
        either(enters(), TransformsInto(THIS, "Huntmaster of the Fells")),
        CreateToken(WolfToken.definition),
        GainLife(2),
    )
    howl = whenever(
        beginning_of(STEP_UPKEEP, EACH_PLAYER), Transform(SELF), condition=SpellsCastLastTurn()
    )

    class RavagerOfTheFells(BackFace):
        name, type_line, color = "Ravager of the Fells", "Creature - Werewolf", RED_BIT | GREEN_BIT
        power, toughness = 4, 4
        keywords = (TRAMPLE,)
        ravage = whenever(
            TransformsInto(THIS, "Ravager of the Fells"),
            DealDamage(2, together(TARGET, SECOND_TARGET)),
            targets=(
                target_opponent_or_planeswalker(),
                up_to(1, CREATURE & ControlledBy(controller_of(TARGET))),
            ),
        )
        calm = whenever(
            beginning_of(STEP_UPKEEP, EACH_PLAYER),
            Transform(SELF),
            condition=SpellsCastLastTurn(2),
        )
