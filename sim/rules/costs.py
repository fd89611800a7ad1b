"""Total costs (601.2f, 602.2b), and whether they can be paid (118.3)."""

from __future__ import annotations

from typing import Final

from sim.rules import zones
from sim.rules.evaluate import entities, matches, player_matches, rules_of, value
from sim.rules.event_data import moving
from sim.rules.mana import solver
from sim.rules.mana.sources import surcharge
from sim.rules.payment.check import payable as payable
from sim.rules.payment.parts import candidates as candidates
from sim.state.events import Context, Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    CostPerTarget,
    OwnCostChange,
)
from sim.vocab.allowances import ActivationCostChange
from sim.vocab.costs import (
    OneOf,
    PayLife,
    PayMana,
    PayManaAmount,
    PayManaCostOf,
    PayManaTimes,
)
from sim.vocab.mana import FREE, ManaCost, ManaSymbol
from sim.vocab.record import Cost, Number
from sim.vocab.rules import CostChange, MinimumCost
from sim.vocab.terms import EVENT_CAST, ZONE_STACK

PHYREXIAN_LIFE = 2  # 107.4f


def mana_of(costs: tuple[Cost, ...]) -> ManaCost:
    """The mana among the costs, as far as it is written there."""
    total = FREE
    for cost in costs:
        if isinstance(cost, PayMana):
            total = cost.cost if total is FREE else total.plus(cost.cost)
    return total


def split(
    state: GameState, costs: tuple[Cost, ...], context: Context
) -> tuple[ManaCost, list[Cost]]:
    """Costs as the mana, with X as the context has it, and the other parts in order."""
    mana = FREE
    parts: list[Cost] = []
    for cost in costs:
        if isinstance(cost, PayMana):
            mana = cost.cost if mana is FREE else mana.plus(cost.cost)
        elif isinstance(cost, PayManaAmount):
            mana = mana.plus(ManaCost(max(0, value(state, cost.amount, context))))
        elif isinstance(cost, PayManaTimes):
            mana = mana.plus(cost.cost.times(max(0, value(state, cost.times, context))))
        elif isinstance(cost, PayManaCostOf):
            owed = _mana_cost_of(state, cost, context)
            if owed is None:
                parts.append(cost)  # 118.6: a part that nothing pays
            else:
                mana = mana.plus(owed)
        else:
            parts.append(cost)
    return mana.with_x(context.x), parts


def _mana_cost_of(state: GameState, cost: PayManaCostOf, context: Context) -> ManaCost | None:
    """The mana cost of the objects spoken of, in which X is 0 (107.3g); None where one has none."""
    total = FREE
    for one in entities(state, cost.what, context):
        obj = state.find(one)
        if obj is None or obj.definition.cost is None:
            return None
        total = total.plus(obj.definition.cost.with_x(0))
    return total


def has_payable_cost(spell: GameObject, way: AlternativeCost | None, free: bool) -> bool:
    """Whether there is a cost at all: what has no mana cost can't be cast for it (118.6)."""
    return way is not None or free or spell.definition.cost is not None


def spell_cost(
    state: GameState,
    player: int,
    spell: GameObject,
    way: AlternativeCost | None,
    free: bool,
    extras: list[AdditionalCost],
    x: int,
    target_count: int,
    life_symbols: int,
    choices: tuple[int, ...] = (),
    reduction: int = 0,
    any_type: bool = False,
) -> tuple[ManaCost, list[Cost]]:
    """The total cost of a spell, as it is locked in (601.2f).

    Args:
        state: the game.
        player: who casts it.
        spell: the spell on the stack, or the card that would be cast.
        way: the alternative cost that is paid, if any.
        free: it is cast without paying its mana cost; X is 0 then (107.3b).
        extras: the optional additional costs, one entry for each time that one is paid.
        x: the value of X.
        target_count: how many targets the spell has.
        life_symbols: bit i is set if the i-th Phyrexian symbol is paid with life.
        choices: for each :class:`~sim.vocab.costs.OneOf` in order the index of the cost
            chosen; those without a choice stay among the parts.
        reduction: a further reduction of generic mana, such as for emerge (702.119a).
        any_type: mana may be spent on it as though it were mana of any type (609.4b).

    Returns:
        The mana, and the other parts in the order in which they were listed.

    Raises:
        ValueError: the card has no mana cost and is to be cast for it (118.6).
    """
    if not has_payable_cost(spell, way, free):
        raise ValueError(f"{spell!r} has no mana cost")
    definition = spell.definition
    listed: list[Cost] = []
    if way is not None:
        listed += way.costs
    elif not free and definition.cost is not None:
        if not (
            extras
            or x
            or life_symbols
            or reduction
            or any_type
            or definition.additional_costs
            or CostChange in state.rules
            or MinimumCost in state.rules
            or _changes_itself(spell)
        ):
            return definition.cost.with_x(0), []  # the everyday case
        listed.append(PayMana(definition.cost))
    for extra in definition.additional_costs:
        if not extra.name:
            listed += extra.costs
    for extra in extras:
        listed += extra.costs
    context = _context(spell, player, x)
    mana, parts = split(state, _resolved(tuple(listed), choices), context)
    mana, life = _without_life_symbols(mana, life_symbols)
    if life:
        parts += [PayLife(PHYREXIAN_LIFE)] * life
    if target_count > 1:
        mana = _for_targets(spell, mana, target_count)
    change = _own_changes(state, spell, context) - reduction
    if CostChange in state.rules:
        change += _changes(state, player, spell)
    if change:
        mana = mana.with_generic(mana.generic + change)  # never below zero (118.7a)
    if MinimumCost in state.rules:
        mana = _at_least(state, spell, mana)
    return (solver.of_any_type(mana) if any_type else mana), parts


def ability_cost(
    state: GameState, player: int, source: GameObject, ability: Activated, x: int
) -> tuple[ManaCost, list[Cost]]:
    """The total cost to activate an ability of the source (602.2b): mana and other parts."""
    context = Context(source.id, player)
    context.x = x
    mana, parts = split(state, ability.costs, context)
    if ActivationCostChange in state.rules:
        mana = mana.plus(ManaCost(surcharge(state, source)))
    return mana, parts


def _context(spell: GameObject, player: int, x: int) -> Context:
    """What amounts in a cost of the spell refer to."""
    if spell.context is None:
        context = Context(spell.id, player)
    elif spell.context.x == x:
        return spell.context
    else:
        context = spell.context.clone()
    context.x = x
    return context


def _resolved(costs: tuple[Cost, ...], choices: tuple[int, ...]) -> tuple[Cost, ...]:
    if not choices:
        return costs
    out: list[Cost] = []
    number = 0
    for cost in costs:
        if isinstance(cost, OneOf):
            if number < len(choices):
                cost = cost.options[choices[number]]
            number += 1
        out.append(cost)
    return tuple(out)


def _without_life_symbols(mana: ManaCost, life_symbols: int) -> tuple[ManaCost, int]:
    """The cost without the Phyrexian symbols that are paid with life, and how many they are."""
    if not life_symbols:
        return mana, 0
    kept: list[ManaSymbol] = []
    number = paid = 0
    for symbol in mana.symbols:
        if symbol.phyrexian:
            number += 1
            if life_symbols >> (number - 1) & 1:
                paid += 1
                continue
        kept.append(symbol)
    return ManaCost(mana.generic, tuple(kept), mana.x_count), paid


def _changes_itself(spell: GameObject) -> bool:
    for ability in spell.chars.abilities:
        if isinstance(ability, (OwnCostChange, CostPerTarget)):
            return True
    return False


def _own_changes(state: GameState, spell: GameObject, context: Context) -> int:
    """How much more the spell itself says that it costs."""
    change = 0
    for ability in spell.chars.abilities:
        if isinstance(ability, OwnCostChange):
            change -= value(state, ability.reduction, context)
    return change


def _for_targets(spell: GameObject, mana: ManaCost, targets: int) -> ManaCost:
    """What the spell costs with so many targets, where each beyond the first costs more."""
    for ability in spell.chars.abilities:
        if isinstance(ability, CostPerTarget):
            mana = mana.plus(ability.cost.times(targets - 1))
    return mana


def _changes(state: GameState, player: int, spell: GameObject) -> int:
    """How much more, or less if negative, effects make the spell cost for the player."""
    if spell.definition.sizes is not None and spell.zone != ZONE_STACK:
        state, spell = _on_the_stack(state, player, spell)
    spell = _as_cast(spell, player)
    change = 0
    for rule, context in rules_of(state, CostChange):
        assert isinstance(rule, CostChange)
        if player_matches(state, rule.players, player, context) and matches(
            state, rule.filter, spell, context
        ):
            change += value(state, rule.amount, _of_caster(context, player, spell, rule.amount))
    return change


def _of_caster(context: Context, player: int, spell: GameObject, amount: Number) -> Context:
    """The context of a cost change in which "that player" is who casts the spell."""
    if isinstance(amount, int):
        return context
    out = context.clone()
    out.event = Event(EVENT_CAST, spell.id, player)
    return out


def _at_least(state: GameState, spell: GameObject, mana: ManaCost) -> ManaCost:
    """What would cost less than a minimum costs that much; more is generic (601.2f)."""
    for rule, context in rules_of(state, MinimumCost):
        assert isinstance(rule, MinimumCost)
        if matches(state, rule.filter, spell, context):
            missing = rule.amount - max(0, mana.generic) - len(mana.symbols)
            if missing > 0:
                mana = mana.with_generic(max(0, mana.generic) + missing)
    return mana


def _as_cast(spell: GameObject, player: int) -> GameObject:
    """The card as the spell that it would be: its caster controls it (601.2a)."""
    if spell.controller == player:
        return spell
    cast = spell.clone()
    cast.controller = player
    return cast


def _on_the_stack(state: GameState, player: int, card: GameObject) -> tuple[GameState, GameObject]:
    """A game in which the card has become the spell (601.2a): its own size may count the hand."""
    trial = state.clone()
    move = moving(card, ZONE_STACK)
    move.player = player
    if not zones.move(trial, move):
        return state, card
    return trial, trial.objects[move.moved]


MOST_X: Final = 500


class Question:
    """For which X can a spell, or an ability of a source, be paid?"""

    __slots__ = (
        "ability",
        "convoke",
        "delve",
        "extras",
        "life_symbols",
        "player",
        "source",
        "state",
        "targets",
        "way",
    )

    def __init__(self, state: GameState, player: int, source: GameObject) -> None:
        self.state = state
        self.player = player
        self.source = source
        self.ability: Activated | None = None
        self.way: AlternativeCost | None = None
        self.extras: list[AdditionalCost] = []
        self.targets = 0
        self.life_symbols = 0
        self.delve = False
        self.convoke = False

    def affordable(self, x: int) -> bool:
        """Whether it can be paid with that X."""
        context = _context(self.source, self.player, x)
        if self.ability is not None:
            context = Context(self.source.id, self.player)
            context.x = x
            mana, parts = ability_cost(self.state, self.player, self.source, self.ability, x)
        else:
            mana, parts = spell_cost(
                self.state,
                self.player,
                self.source,
                self.way,
                False,
                self.extras,
                x,
                self.targets,
                self.life_symbols,
            )
        return payable(self.state, self.player, mana, parts, context, self.delve, self.convoke)

    def most(self) -> int:
        """The greatest X that can be paid, at most MOST_X; -1 if even 0 is too much."""
        payable_x, too_much = -1, 0
        while too_much <= MOST_X and self.affordable(too_much):
            payable_x = too_much
            too_much = too_much * 2 or 1
        too_much = min(too_much, MOST_X + 1)
        while too_much - payable_x > 1:
            middle = (payable_x + too_much) // 2
            if self.affordable(middle):
                payable_x = middle
            else:
                too_much = middle
        return payable_x


def max_spell_x(
    state: GameState,
    player: int,
    spell: GameObject,
    way: AlternativeCost | None,
    extras: list[AdditionalCost],
    target_count: int,
    life_symbols: int = 0,
    delve: bool = False,
    convoke: bool = False,
) -> int:
    """The greatest X for which the spell can be paid; -1 if even 0 is too much."""
    question = Question(state, player, spell)
    question.way = way
    question.extras = extras
    question.targets = target_count
    question.life_symbols = life_symbols
    question.delve = delve
    question.convoke = convoke
    return question.most()


def max_ability_x(state: GameState, player: int, source: GameObject, ability: Activated) -> int:
    """The greatest X for which the ability can be paid; -1 if even 0 is too much."""
    question = Question(state, player, source)
    question.ability = ability
    return question.most()
