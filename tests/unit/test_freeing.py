"""Memory that is freed all at once, however it hangs together."""

import subprocess
import sys

# Games at the bottom of lists in lists, some deep enough that CPython frees them by and by.
_PROGRAM = """
import random
import sim
from cards import Deck

deck = Deck.load("mono-red-rally").main
game = sim.new_game([deck, deck], seed=1)
chance = random.Random(1)
for _ in range(40):
    chain = []
    for _ in range(120):
        if game.decision is None:
            game = sim.new_game([deck, deck], seed=chance.randrange(99))
        game.choose(chance.randrange(len(game.decision.options)))
        chain = [chain, game.clone()]
    del chain
    assert game.status() == []
"""


def test_games_in_a_long_chain():
    """Compiled objects once were put where they do not belong as such a chain was freed."""
    ended = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
