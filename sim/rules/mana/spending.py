"""Mana that may be spent only on certain things (106.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sim.rules.evaluate import matches
from sim.rules.event_data import SPENT
from sim.rules.mana.units import RESTRICTION
from sim.state.events import Context
from sim.state.frames import AnnounceFrame, EffectFrame, PayFrame
from sim.state.game_state import GameState
from sim.vocab.filters import AllOf, Filter, HasChosenType, HasSubtype
from sim.vocab.mana_types import SpendOnly
from sim.vocab.terms import ANY_MANA_TYPE, NOBODY, ZONE_BATTLEFIELD

Purpose = tuple[int, bool]
"""What mana is spent on: the spell, or the source of the ability, and whether it is a spell."""

NO_PURPOSE: Final = (NOBODY, False)
UNCOUNTERABLE: Final = "uncounterable"  # the word in the context of a spell


def purpose_of(state: GameState, context: Context) -> Purpose:
    """What a cost with that context is the cost of.

    What a spell or ability asks for as it resolves is neither a spell to cast nor an ability
    to activate.
    """
    source = state.objects.get(context.source)
    if source is None:
        return NO_PURPOSE
    place = len(state.frames) - 1
    while place >= 0 and isinstance(state.frames[place], PayFrame):
        place -= 1
    top = state.frames[place] if place >= 0 else None
    if isinstance(top, AnnounceFrame):
        announced = state.objects.get(top.object)
        if announced is not None and announced.context is context:
            return (source.id, announced.ability is None)
    if source.zone == ZONE_BATTLEFIELD:
        return NO_PURPOSE if isinstance(top, EffectFrame) else (source.id, False)
    return (source.id, True)


def allows(state: GameState, spend: SpendOnly, player: int, purpose: Purpose) -> bool:
    """Whether mana with that restriction may be spent so by the player."""
    obj = state.objects.get(purpose[0])
    what = spend.spells if purpose[1] else spend.abilities
    return (
        obj is not None and what is not None and matches(state, what, obj, Context(obj.id, player))
    )


def settled(state: GameState, spend: SpendOnly, context: Context) -> SpendOnly:
    """The restriction with the creature type that was chosen for the source of the mana."""
    if spend.spells is None or HasChosenType() not in _parts(spend.spells):
        return spend
    source = state.find(context.source)
    chosen = HasSubtype(source.chosen if source is not None else "")
    parts = [chosen if part == HasChosenType() else part for part in _parts(spend.spells)]
    return replace(spend, spells=AllOf(tuple(parts)))


def _parts(what: Filter) -> tuple[Filter, ...]:
    return what.parts if isinstance(what, AllOf) else (what,)


def spent(state: GameState, context: Context, units: list[int]) -> None:
    """Note what the mana that pays for a spell does to it (106.6)."""
    for unit in units:
        number = unit >> RESTRICTION
        if number and state.spending[number - 1].uncounterable:
            context.words[UNCOUNTERABLE] = "mana"
    spell = state.objects.get(context.source)
    if spell is not None and spell.context is context and spell.definition.notes_mana:
        context.registers[SPENT] = [unit & ANY_MANA_TYPE for unit in units]


def usable(state: GameState, unit: int, player: int, purpose: Purpose) -> bool:
    """Whether the unit of a pool can be spent so."""
    number = unit >> RESTRICTION
    return number == 0 or allows(state, state.spending[number - 1], player, purpose)


def restricted(state: GameState, units: list[int], spend: SpendOnly) -> list[int]:
    """The units with their restriction, which the state notes."""
    if spend not in state.spending:
        state.spending = (*state.spending, spend)
    mark = state.spending.index(spend) + 1 << RESTRICTION
    return [unit | mark for unit in units]
