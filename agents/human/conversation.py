"""Asking a person one question: what is shown, and what they may type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

from agents.human import commands as c
from agents.human import lookup
from agents.human.answers import Refused, by_text, short_answer
from agents.human.commands import Command
from agents.human.declaring import Declaration
from agents.human.hint import hint
from agents.human.memory import Memory
from agents.human.stops import Passing, Stops
from agents.human.terminal import Terminal
from agents.making import UnknownAgent
from agents.table import option_texts, pile_lines, question, table_lines
from agents.table.screen import folded_lines
from agents.table.words import starts
from sim import Decision, View
from sim.state import decision as d

_NEWS: Final = 30
# The decisions before which the table is shown again if it has changed.
_LOOKED_AT: Final = (d.ASK_PRIORITY, d.ASK_MULLIGAN, d.ASK_BOTTOM, d.ASK_ATTACK, d.ASK_BLOCK)
_HELP_WITH: Final = {
    d.ASK_PRIORITY: " (Enter passes; ? for help)",
    d.ASK_ATTACK: " (such as 1 3, all or none; a number again for another one alike)",
    d.ASK_BLOCK: " (such as 1 3, or none)",
}


class Conversation:
    """Asks a person, and answers what they ask.

    Args:
        hints: the agent that the command ``hint`` asks.
        terminal: where the person sits; by default standard input and output.

    Attributes:
        stops: where the person wants to be asked.
        extra: commands of whoever holds the game: each is called with what stands behind it, and
            returns what to show.
    """

    def __init__(self, hints: str = "heuristic", terminal: Terminal | None = None) -> None:
        self.hints = hints
        self.stops = Stops()
        self.extra: dict[Command, Callable[[str], str]] = {}
        self._terminal = terminal
        self._pressed = False

    @property
    def terminal(self) -> Terminal:
        """Where the person sits; opened when it is first needed."""
        if self._terminal is None:
            self._terminal = Terminal()
        return self._terminal

    def ask(self, view: View, decision: Decision, memory: Memory) -> int:
        """Show what there is to see, and read lines until one is an answer.

        Raises:
            EOFError: there is nothing more to read.
            KeyboardInterrupt: Ctrl-C was pressed twice.
        """
        self._present(view, decision, memory)
        while True:
            try:
                line = self.terminal.ask(self._completions(view))
                self._pressed = False
            except KeyboardInterrupt:
                if self._pressed:
                    raise
                self._pressed = True
                self.terminal.show("", "Ctrl-C again to leave; help tells what can be typed.")
                continue
            try:
                choice = self._read(view, decision, memory, line)
            except Refused as problem:
                self.terminal.show(starts(str(problem)))
                continue
            if choice is not None:
                return choice

    # --- what is shown -------------------------------------------------------------------

    def _present(self, view: View, decision: Decision, memory: Memory) -> None:
        news = memory.log[memory.told :]
        memory.told = len(memory.log)
        self.terminal.show("")
        if len(news) > _NEWS:
            self.terminal.show(f"({len(news) - _NEWS} lines before; log {len(news)} shows them)")
        self.terminal.show(*(_event(line) for line in news[-_NEWS:]))
        lines = table_lines(view, self.terminal.width)
        table = "\n".join(line.plain for line in lines)
        if table != memory.shown and (news or decision.kind in _LOOKED_AT):
            memory.shown = table
            self.terminal.show(*([""] if news else []), *lines)
        self._options(view, decision)

    def _options(self, view: View, decision: Decision) -> None:
        asked = question(view) + _HELP_WITH.get(decision.kind, "")
        if decision.kind == d.ASK_MULLIGAN:
            mine = view.starting_player == view.me
            asked += f" ({'you play' if mine else 'opponent plays'} first; ? for help)"
        lines = [Text(asked, style="bold")]
        texts = option_texts(view)
        digits = len(str(len(texts)))
        for number, text in enumerate(texts, 1):
            label = f" {number:>{digits}}  "
            first, *more = folded_lines(Text(text), self.terminal.width - len(label) - 2)
            lines.append(Text.assemble((label, "bold cyan"), first))
            lines += [Text.assemble(" " * (len(label) + 2), line) for line in more]
        self.terminal.show(*lines)

    def _completions(self, view: View) -> list[str]:
        known = [one.name for one in (*c.OWN, *self.extra)]
        return [*known, *(f"card {name}" for name in lookup.names(view)), *option_texts(view)]

    # --- what is typed -------------------------------------------------------------------

    def _read(self, view: View, decision: Decision, memory: Memory, line: str) -> int | None:
        """The choice that a line makes; None if it was something else, which is done then."""
        if not line:
            return self._pass(view, decision, memory, c.PASS, "")
        chosen = short_answer(view, decision, line)
        if chosen is not None:
            everything = line.casefold().split()[-1] == "all"
            memory.declaration = Declaration(view, decision, chosen, alike=everything)
            return chosen[0]
        word, _, rest = line.partition(" ")
        command = c.find(word.rstrip("!"), (*c.OWN, *self.extra))
        if command is None or (rest and not command.takes):
            return by_text(view, line)
        rest = "!" if word.endswith("!") else rest.strip()
        if command in self.extra:
            self._show(self.extra[command](rest))
            return None
        if command in (c.PASS, c.WAIT, c.END, c.NEXT):
            return self._pass(view, decision, memory, command, rest)
        self._tell(view, decision, memory, command, rest)
        return None

    def _pass(
        self, view: View, decision: Decision, memory: Memory, command: Command, rest: str
    ) -> int | None:
        """Pass priority, or go on passing; where there is none to pass, say so."""
        verb = {d.ASK_PRIORITY: d.DO_PASS, d.ASK_ATTACK: d.DO_DONE}.get(decision.kind)
        places = [place for place, one in enumerate(decision.options) if one.verb == verb]
        if not places or (decision.kind == d.ASK_ATTACK and command not in (c.END, c.NEXT)):
            possible = f"a number from 1 to {len(decision.options)}"
            raise Refused(f"this question wants an answer: {possible}, or help")
        if command is not c.PASS:
            until = {c.WAIT: "something", c.END: "end", c.NEXT: "next"}[command]
            memory.passing = Passing(until, view.turn, regardless=rest == "!")
        return places[0]

    def _tell(
        self, view: View, decision: Decision, memory: Memory, command: Command, rest: str
    ) -> None:
        """Do what a command says that has no effect on the game."""
        show = self.terminal.show
        if command is c.TABLE:
            show(*table_lines(view, self.terminal.width))
            self._options(view, decision)
        elif command is c.CARD:
            self._cards(view, decision, rest)
        elif command is c.LOG:
            show(*(_event(line) for line in memory.log[-_count(rest, _NEWS) :]))
        elif command is c.PILES:
            show(*pile_lines(view, self.terminal.width))
        elif command is c.HINT:
            self._hint(view, rest or self.hints)
        elif command is c.STOPS:
            problem = self.stops.change(rest.casefold().split()) if rest else ""
            show(problem, *self.stops.lines())
        elif command is c.FULL:
            if rest.casefold() not in ("", "on", "off"):
                raise Refused("full on, or full off")
            self.stops.full = rest.casefold() == "on" if rest else not self.stops.full
            show(*self.stops.lines())
        else:
            grid = Table.grid(padding=(0, 2))
            for typed, does in c.help_lines((*c.OWN, *self.extra)):
                grid.add_row(Text(typed, style="bold"), Text(does))
            show(grid)

    def _cards(self, view: View, decision: Decision, text: str) -> None:
        if not text:
            raise Refused("card NAME, or card and the number of an option")
        if text.isascii() and text.isdigit():
            chosen = short_answer(view, decision, text) or [0]
            found = lookup.of_option(view, decision.options[chosen[0]])
            if not found:
                raise Refused(f"option {text} is about no card")
            self.terminal.show(*(sheet for one in found for sheet in lookup.sheets(view, one.name)))
            return
        self.terminal.show(*lookup.sheets(view, text))

    def _hint(self, view: View, spec: str) -> None:
        try:
            texts = hint(view, spec)
        except UnknownAgent as problem:
            raise Refused(str(problem)) from None
        except Exception as error:  # whatever an agent of somebody's own may raise
            raise Refused(f"{spec} failed: {type(error).__name__}: {error}") from error
        self.terminal.show(Text(f"{spec} would: {'; '.join(texts)}", style="magenta"))

    def _show(self, text: str) -> None:
        if text:
            self.terminal.show(text)


def _event(line: str) -> Text:
    if line.startswith("---"):
        return Text(line, style="bold")
    return Text(f"  {line}", style="green")


def _count(text: str, default: int) -> int:
    """The number that stands behind a command."""
    if not text:
        return default
    if not (text.isascii() and text.isdigit() and int(text[:9]) > 0):
        raise Refused(f'"{text[:30]}" is no number of lines')
    return int(text[:9])
