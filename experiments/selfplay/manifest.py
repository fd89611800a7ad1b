"""The manifest of a data set: what it holds, how it was made, which shards there are."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from agents.env import layout
from experiments.batches import digest
from experiments.records.files import write_json
from experiments.selfplay.errors import SelfPlayError
from experiments.selfplay.playing import Plan, PlayedShard
from sim.engine.version import version

MANIFEST: Final = "manifest.json"
FORMAT: Final = "manaduel selfplay 1"
_LISTED: Final = ("file", "games", "rows", "steps", "bytes", "sha256")


def layout_digest() -> str:
    """A digest of what observations look like; data of another layout cannot be read."""
    parts = (layout.TABLES, layout.ACTIONS, layout.OPTION_WORDS, layout.DECISION_WORDS)
    return hashlib.blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def shard_name(index: int) -> str:
    """The name of a shard's file."""
    return f"shard-{index:06}.npz"


def begun(plan: Plan) -> dict[str, Any]:
    """The manifest of a data set none of whose shards is listed yet."""
    return {
        "format": FORMAT,
        "engine": version(),
        "layout": layout_digest(),
        "observation_numbers": layout.SIZE,
        "actions": layout.ACTIONS,
        "settings": {
            "games": plan.games,
            "games_per_shard": plan.shard_games,
            "seed": plan.seed,
            "agents": list(plan.specs),
            "decks": [{"name": deck.name, "hash": digest(deck.main)} for deck in plan.decks],
        },
        "complete": False,
        "shards": [],
    }


def entry(index: int, content: bytes, played: PlayedShard) -> dict[str, Any]:
    """What the manifest says of a shard."""
    return {
        "file": shard_name(index),
        "games": played.games,
        "rows": played.rows,
        "steps": played.steps,
        "incomplete": played.incomplete,
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
    }


def write(folder: Path, manifest: dict[str, Any]) -> None:
    """Writes a manifest, as a whole or not at all."""
    write_json(folder / MANIFEST, manifest)


def read(folder: Path) -> dict[str, Any]:
    """Reads a manifest.

    Raises:
        SelfPlayError: there is none, or it is not one.
    """
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SelfPlayError(f"{path}: cannot be read ({error.strerror or error})") from error
    except ValueError as error:
        raise SelfPlayError(f"{path}: is no manifest (no JSON in it)") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise SelfPlayError(f"{path}: is no manifest of the format {FORMAT!r}")
    wrong = [name for name, kind in _KINDS.items() if not isinstance(manifest.get(name), kind)]
    if wrong or not all(map(_is_entry, manifest["shards"])):
        raise SelfPlayError(f"{path}: {' and '.join(wrong) or 'shards'} cannot be read")
    return manifest


_KINDS: Final = {"engine": str, "layout": str, "settings": dict, "complete": bool, "shards": list}


def _is_entry(shard: object) -> bool:
    return isinstance(shard, dict) and all(name in shard for name in _LISTED)


def differences(there: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """What keeps a run from going on: the names of what differs from the manifest."""
    found = [name for name in ("engine", "layout") if there[name] != wanted[name]]
    settings = wanted["settings"]
    return found + [name for name in settings if there["settings"].get(name) != settings[name]]
