"""Instructions about the stack: counter, copy, cast during a resolution, and adding mana."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import casting, events, facing, propose, targets, zones
from sim.rules.asking import ask, take
from sim.rules.casting import Way
from sim.rules.effects.steps import CastTried, Retarget, storing
from sim.rules.evaluate import entities, matches, object_has_rule, objects, players, value
from sim.rules.event_data import SPENT
from sim.rules.likeness import unlike
from sim.rules.mana.producible import units_of
from sim.rules.mana.spending import UNCOUNTERABLE, restricted, settled
from sim.rules.mana.units import each_type, letters, type_word
from sim.rules.payment import pay
from sim.state.decision import (
    ASK_CAST,
    ASK_TARGET,
    ASK_WORD,
    ASK_YES_NO,
    DO_CAST,
    DO_PICK,
    DO_WORD,
    DO_YES,
    DONE,
    NO,
    YES,
    Option,
)
from sim.state.events import EXILES_NOT, Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab import terms
from sim.vocab.copying import Except
from sim.vocab.faces import LAYOUT_SPLIT
from sim.vocab.programs import Mode
from sim.vocab.rules import CantBeCountered
from sim.vocab.terms import MANA_LETTERS, ZONE_STACK

FRESH: Final = 0
ASKED: Final = 1
RETARGETING: Final = 2
MANA_WORDS: Final = (*terms.COLOR_NAMES, "colorless")


def counter_spell(state: GameState, frame: EffectFrame, effect: e.CounterSpell) -> None:
    """701.5a: a countered spell goes to its owner's graveyard, an ability just goes."""
    moves = []
    for obj in objects(state, effect.what, frame.context):
        if obj.zone != ZONE_STACK or object_has_rule(state, CantBeCountered, obj):
            continue
        if obj.context is not None and UNCOUNTERABLE in obj.context.words:
            continue
        if obj.ability is not None:
            zones.remove_from_stack(state, obj)
            frame.context.done = True
        else:
            moves.append(events.moving(obj, effect.zone, terms.CAUSE_COUNTER))
    if moves:
        if terms.EVENT_COUNTERED in state.triggers:
            who, source = frame.context.controller, frame.context.source
            for move in moves:
                events.emit(state, Event(terms.EVENT_COUNTERED, move.object, who, source))
        frame.todo.append(storing())
        events.perform(state, moves)


def copy_spell(state: GameState, frame: EffectFrame, effect: e.CopySpell) -> None:
    """707.10: the copies are created on the stack, with every choice made for the original."""
    context = frame.context
    copier = players(state, effect.who, context)
    number = value(state, effect.count, context)
    copies: list[int] = []
    for original in entities(state, effect.of, context):
        obj = state.find(original)
        if obj is None or obj.context is None or not copier:
            continue
        for _ in range(number):
            copies.append(_put_copy(state, obj, copier[0], effect.exception).id)
    context.registers["copies"] = copies
    context.done = bool(copies)
    for one in copies:
        frame.todo.append(Retarget(one, effect.new_targets))
    frame.todo.extend(reversed(effect.then))


def _put_copy(
    state: GameState, obj: GameObject, controller: int, exception: Except | None = None
) -> GameObject:
    assert obj.context is not None
    copy = GameObject(state.new_id(), obj.card, controller, ZONE_STACK)
    copy.definition = obj.definition
    copy.is_copy = True
    copy.known = 3
    copy.chars = obj.chars
    if exception is not None:
        copy.definition = obj.definition.variant(exception)
    if obj.ability is None:
        copy.chars = copy.definition.printed  # 707.2: not what effects make of the spell
    copy.ability = obj.ability
    copy.x = obj.x
    copy.kicked = obj.kicked
    copy.via = obj.via
    copy.context = obj.context.clone()
    copy.context.controller = controller
    copy.context.exiles = EXILES_NOT
    copy.context.words.pop(UNCOUNTERABLE, None)  # no mana was spent on it
    copy.context.registers.pop(SPENT, None)
    if obj.ability is None:
        copy.context.source = copy.id
    state.objects[copy.id] = copy
    state.stack.append(copy)
    if copy.card.watch_zones >> ZONE_STACK & 1:
        state.watchers.append(copy.id)
        if copy.card.index_zones >> ZONE_STACK & 1:
            state.dirty = True
    state.touch(terms.READS_STACK)
    return copy


def retarget(state: GameState, frame: EffectFrame, effect: Retarget) -> None:
    """707.10c: the player may leave each target as it is or choose a new legal one."""
    copy = state.objects.get(effect.copy)
    if copy is None or copy.context is None or not any(copy.context.targets):
        return
    context = copy.context
    if not effect.ask:
        _targeted(state, copy)
        return
    if frame.position == FRESH:
        frame.position = ASKED
        frame.todo.append(effect)
        frame.group = 0
        options = [NO, YES]
        ask(state, frame, ASK_YES_NO, context.controller, options, copy.id, "new targets")
        return
    answer = take(frame)
    if frame.position == ASKED and answer.verb != DO_YES:
        frame.position = FRESH
        _targeted(state, copy)
        return
    if frame.position == RETARGETING:
        frame.picked.append(answer.object)
    flat = [one for chosen in context.targets for one in chosen]
    if len(frame.picked) < len(flat):
        frame.position = RETARGETING
        frame.todo.append(effect)
        _ask_new_target(state, frame, copy, flat)
        return
    position = 0
    for index, chosen in enumerate(context.targets):
        context.targets[index] = frame.picked[position : position + len(chosen)]
        position += len(chosen)
    frame.position = FRESH
    frame.picked = []
    _targeted(state, copy)


def _targeted(state: GameState, copy: GameObject) -> None:
    """The copy's targets become targets when its targets are settled (707.10c)."""
    assert copy.context is not None
    named = {one: True for chosen in copy.context.targets for one in chosen}
    for one in named:
        events.emit(state, Event(terms.EVENT_TARGET, one, copy.controller, copy.id))


def _ask_new_target(
    state: GameState, frame: EffectFrame, copy: GameObject, flat: list[int]
) -> None:
    assert copy.context is not None
    context = copy.context
    way = Way(context.via, _way_cost(copy, context.via))
    modes = casting.modes_of(copy, way)
    clauses = targets.clauses_of(modes, list(context.modes))
    number = len(frame.picked)
    position = clause_index = 0
    for index, chosen in enumerate(context.targets):
        if number < position + len(chosen):
            clause_index = index
            break
        position += len(chosen)
    taken = frame.picked[position:]
    legal = targets.legal_targets(
        state, clauses[clause_index], context, targets.source_of(state, copy), copy.id
    )
    unchanged = [flat[number]]
    if any(clause.related for clause in clauses):
        legal = _legal_together(state, copy, modes, clause_index, frame.picked)
        if frame.picked != flat[:number] and clauses[clause_index].related:
            # 115.7d: no changed target may make one that is left unchanged illegal.
            unchanged = [one for one in unchanged if one in legal]
    options = [Option(DO_PICK, one) for one in unchanged]
    options += [Option(DO_PICK, one) for one in legal if one not in taken and one != flat[number]]
    word = str(clause_index)
    ask(state, frame, ASK_TARGET, context.controller, options, copy.id, word)


def _legal_together(
    state: GameState, copy: GameObject, modes: tuple[Mode, ...], index: int, picked: list[int]
) -> list[int]:
    """The new targets for a clause that are legal beside those picked, and can be completed."""
    assert copy.context is not None
    context = copy.context.clone()
    position = 0
    for clause in range(index):
        count = len(context.targets[clause])
        context.targets[clause] = picked[position : position + count]
        position += count
    chosen = list(context.modes)
    mode, first = targets.mode_of(modes, chosen, index)
    own = targets.of_mode(context, modes, chosen, index)
    source = targets.source_of(state, copy)
    clauses = mode.targets
    legal: list[int] = []
    for one in targets.legal_targets(state, clauses[index - first], own, source, copy.id):
        after = own.clone()
        after.targets[index - first :] = [[one]]
        if targets.completable(state, clauses, after, source, copy.id):
            legal.append(one)
    return legal


def _way_cost(spell: GameObject, via: str) -> Any:
    for cost in spell.definition.alternative_costs:
        if cost.name == via:
            return cost
    return None


def may_cast(state: GameState, frame: EffectFrame, effect: g.MayCast) -> None:
    """608.2g: cast while this resolves, timing by card type ignored (601.3 otherwise kept)."""
    context = frame.context
    if frame.position == ASKED:
        frame.position = FRESH
        answer = take(frame)
        if answer.verb == DO_CAST:
            if effect.any_number:
                frame.todo.append(effect)
            context.done = True
            frame.todo.append(CastTried(answer.object, effect.otherwise))
            obj = state.objects[answer.object]
            way = next(
                one
                for one in _ways(obj, effect)
                if one.via == answer.word and one.face == answer.number
            )
            if effect.exiles:
                way.exiler = context.source
            propose.begin_cast(state, context.controller, obj, way)
            return
        frame.todo.extend(reversed(effect.otherwise))
        return
    options = [DONE]
    must = effect.must
    for obj in unlike(state, objects(state, effect.what, context)):
        for way in _ways(obj, effect):
            card = facing.as_cast(obj, way)
            if effect.filter is not None and not matches(state, effect.filter, card, context):
                continue
            if casting.castable(state, context.controller, card, way):
                options.append(Option(DO_CAST, obj.id, number=way.face, word=way.via))
                # 118.3c: nobody is made to activate mana abilities, though the cast is mandatory.
                must = must and not casting.costs_mana(state, context.controller, card, way)
    if must and len(options) > 1:
        del options[0]
    if options == [DONE]:
        context.done = False
        frame.todo.extend(reversed(effect.otherwise))
        return
    frame.todo.append(effect)
    frame.position = ASKED
    frame.group = 0
    ask(state, frame, ASK_CAST, context.controller, options, context.source, "cast")


def cast_tried(state: GameState, frame: EffectFrame, effect: CastTried) -> None:
    """726.1: where the cost could not be paid after all, the card is back and nothing was cast."""
    card = state.find(effect.card)
    while card is not None and card.became != terms.NOBODY:
        card = state.find(card.became)
    if card is None or card.zone == ZONE_STACK:
        return
    context = frame.context
    context.done = False
    if context.event is not None and context.event.moved == effect.card:
        context.event = context.event.clone()
        context.event.moved = card.id
    frame.todo.extend(reversed(effect.otherwise))


def _ways(obj: GameObject, effect: g.MayCast) -> list[Way]:
    """The ways in which the card may be cast, with each face that is no land (712.11c, 709.3)."""
    split = bool(obj.card.faces) and obj.card.faces[0].layout == LAYOUT_SPLIT
    found: list[Way] = []
    if not obj.definition.type_mask & terms.TYPE_LAND and not split:
        found += _ways_of(obj, effect)
    for number in facing.playable(obj.card) if obj.card.faces else ():
        face = facing.with_face(obj, number)
        if not face.definition.type_mask & terms.TYPE_LAND:
            found += [way.with_face(number) for way in _ways_of(face, effect)]
    return found


def _ways_of(obj: GameObject, effect: g.MayCast) -> list[Way]:
    if effect.free and effect.via:
        return [Way(effect.via, free=True)]
    if effect.free:
        if effect.exiles:
            return [Way(casting.FREE_CAST, free=True, exiles=True)]
        return [casting.FREE_WAY]
    if effect.via:
        cost = _way_cost(obj, effect.via)
        return [Way(effect.via, cost)] if cost is not None else []
    return [casting.FOR_MANA_COST] if obj.definition.cost is not None else []


def add_mana(state: GameState, frame: EffectFrame, effect: e.AddMana) -> None:
    """106.3; where there is a choice of type who adds the mana makes it, unit by unit.

    ``words["mana"]`` holds types chosen beforehand, one letter a unit, as the payment of a
    cost that needs them does; ``words["planned"]`` what they are to come to.
    """
    context = frame.context
    if frame.position == ASKED:
        frame.position = FRESH
        context.words["mana"] = (
            context.words.get("mana", "") + MANA_LETTERS[MANA_WORDS.index(take(frame).word)]
        )
    player = players(state, effect.who, context)
    if not player:
        return
    chosen = context.words.get("mana", "")
    produced: list[int] = []
    for unit in units_of(state, effect, context):
        if unit & (unit - 1) == 0:
            produced.append(unit)
        elif effect.same and produced:
            produced.append(produced[0])
        elif chosen:
            produced.append(1 << MANA_LETTERS.index(chosen[0]))
            chosen = chosen[1:]
        else:
            frame.todo.append(effect)
            useful = pay.useful_types(state, player[0], unit)
            if useful & (useful - 1) == 0:
                context.words["mana"] = context.words.get("mana", "") + letters((useful,))
                return
            frame.position = ASKED
            options = [Option(DO_WORD, word=type_word(one)) for one in each_type(useful)]
            ask(state, frame, ASK_WORD, player[0], options, context.source, "mana")
            return
    context.words["mana"] = chosen
    if produced:
        if effect.spend is not None:
            produced = restricted(state, produced, settled(state, effect.spend, context))
        source = state.find(context.source)
        tapped = source is not None and "tapped" in context.words
        adding = events.adding_mana(player[0], context.source, tuple(produced), tapped)
        planned = context.words.pop("planned", "")
        adding.planned = tuple([1 << MANA_LETTERS.index(letter) for letter in planned])
        frame.todo.append(storing())
        events.perform(state, [adding])


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    e.CounterSpell: counter_spell,
    e.CopySpell: copy_spell,
    Retarget: retarget,
    g.MayCast: may_cast,
    CastTried: cast_tried,
    e.AddMana: add_mana,
}
