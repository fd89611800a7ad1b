"""A choice of one is no choice: games are the same whether such decisions are asked or not.

What the engine passes over (steps in which nobody could do anything, answers that are forced) must
not be seen in the game; MANADUEL_TEST_VOLUME=100 plays a hundred times as many.
"""

import random

import pytest

import sim
from cards import Deck
from tests.cross_check import playable
from tests.games import VOLUME

DECKS = playable()
SETTINGS = [{}, {}, {"mana_abilities": True}, {"manual_mana": True}]
NO_LIMIT = 10**6


def asked(decision):
    """What a decision asks, to be compared between games."""
    return decision and (decision.kind, decision.player, decision.word, decision.options)


@pytest.mark.parametrize("number", range(26 * VOLUME))
def test_games_are_the_same_with_forced_decisions(number):
    chance = random.Random(number)
    names = DECKS[number % len(DECKS)], chance.choice(DECKS)
    decks = [Deck.load(name).main for name in names]
    settings = SETTINGS[number % len(SETTINGS)] | {"turn_limit": 30}
    game = sim.new_game(decks, number, **settings)
    other = sim.new_game(decks, number, forced=True, decision_limit=NO_LIMIT, **settings)
    while game.decision is not None:
        while asked(other.decision) != asked(game.decision):
            assert other.decision is not None, f"the game goes on with {game.decision}"
            forced = len(other.decision.options) == 1
            assert forced, f"{other.decision} in place of {game.decision} on turn {game.turn}"
            other.choose(0)
        index = chance.randrange(len(game.decision.options))
        game.choose(index)
        other.choose(index)
    while other.decision is not None and len(other.decision.options) == 1:
        other.choose(0)
    assert other.result == game.result
