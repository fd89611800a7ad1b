"""What the amounts and conditions of the vocabulary come to in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules.evaluate import (
    AMOUNTS,
    CONDITIONS,
    candidates,
    entities,
    holds,
    matches,
    objects,
    player_matches,
    players,
    stat_of,
    value,
)
from sim.rules.event_data import DREW, SPENT, bought_back
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.vocab import amounts as a
from sim.vocab import conditions as c
from sim.vocab import replacing
from sim.vocab import zone_play as z
from sim.vocab.designations import MONARCH
from sim.vocab.outcomes import HasDevoured
from sim.vocab.record import Condition
from sim.vocab.terms import (
    COMBAT_OVER,
    EVENT_LIFE,
    FIRST_OBJECT,
    STEP_BEGIN_COMBAT,
    STEP_DRAW,
    STEP_END_COMBAT,
    STEP_FIRST_STRIKE_DAMAGE,
    ZONE_BATTLEFIELD,
)


def _x(state: GameState, number: a.XValue, context: Context) -> int:
    return context.x


def _card_types(state: GameState, number: a.CardTypesAmong, context: Context) -> int:
    """205.2a: tokens are no cards, but only the battlefield and the stack have those."""
    types = 0
    for player in range(len(state.players)):
        if number.of is None or player_matches(state, number.of, player, context):
            for card in state.zone_of(player, number.zone):
                types |= card.chars.types
    return types.bit_count()


def _stat(state: GameState, number: a.Stat, context: Context) -> int:
    total = 0
    for one in entities(state, number.of, context):
        obj = state.find(one)
        if obj is not None:
            total += stat_of(state, obj, number.stat)
    return total


def _greatest(state: GameState, number: a.Greatest, context: Context) -> int:
    found = candidates(state, number.filter, ZONE_BATTLEFIELD, context)
    return max([0, *(stat_of(state, obj, number.stat) for obj in found)])  # 107.1b


def _life_lost(state: GameState, number: a.LifeLost, context: Context) -> int:
    events = [event for event in state.performed if event.kind == EVENT_LIFE]
    return sum(max(0, -event.amount) for event in events)


def _devotion(state: GameState, number: a.Devotion, context: Context) -> int:
    """700.5: a symbol of two of the colours counts once; copiable mana costs count."""
    total = 0
    for obj in state.battlefield:
        cost = obj.definition.cost
        if obj.controller == context.controller and cost is not None and not obj.face_down:
            for symbol in cost.symbols:
                if symbol.colors & number.colors:
                    total += 1
    return total


def _caused_by(state: GameState, condition: replacing.CausedBy, context: Context) -> bool:
    source = state.find(context.event.source) if context.event is not None else None
    return source is not None and player_matches(
        state, condition.player, source.controller, context
    )


def _first_draw(
    state: GameState, condition: replacing.FirstDrawOfDrawStep, context: Context
) -> bool:
    """121.1: the draw of the turn-based action comes before any other of the draw step."""
    event = context.event
    if event is None or event.player != state.active or state.step != STEP_DRAW:
        return False
    return (event.player, DREW) not in state.once


def _starting_life(state: GameState, number: replacing.StartingLife, context: Context) -> int:
    """103.3: 20 in a two-player game."""
    return 20


def _event_amount(state: GameState, number: Any, context: Context) -> int:
    return abs(context.event.amount) if context.event is not None else 0  # also of life lost


def _counters_on(state: GameState, number: a.CountersOn, context: Context) -> int:
    total = 0
    for one in entities(state, number.of, context):
        if one < FIRST_OBJECT:
            total += state.players[one].counters.get(number.kind, 0)
        else:
            obj = state.find(one)
            total += obj.counters.get(number.kind, 0) if obj is not None else 0
    return total


def _life_total(state: GameState, number: a.LifeTotal, context: Context) -> int:
    return sum(state.players[player].life for player in players(state, number.of, context))


def _floating_mana(state: GameState, number: a.FloatingMana, context: Context) -> int:
    total = 0
    for player in players(state, number.of, context):
        for unit in state.players[player].pool:
            if unit & number.types:
                total += 1
    return total


def _times_kicked(state: GameState, number: a.TimesKicked, context: Context) -> int:
    return context.kicked


def _mana_spent(state: GameState, number: a.ManaSpent, context: Context) -> int:
    """400.7d: of the spell that the event makes a permanent; 0 for what wasn't cast."""
    event = context.event
    spell = state.find(event.object if event is not None else context.source)
    if spell is None or spell.context is None:
        return 0
    return len(spell.context.registers.get(SPENT, ()))


def _spells_cast(state: GameState, number: a.SpellsCast, context: Context) -> int:
    total = 0
    for player, spell in state.cast_this_turn:
        if player_matches(state, number.of, player, context) and (
            number.filter is None or matches(state, number.filter, spell, context)
        ):
            total += 1
    return total


def _died(state: GameState, number: a.DiedThisTurn, context: Context) -> int:
    """700.4; each permanent as it last was on the battlefield (608.2h)."""
    total = 0
    for one in state.died_this_turn:
        obj = state.find(one)
        if obj is not None and matches(state, number.filter, obj, context):
            total += 1
    return total


def _had_enter(state: GameState, condition: c.HadEnter, context: Context) -> bool:
    """Even if it has left since, or another player controls it now."""
    whose = players(state, condition.who, context)
    return any(state.players[player].entered_types & condition.types for player in whose)


def _how_many(state: GameState, number: a.HowMany, context: Context) -> int:
    return len(entities(state, number.of, context))


def _plus(state: GameState, number: a.Plus, context: Context) -> int:
    return sum(value(state, part, context) for part in number.parts)


def _times(state: GameState, number: a.Times, context: Context) -> int:
    return number.factor * value(state, number.of, context)


def _divided(state: GameState, number: a.DividedBy, context: Context) -> int:
    divisor = value(state, number.by, context)
    if divisor == 0:
        return 0  # nothing to divide among
    whole = value(state, number.of, context)
    return -(-whole // divisor) if number.up else whole // divisor


def _if_else(state: GameState, number: a.IfElse, context: Context) -> int:
    assert isinstance(number.condition, Condition)
    chosen = number.then if holds(state, number.condition, context) else number.otherwise
    return value(state, chosen, context)


# Count and Compare have their meaning in sim.rules.evaluate, since they are asked for most.
_AMOUNTS: Final[dict[type, Callable[[GameState, Any, Context], int]]] = {
    a.XValue: _x,
    a.CardTypesAmong: _card_types,
    a.Stat: _stat,
    a.Total: _stat,
    a.Greatest: _greatest,
    a.LifeLost: _life_lost,
    a.Devotion: _devotion,
    a.EventAmount: _event_amount,
    replacing.DamagePrevented: _event_amount,
    replacing.StartingLife: _starting_life,
    a.CountersOn: _counters_on,
    a.LifeTotal: _life_total,
    a.FloatingMana: _floating_mana,
    a.TimesKicked: _times_kicked,
    a.ManaSpent: _mana_spent,
    a.SpellsCast: _spells_cast,
    a.DiedThisTurn: _died,
    a.HowMany: _how_many,
    a.Plus: _plus,
    a.Times: _times,
    a.DividedBy: _divided,
    a.IfElse: _if_else,
}


def _fits(state: GameState, condition: c.Fits, context: Context) -> bool:
    found = False
    for one in entities(state, condition.what, context):
        obj = state.find(one)
        if obj is None or not matches(state, condition.filter, obj, context):
            return False
        found = True
    return found


def _on_battlefield(state: GameState, condition: c.OnBattlefield, context: Context) -> bool:
    found = objects(state, condition.what, context)
    return any(obj.zone == ZONE_BATTLEFIELD for obj in found)


def _buyback_paid(state: GameState, condition: c.BuybackPaid, context: Context) -> bool:
    spell = state.find(context.source)
    return spell is not None and bought_back(spell)


def _was_kicked(
    state: GameState,
    condition: c.WasKicked | c.EvidenceCollected | c.WasBargained,
    context: Context,
) -> bool:
    return context.kicked > 0


def _was_cast_via(state: GameState, condition: c.WasCastVia, context: Context) -> bool:
    # What an effect gives beside an ability of the card's own has a name apart (rules.emerging).
    return context.via in (condition.name, f"granted {condition.name}")


def _cast_from(state: GameState, condition: z.WasCastFrom, context: Context) -> bool:
    source = state.find(context.source)
    return source is not None and source.cast_from == condition.zone


def _devoured(state: GameState, condition: HasDevoured, context: Context) -> bool:
    source = state.find(context.source)
    return source is not None and source.devoured > 0


def _last_turn(state: GameState, condition: z.SpellsCastLastTurn, context: Context) -> bool:
    most = max(state.cast_last_turn)
    return most >= condition.at_least if condition.at_least else most == 0


def _is_monarch(state: GameState, condition: z.IsMonarch, context: Context) -> bool:
    for player in players(state, condition.player, context):
        if any(one.card.name == MONARCH for one in state.players[player].command):
            return True
    return False


def _this_way(state: GameState, condition: c.ThisWay, context: Context) -> bool:
    event = context.event
    obj = state.find(event.object) if event is not None else None
    if event is None or obj is None:
        return False
    for source, number in event.applied:
        if source == obj.id and number < len(obj.chars.abilities):
            if getattr(obj.chars.abilities[number], "keyword", "") == condition.keyword:
                return True
    return False


def _your_turn(state: GameState, condition: c.YourTurn, context: Context) -> bool:
    return state.active == context.controller


def _turn_of(state: GameState, condition: c.TurnOf, context: Context) -> bool:
    return player_matches(state, condition.player, state.active, context)


def _during_step(state: GameState, condition: c.DuringStep, context: Context) -> bool:
    return state.step == condition.step


def _before_damage(state: GameState, condition: c.BeforeCombatDamage, context: Context) -> bool:
    """506.6d-e: of the first combat phase; without that step until its attackers step ends."""
    return state.step < STEP_FIRST_STRIKE_DAMAGE and COMBAT_OVER not in state.once


def _during_combat(state: GameState, condition: c.DuringCombat, context: Context) -> bool:
    return STEP_BEGIN_COMBAT <= state.step <= STEP_END_COMBAT


def _done(state: GameState, condition: c.Done, context: Context) -> bool:
    return context.done


def _all_hold(state: GameState, condition: c.Holds, context: Context) -> bool:
    return all(holds(state, part, context) for part in condition.parts)


def _unless(state: GameState, condition: c.Unless, context: Context) -> bool:
    return not holds(state, condition.part, context)


_CONDITIONS: Final[dict[type, Callable[[GameState, Any, Context], bool]]] = {
    c.Fits: _fits,
    c.OnBattlefield: _on_battlefield,
    c.WasKicked: _was_kicked,
    c.EvidenceCollected: _was_kicked,
    c.WasBargained: _was_kicked,
    c.BuybackPaid: _buyback_paid,
    c.WasCastVia: _was_cast_via,
    c.ThisWay: _this_way,
    z.WasCastFrom: _cast_from,
    z.IsMonarch: _is_monarch,
    HasDevoured: _devoured,
    z.SpellsCastLastTurn: _last_turn,
    replacing.CausedBy: _caused_by,
    replacing.FirstDrawOfDrawStep: _first_draw,
    c.HadEnter: _had_enter,
    c.YourTurn: _your_turn,
    c.TurnOf: _turn_of,
    c.DuringStep: _during_step,
    c.DuringCombat: _during_combat,
    c.BeforeCombatDamage: _before_damage,
    c.Done: _done,
    c.Holds: _all_hold,
    c.Unless: _unless,
}
AMOUNTS.update(_AMOUNTS)
CONDITIONS.update(_CONDITIONS)
