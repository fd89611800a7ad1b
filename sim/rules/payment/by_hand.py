"""Paying mana by hand: the player says which mana abilities to activate (601.2g)."""

from __future__ import annotations

from sim.rules import evaluate
from sim.rules.asking import ask, take
from sim.rules.likeness import AlikeKey, alike_key, unlike
from sim.rules.mana.plan import Plan
from sim.rules.mana.producible import units_of
from sim.rules.mana.sources import (
    CONVOKE,
    Use,
    is_one_choice,
    sources,
)
from sim.rules.mana.spending import purpose_of, spent
from sim.rules.mana.units import (
    choices,
    each_type,
    first_type,
    type_of_word,
    type_word,
    without,
)
from sim.rules.payment.activate import ability_of, activate_mana, context_of
from sim.rules.payment.check import (
    MANA,
    MANA_ASKED,
    MANA_DONE,
    OTHER_ASKED,
    TYPE_ASKED,
    convoked,
    others,
    pending,
    plan_for,
    remaining,
    reserved,
)
from sim.rules.payment.parts import PART_WORDS, candidates, how_many
from sim.state.decision import (
    ASK_COST,
    ASK_MANA,
    ASK_WORD,
    DO_ACTIVATE,
    DO_DONE,
    DO_PICK,
    DO_WORD,
    DONE,
    Option,
)
from sim.state.events import Context
from sim.state.frames import EffectFrame, PayFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.effects import AddMana
from sim.vocab.terms import ANY_MANA_TYPE, READS_MANA


def take_out(state: GameState, player: int, units: list[int]) -> None:
    """Take mana that is spent out of the pool (118.3a)."""
    if units:
        payer = state.players[player]
        payer.pool = without(payer.pool, units)
        state.touch(READS_MANA)


def by_hand(state: GameState, frame: PayFrame, context: Context) -> bool:
    """Ask for the next mana ability, or deal with the answer; whether the mana is paid.

    The first option is what the engine itself would do.
    """
    if frame.floating is None:
        frame.floating = state.players[frame.player].pool.copy()
    if frame.position == MANA_ASKED:
        answer = take(frame)
        if answer.verb == DO_DONE:
            plan = _plan_of_new(state, frame, context) or _plan(state, frame, context)
            assert plan is not None
            spent(state, context, plan.spends)
            take_out(state, frame.player, plan.spends)
            frame.position = MANA_DONE
            return True
        pending(frame)[:] = [answer.object, answer.number]
    elif frame.position == TYPE_ASKED:
        pending(frame).append(type_of_word(take(frame).word))
    elif frame.position == OTHER_ASKED:
        others(frame).append(take(frame).object)
    if pending(frame):
        _activate(state, frame, context)
        return False
    options: list[Option] = []
    plan = _plan(state, frame, context)
    if plan is not None and not plan.activations:
        options.append(DONE)
    best: tuple[AlikeKey, int] | None = None
    if plan is not None and plan.activations:
        first = plan.activations[0]
        best = (alike_key(state, state.objects[first.object]), first.index)
    seen: list[tuple[AlikeKey, int]] = []
    for use in _uses(state, frame, context):
        obj = state.objects[use.object]
        key = (alike_key(state, obj), use.index)
        if key not in seen and _plan(state, frame, context, use) is not None:
            seen.append(key)
            place = 0 if key == best else len(options)
            options.insert(place, Option(DO_ACTIVATE, obj.id, number=use.index))
    if not options:
        context.done = False
        take_off(state.frames, frame)
        return False
    frame.position = MANA_ASKED
    ask(state, frame, ASK_MANA, frame.player, options, context.source)
    return False


def _uses(state: GameState, frame: PayFrame, context: Context) -> list[Use]:
    """What could be activated now, beside what the parts of the cost take."""
    reserve = reserved(state, frame, context)
    if reserve is None:
        return []
    exclude = (*reserve.tapped, *convoked(frame))
    purpose = purpose_of(state, context)
    found = sources(state, frame.player, exclude, tuple(reserve.leaving), purpose=purpose)
    return [use for source in found for use in source.uses if use.index != CONVOKE]


def _plan(
    state: GameState,
    frame: PayFrame,
    context: Context,
    forced: Use | None = None,
    picked: tuple[int, ...] = (),
) -> Plan | None:
    reserve = reserved(state, frame, context)
    if reserve is None:
        return None
    return plan_for(state, frame, remaining(frame), reserve, context, forced, picked)


def _plan_of_new(state: GameState, frame: PayFrame, context: Context) -> Plan | None:
    """How the mana that was made for the payment pays it, if it can: what floated floats on."""
    payer = state.players[frame.player]
    pool, before = payer.pool, frame.floating
    if not before or any(pool.count(unit) < before.count(unit) for unit in before):
        return None
    payer.pool = without(pool, before)
    plan = _plan(state, frame, context)
    payer.pool = pool
    return plan if plan is not None and not plan.activations else None


def _activate(state: GameState, frame: PayFrame, context: Context) -> None:
    """Ask for the types of the mana and for what pays for it, then activate the ability."""
    object, index, *types = pending(frame)
    able: list[tuple[Use, tuple[int, ...], Plan]] = []
    for use in _uses(state, frame, context):
        if use.object == object and use.index == index:
            for ways, chosen in _ways(state, frame, context, use):
                if list(ways[: len(types)]) == types:
                    plan = _plan(state, frame, context, chosen, tuple(others(frame)))
                    if plan is not None:
                        able.append((chosen, ways, plan))
    if not able:  # it was offered because there is a way, so this cannot be
        raise LookupError(f"no way to go on with {state.objects[object]!r}")
    place = len(types)
    wanted = 0
    for _, ways, _ in able:
        if place < len(ways):
            wanted |= ways[place]
    if wanted & (wanted - 1):
        options = [Option(DO_WORD, word=type_word(one)) for one in each_type(wanted)]
        best = Option(DO_WORD, word=type_word(_best(able)[1][place]))
        options.remove(best)
        options.insert(0, best)
        frame.position = TYPE_ASKED
        ask(state, frame, ASK_WORD, frame.player, options, object, "mana")
        return
    if wanted:
        pending(frame).append(wanted)
        _activate(state, frame, context)
        return
    use, types_chosen, plan = _best(able)
    if _ask_for_others(state, frame, context, use):
        return
    pending(frame).clear()
    others(frame).clear()
    frame.position = MANA
    frame.activations += 1
    first = plan.activations[0]
    take_out(state, frame.player, first.spends)
    obj = state.objects[object]
    ability = ability_of(obj, index)
    activate_mana(state, frame.player, obj, ability, types_chosen, index, first.others, first.units)


def _ask_for_others(state: GameState, frame: PayFrame, context: Context, use: Use) -> bool:
    """Ask for the next object that pays for the use; whether there is one to ask for."""
    place = len(others(frame))
    source = evaluate.context_of(state.objects[use.object])
    source.controller = frame.player
    for part in use.parts:
        count = how_many(state, part, source)
        if place >= count:
            place -= count
            continue
        # Of two alike one may be the source itself, which cannot pay: that is seen first.
        able: list[GameObject] = []
        for obj in candidates(state, frame.player, part, source):
            picked = (*others(frame), obj.id)
            if _plan(state, frame, context, use, picked) is not None:
                able.append(obj)
        options = [Option(DO_PICK, obj.id) for obj in unlike(state, able)]
        frame.position = OTHER_ASKED
        word = PART_WORDS[type(part)]
        ask(state, frame, ASK_COST, frame.player, options, use.object, word)
        return True
    return False


def _best(
    able: list[tuple[Use, tuple[int, ...], Plan]],
) -> tuple[Use, tuple[int, ...], Plan]:
    """The use, and the types, with the best plan: what replacement effects make of it counts."""
    best = able[0]
    for one in able[1:]:
        fewer = len(one[2].activations) - len(best[2].activations)
        if fewer < 0 or (fewer == 0 and one[2].dislike < best[2].dislike):
            best = one
    return best


def _ways(
    state: GameState, frame: PayFrame, context: Context, use: Use
) -> list[tuple[tuple[int, ...], Use]]:
    """The ways to choose the types; that by which the use was offered is one of them."""
    ways = _choices(state, use)
    plan = None if use.types else _plan(state, frame, context, use, tuple(others(frame)))
    if plan is not None:
        units = plan.activations[0].units
        types = tuple(unit & ANY_MANA_TYPE for unit in units)
        if all(sorted(known) != sorted(types) for known, _ in ways):
            ways.append((types, use.choosing(types, units)))
    return ways


def _choices(state: GameState, use: Use) -> list[tuple[tuple[int, ...], Use]]:
    """The ways to choose the types of a use, each with the use as chosen."""
    if use.types:
        return [(use.types, use)]
    ability = ability_of(state.objects[use.object], use.index)
    ways: list[tuple[tuple[int, ...], Use]] = []
    for units in choices(use.units, is_one_choice(ability)):
        types = tuple(unit & ANY_MANA_TYPE for unit in units)
        ways.append((types, use.choosing(types, units)))
    return ways


def useful_types(state: GameState, player: int, mask: int) -> int:
    """The types of the mask that help, or do not harm, the payment under way.

    For mana whose type is chosen as a mana ability resolves. All of them where nothing is
    being paid, or where none helps.
    """
    place = len(state.frames) - 1
    while place >= 0 and not isinstance(state.frames[place], PayFrame):
        place -= 1
    if place < 0:
        return mask
    frame = state.frames[place]
    assert isinstance(frame, PayFrame)
    if frame.player != player or frame.position not in (MANA, MANA_ASKED, TYPE_ASKED, OTHER_ASKED):
        return mask
    context = context_of(state, frame)
    reserve = reserved(state, frame, context)
    if reserve is None:
        return mask
    coming: tuple[int, ...] = ()
    for above in state.frames[place + 1 : -1]:
        if isinstance(above, EffectFrame):
            coming += _coming(state, above)
    useful = 0
    for one in each_type(mask):
        extra = (one, *coming)
        if plan_for(state, frame, remaining(frame), reserve, context, extra=extra) is not None:
            useful |= one
    if useful and not state.settings.manual_mana:
        return first_type(useful)
    return useful or mask


def _coming(state: GameState, frame: EffectFrame) -> tuple[int, ...]:
    """What mana abilities that are still to resolve will add."""
    units: tuple[int, ...] = ()
    for effect in frame.todo:
        if isinstance(effect, AddMana):
            units += units_of(state, effect, frame.context)
    return units
