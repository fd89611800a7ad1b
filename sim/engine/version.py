"""The version of the engine, as the installed distribution names it."""

from __future__ import annotations


def version() -> str:
    """The version, such as ``0.1.0``; ``0+unknown`` where the project is not installed."""
    import importlib.metadata  # slow to import, and seldom needed

    try:
        return importlib.metadata.version("manaduel")
    except importlib.metadata.PackageNotFoundError:
        return "0+unknown"
