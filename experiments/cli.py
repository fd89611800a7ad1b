"""The command ``manaduel``.

Whatever is wrong with what was typed is one line for each problem on standard error and exit
status 2; Ctrl-C is exit status 130. What goes wrong later (an agent that chooses what is no
option, a disk that is full) is one line and exit status 1.
"""

import dataclasses
import json
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import click
from tqdm import tqdm

import cards
from agents import UnknownAgent
from cards import Deck, DeckError, UnknownCard
from experiments import bench, growth, report
from experiments.compare import compare
from experiments.mentions import scenarios_with
from experiments.play import AgentError
from experiments.train_cli import train_command
from experiments.usage import usage
from experiments.workers import MAXIMUM_GAMES, MAXIMUM_WORKERS, usable_cores
from sim.engine.version import mode, version
from sim.vocab import CardDef

# The words that ask ``manaduel bench`` for something else than workloads.
GROWTH = "growth"
ENV = "env"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    # An agent of one's own is a module in the folder where the command is typed.
    sys.path.append(os.getcwd())
    _prepare_streams()
    try:
        status = command.main(given or ["--help"], "manaduel", standalone_mode=False)
        sys.stdout.flush()
    except click.Abort:
        return 130
    except click.ClickException as error:
        return _refuse(error.format_message())
    except (DeckError, UnknownAgent) as error:
        return _refuse(str(error))
    except AgentError as error:
        return _fail(", ".join([str(error), *getattr(error, "__notes__", [])]))
    except BrokenProcessPool:
        return _fail("a worker process was ended from outside")
    except OSError as error:
        # What is still to be written cannot be written at the end either.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        # A reader that has read enough, such as head, is no problem.
        if isinstance(error, BrokenPipeError):
            return 1
        where = f"{error.filename}: " if error.filename else ""
        return _fail(where + (error.strerror or str(error)))
    return status if isinstance(status, int) else 0


def _prepare_streams() -> None:
    """Makes sure that there are streams to write to, and that they take every character."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _fail(problem: str) -> int:
    print(f"manaduel: {problem}", file=sys.stderr)
    return 1


def _refuse(problems: str) -> int:
    for problem in problems.splitlines():
        print(f"manaduel: {problem}", file=sys.stderr)
    return 2


class _WholeNumber(click.IntRange):
    """A range of integers, called something that people say."""

    name = "whole number"


class _Commands(click.Group):
    """The commands, which are named to whoever asks for one that is not there."""

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is asked for, and what is left of the arguments."""
        if self.get_command(context, arguments[0]) is None:
            possible = ", ".join(self.list_commands(context))
            context.fail(f'no command "{arguments[0]}"; possible: {possible}')
        return super().resolve_command(context, arguments)


@click.group(cls=_Commands)
@click.version_option(version(), message=f"%(prog)s, version %(version)s ({mode()})")
def command() -> None:
    """Plays whole games of Magic: The Gathering between decks and agents.

    Unofficial; not affiliated with the game's publisher.
    """


# Options that several commands share.
_SEED = click.option(
    "--seed", type=int, default=0, show_default=True, help="Same seed, same games."
)
_WORKERS = click.option(
    "--workers",
    type=_WholeNumber(1, MAXIMUM_WORKERS),
    default=usable_cores,
    show_default="all cores",
    help="How many processes play; the result does not depend on it.",
)
_ANY_DECK = click.option(
    "--any-deck", is_flag=True, help="Allow under 60 cards and over four copies."
)


@command.command("compare", short_help="Plays two decks against each other.")
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
@_SEED
@_WORKERS
@click.option("--decks", help="A folder whose decklists are found by name.")
@_ANY_DECK
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


@command.command("usage", short_help="Counts which cards and abilities decks use.")
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@click.option(
    "--games",
    type=_WholeNumber(1, MAXIMUM_GAMES),
    default=100,
    show_default=True,
    help="How many games to play of each pairing.",
)
@click.option("--agent", default="heuristic", show_default=True, help="What plays the decks.")
@_SEED
@_WORKERS
@click.option("--decks", "folder", help="A folder whose decklists are found by name.")
@_ANY_DECK
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def usage_command(
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


@command.command("cards", short_help="Lists the cards that are implemented.")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list of objects.")
def cards_command(names: tuple[str, ...], as_json: bool) -> None:
    """Lists the cards that are implemented, or shows those called NAME.

    A card is shown with its cost, type line, rules text, and power and toughness or loyalty, both
    faces where it has two; and, where the command runs from a checkout, with the rules scenarios in
    tests/scenarios in which a player has it. An installed package comes without scenarios and
    says nothing of them.
    """
    definitions = _known_cards(names or cards.names())
    if as_json:
        click.echo(json.dumps([report.card_facts(card) for card in definitions], indent=1))
    elif names:
        console = report.console()
        for position, card in enumerate(definitions):
            console.print(*([""] if position else []), report.card_text(card), sep="\n")
            scenarios = scenarios_with(card.name)
            if scenarios:
                console.print(report.scenario_lines(scenarios))
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


@command.command("bench", short_help="Measures how fast the engine is.")
@click.argument("workloads", nargs=-1, metavar="[WORKLOAD]...")
@click.option("--runs", type=_WholeNumber(1, 1000), default=5, show_default=True)
@click.option(
    "--games",
    type=_WholeNumber(1, MAXIMUM_GAMES),
    help="How many games each run plays, the same every time.  "
    f"[default: {bench.GAMES}; of a Pauper mirror {bench.GAMES_OF_A_MIRROR}]",
)
@click.option("--compare", "earlier", metavar="FILE", help="What --json printed earlier.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
def bench_command(
    workloads: tuple[str, ...], runs: int, games: int | None, earlier: str | None, as_json: bool
) -> None:
    """Measures the engine on each WORKLOAD (ogres, classic, rally), or on these three.

    The word pauper stands for the mirrors of the ten Pauper decks (pauper/elves and so on) and
    for their geometric mean.

    Random choices drive the games, on one core, without views or agents. What counts is the
    median of the runs; the spread is from the slowest to the fastest. JSON has an object for
    each workload, and in it "median", "low", "high" and "runs" of each metric, or null, and with
    --compare the "ratio" of the medians, now to then.

    The one word growth instead measures how the cost grows: with the tokens on the battlefield,
    with the depth of the stack, with the number of the turn; --games has no say in it. Of
    several runs the median counts.

    The one word env instead measures the environments for learners: a step with observation, mask
    and an opponent that plays at random, and the steps by the second of 1, 8 and 64 games.
    """
    if ENV in workloads:
        _env(workloads, runs, games, earlier, as_json)
        return
    if GROWTH in workloads:
        _growth(workloads, runs, earlier, as_json)
        return
    try:
        names = bench.workloads(workloads or bench.WORKLOADS)
        before = None if earlier is None else bench.load(earlier)
    except bench.BenchError as error:
        raise click.ClickException(str(error)) from None
    measured: dict[str, dict[str, Any]] = {}
    with tqdm(names, unit="workload", file=sys.stderr, delay=0.5, leave=False) as bar:
        for name in bar:
            measured |= bench.bench([name], games, runs)
    measured = bench.with_mean(measured)
    if as_json:
        click.echo(json.dumps(measured if before is None else bench.compared(measured, before)))
        return
    console = report.console()
    if bench.PAUPER in measured:
        console.print(report.mirrors_table(measured, before))
    for name, figures in measured.items():
        if name in bench.MIRRORS and bench.PAUPER in measured:
            continue
        console.print(
            report.bench_table(name, figures, None if before is None else before.get(name))
        )


def _env(
    workloads: Sequence[str], runs: int, games: int | None, earlier: str | None, as_json: bool
) -> None:
    from experiments import env_bench

    if len(workloads) > 1 or earlier is not None:
        raise click.ClickException(f"{ENV} takes neither workloads nor --compare")
    measured = env_bench.bench(games, runs)
    if as_json:
        click.echo(json.dumps(measured))
        return
    report.console().print(report.env_table(measured, env_bench.METRICS))


def _growth(workloads: Sequence[str], runs: int, earlier: str | None, as_json: bool) -> None:
    if len(workloads) > 1 or earlier is not None:
        raise click.ClickException(f"{GROWTH} takes neither workloads nor --compare")
    measured = growth.measure(runs)
    if as_json:
        click.echo(json.dumps(measured))
        return
    report.console().print(*report.growth_tables(measured), sep="\n")


@command.command("scenario", short_help="Runs rules scenarios.")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--strict", is_flag=True, help="A scenario that has to be skipped fails.")
def scenario_command(paths: tuple[str, ...], strict: bool) -> int:
    """Runs rules scenarios: files, or folders of them.

    Exit status 0: nothing failed; 1: something failed; 2: a file cannot be read or does not
    follow the format, or a folder has no scenario files.
    """
    from sim.scenario.__main__ import main as run

    return run([*paths, *(["--strict"] if strict else [])])


command.add_command(train_command)

if __name__ == "__main__":
    sys.exit(main())
