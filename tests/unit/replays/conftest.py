import pytest

import sim
from experiments.replays.recording import Recording
from tests.games import new_game, play


@pytest.fixture(scope="session")
def finished():
    return play(new_game(seed=21, starting_player=1), 3)


@pytest.fixture(scope="session")
def recording(finished):
    return Recording.of(finished, ("madness", "rally"))


@pytest.fixture
def saved(finished, tmp_path):
    path = tmp_path / "game.json"
    sim.replay.save(finished, path, ("madness", "rally"))
    return path
