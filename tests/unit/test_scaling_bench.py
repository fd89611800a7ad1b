import json

import pytest

from experiments import scaling_bench
from experiments.cli import main
from experiments.scaling_bench import Batch


def test_a_batch_plays_every_pairing_and_takes_the_time():
    names = ("mono-red-madness", "mono-red-rally", "white-aggro")
    batch = scaling_bench._batch("random", names, 2, "local", 1)
    assert (batch.decks, batch.games, batch.where, batch.workers) == (3, 6, "local", 1)
    assert batch.start > 0 and batch.seconds > 0
    assert 0 < batch.processor_ms < (batch.start + batch.seconds) * 1000
    assert batch.games_per_second < 6 / batch.seconds


@pytest.fixture
def quick(monkeypatch):
    """Batches that are told of and not played."""

    def batch(agent, names, games, where, workers):
        games *= len(names) * (len(names) - 1) // 2
        return Batch(agent, len(names), games, where, workers, 1.0, 2.0, games / 2, 36.0)

    monkeypatch.setattr(scaling_bench, "_batch", batch)


@pytest.mark.usefixtures("quick")
def test_what_is_measured():
    measured = scaling_bench.measure(10, runs=2)
    shapes = {(one["agent"], one["decks"], one["games"]) for one in measured["batches"]}
    assert {("random", 2, 80), ("heuristic", 2, 80), ("random", 5, 100)} <= shapes
    workers = {one["workers"] for one in measured["batches"]}
    assert max(workers) <= measured["cores"]
    assert measured["million_hours"] == {"random": 10.0, "heuristic": 10.0}


@pytest.mark.usefixtures("quick")
def test_the_command(capfd):
    assert main(["bench", "scaling", "--games", "10"]) == 0
    assert "A million games of heuristic: 10.0 hours" in capfd.readouterr().out
    assert main(["bench", "scaling", "--games", "10", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["batches"]
    assert main(["bench", "scaling", "rally"]) == 2
