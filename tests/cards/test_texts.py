"""The rules text of every card, rendered from its definition, is what texts.txt says.

A difference is a change of a card's meaning or of its wording. Where it is meant, write the
file anew with ``python -m tests.cards.test_texts`` and look at what changed in it.
"""

import pkgutil
import re
from pathlib import Path

import pytest

import cards
import cards.tokens
from sim.vocab.terms import COLOR_NAMES, bit_names

SNAPSHOT = Path(__file__).parent / "texts.txt"
TOKENS = [module.name for module in pkgutil.iter_modules(cards.tokens.__path__)]


def indicator(definition):
    """The colors that no mana cost says: of a color indicator (204), of a token."""
    said = definition.cost.colors if definition.cost else 0
    colors = "" if said else " ".join(bit_names(definition.colors, COLOR_NAMES))
    return f" ({colors})" if colors else ""


def entry(definition):
    size = ""
    if definition.power_text is not None:
        size = f" {definition.power_text}/{definition.toughness_text}"
    elif definition.loyalty_text is not None:
        size = f" {definition.loyalty_text}"
    head = f"{definition.name} {definition.mana_cost}".strip()
    faces = ["//\n" + entry(face) for face in definition.faces]
    line = definition.type_line + size + indicator(definition)
    lines = [head, line, definition.text(), *faces]
    return "\n".join(filter(None, lines))


def entries():
    return [entry(cards.get(name)) for name in cards.names()] + [
        entry(cards.token(module)) for module in TOKENS
    ]


def test_the_texts_are_those_of_the_snapshot():
    recorded = SNAPSHOT.read_text(encoding="utf-8").strip().split("\n\n")
    changed = [each for each in entries() if each not in recorded]
    assert changed == [], "python -m tests.cards.test_texts writes them anew"
    assert len(recorded) == len(entries())


@pytest.mark.parametrize("name", cards.names())
def test_the_text_is_written_out(name):
    text = cards.get(name).text()
    assert not re.search(r"~|\bNone\b|  |\.\.|target target|\ba [aeio]\w|that target", text)
    for line in text.split("\n") if text else ():
        assert re.match(r"[A-Z{\[•]", line), line
        assert line.count('"') % 2 == 0, line


if __name__ == "__main__":
    SNAPSHOT.write_text("\n\n".join(entries()) + "\n", encoding="utf-8")
