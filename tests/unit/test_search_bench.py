import functools

from experiments import search_bench
from experiments.cli import main
from sim.engine.version import mode


def test_what_is_measured():
    measured = search_bench.measure(1, 2, nodes=4)
    assert measured["mode"] == mode()
    assert 0 < measured["searched"] < measured["decisions"]
    assert measured["searched"] <= measured["nodes"] <= 4 * measured["searched"]
    for metric in search_bench.METRICS:
        value = measured[metric]
        assert len(value["runs"]) == 2
        assert 0 < value["low"] <= value["median"] <= value["high"]


def test_the_table(monkeypatch, capsys):
    monkeypatch.setattr(search_bench, "bench", functools.partial(search_bench.measure, nodes=2))
    assert main(["bench", "search", "--games", "1", "--runs", "1"]) == 0
    assert "mcts, nodes/s" in capsys.readouterr().out
    assert main(["bench", "search", "ogres"]) == 2
    assert capsys.readouterr().err == "manaduel: search takes neither workloads nor --compare\n"
