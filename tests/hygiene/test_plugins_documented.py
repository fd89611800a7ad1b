"""docs/plugins.md: its examples are those of the tree, and what it shows works.

The package with cards is installed into a folder of its own, without a network; the commands that
need it run in processes of their own, since what is installed is looked up once.
"""

import os
import pickle
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cards
import sim
from agents.env import ManaDuelEnv, vocabulary
from agents.env.encoder import UNKNOWN_CARD
from cards import plugins, registry
from experiments.cli import main
from tests.games import play

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "plugins.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
QUOTED = [code for language, code in BLOCKS if language != "console"]
PACKAGES = ("example_cards", "broken_cards")
HERE, INSTALLED = [], []
for language, code in BLOCKS:
    if language == "console":
        (INSTALLED if code.startswith("pip") else HERE).append(code.splitlines())


def run(folder, *words):
    """A command with the package installed, in a process of its own."""
    places = [str(folder), str(ROOT)]
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder in which the package is installed."""
    # A copy, since a build leaves its traces beside what it builds.
    source = tmp_path_factory.mktemp("source") / "plugin"
    shutil.copytree(ROOT / "examples" / "card_plugin", source)
    folder = tmp_path_factory.mktemp("installed")
    options = ["--no-index", "--no-deps", "--no-build-isolation", "--no-compile", "--quiet"]
    done = run(folder, "-m", "pip", "install", *options, "--target", str(folder), str(source))
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("code", QUOTED, ids=lambda code: code.partition("\n")[0])
def test_what_is_quoted_is_in_the_tree(code):
    head, _, quoted = code.partition("\n")
    assert quoted in (ROOT / head.removeprefix("# ")).read_text(encoding="utf-8")


def test_the_example_agent_is_that_of_the_docs():
    source = (ROOT / "examples" / "my_agent.py").read_text(encoding="utf-8")
    assert source in (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lines", HERE, ids=lambda lines: lines[-1])
def test_decks_and_agents(lines, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(ROOT)
    monkeypatch.delitem(sys.modules, "my_agent", raising=False)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    (tmp_path / "typed").touch()
    for line in lines:
        words = shlex.split(line)
        if words[0] == "cd":
            monkeypatch.chdir(words[1])
            continue
        if "--games" in words:
            words[words.index("--games") + 1 :] = ["2", "--workers", "1"]
        with open(tmp_path / "typed") as typed:
            monkeypatch.setattr(sys, "stdin", typed)
            assert main(words[1:]) == 0
        shown = capsys.readouterr().out
        assert "bolts-and-bears" in shown or "my_agent:Eager" in shown


def test_cards_of_an_installed_package(installed):
    [lines] = INSTALLED
    assert lines[0] == "pip install examples/card_plugin"
    for line in lines[1:]:
        words = shlex.split(line)
        if "--games" in words:
            # Two, so that worker processes have to find the cards as well.
            words[words.index("--games") + 1 :] = ["2", "--workers", "2"]
        done = run(installed, "-m", "experiments.cli", *words[1:])
        assert done.returncode == 0, done.stderr
        assert re.search("Moth|2 passed|lamplighters", done.stdout), done.stdout


def test_they_are_looked_up_only_when_they_are_needed(installed):
    code = """
import sys, cards
cards.get("Lightning Bolt")
assert "importlib.metadata" not in sys.modules
cards.Deck.load("mono-red-rally")
assert not [name for name in sys.modules if name.startswith("example_cards")]
assert cards.get("trim THE wick").name == "Trim the Wick"
assert "example_cards.definitions.lamplighters_apprentice" not in sys.modules
"""
    done = run(installed, "-c", code)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def here(monkeypatch):
    """Makes what is installed in a folder known to this process for a while."""

    def forget():
        for remembered in (plugins.packages, registry._modules, registry._load, registry._fronts):
            remembered.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] in PACKAGES]:
            del sys.modules[name]

    def know(folder):
        monkeypatch.syspath_prepend(folder)
        forget()

    yield know
    monkeypatch.undo()
    forget()


def test_they_stand_among_all_cards(installed, here):
    here(installed)
    assert "Trim the Wick" in cards.names()
    assert "Trim the Wick" not in cards.shipped_names()
    assert cards.suggest("Trim the Wik", 1) == ["Trim the Wick"]
    with pytest.raises(cards.UnknownCard, match='no card "Trim the Wik"; nearest: Trim the Wick'):
        cards.get("Trim the Wik")


def test_learners_take_them_for_unknown_cards(installed, here):
    here(installed)
    deck = [cards.get("Trim the Wick")] * 30 + [cards.get("Mountain")] * 30
    assert vocabulary.identify(deck[0]) == UNKNOWN_CARD
    assert vocabulary.identify(deck[-1]) > UNKNOWN_CARD
    assert vocabulary.missing() == ([], [])
    env = ManaDuelEnv(deck=deck, opponent_deck=deck)
    env.reset(seed=1)


def test_games_with_them_are_copied_and_pickled(installed, here):
    here(installed)
    names = ["Lamplighter's Apprentice", "Trim the Wick", *["Mountain"] * 3] * 12
    deck = [cards.get(name) for name in names]
    game = play(sim.new_game([deck, deck], 3), 3, 60)
    assert pickle.loads(pickle.dumps(game)).key() == game.key() == game.clone().key()
    assert game.status() == []


def metadata(folder, value):
    """A distribution that offers cards there."""
    place = folder / "broken_cards-1.0.dist-info"
    place.mkdir(parents=True)
    (place / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-cards\nVersion: 1.0\n")
    (place / "entry_points.txt").write_text(f"[manaduel.cards]\nbroken = {value}\n")
    (folder / "broken_cards").mkdir()
    (folder / "broken_cards" / "__init__.py").touch()


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package", "no_such_package cannot be imported: No module named"),
        ("json.decoder", "json.decoder is not a package"),
        ("json:loads", "json:loads is not a package"),
        ("broken_cards", "broken_cards.bad_card cannot be imported: cannot import name 'Nothing'"),
        ("broken_cards", "broken_cards.bad_card defines 0 cards; exactly one is needed"),
    ],
)
def test_a_package_that_is_broken_is_named_in_one_line(tmp_path, here, capsys, value, problem):
    metadata(tmp_path, value)
    code = "from sim.vocab import Nothing" if "Nothing" in problem else "from sim.vocab import Card"
    (tmp_path / "broken_cards" / "bad_card.py").write_text(f"{code}\n")
    here(tmp_path)
    with pytest.raises(cards.PluginError) as caught:
        cards.get("Bad Card")
    assert problem in str(caught.value)
    assert cards.get("Mountain")  # what ships is found all the same
    assert main(["cards", "Bad Card"]) == 2
    assert capsys.readouterr().err == f"manaduel: {caught.value}\n"


def test_a_card_that_ships_goes_before_another_of_its_name(tmp_path, here):
    metadata(tmp_path, "broken_cards")
    (tmp_path / "broken_cards" / "shock.py").write_text(
        "from sim.vocab import Card\n\n\nclass Shock(Card):\n"
        '    name, cost, type_line = "Shock", "{9}", "Instant"\n'
    )
    here(tmp_path)
    assert cards.get("Shock").mana_cost == "{R}"
    assert cards.names().count("Shock") == 1
