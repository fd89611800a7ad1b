"""Answers that are texts: colours, card names, types, modes."""

from __future__ import annotations

from typing import Any

from sim.rules.evaluate import is_creature_type
from sim.rules.naming import ANOTHER_CARD
from sim.scenario.table import Table
from sim.state.decision import DO_NUMBER, DO_WORD, Decision, Option
from sim.state.frames import AnnounceFrame
from sim.vocab.terms import COLOR_NAMES, MANA_LETTERS


def widen(decision: Decision, value: Any) -> None:
    """205.3m: any creature type may be chosen; the engine offers those of the game's cards."""
    if decision.word != "creature type" or not isinstance(value, str):
        return
    named = value[:1].upper() + value[1:]
    if is_creature_type(named) and all(one.word != named for one in decision.options):
        decision.options = (*decision.options, Option(DO_WORD, word=named))


def word_index(decision: Decision, item: str) -> list[int]:
    """The options with that word: a colour, a name, a type."""
    wanted = item.casefold()
    if item in MANA_LETTERS:
        wanted = (*COLOR_NAMES, "colorless")[MANA_LETTERS.index(item)]
    wanted = wanted.replace("colourless", "colorless")
    words = [option.word.casefold() for option in decision.options]
    if decision.word.endswith("card name") and wanted not in words:
        wanted = ANOTHER_CARD
    return [index for index, word in enumerate(words) if word == wanted]


def mode_index(table: Table, item: str) -> list[int]:
    """The modes whose text has the words."""
    decision = table.decision()
    frame = table.state.frames[-1]
    if not isinstance(frame, AnnounceFrame):
        return []
    wanted = item.casefold()
    return [
        index
        for index, option in enumerate(decision.options)
        if option.verb == DO_NUMBER and wanted in frame.modes[option.number].text().casefold()
    ]
