"""What another agent would do."""

from __future__ import annotations

from agents.making import make
from agents.table import option_texts
from sim import View
from sim.state import decision as d

# Declarations are looked at as a whole: so many small choices at most.
_LONGEST = 100


def hint(view: View, spec: str) -> list[str]:
    """What an agent, asked for the first time now, would choose; a declaration as a whole.

    Args:
        view: the viewer's, whose decision it is.
        spec: what :func:`agents.make` takes.

    Returns:
        The texts of the choices.

    Raises:
        UnknownAgent: there is no such agent.
    """
    agent = make(spec)
    agent.begin(view.me, 0)
    decision = view.decision
    assert decision is not None  # hints are for decisions
    choice = agent.choose(view, decision)
    texts = [option_texts(view)[choice]]
    if decision.kind not in (d.ASK_ATTACK, d.ASK_BLOCK):
        return texts
    # The rest of the declaration is played out where hidden cards are drawn anew.
    game = view.resample(0)
    for _ in range(_LONGEST):
        game.choose(choice)
        following = game.decision
        if following is None or (following.player, following.group) != (view.me, decision.group):
            break
        there = game.view(view.me)
        choice = agent.choose(there, following)
        texts.append(option_texts(there)[choice])
    return texts
