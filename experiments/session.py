"""A game between a person and an agent: played on, taken back, saved, taken up again."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sim
from agents import Agent
from agents.human import HumanAgent
from agents.human import commands as c
from agents.human.memory import Memory
from agents.table import Chronicle, follow, table_lines
from experiments.play import AgentError, derived_seed, is_option

_YES: Final = ("y", "yes")
PERSON: Final = "human"


class _TakenBack(Exception):
    """The person has taken choices back; the game stands at an earlier one."""


class _Conceded(Exception):
    """The person has given up."""


class _Left(Exception):
    """The person has left the table."""


@dataclass(frozen=True)
class _Moment:
    """All that an undo brings back: it was the person's turn to choose.

    ``opponent`` is a copy of the opponent as it was, None where it cannot be copied.
    """

    game: sim.Game
    opponent: Agent | None
    memory: Memory
    chronicle: Chronicle


class Session:
    """A person at a table with an agent.

    Args:
        game: the game as it begins, with no choices made.
        human: the person's agent.
        opponent: the other's.
        seat: the person's, 0 or 1.
        seed: what the opponent's seed is derived from, as :func:`experiments.play.play_game`
            does it.
        players: what players 0 and 1 are called in a saved game.
        path: where the game is saved when nobody says; None for a name made of the seed.
    """

    def __init__(
        self,
        game: sim.Game,
        human: HumanAgent,
        opponent: Agent,
        seat: int,
        seed: int,
        players: Sequence[str],
        path: str | None = None,
    ) -> None:
        self.game = game
        self.human = human
        self.opponent = opponent
        self.seat = seat
        self.seed = seed
        self.players = tuple(players)
        self.path = path
        self._begun = game.clone()
        self._moments: list[_Moment] = []
        # The opponent as it is, copied when it is first needed.
        self._opponent_now: Agent | None = None
        self._chronicle = Chronicle()
        human.begin(seat, derived_seed(seed, seat))
        opponent.begin(1 - seat, derived_seed(seed, 1 - seat))
        human.hear(self._chronicle.tell(game.view(seat)))
        human.conversation.extra = {
            c.UNDO: self._undo,
            c.SAVE: self._save,
            c.CONCEDE: self._concede,
            c.QUIT: self._quit,
        }

    # --- playing -------------------------------------------------------------------------

    def resume(self, choices: Iterable[int]) -> bool:
        """Make the choices of a game that was saved, those of both players.

        The opponent is asked each time, so that it knows what it did.

        Returns:
            Whether the opponent would have chosen the same each time.

        Raises:
            AgentError: the opponent chose what is no option.
        """
        same = True
        for choice in choices:
            decision = self.game.decision
            assert decision is not None  # the choices are those of this game
            if decision.player != self.seat:
                same &= self._opponent_chooses(decision) == choice
            elif self.human.unasked(self.game.view(self.seat), decision) is None:
                self._moments.append(self._moment())
            self._carry_out(choice)
        return same

    def play(self) -> str:
        """Play until the game is over or the person leaves.

        Returns:
            How it ended, in a sentence.

        Raises:
            AgentError: the opponent chose what is no option; the game has been saved.
            sim.replay.ReplayError: the game that was left cannot be saved.
        """
        while True:
            try:
                self._play_on()
                self._show_end()
                return self._after()
            except _TakenBack:
                continue
            except _Conceded:
                return self._saved_at_end("You conceded: the opponent wins.")
            except _Left:
                return self._kept()
            except (EOFError, KeyboardInterrupt):
                # Nothing is shown before the game is safe: the terminal may be gone.
                return f"\n{self._kept()}"
            except sim.replay.ReplayError:
                raise
            except Exception as error:  # an agent's or the engine's: the game is safe first
                error.add_note(self._kept())
                raise

    def _play_on(self) -> None:
        """Play to the end of the game."""
        while (decision := self.game.decision) is not None:
            if decision.player == self.seat:
                view = self.game.view(self.seat)
                choice = self.human.unasked(view, decision)
                if choice is None:
                    self._moments.append(self._moment())
                    choice = self.human.ask(view, decision)
            else:
                choice = self._opponent_chooses(decision)
            self._carry_out(choice)

    def _carry_out(self, choice: int) -> None:
        # In a copy, so that Ctrl-C in the middle leaves the game as it was.
        game = self.game.clone()
        lines = follow(game, choice, self._chronicle, self.seat)
        self.game = game
        self.human.hear(lines)

    def _opponent_chooses(self, decision: sim.Decision) -> int:
        self._opponent_now = None
        try:
            choice = self.opponent.choose(self.game.view(1 - self.seat), decision)
        except Exception as error:  # whatever an agent of somebody's own may raise
            name = type(self.opponent).__name__
            raise AgentError(f"{name} failed: {type(error).__name__}: {error}") from error
        if not is_option(choice, decision):
            raise AgentError(
                f"{type(self.opponent).__name__} answered {decision!r} with {choice!r}, which is "
                "the index of no option"
            )
        return int(choice)

    # --- taking back ---------------------------------------------------------------------

    def _moment(self) -> _Moment:
        if self._opponent_now is None:
            self._opponent_now = _copied(self.opponent)
        memory = self.human.memory.kept()
        return _Moment(self.game.clone(), self._opponent_now, memory, self._chronicle.copy())

    def _answered(self) -> int:
        """How many questions the person has answered; the last may still stand."""
        decision = self.game.decision
        standing = decision is not None and decision.player == self.seat
        return len(self._moments) - standing

    def _undo(self, text: str) -> str:
        """Take back the last choices for which the person was asked."""
        if text and not (text.isascii() and text.isdigit() and int(text[:9]) > 0):
            return f'"{text[:30]}" is no number of choices'
        asked = self._answered()
        if not asked:
            return "there is nothing to take back"
        wanted = int(text[:9]) if text else 1
        if wanted > asked:
            return f"there are only {asked} choices to take back"
        moment = self._moments[asked - wanted]
        del self._moments[asked - wanted :]
        self.game = moment.game
        self.opponent = self._opponent_at(moment)
        self._opponent_now = None
        self._chronicle = moment.chronicle
        self.human.memory = moment.memory
        raise _TakenBack

    def _opponent_at(self, moment: _Moment) -> Agent:
        """The opponent as it was."""
        if moment.opponent is not None:
            return copy.deepcopy(moment.opponent)
        # One that cannot be copied lives through the game again, from its beginning.
        self.opponent.begin(1 - self.seat, derived_seed(self.seed, 1 - self.seat))
        again = self._begun.clone()
        for choice in moment.game.history:
            decision = again.decision
            assert decision is not None  # it goes as it went
            if decision.player != self.seat:
                self.opponent.choose(again.view(1 - self.seat), decision)
            again.choose(choice)
        return self.opponent

    # --- the other commands --------------------------------------------------------------

    def _save(self, text: str) -> str:
        try:
            return f"Saved as {self._write(text or self.path)}"
        except sim.replay.ReplayError as error:
            return str(error)

    def _concede(self, text: str) -> str:
        if self._sure("Give up the game? (y or n) "):
            raise _Conceded
        return "The game goes on."

    def _quit(self, text: str) -> str:
        raise _Left

    def _sure(self, prompt: str) -> bool:
        try:
            return self.human.conversation.terminal.ask(("yes", "no"), prompt).casefold() in _YES
        except KeyboardInterrupt:
            return False

    # --- the end -------------------------------------------------------------------------

    def _show_end(self) -> None:
        view = self.game.view(self.seat)
        memory = self.human.memory
        terminal = self.human.conversation.terminal
        terminal.show("", *(f"  {line}" for line in memory.log[memory.told :]), "")
        memory.told = len(memory.log)
        terminal.show(*table_lines(view, terminal.width), "", self._result())

    def _result(self) -> str:
        result = self.game.result
        assert result is not None  # the game is over
        if result.winner is None:
            return f"The game is over: {result.outcome} ({result.reason})."
        who = "You win" if result.winner == self.seat else "The opponent wins"
        return f"{who} in turn {result.turns} ({result.reason})."

    def _after(self) -> str:
        """Let the person look back, take back or save, until they have had enough."""
        terminal = self.human.conversation.terminal
        possible = (c.UNDO, c.SAVE, c.LOG)
        terminal.show("Enter leaves; undo, save FILE and log are possible, too.")
        while True:
            try:
                line = terminal.ask(one.name for one in possible)
            except (EOFError, KeyboardInterrupt):
                line = ""
            if not line or line.casefold() in ("q", "quit", "exit"):
                return self._saved_at_end("")
            word, _, rest = line.partition(" ")
            command = c.find(word, possible)
            if command is c.UNDO:
                terminal.show(self._undo(rest.strip()))
            elif command is c.SAVE:
                terminal.show(self._save(rest.strip()))
            elif command is c.LOG:
                terminal.show(*self.human.memory.log)
            else:
                terminal.show("The game is over: Enter leaves; undo, save FILE and log go on.")

    def _saved_at_end(self, told: str) -> str:
        """What is told at the end, with the game saved where that was asked for."""
        saved = f"Saved as {self._write(self.path)}" if self.path else ""
        return "\n".join(line for line in (told, saved) if line)

    def _kept(self) -> str:
        """Save a game that was left, if the person has chosen anything, and say where."""
        if not self.path and not self._answered():
            return ""
        where = self._write(self.path)
        return f"The game is saved. To go on: manaduel play --resume {where}"

    def _write(self, path: str | None) -> str:
        """Save the game; returns where.

        Raises:
            sim.replay.ReplayError: it cannot be written, or there is something else.
        """
        if not path:
            path = self.path = _free_name(self.seed)
        if Path(path).exists():
            sim.replay.players(path)  # a file that is no saved game is not written over
        sim.replay.save(self.game, path, self.players)
        return path


def _copied(agent: Agent) -> Agent | None:
    """An independent copy of an agent; None where it cannot be copied."""
    try:
        return copy.deepcopy(agent)
    except Exception:  # whatever an agent of somebody's own may raise
        return None


def _free_name(seed: int) -> str:
    """A file that is not there yet, in the folder where the command was typed."""
    number = 1
    while True:
        more = f"-{number}" if number > 1 else ""
        name = f"manaduel-{seed}{more}.json"
        if not Path(name).exists():
            return name
        number += 1
