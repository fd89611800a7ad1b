"""docs/agents.md: its code runs, its commands work, and its tables have everything.

A block that begins with a comment naming a file is that file; the others run one after another.
"""

import re
import shlex
import sys
from pathlib import Path

import pytest

import agents
from experiments.cli import main
from sim.state import decision

TEXT = (Path(__file__).parents[2] / "docs" / "agents.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
MODULE = re.compile(r"# (my_\w+)\.py\n")
MODULES = {match[1]: code for _, code in BLOCKS if (match := MODULE.match(code))}
CODE = [code for language, code in BLOCKS if language == "python" and not MODULE.match(code)]
COMMANDS = [
    line for language, code in BLOCKS if language == "console" for line in code.splitlines()
]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder with the files, where commands are typed."""
    for name, code in MODULES.items():
        (tmp_path / f"{name}.py").write_text(code)
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_there_is_something_to_test():
    assert len(MODULES) == 3
    assert len(CODE) == 3
    assert len(COMMANDS) == 3


def test_the_first_agent_takes_twenty_lines():
    body = MODULES["my_agent"].partition("class Eager")[2]
    assert len([line for line in body.splitlines() if line.strip()]) <= 20


@pytest.mark.parametrize("code", CODE, ids=range(len(CODE)))
def test_the_code_runs(code):
    exec(code, {})


@pytest.mark.parametrize("command", COMMANDS, ids=range(len(COMMANDS)))
def test_the_commands_work(command, monkeypatch, capsys):
    words = shlex.split(command)
    assert words[0] == "manaduel"
    if "--games" in words:
        words[words.index("--games") + 1] = "2"
        words += ["--workers", "1"]
    with open("typed.txt", "w+") as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        assert main(words[1:]) == 0
    assert "my_agent:Eager" in capsys.readouterr().out


def test_looking_ahead_is_legal_and_sees_nothing_hidden():
    """A few decisions of it, since it plays games at each."""
    from my_lookahead import Lookahead

    from tests.games import new_game, play

    agent = Lookahead()
    for seed in range(3):
        game = play(new_game(seed), seed, 30)
        if game.decision is None:
            continue
        player = game.decision.player
        agent.begin(player, seed)
        chosen = agent.choose(game.view(player), game.decision)
        assert 0 <= chosen < len(game.decision.options)


FEW = ["--games", "2", "--workers", "1"]
MIRROR = ["elves", "elves"]


@pytest.mark.parametrize(
    "words",
    [
        ["compare", *MIRROR, *FEW, "--agent-a"],
        ["compare", *MIRROR, *FEW, "--agent-b"],
        ["league", "random", "--deck", "elves", *FEW],
        ["matrix", "elves", "caw-gates", *FEW, "--agent"],
        ["play", "--against"],
        ["play", "--hint-agent"],
        ["selfplay", "games", *MIRROR, *FEW, "--agent-a"],
        ["usage", "elves", *FEW, "--agent"],
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
def test_commands_take_agents_by_their_place(words, monkeypatch, capsys):
    with open("typed.txt", "w+") as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        assert main([*words, "my_careful:Careful:life=-3"]) == 2
        assert "life must be 0 or more" in capsys.readouterr().err
        assert main([*words, "my_careful:Careful:life=3"]) == 0


def test_every_agent_is_described():
    for name in agents.names():
        assert f"| `{name}` |" in TEXT


@pytest.mark.parametrize("name", decision.ASK_NAMES)
def test_every_kind_of_decision_is_described(name):
    assert re.search(rf"^\| .*`{name}`.* \|", TEXT, re.MULTILINE)


@pytest.mark.parametrize("name", decision.DO_NAMES)
def test_every_verb_is_described(name):
    assert f"`DO_{name.upper()}`" in TEXT
