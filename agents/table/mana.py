"""How much mana a player could have, by a look at the table."""

from __future__ import annotations

from sim import PermanentView, View
from sim.vocab import Activated, AddMana
from sim.vocab.costs import SacrificeSelf, TapSelf
from sim.vocab.record import Cost
from sim.vocab.terms import color_letters


def available(view: View, player: int) -> list[str]:
    """What could be tapped for mana now: the types to choose from for each mana, such as ``B/R``.

    Counted is what a permanent gives for {T} and nothing else; of several such abilities the one
    that gives most, with the types of all that give as much.
    """
    found = [unit for one in view.permanents(player) for unit in _units(one, False)]
    return sorted("/".join(color_letters(unit)) for unit in found)


def by_sacrifice(view: View, player: int) -> int:
    """How much more mana there is in permanents that are sacrificed for it, such as Treasures."""
    return sum(len(_units(one, True)) for one in view.permanents(player) if not _units(one, False))


def _units(one: PermanentView, sacrificed: bool) -> list[int]:
    """What a permanent gives at once, a mask of types for each mana."""
    best: list[int] = []
    for ability in one.abilities:
        if not (isinstance(ability, Activated) and ability.is_mana):
            continue
        if not _can_be_paid(one, ability.costs, sacrificed):
            continue
        for effect in ability.modes[0].effects:
            if isinstance(effect, AddMana) and isinstance(effect.count, int):
                units = list(effect.units) * effect.count
                if len(units) > len(best):
                    best = units
                elif len(units) == len(best):
                    best = [one | other for one, other in zip(best, units, strict=True)]
    return best


def _can_be_paid(one: PermanentView, costs: tuple[Cost, ...], sacrificed: bool) -> bool:
    """Whether the costs are to tap, to sacrifice, or both, and can be paid."""
    tapping = any(isinstance(cost, TapSelf) for cost in costs)
    sacrificing = any(isinstance(cost, SacrificeSelf) for cost in costs)
    if sacrificing != sacrificed or len(costs) != tapping + sacrificing:
        return False
    return not tapping or not (one.tapped or one.sick)
