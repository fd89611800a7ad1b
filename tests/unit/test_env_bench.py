import json

from experiments import env_bench
from experiments.cli import main
from sim.engine.version import mode


def test_what_is_measured(capsys):
    assert main(["bench", "env", "--games", "2", "--runs", "2", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["mode"] == mode()
    assert measured["episodes"] == 2
    assert 20 < measured["steps"] < measured["decisions"]
    for metric in env_bench.METRICS:
        value = measured[metric]
        assert len(value["runs"]) == 2
        assert 0 < value["low"] <= value["median"] <= value["high"]
    steps, games = env_bench.play(2)
    assert steps == measured["steps"]
    assert sum(len(game.history) for game in games) == measured["decisions"]


def test_the_table(monkeypatch, capsys):
    monkeypatch.setattr(env_bench, "bench", env_bench.measure)
    assert main(["bench", "env", "--games", "1", "--runs", "1"]) == 0
    printed = capsys.readouterr().out
    assert "steps/s, 64 games" in printed
    assert main(["bench", "env", "ogres"]) == 2
    assert capsys.readouterr().err == "manaduel: env takes neither workloads nor --compare\n"
