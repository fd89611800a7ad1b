"""The command ``manaduel bench``."""

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import click
from rich.console import RenderableType
from rich.table import Table
from tqdm import tqdm

from experiments import bench, report
from experiments.commands import options
from experiments.workers import MAXIMUM_GAMES

AGENTS: Final = "agents"
# What --json prints, and what makes the tables that are printed otherwise.
Measured = tuple[Any, Callable[[], Iterable[RenderableType]]]


@click.command("bench")
@click.argument("workloads", nargs=-1, metavar="[WORKLOAD]...")
@click.option("--runs", type=options.WholeNumber(1, 1000), default=5, show_default=True)
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    help="How many games each run plays, the same every time.  "
    f"[default: {bench.GAMES}; of a Pauper mirror {bench.GAMES_OF_A_MIRROR}]",
)
@click.option("--compare", "earlier", metavar="FILE", help="What --json printed earlier.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
def command(
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

    The one word search instead measures the searching agents on a Pauper mirror: the nodes and the
    decisions of mcts by the second, and what a decision of greedy and of heuristic takes.

    The word agents, and behind it agents as for manaduel compare, instead measures what a decision
    of each takes, in games of the ten Pauper mirrors, --games of each.

    The one word scaling instead measures batches of games: of more and more games, decks and
    workers, and on Ray where it is installed; --games is the size of the smallest.
    """
    measured, tables = _measured(workloads, runs, games, earlier)
    if as_json:
        click.echo(json.dumps(measured))
    else:
        report.console().print(*tables(), sep="\n")


def _measured(
    workloads: Sequence[str], runs: int, games: int | None, earlier: str | None
) -> Measured:
    word = next((one for one in workloads if one in WORDS), None)
    if word is not None and (len(workloads) > 1 or earlier is not None):
        raise click.ClickException(f"{word} takes neither workloads nor --compare")
    if word is not None:
        return WORDS[word](games, runs)
    if workloads[:1] == (AGENTS,):
        if earlier is not None:
            raise click.ClickException(f"{AGENTS} does not take --compare")
        return _agents(workloads[1:], games, runs)
    return _workloads(workloads, runs, games, earlier)


def _workloads(
    workloads: Sequence[str], runs: int, games: int | None, earlier: str | None
) -> Measured:
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
    return (
        measured if before is None else bench.compared(measured, before),
        lambda: _tables(measured, before),
    )


def _tables(
    measured: dict[str, dict[str, Any]], before: dict[str, dict[str, Any]] | None
) -> Iterable[RenderableType]:
    if bench.PAUPER in measured:
        yield report.mirrors_table(measured, before)
    for name, figures in measured.items():
        if name not in bench.MIRRORS or bench.PAUPER not in measured:
            yield report.bench_table(name, figures, None if before is None else before.get(name))


def _env(games: int | None, runs: int) -> Measured:
    from experiments import env_bench

    measured = env_bench.bench(games, runs)
    return measured, lambda: [report.env_table(measured, env_bench.METRICS)]


def _search(games: int | None, runs: int) -> Measured:
    from experiments import search_bench

    measured = search_bench.bench(games, runs)
    return measured, lambda: [report.search_table(measured, search_bench.METRICS)]


def _agents(specs: Sequence[str], games: int | None, runs: int) -> Measured:
    from experiments import agent_bench

    measured = agent_bench.bench(specs, games, runs)
    return measured, lambda: [report.agents_table(measured)]


def _scaling(games: int | None, runs: int) -> Measured:
    from experiments import scaling_bench

    measured = scaling_bench.measure(games or scaling_bench.GAMES, runs)
    return measured, lambda: _scaling_tables(measured)


def _scaling_tables(measured: Mapping[str, Any]) -> Iterable[RenderableType]:
    table = Table()
    for heading in ("agent", "decks", "games", "where", "workers"):
        table.add_column(heading)
    for heading in ("start (s)", "games/s", "processor (ms/game)"):
        table.add_column(heading, justify="right")
    for batch in measured["batches"]:
        shown = [str(batch[name]) for name in ("agent", "decks", "games", "where", "workers")]
        table.add_row(
            *shown,
            f"{batch['start']:.1f}",
            f"{batch['games_per_second']:,.1f}",
            f"{batch['processor_ms']:,.2f}",
        )
    yield table
    for agent, hours in measured["million_hours"].items():
        yield f"A million games of {agent}: {hours:,.1f} hours of a processor."


def _growth(_: int | None, runs: int) -> Measured:
    from experiments import growth

    measured = growth.measure(runs)
    return measured, lambda: report.growth_tables(measured)


# The words that stand alone and ask for something else than workloads.
WORDS: Final[dict[str, Callable[[int | None, int], Measured]]] = {
    "env": _env,
    "search": _search,
    "scaling": _scaling,
    "growth": _growth,
}
