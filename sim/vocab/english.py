"""English: the few forms of words that rendering a rules text needs."""

from __future__ import annotations

import re
from typing import Final

_NUMBERS: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen", "twenty"),
)

_PLURALS: Final = {
    "Cyclops": "Cyclopes",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Homunculus": "Homunculi",
    "Locus": "Loci",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Pegasus": "Pegasi",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}
_UNCHANGED: Final = (
    "Plains",
    "Samurai",
    "Eldrazi",
    "Myr",
    "Kor",
    "Vedalken",
    "Sheep",
    "Aetherborn",
)

_IRREGULAR: Final = {"has": "have", "is": "are", "does": "do"}


def number_word(value: int) -> str:
    """A number as rules texts write it: in letters up to twenty."""
    return _NUMBERS[value] if 0 <= value < len(_NUMBERS) else str(value)


def sentence(words: str) -> str:
    """The words with a capital letter, the marks of the card's own name left alone."""
    return words[:1].upper() + words[1:]


def lowered(words: str) -> str:
    """The words with a small letter, to stand inside a sentence."""
    return words[:1].lower() + words[1:]


def of_itself(words: str, this: str) -> str:
    """A text in which an object speaks of itself, with what it calls itself put there."""
    return words.replace(": ~", ": " + sentence(this)).replace("~", this)


def join_words(parts: list[str], last: str = "and") -> str:
    """Join as in a sentence: ``a``, ``a and b``, ``a, b, and c``."""
    if len(parts) <= 2:
        return f" {last} ".join(parts)
    return ", ".join(parts[:-1]) + f", {last} " + parts[-1]


def with_article(phrase: str) -> str:
    """The phrase with ``a`` or ``an`` before it."""
    vowel = phrase[:1].lower() in ("a", "e", "i", "o", "u", "8") and not phrase.startswith("Uni")
    return ("an " if vowel or phrase.startswith(("11/", "X/")) else "a ") + phrase


def pluralize(noun: str) -> str:
    """The plural of a noun phrase's last word, for the nouns that the game uses."""
    head, _, last = noun.rpartition(" ")
    if last in _PLURALS:
        last = _PLURALS[last]
    elif last in _UNCHANGED or last.endswith(("folk", "kin", "fish", "'s")):
        pass
    else:
        last = third_person(last)
    return f"{head} {last}" if head else last


def third_person(verb: str) -> str:
    """``draws`` for ``draw``; the plural of a regular noun has the same form."""
    if verb.endswith(("s", "x", "ch", "sh")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in ("a", "e", "i", "o", "u"):
        return verb[:-1] + "ies"
    return verb + "s"


def base_form(verb: str) -> str:
    """``draw`` for ``draws``; a word that is no third person stays as it is."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return verb[:-1] if len(verb) == 4 else verb[:-3] + "y"  # dies, lies; but carries
    if verb.endswith(("ches", "shes", "sses", "xes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") else verb


def many_do(predicate: str) -> str:
    """A predicate of one subject turned into that of several: ``gets`` into ``get``."""
    verb, space, rest = predicate.partition(" ")
    return base_form(verb) + space + rest


def without_subject(words: str, subject: str) -> str:
    """A clause without its subject and with the verb in its base form, as behind "may"."""
    if not words.startswith(subject + " "):
        return words
    rest = words[len(subject) + 1 :]
    return rest if subject == "you" else many_do(rest)


def would(event: str) -> str:
    """An event as a replacement effect speaks of it: ``a creature would die``."""
    verb = (
        "is|are|dies|enters|leaves|deals|gains|loses|draws|discards|sacrifices|becomes|attacks"
        "|blocks|casts|surveils|scries|creates|puts|reduces"
    )
    if event.startswith("you are "):
        return "you would be " + event[8:]
    if event.startswith("you ") and not event.startswith("you or "):
        return "you would " + event[4:]
    match = re.search(rf" ({verb}) ", event + " ")
    if match is None:
        return event
    base = {"is": "be", "are": "be", "dies": "die"}.get(match[1], base_form(match[1]))
    return f"{event[: match.start()]} would {base} {event[match.end() :]}".strip()
