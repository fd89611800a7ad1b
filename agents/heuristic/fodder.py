"""What to sacrifice for emerge: each kind of fodder makes the spell cost another amount."""

from __future__ import annotations

from typing import NamedTuple

from agents.heuristic.board import Board
from agents.heuristic.reading import Scene, fits
from sim.vocab.costs import EmergeSacrifice, PayMana
from sim.vocab.record import Cost


class Fodder(NamedTuple):
    """A permanent, the mana that its sacrifice saves, and what it costs to lose it."""

    id: int
    saves: int
    loss: float


def fodder(board: Board, costs: tuple[Cost, ...], scene: Scene) -> list[Fodder]:
    """The permanents worth sacrificing for a cost, the one that saves most mana first.

    Each saves more than all that are missed less, and enough for the mana there is. Empty where
    the cost asks for no such sacrifice.
    """
    asked = next((cost for cost in costs if isinstance(cost, EmergeSacrifice)), None)
    if asked is None:
        return []
    mana = [cost.cost for cost in costs if isinstance(cost, PayMana)]
    total = sum(cost.mana_value for cost in mana)
    generic = sum(cost.generic for cost in mana)
    found = [
        Fodder(thing.id, min(generic, thing.view.mana_value), thing.loss)
        for thing in board.things
        if thing.mine and fits(asked.filter, thing.view, scene)
    ]
    found.sort(key=lambda one: (-one.saves, one.loss))
    kept: list[Fodder] = []
    for one in found:
        if total - one.saves <= board.mana and (not kept or one.loss < kept[-1].loss):
            kept.append(one)
    return kept
