import json

import pytest

import sim
from experiments import bench
from experiments.cli import main
from sim.engine.version import mode

SMALL = ["--games", "2", "--runs", "2"]


@pytest.fixture(scope="module")
def measured():
    return bench.bench(["ogres"], games=2, runs=2)


def test_the_workloads_are_decks_of_sixty():
    for name in bench.WORKLOADS:
        assert [len(deck) for deck in bench.decks(name)] == [60, 60]
    for name in bench.MIRRORS:
        assert all(60 <= len(deck) <= 61 for deck in bench.decks(name))


def test_every_workload_plays():
    for name in (*bench.WORKLOADS, *bench.MIRRORS):
        assert bench._play(bench.decks(name), 1) > 20


def test_what_is_measured(measured):
    figures = measured["ogres"]
    assert figures["mode"] == mode()
    assert figures["games"] == 2
    assert figures["permanents"] == bench.PERMANENTS
    for metric in bench.METRICS:
        value = figures[metric]
        if metric == "peak_memory_mb" and value is None:
            continue
        assert len(value["runs"]) == 2
        assert 0 < value["low"] <= value["median"] <= value["high"]
    assert figures["decisions"] == sum(bench._play(bench.decks("ogres"), seed) for seed in (0, 1))


def test_the_command(measured, tmp_path, capsys):
    earlier = tmp_path / "earlier.json"
    earlier.write_text(json.dumps(measured), encoding="utf-8")
    assert main(["bench", "ogres", *SMALL, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["ogres"].keys() == measured["ogres"].keys()
    assert main(["bench", "ogres", "ogres", *SMALL, "--compare", str(earlier)]) == 0
    table = capsys.readouterr().out
    assert table.count("games/s") == 1
    assert "now / before" in table


def test_ratios(measured):
    now = bench.compared(measured, measured)
    assert now["ogres"]["clone_us"]["ratio"] == 1
    assert bench.compared(measured, {})["ogres"]["clone_us"]["ratio"] is None
    assert now["ogres"]["mode"] == mode()


def test_the_mirrors_and_their_mean(measured, tmp_path, capsys, monkeypatch):
    figures = measured["ogres"]

    def quick(names, games, runs):
        return dict.fromkeys(names, figures)

    monkeypatch.setattr(bench, "bench", quick)
    assert main(["bench", "pauper", "pauper/elves", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == [*bench.MIRRORS, "pauper"]
    assert printed["pauper"].keys() == figures.keys()
    assert printed["pauper"]["games"] == 10 * figures["games"]
    one = figures["games_per_second"]["median"]
    assert printed["pauper"]["games_per_second"]["median"] == pytest.approx(one)
    earlier = tmp_path / "earlier.json"
    earlier.write_text(json.dumps(printed), encoding="utf-8")
    assert main(["bench", "pauper", "--compare", str(earlier)]) == 0
    table = capsys.readouterr().out
    assert table.count("1.00") >= 11
    assert "white-aggro" in table
    assert main(["bench", "pauper/elves", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["pauper/elves"]


def test_the_geometric_mean(measured):
    figures = measured["ogres"]
    runs = [{"runs": [value, 4.0 * value]} for value in [2.0] * 5 + [8.0] * 5]
    mirrors = {
        name: figures | {"games_per_second": one}
        for name, one in zip(bench.MIRRORS, runs, strict=True)
    }
    mean = bench.with_mean(mirrors)["pauper"]["games_per_second"]
    assert mean["runs"] == pytest.approx([4.0, 16.0])
    assert mean["median"] == pytest.approx(10.0)


def test_an_unknown_workload(capsys):
    assert main(["bench", "ogres", "orcs"]) == 2
    assert capsys.readouterr().err == (
        "manaduel: no workload 'orcs'; there are ogres, classic, rally, pauper\n"
    )


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"ogres": 1}', '{"ogres": {"mode": "x", "clone_us": 3}}', b"\xff"]
)
def test_a_file_that_is_no_measurement(content, tmp_path, capsys):
    path = tmp_path / "earlier.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert main(["bench", "--compare", str(path)]) == 2
    assert "not a measurement" in capsys.readouterr().err
    assert main(["bench", "--compare", str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_the_version_tells_the_mode(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"manaduel, version {sim.__version__} ({mode()})\n"
    assert sim.compiled() == (mode() == "compiled")
