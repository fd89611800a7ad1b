"""Whether and how spells can be cast, and lands played (601.3, 117.1, 305.2)."""

from __future__ import annotations

from sim.rules import costs, emerging, facing, targets
from sim.rules.attaching import enchant_of
from sim.rules.elsewhere import has_cost
from sim.rules.evaluate import (
    holds,
    matches,
    player_matches,
    rules_of,
)
from sim.rules.mana import solver
from sim.rules.mana.units import is_free
from sim.rules.permitting import FOR_MANA_COST as FOR_MANA_COST
from sim.rules.permitting import FREE_CAST as FREE_CAST
from sim.rules.permitting import FREE_WAY as FREE_WAY
from sim.rules.permitting import JUST_MANA_COST as JUST_MANA_COST
from sim.rules.permitting import PERMISSION_USED as PERMISSION_USED
from sim.rules.permitting import Way as Way
from sim.rules.permitting import offered as offered
from sim.rules.permitting import permits_x as permits_x
from sim.rules.permitting import permitted as permitted
from sim.rules.prohibitions import prohibited as prohibited
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab.abilities import (
    AdditionalCost,
    CostPerTarget,
)
from sim.vocab.allowances import PaysInstead
from sim.vocab.faces import LAYOUT_SPLIT
from sim.vocab.limits import MaximumSpells
from sim.vocab.mana import ManaCost
from sim.vocab.permissions import AsThoughFlash, GainsCost, MayPlay
from sim.vocab.programs import Mode
from sim.vocab.protecting import PlayerHexproof
from sim.vocab.record import Cost
from sim.vocab.rules import CantCast, CostChange, MinimumCost, MoreLandPlays
from sim.vocab.terms import (
    KEYWORD_CONVOKE,
    KEYWORD_DELVE,
    KEYWORD_FLASH,
    NOBODY,
    STEP_MAIN1,
    STEP_MAIN2,
    TYPE_INSTANT,
    TYPE_LAND,
    ZONE_HAND,
    ZONE_STACK,
)

FUSE = "fuse"
AFTERMATH = "aftermath"


def sorcery_time(state: GameState, player: int) -> bool:
    """Whether the player could cast a sorcery now (307.1): own main phase, empty stack."""
    return (
        state.active == player
        and not state.stack
        and (state.step == STEP_MAIN1 or state.step == STEP_MAIN2)
    )


def modes_of(obj: GameObject, way: Way) -> tuple[Mode, ...]:
    """The modes to choose from; an Aura spell has the target of its enchant ability (303.4a)."""
    if way.cost is not None and way.cost.modes:
        return way.cost.modes
    definition = obj.definition
    if definition.spell is not None:
        return definition.spell.modes
    if "Aura" in definition.subtypes:
        enchant = enchant_of(obj)
        if enchant is not None:
            return (Mode((), (enchant.clause,)),)
    return ()


def ways(state: GameState, player: int, obj: GameObject) -> list[Way]:
    """The ways in which the player may cast the card from where it is, timing and cost aside."""
    if not obj.definition.faces:
        return _ways(state, player, obj)
    found: list[Way] = []
    split = obj.card.faces[0].layout == LAYOUT_SPLIT
    in_hand = obj.zone == ZONE_HAND and obj.owner == player
    for way in _ways(state, player, obj):
        fused = way.via == FUSE
        # 702.102a: both halves together only from the hand.
        if (fused and in_hand) if split else not fused:
            found.append(way)
    for number in facing.playable(obj.card):
        face = facing.with_face(obj, number)
        aftermath = any(cost.name == AFTERMATH for cost in face.definition.alternative_costs)
        if aftermath and not obj.chars.abilities and obj.card.abilities:
            continue  # the half has lost it like all abilities of the card
        for way in _ways(state, player, face):
            if not aftermath or way.via == AFTERMATH:
                found.append(way.with_face(number))
    return found


def _ways(state: GameState, player: int, obj: GameObject) -> list[Way]:
    found: list[Way] = []
    definition = obj.definition
    if definition.type_mask & TYPE_LAND:
        return found
    own = obj.owner == player
    in_hand = obj.zone == ZONE_HAND and own
    rules = state.rules
    permissions = bool(rules) and rule.MayPlay in rules
    plain = not definition.alternative_costs
    if plain and rules:
        plain = GainsCost not in rules and PaysInstead not in rules
    if in_hand and plain and not permissions:
        return JUST_MANA_COST if definition.cost is not None else found
    found = permitted(state, player, obj) if permissions else found
    if in_hand and definition.cost is not None:
        found.append(FOR_MANA_COST)
    # An alternative cost may be paid wherever the card may be cast for a cost (118.9).
    for_cost = FOR_MANA_COST if in_hand else _for_cost(found)
    for cost in definition.alternative_costs:
        here = own and cost.zone == obj.zone and has_cost(obj, cost.name)
        instead = for_cost is not None and cost.zone == ZONE_HAND
        if not (here or instead) or not cost.offered:
            continue
        if holds(state, cost.condition, Context(obj.id, player)):
            way = Way(cost.name, cost, face=cost.face)
            if for_cost is not None and not here:
                way.permission, way.exiles = for_cost.permission, for_cost.exiles
                way.any_type = for_cost.any_type
            found.append(way)
    if not rules:
        return found
    if GainsCost in rules:
        for cost in emerging.granted(state, player, obj):
            if cost.zone != ZONE_HAND:
                found.append(Way(cost.name, cost))
            elif for_cost is not None:
                way = Way(cost.name, cost, permission=for_cost.permission)
                way.any_type = for_cost.any_type
                found.append(way)
    if PaysInstead in rules and for_cost is not None:
        other = offered(state, player, obj, for_cost)
        if other is not None:
            found.append(other)
    return found


def _for_cost(found: list[Way]) -> Way | None:
    """The way among those permitted in which the card is cast for a cost."""
    for way in found:
        if not way.free:
            return way
    return None


def timely(state: GameState, player: int, obj: GameObject, way: Way) -> bool:
    """Whether it is a time at which the player could cast the card (304.1, 307.1, 702.8a)."""
    definition = obj.definition
    if way.sorcery_only:
        return sorcery_time(state, player)
    if definition.type_mask & TYPE_INSTANT or definition.keywords & KEYWORD_FLASH:
        return True
    if sorcery_time(state, player):
        return True
    for permission, context in rules_of(state, rule.AsThoughFlash):
        assert isinstance(permission, rule.AsThoughFlash)
        if player_matches(state, permission.players, player, context) and matches(
            state, permission.filter, obj, context
        ):
            return True
    return False


def castable(state: GameState, player: int, obj: GameObject, way: Way) -> bool:
    """Whether casting could be completed: modes, targets and costs (601.2), timing aside."""
    if prohibited(state, player, obj) and not _allowed_with_x(state, player, obj, way):
        return False
    definition = obj.definition
    rules = state.rules
    if not rules or (CostChange not in rules and MinimumCost not in rules):
        if way is FOR_MANA_COST and definition.plain_cost is not None:
            return _castable_as_printed(state, player, obj)
    modes = modes_of(obj, way)
    return _has_targets(state, player, obj, modes) and affordable(
        state, player, obj, way, [], 0, _fewest_targets(state, player, obj, modes)
    )


def _has_targets(state: GameState, player: int, obj: GameObject, modes: tuple[Mode, ...]) -> bool:
    """Whether enough modes have the targets that they need (601.2c, 700.2a)."""
    if not modes:
        return True
    context = Context(obj.id, player)
    spell = obj.definition.spell
    needed = spell.choose if spell is not None and len(modes) > 1 else 1
    for mode in modes:
        if targets.mode_possible(state, mode, context, obj, obj.id):
            needed -= 1
            if needed <= 0:
                return True
    return needed <= 0


def _castable_as_printed(state: GameState, player: int, obj: GameObject) -> bool:
    """The everyday case of :func:`castable`: what the spell costs is what is printed."""
    definition = obj.definition
    cost = definition.plain_cost
    if cost is None or not solver.can_pay(state, player, cost, (obj.id, True)):
        return False
    if not definition.needs_targets and PlayerHexproof not in state.rules:
        return True
    return _has_targets(state, player, obj, modes_of(obj, FOR_MANA_COST))


def everyday(state: GameState) -> bool:
    """Whether no effect changes when, how or for what the cards of a hand are cast."""
    rules = state.rules
    return not rules or not (
        CantCast in rules
        or CostChange in rules
        or MinimumCost in rules
        or MaximumSpells in rules
        or GainsCost in rules
        or MayPlay in rules
        or PaysInstead in rules
        or AsThoughFlash in rules
    )


def castable_in_hand(state: GameState, player: int, obj: GameObject, sorcery_time: bool) -> bool:
    """Whether a plain card of the hand can be cast now; :func:`everyday` must hold."""
    definition = obj.card
    if not sorcery_time and not (
        definition.type_mask & TYPE_INSTANT or definition.keywords & KEYWORD_FLASH
    ):
        return False
    return _castable_as_printed(state, player, obj)


def _allowed_with_x(state: GameState, player: int, obj: GameObject, way: Way) -> bool:
    """601.3a: whether some value of X makes it a spell that nothing forbids."""
    base = base_mana(obj, way)
    if base is None or not base.x_count:
        return False
    spell = obj.clone()
    spell.zone = ZONE_STACK
    spell.cast_from = obj.zone
    spell.x = 1
    targets = _fewest_targets(state, player, obj, modes_of(obj, way))
    while affordable(state, player, obj, way, [], spell.x, targets):
        if not prohibited(state, player, spell):
            return True
        spell.x += 1
        if spell.x > costs.MOST_X:
            break
    return False


def _fewest_targets(state: GameState, player: int, obj: GameObject, modes: tuple[Mode, ...]) -> int:
    if len(modes) != 1 or not modes[0].targets:
        return 0
    context = Context(obj.id, player)
    return sum(targets.minimum(state, clause, context) for clause in modes[0].targets)


def affordable(
    state: GameState,
    player: int,
    obj: GameObject,
    way: Way,
    extras: list[AdditionalCost],
    x: int,
    target_count: int,
    life_symbols: int = 0,
    undecided_from: int = 0,
    emerged: int = NOBODY,
) -> bool:
    """Whether the total cost could be paid.

    Phyrexian symbols from the ``undecided_from``-th on may be paid either way; ``emerged`` is
    what is to be sacrificed for emerge, NOBODY before that is chosen.
    """
    keywords = obj.definition.keywords
    symbols = phyrexian_symbols(obj, way)
    choices = 1 << max(0, symbols - undecided_from)
    for more in range(choices):
        mask = life_symbols | more << undecided_from
        if way.cost is not None and emerging.emerges(way.cost):
            delve = keywords & KEYWORD_DELVE != 0
            convoke = keywords & KEYWORD_CONVOKE != 0
            if emerging.payable(
                state,
                player,
                obj,
                way.cost,
                extras,
                x,
                target_count,
                mask,
                emerged,
                delve,
                convoke,
                way.any_type,
            ):
                return True
            continue
        due, parts = costs.spell_cost(
            state,
            player,
            obj,
            way.cost,
            way.free,
            extras,
            x,
            target_count,
            mask,
            any_type=way.any_type,
        )
        if payable(state, player, obj, due, parts, x):
            return True
    return False


def costs_mana(state: GameState, player: int, obj: GameObject, way: Way) -> bool:
    """Whether the spell costs mana as it is, without X and optional additional costs."""
    fewest = _fewest_targets(state, player, obj, modes_of(obj, way))
    due, _ = costs.spell_cost(state, player, obj, way.cost, way.free, [], 0, fewest, 0)
    return not is_free(due)


def payable(
    state: GameState, player: int, obj: GameObject, due: ManaCost, parts: list[Cost], x: int = 0
) -> bool:
    """Whether the player can pay for the spell, with its delve and convoke."""
    keywords = obj.definition.keywords
    context = Context(obj.id, player)
    context.x = x
    return costs.payable(
        state,
        player,
        due,
        parts,
        context,
        delve=keywords & KEYWORD_DELVE != 0,
        convoke=keywords & KEYWORD_CONVOKE != 0,
    )


def base_mana(obj: GameObject, way: Way) -> ManaCost | None:
    """The mana cost or the mana of the alternative cost; None where no mana is asked for."""
    if way.free:
        return None
    if way.cost is not None:
        return costs.mana_of(way.cost.costs)
    return obj.definition.cost


def phyrexian_symbols(obj: GameObject, way: Way) -> int:
    """How many Phyrexian symbols the cost has (107.4f)."""
    base = base_mana(obj, way)
    number = 0
    if base is not None:
        for symbol in base.symbols:
            number += symbol.phyrexian
    return number


def per_target(obj: GameObject) -> bool:
    """Whether the spell costs more for more targets."""
    return any(isinstance(ability, CostPerTarget) for ability in obj.definition.abilities)


def may_play_land(state: GameState, player: int) -> bool:
    """305.2: one land each turn and what effects add, in a main phase with an empty stack."""
    if not sorcery_time(state, player):
        return False
    allowed = 1
    for more, context in rules_of(state, MoreLandPlays):
        assert isinstance(more, MoreLandPlays)
        if player_matches(state, more.players, player, context):
            allowed += more.count
    return state.players[player].lands_played < allowed
