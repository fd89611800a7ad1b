"""Whether abilities can be activated (602.5)."""

from __future__ import annotations

from sim.rules import casting, costs, targets
from sim.rules.evaluate import holds, matches, rules_of, too_new
from sim.rules.permitting import LOYALTY_USED as LOYALTY_USED
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.rules import CantActivate
from sim.vocab.terms import NOBODY


def activated_abilities(obj: GameObject) -> list[Activated]:
    """The activated abilities the object has now, in order."""
    return [ability for ability in obj.chars.abilities if isinstance(ability, Activated)]


def activatable(
    state: GameState, player: int, obj: GameObject, ability: Activated, index: int
) -> bool:
    """Whether the player could activate the ability now (602.2, 602.5, 606.3)."""
    if ability.zone != obj.zone:
        return False
    if ability.as_sorcery and not casting.sorcery_time(state, player):
        return False
    if ability.is_loyalty and (obj.id, LOYALTY_USED) in state.once:
        return False
    if ability.once_each_turn and (obj.id, 1000 + index) in state.once:
        return False
    if ability.trait.taps and (obj.tapped or too_new(state, obj)):
        return False  # at a glance: {T} can't be paid
    if activation_prohibited(state, obj, ability):
        return False
    context = Context(obj.id, player)
    if not holds(state, ability.condition, context):
        return False
    possible = 0
    for mode in ability.modes:
        if targets.mode_possible(state, mode, context, obj, NOBODY):
            possible += 1
    if possible < min(ability.choose, len(ability.modes)):
        return False
    due, parts = costs.ability_cost(state, player, obj, ability, 0)
    return costs.payable(state, player, due, parts, context)


def activation_prohibited(state: GameState, obj: GameObject, ability: Activated) -> bool:
    """Whether an effect forbids activating abilities of the object (602.5)."""
    for prohibition, context in rules_of(state, CantActivate):
        assert isinstance(prohibition, CantActivate)
        if (prohibition.mana_too or not ability.is_mana) and matches(
            state, prohibition.filter, obj, context
        ):
            return True
    return False
