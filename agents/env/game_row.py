"""The numbers of the game as a whole, but for the decision: part of what the encoder writes.

Compiled with it.
"""

from __future__ import annotations

from typing import Final

from agents.env import layout
from agents.env.packing import packed
from sim.state.game_state import GameState
from sim.state.players import Player

_MANA_TYPES: Final = 6
_NO_MANA: Final = [0] * (2 * _MANA_TYPES)
# The step, as it is written behind these numbers.
STEPS: Final = [
    packed([int(one == step) for one in range(layout.STEPS)])[0] for step in range(layout.STEPS)
]


def game_row(state: GameState, mine: Player, theirs: Player, player: int) -> list[int]:
    """The first of ``GAME_FIELDS``, as far as the step; without the counts of permanents."""
    numbers = [
        state.turn,
        1 if state.active == player else 0,
        1 if state.priority == player else 0,
        1 if state.priority == 1 - player else 0,
        1 if state.starting_player == player else 0,
        mine.life,
        theirs.life,
        mine.counters.get("poison", 0),
        theirs.counters.get("poison", 0),
        mine.counters.get("energy", 0),
        theirs.counters.get("energy", 0),
        len(mine.hand),
        len(theirs.hand),
        len(mine.library),
        len(theirs.library),
        len(mine.graveyard),
        len(theirs.graveyard),
        len(mine.exile),
        len(theirs.exile),
        0,  # permanents, which the encoder counts
        0,
        mine.lands_played,
        theirs.lands_played,
        mine.mulligans,
        theirs.mulligans,
        mine.drawn_this_turn,
        theirs.drawn_this_turn,
        mine.life_lost,
        theirs.life_lost,
    ]
    numbers += _mana(mine.pool, theirs.pool)
    numbers.append(len(state.stack))
    numbers.append(len(state.cast_this_turn))
    return numbers


def _mana(mine: list[int], theirs: list[int]) -> list[int]:
    """How many units of each type of mana two pools hold, type by type; not to be changed."""
    if not mine and not theirs:
        return _NO_MANA
    counts = [0] * (2 * _MANA_TYPES)
    for side, pool in enumerate((mine, theirs)):
        for unit in pool:
            for index in range(_MANA_TYPES):
                if unit >> index & 1:
                    counts[2 * index + side] += 1
    return counts
