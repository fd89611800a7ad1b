"""Keyword abilities that are more than a flag, each as the abilities it stands for (702)."""

from __future__ import annotations

from sim.vocab import terms
from sim.vocab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    CostPerTarget,
    Enchant,
    Landwalk,
    OwnCostChange,
    Plot,
    Protection,
    Static,
    Triggered,
)
from sim.vocab.amounts import THAT_MUCH, CountersOn, count
from sim.vocab.build import (
    Costs,
    activated,
    affect,
    costs_of,
    instead,
    mode,
    static,
    target,
    target_card,
    target_player,
    whenever,
)
from sim.vocab.changes import GoesTo
from sim.vocab.conditions import BuybackPaid, ThisWay, WasCastVia, fits
from sim.vocab.continuous import SetColors, gets
from sim.vocab.costs import (
    CYCLE_SELF,
    CollectEvidence,
    EmergeSacrifice,
    PayManaTimes,
    ReturnToHand,
    TapPower,
)
from sim.vocab.effects import (
    Attach,
    Change,
    CopySpell,
    CounterSpell,
    CreateToken,
    Draw,
    Move,
    PutCounters,
    Reveal,
    SacrificeThem,
    Shuffle,
)
from sim.vocab.filters import (
    Filter,
    HasAbility,
    HasColor,
    HasCounter,
    HasSubtype,
    IsMonocolored,
    IsSpell,
)
from sim.vocab.mana import mana_cost
from sim.vocab.modifications import AddTypes
from sim.vocab.patterns import THIS, BecomesBlocked, BecomesTarget, Moves, StepBegins
from sim.vocab.programs import MayCast, MayPay, Search
from sim.vocab.record import Ability, Condition, Definition, Effect
from sim.vocab.references import (
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    MOVED_CARD,
    SELF,
    TARGET,
    THAT_SOURCE,
    YOU,
    controller_of,
    stored,
)
from sim.vocab.rules import CantActivate, CantCast
from sim.vocab.terms import (
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_STACK,
)
from sim.vocab.wording import keyword_text
from sim.vocab.words import (
    ATTACKING,
    CARD,
    CREATURE,
    OTHER,
    SPELL,
    UNBLOCKED,
    YOURS,
    casts,
    dies,
    enters,
)


def enchant(what: Filter) -> Enchant:
    """Enchant (702.5a)."""
    return Enchant(target(what))


def enchant_player() -> Enchant:
    """Enchant player (702.5d)."""
    return Enchant(target_player())


def enchant_creature_card() -> Enchant:
    """Enchant creature card in a graveyard (702.5a, 303.4)."""
    return Enchant(target_card(CREATURE, of=EACH_PLAYER))


def equip(costs: Costs) -> Activated:
    """Equip (702.6a): attach to a creature you control, only as a sorcery."""
    attach = Attach(SELF, TARGET)
    return activated(
        costs, attach, targets=target(CREATURE & YOURS), as_sorcery=True, keyword="equip"
    )


def job_select(hero: Definition) -> Triggered:
    """Job select of later rules: the Equipment enters with a Hero to carry it."""
    attach = Attach(SELF, stored("created", "it"))
    return whenever(enters(), CreateToken(hero), attach, keyword="job select")


def protection_from_color(mask: int) -> Protection:
    """Protection from a colour (702.16a)."""
    return Protection(HasColor(mask), " and from ".join(terms.bit_names(mask, terms.COLOR_NAMES)))


def protection_from_monocolored() -> Protection:
    """Protection from objects of exactly one colour (702.16a, 105.2a)."""
    return Protection(IsMonocolored(), "monocolored")


def protection_from_colored_spells() -> Protection:
    """Protection from colored spells (702.16a), which permanents are not (112.1)."""
    return Protection(HasColor(terms.ALL_COLORS) & IsSpell(), "colored spells")


def landwalk(land: str) -> Landwalk:
    """Landwalk of a land type (702.14a), such as ``landwalk("Swamp")``."""
    return Landwalk(HasSubtype(land), f"{land.lower()}walk")


def ward(costs: Costs) -> Triggered:
    """Ward (702.21a)."""
    parts = costs_of(costs)
    counter = MayPay((parts,), (), (CounterSpell(THAT_SOURCE),), controller_of(THAT_SOURCE))
    return whenever(
        BecomesTarget(THIS, EACH_OPPONENT), counter, keyword=keyword_text("ward", parts)
    )


def prowess() -> Triggered:
    """Prowess (702.108a)."""
    return whenever(casts(YOU, ~CREATURE), Change(SELF, (gets(1, 1),)), keyword="prowess")


def flanking() -> Triggered:
    """Flanking (702.25a); the event's object is the blocker."""
    pattern = BecomesBlocked(THIS, CREATURE & ~HasAbility("flanking"))
    return whenever(pattern, Change(IT, (gets(-1, -1),)), keyword="flanking")


def persist() -> Triggered:
    """Persist (702.79a)."""
    back = Move(MOVED_CARD, ZONE_BATTLEFIELD, counters=(("-1/-1", 1),))
    had_none = fits(SELF, ~HasCounter("-1/-1"))
    return whenever(dies(), back, condition=had_none, keyword="persist")


def undying() -> Triggered:
    """Undying (702.93a)."""
    back = Move(MOVED_CARD, ZONE_BATTLEFIELD, counters=(("+1/+1", 1),))
    had_none = fits(SELF, ~HasCounter("+1/+1"))
    return whenever(dies(), back, condition=had_none, keyword="undying")


def storm() -> Triggered:
    """Storm (702.40a): the amount of a cast event is how many spells were cast before it."""
    return whenever(
        casts(YOU, THIS), CopySpell(IT, THAT_MUCH), zones=(ZONE_STACK,), keyword="storm"
    )


def affinity(what: Filter, name: str) -> OwnCostChange:
    """Affinity (702.41a)."""
    return OwnCostChange(count(what & YOURS), f"affinity for {name}")


def kicker(costs: Costs) -> AdditionalCost:
    """Kicker (702.33a)."""
    return AdditionalCost(costs_of(costs), "kicker")


def may_collect_evidence(amount: int) -> AdditionalCost:
    """As an additional cost you may collect evidence; cast with ``extras`` of that name."""
    return AdditionalCost((CollectEvidence(amount),), "collect evidence")


def strive(cost: str) -> CostPerTarget:
    """Strive, an ability word: each target beyond the first costs that much more (601.2f)."""
    more = mana_cost(cost)
    return CostPerTarget(more.generic, more.with_generic(0))


def multikicker(costs: Costs) -> AdditionalCost:
    """Multikicker (702.33c)."""
    return AdditionalCost(costs_of(costs), "multikicker", repeatable=True)


def buyback(costs: Costs) -> tuple[Ability, ...]:
    """Buyback (702.27a): an additional cost and a replacement effect."""
    to_graveyard = Moves(THIS, ZONE_STACK, ZONE_GRAVEYARD, terms.CAUSE_RESOLVE)
    return (
        AdditionalCost(costs_of(costs), "buyback"),
        instead(
            to_graveyard,
            GoesTo(ZONE_HAND),
            condition=BuybackPaid(),
            zones=(ZONE_STACK,),
            keyword="(buyback hand)",
        ),
    )


def flashback(costs: Costs) -> AlternativeCost:
    """Flashback (702.34a)."""
    return AlternativeCost("flashback", costs_of(costs), ZONE_GRAVEYARD, exiles=True)


def evoke(costs: Costs) -> tuple[Ability, ...]:
    """Evoke (702.74a)."""
    cost = AlternativeCost("evoke", costs_of(costs))
    leave = whenever(
        enters(), SacrificeThem(SELF), condition=WasCastVia("evoke"), keyword="(sacrifice)"
    )
    return (cost, leave)


def emerge(costs: Costs, what: Filter = CREATURE) -> AlternativeCost:
    """Emerge (702.119a): the sacrificed creature's mana value reduces the generic mana."""
    return AlternativeCost("emerge", (*costs_of(costs), EmergeSacrifice(what)))


def overload(costs: Costs, *effects: Effect) -> AlternativeCost:
    """Overload (702.96a): the instructions with "each" instead of "target"."""
    return AlternativeCost("overload", costs_of(costs), modes=(mode(*effects),))


def madness(costs: Costs) -> tuple[Ability, ...]:
    """Madness (702.35a): a replacement effect, a trigger and an alternative cost.

    The trigger is on being exiled this way, so not where another effect exiled the card.
    """
    exile = "(madness exile)"
    cost = AlternativeCost("madness", costs_of(costs), ZONE_EXILE, offered=False)
    discarded = Moves(THIS, ZONE_HAND, ZONE_GRAVEYARD, terms.CAUSE_DISCARD)
    aside = instead(discarded, GoesTo(ZONE_EXILE), zones=(ZONE_HAND,), keyword=exile)
    cast = whenever(
        Moves(THIS, ZONE_HAND, ZONE_EXILE, terms.CAUSE_DISCARD),
        MayCast(MOVED_CARD, via="madness", otherwise=(Move(MOVED_CARD, ZONE_GRAVEYARD),)),
        condition=ThisWay(exile),
        zones=(ZONE_EXILE,),
        keyword="(madness cast)",
    )
    return (cost, aside, cast)


def cycling(costs: Costs) -> Activated:
    """Cycling (702.29a)."""
    parts = (*costs_of(costs), CYCLE_SELF)
    return activated(parts, Draw(), zone=ZONE_HAND, keyword="cycling")


def landcycling(land: str, costs: Costs) -> Activated:
    """Typecycling of a land type (702.29e), such as ``landcycling("Forest", "{1}")``."""
    return activated(
        (*costs_of(costs), CYCLE_SELF),
        Search(HasSubtype(land)),
        Reveal(stored("found")),
        Move(stored("found"), ZONE_HAND),
        Shuffle(),
        zone=ZONE_HAND,
        keyword=f"{land.lower()}cycling",
    )


def cumulative_upkeep(cost: str) -> Triggered:
    """Cumulative upkeep of mana (702.24a)."""
    price = PayManaTimes(mana_cost(cost), CountersOn("age", SELF))
    return whenever(
        StepBegins(terms.STEP_UPKEEP, YOU),
        PutCounters("age", 1, SELF),
        MayPay(((price,),), otherwise=(SacrificeThem(SELF),)),
        keyword=f"cumulative upkeep {cost}",
    )


def ninjutsu(costs: Costs) -> Activated:
    """Ninjutsu (702.49a): it attacks what the returned creature attacked (702.49c)."""
    parts = (*costs_of(costs), ReturnToHand(CREATURE & ATTACKING & UNBLOCKED & YOURS))
    enter = Move(SELF, ZONE_BATTLEFIELD, tapped=True, attacking=True)
    return activated(parts, enter, zone=ZONE_HAND, keyword="ninjutsu")


def split_second(condition: Condition | None = None) -> Static:
    """Split second (702.61a): no other spells, and no activated abilities but mana abilities."""
    stopped = (CantCast(EACH_PLAYER, OTHER & SPELL), CantActivate(CARD))
    return static(*stopped, condition=condition, zones=(ZONE_STACK,), keyword="split second")


def devoid() -> Static:
    """Devoid (702.114a): a characteristic-defining ability; the object is colourless."""
    return Static((affect(SELF, SetColors()),), keyword="devoid", defining=True)


def crew(power: int) -> Activated:
    """Crew (702.122a): the Vehicle becomes an artifact creature until end of turn."""
    tapping = TapPower(OTHER & CREATURE, total=power)
    becomes = Change(SELF, (AddTypes(terms.TYPE_ARTIFACT | terms.TYPE_CREATURE),))
    return activated(tapping, becomes, keyword=f"crew {power}")


def plot(costs: Costs) -> Plot:
    """Plot: a special action, only as a sorcery."""
    return Plot(costs_of(costs))
