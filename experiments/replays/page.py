"""A recorded game as one HTML page that needs nothing else: ``page(recording)``.

The page holds the game as JSON, compressed with zlib, in base64:

- ``players``: what both are called;
- ``steps_named``: the steps of a turn in words;
- ``cards``: by name, each card that was seen: its colours and faces;
- ``steps``: for each position ``table`` (those entries of :mod:`experiments.replays.table` that
  changed, null for one that is gone), ``happened`` (what led here, in words), and, but for the
  end, ``player``, ``asked``, ``options`` (text, object and target of each) and ``chosen``.
"""

from __future__ import annotations

import base64
import html
import importlib.resources
import json
import string
import zlib
from typing import Any, Final

import sim
from agents.table.words import step_words
from experiments.replays.recording import SEATS, Recording, result_text
from experiments.replays.story import Story
from experiments.replays.table import Table, Tables
from sim.engine import describe
from sim.engine.version import version
from sim.vocab import CardDef
from sim.vocab.terms import STEP_NAMES, color_letters

_SCRIPTS: Final = ("table.js", "course.js", "page.js")


def page(recording: Recording) -> str:
    """The page: it shows the table at every decision, and steps to and fro.

    Opens offline, in browsers from 2023 on. Its size is mostly that of the compressed changes:
    some 15 to 50 bytes a decision, and 35,000 bytes besides.
    """
    game = recording.game
    origin = game.origin
    assert origin is not None
    said = [result_text(game), f"{len(recording.choices):,} decisions", f"seed {origin.seed}"]
    names = [html.escape(name) for name in recording.players]
    packed = zlib.compress(json.dumps(_data(recording), separators=(",", ":")).encode(), 9)
    return string.Template(_asset("page.html")).substitute(
        engine=html.escape(version()),
        title=html.escape(" against ".join(recording.players)),
        heading=" <span>against</span> ".join(
            f'<b class="{seat}">{name}</b>' for seat, name in zip(SEATS, names, strict=True)
        ),
        summary=html.escape(" · ".join([*said, f"manaduel {version()}"])),
        style=_asset("page.css"),
        data=base64.b64encode(packed).decode(),
        script="".join(_asset(name) for name in _SCRIPTS),
    )


def _asset(name: str) -> str:
    folder = importlib.resources.files("experiments.replays") / "assets"
    return (folder / name).read_text(encoding="utf-8")


def _data(recording: Recording) -> dict[str, Any]:
    tables = Tables()
    return {
        "players": recording.players,
        "steps_named": {name: step_words(name) for name in STEP_NAMES},
        "steps": _steps(recording, tables),
        "cards": {name: _card(card) for name, card in tables.cards.items()},
    }


def _steps(recording: Recording, tables: Tables) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = []
    before: Table = {}
    story: Story | None = None
    for position, game in enumerate(recording.positions()):
        table = tables.of(game)
        step: dict[str, Any] = {"table": changes(before, table)}
        step["happened"] = [] if story is None else story.since(game)
        story = story or Story(game)
        if game.decision is not None:
            step |= _decision(game, game.decision)
            if position < len(recording.choices):
                step["chosen"] = recording.choices[position]
        steps.append(step)
        before = table
    return steps


def changes(before: Table, after: Table) -> Table:
    """The entries of a table that are not as before; None for those that are gone."""
    changed = {
        key: value for key, value in after.items() if key not in before or before[key] != value
    }
    return changed | {key: None for key in before if key not in after}


def _decision(game: sim.Game, decision: sim.Decision) -> dict[str, Any]:
    texts = describe.options(game.state, decision)
    return {
        "player": decision.player,
        "asked": describe.decision(game.state, decision),
        "options": [
            [text, option.object, option.target]
            for text, option in zip(texts, decision.options, strict=True)
        ],
    }


def _card(card: CardDef) -> dict[str, Any]:
    return {
        "colors": color_letters(card.printed.colors),
        "faces": [
            {
                "name": face.name,
                "cost": face.mana_cost,
                "type": face.type_line,
                "text": face.text(),
                "size": _size(face),
            }
            for face in _faces(card)
        ],
    }


def _faces(card: CardDef) -> list[CardDef]:
    """What is printed on a card: a split card's halves; else its front, then the other face."""
    return list(card.faces) if " // " in card.name else [card, *card.faces]


def _size(card: CardDef) -> str:
    if card.power_text or card.toughness_text:
        return f"{card.power_text}/{card.toughness_text}"
    return ""
