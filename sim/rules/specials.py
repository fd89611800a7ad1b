"""Special actions (116.2): plot and suspend from the hand, turning permanents face up."""

from __future__ import annotations

from typing import Final

from sim.rules import casting, copies, costs, events, layers, zones
from sim.rules.effects.steps import PayNow
from sim.rules.zones import MANIFESTED
from sim.state.decision import DO_SPECIAL, Option
from sim.state.events import Context
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Plot, Static
from sim.vocab.continuous import FOREVER, Affect, LoseAllAbilities
from sim.vocab.costs import PayMana
from sim.vocab.effects import Move, PutCounters, SetRule
from sim.vocab.faces import TurnFaceUp
from sim.vocab.filters import Is
from sim.vocab.record import Ability, Cost, Effect
from sim.vocab.references import SELF, Stored
from sim.vocab.rules import MayPlay
from sim.vocab.special import TIME, Morph, Suspend
from sim.vocab.terms import TURNED_UP, TYPE_CREATURE, ZONE_EXILE

PLOT: Final = "plot"
SUSPEND: Final = "suspend"
TURN_UP: Final = "turn face up"


def from_hand(state: GameState, player: int, obj: GameObject, sorcery_time: bool) -> list[Option]:
    """The special actions of a card in the player's hand."""
    found: list[Option] = []
    for special in obj.card.abilities:
        if isinstance(special, Plot):
            if sorcery_time and payable(state, player, obj, special.costs):
                found.append(Option(DO_SPECIAL, obj.id, word=PLOT))
        elif isinstance(special, Suspend):
            # 702.62a: whenever the player could begin to cast it from the hand.
            if casting.timely(state, player, obj, casting.FOR_MANA_COST) and not casting.prohibited(
                state, player, obj
            ):
                if payable(state, player, obj, special.costs):
                    found.append(Option(DO_SPECIAL, obj.id, word=SUSPEND))
    return found


def of_permanent(state: GameState, player: int, obj: GameObject) -> list[Option]:
    """708.7: a face-down permanent may be turned face up any time its controller has priority."""
    for number, price in enumerate(turning_costs(state, obj)):
        if payable(state, player, obj, price):
            return [Option(DO_SPECIAL, obj.id, number=number, word=TURN_UP)]
    return []


def turning_costs(state: GameState, obj: GameObject) -> list[tuple[Cost, ...]]:
    """What turns it face up: its morph cost; a manifested creature card's mana cost (701.34b)."""
    morphs = [cost for cost in obj.card.alternative_costs if isinstance(cost, Morph)]
    if copies.becomes_copy(state, obj) or (morphs and _abilities_are_lost(state)):
        kept = _abilities_face_up(state, obj)  # 702.37e, 708.10
        morphs = [cost for cost in kept if isinstance(cost, Morph)]
    found = [cost.turning for cost in morphs]
    if obj.via == MANIFESTED and obj.card.type_mask & TYPE_CREATURE and obj.card.cost is not None:
        found.append((PayMana(obj.card.cost),))
    return found


def _abilities_are_lost(state: GameState) -> bool:
    """Whether anything makes permanents lose all abilities, a quick look."""
    for effect in state.effects:
        if any(isinstance(one, LoseAllAbilities) for one in effect.modifications):
            return True
    for obj in state.battlefield:
        for ability in obj.definition.abilities if obj.definition.watchful else ():
            if isinstance(ability, Static):
                for part in ability.parts:
                    if isinstance(part, Affect) and any(
                        isinstance(one, LoseAllAbilities) for one in part.modifications
                    ):
                        return True
    return False


def _abilities_face_up(state: GameState, obj: GameObject) -> tuple[Ability, ...]:
    """The abilities that the permanent would have if it were face up, tried on a copy."""
    trial = state.clone()
    turned = trial.objects[obj.id]
    event = events.transforming(turned)
    event.word = TURNED_UP
    zones.transform(trial, event)
    layers.refresh(trial)
    return turned.chars.abilities


def payable(state: GameState, player: int, obj: GameObject, price: tuple[Cost, ...]) -> bool:
    """Whether the player can pay for the special action."""
    context = Context(obj.id, player)
    mana, parts = costs.split(state, price, context)
    return costs.payable(state, player, mana, parts, context)


def act(state: GameState, player: int, obj: GameObject, option: Option) -> None:
    """Take the special action: it does not use the stack (116.3)."""
    program: tuple[Effect, ...] = ()
    if option.word == TURN_UP:
        program = (PayNow(turning_costs(state, obj)[option.number]), TurnFaceUp(SELF))
    else:
        for special in obj.card.abilities:
            if isinstance(special, Plot) and option.word == PLOT:
                program = _plot(special)
            elif isinstance(special, Suspend) and option.word == SUSPEND:
                program = _suspend(special)
    state.frames.append(EffectFrame(Context(obj.id, player), program))


def _plot(special: Plot) -> tuple[Effect, ...]:
    plotted = Stored("plotted")
    later = MayPlay(Is(plotted), lands=False, free=True, as_sorcery=True, later_turn=True)
    return (
        PayNow(special.costs),
        Move(SELF, ZONE_EXILE, store="plotted"),
        SetRule(later, FOREVER),
    )


def _suspend(special: Suspend) -> tuple[Effect, ...]:
    return (
        PayNow(special.costs),
        Move(SELF, ZONE_EXILE, store="suspended"),
        PutCounters(TIME, special.counters, Stored("suspended")),
    )
