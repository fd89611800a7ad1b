"""docs/adding-cards.md quotes the tree and shows what its commands print; here that is checked.

A block of code begins with a comment that names its file and is found in it, line by line; one
"..." stands for lines left out. So does one in what a command prints.
"""

import re
import shlex
from pathlib import Path

import pytest

from experiments.cli import main
from sim.scenario.__main__ import main as run_scenarios

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(
    r"^```(\w+)\n(.*?)^```$", (ROOT / "docs" / "adding-cards.md").read_text("utf-8"), re.M | re.S
)
CODE = [block for language, block in BLOCKS if language != "console"]
COMMANDS = [block for language, block in BLOCKS if language == "console"]


def parts(text):
    """The stretches between the lines left out."""
    return re.split(r"^ *\.\.\.\n", text, flags=re.M)


@pytest.mark.parametrize("block", CODE, ids=lambda block: block.split("\n")[0].strip("# "))
def test_the_code_is_that_of_the_tree(block):
    head, _, quoted = block.partition("\n")
    source = (ROOT / head.removeprefix("# ")).read_text(encoding="utf-8")
    at = 0
    for part in parts(quoted):
        found = source.find(part, at)
        assert found >= 0, part
        at = found + len(part)


def printed(command, capsys):
    """What the command prints, run in this process."""
    words = shlex.split(command)
    if words[0] == "manaduel":
        assert main(words[1:]) == 0
    elif words[:2] == ["python", "-c"]:
        exec(words[2], {})
    else:
        assert words[:3] == ["python", "-m", "sim.scenario"]
        assert run_scenarios([str(ROOT / word) for word in words[3:]]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("block", COMMANDS, ids=lambda block: block.split("\n")[0])
def test_the_commands_print_what_is_shown(block, capsys):
    command, _, shown = block.removeprefix("$ ").partition("\n")
    pattern = ".*".join(re.escape(part) for part in parts(shown))
    assert re.fullmatch(pattern, printed(command, capsys), re.S)
