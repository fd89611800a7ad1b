"""Continuous effects in layers (613), by scenarios with cards of their own."""

from tests.rules import layer_cards
from tests.rules.bench import bench, cards_of

check = bench(*cards_of(layer_cards))


def test_a_stolen_lord_helps_its_new_controller_at_once():
    """109.5, 613.1b: "you" in a static ability is the controller after layer 2."""
    check("""
    a = { hand = ["Act of Treason"], battlefield = ["3 Mountain", { card = "Mogg Conscripts", id = "mogg" }] }
    b = { battlefield = [{ card = "Goblin Chieftain", id = "chief" }, { card = "Raging Goblin", id = "raging" }] }
    steps = [
      { expect = [{ object = "raging", power = 2 }, { object = "mogg", power = 2 }] },
      { cast = "Act of Treason", targets = ["chief"] },
      { resolve = 1 },
    ]
    expect = [
      { object = "chief", controller = "a", has = ["haste"] },
      { object = "raging", power = 1, toughness = 1 },
      { object = "mogg", power = 3, toughness = 3, has = ["haste"] },
    ]
    """)


def test_control_goes_back_as_the_turn_ends():
    """514.2; the creature is then new to its controller (302.6)."""
    check("""
    a = { hand = ["Act of Treason"], battlefield = ["3 Mountain"] }
    b = { battlefield = [{ card = "Grizzly Bears", id = "bear", tapped = true }, "Glorious Anthem"] }
    steps = [
      { expect = { object = "bear", power = 3 } },
      { cast = "Act of Treason", targets = ["bear"] },
      { resolve = 1 },
      { expect = { object = "bear", controller = "a", power = 2, tapped = false } },
      { attack = ["bear"] },
      { to = "b:upkeep" },
    ]
    expect = [{ object = "bear", controller = "b", power = 3 }, { player = "b", life = 18 }]
    """)


def test_the_later_of_two_control_effects_wins_and_the_earlier_comes_back():
    """613.7: timestamps in layer 2."""
    check("""
    a = { hand = ["Control Magic"], battlefield = ["4 Island"] }
    b = { hand = ["Disenchant", "Act of Treason"], battlefield = ["2 Plains", "3 Mountain", { card = "Grizzly Bears", id = "bear" }] }
    steps = [
      { cast = "Control Magic", targets = ["bear"] },
      { resolve = 1 },
      { expect = { object = "bear", controller = "a" } },
      { to = "b:main1" },
      { cast = "Act of Treason", by = "b", targets = ["bear"] },
      { resolve = 1 },
      { expect = { object = "bear", controller = "b" } },
      { cast = "Disenchant", by = "b", targets = ["Control Magic"] },
      { resolve = 1 },
      { expect = { object = "bear", controller = "b" } },
    ]
    """)


def test_a_control_aura_that_is_stolen_gives_the_creature_to_the_thief():
    """613.8: who Control Magic's "you" is depends on the effect that takes Control Magic."""
    check("""
    a = { battlefield = [{ card = "Control Magic", attached = "bear" }] }
    b = { hand = ["Confiscate"], battlefield = ["6 Island", { card = "Grizzly Bears", id = "bear", owner = "b" }] }
    start = { active = "b" }
    steps = [
      { expect = { object = "bear", controller = "a" } },
      { cast = "Confiscate", targets = ["Control Magic"] },
      { resolve = 1 },
    ]
    expect = [{ object = "Control Magic", controller = "b" }, { object = "bear", controller = "b" }]
    """)


def test_stealing_an_attacker_removes_it_from_combat():
    """506.4: a change of control removes a creature from combat."""
    check("""
    a = { battlefield = [{ card = "Grizzly Bears", id = "bear" }] }
    b = { hand = ["Ray of Command"], battlefield = ["4 Island"] }
    steps = [
      { attack = ["bear"] },
      { pass = "a" },
      { cast = "Ray of Command", by = "b", targets = ["bear"] },
      { resolve = 1 },
      { expect = { object = "bear", controller = "b", attacking = false, tapped = false } },
      { to = "a:main2" },
    ]
    expect = [{ player = "b", life = 20 }, { player = "a", life = 20 }]
    """)


def test_a_stolen_creature_can_not_attack_without_haste():
    """302.6: it has not been under control continuously since the turn began."""
    check("""
    a = { hand = ["Control Magic"], battlefield = ["4 Island"] }
    b = { battlefield = [{ card = "Prodigal Pyromancer", id = "tim" }] }
    steps = [
      { cast = "Control Magic", targets = ["tim"] },
      { resolve = 1 },
      { illegal = { activate = "tim", targets = ["b"] } },
      { illegal = { attack = ["tim"] } },
      { to = "b:upkeep" },
      { pass = "b" },
      { illegal = { activate = "tim", by = "a", targets = ["b"] } },
      { to = "a:upkeep" },
      { activate = "tim", by = "a", targets = ["b"] },
    ]
    """)


def test_humility_and_counters_and_pumps():
    """613.4b-c: the base is 1/1, counters and bonuses come on top."""
    check("""
    a = { hand = ["Giant Growth"], battlefield = ["Forest", "Humility", { card = "Serra Angel", id = "angel", counters = { "+1/+1" = 2 } }] }
    steps = [
      { expect = { object = "angel", power = 3, toughness = 3, lacks = ["flying", "vigilance"] } },
      { cast = "Giant Growth", targets = ["angel"] },
      { resolve = 1 },
    ]
    expect = [{ object = "angel", power = 6, toughness = 6 }]
    """)


def test_humility_silences_a_lord():
    """613.8: the lord's bonus depends on whether it still has its ability."""
    check("""
    a = { battlefield = ["Goblin Chieftain", { card = "Raging Goblin", id = "raging" }, "Humility"] }
    expect = [{ object = "raging", power = 1, toughness = 1, lacks = ["haste"] }]
    """)


def test_humility_older_than_the_lord():
    """613.8: not the timestamps count but that the lord's effect depends on Humility's."""
    check("""
    a = { battlefield = ["Humility", "Goblin Chieftain", { card = "Raging Goblin", id = "raging" }] }
    expect = [{ object = "raging", power = 1, toughness = 1, lacks = ["haste"] }]
    """)


def test_abilities_granted_after_humility_work():
    """613.7: what comes later in layer 6 is not lost."""
    check("""
    a = { hand = ["Jump"], battlefield = ["Island", "Humility", { card = "Serra Angel", id = "angel" }] }
    steps = [{ cast = "Jump", targets = ["angel"] }, { resolve = 1 }]
    expect = [{ object = "angel", has = ["flying"], lacks = ["vigilance"] }]
    """)


def test_etb_triggers_do_not_exist_under_humility():
    """603.6d, 613: the creature never has its ability on the battlefield."""
    check("""
    a = { hand = ["Kitchen Finks"], battlefield = ["3 Forest", "Humility"] }
    steps = [{ cast = "Kitchen Finks" }, { resolve = 1 }]
    expect = [{ stack = [] }, { player = "a", life = 20 }, { object = "Kitchen Finks", power = 1, toughness = 1 }]
    """)


def test_persist_is_lost_under_humility():
    """603.10a: the look back sees a creature without abilities."""
    check("""
    a = { hand = ["Murder"], battlefield = ["3 Swamp", "Humility"] }
    b = { battlefield = [{ card = "Kitchen Finks", id = "finks" }] }
    steps = [{ cast = "Murder", targets = ["finks"] }, { resolve = 1 }]
    expect = [{ stack = [] }, { object = "finks", zone = "graveyard" }]
    """)


def test_entering_with_counters_is_lost_under_humility():
    """614.12: the replacement effect is that of the permanent as it will exist."""
    check("""
    a = { hand = ["Walking Ballista"], battlefield = ["4 Plains", "Humility"] }
    steps = [{ cast = "Walking Ballista", x = 2 }, { resolve = 1 }]
    expect = [{ object = "Walking Ballista", zone = "battlefield", power = 1, toughness = 1, counters = { "+1/+1" = 0 } }]
    """)


def test_blood_moon_and_urborg():
    """613.8: Urborg depends on Blood Moon, whichever is older."""
    for order in ('"Blood Moon", "Urborg, Tomb of Yawgmoth"', '"Urborg, Tomb of Yawgmoth", "Blood Moon"'):
        check("""
        a = { battlefield = [%s, "Island"] }
        expect = [
          { object = "Urborg, Tomb of Yawgmoth", types = ["mountain", "legendary"], not_types = ["swamp"] },
          { object = "Island", types = ["island"], not_types = ["swamp", "mountain"] },
        ]
        """ % order)


def test_urborg_adds_a_type_and_its_mana_ability():
    """305.7, 305.6: types added leave the others and their abilities."""
    check("""
    a = { hand = ["Dark Ritual"], battlefield = ["Urborg, Tomb of Yawgmoth", { card = "Mutavault", id = "vault" }] }
    steps = [{ cast = "Dark Ritual", pay = ["vault"] }, { resolve = 1 }]
    expect = [{ object = "vault", types = ["swamp"], tapped = true }, { player = "a", mana = "{B}{B}{B}" }]
    """)


def test_blood_moon_takes_abilities_and_gives_red():
    """305.7."""
    check("""
    a = { hand = ["Shock"], battlefield = ["Blood Moon", { card = "Mutavault", id = "vault" }, "Kird Ape", "Dryad Arbor"] }
    steps = [{ illegal = { activate = "vault", ability = 2 } }, { cast = "Shock", pay = ["vault"], targets = ["b"] }, { resolve = 1 }]
    expect = [
      { player = "b", life = 18 },
      { object = "Kird Ape", power = 1, toughness = 1 },
      { object = "Dryad Arbor", types = ["mountain", "dryad", "creature"], not_types = ["forest"] },
    ]
    """)


def test_switching_comes_after_everything():
    """613.4d: later bonuses go to the unswitched values."""
    check("""
    a = { hand = ["Inside Out", "Giant Growth", "Inside Out", "Kindled Fury"], battlefield = ["2 Island", "Forest", "Mountain", { card = "Hill Giant", id = "giant", counters = { "+1/+0" = 1 } }] }
    steps = [
      { expect = { object = "giant", power = 4, toughness = 3 } },
      { cast = "Inside Out", targets = ["giant"] },
      { resolve = 1 },
      { expect = { object = "giant", power = 3, toughness = 4 } },
      { cast = "Kindled Fury", targets = ["giant"] },
      { resolve = 1 },
      { expect = { object = "giant", power = 3, toughness = 5 } },
      { cast = "Inside Out", targets = ["giant"] },
      { resolve = 1 },
    ]
    expect = [{ object = "giant", power = 5, toughness = 3 }]
    """)


def test_a_characteristic_defining_ability_is_overwritten():
    """613.4a-b: 7a comes before 7b, whatever the timestamps."""
    check("""
    a = { hand = ["Turn to Frog", "Island"], battlefield = ["2 Island", { card = "Maro", id = "maro", counters = { "+1/+1" = 1 } }] }
    steps = [
      { expect = { object = "maro", power = 3, toughness = 3 } },
      { cast = "Turn to Frog", targets = ["maro"] },
      { expect = { object = "maro", power = 2, toughness = 2 } },
      { resolve = 1 },
    ]
    expect = [{ object = "maro", power = 2, toughness = 2, types = ["frog"], colors = "U" }]
    """)


def test_a_characteristic_defining_ability_works_in_hand():
    """604.3: it functions in all zones."""
    check("""
    a = { hand = [{ card = "Maro", id = "maro" }, "Island"], battlefield = ["4 Forest"] }
    steps = [
      { play = "Island" },
      { cast = "Maro" },
      { resolve = 1 },
    ]
    expect = [{ object = "maro", zone = "graveyard" }]
    """)


def test_the_set_is_fixed_as_the_spell_resolves():
    """611.2c."""
    check("""
    a = { hand = ["Overrun", "Ornithopter"], battlefield = ["5 Forest", { card = "Grizzly Bears", id = "bear" }] }
    steps = [{ cast = "Overrun" }, { resolve = 1 }, { cast = "Ornithopter" }, { resolve = 1 }]
    expect = [{ object = "bear", power = 5, has = ["trample"] }, { object = "Ornithopter", power = 0, lacks = ["trample"] }]
    """)


def test_power_decides_about_a_keyword_by_what_the_layers_say():
    check("""
    a = { hand = ["Giant Growth"], battlefield = ["Forest", "Herald of the Strong", { card = "Grizzly Bears", id = "bear" }, { card = "Craw Wurm", id = "wurm" }, { card = "Hill Giant", id = "giant", counters = { "+1/+1" = 1 } }] }
    steps = [
      { expect = [{ object = "wurm", has = ["trample"] }, { object = "giant", has = ["trample"] }, { object = "bear", lacks = ["trample"] }] },
      { cast = "Giant Growth", targets = ["bear"] },
      { resolve = 1 },
    ]
    expect = [{ object = "bear", power = 5, has = ["trample"] }]
    """)


def test_granted_activated_ability():
    check("""
    a = { battlefield = [{ card = "Grizzly Bears", id = "bear" }, { card = "Pinging Gift", attached = "bear" }] }
    steps = [{ activate = "bear", targets = ["b"] }, { resolve = 1 }]
    expect = [{ player = "b", life = 19 }, { object = "bear", tapped = true }]
    """)


def test_granted_static_abilities_take_effect():
    """613.1f, 613.6: an ability gained in layer 6 still applies in layer 7."""
    check("""
    a = { battlefield = [{ card = "Grizzly Bears", id = "bear" }, { card = "Hill Giant", id = "giant" }, { card = "Lordship", attached = "bear" }, { card = "Gift of Wings", attached = "giant" }] }
    expect = [
      { object = "bear", power = 2, has = ["flying"] },
      { object = "giant", power = 4, toughness = 4, lacks = ["flying"] },
    ]
    """)


def test_a_granted_static_ability_feeds_an_effect_that_asks_for_the_keyword():
    """613.8: what gives flying comes before what looks for it, in layer 6 too."""
    check("""
    a = { battlefield = ["Watch of the Flyers", "Favorable Winds", "Levitation", { card = "Grizzly Bears", id = "bear" }] }
    expect = [{ object = "bear", power = 3, toughness = 3, has = ["flying", "vigilance"] }]
    """)


def test_granted_triggered_ability():
    check("""
    a = { hand = ["Ornithopter"], battlefield = [{ card = "Grizzly Bears", id = "bear" }, { card = "Gift of the Warden", attached = "bear" }] }
    steps = [{ cast = "Ornithopter" }, { resolve = 1 }, { expect = { stack = ["ability:Grizzly Bears"] } }, { resolve = 1 }]
    expect = [{ player = "a", life = 21 }]
    """)


def test_losing_a_keyword_depends_on_nothing_but_time():
    check("""
    a = { hand = ["Jump"], battlefield = ["Island", "Gravity Well", { card = "Storm Crow", id = "crow" }, { card = "Grizzly Bears", id = "bear" }] }
    steps = [
      { expect = { object = "crow", lacks = ["flying"] } },
      { cast = "Jump", targets = ["bear"] },
      { resolve = 1 },
    ]
    expect = [{ object = "bear", has = ["flying"] }, { object = "crow", lacks = ["flying"] }]
    """)


def test_a_lord_depends_on_the_effect_that_makes_goblins():
    """613.1d before 613.4c: types are settled before the bonus."""
    check("""
    a = { battlefield = ["Goblin King", "Goblin Conspiracy", { card = "Grizzly Bears", id = "bear" }] }
    expect = [{ object = "bear", power = 3, types = ["goblin"], not_types = ["bear"] }]
    """)


def test_an_animated_land_that_came_this_turn_can_not_tap_for_mana():
    """302.6: summoning sickness applies to lands that are creatures."""
    check("""
    a = { hand = ["Forest", "Llanowar Elves"], battlefield = ["Nature's Revolt"] }
    steps = [
      { play = "Forest" },
      { expect = { object = "Forest", types = ["land", "creature"], power = 2 } },
      { illegal = { activate = "Forest" } },
      { illegal = { cast = "Llanowar Elves" } },
    ]
    """)


def test_an_aura_that_animates_a_land():
    check("""
    a = { hand = ["Living Terrain"], battlefield = ["4 Forest", { card = "Mountain", id = "land" }] }
    b = { hand = ["Murder"], battlefield = ["3 Swamp"] }
    steps = [
      { cast = "Living Terrain", targets = ["land"], pay = ["Forest", "Forest", "Forest", "Forest"] },
      { resolve = 1 },
      { expect = { object = "land", power = 5, toughness = 6, types = ["treefolk", "land", "creature", "mountain"] } },
      { pass = "a" },
      { cast = "Murder", by = "b", targets = ["land"] },
      { resolve = 1 },
    ]
    expect = [{ object = "land", zone = "graveyard" }, { object = "Living Terrain", zone = "graveyard" }]
    """)


def test_lignify_ends_with_the_aura():
    check("""
    a = { hand = ["Disenchant"], battlefield = ["2 Plains"] }
    b = { battlefield = [{ card = "Serra Angel", id = "angel" }, { card = "Lignify", attached = "angel" }] }
    steps = [
      { expect = { object = "angel", power = 0, toughness = 4, types = ["treefolk"], not_types = ["angel"], lacks = ["flying"] } },
      { cast = "Disenchant", targets = ["Lignify"] },
      { resolve = 1 },
    ]
    expect = [{ object = "angel", power = 4, toughness = 4, types = ["angel"], has = ["flying", "vigilance"] }]
    """)


def test_colour_and_type_changes():
    check("""
    a = { hand = ["Crimson Wash", "Rust"], battlefield = ["2 Mountain", "Colorless Pride", { card = "White Knight", id = "knight" }, { card = "Ornithopter", id = "thopter" }] }
    steps = [
      { expect = { object = "thopter", power = 1, toughness = 3 } },
      { cast = "Crimson Wash", targets = ["thopter"] },
      { resolve = 1 },
      { expect = { object = "thopter", colors = "R", power = 0, toughness = 2 } },
      { cast = "Rust", targets = ["thopter"] },
      { resolve = 1 },
    ]
    expect = [{ object = "thopter", colors = "", types = ["golem", "creature"], not_types = ["artifact", "thopter"], power = 1, has = ["flying"] }]
    """)


def test_an_amount_of_a_static_ability_follows_the_board():
    check("""
    a = { hand = ["Ornithopter"], battlefield = ["Sky Counter", { card = "Grizzly Bears", id = "bear" }, { card = "Grand Shield", attached = "bear" }] }
    steps = [
      { expect = [{ object = "bear", power = 4 }, { object = "Sky Counter", power = 0 }] },
      { cast = "Ornithopter" },
      { resolve = 1 },
    ]
    expect = [{ object = "bear", power = 5 }, { object = "Sky Counter", power = 1 }]
    """)


def test_a_condition_looks_at_the_board_after_control_changes():
    check("""
    a = { hand = ["Act of Treason"], battlefield = ["3 Mountain", { card = "Only Others", id = "one" }] }
    b = { battlefield = [{ card = "Grizzly Bears", id = "bear" }, { card = "Only Others", id = "two" }] }
    steps = [
      { expect = [{ object = "one", power = 2 }, { object = "two", power = 4 }] },
      { cast = "Act of Treason", targets = ["bear"] },
      { resolve = 1 },
    ]
    expect = [{ object = "one", power = 4 }, { object = "two", power = 2 }]
    """)
