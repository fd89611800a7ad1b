"""When what a player could pay with may have changed, so that it is looked over anew."""

from __future__ import annotations

from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.allowances import ActivationCostChange, AsThoughHaste
from sim.vocab.rules import CantActivate
from sim.vocab.terms import EVENT_MANA, KEYWORD_HASTE


class Source:
    """What matters to a survey of a permanent whose characteristics are not the printed ones."""

    __slots__ = ("abilities", "controller", "haste", "obj", "types")

    def __init__(self, obj: GameObject) -> None:
        self.obj = obj
        self.controller = obj.controller
        self.types = obj.chars.types
        self.abilities = obj.chars.abilities
        self.haste = obj.chars.keywords & KEYWORD_HASTE


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


def is_spoken_of(state: GameState) -> bool:
    """Whether anything but permanents as they are says what players could pay with."""
    rules = state.rules
    for effect in state.effects:
        if effect.pattern is not None or effect.replacement is not None or effect.rule is not None:
            return True  # it may be about mana; what it changes of permanents shows in them
    return bool(
        state.altered
        or (state.triggers and EVENT_MANA in state.triggers)
        or (state.replacements and EVENT_MANA in state.replacements)
        or (rules and (CantActivate in rules or ActivationCostChange in rules))
        or (rules and AsThoughHaste in rules)
    )


def changed_sources(state: GameState) -> list[Source]:
    """The permanents that are not what is printed on them, in their order."""
    return [Source(obj) for obj in state.battlefield if obj.chars is not obj.card.printed]


def note(state: GameState, before: list[Source]) -> None:
    """Note for whom something is other than it was, once the layers are worked out."""
    place = 0
    for obj in state.battlefield:
        chars = obj.chars
        was: Source | None = None
        if place < len(before) and before[place].obj is obj:
            was = before[place]
            place += 1
        printed = obj.card.printed
        if was is not None:
            if (
                chars.types == was.types
                and chars.abilities == was.abilities
                and chars.keywords & KEYWORD_HASTE == was.haste
                and obj.controller == was.controller
            ):
                continue
            state.mana_stamps[was.controller] += 1
        elif chars is printed or (
            chars.types == printed.types
            and chars.abilities is printed.abilities
            and chars.keywords & KEYWORD_HASTE == printed.keywords & KEYWORD_HASTE
        ):
            continue
        state.mana_stamps[obj.controller] += 1
