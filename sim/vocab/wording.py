"""How abilities put the texts of their parts together."""

from __future__ import annotations

import re

from sim.vocab import terms
from sim.vocab.changes import Adds, EventChange, Instead, Multiplies, Prevents
from sim.vocab.continuous import Affect
from sim.vocab.costs import costs_text
from sim.vocab.describe import Filter, is_fixed, noun_phrase, one
from sim.vocab.english import many_do, number_word, sentence
from sim.vocab.modes import Mode, body_text
from sim.vocab.patterns import (
    BecomesBlocked,
    BecomesTarget,
    Blocks,
    Casts,
    DealsDamage,
    Draws,
    IsDealtDamage,
    LifeChanges,
    PutsCounters,
    TapsForMana,
)
from sim.vocab.record import Ability, Cost, Pattern, Rule
from sim.vocab.references import YOU
from sim.vocab.rules import subject_of
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_NAMES


def keyword_text(keyword: str, costs: tuple[Cost, ...]) -> str:
    """A keyword with its cost: ``equip {1}``, ``flashback—sacrifice a Mountain``."""
    words = costs_text(costs)
    if not words:
        return keyword
    return f"{keyword} {words}" if re.fullmatch(r"(\{[^}]*\})+", words) else f"{keyword}—{words}"


def modes_text(modes: tuple[Mode, ...], choose: int, at_most: int) -> str:
    """The instructions, as a bulleted choice where there are several modes (700.2)."""
    if len(modes) == 1:
        return modes[0].text()
    if choose == at_most:
        head = f"choose {number_word(choose)}"
    elif choose == 0:
        head = f"choose up to {number_word(at_most)}"
    elif at_most == len(modes):
        head = f"choose {number_word(choose)} or {'both' if at_most == 2 else 'more'}"
    else:
        head = f"choose {number_word(choose)} or {number_word(at_most)}"
    return f"{head} —\n" + "\n".join(f"• {sentence(mode.text())}." for mode in modes)


def said_again(body: str) -> str:
    """Instructions that begin with the card itself, which was just spoken of."""
    for name, pronoun in (("~'s ", "its "), ("~ ", "it ")):
        if body.startswith(name):
            return pronoun + body.removeprefix(name)
    return body


def of_event(body: str, pattern: Pattern) -> str:
    """Instructions of a triggered ability, which speak of what its event was about."""
    if isinstance(pattern, (Blocks, BecomesBlocked)):
        body = body.replace("that source", "that creature")
    elif isinstance(pattern, BecomesTarget):
        source = "that spell" if pattern.spells else "that spell or ability"
        body = body.replace("that source", source)
        body = body.replace("unless that spell or ability's", "unless its")
    elif isinstance(pattern, Casts) and "that player" not in body:
        body = re.sub(r"\bcounter it\b", "counter that spell", body)
    elif isinstance(pattern, TapsForMana):
        body = re.sub(r"\b(destroy|untap) it\b", rf"\1 that {plain_noun(pattern.filter)}", body)
    elif isinstance(pattern, DealsDamage):
        if not is_fixed(pattern.source):
            body = body.replace("that source", f"that {plain_noun(pattern.source)}")
        if pattern.to is not None and not is_fixed(pattern.to):
            body = re.sub(r"\bdestroy it\b", f"destroy that {plain_noun(pattern.to)}", body)
    return said_again(body) if " ~" in f" {pattern.text()}" else body


def from_zones(body: str, zones: int) -> str:
    """Instructions of an ability that works in another zone, which say from where ~ moves."""
    if zones & 1 << ZONE_BATTLEFIELD or zones & (zones - 1):
        return body
    zone = ZONE_NAMES[zones.bit_length() - 1]
    place = "exile" if zone == "exile" else f"your {zone}"
    return body.replace("return ~ to", f"return ~ from {place} to")


def statements(parts: tuple[Affect | Rule, ...]) -> str:
    """What a static ability says; statements about the same objects share their subject."""
    words, before = "", ""
    for part in parts:
        text = part.text()
        subject = part.subject()[0] if isinstance(part, Affect) else subject_of(part)
        if not words:
            words = text
        elif not subject or subject != before:
            words += f" and {text}"
        else:
            words = _also(words, text.removeprefix(subject + " "))
        before = subject
    return words


def _also(words: str, predicate: str) -> str:
    """One more predicate of the same subject: ``~ can't attack or block alone``."""
    head, negation, last = words.rpartition(" can't ")
    if not negation or not predicate.startswith("can't "):
        return f"{words} and {predicate}"
    predicate = predicate.removeprefix("can't ")
    for tail in (" alone", f" unless{predicate.partition(' unless')[2]}"):
        if last.endswith(tail) and predicate.endswith(tail):
            last = last.removesuffix(tail)
    return f"{head}{negation}{last} or {predicate}"


def changed(pattern: Pattern, change: EventChange) -> str:
    """What a replacement effect makes of the event, with the event's own verb."""
    words = change.text()
    if isinstance(change, Instead) and isinstance(pattern, Draws) and pattern.player != YOU:
        return "you " + words if words.startswith("draw ") else words
    if words == "that doesn't happen" and isinstance(pattern, LifeChanges) and pattern.sign > 0:
        return "you gain no life instead" if pattern.player == YOU else "they gain no life instead"
    if isinstance(change, Multiplies) and terms.EVENT_CREATE in pattern.kinds:
        return f"it creates {words.replace('that much', 'that many')} of those tokens instead"
    if not isinstance(change, (Multiplies, Adds)):
        return words
    if isinstance(pattern, DealsDamage):
        return f"it deals {words} damage instead"
    if isinstance(pattern, TapsForMana):
        return f"it produces {words.replace('that much', 'as much')} of that mana instead"
    if isinstance(pattern, IsDealtDamage):
        return f"{words} damage is dealt instead"
    if isinstance(pattern, LifeChanges):
        verb = "gain" if pattern.sign > 0 else "lose"
        if pattern.player == YOU:
            return f"you {verb} {words} life instead"
        return f"that player {verb}s {words} life instead"
    if isinstance(pattern, PutsCounters):
        words = words.replace("that much", "that many")
        if pattern.by_effect:
            return f"it puts {words} of those counters on it instead"
        return f"{words} of those counters are put on it instead"
    return f"{words} instead"


def prevention_text(ability: Ability, lasting: str) -> str:
    """How a spell says that all damage of a kind is prevented for a while (615.1a).

    Empty for any other replacement effect.
    """
    pattern: object = getattr(ability, "pattern", None)
    changes: tuple[EventChange, ...] = getattr(ability, "changes", ())
    change = changes[0] if len(changes) == 1 else None
    if not isinstance(change, Prevents) or change.amount != -1:
        return ""
    if getattr(ability, "condition", None) is not None:
        return ""
    if isinstance(pattern, DealsDamage):
        source, _, dealt = pattern.text().partition(" deals ")
        which = source if is_fixed(pattern.source) else noun_phrase(pattern.source, 2)
        kind, to, whom = dealt.partition(" to ")
        words = f"prevent all {kind} {which} would deal{to}{whom}{lasting}"
    elif isinstance(pattern, IsDealtDamage):
        who, _, kind = re.split(r" (is|are) dealt ", pattern.text())
        everyone = who == "a player or a permanent"
        if pattern.to is not None and pattern.players is None and not is_fixed(pattern.to):
            who = noun_phrase(pattern.to, 2)
        words = f"prevent all {kind} that would be dealt{'' if everyone else ' to ' + who}{lasting}"
    else:
        return ""
    then = body_text(change.then)
    return f"{words}. {sentence(then)}" if then else words


def one_or_more(pattern: Pattern) -> str:
    """The pattern of a batch: ``one or more creatures you control die``."""
    what = getattr(pattern, "filter", None) or getattr(pattern, "source", None)
    words = pattern.text()
    if not isinstance(what, Filter):
        return words
    for card in (True, False):
        who = one(what, card=card)
        if words.startswith(who + " "):
            verb = many_do(words.removeprefix(who).strip())
            return f"one or more {noun_phrase(what, 2, card=card)} {verb}"
    return words


def plain_noun(what: Filter) -> str:
    """What text calls an object that it has described: ``creature`` for a creature you control."""
    return re.split(r" (?:you|your|an|with|without|that) ", noun_phrase(what))[0]
