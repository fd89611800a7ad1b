"""Self-play data as a Minari data set (the extra ``manaduel[minari]``)."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, Final

from gymnasium import spaces

from agents.env import layout
from agents.env.spaces import observation_space
from experiments.selfplay.dataset import Episode, SelfPlay
from experiments.selfplay.errors import SelfPlayError

if TYPE_CHECKING:
    import minari

# Episodes handed over at a time: each takes some 9,000 bytes a step in memory.
_EPISODES: Final = 64


def export_minari(data: SelfPlay, name: str) -> minari.MinariDataset:
    """Writes a data set for Minari, which keeps it among its own (``minari list local``).

    Every episode of the data set becomes one of Minari's, with the observations of the
    environment ``ManaDuel-v0``. Minari stores them in full: it takes some thousand bytes a step.

    Args:
        data: the data set.
        name: Minari's name for it, such as ``manaduel/elves-v0``.

    Returns:
        The data set as Minari loads it.

    Raises:
        SelfPlayError: Minari is not installed, it has a data set of that name or does not take
            the name, or a shard cannot be read.
    """
    try:
        import minari
        from minari.data_collector import EpisodeBuffer
    except ImportError as error:
        raise SelfPlayError(
            f'this needs Minari ({error.name} is missing): pip install "manaduel[minari]"'
        ) from error
    if name in minari.list_local_datasets():
        raise SelfPlayError(
            f"Minari has a data set {name} already; delete it or choose another name"
        )
    made: minari.MinariDataset | None = None
    buffers: list[Any] = []

    def hand_over() -> None:
        nonlocal made
        if made is None:
            settings = data.manifest["settings"]
            try:
                with warnings.catch_warnings():
                    # That neither authors nor an address of the code are named.
                    warnings.filterwarnings("ignore", module="minari", category=UserWarning)
                    made = minari.create_dataset_from_buffers(
                        name,
                        buffers,
                        algorithm_name=" against ".join(settings["agents"]),
                        action_space=spaces.Discrete(layout.ACTIONS),
                        observation_space=observation_space(),
                        description=f"manaduel {data.manifest['engine']} self-play, {settings}",
                        data_format="hdf5",
                        jpeg_encoding=False,
                    )
            except ValueError as error:  # the name is not of Minari's form
                raise SelfPlayError(str(error).partition("\n")[0]) from error
        else:
            made.update_dataset_from_buffer(buffers)
        buffers.clear()

    for episode in data.episodes():
        buffers.append(EpisodeBuffer(**_fields(episode)))
        if len(buffers) == _EPISODES:
            hand_over()
    if buffers:
        hand_over()
    if made is None:
        raise SelfPlayError(f"{data.folder}: has no episode to export")
    return made


def _fields(episode: Episode) -> dict[str, Any]:
    """The fields of Minari's buffer; just the last step ends the episode."""
    before_end = [False] * (len(episode) - 1)
    return {
        "seed": episode.seed,
        "observations": episode.observations,
        "actions": episode.actions,
        "rewards": episode.rewards.tolist(),
        "terminations": [*before_end, episode.terminated],
        "truncations": [*before_end, episode.truncated],
        "infos": {},
    }
