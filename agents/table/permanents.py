"""Permanents in a few words."""

from __future__ import annotations

from rich.text import Text

from agents.table.words import entity, name_of, whose
from sim import PermanentView, View


def permanent_text(view: View, one: PermanentView, in_combat: bool = False) -> Text:
    """A permanent, such as ``Grizzly Bears 4/2 (tapped, 1 damage) [Rancor]``.

    Args:
        view: who looks.
        one: the permanent.
        in_combat: leave out what goes without saying where attackers or blockers are chosen.
    """
    text = Text(name_of(view, one), style="dim" if one.tapped else "bold")
    if one.is_creature:
        text.append(f" {one.power}/{one.toughness}", style="cyan")
    elif one.loyalty:
        text.append(f" loyalty {one.loyalty}", style="cyan")
    notes = condition(one) if in_combat else position(view, one) + condition(one)
    if notes:
        text.append(f" ({', '.join(notes)})")
    attached = [attachment_text(view, one, id) for id in one.attachments]
    if attached:
        text.append(f" [{', '.join(attached)}]", style="magenta")
    return text


def attachment_text(view: View, host: PermanentView, id: int) -> str:
    """The name of what is attached, with whose it is where another player controls it."""
    found = view.find(id)
    name = entity(view, id)
    if found is None or found.controller == host.controller:
        return name
    return f"{whose(view, found.controller)} {name}"


def position(view: View, one: PermanentView) -> list[str]:
    """Whether it is tapped or summoning-sick, and what it attacks or blocks."""
    notes = ["tapped"] if one.tapped else []
    notes += ["summoning-sick"] if one.sick else []
    if one.attacking is not None:
        at_player = one.attacking in (0, 1)
        notes.append("attacking" if at_player else f"attacks {entity(view, one.attacking)}")
        notes += ["blocked"] if one.blocked else []
    return notes + [f"blocks {entity(view, id)}" for id in one.blocking]


def condition(one: PermanentView) -> list[str]:
    """Damage, counters, what was chosen for it, and a creature's keywords."""
    notes = [f"{one.damage} damage"] if one.damage else []
    notes += [
        f"{count} {kind} counter{'s' if count > 1 else ''}"
        for kind, count in sorted(one.counters.items())
        if kind != "loyalty" or one.is_creature
    ]
    notes += [one.chosen] if one.chosen else []
    return notes + ([word.replace("_", " ") for word in one.keywords] if one.is_creature else [])
