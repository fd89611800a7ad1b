"""A permanent with what matters of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sim.engine.card_view import PermanentView
from sim.vocab import terms as t

if TYPE_CHECKING:
    from agents.heuristic.appraise import Appraiser


class Thing:
    """A permanent with what matters of it. ``left`` is the damage that it still survives, plus one.

    ``worth`` is what it is worth to its controller, ``loss`` that without what its going brings.
    """

    __slots__ = (
        "attached_to",
        "attacking",
        "blocked",
        "blocking",
        "creature",
        "id",
        "keywords",
        "land",
        "left",
        "loss",
        "mine",
        "power",
        "sick",
        "tapped",
        "token",
        "traits",
        "types",
        "view",
        "worth",
    )

    def __init__(self, view: PermanentView, me: int, appraiser: Appraiser) -> None:
        self.view = view
        self.id = view.id
        self.mine = view.controller == me
        self.traits = traits = appraiser.traits(view.card)
        self.types = types = view.type_mask
        self.creature = types & t.TYPE_CREATURE != 0
        self.land = types & t.TYPE_LAND != 0
        self.tapped = view.tapped
        self.token = view.token
        host = view.attached_to
        self.attached_to = t.NOBODY if host is None else host
        self.power = self.left = self.keywords = 0
        self.sick = self.blocked = False
        self.attacking: int | None = None
        self.blocking: tuple[int, ...] = ()
        worth = traits.engine + traits.parting
        w = appraiser.weights
        if self.creature:
            self.power = view.power
            toughness = view.toughness
            self.left = toughness - view.damage
            self.keywords = view.keyword_mask
            self.sick = view.sick
            self.attacking = view.attacking
            self.blocking = view.blocking
            self.blocked = view.blocked
            worth += appraiser.body(self.power, toughness, self.keywords)
        elif self.land:
            worth += w.land
        elif types & t.TYPE_PLANESWALKER:
            self.left = view.loyalty
            worth += w.permanent + w.loyalty * self.left
        else:
            worth += w.permanent
        self.worth = worth
        self.loss = worth - traits.parting
