"""The command ``manaduel compare``."""

import json
import sys

import click
from tqdm import tqdm

from cards import Deck
from experiments import report
from experiments.batches import PlanError
from experiments.commands import options
from experiments.compare import Comparison, compare
from experiments.figures import tables
from experiments.records import StoreError
from experiments.workers import MAXIMUM_GAMES


@click.command("compare")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=400,
    show_default=True,
    help="How many games, or matches, to play.",
)
@click.option("--agent-a", default="heuristic", show_default=True, help="What plays deck A.")
@click.option("--agent-b", default="heuristic", show_default=True, help="What plays deck B.")
@options.SEED
@options.WORKERS
@options.BACKEND
@options.DECKS
@options.ANY_DECK
@options.UNTIL
@options.MATCH
@options.PLANS
@options.OUT
@options.RESUME
@click.option("--cards", "show_cards", is_flag=True, help="Print win rates by card too.")
@options.JSON
def command(
    deck_a: str,
    deck_b: str,
    games: int,
    agent_a: str,
    agent_b: str,
    seed: int,
    workers: int,
    backend: str,
    folder: str | None,
    any_deck: bool,
    until: float | None,
    best_of: int,
    plans: str | None,
    out: str | None,
    resume: bool,
    show_cards: bool,
    as_json: bool,
) -> int:
    """Plays DECK_A against DECK_B and prints the win rate of DECK_A.

    A deck is a decklist file (.txt, .dck, .dec, .dek) or the name of a deck that comes with
    manaduel or lies in the folder --decks. An agent is a name (heuristic, random) or
    module:Class, with settings as in name:key=value.

    Two games at a time share a seed, with the seats swapped, so that each deck begins once; an
    odd number of games leaves the last one single. Win rates are of decided games, with a 95%
    Wilson interval and one from resampling the pairs; draws and games stopped at a limit
    (incomplete) are counted apart.

    With --match 3, games are matches that two won games decide: the loser plays first in the next
    game, and each deck is changed by its sideboard plan after the first.

    With --out, a game that an exception ends is recorded with its replay, the others go on, and
    the exit status is 1.
    """
    pair = (Deck.load(deck_a, folder, any_deck), Deck.load(deck_b, folder, any_deck))
    options.print_notes(pair)
    options.check_resume(out, resume)
    if plans is not None and best_of == 1:
        raise click.UsageError("--plans needs --match: single games have no sideboarding")
    where = options.backend_of(backend, workers)
    try:
        # The delay keeps the bar away from what is refused at once.
        with tqdm(total=games, unit="game", file=sys.stderr, delay=0.5) as bar:
            result = compare(
                *pair,
                games,
                agent_a,
                agent_b,
                seed,
                workers,
                bar.update,
                until=until,
                best_of=best_of,
                plans=plans,
                out=out,
                resume=resume,
                backend=where,
                notify=options.note,
            )
    except (PlanError, StoreError) as error:
        raise click.ClickException(str(error)) from None
    if as_json:
        click.echo(json.dumps(result.facts()))
    else:
        _print(result, (pair[0].name, pair[1].name), (agent_a, agent_b), show_cards)
    return options.status_of_failures(result.failed, result.failures)


def _print(
    result: Comparison, names: tuple[str, str], agents: tuple[str, str], show_cards: bool
) -> None:
    console = report.console()
    console.print(tables.comparison_table(result, names, agents))
    if show_cards:
        for name, cards in zip(names, (result.cards_a, result.cards_b), strict=True):
            console.print("", tables.cards_table(name, cards), sep="\n")
