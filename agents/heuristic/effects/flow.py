"""The stack, mana, turns, and instructions inside others: may, if, for each."""

from __future__ import annotations

from agents.heuristic.costs import price_of
from agents.heuristic.effects.valuing import favour, handles, side, value_of
from agents.heuristic.reading import Scene, entities, holds, number, players
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab.costs import PayMana


@handles(e.CounterSpell)
def _counter_spell(effect: e.CounterSpell, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * 2.0
    return -sum(scene.board.stack_worth(one) for one in found)


@handles(e.CopySpell)
def _copy_spell(effect: e.CopySpell, scene: Scene) -> float:
    worth = 1.5 * number(effect.count, scene)
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


@handles(e.AddMana)
def _add_mana(effect: e.AddMana, scene: Scene) -> float:
    units = len(effect.units) * number(effect.count, scene)
    worth = scene.board.weights.mana * units
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


@handles(g.May)
def _may(effect: g.May, scene: Scene) -> float:
    value = value_of(effect.effects, scene)
    mine = scene.board.me in players(effect.who, scene)
    return max(0.0, value) if mine else min(0.0, value)


@handles(g.MayPay)
def _may_pay(effect: g.MayPay, scene: Scene) -> float:
    board = scene.board
    then = value_of(effect.then, scene)
    otherwise = value_of(effect.otherwise, scene)
    if board.me in players(effect.who, scene):
        prices = [price_of(board, choice, scene) for choice in effect.choices]
        return max(otherwise, then - min(prices, default=0.0))
    mana = min(
        sum(part.cost.mana_value for part in choice if isinstance(part, PayMana))
        for choice in effect.choices
    )
    return min(otherwise, then) if board.their_mana >= mana else otherwise


@handles(g.If)
def _if(effect: g.If, scene: Scene) -> float:
    answer = holds(effect.condition, scene)
    if answer is None:
        then, otherwise = value_of(effect.then, scene), value_of(effect.otherwise, scene)
        return 0.6 * then + 0.4 * otherwise
    return value_of(effect.then if answer else effect.otherwise, scene)


@handles(g.ForEach)
def _for_each(effect: g.ForEach, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return 2 * value_of(effect.effects, scene)
    total = 0.0
    for one in found[:8]:
        scene.registers["each"] = (one,)
        total += value_of(effect.effects, scene)
    return total


@handles(g.Repeat)
def _repeat(effect: g.Repeat, scene: Scene) -> float:
    return number(effect.count, scene) * value_of(effect.effects, scene)


@handles(g.MayCast)
def _may_cast(effect: g.MayCast, scene: Scene) -> float:
    worth = 2.0 if effect.free else 1.0
    return favour(scene) * worth


@handles(g.Delayed)
def _delayed(effect: g.Delayed, scene: Scene) -> float:
    return 0.8 * value_of(effect.effects, scene)


@handles(g.Reflexive)
def _reflexive(effect: g.Reflexive, scene: Scene) -> float:
    return value_of(effect.mode.effects, scene)


@handles(e.ExtraTurn)
def _extra_turn(effect: e.ExtraTurn, scene: Scene) -> float:
    return side(players(effect.who, scene)[0], scene) * 5.0


@handles(e.SkipTurn)
def _skip_turn(effect: e.SkipTurn, scene: Scene) -> float:
    return side(players(effect.who, scene)[0], scene) * -5.0


@handles(e.ExtraCombat)
def _extra_combat(effect: e.ExtraCombat, scene: Scene) -> float:
    return favour(scene) * 1.5
