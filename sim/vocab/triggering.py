"""Rules about triggered abilities: that they trigger additional times, or don't trigger (603.2)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.patterns import Either
from sim.vocab.record import Pattern, Rule

_DOING = (("enters", "entering"), ("dies", "dying"), ("attacks", "attacking"))


def _cause(event: Pattern, many: bool = False) -> str:
    """The event as what causes abilities to trigger: ``a creature entering``."""
    if isinstance(event, Either):
        first, *others = [_cause(part, many) for part in event.parts]
        return " or ".join([first, *(words.split()[-1] for words in others)])
    words = event.text()
    for verb, doing in _DOING:
        if words.endswith(" " + verb):
            who = words.removesuffix(" " + verb)
            what = getattr(event, "filter", None)
            if many and isinstance(what, Filter):
                who = noun_phrase(what, 2)
            return f"{who} {doing}"
    return words


@dataclass(eq=False, repr=False)
class TriggersMore(Rule):
    """An event of the pattern makes triggered abilities of what fits trigger once more (603.2d)."""

    event: Pattern
    filter: Filter

    def text(self) -> str:
        ability = f"a triggered ability of {one(self.filter)}"
        more = "that ability triggers an additional time"
        return f"if {_cause(self.event)} causes {ability} to trigger, {more}"


@dataclass(eq=False, repr=False)
class DoesntTrigger(Rule):
    """An event of the pattern doesn't make abilities trigger, or only not those of what fits."""

    event: Pattern
    filter: Filter | None = None

    def text(self) -> str:
        whose = f" of {noun_phrase(self.filter, 2)}" if self.filter is not None else ""
        return f"{_cause(self.event, True)} don't cause abilities{whose} to trigger"


__all__ = ["DoesntTrigger", "TriggersMore"]
