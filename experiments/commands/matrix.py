"""The command ``manaduel matrix``."""

import json
import sys
from pathlib import Path
from urllib.parse import quote

import click
from tqdm import tqdm

from cards import Deck
from experiments import report
from experiments.batches import Schedule
from experiments.commands import options
from experiments.figures import tables
from experiments.matrix import Matrix, matrix, matrix_schedule, replay_pages
from experiments.matrix_report import ReportError, check_reports, write_report
from experiments.matrix_report.report import examples, replay_folder, replay_name
from experiments.records import StoreError
from experiments.tournament import Runner
from experiments.workers import MAXIMUM_GAMES
from sim.engine.files import write_whole


@click.command("matrix")
@click.argument("names", nargs=-1, required=True, metavar="DECK...")
@click.option("--one", metavar="DECK", help="Play this deck against each of the others only.")
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=100,
    show_default=True,
    help="How many games to play of each pairing.",
)
@click.option("--agent", default="heuristic", show_default=True, help="What plays the decks.")
@click.option("--mirrors", is_flag=True, help="Play each deck against itself, too.")
@options.SEED
@options.WORKERS
@options.BACKEND
@options.DECKS
@options.ANY_DECK
@options.OUT
@options.RESUME
@click.option("--csv", "csv_file", metavar="FILE", help="Write the pairings as CSV.")
@click.option("--html", "html_file", metavar="FILE", help="Write a report for a browser.")
@click.option(
    "--replays/--no-replays",
    default=True,
    show_default=True,
    help="With --html, add pages of a typical and of the longest game of each pairing.",
)
@options.JSON
def command(
    names: tuple[str, ...],
    one: str | None,
    games: int,
    agent: str,
    mirrors: bool,
    seed: int,
    workers: int,
    backend: str,
    folder: str | None,
    any_deck: bool,
    out: str | None,
    resume: bool,
    csv_file: str | None,
    html_file: str | None,
    replays: bool,
    as_json: bool,
) -> int:
    """Plays each DECK against each other and prints the win rates.

    Each pairing is played as "manaduel compare" plays it with the same seed. With --one, that deck
    meets each of the others, and these do not meet each other.

    The report is one file that opens offline; pages of games lie in a folder next to it. With
    --out and --resume, further decks and games can be added to a run; what was played is not
    played again. A game that an exception ends is recorded with its replay, the others go on,
    and the exit status is 1.
    """
    decks = [Deck.load(name, folder, any_deck) for name in dict.fromkeys(names)]
    gauntlet = None if one is None else Deck.load(one, folder, any_deck)
    options.print_notes(decks if gauntlet is None else [*decks, gauntlet])
    options.check_resume(out, resume)
    options.check_folders(csv_file, html_file)
    where = options.backend_of(backend, workers)
    try:
        if html_file is not None:
            check_reports()
        schedule = matrix_schedule(decks, games, agent, seed, gauntlet, mirrors)
        with tqdm(total=schedule.total, unit="game", file=sys.stderr, delay=0.5) as bar:
            runner = Runner(where, out, resume, bar.update, options.note)
            result = matrix(decks, games, agent, seed, gauntlet, mirrors, runner)
    except (StoreError, ReportError, ValueError) as error:
        raise click.ClickException(str(error)) from None
    # Printed first, so that a file that cannot be written loses nothing.
    if as_json:
        click.echo(json.dumps(result.facts()))
    else:
        console = report.console()
        console.print(tables.matrix_table(result))
        console.print("", tables.ratings_table(result.ratings, "Deck"), sep="\n")
    if csv_file is not None:
        write_whole(csv_file, result.as_csv().encode())
    if html_file is not None:
        pages = _replays(result, schedule, html_file, runner) if replays else {}
        write_report(result, html_file, pages)
    return options.status_of_failures(result.failed, result.failures)


def _replays(result: Matrix, schedule: Schedule, html_file: str, runner: Runner) -> dict[int, str]:
    """Writes the pages of games; returns where they lie, seen from the report."""
    folder = replay_folder(Path(html_file))
    folder.mkdir(exist_ok=True)
    wanted = examples(result)
    written = {}
    with tqdm(total=len(wanted), unit="replay", file=sys.stderr, delay=0.5) as bar:
        for index, text in replay_pages(schedule, wanted, runner, bar.update):
            write_whole(folder / replay_name(index), text.encode())
            written[index] = f"{quote(folder.name)}/{replay_name(index)}"
    return written
