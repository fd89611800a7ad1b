"""What spells and abilities do to what they target, read off their instructions once.

It is coarser than what :mod:`agents.heuristic` reads on a board, and costs a dictionary's look-up.
"""

from __future__ import annotations

from typing import Final

from agents.heuristic.effects import changed_worth
from agents.heuristic.instructions import walk
from agents.heuristic.reading import Scene, number
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.abilities import Static
from sim.vocab.amounts import EventAmount, XValue
from sim.vocab.continuous import Affect, ChangeStats, GainControl
from sim.vocab.definition import CardDef
from sim.vocab.record import Effect, Number, Record, Ref, mentions
from sim.vocab.references import (
    EventObject,
    EventPlayer,
    EventSource,
    Host,
    MovedCard,
    Self,
    Stored,
    Target,
    Together,
)
from sim.vocab.rules import CantBlock

# A change of toughness that kills nothing.
HARMLESS: Final = 0
_CHOSEN: Final[tuple[type[Record], ...]] = (
    EventAmount,
    EventObject,
    EventPlayer,
    EventSource,
    Host,
    MovedCard,
    Self,
    Stored,
    Target,
    XValue,
)


class Leaning:
    """What happens to a target of a clause.

    ``damage`` is dealt to it, as a number or as what is to be counted; ``untaps`` is set where it
    is untapped; ``removed`` is the share of its worth that its controller loses;
    ``gain`` is what its controller gets, negative where it loses; ``taken`` is what the one who
    targets it gets, such as a creature out of a graveyard; ``returned`` what its owner gets back;
    ``shrunk`` is a loss of toughness.
    """

    __slots__ = ("damage", "gain", "removed", "returned", "shrunk", "taken", "untaps")

    def __init__(self) -> None:
        self.damage: Number = 0
        self.untaps = False
        self.removed = 0.0
        self.gain = 0.0
        self.returned = 0.0
        self.taken = 0.0
        self.shrunk = HARMLESS


def leaning_of(effects: tuple[Effect, ...], clause: int, zone: int, scene: Scene) -> Leaning:
    """What instructions do to the targets of the clause with that index, in that zone."""
    found = Leaning()
    for effect in walk(effects):
        _read(effect, clause, zone, scene, found)
    return found


def aura_leaning(card: CardDef, scene: Scene) -> Leaning:
    """What an Aura does to what it enchants."""
    found = Leaning()
    for ability in card.abilities:
        if isinstance(ability, Static):
            for part in ability.parts:
                if isinstance(part, Affect) and isinstance(part.what, Host):
                    found.gain += changed_worth(part.modifications, scene)
                    if any(isinstance(one, GainControl) for one in part.modifications):
                        found.removed += 1.6
                elif not isinstance(part, Affect):
                    found.gain -= 1.5  # it can't attack, block, or use its abilities
    return found


def _read(effect: Effect, clause: int, zone: int, scene: Scene, found: Leaning) -> None:
    if isinstance(effect, e.DealDamage):
        if _names(effect.to, clause):
            # What speaks of choices that are still to be made is guessed.
            chosen = any(mentions(effect.amount, kind) for kind in _CHOSEN)
            found.damage = number(effect.amount, scene) if chosen else effect.amount
    elif isinstance(effect, e.Destroy | e.SacrificeThem):
        if _names(effect.what, clause):
            found.removed += 1.0
    elif isinstance(effect, e.Move):
        if _names(effect.what, clause):
            _moved(effect.zone, zone, found)
    elif isinstance(effect, e.CounterSpell):
        if _names(effect.what, clause):
            found.removed += 1.0
    elif isinstance(effect, e.Tap):
        if _names(effect.what, clause):
            found.gain -= 0.5
    elif isinstance(effect, e.Untap):
        if _names(effect.what, clause):
            found.untaps = True
    elif isinstance(effect, e.Regenerate):
        if _names(effect.what, clause):
            found.gain += 0.5
    elif isinstance(effect, e.PutCounters):
        if _names(effect.on, clause):
            bad = effect.kind in ("-1/-1", "poison", "stun")
            found.gain += (-1.0 if bad else 1.0) * number(effect.count, scene)
            if effect.kind == "-1/-1":
                found.shrunk += number(effect.count, scene)
    elif isinstance(effect, e.Change):
        if _names(effect.what, clause):
            _changed(effect, scene, found)
    elif isinstance(effect, e.Attach):
        if _names(effect.to, clause):
            found.gain += 1.2
    elif isinstance(effect, e.Fight):
        if _names(effect.other, clause):
            found.removed += 0.8
        elif _names(effect.one, clause):
            found.gain += 0.3
    elif isinstance(effect, e.Draw | e.GainLife):
        if _names(effect.who, clause):
            found.gain += 1.0
    elif isinstance(effect, e.Discard | e.LoseLife | e.Mill | e.SacrificeSome):
        if _names(effect.who, clause):
            found.gain -= 1.0
    elif isinstance(effect, e.SetRule) and isinstance(effect.rule, CantBlock):
        found.gain -= 0.5


def _moved(to: int, zone: int, found: Leaning) -> None:
    if zone in (t.ZONE_BATTLEFIELD, t.ZONE_STACK):
        found.removed += 0.5 if to == t.ZONE_HAND else 0.0 if to == t.ZONE_BATTLEFIELD else 1.0
    elif to in (t.ZONE_HAND, t.ZONE_LIBRARY):
        found.returned += 1.0 if to == t.ZONE_HAND else 0.3
    elif to == t.ZONE_BATTLEFIELD:
        found.taken += 1.0
    else:
        found.removed += 0.3  # a card out of a graveyard


def _changed(effect: e.Change, scene: Scene, found: Leaning) -> None:
    found.gain += 0.4 * changed_worth(effect.modifications, scene)
    for change in effect.modifications:
        if isinstance(change, ChangeStats):
            found.shrunk -= min(0, number(change.toughness, scene))
        elif isinstance(change, GainControl):
            found.removed += 1.0


def _names(ref: Ref, clause: int) -> bool:
    if isinstance(ref, Target):
        return ref.index == clause
    return isinstance(ref, Together) and any(_names(part, clause) for part in ref.parts)
