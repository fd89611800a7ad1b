"""The command ``manaduel play``."""

import contextlib
import secrets
import signal
from collections.abc import Iterator
from types import FrameType

import click

import agents
import cards
import sim
from agents.human import HumanAgent
from cards import Deck
from experiments.commands import options
from experiments.session import PERSON, Session

_DECK = "mono-red-rally"
_SEEDS = 2**32


@click.command("play")
@click.argument("deck", required=False, default=_DECK)
@click.argument("opponent_deck", required=False)
@click.option(
    "--against", help="What plays the opponent's deck.  [default: heuristic, or as saved]"
)
@click.option("--seat", type=options.WholeNumber(0, 1), help="Yours: player 0 or player 1.")
@click.option(
    "--first",
    type=click.Choice(["me", "opponent", "chance"]),
    default="chance",
    show_default=True,
    help="Who plays first.",
)
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Same seed, same shuffles.")
@click.option(
    "--hint-agent", default="heuristic", show_default=True, help="What the command hint asks."
)
@click.option("--full", is_flag=True, help="Be asked at every priority.")
@click.option("--save", "path", metavar="FILE", help="Save the game there when it is over or left.")
@click.option("--resume", "saved", metavar="FILE", help="Take up a saved game.")
@options.DECKS
@options.ANY_DECK
def command(
    deck: str,
    opponent_deck: str | None,
    against: str | None,
    seat: int | None,
    first: str,
    seed: int | None,
    hint_agent: str,
    full: bool,
    path: str | None,
    saved: str | None,
    folder: str | None,
    any_deck: bool,
) -> None:
    """Plays DECK against an agent with OPPONENT_DECK, in the terminal.

    Without decks both play mono-red-rally; the opponent's is the same as yours unless said.
    Options are chosen by number; help at the prompt tells what else can be typed: the text of
    cards, undo, hints, passing priority for a while. A game that is left is saved, and
    --resume takes it up again, with the opponent and the seat that it had.
    """
    agents.make(hint_agent)
    human = HumanAgent(hint_agent)
    human.conversation.stops.full = full
    if saved is not None:
        session = _resumed(saved, human, against, seat, path)
    else:
        decks = [Deck.load(name, folder, any_deck) for name in (deck, opponent_deck or deck)]
        for one in decks:
            for note in one.notes:
                click.echo(f"manaduel: note: {one.name}, {note}", err=True)
        session = _begun(decks, human, against or "heuristic", seat or 0, first, seed, path)
    with _hangups():
        told = session.play()
    for line in told.splitlines():
        click.echo(line)


def _begun(
    decks: list[Deck],
    human: HumanAgent,
    against: str,
    seat: int,
    first: str,
    seed: int | None,
    path: str | None,
) -> Session:
    """A new game."""
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    starting = {"me": seat, "opponent": 1 - seat, "chance": None}[first]
    mine, theirs = decks
    pair = (mine, theirs) if seat == 0 else (theirs, mine)
    names = [f"{mine.name} ({PERSON})", f"{theirs.name} ({against})"]
    opponent = _opponent(against)
    game = sim.new_game([one.main for one in pair], seed, starting_player=starting)
    terminal = human.conversation.terminal
    terminal.show(f"You: {mine.name}. Opponent: {theirs.name}, played by {against}. Seed {seed}.")
    players = names if seat == 0 else names[::-1]
    return Session(game, human, opponent, seat, seed, players, path)


def _resumed(
    saved: str, human: HumanAgent, against: str | None, seat: int | None, path: str | None
) -> Session:
    """A saved game, with the choices that were made."""
    try:
        whole = sim.replay.load(saved, cards.get)
        names = sim.replay.players(saved)
        game = sim.replay.load(saved, cards.get, 0)
    except sim.replay.ReplayError as error:
        raise click.ClickException(str(error)) from None
    origin = game.origin
    assert origin is not None  # a saved game has one
    specs = ["", ""] if names is None else [_agent_of(name) for name in names]
    if seat is None:
        if PERSON not in specs:
            raise click.ClickException(f"{saved}: does not say which seat is yours; --seat does")
        seat = specs.index(PERSON)
    against = against or specs[1 - seat] or "heuristic"
    players = list(names or ("player 0", "player 1"))
    players[1 - seat] = f"{players[1 - seat].rpartition(' (')[0]} ({against})"
    session = Session(game, human, _opponent(against), seat, origin.seed, players, path or saved)
    terminal = human.conversation.terminal
    terminal.show(f"{saved}: {players[0]} against {players[1]}, {len(whole.history)} choices made.")
    if not session.resume(whole.history):
        terminal.show(f"{against} would have played otherwise before; it goes on from here.")
    human.memory.told = max(0, len(human.memory.log) - 10)
    return session


def _agent_of(player: str) -> str:
    """The agent in what a player of a saved game is called, such as ``elves (heuristic)``."""
    return player.rpartition(" (")[2].removesuffix(")")


def _opponent(spec: str) -> agents.Agent:
    if spec.partition(":")[0] == PERSON:
        raise click.ClickException("two people cannot share a terminal; --against takes an agent")
    return agents.make(spec)


@contextlib.contextmanager
def _hangups() -> Iterator[None]:
    """Takes a connection that breaks for the end of what is typed, so that the game is saved."""
    if not hasattr(signal, "SIGHUP"):
        yield
        return
    before = signal.signal(signal.SIGHUP, _hung_up)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def _hung_up(number: int, frame: FrameType | None) -> None:
    raise EOFError
