"""The table as text, as one player sees it."""

from __future__ import annotations

from sim import CardView, PermanentView, View

_WIDTH = 100


def table_text(view: View) -> str:
    """The table as the viewer sees it: the opponent above, the viewer below, the options last."""
    me, opponent = view.me, view.opponent
    whose = "your" if view.my_turn else "their"
    lines = [f"Turn {view.turn}, {view.step.replace('_', ' ')}, {whose} turn"]
    lines += _player(view, opponent, "Opponent")
    lines.append("-" * _WIDTH)
    lines += [
        f"  on the stack: {entry.name}: {entry.text()}"[:_WIDTH] for entry in reversed(view.stack)
    ]
    lines += _player(view, me, "You")
    lines.append(f"  hand: {_names(view.hand)}")
    result = view.result
    if result is not None:
        lines.append(f"The game is over: {result.outcome}, {result.reason}")
    elif view.decision is not None:
        lines.append(view.question())
        lines += [f"  {number}: {text}" for number, text in enumerate(view.texts())]
    return "\n".join(lines)


def _player(view: View, player: int, name: str) -> list[str]:
    counts = (
        f"{view.life[player]} life, {view.hand_counts[player]} in hand, "
        f"{view.library_counts[player]} in library, {len(view.graveyard(player))} in graveyard"
    )
    extra = "".join(f", {count} {kind}" for kind, count in sorted(view.counters(player).items()))
    mana = f", mana {view.mana(player)}" if view.mana(player) else ""
    lines = [f"{name}: {counts}{extra}{mana}"]
    lands = [one for one in view.permanents(player) if one.is_land and not one.is_creature]
    others = [one for one in view.permanents(player) if one not in lands]
    lines += [f"  {permanent_text(one)}" for one in others]
    if lands:
        lines.append(f"  lands: {_grouped([permanent_text(one) for one in lands])}")
    return lines


def permanent_text(one: PermanentView) -> str:
    """A permanent in a few words, such as ``Grizzly Bears 2/2 (tapped, 1 damage)``."""
    size = f" {one.power}/{one.toughness}" if one.is_creature else ""
    notes = [f"{count} {kind}" for kind, count in sorted(one.counters.items())]
    notes += ["tapped"] if one.tapped else []
    notes += ["summoning sick"] if one.sick else []
    notes += ["attacking"] if one.attacking is not None else []
    notes += ["blocking"] if one.blocking else []
    notes += [f"{one.damage} damage"] if one.damage else []
    noted = f" ({', '.join(notes)})" if notes else ""
    return f"{one.name or 'face down'}{size}{noted}"


def _names(shown: tuple[CardView, ...]) -> str:
    return _grouped([one.name for one in shown]) or "none"


def _grouped(names: list[str]) -> str:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items())
