"""What is to be played: which two sides meet, how often, and from which seed."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cards import Deck
from experiments.play import derived_seed
from experiments.records import Side
from experiments.workers import MAXIMUM_GAMES, whole
from sim.vocab import CardDef

# More games than a best-of-three needs are only played after draws.
LONGEST_MATCH = 9


def digest(*lists: Iterable[CardDef]) -> str:
    """The digest, 16 hexadecimal digits, of lists of cards; their order counts (it is shuffled)."""
    text = "\n\n".join("\n".join(card.name for card in one) for one in lists)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Contestant:
    """A deck in the hands of an agent, as it meets another.

    Attributes:
        deck: the deck.
        agent: what plays it, as for :func:`agents.make`.
        sideboarded: the main deck after the first game of a match; None: as before.
    """

    deck: Deck
    agent: str
    sideboarded: tuple[CardDef, ...] | None = None

    @property
    def side(self) -> Side:
        """What records say of it."""
        lists = [self.deck.main]
        if self.sideboarded is not None:
            lists.append(self.sideboarded)
        return Side(self.deck.name, digest(*lists), self.agent)

    def main(self, game: int) -> tuple[CardDef, ...]:
        """The main deck in a game of a match, from 1."""
        return self.deck.main if game == 1 or self.sideboarded is None else self.sideboarded


@dataclass(frozen=True)
class Series:
    """Games, or matches, of two contestants, A and B."""

    a: Contestant
    b: Contestant

    @property
    def sides(self) -> tuple[Side, Side]:
        """Sides A and B."""
        return self.a.side, self.b.side


class Schedule:
    """Series of the same length, one after the other.

    Games 2k and 2k + 1 of a series share a seed, and with it the seat that begins; A sits in seat
    0 in the first and in seat 1 in the second, so that each begins once. Every series has the
    same seeds. With matches all this goes for matches and their first games.

    Attributes:
        series: the series.
        length: how many games, or matches, each has.
        seed: what all seeds are derived from.
        best_of: 1 for games, 3 for matches that two won games decide, and so on.
    """

    def __init__(self, series: Sequence[Series], length: int, seed: int, best_of: int = 1) -> None:
        """Takes what is to be played.

        Raises:
            ValueError: a number is none or out of range.
        """
        self.series = tuple(series)
        self.length = whole("games", length, MAXIMUM_GAMES)
        self.seed = whole("seed", seed)
        self.best_of = whole("best_of", best_of, LONGEST_MATCH)
        if self.best_of % 2 == 0:
            raise ValueError(f"a match is the best of 1, 3, 5 and so on, not of {best_of}")
        self.sides = tuple(one.sides for one in self.series)

    @property
    def total(self) -> int:
        """How many games, or matches, there are in all."""
        return len(self.series) * self.length

    def seed_of(self, number: int, game: int = 1) -> int:
        """The seed of a game of a series, or of a game, from 1, of one of its matches."""
        first = derived_seed(self.seed, number // 2)
        return first if game == 1 else derived_seed(first, game)
