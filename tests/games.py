"""Games for tests: two real decks, random play, and everything that a view shows."""

import functools
import os
import random

import sim
from cards import Deck
from sim.engine.card_view import CardView

DECKS = ("mono-red-madness", "mono-red-rally")

# Random tests play this many times their usual number of games.
VOLUME = int(os.environ.get("MANADUEL_TEST_VOLUME", "1"))

_WITH_PLAYER = (
    "emblems",
    "counters",
    "exile",
    "graveyard",
    "library",
    "mana",
    "permanents",
    "pool",
)
_OF_CARDS = ("text", "has", "has_subtype")
_WITHOUT_VALUE = {
    "find",
    "describe",
    "question",
    "texts",
    "resample",
    "underneath",
    *_WITH_PLAYER,
}


@functools.cache
def deck(name):
    return Deck.load(name)


def new_game(seed=0, names=DECKS, **settings):
    return sim.new_game([deck(name) for name in names], seed, **settings)


def play(game, seed, decisions=10_000):
    """Play uniformly at random, at most so many decisions."""
    chance = random.Random(seed)
    while game.decision is not None and decisions:
        game.choose(chance.randrange(len(game.decision.options)))
        decisions -= 1
    return game


def positions(games, seed=0, **settings):
    """Games in the middle, each with a random number of random choices behind it."""
    for number in range(games):
        chance = random.Random(f"{seed}:{number}")
        game = new_game(chance.getrandbits(32), **settings)
        yield play(game, chance.getrandbits(32), chance.randrange(1, 150))


def attributes(shown):
    """The names of everything public that an object has."""
    return [name for name in dir(shown) if not name.startswith("_")]


def snapshot(view):
    """Everything that a view shows, as plain values."""
    values = {}
    for name in attributes(view):
        if name not in _WITHOUT_VALUE:
            values[name] = plain(getattr(view, name))
    for name in _WITH_PLAYER:
        values[name] = [plain(getattr(view, name)(player)) for player in (0, 1)]
    highest = view._state.next_id
    found = [view.find(id) for id in range(highest)]
    values["find"] = plain(found)
    values["underneath"] = [one and view.underneath(one) for one in found]
    if view.decision is not None:
        decision = view.decision
        values["options"] = [option.astuple() for option in decision.options]
        values["asked"] = (decision.kind, decision.group, decision.subject, decision.word)
        values["texts"] = view.texts()
        values["question"] = view.question()
    return values


def plain(value):
    if isinstance(value, CardView):
        names = attributes(value)
        shown = {name: getattr(value, name) for name in names if name not in _OF_CARDS}
        return (type(value).__name__, shown, value.text())
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, sim.Decision):
        return [option.astuple() for option in value.options]
    return value
