"""What a card definition comes to: plain data."""

from __future__ import annotations

from typing import NamedTuple

from agents.heuristic.reach import can_hurt
from agents.heuristic.tricks import is_trick
from sim.vocab import patterns as p
from sim.vocab import terms as t
from sim.vocab.abilities import (
    AlternativeCost,
    Static,
    Triggered,
)
from sim.vocab.costs import PayMana
from sim.vocab.definition import CardDef
from sim.vocab.modes import Mode
from sim.vocab.record import Cost, Number


class ManaAbility(NamedTuple):
    """A mana ability: the types of each unit, how often, and whether the permanent is tapped."""

    units: tuple[int, ...]
    number: Number
    taps: bool


class Traits:
    """What a card definition comes to.

    ``makes`` are its mana abilities, ``mana`` is what they usually make in ``mana_types``,
    ``one_shot`` if that uses it up; ``fetch`` the least mana for which it finds a land, None if
    it finds none; ``wants_graveyard`` says that it costs the less the fuller that is;
    ``engine`` the worth of its abilities while it stays, ``parting`` of what happens
    as it goes; ``arrivals`` trigger as it is cast or enters, ``on_cast`` as spells are cast,
    ``on_draw`` as the n-th card is drawn while it is in the graveyard; ``statics`` change the
    permanent; ``refund`` is mana that playing it gives back, ``finds`` how many cards it brings;
    ``returns_own`` says that a permanent returns to the hand as it enters;
    ``hits`` is what happens as what it is attached to deals damage;
    ``mana_cost`` is its mana cost as what is paid;
    ``needed`` is the least mana that it can be cast for from the hand, ``reductions`` what its
    own abilities take off that;
    ``hurts`` says that it is a spell that can damage players, ``trick`` that it is an instant
    that does something to a creature; ``playing`` is what it is
    usually worth to play it, mana aside, and ``grave`` what it is worth in the graveyard.
    """

    __slots__ = (
        "arrivals",
        "cant_attack",
        "cant_block",
        "card",
        "creature",
        "engine",
        "fetch",
        "finds",
        "grave",
        "hits",
        "hurts",
        "instant",
        "land",
        "madness",
        "makes",
        "mana",
        "mana_cost",
        "mana_types",
        "needed",
        "on_cast",
        "on_draw",
        "one_shot",
        "parting",
        "permanent",
        "playing",
        "price",
        "reductions",
        "refund",
        "returns_own",
        "statics",
        "tapped",
        "trick",
        "wants_graveyard",
    )

    def __init__(self, card: CardDef) -> None:
        self.card = card
        types = card.type_mask
        self.land = types & t.TYPE_LAND != 0
        self.creature = types & t.TYPE_CREATURE != 0
        self.permanent = card.is_permanent
        self.instant = types & t.TYPE_INSTANT != 0 or card.keywords & t.KEYWORD_FLASH != 0
        self.makes: list[ManaAbility] = []
        self.fetch: int | None = None
        self.wants_graveyard = card.keywords & t.KEYWORD_DELVE != 0
        self.mana = 0
        self.mana_types = 0
        self.one_shot = False
        self.engine = 0.0
        self.parting = 0.0
        self.arrivals: list[Triggered] = []
        self.on_cast: list[tuple[p.Casts, tuple[Mode, ...]]] = []
        self.statics: list[Static] = []
        self.on_draw: list[tuple[int, float]] = []
        self.refund: tuple[int, ...] = ()
        self.finds = 0
        self.grave = 0.0
        self.hits = 0.0
        self.playing = 0.0
        self.price = 0.0
        self.needed = card.mana_value
        self.mana_cost: tuple[Cost, ...] = () if card.cost is None else (PayMana(card.cost),)
        self.tapped = False
        self.returns_own = False
        self.reductions: list[Number] = []
        self.hurts = card.spell is not None and any(can_hurt(one) for one in card.spell.modes)
        modes = () if card.spell is None else card.spell.modes
        self.trick = self.instant and any(is_trick(one) for one in modes)
        self.cant_block = False
        self.cant_attack = False
        self.madness: AlternativeCost | None = None
