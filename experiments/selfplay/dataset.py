"""Reading self-play data: ``load_selfplay(folder)``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agents.env.duel import Observation
from experiments.selfplay import manifest
from experiments.selfplay.errors import SelfPlayError
from experiments.selfplay.shard import Shard


@dataclass(frozen=True)
class Episode:
    """A game as one of its players met it.

    Attributes:
        game: the number of the game.
        seed: its seed.
        player: the seat, 0 or 1.
        deck: the name of the player's deck.
        opponent_deck: that of the opponent's.
        agent: what chose the actions.
        observations: by name, arrays whose first axis has an entry for each action and one for
            the table at the end; ``action_mask`` among them.
        actions: int64, ``(steps,)``.
        rewards: float32, ``(steps,)``: 0 until the last, which is 1 for a win, -1 for a loss.
        returns: float32, ``(steps,)``: the sum of the rewards from there on, undiscounted.
        terminated: whether the game has a result.
        truncated: whether it was stopped at a limit instead.
    """

    game: int
    seed: int
    player: int
    deck: str
    opponent_deck: str
    agent: str
    observations: Observation
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    returns: NDArray[np.float32]
    terminated: bool
    truncated: bool

    def __len__(self) -> int:
        return len(self.actions)


class SelfPlay:
    """A data set of self-play; shards are read when they are asked for.

    Attributes:
        folder: where it lies.
        manifest: what it was made with.
        files: its shards.
    """

    def __init__(self, folder: Path, facts: dict[str, Any], files: list[Path]) -> None:
        self.folder = folder
        self.manifest = facts
        self.files = files

    @property
    def games(self) -> int:
        """How many games there are, by the manifest."""
        return sum(shard["games"] for shard in self.manifest["shards"])

    @property
    def steps(self) -> int:
        """How many actions there are, by the manifest."""
        return sum(shard["steps"] for shard in self.manifest["shards"])

    def shards(self) -> Iterator[Shard]:
        """The shards, one after the other.

        Raises:
            SelfPlayError: one cannot be read.
        """
        for file in self.files:
            yield Shard.load(file)

    def episodes(self) -> Iterator[Episode]:
        """The games of all shards, each once for either player who chose something in it.

        Raises:
            SelfPlayError: a shard cannot be read.
        """
        settings = self.manifest["settings"]
        names = [deck["name"] for deck in settings["decks"]]
        for shard in self.shards():
            for place in range(shard.games):
                first, end = (int(row) for row in shard.first_rows[place : place + 2])
                players = shard.players[first:end]
                number, stopped = int(shard.numbers[place]), bool(shard.stopped[place])
                sides = [int(side) for side in shard.sides[place]]
                for player in (0, 1):
                    rows = first + np.flatnonzero(players == player)
                    if len(rows) < 2:
                        continue
                    won = np.float32(shard.returns[rows[-1]])
                    rewards = np.zeros(len(rows) - 1, np.float32)
                    rewards[-1] = won
                    yield Episode(
                        game=number,
                        seed=int(shard.seeds[place]),
                        player=player,
                        deck=names[sides[player]],
                        opponent_deck=names[sides[1 - player]],
                        agent=settings["agents"][player ^ number % 2],
                        observations=shard.observations(rows),
                        actions=shard.actions[rows[:-1]].astype(np.int64),
                        rewards=rewards,
                        returns=np.full(len(rows) - 1, won),
                        terminated=not stopped,
                        truncated=stopped,
                    )


def load_selfplay(folder: str | os.PathLike[str], unfinished: bool = False) -> SelfPlay:
    """Opens a data set that :func:`experiments.selfplay.selfplay` or the command wrote.

    Args:
        folder: where it lies.
        unfinished: take the shards that are there, also if the run was not finished.

    Raises:
        SelfPlayError: there is no data set, it is not finished, its observations are laid out in
            another way than this version's, or a shard is missing or damaged.
    """
    place = Path(folder)
    facts = manifest.read(place)
    if facts["layout"] != manifest.layout_digest():
        raise SelfPlayError(
            f"{place}: its observations are laid out as those of version {facts['engine']}, and "
            "this version's otherwise"
        )
    if not facts["complete"]:
        if not unfinished:
            raise SelfPlayError(
                f"{place}: is not finished; --resume goes on with it, and unfinished=True takes "
                "what is there"
            )
        files = sorted(place.glob("shard-*.npz"))
        facts = facts | {"shards": [_entry(file) for file in files]}
        return SelfPlay(place, facts, files)
    files = [place / shard["file"] for shard in facts["shards"]]
    for file, shard in zip(files, facts["shards"], strict=True):
        try:
            size = file.stat().st_size
        except OSError as error:
            raise SelfPlayError(f"{file}: cannot be read ({error.strerror or error})") from error
        if size != shard["bytes"]:
            raise SelfPlayError(f"{file}: has {size:,} bytes, not the {shard['bytes']:,} written")
    return SelfPlay(place, facts, files)


def _entry(file: Path) -> dict[str, Any]:
    shard = Shard.load(file)
    return {"file": file.name, "games": shard.games, "steps": shard.steps}
