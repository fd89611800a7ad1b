"""What happened between two positions of a game, told by comparing them."""

from __future__ import annotations

from typing import Final

import sim
from agents.table.words import counted
from experiments.replays.recording import SEATS
from sim.state.objects import GameObject
from sim.vocab.terms import (
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)

_PLACES: Final = {
    ZONE_LIBRARY: "{}'s library",
    ZONE_HAND: "{}'s hand",
    ZONE_BATTLEFIELD: "battlefield",
    ZONE_GRAVEYARD: "{}'s graveyard",
    ZONE_STACK: "stack",
    ZONE_EXILE: "exile",
    ZONE_COMMAND: "command zone",
}


class Story:
    """Tells at each position of a game what happened since the one before."""

    def __init__(self, game: sim.Game) -> None:
        self._zones = _zones(game)
        self._names = _names(game)
        self._life = game.view(0).life

    def since(self, game: sim.Game) -> list[str]:
        """What happened since the last call: cards that changed zones, life that changed."""
        zones, names, life = _zones(game), _names(game), game.view(0).life
        moved: dict[str, list[str]] = {}
        arrived = {id: NOBODY for id in zones if id not in self._zones}
        for id, zone in self._zones.items():
            if id in zones:
                continue
            later = _later(game, id, zones)
            if later != NOBODY:
                arrived[later] = zone
            elif zone == ZONE_BATTLEFIELD:
                moved.setdefault("gone", []).append(self._names[id])
        for id, origin in arrived.items():
            if zones[id] not in (origin, ZONE_LIBRARY) or origin not in (NOBODY, ZONE_LIBRARY):
                owner = SEATS[game.state.objects[id].owner]
                moved.setdefault(_PLACES[zones[id]].format(owner), []).append(names[id])
        told = [f"{', '.join(counted(cards))} → {place}" for place, cards in moved.items()]
        for seat, before, now in zip(SEATS, self._life, life, strict=True):
            if before != now:
                told.append(f"{seat}: {before} → {now} life")
        self._zones, self._names, self._life = zones, names, life
        return told


def _objects(game: sim.Game) -> list[GameObject]:
    """The cards and permanents of a game; abilities are told of by the stack alone."""
    state = game.state
    found = [*state.battlefield, *[one for one in state.stack if one.ability is None]]
    for player in state.players:
        found += [*player.library, *player.hand, *player.graveyard, *player.exile]
        found += player.command
    return found


def _zones(game: sim.Game) -> dict[int, int]:
    return {one.id: one.zone for one in _objects(game)}


def _names(game: sim.Game) -> dict[int, str]:
    return {
        one.id: (one.chars.name or one.card.name) + (" (token)" if one.token else "")
        for one in _objects(game)
    }


def _later(game: sim.Game, id: int, zones: dict[int, int]) -> int:
    """What an object became that exists now; NOBODY if there is none or its trace is lost."""
    while id != NOBODY and id not in zones:
        found = game.state.find(id)
        id = NOBODY if found is None else found.became
    return id
