"""What the values and keys of a scenario file have to be, table by table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from sim.vocab.mana import mana_types
from sim.vocab.terms import STEP_NAMES, ZONE_NAMES

# A check of a value: what is wrong with it, or "".
Check = Callable[[Any], str]

PLAYERS: Final = ("a", "b")
CARD_ZONES: Final = ("hand", "graveyard", "exile", "battlefield", "library")
ORIGINS: Final = ("hand", "graveyard", "exile", "library", "command", "battlefield")


# --- checks of single values -------------------------------------------------------------


def _text(value: Any) -> str:
    return "" if isinstance(value, str) and value else "has to be a text"


def _any_text(value: Any) -> str:
    return "" if isinstance(value, str) else "has to be a text"


def _flag(value: Any) -> str:
    return "" if isinstance(value, bool) else "has to be true or false"


def _integer(value: Any) -> str:
    is_integer = isinstance(value, int) and not isinstance(value, bool)
    return "" if is_integer else "has to be a whole number"


def _natural(value: Any) -> str:
    if _integer(value) or value < 0:
        return "has to be a whole number, 0 or more"
    return ""


def _positive(value: Any) -> str:
    return "has to be a whole number, 1 or more" if _integer(value) or value < 1 else ""


def _one_of(words: tuple[str, ...]) -> Check:
    def check(value: Any) -> str:
        return "" if value in words else f"{value!r} is not one of {', '.join(words)}"

    return check


_player = _one_of(PLAYERS)


def _names(value: Any) -> str:
    if isinstance(value, list):
        return "has to be a list of names" if any(_text(one) for one in value) else ""
    return _text(value) and "has to be a list of names"


def _numbers(value: Any) -> str:
    listed = value if isinstance(value, list) else [value]
    return "has to be a list of numbers" if any(_natural(one) for one in listed) else ""


def _mana(value: Any) -> str:
    if not isinstance(value, str) or re.sub(r"\{[^{}]+\}", "", value).strip():
        return "has to be mana such as {B}{2}"
    try:
        mana_types(value)
    except ValueError as error:
        return str(error)
    return ""


def _counters(value: Any) -> str:
    if not isinstance(value, dict):
        return "has to be a table of counters"
    return "counters need numbers" if any(_natural(one) for one in value.values()) else ""


def _kicked(value: Any) -> str:
    return "" if isinstance(value, bool) or not _natural(value) else "has to be true or a number"


def _resolve(value: Any) -> str:
    return "" if value == "all" or not _positive(value) else 'has to be a number or "all"'


def _step(value: Any) -> str:
    player, colon, step = value.partition(":") if isinstance(value, str) else ("", "", "")
    if player in PLAYERS and colon and step in STEP_NAMES:
        return ""
    return f'{value!r} is not a player\'s step such as "b:upkeep"'


def _attackers(value: Any) -> str:
    for one in value if isinstance(value, list) else [None]:
        pair = isinstance(one, list) and len(one) == 2 and not _names(one)
        if not pair and _text(one):
            return 'has to be a list of names or of ["attacker", "planeswalker"]'
    return ""


def _blocks(value: Any) -> str:
    for one in value if isinstance(value, list) else [None]:
        if not (isinstance(one, list) and len(one) == 2) or _names(one):
            return 'has to be a list of ["blocker", "attacker"]'
    return ""


def _answer(value: Any) -> str:
    if isinstance(value, dict):
        if set(value) != {"by", "is"} or _player(value["by"]):
            return 'an answer\'s table has to be { by = "a", is = ... }'
        value = value["is"]
    for one in value if isinstance(value, list) else [value]:
        if not isinstance(one, (bool, int, str)):
            return f"{one!r} is no answer"
    return ""


def _answers(value: Any) -> str:
    for one in value if isinstance(value, list) else [value]:
        problem = _answer(one)
        if problem:
            return problem
    return ""


def _random(value: Any) -> str:
    listed = value if isinstance(value, list) else [None]
    is_result = all(isinstance(one, (int, str)) for one in listed)
    return "" if is_result else "has to be a list of results"


def _anything(value: Any) -> str:
    return ""


# --- the keys of each table --------------------------------------------------------------

SCENARIO_KEYS: Final[dict[str, Check]] = dict.fromkeys(
    ("name", "rules", "source", "note", "start", "a", "b", "steps", "expect"), _anything
)
START_KEYS: Final[dict[str, Check]] = {
    "active": _player,
    "step": _one_of(STEP_NAMES),
    "turn": _positive,
}
PLAYER_KEYS: Final[dict[str, Check]] = {
    **dict.fromkeys(CARD_ZONES, _anything),
    "life": _integer,
    "poison": _natural,
    "library_exact": _flag,
    "mana": _mana,
    "lands_played": _natural,
    "counters": _counters,
}
CARD_KEYS: Final[dict[str, Check]] = {
    "card": _text,
    "id": _text,
    "tapped": _flag,
    "sick": _flag,
    "counters": _counters,
    "damage": _natural,
    "attached": _text,
    "owner": _player,
    "token": _flag,
    "chosen": _text,
    "x": _natural,
    "face": _one_of(("front", "back", "down")),
    "exiled_with": _text,
}
_COSTS: Final[dict[str, Check]] = {
    **dict.fromkeys(("sacrifice", "discard", "exile", "tap", "return", "remove", "pay"), _names),
    "life": _natural,
}
_CHOICES: Final[dict[str, Check]] = {
    "from": _one_of(ORIGINS),
    "targets": _names,
    "modes": _numbers,
    "x": _natural,
    "divide": _numbers,
    **_COSTS,
}
COMMON_KEYS: Final[dict[str, Check]] = {"by": _player, "answers": _answers, "random": _random}
# The verbs: what their value has to be, and their further keys.
VERBS: Final[dict[str, tuple[Check, dict[str, Check]]]] = {
    "play": (_text, {"from": _one_of(ORIGINS), "face": _text}),
    "cast": (
        _text,
        {**_CHOICES, "via": _text, "kicked": _kicked, "extras": _names, "face": _text},
    ),
    "activate": (_text, {**_CHOICES, "ability": _positive}),
    "attack": (_attackers, {"pay": _names}),
    "block": (_blocks, {"pay": _names}),
    "special": (_text, _COSTS),
    "pass": (_player, {}),
    "resolve": (_resolve, {}),
    "to": (_step, {}),
    "legal": (_anything, {}),
    "illegal": (_anything, {}),
    "expect": (_anything, {}),
    "concede": (_player, {}),
}
_zone = _one_of(ZONE_NAMES)
COUNT_KEYS: Final[dict[str, Check]] = {
    "card": _text,
    "zone": _zone,
    "controller": _player,
    "owner": _player,
    "token": _flag,
    "type": _text,
}
# The kinds of expectations: what their value has to be, and their further keys.
KINDS: Final[dict[str, tuple[Check, dict[str, Check]]]] = {
    "player": (
        _player,
        {
            **dict.fromkeys(
                ("poison", "hand", "library", "graveyard", "exile", "lands_played"), _natural
            ),
            "life": _integer,
            "mana": _mana,
            "counters": _counters,
            "lost": _flag,
            "won": _flag,
        },
    ),
    "object": (
        _text,
        {
            "zone": _zone,
            "controller": _player,
            "owner": _player,
            "power": _integer,
            "toughness": _integer,
            "damage": _natural,
            "counters": _counters,
            **dict.fromkeys(("has", "lacks", "types", "not_types"), _names),
            "colors": _any_text,
            "mana_value": _natural,
            "attached": _any_text,
            "name": _any_text,
            **dict.fromkeys(("tapped", "face_down", "attacking", "blocking"), _flag),
        },
    ),
    "count": (_anything, {"is": _natural}),
    "cards": (_names, {"zone": _zone, "of": _player, "top": _flag}),
    "stack": (_names, {}),
    "step": (_step, {}),
    "priority": (_player, {}),
    "winner": (_one_of(("a", "b", "draw", "none")), {}),
}
