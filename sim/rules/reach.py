"""What is too dear at a glance: more mana than the player could ever spend now (118.3a)."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import rules_of
from sim.rules.mana.survey import survey
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.allowances import ActivationCostChange, PaysInstead
from sim.vocab.costs import PayMana, TapSelf
from sim.vocab.permissions import GainsCost, MayPlay
from sim.vocab.rules import CostChange

NO_LIMIT: Final = 1 << 30


def reach(state: GameState, player: int) -> int:
    """How much mana the player could spend at most; NO_LIMIT where no glance can tell.

    Nor can it where effects let cards be cast for less than any of the costs on them, which are
    what ``CardDef.least_mana`` knows.
    """
    rules = state.rules
    if rules:
        if CostChange in rules or PaysInstead in rules or GainsCost in rules:
            return NO_LIMIT
        for permission, _ in rules_of(state, MayPlay):
            assert isinstance(permission, MayPlay)
            if permission.free:
                return NO_LIMIT
    seen = survey(state, player)
    if not seen.bounded:
        return NO_LIMIT
    return len(state.players[player].pool) + seen.total + seen.more


def too_dear(obj: GameObject, most: int) -> bool:
    """Whether the card can't be cast in any way that is written on it with that much mana."""
    card = obj.card
    return card.least_mana > most and obj.chars is card.printed


def too_much(state: GameState, obj: GameObject, ability: Activated, most: int) -> bool:
    """Whether at a glance the ability of the object can't be paid with that much mana."""
    least = 0
    for part in ability.costs:
        if isinstance(part, PayMana):
            least += part.cost.least
        elif isinstance(part, TapSelf) and obj.tapped:
            return True
    return least > most and (not state.rules or ActivationCostChange not in state.rules)
