"""The command ``manaduel replay``."""

import json
import sys
from pathlib import Path

import click
from rich.table import Table
from tqdm import tqdm

from experiments import report
from experiments.commands import options
from experiments.replays.recording import SEATS, Recording, result_text
from experiments.replays.worth import KEPT, REDRAWN, Outcomes, Worth
from experiments.workers import MAXIMUM_GAMES
from sim.engine.files import write_whole


@click.command("replay")
@click.argument("file")
@click.option("--html", metavar="PAGE", help="Write a page that shows the game, to this file.")
@click.option("--verify", is_flag=True, help="Only check that the game goes as it went.")
@click.option("--moves", is_flag=True, help="Print a line for each choice.")
@click.option(
    "--at", type=options.WholeNumber(min=0), default=0, help="The decision to show first."
)
@click.option(
    "--seat",
    type=click.Choice(SEATS),
    default=SEATS[0],
    show_default=True,
    help="From whose side the table is shown.",
)
@click.option(
    "--from", "decision", type=options.WholeNumber(min=0), help="Play on from this decision."
)
@click.option(
    "--change", metavar="OPTION", help="With this option (its number or text) instead of the one."
)
@click.option(
    "--games",
    type=options.WholeNumber(1, MAXIMUM_GAMES),
    default=100,
    show_default=True,
    help="So many pairs of games.",
)
@click.option(
    "--hidden",
    type=click.Choice((REDRAWN, KEPT)),
    default=REDRAWN,
    show_default=True,
    help="What becomes of cards that the player who chose cannot know.",
)
@click.option("--agent-a", default="heuristic", show_default=True, help="Plays on for player a.")
@click.option("--agent-b", default="heuristic", show_default=True, help="Plays on for player b.")
@options.SEED
@options.WORKERS
@options.JSON
def command(
    file: str,
    html: str | None,
    verify: bool,
    moves: bool,
    at: int,
    seat: str,
    decision: int | None,
    change: str | None,
    games: int,
    hidden: str,
    agent_a: str,
    agent_b: str,
    seed: int,
    workers: int,
    as_json: bool,
) -> None:
    """Shows a recorded game, checks it, or plays on from one of its decisions.

    FILE is what sim.replay.save wrote, or a command that records games. Without options the game is
    shown in the terminal, decision by decision, all hands open; --html writes a page for a browser.
    Decisions count from 0.

    --from K --change OPTION plays pairs of games on from decision K, one with the choice that was
    made and one with OPTION, and prints what OPTION was worth to the player who chose: the mean
    difference in points (a win is 1, a draw a half), with its 95% interval. Both games of a pair
    have the same cards, random numbers and agents' seeds. With "--hidden redrawn" the opponent's
    hand and both libraries, as far as the player cannot know them, are drawn anew for each pair;
    with "--hidden kept" every card lies as it lay, libraries included. Chance is fresh for each
    pair.

    Exit status 1: the game does not go as it went, or a file cannot be written; 2: FILE cannot be
    used (no replay, of another version of the engine), or no such decision or option.
    """
    recording = Recording.load(file)
    if decision is None and change is not None:
        raise click.ClickException("--change needs --from, the decision that is changed")
    if decision is not None:
        if change is None:
            raise click.ClickException("--from needs --change, the option to choose instead")
        found = _worth(
            recording, decision, change, games, (agent_a, agent_b), hidden, seed, workers
        )
        if as_json:
            click.echo(json.dumps(found.facts()))
        else:
            _print_worth(found)
        return
    if html is not None:
        from experiments.replays.page import page

        write_whole(html, page(recording).encode())
        click.echo(f"{html}: {Path(html).stat().st_size:,} bytes")
    if verify:
        made = f"{len(recording.choices):,} choices"
        ended = result_text(recording.game, recording.players)
        if as_json:
            click.echo(json.dumps({"choices": len(recording.choices), "result": ended}))
        else:
            click.echo(f"{file}: goes as it went: {made}, {ended}")
    elif moves:
        from experiments.replays.stepping import print_moves

        print_moves(recording, report.console())
    elif html is None:
        from agents.human.terminal import Terminal
        from experiments.replays.stepping import Stepper

        last = len(recording.choices)
        if at > last:
            raise click.ClickException(f"{file}: no decision {at}; possible: 0 to {last}")
        Stepper(recording, SEATS.index(seat)).run(Terminal(), at)


def _worth(
    recording: Recording,
    decision: int,
    change: str,
    games: int,
    specs: tuple[str, str],
    hidden: str,
    seed: int,
    workers: int,
) -> Worth:
    from experiments.replays import worth

    try:
        option = worth.option_named(worth.decision_at(recording, decision), change)
        with tqdm(total=games, unit="pair", file=sys.stderr, delay=0.5) as bar:
            return worth.worth(
                recording, decision, option, games, specs, hidden, seed, workers, bar.update
            )
    except ValueError as error:
        raise click.ClickException(str(error)) from None


def _print_worth(found: Worth) -> None:
    table = Table(title=f"Decision {found.decision}, {found.asked}", title_justify="left")
    for heading in ("", "won", "lost", "drawn", "incomplete", "points a game"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, outcomes in (("as recorded", found.recorded), ("instead", found.changed)):
        table.add_row(f"{label}: {outcomes.text}", *_cells(outcomes))
    console = report.console()
    console.print(table)
    who = SEATS[found.player]
    if found.difference is None or found.low is None or found.high is None:
        console.print("No pair of games came to an end: nothing can be said of the choice.")
    else:
        console.print(
            f'"{found.changed.text}" instead of "{found.recorded.text}" was worth '
            f"{found.difference:+.3f} points a game to {who} "
            f"(95% interval {found.low:+.3f} to {found.high:+.3f}, {found.pairs:,} pairs)."
        )
    if found.hidden == REDRAWN:
        kept = f"Cards that {who} could not know were drawn anew for each pair of games"
    else:
        kept = "Every card lay as in the recorded game, libraries included"
    console.print(f"{kept}; chance was fresh. Played on by {' and '.join(found.agents)}.")


def _cells(outcomes: Outcomes) -> list[str]:
    counts = [f"{outcomes.games[name]:,}" for name in ("win", "loss", "draw", "incomplete")]
    return [*counts, "-" if outcomes.rate is None else f"{outcomes.rate:.3f}"]
