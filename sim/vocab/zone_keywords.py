"""Keyword abilities about other zones and about casting, each as what it stands for (702)."""

from __future__ import annotations

from sim.vocab import terms
from sim.vocab.abilities import Activated, AdditionalCost, AlternativeCost, Replacement, Triggered
from sim.vocab.amounts import mana_value_of
from sim.vocab.build import Costs, activated, costs_of, instead, whenever
from sim.vocab.changes import EntersWithCounters, GoesTo
from sim.vocab.conditions import IF_YOU_DO, WasCastVia
from sim.vocab.continuous import FOREVER, has
from sim.vocab.copying import Except
from sim.vocab.costs import (
    DiscardCards,
    ExileFrom,
    ExileMaterials,
    ExileSelf,
    PayMana,
    ReturnToHand,
    Sacrifice,
    costs_text,
)
from sim.vocab.creation import CreateCopy
from sim.vocab.discarding import FromZone
from sim.vocab.effects import Change, GainLife, LoseLife, Move, SacrificeSome
from sim.vocab.filters import Filter
from sim.vocab.mana import mana_cost
from sim.vocab.outcomes import Also
from sim.vocab.patterns import THIS, Moves, NextStep
from sim.vocab.programs import Delayed, If, Keep, May, MayCast, MayPay
from sim.vocab.record import counted
from sim.vocab.references import EACH_OPPONENT, IT, MOVED_CARD, SELF, YOU, stored
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_EXILE, ZONE_GRAVEYARD, ZONE_STACK
from sim.vocab.turns import SetReplacement
from sim.vocab.words import (
    ARTIFACT_OR_ENCHANTMENT,
    CARD,
    CREATURE,
    HASTE,
    LAND,
    OTHER,
    SPELL,
    TAPPED,
    TOKEN,
    YOURS,
    casts,
    enters,
    is_object,
    leaves,
    next_end_step,
    with_mana_value,
)
from sim.vocab.zone_play import EXPLOIT, ExileUntil, PutOnBottom, WasCastFrom


def retrace() -> AlternativeCost:
    """Retrace (702.81a): from the graveyard, a land card discarded besides the mana cost."""
    return AlternativeCost("retrace", (DiscardCards(LAND),), ZONE_GRAVEYARD, own_mana=True)


def jump_start() -> AlternativeCost:
    """Jump-start (702.133a)."""
    also = (DiscardCards(CARD),)
    return AlternativeCost("jump-start", also, ZONE_GRAVEYARD, exiles=True, own_mana=True)


def escape(costs: Costs, cards: int) -> AlternativeCost:
    """Escape (702.138a), for mana and so many other cards of the graveyard."""
    parts = (*costs_of(costs), ExileFrom(OTHER & CARD, cards))
    written = f"Escape—{costs_text(parts)}"
    return AlternativeCost("escape", parts, ZONE_GRAVEYARD, written=written)


def escapes_with(kind: str, number: int) -> Replacement:
    """The permanent enters with counters if it escaped (702.138c)."""
    words = f"~ escapes with {counted(number, f'{kind} counter')} on it."
    return instead(
        enters(),
        EntersWithCounters(kind, number),
        condition=WasCastVia("escape"),
        keyword=words,
    )


def unearth(costs: Costs) -> Activated:
    """Unearth (702.84a)."""
    back = stored("unearthed", "it")
    return activated(
        costs,
        Move(SELF, ZONE_BATTLEFIELD, store="unearthed"),
        Change(back, (has(HASTE),), FOREVER),
        Delayed(next_end_step(), (Move(back, ZONE_EXILE),)),
        SetReplacement(instead(leaves(is_object(back)), GoesTo(ZONE_EXILE)), FOREVER),
        as_sorcery=True,
        zone=ZONE_GRAVEYARD,
        keyword="unearth",
    )


def embalm(costs: Costs) -> Activated:
    """Embalm (702.128a): a white Zombie copy without a mana cost."""
    mummy = Except(subtypes=("Zombie",), color=terms.WHITE_BIT, costless=True)
    return activated(
        (*costs_of(costs), ExileSelf()),
        CreateCopy(SELF, exception=mummy),
        as_sorcery=True,
        zone=ZONE_GRAVEYARD,
        keyword="embalm",
    )


def eternalize(costs: Costs) -> Activated:
    """Eternalize (702.129a): a black 4/4 Zombie copy without a mana cost."""
    eternal = Except(subtypes=("Zombie",), color=terms.BLACK_BIT, costless=True, size=(4, 4))
    return activated(
        (*costs_of(costs), ExileSelf()),
        CreateCopy(SELF, exception=eternal),
        as_sorcery=True,
        zone=ZONE_GRAVEYARD,
        keyword="eternalize",
    )


def craft(costs: Costs, what: Filter, name: str, count: int = 1) -> Activated:
    """Craft (702.167 of later rules): the card returns transformed for materials that are exiled.

    Materials are permanents you control and cards in your graveyard; ``name`` is what the
    keyword calls them.
    """
    back = Move(FromZone(SELF, ZONE_EXILE, "this card"), ZONE_BATTLEFIELD, transformed=True)
    return activated(
        (*costs_of(costs), ExileSelf(), ExileMaterials(what, count)),
        back,
        as_sorcery=True,
        keyword=f"craft with {name}",
    )


def cascade() -> Triggered:
    """Cascade (702.85a); the spell that is cast has to be cheaper as well (702.85a)."""
    cheaper = with_mana_value("<", mana_value_of(IT))
    return whenever(
        casts(YOU, THIS),
        ExileUntil(~LAND & cheaper),
        MayCast(stored("found", "that card"), free=True, filter=cheaper),
        PutOnBottom(FromZone(stored("exiled", "the exiled cards"), ZONE_EXILE)),
        zones=(ZONE_STACK,),
        keyword="cascade",
    )


def exploit() -> Triggered:
    """Exploit (702.110a)."""
    return whenever(enters(), May((SacrificeSome(CREATURE, mark=EXPLOIT),)), keyword="exploit")


def extort() -> Triggered:
    """Extort (702.101a)."""
    drain = (LoseLife(1, EACH_OPPONENT), If(IF_YOU_DO, (GainLife(1),)))
    price = (PayMana(mana_cost("{W/B}")),)
    return whenever(casts(YOU, SPELL), MayPay((price,), drain), keyword="extort")


def rebound() -> Replacement:
    """Rebound (702.88a): exiled as it resolves if cast from hand, cast free next upkeep."""
    again = stored("rebound", "this card")
    later = Delayed(NextStep(terms.STEP_UPKEEP, YOU), (MayCast(again, free=True, via="rebound"),))
    return instead(
        Moves(THIS, ZONE_STACK, ZONE_GRAVEYARD, terms.CAUSE_RESOLVE),
        GoesTo(ZONE_EXILE),
        Also((Keep(MOVED_CARD, "rebound"), later)),
        condition=WasCastFrom(terms.ZONE_HAND),
        zones=(ZONE_STACK,),
        keyword="rebound",
    )


def disturb(costs: Costs) -> AlternativeCost:
    """Disturb (702.146a): cast transformed from the graveyard."""
    return AlternativeCost("disturb", costs_of(costs), ZONE_GRAVEYARD, face=terms.FACE_BACK)


def web_slinging(costs: Costs) -> AlternativeCost:
    """Web-slinging of later rules: you also return a tapped creature to its owner's hand."""
    parts = (*costs_of(costs), ReturnToHand(TAPPED & CREATURE & YOURS))
    written = f"Web-slinging {costs_text(costs_of(costs))}"
    return AlternativeCost("web-slinging", parts, written=written)


def bargain() -> AdditionalCost:
    """Bargain of later rules: you may sacrifice an artifact, an enchantment or a token."""
    price = Sacrifice(ARTIFACT_OR_ENCHANTMENT | TOKEN)
    return AdditionalCost((price,), "bargain")


def fuse() -> AlternativeCost:
    """Fuse (702.102a), on the split card itself: both halves at once, from the hand."""
    return AlternativeCost("fuse", (), own_mana=True)


def aftermath() -> AlternativeCost:
    """Aftermath (702.127a), on the half that is cast from the graveyard alone."""
    return AlternativeCost("aftermath", (), ZONE_GRAVEYARD, exiles=True, own_mana=True)
