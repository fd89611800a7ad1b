"""What a spell or ability may be aimed at, and where it does most."""

from __future__ import annotations

from typing import Final

from agents.heuristic.changes import attaching
from agents.heuristic.effects import value_of
from agents.heuristic.reading import Ids, Scene, fits, number, objects_of, players
from agents.heuristic.things import Thing
from sim.vocab import terms as t
from sim.vocab.definition import CardDef
from sim.vocab.modes import Mode, TargetClause

# Nobody weighs more ways to choose several targets than this.
_MOST: Final = 6


def candidates(clause: TargetClause, scene: Scene) -> list[int]:
    """The players and objects that seem legal targets of a clause."""
    found: list[int] = []
    if clause.players is not None:
        found += players(clause.players, scene)
    if clause.filter is None:
        return found
    if clause.zone == t.ZONE_BATTLEFIELD:
        for thing in scene.board.things:
            if targetable(thing, scene) and fits(clause.filter, thing.view, scene):
                found.append(thing.id)
    else:
        for obj in objects_of(clause.filter, clause.zone, clause.of, scene):
            if obj.id != scene.source:
                found.append(obj.id)
    return found


def targetable(thing: Thing, scene: Scene) -> bool:
    """Whether shroud or hexproof do not forbid to target it."""
    if thing.keywords & t.KEYWORD_SHROUD:
        return False
    own = thing.mine == (scene.you == scene.board.me)
    return own or not thing.keywords & t.KEYWORD_HEXPROOF


def aim(mode: Mode, scene: Scene, card: CardDef | None = None) -> float | None:
    """Choose the best targets of a mode, into ``scene.targets``; what the mode is worth then.

    None if there are too few legal targets. ``card`` is the spell's, for Auras.
    """
    scene.targets = []
    value = worth(mode, scene, card)
    for clause in mode.targets:
        found = candidates(clause, scene)
        least = number(clause.minimum, scene)
        most = min(number(clause.maximum, scene), len(found), max(_MOST, least))
        if len(found) < least:
            return None
        chosen: Ids = ()
        earlier = list(scene.targets)
        scene.targets = [*earlier, chosen]
        before = worth(mode, scene, card) if least == 0 else None
        while len(chosen) < most:
            pick, best = best_of(
                [one for one in found if one not in chosen], chosen, mode, scene, earlier, card
            )
            if len(chosen) >= least and before is not None and best <= before:
                break
            chosen = (*chosen, pick)
            before = best
        scene.targets = [*earlier, chosen]
        value = worth(mode, scene, card) if before is None else before
    return value


def best_of(
    found: list[int],
    chosen: Ids,
    mode: Mode,
    scene: Scene,
    earlier: list[Ids],
    card: CardDef | None = None,
) -> tuple[int, float]:
    """The best further target of a clause and what the mode is worth with it."""
    pick, best = found[0], float("-inf")
    for one in found:
        scene.targets = [*earlier, (*chosen, one)]
        value = worth(mode, scene, card)
        if value > best:
            pick, best = one, value
    return pick, best


def worth(mode: Mode, scene: Scene, card: CardDef | None) -> float:
    """What a mode is worth with the targets chosen."""
    if not mode.effects and card is not None and scene.targets and scene.targets[0]:
        return attaching(scene.board, scene.source, scene.targets[0][0], scene) + 0.5
    return value_of(mode.effects, scene)


def best_modes(
    modes: tuple[Mode, ...], choose: int, scene: Scene, card: CardDef | None = None
) -> tuple[float, list[int], list[Ids]]:
    """What the best modes are worth together, their indices, and their targets."""
    rated: list[tuple[float, int, list[Ids]]] = []
    for index, mode in enumerate(modes):
        value = aim(mode, scene, card)
        if value is not None:
            rated.append((value, index, scene.targets))
    if len(rated) == 1 and choose > 0:
        value, index, targets = rated[0]
        return value, [index], list(targets)
    if len(rated) > 1:
        rated.sort(key=lambda one: -one[0])
    picked = sorted(rated[:choose], key=lambda one: one[1])
    targets = [chosen for _, _, own in picked for chosen in own]
    return sum(one[0] for one in picked), [one[1] for one in picked], targets
