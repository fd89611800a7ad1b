"""Damage, life, and how a game ends."""

from __future__ import annotations

from typing import Final

from agents.heuristic.effects.valuing import favour, handles, side
from agents.heuristic.prevention import prevented
from agents.heuristic.reading import Scene, entities, number, players
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.turns import SetReplacement

# What a typical creature is worth that so much damage kills.
_KILLS: Final = (0.0, 1.1, 1.9, 2.5, 2.7, 3.0, 3.2)
_DECIDED: Final = 100.0


@handles(e.DealDamage)
def _damage(effect: e.DealDamage, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    found = entities(effect.to, scene)
    board = scene.board
    if found is None:
        face = abs(board.life_change(1 - board.me, -amount))
        return favour(scene) * max(face, _KILLS[min(amount, len(_KILLS) - 1)])
    if effect.divided and len(found) > 1:
        amount //= len(found)
    source = board.find(scene.source) if scene.source >= t.FIRST_OBJECT else None
    deadly = source is not None and source.has(t.KEYWORD_DEATHTOUCH)
    return sum(board.damage_to(one, amount, deadly) for one in found)


@handles(e.GainLife)
def _gain_life(effect: e.GainLife, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    return sum(scene.board.life_change(one, amount) for one in players(effect.who, scene))


@handles(e.LoseLife)
def _lose_life(effect: e.LoseLife, scene: Scene) -> float:
    amount = number(effect.amount, scene)
    return sum(scene.board.life_change(one, -amount) for one in players(effect.who, scene))


@handles(e.WinGame)
def _win(effect: e.WinGame, scene: Scene) -> float:
    return side(players(effect.who, scene)[0], scene) * _DECIDED


@handles(e.LoseGame)
def _lose(effect: e.LoseGame, scene: Scene) -> float:
    return side(players(effect.who, scene)[0], scene) * -_DECIDED


@handles(e.PreventDamage)
def _prevent(effect: e.PreventDamage, scene: Scene) -> float:
    return favour(scene) * 0.5


@handles(SetReplacement)
def _set_replacement(effect: SetReplacement, scene: Scene) -> float:
    """Preventing a combat's damage is worth something in that combat only."""
    usual = scene.board.weights.prevention if scene.board.blank else 0.0
    return favour(scene) * usual if any(prevented((effect,))) else 0.0
