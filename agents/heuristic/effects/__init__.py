"""What carrying out instructions is worth to the player on a board, effect by effect."""

from agents.heuristic.effects import cards, flow, life, moves, permanents
from agents.heuristic.effects.permanents import changed_worth
from agents.heuristic.effects.valuing import value_of

__all__ = ["cards", "changed_worth", "flow", "life", "moves", "permanents", "value_of"]
