"""What a line that a person typed chooses."""

from __future__ import annotations

import re
from typing import Final

from agents.human.declaring import WHOLE, done
from agents.table import option_texts
from cards.registry import folded
from sim import Decision, View
from sim.state import decision as d

_SEPARATORS: Final = re.compile(r"[\s,;]+")
# A number, or a range such as 2-5; no option has a number of more digits.
_NUMBERS: Final = re.compile(r"([0-9]{1,6})(?:-([0-9]{1,6}))?\Z")
_LIKE_A_NUMBER: Final = re.compile(r"[-+.\d]*\d[-+.\d]*\Z")
_VERBS: Final = ("attack", "block", "choose", "with")
# Where a line may choose more than one option.
_SEVERAL: Final = (
    d.ASK_ATTACK,
    d.ASK_BLOCK,
    d.ASK_BOTTOM,
    d.ASK_COST,
    d.ASK_MODE,
    d.ASK_OBJECT,
    d.ASK_ORDER,
    d.ASK_TARGET,
)
# Shorter parts of texts fit too much, and are more often slips.
_SHORTEST: Final = 3
_LONGEST_SHOWN: Final = 30


class Refused(ValueError):
    """A line is meant as an answer, but is none; the message tells what is possible."""


def short_answer(view: View, decision: Decision, line: str) -> list[int] | None:
    """The options that numbers, ``all``, ``none``, ``y`` or ``n`` choose.

    Returns:
        The indices of options, in their order; several only where a decision of this kind may be
        followed by more of them. None if the line is something else.

    Raises:
        Refused: there is no such option.
    """
    words = _SEPARATORS.split(line.casefold().strip(" ,;\t"))
    while len(words) > 1 and words[0] in _VERBS:
        words = words[1:]
    if decision.kind in WHOLE and words == ["none"]:
        nothing = done(decision)
        if nothing is None:
            raise Refused("nothing is not possible here: the rules ask for more")
        return [nothing]
    if decision.kind == d.ASK_ATTACK and words == ["all"]:
        real = [place for place, one in enumerate(decision.options) if one.verb == d.DO_ATTACK]
        at_player = [one for one in real if decision.options[one].target == view.opponent]
        return at_player or real
    verbs = [one.verb for one in decision.options]
    for verb, spelled in ((d.DO_YES, ("y", "yes")), (d.DO_NO, ("n", "no"))):
        if len(words) == 1 and words[0] in spelled and verb in verbs:
            return [verbs.index(verb)]
    if not all(_LIKE_A_NUMBER.match(word) for word in words):
        return None
    chosen = [place for word in words for place in _places(word, len(verbs))]
    if len(chosen) > 1 and decision.kind not in _SEVERAL:
        raise Refused("one number only")
    # Creatures are declared in the order in which they are offered.
    return sorted(chosen) if decision.kind in WHOLE else chosen


def by_text(view: View, line: str) -> int:
    """The index of the one option whose text has the line in it.

    Raises:
        Refused: it is none, or several.
    """
    wanted = folded(line)
    texts = [folded(text) for text in option_texts(view)]
    fitting = [place for place, text in enumerate(texts) if wanted == text] or [
        place for place, text in enumerate(texts) if len(wanted) >= _SHORTEST and wanted in text
    ]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        found = ", ".join(str(place + 1) for place in fitting)
        raise Refused(f'"{_shown(line)}" may be any of the options {found}')
    raise Refused(f'"{_shown(line)}" is no option; type a number from 1 to {len(texts)}, or help')


def _places(word: str, count: int) -> range:
    """The indices that a number or a range means."""
    match = _NUMBERS.match(word)
    if match is None:
        raise Refused(f"there is no option {_shown(word)}; possible: 1 to {count}")
    first, last = int(match[1]), int(match[2] or match[1])
    for one in (first, last):
        if not 1 <= one <= count:
            raise Refused(f"there is no option {one}; possible: 1 to {count}")
    if last < first:
        raise Refused(f"{word} runs backwards")
    return range(first - 1, last)


def _shown(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "..."
