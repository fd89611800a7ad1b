"""Instructions that create tokens (111) and copies of permanents (707.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import events
from sim.rules.asking import ask, take
from sim.rules.combat.removal import can_be_attacked
from sim.rules.effects.actions import attacked_entity
from sim.rules.effects.steps import storing
from sim.rules.evaluate import defending_player, entities, players, value
from sim.state.decision import ASK_OBJECT, DO_PICK, Option
from sim.state.events import Entry, Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.vocab import effects as e
from sim.vocab.copying import Except
from sim.vocab.definition import CardDef

FRESH: Final = 0
ASKED: Final = 1


def create_token(state: GameState, frame: EffectFrame, effect: e.CreateToken) -> None:
    """701.6a: create tokens under the control of each player."""
    context = frame.context
    if effect.attacking and not choose_attacked(state, frame, effect):
        return
    number = value(state, effect.count, context)
    created: list[Event] = []
    for player in players(state, effect.who, context):
        entry = Entry(player)
        entry.tapped = effect.tapped
        if effect.attacking:
            entry.attacking = attacked_entity(state, frame)
        if effect.blocking is not None:
            blocked = entities(state, effect.blocking, context)
            if blocked:
                entry.blocking = blocked[0]
        token = effect.token
        assert isinstance(token, CardDef)
        if effect.size is not None:  # copiable, as what the effect that created it says (707.2)
            size = value(state, effect.size, context)
            token = token.variant(Except(size=(size, size)))
        created.append(events.creating(token, player, number, context.source, entry))
    frame.todo.append(storing("created"))
    events.perform(state, created)


def choose_attacked(
    state: GameState, frame: EffectFrame, effect: e.CreateToken | e.CreateCopy
) -> bool:
    """508.4: the controller chooses what it attacks; whether that is settled now."""
    context = frame.context
    if frame.position == ASKED:
        frame.position = FRESH
        context.registers["attacked"] = [take(frame).object]
        return True
    context.registers.pop("attacked", None)
    defender = defending_player(state, context)
    walkers = [obj.id for obj in state.battlefield if can_be_attacked(state, obj.id)]
    if not walkers or state.combat is None:
        return True
    frame.todo.append(effect)
    frame.position = ASKED
    options = [Option(DO_PICK, one) for one in (defender, *walkers)]
    ask(state, frame, ASK_OBJECT, context.controller, options, context.source, "attacked")
    return False


def create_copy(state: GameState, frame: EffectFrame, effect: e.CreateCopy) -> None:
    """707.2: the copiable values of the original, as it is or was last."""
    context = frame.context
    if effect.attacking and not choose_attacked(state, frame, effect):
        return
    number = value(state, effect.count, context)
    created: list[Event] = []
    for original in entities(state, effect.of, context):
        obj = state.find(original)
        if obj is None:
            continue
        for player in players(state, effect.who, context):
            entry = Entry(player)
            entry.tapped = effect.tapped
            if effect.attacking:
                entry.attacking = attacked_entity(state, frame)
            card = obj.definition.copiable.variant(effect.exception or Except(effect.keywords))
            created.append(events.creating(card, player, number, context.source, entry))
    frame.todo.append(storing("created"))
    events.perform(state, created)


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    e.CreateToken: create_token,
    e.CreateCopy: create_copy,
}
