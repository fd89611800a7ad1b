"""A network for observations: it scores each option by what it is about.

Cards are known by their features (see :mod:`agents.env.vocabulary`), objects by their rows, and
an option by the objects that its pointers name; so the parameters do not depend on how many
cards, permanents or options there are.
"""

from __future__ import annotations

import os
from typing import Any, Final

try:
    import torch
    from torch import nn
except ImportError as error:  # an extra
    raise ImportError('trained policies need PyTorch: pip install "manaduel[rl]"') from error

from agents.env import layout, vocabulary
from agents.env.duel import MASK

__all__ = ["Network", "load", "save", "torch"]

_FORMAT: Final = "manaduel policy 1"
_KINDS: Final = layout.MORE_KIND + 1
_WORDS: Final = len(layout.OPTION_WORDS) + 2
# How the options' columns are read, by their places in OPTION_FIELDS.
_KIND, _CARD, _OBJECT, _TARGET_CARD, _TARGET, _NUMBER, _WORD, _CARD_WORD = range(8)
_STACK_MINE: Final = layout.STACK_FIELDS.index("mine")


class Network(nn.Module):  # type: ignore[misc]
    """From observations to a score for each action and a value.

    Args:
        size: how many numbers describe an object.
        width: how many the whole position.
    """

    def __init__(self, size: int = 32, width: int = 128) -> None:
        super().__init__()
        self.settings = {"size": size, "width": width}
        features = torch.from_numpy(vocabulary.features().copy())
        self.register_buffer("features", torch.log1p(features.clamp(min=0)), persistent=False)
        self.card = nn.Linear(features.shape[1], size)
        self.permanent = nn.Linear(size + len(layout.PERMANENT_FIELDS) - 1, size)
        self.on_stack = nn.Linear(size + 1, size)
        self.kind = nn.Embedding(_KINDS, size)
        self.word = nn.Embedding(_WORDS, size)
        self.player = nn.Parameter(torch.zeros(3, size))  # nowhere, me, the opponent
        # Both players' permanents and graveyards, the hand, known cards, both sides of the stack.
        whole = len(layout.GAME_FIELDS) + 8 * size
        self.position = nn.Sequential(
            nn.Linear(whole, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.option = nn.Sequential(nn.Linear(7 * size + 1, width), nn.ReLU())
        self.score = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Linear(width, 1)

    def forward(self, observation: dict[str, Any]) -> tuple[Any, Any]:
        """Scores of all actions, ``(batch, ACTIONS)``, masked ones lowest; values, ``(batch,)``."""
        cards = torch.relu(self.card(self.features))
        cards = torch.cat([torch.zeros_like(cards[:1]), cards[1:]])

        def known(ids: Any) -> Any:
            return cards[ids.long().clamp(0, len(cards) - 1)]

        table = observation["permanents"].float()
        present = (table[..., :1] > 0).float()
        rows = torch.cat([known(table[..., 0]), _scaled(table[..., 1:])], -1)
        permanents = torch.relu(self.permanent(rows)) * present
        hand = known(observation["hand"][..., 0])
        stack = observation["stack"].float()
        mine = stack[..., _STACK_MINE : _STACK_MINE + 1]
        on_stack = torch.relu(self.on_stack(torch.cat([known(stack[..., 0]), mine], -1)))
        on_stack = on_stack * (stack[..., :1] > 0).float()
        graveyards, exile = known(observation["graveyards"]), known(observation["exile"][..., 0])
        whole = torch.cat(
            [
                _scaled(observation["game"].float()),
                permanents.sum(2).flatten(1),
                hand.sum(1),
                graveyards.sum(2).flatten(1) / 4,
                known(observation["known_hand"]).sum(1),
                (on_stack * mine).sum(1),
                (on_stack * (1 - mine)).sum(1),
            ],
            -1,
        )
        position = self.position(whole)
        # What pointers point at, in the order in which they count.
        batch = len(whole)
        objects = torch.cat(
            [
                self.player.expand(batch, -1, -1),
                permanents.flatten(1, 2),
                hand,
                on_stack,
                graveyards.flatten(1, 2),
                exile.flatten(1, 2),
            ],
            1,
        )
        options = observation["options"].long()

        def pointed(column: int) -> Any:
            places = options[..., column].clamp(0, objects.shape[1] - 1)
            return objects.gather(1, places[..., None].expand(-1, -1, objects.shape[2]))

        about = torch.cat(
            [
                self.kind(options[..., _KIND].clamp(0, _KINDS - 1)),
                known(options[..., _CARD]),
                pointed(_OBJECT),
                known(options[..., _TARGET_CARD]),
                pointed(_TARGET),
                self.word(options[..., _WORD].clamp(0, _WORDS - 1)),
                known(options[..., _CARD_WORD]),
                _scaled(options[..., _NUMBER : _NUMBER + 1].float()),
            ],
            -1,
        )
        offered = self.option(about)
        both = torch.cat([offered, position[:, None].expand(-1, offered.shape[1], -1)], -1)
        scores = self.score(both)[..., 0]
        scores = scores.masked_fill(observation[MASK] == 0, -1e8)
        return scores, self.value(position)[:, 0]


def _scaled(numbers: Any) -> Any:
    """Life totals and flags on one scale."""
    return torch.sign(numbers) * torch.log1p(numbers.abs())


def save(network: Network, path: str | os.PathLike[str]) -> None:
    """Write a network for :func:`load`."""
    content = {
        "format": _FORMAT,
        "settings": network.settings,
        "game": list(layout.GAME_FIELDS),
        "permanents": list(layout.PERMANENT_FIELDS),
        "state": network.state_dict(),
    }
    torch.save(content, path)


def load(path: str | os.PathLike[str]) -> Network:
    """Read a network.

    Words that the features of cards have got since count nothing for it.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is something else, or is from another version of the observation.
    """
    try:
        content = torch.load(path, map_location="cpu", weights_only=True)
        matches = content["format"] == _FORMAT
    except OSError:
        raise
    except Exception as error:
        raise ValueError(f"{os.fspath(path)} is no trained policy") from error
    fields = (list(layout.GAME_FIELDS), list(layout.PERMANENT_FIELDS))
    if not matches or (content["game"], content["permanents"]) != fields:
        raise ValueError(f"{os.fspath(path)} is from another version of the observation")
    network = Network(**content["settings"])
    state = content["state"]
    for name, now in network.state_dict().items():
        old = state[name]
        if name in ("card.weight", "word.weight", "kind.weight") and old.shape != now.shape:
            grown = torch.zeros_like(now)
            grown[: old.shape[0], : old.shape[1]] = old
            state[name] = grown
    network.load_state_dict(state)
    return network.eval()
