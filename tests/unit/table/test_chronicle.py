"""What happened, in sentences: nothing left out that matters, nothing told that is hidden."""

import random

import agents
from agents.human.lookup import on_view
from agents.table import Chronicle, follow
from tests.games import new_game
from tests.unit.table.boards import board, option

SHOCK = {"battlefield": ["Mountain", "Grizzly Bears"], "hand": ["Shock"]}
BEARS = {"battlefield": ["Grizzly Bears"]}


def told(game, chronicle, *texts, player=0):
    lines = []
    for text in texts:
        lines += follow(game, option(game, text, game.decision.player), chronicle, player)
    return lines


def started(game, player=0):
    chronicle = Chronicle()
    assert chronicle.tell(game.view(player)) == []
    return chronicle


def test_a_spell_is_told_from_its_casting_to_what_it_does():
    game = board(SHOCK, BEARS, forced=False)
    assert told(game, started(game), "cast Shock", "opponent's Grizzly Bears")[:3] == [
        "You cast Shock -> Grizzly Bears",
        "Shock resolves",
        "Opponent's Grizzly Bears dies",
    ]


def test_the_opponent_sees_the_same_from_the_other_side():
    game = board(SHOCK, BEARS, forced=False)
    lines = told(game, started(game, 1), "cast Shock", "opponent's Grizzly Bears", player=1)
    assert lines[0] == "Opponent casts Shock -> Grizzly Bears"
    assert "Your Grizzly Bears dies" in lines


def test_lands_life_and_draws_are_told():
    game = board({"hand": ["Mountain", "Shock"], "library": ["Forest"]}, forced=False)
    chronicle = started(game)
    assert told(game, chronicle, "play Mountain") == ["You play Mountain"]
    lines = told(game, chronicle, "cast Shock", "opponent")
    assert "Opponent: 20 -> 18 life" in lines


def test_attacks_and_blocks_are_told():
    game = board(BEARS, {"battlefield": ["Grizzly Bears", "Forest"]}, forced=False)
    chronicle = started(game)
    lines = told(game, chronicle, "attack with Grizzly Bears")
    assert "Grizzly Bears attacks opponent" in lines
    lines = told(game, chronicle, "block Grizzly Bears 2/2 with Grizzly Bears 2/2")
    assert lines[0] == "Grizzly Bears blocks Grizzly Bears"
    assert {"Your Grizzly Bears dies", "Opponent's Grizzly Bears dies"} <= set(lines)


def test_no_card_is_named_before_it_is_seen():
    for seed in range(2):
        # With every decision surfaced nothing happens between two that are looked at.
        game = new_game(seed, ("caw-gates", "elves"), forced=True)
        me = seed % 2
        theirs = {card.name for card in game.origin.decks[1 - me]}
        mine = {card.name for card in game.origin.decks[me]}
        chance = random.Random(seed)
        chronicle = started(game, me)
        seen = set()
        while (asked := game.decision) is not None and game.turn < 12:
            choice = chance.randrange(len(asked.options))
            lines = follow(game, choice, chronicle, me)
            seen |= {card.name for card in on_view(game.view(me))}
            for line in lines:
                assert not any(name in line for name in theirs - mine - seen), line
        assert len(seen & (theirs - mine)) > 3


def test_following_a_game_changes_nothing_in_it():
    for seed in range(2):
        game, plain = new_game(seed), new_game(seed)
        players = [agents.make("random"), agents.make("random")]
        for player, agent in enumerate(players):
            agent.begin(player, seed)
        chronicle = started(game)
        lines = []
        while (asked := game.decision) is not None:
            choice = players[asked.player].choose(game.view(asked.player), asked)
            lines += follow(game, choice, chronicle, 0)
            plain.choose(choice)
            assert game.key() == plain.key()
        assert sum(line.startswith("--- Turn") for line in lines) == game.turn
        result = game.result
        assert result.reason != "0 or less life" or any("life" in line for line in lines[-8:])


def test_a_hidden_draw_is_told_without_the_card():
    game = board({"library": ["Forest"]}, {"library": ["Shock"]}, step="end")
    chronicle = started(game)
    lines = []
    while game.turn < 7:
        lines += follow(game, 0, chronicle, 0)
    assert "--- Turn 6: opponent's turn ---" in lines
    assert "Opponent draws a card" in lines
