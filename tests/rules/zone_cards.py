"""Cards for the tests of casting variants: adventures, aftermath, modal faces with costs."""

from sim.vocab import (
    CREATURE,
    SELF,
    SPELL,
    TARGET,
    THIS,
    YOU,
    Adventure,
    Card,
    DealDamage,
    Draw,
    GainLife,
    GetEmblem,
    ModalBack,
    PutCounters,
    SplitHalf,
    TurnsFaceUp,
    aftermath,
    any_target,
    casts,
    enters,
    eternalize,
    kicker,
    loyalty_ability,
    morph,
    retrace,
    spell,
    suspend,
    target,
    whenever,
)


class GiantTest(Card):
    name, cost, type_line = "Giant Test", "{2}{R}", "Creature - Giant"
    power, toughness = 4, 3
    welcome = whenever(enters(), GainLife(1))

    class StompTest(Adventure):
        name, cost, type_line = "Stomp Test", "{1}{R}", "Instant - Adventure"
        stomp = spell(DealDamage(2, TARGET), targets=any_target())


class DuskDawn(Card):
    name, cost, type_line = "Dusk // Dawn", "{1}{R}{U}", "Sorcery"

    class Dusk(SplitHalf):
        name, cost, type_line = "Dusk", "{1}{R}", "Sorcery"
        dusk = spell(DealDamage(1, TARGET), targets=any_target())

    class Dawn(SplitHalf):
        name, cost, type_line = "Dawn", "{U}", "Sorcery"
        keywords = (aftermath(),)
        dawn = spell(Draw())


class CubTest(Card):
    name, cost, type_line = "Cub Test", "{G}", "Creature - Bear"
    power, toughness = 1, 1

    class BearTest(ModalBack):
        name, cost, type_line = "Bear Test", "{2}{G}{G}", "Creature - Bear"
        power, toughness = 5, 5


class UnmaskTest(Card):
    name, cost, type_line = "Unmask Test", "{4}{R}", "Creature - Shapeshifter"
    power, toughness = 3, 3
    keywords = (morph("{R}"),)
    reveal = whenever(TurnsFaceUp(THIS), DealDamage(2, TARGET), targets=any_target())


class GrowTest(Card):
    name, cost, type_line = "Grow Test", "{G}", "Sorcery"
    keywords = (kicker("{1}"), retrace())
    grow = spell(PutCounters("+1/+1", 1, TARGET), targets=target(CREATURE))


class MummyTest(Card):
    name, cost, type_line = "Mummy Test", "{1}{G}", "Creature - Snake"
    power, toughness = 1, 1
    keywords = (eternalize("{G}"),)
    hiss = whenever(enters(), PutCounters("+1/+1", 1, SELF))


class LateTest(Card):
    name, cost, type_line = "Late Test", "{3}{G}", "Creature - Beast"
    power, toughness = 3, 3
    keywords = suspend(1, "{G}")


class EmblemTest(Card):
    name, cost, type_line = "Emblem Test", "{3}", "Legendary Planeswalker - Tester"
    loyalty = 3
    emblem = loyalty_ability(-1, GetEmblem((whenever(casts(YOU, SPELL), GainLife(3)),)))
