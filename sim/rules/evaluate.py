"""What the words of the vocabulary mean in a game: references, and the way to the rest.

Filters are tested by :mod:`sim.rules.filter_tests`, amounts and conditions worked out by
:mod:`sim.rules.numbers`; they call each other, so all of them go through the tables here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules.moved import in_zone, moved_cards
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import references as r
from sim.vocab import terms
from sim.vocab.allowances import AsThoughHaste
from sim.vocab.amounts import Count
from sim.vocab.conditions import Compare
from sim.vocab.discarding import FromAmong, FromZone, WhoCouldNot
from sim.vocab.faces import LAYOUT_MODAL
from sim.vocab.filters import (
    AllOf,
    ControlledBy,
    Filter,
    HasColor,
    HasSubtype,
    HasType,
    Is,
    Not,
)
from sim.vocab.record import Condition, Number, Ref, Rule
from sim.vocab.terms import (
    FIRST_OBJECT,
    KEYWORD_HASTE,
    NOBODY,
    TYPE_CREATURE,
    ZONE_BATTLEFIELD,
    ZONE_STACK,
)

NO_RULES: Final[list[tuple[Rule, Context]]] = []
FORMER_TARGET = "target "  # the registers for what the spell that set up a trigger targeted


def context_of(obj: GameObject) -> Context:
    """A fresh context for an ability of the object, with the kicker and cost it was cast for.

    The X of a permanent is 0 whatever its spell's was, except to how it enters (107.3m).
    """
    context = Context(obj.id, obj.controller)
    if obj.zone == ZONE_STACK:
        context.x = obj.x
    context.kicked = obj.kicked
    context.via = obj.via
    return context


def chosen_color(state: GameState, context: Context) -> int:
    """The bit of the colour that was chosen for the source; 0 if none was."""
    source = state.find(context.source)
    return 0 if source is None else color_chosen(source)


def color_chosen(obj: GameObject) -> int:
    """The bit of the colour that was chosen for the object; 0 if none was."""
    if obj.chosen not in terms.COLOR_NAMES:
        return 0
    return 1 << terms.COLOR_NAMES.index(obj.chosen)


def is_creature(obj: GameObject) -> bool:
    """Whether the object is a creature."""
    return obj.chars.types & TYPE_CREATURE != 0


def is_sick(state: GameState, obj: GameObject) -> bool:
    """Whether a creature has not been under control since its controller's turn began (302.6)."""
    if not obj.chars.types & TYPE_CREATURE or obj.chars.keywords & KEYWORD_HASTE:
        return False
    return obj.since >= state.players[obj.controller].turn_began


def mana_value(obj: GameObject) -> int:
    """The mana value (202.3); on the stack X is what was chosen for it (202.3e)."""
    definition = obj.definition
    if (
        (obj.turned or obj.melded is not None)
        and not obj.copied
        and obj.own is None
        and definition.layout != LAYOUT_MODAL  # 202.3b is about transforming cards
    ):
        # 202.3b-c: that of the front face, or of both; a copy of such a face has 0.
        return obj.card.mana_value + (obj.melded.mana_value if obj.melded is not None else 0)
    if obj.x and obj.zone != ZONE_BATTLEFIELD and definition.cost is not None:
        return definition.mana_value + obj.x * definition.cost.x_count
    return definition.mana_value


def stat_of(state: GameState, obj: GameObject, stat: str) -> int:
    """Power, toughness or mana value by its name."""
    if stat == "mana value":
        return mana_value(obj)
    if obj.zone != ZONE_BATTLEFIELD and obj.definition.sizes is not None and _defines(obj):
        # 604.3: what defines a characteristic does so in all zones.
        power, toughness = obj.definition.sizes
        return value(state, power if stat == "power" else toughness, context_of(obj))
    return obj.chars.power if stat == "power" else obj.chars.toughness


def _defines(obj: GameObject) -> bool:
    """Whether it still has the ability that defines its size, which it can lose (613.1f)."""
    if obj.chars is obj.definition.printed:
        return True
    return any(getattr(one, "defining", False) for one in obj.chars.abilities)


def too_new(state: GameState, obj: GameObject) -> bool:
    """Whether 302.6 keeps a creature from using {T} and {Q}; it may be as though it had haste."""
    if not is_sick(state, obj):
        return False
    return AsThoughHaste not in state.rules or not object_has_rule(state, AsThoughHaste, obj)


def compare(left: int, operator: str, right: int) -> bool:
    """Whether two numbers compare so."""
    if operator == ">=":
        return left >= right
    if operator == "<=":
        return left <= right
    if operator == ">":
        return left > right
    if operator == "<":
        return left < right
    return left == right


def has_subtype(obj: GameObject, subtype: str) -> bool:
    """Whether the object has the subtype; changelings have every creature type (702.73a)."""
    chars = obj.chars
    if subtype in chars.subtypes:
        return True
    return chars.all_creature_types and is_creature_type(subtype)


def is_creature_type(subtype: str) -> bool:
    """Whether a subtype belongs to creatures (205.3m)."""
    return not (
        subtype in terms.LAND_SUBTYPES
        or subtype in terms.ARTIFACT_SUBTYPES
        or subtype in terms.ENCHANTMENT_SUBTYPES
        or subtype in terms.SPELL_SUBTYPES
    )


# --- the tables, filled by sim.rules.filter_tests and sim.rules.numbers -------------------

FilterTest = Callable[[GameState, Any, GameObject, Context], bool]

FILTERS: Final[dict[type, FilterTest]] = {}
AMOUNTS: Final[dict[type, Callable[[GameState, Any, Context], int]]] = {}
CONDITIONS: Final[dict[type, Callable[[GameState, Any, Context], bool]]] = {}


def matches(state: GameState, what: Filter, obj: GameObject, context: Context) -> bool:
    """Whether the object fits the description.

    What is asked most is answered here: the comparisons cost less than the way through the table.
    """
    if isinstance(what, AllOf):
        for part in what.parts:
            if not matches(state, part, obj, context):
                return False
        return True
    if isinstance(what, HasType):
        return obj.chars.types & what.mask != 0
    if isinstance(what, ControlledBy):
        return player_matches(state, what.player, obj.controller, context)
    if isinstance(what, HasSubtype):
        return has_subtype(obj, what.subtype)
    if isinstance(what, HasColor):
        return obj.chars.colors & what.mask != 0
    if isinstance(what, Not):
        return not matches(state, what.part, obj, context)
    return FILTERS[type(what)](state, what, obj, context)


def player_matches(state: GameState, who: Ref, player: int, context: Context) -> bool:
    """Whether the reference names that player."""
    if isinstance(who, r.You):
        return player == context.controller
    if isinstance(who, r.EachOpponent):
        return player != context.controller
    if isinstance(who, r.EachPlayer):
        return True
    return player in entities(state, who, context)


# --- references --------------------------------------------------------------------------


def players_in_order(state: GameState) -> list[int]:
    """The players in APNAP order (101.4)."""
    return [state.active, 1 - state.active]


def candidates(
    state: GameState, what: Filter, zone: int, context: Context, of: Ref | None = None
) -> list[GameObject]:
    """The objects of a zone that fit, in the order of the zone (active player's first)."""
    found: list[GameObject] = []
    if zone == ZONE_BATTLEFIELD and isinstance(what, Is) and isinstance(what.what, r.Self):
        # The one permanent is not looked for among all; many may have such an ability.
        source = state.objects.get(context.source)
        return [source] if source is not None and source.zone == zone else found
    if zone in (ZONE_BATTLEFIELD, ZONE_STACK):
        for obj in state.battlefield if zone == ZONE_BATTLEFIELD else state.stack:
            if matches(state, what, obj, context):
                found.append(obj)
        return found
    for player in players_in_order(state):
        if of is None or player_matches(state, of, player, context):
            for obj in state.zone_of(player, zone):
                if matches(state, what, obj, context):
                    found.append(obj)
    return found


def defending_player(state: GameState, context: Context) -> int:
    """The player whom the event's or source's creature attacks (508.5)."""
    attacked = NOBODY
    event = context.event
    if event is not None and event.kind == terms.EVENT_ATTACK:
        attacked = event.source
    else:
        source = state.find(context.source)
        if source is not None:
            attacked = source.attacking
    if attacked >= FIRST_OBJECT:
        found = state.find(attacked)
        return found.controller if found is not None else 1 - context.controller
    return attacked if attacked != NOBODY else 1 - context.controller


def entities(state: GameState, ref: Ref, context: Context) -> list[int]:
    """The players and objects a reference names, as ids; none where it names nothing."""
    kind = type(ref)
    if kind is r.You:
        return [context.controller]
    if kind is r.Self:
        return [context.source]
    if isinstance(ref, r.Target):
        targets = context.targets
        if ref.index < len(targets):
            return targets[ref.index]
        return context.stored(f"{FORMER_TARGET}{ref.index}") or []
    if isinstance(ref, r.Every):
        return [obj.id for obj in candidates(state, ref.filter, ref.zone, context, ref.of)]
    if kind is r.EachOpponent:
        return [1 - context.controller]
    if kind is r.EachPlayer:
        return players_in_order(state)
    if isinstance(ref, r.Stored):
        return context.stored(ref.name) or []
    if isinstance(ref, r.These):
        return list(ref.ids)
    if isinstance(ref, r.Host):
        source = state.find(context.source)
        return [source.attached_to] if source is not None and source.attached_to != NOBODY else []
    if isinstance(ref, (r.ControllerOf, r.OwnerOf)):
        return _players_of(state, ref, context)
    if isinstance(ref, r.ExiledWith):
        sources = entities(state, ref.by, context)
        return [
            card.id
            for player in players_in_order(state)
            for card in state.players[player].exile
            if card.exiled_with in sources
        ]
    if isinstance(ref, r.TopCards):
        cards: list[int] = []
        for player in entities(state, ref.of, context):
            library = state.players[player].library
            cards += [card.id for card in library[: max(0, value(state, ref.count, context))]]
        return cards
    if isinstance(ref, FromZone):
        return in_zone(state, entities(state, ref.what, context), ref.zone)
    if isinstance(ref, FromAmong):
        cards_there = objects(state, ref.what, context)
        return [card.id for card in cards_there if matches(state, ref.filter, card, context)]
    if isinstance(ref, WhoCouldNot):
        did = [state.find(one) for one in entities(state, ref.what, context)]
        owners = [obj.owner for obj in did if obj is not None]
        return [one for one in players(state, ref.players, context) if one not in owners]
    if isinstance(ref, r.Together):
        joined: list[int] = []
        for part in ref.parts:
            joined += [one for one in entities(state, part, context) if one not in joined]
        return joined
    if kind is r.ActivePlayer:
        return [state.active]
    if kind is r.DefendingPlayer:
        return [defending_player(state, context)]
    event = context.event
    if event is None:
        return []
    if kind is r.EventObject:
        return [event.object] if event.object != NOBODY else []
    if kind is r.EventSource:
        return [event.source] if event.source != NOBODY else []
    if kind is r.EventPlayer:
        return [event.player] if event.player != NOBODY else []
    if kind is r.MovedCard:
        return moved_cards(state, event)
    raise NotImplementedError(f"reference {kind.__name__} has no meaning yet")


def _players_of(state: GameState, ref: r.ControllerOf | r.OwnerOf, context: Context) -> list[int]:
    players: list[int] = []
    for one in entities(state, ref.of, context):
        if one < FIRST_OBJECT:
            player = one
        else:
            obj = state.find(one)
            if obj is None:
                continue
            player = obj.controller if isinstance(ref, r.ControllerOf) else obj.owner
        if player not in players:
            players.append(player)
    return players


def objects(state: GameState, ref: Ref, context: Context) -> list[GameObject]:
    """The objects of a reference that still exist."""
    return [state.objects[one] for one in entities(state, ref, context) if one in state.objects]


def players(state: GameState, ref: Ref, context: Context) -> list[int]:
    """The players of a reference."""
    return [one for one in entities(state, ref, context) if 0 <= one < FIRST_OBJECT]


def rules_of(state: GameState, kind: type[Rule]) -> list[tuple[Rule, Context]]:
    """The rules of a kind that continuous effects have set."""
    rules = state.rules
    return rules.get(kind, NO_RULES) if rules else NO_RULES


def player_has_rule(state: GameState, kind: type[Rule], player: int) -> bool:
    """Whether a rule of a kind that names players applies to the player."""
    rules = state.rules
    if not rules or kind not in rules:
        return False
    for rule, context in rules[kind]:
        if player_matches(state, getattr(rule, "players"), player, context):  # noqa: B009
            return True
    return False


def object_has_rule(state: GameState, kind: type[Rule], obj: GameObject) -> bool:
    """Whether a rule of a kind that describes objects applies to the object."""
    rules = state.rules
    if not rules or kind not in rules:
        return False
    for rule, context in rules[kind]:
        if matches(state, getattr(rule, "filter"), obj, context):  # noqa: B009
            return True
    return False


# --- numbers and conditions --------------------------------------------------------------


def value(state: GameState, number: Number, context: Context) -> int:
    """What an amount comes to."""
    if isinstance(number, int):
        return number
    if isinstance(number, Count):
        return len(candidates(state, number.filter, number.zone, context, number.of))
    return AMOUNTS[type(number)](state, number, context)


def quantity(state: GameState, number: Number, context: Context) -> int:
    """What an amount comes to as the size of an effect, where a negative one is 0 (107.1b)."""
    return max(0, value(state, number, context))


def holds(state: GameState, condition: Condition | None, context: Context) -> bool:
    """Whether a condition is true; no condition is."""
    if condition is None:
        return True
    if isinstance(condition, Compare):
        left = value(state, condition.left, context)
        return compare(left, condition.operator, value(state, condition.right, context))
    return CONDITIONS[type(condition)](state, condition, context)
