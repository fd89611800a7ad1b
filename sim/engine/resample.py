"""Drawing hidden cards anew, consistently with what a player knows (400.2).

``GameObject.known`` is a mask of the players who know which card an object is; the engine keeps
it for cards in libraries and hands too (scried, revealed, returned to hand, searched for). What
a player cannot know is which of an owner's other cards lies where: in that owner's library, in
the opponent's hand, face down in exile. Those cards are pooled and dealt out again.

The objects keep their ids, their places and everything else about them; only the cards change.
Pools are sorted before they are shuffled, so the outcome depends on nothing that is hidden: of
two games that a player cannot tell apart and that hold the same cards in their pools, the same
seed makes the same game.
"""

from __future__ import annotations

from sim.engine.view import visible
from sim.rules import loop, mulligan, priority
from sim.state.decision import ASK_BOTTOM, ASK_OBJECT, ASK_PRIORITY
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.state.players import Player
from sim.state.random import Random
from sim.vocab.definition import CardDef
from sim.vocab.terms import NOBODY


def resampled(state: GameState, player: int, seed: int) -> GameState:
    """A copy of the state with everything hidden from the player drawn anew.

    The copy's random numbers start from ``seed``, its history is empty. Where the opponent's
    options depend on their hidden cards, they are asked again with the cards that they get.

    Raises:
        ValueError: the opponent is choosing among cards that the player does not know, in a way
            that cannot be asked again.
    """
    asked_again = _asked_again(state, player)
    out = state.clone()
    random = Random(seed)
    fallbacks = [_first(out, owner) for owner in (0, 1)]
    for owner in out.players:
        _redraw(out, owner, player, random)
    departed = _redraw_departed(out, out.departed, player, fallbacks)
    before = _redraw_departed(out, out.departed_before, player, fallbacks)
    out.departed, out.departed_before = departed, before
    out.random = random.fork()
    out.history = []
    out.dirty = True  # the indexes hold abilities of hidden cards,
    out.mana_stamp += 1
    out.touch()  # and other caches answers about them
    if asked_again != NOBODY:
        out.decision = None
        out.frames[-1].position = asked_again
        loop.run(out)
    return out


def _asked_again(state: GameState, viewer: int) -> int:
    """The position of the topmost frame from which it asks again; NOBODY: the decision stands."""
    decision = state.decision
    if decision is None or decision.player == viewer:
        return NOBODY
    if decision.kind == ASK_PRIORITY:
        return priority.OFFER
    if decision.kind == ASK_BOTTOM:
        return mulligan.BOTTOM
    if decision.kind == ASK_OBJECT and decision.word == mulligan.OPENING_HAND:
        return mulligan.OPENING
    for option in decision.options:
        obj = state.objects.get(option.object)
        if obj is not None and not visible(obj, viewer):
            raise ValueError(
                f"player {decision.player} is choosing among cards that player {viewer} does "
                "not know; resample at another decision"
            )
    return NOBODY


def _redraw(state: GameState, owner: Player, viewer: int, random: Random) -> None:
    """Deal the cards of one owner that the viewer does not know out again."""
    pool: list[CardDef] = []
    hidden: list[int] = []
    zones = (owner.library, owner.hand, owner.exile)
    for zone in zones:
        for obj in zone:
            if not visible(obj, viewer):
                pool.append(obj.card)
                hidden.append(obj.id)
    if not pool:
        return
    pool.sort(key=_order)
    random.shuffle(pool)
    watchers = state.watchers
    if watchers:
        among = frozenset(hidden)  # only asked, never iterated
        watchers = [id for id in watchers if id not in among]
    next_card = 0
    for zone in zones:
        for index, obj in enumerate(zone):
            if visible(obj, viewer):
                continue
            card = pool[next_card]
            next_card += 1
            if card is not obj.card:
                zone[index] = state.objects[obj.id] = _with_card(obj, card)
            if card.watch_zones >> obj.zone & 1:
                watchers.append(obj.id)
    state.watchers = watchers


def _redraw_departed(
    state: GameState,
    departed: dict[int, GameObject],
    viewer: int,
    fallbacks: list[CardDef | None],
) -> dict[int, GameObject]:
    """Make hidden objects that have changed zones agree with what they have become.

    One whose trace is lost, as in a shuffle, becomes just some card of its owner.
    """
    out = departed.copy()
    for id, obj in departed.items():
        if visible(obj, viewer):
            continue
        later: GameObject | None = obj
        while later is not None and not visible(later, viewer) and later.id not in state.objects:
            later = state.find(later.became)
        card = fallbacks[obj.owner] if later is None else later.card
        if card is not None and card is not obj.card:
            out[id] = _with_card(obj, card)
    return out


def _with_card(obj: GameObject, card: CardDef) -> GameObject:
    """The object as it would be with another card; objects in hidden zones are shared."""
    new = obj.clone()
    new.card = card
    new.definition = card
    new.chars = card.printed
    return new


def _first(state: GameState, owner: int) -> CardDef | None:
    """The first by name of all the cards that a player owns in any zone but the stack."""
    player = state.players[owner]
    zones = (player.library, player.hand, player.graveyard, player.exile, state.battlefield)
    cards = [obj.card for zone in zones for obj in zone if obj.owner == owner and not obj.token]
    return min(cards, key=_order) if cards else None


def _order(card: CardDef) -> tuple[str, str, str]:
    return (card.name, card.module, card.qualname)
