"""Effects that prevent damage this turn: whose damage, and which colour is best chosen."""

from __future__ import annotations

from collections.abc import Iterator

from agents.heuristic.reading import Ids, Scene, fits
from sim.vocab import terms as t
from sim.vocab.abilities import Replacement
from sim.vocab.changes import Prevents
from sim.vocab.filters import AllOf, Filter
from sim.vocab.patterns import DealsDamage
from sim.vocab.record import Effect
from sim.vocab.relative import HasChosenWord
from sim.vocab.turns import SetReplacement

_ALL_OF_IT = -1


def prevented(effects: tuple[Effect, ...]) -> Iterator[Filter]:
    """The sources all of whose damage, to whomever, instructions prevent."""
    for effect in effects:
        if not isinstance(effect, SetReplacement):
            continue
        replacement = effect.replacement
        if isinstance(replacement, Replacement) and isinstance(replacement.pattern, DealsDamage):
            pattern = replacement.pattern
            total = any(
                isinstance(one, Prevents) and one.amount == _ALL_OF_IT
                for one in replacement.changes
            )
            if total and pattern.to is None and pattern.players is None:
                yield pattern.source


def kept_from_damage(filter: Filter, ids: list[int], scene: Scene) -> Iterator[tuple[str, Ids]]:
    """The words that may be chosen, with those of some objects that fit the filter then.

    The word is empty where there is nothing to choose.
    """
    things = scene.board.things_by_id
    fitting = [one for one in ids if one in things and fits(filter, things[one].view, scene)]
    if not _chooses_color(filter):
        yield "", tuple(fitting)
        return
    for place, word in enumerate(t.COLOR_NAMES):
        yield word, tuple([one for one in fitting if things[one].view.color_mask >> place & 1])


def _chooses_color(filter: Filter) -> bool:
    if isinstance(filter, AllOf):
        return any(_chooses_color(part) for part in filter.parts)
    return isinstance(filter, HasChosenWord) and filter.kind == "color"
