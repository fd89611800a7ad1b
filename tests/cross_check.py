"""Random games with every cache of the engine checked: ``python -m tests.cross_check``.

It plays every shipped deck of which all cards are implemented, against itself and against the
next one in turn, under each of the settings that change what is asked.
"""

import argparse
import random
import sys
from pathlib import Path

import cards
import sim
from cards import Deck
from cards.decks import DeckError
from sim.engine import cross_check
from sim.engine.errors import CacheFault

SETTINGS = ({}, {"mana_abilities": True}, {"forced": True}, {"manual_mana": True})


def playable():
    """The names of the shipped decks that can be played, in order."""
    names = []
    for path in sorted((Path(cards.__file__).parent / "decklists").glob("*.txt")):
        try:
            Deck.load(path.stem)
        except DeckError:
            continue
        names.append(path.stem)
    return names


def play(name, number, opponent=None):
    """A random game of the deck; the number says which. Returns the number of decisions."""
    decks = [Deck.load(name).main, Deck.load(opponent or name).main]
    chance = random.Random(f"{name}:{number}")
    # Four games in five are asked as usual.
    settings = SETTINGS[0] if number % 5 else SETTINGS[1 + number // 5 % 3]
    game = sim.new_game(decks, number, turn_limit=60, decision_limit=4000, **settings)
    made = 0
    while game.decision is not None:
        index = chance.randrange(len(game.decision.options))
        cross_check.choose(game.state, index)
        made += 1
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games with each deck")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--deck", action="append", help="only this deck (may be given again)")
    given = parser.parse_args()
    names = playable()
    faults = 0
    for name in given.deck or names:
        decisions = 0
        for number in range(given.first, given.first + given.games):
            other = names[(names.index(name) + number) % len(names)]
            try:
                decisions += play(name, number, other)
            except (CacheFault, ArithmeticError, LookupError, AssertionError, ValueError) as error:
                faults += 1
                print(f"{name} against {other}, game {number}: {error!r}", flush=True)
        print(f"{name}: {given.games} games, {decisions} decisions", flush=True)
    print(f"{faults} faults", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
