"""Which replacement and prevention effects apply to an event (614.6, 616.1)."""

from __future__ import annotations

from typing import Final

from sim.rules import entering
from sim.rules.changing import effect_behind
from sim.rules.entering import enters, impossible
from sim.rules.evaluate import context_of, holds
from sim.rules.event_data import EXILER
from sim.rules.matching import moves_so, occurs
from sim.rules.protection import protects
from sim.state.events import EXILES_FROM_GRAVEYARD, Context, Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import changes as ch
from sim.vocab.abilities import Replacement
from sim.vocab.limits import CantHaveCounters
from sim.vocab.patterns import THIS, IsDealtDamage, Moves
from sim.vocab.record import Pattern
from sim.vocab.terms import (
    EVENT_COUNTERS,
    EVENT_DAMAGE,
    EVENT_MOVE,
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_STACK,
)

NONE: Final[list[tuple[int, int, Replacement]]] = []
Applicable = tuple[int, int, Replacement, Context]
LEAVING_STACK: Final = 2000  # the number of what is no ability of its source
EXILED_INSTEAD: Final = Replacement(
    Moves(THIS, ZONE_STACK, ZONE_GRAVEYARD), (ch.GoesTo(ZONE_EXILE),), None, 1 << ZONE_STACK
)
PROTECTING: Final = 2001
PROTECTED: Final = Replacement(IsDealtDamage(THIS), (ch.Prevents(),))


def is_replaceable(state: GameState, event: Event) -> bool:
    """Whether anything is to be applied to the event before it happens; quick where nothing is."""
    if not enters(event):
        if not state.replacements or event.kind not in state.replacements:
            return False
        return bool(applicable(state, event))
    return may_enter_otherwise(state, event) and enters_otherwise(state, event)


def enters_otherwise(state: GameState, event: Event) -> bool:
    """Whether anything is to be applied to what enters the battlefield."""
    return bool(applicable(state, event)) or (
        (entering.counts(state, event) or entering.needs_host(state, event))
        and not impossible(state, event)
    )


def may_enter_otherwise(state: GameState, event: Event) -> bool:
    """Whether at a glance anything could have a say in how something enters the battlefield."""
    if state.replacements:
        if EVENT_COUNTERS in state.replacements:
            return True
        for _, _, ability in state.replacements.get(EVENT_MOVE, NONE):
            if _may_apply(ability.pattern, event):
                return True
    if state.rules and CantHaveCounters in state.rules:
        return True
    definition = entering.definition_of(state, event)
    return definition is not None and (definition.has_entry or "Aura" in definition.subtypes)


def _may_apply(pattern: Pattern, event: Event) -> bool:
    """Whether at a glance the event is such a one, before anything is made to look closer."""
    return not isinstance(pattern, Moves) or moves_so(pattern, event)


def applicable(state: GameState, event: Event) -> list[Applicable]:
    """The replacement effects that apply to the event and have not been applied to it (614.5)."""
    found: list[Applicable] = []
    if impossible(state, event):
        return found
    others = state.replacements.get(event.kind, NONE) if state.replacements else NONE
    for source, number, ability in others:
        if not _may_apply(ability.pattern, event):
            continue
        if event.applied and (source, number) in event.applied:
            continue
        if event.entering is None and enters(event):
            event.entering = entering.as_entering(state, event)
        context = _context(state, source)
        context.event = event
        if occurs(state, ability.pattern, event, context) and holds(
            state, ability.condition, context
        ):
            found.append((source, number, ability, context))
    if found and event.kind == EVENT_DAMAGE:
        found += _protection(state, event)
    if event.from_zone == ZONE_STACK and event.to_zone == ZONE_GRAVEYARD:
        found += _exiled_instead(state, event)
    if enters(event):
        event.entering = None
        found += _own_entry(state, event)
        copies = [one for one in found if isinstance(one[2].changes[0], ch.EntersAsCopy)]
        if copies:
            return copies  # 616.1c: becoming a copy comes before everything else
    return found


def _exiled_instead(state: GameState, event: Event) -> list[Applicable]:
    """614.1a: what let a spell be cast exiles it, unless its controller prefers buyback (616.1)."""
    spell = state.find(event.object)
    if spell is None or spell.context is None or spell.context.exiles != EXILES_FROM_GRAVEYARD:
        return []
    source = spell.context.registers.get(EXILER, [spell.id])[0]
    return [(source, LEAVING_STACK, EXILED_INSTEAD, context_of(spell))]


def _protection(state: GameState, event: Event) -> list[Applicable]:
    """702.16e: protection prevents damage; where nothing else applies, as it is dealt."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone != ZONE_BATTLEFIELD or (obj.id, PROTECTING) in event.applied:
        return []
    if not protects(state, obj, state.find(event.source)):
        return []
    return [(obj.id, PROTECTING, PROTECTED, context_of(obj))]


def _context(state: GameState, source: int) -> Context:
    if source < 0:
        effect = effect_behind(state, source)
        return effect.context.clone() if effect is not None else Context(NOBODY, 0)
    obj = state.find(source)
    assert obj is not None
    return context_of(obj)


def _own_entry(state: GameState, event: Event) -> list[Applicable]:
    """614.12: what the entering object itself says about how it enters."""
    assert event.entry is not None
    definition = entering.definition_of(state, event)
    if definition is None or not definition.has_entry:
        return []
    found: list[Applicable] = []
    obj: GameObject | None = None
    for number, ability in enumerate(definition.abilities):
        if not isinstance(ability, Replacement) or not ability.is_entry:
            continue
        key = (event.object, number if event.entry.copy is None else number + 1000)
        if key in event.applied:
            continue
        if obj is None:
            obj = entering.as_entering(state, event)
            assert obj is not None
        if ability not in obj.chars.abilities:
            continue  # 614.12: it will have lost the ability
        context = context_of(obj)
        context.x = obj.x  # 107.3m
        context.event = event
        if holds(state, ability.condition, context):
            found.append((key[0], key[1], ability, context))
    return found
