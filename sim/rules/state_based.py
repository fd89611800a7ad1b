"""State-based actions (704.5): checked together whenever a player would get priority."""

from __future__ import annotations

from typing import Final

from sim.rules import events
from sim.rules.asking import ask, take
from sim.rules.attaching import is_bestowed, may_attach
from sim.rules.evaluate import matches, player_has_rule, rules_of
from sim.state.decision import ASK_OBJECT, DO_PICK, Option
from sim.state.events import Event
from sim.state.frames import StateBasedFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import NO_COUNTERS, GameObject
from sim.vocab import rules as rule
from sim.vocab import terms
from sim.vocab.patterns import ChapterReached
from sim.vocab.summary import final_chapter
from sim.vocab.terms import CAUSE_DESTROY, CAUSE_SACRIFICE, CAUSE_STATE, NOBODY, ZONE_GRAVEYARD

CHOOSE: Final = 0
ASKED: Final = 1
POISON_LIMIT: Final = 10


def check(state: GameState) -> bool:
    """Perform every state-based action that applies, at once (704.3); whether any did."""
    found: list[Event] = []
    _players(state, found)
    special: list[GameObject] = []  # legendary and world permanents
    crowded: list[GameObject] = []
    for obj in state.battlefield:
        chars = obj.chars
        types = chars.types
        gone = False
        if types & terms.TYPE_CREATURE and (chars.toughness <= 0 or obj.damage or obj.deathtouched):
            gone = _creature(obj, found)
        if types & terms.TYPE_PLANESWALKER and not gone:
            if obj.counters.get("loyalty", 0) <= 0:  # 704.5i
                found.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_STATE))
                gone = True
        if not gone:
            if obj.attached_to != NOBODY or (
                types & terms.TYPE_ENCHANTMENT and "Aura" in chars.subtypes
            ):
                _attachment(state, obj, found)
            if types & terms.TYPE_ENCHANTMENT and "Saga" in chars.subtypes:
                _saga(state, obj, found)
        if chars.supertypes & (terms.SUPERTYPE_LEGENDARY | terms.SUPERTYPE_WORLD):
            special.append(obj)
        if obj.deathtouched:
            obj.deathtouched = False
        if obj.counters is not NO_COUNTERS and len(obj.counters) > 1:
            crowded.append(obj)
    if len(special) > 1:
        _worlds(special, found)
    for obj in crowded:
        _annihilate(obj, found)
    if len(special) > 1:
        groups = _legends(state, special)
        if groups:
            state.frames.append(StateBasedFrame(found, groups))
            return True
    if found:
        events.perform(state, _once_each(found))
        settle(state)
        return True
    # What replacement effects took time over may have ended the game only now (104.2a).
    settle(state)
    return False


def _once_each(found: list[Event]) -> list[Event]:
    """A permanent that two actions put into a graveyard goes there once; moves come first."""
    going: list[Event] = []
    seen: list[int] = []
    for event in found:
        if event.kind == terms.EVENT_MOVE:
            if event.object in seen:
                continue
            seen.append(event.object)
        going.append(event)
    going.sort(key=lambda event: event.kind != terms.EVENT_MOVE)
    return going


def settle(state: GameState) -> None:
    """The game ends when a player has lost (104.2a); if all have at once, it is a draw (104.4a)."""
    first, second = state.players
    if not (first.lost or second.lost) or state.outcome:
        return
    losers = [player for player in state.players if player.lost]
    if len(losers) == len(state.players):
        state.outcome, state.reason = "draw", " and ".join(player.lost for player in losers)
        return
    state.outcome, state.winner = "win", 1 - losers[0].id
    state.reason = losers[0].lost


def _players(state: GameState, found: list[Event]) -> None:
    for player in state.players:
        reason = ""
        if player.life <= 0:  # 704.5a
            reason = "0 or less life"
        elif player.unable_to_draw:  # 704.5b
            reason = "drew from an empty library"
        elif player.counters and player.counters.get("poison", 0) >= POISON_LIMIT:  # 704.5c
            reason = "ten poison counters"
        player.unable_to_draw = False
        if reason and not player.lost and not player_has_rule(state, rule.CantLose, player.id):
            found.append(events.losing(player.id, reason))


def _creature(obj: GameObject, found: list[Event]) -> bool:
    toughness = obj.chars.toughness
    if toughness <= 0:  # 704.5f
        found.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_STATE))
        return True
    if not obj.damage and not obj.deathtouched:
        return False
    if obj.damage >= toughness or obj.deathtouched:  # 704.5g-h
        if not obj.chars.keywords & terms.KEYWORD_INDESTRUCTIBLE:
            found.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_DESTROY))
            return True
    return False


def _attachment(state: GameState, obj: GameObject, found: list[Event]) -> None:
    host = obj.attached_to
    if "Aura" in obj.chars.subtypes:
        if host != NOBODY and may_attach(state, obj, host):
            return
        if host != NOBODY and is_bestowed(obj):  # 702.103f
            found.append(events.attaching(obj.id, NOBODY))
        else:  # 704.5m
            found.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_STATE))
    elif host != NOBODY:
        if "Equipment" not in obj.chars.subtypes or not may_attach(state, obj, host):
            found.append(events.attaching(obj.id, NOBODY))  # 704.5n, 704.5p


def _saga(state: GameState, obj: GameObject, found: list[Event]) -> None:
    """704.5s: after its last chapter ability has left the stack."""
    # By newer rules one that has lost its chapter abilities stays.
    final = final_chapter(obj.chars.abilities)
    if final == 0 or obj.counters.get("lore", 0) < final:
        return
    for on_stack in state.stack:
        if on_stack.context is not None and on_stack.context.source == obj.id:
            if isinstance(getattr(on_stack.ability, "pattern", None), ChapterReached):
                return
    for waiting in state.waiting:
        if waiting.context.source == obj.id:
            return
    found.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_SACRIFICE))


def _worlds(special: list[GameObject], found: list[Event]) -> None:
    """704.5k: all but the newest world permanent go; of equally new ones, all."""
    worlds = [obj for obj in special if obj.chars.supertypes & terms.SUPERTYPE_WORLD]
    if len(worlds) < 2:
        return
    newest = max(obj.timestamp for obj in worlds)
    for obj in worlds:
        if obj.timestamp < newest:
            found.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_STATE))


def _annihilate(obj: GameObject, found: list[Event]) -> None:
    """704.5q: +1/+1 and -1/-1 counters cancel each other."""
    both = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0))
    if both > 0:
        found.append(events.counters(obj.id, "+1/+1", -both))
        found.append(events.counters(obj.id, "-1/-1", -both))


def _legends(state: GameState, special: list[GameObject]) -> list[list[int]]:
    """704.5j: the legendary permanents of which a player controls several with the same name."""
    legends: dict[tuple[int, str], list[int]] = {}
    for obj in special:
        if obj.chars.supertypes & terms.SUPERTYPE_LEGENDARY:
            legends.setdefault((obj.controller, obj.chars.name), []).append(obj.id)
    groups: list[list[int]] = []
    for ids in legends.values():
        if len(ids) > 1:
            kept = [one for one in ids if _legend_rule_applies(state, one)]
            if len(kept) > 1:
                groups.append(kept)
    return groups


def _legend_rule_applies(state: GameState, id: int) -> bool:
    obj = state.objects[id]
    for exemption, context in rules_of(state, rule.NoLegendRule):
        assert isinstance(exemption, rule.NoLegendRule)
        if matches(state, exemption.filter, obj, context):
            return False
    return True


def program(state: GameState, frame: StateBasedFrame) -> None:
    """704.5j: the controller keeps one of each legend; the others go with everything else."""
    if frame.position == ASKED:
        kept = take(frame).object
        for one in frame.groups.pop(0):
            if one != kept:
                obj = state.objects[one]
                frame.events.append(events.moving(obj, ZONE_GRAVEYARD, CAUSE_STATE))
        frame.position = CHOOSE
    if frame.groups:
        group = frame.groups[0]
        controller = state.objects[group[0]].controller
        frame.position = ASKED
        options = [Option(DO_PICK, one) for one in group]
        ask(state, frame, ASK_OBJECT, controller, options, word="legend")
        return
    take_off(state.frames, frame)
    events.perform(state, _once_each(frame.events))
    settle(state)
