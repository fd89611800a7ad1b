"""Emerge (702.119): what is sacrificed as a part of the cost reduces its generic mana."""

from __future__ import annotations

from sim.rules import costs
from sim.rules.elsewhere import abilities_lost
from sim.rules.evaluate import mana_value, matches, player_matches, rules_of
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import AdditionalCost, AlternativeCost
from sim.vocab.costs import EmergeSacrifice, PayMana
from sim.vocab.permissions import GainsCost
from sim.vocab.record import Rule
from sim.vocab.terms import NOBODY, ZONE_HAND


def emerges(cost: AlternativeCost | None) -> bool:
    """Whether the alternative cost is one for emerge."""
    return cost is not None and any(isinstance(part, EmergeSacrifice) for part in cost.costs)


def fodder(
    state: GameState, player: int, spell: GameObject, cost: AlternativeCost
) -> list[GameObject]:
    """What could be sacrificed, as far as that alone is concerned."""
    for part in cost.costs:
        if isinstance(part, EmergeSacrifice):
            return costs.candidates(state, player, part, Context(spell.id, player))
    return []


def reduction(state: GameState, emerged: int) -> int:
    """How much generic mana the chosen permanent takes off the total cost (702.119a)."""
    chosen = state.objects.get(emerged)
    return mana_value(chosen) if chosen is not None else 0


def payable(
    state: GameState,
    player: int,
    spell: GameObject,
    cost: AlternativeCost,
    extras: list[AdditionalCost],
    x: int,
    target_count: int,
    life_symbols: int,
    emerged: int,
    delve: bool,
    convoke: bool,
    any_type: bool,
) -> bool:
    """Whether the total cost can be paid with what is sacrificed, or with anything if NOBODY."""
    for one in fodder(state, player, spell, cost):
        if emerged not in (NOBODY, one.id):
            continue
        due, parts = costs.spell_cost(
            state,
            player,
            spell,
            cost,
            False,
            extras,
            x,
            target_count,
            life_symbols,
            reduction=mana_value(one),
            any_type=any_type,
        )
        context = Context(spell.id, player)
        if costs.payable(state, player, due, parts, context, delve, convoke, one.id):
            return True
    return False


def granted(state: GameState, player: int, card: GameObject) -> list[AlternativeCost]:
    """The costs that effects let the player pay for the card rather than its mana cost."""
    found: list[AlternativeCost] = []
    mana = card.definition.cost
    if mana is None:
        return found  # 118.6: a cost equal to none at all can't be paid
    names = [cost.name for cost in card.definition.alternative_costs]
    lost = abilities_lost(state, card)
    for rule, context in rules_of(state, GainsCost):
        assert isinstance(rule, GainsCost)
        if not player_matches(state, rule.players, player, context):
            continue
        if rule.zone != ZONE_HAND and (card.zone != rule.zone or card.owner != player):
            continue
        if not matches(state, rule.filter, card, context):
            continue
        if lost >= 0 and _timestamp(state, rule, context) < lost:
            continue
        # An ability of the same name on the card itself may be used as well.
        name = rule.name if rule.name not in names else f"granted {rule.name}"
        if name not in [cost.name for cost in found]:
            parts = (PayMana(mana), *rule.also)
            found.append(AlternativeCost(name, parts, rule.zone, exiles=rule.exiles))
    return found


def _timestamp(state: GameState, rule: Rule, context: Context) -> int:
    """When the effect that sets the rule began (613.7)."""
    for effect in state.effects:
        if effect.rule is rule and effect.context is context:
            return effect.timestamp
    source = state.find(context.source)
    return source.timestamp if source is not None else -1
