"""What a card allows before the game begins, from an opening hand (103.5)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.record import Ability


@dataclass(eq=False, repr=False)
class BeginsOnBattlefield(Ability):
    """The player may begin the game with the card on the battlefield (103.5a)."""

    def text(self) -> str:
        return "if ~ is in your opening hand, you may begin the game with it on the battlefield"


__all__ = ["BeginsOnBattlefield"]
