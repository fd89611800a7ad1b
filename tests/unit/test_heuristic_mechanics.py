"""The agent ``heuristic`` with emerge, madness, Equipment and chosen discards."""

from tests.unit.test_heuristic import end_of_turn, game_at, play_on
from tests.unit.test_heuristic_play import Table


def played(table, word):
    return [text for text in table.done if word in text]


def test_it_emerges_from_what_is_worth_least_and_pays_enough():
    table = Table(
        {"hand": ["Wretched Gryff"], "battlefield": ["3 Island", "Mulldrifter", "Storm Crow"]},
        {"battlefield": ["Hill Giant"]},
    ).play("end")
    assert "sacrifice Mulldrifter" in table.done or "Mulldrifter" not in table.names_of(0)
    assert "Wretched Gryff" in table.names_of(0)
    assert "Storm Crow" in table.names_of(0)


def test_it_gives_the_lesser_creature_where_both_pay_enough():
    table = Table(
        {"hand": ["Wretched Gryff"], "battlefield": ["6 Island", "Serra Angel", "Ornithopter"]},
        {"battlefield": ["Hill Giant"]},
    ).play("end")
    assert "Wretched Gryff" in table.names_of(0)
    assert "Serra Angel" in table.names_of(0)
    assert "Ornithopter" not in table.names_of(0)


def test_it_keeps_a_creature_that_is_worth_more_than_what_emerges():
    table = Table(
        {"hand": ["Wretched Gryff"], "battlefield": ["3 Island", "Colossal Dreadmaw"]},
        {"battlefield": ["Hill Giant"]},
    ).play("end")
    assert "Colossal Dreadmaw" in table.names_of(0)


def test_it_taps_the_blockers_before_its_attack():
    table = Table(
        {"hand": ["Elder Deep-Fiend"], "battlefield": ["4 Island", "Kitchen Finks", "Hill Giant"]},
        {"life": 3, "battlefield": ["Giant Spider", "Giant Spider"]},
    ).play("end")
    assert table.game.result is not None
    assert table.game.result.winner == 0


def test_it_discards_for_madness_only_as_often_as_it_can_pay():
    table = Table(
        {
            "hand": ["Faithless Looting", "Fiery Temper", "Fiery Temper", "Scathe Zombies"],
            "battlefield": ["2 Mountain"],
            "library": ["Scathe Zombies", "Scathe Zombies", "Scathe Zombies"],
        },
        {"life": 20, "battlefield": ["Gray Ogre"]},
    ).play("end")
    assert len(played(table, "discard Fiery Temper")) == 1
    assert len(played(table, "Fiery Temper (madness)")) == 1


def test_madness_of_a_colour_that_no_land_makes_is_no_gain():
    table = Table(
        {
            "hand": ["Faithless Looting", "Big Game Hunter", "Mountain", "Mountain"],
            "battlefield": ["4 Mountain"],
            "library": ["Mountain", "Mountain", "Mountain"],
        },
        {"life": 20},
    ).play("end")
    assert not played(table, "madness")


def test_equipment_goes_to_what_nothing_can_block_and_stays_there():
    table = Table(
        {
            "battlefield": ["8 Island", "Sword of Once and Future", "Storm Crow", "Gray Ogre"],
            "graveyard": ["Opt"],
            "library": ["Island", "Island", "Island"],
        },
        {"life": 20, "battlefield": ["Hill Giant"]},
    ).play("end")
    assert len(played(table, "equip")) == 1
    assert "target Storm Crow" in table.done
    assert played(table, "attack b with Storm Crow")
    assert played(table, "cast Opt (free)")


def test_it_takes_the_best_card_of_a_hand():
    table = Table(
        {"hand": ["Thought Erasure"], "battlefield": ["Island", "Swamp"]},
        {"hand": ["Memnite", "Serra Angel", "Forest"]},
    ).play("end")
    assert "choose Serra Angel" in table.done


def test_it_pumps_its_team_where_that_decides_a_combat():
    game = game_at(
        a={"hand": ["Guardians' Pledge"], "battlefield": ["3 Plains", "2 Youthful Knight"]},
        b={"life": 8, "battlefield": []},
    )
    play_on(game, end_of_turn(5))
    assert game.result is not None and game.result.winner == 0


def test_it_looks_for_creatures():
    game = game_at(
        a={
            "hand": ["Lead the Stampede"],
            "battlefield": ["3 Forest"],
            "library": ["5 Grizzly Bears", "10 Forest"],
        },
        b={},
    )
    play_on(game, end_of_turn(5))
    assert len(game.view(0).hand) == 5
