"""The filters, flags and events that cards are written in, by the game's own words."""

from __future__ import annotations

from typing import Final

from sim.vocab import terms
from sim.vocab.filters import (
    Anything,
    AttackedThisTurn,
    Attacking,
    Blocking,
    ControlledBy,
    Filter,
    HasColor,
    HasKeyword,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    Is,
    IsAbility,
    IsColorless,
    IsOther,
    IsSpell,
    IsToken,
    OwnedBy,
    StatIs,
    Tapped,
    Unblocked,
)
from sim.vocab.patterns import (
    ANY_ZONE,
    THIS,
    Attacks,
    Casts,
    DealsDamage,
    Either,
    Moves,
    NextStep,
    StepBegins,
)
from sim.vocab.record import Number, Pattern, Ref
from sim.vocab.references import EACH_OPPONENT, EACH_PLAYER, YOU
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_GRAVEYARD

DEATHTOUCH: Final = terms.KEYWORD_DEATHTOUCH
DEFENDER: Final = terms.KEYWORD_DEFENDER
DOUBLE_STRIKE: Final = terms.KEYWORD_DOUBLE_STRIKE
FIRST_STRIKE: Final = terms.KEYWORD_FIRST_STRIKE
FLASH: Final = terms.KEYWORD_FLASH
FLYING: Final = terms.KEYWORD_FLYING
HASTE: Final = terms.KEYWORD_HASTE
HEXPROOF: Final = terms.KEYWORD_HEXPROOF
INDESTRUCTIBLE: Final = terms.KEYWORD_INDESTRUCTIBLE
INTIMIDATE: Final = terms.KEYWORD_INTIMIDATE
LIFELINK: Final = terms.KEYWORD_LIFELINK
MENACE: Final = terms.KEYWORD_MENACE
REACH: Final = terms.KEYWORD_REACH
SHROUD: Final = terms.KEYWORD_SHROUD
TRAMPLE: Final = terms.KEYWORD_TRAMPLE
VIGILANCE: Final = terms.KEYWORD_VIGILANCE
FEAR: Final = terms.KEYWORD_FEAR
SKULK: Final = terms.KEYWORD_SKULK
SHADOW: Final = terms.KEYWORD_SHADOW
HORSEMANSHIP: Final = terms.KEYWORD_HORSEMANSHIP
INFECT: Final = terms.KEYWORD_INFECT
WITHER: Final = terms.KEYWORD_WITHER
CHANGELING: Final = terms.KEYWORD_CHANGELING
CONVOKE: Final = terms.KEYWORD_CONVOKE
DELVE: Final = terms.KEYWORD_DELVE
UNBLOCKABLE: Final = terms.KEYWORD_UNBLOCKABLE

ARTIFACT: Final = HasType(terms.TYPE_ARTIFACT)
CREATURE: Final = HasType(terms.TYPE_CREATURE)
ENCHANTMENT: Final = HasType(terms.TYPE_ENCHANTMENT)
INSTANT: Final = HasType(terms.TYPE_INSTANT)
LAND: Final = HasType(terms.TYPE_LAND)
PLANESWALKER: Final = HasType(terms.TYPE_PLANESWALKER)
SORCERY: Final = HasType(terms.TYPE_SORCERY)
ARTIFACT_OR_ENCHANTMENT: Final = HasType(terms.TYPE_ARTIFACT | terms.TYPE_ENCHANTMENT)
CREATURE_OR_PLANESWALKER: Final = HasType(terms.TYPE_CREATURE | terms.TYPE_PLANESWALKER)
INSTANT_OR_SORCERY: Final = HasType(terms.TYPE_INSTANT | terms.TYPE_SORCERY)
PERMANENT: Final = Anything("permanent")
CARD: Final = Anything("card")
SOURCE: Final = Anything("source")
SPELL: Final = IsSpell()
ABILITY: Final = IsAbility()

BASIC: Final = HasSupertype(terms.SUPERTYPE_BASIC)
LEGENDARY: Final = HasSupertype(terms.SUPERTYPE_LEGENDARY)
SNOW: Final = HasSupertype(terms.SUPERTYPE_SNOW)

WHITE: Final = HasColor(terms.WHITE_BIT)
BLUE: Final = HasColor(terms.BLUE_BIT)
BLACK: Final = HasColor(terms.BLACK_BIT)
RED: Final = HasColor(terms.RED_BIT)
GREEN: Final = HasColor(terms.GREEN_BIT)
COLORLESS: Final = IsColorless()

YOURS: Final = ControlledBy(YOU)
OPPONENTS: Final = ControlledBy(EACH_OPPONENT)
YOU_OWN: Final = OwnedBy(YOU)
OTHER: Final = IsOther()
TOKEN: Final = IsToken()
TAPPED: Final = Tapped()
UNTAPPED: Final = ~TAPPED
ATTACKING: Final = Attacking()
BLOCKING: Final = Blocking()
UNBLOCKED: Final = Unblocked()
ATTACKED_THIS_TURN: Final = AttackedThisTurn()


def subtype(name: str) -> HasSubtype:
    """Objects with the subtype."""
    return HasSubtype(name)


def with_keyword(*keywords: int) -> HasKeyword:
    """Objects with one of the flag keywords."""
    mask = 0
    for keyword in keywords:
        mask |= keyword
    return HasKeyword(mask)


def named(name: str) -> HasName:
    """Objects with the name."""
    return HasName(name)


def is_object(what: Ref) -> Filter:
    """Just the objects referred to."""
    return Is(what)


def with_power(operator: str, value: Number) -> StatIs:
    """Objects whose power compares so."""
    return StatIs("power", operator, value)


def with_toughness(operator: str, value: Number) -> StatIs:
    """Objects whose toughness compares so."""
    return StatIs("toughness", operator, value)


def with_mana_value(operator: str, value: Number) -> StatIs:
    """Objects whose mana value compares so."""
    return StatIs("mana value", operator, value)


def enters(what: Filter = THIS, untapped: bool = False) -> Moves:
    """``what`` enters the battlefield."""
    return Moves(what, to_zone=ZONE_BATTLEFIELD, untapped=untapped)


def dies(what: Filter = THIS) -> Moves:
    """``what`` is put into a graveyard from the battlefield (700.4)."""
    return Moves(what, ZONE_BATTLEFIELD, ZONE_GRAVEYARD)


def leaves(what: Filter = THIS) -> Moves:
    """``what`` leaves the battlefield."""
    return Moves(what, ZONE_BATTLEFIELD)


def discards(player: Ref, what: Filter) -> Moves:
    """A player discards a card that fits."""
    return Moves(what, terms.ZONE_HAND, ANY_ZONE, terms.CAUSE_DISCARD, player)


def sacrifices(player: Ref, what: Filter) -> Moves:
    """A player sacrifices a permanent that fits."""
    return Moves(what, ZONE_BATTLEFIELD, ANY_ZONE, terms.CAUSE_SACRIFICE, player)


def casts(player: Ref, what: Filter) -> Casts:
    """A player casts a spell that fits."""
    return Casts(player, what)


def attacks(what: Filter = THIS) -> Attacks:
    """``what`` attacks."""
    return Attacks(what)


def deals_combat_damage(source: Filter = THIS, players: Ref | None = EACH_PLAYER) -> DealsDamage:
    """``source`` deals combat damage to one of the players."""
    return DealsDamage(source, None, players, True)


def beginning_of(step: int, player: Ref | None = YOU) -> StepBegins:
    """The beginning of a step of a player's turn (None: of each turn)."""
    return StepBegins(step, player)


def next_end_step() -> NextStep:
    """The beginning of the next end step."""
    return NextStep(terms.STEP_END)


def either(*parts: Pattern) -> Either:
    """Any of the patterns."""
    return Either(parts)
