"""How far lines should be played on before they are rated: ``python -m tests.horizons FILE``.

At some decisions of games that ``heuristic`` plays against itself, every promising option is tried
in the same worlds, and ``heuristic`` plays each of them on to the end of the game. It prints, for
each horizon in turns, how the differences between options that the first worlds show correlate
with how the games of the other worlds end, and how many games in a hundred decisions are won more
by whoever takes what is better by a standard error. What was tried is kept in FILE (JSON lines).

    python -m tests.horizons horizons.jsonl --decisions 330
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np

import sim
from agents.heuristic.appraise import Appraiser
from agents.heuristic.player import Player
from agents.search.obvious import is_idle, is_minor
from agents.search.quick import Quick
from agents.search.worth import Worth
from cards import Deck

_DECKS = "mono-red-rally,mono-red-madness,madness-burn"
_HORIZONS = (1, 2, 3, 4, 6)
_END = "end"
_WORLDS = 56
_SEEN = 24  # so many worlds make the estimate, the others tell whether it is right
_OPTIONS = 5
_SHARE = 0.12  # of the decisions that are worth a search


def main():
    """Tries what is missing, then prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--decks", default=_DECKS, help="mirrors, separated by commas")
    parser.add_argument("--decisions", type=int, default=330)
    given = parser.parse_args()
    tried = []
    if given.file.exists():
        tried = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    trial = Trial()
    seed = 1 + max([one["seed"] for one in tried], default=-1)
    while len(tried) < given.decisions:
        for deck in given.decks.split(","):
            for row in trial.game(Deck.load(deck).main, seed):
                tried.append(row)
                with given.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
        seed += 1
    print(f"{len(tried)} decisions")
    for horizon in [*map(str, _HORIZONS), _END]:
        correlation, gain, error = judged(tried, horizon)
        print(f"{horizon:>4}: correlation {correlation:.2f}, gain {gain:+.2f} ± {error:.2f}")


class Trial:
    """Plays games and tries the options of some of their decisions."""

    def __init__(self):
        appraiser = Appraiser()
        self.worth = Worth(appraiser)
        self.quick = Quick(self.worth)
        self.players = Player(appraiser), Player(appraiser)
        self.ahead = Player(appraiser), Player(appraiser)

    def game(self, deck, seed):
        """What was tried in one game, a decision at a time."""
        game = sim.new_game([deck, deck], seed=seed)
        chance = random.Random(seed)
        for player in self.players:
            player.forget()
        while (decision := game.decision) is not None:
            view = game.view(decision.player)
            chosen = self.players[decision.player].choose(view, decision)
            asked = len(decision.options) > 1 and not is_minor(decision)
            if asked and not is_idle(game.state, decision) and chance.random() < _SHARE:
                yield {"seed": seed, "usual": str(chosen), "values": self._try(game, view, chosen)}
            game.choose(chosen)

    def _try(self, game, view, chosen):
        ratings = self.quick.ratings(game.state)
        best = sorted(range(len(ratings)), key=lambda index: -ratings[index])[:_OPTIONS]
        found = {str(index): [] for index in dict.fromkeys([*best, chosen])}
        for seed in range(_WORLDS):
            world = view.resample(seed)
            for index, values in found.items():
                line = world.clone()
                line.choose(int(index))
                values.append(self._played(line, view.me, view.turn))
        return found

    def _played(self, game, me, turn):
        """The chance to win at each horizon, and how the game ends."""
        for player in self.ahead:
            player.forget()
        values = {}
        state = game.state
        while (decision := state.decision) is not None:
            for horizon in _HORIZONS:
                if state.turn - turn >= horizon and str(horizon) not in values:
                    values[str(horizon)] = self.worth.chance(state, me)
            index = 0
            if len(decision.options) > 1 and not is_idle(state, decision):
                index = self.ahead[decision.player].choose(game.view(decision.player), decision)
            game.choose(index)
        end = self.worth.chance(state, me)
        return {str(one): end for one in (*_HORIZONS, _END)} | values


def judged(tried, horizon):
    """The correlation, the gain in games for a hundred decisions, and its standard error."""
    shown, true, gains = [], [], []
    for row in tried:
        values = {option: [one[horizon] for one in v] for option, v in row["values"].items()}
        ends = {option: [one[_END] for one in v] for option, v in row["values"].items()}
        usual = row["usual"]
        best, gain = 0.0, 0.0
        for option in values:
            if option == usual:
                continue
            lead = np.subtract(values[option], values[usual])[:_SEEN]
            truth = np.mean(np.subtract(ends[option], ends[usual])[_SEEN:])
            shown.append(lead.mean())
            true.append(truth)
            sure = lead.mean() - lead.std(ddof=1) / np.sqrt(_SEEN)
            if sure > best:
                best, gain = sure, truth
        gains.append(gain)
    error = 100 * np.std(gains, ddof=1) / np.sqrt(len(gains))
    return np.corrcoef(shown, true)[0, 1], 100 * np.mean(gains), error


if __name__ == "__main__":
    main()
