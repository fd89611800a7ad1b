"""What damage does as it is dealt (120.3)."""

from __future__ import annotations

from sim.rules.event_data import counters, life
from sim.rules.protection import protects
from sim.state.events import Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.limits import DamageCantBePrevented
from sim.vocab.terms import FIRST_OBJECT, ZONE_BATTLEFIELD


def deal(state: GameState, event: Event, follow: list[Event]) -> bool:
    """120.3: what damage does depends on what it is dealt to and on its source."""
    source = state.find(event.source)
    keywords = source.chars.keywords if source is not None else 0
    amount = event.amount
    if amount <= 0:
        return False
    if event.object < FIRST_OBJECT:
        if keywords & terms.KEYWORD_INFECT:
            follow.append(counters(event.object, "poison", amount, event.source))
        else:
            loss = life(event.object, -amount, event.source)
            loss.word = "damage"
            follow.append(loss)
    else:
        obj = state.objects.get(event.object)
        if obj is None or obj.zone != ZONE_BATTLEFIELD:
            return False
        if protects(state, obj, source) and DamageCantBePrevented not in state.rules:
            return False  # 702.16e: damage from such a source is prevented
        types = obj.chars.types
        if not types & (terms.TYPE_CREATURE | terms.TYPE_PLANESWALKER | terms.TYPE_BATTLE):
            return False
        if types & terms.TYPE_PLANESWALKER:
            follow.append(counters(obj.id, "loyalty", -amount, event.source))
        if types & terms.TYPE_CREATURE:
            if keywords & (terms.KEYWORD_WITHER | terms.KEYWORD_INFECT):
                cause = terms.CAUSE_RULES  # 120.3d: a result of the damage
                follow.append(counters(obj.id, "-1/-1", amount, event.source, cause))
            else:
                obj.damage += amount
            if keywords & terms.KEYWORD_DEATHTOUCH:
                obj.deathtouched = True
        state.damaged_this_turn.append((event.source, obj.id))
    if keywords & terms.KEYWORD_LIFELINK and source is not None:
        _lifelink(source, amount, follow)
    state.stirred = True
    state.touch()
    return True


def _lifelink(source: GameObject, amount: int, follow: list[Event]) -> None:
    """702.15b; damage dealt by one source at once gains life once (119.10)."""
    for event in follow:
        if event.kind == terms.EVENT_LIFE and event.source == source.id and event.amount > 0:
            event.amount += amount
            return
    follow.append(life(source.controller, amount, source.id))
