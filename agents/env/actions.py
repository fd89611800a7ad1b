"""Options as actions: a fixed number of them, and nothing is ever left out.

A decision has any number of options, a learner a fixed number of actions (:data:`ACTIONS`).
Action ``i`` is the ``i``-th option that is shown. Up to ``ACTIONS`` options are all shown. Of more
than that, each page shows ``ACTIONS - 1`` and the last action, :data:`MORE`, turns to the next
page; the last page shows all that are left, and nothing turns back. So every option is reached
by turning pages forward, a page always shows an option, and turning pages comes to an end.
"""

import operator
from typing import Final, SupportsIndex

from agents.env.layout import ACTIONS

MORE: Final = ACTIONS - 1


class IllegalAction(ValueError):
    """An action that is masked out; the message is one line and says which are not."""


def whole(action: SupportsIndex) -> int:
    """The action as an int; an :class:`IllegalAction` if it is anything but a whole number."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"action {action!r} is no whole number") from None


def shown(options: int, page: int) -> tuple[int, int, bool]:
    """What a page shows.

    Args:
        options: how many options the decision has.
        page: the number of the page, from 0.

    Returns:
        The first option that is shown, the one behind the last, and whether :data:`MORE` turns
        to another page.

    >>> shown(5, 0), shown(64, 0)
    ((0, 5, False), (0, 64, False))
    >>> shown(65, 0), shown(65, 1)
    ((0, 63, True), (63, 65, False))
    """
    first = page * MORE
    left = options - first
    if left <= ACTIONS:
        return first, options, False
    return first, first + MORE, True


def path(option: int, options: int) -> list[int]:
    """The actions that choose an option: pages are turned, then it is taken.

    >>> path(3, 10), path(64, 70)
    ([3], [63, 1])
    """
    actions: list[int] = []
    first, end, more = shown(options, 0)
    while more and option >= end:
        actions.append(MORE)
        first, end, more = shown(options, len(actions))
    return [*actions, option - first]
