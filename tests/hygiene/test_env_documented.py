"""docs/environments.md says what there is: every table, every field, every number."""

import re
from pathlib import Path

import numpy as np
import pytest

from agents.env import ManaDuelEnv, actions, layout, vocabulary
from agents.env.card_rows import UNKNOWN_CARD
from sim.state.decision import DO_NAMES

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
SECTIONS = {
    match[1]: (match[2], TEXT[match.end() :].partition("\n#")[0])
    for match in re.finditer(r"^### `(\w+)`, shape (\([\d, ]*\))$", TEXT, re.MULTILINE)
}


def test_every_table_is_described():
    assert list(SECTIONS) == [name for name, _, _ in layout.TABLES]
    for name, (shape, _) in SECTIONS.items():
        assert shape == str(layout.shape_of(name))


@pytest.mark.parametrize("table", [name for name, _, _ in layout.TABLES])
def test_every_field_is_described(table):
    cells = re.findall(r"^\| (`[^|]*`) \|", SECTIONS[table][1], re.MULTILINE)
    described = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    fields = next(fields for name, _, fields in layout.TABLES if name == table)
    assert described == list(fields)


def test_the_numbers_are_right():
    assert f"Discrete({layout.ACTIONS})" in TEXT
    assert f"action {actions.MORE} is **more**" in TEXT
    kinds = [text.strip() for text in re.search(r"\| `kind` \| (1 pass.*) \|", TEXT)[1].split(",")]
    assert [int(kind.split()[0]) for kind in kinds] == [*range(1, layout.MORE_KIND + 1)]
    assert len(DO_NAMES) == len(kinds) - 1
    pointer = 3
    for name in layout.POINTED[:-1]:
        pointer += int(
            np.prod(layout.shape_of(name)[: 2 if name in ("permanents", "graveyards") else 1])
        )
        following = layout.POINTED[layout.POINTED.index(name) + 1]
        assert re.search(rf"`{following}`\s+\(from {pointer}\)", TEXT)


def test_the_quick_starts_work():
    for code in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec("import gymnasium\n" + code.replace("num_envs=64", "num_envs=2"), {"print": str})


def test_info_is_described():
    _, info = ManaDuelEnv().reset(seed=0)
    for key in info:
        assert f"| `{key}` |" in TEXT


def test_the_vocabulary_has_every_card():
    """``python -m agents.env.vocabulary`` adds what is missing."""
    assert vocabulary.missing() == ([], [])
    names = list(vocabulary.ids())
    assert len(set(names)) == len(names) == vocabulary.size() - UNKNOWN_CARD - 1
    table = vocabulary.features()
    assert table.shape == (vocabulary.size(), len(vocabulary.feature_names()))
    assert not table[: UNKNOWN_CARD + 1].any()
    bolt = dict(
        zip(vocabulary.feature_names(), table[vocabulary.named("Lightning Bolt")], strict=True)
    )
    assert (bolt["mana_value"], bolt["red"], bolt["instant"], bolt["word_DealDamage"]) == (
        1,
        1,
        1,
        1,
    )
