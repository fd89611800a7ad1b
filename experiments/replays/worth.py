"""What a choice was worth: games played on from a decision with it and with another."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import agents
import sim
from agents import Agent
from experiments.figures.statistics import Z
from experiments.play import derived_seed, play_out
from experiments.replays.recording import Recording
from experiments.workers import MAXIMUM_GAMES, MAXIMUM_WORKERS, played, whole
from sim.engine import describe

REDRAWN, KEPT = "redrawn", "kept"
# What an outcome counts; a game stopped at a limit counts nothing.
_POINTS: Final = {"win": 1.0, "draw": 0.5, "loss": 0.0}


@dataclass
class Outcomes:
    """How the games went that were played on with one choice.

    Attributes:
        option: the index of the option that was chosen.
        text: its text.
        games: by ``win``, ``loss``, ``draw`` and ``incomplete``, how many games, from the side of
            the player who chose.
    """

    option: int
    text: str
    games: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float | None:
        """The mean points of a finished game: 1 a win, a half a draw; None if there is none."""
        finished = sum(self.games[name] for name in _POINTS)
        points = sum(self.games[name] * worth for name, worth in _POINTS.items())
        return points / finished if finished else None


@dataclass
class Worth:
    """What another choice would have been worth at one decision of a game.

    Attributes:
        decision: the number of the decision.
        player: the player, 0 or 1, who chose.
        asked: what was to be chosen, in words.
        recorded: how games went with the choice that was made.
        changed: how they went with the other.
        pairs: how many pairs of games were both finished.
        difference: the mean of what the other choice gained over the recorded one, in points of
            a game, over those pairs; None where there is none.
        low: the lower end of its 95% interval.
        high: the upper end.
        hidden: ``redrawn`` or ``kept``.
        agents: who played on, for players 0 and 1.
        seed: the seed of it all.
    """

    decision: int
    player: int
    asked: str
    recorded: Outcomes
    changed: Outcomes
    pairs: int
    difference: float | None
    low: float | None
    high: float | None
    hidden: str
    agents: tuple[str, str]
    seed: int

    def facts(self) -> dict[str, Any]:
        """All of it as plain data."""
        facts = dataclasses.asdict(self)
        for name in ("recorded", "changed"):
            outcomes: Outcomes = getattr(self, name)
            games = {kind: outcomes.games[kind] for kind in (*_POINTS, "incomplete")}
            facts[name] |= {"games": games, "rate": outcomes.rate}
        return facts


def worth(
    recording: Recording,
    decision: int,
    change: int,
    games: int = 100,
    specs: Sequence[str] = ("heuristic", "heuristic"),
    hidden: str = REDRAWN,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Worth:
    """Plays games on from a decision, each once with the recorded choice and once with another.

    Both games of a pair begin with the same cards in the same places, the same random numbers and
    the same seeds of the agents, so that they differ by the choice and what follows from it.

    Args:
        recording: the game.
        decision: the number of the decision, from 0.
        change: the index of the option to choose instead.
        games: how many pairs of games.
        specs: the agents of players 0 and 1, as for :func:`agents.make`.
        hidden: ``redrawn``: for each pair everything that the player who chose cannot know is drawn
            anew (the opponent's hand, both libraries), so that the choice is judged by what
            could be known. ``kept``: every card lies where it lay in the recorded game, libraries
            included, and only later chance is fresh.
        seed: any integer; the same seed gives the same games, whatever the number of workers.
        workers: how many processes play.
        progress: called with the number of pairs finished since the last call.

    Raises:
        ValueError: there is no such decision or option, or an argument is not as said.
        agents.UnknownAgent: there is no such agent.
        experiments.AgentError: an agent chose what is no option.
    """
    games = whole("games", games, MAXIMUM_GAMES)
    workers = whole("workers", workers, MAXIMUM_WORKERS)
    if hidden not in (REDRAWN, KEPT):
        raise ValueError(f'hidden must be "{REDRAWN}" or "{KEPT}", not {hidden!r}')
    game = decision_at(recording, decision)
    pending = game.decision
    assert pending is not None
    last = len(pending.options) - 1
    if not 0 <= change <= last:
        raise ValueError(f"no option {change} at decision {decision}; possible: 0 to {last}")
    texts = describe.options(game.state, pending)
    recorded, changed = [
        Outcomes(index, texts[index]) for index in (recording.choices[decision], change)
    ]
    one, other = specs
    branches = _Branches(game, (recorded.option, change), (one, other), hidden, seed)
    gains: Counter[float] = Counter()
    for part in played(branches, games, workers):
        for pair in part:
            for outcomes, outcome in zip((recorded, changed), pair, strict=True):
                outcomes.games[outcome] += 1
            if "incomplete" not in pair:
                gains[_POINTS[pair[1]] - _POINTS[pair[0]]] += 1
        if progress is not None:
            progress(len(part))
    difference, low, high = paired_interval(gains)
    return Worth(
        decision=decision,
        player=pending.player,
        asked=describe.decision(game.state, pending),
        recorded=recorded,
        changed=changed,
        pairs=gains.total(),
        difference=difference,
        low=low,
        high=high,
        hidden=hidden,
        agents=(one, other),
        seed=seed,
    )


def decision_at(recording: Recording, decision: int) -> sim.Game:
    """The game at a decision for which a choice is recorded.

    Raises:
        ValueError: there is none of that number.
    """
    last = len(recording.choices) - 1
    if last < 0:
        raise ValueError("no choice is recorded")
    if not 0 <= decision <= last:
        raise ValueError(f"no decision {decision}; possible: 0 to {last}")
    return recording.position(decision)


def option_named(game: sim.Game, wanted: str) -> int:
    """The index of the option that is meant by its index or its text, in any case of letters.

    Raises:
        ValueError: no option is called so; the message has every option in a line.
    """
    decision = game.decision
    assert decision is not None
    texts = describe.options(game.state, decision)
    if wanted.isdecimal() and int(wanted) < len(texts):
        return int(wanted)
    folded = wanted.casefold()
    found = [index for index, text in enumerate(texts) if text.casefold() == folded]
    if len(found) == 1:
        return found[0]
    listed = "\n".join(f"  {index}: {text}" for index, text in enumerate(texts))
    raise ValueError(f'no option "{wanted}"; possible:\n{listed}')


def paired_interval(
    gains: Counter[float],
) -> tuple[float | None, float | None, float | None]:
    """The mean of paired differences from -1 to 1, and its 95% interval.

    The interval is Wald's with one pair added that gained 1 and one that lost 1 (Bonett and Price,
    2012, "Adjusted Wald confidence interval for a difference of binomial proportions based on
    paired data"): it does not shrink to nothing where all pairs are alike, and stays within -1
    and 1.

    Args:
        gains: how many pairs have each difference.
    """
    pairs = gains.total()
    if not pairs:
        return None, None, None
    total = sum(gain * count for gain, count in gains.items())
    adjusted = total / (pairs + 2)
    squares = (sum(gain * gain * count for gain, count in gains.items()) + 2) / (pairs + 2)
    reach = Z * math.sqrt(max(squares - adjusted**2, 0.0) / (pairs + 2))
    return total / pairs, max(adjusted - reach, -1.0), min(adjusted + reach, 1.0)


class _Branches:
    """Plays pairs of games on from a decision."""

    def __init__(
        self,
        game: sim.Game,
        choices: tuple[int, int],
        specs: tuple[str, str],
        hidden: str,
        seed: int,
    ) -> None:
        self.game = game
        self.choices = choices
        self.specs = specs
        self.hidden = hidden
        self.seed = seed
        self.agents: Sequence[Agent] = [agents.make(spec) for spec in specs]

    def __reduce__(self) -> tuple[type[_Branches], tuple[object, ...]]:
        return _Branches, (self.game, self.choices, self.specs, self.hidden, self.seed)

    def play(self, indices: Iterable[int]) -> list[tuple[str, str]]:
        return [self._pair(derived_seed(self.seed, index)) for index in indices]

    def _pair(self, seed: int) -> tuple[str, str]:
        game = self.game
        assert game.decision is not None
        player = game.decision.player
        begun = game.reseed(seed) if self.hidden == KEPT else game.resample(player, seed)
        one, other = (self._outcome(begun.clone(), player, one, seed) for one in self.choices)
        return one, other

    def _outcome(self, game: sim.Game, player: int, choice: int, seed: int) -> str:
        game.choose(choice)
        record = play_out(game, self.agents, seed)
        if record.outcome != "win":
            return record.outcome
        return "win" if record.winner == player else "loss"
