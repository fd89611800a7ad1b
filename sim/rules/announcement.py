"""What an announcement has come to: questions about the frame that its steps share."""

from __future__ import annotations

from typing import Final

from sim.rules import casting, costs, targets
from sim.rules.casting import Way
from sim.state.decision import Option
from sim.state.events import Context
from sim.state.frames import AnnounceFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab.abilities import Activated, AdditionalCost, SpellAbility, Triggered
from sim.vocab.amounts import XValue
from sim.vocab.costs import PayMana, TapSelf
from sim.vocab.mana import ManaCost
from sim.vocab.record import Cost, mentions
from sim.vocab.terms import ZONE_HAND

ANY_TYPE: Final = "any type"  # the word of a spell for which mana of any type may be spent
KICKERS: Final = ("kicker", "multikicker", "collect evidence", "bargain")
PERMITTED: Final = "permitted"  # the register for the card outside the hand that may be cast


def context_of(state: GameState, frame: AnnounceFrame) -> Context:
    """The choices made so far: the context of the object on the stack."""
    context = state.objects[frame.object].context
    assert context is not None
    return context


def needs_permission(card: GameObject, way: Way) -> bool:
    """Whether nothing about the card itself lets it be cast from there for that cost (601.3)."""
    if card.zone == ZONE_HAND or way.free:
        return False
    return way.cost is None or way.cost.zone == ZONE_HAND


def castable_x(state: GameState, frame: AnnounceFrame, options: list[Option]) -> list[Option]:
    """601.3a, 601.2e: the values with which effects permit the spell and none forbids it."""
    context = context_of(state, frame)
    if rule.CantCast not in state.rules and context.stored(PERMITTED) is None:
        return options
    spell = state.objects[frame.object]
    card: GameObject | None = None
    for one in context.stored(PERMITTED) or ():
        card = state.find(one)
        if card is not None and not casting.permits_x(state, frame.player, card, 0):
            card = None  # what the card said of itself, which it no longer does
    kept: list[Option] = []
    for option in options:
        spell.x = option.number
        if casting.prohibited(state, frame.player, spell):
            continue
        if card is None or casting.permits_x(state, frame.player, card, option.number):
            kept.append(option)
    spell.x = 0
    return kept or options[:1]


def way(state: GameState, frame: AnnounceFrame) -> Way:
    """How the spell is cast."""
    out = Way("", frame.way, frame.free)
    out.any_type = ANY_TYPE in context_of(state, frame).words
    return out


def is_spell(frame: AnnounceFrame) -> bool:
    """Whether a spell is being cast."""
    return frame.ability is None or isinstance(frame.ability, SpellAbility)


def optional_costs(state: GameState, frame: AnnounceFrame) -> list[AdditionalCost]:
    """The optional additional costs of the spell, as printed."""
    if not is_spell(frame):
        return []
    definition = state.objects[frame.object].definition
    return [cost for cost in definition.additional_costs if cost.name]


def announced(state: GameState, frame: AnnounceFrame) -> list[AdditionalCost]:
    """The optional costs announced so far, one entry for each time."""
    by_name = {cost.name: cost for cost in optional_costs(state, frame)}
    return [by_name[name] for name in frame.extras]


def affordable(
    state: GameState,
    frame: AnnounceFrame,
    extras: list[AdditionalCost],
    x: int,
    target_count: int,
    life: int = 0,
    undecided: int = 0,
) -> bool:
    """Whether what is announced so far could be paid with these choices added."""
    obj = state.objects[frame.object]
    if isinstance(frame.ability, Activated):
        context = context_of(state, frame)
        source = state.find(context.source)
        assert source is not None
        mana, parts = costs.ability_cost(state, frame.player, source, frame.ability, x)
        chosen, context.x = context.x, x
        able = costs.payable(state, frame.player, mana, parts, context)
        context.x = chosen
        return able
    return casting.affordable(
        state,
        frame.player,
        obj,
        way(state, frame),
        extras,
        x,
        target_count,
        life,
        undecided,
        frame.emerged,
    )


def enough_targets(state: GameState, frame: AnnounceFrame, extras: list[AdditionalCost]) -> bool:
    """601.2c: whether there are as many targets as it takes, kicked so many times."""
    spell = state.objects[frame.object]
    context = context_of(state, frame)
    kicked = context.kicked
    context.kicked = sum(1 for cost in extras if cost.name in KICKERS)
    enough = True
    for index in frame.chosen:
        mode = frame.modes[index]
        if any(not isinstance(clause.minimum, int) for clause in mode.targets):
            enough = enough and targets.mode_possible(state, mode, context, spell, spell.id)
    context.kicked = kicked
    return enough


def fewest(state: GameState, frame: AnnounceFrame) -> int:
    """The fewest targets that the chosen modes need."""
    context = context_of(state, frame)
    clauses = targets.clauses_of(frame.modes, frame.chosen)
    return sum(targets.minimum(state, clause, context) for clause in clauses)


def has_x(state: GameState, frame: AnnounceFrame) -> bool:
    """107.3a: whether an X of the cost, in its mana or in another part, is to be chosen."""
    if isinstance(frame.ability, Triggered):
        return False
    if isinstance(frame.ability, Activated):
        parts: list[Cost] = list(frame.ability.costs)
        base: ManaCost | None = costs.mana_of(frame.ability.costs)
    else:
        spell = state.objects[frame.object]
        parts = list(frame.way.costs) if frame.way is not None else []
        for extra in spell.definition.additional_costs:
            if not extra.name or extra.name in frame.extras:
                parts += extra.costs
        base = casting.base_mana(spell, way(state, frame))
    if base is not None and base.x_count:
        return True
    for part in parts:
        if not isinstance(part, (PayMana, TapSelf)) and mentions(part, XValue):
            return True
    return False
