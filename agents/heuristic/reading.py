"""What the words of the vocabulary come to on a board: references, filters, numbers, conditions.

The engine has its own, exact answers; these use nothing but what the player sees, and say None
where that is not enough.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sim.engine.card_view import CardView
from sim.vocab import amounts as a
from sim.vocab import conditions as c
from sim.vocab import filters as f
from sim.vocab import references as r
from sim.vocab import terms
from sim.vocab.discarding import FromAmong
from sim.vocab.record import Condition, Number, Ref

if TYPE_CHECKING:
    from agents.heuristic.board import Board

# A card that an effect will name, of which nothing is known yet.
UNKNOWN: Final = -2
UNKNOWN_LAND: Final = -3
# How many objects a count finds, and how much an event amounts to, where there is no board.
_TYPICAL_COUNT: Final = 2
_TYPICAL_AMOUNT: Final = 2

Ids = tuple[int, ...]


class Scene:
    """A spell or ability and what is known of its choices: what its words are read by."""

    __slots__ = (
        "board",
        "finder",
        "kicked",
        "likely",
        "registers",
        "source",
        "targets",
        "via",
        "x",
        "you",
    )

    def __init__(self, board: Board, you: int, source: int = terms.NOBODY) -> None:
        self.board = board
        self.you = you
        self.source = source
        self.targets: list[Ids] = []
        self.registers: dict[str, Ids] = {}
        self.x = 0
        self.kicked = 0
        self.via = ""
        self.likely = you  # who is meant where a reference cannot be read
        self.finder = you  # whose library the cards come from that nobody knows yet


def entities(ref: Ref, scene: Scene) -> Ids | None:
    """The players and objects that a reference names; None if that is not known."""
    reader = _REFERENCES.get(type(ref))
    return None if reader is None else reader(ref, scene)


def players(ref: Ref, scene: Scene) -> Ids:
    """The players that a reference names; where that is not known, most likely the controller."""
    found = entities(ref, scene)
    if found is None:
        return (scene.likely,)
    return tuple([one for one in found if 0 <= one < terms.FIRST_OBJECT])


def _controllers(ref: r.ControllerOf | r.OwnerOf, scene: Scene) -> Ids | None:
    found = entities(ref.of, scene)
    if found is None:
        return None
    out: list[int] = []
    for one in found:
        player = one
        if one >= terms.FIRST_OBJECT:
            obj = scene.board.find(one)
            if obj is None:
                return None
            player = obj.owner if isinstance(ref, r.OwnerOf) else obj.controller
        if player not in out:
            out.append(player)
    return tuple(out)


def _target(ref: r.Target, scene: Scene) -> Ids | None:
    return scene.targets[ref.index] if ref.index < len(scene.targets) else None


def _host(ref: r.Host, scene: Scene) -> Ids | None:
    thing = scene.board.things_by_id.get(scene.source)
    if thing is None or thing.attached_to == terms.NOBODY:
        return None
    return (thing.attached_to,)


def _every(ref: r.Every, scene: Scene) -> Ids | None:
    if scene.board.blank:
        return None
    return tuple([obj.id for obj in objects_of(ref.filter, ref.zone, ref.of, scene)])


def _together(ref: r.Together, scene: Scene) -> Ids | None:
    out: list[int] = []
    for part in ref.parts:
        for one in entities(part, scene) or ():
            if one not in out:
                out.append(one)
    return tuple(out)


def objects_of(what: f.Filter, zone: int, of: Ref | None, scene: Scene) -> list[CardView]:
    """The visible objects of a zone that fit a filter."""
    board = scene.board
    found: list[CardView] = []
    if zone == terms.ZONE_BATTLEFIELD:
        found = [thing.view for thing in board.things]
    elif zone == terms.ZONE_STACK:
        found = list(board.stack())
    elif board.sight is not None:
        for player in (0, 1) if of is None else players(of, scene):
            if zone == terms.ZONE_GRAVEYARD:
                found += board.sight.graveyard(player)
            elif zone == terms.ZONE_EXILE:
                found += board.sight.exile(player)
            elif zone == terms.ZONE_HAND and player == board.me:
                found += board.hand()
    return [obj for obj in found if fits(what, obj, scene)]


def _among(ref: FromAmong, scene: Scene) -> Ids | None:
    """Of cards that nobody knows yet about half are expected to fit."""
    found = entities(ref.what, scene)
    if found is None:
        return None
    known = [(one, scene.board.find(one)) for one in found if one >= terms.FIRST_OBJECT]
    fitting = [one for one, obj in known if obj is not None and fits(ref.filter, obj, scene)]
    return (*fitting, *(UNKNOWN,) * ((len(found) - len(known) + 1) // 2))


_REFERENCES: Final[dict[type, Callable[[Any, Scene], Ids | None]]] = {
    r.You: lambda ref, scene: (scene.you,),
    r.EachOpponent: lambda ref, scene: (1 - scene.you,),
    r.EachPlayer: lambda ref, scene: (scene.you, 1 - scene.you),
    r.ActivePlayer: lambda ref, scene: (scene.board.active,),
    r.DefendingPlayer: lambda ref, scene: (1 - scene.you,),
    r.ControllerOf: _controllers,
    r.OwnerOf: _controllers,
    r.Self: lambda ref, scene: (scene.source,),
    r.Target: _target,
    r.Host: _host,
    r.Stored: lambda ref, scene: scene.registers.get(ref.name),
    r.Every: _every,
    r.These: lambda ref, scene: ref.ids,
    r.Together: _together,
    FromAmong: _among,
}


# --- filters -----------------------------------------------------------------------------


def fits(what: f.Filter, obj: CardView, scene: Scene) -> bool:
    """Whether an object fits a filter; one that is not understood fits everything."""
    test = _FILTERS.get(type(what))
    return True if test is None else test(what, obj, scene)


def demands_type(what: f.Filter, mask: int) -> bool:
    """Whether everything that fits has one of the types of a mask, as far as one can tell."""
    if isinstance(what, f.HasType):
        return what.mask & ~mask == 0
    if isinstance(what, f.HasSubtype):
        return bool(mask & terms.TYPE_LAND) and what.subtype in terms.LAND_SUBTYPES
    if isinstance(what, f.AllOf):
        return any(demands_type(part, mask) for part in what.parts)
    return isinstance(what, f.AnyOf) and all(demands_type(part, mask) for part in what.parts)


def _named(names: tuple[str, ...], mask: int, table: tuple[str, ...]) -> bool:
    return any(mask >> index & 1 and name in names for index, name in enumerate(table))


def _has_subtype(what: f.HasSubtype, obj: CardView, scene: Scene) -> bool:
    return obj.has_subtype(what.subtype)


def _controlled(what: f.ControlledBy, obj: CardView, scene: Scene) -> bool:
    found = entities(what.player, scene)
    return found is None or obj.controller in found


def _is(what: f.Is, obj: CardView, scene: Scene) -> bool:
    found = entities(what.what, scene)
    return found is not None and obj.id in found


def _stat_is(what: f.StatIs, obj: CardView, scene: Scene) -> bool:
    stat = obj.mana_value
    if what.stat != "mana value":
        stat = obj.power if what.stat == "power" else obj.toughness
    return _compared(stat, what.operator, number(what.value, scene))


_FILTERS: Final[dict[type, Callable[[Any, CardView, Scene], bool]]] = {
    f.HasType: lambda what, obj, scene: obj.type_mask & what.mask != 0,
    f.HasSupertype: lambda what, obj, scene: _named(
        obj.supertypes, what.mask, terms.SUPERTYPE_NAMES
    ),
    f.HasSubtype: _has_subtype,
    f.HasColor: lambda what, obj, scene: obj.color_mask & what.mask != 0,
    f.IsColorless: lambda what, obj, scene: obj.color_mask == 0,
    f.IsMulticolored: lambda what, obj, scene: obj.color_mask.bit_count() > 1,
    f.HasKeyword: lambda what, obj, scene: obj.has(what.mask),
    f.HasName: lambda what, obj, scene: obj.name == what.name,
    f.ControlledBy: _controlled,
    f.OwnedBy: lambda what, obj, scene: obj.owner in players(what.player, scene),
    f.Is: _is,
    f.IsOther: lambda what, obj, scene: obj.id != scene.source,
    f.Tapped: lambda what, obj, scene: getattr(obj, "tapped", False),
    f.Attacking: lambda what, obj, scene: getattr(obj, "attacking", None) is not None,
    f.Blocking: lambda what, obj, scene: bool(getattr(obj, "blocking", ())),
    f.Unblocked: lambda what, obj, scene: (
        getattr(obj, "attacking", None) is not None and not getattr(obj, "blocked", True)
    ),
    f.IsToken: lambda what, obj, scene: getattr(obj, "token", False),
    f.IsSpell: lambda what, obj, scene: getattr(obj, "ability", None) is None,
    f.IsAbility: lambda what, obj, scene: getattr(obj, "ability", None) is not None,
    f.HasCounter: lambda what, obj, scene: bool(obj.counters.get(what.kind, 0)),
    f.StatIs: _stat_is,
    f.AllOf: lambda what, obj, scene: all(fits(part, obj, scene) for part in what.parts),
    f.AnyOf: lambda what, obj, scene: any(fits(part, obj, scene) for part in what.parts),
    f.Not: lambda what, obj, scene: not fits(what.part, obj, scene),
}


# --- numbers and conditions --------------------------------------------------------------


def number(value: Number, scene: Scene) -> int:
    """What an amount comes to, or is likely to."""
    if isinstance(value, int):
        return value
    reader = _AMOUNTS.get(type(value))
    return 1 if reader is None else reader(value, scene)


def _count(value: a.Count, scene: Scene) -> int:
    board = scene.board
    if board.blank:
        return _TYPICAL_COUNT
    if value.zone != terms.ZONE_BATTLEFIELD or not _same_for_all(value.filter):
        return len(objects_of(value.filter, value.zone, value.of, scene))
    # Many targets and abilities ask for the same count.
    key = (id(value), scene.you)
    known = board.counts.get(key)
    if known is None:
        known = board.counts[key] = len(objects_of(value.filter, value.zone, value.of, scene))
    return known


def _same_for_all(what: f.Filter) -> bool:
    """Whether it depends on nothing of the scene but who "you" is."""
    if isinstance(what, (f.AllOf, f.AnyOf)):
        return all(_same_for_all(part) for part in what.parts)
    if isinstance(what, f.Not):
        return _same_for_all(what.part)
    if isinstance(what, f.ControlledBy):
        return isinstance(what.player, (r.You, r.EachOpponent, r.EachPlayer))
    return isinstance(what, (f.HasType, f.HasSubtype, f.HasColor, f.HasKeyword, f.IsToken))


def _stat(value: a.Stat, scene: Scene) -> int:
    total = 0
    for one in entities(value.of, scene) or ():
        obj = scene.board.find(one)
        if obj is not None:
            names = {"power": obj.power, "toughness": obj.toughness}
            total += names.get(value.stat, obj.mana_value)
    return total or (_TYPICAL_AMOUNT if scene.board.blank else 0)


def _counters_on(value: a.CountersOn, scene: Scene) -> int:
    total = 0
    for one in entities(value.of, scene) or ():
        obj = scene.board.find(one)
        if obj is not None:
            total += obj.counters.get(value.kind, 0)
    return total


def _life_total(value: a.LifeTotal, scene: Scene) -> int:
    return sum(scene.board.life[player] for player in players(value.of, scene))


def _divided(value: a.DividedBy, scene: Scene) -> int:
    by = number(value.by, scene) or 1
    whole = number(value.of, scene)
    return -(-whole // by) if value.up else whole // by


def _if_else(value: a.IfElse, scene: Scene) -> int:
    return number(value.then if holds(value.condition, scene) else value.otherwise, scene)


_AMOUNTS: Final[dict[type, Callable[[Any, Scene], int]]] = {
    a.XValue: lambda value, scene: scene.x,
    a.Count: _count,
    a.Stat: _stat,
    a.EventAmount: lambda value, scene: _TYPICAL_AMOUNT,
    a.CountersOn: _counters_on,
    a.LifeTotal: _life_total,
    a.TimesKicked: lambda value, scene: scene.kicked,
    a.HowMany: lambda value, scene: len(entities(value.of, scene) or (0,)),
    a.Plus: lambda value, scene: sum(number(part, scene) for part in value.parts),
    a.Times: lambda value, scene: value.factor * number(value.of, scene),
    a.DividedBy: _divided,
    a.IfElse: _if_else,
}


def _compared(left: int, operator: str, right: int) -> bool:
    if operator == ">=":
        return left >= right
    if operator == "<=":
        return left <= right
    if operator == "==":
        return left == right
    return left > right if operator == ">" else left < right


def holds(condition: Condition | None, scene: Scene) -> bool | None:
    """Whether a condition holds; None if that is not known."""
    if condition is None:
        return True
    test = _CONDITIONS.get(type(condition))
    return None if test is None else test(condition, scene)


def _compare(condition: c.Compare, scene: Scene) -> bool | None:
    if scene.board.blank:
        return None
    left = number(condition.left, scene)
    return _compared(left, condition.operator, number(condition.right, scene))


def _object_fits(condition: c.Fits, scene: Scene) -> bool | None:
    found = entities(condition.what, scene)
    if found is None:
        return None
    objects = [scene.board.find(one) for one in found]
    if not objects or None in objects:
        return None
    return all(obj is not None and fits(condition.filter, obj, scene) for obj in objects)


def _all_hold(condition: c.Holds, scene: Scene) -> bool | None:
    answers = [holds(part, scene) for part in condition.parts]
    if False in answers:
        return False
    return None if None in answers else True


def _unless(condition: c.Unless, scene: Scene) -> bool | None:
    answer = holds(condition.part, scene)
    return None if answer is None else not answer


_CONDITIONS: Final[dict[type, Callable[[Any, Scene], bool | None]]] = {
    c.Compare: _compare,
    c.Fits: _object_fits,
    c.WasKicked: lambda condition, scene: scene.kicked > 0,
    c.WasCastVia: lambda condition, scene: scene.via == condition.name,
    c.YourTurn: lambda condition, scene: scene.board.active == scene.you,
    c.Holds: _all_hold,
    c.Unless: _unless,
}
