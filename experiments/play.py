"""Playing one whole game between two agents."""

import hashlib
import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import sim
from agents import Agent
from sim.vocab import CardDef

# The usual limit, and room for the decisions that are no choice.
_WATCHED_LIMIT = 200_000

# Called with the game and the index that was chosen, before the choice is carried out.
Watch = Callable[[sim.Game, int], None]


class AgentError(RuntimeError):
    """An agent answered a decision with something that is none of its options."""


@dataclass(frozen=True)
class GameRecord:
    """How a game went.

    Attributes:
        seed: the seed that it can be played again with.
        winner: the seat, 0 or 1, that won; None if nobody did.
        outcome: ``win``, ``draw`` or ``incomplete`` (stopped at a limit, which is no draw).
        reason: why the game ended, in words.
        turns: how many turns began, those of both players together.
        starting_player: the seat that took the first turn.
        decisions: how many decisions the agents made.
    """

    seed: int
    winner: int | None
    outcome: str
    reason: str
    turns: int
    starting_player: int
    decisions: int


def play_game(
    decks: Sequence[Iterable[CardDef]],
    agents: Sequence[Agent],
    seed: int,
    watch: Watch | None = None,
) -> GameRecord:
    """Plays a game to its end.

    Args:
        decks: the decks of seats 0 and 1.
        agents: the agents of seats 0 and 1; two different objects.
        seed: the seed of the game, from which those of the agents are derived.
        watch: sees every decision, those with a single option too, so that nothing is cast or
            put on the stack between two that it sees. The agents answer these as well, which
            makes a game with chance in it another one.

    Raises:
        ValueError: there are not two decks and two agents, or the seed is out of range.
        AgentError: an agent chose what is no option.
    """
    if watch is None:
        game = sim.new_game(list(decks), seed=seed)
    else:
        game = sim.new_game(list(decks), seed=seed, forced=True, decision_limit=_WATCHED_LIMIT)
    return play_out(game, agents, seed, watch)


def play_out(
    game: sim.Game, agents: Sequence[Agent], seed: int, watch: Watch | None = None
) -> GameRecord:
    """Plays a game that has begun, from where it stands to its end.

    Args:
        game: the game, which is played on in place; where a game fails, it stands at the
            decision that failed.
        agents: the agents of seats 0 and 1; two different objects.
        seed: what the seeds of the agents are derived from.
        watch: sees every decision that the game's settings surface; it changes nothing.

    Raises:
        ValueError: there are not two agents.
        AgentError: an agent chose what is no option.
    """
    if len(agents) != 2 or agents[0] is agents[1]:
        raise ValueError("a game needs two agents, two different objects")
    for player, agent in enumerate(agents):
        agent.begin(player, derived_seed(seed, player))
    views = (game.view(0), game.view(1))  # which always show the present
    decisions = 0
    while (decision := game.decision) is not None:
        player = decision.player
        chosen = agents[player].choose(views[player], decision)
        if not is_option(chosen, decision):
            raise AgentError(
                f"{type(agents[player]).__name__} answered {decision!r} with {chosen!r}, which is "
                "the index of no option"
            )
        if watch is not None:
            watch(game, chosen)
        game.choose(chosen)
        decisions += 1
    result = game.result
    assert result is not None  # there is no decision left
    return GameRecord(
        seed=seed,
        winner=result.winner,
        outcome=result.outcome,
        reason=result.reason,
        turns=game.turn,
        starting_player=game.starting_player,
        decisions=decisions,
    )


def is_option(chosen: int, decision: sim.Decision) -> bool:
    """Whether an agent's answer, which may be anything at all, is the index of an option."""
    if type(chosen) is int:
        return 0 <= chosen < len(decision.options)
    return hasattr(chosen, "__index__") and 0 <= operator.index(chosen) < len(decision.options)


def derived_seed(seed: int, index: int) -> int:
    """The seed, from 0 to 2**63 - 1, of the ``index``-th of many things that share ``seed``."""
    digest = hashlib.blake2b(f"{seed}:{index}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
