"""The version of the engine, as the installed distribution names it, and how it is built."""

from __future__ import annotations

from sim.rules import loop
from sim.state import game_state
from sim.vocab import record


def version() -> str:
    """The version, such as ``0.1.0``; ``0+unknown`` where the project is not installed."""
    import importlib.metadata  # slow to import, and seldom needed

    try:
        return importlib.metadata.version("manaduel")
    except importlib.metadata.PackageNotFoundError:
        return "0+unknown"


def compiled() -> bool:
    """Whether the engine that was imported is compiled; False for pure Python.

    It is all of one kind: whatever is compiled lies in one library. What is asked is what the
    imported modules are, not what was installed somewhere.
    """
    files = [module.__file__ or "" for module in (record, game_state, loop)]
    return not any(name.endswith((".py", ".pyc")) for name in files)


def mode() -> str:
    """``compiled`` or ``pure Python``."""
    return "compiled" if compiled() else "pure Python"
