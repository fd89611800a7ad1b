"""What static abilities change about spells and about cards that are not on the battlefield."""

import random

import pytest

import cards
import sim
from sim.engine import cross_check
from sim.rules import events, layers
from sim.rules.mulligan import OPENING_HAND
from sim.state.decision import ASK_MULLIGAN, DO_KEEP, DO_PICK
from sim.vocab.terms import BLUE_BIT, ZONE_BATTLEFIELD
from tests.games import VOLUME

LANDS = ["City of Brass"] * 10 + ["Mountain"] * 6
CARDS = {
    "colours": ["Painter's Servant", "Shock", "Grizzly Bears", "Red Elemental Blast", "Memnite"],
    "graveyards": ["Yixlid Jailer", "Firebolt", "Gravecrawler", "Vengevine", "Tarmogoyf"],
    "spells": ["Maelstrom Nexus", "Memnite", "Shock", "Rift Bolt", "Narset's Reversal"],
    "targets": ["Standard Bearer", "Leyline of Sanctity", "Shock", "Electrolyze", "Duress"],
    "tolls": ["Oppressive Rays", "Llanowar Elves", "Prized Unicorn", "Grizzly Bears", "Juggernaut"],
}


def deck(*names):
    return [cards.get(name) for name in names]


def decks(name):
    return [deck(*CARDS[name] * 5, *LANDS)] * 2


def with_servant(game):
    """The game, with a Painter's Servant that has chosen blue."""
    state = game.state
    [servant, *_] = [card for card in state.players[0].hand if card.name == "Painter's Servant"]
    move = events.moving(servant, ZONE_BATTLEFIELD)
    move.entry.chosen = "blue"
    events.happen(state, [move])
    layers.refresh(state)
    return game


def test_a_clone_that_changes_cards_leaves_those_of_the_game_alone():
    game = sim.new_game([deck(*["Painter's Servant"] * 40)] * 2, 1)
    before = {card.id: card.chars.colors for card in game.state.players[1].library}
    changed = with_servant(game.clone())
    assert all(card.chars.colors == BLUE_BIT for card in changed.state.players[1].library)
    now = {card.id: card.chars.colors for card in game.state.players[1].library}
    assert now == before == dict.fromkeys(before, 0)
    assert game.status() == [] and changed.status() == []


def test_leyline_of_sanctity_begins_on_the_battlefield_and_protects_from_the_first_turn_on():
    game = sim.new_game([deck(*["Leyline of Sanctity"] * 40), deck(*LANDS, *["Duress"] * 24)], 1)
    while game.decision.kind == ASK_MULLIGAN:
        [keep, *_] = [i for i, one in enumerate(game.decision.options) if one.verb == DO_KEEP]
        game.choose(keep)
    assert game.decision.word == OPENING_HAND
    [pick, *_] = [i for i, one in enumerate(game.decision.options) if one.verb == DO_PICK]
    game.choose(pick)
    assert [one.name for one in game.state.battlefield] == ["Leyline of Sanctity"]


@pytest.mark.parametrize("number", range(VOLUME))
@pytest.mark.parametrize("name", CARDS)
def test_random_games_with_every_cache_checked(name, number):
    game = sim.new_game(decks(name), number, turn_limit=14, decision_limit=200)
    chance = random.Random(f"{name}:{number}")
    while game.decision is not None:
        cross_check.choose(game.state, chance.randrange(len(game.decision.options)))
    assert game.status() == []
