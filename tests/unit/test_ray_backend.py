"""The Ray backend on a cluster of this machine; left out where Ray is not installed."""

import json
import os
import signal
import threading
import time

import pytest

from cards import Deck
from experiments.backends import make_backend
from experiments.batches import Contestant, Games, Schedule, Series
from experiments.cli import main
from experiments.play import AgentError
from experiments.ray_backend import RayBackend
from experiments.workers import LocalBackend, chunks_of

DECKS = ("mono-red-madness", "mono-red-rally")


class Marked:
    """Plays games, and leaves its process's id in a folder as it begins a chunk."""

    def __init__(self, games, folder):
        self.games = games
        self.folder = folder

    def play(self, indices):
        (self.folder / f"{indices.start}-{os.getpid()}").touch()
        time.sleep(0.2)
        return self.games.play(indices)


class Wrong:
    """Fails at one game."""

    def play(self, indices):
        if 3 in indices:
            error = AgentError("it chose nothing")
            error.add_note("in game 3")
            raise error
        return list(indices)


@pytest.mark.parametrize("spec", ["", "nowhere", "ray:", "local:2", "rays"])
def test_backends_that_there_are_not(spec):
    with pytest.raises(ValueError, match="possible: local, ray or ray:ADDRESS"):
        make_backend(spec, 1)


def test_without_ray_it_is_said(monkeypatch, capfd):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["compare", *DECKS, "--backend", "ray"]) == 2
    assert capfd.readouterr().err == 'manaduel: this needs Ray: pip install "manaduel[ray]"\n'


@pytest.fixture(scope="module")
def cluster():
    pytest.importorskip("ray", reason="Ray is not installed")
    backend = RayBackend(workers=2)
    yield backend
    backend.end()


@pytest.fixture(scope="module")
def games():
    first, second = (Contestant(Deck.load(name), "random") for name in DECKS)
    return Games(Schedule((Series(first, second),), 24, 7))


# Ray itself leaves files and sockets open, and warns of its own future.
pytestmark = pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")


@pytest.mark.slow
def test_the_same_results_though_a_worker_is_killed(cluster, games, tmp_path):
    expected = [one for part in LocalBackend(1).run(games, [range(24)]) for one in part]

    def kill_the_first():
        while not (marks := list(tmp_path.iterdir())):
            time.sleep(0.02)
        os.kill(int(marks[0].name.partition("-")[2]), signal.SIGKILL)

    killer = threading.Thread(target=kill_the_first)
    killer.start()
    chunks = chunks_of([range(24)], 24, cluster.workers)
    found = [one for part in cluster.run(Marked(games, tmp_path), chunks) for one in part]
    killer.join()
    assert found == expected
    begun = [mark.name.partition("-")[0] for mark in tmp_path.iterdir()]
    assert len(begun) > len(set(begun))  # some chunk was begun twice


@pytest.mark.slow
def test_what_is_raised_in_a_worker_is_raised_here(cluster):
    parts = cluster.run(Wrong(), (range(one, one + 1) for one in range(8)))
    assert [next(parts) for _ in range(3)] == [[0], [1], [2]]
    with pytest.raises(AgentError, match="it chose nothing") as caught:
        next(parts)
    assert caught.value.__notes__ == ["in game 3"]


@pytest.mark.slow
def test_it_may_be_stopped_early(cluster, games):
    parts = cluster.run(games, (range(one, one + 1) for one in range(24)))
    next(parts)
    parts.close()
    assert list(cluster.run(games, [range(1)])) == [games.play(range(1))]


@pytest.mark.slow
@pytest.mark.usefixtures("cluster")
def test_the_commands_play_the_same_there(tmp_path, capfd):
    quick = ["--agent-a", "random", "--agent-b", "random", "--games", "8", "--workers", "2"]
    told = []
    for backend in ("local", "ray"):
        assert main(["compare", *DECKS, *quick, "--json", "--backend", backend]) == 0
        told.append(json.loads(capfd.readouterr().out))
        told[-1].pop("games_per_second")
        folder = str(tmp_path / backend)
        more = ["--shard-games", "2", "--backend", backend]
        assert main(["selfplay", folder, *DECKS, *quick, *more]) == 0
        capfd.readouterr()
    assert told[0] == told[1]
    for file in (tmp_path / "local").iterdir():
        assert file.read_bytes() == (tmp_path / "ray" / file.name).read_bytes()


@pytest.mark.parametrize(
    "address", ["auto", "127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1", "here:there"]
)
def test_an_address_where_nobody_answers(address, capfd, monkeypatch):
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    ray.shutdown()
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")  # of a cluster that is gone
    assert main(["compare", *DECKS, "--backend", f"ray:{address}"]) == 2
    printed = capfd.readouterr().err
    assert printed.startswith(f"manaduel: Ray cluster {address}: ")
    assert len(printed.splitlines()) == 1
