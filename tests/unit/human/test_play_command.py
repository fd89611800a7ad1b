"""``manaduel play``, with what is typed in a pipe."""

import io
import os
import re
import signal
import subprocess
import sys

import pytest

import cards
import sim
from experiments.cli import main


def play(monkeypatch, typed, *arguments):
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["play", *arguments])


def test_a_game_begins_at_once(monkeypatch, capsys):
    assert play(monkeypatch, "", "--seed", "5") == 0
    printed = capsys.readouterr().out
    assert "You: mono-red-rally. Opponent: mono-red-rally, played by heuristic. Seed 5." in printed
    assert "Keep this hand?" in printed
    assert "\x1b" not in printed
    assert max(map(len, printed.splitlines())) <= 80


def test_without_a_seed_each_game_is_another(monkeypatch, capsys):
    seeds = set()
    for _ in range(3):
        play(monkeypatch, "")
        seeds.add(re.search(r"Seed\s+(\d+)\.", capsys.readouterr().out)[1])
    assert len(seeds) > 1


@pytest.mark.parametrize(("first", "mine"), [("me", True), ("opponent", False)])
@pytest.mark.parametrize("seat", ["0", "1"])
def test_who_plays_first(monkeypatch, capsys, first, mine, seat):
    play(monkeypatch, "", "--first", first, "--seat", seat)
    assert ("you play first" in capsys.readouterr().out) == mine


def test_leaving_and_taking_up_again(monkeypatch, capsys, folder):
    arguments = ("elves", "white-aggro", "--against", "random", "--seat", "1", "--seed", "4")
    assert play(monkeypatch, "1\n\n\nq\n", *arguments) == 0
    assert "manaduel play --resume manaduel-4.json" in capsys.readouterr().out
    choices = sim.replay.load("manaduel-4.json", cards.get).history
    assert sim.replay.players("manaduel-4.json") == ("white-aggro (random)", "elves (human)")
    assert play(monkeypatch, "log\nundo\n1\n\nq\n", "--resume", "manaduel-4.json") == 0
    printed = capsys.readouterr().out
    assert "white-aggro (random) against elves (human)" in printed
    assert "otherwise" not in printed
    assert sim.replay.load("manaduel-4.json", cards.get).history != choices
    # Another opponent goes on from there.
    assert play(monkeypatch, "", "--resume", "manaduel-4.json", "--against", "heuristic") == 0
    assert sim.replay.players("manaduel-4.json") == ("white-aggro (heuristic)", "elves (human)")


def test_a_seat_is_needed_where_the_game_does_not_say_which(monkeypatch, capsys, folder):
    deck = cards.Deck.load("elves").main
    sim.replay.save(sim.new_game([deck, deck], 1), "game.json")
    assert play(monkeypatch, "", "--resume", "game.json") == 2
    assert capsys.readouterr().err == (
        "manaduel: game.json: does not say which seat is yours; --seat does\n"
    )
    assert play(monkeypatch, "", "--resume", "game.json", "--seat", "1") == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-deck"],
        ["elves", "no-such-deck"],
        ["elves", "elves", "elves"],
        ["--against", "nobody"],
        ["--against", "human"],
        ["--hint-agent", "nobody"],
        ["--seat", "2"],
        ["--first", "you"],
        ["--seed", "-1"],
        ["--seed", "x"],
        ["--resume", "no-such-file.json"],
        ["--decks", "no-such-folder"],
    ],
)
def test_bad_input_is_one_line_and_status_2(arguments, monkeypatch, capsys):
    assert play(monkeypatch, "1\n", *arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_an_agent_of_ones_own(monkeypatch, capsys, folder):
    (folder / "my_opponent.py").write_text(
        "import agents\n"
        "class Last(agents.Agent):\n"
        "    def choose(self, view, decision):\n"
        "        return len(decision.options) - 1\n"
    )
    assert play(monkeypatch, "1\n", "--against", "my_opponent:Last") == 0
    assert "played by my_opponent:Last" in capsys.readouterr().out


def test_an_agent_that_fails_ends_the_command_and_loses_no_game(monkeypatch, capsys, folder):
    (folder / "my_failure.py").write_text(
        "import agents\n"
        "class Wrong(agents.Agent):\n"
        "    def choose(self, view, decision):\n"
        "        return -1 if view.turn else 0\n"
    )
    assert play(monkeypatch, "1\n" * 50, "--against", "my_failure:Wrong", "--seed", "1") == 1
    [line] = capsys.readouterr().err.splitlines()
    assert "the index of no option" in line
    assert "manaduel play --resume manaduel-1.json" in line


def test_bytes_that_are_no_text_are_a_mistake_like_others(folder):
    """In a process of its own, since it is about its streams."""
    done = subprocess.run(
        [sys.executable, "-m", "experiments.cli", "play", "--seed", "1"],
        input=b"\xff\xfe\n\x00\n1\n",
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NO_COLOR": "1"},
    )
    assert done.returncode == 0, done.stderr
    assert b"is no option; type a number from 1 to 2" in done.stdout
    assert b"manaduel play --resume manaduel-1.json" in done.stdout


def test_two_people_share_a_terminal(folder):
    people = ["--agent-a", "human", "--agent-b", "human", "--games", "1", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "experiments.cli", "compare", "elves", "elves", *people],
        input=b"1\n" * 3,
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NO_COLOR": "1"},
    )
    # Both are asked, until there is nothing more to read.
    assert done.stdout.count(b"Keep this hand?") == 2
    assert done.returncode == 130, done.stderr


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there are no hangups here")
def test_a_connection_that_breaks_loses_no_game(folder):
    with subprocess.Popen(
        [sys.executable, "-m", "experiments.cli", "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("What do you do?"):
                break
        process.send_signal(signal.SIGHUP)
        process.stdout.read()
        assert process.wait(60) == 0
    assert len(sim.replay.load("manaduel-1.json", cards.get).history) > 0
