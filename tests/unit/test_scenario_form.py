from pathlib import Path

import pytest

from sim.scenario.failure import FormError
from sim.scenario.forks import Forks
from sim.scenario.form import counted, load
from sim.scenario.names import parse

SCENARIO = """
[[scenario]]
name = "One"
rules = ["405.5"]
source = "rule"
note = "nothing reads it"
start = { active = "b", step = "upkeep", turn = 7 }
a = { life = 3, hand = ["2 Forest", { card = "Shock", id = "s" }], mana = "{B}{2}", counters = {} }
b = { battlefield = [{ card = "Grizzly Bears", id = "bear", sick = true, face = "down" }] }
steps = [STEPS]
expect = [EXPECT]
"""
GOOD_STEPS = [
    '{ cast = "s", by = "a", targets = ["bear"], x = 2, kicked = true, extras = ["buyback"] }',
    '{ activate = "bear", ability = 1, from = "graveyard", pay = [], sacrifice = ["bear"] }',
    '{ attack = ["bear", ["s", "bear"]], pay = ["bear"] }',
    "{ attack = [] }",
    '{ block = [["bear", "s"]] }',
    '{ resolve = "all", answers = [true, 3, "x", ["a", "b"], { by = "b", is = ["s"] }] }',
    '{ to = "b:first_strike_damage" }',
    '{ illegal = { cast = "s", modes = [1, 2], divide = [1, 2], life = 2 } }',
    '{ expect = { stack = ["ability:Shock"] } }',
    '{ expect = [{ priority = "a" }, { step = "a:end" }] }',
    '{ resolve = 1, random = ["heads", 4] }',
    '{ concede = "a" }',
]
GOOD_EXPECT = [
    '{ player = "a", life = -3, mana = "", counters = { energy = 1 }, lost = true }',
    '{ object = "s", zone = "none", has = ["flying"], colors = "", attached = "" }',
    '{ count = { type = "Zombie", token = true, zone = "battlefield" }, is = 0 }',
    '{ cards = ["Shock"], zone = "library", of = "a", top = true }',
    "{ stack = [] }",
    '{ winner = "draw" }',
]


def written(tmp_path, steps="", expect="", text=SCENARIO):
    path = tmp_path / "one.toml"
    path.write_text(text.replace("STEPS", steps).replace("EXPECT", expect), encoding="utf-8")
    return path


def complaints(path):
    with pytest.raises(FormError) as caught:
        load(path)
    return caught.value.messages


def test_everything_that_the_format_has_is_accepted(tmp_path):
    path = written(tmp_path, ",".join(GOOD_STEPS), ",".join(GOOD_EXPECT))
    (scenario,) = load(path)
    assert scenario.name == "One"
    assert scenario.file == "one.toml"
    assert len(scenario.steps) == len(GOOD_STEPS)
    assert len(scenario.expect) == len(GOOD_EXPECT)


@pytest.mark.parametrize(
    ("steps", "key"),
    [
        ('{ cast = "s", target = ["bear"] }', "steps[1].target"),
        ('{ cast = "s", targets = [1] }', "steps[1].targets"),
        ('{ cast = "s", from = "mars" }', "steps[1].from"),
        ('{ pass = "c" }', "steps[1].pass"),
        ("{ resolve = 0 }", "steps[1].resolve"),
        ("{ resolve = true }", "steps[1].resolve"),
        ('{ to = "b:lunch" }', "steps[1].to"),
        ('{ block = ["bear"] }', "steps[1].block"),
        ('{ pass = "a" }, { illegal = { cast = "s", who = "a" } }', "steps[2].illegal.who"),
        ("{ expect = { stakc = [] } }", "steps[1].expect"),
        ('{ pass = "a", cast = "s" }', "steps[1].pass"),
        ("{ sacrifice = [] }", "steps[1].sacrifice"),
        ('{ pass = "a", answers = [{ by = "b" }] }', "steps[1].answers"),
        ("4", "steps[1]"),
    ],
)
def test_a_wrong_step_is_named(tmp_path, steps, key):
    (message,) = complaints(path := written(tmp_path, steps))
    assert message.startswith(f"{path}: One: {key}: ")


@pytest.mark.parametrize(
    ("expect", "key"),
    [
        ('{ player = "a", lief = 3 }', "expect[1].lief"),
        ('{ object = "s", zone = "mars" }', "expect[1].zone"),
        ('{ count = { name = "Shock" }, is = 1 }', "expect[1].count.name"),
        ("{ count = {} }", "expect[1].is"),
        ('{ cards = ["Shock"] }', "expect[1].zone"),
        ('{ object = "s", player = "a" }', "expect[1].player"),
    ],
)
def test_a_wrong_expectation_is_named(tmp_path, expect, key):
    (message,) = complaints(path := written(tmp_path, expect=expect))
    assert message.startswith(f"{path}: One: {key}: ")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("rules =", "rule =", "rule"),
        ("turn = 7", "turns = 7", "start.turns"),
        ('step = "upkeep"', 'step = "lunch"', "start.step"),
        ('"{B}{2}"', '"BB"', "a.mana"),
        ("sick = true", "sick = 1", "b.battlefield[1].sick"),
        ('card = "Shock", ', "", "a.hand[2].card"),
        ('id = "bear"', 'id = "s"', "b.battlefield[1].id"),
        ("2 Forest", "999999999 Forest", "a.hand[1]"),
    ],
)
def test_a_wrong_position_is_named(tmp_path, old, new, key):
    (message,) = complaints(path := written(tmp_path, text=SCENARIO.replace(old, new)))
    assert message.startswith(f"{path}: One: {key}: ")


def test_what_is_possible_is_told(tmp_path):
    (message,) = complaints(written(tmp_path, text=SCENARIO.replace("a = {", "a = { x = 1,", 1)))
    assert "a.x: unknown key; possible: hand, graveyard" in message
    step = '[[scenario]]\nname = "One"\nsteps = [{ throw = "s" }]\n'
    (message,) = complaints(written(tmp_path, text=step))
    assert "steps[1].throw: a step has just one verb; possible: play, cast" in message


def test_a_scenario_without_a_name_and_a_strange_table(tmp_path):
    path = written(tmp_path, text="[[scenario]]\nsteps = []\n[extra]\nx = 1\n")
    messages = complaints(path)
    assert any("extra: unknown key" in message for message in messages)
    assert any("name: missing" in message for message in messages)


def test_what_is_no_toml(tmp_path):
    (message,) = complaints(written(tmp_path, text="[[scenario]\n"))
    assert "one.toml" in message
    assert "none.toml" in complaints(Path(tmp_path / "none.toml"))[0]
    path = written(tmp_path, text="[[scenario]]\nsteps = [" + "{ legal = " * 5000)
    assert complaints(path) == [f"{path}: tables are nested too deep"]
    path.write_bytes(b"\xff\xfe\x00")
    assert complaints(path) == [f"{path}: is not text in UTF-8"]


def test_a_byte_order_mark_and_windows_line_ends(tmp_path):
    path = tmp_path / "one.toml"
    path.write_bytes(b'\xef\xbb\xbf[[scenario]]\r\nname = "One"\r\n')
    assert [scenario.name for scenario in load(path)] == ["One"]


def test_counted():
    assert counted("4 Swamp") == (4, "Swamp")
    assert counted("Swamp") == (1, "Swamp")


def test_names_are_taken_apart():
    plain = parse("Grizzly Bears")
    assert (plain.name, plain.player, plain.ability) == ("Grizzly Bears", -1, False)
    theirs = parse("b:ability:Soul Warden")
    assert (theirs.name, theirs.player, theirs.ability) == ("Soul Warden", 1, True)
    assert parse("ability:b:Soul Warden") == theirs


def test_forks_go_through_every_combination_the_first_ones_first():
    forks = Forks()
    seen = []
    while True:
        first = forks.choose(2)
        seen.append((first, forks.choose(3) if first else forks.choose(1)))
        if not forks.advance():
            break
    assert seen == [(0, 0), (1, 0), (1, 1), (1, 2)]
