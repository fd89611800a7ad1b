"""How ``gymnasium.make("ManaDuel-v0")`` finds the environment: the entry point of the package."""

import gymnasium

NAME = "ManaDuel-v0"


def register() -> None:
    """Registers the environment; Gymnasium calls this when it is imported."""
    gymnasium.register(
        id=NAME,
        entry_point="agents.env.single:ManaDuelEnv",
        vector_entry_point="agents.env.vector:ManaDuelVectorEnv",
    )
