"""Decks: decklist files resolved to card definitions and checked for what makes a legal deck."""

import difflib
import functools
import importlib.resources
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, Self

from cards import deck_formats, registry
from cards.deck_formats import Entry
from sim.vocab import CardDef

MINIMUM_SIZE = 60
MAXIMUM_COPIES = 4
_MAXIMUM_BYTES = 1_000_000
# For how many unknown cards the nearest names are looked for, each of which takes a moment.
_MOST_SUGGESTIONS = 200


class DeckError(ValueError):
    """A deck that cannot be used.

    Attributes:
        problems: one line for each problem: what is wrong, where, and what is possible.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(self.problems)


@dataclass(frozen=True)
class Deck:
    """A main deck of card definitions; iterating gives one definition for each card.

    Attributes:
        name: the name its list gives it, else the file's name without its suffix.
        main: one definition for each card of the main deck, in the order of the list.
        sideboard: the sideboard's cards, as far as they are implemented.
        unknown_sideboard: the names of its other cards, one for each; games do not need them.
        notes: one line for each thing in the list that is not used as it stands there.
    """

    name: str
    main: tuple[CardDef, ...]
    sideboard: tuple[CardDef, ...] = ()
    unknown_sideboard: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[CardDef]:
        return iter(self.main)

    def __len__(self) -> int:
        return len(self.main)

    def counts(self) -> Counter[str]:
        """How many of each card the main deck holds, by name."""
        return Counter(card.name for card in self.main)

    @classmethod
    def load(
        cls,
        path_or_name: str | os.PathLike[str],
        folder: str | os.PathLike[str] | None = None,
        any_deck: bool = False,
    ) -> Self:
        """Reads a decklist: a file, or a deck found by name in ``folder`` or among those shipped.

        Args:
            path_or_name: a path, or the name of a deck file without its suffix.
            folder: where names are looked for before the decks that come with the package.
            any_deck: also take a deck of fewer than 60 cards or of more than four copies.

        Raises:
            DeckError: there is no such deck, or it cannot be used.
        """
        source = _find(os.fspath(path_or_name), folder)
        where = os.fspath(path_or_name)
        text = deck_formats.decode(_read(source, where))
        if text is None:
            raise DeckError([f"{where}: not a text file{_ENCODINGS}; {_FORMATS}"])
        return cls.from_text(text, Path(source.name).stem, where, any_deck)

    @classmethod
    def from_text(
        cls, text: str, name: str = "deck", where: str = "decklist", any_deck: bool = False
    ) -> Self:
        """Makes a deck of a decklist's text, in any of the formats.

        Args:
            text: the list.
            name: the deck's name, if the list gives none.
            where: what problems call the list, such as a path.
            any_deck: also take a deck of fewer than 60 cards or of more than four copies.

        Raises:
            DeckError: the list has problems; it names every one.
        """
        decklist = deck_formats.parse(text)
        problems = list(decklist.problems)
        if not decklist.main:
            first = f" (line {problems[0][0]}: {problems[0][1]})" if problems else ""
            raise DeckError([f"{where}: holds no main deck{first}; {_FORMATS}"])
        main, unknown = _resolve(decklist.main)
        sideboard, unknown_sideboard = _resolve(decklist.sideboard)
        problems += _unknown_cards(unknown)
        if not any_deck:
            problems += _excess_copies(main + sideboard)
        described = [f"{where}, line {line}: {message}" for line, message in sorted(problems)]
        size = sum(entry.count for entry in decklist.main)
        if size < MINIMUM_SIZE and not any_deck and not decklist.problems:
            cards = "1 card" if size == 1 else f"{size} cards"
            described.append(
                f"{where}: {cards} in the main deck, at least {MINIMUM_SIZE} are needed{_LIFT}"
            )
        if described:
            raise DeckError(described)
        return cls(
            decklist.name or name,
            tuple(_cards(main)),
            tuple(_cards(sideboard)),
            tuple(entry.name for entry in unknown_sideboard for _ in range(entry.count)),
            tuple(decklist.notes),
        )


def deck_names(folder: str | os.PathLike[str] | None = None) -> list[str]:
    """The names by which decks are found, sorted: those shipped and those in ``folder``.

    Raises:
        DeckError: ``folder`` is not a folder that can be read.
    """
    return sorted(_known_decks(folder))


_FORMATS = 'a decklist has lines such as "4 Lightning Bolt" (.txt, .dck, .dec) or is a .dek file'
_ENCODINGS = " in UTF-8, UTF-16 with a byte order mark or Windows-1252"
_LIFT = " unless --any-deck (any_deck=True) is given"

_Resolved = list[tuple[Entry, CardDef]]


def _known_decks(folder: str | os.PathLike[str] | None) -> dict[str, Traversable]:
    """Deck files by name; those of ``folder`` hide those shipped with the package."""
    shipped = importlib.resources.files("cards") / "decklists"
    known = _deck_files(shipped)
    if folder is not None:
        try:
            known |= _deck_files(Path(folder))
        except (OSError, ValueError) as error:
            raise DeckError([f'"{os.fspath(folder)}" is no folder that can be read']) from error
    return known


def _deck_files(folder: Traversable) -> dict[str, Traversable]:
    files = [file for file in folder.iterdir() if file.name.endswith(deck_formats.SUFFIXES)]
    # The preferred suffix comes last, so that it stays.
    files.sort(key=lambda file: deck_formats.SUFFIXES.index(Path(file.name).suffix), reverse=True)
    return {Path(file.name).stem: file for file in files}


def _find(path_or_name: str, folder: str | os.PathLike[str] | None) -> Traversable:
    known = _known_decks(folder)
    path = Path(path_or_name)
    kind = _kind(path) if path_or_name else None
    if kind == "file":
        return path
    for name, file in known.items():
        if path_or_name.casefold() in (name.casefold(), file.name.casefold()):
            return file
    if kind == "folder":
        raise DeckError([f'"{path_or_name}" is a folder, not a decklist file'])
    near = difflib.get_close_matches(path.stem.lower(), known)
    possible = f"nearest: {', '.join(near)}" if near else f"known decks: {', '.join(sorted(known))}"
    raise DeckError([f'"{path_or_name}" is neither a file nor the name of a deck; {possible}'])


def _read(source: Traversable, where: str) -> bytes:
    try:
        with source.open("rb") as file:
            data = file.read(_MAXIMUM_BYTES + 1)
    except OSError as error:
        raise DeckError([f"{where}: cannot be read ({error.strerror})"]) from error
    if not data.strip():
        raise DeckError([f"{where}: is empty; {_FORMATS}"])
    if len(data) > _MAXIMUM_BYTES:
        raise DeckError([f"{where}: over {_MAXIMUM_BYTES:,} bytes, too large for a decklist"])
    return data


def _resolve(entries: list[Entry]) -> tuple[_Resolved, list[Entry]]:
    """The entries with their cards, and the entries that name no known card."""
    resolved: _Resolved = []
    unknown: list[Entry] = []
    for entry in entries:
        card = _card(entry.name)
        if card is None:
            unknown.append(entry)
        else:
            resolved.append((entry, card))
    return resolved, unknown


@functools.cache
def _card(name: str) -> CardDef | None:
    """The card called ``name``; sites write a card of two faces in several ways."""
    faces = [face.strip() for face in name.split("/") if face.strip()]
    for spelling in (name, " // ".join(faces)):
        if (card := registry.find(spelling)) is not None:
            return card
    front = registry.find(faces[0]) if faces else None
    if front is None:
        return None
    # Some write the front's name twice.
    behind = {registry.folded(face.name) for face in (front, *front.faces)}
    return front if behind.issuperset(map(registry.folded, faces[1:])) else None


def _cards(resolved: _Resolved) -> Iterator[CardDef]:
    for entry, card in resolved:
        for _ in range(entry.count):
            yield card


def _unknown_cards(entries: list[Entry]) -> list[tuple[int, str]]:
    """One problem for each line whose card is not known."""
    problems = []
    for position, entry in enumerate(entries):
        nearest = registry.suggest(entry.name) if position < _MOST_SUGGESTIONS else []
        problems.append((entry.line, str(registry.UnknownCard(entry.name, nearest))))
    return problems


def _excess_copies(resolved: _Resolved) -> list[tuple[int, str]]:
    """One problem for each card, basic lands apart, of more than four copies (100.2a)."""
    entries: dict[str, list[Entry]] = {}
    for entry, card in resolved:
        if "Basic" not in card.supertypes:
            entries.setdefault(card.name, []).append(entry)
    copies = {name: sum(entry.count for entry in found) for name, found in entries.items()}
    return [
        (found[-1].line, f"{copies[name]} copies of {name}, at most {MAXIMUM_COPIES}{_LIFT}")
        for name, found in entries.items()
        if copies[name] > MAXIMUM_COPIES
    ]


def _kind(path: Path) -> Literal["file", "folder"] | None:
    """What stands at a path; pipes count as files."""
    try:
        if path.is_dir():
            return "folder"
        return "file" if path.exists() else None
    except (OSError, ValueError):
        return None
