"""What a player may know of choices that were made stands in the observation."""

import pytest

from agents.env import layout, vocabulary
from tests.conformance.test_env_actions import at, choose, position

# With this the opponent can answer, so that the stack does not resolve at once.
ANSWER = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain", "Grizzly Bears"]}


def column(game, table, field):
    """A column of a table as player 0 sees it."""
    fields = next(fields for name, _, fields in layout.TABLES if name == table)
    return at(game).duel.observe(0)[table][..., fields.index(field)]


@pytest.mark.parametrize(("text", "modes"), [("Boros Charm deals", 1), ("permanents you", 2)])
def test_the_modes_of_a_spell(text, modes):
    game = position({"hand": ["Boros Charm"], "battlefield": ["Mountain", "Plains"]}, ANSWER)
    choose(game, "cast Boros Charm")
    choose(game, text)
    while game.decision.player == 0:
        game.choose(0)
    assert column(game, "stack", "modes").tolist() == [modes, *[0] * (layout.STACK - 1)]
    assert not column(game, "stack", "ability").any()


def test_which_ability_is_on_the_stack():
    game = position({"battlefield": ["3 Mountain", "Mind Stone"]}, ANSWER)
    choose(game, "activate Mind Stone")  # the second; the first is a mana ability
    while game.decision.player == 0:
        game.choose(0)
    assert column(game, "stack", "card")[0] == vocabulary.named("Mind Stone")
    assert column(game, "stack", "ability")[0] == 2


def test_what_was_chosen_for_a_permanent():
    game = position({"hand": ["Citadel Gate"]}, ANSWER)
    choose(game, "play Citadel Gate")
    while game.decision.name != "word":
        game.choose(0)
    choose(game, "green")
    assert column(game, "permanents", "card")[0, 0] == vocabulary.named("Citadel Gate")
    assert column(game, "permanents", "chosen")[0, 0] == layout.OPTION_WORDS.index("green") + 1
    assert not column(game, "permanents", "chosen")[1].any()


def test_the_counters_on_an_exiled_card():
    game = position({"hand": ["Ancestral Vision"], "battlefield": ["Island"]}, ANSWER)
    choose(game, "suspend Ancestral Vision")
    assert column(game, "exile", "card")[0, 0] == vocabulary.named("Ancestral Vision")
    assert column(game, "exile", "counters")[0, 0] == 4


def test_the_monarch():
    game = position({"hand": ["Palace Sentinels"], "battlefield": ["4 Plains"]})
    choose(game, "cast Palace Sentinels")
    emblems = at(game).duel.observe(0)["emblems"]
    assert emblems[0, 0] == vocabulary.named("The Monarch") >= vocabulary.FIRST_CARD
    assert not emblems[1].any()
