"""What mana abilities are at a glance; abilities are immutable, so it stays true of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sim.vocab.costs import PayMana, SacrificeSelf, TapSelf
from sim.vocab.effects import AddMana
from sim.vocab.mana_types import ChosenColorOfSelf
from sim.vocab.references import YOU
from sim.vocab.terms import ANY_MANA_TYPE, ZONE_BATTLEFIELD

if TYPE_CHECKING:
    from sim.vocab.abilities import Activated

UNBOUNDED: Final = -1
_TAP: Final = (TapSelf(),)
_TAP_AND_SACRIFICE: Final = (TapSelf(), SacrificeSelf())


class Trait:
    """What an activated ability is at a glance, ``Activated.trait``.

    Of a mana ability ``one`` are the types of the one unit that it adds for {T} alone, or
    ``by_choice`` those among which it is of the colour chosen for its permanent or of the types
    ``also``. ``several`` are the units where they are more and each of a given type, ``gift``
    the types of the one unit that it adds for {T} and the sacrifice of its permanent. All are
    empty for any other ability.
    ``most`` is how many units it can add at most, once (-1: no telling), beyond the mana that
    it costs, and ``types`` are all that it can add; ``taps`` says that {T} is among its costs,
    ``other`` that {T} or {Q} is and it makes no mana.
    """

    __slots__ = (
        "also",
        "by_choice",
        "gift",
        "most",
        "one",
        "other",
        "several",
        "taps",
        "types",
    )

    def __init__(self, ability: Activated) -> None:
        self.one = 0
        self.by_choice = 0
        self.also = 0
        self.several: tuple[int, ...] = ()
        self.gift = 0
        self.most = 0
        self.types = 0
        self.taps = TapSelf() in ability.costs
        self.other = ability.taps and not ability.is_mana
        plain = (
            ability.condition is None
            and not ability.once_each_turn
            and not ability.as_sorcery
            and ability.zone == ZONE_BATTLEFIELD
            and len(ability.modes[0].effects) == 1
        )
        bounded = any(isinstance(part, (TapSelf, SacrificeSelf)) for part in ability.costs)
        for effect in ability.modes[0].effects:
            if not isinstance(effect, AddMana):
                continue
            for unit in effect.units:
                self.types |= unit
            bounded = bounded and isinstance(effect.count, int)
            if isinstance(effect.count, int):
                self.most += effect.count * len(effect.units)
            if plain and effect.spend is None and effect.who == YOU and effect.count == 1:
                self._plain(ability, effect)
        if not bounded:
            self.most = UNBOUNDED
        else:
            self.most = max(0, self.most - _least_mana(ability))

    def _plain(self, ability: Activated, effect: AddMana) -> None:
        among = effect.among
        types = effect.units[0] & ANY_MANA_TYPE
        if ability.costs == _TAP_AND_SACRIFICE:
            if among is None and len(effect.units) == 1:
                self.gift = types
        elif ability.costs != _TAP:
            return
        elif len(effect.units) == 1:
            if among is None:
                self.one = types
            elif isinstance(among, ChosenColorOfSelf):
                self.by_choice = types
                self.also = among.also
        elif among is None and all(unit & (unit - 1) == 0 for unit in effect.units):
            self.several = effect.units


def _least_mana(ability: Activated) -> int:
    """How much mana it costs at the least to activate the ability."""
    least = 0
    for part in ability.costs:
        if isinstance(part, PayMana):
            symbols = sum(1 for symbol in part.cost.symbols if not symbol.phyrexian)
            least += max(0, part.cost.generic) + symbols
    return least


class Look:
    """What all the abilities of a card are together at a glance, ``CardDef.mana``.

    ``any`` says that there is a mana ability at all; ``easy`` that nothing but ``one`` unit of
    mana for {T} comes of them, as in :class:`Trait`. ``other`` is for an ability with {T} or {Q}
    that makes no mana.
    """

    __slots__ = ("also", "any", "by_choice", "easy", "one", "other")

    def __init__(self, abilities: tuple[Activated, ...]) -> None:
        self.one = 0
        self.by_choice = 0
        self.also = 0
        self.any = False
        self.easy = True
        self.other = False
        for ability in abilities:
            known = ability.trait
            self.other = self.other or known.other
            if ability.is_mana:
                self.any = True
                self.one |= known.one
                if known.by_choice:
                    self.easy = self.easy and self.by_choice == 0
                    self.by_choice = known.by_choice
                    self.also = known.also
                elif not known.one:
                    self.easy = False
