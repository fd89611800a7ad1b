"""Makes ``gymnasium.make("ManaDuel-v0")`` work without an import of this distribution.

Gymnasium 1.0 and newer look for no entry points of others. So installing this distribution puts a
``.pth`` file beside it (see setup.py) that lets Python import this module as it starts, which
waits for Gymnasium to be imported, registers the environment (as text: nothing of ours is
imported until one is made) and is gone. It imports nothing itself, and no failure in it
reaches anybody.
"""

import sys

TYPE_CHECKING = False  # typing itself would cost some milliseconds
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

GYMNASIUM = "gymnasium"
NAME = "ManaDuel-v0"


def register() -> None:
    """Registers the environment, unless there is one of its name."""
    import gymnasium

    if NAME not in gymnasium.registry:
        gymnasium.register(
            id=NAME,
            entry_point="agents.env.single:ManaDuelEnv",
            vector_entry_point="agents.env.vector:ManaDuelVectorEnv",
        )


def install() -> None:
    """Lets the environment be registered once Gymnasium is imported."""
    waiting = any(isinstance(finder, _Waiting) for finder in sys.meta_path)
    if not waiting and GYMNASIUM not in sys.modules:
        sys.meta_path.insert(0, _Waiting())


class _Waiting:
    """Finds Gymnasium as the finders behind it do, and registers when it has been imported."""

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        """As importlib asks; None for any other module."""
        if name != GYMNASIUM:
            return None
        for finder in sys.meta_path:
            find = None if finder is self else getattr(finder, "find_spec", None)
            spec: ModuleSpec | None = None if find is None else find(name, path, target)
            if spec is not None:
                self._follow(spec)
                return spec
        return None

    def _follow(self, spec: "ModuleSpec") -> None:
        """Has the module's loader, which is nobody else's, register when it is done."""
        loader = spec.loader
        execute = getattr(loader, "exec_module", None)
        if execute is None or not hasattr(loader, "__dict__"):
            return

        def execute_and_register(module: "ModuleType") -> None:
            vars(loader).pop("exec_module", None)
            execute(module)
            try:
                sys.meta_path.remove(self)
                register()
            except Exception:  # whoever imports Gymnasium need not care about us
                pass

        loader.exec_module = execute_and_register  # type: ignore[method-assign, union-attr]
