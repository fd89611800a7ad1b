"""How strong a searching agent is: ``python -m tests.strength FILE``.

It plays the mirrors of the ten Pauper decks against ``heuristic``, ten games of each at a time,
and prints after each batch how the mirrors stand. Batches are kept in FILE (JSON lines) and not
played again, so that it goes on where it was stopped; the games do not depend on that.

    python -m tests.strength strength.jsonl
    python -m tests.strength ladder.jsonl --decks mono-red-rally --games 200 \\
        --agents mcts:nodes=400,mcts:nodes=1600 --opponents mcts:nodes=100,mcts:nodes=400
"""

import argparse
import json
from pathlib import Path

from scipy.stats import binomtest

from cards import Deck
from experiments.bench import PAUPER_DECKS
from experiments.compare import compare

_BATCH = 10
_AIM = 0.6


def main():
    """Plays what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--agents", default="mcts:nodes=400", help="separated by commas")
    parser.add_argument("--opponents", default="heuristic", help="one for each of the agents")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--decks", default=",".join(PAUPER_DECKS))
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    pairs = list(zip(_agents(given.agents), _agents(given.opponents), strict=True))
    decks = given.decks.split(",")
    done = _read(given.file)
    for batch in range(-(-given.games // _BATCH)):
        for deck in decks:
            for agent, opponent in pairs:
                key = (deck, agent, opponent, batch)
                if key not in done:
                    loaded = Deck.load(deck)
                    one = compare(loaded, loaded, _BATCH, agent, opponent, batch, given.workers)
                    done[key] = (one.wins_a, one.wins_b)
                    with given.file.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([*key, one.wins_a, one.wins_b]) + "\n")
                    _print(done, deck, agent, opponent)
    print()
    for agent, opponent in pairs:
        reached = [_print(done, deck, agent, opponent) > _AIM for deck in decks]
        print(f"{agent} above {_AIM:.0%} in {sum(reached)} of {len(decks)} mirrors")


def _agents(text):
    """Agents separated by commas; a comma that a setting follows belongs to the agent."""
    found = []
    for part in text.split(","):
        name, equals, _ = part.partition("=")
        if found and equals and ":" not in name:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def _read(path):
    done = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            *key, wins, losses = json.loads(line)
            done[tuple(key)] = (wins, losses)
    return done


def _print(done, deck, agent, opponent):
    """A line on a mirror; the lower end of the interval."""
    found = [value for key, value in done.items() if key[:3] == (deck, agent, opponent)]
    wins = sum(one for one, _ in found)
    decided = wins + sum(other for _, other in found)
    if not decided:
        return 0.0
    interval = binomtest(wins, decided).proportion_ci(0.95, method="wilson")
    print(
        f"{deck}: {agent} against {opponent}: {wins} of {decided}, {wins / decided:.1%} "
        f"({interval.low:.1%} to {interval.high:.1%})",
        flush=True,
    )
    return float(interval.low)


if __name__ == "__main__":
    main()
