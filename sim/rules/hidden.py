"""Cards in libraries and hands (401, 402): moving from one to the other, and shuffling."""

from __future__ import annotations

from sim.rules.zones import list_in_zone, take_out
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import CardDef
from sim.vocab.terms import READS_LIBRARY, READS_ZONE, ZONE_HAND, ZONE_LIBRARY


def put_away(state: GameState, old: GameObject, to_zone: int, bottom: bool = False) -> GameObject:
    """A card goes from a library or hand to a hand or library: all that a move is there."""
    take_out(state, old)
    if old.id < state.shared_below:
        old = state.departed[old.id] = old.clone()
    state.touch(READS_ZONE << old.zone | READS_ZONE << to_zone)
    new = GameObject(state.new_id(), old.card, old.owner, to_zone)
    new.timestamp = state.new_timestamp()
    new.since = state.turn
    if to_zone == ZONE_HAND:
        new.known = old.known | 1 << old.owner
        state.players[old.owner].hand.append(new)
    else:
        new.known = old.known
        library = state.players[old.owner].library
        if bottom:
            library.append(new)
        else:
            library.insert(0, new)
    list_in_zone(state, new)
    old.became = new.id
    return new


def begin(state: GameState, player: int, deck: list[CardDef]) -> None:
    """103.3: the player's deck is shuffled and becomes the library."""
    cards = deck.copy()
    state.random.shuffle(cards)
    state.next_id += len(cards)  # those of the cards before they were shuffled, which nobody saw
    library = state.players[player].library
    for card in cards:
        new = GameObject(state.new_id(), card, player, ZONE_LIBRARY)
        library.append(new)
        list_in_zone(state, new)


def shuffle(state: GameState, player: int) -> None:
    """Shuffle a library: nobody knows the order any more (701.20a).

    The cards become new objects, so that no id betrays where a card went.
    """
    library = state.players[player].library
    state.random.shuffle(library)
    objects = state.objects
    for index, old in enumerate(library):
        card = old.card
        new = GameObject(state.new_id(), card, old.owner, ZONE_LIBRARY)
        del objects[old.id]
        objects[new.id] = new
        library[index] = new  # the old one's memory is there for the next at once
        if card.watch_zones >> ZONE_LIBRARY & 1:
            state.watchers.remove(old.id)
            state.watchers.append(new.id)
            state.dirty = True  # the indexes name the old id
    state.touch(READS_LIBRARY)
