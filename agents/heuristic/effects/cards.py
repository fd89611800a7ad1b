"""Cards drawn, discarded, looked at and looked for, and cards that may be played."""

from __future__ import annotations

from typing import Final

from agents.heuristic.costs import discard_price
from agents.heuristic.effects.valuing import favour, handles, side
from agents.heuristic.reading import (
    UNKNOWN,
    UNKNOWN_LAND,
    Scene,
    demands_type,
    entities,
    fits,
    number,
    players,
)
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab import terms as t
from sim.vocab.continuous import THIS_TURN
from sim.vocab.discarding import DiscardHand, DiscardThem, PutBackFromHand
from sim.vocab.filters import Is
from sim.vocab.library import Connive, LookAt, Reveal
from sim.vocab.references import TopCards
from sim.vocab.replacing import RevealUntil
from sim.vocab.rules import CantBlock, MayPlay

# How many cards of the library that one looks at are taken, where any number may be.
_FOUND: Final = 2
# How much of a card is lost that is put back on top of the library: the worst are.
_PUT_BACK: Final = 0.75


@handles(e.Draw)
def _draw(effect: e.Draw, scene: Scene) -> float:
    w = scene.board.weights
    count = number(effect.count, scene)
    total = 0.0
    for one in players(effect.who, scene):
        left = scene.board.library[one]
        if count > left:
            total -= side(one, scene) * w.death  # 704.5b
        total += side(one, scene) * w.card * min(count, left)
        if one == scene.board.me:
            total += scene.board.draw_triggers(count)
    return total


@handles(e.Discard)
def _discard(effect: e.Discard, scene: Scene) -> float:
    board = scene.board
    count = number(effect.count, scene)
    total = 0.0
    for one in players(effect.who, scene):
        if one == board.me:
            total -= discard_price(board, count)
        else:
            total += board.weights.their_card * min(count, board.hands[one])
    return total


@handles(g.ChooseObjects)
def _choose_objects(effect: g.ChooseObjects, scene: Scene) -> float:
    """What is chosen is worth nothing by itself, but what follows speaks of it."""
    if effect.store in scene.registers and not effect.add:
        return 0.0  # this very choice is being made
    board = scene.board
    count = number(effect.minimum, scene)
    if effect.zone == t.ZONE_HAND:
        owners = players(effect.who if effect.of is None else effect.of, scene)
        count = min(count, sum(board.hands[one] for one in owners))
    elif effect.zone == t.ZONE_LIBRARY and board.me in players(effect.who, scene):
        # Of the cards that one looks at a few are what may be taken.
        count = max(count, min(_FOUND, number(effect.maximum, scene)))
    scene.registers[effect.store] = (
        *scene.registers.get(effect.store, ()),
        *(UNKNOWN,) * count,
    )
    return 0.0


@handles(DiscardThem)
def _discard_them(effect: DiscardThem, scene: Scene) -> float:
    """Cards that somebody has chosen: the opponent's are the good ones of the hand."""
    board = scene.board
    total = 0.0
    for one in entities(effect.what, scene) or ():
        card = board.find(one) if one >= t.FIRST_OBJECT else None
        worth = board.weights.their_best_card
        if card is not None:
            traits = board.appraiser.traits(card.card)
            # Lands are worth the less the longer the game; a spell what it does, mana aside.
            worth = 0.5 if traits.land else max(0.4, traits.playing - 0.5 * traits.price)
        total -= worth * sum(side(who, scene) for who in players(effect.who, scene))
    return total


@handles(e.Scry, e.Surveil)
def _scry(effect: e.Scry | e.Surveil, scene: Scene) -> float:
    count = min(3, number(effect.count, scene))
    worth = scene.board.weights.scry * count
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


@handles(e.Mill)
def _mill(effect: e.Mill, scene: Scene) -> float:
    count = number(effect.count, scene)
    found = players(effect.who, scene)
    return -sum(side(one, scene) * scene.board.milling(one, count) for one in found)


@handles(g.Search)
def _search(effect: g.Search, scene: Scene) -> float:
    scene.finder = players(effect.who, scene)[0]
    one = UNKNOWN_LAND if demands_type(effect.filter, t.TYPE_LAND) else UNKNOWN
    scene.registers["found"] = (one,) * number(effect.maximum, scene)
    return side(scene.finder, scene) * 0.1


@handles(LookAt, Reveal)
def _look_at(effect: LookAt | Reveal, scene: Scene) -> float:
    """Cards of the library that are looked at are worth what is done with them."""
    if effect.store and effect.store not in scene.registers and isinstance(effect.what, TopCards):
        scene.registers[effect.store] = (UNKNOWN,) * number(effect.what.count, scene)
    return 0.0


@handles(RevealUntil)
def _reveal_until(effect: RevealUntil, scene: Scene) -> float:
    """What is revealed goes elsewhere, and may be a whole library of cards that do not fit."""
    board = scene.board
    total = 0.0
    for one in players(effect.who, scene):
        left = board.library[one]
        seen = board.cards_seen(one)
        fitting = sum(1 for card in seen if fits(effect.filter, card, scene))
        revealed = min(left, (len(seen) + 2) // (fitting + 1))
        total -= side(one, scene) * board.milling(one, revealed)
    return total


@handles(PutBackFromHand)
def _put_back(effect: PutBackFromHand, scene: Scene) -> float:
    return -favour(scene) * _PUT_BACK * scene.board.weights.card * effect.count


@handles(DiscardHand)
def _discard_hand(effect: DiscardHand, scene: Scene) -> float:
    board = scene.board
    total = 0.0
    for one in players(effect.who, scene):
        total -= side(one, scene) * board.weights.card * board.hands[one]
    return total


@handles(Connive)
def _connive(effect: Connive, scene: Scene) -> float:
    """A card for a worse one, and now and then a counter (701.47a)."""
    w = scene.board.weights
    return favour(scene) * (0.4 * w.card + 0.4 * (w.power + w.toughness))


@handles(e.SetRule)
def _set_rule(effect: e.SetRule, scene: Scene) -> float:
    rule = effect.rule
    w = scene.board.weights
    if isinstance(rule, MayPlay):
        cards = 1
        if isinstance(rule.filter, Is):
            cards = len(entities(rule.filter.what, scene) or (UNKNOWN,))
        worth = w.card_this_turn if effect.duration == THIS_TURN else w.card_by_next_turn
        return favour(scene) * worth * cards
    if isinstance(rule, CantBlock):
        return favour(scene) * 0.5
    return 0.0
