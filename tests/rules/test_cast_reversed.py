"""A spell cast while something resolves whose cost turns out not to be payable (726.1)."""

import cards
from sim.rules import events, layers, loop
from sim.state.decision import ASK_CAST, ASK_TARGET, DO_CAST
from sim.state.events import Context, Event
from sim.state.frames import EffectFrame
from sim.vocab import terms
from sim.vocab.abilities import Triggered
from tests.rules.test_costs import Table


def cast_of(definition):
    """The instructions of the madness trigger."""
    return next(
        one.modes[0].effects
        for one in definition.abilities
        if isinstance(one, Triggered) and one.keyword == "(madness cast)"
    )


def run(state):
    while state.decision is None and state.frames:
        if state.dirty:
            layers.refresh(state)
        loop.step(state)
    return state.decision


def answer(state, option):
    state.frames[-1].answer = option
    state.decision = None
    return run(state)


def test_a_madness_card_that_could_not_be_paid_for_goes_to_the_graveyard():
    temper = cards.get("Fiery Temper")
    table = Table(cards.get("Mountain"))
    state = table.state
    card = table.put(temper, terms.ZONE_EXILE)
    state.watchers.append(card.id)
    context = Context(card.id, 0)
    context.event = Event(terms.EVENT_MOVE, card.id, 0)
    context.event.moved = card.id
    context.event.to_zone = terms.ZONE_EXILE
    context.event.cause = terms.CAUSE_DISCARD
    state.frames.append(EffectFrame(context, cast_of(temper)))
    decision = run(state)
    assert decision.kind == ASK_CAST
    decision = answer(state, next(one for one in decision.options if one.verb == DO_CAST))
    assert decision.kind == ASK_TARGET
    # Mana abilities that do other things than could be foreseen may leave the cost unpayable.
    events.tap(state, state.battlefield[0])
    answer(state, decision.options[0])
    assert state.stack == []
    assert [one.name for one in state.zone_of(0, terms.ZONE_EXILE)] == []
    assert [one.name for one in state.zone_of(0, terms.ZONE_GRAVEYARD)] == ["Fiery Temper"]
