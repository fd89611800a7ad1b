"""Triggered abilities (603) and results of damage (120), by scenarios with cards of their own."""

from tests.rules import trigger_cards
from tests.rules.bench import bench, cards_of

check = bench(*cards_of(trigger_cards))


def test_creatures_that_enter_together_see_each_other():
    """603.6a: each Soul Warden sees the other, none itself."""
    check("""
    a = { hand = ["Mass Return"], battlefield = ["5 Swamp"], graveyard = ["2 Soul Warden", "Grizzly Bears"] }
    steps = [{ cast = "Mass Return" }, { resolve = "all" }]
    expect = [{ player = "a", life = 24 }]
    """)


def test_creatures_that_die_together_see_each_other():
    """603.10a."""
    check("""
    a = { hand = ["Damnation"], battlefield = ["4 Swamp", "Zulaport Cutthroat", "Grizzly Bears"] }
    b = { battlefield = ["Zulaport Cutthroat", "Hill Giant"] }
    steps = [{ cast = "Damnation" }, { resolve = "all" }]
    expect = [{ player = "a", life = 20 }, { player = "b", life = 20 }]
    """)


def test_the_nonactive_players_trigger_resolves_first():
    """603.3b."""
    check("""
    a = { life = 1, hand = ["Damnation"], battlefield = ["4 Swamp", "Zulaport Cutthroat"] }
    b = { life = 1, battlefield = ["Zulaport Cutthroat"] }
    steps = [{ cast = "Damnation" }, { resolve = "all" }]
    expect = [{ winner = "b" }]
    """)


def test_grave_pact_looks_after_the_sweep():
    check("""
    a = { hand = ["Damnation"], battlefield = ["4 Swamp", "Grave Pact", "Grizzly Bears"] }
    b = { battlefield = ["Darksteel Myr", "Hill Giant"] }
    steps = [{ cast = "Damnation" }, { resolve = 1 }, { expect = { stack = ["ability:Grave Pact"] } }, { resolve = 1 }]
    expect = [{ object = "Darksteel Myr", zone = "graveyard" }]
    """)


def test_once_each_turn():
    check("""
    a = { hand = ["Pyroclasm", "Shock"], battlefield = ["3 Mountain", "Once Watcher"] }
    b = { battlefield = ["Grizzly Bears", "Silvercoat Lion", "Hill Giant"] }
    steps = [
      { cast = "Pyroclasm" },
      { resolve = "all" },
      { expect = { player = "a", hand = 2 } },
      { cast = "Shock", targets = ["Hill Giant"] },
      { resolve = "all" },
    ]
    expect = [{ player = "a", hand = 1 }, { object = "Hill Giant", zone = "graveyard" }]
    """)


def test_a_state_trigger_waits_for_itself():
    """603.8."""
    check("""
    a = { hand = ["Shock", "Lonely Crocodile"], battlefield = ["Mountain", "4 Forest", { card = "Grizzly Bears", id = "bear" }] }
    steps = [
      { cast = "Lonely Crocodile", pay = ["Forest", "Forest", "Forest", "Forest"] },
      { resolve = 1 },
      { expect = { stack = [] } },
      { cast = "Shock", targets = ["bear"] },
      { resolve = 1 },
      { expect = { stack = ["ability:Lonely Crocodile"] } },
      { resolve = 1 },
    ]
    expect = [{ stack = [] }, { object = "Lonely Crocodile", zone = "graveyard" }]
    """)


def test_the_leaves_trigger_of_a_stolen_creature():
    """603.10a: who controlled it as it left controls the ability."""
    check("""
    a = { hand = ["Act of Treason", "Fling"], battlefield = ["5 Mountain"] }
    b = { battlefield = [{ card = "Thragtusk", id = "tusk" }] }
    steps = [
      { cast = "Act of Treason", targets = ["tusk"] },
      { resolve = 1 },
      { cast = "Fling", sacrifice = ["tusk"], targets = ["b"] },
      { expect = { stack = ["ability:Thragtusk", "Fling"] } },
      { resolve = "all" },
    ]
    expect = [{ player = "a", life = 23 }, { player = "b", life = 15 }, { cards = ["Thragtusk"], zone = "graveyard", of = "b" }]
    """)


def test_a_bounced_creature_has_left_but_not_died():
    check("""
    a = { hand = ["Unsummon"], battlefield = ["Island", { card = "Thragtusk", id = "tusk" }, "Zulaport Cutthroat"] }
    steps = [{ cast = "Unsummon", targets = ["tusk"] }, { resolve = "all" }]
    expect = [{ player = "a", life = 23, hand = 1 }, { player = "b", life = 20 }]
    """)


def test_a_delayed_sacrifice_does_not_find_a_new_object():
    """603.7c, 400.7."""
    check("""
    a = { hand = ["Footsteps of the Goryo", "Cloudshift"], graveyard = ["Serra Angel"], battlefield = ["3 Swamp", "Plains"] }
    steps = [
      { cast = "Footsteps of the Goryo", targets = ["Serra Angel"], pay = ["Swamp", "Swamp", "Swamp"] },
      { resolve = 1 },
      { cast = "Cloudshift", targets = ["Serra Angel"] },
      { resolve = 1 },
      { to = "a:end" },
      { expect = { stack = ["ability:Footsteps of the Goryo"] } },
      { to = "b:upkeep" },
    ]
    expect = [{ object = "Serra Angel", zone = "battlefield", controller = "a" }]
    """)


def test_a_delayed_sacrifice():
    check("""
    a = { hand = ["Footsteps of the Goryo"], graveyard = ["Serra Angel"], battlefield = ["3 Swamp"] }
    steps = [{ cast = "Footsteps of the Goryo", targets = ["Serra Angel"] }, { resolve = 1 }, { to = "b:upkeep" }]
    expect = [{ object = "Serra Angel", zone = "graveyard" }]
    """)


def test_damage_from_a_source_that_is_gone_has_its_lifelink():
    """608.2h, 702.15c."""
    check("""
    a = { battlefield = [{ card = "Boros Reckoner", id = "reck" }, { card = "Lifelink", attached = "reck" }] }
    b = { hand = ["Lightning Bolt"], battlefield = ["Mountain"] }
    steps = [
      { pass = "a" },
      { cast = "Lightning Bolt", by = "b", targets = ["reck"] },
      { resolve = 1, answers = [{ by = "a", is = "b" }] },
      { expect = [{ object = "reck", zone = "graveyard" }, { object = "Lifelink", zone = "graveyard" }] },
      { resolve = 1 },
    ]
    expect = [{ player = "b", life = 17 }, { player = "a", life = 23 }]
    """)


def test_a_reflexive_trigger():
    """603.12."""
    check("""
    a = { hand = ["Heart-Piercer Manticore"], battlefield = ["4 Mountain", "Craw Wurm"] }
    steps = [
      { cast = "Heart-Piercer Manticore" },
      { resolve = 1 },
      { resolve = 1, answers = [true, "b"] },
      { expect = [{ object = "Craw Wurm", zone = "graveyard" }, { player = "b", life = 20 }, { stack = ["ability:Heart-Piercer Manticore"] }] },
      { resolve = 1 },
    ]
    expect = [{ player = "b", life = 14 }]
    """)


def test_infect():
    """120.3b, 120.3d, 702.90."""
    check("""
    a = { battlefield = [{ card = "Plague Stinger", id = "stinger" }, { card = "Basilisk Collar", attached = "stinger" }] }
    steps = [{ attack = ["stinger"] }, { to = "a:main2" }]
    expect = [{ player = "b", life = 20, poison = 1 }, { player = "a", life = 21 }]
    """)


def test_wither_shrinks_for_good():
    """702.80a."""
    check("""
    a = { battlefield = [{ card = "Boggart Ram-Gang", id = "gang" }] }
    b = { battlefield = [{ card = "Craw Wurm", id = "wurm" }] }
    steps = [{ attack = ["gang"] }, { block = [["wurm", "gang"]] }, { to = "b:upkeep" }]
    expect = [{ object = "wurm", power = 3, toughness = 1, damage = 0, counters = { "-1/-1" = 3 } }, { object = "gang", zone = "graveyard" }]
    """)


def test_deathtouch_with_trample():
    """702.2c, 702.19b: one damage is lethal."""
    check("""
    a = { battlefield = [{ card = "Deadly Asp", id = "asp", counters = { "+1/+1" = 4 } }] }
    b = { battlefield = [{ card = "Craw Wurm", id = "wurm" }] }
    steps = [{ attack = ["asp"] }, { block = [["wurm", "asp"]] }, { to = "a:main2", answers = [[1, 4]] }]
    expect = [{ player = "b", life = 16 }, { object = "wurm", zone = "graveyard" }]
    """)


def test_indestructible_keeps_damage_and_dies_of_toughness_zero():
    """702.12b, 704.5f."""
    check("""
    a = { hand = ["Lightning Bolt"], battlefield = ["Mountain", { card = "Boggart Ram-Gang", id = "gang" }] }
    b = { battlefield = [{ card = "Indestructible Ox", id = "ox" }] }
    steps = [
      { cast = "Lightning Bolt", targets = ["ox"] },
      { resolve = 1 },
      { expect = { object = "ox", zone = "battlefield", damage = 3 } },
      { attack = ["gang"] },
      { block = [["ox", "gang"]] },
      { to = "a:main2" },
    ]
    expect = [{ object = "ox", zone = "graveyard" }]
    """)


def test_fight():
    """701.12a."""
    check("""
    a = { hand = ["Prey Upon"], battlefield = ["Forest", { card = "Hill Giant", id = "giant" }] }
    b = { battlefield = [{ card = "Grizzly Bears", id = "bear" }] }
    steps = [{ cast = "Prey Upon", targets = ["giant", "bear"] }, { resolve = 1 }]
    expect = [{ object = "giant", zone = "battlefield", damage = 2 }, { object = "bear", zone = "graveyard" }]
    """)


def test_no_fight_with_one_that_is_gone():
    """701.12b: neither deals damage."""
    check("""
    a = { hand = ["Prey Upon"], battlefield = ["Forest", { card = "Hill Giant", id = "giant" }] }
    b = { hand = ["Unsummon"], battlefield = ["Island", { card = "Grizzly Bears", id = "bear" }] }
    steps = [
      { cast = "Prey Upon", targets = ["giant", "bear"] },
      { pass = "a" },
      { cast = "Unsummon", by = "b", targets = ["bear"] },
      { resolve = 2 },
    ]
    expect = [{ object = "giant", damage = 0 }, { object = "bear", zone = "hand" }]
    """)


def test_ward():
    """702.21a: countered unless its controller pays."""
    check("""
    a = { hand = ["Shock", { card = "Shock", id = "second" }], battlefield = ["4 Mountain"] }
    b = { battlefield = [{ card = "Warded Ghost", id = "ghost" }] }
    steps = [
      { cast = "Shock", targets = ["ghost"] },
      { expect = { stack = ["ability:Warded Ghost", "Shock"] } },
      { resolve = 1 },
      { expect = [{ stack = [] }, { object = "ghost", zone = "battlefield" }] },
      { cast = "second", targets = ["ghost"] },
      { resolve = 1, answers = [{ by = "a", is = true }] },
      { resolve = 1 },
    ]
    expect = [{ object = "ghost", zone = "graveyard" }, { player = "a", mana = "" }]
    """)


def test_ward_does_not_mind_its_controller():
    check("""
    b = { hand = ["Giant Growth"], battlefield = ["Forest", { card = "Warded Ghost", id = "ghost" }] }
    steps = [{ pass = "a" }, { cast = "Giant Growth", by = "b", targets = ["ghost"] }, { expect = { stack = ["Giant Growth"] } }]
    """)


def test_everyone_loses():
    """104.4a."""
    check("""
    a = { hand = ["End It"], battlefield = ["Swamp"] }
    steps = [{ cast = "End It" }, { resolve = 1 }]
    expect = [{ winner = "draw" }]
    """)


def test_who_can_not_lose_does_not():
    """101.2, 104.3: b stays, so a alone has lost."""
    check("""
    a = { hand = ["End It"], battlefield = ["Swamp"] }
    b = { battlefield = ["Platinum Angel"] }
    steps = [{ cast = "End It" }, { resolve = 1 }]
    expect = [{ winner = "b" }]
    """)


def test_who_can_not_win_does_not():
    check("""
    a = { hand = ["Victory"], battlefield = ["Plains"] }
    b = { battlefield = ["Platinum Angel"] }
    steps = [{ cast = "Victory" }, { resolve = 1 }]
    expect = [{ winner = "none" }]
    """)


def test_winning():
    check("""
    a = { life = 1, hand = ["Victory"], battlefield = ["Plains"] }
    steps = [{ cast = "Victory" }, { resolve = 1 }]
    expect = [{ winner = "a" }]
    """)


def test_token_copies_have_the_copied_abilities_and_no_more():
    """707.2: not counters, not other effects."""
    check("""
    a = { hand = ["Fated Copy", "Giant Growth"], battlefield = ["3 Island", "Forest", { card = "Thragtusk", id = "tusk", counters = { "+1/+1" = 2 } }] }
    steps = [
      { cast = "Giant Growth", targets = ["tusk"] },
      { resolve = 1 },
      { cast = "Fated Copy", targets = ["tusk"], pay = ["Island", "Island", "Island"] },
      { resolve = 1 },
      { resolve = 1 },
    ]
    expect = [
      { player = "a", life = 25 },
      { count = { card = "Thragtusk", zone = "battlefield" }, is = 2 },
      { object = "tusk", power = 10 },
    ]
    """)


def test_the_copy_of_a_legend_is_a_legend():
    """704.5j: the token and the card; its controller keeps one."""
    check("""
    a = { hand = ["Fated Copy"], battlefield = ["3 Island", { card = "Isamaru, Hound of Konda", id = "dog", counters = { "+1/+1" = 1 } }] }
    steps = [{ cast = "Fated Copy", targets = ["dog"] }, { resolve = 1, answers = ["dog"] }]
    expect = [{ object = "dog", zone = "battlefield" }, { count = { card = "Isamaru, Hound of Konda", zone = "battlefield" }, is = 1 }, { player = "a", graveyard = 1 }]
    """)


def test_an_intervening_if_is_checked_twice():
    """603.4."""
    check("""
    start = { active = "b", step = "end" }
    a = { hand = ["Shock"], battlefield = ["Mountain"] }
    b = { battlefield = ["Only With Friends", { card = "Grizzly Bears", id = "bear" }] }
    steps = [
      { to = "a:upkeep" },
      { expect = { stack = ["ability:Only With Friends"] } },
      { cast = "Shock", targets = ["bear"] },
      { resolve = "all" },
      { expect = { player = "b", life = 20 } },
      { to = "b:upkeep" },
      { expect = { stack = [] } },
    ]
    """)


def test_discarding_together():
    """101.4: both choose, then both discard."""
    check("""
    a = { hand = ["Bottomless Pit", "Forest", "Island"], battlefield = ["Swamp", "Megrim"] }
    b = { hand = ["Plains", "Swamp"] }
    steps = [{ cast = "Bottomless Pit" }, { resolve = 1, answers = [{ by = "a", is = "Island" }, { by = "b", is = "Swamp" }] }, { resolve = 1 }]
    expect = [{ cards = ["Swamp"], zone = "graveyard", of = "b" }, { player = "b", life = 18 }, { player = "a", hand = 1 }]
    """)


def test_combat_damage_triggers_for_each_source():
    check("""
    a = { battlefield = ["Blood Scent", { card = "Grizzly Bears", id = "bear" }, { card = "Hill Giant", id = "giant" }] }
    steps = [
      { attack = ["bear", "giant"] },
      { to = "a:main2" },
    ]
    expect = [{ object = "bear", counters = { "+1/+1" = 1 } }, { object = "giant", counters = { "+1/+1" = 1 } }, { player = "b", life = 15 }]
    """)


def test_double_strike_triggers_twice():
    check("""
    a = { battlefield = ["Blood Scent", { card = "Fencing Ace", id = "ace" }] }
    steps = [{ attack = ["ace"] }, { to = "a:main2" }]
    expect = [{ object = "ace", counters = { "+1/+1" = 2 } }, { player = "b", life = 17 }]
    """)


def test_a_lord_that_dies_first_takes_its_bonus_along():
    """704.3: the tokens get damage lethal only without the Anthem."""
    check("""
    a = { hand = ["Disenchant"], battlefield = ["2 Plains"] }
    b = { battlefield = ["Glorious Anthem", { card = "Grizzly Bears", id = "bear", damage = 2 }] }
    steps = [
      { expect = { object = "bear", zone = "battlefield" } },
      { cast = "Disenchant", targets = ["Glorious Anthem"] },
      { resolve = 1 },
    ]
    expect = [{ object = "bear", zone = "graveyard" }]
    """)


def test_a_card_put_into_a_graveyard_from_anywhere():
    check("""
    a = { hand = ["Divination", "Craw Wurm", "Craw Wurm"], battlefield = ["Grave Watch", "Swamp"] }
    b = { hand = ["Bottomless Pit"], battlefield = ["Grizzly Bears"] }
    steps = [{ to = "b:main1" }]
    """)
    check("""
    a = { hand = ["Bottomless Pit", "Craw Wurm"], battlefield = ["Grave Watch", "Swamp"] }
    b = { hand = ["Grizzly Bears"] }
    steps = [{ cast = "Bottomless Pit" }, { resolve = "all" }]
    expect = [{ player = "a", life = 22 }]
    """)


def test_a_token_that_dies_is_seen_by_what_watches_graveyards():
    check("""
    a = { hand = ["Pyroclasm", "Bear Maker"], battlefield = ["Grave Watch", "2 Mountain", "Forest", "Soul Warden"] }
    steps = [
      { cast = "Bear Maker", pay = ["Forest"] },
      { resolve = "all" },
      { expect = { player = "a", life = 23 } },
      { cast = "Pyroclasm" },
      { resolve = "all" },
    ]
    expect = [{ player = "a", life = 27 }, { count = { card = "Bear", zone = "battlefield" }, is = 0 }]
    """)


def test_linked_exile_with_a_delayed_return():
    check("""
    a = { hand = ["Journey"], battlefield = ["Plains"] }
    b = { hand = ["Disenchant"], battlefield = ["2 Plains", { card = "Kitchen Finks", id = "finks", counters = { "-1/-1" = 1 } }] }
    steps = [
      { cast = "Journey" },
      { resolve = 2 },
      { expect = { object = "finks", zone = "exile" } },
      { to = "b:main1" },
      { cast = "Disenchant", by = "b", targets = ["Journey"] },
      { resolve = "all" },
    ]
    expect = [{ object = "finks", zone = "battlefield", controller = "b", counters = { "-1/-1" = 0 } }, { player = "b", life = 22 }]
    """)


def test_upkeep_and_end_step_of_the_right_player():
    check("""
    a = { battlefield = ["Life Clock"] }
    steps = [{ to = "b:upkeep" }, { expect = { player = "a", life = 30 } }, { to = "a:draw" }]
    expect = [{ player = "a", life = 41 }]
    """)
