"""What is done with whole games: playing one, comparing two decks, the command line."""

from experiments.compare import Comparison, compare
from experiments.play import AgentError, GameRecord, play_game

__all__ = ["AgentError", "Comparison", "GameRecord", "compare", "play_game"]
