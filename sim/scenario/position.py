"""Building the position from which a scenario starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sim.rules import layers, turn
from sim.rules.facing import showing
from sim.rules.zones import EVERYONE, MANIFESTED, back_of, face_up
from sim.scenario import enchanting
from sim.scenario.exiled import exiled_by
from sim.scenario.failure import ScenarioFailed
from sim.scenario.form import Scenario, Table, counted
from sim.scenario.names import Names
from sim.scenario.schema import CARD_ZONES
from sim.state.frames import PriorityFrame, TurnFrame
from sim.state.game_state import Combat, GameState, Settings
from sim.state.objects import GameObject
from sim.vocab.card import FaceDown
from sim.vocab.definition import CardDef
from sim.vocab.mana import mana_types
from sim.vocab.special import Morph
from sim.vocab.terms import (
    FACE_BESTOWED,
    NOBODY,
    STEP_BEGIN_COMBAT,
    STEP_CLEANUP,
    STEP_DECLARE_ATTACKERS,
    STEP_END_COMBAT,
    STEP_NAMES,
    STEP_UNTAP,
    ZONE_BATTLEFIELD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_NAMES,
)

# How the engine finds a card by its name; raises LookupError where there is none.
Lookup = Callable[[str], CardDef]

# Every priority and every choice is surfaced, so that the steps see all of them.
SETTINGS: Final = Settings(forced=True, mana_abilities=True, turn_limit=1_000_000)
MANUAL: Final = Settings(forced=True, mana_abilities=True, manual_mana=True, turn_limit=1_000_000)
_LIBRARY: Final = 40
_BEFORE: Final = -1  # since before the game was looked at


def card_names(scenario: Scenario) -> list[str]:
    """The names of the cards in the position, each once, in the order written."""
    names: dict[str, bool] = {}
    for player in scenario.players:
        for zone in CARD_ZONES:
            for entry in player.get(zone, []):
                names[entry if isinstance(entry, str) else entry["card"]] = True
    return list(names)


def missing_card(scenario: Scenario, lookup: Lookup) -> str:
    """The first card of the position that is not implemented, or ""."""
    for name in card_names(scenario):
        if _cards(name, lookup) is None:
            return counted(name)[1]
    return ""


def build(scenario: Scenario, lookup: Lookup) -> tuple[GameState, Names]:
    """The position, and what its objects are called.

    Raises:
        LookupError: a card is not implemented.
        ScenarioFailed: the position cannot be built.
    """
    builder = _Builder(lookup)
    builder.turn(scenario.start)
    for player in (0, 1):
        builder.player(player, scenario.players[player])
    builder.relations()
    builder.control()
    return builder.state, builder.names


def _cards(name: str, lookup: Lookup) -> tuple[int, CardDef] | None:
    """How many of which card, or None where there is no such card."""
    number, plain = counted(name)
    for count, one in ((number, plain), (1, name)):
        try:
            return count, lookup(one)
        except LookupError:
            continue
    return None


class _Builder:
    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.state = GameState(SETTINGS)
        self.names = Names()
        self.attached: list[tuple[GameObject, str]] = []
        self.exiled_with: list[tuple[GameObject, str]] = []

    def turn(self, start: Table) -> None:
        """Whose turn it is, where it stands, and that its player has priority."""
        state = self.state
        state.turn = start.get("turn", 5)
        state.active = "ab".index(start.get("active", "a"))
        state.starting_player = 0
        state.regular_player = state.active
        state.step = STEP_NAMES.index(start.get("step", "main1"))
        state.priority = state.active
        state.players[state.active].turn_began = state.turn
        state.players[1 - state.active].turn_began = state.turn - 1
        if STEP_BEGIN_COMBAT <= state.step <= STEP_END_COMBAT:
            state.combat = Combat()
        frame = TurnFrame()
        frame.plan = list(range(STEP_CLEANUP, state.step, -1))
        frame.position = turn.END
        state.frames = [frame, PriorityFrame()]
        if state.step == STEP_UNTAP:
            frame.position = turn.ACTIONS  # what untaps does so when the step goes on
        elif state.step == STEP_DECLARE_ATTACKERS:
            frame.position = turn.ACTIONS  # attackers are declared first
            state.frames.pop()
            state.priority = NOBODY
        elif state.step == STEP_CLEANUP:
            frame.plan = [STEP_CLEANUP]  # 514.3a: after one with priority comes another

    def player(self, number: int, table: Table) -> None:
        """One player's cards and numbers."""
        player = self.state.players[number]
        player.life = table.get("life", 20)
        counters = {kind: count for kind, count in table.get("counters", {}).items() if count}
        if table.get("poison", 0):
            counters["poison"] = table["poison"]
        player.counters = counters
        player.lands_played = table.get("lands_played", 0)
        player.pool = list(mana_types(table.get("mana", "")))
        for zone in CARD_ZONES:
            for entry in table.get(zone, []):
                self.place(entry, number, ZONE_NAMES.index(zone))
        if not table.get("library_exact", False):
            self.place(f"{_LIBRARY} Plains", number, ZONE_LIBRARY)

    def place(self, entry: str | Table, player: int, zone: int) -> None:
        """The cards of one entry of a list."""
        table = {"card": entry} if isinstance(entry, str) else entry
        found = _cards(table["card"], self.lookup)
        if found is None:
            raise LookupError(table["card"])
        count, card = found
        for copy in range(count):
            obj = self.card(card, player, zone, table)
            if copy == 0 and "id" in table:
                self.names.give(table["id"], obj)

    def card(self, card: CardDef, player: int, zone: int, table: Table) -> GameObject:
        """One object in its zone."""
        state = self.state
        owner = "ab".index(table["owner"]) if "owner" in table else player
        obj = GameObject(state.new_id(), card, owner, zone)
        obj.counters = {kind: count for kind, count in table.get("counters", {}).items() if count}
        obj.chosen = table.get("chosen", "")
        obj.x = table.get("x", 0)
        if table.get("face") == "back":
            if back_of(card, melded=False) is None:
                raise ScenarioFailed(f"{card.name} has no back face that could be up")
            obj.turned = True
            face_up(obj)
            obj.chars = obj.definition.printed
        obj.face_down = table.get("face") == "down"
        if obj.face_down and zone == ZONE_BATTLEFIELD:
            obj.definition = FaceDown.definition
            obj.chars = obj.definition.printed
            obj.known = 1 << player
            obj.via = "" if any(isinstance(one, Morph) for one in card.abilities) else MANIFESTED
        if zone == ZONE_HAND:
            obj.known = 1 << owner
        elif zone != ZONE_LIBRARY and not obj.face_down:
            obj.known = EVERYONE
        if zone == ZONE_BATTLEFIELD:
            self.permanent(obj, player, table)
        if "exiled_with" in table:
            self.exiled_with.append((obj, table["exiled_with"]))
        state.objects[obj.id] = obj
        state.zone_of(owner, zone).append(obj)
        if card.watch_zones >> zone & 1:
            state.watchers.append(obj.id)
        return obj

    def permanent(self, obj: GameObject, player: int, table: Table) -> None:
        """What only a permanent has; it entered earlier than what is listed after it."""
        obj.controller = player
        obj.default_controller = player
        obj.timestamp = self.state.new_timestamp()
        obj.since = self.state.turn if table.get("sick", False) else _BEFORE
        obj.entered = obj.since
        obj.tapped = table.get("tapped", False)
        obj.damage = table.get("damage", 0)
        obj.token = table.get("token", False)
        stated = table.get("counters", {})
        if obj.definition.loyalty and "loyalty" not in stated:
            obj.counters = {**obj.counters, "loyalty": obj.definition.loyalty}
        if "Saga" in obj.definition.subtypes and "lore" not in stated:
            obj.counters = {**obj.counters, "lore": 1}
        if "attached" in table:
            self.attached.append((obj, table["attached"]))
            if any(cost.face == FACE_BESTOWED for cost in obj.card.alternative_costs):
                obj.definition = showing(obj.card, FACE_BESTOWED)  # 702.103b
                obj.chars = obj.definition.printed

    def relations(self) -> None:
        """What is attached to or exiled with what, when everything has its place."""
        for obj, name in self.attached:
            obj.attached_to = self.names.entity(self.state, name)
            enchanting.settled(self.state, obj)
        for obj, name in self.exiled_with:
            obj.exiled_with = self.names.entity(self.state, name)
            exiled_by(self.state, obj, self.state.objects[obj.exiled_with])

    def control(self) -> None:
        """Who controls what: by an effect in the position that says so, else who has it listed.

        It has been so since before this turn, unless the permanent is sick.
        """
        state = self.state
        listed = [(obj, obj.controller, obj.since) for obj in state.battlefield]
        for obj, player, _ in listed:
            if player != obj.owner:
                obj.default_controller = obj.owner
        layers.refresh(state)
        for obj, player, _ in listed:
            if player != obj.owner and obj.controller != player:
                obj.default_controller = player
        layers.refresh(state)
        for obj, _, since in listed:
            obj.since = since
        state.dirty = True  # whoever goes on from here may have other settings
