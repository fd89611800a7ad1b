import pytest

from cards import Deck
from experiments.selfplay import selfplay

RANDOM = ("random", "random")


@pytest.fixture(scope="session")
def decks():
    return [Deck.load(name) for name in ("mono-red-madness", "mono-red-rally")]


@pytest.fixture(scope="session")
def made(decks, tmp_path_factory):
    """A data set of six games in three shards."""
    folder = tmp_path_factory.mktemp("selfplay") / "data"
    selfplay(folder, decks, 6, RANDOM, seed=5, shard_games=2)
    return folder
