"""What Auras and Equipment may be attached to (303.4, 301.5), asked by effects and by 704.5."""

from __future__ import annotations

from sim.rules.evaluate import context_of, matches, player_matches
from sim.rules.protection import protects
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Enchant
from sim.vocab.terms import FIRST_OBJECT, TYPE_CREATURE, ZONE_BATTLEFIELD


def enchant_of(obj: GameObject) -> Enchant | None:
    """The enchant ability that says what an Aura may be attached to (702.5)."""
    for ability in obj.chars.abilities:
        if isinstance(ability, Enchant):
            return ability
    return None


def is_bestowed(obj: GameObject) -> bool:
    """Whether the spell or permanent is a bestowed Aura (702.103b)."""
    return obj.definition.copiable is not obj.definition


def unbestow(state: GameState, obj: GameObject) -> None:
    """702.103e-f: it ceases to be bestowed, and is the creature that it was."""
    obj.definition = obj.definition.copiable
    if obj.zone != ZONE_BATTLEFIELD:
        obj.chars = obj.definition.printed
    state.touch()
    state.dirty = True


def may_attach(state: GameState, obj: GameObject, host: int) -> bool:
    """Whether an Aura or Equipment may be, or stay, attached to the entity."""
    if "Aura" in obj.chars.subtypes:
        return _may_enchant(state, obj, host)
    if host < FIRST_OBJECT:
        return False
    wearer = state.objects.get(host)
    if wearer is None or wearer.zone != ZONE_BATTLEFIELD or wearer is obj:
        return False
    # 301.5: only creatures; 301.5c: not an Equipment that is a creature itself; 702.16d.
    if obj.chars.types & TYPE_CREATURE or not wearer.chars.types & TYPE_CREATURE:
        return False
    return not protects(state, wearer, obj, obj.attached_to == host)


def _may_enchant(state: GameState, aura: GameObject, host: int) -> bool:
    enchant = enchant_of(aura)
    if enchant is None or (aura.chars.types & TYPE_CREATURE and aura.zone == ZONE_BATTLEFIELD):
        return False  # 303.4d
    context = context_of(aura)
    clause = enchant.clause
    if host < FIRST_OBJECT:
        return clause.players is not None and player_matches(state, clause.players, host, context)
    wearer = state.objects.get(host)
    if wearer is None or wearer.zone != clause.zone or wearer is aura:
        return False
    if clause.filter is None or not matches(state, clause.filter, wearer, context):
        return False
    if wearer.zone != ZONE_BATTLEFIELD:
        return True  # a card's protection works on the battlefield alone (113.6)
    return not protects(state, wearer, aura, aura.attached_to == host)  # 702.16c
