"""What the files of a folder of games are written with."""

import contextlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sim.engine.files import write_whole


def write_json(path: Path, facts: Mapping[str, Any]) -> None:
    """Writes a file of JSON that is there as a whole or not at all."""
    with named(path):
        write_whole(path, (json.dumps(facts, indent=1, ensure_ascii=False) + "\n").encode())


def name_for_damaged(path: Path) -> Path:
    """A path that is not there yet, to keep a damaged file under: ``games.jsonl.damaged-1``."""
    number = 1
    while (found := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return found


@contextlib.contextmanager
def named(path: Path) -> Iterator[None]:
    """Lets an error of the system name the file, also where it does not by itself."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(path)
        raise
