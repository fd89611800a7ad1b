"""The table in text: what it shows, how wide it is, and that it shows nothing hidden."""

import io
import re

import pytest
from rich.console import Console

from agents.env import ManaDuelEnv
from agents.table import option_texts, options, pile_lines, question, sheet, table_lines, table_text
from sim.state.decision import ASK_COUNT
from tests.games import new_game, play, positions
from tests.unit.table.boards import board, option

MINE = {"battlefield": ["2 Mountain", "Grizzly Bears"], "hand": ["Shock"]}
THEIRS = {"battlefield": ["Forest", "Grizzly Bears"]}


def plain(lines):
    return [line.plain for line in lines]


def test_the_opponent_is_above_and_the_viewer_below():
    lines = plain(table_lines(board(MINE, THEIRS).view(0), 80))
    assert lines[0] == "Turn 5, your turn: first main phase"
    assert lines[1].startswith("Opponent   20 life, hand 0")
    assert lines[-1].startswith("You        20 life, hand 1")
    assert lines[-1].endswith("mana 2 (R R)")
    bears = [place for place, line in enumerate(lines) if "Grizzly Bears 2/2" in line]
    assert len(bears) == 2
    assert bears[0] < lines.index("-" * 80) < bears[1]
    assert "Hand       Shock {R}" in lines
    assert "Lands      2 Mountain" in lines


def test_the_mana_that_there_is():
    mine = ["Great Furnace", "Lotus Petal", {"card": "Llanowar Elves", "sick": True}]
    mine += [{"card": "Mountain", "tapped": True}, "Slagwoods Bridge"]
    line = plain(table_lines(board({"battlefield": mine}).view(0), 110))[-1]
    assert line.endswith("mana 2 (R R/G), 1 more by sacrifice")


def test_a_permanent_is_told_with_its_state():
    mine = {"card": "Grizzly Bears", "tapped": True, "damage": 1, "counters": {"+1/+1": 2}}
    text = table_text(board({"battlefield": [mine]}).view(0))
    assert "Grizzly Bears 4/4 (tapped, 1 damage, 2 +1/+1 counters)" in text
    sick = {"card": "Grizzly Bears", "sick": True}
    assert "Grizzly Bears 2/2 (summoning-sick)" in table_text(
        board({"battlefield": [sick]}).view(0)
    )


def test_an_attachment_stands_beside_its_creature():
    bears = {"card": "Grizzly Bears", "id": "bears"}
    rancor = {"card": "Rancor", "attached": "bears"}
    game = board({"battlefield": [bears, rancor]})
    assert "Grizzly Bears 4/2 (trample) [Rancor]" in table_text(game.view(0))
    assert "Others" not in table_text(game.view(0))
    game = board({"battlefield": [rancor]}, {"battlefield": [bears]})
    assert "[your Rancor]" in table_text(game.view(0))
    assert "[opponent's Rancor]" in table_text(game.view(1))


def test_the_stack_tells_whose_it_is_and_what_it_aims_at():
    game = board(MINE, {"battlefield": ["Mountain", "Grizzly Bears"], "hand": ["Shock"]})
    game.choose(option(game, "cast Shock"))
    assert question(game.view(0)) == "Shock: Which target?"
    texts = option_texts(game.view(0))
    assert sorted(texts) == [
        "opponent",
        "opponent's Grizzly Bears 2/2",
        "you",
        "your Grizzly Bears 2/2",
    ]
    game.choose(texts.index("opponent's Grizzly Bears 2/2"))
    assert "Stack      Opponent's Shock -> Grizzly Bears" in table_text(game.view(1))
    assert "Stack      Your Shock -> Grizzly Bears" in table_text(game.view(0))


@pytest.mark.parametrize("width", [30, 40, 80, 110])
def test_no_line_is_too_long(width):
    for game in positions(15, seed=width):
        for player in (0, 1):
            lines = [*table_lines(game.view(player), width), *pile_lines(game.view(player), width)]
            assert all(len(line) <= width for line in lines), plain(lines)


def test_nothing_hidden_is_shown():
    """With other hidden cards everything that is shown to a player is the same."""
    seen = 0
    for game in positions(25, seed=3):
        asked = game.decision
        if asked is None:
            continue
        me = asked.player
        for redraw in range(2):
            other = game.resample(me, redraw)
            for show in (_shown, option_texts, question, _sheets):
                assert show(game.view(me)) == show(other.view(me))
            seen += 1
    assert seen > 30


def _shown(view):
    return plain([*table_lines(view, 80), *pile_lines(view, 80)])


def _sheets(view):
    cards = [*view.hand, *view.battlefield, *view.graveyard(0), *view.exile(1)]
    console = Console(file=io.StringIO(), width=80)
    for card in cards:
        console.print(sheet(view, card))
    return console.file.getvalue()


def test_an_option_is_told_for_each():
    for game in positions(20, seed=9):
        if game.decision is not None:
            view = game.view(game.decision.player)
            assert len(option_texts(view)) == len(game.decision.options)
            assert question(view).endswith("?")
            # Ids are of use to programs only.
            assert not any(re.search(r"#\d", text) for text in option_texts(view))


def test_there_is_a_question_for_every_kind_of_decision():
    assert sorted(options._QUESTIONS) == list(range(ASK_COUNT))


def test_who_has_no_decision_cannot_be_asked():
    game = new_game(1)
    other = game.view(1 - game.decision.player)
    for ask in (question, option_texts):
        with pytest.raises(ValueError, match="has no decision"):
            ask(other)


def test_the_end_is_told():
    game = play(new_game(1, turn_limit=3), 1)
    assert table_text(game.view(0)).endswith("The game is over: incomplete, turn limit of 3")


def test_environments_render_the_same_table():
    env = ManaDuelEnv(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text == table_text(env.duel.game.view(env.seat))
    assert "0: keep 7 cards" in text
