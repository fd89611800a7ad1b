"""What each filter of the vocabulary asks of an object."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import (
    FILTERS,
    FilterTest,
    chosen_color,
    compare,
    entities,
    has_subtype,
    matches,
    player_matches,
    stat_of,
    value,
)
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import filters as f
from sim.vocab import permissions, terms
from sim.vocab import references as r
from sim.vocab.special import TIME, IsSuspended, Suspend
from sim.vocab.terms import COLOR_NAMES, NOBODY, TYPE_NAMES

KICKERS: Final = ("kicker", "multikicker")

# The commonest filters have their meaning in sim.rules.evaluate.matches.


def _any_of(state: GameState, what: f.AnyOf, obj: GameObject, context: Context) -> bool:
    for part in what.parts:
        if matches(state, part, obj, context):
            return True
    return False


def _anything(state: GameState, what: f.Anything, obj: GameObject, context: Context) -> bool:
    return True


def _supertype(state: GameState, what: f.HasSupertype, obj: GameObject, context: Context) -> bool:
    return obj.chars.supertypes & what.mask != 0


def _colorless(state: GameState, what: f.IsColorless, obj: GameObject, context: Context) -> bool:
    return obj.chars.colors == 0


def _multicolored(
    state: GameState, what: f.IsMulticolored, obj: GameObject, context: Context
) -> bool:
    return obj.chars.colors & (obj.chars.colors - 1) != 0


def _monocolored(
    state: GameState, what: f.IsMonocolored, obj: GameObject, context: Context
) -> bool:
    return obj.chars.colors.bit_count() == 1


def _chosen_color(
    state: GameState, what: f.HasChosenColor, obj: GameObject, context: Context
) -> bool:
    return obj.chars.colors & chosen_color(state, context) != 0


def _chosen_word(
    state: GameState, what: f.HasChosenWord, obj: GameObject, context: Context
) -> bool:
    word = context.words.get(what.store, "")
    if what.kind == "color":
        return word in COLOR_NAMES and bool(obj.chars.colors >> COLOR_NAMES.index(word) & 1)
    if word.startswith("non"):
        name = word.removeprefix("non").capitalize()
        return not obj.chars.types >> TYPE_NAMES.index(name) & 1
    name = word.capitalize()
    return name in TYPE_NAMES and bool(obj.chars.types >> TYPE_NAMES.index(name) & 1)


def _keyword(state: GameState, what: f.HasKeyword, obj: GameObject, context: Context) -> bool:
    return obj.chars.keywords & what.mask != 0


def _no_abilities(
    state: GameState, what: f.HasNoAbilities, obj: GameObject, context: Context
) -> bool:
    return not obj.chars.abilities and not obj.chars.keywords


def _ability(state: GameState, what: f.HasAbility, obj: GameObject, context: Context) -> bool:
    for one in obj.chars.abilities:
        if getattr(one, "keyword", "") == what.keyword or getattr(one, "name", "") == what.keyword:
            return True
    return False


def _name(state: GameState, what: f.HasName, obj: GameObject, context: Context) -> bool:
    wanted = what.name
    if not wanted:
        source = state.find(context.source)
        wanted = source.chosen if source is not None else ""
    name = obj.chars.name
    if " // " in name and wanted in name.split(" // "):  # 709.4a: a split card has two names
        return True
    return wanted != "" and name == wanted


def _owned(state: GameState, what: f.OwnedBy, obj: GameObject, context: Context) -> bool:
    return player_matches(state, what.player, obj.owner, context)


def _is(state: GameState, what: f.Is, obj: GameObject, context: Context) -> bool:
    if isinstance(what.what, r.Self):
        return obj.id == context.source
    return obj.id in entities(state, what.what, context)


def _exiled_by(
    state: GameState, what: permissions.ExiledBy, obj: GameObject, context: Context
) -> bool:
    if obj.zone != terms.ZONE_EXILE or obj.exiled_with == NOBODY:
        return False
    return obj.exiled_with in entities(state, what.by, context)


def _other(state: GameState, what: f.IsOther, obj: GameObject, context: Context) -> bool:
    return obj.id != context.source


def _tapped(state: GameState, what: f.Tapped, obj: GameObject, context: Context) -> bool:
    return obj.tapped


def _attacking(state: GameState, what: f.Attacking, obj: GameObject, context: Context) -> bool:
    return obj.attacking != NOBODY


def _blocking(state: GameState, what: f.Blocking, obj: GameObject, context: Context) -> bool:
    return obj.blocking != ()


def _unblocked(state: GameState, what: f.Unblocked, obj: GameObject, context: Context) -> bool:
    """509.1h: an attacker is unblocked only once blockers have been declared."""
    if obj.attacking == NOBODY or obj.blocked:
        return False
    return state.step >= terms.STEP_DECLARE_BLOCKERS and state.combat is not None


def _attacked(
    state: GameState, what: f.AttackedThisTurn, obj: GameObject, context: Context
) -> bool:
    return obj.id in state.attacked_this_turn


def _entered(state: GameState, what: f.EnteredThisTurn, obj: GameObject, context: Context) -> bool:
    return obj.entered == state.turn


def _damaged(state: GameState, what: f.DamagedBy, obj: GameObject, context: Context) -> bool:
    sources = entities(state, what.source, context)
    return any(source in sources and to == obj.id for source, to in state.damaged_this_turn)


def _token(state: GameState, what: f.IsToken, obj: GameObject, context: Context) -> bool:
    return obj.token


def _spell(state: GameState, what: f.IsSpell, obj: GameObject, context: Context) -> bool:
    # Asked of what is cast, also before it is on the stack; a permanent is no spell (112.1).
    return obj.ability is None and obj.zone not in (terms.ZONE_BATTLEFIELD, terms.ZONE_NONE)


def _stack_ability(state: GameState, what: f.IsAbility, obj: GameObject, context: Context) -> bool:
    return obj.ability is not None


def _x_in_cost(state: GameState, what: f.HasXInCost, obj: GameObject, context: Context) -> bool:
    cost = obj.definition.cost
    return cost is not None and cost.x_count > 0


def _kicked(state: GameState, what: f.Kicked, obj: GameObject, context: Context) -> bool:
    """702.33d: a kicker cost was paid, which some other optional costs are not."""
    if not obj.kicked:
        return False
    return any(cost.name in KICKERS for cost in obj.definition.additional_costs)


def _counter(state: GameState, what: f.HasCounter, obj: GameObject, context: Context) -> bool:
    if what.kind:
        return obj.counters.get(what.kind, 0) > 0
    return any(number > 0 for number in obj.counters.values())


def _stat(state: GameState, what: f.StatIs, obj: GameObject, context: Context) -> bool:
    return compare(stat_of(state, obj, what.stat), what.operator, value(state, what.value, context))


def _greatest(state: GameState, what: f.HasGreatest, obj: GameObject, context: Context) -> bool:
    size = stat_of(state, obj, what.stat)
    for other in state.battlefield:
        if other.controller == obj.controller and stat_of(state, other, what.stat) > size:
            if matches(state, what.among, other, context):
                return False
    return True


def _nth_spell(state: GameState, what: f.NthSpell, obj: GameObject, context: Context) -> bool:
    """A spell that is still being cast counts as the next one."""
    number = 0
    for player, spell in state.cast_this_turn:
        if player == obj.controller and (
            what.filter is None or matches(state, what.filter, spell, context)
        ):
            number += 1
            if spell.id == obj.id:
                return number == what.nth
    if obj.zone != terms.ZONE_STACK or obj.ability is not None or obj.is_copy:
        return False
    return number + 1 == what.nth and (
        what.filter is None or matches(state, what.filter, obj, context)
    )


def _suspended(state: GameState, what: IsSuspended, obj: GameObject, context: Context) -> bool:
    """702.62b."""
    if obj.zone != terms.ZONE_EXILE or obj.counters.get(TIME, 0) <= 0:
        return False
    return any(isinstance(one, Suspend) for one in obj.chars.abilities)


def _chosen_type(
    state: GameState, what: f.HasChosenType, obj: GameObject, context: Context
) -> bool:
    source = state.find(context.source)
    return source is not None and source.chosen != "" and has_subtype(obj, source.chosen)


_TESTS: Final[dict[type, FilterTest]] = {
    f.AnyOf: _any_of,
    f.Anything: _anything,
    f.HasSupertype: _supertype,
    f.IsColorless: _colorless,
    f.IsMulticolored: _multicolored,
    f.IsMonocolored: _monocolored,
    f.HasChosenColor: _chosen_color,
    f.HasChosenType: _chosen_type,
    f.HasChosenWord: _chosen_word,
    f.HasKeyword: _keyword,
    f.HasNoAbilities: _no_abilities,
    f.HasAbility: _ability,
    f.HasName: _name,
    f.OwnedBy: _owned,
    f.Is: _is,
    permissions.ExiledBy: _exiled_by,
    f.IsOther: _other,
    f.Tapped: _tapped,
    f.Attacking: _attacking,
    f.Blocking: _blocking,
    f.Unblocked: _unblocked,
    f.AttackedThisTurn: _attacked,
    f.EnteredThisTurn: _entered,
    f.DamagedBy: _damaged,
    f.IsToken: _token,
    f.IsSpell: _spell,
    f.IsAbility: _stack_ability,
    f.HasCounter: _counter,
    f.HasXInCost: _x_in_cost,
    f.Kicked: _kicked,
    f.StatIs: _stat,
    f.HasGreatest: _greatest,
    f.NthSpell: _nth_spell,
    IsSuspended: _suspended,
}
FILTERS.update(_TESTS)
