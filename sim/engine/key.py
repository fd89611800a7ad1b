"""The canonical form of a game, and its digest.

Two games have the same key if whatever is done to both next has the same effect in both. The
form holds neither object identities nor what is only a cache (the indexes, the stamps) nor how
the game came about (the history of choices).
"""

from __future__ import annotations

import hashlib

from sim.rules.effects.steps import Performed
from sim.rules.likeness import same_characteristics
from sim.state.combat_frames import AttackFrame, BlockFrame, DamageFrame
from sim.state.decision import Decision
from sim.state.events import Context, Entry, Event
from sim.state.frames import (
    AnnounceFrame,
    EffectFrame,
    EventFrame,
    Frame,
    MulliganFrame,
    PayFrame,
    PriorityFrame,
    ResolveFrame,
    StateBasedFrame,
    TriggersFrame,
    TurnFrame,
)
from sim.state.game_state import Combat, GameState, Settings
from sim.state.objects import ContinuousEffect, GameObject, WaitingTrigger
from sim.state.players import Player
from sim.vocab.definition import CardDef, Characteristics
from sim.vocab.record import Record

Form = tuple[object, ...]
"""Nested tuples of integers, booleans, texts and None."""


def digest(state: GameState) -> str:
    """The key of a state: 32 hexadecimal digits, equal on every platform."""
    return hashlib.blake2b(repr(canonical(state)).encode(), digest_size=16).hexdigest()


def canonical(state: GameState) -> Form:
    """Everything that matters for the future of the game, as nested tuples.

    For debugging: where two keys differ, comparing the tuples shows in what.
    """
    return _Canon().state(state)


def difference(one: object, other: object, path: str = "") -> str:
    """Where two canonical forms first differ, as a path of indices and both values; or empty."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            found = difference(left, right, f"{path}[{index}]")
            if found:
                return found
        if len(one) != len(other):
            return f"{path}: {len(one)} parts, not {len(other)}"
        return ""
    return "" if one == other else f"{path}: {one!r}, not {other!r}"


class _Canon:
    """Makes canonical forms; remembers the text of each record it has met."""

    def __init__(self) -> None:
        # By id(): every record is kept alive by the state for as long as this is used.
        self.texts: dict[int, str] = {}

    def state(self, state: GameState) -> Form:
        return (
            ("settings", _settings(state.settings)),
            ("random", state.random.state),
            ("turn", state.turn, state.step, state.active, state.priority, state.starting_player),
            ("turns", state.regular_player, tuple(state.extra_turns), state.cast_last_turn),
            ("counts", state.next_id, state.timestamp, tuple(state.groups), state.decisions_made),
            ("end", state.winner, state.outcome, state.reason),
            ("players", tuple([self.player(player) for player in state.players])),
            ("battlefield", self.objects(state.battlefield)),
            ("stack", self.objects(state.stack)),
            ("departed", self.departed(state.departed), self.departed(state.departed_before)),
            ("watchers", tuple(state.watchers)),
            ("effects", tuple([self.effect(effect) for effect in state.effects])),
            ("waiting", tuple([self.waiting(trigger) for trigger in state.waiting])),
            ("frames", tuple([self.frame(frame) for frame in state.frames])),
            ("decision", _decision(state.decision)),
            ("combat", _combat(state.combat)),
            ("performed", tuple([self.event(event) for event in state.performed])),
            ("cast", tuple([(who, self.object(spell)) for who, spell in state.cast_this_turn])),
            ("attacked", tuple(state.attacked_this_turn)),
            ("damaged", tuple(state.damaged_this_turn), tuple(state.died_this_turn)),
            ("once", tuple(sorted(state.once.items())), tuple(sorted(state.counter_times.items()))),
            ("spending", self.records(state.spending)),
        )

    def record(self, record: Record | None) -> str:
        if record is None:
            return ""
        text = self.texts.get(id(record))
        if text is None:
            if isinstance(record, Performed):  # the one record that holds more than records
                text = repr(tuple([self.event(event) for event in record.events]))
            else:
                text = repr(record)
            self.texts[id(record)] = text
        return text

    def records(self, records: tuple[Record, ...] | list[Record]) -> Form:
        return tuple([self.record(one) for one in records])

    def player(self, player: Player) -> Form:
        return (
            player.id,
            player.life,
            tuple(sorted(player.counters.items())),
            tuple([_hidden(card) for card in player.library]),
            tuple([_hidden(card) for card in player.hand]),
            self.objects(player.graveyard),
            self.objects(player.exile),
            self.objects(player.command),
            tuple(player.pool),
            player.lands_played,
            (player.drawn_this_turn, player.entered_types),
            player.life_gained,
            player.life_lost,
            player.turn_began,
            player.skip_turns,
            player.mulligans,
            player.lost,
            player.unable_to_draw,
        )

    def objects(self, objects: list[GameObject]) -> Form:
        return tuple([self.object(one) for one in objects])

    def departed(self, departed: dict[int, GameObject]) -> Form:
        return tuple([self.object(departed[id]) for id in sorted(departed)])

    def object(self, obj: GameObject) -> Form:
        return (
            obj.id,
            _card(obj.card),
            self.chars(obj.chars, obj.definition),
            (_card(obj.definition), _card(obj.own)),
            obj.owner,
            obj.controller,
            obj.default_controller,
            obj.zone,
            obj.token,
            obj.is_copy,
            obj.known,
            (obj.became, obj.became_too, obj.copied, _card(obj.melded), obj.turned, obj.turned_at),
            obj.timestamp,
            (obj.since, obj.entered),
            obj.tapped,
            obj.damage,
            obj.deathtouched,
            tuple(sorted(obj.counters.items())) if obj.counters else (),
            obj.attached_to,
            obj.chosen,
            obj.exiled_with,
            obj.face_down,
            obj.attacking,
            obj.blocked,
            obj.blocking,
            obj.x,
            obj.kicked,
            (obj.via, obj.cast_from, obj.devoured)[: 3 if obj.devoured else 2],
            self.context(obj.context),
            self.record(obj.ability),
        )

    def chars(self, chars: Characteristics, card: CardDef) -> Form | None:
        """The characteristics; None where they are the printed ones."""
        if same_characteristics(chars, card.printed):
            return None
        return (
            chars.name,
            chars.supertypes,
            chars.types,
            tuple(sorted(chars.subtypes)),
            chars.all_creature_types,
            chars.colors,
            chars.power,
            chars.toughness,
            chars.keywords,
            () if chars.abilities == card.abilities else self.records(chars.abilities),
            len(chars.abilities),
        )

    def context(self, context: Context | None) -> Form | None:
        if context is None:
            return None
        return (
            context.source,
            context.controller,
            tuple([tuple(chosen) for chosen in context.targets]),
            tuple(context.division),
            context.modes,
            context.x,
            context.kicked,
            context.via,
            self.event(context.event) if context.event is not None else None,
            tuple([(name, tuple(ids)) for name, ids in sorted(context.registers.items())]),
            tuple(sorted(context.words.items())),
            context.done,
            context.exiles,
            context.applied,
        )

    def event(self, event: Event) -> Form:
        return (
            event.kind,
            event.object,
            event.player,
            event.source,
            event.amount,
            event.word,
            event.from_zone,
            event.to_zone,
            event.cause,
            event.combat,
            event.bottom,
            event.moved,
            event.also,
            _card(event.card),
            _entry(event.entry),
            self.object(event.entering) if event.entering is not None else None,
            event.units,
            event.planned,
            event.applied,
        )

    def effect(self, effect: ContinuousEffect) -> Form:
        return (
            effect.id,
            self.context(effect.context),
            effect.duration,
            effect.timestamp,
            effect.turn,
            effect.objects,
            self.records(effect.modifications),
            self.record(effect.rule),
            self.record(effect.replacement),
            self.record(effect.pattern),
            self.records(effect.effects),
            effect.uses,
            effect.reads,
        )

    def waiting(self, trigger: WaitingTrigger) -> Form:
        return (self.record(trigger.ability), _card(trigger.card), self.context(trigger.context))

    def frame(self, frame: Frame) -> Form:
        answer = frame.answer.astuple() if frame.answer is not None else None
        head = (frame.kind, frame.position, frame.group, answer)
        return head + self.frame_registers(frame)

    def frame_registers(self, frame: Frame) -> Form:
        if isinstance(frame, TurnFrame):
            return (tuple(frame.plan[::-1]),)
        if isinstance(frame, MulliganFrame):
            return (tuple(frame.undecided), tuple(frame.again))
        if isinstance(frame, PriorityFrame):
            return (frame.passes,)
        if isinstance(frame, AnnounceFrame):
            return self.announce(frame)
        if isinstance(frame, PayFrame):
            return self.pay(frame)
        if isinstance(frame, ResolveFrame):
            return (frame.object,)
        if isinstance(frame, EffectFrame):
            todo = tuple([self.record(effect) for effect in frame.todo])
            return (self.context(frame.context), todo, tuple(frame.picked))
        if isinstance(frame, EventFrame):
            events = tuple([self.event(event) for event in frame.events])
            instead = tuple([self.frame(program) for program in frame.instead])
            return (events, frame.index, tuple(frame.options), instead)
        if isinstance(frame, TriggersFrame):
            return (tuple([self.waiting(trigger) for trigger in frame.waiting]),)
        if isinstance(frame, StateBasedFrame):
            events = tuple([self.event(event) for event in frame.events])
            return (events, tuple([tuple(group) for group in frame.groups]))
        if isinstance(frame, (AttackFrame, BlockFrame)):
            return (tuple(frame.pairs),)
        if isinstance(frame, DamageFrame):
            first = (frame.first, tuple(frame.sources), tuple(frame.amounts))
            return (*first, tuple(frame.assigned))
        raise TypeError(f"{type(frame).__name__} has no canonical form")

    def announce(self, frame: AnnounceFrame) -> Form:
        return (
            frame.object,
            frame.player,
            self.record(frame.ability),
            tuple([self.record(mode) for mode in frame.modes]),
            tuple(frame.chosen),
            self.record(frame.way),
            frame.free,
            frame.origin,
            tuple(frame.extras),
            tuple([self.record(part) for part in frame.parts]),
            frame.life_symbols,
            frame.asked,
            frame.emerged,
            frame.clause,
            tuple(frame.picked),
        )

    def pay(self, frame: PayFrame) -> Form:
        return (
            frame.player,
            repr(frame.mana),
            tuple([self.record(part) for part in frame.parts]),
            tuple([tuple(ids) for ids in frame.chosen]),
            frame.index,
            frame.delve,
            frame.convoke,
            tuple(frame.delved),
            tuple(frame.floating or ()),
            frame.activations,
        )


def _settings(settings: Settings) -> Form:
    return (
        settings.forced,
        settings.mana_abilities,
        settings.manual_mana,
        settings.turn_limit,
        settings.decision_limit,
    )


def _card(card: CardDef | None) -> str:
    # The class too: two tokens of one name may differ.
    return "" if card is None else f"{card.name} {card.module}.{card.qualname}"


def _hidden(obj: GameObject) -> Form:
    """A card in a library or hand: nothing else has happened to it (validate makes sure)."""
    return (obj.id, _card(obj.card), obj.known, obj.timestamp, obj.since)


def _decision(decision: Decision | None) -> Form | None:
    if decision is None:
        return None
    return (
        decision.kind,
        decision.player,
        tuple([option.astuple() for option in decision.options]),
        decision.group,
        decision.subject,
        decision.word,
    )


def _combat(combat: Combat | None) -> Form | None:
    if combat is None:
        return None
    lists = (tuple(combat.attackers), tuple(combat.blocks), tuple(combat.struck))
    return (*lists, combat.attacked)


def _entry(entry: Entry | None) -> Form | None:
    if entry is None:
        return None
    return (
        entry.controller,
        entry.tapped,
        tuple(sorted(entry.counters.items())),
        _card(entry.copy),
        entry.keywords,
        entry.chosen,
        entry.attacking,
        entry.blocking,
        entry.attached_to,
        entry.face_down,
        entry.counted,
        entry.turned,
        (entry.melded, entry.devoured)[: 2 if entry.devoured else 1],
    )
