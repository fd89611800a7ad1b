"""What is done with whole games: playing one, comparing two decks, the command line."""

from typing import TYPE_CHECKING

from experiments.compare import Comparison, compare
from experiments.play import AgentError, GameRecord, play_game

if TYPE_CHECKING:
    from experiments.selfplay.dataset import load_selfplay
else:

    def __getattr__(name: str) -> object:
        """``load_selfplay``, imported when it is asked for: it needs the environments."""
        if name != "load_selfplay":
            raise AttributeError(f"module 'experiments' has no attribute {name!r}")
        from experiments.selfplay.dataset import load_selfplay

        return load_selfplay


__all__ = ["AgentError", "Comparison", "GameRecord", "compare", "load_selfplay", "play_game"]
