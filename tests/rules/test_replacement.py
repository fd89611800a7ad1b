"""Replacement and prevention effects (614-616), by scenarios with cards of their own."""

from tests.rules import replacement_cards
from tests.rules.bench import bench, cards_of

check = bench(*cards_of(replacement_cards))


def test_tokens_enter_tapped_too():
    """614.12: a token is looked at as it would exist on the battlefield."""
    check("""
    a = { hand = ["Rally at the Hornburg"], battlefield = ["2 Mountain"] }
    b = { battlefield = ["Imposing Sovereign"] }
    steps = [{ cast = "Rally at the Hornburg" }, { resolve = 1 }]
    expect = [{ count = { type = "creature", zone = "battlefield", controller = "a", token = true }, is = 2 }, { object = "Human Soldier", tapped = true }]
    """)


def test_whose_permanent_it_will_be_counts():
    """614.12: b's creature that a puts onto the battlefield under a's control."""
    check("""
    a = { hand = ["Argivian Restoration"], battlefield = ["Plains", "Imposing Sovereign"] }
    b = { graveyard = [{ card = "Grizzly Bears", id = "bear" }] }
    steps = [{ cast = "Argivian Restoration", targets = ["bear"] }, { resolve = 1 }]
    expect = [{ object = "bear", zone = "battlefield", controller = "a", tapped = false }]
    """)


def test_an_opponent_of_the_sovereign_reanimates_its_controllers_creature():
    check("""
    a = { hand = ["Argivian Restoration"], battlefield = ["Plains"] }
    b = { battlefield = ["Imposing Sovereign"], graveyard = [{ card = "Grizzly Bears", id = "bear" }] }
    steps = [{ cast = "Argivian Restoration", targets = ["bear"] }, { resolve = 1 }]
    expect = [{ object = "bear", zone = "battlefield", controller = "a", tapped = true }]
    """)


def test_the_orb_itself_enters_untapped():
    check("""
    a = { hand = ["Orb of Dreams", "Forest"], battlefield = ["3 Plains"] }
    steps = [{ cast = "Orb of Dreams" }, { resolve = 1 }, { play = "Forest" }]
    expect = [{ object = "Orb of Dreams", tapped = false }, { object = "Forest", tapped = true }]
    """)


def test_a_copy_is_chosen_before_other_effects_look():
    """616.1c, 614.12: the Clone of a 4/4 is not small."""
    check("""
    a = { hand = ["Clone"], battlefield = ["4 Island", { card = "Serra Angel", id = "angel" }] }
    b = { battlefield = ["Power Gate"] }
    steps = [{ cast = "Clone" }, { resolve = 1, answers = [true, "angel"] }]
    expect = [{ object = "Clone", name = "Serra Angel", tapped = false, power = 4, has = ["flying"] }]
    """)


def test_a_copy_has_the_replacement_effects_of_what_it_copies():
    """707.5: it enters as the copied permanent would."""
    check("""
    a = { hand = ["Clone"], battlefield = ["4 Island"] }
    b = { battlefield = ["Tapped Golem"] }
    steps = [{ cast = "Clone" }, { resolve = 1, answers = ["Tapped Golem"] }]
    expect = [{ object = "Clone", name = "Tapped Golem", tapped = true, counters = { charge = 2 }, types = ["artifact"] }]
    """)


def test_a_clone_of_a_clone_and_triggers_of_what_is_copied():
    check("""
    a = { hand = [{ card = "Clone", id = "one" }, { card = "Clone", id = "two" }], battlefield = ["8 Island"] }
    b = { battlefield = ["Kitchen Finks"] }
    steps = [
      { cast = "one" },
      { resolve = 1, answers = ["Kitchen Finks"] },
      { resolve = 1 },
      { cast = "two" },
      { resolve = 1, answers = ["one"] },
      { resolve = 1 },
    ]
    expect = [{ player = "a", life = 24 }, { object = "two", name = "Kitchen Finks", power = 3 }]
    """)


def test_a_clone_that_copies_nothing_dies():
    check("""
    a = { hand = ["Clone"], battlefield = ["4 Island"] }
    steps = [{ cast = "Clone" }, { resolve = 1 }]
    expect = [{ object = "Clone", zone = "graveyard", name = "Clone" }]
    """)


def test_a_land_is_looked_at_as_the_land_it_will_be():
    """614.12: continuous effects that will apply to it are taken into account."""
    check("""
    a = { hand = ["Island"], battlefield = ["Blood Moon", "Tidal Trouble"] }
    steps = [{ play = "Island" }]
    expect = [{ object = "Island", tapped = true, types = ["mountain"] }]
    """)


def test_rest_in_peace_and_dies_triggers():
    """614.6: what is exiled instead has not died."""
    check("""
    a = { hand = ["Murder"], battlefield = ["3 Swamp", "Blood Artist", "Rest in Peace"] }
    b = { battlefield = [{ card = "Young Wolf", id = "wolf" }] }
    steps = [{ cast = "Murder", targets = ["wolf"] }, { resolve = 1 }]
    expect = [{ stack = [] }, { object = "wolf", zone = "exile" }, { object = "Murder", zone = "exile" }]
    """)


def test_the_owner_of_the_card_orders_the_effects():
    check("""
    a = { hand = ["Fling"], battlefield = ["2 Mountain", "Rest in Peace", "Darksteel Colossus"] }
    steps = [
      { cast = "Fling", sacrifice = ["Darksteel Colossus"], targets = ["b"], answers = ["Darksteel Colossus"] },
      { resolve = 1 },
    ]
    expect = [{ object = "Darksteel Colossus", zone = "library" }, { player = "b", life = 9 }]
    """)


def test_prevent_then_double_or_double_then_prevent():
    """616.1: the affected player decides."""
    for first, life in (("Urza's Armor", 16), ("Furnace of Rath", 15)):
        check("""
        a = { hand = ["Lightning Bolt"], battlefield = ["Mountain", "Furnace of Rath"] }
        b = { battlefield = ["Urza's Armor"] }
        steps = [
          { cast = "Lightning Bolt", targets = ["b"] },
          { resolve = 1, answers = [{ by = "b", is = "%s" }] },
        ]
        expect = [{ player = "b", life = %d }]
        """ % (first, life))


def test_two_furnaces_quadruple():
    """614.5: each applies once."""
    check("""
    a = { hand = ["Shock"], battlefield = ["Mountain", "2 Furnace of Rath"] }
    steps = [{ cast = "Shock", targets = ["b"] }, { resolve = 1 }]
    expect = [{ player = "b", life = 12 }]
    """)


def test_life_gain_that_can_not_happen_is_not_replaced():
    """614.17d, 119.7: no life is lost for Tainted Remedy."""
    check("""
    a = { hand = ["Skullcrack"], battlefield = ["2 Mountain", "Tainted Remedy"] }
    b = { hand = ["Healing Salve", { card = "Healing Salve", id = "first" }], battlefield = ["2 Plains", "Archangel of Thune"] }
    steps = [
      { pass = "a" },
      { cast = "first", by = "b", targets = ["b"] },
      { resolve = 1 },
      { expect = [{ player = "b", life = 17 }, { stack = [] }] },
      { cast = "Skullcrack", targets = ["b"] },
      { resolve = 1 },
      { pass = "a" },
      { cast = "Healing Salve", by = "b", targets = ["b"] },
      { resolve = 1 },
    ]
    expect = [{ player = "b", life = 14 }, { object = "Archangel of Thune", counters = { "+1/+1" = 0 } }]
    """)


def test_lifelink_is_life_gain_that_can_be_doubled():
    """702.15b, 614.1a."""
    check("""
    a = { battlefield = ["Rhox Faithmender"] }
    steps = [{ attack = ["Rhox Faithmender"] }, { to = "a:main2" }]
    expect = [{ player = "a", life = 22 }, { player = "b", life = 19 }]
    """)


def test_draws_are_replaced_one_by_one():
    check("""
    a = { hand = ["Divination"], battlefield = ["3 Island", "Thought Reflection"] }
    steps = [{ cast = "Divination" }, { resolve = 1 }]
    expect = [{ player = "a", hand = 4, library = 36 }]
    """)


def test_two_reflections():
    """614.5: a draw within a replaced draw is another event, with what was applied counted."""
    check("""
    a = { hand = ["Think Twice"], battlefield = ["2 Island", "2 Thought Reflection"] }
    steps = [{ cast = "Think Twice" }, { resolve = 1 }]
    expect = [{ player = "a", hand = 4, library = 36 }]
    """)


def test_entering_with_counters_can_be_added_to():
    """122.6a, 614.16."""
    check("""
    a = { hand = ["Walking Ballista"], battlefield = ["4 Plains", "Hardened Scales", "Counter Watch"] }
    steps = [{ cast = "Walking Ballista", x = 2 }, { resolve = 1 }, { resolve = "all" }]
    expect = [{ object = "Walking Ballista", counters = { "+1/+1" = 3 } }, { player = "a", life = 21 }]
    """)


def test_scales_before_season_or_behind():
    check("""
    a = { hand = ["Walking Ballista"], battlefield = ["4 Plains", "Hardened Scales", "Growing Garden"] }
    steps = [{ cast = "Walking Ballista", x = 2 }, { resolve = 1, answers = ["Hardened Scales"] }]
    expect = [{ object = "Walking Ballista", counters = { "+1/+1" = 6 } }]
    """)


def test_doubled_loyalty_and_lore():
    """306.5b, 714.3a: these too are counters with which it enters."""
    check("""
    a = { hand = ["Test Walker", "Short Saga"], battlefield = ["5 Plains", "Growing Garden"] }
    steps = [
      { cast = "Test Walker" },
      { resolve = 1 },
      { expect = { object = "Test Walker", counters = { loyalty = 6 } } },
      { activate = "Test Walker" },
      { expect = { object = "Test Walker", counters = { loyalty = 8 } } },
      { resolve = 1 },
      { cast = "Short Saga" },
      { resolve = 1 },
      { expect = [{ object = "Short Saga", counters = { lore = 2 } }, { stack = ["ability:Short Saga", "ability:Short Saga"] }] },
      { resolve = "all" },
    ]
    expect = [{ object = "Short Saga", zone = "graveyard" }, { player = "a", life = 32 }]
    """)


def test_no_counters_under_solemnity():
    """614.17, 101.2."""
    check("""
    a = { hand = ["Triskelion", "Short Saga"], battlefield = ["8 Plains", "Solemnity", "Hardened Scales"] }
    steps = [
      { cast = "Triskelion" },
      { resolve = 1 },
      { cast = "Short Saga" },
      { resolve = 1 },
    ]
    expect = [{ object = "Triskelion", power = 1, toughness = 1, counters = { "+1/+1" = 0 } }, { object = "Short Saga", zone = "battlefield", counters = { lore = 0 } }, { stack = [] }]
    """)


def test_undying_under_solemnity_goes_on():
    check("""
    a = { hand = ["Shock", { card = "Shock", id = "second" }], battlefield = ["2 Mountain"] }
    b = { battlefield = [{ card = "Young Wolf", id = "wolf" }, "Solemnity"] }
    steps = [
      { cast = "Shock", targets = ["wolf"] },
      { resolve = 2 },
      { expect = { object = "wolf", zone = "battlefield", power = 1 } },
      { cast = "second", targets = ["wolf"] },
      { resolve = 2 },
    ]
    expect = [{ object = "wolf", zone = "battlefield", power = 1, counters = { "+1/+1" = 0 } }]
    """)


def test_a_shield_of_points_is_used_up():
    """615.7."""
    check("""
    a = { hand = ["Samite Blessing"], battlefield = ["Plains"] }
    b = { hand = ["Lightning Bolt", "Shock"], battlefield = ["2 Mountain"] }
    steps = [
      { cast = "Samite Blessing", targets = ["a"] },
      { resolve = 1 },
      { pass = "a" },
      { cast = "Shock", by = "b", targets = ["a"] },
      { resolve = 1 },
      { expect = { player = "a", life = 20 } },
      { pass = "a" },
      { cast = "Lightning Bolt", by = "b", targets = ["a"] },
      { resolve = 1 },
    ]
    expect = [{ player = "a", life = 18 }]
    """)


def test_prevented_combat_damage_has_no_results():
    """615.6: no lifelink, no deathtouch, no damage trigger."""
    check("""
    a = { hand = ["Holy Day"], battlefield = ["Plains", { card = "Grizzly Bears", id = "bear" }, { card = "Basilisk Collar", attached = "bear" }] }
    b = { battlefield = [{ card = "Hill Giant", id = "giant" }] }
    steps = [
      { attack = ["bear"] },
      { block = [["giant", "bear"]] },
      { cast = "Holy Day", targets = ["giant"] },
      { resolve = 1 },
      { to = "a:main2" },
    ]
    expect = [{ object = "giant", zone = "battlefield", damage = 0 }, { player = "a", life = 20 }, { object = "bear", zone = "graveyard" }]
    """)


def test_redirected_damage():
    """614.9: it is dealt by the same source to something else."""
    check("""
    a = { battlefield = [{ card = "Craw Wurm", id = "wurm" }, { card = "Pariah", attached = "wurm" }] }
    b = { hand = ["Lightning Bolt"], battlefield = ["Mountain"] }
    steps = [{ pass = "a" }, { cast = "Lightning Bolt", by = "b", targets = ["a"] }, { resolve = 1 }]
    expect = [{ player = "a", life = 20 }, { object = "wurm", damage = 3 }]
    """)


def test_damage_becomes_counters():
    check("""
    a = { hand = ["Pyroclasm"], battlefield = ["2 Mountain", "Vigor", { card = "Grizzly Bears", id = "bear" }] }
    b = { battlefield = [{ card = "Silvercoat Lion", id = "lion" }] }
    steps = [{ cast = "Pyroclasm" }, { resolve = 1 }]
    expect = [
      { object = "bear", counters = { "+1/+1" = 2 }, damage = 0 },
      { object = "Vigor", damage = 2 },
      { object = "lion", zone = "graveyard" },
    ]
    """)


def test_regeneration_taps_and_removes_from_combat():
    """701.15a; the attacker it blocked stays blocked (506.4, 509.1h)."""
    check("""
    a = { battlefield = [{ card = "Hill Giant", id = "giant" }] }
    b = { battlefield = [{ card = "Drudge Skeletons", id = "bones" }, "Swamp"] }
    steps = [
      { attack = ["giant"] },
      { block = [["bones", "giant"]] },
      { pass = "a" },
      { activate = "bones", by = "b" },
      { resolve = 1 },
      { to = "a:main2" },
    ]
    expect = [{ object = "bones", zone = "battlefield", tapped = true, damage = 0 }, { player = "b", life = 20 }]
    """)


def test_a_losing_player_loses_while_a_creature_regenerates():
    """704.3: a replaced destruction in the same check doesn't keep a player in the game."""
    check("""
    a = { hand = ["Pyroclasm"], battlefield = ["2 Mountain", { card = "Grizzly Bears", id = "bear" }] }
    b = { life = 2, battlefield = [{ card = "Drudge Skeletons", id = "bones" }, { card = "Hill Giant", id = "giant", tapped = true }, "Swamp"] }
    steps = [
      { attack = ["bear"] },
      { pass = "a" },
      { activate = "bones", by = "b" },
      { resolve = 1 },
      { cast = "Pyroclasm" },
    ]
    """.replace('{ cast = "Pyroclasm" },', '{ illegal = { cast = "Pyroclasm" } },'))
    check("""
    a = { hand = ["End the Festivities"], battlefield = ["Mountain"] }
    b = { life = 1, battlefield = [{ card = "Drudge Skeletons", id = "bones" }, "Swamp"] }
    steps = [
      { cast = "End the Festivities" },
      { pass = "a" },
      { activate = "bones", by = "b" },
      { resolve = 1 },
      { resolve = 1 },
    ]
    expect = [{ winner = "a" }]
    """)


def test_an_aura_put_onto_the_battlefield_enchants_what_its_controller_chooses():
    """303.4f: without a target."""
    check("""
    a = { hand = ["Argivian Restoration"], battlefield = ["Plains", { card = "Grizzly Bears", id = "bear" }], graveyard = ["Rancor"] }
    b = { battlefield = [{ card = "Hill Giant", id = "giant" }, { card = "Severed Legion", id = "legion" }] }
    steps = [
      { cast = "Argivian Restoration", targets = ["Rancor"] },
      { resolve = 1, answers = ["giant"] },
    ]
    expect = [{ object = "Rancor", zone = "battlefield", attached = "giant", controller = "a" }, { object = "giant", power = 5 }]
    """)


def test_an_aura_that_can_enchant_nothing_stays_where_it_is():
    """303.4g."""
    check("""
    a = { hand = ["Argivian Restoration"], battlefield = ["Plains"], graveyard = ["Rancor"] }
    steps = [{ cast = "Argivian Restoration", targets = ["Rancor"] }, { resolve = 1 }]
    expect = [{ object = "Rancor", zone = "graveyard" }, { stack = [] }]
    """)


def test_an_aura_enters_for_who_controls_it_then():
    """303.4f: "you control" is read for the player under whose control it enters."""
    check("""
    a = { hand = ["Argivian Restoration"], battlefield = ["Plains", { card = "Grizzly Bears", id = "bear" }] }
    b = { graveyard = ["Own Faith"], battlefield = [{ card = "Hill Giant", id = "giant" }] }
    steps = [{ cast = "Argivian Restoration", targets = ["Own Faith"] }, { resolve = 1 }]
    expect = [{ object = "Own Faith", attached = "bear", controller = "a" }, { object = "bear", power = 3 }]
    """)


def test_an_aura_falls_off_what_it_may_no_longer_enchant():
    """704.5m: it made the creature too small for itself."""
    check("""
    a = { hand = ["Argivian Restoration"], battlefield = ["Plains", { card = "Serra Angel", id = "angel" }], graveyard = ["Strong Chains"] }
    steps = [{ cast = "Argivian Restoration", targets = ["Strong Chains"] }, { resolve = 1 }]
    expect = [{ object = "Strong Chains", zone = "graveyard" }, { object = "angel", power = 4 }]
    """)


def test_only_the_creatures_of_the_opponent_are_exiled():
    check("""
    a = { hand = ["Damnation"], battlefield = ["4 Swamp", "Kalitas's Yoke", { card = "Silvercoat Lion", id = "lion" }] }
    b = { battlefield = [{ card = "Grizzly Bears", id = "bear" }] }
    steps = [{ cast = "Damnation" }, { resolve = 1 }]
    expect = [{ object = "lion", zone = "graveyard" }, { object = "bear", zone = "exile" }]
    """)
