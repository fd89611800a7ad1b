"""The types of mana that a permanent could produce (106.7)."""

from __future__ import annotations

from sim.rules.evaluate import context_of
from sim.rules.events import adding_mana
from sim.rules.mana.outcomes import replaced
from sim.rules.mana.sources import added, choices
from sim.rules.mana.units import snow_of
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.effects import AddMana
from sim.vocab.terms import ANY_MANA_TYPE


def could_produce(state: GameState, obj: GameObject) -> int:
    """The mask of the types that any ability of the permanent would produce if it resolved now.

    Replacement effects count, in every order; whether a cost could be paid does not.
    """
    mask = 0
    context = context_of(obj)
    for ability in obj.chars.abilities:
        if not isinstance(ability, (Activated, Triggered)):
            continue
        tapped = isinstance(ability, Activated) and ability.is_mana and ability.taps
        for mode in ability.modes:
            units = added(state, obj.controller, mode.effects, context, snow_of(obj))
            if not units:
                continue
            same = any(isinstance(one, AddMana) and one.same for one in mode.effects)
            for types in choices(units, same):
                for event in replaced(state, adding_mana(obj.controller, obj.id, types, tapped)):
                    for unit in event.units:
                        mask |= unit & ANY_MANA_TYPE
    return mask
