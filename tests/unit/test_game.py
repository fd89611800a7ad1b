import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sim
from sim.engine import key
from sim.state import decision, events, frames, game_state, objects, players
from sim.vocab import Token
from sim.vocab.definition import Characteristics
from tests.games import DECKS, VOLUME, deck, new_game, play

PROPERTY = settings(max_examples=15 * VOLUME, deadline=None)


class Bear(Token):
    name, type_line = "Bear", "Creature - Bear"
    power, toughness = 2, 2


def test_a_game_begins_with_its_first_decision():
    game = new_game(seed=3)
    assert isinstance(game.decision, sim.Decision)
    assert game.result is None
    assert game.starting_player in (0, 1)
    assert game.history == ()
    assert "decision" in repr(game).lower()


def test_a_game_ends_with_a_result():
    game = play(new_game(seed=3), seed=1)
    assert game.decision is None
    assert game.result.outcome in ("win", "draw", "incomplete")
    assert (game.result.winner in (0, 1)) == (game.result.outcome == "win")
    assert game.result.turns == game.turn > 0
    assert game.result.reason
    assert "over" in repr(game)
    with pytest.raises(sim.GameOver, match="over"):
        game.choose(0)
    with pytest.raises(RuntimeError):
        game.describe(0)


def test_the_limits_end_a_game_as_incomplete():
    for limit in ({"turn_limit": 2}, {"decision_limit": 12}):
        result = play(new_game(seed=1, **limit), seed=2).result
        assert (result.outcome, result.winner) == ("incomplete", None)


def test_the_starting_player_is_given_or_drawn():
    assert {new_game(seed).starting_player for seed in range(20)} == {0, 1}
    for player in (0, 1):
        assert new_game(starting_player=player).starting_player == player


def test_decks_may_be_any_iterables_of_definitions():
    listed = [list(deck(name)) for name in DECKS]
    game = sim.new_game((iter(one) for one in listed), seed=5)
    assert game.key() == new_game(seed=5).key()
    assert game.status() == []


@pytest.mark.parametrize(
    ("decks", "arguments"),
    [
        ([], {}),
        ([["x"]], {}),
        (None, {}),
        (7, {}),
        ("ab", {}),
        ([[], []], {}),
        (["Mountain", "Mountain"], {}),
        ("one", {}),
        ("three", {}),
        ("two", {"seed": "1"}),
        ("two", {"seed": 1.0}),
        ("two", {"seed": True}),
        ("two", {"seed": -1}),
        ("two", {"seed": 1 << 64}),
        ("two", {"seed": None}),
        ("two", {"starting_player": 2}),
        ("two", {"starting_player": -1}),
        ("two", {"starting_player": "a"}),
        ("two", {"turn_limit": 0}),
        ("two", {"decision_limit": 1.5}),
    ],
)
def test_bad_input_is_refused_in_one_line(decks, arguments):
    one = deck(DECKS[0])
    given_decks = {"one": [one], "two": [one, one], "three": [one] * 3}
    if isinstance(decks, str):
        decks = given_decks.get(decks, decks)
    with pytest.raises(ValueError, match=r".") as caught:
        sim.new_game(decks, **arguments)
    assert len(str(caught.value).splitlines()) == 1


def test_tokens_are_no_cards_of_a_deck():
    with pytest.raises(ValueError, match="Bear, a token"):
        sim.new_game([deck(DECKS[0]), [Bear.definition]])


@pytest.mark.parametrize("index", [-1, 10_000])
def test_an_index_out_of_range(index):
    game = new_game()
    before = game.key()
    for ask in (game.choose, game.describe):
        with pytest.raises(IndexError, match=f"no option {index}") as caught:
            ask(index)
        assert len(str(caught.value).splitlines()) == 1
    assert game.key() == before


@pytest.mark.parametrize("index", ["0", None, 1.0])
def test_an_index_that_is_no_integer(index):
    with pytest.raises(ValueError, match="index"):
        new_game().choose(index)


def test_an_index_of_numpy_will_do():
    numpy = pytest.importorskip("numpy")
    one, other = new_game(), new_game()
    one.choose(0)
    other.choose(numpy.int64(0))
    assert one.key() == other.key()


@pytest.mark.parametrize("player", [2, -1, None, "a", True])
def test_a_player_that_there_is_not(player):
    game = new_game()
    with pytest.raises(ValueError, match="player must be 0 or 1"):
        game.view(player)
    with pytest.raises(ValueError, match="player must be 0 or 1"):
        game.resample(player, 0)


def test_keys_tell_games_apart():
    keys = [new_game(seed).key() for seed in range(30)]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch("[0-9a-f]{32}", one) for one in keys)


@PROPERTY
@given(st.integers(0, 2**64 - 1), st.integers(0, 2**32), st.integers(0, 120))
def test_copies_are_equal_and_independent(seed, choices, decisions):
    game = play(new_game(seed), choices, decisions)
    before = key.canonical(game.state)
    clone = game.clone()
    pickled = pickle.loads(pickle.dumps(game))
    again = play(new_game(seed), choices, decisions)
    for copy in (clone, pickled, again):
        assert key.difference(key.canonical(copy.state), before) == ""
        assert copy.key() == game.key()
        assert copy.history == game.history
    play(clone, choices + 1, 30)
    assert key.difference(key.canonical(game.state), before) == ""
    play(pickled, choices + 1, 30)
    assert clone.key() == pickled.key()


@PROPERTY
@given(st.integers(0, 2**32), st.integers(0, 80))
def test_a_game_is_its_decks_seed_and_history(seed, decisions):
    game = play(new_game(seed), seed, decisions)
    again = new_game(seed)
    for index in game.history:
        again.choose(index)
    assert again.key() == game.key()


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_every_protocol_of_pickle(protocol):
    game = play(new_game(4), 4, 60)
    copy = pickle.loads(pickle.dumps(game, protocol))
    assert copy.key() == game.key()
    assert copy.status() == []


def test_unpickled_cards_share_their_definitions():
    game = play(new_game(4), 4, 40)
    copy = pickle.loads(pickle.dumps(game))
    for obj in copy.state.players[0].library:
        assert obj.chars is obj.card.printed
        assert obj.card is game.state.objects[obj.id].card


def test_texts_of_options():
    game = new_game(seed=8)
    seen = set()
    chance = 0
    while game.decision is not None:
        texts = [game.describe(index) for index in range(len(game.decision.options))]
        assert len(set(texts)) == len(texts)
        assert all(text and "Option(" not in text and "object " not in text for text in texts)
        seen.update(text.split()[0] for text in texts)
        chance = (chance * 5 + 3) % 1009
        game.choose(chance % len(texts))
    assert {"pass", "keep", "play", "cast", "attack"} <= seen


KEY_SOURCE = Path(key.__file__).with_name("key.py")

# The classes that a game is made of, with the name by which sim.engine.key calls each.
PARTS = {
    "state": game_state.GameState,
    "settings": game_state.Settings,
    "combat": game_state.Combat,
    "player": players.Player,
    "obj": objects.GameObject,
    "effect": objects.ContinuousEffect,
    "trigger": objects.WaitingTrigger,
    "context": events.Context,
    "event": events.Event,
    "entry": events.Entry,
    "decision": decision.Decision,
    "chars": Characteristics,
}
# Caches, and how the game came about.
NOT_IN_THE_KEY = {
    "state": {
        "actors",
        "altered",
        "attachments",
        "declaring",
        "dirty",
        "history",
        "idle",
        "loose",
        "mana_stamps",
        "objects",
        "offers",
        "producible",
        "producible_stamp",
        "reads",
        "replacements",
        "rules",
        "settled",
        "shared_below",
        "stamp",
        "stirred",
        "surveys",
        "triggers",
    }
}


def slots(kind):
    """The names of a class's own fields; compiled classes have them, and more, elsewhere."""
    names = getattr(kind, "__slots__", None)
    return set(kind.__mypyc_attrs__) - {"__dict__"} if names is None else set(names)


@pytest.mark.parametrize("name", PARTS)
def test_every_field_is_part_of_the_key(name):
    source = KEY_SOURCE.read_text(encoding="utf-8")
    fields = slots(PARTS[name]) - NOT_IN_THE_KEY.get(name, set())
    fields = {one.removeprefix("_") for one in fields}  # behind a property
    assert {one for one in fields if not re.search(rf"\b{name}\.{one}\b", source)} == set()


@pytest.mark.parametrize("frame", frames.Frame.__subclasses__(), ids=lambda one: one.__name__)
def test_every_field_of_a_frame_is_part_of_the_key(frame):
    source = KEY_SOURCE.read_text(encoding="utf-8")
    fields = slots(frame) | slots(frames.Frame)
    assert {one for one in fields if not re.search(rf"\bframe\.{one}\b", source)} == set()


def test_the_difference_of_two_forms_is_named():
    assert key.difference((1, (2, 3)), (1, (2, 3))) == ""
    assert key.difference((1, (2, 3)), (1, (2, 4))) == "[1][1]: 3, not 4"
    assert "2 parts, not 1" in key.difference((1, 2), (1,))


def test_status_names_what_is_wrong():
    game = play(new_game(2), 2, 60)
    assert game.status() == []
    broken = game.clone()
    player = broken.state.players[0]
    player.graveyard.append(player.library[0])
    player.pool.append(3)
    player.counters = {"energy": -1}
    broken.state.priority = 7
    found = "\n".join(broken.status())
    for words in ("in the graveyard of player 0", "no type", "energy", "priority", "too many"):
        assert words in found
    lost = game.clone()
    card = lost.state.players[1].library.pop()
    found = "\n".join(lost.status())
    assert f"object {card.id} exists in no zone" in found
    assert f"1 too few of {card.card.name}" in found


def test_the_public_surface():
    assert sorted(sim.__all__) == sim.__all__
    for name in sim.__all__:
        assert getattr(sim, name) is not None
    assert re.match(r"\d", sim.__version__)
