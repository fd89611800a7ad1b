"""The command ``manaduel selfplay``."""

import dataclasses
import json
import sys

import click
from rich.table import Table
from tqdm import tqdm

from cards import Deck
from experiments import report
from experiments.commands import options
from experiments.selfplay.errors import SelfPlayError
from experiments.selfplay.run import SHARD_GAMES, Summary, selfplay
from experiments.workers import MAXIMUM_GAMES


@click.command("selfplay")
@click.argument("folder")
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=400,
    show_default=True,
    help="How many games to play.",
)
@click.option("--agent-a", default="heuristic", show_default=True, help="Plays the first deck.")
@click.option("--agent-b", default="heuristic", show_default=True, help="Plays the other deck.")
@click.option(
    "--shard-games",
    type=options.WholeNumber(1, 10_000),
    default=SHARD_GAMES,
    show_default=True,
    help="How many games a shard holds.",
)
@click.option("--resume", is_flag=True, help="Go on with the run that was begun in FOLDER.")
@click.option("--decks", "deck_folder", help="A folder whose decklists are found by name.")
@options.ANY_DECK
@options.SEED
@options.WORKERS
@options.BACKEND
@options.JSON
def command(
    folder: str,
    decks: tuple[str, ...],
    games: int,
    agent_a: str,
    agent_b: str,
    shard_games: int,
    resume: bool,
    deck_folder: str | None,
    any_deck: bool,
    seed: int,
    workers: int,
    backend: str,
    as_json: bool,
) -> None:
    """Plays games and writes every step of both players to FOLDER, for learning from.

    One DECK plays itself; of several each plays each other. Two games at a time share a seed, with
    the seats swapped. FOLDER gets shards (shard-000000.npz: observations, possible actions,
    actions, players, returns) and manifest.json; experiments.load_selfplay reads them. The files
    do not depend on --workers or --backend.

    A shard is there as a whole or not at all: after Ctrl-C, a full disk or a crash the same command
    with --resume goes on. Exit status 1: a file cannot be written; 2: FOLDER holds data already, or
    other data than those to go on with.
    """
    loaded = [Deck.load(one, deck_folder, any_deck) for one in dict.fromkeys(decks)]
    options.print_notes(loaded)
    where = options.backend_of(backend, workers)
    try:
        with tqdm(total=games, unit="game", file=sys.stderr, delay=0.5) as bar:
            found = selfplay(
                folder,
                loaded,
                games,
                (agent_a, agent_b),
                seed,
                shard_games,
                resume,
                where,
                bar.update,
            )
    except SelfPlayError as error:
        raise click.ClickException(str(error)) from None
    for line in found.notes:
        options.note(line)
    if as_json:
        click.echo(json.dumps(dataclasses.asdict(found)))
    else:
        report.console().print(_table(folder, found))


def _table(folder: str, found: Summary) -> Table:
    table = Table(title=folder, title_justify="left", show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    rows = {
        "Games": f"{found.games:,}",
        "  incomplete": f"{found.incomplete:,}",
        "  played now": f"{found.new_games:,}",
        "Steps": f"{found.steps:,}",
        "Shards": f"{found.shards:,}",
        "Bytes": f"{found.bytes:,}",
        "  per step": f"{found.bytes_per_step:.1f}",
    }
    if found.games_per_second is not None and found.steps_per_second is not None:
        rows["Games per second"] = f"{found.games_per_second:,.1f}"
        rows["Steps per second"] = f"{found.steps_per_second:,.0f}"
    for label, value in rows.items():
        table.add_row(label, value)
    return table
