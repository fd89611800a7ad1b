"""What continuous effects make of spells, whose characteristics they can change (613.1, 400.7a)."""

from __future__ import annotations

from sim.rules.modify import modify
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.continuous import LAYERS
from sim.vocab.terms import ZONE_STACK


def apply(state: GameState) -> None:
    """Work out the characteristics of the spells that such effects are about, layer by layer."""
    changed: list[GameObject] = []
    for effect in state.effects:
        if effect.modifications:
            for id in effect.objects:
                spell = state.objects.get(id)
                if spell is not None and spell.zone == ZONE_STACK and spell not in changed:
                    changed.append(spell)
    for spell in changed:
        # A copy, which modify() may write on: no spell is the definition itself.
        spell.chars = spell.definition.printed.copy()
        for layer in LAYERS:
            for effect in state.effects:  # which stand in the order of their timestamps
                if spell.id in effect.objects:
                    for modification in effect.modifications:
                        if modification.layer == layer:
                            modify(state, spell, modification, effect.context)


def goes_on(state: GameState, spell: int, permanent: int) -> None:
    """400.7a: what changes a permanent spell changes the permanent that it becomes as well."""
    for effect in state.effects:
        if effect.modifications and spell in effect.objects:
            effect.objects = (*effect.objects, permanent)


def is_changed(state: GameState, spell: int) -> bool:
    """Whether an effect changes the spell, and will change what it becomes."""
    return any(effect.modifications and spell in effect.objects for effect in state.effects)
