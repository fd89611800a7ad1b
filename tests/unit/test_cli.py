import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import agents
import cards
from experiments import mentions
from experiments.cli import main

PAIR = ("compare", "mono-red-madness", "mono-red-rally")
RANDOM = ("--agent-a", "random", "--agent-b", "random", "--workers", "1")
KEYS = (
    "games wins_a wins_b draws incomplete win_rate ci_low ci_high on_play on_draw mean_turns seed "
    "games_per_second failed paired_low paired_high on_play_interval on_draw_interval "
    "winning_turns_a winning_turns_b mulligans_a mulligans_b matches cards_a cards_b failures"
)


def test_compare_prints_a_table(capsys):
    assert main([*PAIR, *RANDOM, "--games", "3"]) == 0
    printed = capsys.readouterr().out
    assert "A: mono-red-madness (random)" in printed
    assert "95% interval" in printed


def test_compare_prints_one_json_object(capsys):
    assert main([*PAIR, *RANDOM, "--games", "4", "--seed", "9", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result) == KEYS.split()
    assert (result["games"], result["seed"]) == (4, 9)


def test_decks_from_a_folder(tmp_path, capsys):
    (tmp_path / "small.txt").write_text("20 Mountain")
    small = ["compare", "small", "small", "--decks", str(tmp_path), *RANDOM, "--games", "1"]
    assert main(small) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main([*small, "--any-deck"]) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["--nothing"],
        ["compare"],
        ["compare", "elves"],
        ["compare", "no-such-deck", "mono-red-rally"],
        ["compare", sys.executable, "mono-red-rally"],
        ["compare", ".", "mono-red-rally"],
        [*PAIR, "--games", "0"],
        [*PAIR, "--games", "-5"],
        [*PAIR, "--games", "1e3"],
        [*PAIR, "--games", "many"],
        [*PAIR, "--games", "99999999999999"],
        [*PAIR, "--workers", "0"],
        [*PAIR, "--workers", "100000"],
        [*PAIR, "--seed", "x"],
        [*PAIR, "--agent-a", "nobody"],
        [*PAIR, "--agent-b", "random:x=1"],
        [*PAIR, "--decks", "no-such-folder"],
        ["cards", "Lightnig Bolt"],
        ["scenario"],
        ["scenario", "no-such-file.toml"],
    ],
)
def test_bad_input_is_one_line_and_status_2(arguments, capfd):
    assert main(arguments) == 2
    printed = capfd.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_every_unknown_card_gets_its_line(capsys):
    assert main(["cards", "Lightnig Bolt", "Mountain", "No Such Card"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_cards_lists_all(capsys):
    assert main(["cards"]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in cards.names())


def test_cards_as_json(capsys):
    assert main(["cards", "--json"]) == 0
    facts = {card["name"]: card for card in json.loads(capsys.readouterr().out)}
    assert list(facts) == cards.names()
    assert facts["Mountain"]["mana_cost"] == ""
    assert facts["Mountain"]["types"] == ["Basic", "Land"]
    assert facts["Lightning Bolt"]["power"] is None


def test_one_card(capsys):
    assert main(["cards", "lightning bolt"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Lightning", "Bolt", "{R}"]
    assert lines[1] == "Instant"


def test_a_card_with_two_faces(capsys):
    assert main(["cards", "Huntmaster of the Fells", "Dryad Arbor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Huntmaster of the Fells  {2}{R}{G}", "Creature — Human Werewolf"]
    back = lines.index("//")
    assert lines[back - 1] == "2/2"
    assert lines[back + 1 : back + 3] == ["Ravager of the Fells", "Color indicator: red and green"]
    land = lines.index("Dryad Arbor")
    assert lines[land + 1] == "Color indicator: green"


SCENARIO = """
[[scenario]]
name = "Number {number}"
a = {{ hand = ["Shock"], battlefield = ["2 Mountain"], mana = "{{R}}" }}
b = {{ graveyard = [{{ card = "lightning bolt", id = "bolt" }}] }}
steps = [{{ pass = "a" }}]
"""


def test_a_card_with_the_scenarios_that_have_it(tmp_path, monkeypatch, capsys):
    (tmp_path / "many.toml").write_text("".join(SCENARIO.format(number=n) for n in range(13)))
    (tmp_path / "first.toml").write_text(SCENARIO.format(number=99))
    (tmp_path / "broken.toml").write_text("Shock = [")
    (tmp_path / "other.toml").write_text(SCENARIO.format(number=7).replace('"Shock"', '"Fog"'))
    monkeypatch.setattr(mentions, "SCENARIOS", tmp_path)
    assert main(["cards", "Shock"]) == 0
    printed = capsys.readouterr().out.splitlines()
    start = printed.index("Rules scenarios with it:")
    assert printed[start + 1 : start + 3] == ["  first.toml: Number 99", "  many.toml: Number 0"]
    assert printed[-1] == "  and 4 more"
    assert len(printed) == start + 12
    assert len(mentions.scenarios_with("Mountain")) == 15
    assert len(mentions.scenarios_with("Lightning Bolt")) == 15
    assert mentions.scenarios_with("Bolt") == []


def test_an_installed_package_says_nothing_of_scenarios(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(mentions, "SCENARIOS", tmp_path / "missing")
    assert main(["cards", "Shock"]) == 0
    assert "cenario" not in capsys.readouterr().out


def test_version_and_help(capsys):
    assert main(["--version"]) == 0
    assert main([]) == 0
    assert "compare" in capsys.readouterr().out


class Wrong(agents.Agent):
    def choose(self, view, decision):
        return None


def test_an_agent_that_chooses_what_is_no_option_is_one_line(capsys):
    assert main([*PAIR, *RANDOM, "--agent-b", f"{__name__}:Wrong"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "Wrong answered" in line
    assert "in game 0" in line


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["cards"], ["cards", "--json"], ["--help"]])
def test_output_that_cannot_be_written_is_one_line(arguments):
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "experiments.cli", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == ["manaduel: No space left on device"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C in another way")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupt(workers):
    command = [sys.executable, "-m", "experiments.cli", *PAIR, "--games", "1000000"]
    with subprocess.Popen(
        [*command, "--workers", workers, "--agent-a", "random", "--agent-b", "random"],
        stderr=subprocess.PIPE,
        text=True,
        # What a shell starts in the background ignores Ctrl-C, and so do its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stderr is not None
        assert process.stderr.read(1)  # the progress bar is there: games are being played
        process.send_signal(signal.SIGINT)
        _, printed = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in printed


def test_the_commands_are_told_to_whoever_asks_for_another(capsys):
    assert main(["nothing"]) == 2
    assert 'no command "nothing"; possible: bench, cards,' in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--resume"], ["--curve", "curve.png"]])
def test_a_broken_training_is_one_line(tmp_path, arguments, capsys):
    pytest.importorskip("sb3_contrib")
    for name in ("checkpoint.zip", "settings.json", "evaluations.jsonl"):
        (tmp_path / name).write_text("junk")
    assert main(["train", str(tmp_path), *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
