"""Following a game from choice to choice, with all that happens in between."""

from __future__ import annotations

from typing import Final

from agents.table.chronicle import Chronicle
from sim import Decision, Game, Settings

# Where the game stands still for a moment; in the middle of an announcement it does not.
_MOMENTS: Final = ("priority", "mulligan", "attack", "block")
# So many decisions without a choice may lie between two of which each is one.
_FARTHEST: Final = 2_000


def follow(game: Game, choice: int, chronicle: Chronicle, player: int) -> list[str]:
    """Carry out a choice, and tell what happened until the next decision.

    A game stops only where somebody has a choice, so that much may happen at once. Here it is
    also played by a copy that stops wherever anybody is asked anything, and what is seen on the
    way is told.

    Args:
        game: the game; it goes on by the choice.
        choice: the index of an option.
        chronicle: what has been shown the game so far.
        player: from whose view it is told.

    Returns:
        Sentences; none that tells more than the player may know.
    """
    step = _stopping(game)
    game.choose(choice)
    step.choose(choice)
    lines: list[str] = []
    for _ in range(_FARTHEST):
        asked = step.decision
        if asked is None or len(asked.options) > 1 or _same(asked, game.decision):
            break
        if asked.name in _MOMENTS:
            lines += chronicle.tell(step.view(player))
        step.choose(0)
    now = game.decision
    if now is None or now.name in _MOMENTS:
        lines += chronicle.tell(game.view(player))
    return lines


def _stopping(game: Game) -> Game:
    """A copy of the game that stops where there is but one option, too."""
    copy = game.clone()
    own = copy.state.settings
    copy.state.settings = Settings(
        True, own.mana_abilities, own.manual_mana, own.turn_limit, own.decision_limit + _FARTHEST
    )
    return copy


def _same(one: Decision, other: Decision | None) -> bool:
    return other is not None and (one.kind, one.player, one.options) == (
        other.kind,
        other.player,
        other.options,
    )
