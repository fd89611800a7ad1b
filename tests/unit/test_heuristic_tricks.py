"""The heuristic agent reckons with tricks in combat, its own and the opponent's."""

import dataclasses

import pytest

from agents.heuristic.appraise import Appraiser
from agents.heuristic.board import Board
from agents.heuristic.player import Player
from agents.heuristic.tricks import their_chance, tricks_in_hand
from agents.heuristic.weights import DEFAULT
from sim.state import decision as d
from tests.unit.test_heuristic import game_at, names_in

GROWTH = {"hand": ["Giant Growth"]}


def declared(game, kind, **weights):
    """The names of what player 0 declares as attackers or blockers; player 1 attacks with all."""
    player = Player(Appraiser(dataclasses.replace(DEFAULT, **weights)))
    verbs = (d.DO_ATTACK, d.DO_BLOCK)
    names = []
    while game.decision is not None:
        decision = game.decision
        if decision.player == 0:
            choice = player.choose(game.view(0), decision)
            option = decision.options[choice]
            if decision.kind == kind:
                if option.verb not in verbs:
                    break
                names.append(game.view(0).find(option.object).name)
        else:
            attacks = [i for i, one in enumerate(decision.options) if one.verb == d.DO_ATTACK]
            choice = attacks[0] if attacks else 0
        group = decision.group
        game.choose(choice)
        after = game.decision
        if decision.kind == kind and decision.player == 0 and after and after.group != group:
            break
        if game.turn > 6:
            break
    return names


def board_of(game, player=0):
    return Board(game.view(player)._sight, Appraiser(DEFAULT))


@pytest.mark.parametrize(
    ("lands", "hand", "attacks"),
    [
        (["Forest"], ["Giant Growth"], ["Grizzly Bears"]),
        ([], ["Giant Growth"], []),  # no mana for it
        (["Swamp"], ["Giant Growth"], []),  # of the wrong colour
        (["Forest"], ["Llanowar Elves"], []),
    ],
)
def test_it_attacks_past_a_bigger_blocker_with_a_trick_in_hand(lands, hand, attacks):
    game = game_at(
        a={"hand": hand, "battlefield": [*lands, "Grizzly Bears"]},
        b={"battlefield": ["Hill Giant"]},
    )
    assert declared(game, d.ASK_ATTACK) == attacks


def test_the_trick_is_used_when_it_is_blocked():
    game = game_at(
        a={**GROWTH, "battlefield": ["Forest", "Grizzly Bears"]},
        b={"battlefield": ["Hill Giant"]},
    )
    player = Player(Appraiser(DEFAULT))
    while game.decision is not None and game.view(0).step != "main2":
        decision = game.decision
        if decision.player == 0:
            game.choose(player.choose(game.view(0), decision))
        else:
            blocks = [i for i, one in enumerate(decision.options) if one.verb == d.DO_BLOCK]
            game.choose(blocks[0] if blocks else 0)
    assert "Hill Giant" in names_in(game.view(0).graveyard(1))
    assert "Grizzly Bears" in names_in(game.view(0).permanents(0))


@pytest.mark.parametrize(("lands", "blocks"), [(["Forest"], ["Grizzly Bears"]), ([], [])])
def test_it_blocks_a_bigger_attacker_with_a_trick_in_hand(lands, blocks):
    game = game_at(
        a={**GROWTH, "battlefield": [*lands, "Grizzly Bears"]},
        b={"battlefield": ["Hill Giant"]},
        start={"active": "b"},
    )
    assert declared(game, d.ASK_BLOCK) == blocks


@pytest.mark.parametrize(
    ("lands", "seen", "attacks"),
    [
        (["4 Forest"], ["4 Giant Growth"], []),
        (["4 Forest"], ["8 Llanowar Elves"], ["Hill Giant"]),
        ([], ["4 Giant Growth"], ["Hill Giant"]),
    ],
)
def test_it_fears_what_the_opponent_was_seen_to_play(lands, seen, attacks):
    game = game_at(
        a={"battlefield": ["Hill Giant"]},
        b={"hand": ["4 Island"], "battlefield": [*lands, "Grizzly Bears"], "graveyard": seen},
    )
    assert declared(game, d.ASK_ATTACK) == attacks


def test_the_chance_of_a_trick_follows_from_hand_and_mana_and_cards_seen():
    def chance(hand, lands, seen):
        side = {"hand": hand, "battlefield": lands, "graveyard": seen}
        return their_chance(
            board_of(game_at(a={**GROWTH, "battlefield": ["Forest", "Grizzly Bears"]}, b=side))
        )

    assert chance([], ["Forest"], ["4 Giant Growth"]) == 0
    assert chance(["3 Island"], [], ["4 Giant Growth"]) == 0
    unknown = chance(["3 Island"], ["Forest"], [])
    assert 0 < unknown < chance(["3 Island"], ["Forest"], ["4 Giant Growth"]) < 1
    assert chance(["3 Island"], ["Forest"], ["9 Grizzly Bears"]) < unknown


def test_a_trick_is_aimed_only_at_what_it_may_target():
    game = game_at(
        a={"hand": ["Doom Blade"], "battlefield": ["2 Swamp", "Grizzly Bears"]},
        b={"battlefield": ["Hill Giant", "Gurmag Angler"]},
    )
    (trick,) = tricks_in_hand(board_of(game))
    assert {game.view(0).find(one).name for one in trick.targets} == {
        "Grizzly Bears",
        "Hill Giant",
    }
