"""How much damage the player's cards can deal to the opponent's face right now."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.costs import mana_needed
from agents.heuristic.reading import Scene, entities, fits, holds, number
from sim.engine.card_view import CardView
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab import terms as t
from sim.vocab.costs import PayMana, Sacrifice
from sim.vocab.modes import Mode
from sim.vocab.record import Cost, Effect
from sim.vocab.references import Target

_MOST_ITEMS: Final = 9


class Shot:
    """A spell that hurts the opponent: how much, for how much mana and how many sacrifices."""

    __slots__ = ("card", "damage", "mana", "sacrifices", "way")

    def __init__(self, card: CardView, way: str, damage: int, mana: int, sacrifices: int) -> None:
        self.card = card
        self.way = way
        self.damage = damage
        self.mana = mana
        self.sacrifices = sacrifices


def reach(board: Board, sorceries: bool) -> tuple[int, list[Shot]]:
    """The most damage that can be dealt now, and the shots, those for mana first.

    ``sorceries`` says whether sorceries can be cast.
    """
    choices = _shots(board, sorceries)
    if not choices:
        return 0, []
    fuel = 0
    for shots in choices:
        for shot in shots:
            if shot.sacrifices:
                fuel = max(fuel, _fuel(board, shot))
    best, shots = _best(choices, 0, board.mana, fuel)
    return best, sorted(shots, key=lambda shot: shot.sacrifices)


def _best(choices: list[list[Shot]], first: int, mana: int, fuel: int) -> tuple[int, list[Shot]]:
    """The best of what is left from ``first`` on: each card at most once, one way each."""
    if first == len(choices):
        return 0, []
    best, chosen = _best(choices, first + 1, mana, fuel)
    for shot in choices[first]:
        if shot.mana <= mana and shot.sacrifices <= fuel:
            rest, more = _best(choices, first + 1, mana - shot.mana, fuel - shot.sacrifices)
            if rest + shot.damage > best:
                best, chosen = rest + shot.damage, [shot, *more]
    return best, chosen


def _fuel(board: Board, shot: Shot) -> int:
    scene = Scene(board, board.me, shot.card.id)
    for way in shot.card.card.alternative_costs:
        if way.name == shot.way:
            for cost in way.costs:
                if isinstance(cost, Sacrifice):
                    return sum(
                        1
                        for thing in board.things
                        if thing.mine and fits(cost.filter, thing.view, scene)
                    )
    return 0


def _shots(board: Board, sorceries: bool) -> list[list[Shot]]:
    cards = [card for card in board.hand() if not card.is_land]
    if board.sight is not None:
        for card in board.sight.graveyard(board.me):
            if card.card.alternative_costs:
                cards.append(card)
    triggers = any(thing.mine and thing.traits.on_cast for thing in board.things)
    choices: list[list[Shot]] = []
    for card in cards:
        traits = board.appraiser.traits(card.card)
        if (traits.hurts or triggers) and (sorceries or traits.instant):
            shots = _ways(board, card, triggers)
            if shots:
                choices.append(shots)
    if len(choices) > _MOST_ITEMS:
        choices.sort(key=lambda shots: -max(shot.damage for shot in shots))
        del choices[_MOST_ITEMS:]
    return choices


def _ways(board: Board, card: CardView, triggers: bool) -> list[Shot]:
    damage = face_damage(board, card)
    if triggers:
        damage += _triggered(board, card)
    if damage <= 0:
        return []
    definition = card.card
    if any(not extra.name for extra in definition.additional_costs):
        return []  # what it would have to be paid with is needed elsewhere
    shots: list[Shot] = []
    in_hand = card.zone == "hand"
    cost = card.cost
    if in_hand and cost is not None and cost.mana_value <= board.mana and board.castable(card):
        shots.append(Shot(card, "", damage, cost.mana_value, 0))
    for way in definition.alternative_costs:
        if not way.offered or way.zone != (t.ZONE_HAND if in_hand else t.ZONE_GRAVEYARD):
            continue
        sacrifices = _sacrifices(way.costs)
        if sacrifices >= 0 and holds(way.condition, Scene(board, board.me, card.id)):
            mana = mana_needed(way.costs)
            if mana <= board.mana:
                shots.append(Shot(card, way.name, damage, mana, sacrifices))
    return shots


def _sacrifices(costs: tuple[Cost, ...]) -> int:
    """How many permanents costs ask to sacrifice; -1 if they ask for something else, too."""
    total = 0
    for cost in costs:
        if isinstance(cost, Sacrifice) and isinstance(cost.count, int):
            total += cost.count
        elif not isinstance(cost, PayMana):
            return -1
    return total


def face_damage(board: Board, card: CardView) -> int:
    """The damage that a spell deals if it is aimed at the opponent."""
    spell = card.card.spell
    if spell is None:
        return 0
    scene = Scene(board, board.me, card.id)
    return max(_mode_damage(mode, scene) for mode in spell.modes)


def _mode_damage(mode: Mode, scene: Scene) -> int:
    opponent = 1 - scene.board.me
    scene.targets = [
        (opponent,)
        if clause.players is not None and opponent in (entities(clause.players, scene) or ())
        else ()
        for clause in mode.targets
    ]
    return hurts(mode.effects, scene)


def hurts(effects: tuple[Effect, ...], scene: Scene) -> int:
    """The damage to the opponent among instructions, and the loss of life."""
    opponent = 1 - scene.board.me
    total = 0
    for effect in effects:
        if isinstance(effect, e.DealDamage):
            if opponent in (entities(effect.to, scene) or ()):
                total += number(effect.amount, scene)
        elif isinstance(effect, e.LoseLife):
            if opponent in (entities(effect.who, scene) or ()):
                total += number(effect.amount, scene)
        elif isinstance(effect, g.If) and holds(effect.condition, scene):
            total += hurts(effect.then, scene)
    return total


def _triggered(board: Board, card: CardView) -> int:
    """The damage that the player's permanents deal because the card is cast."""
    total = 0
    for thing in board.things:
        if thing.mine and thing.traits.on_cast:
            scene = Scene(board, board.me, thing.id)
            for pattern, modes in thing.traits.on_cast:
                if fits(pattern.filter, card, scene):
                    total += max(_mode_damage(mode, scene) for mode in modes)
    return total


def pending(board: Board) -> int:
    """The damage to the opponent that the player's spells and abilities on the stack will do."""
    total = 0
    for obj in board.stack():
        if obj.controller != board.me:
            continue
        scene = Scene(board, board.me, obj.source)
        scene.targets = list(obj.targets)
        scene.kicked, scene.x = obj.kicked, obj.x
        modes = getattr(obj.ability, "modes", None)
        if modes is None:
            modes = () if obj.card.spell is None else obj.card.spell.modes
        for index in obj.modes or (0,):
            if index < len(modes):
                total += hurts(modes[index].effects, scene)
    return total


def can_hurt(mode: Mode) -> bool:
    """Whether a mode could damage a player at all."""
    for effect in mode.effects:
        if isinstance(effect, g.If):
            if can_hurt(Mode(effect.then, mode.targets)):
                return True
        elif isinstance(effect, e.DealDamage):
            to = effect.to
            if isinstance(to, Target):
                if to.index < len(mode.targets) and mode.targets[to.index].players is not None:
                    return True
            else:
                return True
        elif isinstance(effect, e.LoseLife):
            return True
    return False
