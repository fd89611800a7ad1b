"""What carrying out instructions is worth to the player on a board, effect by effect.

Every value is seen from the player's side: what helps the opponent counts negative. Targets
that are not chosen yet count as used well by the controller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from sim.vocab.continuous import (
    FOREVER,
    THIS_TURN,
    AddAbilities,
    AddKeywords,
    ChangeStats,
    GainControl,
    LoseAllAbilities,
    LoseKeywords,
    SetStats,
)
from sim.vocab.costs import PayMana
from sim.vocab.filters import Is
from sim.vocab.record import Effect, Modification
from sim.vocab.references import TopCards
from sim.vocab.rules import CantBlock, MayPlay

# What removing a typical creature is worth, and how much of that bouncing it is.
_TYPICAL_KILL: Final = 2.6
_BOUNCE: Final = 0.45
# What a typical creature is worth that so much damage kills.
_KILLS: Final = (0.0, 1.1, 1.9, 2.5, 2.7, 3.0, 3.2)
_HARMFUL_GUESS: Final = 0.7


def value_of(effects: tuple[Effect, ...], scene: Scene) -> float:
    """What the instructions are worth to the board's player, one after the other."""
    total = 0.0
    for effect in effects:
        handler = _HANDLERS.get(type(effect))
        if handler is not None:
            total += handler(effect, scene)
    return total


def _side(player: int, scene: Scene) -> float:
    return 1.0 if player == scene.board.me else -1.0


def _favour(scene: Scene) -> float:
    return 1.0 if scene.you == scene.board.me else -1.0


# --- damage and life ---------------------------------------------------------------------


def _damage(effect: e.DealDamage, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    found = entities(effect.to, scene)
    board = scene.board
    if found is None:
        face = abs(board.life_change(1 - board.me, -amount))
        return _favour(scene) * max(face, _KILLS[min(amount, len(_KILLS) - 1)])
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


# --- cards -------------------------------------------------------------------------------


def _draw(effect: e.Draw, scene: Scene) -> float:
    w = scene.board.weights
    count = number(effect.count, scene)
    total = 0.0
    for one in players(effect.who, scene):
        left = scene.board.library[one]
        if count > left:
            total -= _side(one, scene) * w.death  # 704.5b
        total += _side(one, scene) * w.card * min(count, left)
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


def _scry(effect: e.Scry | e.Surveil, scene: Scene) -> float:
    count = min(3, number(effect.count, scene))
    worth = scene.board.weights.scry * count
    return sum(_side(one, scene) * worth for one in players(effect.who, scene))


def _mill(effect: e.Mill, scene: Scene) -> float:
    worth = scene.board.weights.mill * number(effect.count, scene)
    return -sum(_side(one, scene) * worth for one in players(effect.who, scene))


def _search(effect: g.Search, scene: Scene) -> float:
    found = number(effect.maximum, scene)
    scene.registers["found"] = (UNKNOWN,) * found
    return _favour(scene) * 0.1


def _set_rule(effect: e.SetRule, scene: Scene) -> float:
    rule = effect.rule
    w = scene.board.weights
    if isinstance(rule, MayPlay):
        cards = 1
        if isinstance(rule.filter, Is):
            cards = len(entities(rule.filter.what, scene) or (UNKNOWN,))
        worth = w.card_this_turn if effect.duration == THIS_TURN else w.card_by_next_turn
        return _favour(scene) * worth * cards
    if isinstance(rule, CantBlock):
        return _favour(scene) * 0.5
    return 0.0


# --- permanents --------------------------------------------------------------------------


def _destroy(effect: e.Destroy, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return _favour(scene) * _TYPICAL_KILL
    return sum(scene.board.death(one, destroyed=True) for one in found)


def _move(effect: e.Move, scene: Scene) -> float:
    board = scene.board
    found = entities(effect.what, scene)
    if isinstance(effect.what, TopCards):
        return _top_cards(effect, effect.what, scene)
    if found is None:
        worth = {t.ZONE_HAND: 1.0, t.ZONE_BATTLEFIELD: 2.0}.get(effect.zone, _TYPICAL_KILL)
        return _favour(scene) * worth
    if effect.store:
        scene.registers[effect.store] = found
    total = 0.0
    for one in found:
        thing = board.things_by_id.get(one)
        if thing is not None:
            lost = thing.worth
            if effect.zone == t.ZONE_HAND:
                lost *= 1.0 if thing.token else _BOUNCE
            elif effect.zone == t.ZONE_BATTLEFIELD:
                lost = 0.0
            total += lost * (-1.0 if thing.mine else 1.0)
        else:
            total += _moved_card(one, effect.zone, scene)
    return total


def _moved_card(card: int, zone: int, scene: Scene) -> float:
    """A card that goes from a graveyard, a library or exile somewhere else."""
    board = scene.board
    obj = board.find(card) if card >= t.FIRST_OBJECT else None
    worth = board.weights.card
    if obj is not None:
        traits = board.appraiser.traits(obj.card)
        if zone == t.ZONE_BATTLEFIELD:
            worth = board.appraiser.permanent_worth(obj.card)
        elif zone == t.ZONE_HAND:
            worth = max(0.5, traits.playing - traits.price)
    if zone in (t.ZONE_BATTLEFIELD, t.ZONE_HAND):
        owner = scene.you if obj is None else obj.owner
        return worth * _side(owner, scene)
    return 0.0 if zone != t.ZONE_LIBRARY else 0.3 * _favour(scene)


def _top_cards(effect: e.Move, what: TopCards, scene: Scene) -> float:
    count = number(what.count, scene)
    if effect.store:
        scene.registers[effect.store] = (UNKNOWN,) * count
    w = scene.board.weights
    owners = players(what.of, scene)
    if effect.zone == t.ZONE_HAND:
        return sum(_side(one, scene) * w.card * count for one in owners)
    if effect.zone == t.ZONE_BATTLEFIELD:
        return sum(_side(one, scene) * w.card * 1.3 * count for one in owners)
    return 0.0


def _sacrifice_them(effect: e.SacrificeThem, scene: Scene) -> float:
    return sum(scene.board.death(one) for one in entities(effect.what, scene) or ())


def _sacrifice_some(effect: e.SacrificeSome, scene: Scene) -> float:
    board = scene.board
    count = number(effect.count, scene)
    total = 0.0
    for player in players(effect.who, scene):
        if board.blank:
            total -= _side(player, scene) * 1.5 * count
            continue
        lost = board.cheapest(player, effect.filter, count, scene)
        total -= _side(player, scene) * sum(lost)
    return total


def _create_token(effect: e.CreateToken, scene: Scene) -> float:
    worth = scene.board.appraiser.permanent_worth(effect.token) * number(effect.count, scene)
    return sum(_side(one, scene) * worth for one in players(effect.who, scene))


def _create_copy(effect: e.CreateCopy, scene: Scene) -> float:
    worth = 0.0
    for one in entities(effect.of, scene) or ():
        thing = scene.board.things_by_id.get(one)
        worth += 2.0 if thing is None else thing.worth
    worth = worth or 2.0
    return sum(_side(one, scene) * worth for one in players(effect.who, scene))


def _counters(effect: e.PutCounters, scene: Scene) -> float:
    board = scene.board
    w = board.weights
    each = {
        "+1/+1": w.power + w.toughness,
        "-1/-1": -w.power - w.toughness,
        "loyalty": w.loyalty,
        "poison": -1.5,
    }.get(effect.kind, 0.1)
    count = number(effect.count, scene)
    found = entities(effect.on, scene)
    if found is None:
        return _favour(scene) * abs(each) * count
    total = 0.0
    for one in found:
        owner = one if one < t.FIRST_OBJECT else board.controller(one)
        thing = board.things_by_id.get(one)
        if effect.kind == "-1/-1" and thing is not None and thing.left <= count:
            total += board.death(one)
            continue
        total += _side(owner, scene) * each * count
    return total


def _tap(effect: e.Tap, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return _favour(scene) * 0.5
    total = 0.0
    for one in found:
        thing = scene.board.things_by_id.get(one)
        if thing is not None and not thing.tapped:
            total += (0.1 + 0.2 * thing.worth) * (-1.0 if thing.mine else 1.0)
    return total


def _untap(effect: e.Untap, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return _favour(scene) * 0.5
    total = 0.0
    for one in found:
        thing = scene.board.things_by_id.get(one)
        if thing is not None and thing.tapped:
            total += (0.1 + 0.2 * thing.worth) * (1.0 if thing.mine else -1.0)
    return total


def _attach(effect: e.Attach, scene: Scene) -> float:
    found = entities(effect.to, scene)
    if found is None:
        return _favour(scene) * 0.8
    return sum(scene.board.attaching(scene.source, one, scene) for one in found)


def _fight(effect: e.Fight, scene: Scene) -> float:
    board = scene.board
    ones, others = entities(effect.one, scene), entities(effect.other, scene)
    if ones is None or others is None:
        return _favour(scene) * _TYPICAL_KILL * 0.8
    total = 0.0
    for one in ones:
        for other in others:
            first, second = board.things_by_id.get(one), board.things_by_id.get(other)
            if first is not None and second is not None:
                total += board.damage_to(other, first.power)
                total += board.damage_to(one, second.power)
    return total


# --- continuous changes ------------------------------------------------------------------


def changed_worth(modifications: tuple[Modification, ...], scene: Scene) -> float:
    """What lasting modifications are worth to the controller of an average creature."""
    w = scene.board.weights
    total = 0.0
    for change in modifications:
        if isinstance(change, ChangeStats):
            total += w.power * number(change.power, scene)
            total += w.toughness * number(change.toughness, scene)
        elif isinstance(change, AddKeywords):
            body = scene.board.appraiser.body
            total += body(2, 2, change.mask) - body(2, 2, 0)
        elif isinstance(change, AddAbilities):
            total += 0.6 * len(change.abilities)
        elif isinstance(change, LoseAllAbilities | LoseKeywords):
            total -= 0.6
        elif isinstance(change, SetStats):
            total -= 0.5
    return total


def _change(effect: e.Change, scene: Scene) -> float:
    board = scene.board
    found = entities(effect.what, scene)
    lasting = effect.duration == FOREVER
    worth = changed_worth(effect.modifications, scene)
    stolen = any(isinstance(one, GainControl) for one in effect.modifications)
    if found is None:
        guess = 2.5 if stolen else abs(worth) * (1.0 if lasting else _HARMFUL_GUESS)
        return _favour(scene) * guess
    total = 0.0
    for one in found:
        thing = board.things_by_id.get(one)
        if thing is None:
            continue
        side = 1.0 if thing.mine else -1.0
        if stolen:
            total += -side * thing.worth * (1.6 if lasting else 0.5) * _favour(scene)
        toughness = sum(
            number(change.toughness, scene)
            for change in effect.modifications
            if isinstance(change, ChangeStats)
        )
        if thing.creature and thing.left + toughness <= 0:
            total += board.death(one)
        elif lasting:
            total += side * worth
        else:
            total += side * board.temporary(thing, effect.modifications, scene)
    return total


# --- the stack, turns and joints ---------------------------------------------------------


def _counter_spell(effect: e.CounterSpell, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return _favour(scene) * 2.0
    return -sum(scene.board.stack_worth(one) for one in found)


def _copy_spell(effect: e.CopySpell, scene: Scene) -> float:
    worth = 1.5 * number(effect.count, scene)
    return sum(_side(one, scene) * worth for one in players(effect.who, scene))


def _add_mana(effect: e.AddMana, scene: Scene) -> float:
    units = len(effect.units) * number(effect.count, scene)
    worth = scene.board.weights.mana * units
    return sum(_side(one, scene) * worth for one in players(effect.who, scene))


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
    return _favour(scene) * worth


_HANDLERS: Final[dict[type, Callable[[Any, Scene], float]]] = {
    e.DealDamage: _damage,
    e.GainLife: _gain_life,
    e.LoseLife: _lose_life,
    e.Draw: _draw,
    e.Discard: _discard,
    e.Scry: _scry,
    e.Surveil: _scry,
    e.Mill: _mill,
    g.Search: _search,
    e.SetRule: _set_rule,
    e.Destroy: _destroy,
    e.Move: _move,
    e.SacrificeThem: _sacrifice_them,
    e.SacrificeSome: _sacrifice_some,
    e.CreateToken: _create_token,
    e.CreateCopy: _create_copy,
    e.PutCounters: _counters,
    e.Tap: _tap,
    e.Untap: _untap,
    e.Attach: _attach,
    e.Fight: _fight,
    e.Change: _change,
    e.CounterSpell: _counter_spell,
    e.CopySpell: _copy_spell,
    e.AddMana: _add_mana,
    e.ExtraTurn: lambda effect, scene: _side(players(effect.who, scene)[0], scene) * 5.0,
    e.SkipTurn: lambda effect, scene: _side(players(effect.who, scene)[0], scene) * -5.0,
    e.ExtraCombat: lambda effect, scene: _favour(scene) * 1.5,
    e.WinGame: lambda effect, scene: _side(players(effect.who, scene)[0], scene) * 100.0,
    e.LoseGame: lambda effect, scene: _side(players(effect.who, scene)[0], scene) * -100.0,
    e.Regenerate: lambda effect, scene: _favour(scene) * 0.6,
    e.PreventDamage: lambda effect, scene: _favour(scene) * 0.5,
    g.May: _may,
    g.MayPay: _may_pay,
    g.If: _if,
    g.ForEach: _for_each,
    g.Repeat: _repeat,
    g.MayCast: _may_cast,
    g.Delayed: lambda effect, scene: 0.8 * value_of(effect.effects, scene),
    g.Reflexive: lambda effect, scene: value_of(effect.mode.effects, scene),
}
