"""The command ``manaduel bench``."""

import json
import sys
from collections.abc import Sequence
from typing import Any

import click
from rich.table import Table
from tqdm import tqdm

from experiments import bench, report
from experiments.commands import options
from experiments.workers import MAXIMUM_GAMES

# The words that ask for something else than workloads.
GROWTH = "growth"
ENV = "env"
SEARCH = "search"
SCALING = "scaling"
AGENTS = "agents"


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
    if ENV in workloads:
        _env(workloads, runs, games, earlier, as_json)
        return
    if SEARCH in workloads:
        _search(workloads, runs, games, earlier, as_json)
        return
    if workloads[:1] == (AGENTS,):
        _agents(workloads[1:], runs, games, earlier, as_json)
        return
    if SCALING in workloads:
        _scaling(workloads, runs, games, earlier, as_json)
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


def _search(
    workloads: Sequence[str], runs: int, games: int | None, earlier: str | None, as_json: bool
) -> None:
    from experiments import search_bench

    if len(workloads) > 1 or earlier is not None:
        raise click.ClickException(f"{SEARCH} takes neither workloads nor --compare")
    measured = search_bench.bench(games, runs)
    if as_json:
        click.echo(json.dumps(measured))
        return
    report.console().print(report.search_table(measured, search_bench.METRICS))


def _agents(
    specs: Sequence[str], runs: int, games: int | None, earlier: str | None, as_json: bool
) -> None:
    from experiments import agent_bench

    if earlier is not None:
        raise click.ClickException(f"{AGENTS} does not take --compare")
    measured = agent_bench.bench(specs, games, runs)
    if as_json:
        click.echo(json.dumps(measured))
        return
    report.console().print(report.agents_table(measured))


def _scaling(
    workloads: Sequence[str], runs: int, games: int | None, earlier: str | None, as_json: bool
) -> None:
    from experiments import scaling_bench

    if len(workloads) > 1 or earlier is not None:
        raise click.ClickException(f"{SCALING} takes neither workloads nor --compare")
    measured = scaling_bench.measure(games or scaling_bench.GAMES, runs)
    if as_json:
        click.echo(json.dumps(measured))
        return
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
    console = report.console()
    console.print(table)
    for agent, hours in measured["million_hours"].items():
        console.print(f"A million games of {agent}: {hours:,.1f} hours of a processor.")


def _growth(workloads: Sequence[str], runs: int, earlier: str | None, as_json: bool) -> None:
    if len(workloads) > 1 or earlier is not None:
        raise click.ClickException(f"{GROWTH} takes neither workloads nor --compare")
    from experiments import growth

    measured = growth.measure(runs)
    if as_json:
        click.echo(json.dumps(measured))
        return
    report.console().print(*report.growth_tables(measured), sep="\n")
