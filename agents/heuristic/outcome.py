"""What carrying out instructions is worth to the player on a board, effect by effect.

Every value is seen from the player's side: what helps the opponent counts negative. Targets
that are not chosen yet count as used well by the controller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from agents.heuristic.permanents import PERMANENT_HANDLERS, favour, side
from agents.heuristic.reading import (
    UNKNOWN,
    Scene,
    entities,
    holds,
    number,
    players,
)
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab import terms as t
from sim.vocab.continuous import THIS_TURN
from sim.vocab.costs import PayMana
from sim.vocab.discarding import DiscardThem
from sim.vocab.filters import Is
from sim.vocab.record import Effect
from sim.vocab.rules import CantBlock, MayPlay

# What a typical creature is worth that so much damage kills.
_KILLS: Final = (0.0, 1.1, 1.9, 2.5, 2.7, 3.0, 3.2)


def value_of(effects: tuple[Effect, ...], scene: Scene) -> float:
    """What the instructions are worth to the board's player, one after the other."""
    total = 0.0
    for effect in effects:
        handler = _HANDLERS.get(type(effect))
        if handler is not None:
            total += handler(effect, scene)
    return total


# --- damage and life ---------------------------------------------------------------------


def _damage(effect: e.DealDamage, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    found = entities(effect.to, scene)
    board = scene.board
    if found is None:
        face = abs(board.life_change(1 - board.me, -amount))
        return favour(scene) * max(face, _KILLS[min(amount, len(_KILLS) - 1)])
    if effect.divided and len(found) > 1:
        amount //= len(found)
    source = board.find(scene.source) if scene.source >= t.FIRST_OBJECT else None
    deadly = source is not None and source.has(t.KEYWORD_DEATHTOUCH)
    return sum(board.damage_to(one, amount, deadly) for one in found)


def _gain_life(effect: e.GainLife, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    return sum(scene.board.life_change(one, amount) for one in players(effect.who, scene))


def _lose_life(effect: e.LoseLife, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    return sum(scene.board.life_change(one, -amount) for one in players(effect.who, scene))


# How many cards of the library that one looks at are taken, where any number may be.
_FOUND: Final = 2

# --- cards -------------------------------------------------------------------------------


def _draw(effect: e.Draw, scene: Scene) -> float:
    w = scene.board.weights
    count = number(effect.count, scene)
    total = 0.0
    for one in players(effect.who, scene):
        left = scene.board.library[one]
        if count > left:
            total -= side(one, scene) * w.death  # 704.5b
        total += side(one, scene) * w.card * min(count, left)
        if one == scene.board.me:
            total += scene.board.draw_triggers(count)
    return total


def _discard(effect: e.Discard, scene: Scene) -> float:
    board = scene.board
    count = number(effect.count, scene)
    total = 0.0
    for one in players(effect.who, scene):
        if one == board.me:
            total -= board.discard_price(count)
        else:
            total += board.weights.their_card * min(count, board.hands[one])
    return total


def _choose_objects(effect: g.ChooseObjects, scene: Scene) -> float:
    """What is chosen is worth nothing by itself, but what follows speaks of it."""
    if effect.store in scene.registers and not effect.add:
        return 0.0  # this very choice is being made
    board = scene.board
    count = number(effect.minimum, scene)
    if effect.zone == t.ZONE_HAND:
        owners = players(effect.who if effect.of is None else effect.of, scene)
        count = min(count, sum(board.hands[one] for one in owners))
    elif effect.zone == t.ZONE_LIBRARY and board.me in players(effect.who, scene):
        # Of the cards that one looks at a few are what may be taken.
        count = max(count, min(_FOUND, number(effect.maximum, scene)))
    scene.registers[effect.store] = (
        *scene.registers.get(effect.store, ()),
        *(UNKNOWN,) * count,
    )
    return 0.0


def _discard_them(effect: DiscardThem, scene: Scene) -> float:
    """Cards that somebody has chosen: the opponent's are the good ones of the hand."""
    board = scene.board
    total = 0.0
    for one in entities(effect.what, scene) or ():
        card = board.find(one) if one >= t.FIRST_OBJECT else None
        worth = board.weights.their_best_card
        if card is not None:
            traits = board.appraiser.traits(card.card)
            # Lands are worth the less the longer the game; a spell what it does, mana aside.
            worth = 0.5 if traits.land else max(0.4, traits.playing - 0.5 * traits.price)
        total -= worth * sum(side(who, scene) for who in players(effect.who, scene))
    return total


def _scry(effect: e.Scry | e.Surveil, scene: Scene) -> float:
    count = min(3, number(effect.count, scene))
    worth = scene.board.weights.scry * count
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


def _mill(effect: e.Mill, scene: Scene) -> float:
    worth = scene.board.weights.mill * number(effect.count, scene)
    return -sum(side(one, scene) * worth for one in players(effect.who, scene))


def _search(effect: g.Search, scene: Scene) -> float:
    found = number(effect.maximum, scene)
    scene.registers["found"] = (UNKNOWN,) * found
    return favour(scene) * 0.1


def _set_rule(effect: e.SetRule, scene: Scene) -> float:
    rule = effect.rule
    w = scene.board.weights
    if isinstance(rule, MayPlay):
        cards = 1
        if isinstance(rule.filter, Is):
            cards = len(entities(rule.filter.what, scene) or (UNKNOWN,))
        worth = w.card_this_turn if effect.duration == THIS_TURN else w.card_by_next_turn
        return favour(scene) * worth * cards
    if isinstance(rule, CantBlock):
        return favour(scene) * 0.5
    return 0.0


# --- the stack, turns and joints ---------------------------------------------------------


def _counter_spell(effect: e.CounterSpell, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * 2.0
    return -sum(scene.board.stack_worth(one) for one in found)


def _copy_spell(effect: e.CopySpell, scene: Scene) -> float:
    worth = 1.5 * number(effect.count, scene)
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


def _add_mana(effect: e.AddMana, scene: Scene) -> float:
    units = len(effect.units) * number(effect.count, scene)
    worth = scene.board.weights.mana * units
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


def _may(effect: g.May, scene: Scene) -> float:
    value = value_of(effect.effects, scene)
    mine = scene.board.me in players(effect.who, scene)
    return max(0.0, value) if mine else min(0.0, value)


def _may_pay(effect: g.MayPay, scene: Scene) -> float:
    board = scene.board
    then = value_of(effect.then, scene)
    otherwise = value_of(effect.otherwise, scene)
    if board.me in players(effect.who, scene):
        prices = [board.price(choice, scene) for choice in effect.choices]
        return max(otherwise, then - min(prices, default=0.0))
    mana = min(
        sum(part.cost.mana_value for part in choice if isinstance(part, PayMana))
        for choice in effect.choices
    )
    return min(otherwise, then) if board.their_mana >= mana else otherwise


def _if(effect: g.If, scene: Scene) -> float:
    answer = holds(effect.condition, scene)
    if answer is None:
        then, otherwise = value_of(effect.then, scene), value_of(effect.otherwise, scene)
        return 0.6 * then + 0.4 * otherwise
    return value_of(effect.then if answer else effect.otherwise, scene)


def _for_each(effect: g.ForEach, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return 2 * value_of(effect.effects, scene)
    total = 0.0
    for one in found[:8]:
        scene.registers["each"] = (one,)
        total += value_of(effect.effects, scene)
    return total


def _repeat(effect: g.Repeat, scene: Scene) -> float:
    return number(effect.count, scene) * value_of(effect.effects, scene)


def _may_cast(effect: g.MayCast, scene: Scene) -> float:
    worth = 2.0 if effect.free else 1.0
    return favour(scene) * worth


_HANDLERS: Final[dict[type, Callable[[Any, Scene], float]]] = {
    e.DealDamage: _damage,
    e.GainLife: _gain_life,
    e.LoseLife: _lose_life,
    e.Draw: _draw,
    e.Discard: _discard,
    e.Scry: _scry,
    e.Surveil: _scry,
    e.Mill: _mill,
    g.ChooseObjects: _choose_objects,
    DiscardThem: _discard_them,
    g.Search: _search,
    e.SetRule: _set_rule,
    **PERMANENT_HANDLERS,
    e.CounterSpell: _counter_spell,
    e.CopySpell: _copy_spell,
    e.AddMana: _add_mana,
    e.ExtraTurn: lambda effect, scene: side(players(effect.who, scene)[0], scene) * 5.0,
    e.SkipTurn: lambda effect, scene: side(players(effect.who, scene)[0], scene) * -5.0,
    e.ExtraCombat: lambda effect, scene: favour(scene) * 1.5,
    e.WinGame: lambda effect, scene: side(players(effect.who, scene)[0], scene) * 100.0,
    e.LoseGame: lambda effect, scene: side(players(effect.who, scene)[0], scene) * -100.0,
    e.Regenerate: lambda effect, scene: favour(scene) * 0.6,
    e.PreventDamage: lambda effect, scene: favour(scene) * 0.5,
    g.May: _may,
    g.MayPay: _may_pay,
    g.If: _if,
    g.ForEach: _for_each,
    g.Repeat: _repeat,
    g.MayCast: _may_cast,
    g.Delayed: lambda effect, scene: 0.8 * value_of(effect.effects, scene),
    g.Reflexive: lambda effect, scene: value_of(effect.mode.effects, scene),
}
