"""Protection (702.16), hexproof and shroud: what keeps an object from being targeted or harmed."""

from __future__ import annotations

from sim.rules.evaluate import context_of, matches, player_has_rule
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Protection
from sim.vocab.protecting import PlayerHexproof
from sim.vocab.terms import KEYWORD_HEXPROOF, KEYWORD_SHROUD


def protects(
    state: GameState, obj: GameObject, source: GameObject | None, attached: bool = False
) -> bool:
    """Whether the object has protection from the source's qualities (702.16a).

    ``attached``: the source is attached to it already, and some protection leaves it so (702.16n).
    """
    if source is None or not obj.chars.abilities:
        return False
    for ability in obj.chars.abilities:
        if isinstance(ability, Protection) and matches(
            state, ability.filter, source, context_of(obj)
        ):
            spares = ability.spares if attached else None
            if spares is None or not matches(state, spares, source, context_of(obj)):
                return True
    return False


def targetable(state: GameState, obj: GameObject, source: GameObject | None, player: int) -> bool:
    """Whether a spell or ability of the player from the source may target the permanent."""
    keywords = obj.chars.keywords
    if keywords & KEYWORD_SHROUD:  # 702.18a
        return False
    if keywords & KEYWORD_HEXPROOF and obj.controller != player:  # 702.11b
        return False
    return not protects(state, obj, source)  # 702.16b


def player_targetable(state: GameState, target: int, player: int) -> bool:
    """Whether a spell or ability of ``player`` may target the player (702.11c)."""
    if target == player or PlayerHexproof not in state.rules:
        return True
    return not player_has_rule(state, PlayerHexproof, target)
