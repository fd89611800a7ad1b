"""The leak checker finds what shows hidden cards, wherever it is done."""

import gymnasium
import pytest

from agents import AgentFault
from agents.base import Agent
from agents.env import (
    LeakFound,
    ManaDuelEnv,
    ManaDuelVectorEnv,
    ShapedReward,
    StableActions,
    aec_env,
    check_leaks,
)


def hidden(env):
    """What the learner must not know: what the opponent's hand costs."""
    base = env.unwrapped
    return sum(card.card.mana_value for card in base.duel.game.state.players[1 - base.seat].hand)


class LeakyObservation(gymnasium.ObservationWrapper):
    def observation(self, observation):
        shown = observation["game"].copy()
        shown[0] = hidden(self)
        return {**observation, "game": shown}


class LeakyMask(gymnasium.Wrapper):
    def step(self, action):
        observation, reward, terminated, truncated, info = self.env.step(action)
        info["action_mask"][-1] = hidden(self) % 2
        return observation, reward, terminated, truncated, info


class LeakyReward(gymnasium.Wrapper):
    def step(self, action):
        observation, reward, *rest = self.env.step(action)
        return observation, reward + hidden(self), *rest


class LeakyInfo(ManaDuelEnv):
    def reset(self, **arguments):
        observation, info = super().reset(**arguments)
        return observation, {**info, "hand": hidden(self)}


class LeakyEnv(ManaDuelEnv):
    def step(self, action):
        observation, *rest = super().step(action)
        observation["hand"][-1, 0] = hidden(self)
        return observation, *rest


@pytest.mark.parametrize(
    ("env", "where"),
    [
        (LeakyObservation(ManaDuelEnv()), r"turn 0: observation\['game'\]\[0\] is \d+, with"),
        (ShapedReward(LeakyObservation(ManaDuelEnv())), r"observation\['game'\]\[0\]"),
        (LeakyMask(ManaDuelEnv()), r"info\['action_mask'\]\[63\]"),
        (LeakyReward(ManaDuelEnv()), "reward is"),
        (LeakyInfo(), r"info\['hand'\] is"),
        (LeakyEnv(), r"observation\['hand'\]\[15, 0\]"),
    ],
)
def test_what_an_environment_shows(env, where):
    with pytest.raises(LeakFound, match=where):
        check_leaks(env, games=1)


def test_wrappers_of_ours_show_nothing():
    check_leaks(ShapedReward(StableActions(ManaDuelEnv(opponent="heuristic"))), games=1, redraws=1)


def test_the_form_for_two_learners():
    check_leaks(aec_env(), games=1, redraws=1)
    check_leaks(aec_env(max_cycles=60), games=1, redraws=1)
    env = aec_env()
    honest = env.observe

    def observe(name):
        observation = honest(name)
        hand = env.duel.game.state.players[1 - env.possible_agents.index(name)].hand
        observation["game"][0] = sum(card.card.mana_value for card in hand)
        return observation

    env.observe = observe
    with pytest.raises(LeakFound, match=r"observation\['game'\]\[0\]"):
        check_leaks(env, games=1)


class Peeking(Agent):
    """Chooses by what it cannot know."""

    def __init__(self, what):
        self.what = what

    def begin(self, player, seed):
        pass

    def choose(self, view, decision):
        state = view._state
        if self.what == "hand":
            known = sum(card.card.mana_value for card in state.players[1 - view.me].hand)
        elif self.what == "library":
            known = state.players[view.me].library[0].card.mana_value
        else:
            known = sum(state.random.state)
        return known % len(decision.options)


@pytest.mark.parametrize("what", ["hand", "library", "random numbers"])
def test_what_an_agent_chooses_by(what):
    with pytest.raises(AgentFault, match="Peeking sees hidden cards: game 0, turn 0, mulligan"):
        check_leaks(Peeking(what), games=1)


def test_what_cannot_be_checked_is_said():
    for one in (3, ManaDuelVectorEnv(1)):
        with pytest.raises(TypeError, match="an agent, a ManaDuel-v0 or its PettingZoo form can"):
            check_leaks(one)
