"""Measuring how the engine's cost grows with the board, the stack and the length of a game.

Three series of positions that differ in size alone. Half of the tokens on a board of ``n`` a
side are plain, a quarter has an activated ability, and a quarter a static one that applies to
the token itself: ``n`` effects on ``n`` objects would be ``n * n`` changes in any engine. Each
figure is the median of several runs, in microseconds of the processor. The growth from one
size to the next is an exponent: 1 where twice the size costs twice as much, 2 where it costs
four times as much.
"""

import functools
import gc
import math
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import cards
import sim
from sim.engine.version import mode, version
from sim.rules import layers, legal, loop
from sim.scenario.form import Scenario
from sim.scenario.position import build
from sim.state.decision import DO_ACTIVATE, DO_ATTACK, DO_BLOCK, Option
from sim.vocab import TAP, THIS, CardDef, GainLife, Token, activated, affect, gets, static

BOARDS = (10, 50, 200, 500)
STACKS = (10, 50, 200)
TURNS = (5, 50, 200)

# The figures of each series, with what they are called for people.
FIGURES: dict[str, dict[str, str]] = {
    "board": {
        "decision": "a decision",
        "options": "options with priority",
        "refresh": "layer refresh",
        "clone": "clone",
        "key": "key",
        "attack": "declaring all as attackers",
        "block": "declaring all as blockers",
    },
    "stack": {
        "decision": "activating one ability more",
        "resolution": "one resolution",
        "clone": "clone",
    },
    "turns": {"turn": "a turn", "clone": "clone"},
}
HEADINGS = {"board": "tokens a side", "stack": "objects on the stack", "turns": "turn"}

_DECISIONS = 40
_NEAR_TURNS = 2
_DECK = 140


class PlainToken(Token):
    """Nothing but a creature."""

    name, type_line = "Plain Token", "Creature"
    power, toughness = 1, 1


class ActiveToken(Token):
    """A creature with an activated ability."""

    name, type_line = "Active Token", "Creature"
    power, toughness = 1, 1
    heal = activated(TAP, GainLife(1))


class StaticToken(Token):
    """A creature with a static ability."""

    name, type_line = "Static Token", "Creature"
    power, toughness = 1, 1
    growth = static(affect(THIS, gets(1, 0)))


class TalkingToken(Token):
    """A creature whose ability can go on the stack again and again."""

    name, type_line = "Talking Token", "Creature"
    power, toughness = 1, 1
    talk = activated("{0}", GainLife(1))


def measure(runs: int, sizes: dict[str, tuple[int, ...]] | None = None) -> dict[str, Any]:
    """Measures the three series.

    Args:
        runs: how often everything is measured.
        sizes: the sizes of each series; those of this module if not given.

    Returns:
        ``mode``, ``version``, ``python``, ``runs``, and for each series ``sizes``, and in
        ``figures`` for each figure the ``median`` microseconds at each size and the
        ``growth`` from each size to the next.
    """
    sizes = sizes or {"board": BOARDS, "stack": STACKS, "turns": TURNS}
    work = {"board": _board, "stack": _stack, "turns": _turn}
    out: dict[str, Any] = {
        "mode": mode(),
        "version": version(),
        "python": sys.version.split()[0],
        "runs": runs,
    }
    for series, figures in FIGURES.items():
        found: dict[str, list[float]] = {name: [] for name in figures}
        for size in sizes[series]:
            gc.collect()
            gc.disable()  # what it collects is of no one figure
            try:
                measured = [work[series](size) for _ in range(runs)]
            finally:
                gc.enable()
            for name, medians in found.items():
                medians.append(statistics.median(one[name] for one in measured))
        out[series] = {
            "sizes": list(sizes[series]),
            "figures": {
                name: {"median": medians, "growth": exponents(sizes[series], medians)}
                for name, medians in found.items()
            },
        }
    return out


def exponents(sizes: tuple[int, ...], costs: list[float]) -> list[float | None]:
    """By which power of the size the cost grows, from each size to the next."""
    found: list[float | None] = []
    for place in range(1, len(sizes)):
        before, after = costs[place - 1], costs[place]
        ratio = sizes[place] / sizes[place - 1]
        known = before > 0 and after > 0 and ratio != 1
        found.append(math.log(after / before) / math.log(ratio) if known else None)
    return found


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time_ns()
    work()
    return (time.process_time_ns() - start) / 1e3


def _median(work: Callable[[], object], times: int) -> float:
    return statistics.median(_timed(work) for _ in range(times))


def board(tokens: int, step: str = "main1") -> sim.Game:
    """A game with so many tokens on each side, half of them with an ability."""
    active = tokens // 4
    still = tokens // 4
    army = [
        {"card": f"{count} {name}", "token": True}
        for count, name in (
            (tokens - active - still, "Plain Token"),
            (active, "Active Token"),
            (still, "Static Token"),
        )
        if count
    ]
    return _position(army, army, step)


def stacked(depth: int) -> sim.Game:
    """A game with so many abilities on the stack, waiting for one more or for a pass."""
    game = _position([{"card": "Talking Token", "token": True}], [])
    for _ in range(depth):
        game.choose(_option(game, DO_ACTIVATE))
    return game


def at_turn(turn: int) -> sim.Game:
    """A game in which nobody has done anything, at the first decision of a turn."""
    deck = [cards.get("Forest")] * _DECK
    game = sim.new_game([deck, deck], 0, turn_limit=2 * _DECK, decision_limit=1_000_000)
    _pass_until(game, turn)
    return game


def _position(mine: list[Any], theirs: list[Any], step: str = "main1") -> sim.Game:
    life = 1_000_000  # nobody dies of what is measured
    players = ({"battlefield": mine, "life": life}, {"battlefield": theirs, "life": life})
    state, _ = build(Scenario("growth", step, {"step": step}, players, [], []), _find)
    state.settings = sim.Settings(decision_limit=1_000_000)
    loop.run(state)
    return sim.Game(state)


def _find(name: str) -> CardDef:
    for token in (PlainToken, ActiveToken, StaticToken, TalkingToken):
        if token.name == name:
            return token.definition
    return cards.get(name)


def _option(game: sim.Game, verb: int) -> int:
    """The first option with a verb, or the first of all."""
    assert game.decision is not None  # positions have one
    for index, option in enumerate(game.decision.options):
        if option.verb == verb:
            return index
    return 0


def _pass_until(game: sim.Game, turn: int) -> None:
    while game.turn < turn and game.decision is not None:
        game.choose(0)


def _board(tokens: int) -> dict[str, float]:
    game = board(tokens)
    assert game.decision is not None  # positions have one
    player = game.decision.player
    found = {
        "clone": _median(game.clone, 9),
        "key": _median(game.key, 5),
    }
    found["options"] = _median(lambda: _options_anew(game, player), 9)
    copy = game.clone()
    found["refresh"] = _median(lambda: layers.refresh(copy.state), 9)
    found["decision"] = _decisions(game.clone())
    attacking = board(tokens, "declare_attackers")
    found["attack"] = _timed(lambda: _declare(attacking, DO_ATTACK))
    while attacking.decision is not None and not _offers(attacking.decision.options, DO_BLOCK):
        attacking.choose(0)  # pass: both may act before blockers are declared (508.2)
    found["block"] = _timed(lambda: _declare(attacking, DO_BLOCK))
    return found


def _options_anew(game: sim.Game, player: int) -> None:
    game.state.offers = [None] * len(game.state.offers)
    legal.options(game.state, player)


def _decisions(game: sim.Game) -> float:
    """A decision of a game that goes on at random."""
    chance = random.Random(0)
    taken = []
    for _ in range(_DECISIONS):
        if game.decision is None:
            break
        index = int(chance.random() * len(game.decision.options))
        taken.append(_timed(functools.partial(game.choose, index)))
    return statistics.median(taken)


def _offers(options: tuple[Option, ...], verb: int) -> bool:
    return any(option.verb == verb for option in options)


def _declare(game: sim.Game, verb: int) -> None:
    """Declares all that can be declared, each the first that is offered."""
    while game.decision is not None and _offers(game.decision.options[:1], verb):
        game.choose(0)


def _stack(depth: int) -> dict[str, float]:
    game = stacked(depth)
    found = {"clone": _median(game.clone, 9)}
    copy = game.clone()
    found["decision"] = _median(lambda: copy.choose(_option(copy, DO_ACTIVATE)), 5)
    found["resolution"] = _median(lambda: _resolve(game), 5)
    return found


def _resolve(game: sim.Game) -> None:
    before = len(game.state.stack)
    while game.decision is not None and len(game.state.stack) == before:
        game.choose(0)


def _turn(turn: int) -> dict[str, float]:
    game = at_turn(turn)
    taken = []
    for number in range(turn, turn + 2 * _NEAR_TURNS):
        taken.append(_timed(functools.partial(_pass_until, game, number + 1)))
    return {"turn": statistics.median(taken), "clone": _median(game.clone, 9)}
