"""The version of the engine, as the installed distribution names it."""

from __future__ import annotations

import importlib.metadata
from typing import Final


def _version() -> str:
    try:
        return importlib.metadata.version("manaduel")
    except importlib.metadata.PackageNotFoundError:  # run from a folder, without installation
        return "0+unknown"


VERSION: Final = _version()
