"""What the runner makes of steps, answers and names, by small scenarios and their verdicts."""

import tomllib

import pytest

import cards
from sim.scenario.form import Scenario, as_list
from sim.scenario.runner import run_scenario


def verdict(text):
    return verdict_with(text, cards.get)


def verdict_with(text, lookup):
    table = tomllib.loads(text)
    scenario = Scenario(
        "test",
        "test",
        table.get("start", {}),
        (table.get("a", {}), table.get("b", {})),
        table.get("steps", []),
        as_list(table.get("expect", [])),
    )
    return str(run_scenario(scenario, lookup)).removeprefix("PASS test: test")


BEARS = """
a = { hand = ["Shock", "Giant Growth"], battlefield = ["Mountain", "Forest"] }
b = { battlefield = [
  { card = "Grizzly Bears", id = "one" },
  { card = "Grizzly Bears", id = "two" },
  { card = "Grizzly Bears", id = "big", counters = { "+1/+1" = 1 } },
] }
"""


def steps(*lines, position=BEARS, expect=""):
    return f"{position}\nsteps = [{', '.join(lines)}]\nexpect = [{expect}]\n"


def test_an_id_that_is_not_offered_stands_for_what_is_alike():
    assert not verdict(
        steps(
            '{ cast = "Shock", targets = ["two"] }',
            "{ resolve = 1 }",
            expect='{ object = "two", zone = "graveyard" },'
            '{ object = "one", zone = "battlefield" }',
        )
    )


def test_a_name_that_fits_things_that_differ_needs_ids():
    line = verdict(steps('{ cast = "Shock", targets = ["Grizzly Bears"] }'))
    assert line.endswith("several objects fit 'Grizzly Bears' and differ; they need ids")
    line = verdict(steps(expect='{ object = "Grizzly Bears", power = 2 }'))
    assert line.endswith("several objects fit 'Grizzly Bears' and differ; they need ids")
    assert not verdict(steps(expect='{ object = "Grizzly Bears", tapped = false }'))


def test_a_name_that_nothing_has_fails_even_what_is_to_be_illegal():
    line = verdict(steps('{ illegal = { cast = "Shokc", targets = ["one"] } }'))
    assert line.endswith("nothing is called 'Shokc'")


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ('{ cast = "Shock", targets = ["one", "two"] }', "there is no target two"),
        ('{ cast = "Shock", targets = ["Forest"] }', "Forest is no legal target"),
        ('{ cast = "Shock" }', "unanswered: a chooses target for Shock: a, b, one, big"),
        ('{ cast = "Shock", targets = ["one"], x = 2 }', "there is no X"),
        ('{ cast = "Shock", targets = ["one"], kicked = true }', "it was not kicked so often"),
        ('{ cast = "Shock", targets = ["one"], modes = [1] }', "mode 1 was not asked for"),
        ('{ cast = "Shock", targets = ["one"], extras = ["buyback"] }', "there is no cost buyback"),
        (
            '{ cast = "Shock", targets = ["one"], via = "flashback" }',
            "Shock cannot be cast now by a",
        ),
        ('{ cast = "Shock", targets = ["one"], by = "b" }', "b does not have priority"),
        ('{ cast = "Shock", targets = ["one"], pay = ["Forest"] }', "pay is not enough"),
        ('{ cast = "Shock", targets = ["one"], pay = ["one"] }', "one cannot pay"),
        ('{ cast = "Shock", targets = ["one"], sacrifice = ["Forest"] }', "Forest did not pay"),
        ('{ cast = "Shock", targets = ["one"], answers = [true] }', "never asked for: True"),
        ('{ activate = "Forest", ability = 2 }', "Forest cannot be activated now by a"),
        ("{ resolve = 1 }", "the stack is empty after 0 of 1 resolved"),
        ('{ pass = "b" }', "b does not have priority"),
    ],
)
def test_a_step_that_cannot_be_carried_out_says_why(step, reason):
    line = verdict(steps(step))
    assert line.startswith("FAIL test: test: step 1 ("), line
    assert reason in line
    assert not verdict(steps(f"{{ illegal = {step} }}"))


def test_paying_with_what_is_named():
    assert not verdict(
        steps(
            '{ cast = "Giant Growth", targets = ["one"], pay = ["Forest"] }',
            expect='{ object = "Forest", tapped = true }, { player = "a", mana = "" }',
        )
    )
    assert not verdict(
        steps(
            '{ activate = "Forest" }',
            '{ cast = "Giant Growth", targets = ["one"], pay = [] }',
            expect='{ player = "a", mana = "" }',
        )
    )
    line = verdict(steps('{ cast = "Giant Growth", targets = ["one"], pay = [] }'))
    assert "what is named under pay is not enough" in line


def test_legal_and_illegal_try_and_take_nothing():
    assert not verdict(
        steps(
            '{ legal = { cast = "Shock", targets = ["b"] } }',
            expect='{ player = "a", hand = 2 }, { stack = [] }',
        )
    )
    line = verdict(steps('{ illegal = { cast = "Shock", targets = ["b"] } }'))
    assert line.endswith("cast 'Shock' is legal")
    line = verdict(steps('{ legal = { cast = "Shock", targets = ["b"] }, by = "b" }'))
    assert line.endswith("cast is not legal: b does not have priority")


UNTAP = """
a = { hand = ["9 Plains"], battlefield = [{ card = "Forest", tapped = true }] }
b = { battlefield = [{ card = "Forest", tapped = true }] }
"""


def test_to_untap_and_cleanup_stop_when_their_actions_are_done():
    assert not verdict(
        steps(
            '{ to = "a:cleanup" }',
            '{ expect = [{ step = "a:cleanup" }, { player = "a", hand = 7 }] }',
            '{ to = "b:untap" }',
            '{ expect = [{ step = "b:untap" }, { object = "b:Forest", tapped = false }] }',
            '{ expect = { object = "a:Forest", tapped = true } }',
            '{ to = "b:upkeep" }',
            '{ to = "b:untap" }',
            position=UNTAP,
            expect='{ step = "b:untap" }, { object = "a:Forest", tapped = false }',
        )
    )


@pytest.mark.parametrize(
    "step", ["untap", "upkeep", "draw", "begin_combat", "main2", "end", "cleanup"]
)
def test_the_active_player_has_priority_wherever_the_turn_stands(step):
    assert not verdict(
        steps(
            '{ activate = "Mountain" }',
            '{ to = "b:upkeep" }',
            position=f'start = {{ step = "{step}" }}\n{BEARS}',
        )
    )


def test_an_attack_can_be_the_first_thing_in_the_declare_attackers_step():
    start = 'start = { active = "b", step = "declare_attackers" }\n'
    assert not verdict(
        steps(
            '{ attack = ["two", "big"] }',
            "{ block = [] }",
            '{ expect = [{ step = "b:declare_blockers" }, { priority = "b" }] }',
            '{ to = "b:main2" }',
            position=start + BEARS,
            expect='{ player = "a", life = 15 }, { object = "one", tapped = false }',
        )
    )


COMBAT = """
a = { battlefield = [{ card = "Craw Wurm", id = "wurm" }] }
b = { battlefield = [
  { card = "Grizzly Bears", id = "x" },
  { card = "Hill Giant", id = "y" },
  { card = "Grizzly Bears", id = "z" },
] }
"""
BLOCKS = '{ attack = ["wurm"] }, { block = [["y", "wurm"], ["x", "wurm"], ["z", "wurm"]] }'


def test_combat_damage_is_lethal_in_the_order_of_the_blocks():
    assert not verdict(
        steps(
            BLOCKS,
            '{ to = "a:combat_damage" }',
            position=COMBAT,
            expect='{ object = "y", zone = "graveyard" }, { object = "x", zone = "graveyard" },'
            '{ object = "z", damage = 1 }',
        )
    )


def test_combat_damage_by_numbers():
    assert not verdict(
        steps(
            BLOCKS,
            '{ to = "a:combat_damage", answers = [[1, 1, 4]] }',
            position=COMBAT,
            expect='{ object = "y", damage = 1 }, { object = "x", damage = 1 },'
            '{ object = "z", zone = "graveyard" }',
        )
    )
    line = verdict(
        steps(BLOCKS, '{ to = "a:combat_damage", answers = [[1, 1, 1]] }', position=COMBAT)
    )
    assert line.endswith("[1, 1, 1] is not 6 damage in all")


def test_ids_follow_a_card_through_zones_and_the_game_can_be_conceded():
    assert not verdict(
        steps(
            "{ attack = [] }",
            '{ concede = "b" }',
            expect='{ winner = "a" }, { player = "b", lost = true, won = false }',
        )
    )
    line = verdict(steps('{ concede = "a" }', '{ pass = "a" }'))
    assert line.endswith("step 2 (pass): the game is over")


def test_cards_of_a_zone():
    assert not verdict(
        steps(
            expect='{ cards = ["Giant Growth", "Shock"], zone = "hand", of = "a" },'
            '{ cards = ["40 Plains"], zone = "library", of = "b" },'
            '{ cards = ["one", "big", "two"], zone = "battlefield", of = "b" },'
            '{ count = { card = "Grizzly Bears", zone = "battlefield" }, is = 3 }'
        )
    )
    line = verdict(steps(expect='{ cards = ["Shock"], zone = "hand", of = "a" }'))
    assert line.endswith("a's hand: expected Shock; found Shock, Giant Growth")
