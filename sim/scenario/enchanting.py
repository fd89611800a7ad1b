"""Auras of a position that enchanted a card elsewhere first, and what that came to (303.4)."""

from __future__ import annotations

from sim.rules.attaching import enchant_of
from sim.rules.effects.program import HANDLERS
from sim.state.events import Context
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Triggered
from sim.vocab.continuous import ReplaceEnchant
from sim.vocab.effects import Change, Move
from sim.vocab.programs import Delayed
from sim.vocab.record import mentions
from sim.vocab.terms import ZONE_BATTLEFIELD


def settled(state: GameState, aura: GameObject) -> None:
    """Let an Aura stand on the permanent that it put onto the battlefield itself.

    Of the ability that did so only what lasts is set up: what it may enchant now, and what
    will happen as it leaves.
    """
    enchant = enchant_of(aura)
    host = state.objects.get(aura.attached_to)
    if enchant is None or enchant.clause.zone == ZONE_BATTLEFIELD:
        return
    if host is None or host.zone != ZONE_BATTLEFIELD:
        return
    for ability in aura.definition.abilities:
        if isinstance(ability, Triggered) and mentions(ability, ReplaceEnchant):
            frame = EffectFrame(Context(aura.id, aura.controller), ())
            for effect in ability.modes[0].effects:
                if isinstance(effect, Move) and effect.store:
                    frame.context.registers[effect.store] = [host.id]
                elif isinstance(effect, (Change, Delayed)):
                    HANDLERS[type(effect)](state, frame, effect)
