"""Drawing hidden cards anew, consistently with what a player knows (400.2).

``GameObject.known`` is a mask of the players who know which card an object is; the engine keeps
it for cards in libraries and hands too (scried, revealed, returned to hand, searched for). What
a player cannot know is which of an owner's other cards lies where: in that owner's library, in
the opponent's hand, face down in exile, on the battlefield or on the stack. Those cards are
pooled and dealt out again; what was cast face down stays a card that can be.

The objects keep their ids, their places and everything else about them; only the cards change.
Pools are sorted before they are shuffled, so the outcome depends on nothing that is hidden: of
two games that a player cannot tell apart and that hold the same cards in their pools, the same
seed makes the same game.
"""

from __future__ import annotations

from sim.engine.sight import knows, visible
from sim.rules import loop, mulligan, priority
from sim.rules.zones import MANIFESTED
from sim.state.decision import ASK_BOTTOM, ASK_OBJECT, ASK_PRIORITY
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.state.players import Player
from sim.state.random import Random
from sim.vocab.definition import CardDef
from sim.vocab.special import Morph
from sim.vocab.terms import NOBODY, ZONE_BATTLEFIELD, ZONE_STACK


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
    _redraw_cast(out, player)
    out.random = random.fork()
    out.history = []
    out.dirty = True  # the indexes hold abilities of hidden cards,
    out.mana_changed()
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
            if not knows(obj, viewer):
                pool.append(obj.card)
                hidden.append(obj.id)
    covered: list[GameObject] = []
    for obj in [*state.battlefield, *state.stack]:
        if obj.owner == owner.id and not knows(obj, viewer):
            pool.append(obj.card)
            # Those that take not every card come first.
            covered.insert(len(covered) if obj.via == MANIFESTED else 0, obj)
    if not pool:
        return
    pool.sort(key=_order)
    random.shuffle(pool)
    for obj in covered:
        # In place: the copy has permanents and what is on the stack for itself.
        obj.card = pool.pop(_suitable(obj, pool))
    watchers = state.watchers
    if watchers:
        among = frozenset(hidden)  # only asked, never iterated
        watchers = [id for id in watchers if id not in among]
    next_card = 0
    for zone in zones:
        for index, obj in enumerate(zone):
            if knows(obj, viewer):
                continue
            card = pool[next_card]
            next_card += 1
            if card is not obj.card:
                zone[index] = state.objects[obj.id] = _with_card(obj, card)
            if card.watch_zones >> obj.zone & 1:
                watchers.append(obj.id)
    state.watchers = watchers


def _suitable(obj: GameObject, pool: list[CardDef]) -> int:
    """The first card of the pool that may lie face down there: any if it was manifested.

    Otherwise it was cast face down, which only a card with morph can be (702.37c).
    """
    if obj.via != MANIFESTED:
        for index, card in enumerate(pool):
            if any(isinstance(ability, Morph) for ability in card.abilities):
                return index
    return 0


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
        if knows(obj, viewer):
            continue
        later: GameObject | None = obj
        while later is not None and not knows(later, viewer) and later.id not in state.objects:
            later = state.find(later.became)
        card = fallbacks[obj.owner] if later is None else later.card
        if card is not None and card is not obj.card:
            out[id] = _with_card(obj, card)
    return out


def _redraw_cast(state: GameState, viewer: int) -> None:
    """Make the face-down spells cast this turn agree with what they are, or became."""
    for place, (caster, spell) in enumerate(state.cast_this_turn):
        if spell.face_down and not knows(spell, viewer):
            now = state.find(spell.id)
            if now is not None and now.card is not spell.card:
                state.cast_this_turn[place] = (caster, _with_card(spell, now.card))


def _with_card(obj: GameObject, card: CardDef) -> GameObject:
    """The object as it would be with another card; objects in hidden zones are shared."""
    new = obj.clone()
    new.card = card
    if obj.zone not in (ZONE_BATTLEFIELD, ZONE_STACK):
        new.definition = card
        new.chars = card.printed
    return new


def _first(state: GameState, owner: int) -> CardDef | None:
    """The first by name of all the cards that a player owns, but for spells that are face up."""
    player = state.players[owner]
    covered = [obj for obj in state.stack if obj.face_down]
    zones = (
        player.library,
        player.hand,
        player.graveyard,
        player.exile,
        state.battlefield,
        covered,
    )
    cards = [obj.card for zone in zones for obj in zone if obj.owner == owner and not obj.token]
    return min(cards, key=_order) if cards else None


def _order(card: CardDef) -> tuple[str, str, str]:
    return (card.name, card.module, card.qualname)
