"""How each card of a deck did: the measures that 17lands.com has made known, by their names.

Each copy of a card counts: a game in which two copies were drawn counts twice.

- ``OH``, opening hand: copies in the hand that was kept.
- ``GD``, games drawn: copies that came to the hand afterwards, drawn or searched for.
- ``GIH``, games in hand: both together.
- ``GNS``, games not seen: copies in the deck that never came to the hand.
- ``cast``: copies cast, or played as a land; no measure of 17lands.
- ``IWD``, improvement when drawn: the win rate of GIH minus that of GNS.

A card that is seen late is seen in long games, so none of them says by itself what a card adds.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from experiments.figures.statistics import Rate, weighted_rate
from experiments.records import Seat

MEASURES: Final = ("OH", "GD", "GIH", "GNS", "cast")


@dataclass(frozen=True)
class CardFigures:
    """The measures of one card; see :mod:`experiments.figures.card_rates`.

    Attributes:
        copies: copies in the main deck before sideboarding.
        rates: the win rate by measure, in decided games; its ``count`` is of copies.
        iwd: improvement when drawn; None where a rate that it needs is missing.
    """

    copies: int
    rates: Mapping[str, Rate]
    iwd: float | None


class Part(NamedTuple):
    """What one card did in one decided game of a deck."""

    card: str
    copies: int
    opening: int
    drawn: int
    cast: int
    won: bool

    def weights(self) -> Iterator[tuple[str, int]]:
        """The measures with the copies that count for them."""
        seen = self.opening + self.drawn
        yield "OH", self.opening
        yield "GD", self.drawn
        yield "GIH", seen
        # A card that went back and was drawn once more may outnumber the deck's copies.
        yield "GNS", max(0, self.copies - seen)
        yield "cast", self.cast


@dataclass
class CardTally:
    """Games by what a card did in them; there are few kinds, so this is quick and small."""

    games: Counter[Part] = field(default_factory=Counter)

    def add(self, deck: Mapping[str, int], seat: Seat, won: bool) -> None:
        """Counts a decided game of a deck, whose copies of each card are given."""
        opening, drawn, cast = seat.opening.get, seat.drawn.get, seat.cast.get
        games = self.games
        for card, copies in deck.items():
            games[Part(card, copies, opening(card, 0), drawn(card, 0), cast(card, 0), won)] += 1

    def update(self, other: "CardTally") -> None:
        """Takes in the games of another tally."""
        self.games.update(other.games)

    def figures(self, deck: Mapping[str, int]) -> dict[str, CardFigures]:
        """The measures of the cards of a deck, and of those that came in from its sideboard."""
        # For each card and measure the copies: all, those of won games, each game's squared.
        sums: dict[str, dict[str, list[int]]] = {}
        for card in dict.fromkeys([*deck, *sorted({part.card for part in self.games})]):
            sums[card] = {measure: [0, 0, 0] for measure in MEASURES}
        for part, games in self.games.items():
            for measure, weight in part.weights():
                found = sums[part.card][measure]
                found[0] += games * weight
                found[1] += games * weight * part.won
                found[2] += games * weight**2
        return {card: _figures(deck.get(card, 0), of_card) for card, of_card in sums.items()}


def _figures(copies: int, sums: Mapping[str, list[int]]) -> CardFigures:
    rates = {
        measure: weighted_rate(won, weight, squares)
        for measure, (weight, won, squares) in sums.items()
    }
    seen, unseen = rates["GIH"].value, rates["GNS"].value
    return CardFigures(copies, rates, None if seen is None or unseen is None else seen - unseen)
