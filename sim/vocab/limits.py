"""Rules that keep events from happening at all (101.2, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import AnyOf, Filter, is_fixed, noun_phrase
from sim.vocab.english import join_words, number_word, pluralize
from sim.vocab.record import Effect, Ref, Rule
from sim.vocab.references import EACH_PLAYER, YOU
from sim.vocab.terms import ZONE_NAMES


@dataclass(eq=False, repr=False)
class CantHaveCounters(Rule):
    """Counters of the kind (empty: any) can't be put on what fits, nor on the players (122)."""

    filter: Filter | None
    kind: str = ""
    players: Ref | None = None

    def text(self) -> str:
        kind = f"{self.kind} counters" if self.kind else "counters"
        words: list[str] = []
        if self.players is not None:
            words.append(f"{self.players.group()} can't get {kind}")
        if self.filter is not None and self.kind:
            words.append(f"{noun_phrase(self.filter, 2)} can't have {kind} put on them")
        elif self.filter is not None:
            what = noun_phrase(self.filter, 2)
            if isinstance(self.filter, AnyOf):
                what = what.replace(" and ", " or ")
            words.append(f"{kind} can't be put on {what}")
        return " and ".join(words)


@dataclass(eq=False, repr=False)
class CantEnter(Rule):
    """Cards that fit can't enter the battlefield from these zones (101.2, 614.17a)."""

    filter: Filter
    zones: tuple[int, ...]

    def text(self) -> str:
        cards = noun_phrase(self.filter, 2, card=True)
        places = join_words([pluralize(ZONE_NAMES[zone]) for zone in self.zones])
        return f"{cards} in {places} can't enter the battlefield"


@dataclass(eq=False, repr=False)
class DoesntUntap(Rule):
    """Permanents that fit don't untap during their controllers' untap steps (502.3)."""

    filter: Filter

    def text(self) -> str:
        if is_fixed(self.filter):
            return f"{noun_phrase(self.filter)} doesn't untap during its controller's untap step"
        who = noun_phrase(self.filter, 2)
        return f"{who} don't untap during their controllers' untap steps"


@dataclass(eq=False, repr=False)
class StaysTapped(Effect):
    """Permanents don't untap during the next untap step of one of the players (502.3)."""

    what: Ref
    player: Ref

    def text(self) -> str:
        what = self.what.text()
        dont = "don't" if self.what.plural or what.startswith("those") else "doesn't"
        return f"{what} {dont} untap during {self.player.possessive()} next untap step"


@dataclass(eq=False, repr=False)
class SpendAsAnyColor(Rule):
    """The players may spend mana as though it were mana of any color (118.14, 609.4b).

    ``any_type``: also as though it were colorless.
    """

    players: Ref = YOU
    any_type: bool = False

    def text(self) -> str:
        kind = "type" if self.any_type else "color"
        return f"{self.players.group()} may spend mana as though it were mana of any {kind}"


@dataclass(eq=False, repr=False)
class DamageCantBePrevented(Rule):
    """Damage can't be prevented (615.12)."""

    def text(self) -> str:
        return "damage can't be prevented"


@dataclass(eq=False, repr=False)
class LifeCantChange(Rule):
    """The players can neither gain nor lose nor pay life (119.7, 119.8)."""

    players: Ref = YOU

    def text(self) -> str:
        if self.players == YOU:
            return "your life total can't change"
        return f"{self.players.possessive()} life total can't change"


@dataclass(eq=False, repr=False)
class MaximumSpells(Rule):
    """The players can't cast more than that many spells that fit each turn (601.3)."""

    count: int
    players: Ref = EACH_PLAYER
    filter: Filter | None = None

    def text(self) -> str:
        many = 1 if self.count == 1 else 2
        what = "spell" if many == 1 else "spells"
        if self.filter is not None:
            what = noun_phrase(self.filter, many, kind="spell")
        number = number_word(self.count)
        return f"{self.players.text()} can't cast more than {number} {what} each turn"


@dataclass(eq=False, repr=False)
class MaximumDraws(Rule):
    """The players can't draw more than that many cards each turn; 0: none at all (121.2b)."""

    count: int
    players: Ref = EACH_PLAYER

    def text(self) -> str:
        if self.count == 0:
            return f"{self.players.group()} can't draw cards"
        cards = "one card" if self.count == 1 else f"{number_word(self.count)} cards"
        return f"{self.players.text()} can't draw more than {cards} each turn"
