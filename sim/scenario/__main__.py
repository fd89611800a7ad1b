"""``python -m sim.scenario PATH...`` runs the scenarios of files and folders."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 0, 1 (something failed) or 2 (a file is malformed)."""
    parser = argparse.ArgumentParser(
        prog="python -m sim.scenario", description="Run rules scenarios written as TOML files."
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder of files")
    parser.add_argument(
        "--strict", action="store_true", help="a scenario that has to be skipped fails"
    )
    options = parser.parse_args(arguments)

    import cards
    from sim.scenario.runner import run

    return run(options.paths, cards.get, options.strict, complain=_complain)


def _complain(line: str) -> None:
    print(line, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
