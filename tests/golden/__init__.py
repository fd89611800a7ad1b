"""Golden games: random games whose ends are on record, the same compiled and as pure Python.

``python -m tests.golden`` writes the record, ``games.json``, anew. A change of it is a change of
games: the commit says what changed them, and why that is right.
"""

import functools
import json
from pathlib import Path

import sim
from cards import Deck
from sim.state.random import Random

RECORD = Path(__file__).with_name("games.json")
PAIRS = (
    ("mono-red-madness", "mono-red-madness"),
    ("mono-red-rally", "mono-red-rally"),
    ("mono-red-madness", "mono-red-rally"),
)
SEEDS = range(12)


def played(pair, seed):
    """A random game at its end; the choices come from a generator like the game's own."""
    game = sim.new_game([_deck(name) for name in pair], seed)
    chance = Random(seed)
    while game.decision is not None:
        game.choose(chance.below(len(game.decision.options)))
    return game


def summary(pair, seed):
    """What is on record of a game."""
    game = played(pair, seed)
    return {
        "decks": list(pair),
        "seed": seed,
        "winner": game.result.winner,
        "reason": game.result.reason,
        "turns": game.turn,
        "decisions": len(game.history),
        "key": game.key(),
    }


def recorded():
    """The record, by pair and seed."""
    games = json.loads(RECORD.read_text(encoding="utf-8"))
    return {(tuple(game["decks"]), game["seed"]): game for game in games}


def write():
    """Plays every game and writes the record: one line a game."""
    lines = [json.dumps(summary(pair, seed)) for pair in PAIRS for seed in SEEDS]
    RECORD.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


@functools.cache
def _deck(name):
    return Deck.load(name)
