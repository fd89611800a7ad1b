"""The command ``manaduel usage``."""

import json
import sys

import click
from tqdm import tqdm

from cards import Deck
from experiments import report
from experiments.commands import options
from experiments.usage import usage
from experiments.workers import MAXIMUM_GAMES


@click.command("usage")
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=100,
    show_default=True,
    help="How many games to play of each pairing.",
)
@click.option("--agent", default="heuristic", show_default=True, help="What plays the decks.")
@options.SEED
@options.WORKERS
@options.DECKS
@options.ANY_DECK
@options.JSON
def command(
    decks: tuple[str, ...],
    games: int,
    agent: str,
    seed: int,
    workers: int,
    folder: str | None,
    any_deck: bool,
    as_json: bool,
) -> None:
    """Plays every pairing of each DECK, mirrors included, and counts what was used.

    Counted are the cards cast and played, the ways of casting (flashback, madness, emerge, free,
    kicked), and the abilities activated and triggered, by card. Tables show averages for one
    player of the deck in one game; JSON has the counts of every pairing.
    """
    loaded = [Deck.load(one, folder, any_deck) for one in dict.fromkeys(decks)]
    total = games * len(loaded) * (len(loaded) + 1) // 2
    try:
        with tqdm(total=total, unit="game", file=sys.stderr, delay=0.5) as bar:
            result = usage(loaded, games, agent, seed, workers, bar.update)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    if as_json:
        click.echo(json.dumps(result.facts()))
    else:
        for table in report.usage_tables(result):
            report.console().print(table, "")
