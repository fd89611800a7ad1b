"""The words a person may type besides the numbers of options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Command:
    """A command.

    Attributes:
        name: the word.
        short: a letter for it, or empty.
        takes: what may follow it, for reading.
        does: what it does, for reading.
    """

    name: str
    short: str
    takes: str
    does: str


PASS: Final = Command("pass", "p", "", "pass priority once; so does Enter")
WAIT: Final = Command("wait", "w", "", "pass until something happens or the turn is over")
END: Final = Command("end", "e", "[!]", "pass to the end of the turn; attack with nothing")
NEXT: Final = Command("next", "n", "[!]", "pass to your next turn; with !, whatever happens")
CARD: Final = Command("card", "c", "NAME|N", "the text of a card, by name or by an option's number")
TABLE: Final = Command("table", "t", "", "the table again")
LOG: Final = Command("log", "l", "[N]", "the last N things that happened, 30 if not said")
PILES: Final = Command("piles", "g", "", "graveyards, exile and what else is known, in full")
HINT: Final = Command("hint", "h", "[AGENT]", "what an agent would do")
STOPS: Final = Command("stops", "", "[mine|theirs STEP...]", "where you are asked; change it")
FULL: Final = Command("full", "", "[on|off]", "be asked at every priority")
HELP: Final = Command("help", "?", "", "this")
OWN: Final = (PASS, WAIT, END, NEXT, CARD, TABLE, LOG, PILES, HINT, STOPS, FULL, HELP)

UNDO: Final = Command("undo", "u", "[N]", "take back your last N choices and what followed")
SAVE: Final = Command("save", "s", "[FILE]", "save the game so far")
CONCEDE: Final = Command("concede", "", "", "give up the game")
QUIT: Final = Command("quit", "q", "", "leave; the game is saved")


def find(word: str, known: Iterable[Command]) -> Command | None:
    """The command of that name or letter."""
    folded = word.casefold()
    for one in known:
        if folded in (one.name, one.short) and folded:
            return one
    return None


def help_lines(known: Iterable[Command]) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    lines = [
        ("1, 2 ...", "the option of that number; where several may be chosen, several: 1 3-5"),
        ("all, none", "attack with everything, or with nothing; block with nothing"),
        ("part of a text", "the option that has it, if it is the only one"),
    ]
    for one in known:
        letter = f", {one.short}" if one.short else ""
        lines.append((f"{one.name}{letter} {one.takes}".rstrip(), one.does))
    return lines
