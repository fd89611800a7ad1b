"""Effects that bring something about: tokens, copies and mana."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from sim.vocab import terms
from sim.vocab.amounts import IfElse
from sim.vocab.copying import Except
from sim.vocab.english import join_words, number_word, with_article
from sim.vocab.mana_types import ManaTypes, SpendOnly
from sim.vocab.record import Definition, Effect, Number, Ref, count_word, number_text
from sim.vocab.references import SELF, YOU, orders


@dataclass(eq=False, repr=False)
class CreateToken(Effect):
    """Players create tokens (701.6, 111); stored as "created".

    ``attacking`` puts them onto the battlefield attacking (508.4), ``blocking`` blocking
    that creature; ``size`` is its base power and toughness where that must be worked out.
    """

    token: Definition
    count: Number = 1
    who: Ref = YOU
    tapped: bool = False
    attacking: bool = False
    blocking: Ref | None = None
    size: Number | None = None

    def text(self) -> str:
        many = self.count != 1
        tail = " tapped and" if self.tapped and self.attacking else " tapped" if self.tapped else ""
        if self.attacking:
            tail += " attacking" if tail else f" that{' are' if many else chr(39) + 's'} attacking"
        if self.blocking is not None:
            tail += f" that{' are' if many else chr(39) + 's'} blocking {self.blocking.text()}"
        if self.size is not None:
            tail += f" with base power and toughness each equal to {number_text(self.size)}"
        return f"{orders(self.who, 'create')} {self._tokens()}{tail}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("created", "it" if self.count == 1 else "those tokens"),)

    def _tokens(self) -> str:
        if self.count == 1:
            return with_article(self.token.token_phrase())
        if isinstance(self.count, int):
            return f"{number_word(self.count)} {self.token.token_phrase(True)}"
        factor, base = self.count.scaled()
        if base.each():
            one = with_article(self.token.token_phrase())
            some = f"{number_word(factor)} {self.token.token_phrase(True)}"
            return f"{one if factor == 1 else some} for each {base.each()}"
        words = self.count.text()
        if " " not in words:
            return f"{words} {self.token.token_phrase(True)}"
        return f"a number of {self.token.token_phrase(True)} equal to {words}"


@dataclass(eq=False, repr=False)
class CreateCopy(Effect):
    """Create tokens that are copies of a permanent or card (707.2); stored as "created"."""

    of: Ref
    count: Number = 1
    who: Ref = YOU
    keywords: int = 0
    tapped: bool = False
    attacking: bool = False
    exception: Except | None = None

    def text(self) -> str:
        if isinstance(self.count, IfElse):
            usual, more = self.count.otherwise, count_word(self.count.then)
            usually = replace(self, count=usual).text()
            if_so = f"If {self.count.condition.text()}, create {more} of those tokens instead"
            return f"{usually}. {if_so}"
        many = self.count != 1
        state = "tapped and attacking " if self.tapped and self.attacking else ""
        if not state and self.tapped:
            state = "tapped "
        number = number_word(self.count) if isinstance(self.count, int) else number_text(self.count)
        tokens = f"{number} {state}tokens that are copies" if many else ""
        tokens = tokens or f"{with_article(state + 'token')} that's a copy"
        words = f"{orders(self.who, 'create')} {tokens} of {self.of.text()}"
        if self.attacking and not self.tapped:
            words += " and attacking"
        if self.exception is not None:
            return f"{words}, {self.exception.text()}"
        names = join_words(list(terms.bit_names(self.keywords, terms.KEYWORD_NAMES)))
        return words + (f", except {'they have' if many else 'it has'} {names}" if names else "")

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("created", "that token" if self.count == 1 else "those tokens"),)


@dataclass(eq=False, repr=False)
class CopySpell(Effect):
    """Copy a spell; its controller may choose new targets for the copies (707.10).

    ``exception`` is what the copy has or has not besides what is copied (707.9); ``then`` is
    carried out between the copying and the choice of new targets.
    """

    of: Ref
    count: Number = 1
    who: Ref = YOU
    new_targets: bool = True
    exception: Except | None = None
    then: tuple[Effect, ...] = ()

    def text(self) -> str:
        times = f" {number_text(self.count)} times"
        if self.count == 1:
            times = ""
        elif not isinstance(self.count, int) and self.count.each():
            times = f" for each {self.count.each()}"
        copies = "the copy" if self.count == 1 else "the copies"
        may = f"may choose new targets for {copies}"
        tail = f". You {may}" if self.who == YOU else f" and {may}"
        what = "this spell" if self.of == SELF else self.of.text()
        words = f"{orders(self.who, 'copy')} {what}{times}"
        if self.exception is not None:
            words += ", " + self.exception.text().replace("except it ", "except the copy ", 1)
        for effect in self.then:
            words += ", then " + effect.text()
        return words + (tail if self.new_targets else "")


@dataclass(eq=False, repr=False)
class AddMana(Effect):
    """Players add mana (106.3): each unit is a mask of the types to choose from.

    ``count`` repeats the units; ``same`` makes one choice for all units. ``among`` leaves of
    their types only those that are found in the game. ``spend`` restricts what the mana may
    be spent on (106.6).
    """

    units: tuple[int, ...]
    count: Number = 1
    who: Ref = YOU
    same: bool = False
    among: ManaTypes | None = None
    spend: SpendOnly | None = None

    def text(self) -> str:
        words = self._words()
        return words if self.spend is None else f"{words}. {self.spend.text()}"

    def _words(self) -> str:
        each = number = ""
        if self.among is not None and self.count == 1 and len(self.units) == 1:
            return f"{orders(self.who, 'add')} {self.among.one_mana(self.units[0])}"
        if isinstance(self.count, int):
            units = self.units * self.count
        else:
            units = self.units
            each = f" for each {self.count.each()}" if self.count.each() else ""
            number = "" if each else number_text(self.count)
        words = _mana_words(units, self.same)
        if number:
            words = (
                f"an amount of {words} equal to {number}" if " " in number else f"{number} {words}"
            )
        return f"{orders(self.who, 'add')} {words}{each}"


def _mana_words(units: tuple[int, ...], same: bool) -> str:
    """The mana in words: ``{G}{G}``, ``{R} or {W}``, ``two mana of any one color``."""
    first = units[0] if units else 0
    if not first & (first - 1):
        return "".join(f"{{{terms.color_letters(unit)}}}" for unit in units)
    letters = _in_wheel_order(terms.color_letters(first))
    number = number_word(len(units))
    if letters == "WUBRG":
        if len(units) == 1:
            return "one mana of any color"
        return f"{number} mana " + ("of any one color" if same else "in any combination of colors")
    options = [f"{{{letter}}}" for letter in letters]
    if len(units) == 1:
        return join_words(options, "or")
    if same:
        return join_words([option * len(units) for option in options], "or")
    return f"{number} mana in any combination of {join_words(options, 'and/or')}"


def _in_wheel_order(letters: str) -> str:
    """Two or three colours in the order in which cards print them, such as RW and GWU."""
    wheel = terms.MANA_LETTERS[:5]
    places = [wheel.index(letter) for letter in letters if letter in wheel]
    if len(places) != len(letters) or not 2 <= len(places) <= 3:
        return letters
    for start in range(len(places)):
        turned = places[start:] + places[:start]
        steps = [(after - before) % 5 for before, after in pairwise(turned)]
        if all(step <= 2 and step == steps[0] for step in steps):
            return "".join(wheel[place] for place in turned)
    return letters
