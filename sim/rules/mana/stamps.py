"""When what a player could pay with may have changed, so that it is looked over anew."""

from __future__ import annotations

from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.allowances import ActivationCostChange, AsThoughHaste
from sim.vocab.definition import Characteristics
from sim.vocab.record import Pattern
from sim.vocab.rules import CantActivate
from sim.vocab.terms import EVENT_MANA, KEYWORD_HASTE


def note_source(state: GameState, obj: GameObject) -> None:
    """Note that a permanent came, goes, or was tapped or untapped, if it makes mana."""
    abilities = obj.chars.abilities
    if abilities is obj.card.abilities:
        if obj.card.mana.any:
            state.mana_stamps[obj.controller] += 1
        return
    for ability in abilities:
        if isinstance(ability, Activated) and ability.is_mana:
            state.mana_stamps[obj.controller] += 1
            return


def note_delayed(state: GameState, pattern: Pattern) -> None:
    """Note that a delayed trigger begins or no longer waits, if it is about mana (603.7)."""
    if EVENT_MANA in pattern.kinds:
        state.mana_changed()


def is_spoken_of(state: GameState) -> bool:
    """Whether anything but permanents as they are says what players could pay with."""
    rules = state.rules
    return bool(
        state.altered
        or (state.triggers and EVENT_MANA in state.triggers)
        or (state.replacements and EVENT_MANA in state.replacements)
        or (rules and (CantActivate in rules or ActivationCostChange in rules))
        or (rules and AsThoughHaste in rules)
    )


def note_changes(state: GameState, before: list[Characteristics]) -> None:
    """Note for whom the layers made permanents other than they were, in what a survey sees.

    ``before`` is what they were, in their order. Who controls them has its note already.
    """
    battlefield = state.battlefield
    for place in range(len(before)):  # zip costs a third of a refresh when compiled
        obj, was = battlefield[place], before[place]
        chars = obj.chars
        if chars is was:
            continue
        if (
            chars.types != was.types
            or chars.abilities != was.abilities
            or (chars.keywords ^ was.keywords) & KEYWORD_HASTE
        ):
            state.mana_stamps[obj.controller] += 1
