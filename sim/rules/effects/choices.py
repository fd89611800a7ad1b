"""Instructions in which players choose: objects, players, words, whether to do a thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import events
from sim.rules.asking import ask, take
from sim.rules.effects.steps import MoveStored
from sim.rules.evaluate import candidates, entities, objects, players, value
from sim.rules.likeness import unlike
from sim.rules.naming import word_options
from sim.state.decision import (
    ASK_OBJECT,
    ASK_ORDER,
    ASK_PLAYER,
    ASK_WORD,
    ASK_YES_NO,
    DO_DONE,
    DO_PICK,
    DO_WORD,
    DO_YES,
    DONE,
    NO,
    YES,
    Option,
)
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab import terms
from sim.vocab.discarding import FromZone
from sim.vocab.filters import Anything, ControlledBy, Filter
from sim.vocab.record import Ref
from sim.vocab.references import YOU, Stored, These
from sim.vocab.terms import ZONE_EXILE, ZONE_GRAVEYARD, ZONE_HAND, ZONE_LIBRARY

# Made once: making a record takes longer than carrying it out.
ANY_CARD: Final = Anything("card")
THE_PLAYERS: Final = (These((0,)), These((1,)))
DISCARD_CHOSEN: Final = MoveStored("discarded", ZONE_GRAVEYARD, terms.CAUSE_DISCARD)
FRESH: Final = 0
ASKED: Final = 1


def choose_objects(state: GameState, frame: EffectFrame, effect: g.ChooseObjects) -> None:
    """The player picks one object after the other until the number is reached."""
    context = frame.context
    chooser = players(state, effect.who, context)
    if not chooser:
        return
    if frame.position == ASKED:
        answer = take(frame)
        frame.position = FRESH
        if answer.verb == DO_DONE:
            _chosen(frame, effect)
            return
        frame.picked.append(answer.object)
    elif not effect.add:
        context.registers[effect.store] = []
    if isinstance(effect.what, Filter):
        found = candidates(state, effect.what, effect.zone, context, _whose(effect))
    else:
        found = objects(state, effect.what, context)
    if effect.among is not None:
        among = entities(state, effect.among, context)
        found = [obj for obj in found if obj.id in among]
    found = [obj for obj in found if obj.id not in frame.picked]
    minimum = value(state, effect.minimum, context)
    maximum = value(state, effect.maximum, context)
    wanted = maximum - len(frame.picked)
    if wanted <= 0 or not found:
        _chosen(frame, effect)
        return
    different = unlike(state, found)
    all_of_them = len(found) + len(frame.picked) <= minimum
    if all_of_them and not (effect.ordered and len(different) > 1):
        frame.picked += [obj.id for obj in found]
        _chosen(frame, effect)
        return
    options = [Option(DO_PICK, obj.id) for obj in different]
    if len(frame.picked) >= minimum:
        options = [DONE, *options]
    if not frame.picked:
        frame.group = 0
    frame.todo.append(effect)
    frame.position = ASKED
    kind = ASK_ORDER if all_of_them else ASK_OBJECT
    ask(state, frame, kind, chooser[0], options, context.source, effect.store)


def _whose(effect: g.ChooseObjects) -> Ref | None:
    """Whose zone it is: the controller's own where nobody is named, as the text says."""
    zone = effect.zone
    if effect.of is None and effect.among is None:
        return YOU if zone in (ZONE_HAND, ZONE_LIBRARY, ZONE_GRAVEYARD) else None
    return effect.of


def _chosen(frame: EffectFrame, effect: g.ChooseObjects) -> None:
    registers = frame.context.registers
    registers[effect.store] = registers.get(effect.store, []) + frame.picked
    frame.context.done = bool(frame.picked)
    frame.picked = []


def choose_player(state: GameState, frame: EffectFrame, effect: g.ChoosePlayer) -> None:
    """Choose one of the players."""
    if frame.position == ASKED:
        frame.position = FRESH
        frame.context.registers[effect.store] = [take(frame).object]
        return
    options = [Option(DO_PICK, one) for one in sorted(players(state, effect.among, frame.context))]
    frame.todo.append(effect)
    frame.position = ASKED
    chooser = players(state, effect.who, frame.context)[0]
    ask(state, frame, ASK_PLAYER, chooser, options, frame.context.source, effect.store)


def choose_word(state: GameState, frame: EffectFrame, effect: g.ChooseWord) -> None:
    """Choose a colour, a name, a type."""
    context = frame.context
    if frame.position == ASKED:
        frame.position = FRESH
        word = take(frame).word
        context.words[effect.store] = word
        source = state.objects.get(context.source)
        if effect.keep and source is not None:
            source.chosen = word
            state.mana_changed()
            state.touch()
            state.dirty = True
        return
    frame.todo.append(effect)
    frame.position = ASKED
    options = [Option(DO_WORD, word=word) for word in effect.words]
    options = options or word_options(state, effect.kind)
    ask(state, frame, ASK_WORD, context.controller, options, context.source, effect.kind)


def discard(state: GameState, frame: EffectFrame, effect: e.Discard) -> None:
    """701.8: each player chooses what to discard; the cards are discarded together."""
    context = frame.context
    count = value(state, effect.count, context)
    what = effect.filter or ANY_CARD
    context.registers["discarded"] = []
    frame.todo.append(DISCARD_CHOSEN)
    for player in reversed(players(state, effect.who, context)):
        who = THE_PLAYERS[player]
        if effect.at_random:
            hand = candidates(state, what, ZONE_HAND, context, who)
            context.registers["discarded"] += _at_random(state, hand, count)
            continue
        choose = g.ChooseObjects(
            what, count, count, ZONE_HAND, who=who, of=who, store="discarded", add=True
        )
        frame.todo.append(choose)


def discard_hand(state: GameState, frame: EffectFrame, effect: e.DiscardHand) -> None:
    """701.8: every card of the hands, all at once; nothing is chosen."""
    context = frame.context
    context.registers["discarded"] = [
        card.id
        for player in players(state, effect.who, context)
        for card in state.players[player].hand
    ]
    frame.todo.append(DISCARD_CHOSEN)


def exile_hand(state: GameState, frame: EffectFrame, effect: e.ExileHand) -> None:
    """Every card of the controller's hand is exiled, at once."""
    context = frame.context
    hand = state.players[context.controller].hand
    events.perform(state, [events.moving(card, ZONE_EXILE, source=context.source) for card in hand])


def discard_them(state: GameState, frame: EffectFrame, effect: e.DiscardThem) -> None:
    """701.8: those of the cards that are in a hand."""
    found = [obj.id for obj in objects(state, effect.what, frame.context) if obj.zone == ZONE_HAND]
    frame.context.registers["discarded"] = found
    frame.todo.append(DISCARD_CHOSEN)


def return_some(state: GameState, frame: EffectFrame, effect: e.ReturnSome) -> None:
    """101.4: the players choose in APNAP order, then all the cards return together."""
    frame.context.registers["returned"] = []
    frame.todo.append(MoveStored("returned", ZONE_HAND, terms.CAUSE_NONE))
    for player in reversed(players(state, effect.who, frame.context)):
        who = THE_PLAYERS[player]
        frame.todo.append(
            g.ChooseObjects(
                effect.filter, 0, effect.maximum, effect.zone, who, who, "returned", add=True
            )
        )


def put_back_from_hand(state: GameState, frame: EffectFrame, effect: e.PutBackFromHand) -> None:
    """The first card chosen goes on top; of too few cards all are put there."""
    count = effect.count
    choose = g.ChooseObjects(ANY_CARD, count, count, ZONE_HAND, store="top", ordered=True)
    frame.todo += [e.Move(Stored("top"), ZONE_LIBRARY), choose]


def put_rest(state: GameState, frame: EffectFrame, effect: e.PutRest) -> None:
    """What is still in the library of the cards goes away, on its bottom in the order chosen."""
    rest = FromZone(Stored(effect.store), ZONE_LIBRARY)
    if effect.zone != ZONE_LIBRARY:
        frame.todo.append(e.Move(rest, effect.zone))
        return
    count = len(objects(state, rest, frame.context))
    choose = g.ChooseObjects(rest, count, count, ZONE_LIBRARY, store="bottom", ordered=True)
    frame.todo += [e.Move(Stored("bottom"), ZONE_LIBRARY, bottom=True), choose]


def _at_random(state: GameState, found: list[GameObject], count: int) -> list[int]:
    left = list(found)
    picked: list[int] = []
    while left and len(picked) < count:
        picked.append(left.pop(state.random.below(len(left))).id)
    return picked


def sacrifice_some(state: GameState, frame: EffectFrame, effect: e.SacrificeSome) -> None:
    """701.17: each player chooses in APNAP order, then all are sacrificed together (101.4)."""
    context = frame.context
    count = value(state, effect.count, context)
    context.registers["sacrificed"] = []
    frame.todo.append(MoveStored("sacrificed", ZONE_GRAVEYARD, terms.CAUSE_SACRIFICE, effect.mark))
    for player in reversed(players(state, effect.who, context)):
        who = THE_PLAYERS[player]
        what = effect.filter & ControlledBy(who)
        frame.todo.append(
            g.ChooseObjects(what, count, count, who=who, store="sacrificed", add=True)
        )


def may(state: GameState, frame: EffectFrame, effect: g.May) -> None:
    """608.2d: an optional instruction is chosen as it is reached."""
    if frame.position == ASKED:
        frame.position = FRESH
        accepted = take(frame).verb == DO_YES
        frame.context.done = accepted
        if accepted:
            frame.todo.extend(reversed(effect.effects))
        return
    frame.todo.append(effect)
    frame.position = ASKED
    frame.group = 0
    chooser = players(state, effect.who, frame.context)[0]
    ask(state, frame, ASK_YES_NO, chooser, [NO, YES], frame.context.source, "may")


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    g.ChooseObjects: choose_objects,
    g.ChoosePlayer: choose_player,
    g.ChooseWord: choose_word,
    e.Discard: discard,
    e.DiscardHand: discard_hand,
    e.DiscardThem: discard_them,
    e.ExileHand: exile_hand,
    e.PutBackFromHand: put_back_from_hand,
    e.PutRest: put_rest,
    e.ReturnSome: return_some,
    e.SacrificeSome: sacrifice_some,
    g.May: may,
}
