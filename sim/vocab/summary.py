"""What the engine asks of a card's abilities so often that the definition remembers it."""

from __future__ import annotations

from dataclasses import replace

from sim.vocab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    CostPerTarget,
    Enchant,
    OwnCostChange,
    Replacement,
    SpellAbility,
    Static,
    Triggered,
)
from sim.vocab.amounts import ManaSpent
from sim.vocab.build import activated
from sim.vocab.changes import EntersAsCopy
from sim.vocab.continuous import (
    LAYER_ABILITY,
    LAYER_COLOR,
    LAYER_TYPE,
    AddAbilities,
    AddKeywords,
    AddTypes,
    Affect,
    DefineStats,
    LoseKeywords,
    SetColors,
)
from sim.vocab.costs import TAP, EmergeSacrifice, PayMana
from sim.vocab.effects import AddMana
from sim.vocab.mana import ManaCost
from sim.vocab.patterns import ChapterReached
from sim.vocab.record import Ability, Modification, Number, mentions
from sim.vocab.terms import EVENT_MANA, KEYWORD_CONVOKE, KEYWORD_DELVE


def simple_mana(abilities: tuple[Ability, ...]) -> int:
    """The types of the one mana that the only ability adds for {T} alone; 0 for others."""
    if len(abilities) != 1 or not isinstance(abilities[0], Activated):
        return 0
    ability = abilities[0]
    if ability != activated(TAP, *ability.modes[0].effects):
        return 0
    effects = ability.modes[0].effects
    if len(effects) != 1 or not isinstance(effects[0], AddMana):
        return 0
    unit = effects[0].units[0]
    return unit if effects[0] == AddMana((unit,)) else 0


def notes_mana(abilities: tuple[Ability, ...]) -> bool:
    """Whether it matters what mana is spent on it: it says so, or it may become what does."""
    for ability in abilities:
        if mentions(ability, ManaSpent) or mentions(ability, EntersAsCopy):
            return True
    return False


def least_mana(
    cost: ManaCost | None,
    ways: tuple[AlternativeCost, ...],
    abilities: tuple[Ability, ...],
    keywords: int,
) -> int:
    """The least mana for which the card can be cast where no effect helps; 0: no telling."""
    if keywords & (KEYWORD_CONVOKE | KEYWORD_DELVE):
        return 0
    for ability in abilities:
        if isinstance(ability, OwnCostChange):
            return 0
    amounts = [] if cost is None else [cost.least]
    for way in ways:
        amounts.append(0)
        for part in way.costs:
            if isinstance(part, EmergeSacrifice):
                return 0
            if isinstance(part, PayMana):
                amounts[-1] += part.cost.least
    return min(amounts, default=0)


def changes_kinds(abilities: tuple[Ability, ...], others: tuple[type, ...]) -> bool:
    """Whether they change types, colours or abilities of what may just be entering.

    What becomes of just the ``others``, which are something else for certain, does not count,
    unless they get static abilities.
    """
    for ability in abilities:
        if isinstance(ability, Static):
            for part in ability.parts:
                if isinstance(part, Affect):
                    apart = isinstance(part.what, others)
                    for one in part.modifications:
                        kind = one.layer in (LAYER_TYPE, LAYER_COLOR, LAYER_ABILITY)
                        if kind and not (apart and _stays_with(one)):
                            return True
    return False


def _stays_with(change: Modification) -> bool:
    """Whether nothing but what it is applied to is concerned by a modification."""
    if isinstance(change, AddAbilities):
        return not any(isinstance(ability, Static) for ability in change.abilities)
    return isinstance(change, (AddKeywords, AddTypes, LoseKeywords, SetColors))


def needs_targets(abilities: tuple[Ability, ...]) -> bool:
    """Whether a mode of the spell needs an object to target."""
    for ability in abilities:
        if isinstance(ability, Enchant):
            return True
        if isinstance(ability, SpellAbility):
            for mode in ability.modes:
                for clause in mode.targets:
                    if clause.players is None or clause.minimum != 1:
                        return True
    return False


def final_chapter(abilities: tuple[Ability, ...]) -> int:
    """The greatest number among the chapter abilities, 0 without any (715.2d)."""
    final = 0
    for ability in abilities:
        if isinstance(ability, Triggered) and isinstance(ability.pattern, ChapterReached):
            final = max(final, *ability.pattern.chapters)
    return final


def _defining(abilities: tuple[Ability, ...]) -> list[Modification]:
    """What characteristic-defining abilities say, which holds in all zones (604.3)."""
    return [
        one
        for ability in abilities
        if isinstance(ability, Static) and ability.defining
        for part in ability.parts
        if isinstance(part, Affect)
        for one in part.modifications
    ]


def defined_color(abilities: tuple[Ability, ...]) -> int | None:
    """The colours that a characteristic-defining ability gives; None where there is none."""
    for one in _defining(abilities):
        if isinstance(one, SetColors):
            return one.mask
    return None


def defined_sizes(abilities: tuple[Ability, ...]) -> tuple[Number, Number] | None:
    """Power and toughness as a characteristic-defining ability has them; None without one."""
    for one in _defining(abilities):
        if isinstance(one, DefineStats):
            return one.power, one.toughness
    return None


def with_mana_cost(ability: AlternativeCost, cost: ManaCost | None) -> AlternativeCost:
    """The alternative cost as it is to be paid, with the mana cost where that is a part of it."""
    if not ability.own_mana or cost is None:
        return ability
    return replace(ability, costs=(PayMana(cost), *ability.costs))


def plain_cost(
    cost: ManaCost | None, keywords: int, abilities: tuple[Ability, ...]
) -> ManaCost | None:
    """The whole cost of a spell that nothing on the card changes, with X as 0; None for others."""
    if cost is None or keywords & (KEYWORD_CONVOKE | KEYWORD_DELVE):
        return None
    if any(symbol.phyrexian for symbol in cost.symbols):
        return None
    if any(isinstance(one, (AdditionalCost, OwnCostChange, CostPerTarget)) for one in abilities):
        return None
    return cost.with_x(0)


def has_entry(abilities: tuple[Ability, ...]) -> bool:
    """Whether a card replaces how it itself enters the battlefield (614.12)."""
    return any(isinstance(one, Replacement) and one.is_entry for one in abilities)


def watchful(abilities: tuple[Ability, ...]) -> bool:
    """Whether anything is static, triggered or replacing, but for how the card itself enters."""
    return any(
        isinstance(one, (Triggered, Static)) or (isinstance(one, Replacement) and not one.is_entry)
        for one in abilities
    )


def only_listens(abilities: tuple[Ability, ...]) -> bool:
    """Whether a watchful card has nothing static and nothing about mana: it waits for events."""
    for one in abilities:
        if isinstance(one, Static):
            return False
        if isinstance(one, (Triggered, Replacement)) and EVENT_MANA in one.pattern.kinds:
            return False
    return watchful(abilities)
