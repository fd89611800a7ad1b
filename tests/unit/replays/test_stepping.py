import io

import pytest
from rich.console import Console

from agents.human.terminal import Terminal
from experiments.replays.recording import Recording
from experiments.replays.stepping import Stepper, moves
from sim.engine import describe
from tests.games import new_game, play


@pytest.fixture(scope="module")
def stepper(recording):
    return Stepper(recording)


def shown(stepper, *typed, position=0):
    lines = iter(typed)

    def read(prompt):
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    out = io.StringIO()
    stepper.run(
        Terminal(Console(file=out, width=100, markup=False, highlight=False), read), position
    )
    return out.getvalue()


def test_each_position_has_its_question_options_and_choice(recording, stepper):
    text = shown(stepper, "n", "b", "130", "")
    for position in (0, 1, 130, 131):
        game = recording.position(position)
        assert describe.decision(game.state, game.decision) in text
        chosen = recording.choices[position]
        option = describe.options(game.state, game.decision)[chosen]
        assert f"=> {chosen}: {option}"[:60] in text


def test_commands_lead_where_they_say(recording, stepper):
    turns = [game.turn for game in recording.positions()]
    last = len(recording.choices)
    for position in (0, 40, 99, last):
        for asked, expected in {"": 1, "n": 1, "b": -1}.items():
            there = stepper.position_of(asked, position)
            assert there == min(max(position + expected, 0), last)
        on, back = stepper.position_of("t", position), stepper.position_of("tb", position)
        assert on == last or (turns[on], turns[on - 1]) == (turns[position] + 1, turns[position])
        assert back == 0 or turns[back - 1] < turns[back]
    assert stepper.position_of("s", 40) == 0
    assert stepper.position_of("e", 40) == last
    assert stepper.position_of("99999", 40) == last
    assert stepper.position_of("what", 40) is None


def test_what_is_no_command_is_said(stepper):
    assert '"what" is none of these' in shown(stepper, "what", "q")


def test_the_end_says_how_it_ended(recording, stepper):
    assert "won in turn" in shown(stepper, "e")
    broken_off = Recording.of(play(new_game(2), 2, 30))
    assert "the record ends here" in shown(Stepper(broken_off, 1), "e")


def test_moves_has_a_line_for_each_choice(recording):
    lines = [line.plain for line in moves(recording)]
    numbered = [line for line in lines if line[:5].strip().isdecimal()]
    assert len(numbered) == len(recording.choices) + 1
    assert sum(line.startswith("Turn ") for line in lines) == recording.game.turn
    assert any(" → " in line and line.endswith(" life") for line in lines)


def test_what_happened_agrees_with_the_life_totals(recording):
    life = [20, 20]
    for line in moves(recording):
        text = line.plain.strip()
        if text.endswith(" life") and " → " in text:
            before, after = text[3:-5].split(" → ")
            assert life["ab".index(text[0])] == int(before)
            life["ab".index(text[0])] = int(after)
    assert tuple(life) == recording.game.view(0).life
