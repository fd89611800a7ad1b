"""A decision in the words of whoever has to make it."""

from __future__ import annotations

import re
from typing import Final

from agents.table.permanents import permanent_text
from agents.table.words import entity, who, whose
from sim import CardView, Option, PermanentView, StackView, View
from sim.state import decision as d

# How options that read the same are told apart by the engine: here the numbers do it.
_IDS: Final = re.compile(r"( #\d+)+$")
# The questions by the kind of decision, and by its word where that says more.
_QUESTIONS: Final = {
    d.ASK_PRIORITY: "What do you do?",
    d.ASK_MULLIGAN: "Keep this hand?",
    d.ASK_BOTTOM: "Which card goes on the bottom of your library?",
    d.ASK_MODE: "Which mode?",
    d.ASK_X: "How much is X?",
    d.ASK_TARGET: "Which target?",
    d.ASK_DIVIDE: "How is it divided?",
    d.ASK_COST: "How do you pay?",
    d.ASK_MANA: "Which mana do you pay with?",
    d.ASK_OBJECT: "Which one?",
    d.ASK_YES_NO: "Do you?",
    d.ASK_WORD: "Which one?",
    d.ASK_ORDER: "Which comes first?",
    d.ASK_REPLACEMENT: "Which effect applies first?",
    d.ASK_ATTACK: "Which creatures attack?",
    d.ASK_BLOCK: "Which creatures block?",
    d.ASK_DAMAGE: "How is the damage dealt?",
    d.ASK_PLAYER: "Which player?",
    d.ASK_CAST: "Do you cast it?",
}
_WORDS: Final = {
    "copy": "What is copied?",
    "delve": "What do you exile for mana?",
    "discard": "What do you discard?",
    "discarded": "What do you discard?",
    "exile": "What do you exile?",
    "legend": "Which one do you keep?",
    "return": "What do you return to hand?",
    "sacrifice": "What do you sacrifice?",
    "sacrificed": "What do you sacrifice?",
    "scry": "What do you put on the bottom?",
    "search": "What do you find?",
    "surveil": "What do you put into the graveyard?",
    "tap": "What do you tap?",
}


def question(view: View) -> str:
    """What the viewer's decision asks for, such as ``Lightning Bolt: Which target?``.

    Raises:
        ValueError: the viewer has no decision to make.
    """
    decision = view.decision
    if decision is None:
        raise ValueError(f"player {view.me} has no decision to make")
    asked = _QUESTIONS[decision.kind]
    if decision.kind in (d.ASK_OBJECT, d.ASK_COST, d.ASK_ORDER):
        asked = _WORDS.get(decision.word, asked)
    # The engine names what asks, be it gone from where it was.
    subject = view.question().partition(" of ")[2]
    return f"{subject}: {asked}" if subject and decision.subject > 1 else asked


def option_texts(view: View) -> list[str]:
    """The texts of all options; two may be equal where the objects look the same.

    Raises:
        ValueError: the viewer has no decision to make.
    """
    texts = view.texts()
    decision = view.decision
    assert decision is not None  # else there would be no texts
    return [
        _option_text(view, decision.kind, option, text)
        for option, text in zip(decision.options, texts, strict=True)
    ]


def _option_text(view: View, kind: int, option: Option, text: str) -> str:
    verb = option.verb
    if verb == d.DO_ATTACK:
        attacked = "" if option.target == view.opponent else f"{entity(view, option.target)} "
        return f"attack {attacked}with {_fighter(view, option.object)}"
    if verb == d.DO_BLOCK:
        return f"block {_fighter(view, option.target)} with {_fighter(view, option.object)}"
    if verb == d.DO_PICK and option.object >= 0:
        if kind == d.ASK_TARGET or option.object in (0, 1):
            return _told(view, option.object)
        found = view.find(option.object)
        if isinstance(found, PermanentView | StackView):
            return _IDS.sub("", text).replace(found.name, _told(view, found.id), 1)
    if verb == d.DO_NUMBER and kind == d.ASK_DIVIDE:
        return f"{option.number} to {_told(view, option.target)}"
    if verb == d.DO_NUMBER and kind == d.ASK_DAMAGE:
        return (
            f"{entity(view, option.object)} deals {option.number} to {_told(view, option.target)}"
        )
    return _IDS.sub("", text)


def _fighter(view: View, id: int) -> str:
    """A creature with what counts in combat."""
    found = view.find(id)
    if isinstance(found, PermanentView):
        return permanent_text(view, found, in_combat=True).plain
    return entity(view, id)


def _told(view: View, id: int) -> str:
    """Whose it is, and what it is; cards outside the battlefield with their zone."""
    if id in (0, 1):
        return who(view, id)
    found: CardView | None = view.find(id)
    if isinstance(found, PermanentView):
        return f"{whose(view, found.controller)} {permanent_text(view, found).plain}"
    if found is None:
        return entity(view, id)
    if found.zone == "stack":
        return f"{whose(view, found.controller)} {found.name} on the stack"
    return f"{found.name} in {whose(view, found.owner)} {found.zone}"
