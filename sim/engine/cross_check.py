"""The cross-check: whatever the engine remembers to save time is worked out anew and compared.

A game that is played by :func:`choose` instead of ``Game.choose`` takes the same steps. Before
each of them every cache that counts as valid is compared with what a copy of the game without
it works out, and a copy that remembers nothing takes the same steps up to the next decision:
both must come out the same. Games
that are not checked pay nothing for it, since the engine does not know this module.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sim.engine import key
from sim.engine.errors import CacheFault
from sim.rules import applying, casting, layers, legal, likeness, loop, priority, state_based
from sim.rules.combat import attack, block
from sim.rules.combat.block_options import Block
from sim.rules.event_data import moving
from sim.rules.mana import producible
from sim.rules.mana import survey as mana
from sim.rules.reach import NO_LIMIT
from sim.state.frames import PriorityFrame, TurnFrame
from sim.state.game_state import GameState
from sim.state.objects import NO_COUNTERS
from sim.vocab.terms import NOBODY, STEP_MAIN1, STEP_MAIN2, ZONE_BATTLEFIELD

_NUMBERS: Final = (
    "masks",
    "capacity",
    "loners",
    "must_block",
    "minimum",
    "maximum",
    "wanted",
    "lure",
    "limit",
    "attacker_kinds",
    "blocker_kinds",
)


def choose(state: GameState, index: int) -> None:
    """Answer the pending decision as ``loop.choose`` does, with every cache checked.

    Raises:
        CacheFault: something remembered is not what it would be if worked out now.
    """
    check(state)
    check_likeness(state)
    loop.answer(state, index)
    run(state)


def run(state: GameState) -> None:
    """Run until a decision is pending or the game is over; see :func:`choose`."""
    steps = 0
    cold = state.clone()
    while state.decision is None and not state.outcome:
        if state.dirty:
            layers.refresh(state)
        check(state)
        if cold.decision is None and not cold.outcome:
            forget(cold)
            loop.step(cold)
        loop.step(state)
        steps += 1
        if steps > loop.ENDLESS:
            state.outcome, state.reason = "draw", "a loop of mandatory actions"
            return
    _compare_games(state, cold)


def forget(state: GameState) -> None:
    """Drop all that the game remembers of what could be worked out."""
    state.settled = NOBODY
    state.idle = NOBODY
    state.stirred = True
    state.declaring = (NOBODY, None)
    state.offers = [None] * len(state.offers)
    state.surveys = [(NOBODY, None), (NOBODY, None)]
    state.producible_stamp = NOBODY
    layers.refresh(state)


def check(state: GameState) -> None:
    """Compare every cache that is valid now with what it would be if worked out now.

    Raises:
        CacheFault: one is not the same; the message names it, the object and both values.
    """
    if state.dirty:
        return  # nothing is used before the layers are worked out
    cold = state.clone()
    layers.refresh(cold)
    _check_layers(state, cold)
    _check_offers(state, cold)
    _check_idle(state, cold)
    _check_glances(state, cold)
    _check_entries(state, cold)
    _check_declaring(state, cold)
    _check_surveys(state, cold)
    _check_producible(state, cold)
    _check_settled(state)
    _check_stirred(state)


def _compare_games(state: GameState, cold: GameState) -> None:
    hot = state.clone()
    # It makes no difference which of them has worked out the layers already.
    layers.refresh(hot)
    layers.refresh(cold)
    forms = (key.canonical(hot), key.canonical(cold))
    if forms[0] != forms[1]:
        raise CacheFault(f"without caches the game differs at {key.difference(*forms)}")


def _fault(cache: str, what: object, remembered: object, found: object) -> CacheFault:
    return CacheFault(f"{cache} of {what}: remembered {remembered!r}, worked out {found!r}")


def _check_layers(state: GameState, cold: GameState) -> None:
    for obj, other in zip(state.battlefield, cold.battlefield, strict=True):
        if not likeness.same_characteristics(obj.chars, other.chars):
            raise _fault("characteristics", obj, _shown(obj.chars), _shown(other.chars))
        if obj.controller != other.controller:
            raise _fault("controller", obj, obj.controller, other.controller)
    if len(state.effects) != len(cold.effects):
        raise _fault("effects", "the game", len(state.effects), len(cold.effects))
    if state.reads != cold.reads:
        raise _fault("reads", "the game", state.reads, cold.reads)
    if state.loose and not cold.loose and not state.effects:
        raise _fault("loose", "the game", state.loose, cold.loose)
    if cold.attachments and not state.attachments:
        raise _fault("attachments", "the game", state.attachments, cold.attachments)
    _compare_lists(state, "actors", state.actors, cold.actors)
    if state.triggers == cold.triggers and state.replacements == cold.replacements:
        _check_rules(state, cold)  # records are shared, so equality is almost always seen here
        return
    for kind in sorted({*state.triggers, *cold.triggers}):
        remembered = [_entry(one) for one in state.triggers.get(kind, [])]
        found = [_entry(one) for one in cold.triggers.get(kind, [])]
        if remembered != found:
            raise _fault("triggers", f"event kind {kind}", remembered, found)
    for kind in sorted({*state.replacements, *cold.replacements}):
        remembered = [_entry(one) for one in state.replacements.get(kind, [])]
        found = [_entry(one) for one in cold.replacements.get(kind, [])]
        if remembered != found:
            raise _fault("replacements", f"event kind {kind}", remembered, found)
    _check_rules(state, cold)


def _check_rules(state: GameState, cold: GameState) -> None:
    kinds = list(state.rules) + [one for one in cold.rules if one not in state.rules]
    for rule in kinds:
        held = [(repr(one), it.source, it.controller) for one, it in state.rules.get(rule, [])]
        now = [(repr(one), it.source, it.controller) for one, it in cold.rules.get(rule, [])]
        if held != now:
            raise _fault("rules", rule.__name__, held, now)


def _entry(entry: tuple[int, int, object]) -> tuple[int, int, str]:
    return (entry[0], entry[1], repr(entry[2]))


def _shown(chars: object) -> str:
    names = ("name", "power", "toughness", "keywords", "types", "colors", "supertypes")
    values = [f"{name}={getattr(chars, name)!r}" for name in names]
    subtypes, abilities = getattr(chars, "subtypes", ()), getattr(chars, "abilities", ())
    return ", ".join([*values, f"subtypes={subtypes!r}", f"abilities={abilities!r}"])


def _compare_lists(state: GameState, cache: str, held: list[int], now: list[int]) -> None:
    if held != now:
        odd = [one for one in [*held, *now] if (one in held) != (one in now)]
        named: Iterable[object] = [state.objects.get(one) or one for one in odd]
        raise _fault(cache, list(named) or "the game", held, now)


def _check_offers(state: GameState, cold: GameState) -> None:
    for player in (0, 1):
        offer = state.offers[player * 2 + casting.sorcery_time(state, player)]
        if offer is None or offer.stamp != state.stamp:
            continue
        # The engine is asked as it would be, and remembers afterwards what it did before.
        kept = list(state.offers)
        held = [one.astuple() for one in legal.options(state, player)]
        state.offers = kept
        now = [one.astuple() for one in legal.options(cold, player)]
        if held != now:
            raise _fault("offers", f"player {player}", held, now)


def _check_glances(state: GameState, cold: GameState) -> None:
    """What is left out since it is clear at a glance that it can't be done, isn't possible."""
    if not isinstance(state.frames[-1], (TurnFrame, PriorityFrame)):
        return
    for player in (0, 1):
        sorcery_time = casting.sorcery_time(cold, player)
        found = [one.astuple() for one in legal.options(cold, player)]
        now = [one.astuple() for one in legal.work_out(cold, player, sorcery_time, NO_LIMIT)]
        if found != now:
            raise _fault("glances", f"player {player}", found, now)


def _check_entries(state: GameState, cold: GameState) -> None:
    """What nothing is seen to change at a glance enters the battlefield as it is."""
    cards = [obj for obj in cold.stack if obj.ability is None and obj.definition.is_permanent]
    for player in cold.players:
        cards += [card for card in player.hand if card.definition.is_permanent]
    for card in cards:
        event = moving(card, ZONE_BATTLEFIELD)
        if not applying.may_enter_otherwise(cold, event) and applying.enters_otherwise(cold, event):
            raise _fault("entry", card, "nothing changes it", applying.applicable(cold, event))


def _check_idle(state: GameState, cold: GameState) -> None:
    if state.idle != state.stamp or state.stack or state.step in (STEP_MAIN1, STEP_MAIN2):
        return
    for player in (0, 1):
        now = [one.astuple() for one in legal.options(cold, player)]
        if len(now) > 1:
            raise _fault("idle", f"player {player}", "nothing to do", now)


def check_likeness(state: GameState) -> None:
    """Compare the two ways to tell whether things are alike, which matters where one decides.

    Raises:
        CacheFault: they differ about two objects.
    """
    special = likeness.referred(state)
    for group in (state.battlefield, *(player.hand for player in state.players)):
        keys = [likeness.key_among(state, one, special) for one in group]
        for one, key_of_one in zip(group, keys, strict=True):
            for other, key_of_other in zip(group, keys, strict=True):
                same = key_of_one == key_of_other
                if same != likeness.alike(state, one, other, special):
                    raise _fault("likeness", f"{one} and {other}", not same, same)
    if NO_COUNTERS:
        raise _fault("counters", "what has none", NO_COUNTERS, {})


def _check_declaring(state: GameState, cold: GameState) -> None:
    stamp, held = state.declaring
    if stamp != state.stamp:
        return
    now = attack.gather(cold) if isinstance(held, attack.Attack) else block.gather(cold)
    forms = (_declaration(held), _declaration(now))
    if forms[0] != forms[1]:
        raise _fault("declaring", "the combat", forms[0], forms[1])


def _declaration(found: object) -> dict[str, object]:
    names = ("creatures", "kinds", "weights", "loners", "limit", "attacked", "free", "rest")
    if isinstance(found, Block):
        numbers = found.numbers
        values = [getattr(numbers, name) for name in _NUMBERS]
        return {"blockers": found.blockers, "attackers": found.attackers, "numbers": values}
    return {name: getattr(found, name, None) for name in names}


def _check_surveys(state: GameState, cold: GameState) -> None:
    for player in (0, 1):
        stamp, held = state.surveys[player]
        if stamp != state.mana_stamps[player]:
            continue
        forms = (_survey(held), _survey(mana.survey(cold, player)))
        if forms[0] != forms[1]:
            raise _fault("surveys", f"player {player}", forms[0], forms[1])


def _check_producible(state: GameState, cold: GameState) -> None:
    if state.producible_stamp != state.stamp:
        return
    cold.producible_stamp = NOBODY
    for id, held in state.producible.items():
        now = producible.could_produce(cold, cold.objects[id])
        if held != now:
            raise _fault("producible", state.objects[id], held, now)


def _survey(found: mana.Survey) -> dict[str, object]:
    return {
        "kinds": found.kinds + found.gift_kinds,
        "buckets": [[one.id for one in bucket] for bucket in found.buckets + found.gifts],
        "several": [(one.id, number, types) for one, number, types in found.several],
        "total": found.total,
        "whole": found.whole,
        "simple": found.simple,
        "bounded": found.bounded,
        "more": found.more,
        "types": found.types,
    }


def _check_stirred(state: GameState) -> None:
    if state.stirred:
        return
    cold = state.clone()
    frames = len(cold.frames)
    if state_based.check(cold) or len(cold.frames) != frames or cold.outcome != state.outcome:
        done = [repr(one) for one in cold.performed] or cold.outcome or "a frame"
        raise _fault("stirred", "the game", "nothing to do", done)


def _check_settled(state: GameState) -> None:
    if state.settled != state.stamp or state.waiting:
        return
    cold = state.clone()
    cold.settled = NOBODY
    cold.stirred = True
    frames = len(cold.frames)
    if priority.settled(cold) and len(cold.frames) == frames and not cold.outcome:
        return
    done = [repr(one) for one in cold.performed] or cold.outcome or "a frame"
    raise _fault("settled", "the game", "nothing to do", done)
