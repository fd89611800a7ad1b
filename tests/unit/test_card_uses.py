"""What is noted of cards, against what a game with every decision surfaced shows."""

import sim
from agents import Agent
from agents.random_agent import RandomAgent
from cards import Deck
from experiments.card_uses import CardUses
from experiments.play import derived_seed, play_out
from sim.state.decision import DO_KEEP, DO_MULLIGAN

# Cards that draw, search, return, loot, and are cast from elsewhere.
DECKS = [
    "10 Mountain\n8 Island\n4 Faithless Looting\n4 Brainstorm\n4 Lava Dart\n4 Cathartic Reunion\n"
    "4 Boomerang\n4 Divination\n4 Goblin Bushwhacker\n4 Clone",
    "12 Forest\n4 Forgotten Cave\n6 Mountain\n4 Generous Ent\n4 Elvish Visionary\n4 Fiery Temper\n"
    "4 Burning-Tree Emissary\n4 Highway Robbery\n4 Hill Giant\n4 Elvish Mystic",
]


def both_ways(decks, seed):
    """What is noted of a game, and of the same game with every decision surfaced."""
    game = sim.new_game(decks, seed=seed)
    uses = CardUses()
    play_out(game, [RandomAgent(), RandomAgent()], seed, uses.watch)
    uses.finish(game)
    again = sim.new_game(decks, seed=seed, forced=True, decision_limit=1_000_000)
    full = CardUses()
    choices = iter(game.history)
    while again.decision is not None:
        choice = 0 if len(again.decision.options) == 1 else next(choices)
        full.watch(again, choice)
        again.choose(choice)
    full.finish(again)
    assert again.result == game.result
    return uses, full, game


def test_what_happens_between_two_decisions_is_noted():
    decks = [Deck.from_text(text, any_deck=True) for text in DECKS]
    turns = drawn = 0
    for number in range(20):
        plain, full, game = both_ways(decks, derived_seed(1, number))
        assert plain.opening == full.opening
        assert plain.drawn == full.drawn
        assert plain.cast == full.cast
        turns += game.turn
        for player in (0, 1):
            state = game.state.players[player]
            assert sum(plain.opening[player].values()) == 7 - state.mulligans
            drawn += sum(plain.drawn[player].values())
    assert drawn > turns  # more than the card a turn


class Idle(Agent):
    """Takes one mulligan and keeps the next hand."""

    def begin(self, player, seed):
        self.mulligans = 0

    def choose(self, view, decision):
        verbs = [option.verb for option in decision.options]
        if DO_MULLIGAN in verbs and self.mulligans < 1:
            self.mulligans += 1
            return verbs.index(DO_MULLIGAN)
        return verbs.index(DO_KEEP) if DO_KEEP in verbs else 0


def test_draws_in_turns_without_a_choice_are_noted():
    deck = Deck.from_text("60 Colossal Dreadmaw", any_deck=True)  # nobody can ever do anything
    game = sim.new_game([deck, deck], seed=3, turn_limit=4)
    uses = CardUses()
    play_out(game, [Idle(), Idle()], 3, uses.watch)
    uses.finish(game)
    assert uses.opening == ({"Colossal Dreadmaw": 6}, {"Colossal Dreadmaw": 6})
    # Who began draws in turn 3 alone (103.7a), the other in turns 2 and 4.
    assert uses.drawn[game.starting_player] == {"Colossal Dreadmaw": 1}
    assert uses.drawn[1 - game.starting_player] == {"Colossal Dreadmaw": 2}
