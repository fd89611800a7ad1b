"""Options that several commands share."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from cards import Deck
from experiments.backends import make_backend
from experiments.batches.schedule import LONGEST_MATCH
from experiments.ray_backend import RayError
from experiments.workers import MAXIMUM_WORKERS, Backend, usable_cores


class WholeNumber(click.IntRange):
    """A range of integers, called something that people say."""

    name = "whole number"


SEED = click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
WORKERS = click.option(
    "--workers",
    type=WholeNumber(1, MAXIMUM_WORKERS),
    default=usable_cores,
    show_default="all cores",
    help="How many processes play; the result does not depend on it.",
)
ANY_DECK = click.option(
    "--any-deck", is_flag=True, help="Allow under 60 cards and over four copies."
)
DECKS = click.option("--decks", "folder", help="A folder whose decklists are found by name.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
BACKEND = click.option(
    "--backend",
    default="local",
    show_default=True,
    metavar="WHERE",
    help="Where games are played: local, ray (a Ray cluster on this machine) or ray:ADDRESS.",
)


def backend_of(spec: str, workers: int) -> Backend:
    """The backend that --backend and --workers ask for."""
    try:
        return make_backend(spec, workers)
    except (ValueError, RayError) as error:
        raise click.ClickException(str(error)) from None


class OddNumber(WholeNumber):
    """How many games a match has at most."""

    name = "odd number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, if it is odd and within the range."""
        number = int(super().convert(value, param, ctx))
        if number % 2 == 0:
            self.fail(f"{number} is not odd; a match is the best of 1, 3, 5 ...", param, ctx)
        return number


UNTIL = click.option(
    "--until",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    metavar="WIDTH",
    help="Stop when the 95% interval of the win rate is narrower than this, such as 0.02; looked "
    "at every 100 games.",
)
MATCH = click.option(
    "--match",
    "best_of",
    type=OddNumber(1, LONGEST_MATCH),
    default=1,
    metavar="N",
    help="Play matches, the best of N games, such as 3.",
)
PLANS = click.option(
    "--plans", metavar="FOLDER", help="Sideboard plans for matches: DECK.txt for each deck."
)
OUT = click.option(
    "--out", metavar="FOLDER", help="Keep a record of each game, and a summary, in a new folder."
)
RESUME = click.option("--resume", is_flag=True, help="Go on with the run in the folder --out.")


def check_resume(out: str | None, resume: bool) -> None:
    """Refuses to resume what is nowhere."""
    if resume and out is None:
        raise click.UsageError("--resume needs --out, the folder of the run to go on with")


def check_folders(*files: str | None) -> None:
    """Refuses files to write whose folder is missing, before anything is played for them."""
    for file in files:
        if file is not None and not Path(file).parent.is_dir():
            raise click.UsageError(f"{file}: there is no folder {Path(file).parent}")


def print_notes(decks: Iterable[Deck]) -> None:
    """Says what of the decklists is not used as it stands there."""
    for deck in decks:
        for line in deck.notes:
            note(f"{deck.name}, {line}")


def note(line: str) -> None:
    """Tells something on standard error that is no failure."""
    print(f"manaduel: note: {line}", file=sys.stderr)


def status_of_failures(failed: int, failures: Iterable[str]) -> int:
    """Tells which games failed, the first of many; returns the exit status."""
    shown = list(failures)
    for line in shown:
        print(f"manaduel: failed: {line}", file=sys.stderr)
    if failed > len(shown):
        print(f"manaduel: failed: {failed - len(shown):,} more games", file=sys.stderr)
    return 1 if failed else 0
