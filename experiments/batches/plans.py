"""Sideboard plans: which cards change places after the first game of a match (100.4a).

A plan is a text file, ``DECK.txt`` for the deck of that name::

    # what holds against every deck that has no part of its own
    -2 Lightning Bolt
    +2 Smash to Smithereens

    against elves
    -4 Fireblast
    +4 End the Festivities

As many cards come in as go out, from the sideboard that the deck has.
"""

import os
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import cards
from cards import Deck
from sim.vocab import CardDef

_CHANGE = re.compile(r"([+-])\s*(\d+)\s*x?\s+(.+)")
_AGAINST = re.compile(r"against\s+(.+)", re.IGNORECASE)


class PlanError(ValueError):
    """A sideboard plan that cannot be used; the message has a line for each problem."""


class Plans:
    """The sideboard plans of a folder; without one, decks stay as they are."""

    def __init__(self, folder: str | os.PathLike[str] | None = None) -> None:
        """Takes the folder.

        Raises:
            PlanError: it is no folder.
        """
        self._folder = None if folder is None else Path(folder)
        if self._folder is not None and not self._folder.is_dir():
            raise PlanError(f'"{folder}" is no folder of sideboard plans')

    def missing(self, decks: Iterable[Deck]) -> list[str]:
        """A line for each deck that has no plan in the folder."""
        if self._folder is None:
            return []
        names = dict.fromkeys(deck.name for deck in decks)
        return [
            f"{self._folder}: has no {name}.txt; {name} stays as it is"
            for name in names
            if not (self._folder / f"{name}.txt").exists()
        ]

    def main_after(self, deck: Deck, opponent: Deck) -> tuple[CardDef, ...] | None:
        """The main deck after sideboarding; None: nothing changes.

        Raises:
            PlanError: the plan asks for what the deck does not have, or cannot be read.
        """
        if self._folder is None:
            return None
        path = self._folder / f"{deck.name}.txt"
        if not path.exists():
            return None
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, ValueError) as error:
            raise PlanError(f"{path}: cannot be read ({error})") from error
        return sideboarded(deck, opponent.name, text, str(path))


def sideboarded(
    deck: Deck, opponent: str, text: str, where: str = "plan"
) -> tuple[CardDef, ...] | None:
    """Carries out the part of a plan for an opponent's deck.

    Args:
        deck: the deck, with its sideboard.
        opponent: the name of the opponent's deck.
        text: the plan.
        where: what problems call the plan, such as a path.

    Returns:
        The main deck after sideboarding, which begins with the cards that stayed; None if the
        plan has nothing for that opponent.

    Raises:
        PlanError: the plan asks for what the deck does not have, or is none.
    """
    problems: list[str] = []
    parts = _parse(text, where, problems)
    change = parts.get(opponent.casefold(), parts[""])
    goes_out, comes_in = -change, +change  # counts below zero go out
    main, board = deck.counts(), Counter(card.name for card in deck.sideboard)
    for counts, there, place in ((goes_out, main, "main deck"), (comes_in, board, "sideboard")):
        for name, count in counts.items():
            if count > there[name]:
                problems.append(
                    f"{where}: {count} {name} are asked for, the {place} has {there[name]}"
                )
    if goes_out.total() != comes_in.total():
        problems.append(
            f"{where}: {goes_out.total()} cards go out and {comes_in.total()} come in against "
            f"{opponent}, which is not the same"
        )
    if problems:
        raise PlanError("\n".join(problems))
    if not change:
        return None
    kept: list[CardDef] = []
    for card in reversed(deck.main):
        if goes_out[card.name] > 0:
            goes_out[card.name] -= 1
        else:
            kept.append(card)
    kept.reverse()
    for card in deck.sideboard:
        if comes_in[card.name] > 0:
            comes_in[card.name] -= 1
            kept.append(card)
    return tuple(kept)


def _parse(text: str, where: str, problems: list[str]) -> dict[str, Counter[str]]:
    """The changes by opponent, in lower case; "" for all others. Copies go in or (below 0) out."""
    part: Counter[str] = Counter()
    parts = {"": part}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        if against := _AGAINST.fullmatch(line):
            part = parts.setdefault(against[1].casefold(), Counter())
        elif change := _CHANGE.fullmatch(line):
            try:
                name = cards.get(change[3].strip()).name
            except cards.UnknownCard as error:
                problems.append(f"{where}, line {number}: {error}")
                continue
            part[name] += int(change[1] + change[2])
        else:
            problems.append(
                f'{where}, line {number}: "{line}" is neither "-2 Card", "+2 Card" nor '
                '"against DECK"'
            )
    return parts
