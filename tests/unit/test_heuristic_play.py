"""The agent ``heuristic`` at play: burn, mana, combat, hidden cards, and its win rate."""

import pytest

import agents
import cards
from agents.heuristic import HeuristicAgent
from experiments.compare import compare
from experiments.play import play_game
from experiments.workers import usable_cores
from sim.engine.game import Game
from sim.rules import loop
from sim.scenario.form import Scenario
from sim.scenario.position import build
from tests.games import DECKS, deck, new_game


class Table:
    """A position that heuristic agents play on from; ``done`` is what they chose, in words."""

    def __init__(self, a=None, b=None, **start):
        scenario = Scenario("test", "test", start, (a or {}, b or {}), [], [])
        state, self.names = build(scenario, cards.get)
        loop.run(state)
        self.game = Game(state)
        self.agents = [HeuristicAgent(), HeuristicAgent()]
        self.done = []

    def play(self, until):
        """Play until a step or the end of the game, at most three turns."""
        last = self.game.turn + 3
        while (decision := self.game.decision) is not None and self.game.turn < last:
            view = self.game.view(decision.player)
            if view.step == until:
                break
            self.choose(view, decision)
        return self

    def choose(self, view, decision):
        index = self.agents[decision.player].choose(view, decision)
        text = self.game.describe(index)
        if not text.startswith(("pass", "attack with nothing", "block with nothing")):
            self.done.append(text)
        self.game.choose(index)

    @property
    def life(self):
        return self.game.view(0).life

    def names_of(self, player):
        return [one.name for one in self.game.view(0).permanents(player)]


def lands(number):
    return f"{number} Mountain"


# --- burn --------------------------------------------------------------------------------


def test_burn_and_sacrifices_are_added_up():
    table = Table(
        {"hand": ["Lightning Bolt", "Fireblast", "Lava Dart"], "battlefield": [lands(2)]},
        {"life": 8, "battlefield": ["Guttersnipe"]},
    ).play("end")
    assert table.game.result.winner == 0


def test_mountains_are_not_sacrificed_for_nothing():
    table = Table({"hand": ["Fireblast"], "battlefield": [lands(2)]}, {"life": 20}).play("end")
    assert table.life == (20, 20)
    assert table.names_of(0) == ["Mountain", "Mountain"]


@pytest.mark.parametrize("spell", ["Lightning Bolt", "Chain Lightning", "Lava Dart"])
def test_it_does_not_burn_itself_or_its_own(spell):
    table = Table({"hand": [spell], "battlefield": [lands(1), "Grizzly Bears"]}, {"life": 20}).play(
        "upkeep"
    )
    assert table.life[0] == 20
    assert "Grizzly Bears" in table.names_of(0)


def test_removal_takes_the_best_creature_that_it_kills():
    table = Table(
        {"hand": ["Chain Lightning"], "battlefield": [lands(1)]},
        {"battlefield": ["Raging Goblin", "Guttersnipe", "Craw Wurm"]},
    ).play("end")
    assert table.names_of(1) == ["Raging Goblin", "Craw Wurm"]


def test_an_attacker_is_killed_at_instant_speed():
    table = Table(
        {"battlefield": ["Suq'Ata Lancer"]},
        {"life": 2, "hand": ["Lightning Bolt"], "battlefield": [lands(1)]},
    ).play("main2")
    assert table.life[1] == 2
    assert table.names_of(0) == []


# --- helping and harming -----------------------------------------------------------------


def test_what_harms_is_put_on_the_opponent_and_what_helps_on_ones_own():
    table = Table(
        {"hand": ["Pacifism", "Holy Strength"], "battlefield": ["3 Plains", "Grizzly Bears"]},
        {"battlefield": ["Craw Wurm"]},
    ).play("end")
    hosts = {
        one.name: table.game.view(0).find(one.attached_to).name
        for one in table.game.view(0).permanents(0)
        if one.attached_to is not None
    }
    assert hosts == {"Pacifism": "Craw Wurm", "Holy Strength": "Grizzly Bears"}


# --- using mana --------------------------------------------------------------------------


def test_it_plays_a_land_and_uses_its_mana():
    table = Table(
        {"hand": ["Mountain", "Guttersnipe", "Kessig Flamebreather"], "battlefield": [lands(2)]},
    ).play("end")
    assert table.done[:2] == ["play Mountain", "cast Guttersnipe"]


def test_a_kicker_is_paid_when_there_is_an_attack():
    table = Table(
        {
            "hand": ["Goblin Bushwhacker"],
            "battlefield": [lands(2), "Grizzly Bears", {"card": "Gray Ogre", "sick": True}],
        },
    ).play("end")
    assert any(text.startswith("pay kicker") for text in table.done)
    assert table.life[1] == 20 - 3 - 3 - 2


def test_madness_is_cast_when_it_is_discarded():
    table = Table(
        {"hand": ["Faithless Looting", "Fiery Temper"], "battlefield": [lands(2)]},
        {"battlefield": ["Guttersnipe"]},
    ).play("end")
    assert any("madness" in text for text in table.done)
    assert table.names_of(1) == []


# --- combat ------------------------------------------------------------------------------


def test_a_blocker_that_kills_nothing_keeps_nobody_at_home():
    table = Table({"battlefield": ["2 Grizzly Bears"]}, {"battlefield": ["Wall of Stone"]})
    assert table.play("main2").life == (20, 18)


def test_it_attacks_an_empty_table():
    table = Table({"battlefield": ["2 Grizzly Bears"]}).play("main2")
    assert table.life == (20, 16)


def test_it_attacks_with_all_that_wins():
    table = Table(
        {"life": 1, "battlefield": ["3 Grizzly Bears"]},
        {"life": 4, "battlefield": ["Craw Wurm"]},
    ).play("main2")
    assert table.game.result.winner == 0


def test_it_keeps_what_it_needs_at_home():
    table = Table(
        {"life": 2, "battlefield": ["Grizzly Bears"]},
        {"battlefield": [{"card": "Grizzly Bears", "tapped": True}]},
    ).play("main2")
    assert table.done == []


def test_it_chump_blocks_to_survive():
    table = Table(
        {"battlefield": ["Craw Wurm"]}, {"life": 6, "battlefield": ["Raging Goblin"]}
    ).play("main2")
    assert table.life[1] == 6


def test_it_does_not_chump_block_without_need():
    table = Table(
        {"battlefield": ["Hill Giant"]}, {"life": 20, "battlefield": ["Kessig Flamebreather"]}
    ).play("main2")
    assert table.life[1] == 17
    assert table.names_of(1) == ["Kessig Flamebreather"]


def test_it_blocks_where_it_wins():
    table = Table(
        {"life": 20, "battlefield": ["Juggernaut"]}, {"battlefield": ["2 Craw Wurm"]}
    ).play("main2")
    assert table.names_of(0) == []


# --- the rest ----------------------------------------------------------------------------


def test_an_agent_forgets_the_game_before():
    both = [deck(name) for name in DECKS]
    used = [HeuristicAgent(), HeuristicAgent()]
    play_game(both, used, 5)
    assert play_game(both, used, 1) == play_game(both, [HeuristicAgent(), HeuristicAgent()], 1)


def test_what_it_cannot_see_does_not_matter():
    game = new_game(11)
    players = [HeuristicAgent(), HeuristicAgent()]
    for _ in range(60):
        decision = game.decision
        view = game.view(decision.player)
        index = players[decision.player].choose(view, decision)
        if decision.name in ("priority", "attack", "block") and not view.stack:
            other = view.resample(3)
            fresh = HeuristicAgent()
            assert fresh.choose(other.view(decision.player), other.decision) == (
                HeuristicAgent().choose(view, decision)
            )
        game.choose(index)
        if game.decision is None:
            break


def test_it_beats_chance():
    result = compare(deck(DECKS[0]), deck(DECKS[1]), 30, "heuristic", "random")
    assert result.wins_a >= 27
    assert "heuristic" in agents.names()


@pytest.mark.slow
@pytest.mark.parametrize("one", DECKS)
@pytest.mark.parametrize("other", DECKS)
def test_win_rate_against_chance(one, other):
    result = compare(deck(one), deck(other), 2_000, "heuristic", "random", workers=usable_cores())
    assert result.win_rate >= 0.95
    assert result.incomplete == 0
