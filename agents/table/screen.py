"""The whole table in lines of a given width: the opponent above, the viewer below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from agents.table.mana import available, by_sacrifice
from agents.table.options import option_texts, question
from agents.table.permanents import permanent_text
from agents.table.words import (
    FACE_DOWN,
    counted,
    entity,
    name_of,
    starts,
    step_words,
    who,
    whose,
)
from sim import CardView, PermanentView, StackView, View

DEFAULT_WIDTH: Final = 100
_NARROWEST: Final = 30
# Room for the names of the rows, and what a permanent should have beside another.
_LABEL: Final = 11
_CELL: Final = 33
# So many lines at most for a graveyard or what is exiled; there are commands to see all.
_PILE_LINES: Final = 2
# Known cards of a library are shown as long as they are so near to its top.
_TOP_CARDS: Final = 5


def table_text(view: View, width: int = DEFAULT_WIDTH) -> str:
    """The table, and below it how the game ended or the viewer's question and options."""
    lines = [line.plain for line in table_lines(view, width)]
    result = view.result
    if result is not None:
        lines.append(f"The game is over: {result.outcome}, {result.reason}")
    elif view.decision is not None:
        lines.append(question(view))
        lines += [f"  {number}: {text}" for number, text in enumerate(option_texts(view))]
    return "\n".join(lines)


def table_lines(view: View, width: int = DEFAULT_WIDTH) -> list[Text]:
    """The table as the viewer may see it, none of its lines longer than ``width``."""
    width = max(width, _NARROWEST)
    when = f"Turn {view.turn}, {whose(view, view.active)} turn: {step_words(view.step)}"
    lines = [Text(when if view.turn else "Before the first turn", style="bold reverse")]
    lines += _head(view, view.opponent, width)
    lines += _piles(view, view.opponent, width)
    for row in reversed(_battlefield(view, view.opponent, width)):
        lines += row
    lines.append(Text("-" * width, style="dim"))
    if view.stack:
        entries = [_stack_text(view, entry) for entry in reversed(view.stack)]
        lines += _row("Stack", entries, width, columns=1)
        lines.append(Text("-" * width, style="dim"))
    for row in _battlefield(view, view.me, width):
        lines += row
    lines += _row("Hand", _hand(view.hand), width)
    lines += _piles(view, view.me, width)
    lines += _head(view, view.me, width)
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
    return lines


def _head(view: View, player: int, width: int) -> list[Text]:
    """A player's life and counts."""
    facts = [Text(f"{view.life[player]} life", style="bold red")]
    facts += [Text(f"{count} {kind}") for kind, count in sorted(view.counters(player).items())]
    facts += [
        Text(f"hand {view.hand_counts[player]}"),
        Text(f"library {view.library_counts[player]}"),
        Text(f"graveyard {len(view.graveyard(player))}"),
        Text(f"exile {view.exile_counts[player]}"),
    ]
    mana = available(view, player)
    facts.append(Text(f"mana {len(mana)}" + (f" ({' '.join(mana)})" if mana else "")))
    more = by_sacrifice(view, player)
    facts += [Text(f"{more} more by sacrifice")] if more else []
    if view.mana(player):
        facts.append(Text(f"floating {view.mana(player)}", style="bold"))
    return _flow(starts(who(view, player)), facts, width, style="bold")


def _piles(view: View, player: int, width: int) -> list[Text]:
    """What lies beside the battlefield, as far as the viewer knows it."""
    lines: list[Text] = []
    if player != view.me:
        lines += _pile("Hand", view.opponent_hand, 0, width)
    library = [
        Text(f"{place + 1}. {card.name}")
        for place, card in view.library(player)
        if place < _TOP_CARDS
    ]
    lines += _flow("Library", library, width) if library else []
    lines += _pile("Emblems", view.emblems(player), 0, width)
    exile = view.exile(player)
    lines += _pile("Exile", exile, view.exile_counts[player] - len(exile), width)
    # The newest cards come first: they are what a glance is for.
    lines += _pile("Graveyard", view.graveyard(player)[::-1], 0, width)
    return lines


def pile_lines(view: View, width: int = DEFAULT_WIDTH) -> list[Text]:
    """In full what the viewer knows of hands, libraries, graveyards, exile and emblems."""
    lines: list[Text] = []
    for player in (view.opponent, view.me):
        lines.append(Text(f"{starts(whose(view, player))} cards", style="bold"))
        hand = view.hand if player == view.me else view.opponent_hand
        lines += _pile("Hand", hand, 0, width, whole=True)
        library = [Text(f"{place + 1}. {card.name}") for place, card in view.library(player)]
        lines += _flow("Library", library, width) if library else []
        lines += _pile("Emblems", view.emblems(player), 0, width, whole=True)
        exile = view.exile(player)
        lines += _pile("Exile", exile, view.exile_counts[player] - len(exile), width, whole=True)
        lines += _pile("Graveyard", view.graveyard(player)[::-1], 0, width, whole=True)
    return lines


def _pile(
    label: str, cards: Sequence[CardView], hidden: int, width: int, whole: bool = False
) -> list[Text]:
    names = counted(card.name or FACE_DOWN for card in cards)
    names += [f"{hidden} {FACE_DOWN}{'s' if hidden > 1 else ''}"] if hidden else []
    lines = _flow(label, [Text(name) for name in names], width) if names else []
    if len(lines) > _PILE_LINES and not whole:
        lines = lines[:_PILE_LINES]
        lines[-1].truncate(width - 4)
        lines[-1].append(" ...")
    return lines


def _battlefield(view: View, player: int, width: int) -> list[list[Text]]:
    """The lines of a player's permanents by kind, creatures first."""
    rows: dict[str, list[PermanentView]] = {
        "Creatures": [],
        "Walkers": [],
        "Others": [],
        "Lands": [],
    }
    for one in view.permanents(player):
        host = one.attached_to
        if host is not None and host > 1:
            continue  # it stands beside what it is attached to
        if one.is_creature:
            rows["Creatures"].append(one)
        elif one.is_land:
            rows["Lands"].append(one)
        elif "Planeswalker" in one.types:
            rows["Walkers"].append(one)
        else:
            rows["Others"].append(one)
    blocks: list[list[Text]] = []
    for label, permanents in rows.items():
        if label == "Lands":
            blocks.append(_flow(label, _lands(view, permanents), width) if permanents else [])
            continue
        texts = [permanent_text(view, one) for one in permanents]
        for one, text in zip(permanents, texts, strict=True):
            if one.attached_to is not None:
                text.append(f" on {entity(view, one.attached_to)}")
        blocks.append(_row(label, _grouped(texts), width))
    return blocks


def _lands(view: View, lands: Sequence[PermanentView]) -> list[Text]:
    """Lands by name, with how many of them are tapped; those with more to say by themselves."""
    plain: dict[str, list[PermanentView]] = {}
    texts: list[Text] = []
    for land in lands:
        if land.counters or land.attachments or land.chosen:
            texts.append(permanent_text(view, land))
        else:
            plain.setdefault(name_of(view, land), []).append(land)
    together = []
    for name, same in plain.items():
        tapped = sum(land.tapped for land in same)
        text = Text(name if len(same) == 1 else f"{len(same)} {name}")
        if tapped:
            text.append(" (tapped)" if tapped == len(same) else f" ({tapped} tapped)", style="dim")
        together.append(text)
    return together + texts


def _grouped(texts: Sequence[Text]) -> list[Text]:
    """Equal texts put together, with their number."""
    groups: dict[str, list[Text]] = {}
    for text in texts:
        groups.setdefault(text.plain, []).append(text)
    return [
        same[0] if len(same) == 1 else Text.assemble(f"{len(same)} ", same[0])
        for same in groups.values()
    ]


def _hand(hand: Sequence[CardView]) -> list[Text]:
    texts = []
    for card in hand:
        cost = "" if card.cost is None else f" {card.cost}"
        texts.append(Text.assemble((card.name, "bold"), cost))
    return _grouped(texts) or [Text("empty", style="dim")]


def _stack_text(view: View, entry: StackView) -> Text:
    """A spell or ability on the stack: whose it is, what it does, what it aims at."""
    text = Text(f"{starts(whose(view, entry.controller))} ")
    text.append(name_of(view, entry), style="bold yellow")
    if entry.ability is not None:
        text.append(f": {entry.text()}")
    targets = [entity(view, id) for clause in entry.targets for id in clause]
    if targets:
        text.append(f" -> {', '.join(targets)}", style="yellow")
    return text


def _row(label: str, texts: Sequence[Text], width: int, columns: int = 0) -> list[Text]:
    """Texts in columns behind their label; one that is too long for its column takes more."""
    room = width - _LABEL
    columns = columns or max(1, room // _CELL)
    cell = room // columns
    lines: list[Text] = []
    line = Text()
    for text in texts:
        cells = min(columns, -(-(len(text) + 1) // cell))
        if line and len(line) + cells * cell > room:
            lines.append(line)
            line = Text()
        if len(text) > room:
            lines += folded_lines(text, room)
            continue
        line.append_text(text)
        line.pad_right(-len(line) % cell)
    if line:
        lines.append(line)
    return _labelled(label, lines)


def folded_lines(text: Text, room: int) -> list[Text]:
    """The text in pieces of at most ``room`` letters, broken at spaces where there are any."""
    pieces = []
    while len(text) > room:
        space = text.plain.rfind(" ", 1, room)
        end = space if space > 0 else room
        piece, text = text.divide([end])
        pieces.append(piece)
        text = text[1:] if space > 0 else text
    return [*pieces, text]


def _flow(label: str, texts: Sequence[Text], width: int, style: str = "") -> list[Text]:
    """Texts behind each other with commas between."""
    room = width - _LABEL
    lines: list[Text] = []
    line = Text()
    for place, text in enumerate(texts):
        last = place == len(texts) - 1
        if line and len(line) + 1 + len(text) + (not last) > room:
            lines.append(line)
            line = Text()
        if line:
            line.append(" ")
        line.append_text(text)
        if not last:
            line.append(",")
        *whole, line = folded_lines(line, room)
        lines += whole
    lines.append(line)
    return _labelled(label, lines, style)


def _labelled(label: str, lines: Sequence[Text], style: str = "dim") -> list[Text]:
    return [
        Text.assemble((("" if place else label).ljust(_LABEL), style), line)
        for place, line in enumerate(lines)
    ]
