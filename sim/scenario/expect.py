"""Checking what must be true of the game."""

from __future__ import annotations

from typing import Any, Final

from sim.rules import layers
from sim.rules.evaluate import has_subtype, mana_value, stat_of
from sim.scenario.failure import ScenarioFailed
from sim.scenario.form import as_list, counted
from sim.scenario.names import (
    everything,
    holder,
    letter,
    parse,
    player_of,
    shown_name,
    source_name,
)
from sim.scenario.table import Table
from sim.state.decision import ASK_PRIORITY
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.state.players import Player
from sim.vocab.abilities import AdditionalCost, AlternativeCost
from sim.vocab.mana import mana_types
from sim.vocab.record import Ability
from sim.vocab.terms import (
    ANY_MANA_TYPE,
    KEYWORD_NAMES,
    MANA_LETTERS,
    NOBODY,
    STEP_NAMES,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    ZONE_NAMES,
    ZONE_STACK,
    bit_names,
    color_letters,
)

Expectation = dict[str, Any]
_CARD_LISTS: Final = ("hand", "library", "graveyard", "exile")
_TRIBAL: Final = {"tribal": "kindred"}


def check_all(table: Table, expectations: list[Expectation]) -> None:
    """Check everything that is expected; state-based actions and triggers are dealt with.

    Raises:
        ScenarioFailed: something is not so; what was expected and what was found.
    """
    if not table.paused:
        table.run()
    if table.state.dirty:
        layers.refresh(table.state)
    for expectation in expectations:
        check(table, expectation)


def check(table: Table, expectation: Expectation) -> None:
    """Check one expectation."""
    if "player" in expectation:
        _player(table, expectation)
    elif "object" in expectation:
        _object(table, expectation)
    elif "count" in expectation:
        _count(table, expectation)
    elif "cards" in expectation:
        _cards(table, expectation)
    elif "stack" in expectation:
        _stack(table, as_list(expectation["stack"]))
    elif "step" in expectation:
        state = table.state
        _same("step", expectation["step"], f"{letter(state.active)}:{STEP_NAMES[state.step]}")
    elif "priority" in expectation:
        _same("priority", expectation["priority"], _with_priority(table))
    else:
        _same("winner", expectation["winner"], _winner(table))


def _same(what: str, expected: Any, found: Any) -> None:
    if expected != found:
        raise ScenarioFailed(f"{what}: expected {_shown(expected)}, found {_shown(found)}")


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value) if isinstance(value, str) else str(value)


def _with_priority(table: Table) -> str:
    decision = table.state.decision
    if decision is None:
        return "nobody"
    # Where attackers or blockers are still to be declared, the active player then has priority.
    return letter(decision.player if decision.kind == ASK_PRIORITY else table.state.active)


def _winner(table: Table) -> str:
    outcome = table.state.outcome
    if outcome == "win":
        return letter(table.state.winner)
    return outcome or "none"


# --- players -------------------------------------------------------------------------------


def _player(table: Table, expectation: Expectation) -> None:
    name = expectation["player"]
    player = table.state.players[player_of(name)]
    for key, expected in expectation.items():
        if key == "player":
            continue
        what = f"player {name}: {key}"
        if key == "counters":
            for kind, number in expected.items():
                _same(f"player {name}: {kind} counters", number, player.counters.get(kind, 0))
        elif key == "mana":
            _same(what, _mana_text(mana_types(expected)), _mana_text(tuple(player.pool)))
        else:
            _same(what, expected, _of_player(table, player, key))


def _of_player(table: Table, player: Player, key: str) -> Any:
    if key in _CARD_LISTS:
        return len(table.state.zone_of(player.id, ZONE_NAMES.index(key)))
    if key == "poison":
        return player.counters.get("poison", 0)
    if key == "won":
        return table.state.outcome == "win" and table.state.winner == player.id
    if key == "lost":
        over = table.state.outcome == "win" and table.state.winner != player.id
        return over or player.lost != "" or table.state.outcome == "draw"
    return player.life if key == "life" else player.lands_played


def _mana_text(units: tuple[int, ...]) -> str:
    """Mana in one order: white, blue, black, red, green, colourless."""
    letters = [color_letters(unit & ANY_MANA_TYPE) for unit in units]
    return "".join(f"{{{one}}}" for one in sorted(letters, key=MANA_LETTERS.index))


# --- objects -------------------------------------------------------------------------------


def _object(table: Table, expectation: Expectation) -> None:
    name = expectation["object"]
    keys = [key for key in expectation if key != "object"]
    try:
        found = table.names.find(table.state, name)
    except ScenarioFailed:
        if expectation.get("zone") != "none":
            raise
        found = []
    if not found:
        _same(f"{name}: zone", expectation.get("zone", "one where it exists"), "none")
        for key in keys:
            if key != "zone":
                raise ScenarioFailed(f"{name}: {key}: it has ceased to exist")
        return
    failures: list[ScenarioFailed] = []
    for obj in found:
        try:
            for key in keys:
                _characteristic(table, name, obj, key, expectation[key])
        except ScenarioFailed as failure:
            failures.append(failure)
    if failures and len(failures) < len(found):
        raise ScenarioFailed(f"several objects fit {name!r} and differ; they need ids")
    if failures:
        raise failures[0]


def _characteristic(table: Table, name: str, obj: GameObject, key: str, expected: Any) -> None:
    what = f"{name}: {key}"
    if key == "counters":
        for kind, number in expected.items():
            _same(f"{name}: {kind} counters", number, obj.counters.get(kind, 0))
    elif key in ("has", "lacks"):
        for keyword in as_list(expected):
            if has_keyword(obj, keyword) != (key == "has"):
                raise ScenarioFailed(f"{name}: expected that it {key} {keyword}")
    elif key in ("types", "not_types"):
        for word in as_list(expected):
            if has_type(obj, word) != (key == "types"):
                raise ScenarioFailed(f"{what}: expected {word}, found {', '.join(types_of(obj))}")
    elif key == "attached":
        _attached(table, name, obj, expected)
    elif key == "colors":
        _same(what, "".join(sorted(expected)), "".join(sorted(color_letters(obj.chars.colors))))
    else:
        _same(what, expected, _of_object(table.state, obj, key))


def _of_object(state: GameState, obj: GameObject, key: str) -> Any:
    found: dict[str, Any] = {
        "zone": ZONE_NAMES[obj.zone],
        "controller": letter(holder(obj)),
        "owner": letter(obj.owner),
        "tapped": obj.tapped,
        "power": stat_of(state, obj, "power"),
        "toughness": stat_of(state, obj, "toughness"),
        "damage": obj.damage,
        "mana_value": mana_value(obj),
        "name": shown_name(obj),
        "face_down": obj.face_down,
        "attacking": obj.attacking != NOBODY,
        "blocking": bool(obj.blocking),
    }
    return found[key]


def _attached(table: Table, name: str, obj: GameObject, expected: str) -> None:
    host = obj.attached_to
    if not expected:
        _same(f"{name}: attached", "", "" if host == NOBODY else table.word_for(host))
    elif host == NOBODY or not table.called(expected, host):
        found = "nothing" if host == NOBODY else table.word_for(host)
        raise ScenarioFailed(f"{name}: attached: expected {expected!r}, found {found!r}")


def has_keyword(obj: GameObject, keyword: str) -> bool:
    """Whether the object has the keyword ability, such as ``flying`` or ``ward {2}``."""
    wanted = keyword.casefold()
    if wanted in bit_names(obj.chars.keywords, KEYWORD_NAMES):
        return True
    return any(
        word == wanted or word.startswith((f"{wanted} ", f"{wanted}—"))
        for ability in obj.chars.abilities
        for word in _keyword_words(ability)
    )


def _keyword_words(ability: Ability) -> list[str]:
    """The ways to say which keyword an ability is; none if it is no keyword."""
    keyword = getattr(ability, "keyword", "")
    if isinstance(ability, (AlternativeCost, AdditionalCost)):
        keyword = ability.name
    if keyword:
        if keyword.startswith("("):
            return []
        words = [keyword.casefold(), ability.text().casefold().rstrip(".")]
        return words if words[1].startswith(words[0]) else words[:1]
    kind = type(ability).__name__
    if kind == "Protection":
        words_of = ability.text().casefold().partition(". ")[0]
        qualities = words_of.split(" and from ")
        return [qualities[0], *(f"protection from {one}" for one in qualities[1:])]
    if kind in ("Landwalk", "Enchant", "Plot", "Suspend"):
        return [ability.text().casefold()]
    return []


def types_of(obj: GameObject) -> list[str]:
    """Supertypes, types and subtypes in words."""
    chars = obj.chars
    return [
        *bit_names(chars.supertypes, SUPERTYPE_NAMES),
        *bit_names(chars.types, TYPE_NAMES),
        *sorted(chars.subtypes),
    ]


def has_type(obj: GameObject, word: str) -> bool:
    """Whether the object has the supertype, type or subtype."""
    wanted = _TRIBAL.get(word.casefold(), word.casefold())
    if any(one.casefold() == wanted for one in types_of(obj)):
        return True
    known = [one.casefold() for one in (*TYPE_NAMES, *SUPERTYPE_NAMES)]
    return wanted not in known and has_subtype(obj, word[:1].upper() + word[1:])


# --- zones ---------------------------------------------------------------------------------


def _count(table: Table, expectation: Expectation) -> None:
    what = expectation["count"]
    found = sum(1 for obj in everything(table.state) if _counts(table, obj, what))
    _same(f"count {what}", expectation["is"], found)


def _counts(table: Table, obj: GameObject, what: Expectation) -> bool:
    name = what.get("card", "")
    if name:
        if not table.called(name, obj.id):
            return False
    elif obj.ability is not None:
        return False
    return (
        what.get("zone", ZONE_NAMES[obj.zone]) == ZONE_NAMES[obj.zone]
        and what.get("controller", letter(holder(obj))) == letter(holder(obj))
        and what.get("owner", letter(obj.owner)) == letter(obj.owner)
        and what.get("token", obj.token) == obj.token
        and ("type" not in what or has_type(obj, what["type"]))
    )


def _cards(table: Table, expectation: Expectation) -> None:
    zone = ZONE_NAMES.index(expectation["zone"])
    names = _spread(as_list(expectation["cards"]))
    left = _zone(table, zone, expectation.get("of", ""))
    whose = f"{expectation['of']}'s " if "of" in expectation else ""
    top = expectation.get("top", False)
    what = f"{whose}{expectation['zone']}"
    shown = [table.names.id_for(table.state, obj) for obj in left]
    if top:
        if len(names) > len(left) or any(
            not table.called(name, obj.id) for name, obj in zip(names, left, strict=False)
        ):
            _differs(f"top of {what}", names, shown[: len(names)])
        return
    for name in sorted(names, key=lambda one: one not in table.names.ids):
        fitting = [obj for obj in left if table.called(name, obj.id)]
        if not fitting:
            _differs(what, names, shown)
        left.remove(fitting[0])
    if left:
        _differs(what, names, shown)


def _differs(what: str, names: list[str], shown: list[str]) -> None:
    expected, found = (", ".join(one) or "nothing" for one in (names, shown))
    raise ScenarioFailed(f"{what}: expected {expected}; found {found}")


def _spread(names: list[str]) -> list[str]:
    """``"2 Shock"`` as two names."""
    out: list[str] = []
    for name in names:
        number, plain = counted(name)
        out += [plain] * number
    return out


def _zone(table: Table, zone: int, player: str) -> list[GameObject]:
    """The objects of a zone, topmost first; of one player if one is named."""
    state = table.state
    players = [player_of(player)] if player else [0, 1]
    if zone in (ZONE_BATTLEFIELD, ZONE_STACK):
        objects = state.zone_of(0, zone)
        if zone == ZONE_STACK:
            objects = objects[::-1]
        return [obj for obj in objects if obj.controller in players]
    found: list[GameObject] = []
    for number in players:
        objects = state.zone_of(number, zone)
        found += objects[::-1] if zone == ZONE_GRAVEYARD else objects
    return found


def _stack(table: Table, names: list[str]) -> None:
    stack = table.state.stack[::-1]
    if len(stack) == len(names) and all(
        table.called(name, obj.id) for name, obj in zip(names, stack, strict=True)
    ):
        return
    shown = [_stack_name(table, obj) for obj in stack]
    expected, found = (", ".join(one) or "empty" for one in (names, shown))
    raise ScenarioFailed(f"stack: expected {expected}; found {found}")


def _stack_name(table: Table, obj: GameObject) -> str:
    if obj.ability is not None:
        return f"ability:{source_name(table.state, obj)}"
    return shown_name(obj) or parse(obj.card.name).name
