"""What each modification does to an object's characteristics in its layer (613.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules.evaluate import chosen_color, entities, is_creature_type, value
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import continuous as v
from sim.vocab.abilities import Enchant, Protection
from sim.vocab.definition import BASIC_MANA, Characteristics
from sim.vocab.filters import HasColor, HasType, Is
from sim.vocab.modes import TargetClause
from sim.vocab.record import Ability, Modification
from sim.vocab.references import Self, These
from sim.vocab.terms import (
    BASIC_LAND_TYPES,
    COLOR_NAMES,
    KEYWORD_CHANGELING,
    KEYWORD_NAMES,
    LAND_SUBTYPES,
    TYPE_CREATURE,
    TYPE_LAND,
)

_COUNTER_STATS: Final = {"+1/+1": (1, 1), "-1/-1": (-1, -1), "+1/+0": (1, 0), "+0/+1": (0, 1)} | {
    "-0/-1": (0, -1)
}


def own_characteristics(obj: GameObject) -> Characteristics:
    """The object's characteristics, made its own where they are still the shared printed ones."""
    if obj.chars is obj.definition.printed:
        obj.chars = obj.chars.copy()
    return obj.chars


def modify(state: GameState, obj: GameObject, modification: Modification, context: Context) -> None:
    """Apply one modification to one object."""
    MODIFICATIONS[type(modification)](state, obj, modification, context)


def _gain_control(
    state: GameState, obj: GameObject, change: v.GainControl, context: Context
) -> None:
    for player in entities(state, change.player, context):
        obj.controller = player


def _add_basic_mana(chars: Characteristics, subtypes: tuple[str, ...]) -> None:
    """305.6: a land with a basic land type has its mana ability; its own types' come first."""
    gained = tuple(BASIC_MANA[name] for name in subtypes if name in BASIC_LAND_TYPES)
    own = 0
    while own < len(chars.abilities) and any(
        chars.abilities[own] is one for one in BASIC_MANA.values()
    ):
        own += 1
    chars.abilities = chars.abilities[:own] + gained + chars.abilities[own:]


def _add_types(state: GameState, obj: GameObject, change: v.AddTypes, context: Context) -> None:
    chars = own_characteristics(obj)
    chars.types |= change.types
    chars.supertypes |= change.supertypes
    if change.subtypes:
        added = tuple(name for name in change.subtypes if name not in chars.subtypes)
        chars.subtypes = chars.subtypes | frozenset(added)
        if chars.types & TYPE_LAND:
            _add_basic_mana(chars, added)


def _set_types(state: GameState, obj: GameObject, change: v.SetTypes, context: Context) -> None:
    """205.1a: the new types replace the old ones; subtypes of types that are lost go too."""
    chars = own_characteristics(obj)
    chars.types = change.types
    if change.subtypes or not change.types & TYPE_CREATURE:
        chars.subtypes = frozenset(change.subtypes)
        chars.all_creature_types = False


def _set_creature_types(
    state: GameState, obj: GameObject, change: v.SetCreatureTypes, context: Context
) -> None:
    chars = own_characteristics(obj)
    kept = frozenset(name for name in chars.subtypes if not is_creature_type(name))
    chars.subtypes = kept | frozenset(change.subtypes)
    chars.all_creature_types = False


def _chosen_type(
    state: GameState, obj: GameObject, change: v.ChosenCreatureType, context: Context
) -> None:
    source = state.find(context.source)
    if source is None or not source.chosen:
        return
    if change.add:
        own_characteristics(obj).subtypes |= {source.chosen}
    else:
        _set_creature_types(state, obj, v.SetCreatureTypes((source.chosen,)), context)


def _set_land_type(
    state: GameState, obj: GameObject, change: v.SetLandType, context: Context
) -> None:
    """305.7: it loses its land types and the abilities of its text, and gains the mana ability."""
    chars = own_characteristics(obj)
    kept = frozenset(name for name in chars.subtypes if name not in LAND_SUBTYPES)
    chars.subtypes = kept | frozenset((change.subtype,))
    chars.abilities = ()
    chars.keywords = 0
    _add_basic_mana(chars, (change.subtype,))


def _all_creature_types(
    state: GameState, obj: GameObject, change: v.AllCreatureTypes, context: Context
) -> None:
    own_characteristics(obj).all_creature_types = True


def _set_colors(state: GameState, obj: GameObject, change: v.SetColors, context: Context) -> None:
    own_characteristics(obj).colors = change.mask


def _add_chosen_color(
    state: GameState, obj: GameObject, change: v.AddChosenColor, context: Context
) -> None:
    mask = chosen_color(state, context)
    if mask:
        own_characteristics(obj).colors |= mask


def _add_keywords(
    state: GameState, obj: GameObject, change: v.AddKeywords, context: Context
) -> None:
    own_characteristics(obj).keywords |= change.mask


def _lose_keywords(
    state: GameState, obj: GameObject, change: v.LoseKeywords, context: Context
) -> None:
    own_characteristics(obj).keywords &= ~change.mask


def _add_abilities(
    state: GameState, obj: GameObject, change: v.AddAbilities, context: Context
) -> None:
    _gain(obj, change.abilities)


def _gain(obj: GameObject, abilities: tuple[Ability, ...]) -> None:
    chars = own_characteristics(obj)
    chars.abilities = chars.abilities + abilities


def _add_protection(
    state: GameState, obj: GameObject, change: v.AddProtection, context: Context
) -> None:
    color = context.words.get("color", "")
    if color in COLOR_NAMES:
        _gain(obj, (Protection(HasColor(1 << COLOR_NAMES.index(color)), color),))


def _add_chosen_protection(
    state: GameState, obj: GameObject, change: v.AddChosenProtection, context: Context
) -> None:
    mask = chosen_color(state, context)
    if mask:
        spares = change.spares
        if isinstance(spares, Is) and isinstance(spares.what, Self):
            spares = Is(These((context.source,)))  # which is not the protected object itself
        color = COLOR_NAMES[mask.bit_length() - 1]
        _gain(obj, (Protection(HasColor(mask), color, spares),))


def _replace_enchant(
    state: GameState, obj: GameObject, change: v.ReplaceEnchant, context: Context
) -> None:
    chars = own_characteristics(obj)
    clause = TargetClause(HasType(TYPE_CREATURE) & Is(change.what))
    kept = [ability for ability in chars.abilities if not isinstance(ability, Enchant)]
    chars.abilities = (*kept, Enchant(clause))


def _lose_all(
    state: GameState, obj: GameObject, change: v.LoseAllAbilities, context: Context
) -> None:
    chars = own_characteristics(obj)
    chars.abilities = ()
    chars.keywords &= KEYWORD_CHANGELING  # its types were set in layer 4 (613.6)


def _define_stats(
    state: GameState, obj: GameObject, change: v.DefineStats, context: Context
) -> None:
    chars = own_characteristics(obj)
    chars.power = value(state, change.power, context)
    chars.toughness = value(state, change.toughness, context)


def _set_stats(state: GameState, obj: GameObject, change: v.SetStats, context: Context) -> None:
    chars = own_characteristics(obj)
    if change.power is not None:
        chars.power = value(state, change.power, context)
    if change.toughness is not None:
        chars.toughness = value(state, change.toughness, context)


def _change_stats(
    state: GameState, obj: GameObject, change: v.ChangeStats, context: Context
) -> None:
    chars = own_characteristics(obj)
    power = value(state, change.power, context)
    chars.toughness += value(state, change.toughness, context)
    chars.power += power


def _switch_stats(
    state: GameState, obj: GameObject, change: v.SwitchStats, context: Context
) -> None:
    chars = own_characteristics(obj)
    chars.power, chars.toughness = chars.toughness, chars.power


def count_counters(obj: GameObject) -> None:
    """Counters change power and toughness in layer 7c (613.4c)."""
    power = toughness = 0
    for kind, number in obj.counters.items():
        stats = _COUNTER_STATS.get(kind)
        if stats is not None:
            power += stats[0] * number
            toughness += stats[1] * number
    if power or toughness:
        chars = own_characteristics(obj)
        chars.power += power
        chars.toughness += toughness


def keyword_counters(obj: GameObject) -> None:
    """122.1b: a keyword counter gives its keyword in layer 6."""
    for kind in obj.counters:
        if kind in KEYWORD_NAMES:
            own_characteristics(obj).keywords |= 1 << KEYWORD_NAMES.index(kind)


MODIFICATIONS: Final[dict[type, Callable[[GameState, GameObject, Any, Context], None]]] = {
    v.GainControl: _gain_control,
    v.AddTypes: _add_types,
    v.SetTypes: _set_types,
    v.SetCreatureTypes: _set_creature_types,
    v.ChosenCreatureType: _chosen_type,
    v.SetLandType: _set_land_type,
    v.AllCreatureTypes: _all_creature_types,
    v.SetColors: _set_colors,
    v.AddChosenColor: _add_chosen_color,
    v.AddKeywords: _add_keywords,
    v.LoseKeywords: _lose_keywords,
    v.AddAbilities: _add_abilities,
    v.AddProtection: _add_protection,
    v.AddChosenProtection: _add_chosen_protection,
    v.LoseAllAbilities: _lose_all,
    v.ReplaceEnchant: _replace_enchant,
    v.DefineStats: _define_stats,
    v.SetStats: _set_stats,
    v.ChangeStats: _change_stats,
    v.SwitchStats: _switch_stats,
}
