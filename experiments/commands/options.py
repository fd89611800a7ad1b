"""Options that several commands share."""

import click

from experiments.workers import MAXIMUM_WORKERS, usable_cores


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
