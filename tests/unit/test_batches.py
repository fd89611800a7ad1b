"""Batches of games: matches, sideboards, failures, and runs that are killed and go on."""

import itertools
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cards
import sim
from agents import Agent
from agents.random_agent import RandomAgent
from cards import Deck
from experiments import compare
from experiments.batches import Contestant, Games, PlanError, Schedule, Series, run, sideboarded
from experiments.cli import main
from experiments.records import StoreError, open_store
from experiments.workers import LocalBackend

PAIR = ("mono-red-madness", "mono-red-rally")
RANDOM = ("--agent-a", "random", "--agent-b", "random")


@pytest.fixture(scope="module")
def decks():
    return tuple(Deck.load(name) for name in PAIR)


def schedule(decks, length, agents=("random", "random"), best_of=1, sideboards=(None, None)):
    sides = [Contestant(*one) for one in zip(decks, agents, sideboards, strict=True)]
    return Schedule([Series(*sides)], length, seed=1, best_of=best_of)


def everything_in(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def test_games_are_played_in_their_order(decks):
    games = Games(schedule(decks, 4))
    units = list(run(games, LocalBackend(1)))
    assert [one.number for (one,) in units] == [0, 1, 2, 3]
    assert [one.seat_of_a for (one,) in units] == [0, 1, 0, 1]
    assert units[0][0].seed == units[1][0].seed != units[2][0].seed
    assert units[0][0].starting_player == units[1][0].starting_player
    assert units[0][0].a_began != units[1][0].a_began


def test_the_loser_of_a_game_begins_the_next_and_two_games_win(decks):
    for records in run(Games(schedule(decks, 6, best_of=3)), LocalBackend(1)):
        assert [one.game for one in records] == list(range(1, len(records) + 1))
        assert {one.games for one in records} == {len(records)}
        for before, after in itertools.pairwise(records):
            assert after.starting_player == 1 - before.winner
            assert after.seed != before.seed
        wins = [sum(one.winner_is_a is side for one in records) for side in (True, False)]
        assert max(wins) == 2
        assert records[-1].winner_is_a is (wins[0] == 2)


def test_a_match_of_games_that_nobody_wins_ends(decks, monkeypatch):
    new_game = sim.new_game
    monkeypatch.setattr(sim, "new_game", lambda *a, **k: new_game(*a, **k, turn_limit=1))
    ((records),) = run(Games(schedule(decks, 1, best_of=3)), LocalBackend(1))
    assert [one.outcome for one in records] == ["incomplete"] * 6
    # 103.1: after a game without a loser, who chose before chooses again.
    assert len({one.starting_player for one in records}) == 1


def small_deck(name, main, sideboard=""):
    return Deck.from_text(f"{main}\n\nSideboard\n{sideboard}\n", name, any_deck=True)


PLAN = """
# against all
-1 Mountain
+1 Shock
against other
-2 Lightning Bolt
+2 Smash to Smithereens  # artifacts
"""


def test_a_sideboard_plan():
    deck = small_deck("mine", "20 Mountain\n4 Lightning Bolt", "3 Smash to Smithereens\n2 Shock")
    names = [card.name for card in sideboarded(deck, "Other", PLAN)]
    assert names == ["Mountain"] * 20 + ["Lightning Bolt"] * 2 + ["Smash to Smithereens"] * 2
    names = [card.name for card in sideboarded(deck, "elves", PLAN)]
    assert (names.count("Mountain"), names.count("Shock")) == (19, 1)
    assert sideboarded(deck, "elves", "against other\n-1 Mountain\n+1 Shock") is None


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        ("-1 Mountain", "1 cards go out and 0 come in"),
        ("-30 Mountain\n+1 Shock", "30 Mountain are asked for, the main deck has 20"),
        ("-1 Mountain\n+1 Fireblast", "1 Fireblast are asked for, the sideboard has 0"),
        ("-1 Mountan\n", 'line 1: unknown card "Mountan"|line 1: .*Mountan'),
        ("Mountain", 'line 1: "Mountain" is neither'),
    ],
)
def test_a_plan_that_cannot_be_carried_out(plan, problem):
    deck = small_deck("mine", "20 Mountain", "2 Shock")
    with pytest.raises(PlanError, match=problem):
        sideboarded(deck, "other", plan)


def test_sideboards_come_in_after_the_first_game(decks, tmp_path):
    deck = decks[1]
    name = deck.sideboard[0].name
    plan = f"-1 Mountain\n+1 {name}"
    (tmp_path / f"{deck.name}.txt").write_text(plan)
    contestant = Contestant(deck, "random", sideboarded(deck, decks[0].name, plan))
    assert contestant.main(1) == deck.main
    assert len(contestant.main(2)) == len(deck)
    assert contestant.main(2)[-1] is cards.get(name)
    result = compare(*decks, 2, "random", "random", best_of=3, plans=tmp_path)
    assert name not in result.cards_a
    assert result.cards_b[name].copies == 0
    played = (result.wins_a + result.wins_b) - 2
    rates = result.cards_b[name].rates
    assert rates["GIH"].count + rates["GNS"].count == played


def test_decks_without_a_plan_are_named(decks, tmp_path):
    first, second = decks
    (tmp_path / f"{first.name}.txt").write_text("# nothing\n")
    notes = []
    compare(*decks, 1, "random", "random", best_of=3, plans=tmp_path, notify=notes.append)
    assert notes == [f"{tmp_path}: has no {second.name}.txt; {second.name} stays as it is"]


def test_no_folder_of_plans(decks):
    with pytest.raises(PlanError, match="is no folder"):
        compare(*decks, 1, best_of=3, plans="no-such-folder")


class Fails(RandomAgent):
    """Fails in seat 1, in its third decision."""

    def begin(self, player, seed):
        super().begin(player, seed)
        self.player = player
        self.decisions = 0

    def choose(self, view, decision):
        self.decisions += 1
        if self.decisions == 3 and self.player == 1:
            raise RuntimeError("no idea\nat all")
        return super().choose(view, decision)


FAILS = f"{__name__}:Fails"


def test_a_game_that_fails_is_recorded_with_its_replay(tmp_path, capsys):
    command = ["compare", *PAIR, "--agent-a", FAILS, "--agent-b", "random", "--games", "4"]
    command += ["--workers", "1", "--out", str(tmp_path / "run")]
    assert main(command) == 1
    printed = capsys.readouterr()
    failed = [line for line in printed.err.splitlines() if line.startswith("manaduel: failed:")]
    assert len(failed) == 2
    assert "game 1, seed" in failed[0]
    assert "RuntimeError: no idea (test_batches.py, line" in failed[0]
    assert "failed" in printed.out
    lines = (tmp_path / "run" / "games.jsonl").read_text().splitlines()
    records = [json.loads(line) for line in lines]
    assert [one["outcome"] == "failed" for one in records] == [False, True, False, True]
    replay = tmp_path / "run" / records[1]["replay"]
    game = sim.replay.load(replay, cards.get)
    assert game.decision.player == 1
    assert len(game.history) == records[1]["decisions"]
    assert "no idea" in replay.with_suffix(".txt").read_text()
    # A run with failures goes on with them.
    assert main([*command, "--resume"]) == 1


class BreaksTheGame(Agent):
    """Leaves the game in a state in which the engine itself fails."""

    def choose(self, view, decision):
        if view.turn >= 3:
            view._game.state.frames.clear()
        return 0


def test_a_game_in_which_the_engine_fails_is_saved_as_far_as_it_goes(decks, tmp_path):
    agents = (f"{__name__}:BreaksTheGame", "random")
    ((records, files),) = Games(schedule(decks, 1, agents), go_on=True).play(range(1))
    assert records[0].outcome == "failed"
    path = tmp_path / "replay.json"
    path.write_bytes(files[Path(records[0].replay).name])
    assert sim.replay.load(path, cards.get).decision is not None


def test_without_records_an_exception_is_raised(decks):
    with pytest.raises(RuntimeError, match="no idea") as raised:
        compare(*decks, 2, FAILS, "random")
    assert "in game 1, whose seed is" in raised.value.__notes__[0]


def test_a_run_that_goes_on_ends_like_one_that_was_not_interrupted(decks, tmp_path):
    settings = {"agent_a": "random", "agent_b": "random", "seed": 4}
    whole = compare(*decks, 12, out=tmp_path / "whole", **settings)
    compare(*decks, 5, out=tmp_path / "parts", **settings)
    parts = compare(*decks, 12, out=tmp_path / "parts", resume=True, **settings)
    assert whole.facts() | {"games_per_second": 0} == parts.facts() | {"games_per_second": 0}
    assert everything_in(tmp_path / "whole") == everything_in(tmp_path / "parts")
    # Damage in the middle costs the games that it hit, and nothing else.
    path = tmp_path / "parts" / "games.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"turns": 2', b'"turns": 3', 1))
    notes = []
    compare(*decks, 12, out=tmp_path / "parts", resume=True, notify=notes.append, **settings)
    assert len(notes) == 1
    summaries = [(tmp_path / name / "summary.json").read_bytes() for name in ("whole", "parts")]
    assert summaries[0] == summaries[1]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_killed_run_goes_on(tmp_path, workers):
    command = ["compare", *PAIR, *RANDOM, "--games", "24", "--workers", workers, "--match", "3"]
    out = tmp_path / "killed"
    arguments = [*command, "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-m", "experiments.cli", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        path = out / "games.jsonl"
        patience = time.monotonic() + 60
        while not (path.exists() and path.stat().st_size) and time.monotonic() < patience:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    recorded = path.read_bytes()
    assert recorded
    assert not (out / "summary.json").exists()
    assert main([*arguments, "--resume"]) == 0
    assert path.read_bytes().startswith(recorded[: recorded.rfind(b"\n") + 1])
    assert main([*command, "--out", str(tmp_path / "whole")]) == 0
    assert everything_in(out) == everything_in(tmp_path / "whole")


class Nothing:
    """A work that is done at once."""

    def play(self, indices):
        return 0


def test_workers_end_with_a_run_that_is_killed():
    script = (
        "from experiments.workers import LocalBackend\n"
        "from tests.unit.test_batches import Nothing\n"
        "for _ in LocalBackend(2).run(Nothing(), (range(1) for _ in range(10**9))):\n"
        "    print(flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as process:
        assert process.stdout.readline()
        process.kill()
        # The pipe ends when nobody holds it any more, and workers hold it as long as they live.
        process.communicate(timeout=60)


class Changed(RandomAgent):
    shift = 0

    def begin(self, player, seed):
        super().begin(player, seed + self.shift)


def test_an_agent_that_has_changed_is_noticed(decks, tmp_path, monkeypatch):
    agents = {"agent_a": f"{__name__}:Changed", "agent_b": "random"}
    compare(*decks, 2, out=tmp_path, **agents)
    monkeypatch.setattr(Changed, "shift", 1)
    with pytest.raises(StoreError, match=r"game 1 of .* is another one now than was recorded"):
        compare(*decks, 3, out=tmp_path, resume=True, **agents)


def test_a_store_of_other_games_is_no_hindrance(decks, tmp_path):
    one, other = schedule(decks, 2), schedule(decks[::-1], 2)
    with open_store(tmp_path, {}, {}) as store:
        list(run(Games(one), LocalBackend(1), store))
    with open_store(tmp_path, {}, {}, resume=True) as store:
        list(run(Games(other), LocalBackend(1), store))
        assert store.count(one.sides[0]) == store.count(other.sides[0]) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["--resume"],
        ["--until", "0"],
        ["--until", "1.5"],
        ["--until", "x"],
        ["--match", "2"],
        ["--match", "99"],
        ["--match", "3", "--plans", "no-such-folder"],
        ["--plans", "."],
    ],
)
def test_bad_settings_are_one_line_and_status_2(arguments, capsys):
    assert main(["compare", *PAIR, *RANDOM, *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_a_folder_that_holds_a_run_is_refused_in_one_line(tmp_path, capsys):
    command = ["compare", *PAIR, *RANDOM, "--games", "1", "--workers", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    capsys.readouterr()
    assert main(command) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "--resume goes on with it" in line


def test_cards_are_printed_when_asked_for(capsys):
    command = ["compare", *PAIR, *RANDOM, "--games", "4", "--workers", "1", "--cards"]
    assert main(command) == 0
    printed = capsys.readouterr().out
    assert "GIH" in printed
    assert "Goblin Bushwhacker" in printed
    assert "Turn of the win, A" in printed
