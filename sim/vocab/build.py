"""Builders: the short words in which card classes put their abilities together."""

from __future__ import annotations

from dataclasses import replace

from sim.vocab import terms
from sim.vocab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Replacement,
    SpellAbility,
    Static,
    Triggered,
    has_targets,
    produces_mana,
    triggers_on_mana,
)
from sim.vocab.changes import (
    EntersAsCopy,
    EntersChoosing,
    EntersTapped,
    EntersWithCounters,
    EventChange,
)
from sim.vocab.continuous import Affect, DefineStats
from sim.vocab.copying import Except
from sim.vocab.costs import ChangeLoyalty, as_costs
from sim.vocab.effects import AddMana, CounterSpell
from sim.vocab.filters import Filter, HasType, IsSpell
from sim.vocab.mana import mana_types
from sim.vocab.mana_types import ManaTypes, SpendOnly
from sim.vocab.patterns import THIS, ChapterReached, Moves
from sim.vocab.programs import MayPay, Mode, TargetClause
from sim.vocab.record import (
    Condition,
    Cost,
    Effect,
    Modification,
    Number,
    Pattern,
    Ref,
    Rule,
    mentions,
    reads_of,
)
from sim.vocab.references import (
    EACH_OPPONENT,
    EACH_PLAYER,
    SELF,
    TARGET,
    YOU,
    Target,
    controller_of,
)
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_GRAVEYARD, ZONE_STACK
from sim.vocab.words import casts, enters

Targets = TargetClause | tuple[TargetClause, ...]
Costs = str | Cost | tuple[Cost | str, ...]

DAMAGEABLE = HasType(terms.TYPE_CREATURE | terms.TYPE_PLANESWALKER | terms.TYPE_BATTLE)


_SPELL = IsSpell()
_ITS_CONTROLLER = controller_of(TARGET)


def target(what: Filter, zone: int = ZONE_BATTLEFIELD, of: Ref | None = None) -> TargetClause:
    """One target object that fits; ``what`` may speak of a target named before it."""
    return TargetClause(what, zone=zone, of=of, related=mentions(what, Target))


def target_spell(what: Filter) -> TargetClause:
    """One target spell or ability on the stack that fits."""
    return TargetClause(what, zone=ZONE_STACK)


def target_spell_or(what: Filter, spells: Filter = _SPELL) -> TargetClause:
    """One target spell that fits ``spells``, or permanent that fits ``what``."""
    return TargetClause(what, spells=spells)


def target_card(what: Filter, zone: int = ZONE_GRAVEYARD, of: Ref = YOU) -> TargetClause:
    """One target card in a graveyard or exile."""
    return TargetClause(what, zone=zone, of=of)


def any_target(count: int = 1) -> TargetClause:
    """Any target: a creature, player, planeswalker or battle (115.4)."""
    return TargetClause(DAMAGEABLE, EACH_PLAYER, count, count)


def any_targets(minimum: Number, maximum: Number) -> TargetClause:
    """Between ``minimum`` and ``maximum`` targets of any kind."""
    return TargetClause(DAMAGEABLE, EACH_PLAYER, minimum, maximum)


def up_to(count: Number, what: Filter, zone: int = ZONE_BATTLEFIELD) -> TargetClause:
    """Up to that many target objects."""
    return TargetClause(what, None, 0, count, zone)


def target_player() -> TargetClause:
    """One target player."""
    return TargetClause(None, EACH_PLAYER)


def target_opponent() -> TargetClause:
    """One target opponent."""
    return TargetClause(None, EACH_OPPONENT)


def target_player_or_planeswalker() -> TargetClause:
    """One target player or planeswalker."""
    return TargetClause(HasType(terms.TYPE_PLANESWALKER), EACH_PLAYER)


def target_opponent_or_planeswalker() -> TargetClause:
    """One target opponent or planeswalker."""
    return TargetClause(HasType(terms.TYPE_PLANESWALKER), EACH_OPPONENT)


def _clauses(targets: Targets) -> tuple[TargetClause, ...]:
    return targets if isinstance(targets, tuple) else (targets,)


def costs_of(costs: Costs) -> tuple[Cost, ...]:
    """Costs from a text, a record, or several of both."""
    return as_costs(*costs) if isinstance(costs, tuple) else as_costs(costs)


def mode(*effects: Effect, targets: Targets = ()) -> Mode:
    """One mode: instructions and their targets."""
    return Mode(effects, _clauses(targets))


def spell(*effects: Effect, targets: Targets = ()) -> SpellAbility:
    """What the instant or sorcery does."""
    return SpellAbility((mode(*effects, targets=targets),))


def counter_unless(costs: Costs, what: Ref = TARGET, who: Ref = _ITS_CONTROLLER) -> MayPay:
    """Counters a spell unless a player, by default its controller, pays (118.12a)."""
    return MayPay((costs_of(costs),), otherwise=(CounterSpell(what),), who=who)


def modal(*modes: Mode, choose: int = 1, at_most: int | None = None) -> SpellAbility:
    """Choose ``choose`` of the modes, or between ``choose`` and ``at_most``."""
    return SpellAbility(modes, choose, choose if at_most is None else at_most)


def activated(
    costs: Costs,
    *effects: Effect,
    targets: Targets = (),
    as_sorcery: bool = False,
    zone: int = ZONE_BATTLEFIELD,
    condition: Condition | None = None,
    once_each_turn: bool = False,
    keyword: str = "",
) -> Activated:
    """An activated ability; it is a mana ability where 605.1a says so."""
    modes = (mode(*effects, targets=targets),)
    parts = costs_of(costs)
    loyalty = any(isinstance(cost, ChangeLoyalty) for cost in parts)
    return Activated(
        parts,
        modes,
        as_sorcery or loyalty,
        zone,
        condition,
        once_each_turn,
        keyword,
        produces_mana(modes) and not has_targets(modes) and not loyalty,
    )


def loyalty_ability(change: int, *effects: Effect, targets: Targets = ()) -> Activated:
    """A loyalty ability (606); not called ``loyalty``, which is a field of the card."""
    return activated(ChangeLoyalty(change), *effects, targets=targets)


def whenever(
    pattern: Pattern,
    *effects: Effect,
    targets: Targets = (),
    condition: Condition | None = None,
    zones: tuple[int, ...] = (ZONE_BATTLEFIELD,),
    once_each_turn: bool = False,
    keyword: str = "",
    batch: bool = False,
) -> Triggered:
    """A triggered ability; "when" and "at" are the same word to the rules (603.1)."""
    modes = (mode(*effects, targets=targets),)
    mask = 0
    for zone in zones:
        mask |= 1 << zone
    return Triggered(
        pattern,
        modes,
        condition,
        mask,
        once_each_turn,
        keyword,
        produces_mana(modes) and not has_targets(modes) and triggers_on_mana(pattern),
        batch=batch,
    )


def when_cast(
    *effects: Effect, targets: Targets = (), condition: Condition | None = None
) -> Triggered:
    """When you cast this spell: triggers while it is on the stack (601.2i)."""
    this_spell = casts(YOU, THIS)
    return whenever(this_spell, *effects, targets=targets, condition=condition, zones=(ZONE_STACK,))


def chapter(*numbers: int, effects: tuple[Effect, ...], targets: Targets = ()) -> Triggered:
    """A chapter ability of a Saga (715.2)."""
    return whenever(ChapterReached(numbers), *effects, targets=targets)


def static(
    *parts: Affect | Rule,
    condition: Condition | None = None,
    zones: tuple[int, ...] = (ZONE_BATTLEFIELD,),
    keyword: str = "",
) -> Static:
    """A static ability."""
    mask = 0
    for zone in zones:
        mask |= 1 << zone
    # Rules are asked anew each time; only what the layers compute must know what it reads.
    layered = tuple(part for part in parts if isinstance(part, Affect))
    return Static(parts, condition, mask, keyword, reads_of(condition, layered))


def affect(what: Filter | Ref, *modifications: Modification) -> Affect:
    """A continuous effect on the objects that fit."""
    return Affect(what, modifications)


def defined_stats(power: Number, toughness: Number) -> Static:
    """A characteristic-defining ability for power and toughness (604.3)."""
    ability = Static((Affect(SELF, (DefineStats(power, toughness),)),), defining=True)
    return replace(ability, reads=reads_of(ability))


def instead(
    pattern: Pattern,
    *changes: EventChange,
    condition: Condition | None = None,
    optional: bool = False,
    zones: tuple[int, ...] = (ZONE_BATTLEFIELD,),
    keyword: str = "",
) -> Replacement:
    """A replacement effect."""
    mask = 0
    for zone in zones:
        mask |= 1 << zone
    return Replacement(pattern, changes, condition, mask, optional, keyword)


def enters_tapped(condition: Condition | None = None, what: Moves | None = None) -> Replacement:
    """The permanent enters tapped."""
    return instead(what or enters(), EntersTapped(), condition=condition)


def enters_with(kind: str, count: Number = 1, condition: Condition | None = None) -> Replacement:
    """The permanent enters with counters."""
    return instead(enters(), EntersWithCounters(kind, count), condition=condition)


def as_enters_choose(kind: str, other_than: str = "") -> Replacement:
    """As the permanent enters, choose a colour, a card name, a creature type."""
    return instead(enters(), EntersChoosing(kind, other_than))


def may_enter_as_copy(
    what: Filter,
    exception: Except | None = None,
    counters: tuple[tuple[str, Filter], ...] = (),
) -> Replacement:
    """You may have this enter as a copy (707.9), with counters that depend on what it is."""
    return instead(enters(), EntersAsCopy(what, exception=exception, counters=counters))


def additional_cost(*costs: Cost | str) -> AdditionalCost:
    """A mandatory additional cost."""
    return AdditionalCost(as_costs(*costs))


def instead_of_mana_cost(*costs: Cost | str, condition: Condition | None = None) -> AlternativeCost:
    """A cost that you may pay rather than the mana cost; cast ``via`` "alternative"."""
    parts = as_costs(*costs)
    words = " and ".join(part.text()[0].lower() + part.text()[1:] for part in parts)
    when = f"If {condition.text()}, you" if condition else "You"
    written = f"{when} may {words} rather than pay this spell's mana cost"
    return AlternativeCost("alternative", parts, condition=condition, written=written)


def add_mana(
    text: str, count: Number = 1, who: Ref = YOU, spend: SpendOnly | None = None
) -> AddMana:
    """Add the mana written, such as ``{G}{G}``; ``{R/W}`` is one mana of either."""
    return AddMana(mana_types(text), count, who, spend=spend)


def add_mana_among(among: ManaTypes, who: Ref = YOU, types: int = terms.ALL_COLORS) -> AddMana:
    """Add one mana of types that are found in the game, as far as they are in the mask."""
    return AddMana((types,), who=who, among=among)


def add_any_color(count: int = 1, spend: SpendOnly | None = None) -> AddMana:
    """Add mana of any one colour."""
    return AddMana((terms.ALL_COLORS,) * count, same=True, spend=spend)


__all__ = [
    "DAMAGEABLE",
    "activated",
    "add_any_color",
    "add_mana",
    "add_mana_among",
    "additional_cost",
    "affect",
    "any_target",
    "any_targets",
    "as_enters_choose",
    "chapter",
    "costs_of",
    "counter_unless",
    "defined_stats",
    "enters_tapped",
    "enters_with",
    "instead",
    "instead_of_mana_cost",
    "loyalty_ability",
    "may_enter_as_copy",
    "modal",
    "mode",
    "spell",
    "static",
    "target",
    "target_card",
    "target_opponent",
    "target_opponent_or_planeswalker",
    "target_player",
    "target_player_or_planeswalker",
    "target_spell",
    "target_spell_or",
    "up_to",
    "when_cast",
    "whenever",
]
