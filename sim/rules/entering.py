"""What enters the battlefield, as it will exist there (614.12), and what an Aura will enchant."""

from __future__ import annotations

from sim.rules import layers
from sim.rules.attaching import enchant_of, may_attach
from sim.rules.effects.steps import Performed
from sim.rules.evaluate import matches, player_has_rule, player_matches, rules_of
from sim.rules.spell_changes import is_changed
from sim.rules.zones import back_of, printed_counters
from sim.state.events import Context, Entry, Event
from sim.state.frames import EffectFrame, EventFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.card import FaceDown
from sim.vocab.definition import CardDef
from sim.vocab.filters import Filter
from sim.vocab.limits import CantEnter, CantHaveCounters, LifeCantChange, MaximumDraws
from sim.vocab.outcomes import Devour, EnterTapped
from sim.vocab.record import Effect
from sim.vocab.rules import CantGainLife, CantLose
from sim.vocab.terms import (
    EVENT_COUNTERS,
    EVENT_DAMAGE,
    EVENT_DRAW,
    EVENT_LIFE,
    EVENT_LOSE,
    EVENT_MOVE,
    FIRST_OBJECT,
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_STACK,
)


def enters(event: Event) -> bool:
    """Whether something enters the battlefield by the event."""
    return event.kind == EVENT_MOVE and event.to_zone == ZONE_BATTLEFIELD


def definition_of(state: GameState, event: Event) -> CardDef | None:
    """The copiable values that the permanent will have."""
    if event.entry is not None and event.entry.copy is not None:
        return event.entry.copy
    if event.card is not None:
        return event.card
    obj = state.objects.get(event.object)
    if obj is None:
        return None
    entry = event.entry
    if entry is not None and entry.face_down:
        return FaceDown.definition
    if entry is not None and (entry.turned or entry.melded != NOBODY):
        return back_of(obj.card, entry.melded != NOBODY)
    return obj.definition


def as_entering(state: GameState, event: Event) -> GameObject | None:
    """614.12: the permanent as it would exist on the battlefield, which it is not yet on."""
    definition = definition_of(state, event)
    if definition is None:
        return None
    old = state.objects.get(event.object)
    if old is not None:
        obj = GameObject(old.id, old.card, old.owner, ZONE_BATTLEFIELD)
        obj.x, obj.kicked, obj.via = old.x, old.kicked, old.via
        obj.token = old.is_copy
        obj.controller = old.controller
    else:
        # 111.1: a token has no id before it exists.
        obj = GameObject(state.next_id, definition, event.player, ZONE_BATTLEFIELD)
        obj.token = True
    entry = event.entry
    if entry is not None:
        if entry.controller != NOBODY:
            obj.controller = entry.controller
        obj.tapped = entry.tapped
        obj.chosen = entry.chosen
        obj.attached_to = entry.attached_to
        obj.devoured = entry.devoured
    obj.default_controller = obj.controller
    obj.definition = definition
    obj.chars = definition.printed
    obj.timestamp = state.timestamp + 1
    if _changed_on_arrival(state, definition) or (state.effects and is_changed(state, obj.id)):
        _work_out(state, obj, old)
    return obj


def _changed_on_arrival(state: GameState, definition: CardDef) -> bool:
    """Whether a static ability could change what is said of the permanent as it enters."""
    for obj in state.battlefield:
        if obj.definition.changes_kinds:
            return True
    return definition.changes_own_kind


def _work_out(state: GameState, obj: GameObject, old: GameObject | None) -> None:
    """Put it onto the battlefield for as long as it takes to work out the layers."""
    state.battlefield.append(obj)
    state.objects[obj.id] = obj
    layers.refresh(state)
    state.battlefield.pop()
    if old is not None:
        state.objects[obj.id] = old
    else:
        del state.objects[obj.id]
    layers.refresh(state)


def before(state: GameState, context: Context, effects: tuple[Effect, ...]) -> None:
    """Carry out instructions before the events whose replacement effects are being applied.

    What has happened of those events already stays in ``state.performed``.
    """
    state.frames.append(EffectFrame(context, (*effects, Performed(tuple(state.performed)))))


def enter_tapped(state: GameState, frame: EffectFrame, effect: EnterTapped) -> None:
    """What is about to enter, whose event waits beneath these instructions, enters tapped."""
    beneath = state.frames[state.frames.index(frame) - 1]
    if isinstance(beneath, EventFrame):
        entry = beneath.events[beneath.index].entry
        if entry is not None:
            entry.tapped = True


def devour(state: GameState, frame: EffectFrame, effect: Devour) -> None:
    """702.82a: the creatures that were really sacrificed count."""
    number = len(frame.context.registers.get("sacrificed", []))
    beneath = state.frames[state.frames.index(frame) - 1]
    if isinstance(beneath, EventFrame):
        entry = beneath.events[beneath.index].entry
        if entry is not None and number:
            entry.devoured += number
            more = effect.counters * number
            entry.counters["+1/+1"] = entry.counters.get("+1/+1", 0) + more


# --- counters (122.6) --------------------------------------------------------------------


def count(state: GameState, event: Event, index: int) -> list[Event]:
    """122.6a: putting the counters on as it enters, as events that may be replaced.

    ``index`` is the entering event's place among the events; :func:`counted` takes the
    result back to it.
    """
    entry = event.entry
    obj = as_entering(state, event)
    if entry is None or entry.counted or obj is None:
        return []
    entry.counted = True
    for kind, number in printed_counters(obj.definition).items():
        entry.counters[kind] = entry.counters.get(kind, 0) + number
    events: list[Event] = []
    for kind, number in entry.counters.items():
        event = Event(EVENT_COUNTERS, obj.id, NOBODY, NOBODY, number, kind)
        event.entering = obj
        event.moved = index
        events.append(event)
    return events


def one_more_if(state: GameState, event: Event, kind: str, what: Filter) -> None:
    """What enters does so with an additional counter if it fits, as it will exist (614.12)."""
    obj = as_entering(state, event)
    if obj is not None and event.entry is not None:
        if matches(state, what, obj, Context(obj.id, obj.controller)):
            event.entry.counters[kind] = event.entry.counters.get(kind, 0) + 1


def counted(events: list[Event]) -> list[Event]:
    """The events without those of :func:`count`, whose results go into the entries."""
    kept: list[Event] = []
    for event in events:
        if event.entering is not None:
            entry = events[event.moved].entry
            if entry is not None:
                entry.counters[event.word] = event.amount if event.kind != NOBODY else 0
        else:
            kept.append(event)
    return kept


def may_have_counters(state: GameState, obj: GameObject, kind: str) -> bool:
    """101.2, 614.17: whether counters of the kind can be put on the permanent."""
    for forbidden, context in state.rules.get(CantHaveCounters, ()):
        assert isinstance(forbidden, CantHaveCounters)
        if forbidden.filter is None or forbidden.kind not in ("", kind):
            continue
        if matches(state, forbidden.filter, obj, context):
            return False
    return True


def may_get_counters(state: GameState, player: int, kind: str) -> bool:
    """101.2: whether the player can get counters of the kind."""
    for forbidden, context in state.rules.get(CantHaveCounters, ()):
        assert isinstance(forbidden, CantHaveCounters)
        if forbidden.players is None or forbidden.kind not in ("", kind):
            continue
        if player_matches(state, forbidden.players, player, context):
            return False
    return True


def may_draw(state: GameState, player: int) -> bool:
    """121.2b, 101.2: whether the player can draw another card this turn."""
    for limit, context in rules_of(state, MaximumDraws):
        assert isinstance(limit, MaximumDraws)
        if player_matches(state, limit.players, player, context):
            if state.players[player].drawn_this_turn >= limit.count:
                return False
    return True


# --- Auras (303.4f) ----------------------------------------------------------------------


def needs_host(state: GameState, event: Event) -> bool:
    """Whether an Aura is about to enter by another way than resolving as a spell with a target."""
    definition = definition_of(state, event)
    if definition is None or "Aura" not in definition.subtypes:
        return False
    return event.entry is not None and event.entry.attached_to == NOBODY


def hosts(state: GameState, event: Event) -> list[int]:
    """303.4f: the players and permanents that the Aura could enchant; it does not target."""
    aura = as_entering(state, event)
    if aura is None:
        return []
    found = [player.id for player in state.players if may_attach(state, aura, player.id)]
    enchant = enchant_of(aura)
    if enchant is not None and enchant.clause.zone == terms.ZONE_GRAVEYARD:
        for player in state.players:
            found += [card.id for card in player.graveyard if may_attach(state, aura, card.id)]
    return found + [obj.id for obj in state.battlefield if may_attach(state, aura, obj.id)]


def without_host(state: GameState, event: Event) -> None:
    """303.4g: it stays where it is, or goes from the stack to the graveyard; no token comes."""
    if event.from_zone == ZONE_STACK:
        event.to_zone = terms.ZONE_GRAVEYARD
        event.entry = None
    else:
        event.kind = NOBODY


def controller_of(state: GameState, event: Event) -> int:
    """Who will control what enters, and makes its choices (614.12a)."""
    entry: Entry | None = event.entry
    if entry is not None and entry.controller != NOBODY:
        return entry.controller
    obj = state.objects.get(event.object)
    return obj.controller if obj is not None else event.player


def kept_out(state: GameState, event: Event) -> bool:
    """101.2: whether an effect keeps the card from entering the battlefield from its zone."""
    card = state.objects.get(event.object)
    for forbidden, context in state.rules[CantEnter]:
        assert isinstance(forbidden, CantEnter)
        if card is not None and card.zone in forbidden.zones:
            if matches(state, forbidden.filter, card, context):
                return True
    return False


def impossible(state: GameState, event: Event) -> bool:
    """614.17d: an event that can't happen isn't replaced."""
    if event.kind == EVENT_MOVE:
        return enters(event) and CantEnter in state.rules and kept_out(state, event)
    if event.kind == EVENT_LIFE:
        if player_has_rule(state, LifeCantChange, event.player):
            return True
        return event.amount > 0 and player_has_rule(state, CantGainLife, event.player)
    if event.kind == EVENT_DAMAGE:
        return event.amount <= 0  # 120.8, 614.7a
    if event.kind == EVENT_DRAW:
        return not may_draw(state, event.player)
    if event.kind == EVENT_LOSE:
        return player_has_rule(state, CantLose, event.player)
    if event.kind == EVENT_COUNTERS and event.amount > 0 and event.object >= FIRST_OBJECT:
        obj = event.entering or state.objects.get(event.object)
        return obj is not None and not may_have_counters(state, obj, event.word)
    return False


def counts(state: GameState, event: Event) -> bool:
    """Whether the counters that something enters with might be other ones (122.6a)."""
    if event.entry is None or event.entry.counted:
        return False
    return EVENT_COUNTERS in state.replacements or CantHaveCounters in state.rules
