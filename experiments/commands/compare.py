"""The command ``manaduel compare``."""

import dataclasses
import json
import sys

import click
from tqdm import tqdm

from cards import Deck
from experiments import report
from experiments.commands import options
from experiments.compare import compare
from experiments.workers import MAXIMUM_GAMES


@click.command("compare")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=400,
    show_default=True,
    help="How many games to play.",
)
@click.option("--agent-a", default="heuristic", show_default=True, help="What plays deck A.")
@click.option("--agent-b", default="heuristic", show_default=True, help="What plays deck B.")
@options.SEED
@options.WORKERS
@options.DECKS
@options.ANY_DECK
@options.JSON
def command(
    deck_a: str,
    deck_b: str,
    games: int,
    agent_a: str,
    agent_b: str,
    seed: int,
    workers: int,
    folder: str | None,
    any_deck: bool,
    as_json: bool,
) -> None:
    """Plays DECK_A against DECK_B and prints the win rate of DECK_A.

    A deck is a decklist file (.txt, .dck, .dec, .dek) or the name of a deck that comes with
    manaduel or lies in the folder --decks. An agent is a name (heuristic, random) or
    module:Class, with settings as in name:key=value.

    Two games at a time share a seed, with the seats swapped, so that each deck begins once; an
    odd number of games leaves the last one single. Win rates are of decided games, with a 95%
    Wilson interval; draws and games stopped at a limit (incomplete) are counted apart.
    """
    pair = (Deck.load(deck_a, folder, any_deck), Deck.load(deck_b, folder, any_deck))
    for deck in pair:
        for note in deck.notes:
            print(f"manaduel: note: {deck.name}, {note}", file=sys.stderr)
    # The delay keeps the bar away from what is refused at once.
    with tqdm(total=games, unit="game", file=sys.stderr, delay=0.5) as bar:
        result = compare(*pair, games, agent_a, agent_b, seed, workers, bar.update)
    if as_json:
        click.echo(json.dumps(dataclasses.asdict(result)))
    else:
        names = (pair[0].name, pair[1].name)
        report.console().print(report.comparison_table(result, names, (agent_a, agent_b)))
