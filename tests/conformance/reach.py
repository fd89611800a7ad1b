"""Every option of every decision is reached by actions, every action not masked out is taken.

``python -m tests.conformance.reach --games 2000`` looks at random games of all pairings of the
decks that ship, one after the other; exit status 0 means that it held in all of them.
"""

import argparse
import itertools
import random
import sys

import numpy as np

from agents.env import actions, layout
from agents.env.duel import MASK, Duel
from cards import Deck
from sim.engine.version import mode
from tests.cross_check import playable


def examine(duel, player):
    """Takes every possible action of a decision in copies; how many options there are."""
    game = duel.game
    options = len(game.decision.options)
    made = len(game.history)
    turned, reached, more = [], {}, True
    while more:
        possible = np.flatnonzero(duel.observe(player)[MASK]).tolist()
        assert possible
        assert possible == list(range(duel.count(player)))
        page = duel.page
        more = actions.shown(options, page)[2]
        for action in possible:
            duel.game, duel.page = game.clone(), page
            went_on = duel.act(action)
            assert went_on is not (more and action == actions.MORE)
            if went_on:
                reached[duel.game.history[made]] = [*turned, action]
        duel.game, duel.page = game, page
        if more:
            turned.append(actions.MORE)
            assert not duel.act(actions.MORE)
    duel.page = 0
    assert reached == {option: actions.path(option, options) for option in range(options)}
    return options


def game(decks, seed):
    """A random game; how many decisions it had, and the most options of one."""
    duel = Duel([Deck.load(name).main for name in decks])
    duel.start(seed)
    chance = random.Random(seed)
    decisions = most = 0
    while (player := duel.decider) is not None:
        most = max(most, examine(duel, player))
        decisions += 1
        options = len(duel.game.decision.options)
        for action in actions.path(chance.randrange(options), options):
            duel.act(action)
    return decisions, most


def pairings():
    """Pairs of decks, mirrors included, over and over."""
    return itertools.cycle(itertools.combinations_with_replacement(playable(), 2))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    decisions = most = 0
    seeds = range(given.first, given.first + given.games)
    for seed, decks in zip(seeds, itertools.islice(pairings(), given.first, None), strict=False):
        made, options = game(decks, seed)
        decisions, most = decisions + made, max(most, options)
    print(
        f"{mode()}: {given.games} games of all decks: {decisions} decisions, at most {most} "
        f"options ({layout.ACTIONS} actions): all reached, all taken"
    )


if __name__ == "__main__":
    sys.exit(main())
