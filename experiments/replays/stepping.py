"""A recorded game in the terminal: position by position, or a line for each choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

import sim
from agents.human.terminal import Terminal
from agents.table import table_lines
from agents.table.words import counted, step_words
from experiments.replays.recording import SEATS, Recording, result_text
from experiments.replays.story import Story
from sim.engine import describe
from sim.state.decision import DO_PASS

# Copies of the game are kept at every so many positions, from which those between are played.
_SPACING: Final = 64
_HELP: Final = (
    "Enter or n: on    b: back    t: a turn on    tb: a turn back    p: on, past passes",
    "a number: to that decision    s: to the start    e: to the end    q: quit",
)
_COLORS: Final = ("cyan", "yellow")


class Stepper:
    """Shows positions of a recording as whoever sits at the terminal asks for them.

    Args:
        recording: the game.
        seat: the player, 0 or 1, from whose side the table is shown.
    """

    def __init__(self, recording: Recording, seat: int = 0) -> None:
        self.recording = recording
        self.seat = seat
        self.last = len(recording.choices)
        self._marks: list[sim.Game] = []
        self._turns: list[int] = []
        self._passes: list[bool] = []
        self._told: list[list[str]] = []
        story: Story | None = None
        for position, game in enumerate(recording.positions()):
            if position % _SPACING == 0:
                self._marks.append(game.clone())
            self._turns.append(game.turn)
            self._told.append([] if story is None else story.since(game))
            story = story or Story(game)
            decision = game.decision
            if decision is not None and position < self.last:
                chosen = decision.options[recording.choices[position]]
                self._passes.append(chosen.verb == DO_PASS)

    def run(self, terminal: Terminal, position: int = 0) -> None:
        """Show positions and read what is asked for, until that is to quit."""
        for player, who in ((self.seat, "You are"), (1 - self.seat, "The opponent is")):
            name = self.recording.players[player]
            terminal.show(Text(f"{who} {SEATS[player]}: {name}", style=_COLORS[player]))
        terminal.show(*[Text(line, style="dim") for line in _HELP])
        self.show(terminal, position)
        while True:
            try:
                asked = terminal.ask((), f"{position}> ").casefold()
            except EOFError:
                return
            if asked in ("q", "quit", "exit"):
                return
            found = self.position_of(asked, position)
            if found is None:
                terminal.show(f'"{asked}" is none of these:', *_HELP)
                continue
            position = found
            self.show(terminal, position)

    def position_of(self, asked: str, position: int) -> int | None:
        """The position that a command leads to from another; None where it is no command."""
        if asked.isdecimal():
            return min(int(asked), self.last)
        if asked in ("", "n", "next"):
            position += 1
        elif asked in ("b", "back"):
            position -= 1
        elif asked in ("p", "pass"):
            position += 1
            while position < self.last and self._passes[position]:
                position += 1
        elif asked in ("t", "turn"):
            turn = self._turns[position]
            while position < self.last and self._turns[position] == turn:
                position += 1
        elif asked in ("tb", "turn back"):
            position = max(position - 1, 0)
            while position and self._turns[position - 1] == self._turns[position]:
                position -= 1
        elif asked in ("s", "start"):
            position = 0
        elif asked in ("e", "end"):
            position = self.last
        else:
            return None
        return min(max(position, 0), self.last)

    def show(self, terminal: Terminal, position: int) -> None:
        """Write the table at a position, what led there, and what is chosen among which options."""
        game = self._position(position)
        other = 1 - self.seat
        terminal.show("", *table_lines(game.view(self.seat), terminal.width))
        hand = counted(card.name for card in game.view(other).hand)
        terminal.show(Text(f"In the opponent's hand: {', '.join(hand) or 'nothing'}", style="dim"))
        terminal.show(*[Text(f"  {line}", style="italic") for line in self._told[position]])
        decision = game.decision
        if decision is None or position == self.last:
            terminal.show(Text(f"{position}: {_end(game)}", style="bold"))
            return
        asked = describe.decision(game.state, decision)
        terminal.show(Text(f"{position} of {self.last}, {asked}", style="bold"))
        chosen = self.recording.choices[position]
        for number, text in enumerate(describe.options(game.state, decision)):
            mark, style = ("=>", f"bold {_COLORS[decision.player]}")
            if number != chosen:
                mark, style = "  ", ""
            terminal.show(Text(f"{mark} {number}: {text}", style=style))

    def _position(self, position: int) -> sim.Game:
        mark = position // _SPACING
        game = self._marks[mark].clone()
        for choice in self.recording.choices[mark * _SPACING : position]:
            game.choose(choice)
        return game


def moves(recording: Recording) -> Iterator[Text]:
    """A line for each choice, with what it led to, and lines for the turns between."""
    turn = -1
    story: Story | None = None
    for position, game in enumerate(recording.positions()):
        for told in [] if story is None else story.since(game):
            yield Text(f"          {told}", style="dim")
        story = story or Story(game)
        if game.turn != turn:
            turn = game.turn
            life = ", ".join(
                f"{seat} {life}" for seat, life in zip(SEATS, game.view(0).life, strict=True)
            )
            whose = SEATS[game.view(0).active]
            yield Text(f"Turn {turn} ({whose}): {life}" if turn else "Before the first turn")
        decision = game.decision
        if decision is None or position == len(recording.choices):
            yield Text(f"{position:>5}  {_end(game)}", style="bold")
            return
        text = describe.options(game.state, decision)[recording.choices[position]]
        step = f"  ({step_words(game.view(0).step)})" if turn else ""
        who = SEATS[decision.player]
        yield Text.assemble(
            (f"{position:>5}  ", "dim"), (f"{who}: {text}", _COLORS[decision.player]), step
        )


def print_moves(recording: Recording, console: Console) -> None:
    """Write :func:`moves`, folded nowhere."""
    for line in moves(recording):
        console.print(line, soft_wrap=True)


def _end(game: sim.Game) -> str:
    return result_text(game) if game.result is not None else "the record ends here"
