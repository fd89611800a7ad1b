"""Reading decklist files: text as MTG Arena and most sites write it, .dck, .dec and .dek.

A decklist here is only names and counts; :mod:`cards.decks` finds the cards.
"""

import codecs
import re
from dataclasses import dataclass, field
from typing import Literal
from xml.parsers import expat

SUFFIXES = (".txt", ".dck", ".dec", ".dek")
"""The file name suffixes of decklists, the preferred first."""

Section = Literal["main", "sideboard", "commander", "companion", "about", "ignored"]

_HEADINGS: dict[str, Section] = {
    "deck": "main",
    "main": "main",
    "maindeck": "main",
    "main deck": "main",
    "mainboard": "main",
    "sideboard": "sideboard",
    "side": "sideboard",
    "commander": "commander",
    "companion": "companion",
    "about": "about",
    "metadata": "about",
    "maybeboard": "ignored",
    "tokens": "ignored",
    "avatar": "ignored",
    "planes": "ignored",
    "schemes": "ignored",
    "conspiracy": "ignored",
    "dungeon": "ignored",
    "attractions": "ignored",
    "contraptions": "ignored",
}
# "Deck", "Deck:", "[Main]", "Sideboard (15)"
_HEADING = re.compile(r"\[?(?P<words>[a-z]+(?: [a-z]+)?)\s*(?:\(\d+\))?\]?\s*:?", re.IGNORECASE)
# "[Stickers]": Forge adds sections with every few sets
_OTHER_SECTION = re.compile(r"\[[A-Za-z ]+\]")
# "Creatures (24)" between the cards of a section
_CATEGORY = re.compile(r"[A-Za-z][A-Za-z &/,-]* \(\d+\):?")
_DECK_NAME = re.compile(r"name(?:\s*[:=]\s*|\s+)(?P<name>.+)", re.IGNORECASE)
_PROPERTY = re.compile(
    r"(?:name|author|creator|description|format|layout \w+)\s*[:=]", re.IGNORECASE
)
_CARD = re.compile(r"(?P<count>\d{1,3})(?:\s*x)?\s+(?P<name>\S.*)", re.IGNORECASE)
# "[M10:146] " before a name
_PRINTING_BEFORE = re.compile(r"\[[^\]]*\]\s*")
# " (M10) 146", " [M10]", " <146>", " *F*", " (F)", " #tag", " # comment" behind a name
_PRINTING_BEHIND = re.compile(
    r"\s+(?:\([A-Za-z0-9_]{1,6}\)(?:\s+[\w★†-]+)?|\[[^\]]*\]|<[^>]*>|\*\w+\*|#.*|\^.*\^)$"
)
_MAXIMUM_SIDEBOARD = 15
_MINIMUM_DECK = 60


@dataclass(frozen=True)
class Entry:
    """``count`` copies of the card called ``name``, from line ``line`` (1 is the first)."""

    line: int
    count: int
    name: str


@dataclass
class Decklist:
    """What a file says: its entries, the deck's name if it gives one, and what is odd.

    Attributes:
        problems: pairs of line number and message; such a list cannot be used.
        notes: what was read in another way than it stands.
    """

    name: str | None = None
    main: list[Entry] = field(default_factory=list)
    sideboard: list[Entry] = field(default_factory=list)
    problems: list[tuple[int, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def decode(data: bytes) -> str | None:
    """The text of a file in UTF-8, UTF-16 with a byte order mark or cp1252; None if binary."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return None if re.search(r"[\x00-\x08\x0e-\x19\x1b-\x1f]", text) else text
    return None


def parse(text: str) -> Decklist:
    """Reads a decklist in any of the formats, which are told apart by what the text holds."""
    text = text.removeprefix("\ufeff")
    return _parse_xml(text) if text.lstrip().startswith("<") else _TextParser().parse(text)


class _TextParser:
    """Reads every format but the XML one, line by line; their rules do not clash."""

    def __init__(self) -> None:
        self.decklist = Decklist()
        self.companion: list[Entry] = []
        self.section: Section = "main"
        self.sideboard_is_marked = False
        self.after_blank_line = False
        # Where in decklist.main the last block behind a blank line begins.
        self.block_start = 0

    def parse(self, text: str) -> Decklist:
        for number, line in enumerate(text.splitlines(), start=1):
            self.read_line(number, line.strip())
        self.divide_unmarked_sideboard()
        listed = {entry.name for entry in self.decklist.sideboard}
        # Arena lists the companion in the sideboard a second time; some sites do not.
        self.decklist.sideboard += [card for card in self.companion if card.name not in listed]
        return self.decklist

    def read_line(self, number: int, line: str) -> None:
        if not line:
            self.after_blank_line = True
            if self.section == "about":
                self.section = "main"
        elif line.startswith(("//", "#")):
            self.read_comment(line.lstrip("/#! "))
        elif heading := self.heading(line):
            self.open_section(number, heading)
        elif _OTHER_SECTION.fullmatch(line):
            self.section = "ignored"
            self.decklist.notes.append(f"line {number}: the section {line} is left out")
        elif self.section == "about" or _PROPERTY.match(line):
            self.read_name(line)
        elif self.section != "ignored":
            self.read_card(number, line)

    def heading(self, line: str) -> Section | None:
        match = _HEADING.fullmatch(line)
        return _HEADINGS.get(match["words"].lower()) if match else None

    def open_section(self, number: int, section: Section) -> None:
        self.section = section
        self.sideboard_is_marked |= section == "sideboard"
        if section == "commander":
            self.decklist.notes.append(
                f"line {number}: there is no command zone; the commander is shuffled into the deck"
            )

    def read_comment(self, comment: str) -> None:
        """Comments count only where a site puts its headings or the deck's name there."""
        if (heading := self.heading(comment)) in ("main", "sideboard"):
            self.open_section(0, heading)
        elif _PROPERTY.match(comment):
            self.read_name(comment)

    def read_name(self, line: str) -> None:
        if match := _DECK_NAME.fullmatch(line):
            self.decklist.name = match["name"].strip()

    def read_card(self, number: int, line: str) -> None:
        section = self.section
        if line[:3].upper() == "SB:":
            line = line[3:].strip()
            section = "sideboard"
            self.sideboard_is_marked = True
        match = _CARD.fullmatch(line)
        if match is None:
            if not _CATEGORY.fullmatch(line):
                self.decklist.problems.append(
                    (number, f'"{line[:60]}" is no card line such as "4 Lightning Bolt"')
                )
            return
        entry = Entry(number, int(match["count"]), card_name(match["name"]))
        if entry.count == 0:
            self.decklist.problems.append((number, f'0 copies of "{entry.name}"'))
        elif section == "sideboard":
            self.decklist.sideboard.append(entry)
        elif section == "companion":
            self.companion.append(entry)
        else:
            if self.after_blank_line:
                self.block_start = len(self.decklist.main)
                self.after_blank_line = False
            self.decklist.main.append(entry)

    def divide_unmarked_sideboard(self) -> None:
        """Takes the last block for the sideboard if the sizes of both fit a whole deck."""
        main = self.decklist.main
        before, last = main[: self.block_start], main[self.block_start :]
        if (
            not self.sideboard_is_marked
            and _copies(before) >= _MINIMUM_DECK
            and _copies(last) <= _MAXIMUM_SIDEBOARD
        ):
            self.decklist.main, self.decklist.sideboard = before, last


def card_name(text: str) -> str:
    """The card's name in ``text``, without the set, number, foil mark or tag around it."""
    name = _PRINTING_BEFORE.sub("", text.split("|")[0], count=1).strip().rstrip("+")
    while (shorter := _PRINTING_BEHIND.sub("", name)) != name:
        name = shorter
    return name.strip()


def _parse_xml(text: str) -> Decklist:
    """Reads a .dek file: elements ``<Cards Quantity="4" Sideboard="false" Name="..."/>``."""
    decklist = Decklist()
    parser = expat.ParserCreate()

    def start(tag: str, attributes: dict[str, str]) -> None:
        if tag != "Cards":
            return
        line = parser.CurrentLineNumber
        count, name = attributes.get("Quantity", ""), attributes.get("Name", "")
        if not (re.fullmatch(r"[1-9]\d{0,2}", count) and name):
            decklist.problems.append((line, "Cards needs a Quantity from 1 to 999 and a Name"))
            return
        in_sideboard = attributes.get("Sideboard", "false").lower() == "true"
        section = decklist.sideboard if in_sideboard else decklist.main
        section.append(Entry(line, int(count), card_name(name)))

    parser.StartElementHandler = start
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        decklist.problems.append((error.lineno, f"not a .dek deck ({reason})"))
    return decklist


def _copies(entries: list[Entry]) -> int:
    return sum(entry.count for entry in entries)
