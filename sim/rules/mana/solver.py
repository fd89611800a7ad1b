"""Paying with mana: whether a cost can be paid, and how best (106, 118.3a, 601.2g).

The everyday case is settled in :mod:`sim.rules.mana.everyday`; where that does not suffice,
:mod:`sim.rules.mana.search` finds a payment wherever there is one.
"""

from __future__ import annotations

from dataclasses import replace

from sim.rules.evaluate import player_matches, rules_of
from sim.rules.mana.everyday import PAID, REFUSED, UNSURE, quickly
from sim.rules.mana.plan import Plan
from sim.rules.mana.search import Search
from sim.rules.mana.sources import Source, Use, sources
from sim.rules.mana.spending import NO_PURPOSE, Purpose, usable
from sim.rules.mana.survey import survey
from sim.rules.mana.units import GENERIC, RESTRICTION, slots
from sim.rules.mana.units import SNOW as SNOW
from sim.state.game_state import GameState
from sim.vocab.limits import SpendAsAnyColor
from sim.vocab.mana import ManaCost
from sim.vocab.terms import ALL_COLORS, ANY_MANA_TYPE


def can_pay(
    state: GameState,
    player: int,
    cost: ManaCost,
    purpose: Purpose = NO_PURPOSE,
    exclude: tuple[int, ...] = (),
) -> bool:
    """Whether the player could pay the cost, from the pool and with mana abilities.

    Those of the objects to ``exclude`` can't be used: they are to be tapped as a cost.
    """
    if cost.generic <= 0 and not cost.symbols:
        return True
    if state.rules and SpendAsAnyColor in state.rules:
        cost = as_spent(state, player, cost)
    pool = state.players[player].pool
    answer = quickly(pool, cost, survey(state, player, exclude), None)
    if answer != UNSURE:
        return answer == PAID
    found = sources(state, player, exclude, purpose=purpose)
    search = _search(state, player, cost, pool, found, purpose)
    search.exclude = exclude
    return search.run() is not None


def at_a_glance(
    state: GameState, player: int, cost: ManaCost, exclude: tuple[int, ...]
) -> bool | None:
    """Whether everyday sources settle that :func:`solve` finds a plan; None where they do not."""
    if SpendAsAnyColor in state.rules:
        return None
    seen = survey(state, player, exclude)
    pool = state.players[player].pool
    if seen.gifts:  # it may be that these must stay where they are
        return True if quickly(pool, cost, seen, None, kept=True) == PAID else None
    answer = quickly(pool, cost, seen, None)
    return None if answer == UNSURE else answer == PAID


def solve(
    state: GameState,
    player: int,
    cost: ManaCost,
    *,
    exclude: tuple[int, ...] = (),
    keep: tuple[int, ...] = (),
    convoke: bool = False,
    life: int = 0,
    counters: tuple[tuple[int, str, int], ...] = (),
    convoked: tuple[int, ...] = (),
    forced: Use | None = None,
    picked: tuple[int, ...] = (),
    extra: tuple[int, ...] = (),
    purpose: Purpose = NO_PURPOSE,
) -> Plan | None:
    """The best way to pay the cost, or None if there is none.

    Floating mana comes first, then what pays for least else, lands before creatures, then
    what hurts, what costs counters or life, and last what is sacrificed.

    Args:
        state: the game.
        player: who pays.
        cost: what is to be paid; Phyrexian symbols that are paid with life are not in it.
        exclude: objects that can't be used at all: they are to be tapped as a cost.
        keep: objects that can be tapped for mana but must stay where they are until then.
        convoke: untapped creatures pay as well (702.51).
        life: the life that other costs take.
        counters: counters that other costs take: object, kind, number.
        convoked: creatures that are settled to pay by convoke.
        forced: a use that must be a part, and the first.
        picked: the objects settled for the costs of that use so far, part after part.
        extra: units that are taken to float besides those that do.
        purpose: what the mana is spent on, which restricted mana asks (106.6).
    """
    plan = Plan()
    if cost.generic <= 0 and not cost.symbols and forced is None and not convoked:
        return plan
    if SpendAsAnyColor in state.rules:
        cost = as_spent(state, player, cost)
    pool = state.players[player].pool
    if extra:
        pool = [*pool, *extra]
    if not (convoked or forced is not None):
        answer = quickly(pool, cost, survey(state, player, exclude), plan, bool(keep))
        if answer == PAID:
            return plan
        if answer == REFUSED and not convoke:
            return None
    found = sources(state, player, exclude + convoked, keep, convoke, purpose)
    search = _search(state, player, cost, pool, found, purpose)
    search.exclude = exclude + convoked
    search.keep = keep
    search.hurts = life > 0
    search.life = state.players[player].life - life
    search.reserved = counters
    search.forced = forced
    search.picked = picked
    if forced is not None and life <= 0:
        search.life -= forced.hurt  # which comes before any other payment of life
    for id in convoked:
        search.pool.insert(0, state.objects[id].chars.colors | GENERIC)
    best = search.run()
    if best is not None and convoked:
        spends = [unit for unit in best.spends if not unit & GENERIC]
        if len(best.spends) - len(spends) < len(convoked):
            return None  # a creature that would pay nothing can't be tapped
        best.spends = spends
    return best


def as_spent(state: GameState, player: int, cost: ManaCost) -> ManaCost:
    """The cost where mana may be spent as though it were mana of any color or type (609.4b)."""
    colors = types = False
    for rule, context in rules_of(state, SpendAsAnyColor):
        assert isinstance(rule, SpendAsAnyColor)
        if player_matches(state, rule.players, player, context):
            colors = True
            types = types or rule.any_type
    if not colors:
        return cost
    return of_any_type(cost, ANY_MANA_TYPE if types else ALL_COLORS)


def of_any_type(cost: ManaCost, instead_of: int = ANY_MANA_TYPE) -> ManaCost:
    """The cost with mana of any type to pay for its symbols of the types in the mask (609.4b)."""
    symbols = [
        replace(one, types=ANY_MANA_TYPE) if one.types & instead_of else one for one in cost.symbols
    ]
    return ManaCost(cost.generic, tuple(symbols), cost.x_count)


def _search(
    state: GameState,
    player: int,
    cost: ManaCost,
    pool: list[int],
    found: list[Source],
    purpose: Purpose,
) -> Search:
    floating = [one for one in pool if usable(state, one, player, purpose)]
    if len(pool) > 1:
        floating.sort(key=_restricted, reverse=True)  # what may be spent on less goes first
    return Search(state, player, floating, slots(cost), found)


def _restricted(unit: int) -> bool:
    return unit >> RESTRICTION != 0
