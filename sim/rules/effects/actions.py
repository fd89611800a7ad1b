"""Instructions that act at once: damage, life, zones, counters, tapping, attaching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import events
from sim.rules.attaching import may_attach
from sim.rules.combat.removal import remove_from_combat
from sim.rules.effects.steps import (
    DrawAsLeft,
    DrawCards,
    MoveStored,
    RegenerateNow,
    StoreMoved,
    storing,
)
from sim.rules.evaluate import (
    defending_player,
    entities,
    objects,
    player_has_rule,
    players,
    quantity,
    value,
)
from sim.state.events import Entry, Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.vocab import effects as e
from sim.vocab import terms
from sim.vocab.definition import LAYOUT_TRANSFORMING
from sim.vocab.outcomes import ControllersSacrifice, RemoveDamage, SetLife
from sim.vocab.rules import CantWin
from sim.vocab.terms import NOBODY, ZONE_BATTLEFIELD, ZONE_GRAVEYARD, ZONE_LIBRARY


def deal_damage(state: GameState, frame: EffectFrame, effect: e.DealDamage) -> None:
    """120.1: the source deals the damage to each recipient."""
    context = frame.context
    sources = entities(state, effect.source, context)
    if not sources:
        return
    recipients = entities(state, effect.to, context)
    if effect.divided:
        amounts = context.division
    else:
        amounts = [value(state, effect.amount, context)] * len(recipients)
    dealt = [
        events.damage(sources[0], to, amount)
        for to, amount in zip(recipients, amounts, strict=False)
    ]
    frame.todo.append(storing())
    events.perform(state, dealt)


def draw(state: GameState, frame: EffectFrame, effect: e.Draw) -> None:
    """Each player draws, in APNAP order (101.4)."""
    count = value(state, effect.count, frame.context)
    drawing = players(state, effect.who, frame.context)
    if terms.EVENT_DRAWS in state.replacements and count > 1:
        several = [Event(terms.EVENT_DRAWS, NOBODY, one, NOBODY, count) for one in drawing]
        frame.todo.append(DrawAsLeft())
        events.perform(state, several)
        return
    for player in reversed(drawing):
        frame.todo.append(DrawCards(player, count))


def draw_as_left(state: GameState, frame: EffectFrame, effect: DrawAsLeft) -> None:
    """121.2: what replacement effects have left of instructions to draw several cards."""
    for event in reversed(state.performed):
        if event.kind == terms.EVENT_DRAWS:
            frame.todo.append(DrawCards(event.player, event.amount))


def draw_cards(state: GameState, frame: EffectFrame, effect: DrawCards) -> None:
    """121.2: cards are drawn one at a time."""
    if effect.count <= 0:
        return
    if effect.count > 1:
        frame.todo.append(DrawCards(effect.player, effect.count - 1))
    frame.context.done = True
    events.perform(state, [events.drawing(effect.player)])


def mill(state: GameState, frame: EffectFrame, effect: e.Mill) -> None:
    """701.13a-b: as many as there are, if fewer."""
    count = value(state, effect.count, frame.context)
    moves: list[Event] = []
    for player in players(state, effect.who, frame.context):
        for card in state.players[player].library[: max(0, count)]:
            moves.append(events.moving(card, ZONE_GRAVEYARD, terms.CAUSE_MILL))
    frame.todo.append(storing("milled"))
    events.perform(state, moves)


def gain_life(state: GameState, frame: EffectFrame, effect: e.GainLife) -> None:
    """119.3: gain life."""
    _change_life(state, frame, effect.who, quantity(state, effect.amount, frame.context))


def lose_life(state: GameState, frame: EffectFrame, effect: e.LoseLife) -> None:
    """119.3: lose life."""
    _change_life(state, frame, effect.who, -quantity(state, effect.amount, frame.context))


def _change_life(state: GameState, frame: EffectFrame, who: Any, amount: int) -> None:
    source = frame.context.source
    changes = [events.life(player, amount, source) for player in players(state, who, frame.context)]
    frame.todo.append(storing())
    events.perform(state, changes)


def destroy(state: GameState, frame: EffectFrame, effect: e.Destroy) -> None:
    """701.7; 702.12b: indestructible permanents can't be destroyed."""
    cause = terms.CAUSE_DESTROY if effect.regenerate else terms.CAUSE_DESTROY_NO_REGENERATION
    moves = [
        events.moving(obj, ZONE_GRAVEYARD, cause, frame.context.source)
        for obj in objects(state, effect.what, frame.context)
        if obj.zone == ZONE_BATTLEFIELD and not obj.chars.keywords & terms.KEYWORD_INDESTRUCTIBLE
    ]
    frame.todo.append(storing("destroyed", before=True))
    events.perform(state, moves)


def move(state: GameState, frame: EffectFrame, effect: e.Move) -> None:
    """Put objects into a zone, all at once."""
    context = frame.context
    moves: list[Event] = []
    for obj in objects(state, effect.what, context):
        event = events.moving(obj, effect.zone, source=context.source)
        event.bottom = effect.bottom
        if event.entry is not None:
            entry = event.entry
            entry.controller = obj.owner
            if effect.controller is not None:
                entry.controller = players(state, effect.controller, context)[0]
            if effect.transformed:
                if obj.token or obj.card.other_face(LAYOUT_TRANSFORMING) is None:
                    continue  # 712.10a: it stays in its zone
                entry.turned = True
            entry.tapped = effect.tapped
            for kind, number in effect.counters:
                entry.counters[kind] = quantity(state, number, context)
            if effect.attacking:
                entry.attacking = attacked_entity(state, frame)
        elif effect.face_down:  # 406.3
            event.entry = Entry(obj.owner)
            event.entry.face_down = True
        moves.append(event)
    if effect.zone == ZONE_LIBRARY and not effect.bottom:
        moves.reverse()  # of several cards the first chosen ends up on top
    frame.todo.append(storing(effect.store))
    events.perform(state, moves)


def attacked_entity(state: GameState, frame: EffectFrame) -> int:
    """What something that enters attacking attacks (508.4): what its predecessor did."""
    context = frame.context
    for chosen in context.stored("attacked") or ():
        return chosen
    for returned in context.stored("returned") or ():
        before = state.find(returned)
        if before is not None and before.attacking != NOBODY:
            return before.attacking
    return defending_player(state, context)


def sacrifice_them(
    state: GameState, frame: EffectFrame, effect: e.SacrificeThem | ControllersSacrifice
) -> None:
    """701.17a: only its controller can sacrifice a permanent."""
    anyone = isinstance(effect, ControllersSacrifice)
    moves = [
        events.moving(obj, ZONE_GRAVEYARD, terms.CAUSE_SACRIFICE, frame.context.source)
        for obj in objects(state, effect.what, frame.context)
        if obj.zone == ZONE_BATTLEFIELD and (anyone or obj.controller == frame.context.controller)
    ]
    frame.todo.append(storing("sacrificed", before=True))
    events.perform(state, moves)


def move_stored(state: GameState, frame: EffectFrame, effect: MoveStored) -> None:
    """Put what was chosen into its zone, all at once."""
    moves = [
        events.moving(state.objects[one], effect.zone, effect.cause, frame.context.source)
        for one in frame.context.stored(effect.name) or ()
        if one in state.objects
    ]
    for one in moves:
        one.word = effect.mark
    frame.todo.append(storing(effect.name, before=True))
    events.perform(state, moves)


def store_moved(state: GameState, frame: EffectFrame, effect: StoreMoved) -> None:
    """Note what has just happened, for "if you do" and for what refers to it."""
    happened = state.performed
    frame.context.done = bool(happened)
    if effect.name:
        found: list[int] = []
        died: list[int] = []
        for event in happened:
            if event.kind == terms.EVENT_MOVE:
                if effect.before:
                    found.append(event.object)
                    if event.to_zone == ZONE_GRAVEYARD:
                        died.append(event.object)
                else:  # 713.4c: both cards of a melded permanent
                    found += [one for one in (event.moved, event.also) if one != NOBODY]
        frame.context.registers[effect.name] = found
        if effect.before:
            frame.context.registers["died"] = died  # 700.4: "that died this way"


def put_counters(state: GameState, frame: EffectFrame, effect: e.PutCounters) -> None:
    """122.6: put counters on objects or players."""
    _change_counters(
        state, frame, effect.on, effect.kind, quantity(state, effect.count, frame.context)
    )


def take_counters(state: GameState, frame: EffectFrame, effect: e.TakeCounters) -> None:
    """122.8: remove counters, as many as there are."""
    number = quantity(state, effect.count, frame.context)
    _change_counters(state, frame, effect.off, effect.kind, -number)


def _change_counters(state: GameState, frame: EffectFrame, on: Any, kind: str, number: int) -> None:
    changes = [
        events.counters(one, kind, number, frame.context.source)
        for one in entities(state, on, frame.context)
    ]
    frame.todo.append(storing())
    events.perform(state, changes)


def tap(state: GameState, frame: EffectFrame, effect: e.Tap) -> None:
    """701.21a: tap."""
    frame.todo.append(storing())
    found = objects(state, effect.what, frame.context)
    events.perform(state, [events.tapping(obj) for obj in found])


def untap(state: GameState, frame: EffectFrame, effect: e.Untap) -> None:
    """701.21b: untap."""
    frame.todo.append(storing())
    found = objects(state, effect.what, frame.context)
    events.perform(state, [events.untapping(obj) for obj in found])


def attach(state: GameState, frame: EffectFrame, effect: e.Attach) -> None:
    """701.3a: to something it can't be attached to, it stays as it is."""
    hosts = entities(state, effect.to, frame.context)
    changes: list[Event] = []
    for obj in objects(state, effect.what, frame.context):
        if hosts and obj.zone == ZONE_BATTLEFIELD and may_attach(state, obj, hosts[0]):
            changes.append(events.attaching(obj.id, hosts[0]))
    frame.todo.append(storing())
    events.perform(state, changes)


def fight(state: GameState, frame: EffectFrame, effect: e.Fight) -> None:
    """701.12b: neither deals damage if one is no longer a creature on the battlefield."""
    context = frame.context
    pair = objects(state, effect.one, context) + objects(state, effect.other, context)
    creatures = [
        obj
        for obj in pair
        if obj.zone == ZONE_BATTLEFIELD and obj.chars.types & terms.TYPE_CREATURE
    ]
    if len(creatures) != 2:
        return
    one, other = creatures
    events.perform(
        state,
        [
            events.damage(one.id, other.id, one.chars.power),
            events.damage(other.id, one.id, other.chars.power),
        ],
    )


def regenerate_now(state: GameState, frame: EffectFrame, effect: RegenerateNow) -> None:
    """701.15a: remove all damage, tap it, and remove it from combat."""
    obj = state.objects.get(effect.object)
    if obj is None:
        return
    events.remove_damage(state, obj)
    remove_from_combat(state, obj)
    state.touch()
    events.perform(state, [events.tapping(obj)])


def take_out_of_combat(state: GameState, frame: EffectFrame, effect: e.RemoveFromCombat) -> None:
    """506.4: remove from combat."""
    for obj in objects(state, effect.what, frame.context):
        remove_from_combat(state, obj)
    state.touch()


def set_life(state: GameState, frame: EffectFrame, effect: SetLife) -> None:
    """119.5: the player gains or loses the difference."""
    total = value(state, effect.amount, frame.context)
    changes = [
        events.life(player, total - state.players[player].life, frame.context.source)
        for player in players(state, effect.who, frame.context)
        if state.players[player].life != total
    ]
    frame.todo.append(storing())
    events.perform(state, changes)


def remove_damage(state: GameState, frame: EffectFrame, effect: RemoveDamage) -> None:
    """All damage marked on the permanents is removed."""
    for obj in objects(state, effect.what, frame.context):
        events.remove_damage(state, obj)


def lose_game(state: GameState, frame: EffectFrame, effect: e.LoseGame) -> None:
    """104.3e: an effect says that players lose."""
    losers = players(state, effect.who, frame.context)
    events.perform(state, [events.losing(player, "an effect said so") for player in losers])


def win_game(state: GameState, frame: EffectFrame, effect: e.WinGame) -> None:
    """104.2b: in a two-player game the opponent then loses; CantWin is 104.2's "can't"."""
    for player in players(state, effect.who, frame.context):
        if not player_has_rule(state, CantWin, player):
            state.winner, state.outcome, state.reason = player, "win", "an effect said so"


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    e.DealDamage: deal_damage,
    e.Draw: draw,
    DrawCards: draw_cards,
    DrawAsLeft: draw_as_left,
    e.Mill: mill,
    e.GainLife: gain_life,
    e.LoseLife: lose_life,
    e.Destroy: destroy,
    e.Move: move,
    e.SacrificeThem: sacrifice_them,
    ControllersSacrifice: sacrifice_them,
    MoveStored: move_stored,
    StoreMoved: store_moved,
    e.PutCounters: put_counters,
    e.TakeCounters: take_counters,
    e.Tap: tap,
    e.Untap: untap,
    e.Attach: attach,
    e.Fight: fight,
    RegenerateNow: regenerate_now,
    e.RemoveFromCombat: take_out_of_combat,
    SetLife: set_life,
    RemoveDamage: remove_damage,
    e.LoseGame: lose_game,
    e.WinGame: win_game,
}
