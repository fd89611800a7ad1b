"""A person's game from its beginning to its end: played, taken back, saved, taken up again."""

import random
import threading

import pytest

import agents
import cards
import sim
from agents.random_agent import RandomAgent
from agents.table import option_texts
from experiments.play import AgentError, play_game
from tests.games import new_game
from tests.unit.human.sitting import NAMES, Sitting, at_random


class Uncopied(RandomAgent):
    """Chooses at random, and cannot be copied."""

    def __init__(self):
        super().__init__()
        self.lock = threading.Lock()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game(seat):
    sitting = Sitting(at_random(random.Random(seat)), seed=seat, seat=seat)
    assert sitting.play() == ""
    result = sitting.game.result
    assert result is not None
    words = "You win in turn" if result.winner == seat else "The opponent wins in turn"
    assert words in sitting.output
    # It is the game that its choices make.
    again = new_game(seat)
    for choice in sitting.game.history:
        again.choose(choice)
    assert again.key() == sitting.game.key()


def test_the_opponent_plays_as_it_would_in_any_game():
    """Its seed is that of compare, and it is asked what it would be asked there."""

    class Recorded(agents.Agent):
        def __init__(self):
            self.asked = []

        def choose(self, view, decision):
            self.asked.append((view.turn, decision.kind, decision.options))
            return len(decision.options) - 1

    class First(agents.Agent):
        def choose(self, view, decision):
            if view.turn > 8:
                raise StopIteration
            return 0

    def first(sitting):
        return str(First().choose(sitting.game.view(0), sitting.game.decision) + 1)

    here, there = Recorded(), Recorded()
    sitting = Sitting(first, 5, against=here)
    sitting.human.conversation.stops.full = True
    sitting.play()
    with pytest.raises(StopIteration):
        play_game(sitting.game.origin.decks, [First(), there], 5)
    assert here.asked == there.asked
    assert len(here.asked) > 5


@pytest.mark.parametrize("against", ["random", "heuristic", Uncopied])
def test_what_is_taken_back_is_as_it_was(against):
    """After an undo the same choice leads to the same game, the opponent's choices too."""
    chance = random.Random(4)
    seen = {}
    undone = []

    def types(sitting):
        game = sitting.game
        if game.decision is None or len(undone) > 6:
            raise StopIteration
        key = (game.key(), len(game.history))
        place = seen.setdefault(len(game.history), key)
        assert place == key  # so many choices always lead to the same place
        if chance.random() < 0.25 and len(game.history) > 3:
            undone.append(len(game.history))
            return f"undo {chance.randrange(1, 3)}"
        # A choice that follows from the place.
        return str(int(game.key(), 16) % len(game.decision.options) + 1)

    made = against() if isinstance(against, type) else against
    Sitting(types, seed=3, against=made).play()
    assert len(undone) > 6


def test_an_undo_takes_back_what_was_told(folder):
    sitting = Sitting(["1", "", "", "undo", "log 500", "undo 99", "undo x", "undo 0"], seed=2)
    sitting.play()
    log = sitting.human.memory.log
    assert len(log) == len(set(log)) or log.count("--- Turn 2: your turn ---") <= 1
    assert "Only" in sitting.output or "there are only" in sitting.output
    assert '"x" is no number of choices' in sitting.output


def test_nothing_to_take_back():
    sitting = Sitting(["undo"])
    sitting.play()
    assert "there is nothing to take back" in sitting.output.casefold()


def test_the_end_can_be_taken_back():
    chance = random.Random(1)
    ends = []

    def types(sitting):
        decision = sitting.game.decision
        if decision is not None:
            return str(chance.randrange(len(decision.options)) + 1)
        ends.append(sitting.game.key())
        return "undo" if len(ends) == 1 else "save over.json" if len(ends) == 2 else "q"

    assert Sitting(types, seed=1).play() == ""
    assert len(ends) >= 2
    assert sim.replay.verify("over.json", cards.get) is not None


def test_the_new_hand_is_shown_before_cards_of_it_go_back():
    sitting = Sitting(["2"])
    sitting.play()
    hand = [card.name for card in sitting.game.view(0).hand]
    assert len(hand) == 7
    before, asked, _ = sitting.screen.partition("Which card goes on the bottom")
    assert asked
    assert all(name in before for name in hand)


def test_conceding_is_asked_for_once_more():
    sitting = Sitting(["concede", "n", "concede", KeyboardInterrupt, "concede", "y"])
    assert sitting.play() == "You conceded: the opponent wins."
    assert sitting.output.count("The game goes on.") == 2


def test_a_game_that_is_left_can_be_taken_up_again():
    chance = random.Random(8)
    types = at_random(chance)
    sitting = Sitting(
        lambda one: types(one) if len(one.game.history) < 40 else "quit", seed=6, against="random"
    )
    told = sitting.play()
    assert told == "The game is saved. To go on: manaduel play --resume manaduel-6.json"
    assert sim.replay.players("manaduel-6.json") == NAMES
    saved = sim.replay.load("manaduel-6.json", cards.get)
    assert saved.key() == sitting.game.key()

    later = Sitting(["undo 3"], seed=6, game=sim.replay.load("manaduel-6.json", cards.get, 0))
    assert later.session.resume(saved.history)
    assert later.game.key() == saved.key()
    assert later.human.memory.log == sitting.human.memory.log
    # The opponent is where it was: from here on both games go on alike.
    for one in (sitting, later):
        one.types = at_random(random.Random(2))
    later.play()
    sitting.play()
    assert later.game.history == sitting.game.history


def test_an_opponent_that_would_have_played_otherwise_is_noticed():
    sitting = Sitting(at_random(random.Random(1)), seed=6)
    sitting.play()
    game = new_game(6)
    other = Sitting([], seed=7, game=game)  # with another seed for the agents
    assert not other.session.resume(sitting.game.history)


@pytest.mark.parametrize("end", [[], [KeyboardInterrupt, KeyboardInterrupt], ["q"]])
def test_however_one_leaves_nothing_is_lost(end):
    sitting = Sitting(["1", "1", *end], seed=9)
    assert "manaduel-9.json" in sitting.play()
    assert sim.replay.load("manaduel-9.json", cards.get).history == sitting.game.history


def test_what_is_left_before_anything_is_chosen_is_not_saved(folder):
    assert Sitting([]).play().strip() == ""
    assert list(folder.iterdir()) == []


def test_saving(folder):
    (folder / "deck.txt").write_text("20 Mountain")
    lines = ["1", "save", "save", "save a b.json", "save deck.txt", "save no/such/folder", "q"]
    sitting = Sitting(lines, seed=9)
    sitting.play()
    assert sorted(one.name for one in folder.iterdir()) == [
        "a b.json",
        "deck.txt",
        "manaduel-9.json",
    ]
    assert (folder / "deck.txt").read_text() == "20 Mountain"
    assert "deck.txt: not a replay file" in sitting.output
    assert "cannot be written" in sitting.output


def test_an_earlier_game_of_the_same_seed_is_not_written_over():
    for _ in range(2):
        Sitting(["1", "1"], seed=9).play()
    assert sim.replay.load("manaduel-9-2.json", cards.get)


def test_an_agent_that_chooses_nothing_possible_loses_no_game():
    class Wrong(agents.Agent):
        def choose(self, view, decision):
            return 0 if view.turn < 3 else "nothing"

    sitting = Sitting(lambda one: "1", seed=1, against=Wrong())
    with pytest.raises(AgentError, match="index of no option") as caught:
        sitting.play()
    assert "--resume manaduel-1.json" in caught.value.__notes__[0]


def test_an_agent_that_fails_loses_no_game():
    class Failing(agents.Agent):
        def choose(self, view, decision):
            if view.turn > 2:
                raise ZeroDivisionError("by nothing")
            return 0

    sitting = Sitting(lambda one: "1", seed=1, against=Failing())
    with pytest.raises(AgentError, match="Failing failed: ZeroDivisionError: by nothing"):
        sitting.play()
    assert sim.replay.load("manaduel-1.json", cards.get).history == sitting.game.history


def test_an_engine_that_fails_loses_no_game(monkeypatch):
    def follow(game, choice, chronicle, seat):
        if game.turn > 1:
            raise RuntimeError("a fault of the engine")
        game.choose(choice)
        return []

    monkeypatch.setattr("experiments.session.follow", follow)
    sitting = Sitting(at_random(random.Random(1)))
    with pytest.raises(RuntimeError, match="a fault of the engine") as caught:
        sitting.play()
    assert caught.value.__notes__ == [
        "The game is saved. To go on: manaduel play --resume manaduel-1.json"
    ]
    assert sim.replay.load("manaduel-1.json", cards.get).history == sitting.game.history


def test_nothing_hidden_is_written():
    """No card of the opponent's is named in what the person reads before they could see it."""
    from agents.human.lookup import on_view

    game = new_game(4, ("elves", "caw-gates"))
    mine, theirs = ({card.name for card in deck} for deck in game.origin.decks)
    chance = random.Random(3)
    seen = set()

    def types(sitting):
        view = sitting.game.view(0)
        seen.update(card.name for card in on_view(view))
        told = "\n".join(sitting.human.memory.log)
        seen.update(name for name in theirs if f"casts {name}" in told or f"'s {name}:" in told)
        hidden = theirs - mine - seen
        assert not [name for name in hidden if name in sitting.screen]
        if view.decision is None:
            return ""
        if chance.random() < 0.2:
            return chance.choice(["piles", "log", "hint", "table", "help", "stops"])
        return str(chance.randrange(len(option_texts(view))) + 1)

    Sitting(types, game=game, against="heuristic").play()
    assert len(seen & (theirs - mine)) > 2
