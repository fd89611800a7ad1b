"""How the words of the vocabulary read together, beyond what today's cards say."""

import pytest

import cards
from sim.vocab import (
    BASIC,
    BLACK_BIT,
    CARD,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    EQUIPPED,
    HASTE,
    LAND,
    OPPONENTS,
    OTHER,
    PERMANENT,
    SECOND_TARGET,
    SELF,
    STEP_END,
    TAP,
    TARGET,
    THAT_PLAYER,
    UNBLOCKABLE,
    WAS_KICKED,
    YOU,
    YOURS,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    AddAbilities,
    AddMana,
    Anything,
    CantBlock,
    Change,
    ChooseObjects,
    CostChange,
    CountersOn,
    CounterSpell,
    CreateToken,
    DealDamage,
    DealsDamage,
    Delayed,
    Destroy,
    DiscardCards,
    Draw,
    Draws,
    ExileSelf,
    GainControl,
    GainLife,
    GoesTo,
    Instead,
    IsDealtDamage,
    MayPay,
    Mill,
    Move,
    Multiplies,
    Prevents,
    PutCounters,
    Reveal,
    SacrificeSome,
    SacrificeThem,
    Scry,
    Search,
    SetColors,
    SetCreatureTypes,
    SetReplacement,
    Shuffle,
    ShuffleInto,
    TapOthers,
    Untap,
    X,
    activated,
    add_mana,
    affect,
    any_targets,
    beginning_of,
    compare,
    controller_of,
    costs_of,
    count,
    dies,
    enters,
    enters_tapped,
    every,
    gets,
    has,
    instead,
    is_object,
    modal,
    mode,
    next_end_step,
    power_of,
    sacrifices,
    spell,
    static,
    stored,
    subtype,
    target,
    target_card,
    target_opponent,
    target_spell,
    times,
    unless,
    up_to,
    ward,
    whenever,
    with_power,
    you_control,
)

GOBLIN = cards.token("goblin_red_1_1_haste")
YOUR_CREATURE = target(CREATURE & YOURS)
THEIR_CREATURE = target(CREATURE & ~YOURS)
OTHER_GOBLINS = OTHER & subtype("Goblin") & YOURS
FOUND = stored("found")
ANY = target(CREATURE)
THEIRS = CREATURE & OPPONENTS


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            spell(Change(TARGET, (gets(2, 2),)), Untap(TARGET), targets=up_to(2, CREATURE)),
            "up to two target creatures get +2/+2 until end of turn. Untap those creatures",
        ),
        (
            spell(PutCounters("+1/+1", 1, TARGET), targets=up_to(2, CREATURE & YOURS)),
            "put a +1/+1 counter on each of up to two target creatures you control",
        ),
        (
            spell(DealDamage(4, TARGET, divided=True), targets=any_targets(1, 3)),
            "~ deals 4 damage divided as you choose among one, two, or three targets",
        ),
        (
            spell(Move(TARGET, ZONE_HAND), targets=target_card(CREATURE)),
            "return target creature card from your graveyard to your hand",
        ),
        (
            spell(Destroy(TARGET, False), Draw(1, controller_of(TARGET)), targets=target(CREATURE)),
            "destroy target creature. It can't be regenerated. Its controller draws a card",
        ),
        (
            spell(
                MayPay(
                    (costs_of("{3}"),),
                    otherwise=(CounterSpell(TARGET),),
                    who=controller_of(TARGET),
                ),
                targets=target_spell(~CREATURE),
            ),
            "counter target noncreature spell unless its controller pays {3}",
        ),
        (
            spell(Search(BASIC & LAND, 2), Move(FOUND, ZONE_BATTLEFIELD, tapped=True), Shuffle()),
            "search your library for up to two basic land cards, put those cards onto the "
            "battlefield tapped, then shuffle",
        ),
        (
            spell(
                DealDamage(power_of(TARGET), SECOND_TARGET, TARGET),
                targets=(YOUR_CREATURE, THEIR_CREATURE),
            ),
            "target creature you control deals damage equal to its power to target creature "
            "you don't control",
        ),
        (
            spell(
                Change(TARGET, (GainControl(), has(HASTE))), Untap(TARGET), targets=target(CREATURE)
            ),
            "gain control of target creature until end of turn. It gains haste until end of turn. "
            "Untap it",
        ),
        (
            spell(Change(TARGET, (gets(times(-1, X), times(-1, X)),)), targets=target(CREATURE)),
            "target creature gets -X/-X until end of turn",
        ),
        (
            spell(Change(every(CREATURE), (gets(-2, -2),))),
            "all creatures get -2/-2 until end of turn",
        ),
        (spell(Scry(2), Draw()), "scry 2, then draw a card"),
        (spell(Draw(count(subtype("Elf") & YOURS))), "draw a card for each Elf you control"),
        (
            spell(CreateToken(GOBLIN, X), CreateToken(GOBLIN, count(LAND & OPPONENTS))),
            "create X 1/1 red Goblin creature tokens with haste. Create a 1/1 red Goblin creature "
            "token with haste for each land your opponents control",
        ),
        (
            spell(SacrificeSome(CREATURE, who=TARGET), targets=target_opponent()),
            "target opponent sacrifices a creature of their choice",
        ),
        (
            modal(mode(Draw()), mode(GainLife(2)), at_most=2),
            "choose one or both —\n• Draw a card.\n• You gain 2 life.",
        ),
        (
            whenever(
                enters(),
                Move(TARGET, ZONE_EXILE, store="exiled"),
                Delayed(next_end_step(), (Move(stored("exiled"), ZONE_BATTLEFIELD),)),
                targets=target(OTHER & CREATURE & YOURS),
            ),
            "When ~ enters, exile another target creature you control. Return that card to the "
            "battlefield under its owner's control at the beginning of the next end step",
        ),
        (
            whenever(
                beginning_of(STEP_END),
                Draw(),
                condition=you_control(CREATURE & with_power(">=", 4)),
            ),
            "At the beginning of your end step, if you control a creature with power 4 or greater, "
            "draw a card",
        ),
        (
            whenever(enters(), Draw(), condition=unless(WAS_KICKED)),
            "When ~ enters, if it wasn't kicked, draw a card",
        ),
        (
            whenever(sacrifices(YOU, PERMANENT & OTHER), Draw(), once_each_turn=True),
            "Whenever you sacrifice another permanent, draw a card. This ability triggers only "
            "once each turn",
        ),
        (
            static(affect(OTHER_GOBLINS, AddAbilities((activated(TAP, add_mana("{R}")),)))),
            'other Goblins you control have "{T}: Add {R}."',
        ),
        (
            static(affect(EQUIPPED, gets(1, 1)), CantBlock(is_object(EQUIPPED))),
            "equipped creature gets +1/+1 and can't block",
        ),
        (
            static(affect(SELF, gets(times(2, count(CREATURE, ZONE_GRAVEYARD, YOU)), 0))),
            "~ gets +2/+0 for each creature card in your graveyard",
        ),
        (static(affect(SELF, has(UNBLOCKABLE))), "~ can't be blocked"),
        (static(CostChange(~CREATURE, 1)), "noncreature spells cost {1} more to cast"),
        (
            instead(DealsDamage(Anything("source") & YOURS), Multiplies(2)),
            "If a source you control would deal damage, it deals twice that much damage instead",
        ),
        (
            instead(dies(CREATURE & OPPONENTS), GoesTo(ZONE_EXILE)),
            "If a creature an opponent controls would die, exile it instead",
        ),
        (
            enters_tapped(unless(you_control(BASIC & LAND, 2))),
            "~ enters tapped unless you control two or more basic lands",
        ),
        (
            activated((TAP, TapOthers(CREATURE & YOURS, 2)), Draw()),
            "{T}, Tap two untapped creatures you control: Draw a card",
        ),
        (
            activated(("{2}", ExileSelf()), Draw(), zone=ZONE_GRAVEYARD),
            "{2}, Exile ~ from your graveyard: Draw a card",
        ),
        (activated(TAP, add_mana("{R/W}")), "{T}: Add {R} or {W}"),
        (activated(TAP, AddMana((4 | 8 | 16,))), "{T}: Add {B}, {R}, or {G}"),
        (ward(DiscardCards(CARD)), "ward—Discard a card"),
        (
            spell(SetReplacement(instead(DealsDamage(THEIRS, None, YOU, True), Prevents()))),
            "prevent all combat damage creatures your opponents control would deal to you "
            "this turn",
        ),
        (
            spell(SetReplacement(instead(IsDealtDamage(CREATURE & YOURS), Prevents()))),
            "prevent all damage that would be dealt to creatures you control this turn",
        ),
        (
            instead(Draws(EACH_OPPONENT), Instead((Mill(1), Draw(2)))),
            "If an opponent would draw a card, instead mill a card. Draw two cards",
        ),
        (
            spell(Reveal(every(CARD, ZONE_HAND, YOU)), Draw()),
            "reveal your hand. Draw a card",
        ),
        (
            spell(ShuffleInto(every(CARD, ZONE_GRAVEYARD, EACH_PLAYER))),
            "each player shuffles their graveyard into their library",
        ),
        (
            spell(ChooseObjects(LAND & YOURS), SacrificeThem(CHOSEN), Draw()),
            "sacrifice a land you control. Draw a card",
        ),
        (
            spell(Change(TARGET, (SetColors(BLACK_BIT), SetCreatureTypes(("Rat",)))), targets=ANY),
            "target creature becomes a black Rat until end of turn",
        ),
        (
            static(affect(SELF, gets(1, 1)), condition=compare(CountersOn("time", SELF), "<", 3)),
            "As long as ~ has two or fewer time counters on it, ~ gets +1/+1",
        ),
        (
            whenever(beginning_of(STEP_END, EACH_PLAYER), Draw(1, THAT_PLAYER)),
            "At the beginning of each player's end step, that player draws a card",
        ),
    ],
)
def test_reads_like_english(ability, text):
    assert ability.text() == text
