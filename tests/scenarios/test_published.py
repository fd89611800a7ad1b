"""Every scenario of this folder as a test of its own, and the command that runs them."""

import subprocess
import sys
from pathlib import Path

import pytest

import cards
from sim.scenario import run, run_scenario
from sim.scenario.__main__ import main
from sim.scenario.form import load

HERE = Path(__file__).parent
SCENARIOS = [scenario for path in sorted(HERE.glob("*.toml")) for scenario in load(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.file}: {one.name}")
def test_scenario(scenario):
    result = run_scenario(scenario, cards.get)
    if result.verdict == "SKIP":
        pytest.skip(result.reason)
    assert str(result).startswith("PASS"), str(result)


LANDFALL = """
[[scenario]]
name = "A land is played"
a = { hand = ["Forest"] }
steps = [{ play = "Forest" }]
expect = [{ player = "a", hand = %s, lands_played = 1 }]
"""


@pytest.fixture
def write(tmp_path):
    def written(text, name="one.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_one_line_for_each_scenario_and_a_closing_line(write, capsys):
    assert main([str(write(LANDFALL % 0))]) == 0
    assert capsys.readouterr().out == "PASS one.toml: A land is played\n1 passed, 0 failed\n"


def test_a_wrong_expectation_fails(write, capsys):
    assert main([str(write(LANDFALL % 1))]) == 1
    line, closing = capsys.readouterr().out.splitlines()
    assert line.startswith("FAIL one.toml: A land is played: expect: player a: hand: ")
    assert "expected 1, found 0" in line
    assert closing == "0 passed, 1 failed"


def test_a_folder_without_scenarios_is_named(tmp_path, capsys):
    assert main([str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"{tmp_path}: a folder without scenario files (.toml)\n"


def test_a_folder_is_searched(write, tmp_path, capsys):
    write(LANDFALL % 0, "two.toml")
    write(LANDFALL % 0)
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"


def test_an_unknown_card_is_skipped(write, capsys):
    path = write(LANDFALL.replace('["Forest"]', '["Forest", "No Such Card"]') % 1)
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == (
        'SKIP one.toml: A land is played: no card "No Such Card"\n0 passed, 0 failed, 1 skipped\n'
    )


def test_strict_makes_a_skip_a_failure(write, capsys):
    path = write(LANDFALL.replace('["Forest"]', '["Forest", "No Such Card"]') % 1)
    assert main(["--strict", str(path)]) == 1
    assert capsys.readouterr().out == (
        'FAIL one.toml: A land is played: no card "No Such Card"\n0 passed, 1 failed\n'
    )


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("play =", "plya =", "steps[1].plya"),
        ("hand = [", "hands = [", "a.hands"),
        ("lands_played", "land_plays", "expect[1].land_plays"),
        ('{ play = "Forest" }', '{ play = "Forest", target = ["a"] }', "steps[1].target"),
    ],
)
def test_an_unknown_key_is_named_with_file_and_scenario(write, capsys, old, new, key):
    path = write((LANDFALL % 0).replace(old, new))
    assert main([str(path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert printed.err.startswith(f"{path}: A land is played: {key}: ")


def test_a_file_that_cannot_be_read(tmp_path, capsys):
    assert main([str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_the_other_files_run_beside_a_malformed_one(write, capsys):
    good, bad = write(LANDFALL % 0), write("scenario = 3", "bad.toml")
    assert main([str(good), str(bad)]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


def test_an_error_of_the_engine_is_one_failed_scenario(write, monkeypatch):
    def broken(state):
        raise ZeroDivisionError("no engine")

    monkeypatch.setattr("sim.rules.loop.run", broken)
    lines = []
    assert run([write(LANDFALL % 0)], cards.get, out=lines.append) == 1
    assert ": step 1 (play): ZeroDivisionError: no engine (test_published.py:" in lines[0]


def test_the_command_is_a_module(write):
    done = subprocess.run(
        [sys.executable, "-m", "sim.scenario", str(write(LANDFALL % 0))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("1 passed, 0 failed\n")
