"""Announcing a spell or ability: the choices of 601.2b-d, its costs, and what it triggers.

The same frame casts spells (601), activates abilities (602) and gives triggered abilities
their modes and targets as they are put on the stack (603.3c-d).
"""

from __future__ import annotations

from typing import Final

from sim.rules import (
    announcement,
    casting,
    costs,
    emerging,
    events,
    propose,
    targets,
    zones,
)
from sim.rules.announce_targets import MANY, choose_targets, divide
from sim.rules.asking import ask, take
from sim.rules.likeness import unlike
from sim.rules.payment import pay
from sim.state.decision import (
    ASK_COST,
    ASK_MODE,
    ASK_X,
    DO_DONE,
    DO_NUMBER,
    DO_PICK,
    DO_YES,
    DONE,
    NO,
    YES,
    Option,
)
from sim.state.events import Event
from sim.state.frames import AnnounceFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.abilities import Activated, AlternativeCost, Triggered

MODES: Final = 0
MODE_ASKED: Final = 1
EXTRAS: Final = 2
EXTRA_ASKED: Final = 3
X: Final = 4
X_ASKED: Final = 5
LIFE: Final = 6
LIFE_ASKED: Final = 7
TARGETS: Final = 8
TARGET_ASKED: Final = 9
DIVIDE: Final = 10
DIVIDE_ASKED: Final = 11
COST: Final = 12
PAID: Final = 13


def program(state: GameState, frame: AnnounceFrame) -> None:
    """Take the steps of the announcement, up to the next that asks or pays."""
    frames = state.frames
    while state.decision is None and frames[-1] is frame:
        position = frame.position
        if position <= MODE_ASKED:
            _modes(state, frame)
        elif position <= EXTRA_ASKED:
            _extras(state, frame)
        elif position <= X_ASKED:
            _x(state, frame)
        elif position <= LIFE_ASKED:
            _life(state, frame)
        elif position <= TARGET_ASKED:
            choose_targets(state, frame)
        elif position <= DIVIDE_ASKED:
            divide(state, frame)
        elif position == COST:
            _cost(state, frame)
        else:
            _finish(state, frame)
            return
        if state.dirty:
            return


def _modes(state: GameState, frame: AnnounceFrame) -> None:
    """700.2a: modes are chosen first; one that can't have its targets can't be chosen."""
    if len(frame.modes) < 2:
        frame.chosen = list(range(len(frame.modes)))
        if isinstance(frame.ability, Triggered):
            _check_possible(state, frame)
            return
        frame.position = TARGETS if _is_plain(state, frame) else EXTRAS
        return
    ability = frame.ability
    assert ability is not None
    if frame.position == MODE_ASKED:
        answer = take(frame)
        if answer.verb == DO_DONE:
            frame.position = EXTRAS
            return
        frame.chosen.append(answer.number)
        if len(frame.chosen) == ability.at_most:
            frame.position = EXTRAS
            return
    context = announcement.context_of(state, frame)
    obj = state.objects[frame.object]
    source = targets.source_of(state, obj)
    possible = [
        index
        for index, mode in enumerate(frame.modes)
        if targets.mode_possible(state, mode, context, source, obj.id)
    ]
    # Modes are named in printed order; enough must remain for the number to be chosen.
    later = [index for index in possible if not frame.chosen or index > frame.chosen[-1]]
    missing = max(0, ability.choose - len(frame.chosen))
    if missing:
        later = later[: len(later) - missing + 1]
    options = [Option(DO_NUMBER, number=index) for index in later]
    if not missing:
        options = [DONE, *options]
    if not options:
        _remove(state, frame)
        return
    frame.position = MODE_ASKED
    ask(state, frame, ASK_MODE, frame.player, options, frame.object)


def _is_plain(state: GameState, frame: AnnounceFrame) -> bool:
    """Whether a spell is cast for a printed mana cost that leaves nothing to announce."""
    if frame.way is not None or frame.free or isinstance(frame.ability, Activated):
        return False
    definition = state.objects[frame.object].definition
    cost = definition.cost
    return definition.plain_cost is not None and cost is not None and cost.x_count == 0


def _check_possible(state: GameState, frame: AnnounceFrame) -> None:
    """603.3d: a triggered ability without enough legal targets is removed from the stack."""
    obj = state.objects[frame.object]
    source = targets.source_of(state, obj)
    context = announcement.context_of(state, frame)
    if frame.modes and not targets.mode_possible(state, frame.modes[0], context, source, obj.id):
        _remove(state, frame)
        return
    frame.position = TARGETS


def _remove(state: GameState, frame: AnnounceFrame) -> None:
    zones.remove_from_stack(state, state.objects[frame.object])
    take_off(state.frames, frame)


def _extras(state: GameState, frame: AnnounceFrame) -> None:
    """601.2b: optional additional costs such as kicker are announced."""
    if frame.way is not None and frame.emerged == terms.NOBODY and emerging.emerges(frame.way):
        _emerge(state, frame, frame.way)
        return
    optional = announcement.optional_costs(state, frame)
    if frame.position == EXTRA_ASKED:
        frame.position = EXTRAS
        cost = optional[frame.asked]
        accepted = take(frame).verb == DO_YES
        if accepted:
            frame.extras.append(cost.name)
        if not accepted or not cost.repeatable:
            frame.asked += 1
    while frame.asked < len(optional):
        cost = optional[frame.asked]
        extras = [*announcement.announced(state, frame), cost]
        fewest = announcement.fewest(state, frame)
        if announcement.affordable(state, frame, extras, 0, fewest) and announcement.enough_targets(
            state, frame, extras
        ):
            frame.position = EXTRA_ASKED
            ask(state, frame, ASK_COST, frame.player, [NO, YES], frame.object, cost.name)
            return
        frame.asked += 1
    frame.asked = 0
    context = announcement.context_of(state, frame)
    context.kicked = sum(1 for name in frame.extras if name in announcement.KICKERS)
    spell = state.objects[frame.object]
    spell.kicked = context.kicked
    if spell.kicked and spell.definition.watchful:
        state.dirty = True  # what the spell itself does may depend on that
    frame.position = X


def _emerge(state: GameState, frame: AnnounceFrame, cost: AlternativeCost) -> None:
    """702.119b: what is sacrificed is chosen as the emerge cost is, and paid with the rest."""
    if frame.position == EXTRA_ASKED:
        frame.emerged = take(frame).object
        frame.position = EXTRAS
        return
    spell = state.objects[frame.object]
    options: list[Option] = []
    fewest = announcement.fewest(state, frame)
    for one in unlike(state, emerging.fodder(state, frame.player, spell, cost)):
        frame.emerged = one.id
        if announcement.affordable(state, frame, [], 0, fewest):
            options.append(Option(DO_PICK, one.id))
    frame.emerged = terms.NOBODY
    if not options:
        _remove_spell(state, frame, spell)
        return
    frame.position = EXTRA_ASKED
    ask(state, frame, ASK_COST, frame.player, options, frame.object, "sacrifice")


def _x(state: GameState, frame: AnnounceFrame) -> None:
    """601.2b: the value of X, as far as it can be paid (107.3a)."""
    if frame.position == X_ASKED:
        x = take(frame).number
        announcement.context_of(state, frame).x = x
        state.objects[frame.object].x = x
        frame.position = LIFE
        return
    if not announcement.has_x(state, frame):
        frame.position = LIFE
        return
    extras = announcement.announced(state, frame)
    fewest = announcement.fewest(state, frame)
    options = [Option(DO_NUMBER, number=0)]
    while len(options) < MANY and announcement.affordable(
        state, frame, extras, len(options), fewest
    ):
        options.append(Option(DO_NUMBER, number=len(options)))
    if announcement.is_spell(frame):
        options = announcement.castable_x(state, frame, options)
    frame.position = X_ASKED
    ask(state, frame, ASK_X, frame.player, options, frame.object)


def _life(state: GameState, frame: AnnounceFrame) -> None:
    """601.2b, 107.4f: how each Phyrexian mana symbol will be paid."""
    if not announcement.is_spell(frame):
        frame.position = TARGETS
        return
    context = announcement.context_of(state, frame)
    symbols = casting.phyrexian_symbols(state.objects[frame.object], announcement.way(state, frame))
    if frame.position == LIFE_ASKED:
        if take(frame).verb == DO_YES:
            frame.life_symbols |= 1 << frame.asked
        frame.asked += 1
    if frame.asked >= symbols:
        frame.position = TARGETS
        return
    extras = announcement.announced(state, frame)
    fewest = announcement.fewest(state, frame)
    options = []
    for option, bit in ((NO, 0), (YES, 1 << frame.asked)):
        mask = frame.life_symbols | bit
        if announcement.affordable(state, frame, extras, context.x, fewest, mask, frame.asked + 1):
            options.append(option)
    frame.position = LIFE_ASKED
    ask(state, frame, ASK_COST, frame.player, options, frame.object, "phyrexian")


def _cost(state: GameState, frame: AnnounceFrame) -> None:
    """601.2f-h: the total cost is locked in and paid; triggered abilities have none."""
    frame.position = PAID
    context = announcement.context_of(state, frame)
    obj = state.objects[frame.object]
    if isinstance(frame.ability, Triggered):
        return
    if isinstance(frame.ability, Activated):
        source = state.find(context.source)
        assert source is not None
        mana, parts = costs.ability_cost(state, frame.player, source, frame.ability, context.x)
        pay.start(state, frame.player, mana, parts)
        return
    count = sum(len(chosen) for chosen in context.targets)
    mana, parts = costs.spell_cost(
        state,
        frame.player,
        obj,
        frame.way,
        frame.free,
        announcement.announced(state, frame),
        context.x,
        count,
        frame.life_symbols,
        reduction=emerging.reduction(state, frame.emerged),
        any_type=announcement.ANY_TYPE in context.words,
    )
    keywords = obj.definition.keywords
    pay.start(
        state,
        frame.player,
        mana,
        parts,
        delve=keywords & terms.KEYWORD_DELVE != 0,
        convoke=keywords & terms.KEYWORD_CONVOKE != 0,
        emerged=frame.emerged,
    )


def _finish(state: GameState, frame: AnnounceFrame) -> None:
    """601.2i: the spell is cast; abilities that trigger on that and on targeting do."""
    take_off(state.frames, frame)
    obj = state.objects[frame.object]
    context = announcement.context_of(state, frame)
    if not context.done and not isinstance(frame.ability, Triggered):
        _take_back(state, frame, obj)
        return
    context.modes = tuple(frame.chosen)
    if announcement.is_spell(frame):
        propose.complete(state, frame.player, obj, context, " ".join(frame.extras))
    elif isinstance(frame.ability, Activated):
        events.emit(state, Event(terms.EVENT_ACTIVATE, obj.id, frame.player, context.source))
    named: list[int] = []
    for chosen in context.targets:
        for target in chosen:
            if target not in named:
                named.append(target)
                events.emit(state, Event(terms.EVENT_TARGET, target, frame.player, obj.id))


def _remove_spell(state: GameState, frame: AnnounceFrame, spell: GameObject) -> None:
    """The spell can't be cast after all."""
    take_off(state.frames, frame)
    _take_back(state, frame, spell)


def _take_back(state: GameState, frame: AnnounceFrame, obj: GameObject) -> None:
    """726.1: what turned out not to be payable is reversed; mana that was made stays."""
    if isinstance(frame.ability, Activated):
        zones.remove_from_stack(state, obj)
        return
    back = events.moving(obj, frame.origin)
    back.to_zone = frame.origin
    zones.move(state, back)
