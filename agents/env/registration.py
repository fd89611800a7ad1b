"""How ``gymnasium.make("ManaDuel-v0")`` finds the environment.

:mod:`manaduel_gymnasium` registers it when Gymnasium is imported, :mod:`agents.env` when that is,
and an entry point of this distribution names this module, which older Gymnasium looked for.
"""

from manaduel_gymnasium import NAME, register

__all__ = ["NAME", "register"]
