"""The command ``manaduel``.

Whatever is wrong with what was typed is one line for each problem on standard error and exit
status 2; Ctrl-C is exit status 130.
"""

import dataclasses
import importlib.metadata
import json
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool

import click
from tqdm import tqdm

import cards
from agents import UnknownAgent
from cards import Deck, DeckError, UnknownCard
from experiments import report
from experiments.compare import MAXIMUM_GAMES, MAXIMUM_WORKERS, compare, usable_cores
from sim.vocab import CardDef


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    # An agent of one's own is a module in the folder where the command is typed.
    sys.path.append(os.getcwd())
    try:
        status = command.main(given or ["--help"], "manaduel", standalone_mode=False)
    except click.Abort:
        return 130
    except click.ClickException as error:
        return _refuse(error.format_message())
    except (DeckError, UnknownAgent) as error:
        return _refuse(str(error))
    except BrokenProcessPool:
        print("manaduel: a worker process was ended from outside", file=sys.stderr)
        return 1
    return status if isinstance(status, int) else 0


def _refuse(problems: str) -> int:
    for problem in problems.splitlines():
        print(f"manaduel: {problem}", file=sys.stderr)
    return 2


class _WholeNumber(click.IntRange):
    """A range of integers, called something that people say."""

    name = "whole number"


@click.group()
@click.version_option(importlib.metadata.version("manaduel"), prog_name="manaduel")
def command() -> None:
    """Plays whole games of Magic: The Gathering between decks and agents.

    Unofficial; not affiliated with the game's publisher.
    """


@command.command("compare")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option(
    "--games",
    type=_WholeNumber(1, MAXIMUM_GAMES),
    default=400,
    show_default=True,
    help="How many games to play.",
)
@click.option("--agent-a", default="heuristic", show_default=True, help="What plays deck A.")
@click.option("--agent-b", default="heuristic", show_default=True, help="What plays deck B.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
@click.option(
    "--workers",
    type=_WholeNumber(1, MAXIMUM_WORKERS),
    default=usable_cores,
    show_default="all cores",
    help="How many processes play; the result does not depend on it.",
)
@click.option("--decks", help="A folder whose decklists are found by name.")
@click.option("--any-deck", is_flag=True, help="Allow under 60 cards and over four copies.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def compare_command(
    deck_a: str,
    deck_b: str,
    games: int,
    agent_a: str,
    agent_b: str,
    seed: int,
    workers: int,
    decks: str | None,
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
    pair = (Deck.load(deck_a, decks, any_deck), Deck.load(deck_b, decks, any_deck))
    for note in (note for deck in pair for note in deck.notes):
        print(f"manaduel: note: {note}", file=sys.stderr)
    # The delay keeps the bar away from what is refused at once.
    with tqdm(total=games, unit="game", file=sys.stderr, delay=0.5) as bar:
        result = compare(*pair, games, agent_a, agent_b, seed, workers, bar.update)
    if as_json:
        click.echo(json.dumps(dataclasses.asdict(result)))
    else:
        names = (pair[0].name, pair[1].name)
        report.console().print(report.comparison_table(result, names, (agent_a, agent_b)))


@command.command("cards")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list of objects.")
def cards_command(names: tuple[str, ...], as_json: bool) -> None:
    """Lists the cards that are implemented, or shows those called NAME."""
    definitions = _known_cards(names or cards.names())
    if as_json:
        click.echo(json.dumps([report.card_facts(card) for card in definitions], indent=1))
    elif names:
        console = report.console()
        for position, card in enumerate(definitions):
            console.print(*([""] if position else []), report.card_text(card), sep="\n")
    else:
        report.console().print(report.cards_table(definitions))


def _known_cards(names: Iterable[str]) -> list[CardDef]:
    """The cards called so; names every one that is not known."""
    definitions, unknown = [], []
    for name in names:
        try:
            definitions.append(cards.get(name))
        except UnknownCard as error:
            unknown.append(str(error))
    if unknown:
        raise click.ClickException("\n".join(unknown))
    return definitions


@command.command("scenario")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--strict", is_flag=True, help="A scenario that has to be skipped fails.")
def scenario_command(paths: tuple[str, ...], strict: bool) -> int:
    """Runs rules scenarios: files, or folders of them (exit status 0, 1 or 2)."""
    from sim.scenario.__main__ import main as run

    return run([*paths, *(["--strict"] if strict else [])])


if __name__ == "__main__":
    sys.exit(main())
