"""What holds for a card that a permanent of the position has exiled."""

from __future__ import annotations

from sim.rules.effects.continuing import return_as_self_leaves, set_rule
from sim.rules.effects.steps import ReturnAsSelfLeaves
from sim.rules.evaluate import context_of
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Triggered
from sim.vocab.effects import SetRule
from sim.vocab.outcomes import ExileUntilSelfLeaves

_STORED = "until"


def exiled_by(state: GameState, card: GameObject, holder: GameObject) -> None:
    """610.3: a card exiled until the permanent leaves waits for that, and may be played or not."""
    for ability in holder.definition.abilities:
        if not isinstance(ability, Triggered):
            continue
        for mode in ability.modes:
            if any(isinstance(effect, ExileUntilSelfLeaves) for effect in mode.effects):
                context = context_of(holder)
                context.registers[_STORED] = [card.id]
                frame = EffectFrame(context, ())
                return_as_self_leaves(state, frame, ReturnAsSelfLeaves(_STORED))
                for effect in mode.effects:
                    if isinstance(effect, SetRule):
                        set_rule(state, frame, effect)
                return
