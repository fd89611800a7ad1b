"""What a player sees, as data that can be compared: whether a world still agrees with the game."""

from __future__ import annotations

from sim.engine.view import View

Look = tuple[object, ...]


def seen(view: View) -> Look:
    """Everything that tells the player's position from others; equal for worlds that agree."""
    decision = view.decision
    me = view.me
    return (
        (view.turn, view.step, view.active, view.life, view.hand_counts, view.library_counts),
        (view.lands_played, view.exile_counts, view.pool(0), view.pool(1)),
        () if decision is None else tuple([one.astuple() for one in decision.options]),
        tuple([(card.id, card.name) for card in view.hand]),
        tuple([(card.id, card.name) for card in view.opponent_hand]),
        tuple([(place, card.name) for place, card in view.library(me)]),
        tuple([(place, card.name) for place, card in view.library(1 - me)]),
        tuple([card.name for player in (0, 1) for card in view.graveyard(player)]),
        tuple([card.name for player in (0, 1) for card in view.exile(player)]),
        tuple(
            [
                (
                    one.id,
                    one.name,
                    one.controller,
                    one.tapped,
                    one.damage,
                    one.power,
                    one.toughness,
                    one.keyword_mask,
                    one.attacking,
                    one.blocking,
                )
                for one in view.battlefield
            ]
        ),
        tuple([(one.id, one.name, one.controller, one.targets, one.x) for one in view.stack]),
    )
