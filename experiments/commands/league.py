"""The command ``manaduel league``."""

import json
import math
import sys

import click
from tqdm import tqdm

from cards import Deck
from experiments import bench, report
from experiments.commands import options
from experiments.figures import tables
from experiments.figures.plots import PlotError, check_plots, plot_ratings
from experiments.league import league
from experiments.records import StoreError
from experiments.tournament import Runner
from experiments.workers import MAXIMUM_GAMES


@click.command("league")
@click.argument("agents", nargs=-1, required=True, metavar="AGENT...")
@click.option(
    "--deck",
    "names",
    multiple=True,
    metavar="DECK",
    help="A deck that all play with; may be given several times.  [default: the ten Pauper decks]",
)
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=40,
    show_default=True,
    help="How many games every two agents play with each deck.",
)
@options.SEED
@options.WORKERS
@options.BACKEND
@options.DECKS
@options.ANY_DECK
@options.OUT
@options.RESUME
@click.option("--plot", metavar="FILE", help="Draw the ratings (.png, .svg, .pdf).")
@options.JSON
def command(
    agents: tuple[str, ...],
    names: tuple[str, ...],
    games: int,
    seed: int,
    workers: int,
    backend: str,
    folder: str | None,
    any_deck: bool,
    out: str | None,
    resume: bool,
    plot: str | None,
    as_json: bool,
) -> int:
    """Plays a round robin of each AGENT and rates them.

    Every two agents play with the same decks on both sides; two games at a time share a seed, with
    the seats swapped. Ratings are those of Bradley and Terry in Elo points, with 95% intervals;
    their mean is 0.

    With --out and --resume, further agents, decks and games can be added to a league; what was
    played is not played again. A game that an exception ends is recorded with its replay, the
    others go on, and the exit status is 1.
    """
    decks = [Deck.load(one, folder, any_deck) for one in dict.fromkeys(names or bench.PAUPER_DECKS)]
    options.print_notes(decks)
    options.check_resume(out, resume)
    options.check_folders(plot)
    where = options.backend_of(backend, workers)
    total = math.comb(len(agents), 2) * len(decks) * games
    try:
        if plot is not None:
            check_plots()
        with tqdm(total=total, unit="game", file=sys.stderr, delay=0.5) as bar:
            runner = Runner(where, out, resume, bar.update, options.note)
            result = league(agents, decks, games, seed, runner)
    except (StoreError, PlotError, ValueError) as error:
        raise click.ClickException(str(error)) from None
    # Printed first, so that a file that cannot be written loses nothing.
    if as_json:
        click.echo(json.dumps(result.facts()))
    else:
        console = report.console()
        console.print(tables.ratings_table(result.ratings, "Agent"))
        console.print("", tables.meetings_table(result.meetings), sep="\n")
    if plot is not None:
        title = f"{len(agents)} agents, {len(decks)} decks, {games:,} games each, seed {seed}"
        try:
            plot_ratings(result.ratings, plot, title)
        except PlotError as error:
            raise click.ClickException(str(error)) from None
    return options.status_of_failures(result.failed, result.failures)
