"""What may be done with priority, and what each possibility is worth."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.casting import casts
from agents.heuristic.costs import mana_needed, price_of
from agents.heuristic.effects import value_of
from agents.heuristic.instructions import walk
from agents.heuristic.play import (
    ORDER_FIND,
    ORDER_OTHER,
    Play,
)
from agents.heuristic.reading import Scene, number
from agents.heuristic.targets import best_modes
from sim.engine.card_view import CardView
from sim.state.decision import DO_ACTIVATE, DO_CAST, DO_SPECIAL, Decision, Option
from sim.vocab import effects as e
from sim.vocab.abilities import Activated, Plot
from sim.vocab.costs import PayMana, TapSelf

# A plotted card costs a turn.
_PLOTTED: Final = 0.75


def gather(board: Board, decision: Decision, used: dict[tuple[int, int], int]) -> list[Play]:
    """The plays among the options, lands aside; ``used`` counts this turn's activations."""
    plays: list[Play] = []
    for index, option in enumerate(decision.options):
        if option.verb == DO_CAST:
            plays += casts(board, index, option)
        elif option.verb == DO_ACTIVATE:
            play = _activation(board, index, option, used)
            if play is not None:
                plays.append(play)
        elif option.verb == DO_SPECIAL:
            play = _plot(board, index, option)
            if play is not None:
                plays.append(play)
    return plays


def activated(card: CardView, number: int) -> Activated | None:
    """The ability of an option's number among the activated ones."""
    found = [one for one in card.abilities if isinstance(one, Activated)]
    return found[number] if number < len(found) else None


def _activation(
    board: Board, index: int, option: Option, used: dict[tuple[int, int], int]
) -> Play | None:
    card = board.find(option.object)
    if card is None:
        return None
    ability = activated(card, option.number)
    if ability is None or ability.is_mana:
        return None
    play = Play(index, option)
    play.mana = mana_needed(ability.costs)
    if used.get((option.object, option.number), 0) >= (8 if play.mana else 3):
        return None
    scene = Scene(board, board.me, card.id)
    x_count = sum(cost.cost.x_count for cost in ability.costs if isinstance(cost, PayMana))
    if x_count:
        play.x = scene.x = max(0, board.mana - play.mana) // x_count
        play.mana += play.x * x_count
    spare = board.mana - play.mana
    price = 0.0
    for cost in ability.costs:
        if not isinstance(cost, PayMana):
            price += price_of(board, (cost,), scene, spare)
        if isinstance(cost, TapSelf) and card.is_creature:
            price += 0.2 * card.power
    value, play.modes, play.targets = best_modes(ability.modes, ability.choose, scene)
    for mode in ability.modes:
        for effect in walk(mode.effects):
            if isinstance(effect, e.CreateToken):
                play.bodies.append((effect.token.power, False))
            elif isinstance(effect, e.Draw):
                play.draws += number(effect.count, scene)
    play.price = price
    play.gain = value - price - 0.05
    play.order = ORDER_FIND if play.draws else ORDER_OTHER
    return play


def _plot(board: Board, index: int, option: Option) -> Play | None:
    card = board.find(option.object)
    special = (
        None
        if card is None
        else next((one for one in card.card.abilities if isinstance(one, Plot)), None)
    )
    if card is None or special is None or card.card.spell is None:
        return None
    play = Play(index, option)
    play.mana = mana_needed(special.costs)
    scene = Scene(board, board.me, card.id)
    value = max(value_of(mode.effects, scene) for mode in card.card.spell.modes)
    play.gain = _PLOTTED * value
    return play
