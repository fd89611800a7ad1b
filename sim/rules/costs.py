"""Total costs (601.2f, 602.2b), and whether they can be paid (118.3)."""

from __future__ import annotations

from sim.rules.evaluate import matches, player_matches, rules_of, value
from sim.rules.pay_check import can_pay_life as can_pay_life
from sim.rules.pay_check import payable as payable
from sim.rules.pay_parts import candidates as candidates
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    CostPerTarget,
    OwnCostChange,
)
from sim.vocab.costs import OneOf, PayLife, PayMana, PayManaAmount
from sim.vocab.mana import FREE, ManaCost, ManaSymbol
from sim.vocab.record import Cost
from sim.vocab.rules import CostChange, MinimumCost

PHYREXIAN_LIFE = 2  # 107.4f


def mana_of(costs: tuple[Cost, ...]) -> ManaCost:
    """The mana among the costs, as far as it is written there."""
    total = FREE
    for cost in costs:
        if isinstance(cost, PayMana):
            total = cost.cost if total is FREE else total.plus(cost.cost)
    return total


def split(
    state: GameState, costs: tuple[Cost, ...], context: Context
) -> tuple[ManaCost, list[Cost]]:
    """Costs as the mana, with X as the context has it, and the other parts in order."""
    mana = FREE
    parts: list[Cost] = []
    for cost in costs:
        if isinstance(cost, PayMana):
            mana = cost.cost if mana is FREE else mana.plus(cost.cost)
        elif isinstance(cost, PayManaAmount):
            mana = mana.plus(ManaCost(max(0, value(state, cost.amount, context))))
        else:
            parts.append(cost)
    return mana.with_x(context.x), parts


def has_payable_cost(spell: GameObject, way: AlternativeCost | None, free: bool) -> bool:
    """Whether there is a cost at all: what has no mana cost can't be cast for it (118.6)."""
    return way is not None or free or spell.definition.cost is not None


def spell_cost(
    state: GameState,
    player: int,
    spell: GameObject,
    way: AlternativeCost | None,
    free: bool,
    extras: list[AdditionalCost],
    x: int,
    target_count: int,
    life_symbols: int,
    choices: tuple[int, ...] = (),
    reduction: int = 0,
) -> tuple[ManaCost, list[Cost]]:
    """The total cost of a spell, as it is locked in (601.2f).

    Args:
        state: the game.
        player: who casts it.
        spell: the spell on the stack, or the card that would be cast.
        way: the alternative cost that is paid, if any.
        free: it is cast without paying its mana cost; X is 0 then (107.3b).
        extras: the optional additional costs, one entry for each time that one is paid.
        x: the value of X.
        target_count: how many targets the spell has.
        life_symbols: bit i is set if the i-th Phyrexian symbol is paid with life.
        choices: for each :class:`~sim.vocab.costs.OneOf` in order the index of the cost
            chosen; those without a choice stay among the parts.
        reduction: a further reduction of generic mana, such as for emerge (702.119a).

    Returns:
        The mana, and the other parts in the order in which they were listed.

    Raises:
        ValueError: the card has no mana cost and is to be cast for it (118.6).
    """
    if not has_payable_cost(spell, way, free):
        raise ValueError(f"{spell!r} has no mana cost")
    context = _context(spell, player, x)
    listed: list[Cost] = []
    if way is not None:
        listed += way.costs
    elif not free and spell.definition.cost is not None:
        listed.append(PayMana(spell.definition.cost))
    for extra in (*spell.definition.additional_costs, *extras):
        if not extra.name:
            listed += extra.costs
    for extra in extras:
        if extra.name:
            listed += extra.costs
    return _total(
        state, player, spell, listed, context, target_count, life_symbols, choices, reduction
    )
