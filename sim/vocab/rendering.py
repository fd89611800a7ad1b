"""The rules text of a whole card, and how an effect describes a token that it creates."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sim.vocab import terms
from sim.vocab.abilities import (
    AdditionalCost,
    AlternativeCost,
    Enchant,
    HandAction,
    Landwalk,
    OwnCostChange,
    Protection,
    Static,
    Triggered,
)
from sim.vocab.describe import noun_phrase
from sim.vocab.english import join_words, lowered, sentence
from sim.vocab.record import Ability

if TYPE_CHECKING:
    from sim.vocab.definition import CardDef

_LISTED = (Triggered, Landwalk, Protection, OwnCostChange)


def rules_text(card: CardDef) -> str:
    """The card's rules text, one ability a line."""
    this = _this(card) if card.token else card.name
    return "\n".join(_named(_settled(card, line), this) for line in _lines(card))


def token_text(card: CardDef, many: bool = False) -> str:
    """The token in words, as an effect that creates it says: ``1/1 red Goblin ...``."""
    creature = bool(card.type_mask & terms.TYPE_CREATURE)
    parts = [name.lower() for name in card.supertypes]
    if card.power_text is not None and "*" not in card.power_text:
        parts.append(f"{card.power_text}/{card.toughness_text}")
    if creature:
        colors = terms.bit_names(card.colors, terms.COLOR_NAMES)
        parts.append(join_words(list(colors)) or "colorless")
    parts.extend(card.subtypes)
    if creature or not card.subtypes:
        parts.extend(name.lower() for name in card.types)
    phrase = " ".join(parts) + (" tokens" if many else " token")
    if card.name != " ".join((*card.subtypes, "Token")):
        phrase = f"{phrase} named {card.name.removesuffix(' Token')}"
    if not creature:
        return phrase  # the rules say what it can do (111.10)
    words = _flags(card)
    for ability in _written(card):
        text = _named(_settled(card, _finished(ability)), "this creature")
        words.append(lowered(text) if _is_keyword(ability) else f'"{text}"')
    phrase = f"{phrase} with {join_words(words)}" if words else phrase
    cant = card.keywords & terms.KEYWORD_UNBLOCKABLE
    return f"{phrase} that can't be blocked" if cant else phrase


def _lines(card: CardDef) -> list[str]:
    """The lines of the text, ``~`` still standing for the card; keywords side by side."""
    listed = _flags(card)
    lines: list[str] = []
    if card.keywords & terms.KEYWORD_UNBLOCKABLE:
        lines.append("~ can't be blocked.")
    for ability in _written(card):
        if not lines and _is_keyword(ability) and isinstance(ability, _LISTED):
            listed.append(ability.text())
        else:
            lines.append(_finished(ability))
    return [sentence(", ".join(listed)), *lines] if listed else lines


def _flags(card: CardDef) -> list[str]:
    """The names of the flag keywords."""
    mask = card.keywords & ~terms.KEYWORD_UNBLOCKABLE
    return list(terms.bit_names(mask, terms.KEYWORD_NAMES))


def _written(card: CardDef) -> list[Ability]:
    """The abilities that a card's text speaks of, in order.

    The mana abilities that come with the basic land types (305.6) stand first and are not
    written; nor are those of a keyword's abilities that another one of them already says.
    """
    intrinsic = sum(name in terms.BASIC_LAND_TYPES for name in card.subtypes)
    return [
        ability
        for ability in card.abilities[intrinsic:]
        if not getattr(ability, "keyword", "").startswith("(")
    ]


def _is_keyword(ability: Ability) -> bool:
    """Whether the ability is written as a keyword, without a full stop."""
    if isinstance(ability, AlternativeCost):
        return not ability.written
    if isinstance(ability, AdditionalCost):
        return bool(ability.name) and not ability.text().startswith("As ")
    if isinstance(ability, (Enchant, HandAction, Landwalk, Protection)):
        return True
    if isinstance(ability, Static) and ability.condition is not None:
        return False
    return bool(getattr(ability, "keyword", ""))


def _finished(ability: Ability) -> str:
    """The ability's text as a line: a capital letter, and a full stop where one is due."""
    text = sentence(ability.text())
    if "\n" in text or text.endswith((".", '."')) or (_is_keyword(ability) and "—" not in text):
        return text
    keyword = _is_keyword(ability) or isinstance(ability, AlternativeCost)
    if keyword and re.fullmatch(r"[A-Z][a-z -]*( \d+—| )(\{[^}]*\})+", text):
        return text  # its cost is mana alone, as that of suspend

    return text + "."


def _named(text: str, this: str) -> str:
    """The text with the card's or the token's own name for ``~``."""
    text = re.sub(r"(^|[.:—] )~", lambda start: start[1] + sentence(this), text)
    return text.replace("~", this)


def _this(card: CardDef) -> str:
    """How a token speaks of itself."""
    for mask, name in (
        (terms.TYPE_CREATURE, "creature"),
        (terms.TYPE_ARTIFACT, "artifact"),
        (terms.TYPE_LAND, "land"),
    ):
        if card.type_mask & mask:
            return f"this {name}"
    return "this token"


def _settled(card: CardDef, line: str) -> str:
    """The line with what only the whole card can say: what it enchants, whether it can die."""
    for ability in card.abilities:
        if isinstance(ability, Enchant):
            what = ability.clause.filter
            noun = noun_phrase(what).split(" you ")[0] if what is not None else "player"
            line = line.replace("nchanted permanent", f"nchanted {noun}")
    if not card.is_permanent:
        line = line.replace("it was kicked", "this spell was kicked")
    elif not card.type_mask & (terms.TYPE_CREATURE | terms.TYPE_PLANESWALKER):
        gone = "is put into a graveyard from the battlefield"
        line = line.replace("~ dies", f"~ {gone}").replace(
            "~ enters or dies", f"~ enters or {gone}"
        )
    return line
