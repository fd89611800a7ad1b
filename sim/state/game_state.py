"""The whole state of a game as one graph of plain objects that clones in microseconds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sim.state.by_id import ObjectsById
from sim.state.decision import Decision, Option
from sim.state.events import Context, Event
from sim.state.frames import Frame
from sim.state.objects import ContinuousEffect, GameObject, WaitingTrigger
from sim.state.players import Player
from sim.state.random import Random
from sim.vocab.abilities import Replacement, Triggered
from sim.vocab.mana_types import SpendOnly
from sim.vocab.record import Rule
from sim.vocab.terms import (
    FIRST_OBJECT,
    NOBODY,
    STEP_UNTAP,
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)


class Settings:
    """How a game is played; immutable and shared by clones.

    Attributes:
        forced: surface decisions that have a single option.
        mana_abilities: offer mana abilities whenever a player has priority, so that mana can
            be tapped beforehand; costs are paid by the engine either way.
        manual_mana: ask which permanents pay for every cost.
        turn_limit: turns after which the game ends as incomplete.
        decision_limit: surfaced decisions after which it does.
    """

    __slots__ = ("decision_limit", "forced", "mana_abilities", "manual_mana", "turn_limit")

    def __init__(
        self,
        forced: bool = False,
        mana_abilities: bool = False,
        manual_mana: bool = False,
        turn_limit: int = 200,
        decision_limit: int = 20_000,
    ) -> None:
        self.forced = forced
        self.mana_abilities = mana_abilities
        self.manual_mana = manual_mana
        self.turn_limit = turn_limit
        self.decision_limit = decision_limit


DEFAULT_SETTINGS: Final = Settings()


@mypyc_attr(acyclic=True)
class Combat:
    """The combat phase: who attacks what, who blocks whom, in the order declared.

    ``struck`` those with first or double strike as the first of two damage steps began (510.4),
    ``attacked`` whether anything has attacked, be it gone by now (508.8).
    """

    __slots__ = ("attacked", "attackers", "blocks", "struck")

    def __init__(self) -> None:
        self.attackers: list[int] = []
        self.blocks: list[tuple[int, int]] = []
        self.struck: list[int] = []
        self.attacked = False

    def clone(self) -> Combat:
        """An independent copy."""
        out = Combat()
        out.attackers = self.attackers.copy()
        out.blocks = self.blocks.copy()
        out.struck = self.struck.copy()
        out.attacked = self.attacked
        return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """The options a player had with priority, and what they depended on."""

    __slots__ = ("options", "stamp", "step")

    def __init__(self, stamp: int, step: int, options: list[Option]) -> None:
        self.stamp = stamp
        self.step = step
        self.options = options


class GameState:
    """Everything that a game is, apart from the rules that move it.

    ``objects`` finds an object that exists by its id, ``departed`` and ``departed_before``
    one as it was last known in this turn and the one before. ``cast_this_turn`` holds each
    spell cast this turn as it was then, with its caster, ``cast_last_turn`` how many each
    player cast the turn before; ``regular_player`` is who took the
    last turn that was not an extra one, ``extra_turns`` whose turns come before the next of those
    and which steps of each are skipped; ``damaged_this_turn`` holds pairs of a source and the
    object it damaged, ``died_this_turn`` the permanents that died. ``counter_times`` are
    the timestamps of keyword counters put on permanents, never changed in place.
    ``spending`` are the restrictions that mana of this game has had, which
    units name by their number. ``stamp`` grows with every mutation; ``dirty`` says that the
    layers must be computed afresh, ``reads`` what they depend on besides the battlefield.
    ``loose`` says that as the layers were last computed nothing that they and the indexes say of a
    permanent depended on others, so that those can come and go without touching it,
    ``attachments`` that a permanent was attached to something.
    ``altered`` are the spells and the cards outside the battlefield that static abilities change.
    ``producible`` remembers answers for as long as the stamp stands at ``producible_stamp``,
    ``offers`` each player's last options (in the time for sorceries and out of it) and
    ``surveys`` what they could pay with, while that of ``mana_stamps`` stands; a new step by
    itself moves neither. While ``stamp`` is ``settled`` state-based actions and triggers are dealt
    with, while it is ``idle`` moreover neither player could do anything outside a main phase.
    ``stirred`` says that something happened that state-based actions look at, ``declaring`` holds
    what can be declared as attacks or blocks. The indexes ``triggers`` (by kind of event),
    ``replacements`` (likewise) and ``rules`` (by class) are rebuilt with the layers and never
    changed in place.
    Objects outside the battlefield and the stack with an id below ``shared_below`` may be shared
    with a clone.
    """

    __slots__ = (
        "active",
        "actors",
        "altered",
        "attachments",
        "attacked_this_turn",
        "battlefield",
        "cast_last_turn",
        "cast_this_turn",
        "combat",
        "counter_times",
        "damaged_this_turn",
        "decision",
        "decisions_made",
        "declaring",
        "departed",
        "departed_before",
        "died_this_turn",
        "dirty",
        "effects",
        "extra_turns",
        "frames",
        "groups",
        "history",
        "idle",
        "loose",
        "mana_stamps",
        "next_id",
        "objects",
        "offers",
        "once",
        "outcome",
        "performed",
        "players",
        "priority",
        "producible",
        "producible_stamp",
        "random",
        "reads",
        "reason",
        "regular_player",
        "replacements",
        "rules",
        "settings",
        "settled",
        "shared_below",
        "spending",
        "stack",
        "stamp",
        "starting_player",
        "step",
        "stirred",
        "surveys",
        "timestamp",
        "triggers",
        "turn",
        "waiting",
        "watchers",
        "winner",
    )

    def __init__(self, settings: Settings = DEFAULT_SETTINGS, seed: int = 0) -> None:
        self.settings = settings
        self.random = Random(seed)
        self.players: list[Player] = [Player(0), Player(1)]
        self.objects = ObjectsById()
        self.departed: dict[int, GameObject] = {}
        self.departed_before: dict[int, GameObject] = {}
        self.battlefield: list[GameObject] = []
        self.stack: list[GameObject] = []
        self.watchers: list[int] = []
        self.effects: list[ContinuousEffect] = []
        self.waiting: list[WaitingTrigger] = []
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.combat: Combat | None = None
        self.performed: list[Event] = []
        self.next_id = FIRST_OBJECT
        self.shared_below = FIRST_OBJECT
        self.timestamp = 0
        self.groups: list[int] = [0, 0]
        self.turn = 0
        self.active = 0
        self.starting_player = 0
        self.regular_player = 0
        self.step = STEP_UNTAP
        self.priority = NOBODY
        self.extra_turns: list[tuple[int, tuple[int, ...]]] = []
        self.cast_this_turn: list[tuple[int, GameObject]] = []
        self.cast_last_turn: tuple[int, int] = (0, 0)
        self.attacked_this_turn: list[int] = []
        self.damaged_this_turn: list[tuple[int, int]] = []
        self.died_this_turn: list[int] = []
        self.counter_times: dict[tuple[int, str], int] = {}
        self.once: dict[tuple[int, int], int] = {}
        self.spending: tuple[SpendOnly, ...] = ()
        self.history: list[int] = []
        self.decisions_made = 0
        self.winner = NOBODY
        self.outcome = ""
        self.reason = ""
        self.stamp = 0
        self.producible: dict[int, int] = {}
        self.producible_stamp = NOBODY
        self.offers: list[Offer | None] = [None] * 4
        self.mana_stamps = [0, 0]
        self.surveys: list[tuple[int, Any]] = [(NOBODY, None), (NOBODY, None)]
        self.settled = NOBODY
        self.idle = NOBODY
        self.stirred = True
        self.declaring: tuple[int, Any] = (NOBODY, None)
        self.dirty = True
        self.reads = 0
        self.loose = False
        self.attachments = False
        self.actors: list[int] = []
        self.altered: list[int] = []
        self.triggers: dict[int, list[tuple[int, int, Triggered]]] = {}
        self.replacements: dict[int, list[tuple[int, int, Replacement]]] = {}
        self.rules: dict[type[Rule], list[tuple[Rule, Context]]] = {}

    def clone(self) -> GameState:
        """An independent copy: no change to one shows in the other."""
        out = GameState(self.settings)
        out.random.state = self.random.state
        out.players = [player.clone() for player in self.players]
        out.objects = self.objects.copy()
        out.battlefield = [one.clone() for one in self.battlefield]
        for one in out.battlefield:
            out.objects[one.id] = one
        out.stack = [one.clone() for one in self.stack]
        for one in out.stack:
            out.objects[one.id] = one
        out.departed = self.departed.copy()
        out.departed_before = self.departed_before
        out.watchers = self.watchers.copy()
        out.effects = [effect.clone() for effect in self.effects]
        out.waiting = [trigger.clone() for trigger in self.waiting]
        out.frames = [frame.clone() for frame in self.frames]
        out.decision = self.decision
        out.combat = self.combat.clone() if self.combat is not None else None
        out.performed = self.performed
        out.next_id = out.shared_below = self.shared_below = self.next_id
        out.timestamp = self.timestamp
        out.groups = self.groups.copy()
        out.turn = self.turn
        out.active = self.active
        out.starting_player = self.starting_player
        out.regular_player = self.regular_player
        out.step = self.step
        out.priority = self.priority
        out.extra_turns = self.extra_turns.copy()
        out.cast_this_turn = self.cast_this_turn.copy()
        out.cast_last_turn = self.cast_last_turn
        out.attacked_this_turn = self.attacked_this_turn.copy()
        out.damaged_this_turn = self.damaged_this_turn.copy()
        out.died_this_turn = self.died_this_turn.copy()
        out.counter_times = self.counter_times
        out.once = self.once.copy()
        out.spending = self.spending
        out.history = self.history.copy()
        out.decisions_made = self.decisions_made
        out.winner = self.winner
        out.outcome = self.outcome
        out.reason = self.reason
        out.stamp = self.stamp
        out.settled = self.settled
        out.idle = self.idle
        out.stirred = self.stirred
        out.dirty = self.dirty
        out.reads = self.reads
        out.loose = self.loose
        out.attachments = self.attachments
        out.actors = self.actors
        out.altered = self.altered
        out.triggers = self.triggers
        out.replacements = self.replacements
        out.rules = self.rules
        return out

    def find(self, id: int) -> GameObject | None:
        """The object with that id, as it is or as it was last known (113.7a)."""
        found = self.objects.get(id)
        if found is None:
            found = self.departed.get(id)
            if found is None:
                found = self.departed_before.get(id)
        return found

    def new_id(self) -> int:
        """A fresh object id."""
        id = self.next_id
        self.next_id = id + 1
        return id

    def use_up(self, what: tuple[int, int]) -> None:
        """Something that may be used once each turn has been used (602.5b)."""
        self.once[what] = 1
        self.stamp += 1
        self.mana_changed()

    def new_timestamp(self) -> int:
        """A fresh timestamp (613.7)."""
        self.timestamp += 1
        return self.timestamp

    def new_group(self, player: int) -> int:
        """A fresh group id for the decisions of one declaration of the player.

        Each player's are counted apart, so that they tell nothing of what the other was asked.
        """
        self.groups[player] += 1
        return self.groups[player] * 2 + player

    def zone_of(self, player: int, zone: int) -> list[GameObject]:
        """The list of objects of a zone; of that player where the zone is a player's own."""
        if zone == ZONE_BATTLEFIELD:
            return self.battlefield
        if zone == ZONE_STACK:
            return self.stack
        owner = self.players[player]
        if zone == ZONE_HAND:
            return owner.hand
        if zone == ZONE_GRAVEYARD:
            return owner.graveyard
        if zone == ZONE_LIBRARY:
            return owner.library
        if zone == ZONE_EXILE:
            return owner.exile
        if zone == ZONE_COMMAND:
            return owner.command
        return []

    def mana_changed(self) -> None:
        """Note that what either player could pay with may have changed."""
        self.mana_stamps[0] += 1
        self.mana_stamps[1] += 1

    def touch(self, reads: int = 0) -> None:
        """Note a mutation; ``reads`` says what changed besides the battlefield (READS_*)."""
        self.stamp += 1
        if self.reads & reads:
            self.dirty = True
