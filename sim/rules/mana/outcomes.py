"""What becomes of mana that an ability would add: replacement effects and triggers (106.12)."""

from __future__ import annotations

from sim.rules import replace
from sim.rules.evaluate import context_of, entities, holds, value
from sim.rules.events import adding_mana
from sim.rules.mana.units import snow_of
from sim.rules.matching import occurs
from sim.state.events import Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.changes import Instead
from sim.vocab.effects import AddMana
from sim.vocab.terms import EVENT_MANA


def outcomes(
    state: GameState, player: int, obj: GameObject, units: tuple[int, ...], tapped: bool
) -> list[tuple[int, ...]]:
    """What the units would come to, in every order of replacement effects (106.12b, 616.1).

    Mana of triggered mana abilities is included (106.12a); its units may be masks. Nothing
    is changed. With neither in force it is the units themselves.
    """
    if EVENT_MANA not in state.replacements and EVENT_MANA not in state.triggers:
        return [units]
    found: list[tuple[int, ...]] = []
    for event in replaced(state, adding_mana(player, obj.id, units, tapped)):
        came = event.units + _triggered(state, player, event)
        if came not in found:
            found.append(came)
    return found


def replaced(state: GameState, event: Event) -> list[Event]:
    """What the event could become, in every order of the replacement effects on it (616.1)."""
    applicable = replace.applicable(state, event) if event.units else []
    if not applicable:
        return [event]
    found: list[Event] = []
    for source, number, ability, context in applicable:
        after = event.clone()
        after.applied = (*event.applied, (source, number))
        for change in ability.changes:
            if isinstance(change, Instead):
                after.units = ()
            else:
                replace.change_event(state, after, change, context, source)
        found += replaced(state, after)
        if ability.optional:
            declined = event.clone()
            declined.applied = after.applied
            found += replaced(state, declined)
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
        if not occurs(state, ability.pattern, event, context):
            continue
        if not holds(state, ability.condition, context):
            continue
        for effect in ability.modes[0].effects:
            if isinstance(effect, AddMana) and player in entities(state, effect.who, context):
                count = max(0, value(state, effect.count, context))
                units += tuple(unit | snow_of(obj) for unit in effect.units if unit) * count
    return units
