"""The table of a game, all cards open, as flat plain data of which only changes need be kept.

Every entry of a table stands under a key of its own, so that two tables differ in few entries:

- ``turn``, ``step``, ``active`` and, once it is over, ``result``;
- ``a`` and ``b``: life, counters, mana and the size of the library of each player;
- ``a hand``, ``a graveyard``, ``a exile``, ``a command``: the ids of the cards there, in order;
- ``battlefield`` and ``stack``: ids, in order;
- ``#12``: the object with the id 12.
"""

from __future__ import annotations

from typing import Any, Final

import sim
from experiments.replays.recording import SEATS, result_text
from sim.engine import describe
from sim.state.objects import GameObject
from sim.vocab import CardDef
from sim.vocab.terms import KEYWORD_NAMES, bit_names, color_letters

Table = dict[str, Any]

_ZONES: Final = ("hand", "graveyard", "exile", "command")


class Tables:
    """Makes tables of games, and remembers the cards that were on them.

    Attributes:
        cards: by name, each card that was seen.
    """

    def __init__(self) -> None:
        self.cards: dict[str, CardDef] = {}

    def of(self, game: sim.Game) -> Table:
        """The table as it is."""
        view, state = game.view(0), game.state
        table: Table = {"turn": view.turn, "step": view.step, "active": view.active}
        if game.result is not None:
            table["result"] = result_text(game)
        for seat, player in zip(SEATS, state.players, strict=True):
            table[seat] = _present(
                life=player.life,
                library=len(player.library),
                mana=view.mana(player.id),
                counters=[f"{count} {kind}" for kind, count in sorted(player.counters.items())],
            )
            for name in _ZONES:
                zone: list[GameObject] = getattr(player, name)
                table[f"{seat} {name}"] = [one.id for one in zone]
                for one in zone:
                    card = self._card(sim.CardView(state, one), one)
                    if name == "hand" and one.known >> 1 - player.id & 1:
                        card["seen"] = 1  # the opponent knows of it
                    table[f"#{one.id}"] = card
        table["battlefield"] = [one.id for one in state.battlefield]
        for one in state.battlefield:
            table[f"#{one.id}"] = self._permanent(game, sim.PermanentView(state, one), one)
        table["stack"] = [one.id for one in state.stack]
        for one in state.stack:
            table[f"#{one.id}"] = self._on_stack(game, sim.StackView(state, one), one)
        return table

    def _card(self, view: sim.CardView, obj: GameObject) -> dict[str, Any]:
        # The card itself, since all is open, though its players may see its back alone.
        hidden = obj.face_down and obj.definition is not obj.card
        shown = obj.card if hidden else obj.definition
        name = shown.name if hidden else view.name or shown.name
        self.cards.setdefault(name, shown)
        return _present(name=name, facedown=obj.face_down)

    def _permanent(
        self, game: sim.Game, view: sim.PermanentView, obj: GameObject
    ) -> dict[str, Any]:
        kind = "creature" if view.is_creature else "land" if view.is_land else "other"
        notes = [f"{count} {word}" for word, count in sorted(view.counters.items())]
        notes += [f"{view.damage} damage"] if view.damage else []
        notes += [f"X is {view.x}"] if view.x else []
        notes += [f"chosen: {view.chosen}"] if view.chosen else []
        printed = set() if obj.face_down else set(_keywords(obj.definition))
        notes += [word for word in view.keywords if word not in printed]
        return self._card(view, obj) | _present(
            at=SEATS[view.controller],
            owner=SEATS[view.owner] if view.owner != view.controller else "",
            kind=kind,
            size=f"{view.power}/{view.toughness}" if view.is_creature else "",
            colors=color_letters(view.color_mask),
            tapped=view.tapped,
            sick=view.sick,
            token=view.token,
            attacks=_entity(game, view.attacking),
            blocked=view.blocked,
            blocks=[_entity(game, one) for one in view.blocking],
            on=_entity(game, view.attached_to),
            notes=notes,
        )

    def _on_stack(self, game: sim.Game, view: sim.StackView, obj: GameObject) -> dict[str, Any]:
        targets = [one for clause in view.targets for one in clause]
        notes = [view.via] if view.via else []
        notes += [f"X is {view.x}"] if view.x else []
        notes += ["kicked" if view.kicked == 1 else f"kicked {view.kicked} times"] * (
            view.kicked > 0
        )
        notes += ["copy"] if view.is_copy else []
        return self._card(view, obj) | _present(
            at=SEATS[view.controller],
            ability=view.ability is not None,
            text="" if view.ability is None else view.text(),
            targets=[_entity(game, one) for one in targets],
            colors=color_letters(view.color_mask),
            notes=notes,
        )


def _present(**fields: Any) -> dict[str, Any]:
    """The fields that say anything; True is written as 1."""
    return {
        name: 1 if value is True else value
        for name, value in fields.items()
        if value or (name in ("life", "library"))
        if value is not None
    }


def _entity(game: sim.Game, id: int | None) -> list[Any]:
    """An id with the name of what it stands for, as that may be gone; nothing for None."""
    return [] if id is None else [id, describe.entity(game.state, id)]


def _keywords(card: CardDef) -> tuple[str, ...]:
    return bit_names(card.printed.keywords, KEYWORD_NAMES)
