"""Events as data, ready to be performed (700.1); :mod:`sim.rules.events` makes them happen."""

from __future__ import annotations

from typing import Final

from sim.state.events import EXILES_ANYWHERE, Entry, Event
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.definition import CardDef
from sim.vocab.terms import (
    CAUSE_NONE,
    CAUSE_RESOLVE,
    EVENT_MOVE,
    FIRST_OBJECT,
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_STACK,
)

SPENT: Final = "spent"  # the register of a spell for the types of the mana that paid for it
EXILER: Final = "exiler"  # the register for what let a spell be cast and exiles it
DREW: Final = -2  # the key in state.once of who drew a card in this draw step


def bought_back(obj: GameObject) -> bool:
    """Whether the spell's buyback cost was paid (702.27a)."""
    return obj.context is not None and "buyback" in obj.context.words.get("extras", "").split()


def moving(obj: GameObject, to_zone: int, cause: int = CAUSE_NONE, source: int = NOBODY) -> Event:
    """The object moves to another zone; from the stack to exile if it was cast so."""
    if obj.zone == ZONE_STACK and obj.context is not None and obj.context.exiles:
        # What competes with buyback its controller chooses (616.1): applying.applicable.
        from_graveyard = to_zone == ZONE_GRAVEYARD and not (
            cause == CAUSE_RESOLVE and bought_back(obj)
        )
        if from_graveyard or obj.context.exiles == EXILES_ANYWHERE:
            to_zone = ZONE_EXILE  # 614.1a, 702.34a
    event = Event(EVENT_MOVE, obj.id, obj.controller, source)
    event.from_zone = obj.zone
    event.to_zone = to_zone
    event.cause = cause
    if to_zone == ZONE_BATTLEFIELD:
        event.entry = Entry(NOBODY)
    return event


def damage(source: int, to: int, amount: int, combat: bool = False) -> Event:
    """A source deals damage to a player or object (120)."""
    event = Event(terms.EVENT_DAMAGE, to, to if to < FIRST_OBJECT else NOBODY, source, amount)
    event.combat = combat
    return event


def life(player: int, amount: int, source: int = NOBODY) -> Event:
    """A player gains life, or loses it if the amount is negative (119)."""
    return Event(terms.EVENT_LIFE, NOBODY, player, source, amount)


def counters(
    on: int, kind: str, amount: int, source: int = NOBODY, cause: int = terms.CAUSE_NONE
) -> Event:
    """Counters are put on an object or player, or removed if the amount is negative (122).

    The ``cause`` says where that is no effect of a spell or ability (614.16).
    """
    event = Event(terms.EVENT_COUNTERS, on, NOBODY, source, amount, kind)
    event.cause = cause
    return event


def tapping(obj: GameObject) -> Event:
    """The permanent becomes tapped."""
    return Event(terms.EVENT_TAP, obj.id, obj.controller)


def untapping(obj: GameObject) -> Event:
    """The permanent becomes untapped."""
    return Event(terms.EVENT_UNTAP, obj.id, obj.controller)


def drawing(player: int) -> Event:
    """A player draws a card (121)."""
    return Event(terms.EVENT_DRAW, NOBODY, player)


def adding_mana(player: int, source: int, units: tuple[int, ...], tapped: bool) -> Event:
    """Mana is added to a player's pool (106.4); ``tapped``: its source was tapped for mana."""
    event = Event(terms.EVENT_MANA, source if tapped else NOBODY, player, source, len(units))
    event.units = units
    event.word = "tapped" if tapped else ""
    return event


def creating(card: CardDef, player: int, amount: int, source: int, entry: Entry) -> Event:
    """A player creates tokens (701.6)."""
    event = Event(terms.EVENT_CREATE, NOBODY, player, source, amount)
    event.card = card
    event.entry = entry
    return event


def transforming(obj: GameObject) -> Event:
    """A permanent transforms (701.28)."""
    return Event(terms.EVENT_TRANSFORM, obj.id, obj.controller)


def attaching(what: int, to: int) -> Event:
    """An Aura or Equipment becomes attached (701.3)."""
    return Event(terms.EVENT_ATTACH, what, NOBODY, to)


def losing(player: int, reason: str) -> Event:
    """A player loses the game (104.3)."""
    return Event(terms.EVENT_LOSE, NOBODY, player, NOBODY, 0, reason)
