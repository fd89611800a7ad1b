"""Self-play data: games written down step by step as learners see them, and read again."""

from experiments.selfplay.dataset import Episode, SelfPlay, load_selfplay
from experiments.selfplay.errors import SelfPlayError
from experiments.selfplay.run import Summary, selfplay
from experiments.selfplay.shard import Shard

__all__ = ["Episode", "SelfPlay", "SelfPlayError", "Shard", "Summary", "load_selfplay", "selfplay"]
