"""What becomes of mana that an ability would add: replacement effects and triggers (106.12)."""

from __future__ import annotations

from sim.rules.evaluate import context_of, entities, holds
from sim.rules.events import adding_mana
from sim.rules.mana.becoming import replaced
from sim.rules.mana.producible import units_of
from sim.rules.mana.units import snow_of
from sim.rules.matching import occurs
from sim.rules.triggers import is_mana, watched
from sim.state.events import Context, Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.effects import AddMana
from sim.vocab.record import Effect
from sim.vocab.terms import EVENT_MANA


def outcomes(
    state: GameState, player: int, obj: GameObject, units: tuple[int, ...], tapped: bool
) -> list[tuple[int, ...]]:
    """What the units would come to, in every order of replacement effects (106.12b, 616.1).

    Mana of triggered mana abilities is included (106.12a); its units may be masks. Nothing
    is changed. With neither in force it is the units themselves.
    """
    if EVENT_MANA not in state.replacements and not watched(state, EVENT_MANA):
        return [units]
    found: list[tuple[int, ...]] = []
    for event in replaced(state, adding_mana(player, obj.id, units, tapped)):
        came = event.units + _triggered(state, player, event)
        if came not in found:
            found.append(came)
    return found


def _triggered(state: GameState, player: int, event: Event) -> tuple[int, ...]:
    """605.4a: triggered mana abilities resolve at once; their mana can be spent like the rest."""
    units: tuple[int, ...] = ()
    if not event.units:
        return units
    for source, _, ability in state.triggers.get(EVENT_MANA, ()):
        obj = state.find(source)
        if not ability.is_mana or obj is None:
            continue
        context = context_of(obj)
        context.event = event
        if occurs(state, ability.pattern, event, context) and holds(
            state, ability.condition, context
        ):
            units += _more(state, player, ability.modes[0].effects, context)
    for effect in state.effects:
        pattern = effect.pattern
        if pattern is None or EVENT_MANA not in pattern.kinds:
            continue
        context = effect.context.clone()
        context.event = event
        if is_mana(pattern, effect.effects) and occurs(state, pattern, event, context):
            units += _more(state, player, effect.effects, context)
    return units


def _more(
    state: GameState, player: int, effects: tuple[Effect, ...], context: Context
) -> tuple[int, ...]:
    units: tuple[int, ...] = ()
    source = state.find(context.source)
    snow = snow_of(source) if source is not None else 0
    for effect in effects:
        if isinstance(effect, AddMana) and player in entities(state, effect.who, context):
            units += tuple([unit | snow for unit in units_of(state, effect, context)])
    return units
