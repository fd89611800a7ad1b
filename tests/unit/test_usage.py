"""Counting what decks use in their games."""

import json
from collections import Counter

import pytest

from agents import Agent
from agents.random_agent import RandomAgent
from cards import Deck
from experiments import play_game
from experiments.cli import main
from experiments.usage import ACTIVATED, CAST, KICKED, LAND, TRIGGERED, Use, usage
from sim.state.decision import DO_PASS

DECKS = ("demon-trove", "emerge-ramp", "sword-surveil")


@pytest.fixture(scope="module")
def decks():
    return [Deck.load(name) for name in DECKS]


@pytest.fixture(scope="module")
def counted(decks):
    return usage(decks, 4, seed=2)


def deck(tmp_path, name, text):
    path = tmp_path / f"{name}.txt"
    path.write_text(text)
    return Deck.load(str(path), any_deck=True)


class Busy(Agent):
    """Takes the last option that is not to pass, so that it uses whatever it can."""

    def choose(self, view, decision):
        found = [n for n, one in enumerate(decision.options) if one.verb != DO_PASS]
        return found[-1] if found else 0


def total(result, kind, **fields):
    return sum(
        count
        for pairing in result.pairings
        for use, count in pairing.uses.items()
        if use.kind == kind and all(getattr(use, name) == one for name, one in fields.items())
    )


def test_every_pairing_is_played_mirrors_included(counted):
    assert [one.decks for one in counted.pairings] == [
        (DECKS[0], DECKS[0]),
        (DECKS[0], DECKS[1]),
        (DECKS[0], DECKS[2]),
        (DECKS[1], DECKS[1]),
        (DECKS[1], DECKS[2]),
        (DECKS[2], DECKS[2]),
    ]
    assert all(one.games == 4 for one in counted.pairings)
    assert all(counted.seats(name) == 16 for name in DECKS)


def test_the_result_does_not_depend_on_the_workers(decks, counted):
    assert usage(decks, 4, seed=2, workers=2).facts() == counted.facts()


def test_the_seed_counts(decks, counted):
    assert usage(decks, 4, seed=3).facts() != counted.facts()


def test_the_three_decks_do_what_they_are_for(decks):
    result = usage(decks, 10, seed=1)
    assert result.mechanics("emerge-ramp")["cast for emerge"] > result.seats("emerge-ramp")
    assert result.mechanics("demon-trove")["cast for madness"] > 0.5 * result.seats("demon-trove")
    sword = result.mechanics("sword-surveil")
    assert sword["activated: equip"] > result.seats("sword-surveil")
    assert sword["cast without paying its mana cost"] > 0.5 * result.seats("sword-surveil")
    assert result.unused("emerge-ramp") == result.unused("sword-surveil") == []


def test_a_watched_game_of_agents_without_chance_is_the_same_game(decks):
    from agents.heuristic import HeuristicAgent

    agents = [HeuristicAgent(), HeuristicAgent()]
    seen = []
    plain = play_game(decks[:2], agents, 5)
    watched = play_game(decks[:2], agents, 5, lambda game, chosen: seen.append(chosen))
    assert (plain.winner, plain.turns, plain.reason) == (
        watched.winner,
        watched.turns,
        watched.reason,
    )
    assert len(seen) == watched.decisions > plain.decisions


@pytest.mark.parametrize("seed", range(4))
def test_no_cast_is_missed(decks, seed):
    """Beside the count of the engine itself: what each turn's list of spells cast adds up to."""
    from experiments.usage import _Observer

    uses = Counter()
    observer = _Observer(DECKS[1:], uses)
    turns = {}

    def watch(game, chosen):
        turns[game.turn] = max(turns.get(game.turn, 0), len(game.state.cast_this_turn))
        observer.watch(game, chosen)

    play_game(decks[1:], [RandomAgent(), RandomAgent()], seed, watch)
    assert sum(n for use, n in uses.items() if use.kind == CAST) == sum(turns.values()) > 0


def test_ways_and_abilities_are_told_apart(tmp_path):
    one = deck(
        tmp_path,
        "one",
        "12 Mountain\n2 Swamp\n4 Lava Dart\n4 Burst Lightning\n4 Goblin Bushwhacker\n"
        "4 Viscera Seer\n",
    )
    result = usage([one], 4, f"{__name__}:Busy", seed=1)
    assert total(result, CAST, word="flashback", zone="graveyard", card="Lava Dart")
    assert total(result, CAST, word="", zone="hand", card="Lava Dart")
    assert total(result, KICKED, card="Burst Lightning")
    assert total(result, LAND, zone="hand", card="Mountain")
    assert total(result, ACTIVATED, card="Viscera Seer")
    assert total(result, TRIGGERED, card="Goblin Bushwhacker")
    mechanics = result.mechanics("one")
    assert mechanics["cast for flashback"] == mechanics["cast from graveyard"] > 0
    assert mechanics["kicked"] > 0


def test_cards_that_are_never_used_are_named(tmp_path):
    dead = deck(tmp_path, "dead", "20 Forest\n4 Grizzly Bears\n4 Lightning Bolt\n")
    result = usage([dead], 2, f"{__name__}:Busy")
    assert result.unused("dead") == ["Lightning Bolt"]


def test_mechanics_of_a_use():
    use = Use("deck", CAST, "free", "exile", "Opt", "")
    assert list(use.mechanics()) == [
        "spell cast",
        "cast without paying its mana cost",
        "cast from exile",
    ]


def test_decks_of_one_name(decks):
    with pytest.raises(ValueError, match="two decks are called 'demon-trove'"):
        usage([decks[0], decks[0]], 1)


@pytest.mark.parametrize("settings", [{"games": 0}, {"workers": 0}, {"seed": "x"}])
def test_wrong_numbers(decks, settings):
    with pytest.raises(ValueError, match="must be"):
        usage(decks[:1], **settings)


def test_the_command_prints_tables(capsys):
    assert main(["usage", "emerge-ramp", "--games", "2", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert "emerge-ramp - emerge-ramp" in printed
    assert "cast for emerge" in printed
    assert "Elder Deep-Fiend" in printed


def test_the_command_prints_json(capsys):
    arguments = ["usage", "emerge-ramp", "demon-trove", "--games", "2", "--workers", "1", "--json"]
    assert main(arguments) == 0
    facts = json.loads(capsys.readouterr().out)
    assert [one["games"] for one in facts["pairings"]] == [2, 2, 2]
    assert facts["decks"]["emerge-ramp"]["seats"] == 6
    used = facts["pairings"][0]["uses"][0]
    assert set(used) == {"deck", "kind", "word", "zone", "card", "text", "count"}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["usage"], "Missing argument"),
        (["usage", "nothing-like-it"], "nothing-like-it"),
        (["usage", "emerge-ramp", "--agent", "nobody"], "nobody"),
        (["usage", "emerge-ramp", "--games", "0"], "games"),
    ],
)
def test_wrong_input(arguments, problem, capsys):
    assert main(arguments) == 2
    assert problem in capsys.readouterr().err
