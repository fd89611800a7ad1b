"""The agent ``heuristic`` judges lands, mana, costs, graveyards, libraries and prevention."""

import pytest

from agents.heuristic import opening
from agents.heuristic.appraise import Appraiser
from tests.unit.test_heuristic import game_at
from tests.unit.test_heuristic_play import Table


def played(table, word):
    return [text for text in table.done if word in text]


# --- lands and mana ----------------------------------------------------------------------


def kept(*hand):
    view = game_at(a={"hand": list(hand)}).view(0)
    return opening.keep(view.hand, 0, True, Appraiser())


def test_what_finds_a_land_counts_as_one_for_the_opening_hand():
    spells = ["3 Llanowar Elves", "Grizzly Bears"]
    assert kept("Land Grant", "Generous Ent", "Sagu Wildling", *spells)
    assert kept("Forest", "Generous Ent", "Sagu Wildling", *spells)
    # Nothing pays for the first one.
    assert not kept("Generous Ent", "Troll of Khazad-dum", "Sagu Wildling", *spells)
    assert not kept("Forest", "Colossal Dreadmaw", "Craw Wurm", *spells)


def test_a_land_that_returns_one_is_not_played_alone():
    table = Table({"hand": ["Rakdos Carnarium", "Mountain"]}).play("end")
    assert table.names_of(0) == ["Mountain"]


def test_a_tapped_land_is_played_when_its_mana_is_not_needed():
    waiting = {"hand": ["Azorius Guildgate", "Plains", "Serra Angel"], "battlefield": ["2 Plains"]}
    assert "Azorius Guildgate" in Table(waiting).play("end").names_of(0)
    hurried = {"hand": ["Azorius Guildgate", "Plains", "Serra Angel"], "battlefield": ["4 Plains"]}
    assert "Serra Angel" in Table(hurried).play("end").names_of(0)


def test_it_finds_the_land_whose_colour_is_missing():
    table = Table(
        {
            "hand": ["Lorien Revealed", "2 Sneaky Snacker"],
            "battlefield": ["2 Island"],
            "library": ["5 Island", "Contaminated Aquifer"],
        }
    ).play("end")
    assert "Contaminated Aquifer" in table.names_of(0)


def test_it_casts_the_face_that_finds_a_land():
    table = Table(
        {
            "hand": ["Sagu Wildling", "Grizzly Bears"],
            "battlefield": ["Forest"],
        }
    ).play("end")
    assert played(table, "cast Roost Seek")
    assert table.names_of(0) == ["Forest", "Plains"]  # that there is in the library


def test_a_land_is_looked_for_before_others_are_cast():
    table = Table(
        {
            "hand": ["Land Grant", "Grizzly Bears"],
            "battlefield": ["Forest"],
            "library": ["10 Forest"],
        }
    ).play("end")
    assert table.names_of(0) == ["Forest", "Forest", "Grizzly Bears"]


def test_mana_of_creatures_that_need_not_tap_is_counted():
    table = Table(
        {"hand": ["Balustrade Spy"], "battlefield": ["2 Forest", "Swamp", "Wall of Roots"]},
    ).play("end")
    assert "Balustrade Spy" in table.names_of(0)


def test_what_makes_mana_comes_first():
    table = Table(
        {"hand": ["Young Wolf", "Llanowar Elves", "Craw Wurm"], "battlefield": ["Forest"]}
    )
    assert "Llanowar Elves" in table.play("end").names_of(0)


def test_nothing_is_untapped_at_the_end_of_a_turn_for_a_price():
    table = Table(
        {"hand": []},
        {"battlefield": ["2 Forest", "Quirion Ranger", {"card": "Craw Wurm", "tapped": True}]},
        step="main2",
    ).play("upkeep")
    assert not played(table, "Quirion Ranger")


# --- costs -------------------------------------------------------------------------------


def test_the_last_lands_are_not_sacrificed_for_a_creature():
    table = Table(
        {"battlefield": ["Hill Giant"]},
        {"hand": ["Fireblast"], "battlefield": ["2 Mountain"]},
    ).play("main2")
    assert table.names_of(1) == ["Mountain", "Mountain"]
    assert table.life[1] == 17


def test_its_own_indestructible_land_is_destroyed_for_another():
    table = Table(
        {
            "hand": ["Cleansing Wildfire"],
            "battlefield": ["Slagwoods Bridge", "Mountain"],
        },
        {"battlefield": ["2 Plains"]},
    ).play("end")
    assert "target Slagwoods Bridge" in table.done
    assert "Plains" in table.names_of(0)


def test_a_land_that_is_offered_is_taken():
    table = Table(
        {"hand": ["Cleansing Wildfire"], "battlefield": ["2 Mountain"]},
        {"battlefield": ["Island"]},
    )
    for wanted in ("cast Cleansing Wildfire", "target Island"):
        texts = [table.game.describe(one) for one in range(len(table.game.decision.options))]
        table.game.choose(texts.index(wanted))
    table.play("end")
    assert table.names_of(1) == ["Plains"]


# --- graveyards and libraries ------------------------------------------------------------


def test_it_does_not_exile_its_own_graveyard():
    table = Table(
        {"hand": ["Bojuka Bog"], "graveyard": ["Opt"]}, {"graveyard": ["Faithless Looting"]}
    ).play("end")
    assert "target b" in table.done


def test_it_does_not_empty_its_own_library():
    table = Table(
        {
            "hand": ["Balustrade Spy"],
            "battlefield": ["4 Swamp"],
            "library": ["20 Grizzly Bears", "Forest"],
        },
        {"library": ["20 Grizzly Bears", "Forest"]},
    ).play("end")
    assert "target b" in table.done


def test_what_comes_back_to_kill_is_the_best_to_return():
    table = Table(
        {
            "hand": ["Dread Return"],
            "battlefield": ["4 Swamp"],
            "graveyard": ["Lotleth Giant", "Colossal Dreadmaw", "3 Grizzly Bears"],
        },
        {"life": 4},
    ).play("end")
    assert table.game.result is not None and table.game.result.winner == 0


# --- combat ------------------------------------------------------------------------------


@pytest.mark.parametrize("attacker,color", [("Hill Giant", "red"), ("Craw Wurm", "green")])
def test_the_damage_of_the_attackers_colour_is_prevented(attacker, color):
    table = Table(
        {"battlefield": [f"2 {attacker}"]},
        {"life": 6, "hand": ["Prismatic Strands"], "battlefield": ["3 Plains"]},
    ).play("main2")
    assert color in table.done
    assert table.life[1] == 6


def test_little_damage_is_not_worth_a_prevention():
    table = Table(
        {"battlefield": ["Grizzly Bears"]},
        {"life": 20, "hand": ["Prismatic Strands"], "battlefield": ["3 Plains"]},
    ).play("main2")
    assert table.life[1] == 18


def test_creatures_that_would_only_be_blocked_stay_at_home_together():
    # With one fewer of them the same number is blocked.
    table = Table(
        {"life": 25, "battlefield": ["3 Llanowar Elves", "Serra Angel"]},
        {"life": 20, "battlefield": ["2 Hill Giant"]},
    ).play("main2")
    assert table.life[1] == 16
    assert table.names_of(0).count("Llanowar Elves") == 3
