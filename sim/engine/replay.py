"""Saving games and playing them again: ``sim.replay``.

A replay file is JSON. It holds the engine's version, the decks as card names, the seed, the
starting player, the settings and the choices, which together are the whole game; and a check
for each decision, the key at the end and the result, by which :func:`load` notices where a game
does not go as it went. Who played may stand there too.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from typing import Any, Final

from sim.engine.errors import ReplayDiverged as ReplayDiverged
from sim.engine.errors import ReplayError as ReplayError
from sim.engine.files import write_whole
from sim.engine.game import Game, new_game
from sim.engine.result import Result
from sim.engine.version import version
from sim.state.decision import Decision
from sim.vocab.definition import CardDef

FORMAT = "manaduel replay 1"
_SETTINGS = ("forced", "mana_abilities", "manual_mana", "turn_limit", "decision_limit")
_CHECK_DIGITS: Final = 8


def save(game: Game, path: str | os.PathLike[str], players: Sequence[str] | None = None) -> None:
    """Write a game, over or not, to a file.

    It is first played again from its start, so that what is written is known to be right. A
    file of that name is replaced when the new one is complete, and not before.

    Args:
        game: the game.
        path: the file.
        players: what players 0 and 1 are called where the game is shown, such as their decks
            and agents.

    Raises:
        ReplayError: the file cannot be written, or the game is one that no choices lead to: it
            was resampled, or did not begin with :func:`sim.new_game`.
    """
    origin = game.origin
    if origin is None or game.resampled:
        raise ReplayError("only a game from new_game can be saved, not one resampled or set up")
    settings = {name: getattr(game.state.settings, name) for name in _SETTINGS}
    again = new_game(origin.decks, origin.seed, starting_player=origin.starting_player, **settings)
    checks: list[str] = []
    for number, choice in enumerate(game.history):
        decision = again.decision
        if decision is None or choice >= len(decision.options):
            raise ReplayError(f"the game does not repeat itself: decision {number} differs")
        checks.append(_check(decision))
        again.choose(choice)
    if again.key() != game.key():
        raise ReplayError("the game does not repeat itself: its end differs")
    saved = {
        "format": FORMAT,
        "engine": version(),
        "seed": origin.seed,
        "starting_player": origin.starting_player,
        "settings": settings,
        "decks": [_runs(deck) for deck in origin.decks],
        "choices": list(game.history),
        "checks": "".join(checks),
        "key": game.key(),
        "result": _result_fields(game.result),
    }
    if players is not None:
        saved["players"] = [str(name) for name in players]
    try:
        write_whole(path, (json.dumps(saved, ensure_ascii=False) + "\n").encode())
    except (OSError, ValueError) as error:
        raise ReplayError(f"{os.fspath(path)}: cannot be written ({_reason(error)})") from error


def load(
    path: str | os.PathLike[str],
    lookup: Callable[[str], CardDef],
    decisions: int | None = None,
) -> Game:
    """Read a game and play it again.

    Args:
        path: the file.
        lookup: finds a card's definition by its name, such as ``cards.get``; it may raise
            LookupError.
        decisions: how many decisions to play; None: all.

    Returns:
        The game, as it stood after those decisions.

    Raises:
        ReplayError: there is no such file, it is not a replay, it is of another version of the
            engine, or a card is not known.
        ReplayDiverged: the game goes another way than it went.
    """
    where = os.fspath(path)
    saved = _read(where)
    if saved["engine"] != version():
        raise ReplayError(f"{where}: of version {saved['engine']} of the engine, not {version()}")
    game = _begin(saved, lookup, where)
    choices, checks = saved["choices"], saved["checks"]
    last = len(choices) if decisions is None else min(decisions, len(choices))
    for number in range(last):
        decision = game.decision
        expected = checks[number * _CHECK_DIGITS : (number + 1) * _CHECK_DIGITS]
        if (
            decision is None
            or _check(decision) != expected
            or not 0 <= choices[number] < len(decision.options)
        ):
            raise ReplayDiverged(f"{where}: the game goes another way at decision {number}")
        game.choose(choices[number])
    if last == len(choices):
        ended = (game.key(), _result_fields(game.result))
        if ended != (saved["key"], saved["result"]):
            raise ReplayDiverged(f"{where}: the game ends otherwise after decision {last - 1}")
    return game


def verify(path: str | os.PathLike[str], lookup: Callable[[str], CardDef]) -> Result | None:
    """Play a saved game again and compare every decision and the end.

    Returns:
        The game's result; None if it was saved before it was over.

    Raises:
        ReplayError: as :func:`load`.
    """
    return load(path, lookup).result


def players(path: str | os.PathLike[str]) -> tuple[str, str] | None:
    """What the players of a saved game are called; None where the file does not say.

    Raises:
        ReplayError: there is no such file, or it is not a replay.
    """
    names = _read(os.fspath(path)).get("players")
    return None if names is None else (names[0], names[1])


def _begin(saved: dict[str, Any], lookup: Callable[[str], CardDef], where: str) -> Game:
    decks: list[list[CardDef]] = []
    for runs in saved["decks"]:
        deck: list[CardDef] = []
        for count, name in runs:
            try:
                deck += [lookup(name)] * count
            except LookupError:
                raise ReplayError(f'{where}: no card "{name}" is known') from None
        decks.append(deck)
    try:
        return new_game(
            decks,
            saved["seed"],
            starting_player=saved["starting_player"],
            **{name: saved["settings"][name] for name in _SETTINGS},
        )
    except ValueError as error:
        raise ReplayError(f"{where}: {error}") from error


def _read(where: str) -> dict[str, Any]:
    try:
        with open(where, encoding="utf-8") as file:
            saved = json.load(file)
    except OSError as error:
        raise ReplayError(f"{where}: cannot be read ({_reason(error)})") from error
    except (ValueError, RecursionError) as error:
        raise ReplayError(f"{where}: not a replay file (no JSON in it)") from error
    problem = _shape_problem(saved)
    if problem:
        raise ReplayError(f"{where}: not a replay file ({problem})")
    assert isinstance(saved, dict)
    return saved


def _shape_problem(saved: object) -> str:
    """What keeps a value from being a replay; empty if nothing does."""
    if not isinstance(saved, dict) or "format" not in saved:
        return "it does not say its format"
    if saved["format"] != FORMAT:
        return f"its format is {saved['format']!r}, not {FORMAT!r}"
    shapes = {
        "engine": isinstance(saved.get("engine"), str),
        "seed": type(saved.get("seed")) is int,
        "settings": isinstance(saved.get("settings"), dict)
        and all(isinstance(saved["settings"].get(name), int) for name in _SETTINGS),
        "decks": isinstance(saved.get("decks"), list) and all(map(_is_deck, saved["decks"])),
        "choices": isinstance(saved.get("choices"), list)
        and all(type(choice) is int for choice in saved["choices"]),
        "checks": isinstance(saved.get("checks"), str),
        "key": isinstance(saved.get("key"), str),
    }
    wrong = [name for name, right in shapes.items() if not right]
    if wrong:
        return f"{' and '.join(wrong)} cannot be read"
    if len(saved["checks"]) != _CHECK_DIGITS * len(saved["choices"]):
        return "it has not one check for each choice"
    names = saved.get("players", ["", ""])
    if not (isinstance(names, list) and [type(name) for name in names] == [str, str]):
        return "players are not two names"
    missing = [name for name in ("starting_player", "result") if name not in saved]
    return f"{missing[0]} is missing" if missing else ""


def _is_deck(runs: object) -> bool:
    return isinstance(runs, list) and all(
        isinstance(run, list)
        and len(run) == 2
        and type(run[0]) is int
        and 0 < run[0] <= 10_000
        and isinstance(run[1], str)
        for run in runs
    )


def _check(decision: Decision) -> str:
    options = [option.astuple() for option in decision.options]
    asked = (decision.kind, decision.player, decision.subject, decision.word, options)
    return hashlib.blake2b(repr(asked).encode(), digest_size=_CHECK_DIGITS // 2).hexdigest()


def _runs(deck: Sequence[CardDef]) -> list[list[object]]:
    """The deck in its order as pairs of count and name; the order matters for the shuffle."""
    names: list[str] = []
    counts: list[int] = []
    for card in deck:
        if names and names[-1] == card.name:
            counts[-1] += 1
        else:
            names.append(card.name)
            counts.append(1)
    return [[count, name] for count, name in zip(counts, names, strict=True)]


def _result_fields(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {
        "winner": result.winner,
        "outcome": result.outcome,
        "reason": result.reason,
        "turns": result.turns,
    }


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error).partition("\n")[0]
