from sim.vocab import (
    EACH_PLAYER,
    FIRST_STRIKE,
    RED_BIT,
    SELF,
    STEP_UPKEEP,
    BackFace,
    Card,
    SpellsCastLastTurn,
    Transform,
    beginning_of,
    whenever,
)


class VillageIronsmith(Card):
    name, cost, type_line = "Village Ironsmith", "{1}{R}", "Creature - Human Werewolf"
    power, toughness = 1, 1
    keywords = (FIRST_STRIKE,)
    howl = whenever(
        beginning_of(STEP_UPKEEP, EACH_PLAYER), Transform(SELF), condition=SpellsCastLastTurn()
    )

    class Ironfang(BackFace):
        name, type_line, color = "Ironfang", "Creature - Werewolf", RED_BIT
        power, toughness = 3, 1
        keywords = (FIRST_STRIKE,)
        calm = whenever(
            beginning_of(STEP_UPKEEP, EACH_PLAYER),
            Transform(SELF),
            condition=SpellsCastLastTurn(2),
        )
