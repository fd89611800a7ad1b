"""Nothing that can be done is out of a learner's reach, however many options there are."""

import itertools
import os

import numpy as np
import pytest

import cards
import sim
from agents.env import IllegalAction, ManaDuelEnv, StableActions, actions, layout
from agents.env.duel import MASK
from experiments import growth
from sim.rules import loop
from sim.scenario.form import Scenario
from sim.scenario.position import build
from sim.state.decision import DO_ACTIVATE
from tests.conformance import reach
from tests.cross_check import playable

SLOW_GAMES = int(os.environ.get("MANADUEL_REACH_GAMES", "2000"))
GAME = {name: number for number, name in enumerate(layout.GAME_FIELDS)}
OPTION = {name: number for number, name in enumerate(layout.OPTION_FIELDS)}


def position(mine, theirs=None, step="main1"):
    """A game that starts from a position, in which player 0 decides."""
    players = ({"life": 20, **mine}, {"life": 20, **(theirs or {})})
    state, _ = build(Scenario("test", step, {"step": step}, players, [], []), cards.get)
    state.settings = sim.Settings()
    loop.run(state)
    return sim.Game(state)


def at(game):
    """An environment whose learner, in seat 0, is at that point of the game."""
    env = ManaDuelEnv(seat=0)
    env.reset(seed=1)
    env.match.seat = 0
    env.duel.game, env.duel.page = game, 0
    return env


def choose(game, text):
    """Take the option whose text begins so."""
    texts = game.view(game.decision.player).texts()
    game.choose(next(place for place, one in enumerate(texts) if one.startswith(text)))


@pytest.mark.parametrize("options", [1, 2, 63, 64, 65, 126, 127, 128, 190, 1000])
def test_paths(options):
    seen = set()
    for option in range(options):
        *turned, taken = actions.path(option, options)
        assert set(turned) <= {actions.MORE}
        first, end, more = actions.shown(options, len(turned))
        assert first + taken == option < end
        assert taken != actions.MORE or not more
        seen.add((len(turned), taken))
    assert len(seen) == options


def test_all_is_reached_in_a_game_of_each_deck():
    decks = playable()
    for seed, (deck, other) in list(enumerate(itertools.pairwise([*decks, decks[0]])))[::3]:
        assert reach.game((deck, other), seed)[0] > 20


@pytest.mark.slow
def test_all_is_reached_in_many_games():
    pairs = itertools.islice(reach.pairings(), SLOW_GAMES)
    assert sum(reach.game(decks, seed)[0] for seed, decks in enumerate(pairs)) > 20 * SLOW_GAMES


def x_of_a_spell():
    game = position({"hand": ["Blaze"], "battlefield": ["200 Mountain"]})
    choose(game, "cast Blaze")
    while game.decision.name != "x":
        game.choose(0)
    return game


def targets_on_a_wide_board():
    sizes = [{"card": "Grizzly Bears", "counters": {"+1/+1": size}} for size in range(1, 90)]
    game = position(
        {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]}, {"battlefield": sizes}
    )
    choose(game, "cast Lightning Bolt")
    return game


def attackers_on_a_wide_board():
    sizes = [{"card": "Grizzly Bears", "counters": {"+1/+1": size}} for size in range(1, 150)]
    return position({"battlefield": sizes}, step="declare_attackers")


@pytest.mark.parametrize("made", [x_of_a_spell, targets_on_a_wide_board, attackers_on_a_wide_board])
def test_more_options_than_actions(made):
    env = at(made())
    game, options = env.duel.game, len(env.duel.game.decision.options)
    assert options > layout.ACTIONS
    assert reach.examine(env.duel, 0) == options
    assert game.decision.player == env.seat == 0
    wanted = options - 1
    for action in actions.path(wanted, options)[:-1]:
        observation, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (0, False, False)
        assert info["group"] == game.decision.group
    assert observation["game"][GAME["options"]] == options
    assert observation["game"][GAME["page"]] == env.duel.page > 0
    history = len(game.history)
    env.step(actions.path(wanted, options)[-1])
    assert env.duel.game.history[history] == wanted


def test_the_page_that_turns_says_so():
    env = at(x_of_a_spell())
    seen = env.duel.observe(0)
    options = len(env.duel.game.decision.options)
    assert seen["options"][actions.MORE, OPTION["kind"]] == layout.MORE_KIND
    assert seen["options"][:, OPTION["number"]].tolist() == [*range(actions.MORE), 0]
    seen, *_ = env.step(actions.MORE)
    assert seen["options"][0, OPTION["number"]] == actions.MORE
    while actions.shown(options, env.duel.page)[2]:
        seen, *_ = env.step(actions.MORE)
    left = int(seen[MASK].sum())
    assert left == options % actions.MORE or left == layout.ACTIONS
    assert not seen["options"][left:].any()
    with pytest.raises(IllegalAction):
        env.step(left)


def test_the_page_is_left_with_the_decision():
    env = at(x_of_a_spell())
    env.step(actions.MORE)
    env.step(0)
    assert env.duel.page == 0
    env.duel.game, env.duel.page = x_of_a_spell(), 2
    env.reset(seed=2)
    assert env.duel.page == 0


OVERFULL = {
    "overflow_my_permanents": ({"battlefield": ["33 Mountain"]}, {}),
    "overflow_their_permanents": ({}, {"battlefield": ["33 Mountain"]}),
    "overflow_hand": ({"hand": ["17 Mountain"]}, {}),
    "overflow_graveyards": ({}, {"graveyard": ["41 Mountain"]}),
    "overflow_exile": ({"exile": ["25 Mountain"]}, {}),
}


@pytest.mark.parametrize("flag", OVERFULL)
def test_what_does_not_fit_is_flagged(flag):
    mine, theirs = OVERFULL[flag]
    assert flags(position(mine, theirs)) == {flag}


@pytest.mark.parametrize("flag", OVERFULL)
def test_what_just_fits_is_not(flag):
    sides = [
        {zone: [f"{int(cards[0].split()[0]) - 1} Mountain"] for zone, cards in side.items()}
        for side in OVERFULL[flag]
    ]
    assert flags(position(*sides)) == set()


def test_a_deep_stack_is_flagged():
    game = growth.stacked(layout.STACK)
    for player in game.state.players:
        player.life = 20
    assert flags(game) == set()
    game.choose(
        next(place for place, one in enumerate(game.decision.options) if one.verb == DO_ACTIVATE)
    )
    assert flags(game) == {"overflow_stack"}
    assert at(game).duel.observe(0)["game"][GAME["stack"]] == layout.STACK + 1


def test_much_that_is_known_is_flagged():
    game = position({}, {"hand": ["17 Island"]})
    assert flags(game) == set()
    for card in game.state.players[1].hand:
        card.known |= 1
    assert flags(game) == {"overflow_known"}
    game = position({"library": ["13 Island"]})
    for card in game.state.players[0].library:
        card.known |= 1
    assert flags(game) == {"overflow_known"}


def test_emblems_are_flagged():
    game = position({"battlefield": ["Island"]})
    me = game.state.players[0]
    me.command.extend(me.library[: layout.EMBLEMS])
    assert flags(game) == set()
    me.command.append(me.library[layout.EMBLEMS])
    assert flags(game) == {"overflow_emblems"}


def test_a_number_beyond_16_bits_is_flagged():
    game = position({"life": 40_000})
    assert flags(game) == {"overflow_number"}
    assert at(game).duel.observe(0)["game"][GAME["my_life"]] == np.iinfo(np.int16).max
    assert at(game).duel.observe(1)["game"][GAME["their_life"]] == np.iinfo(np.int16).max


def flags(game):
    seen = at(game).duel.observe(0)["game"]
    return {name for name, place in GAME.items() if name.startswith("overflow") and seen[place]}


@pytest.mark.parametrize("number", range(4))
def test_stable_actions_leave_nothing_out(number):
    decks = playable()
    env = StableActions(ManaDuelEnv(decks[number], decks[-1 - number]))
    chance = np.random.default_rng(number)
    _, info = env.reset(seed=number)
    for _ in range(120):
        possible = np.flatnonzero(info[MASK])
        taken = {int(env.action(action)) for action in possible}
        assert taken == set(np.flatnonzero(env.unwrapped.action_masks()))
        assert len(taken) == len(possible)
        _, _, terminated, truncated, info = env.step(chance.choice(possible))
        if terminated or truncated:
            _, info = env.reset()


def test_stable_actions_turn_pages():
    env = StableActions(at(x_of_a_spell()))
    options = len(env.unwrapped.duel.game.decision.options)
    for _ in range(options // actions.MORE):
        possible = np.flatnonzero(env.action_masks())
        env.step(possible[-1])
    assert env.unwrapped.duel.page > 0
    assert env.action_masks().sum() == env.unwrapped.action_masks().sum()
