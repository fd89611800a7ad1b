"""Environments for learning agents, by the conventions of Gymnasium and PettingZoo.

``gymnasium.make("ManaDuel-v0")`` gives one, also without importing this package;
:func:`aec_env` one for two learners. See docs/environments.md.
"""

from typing import TYPE_CHECKING, Any

from agents.env.actions import IllegalAction
from agents.env.duel import Observation
from agents.env.leaks import LeakFound, check_leaks
from agents.env.registration import register
from agents.env.single import ManaDuelEnv
from agents.env.vector import ManaDuelVectorEnv
from agents.env.wrappers import ShapedReward, StableActions

if TYPE_CHECKING:
    from agents.env.aec import ManaDuelAEC

__all__ = [
    "IllegalAction",
    "LeakFound",
    "ManaDuelEnv",
    "ManaDuelVectorEnv",
    "Observation",
    "ShapedReward",
    "StableActions",
    "aec_env",
    "check_leaks",
]

register()


def aec_env(*args: Any, **settings: Any) -> "ManaDuelAEC":
    """A PettingZoo environment for two learners; see :class:`agents.env.aec.ManaDuelAEC`.

    Raises:
        ImportError: PettingZoo is not installed.
    """
    from agents.env.aec import ManaDuelAEC

    return ManaDuelAEC(*args, **settings)
