import json

from experiments import agent_bench
from experiments.bench import PAUPER_DECKS
from experiments.cli import main
from sim.engine.version import mode


def test_what_is_measured(monkeypatch, capsys):
    monkeypatch.setattr(agent_bench, "PAUPER_DECKS", PAUPER_DECKS[5:7])
    measured = agent_bench.measure(["heuristic", "random"], games=1, runs=2)
    assert (measured["mode"], measured["games"]) == (mode(), 1)
    assert list(measured["agents"]) == ["heuristic", "random"]
    for figures in measured["agents"].values():
        assert len(figures["runs"]) == 2
        assert 0 < figures["low"] <= figures["median"] <= figures["high"]
        assert figures["high"] <= figures["slowest_ms"] * 1e3
        assert list(figures["decks"]) == list(PAUPER_DECKS[5:7])
        assert figures["decisions"] > 50
    assert measured["agents"]["random"]["median"] < measured["agents"]["heuristic"]["median"]
    monkeypatch.setattr(agent_bench, "bench", lambda specs, games, runs: measured)
    assert main(["bench", "agents"]) == 0
    printed = capsys.readouterr().out
    assert "decisions a run" in printed and PAUPER_DECKS[5] in printed
    assert main(["bench", "agents", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == measured


def test_what_is_refused(capsys):
    assert main(["bench", "agents", "nobody"]) == 2
    assert 'no agent "nobody"' in capsys.readouterr().err
    assert main(["bench", "agents", "--compare", "earlier.json"]) == 2
    assert capsys.readouterr().err == "manaduel: agents does not take --compare\n"
