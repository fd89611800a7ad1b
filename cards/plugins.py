"""Cards from other installed packages.

A distribution offers cards by an entry point in the group ``manaduel.cards`` whose value is a
package; in it each card has its module, as in :mod:`cards.definitions`. What is installed is looked
up when a name is asked for that no card here has, not before.
"""

import functools
import importlib
from types import ModuleType
from typing import Final

GROUP: Final = "manaduel.cards"


class PluginError(RuntimeError):
    """Cards of another installed package cannot be had; the message is one line."""


@functools.cache
def packages() -> tuple[str, ...]:
    """The packages that hold cards, in the order of the entry points' names.

    Raises:
        PluginError: an entry point names something else than a package.
    """
    # Reading what is installed takes longer than most things that are done with cards.
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value))
    for one in found:
        if one.attr or not hasattr(load(one.module, one.name), "__path__"):
            raise PluginError(
                f'entry point "{one.name}" of {GROUP}: {one.value} is not a package, in which each '
                "card has its module"
            )
    return tuple(dict.fromkeys(one.module for one in found))


def load(module: str, of: str = "") -> ModuleType:
    """A module of another package.

    Args:
        module: its name.
        of: the entry point that names it, for the message.

    Raises:
        PluginError: it cannot be imported.
    """
    try:
        return importlib.import_module(module)
    except (Exception, SystemExit) as error:  # whatever somebody else's module may raise
        reason = str(error).partition("\n")[0] or type(error).__name__
        where = f'entry point "{of}" of {GROUP}: ' if of else ""
        raise PluginError(f"{where}{module} cannot be imported: {reason}") from error
