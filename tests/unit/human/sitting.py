"""A person at the terminal, played by a function that types."""

import io

from rich.console import Console

import agents
import sim
from agents.human import HumanAgent, Terminal
from experiments.session import Session
from tests.games import new_game

NAMES = ("mine (human)", "theirs (random)")


class Sitting:
    """A session whose person types what ``types(sitting)`` returns, or what a list holds.

    ``game`` is the game as it stands, ``screen`` what has been written since the last line.
    """

    def __init__(self, types, seed=1, seat=0, against="random", game=None, path=None, width=80):
        self.types = types if callable(types) else iter(types).__next__
        self.lines = []
        self._out = io.StringIO()
        self._read_to = 0
        console = Console(file=self._out, width=width, highlight=False, markup=False, emoji=False)
        self.human = HumanAgent(terminal=Terminal(console, self._read))
        opponent = agents.make(against) if isinstance(against, str) else against
        game = game or new_game(seed)
        self.session = Session(game, self.human, opponent, seat, seed, NAMES, path)

    def _read(self, prompt):
        try:
            line = self.types(self) if self.types.__name__ != "__next__" else self.types()
        except StopIteration:
            raise EOFError from None
        self._read_to = len(self._out.getvalue())
        if line is KeyboardInterrupt:
            raise KeyboardInterrupt
        self.lines.append(line)
        return line

    def play(self):
        try:
            return self.session.play()
        except sim.replay.ReplayError:
            if self.game.origin is not None:
                raise
            return ""  # a position that was set up cannot be saved

    @property
    def game(self):
        return self.session.game

    @property
    def output(self):
        return self._out.getvalue()

    @property
    def screen(self):
        return self.output[self._read_to :]


def at_random(chance):
    """Types the number of an option, and leaves when the game is over."""

    def types(sitting):
        decision = sitting.game.decision
        return "" if decision is None else str(chance.randrange(len(decision.options)) + 1)

    return types
