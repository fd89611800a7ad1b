"""Opening a folder of records, where what is to be played must be what was begun there."""

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from experiments.records.files import write_json
from experiments.records.store import GAMES, Store, StoreError
from sim.engine.files import folder_locked
from sim.engine.version import version

RUN: Final = "run.json"
FORMAT: Final = "manaduel records 1"


def open_store(
    folder: str | os.PathLike[str],
    settings: Mapping[str, Any],
    decks: Mapping[str, str],
    resume: bool = False,
) -> Store:
    """Opens a folder for the records of a run: a new one, or one to go on with.

    Args:
        folder: where the records go; made where it is missing.
        settings: what must be the same for a run to go on, as plain data for JSON; the version
            of the engine is added.
        decks: the digest of each deck by its name; a run that goes on may have others besides,
            but none that has changed.
        resume: go on with the run in the folder, if there is one.

    Raises:
        StoreError: there is a run in the folder already and it is not to go on, or what it was
            played with is not what is asked for now.
        OSError: the folder or its files cannot be read or written.
    """
    place = Path(folder)
    given = json.loads(
        json.dumps({"format": FORMAT, "engine": version(), "settings": settings, "decks": decks})
    )
    try:
        place.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise StoreError(f"{place}: is a file, not a folder") from None
    with contextlib.ExitStack() as held:
        # First of all: two runs that begin at once must not both take the folder for a new one.
        try:
            held.enter_context(folder_locked(place))
        except BlockingIOError:
            raise StoreError(f"{place}: another run is writing there") from None
        before = _begun(place)
        if before is not None:
            if not resume:
                raise StoreError(f"{place}: holds a run already; --resume goes on with it")
            problems = _differences(before, given)
            if problems:
                raise StoreError("\n".join(f"{place}: {problem}" for problem in problems))
            given["decks"] = {**before["decks"], **decks}
        if before is None or before["decks"] != given["decks"]:
            write_json(place / RUN, given)
        return Store(place, held.pop_all())


def _begun(place: Path) -> dict[str, Any] | None:
    """What the run in a folder was begun with; None where there is none."""
    path = place / RUN
    if not path.exists():
        if (place / GAMES).exists():
            raise StoreError(f"{place}: has {GAMES} but no {RUN}; records go to another folder")
        return None
    try:
        facts: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        facts = None
    if not (
        isinstance(facts, dict)
        and isinstance(facts.get("settings"), dict)
        and isinstance(facts.get("decks"), dict)
    ):
        raise StoreError(f"{path}: is not what a run writes there; the records cannot go on")
    return facts


def _differences(there: dict[str, Any], given: dict[str, Any]) -> list[str]:
    """What keeps a run from going on, a sentence each."""
    found = []
    if there.get("format") != FORMAT:
        found.append(f"its format is {there.get('format')!r}, not {FORMAT!r}")
    if there.get("engine") != given["engine"]:
        found.append(
            f"was played with version {there.get('engine')} of the engine, this is "
            f"{given['engine']}; the games would not be the same"
        )
    for name, value in given["settings"].items():
        before = there["settings"].get(name)
        if before != value:
            found.append(f"was begun with {name} {_shown(before)}, not {_shown(value)}")
    for name, digest in given["decks"].items():
        if there["decks"].get(name, digest) != digest:
            found.append(f"the deck {name} has changed since")
    return found


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value))
    return "none" if value is None else str(value)
