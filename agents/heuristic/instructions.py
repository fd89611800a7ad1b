"""What a card's instructions amount to, without looking at a board."""

from __future__ import annotations

from agents.heuristic.reading import Scene, demands_type, number
from sim.vocab import effects as e
from sim.vocab import patterns as p
from sim.vocab import programs as g
from sim.vocab import terms as t
from sim.vocab.amounts import Count
from sim.vocab.discarding import FromAmong
from sim.vocab.filters import Is
from sim.vocab.modes import Mode
from sim.vocab.record import Effect, Number, Pattern
from sim.vocab.references import Self, Stored, TopCards
from sim.vocab.rules import MayPlay


def fetches_land(modes: tuple[Mode, ...]) -> bool:
    """Whether a mode looks for a land in the library."""
    return any(
        isinstance(effect, g.Search) and demands_type(effect.filter, t.TYPE_LAND)
        for mode in modes
        for effect in walk(mode.effects)
    )


def least(known: int | None, other: int) -> int:
    """The lesser one, if one is known already."""
    return other if known is None else min(known, other)


def is_self(what: object) -> bool:
    """Whether a filter or reference means just the object that the ability is on."""
    return isinstance(what, Self) or (isinstance(what, Is) and isinstance(what.what, Self))


def comes_and_goes(pattern: Pattern) -> tuple[bool, bool]:
    """Whether a pattern is the permanent's own entering, and its own leaving."""
    if isinstance(pattern, p.Either):
        found = [comes_and_goes(part) for part in pattern.parts]
        return any(one for one, _ in found), any(one for _, one in found)
    if not isinstance(pattern, p.Moves) or not is_self(pattern.filter):
        return False, False
    return pattern.to_zone == t.ZONE_BATTLEFIELD, pattern.from_zone == t.ZONE_BATTLEFIELD


def returns_own(mode: Mode) -> bool:
    """Whether it returns a permanent to its owner's hand that its controller chooses."""
    chosen = any(
        isinstance(effect, g.ChooseObjects) and effect.zone == t.ZONE_BATTLEFIELD
        for effect in mode.effects
    )
    moved = any(isinstance(one, e.Move) and one.zone == t.ZONE_HAND for one in mode.effects)
    return chosen and moved


def counts_graveyard(value: Number) -> bool:
    """Whether a number counts cards in graveyards."""
    return isinstance(value, Count) and value.zone == t.ZONE_GRAVEYARD


def refund(effects: list[Effect]) -> tuple[int, ...]:
    """The units of mana that instructions add."""
    units: tuple[int, ...] = ()
    for effect in effects:
        if isinstance(effect, e.AddMana) and isinstance(effect.count, int):
            units += effect.units * effect.count
    return units


def finds(effects: list[Effect], scene: Scene) -> int:
    """How many cards instructions draw, or exile to be played."""
    found = 0
    for effect in walk(tuple(effects)):
        if isinstance(effect, e.Draw):
            found += number(effect.count, scene)
        elif (isinstance(effect, e.SetRule) and isinstance(effect.rule, MayPlay)) or (
            isinstance(effect, e.Move)
            and effect.zone == t.ZONE_HAND
            and isinstance(effect.what, Stored | TopCards | FromAmong)
        ):
            found += 1
    return found


def walk(effects: tuple[Effect, ...]) -> list[Effect]:
    """Instructions and those inside them."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, (g.May, g.ForEach, g.Repeat)):
            found += walk(effect.effects)
        elif isinstance(effect, (g.If, g.MayPay)):
            found += walk(effect.then)
            found += walk(effect.otherwise)
    return found
