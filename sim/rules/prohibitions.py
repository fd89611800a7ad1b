"""What forbids a player to cast a card: effects, and the card itself (601.3, 101.2)."""

from __future__ import annotations

from sim.rules.evaluate import holds, matches, player_matches, rules_of
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab.limits import MaximumSpells
from sim.vocab.terms import ZONE_STACK


def prohibited(state: GameState, player: int, obj: GameObject) -> bool:
    """Whether an effect or the card itself forbids casting it now (601.3, 101.2)."""
    conditions = obj.definition.cast_conditions
    if not conditions:
        rules = state.rules
        if not rules or (rule.CantCast not in rules and MaximumSpells not in rules):
            return False
    for prohibition, context in rules_of(state, rule.CantCast):
        assert isinstance(prohibition, rule.CantCast)
        if prohibition.zones and origin(obj) not in prohibition.zones:
            continue
        if player_matches(state, prohibition.players, player, context):
            if prohibition.filter is None or matches(state, prohibition.filter, obj, context):
                return True
    if MaximumSpells in state.rules and _cast_enough(state, player, obj):
        return True
    for condition in conditions:
        if not holds(state, condition, Context(obj.id, player)):
            return True
    return False


def origin(obj: GameObject) -> int:
    """The zone from which the card would be cast, or the spell is being cast."""
    return obj.cast_from if obj.zone == ZONE_STACK else obj.zone


def _cast_enough(state: GameState, player: int, obj: GameObject) -> bool:
    """Whether the player has cast as many spells this turn as an effect allows (601.3)."""
    for limit, context in rules_of(state, MaximumSpells):
        assert isinstance(limit, MaximumSpells)
        if not player_matches(state, limit.players, player, context):
            continue
        what = limit.filter
        if what is not None and not matches(state, what, obj, context):
            continue
        cast = 0
        for caster, spell in state.cast_this_turn:
            if caster == player and (what is None or matches(state, what, spell, context)):
                cast += 1
        if cast >= limit.count:
            return True
    return False
