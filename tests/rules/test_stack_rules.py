"""Rules of casting and the stack that no card of the pool shows, with cards of our own."""

import pytest

import cards
from sim import vocab as v
from sim.scenario import run_scenario
from sim.scenario.form import load


def card(name, cost="", line="Instant", **body):
    return type("".join(name.split()), (v.Card,), {"name": name, "cost": cost, "type_line": line} | body)


def creature(name, cost, power, toughness, **body):
    return card(name, cost, "Creature - Test", power=power, toughness=toughness, **body)


OWN = [
    creature("Hexer", "{1}", 2, 2, keywords=(v.HEXPROOF,)),
    card("Veil", "{1}", veil=v.spell(v.Change(v.TARGET, (v.has(v.HEXPROOF),)), targets=v.target(v.CREATURE))),
    card("Spray", "{R}", spray=v.spell(v.DealDamage(3, v.TARGET, divided=True), targets=v.any_targets(1, 3))),
    card("Burst", "{R}", keywords=(v.multikicker("{1}"),), burst=v.spell(v.DealDamage(v.TimesKicked(), v.TARGET), targets=v.any_target())),
    card("Again", "{1}", keywords=(v.buyback("{2}"),), again=v.spell(v.GainLife(1))),
    card("Beam", "", "Artifact", beam=v.activated(("{X}", v.TAP), v.DealDamage(v.X, v.TARGET), targets=v.any_target())),
    card("Sure", "{1}", "Sorcery", sure=v.static(v.CantBeCountered(v.THIS), zones=(v.ZONE_STACK,)), gain=v.spell(v.GainLife(4))),
    creature("Taxer", "{1}", 1, 1, tax=v.static(v.CostChange(~v.CREATURE, 1))),
    creature("Flasher", "{1}", 1, 1, keywords=(v.FLASH,)),
    card("Orrery", "{1}", "Artifact", orrery=v.static(v.AsThoughFlash(v.SPELL))),
    card("Stifle", "{1}", stifle=v.spell(v.CounterSpell(v.TARGET), targets=v.target_spell(v.ABILITY))),
    card("Fork", "{1}", fork=v.spell(v.CopySpell(v.TARGET), targets=v.target_spell(v.INSTANT_OR_SORCERY))),
    card("Both", "{1}", both=v.modal(v.mode(v.GainLife(1)), v.mode(v.DealDamage(1, v.TARGET), targets=v.any_target()), choose=1, at_most=2)),
    card("Blaze", "{X}{1}", "Sorcery", blaze=v.spell(v.DealDamage(v.X, v.TARGET), targets=v.any_target())),
    card("Rats", "{1}", "Sorcery", keywords=(v.cycling("{1}"),), rats=v.spell(v.Draw(1))),
    card("Crucible", "{1}", "Artifact", crucible=v.static(v.MayPlay(v.LAND, v.ZONE_GRAVEYARD, spells=False))),
    card("Visions", "{1}", "Artifact", visions=v.static(v.MayPlay(v.CARD, v.ZONE_LIBRARY))),
    card("Explore", "{1}", "Artifact", explore=v.static(v.MoreLandPlays())),
    card("Nodraw", "{1}", "Artifact", nodraw=v.static(v.SkipsStep(v.STEP_DRAW))),
    card("Blood", "", "Artifact", pay=v.activated(v.PayLife(3), v.Draw())),
    card("Dismember", "{1}{B/P}{B/P}", dis=v.spell(v.Destroy(v.TARGET), targets=v.target(v.CREATURE))),
    card("Crowd", "{2}{G}", "Sorcery", keywords=(v.CONVOKE,), crowd=v.spell(v.GainLife(5))),
    card("Steal", "{1}", "Sorcery", steal=v.spell(
        v.Move(v.top_cards(1, v.EACH_OPPONENT), v.ZONE_EXILE, store="exiled"),
        v.SetRule(v.MayPlay(v.is_object(v.stored("exiled")))))),
    card("Machine", "{1}", "Artifact", once=v.activated("{0}", v.GainLife(1), once_each_turn=True)),
    card("Loner", "{1}", "Artifact", only=v.activated("{0}", v.GainLife(1), condition=v.YOUR_TURN)),
    card("Bargain", "{1}", cost_=v.additional_cost(v.PayLife(2)), gain=v.spell(v.Draw(1))),
    card("Untapper", "", "Artifact Creature - Test", power=1, toughness=1, q=v.activated(v.UNTAP, v.GainLife(1))),
    card("Discount", "{1}", "Artifact", discount=v.static(v.CostChange(v.SPELL, -2, v.YOU))),
    card("NoCost", "", "Sorcery", nocost=v.spell(v.GainLife(9))),
    card("Free", "{1}", "Sorcery", free=v.spell(v.MayCast(v.top_cards(1), free=True))),
    creature("Split", "{1}", 1, 1, etb=v.whenever(v.enters(), v.GainLife(1))),
    card("Twist", "{1}", "Sorcery", twist=v.spell(v.Discard(1, v.TARGET), targets=v.target_player())),
    card("Pulse", "{1}", "Sorcery", pulse=v.spell(v.Change(v.TARGET, (v.gets(1, 1),)), v.Draw(), targets=v.up_to(1, v.CREATURE))),
]
FOUND = {one.name: one.definition for one in OWN}


def lookup(name):
    return FOUND[name] if name in FOUND else cards.get(name)


SCENARIOS = """
[[scenario]]
name = "Hexproof stops the opponent's spells and abilities only (702.11b)"
a = { hand = ["Giant Growth"], battlefield = ["Hexer", "Forest"] }
b = { hand = ["Shock"], battlefield = ["Mountain", "Prodigal Pyromancer"] }
steps = [
  { legal = { cast = "Giant Growth", targets = ["Hexer"] } },
  { pass = "a" },
  { illegal = { cast = "Shock", by = "b", targets = ["Hexer"] } },
  { illegal = { activate = "Prodigal Pyromancer", by = "b", targets = ["Hexer"] } },
]
[[scenario]]
name = "Hexproof gained in response (608.2b)"
a = { hand = ["Shock"], battlefield = ["Mountain"] }
b = { hand = ["Veil"], battlefield = ["Plains", "Grizzly Bears"] }
steps = [
  { cast = "Shock", targets = ["Grizzly Bears"] },
  { pass = "a" },
  { cast = "Veil", by = "b", targets = ["Grizzly Bears"] },
  { resolve = "all" },
]
expect = [{ object = "Grizzly Bears", zone = "battlefield", damage = 0 }]
[[scenario]]
name = "What was divided stays divided (601.2d, 608.2b)"
a = { hand = ["Spray"], battlefield = ["Mountain"] }
b = { hand = ["Unsummon"], battlefield = ["Island", "Hill Giant", "Grizzly Bears"] }
steps = [
  { illegal = { cast = "Spray", targets = ["Hill Giant", "b"], divide = [3, 0] } },
  { illegal = { cast = "Spray", targets = [] } },
  { cast = "Spray", targets = ["Hill Giant", "b"], divide = [2, 1] },
  { pass = "a" },
  { cast = "Unsummon", by = "b", targets = ["Hill Giant"] },
  { resolve = 2 },
]
expect = [{ player = "b", life = 19 }]
[[scenario]]
name = "Three targets, one each (601.2d)"
a = { hand = ["Spray"], battlefield = ["Mountain"] }
b = { battlefield = ["Hill Giant", "Grizzly Bears"] }
steps = [{ cast = "Spray", targets = ["Hill Giant", "Grizzly Bears", "b"], divide = [1, 1, 1] }, { resolve = 1 }]
expect = [{ player = "b", life = 19 }, { object = "Hill Giant", damage = 1 }, { object = "Grizzly Bears", damage = 1 }]
[[scenario]]
name = "Multikicker is paid as often as it can be (702.33c)"
a = { hand = ["Burst"], battlefield = ["4 Mountain"] }
steps = [
  { illegal = { cast = "Burst", kicked = 4, targets = ["b"] } },
  { cast = "Burst", kicked = 3, targets = ["b"] },
  { resolve = 1 },
]
expect = [{ player = "b", life = 17 }]
[[scenario]]
name = "A copy is kicked as often (707.10)"
a = { hand = ["Burst", "Fork"], battlefield = ["4 Mountain"] }
steps = [
  { cast = "Burst", kicked = 2, targets = ["b"] },
  { cast = "Fork", targets = ["Burst"] },
  { resolve = "all" },
]
expect = [{ player = "b", life = 16 }]
[[scenario]]
name = "Buyback returns the card as the spell resolves (702.27a)"
a = { hand = ["Again"], battlefield = ["3 Mountain"] }
steps = [{ cast = "Again", extras = ["buyback"] }, { resolve = 1 }]
expect = [{ object = "Again", zone = "hand" }, { player = "a", life = 21 }]
[[scenario]]
name = "A countered buyback spell goes to the graveyard (702.27a)"
a = { hand = ["Again"], battlefield = ["3 Mountain"] }
b = { hand = ["Counterspell"], battlefield = ["2 Island"] }
steps = [
  { cast = "Again", extras = ["buyback"] },
  { pass = "a" },
  { cast = "Counterspell", by = "b", targets = ["Again"] },
  { resolve = 1 },
]
expect = [{ object = "Again", zone = "graveyard" }]
[[scenario]]
name = "X of an ability is what is paid (107.3a, 602.2b)"
a = { battlefield = ["Beam", "3 Mountain"] }
steps = [
  { illegal = { activate = "Beam", x = 4, targets = ["b"] } },
  { activate = "Beam", x = 3, targets = ["b"] },
  { resolve = 1 },
]
expect = [{ player = "b", life = 17 }, { object = "Beam", tapped = true }]
[[scenario]]
name = "What can't be countered may be targeted and resolves (101.2)"
a = { hand = ["Sure"], battlefield = ["Mountain"] }
b = { hand = ["Cryptic Command"], battlefield = ["4 Island"] }
steps = [
  { cast = "Sure" },
  { pass = "a" },
  { cast = "Cryptic Command", by = "b", modes = [1, 4], targets = ["Sure"] },
  { resolve = 1 },
  { expect = [{ stack = ["Sure"] }, { player = "b", hand = 1 }] },
  { resolve = 1 },
]
expect = [{ player = "a", life = 24 }]
[[scenario]]
name = "Increases and reductions (601.2f)"
a = { hand = ["Shock", "Ornithopter", "Divination"], battlefield = ["Goblin Electromancer", "2 Mountain"] }
b = { battlefield = ["Taxer"] }
steps = [
  { cast = "Shock", targets = ["b"], pay = ["Mountain"] },
  { resolve = 1 },
  { cast = "Ornithopter", pay = [] },
  { resolve = 1 },
  { illegal = { cast = "Divination" } },
]
expect = [{ player = "b", life = 18 }]
[[scenario]]
name = "A reduction doesn't go below nothing nor into colours (118.7a)"
a = { hand = ["Rally at the Hornburg", "Spellbook"], battlefield = ["2 Discount", "Mountain"] }
steps = [
  { cast = "Spellbook", pay = [] },
  { resolve = 1 },
  { illegal = { cast = "Rally at the Hornburg", pay = [] } },
  { cast = "Rally at the Hornburg" },
]
expect = [{ stack = ["Rally at the Hornburg"] }]
[[scenario]]
name = "Flash (702.8a)"
start = { active = "b" }
a = { hand = ["Flasher", "Grizzly Bears"], battlefield = ["2 Forest"] }
steps = [
  { pass = "b" },
  { illegal = { cast = "Grizzly Bears", by = "a" } },
  { cast = "Flasher", by = "a" },
  { resolve = 1 },
]
expect = [{ object = "Flasher", zone = "battlefield" }]
[[scenario]]
name = "As though they had flash (702.8a)"
start = { active = "b" }
a = { hand = ["Divination", "Forest"], battlefield = ["Orrery", "3 Island"] }
steps = [
  { pass = "b" },
  { illegal = { play = "Forest", by = "a" } },
  { cast = "Divination", by = "a" },
  { resolve = 1 },
]
expect = [{ player = "a", hand = 3 }]
[[scenario]]
name = "An ability is countered (701.5a)"
a = { battlefield = ["Mogg Fanatic", "Llanowar Elves"] }
b = { hand = ["Stifle"], battlefield = ["Island"] }
steps = [
  { activate = "Mogg Fanatic", targets = ["b"] },
  { activate = "Llanowar Elves" },
  { pass = "a" },
  { illegal = { cast = "Stifle", by = "b", targets = ["Llanowar Elves"] } },
  { cast = "Stifle", by = "b", targets = ["ability:Mogg Fanatic"] },
  { resolve = 1 },
]
expect = [{ stack = [] }, { player = "b", life = 20 }]
[[scenario]]
name = "Storm's trigger is countered (702.40a)"
a = { hand = ["Shock", "Grapeshot"], battlefield = ["3 Mountain"] }
b = { hand = ["Stifle"], battlefield = ["Island"] }
steps = [
  { cast = "Shock", targets = ["b"] },
  { resolve = 1 },
  { cast = "Grapeshot", targets = ["b"] },
  { pass = "a" },
  { cast = "Stifle", by = "b", targets = ["ability:Grapeshot"] },
  { resolve = "all" },
]
expect = [{ player = "b", life = 17 }]
[[scenario]]
name = "A copy has the X and the target of the original (707.10)"
a = { hand = ["Blaze"], battlefield = ["4 Mountain"] }
b = { hand = ["Fork"], battlefield = ["Mountain"] }
steps = [
  { cast = "Blaze", x = 3, targets = ["b"] },
  { pass = "a" },
  { cast = "Fork", by = "b", targets = ["Blaze"] },
  { resolve = 1, answers = [{ by = "b", is = true }, { by = "b", is = "a" }] },
  { expect = [{ stack = ["Blaze", "Blaze"] }] },
  { resolve = 1 },
  { expect = [{ player = "a", life = 17 }] },
  { resolve = 1 },
]
expect = [{ player = "b", life = 17 }, { cards = ["Fork"], zone = "graveyard", of = "b" }]
[[scenario]]
name = "A copy has the modes of the original (707.10)"
a = { hand = ["Cryptic Command", "Fork"], battlefield = ["4 Island", "Mountain"] }
b = { battlefield = ["Grizzly Bears", "Hill Giant"] }
steps = [
  { cast = "Cryptic Command", modes = [2, 4], targets = ["Grizzly Bears"], pay = ["Island", "Island", "Island", "Island"] },
  { cast = "Fork", targets = ["Cryptic Command"] },
  { resolve = 1, answers = ["Hill Giant"] },
  { resolve = 2 },
]
expect = [{ player = "a", hand = 2 }, { player = "b", hand = 2 }]
[[scenario]]
name = "A copy whose old target is illegal may keep it (707.10c)"
a = { hand = ["Shock", "Fork"], battlefield = ["2 Mountain"] }
b = { hand = ["Unsummon"], battlefield = ["Island", "Grizzly Bears"] }
steps = [
  { cast = "Shock", targets = ["Grizzly Bears"] },
  { cast = "Fork", targets = ["Shock"] },
  { pass = "a" },
  { cast = "Unsummon", by = "b", targets = ["Grizzly Bears"] },
  { resolve = 1 },
  { resolve = 1 },
  { expect = { stack = ["Shock", "Shock"] } },
  { resolve = "all" },
]
expect = [{ player = "b", life = 20, hand = 1 }]
[[scenario]]
name = "One or both modes (700.2d)"
a = { hand = ["2 Both"], battlefield = ["2 Mountain"] }
steps = [
  { illegal = { cast = "Both", modes = [] } },
  { cast = "Both", modes = [1, 2], targets = ["b"] },
  { resolve = 1 },
  { cast = "Both", modes = [1] },
  { resolve = 1 },
]
expect = [{ player = "a", life = 22 }, { player = "b", life = 19 }]
[[scenario]]
name = "Cycling is an activated ability of a card in hand (702.29a)"
start = { active = "b" }
a = { hand = ["Rats"], battlefield = ["Mountain"] }
b = { battlefield = ["Megrim"] }
steps = [
  { pass = "b" },
  { activate = "Rats", by = "a", from = "hand" },
  { expect = [{ object = "Rats", zone = "graveyard" }, { stack = ["ability:Megrim", "ability:Rats"] }] },
  { resolve = "all" },
]
expect = [{ player = "a", hand = 1, life = 18 }]
[[scenario]]
name = "Pithing Needle stops cycling (602.5)"
a = { hand = ["Rats"], battlefield = ["Mountain"] }
b = { battlefield = [{ card = "Pithing Needle", chosen = "Rats" }] }
steps = [{ illegal = { activate = "Rats", from = "hand" } }, { legal = { cast = "Rats" } }]
[[scenario]]
name = "Lands from the graveyard (305.1, 601.3b)"
a = { graveyard = ["Forest", "Shock"], battlefield = ["Crucible", "Mountain"] }
steps = [
  { illegal = { cast = "Shock", from = "graveyard", targets = ["b"] } },
  { play = "Forest", from = "graveyard" },
]
expect = [{ object = "Forest", zone = "battlefield" }, { player = "a", lands_played = 1 }]
[[scenario]]
name = "The top card of the library (601.3b)"
a = { library = ["Shock", "Forest", "Ornithopter"], battlefield = ["Visions", "Mountain"] }
steps = [
  { illegal = { play = "Forest", from = "library" } },
  { cast = "Shock", from = "library", targets = ["b"] },
  { resolve = 1 },
  { play = "Forest", from = "library" },
  { cast = "Ornithopter", from = "library" },
  { resolve = 1 },
]
expect = [{ player = "a", library = 40 }, { object = "Ornithopter", zone = "battlefield" }]
[[scenario]]
name = "An additional land (305.2)"
a = { hand = ["3 Forest"], battlefield = ["Explore"] }
steps = [{ play = "Forest" }, { play = "Forest" }, { illegal = { play = "Forest" } }]
expect = [{ player = "a", lands_played = 2 }]
[[scenario]]
name = "A skipped draw step (614.10)"
start = { active = "a", step = "end" }
b = { battlefield = ["Nodraw"] }
steps = [{ to = "b:upkeep" }, { pass = "b" }, { pass = "a" }]
expect = [{ step = "b:main1" }, { player = "b", hand = 0 }]
[[scenario]]
name = "Life is paid only by who has it (118.3b, 119.4)"
a = { life = 4, battlefield = ["Blood"] }
steps = [
  { activate = "Blood" },
  { expect = { player = "a", life = 1 } },
  { illegal = { activate = "Blood" } },
]
[[scenario]]
name = "The last life may be paid (119.4)"
a = { life = 3, battlefield = ["Blood"] }
steps = [{ activate = "Blood" }]
expect = [{ winner = "b" }]
[[scenario]]
name = "Phyrexian symbols one by one (107.4f)"
a = { hand = ["Dismember"], battlefield = ["2 Swamp"] }
b = { battlefield = ["Hill Giant"] }
steps = [
  { illegal = { cast = "Dismember", life = 0, pay = [], targets = ["Hill Giant"] } },
  { cast = "Dismember", life = 2, targets = ["Hill Giant"] },
  { resolve = 1 },
]
expect = [{ player = "a", life = 18 }, { object = "Hill Giant", zone = "graveyard" }]
[[scenario]]
name = "Both Phyrexian symbols with life (107.4f)"
a = { hand = ["Dismember"], battlefield = ["Forest"] }
b = { battlefield = ["Hill Giant"] }
steps = [{ cast = "Dismember", life = 4, targets = ["Hill Giant"] }]
expect = [{ player = "a", life = 16 }]
[[scenario]]
name = "Convoke with sick creatures and their colours (702.51a)"
a = { hand = ["Crowd"], battlefield = [{ card = "Grizzly Bears", id = "g", sick = true }, { card = "Hill Giant", id = "r", sick = true }, "Plains"] }
steps = [{ cast = "Crowd" }, { resolve = 1 }]
expect = [{ player = "a", life = 25 }, { object = "g", tapped = true }, { object = "r", tapped = true }]
[[scenario]]
name = "Convoke needs the colour (702.51a)"
a = { hand = ["Crowd"], battlefield = ["3 Hill Giant"] }
steps = [{ illegal = { cast = "Crowd" } }]
[[scenario]]
name = "A stolen card is its owner's (400.3, 601.2a)"
a = { hand = ["Steal"], battlefield = ["3 Forest"] }
b = { library = ["Grizzly Bears"], hand = ["Murder"], battlefield = ["3 Swamp"] }
steps = [
  { cast = "Steal" },
  { resolve = 1 },
  { cast = "Grizzly Bears", from = "exile" },
  { expect = { object = "Grizzly Bears", controller = "a", owner = "b" } },
  { resolve = 1 },
  { expect = { object = "Grizzly Bears", controller = "a", zone = "battlefield" } },
  { pass = "a" },
  { cast = "Murder", by = "b", targets = ["Grizzly Bears"] },
  { resolve = 1 },
]
expect = [{ cards = ["Murder", "Grizzly Bears"], zone = "graveyard", of = "b" }, { player = "a", graveyard = 1 }]
[[scenario]]
name = "A stolen land (305.1)"
a = { hand = ["Steal"], battlefield = ["Forest"] }
b = { library = ["Mountain"] }
steps = [{ cast = "Steal" }, { resolve = 1 }, { play = "Mountain", from = "exile" }, { activate = "Mountain" }]
expect = [{ object = "Mountain", controller = "a", owner = "b" }, { player = "a", mana = "{R}" }]
[[scenario]]
name = "Once each turn (602.5b)"
a = { battlefield = ["Machine"] }
steps = [
  { activate = "Machine" },
  { illegal = { activate = "Machine" } },
  { resolve = 1 },
  { illegal = { activate = "Machine" } },
  { to = "b:upkeep" },
  { pass = "b" },
  { legal = { activate = "Machine", by = "a" } },
]
[[scenario]]
name = "Only during your turn (602.5b)"
a = { battlefield = ["Loner"] }
steps = [
  { legal = { activate = "Loner" } },
  { to = "b:upkeep" },
  { pass = "b" },
  { illegal = { activate = "Loner", by = "a" } },
]
[[scenario]]
name = "Life as an additional cost (118.8)"
a = { life = 1, hand = ["Bargain"], battlefield = ["Swamp"] }
steps = [{ illegal = { cast = "Bargain" } }]
[[scenario]]
name = "The untap symbol (107.6, 302.6)"
a = { battlefield = [{ card = "Untapper", id = "one", tapped = true }, { card = "Untapper", id = "two", tapped = true, sick = true }, { card = "Untapper", id = "three" }] }
steps = [
  { illegal = { activate = "two" } },
  { illegal = { activate = "three" } },
  { activate = "one" },
  { resolve = 1 },
]
expect = [{ player = "a", life = 21 }, { object = "one", tapped = false }]
[[scenario]]
name = "No mana cost can't be paid (118.6), but is cast without paying (118.9)"
a = { hand = ["NoCost", "Free"], library = ["NoCost"], battlefield = ["5 Mountain"] }
steps = [
  { illegal = { cast = "a:NoCost" } },
  { cast = "Free" },
  { resolve = 1, answers = [true] },
  { resolve = 1 },
]
expect = [{ player = "a", life = 29 }]
[[scenario]]
name = "X is 0 without paying (107.3b)"
a = { hand = ["Free"], library = ["Blaze"], battlefield = ["5 Mountain"] }
steps = [{ cast = "Free" }, { resolve = 1, answers = [true, "b"] }, { resolve = 1 }]
expect = [{ player = "b", life = 20 }, { object = "Blaze", zone = "graveyard" }]
[[scenario]]
name = "Additional costs are paid without paying the mana cost, too (118.9d)"
a = { life = 2, hand = ["Free"], library = ["Burst"], battlefield = ["3 Mountain"] }
steps = [{ cast = "Free" }, { resolve = 1, answers = ["Burst", 2, "b"] }, { resolve = 1 }]
expect = [{ player = "b", life = 18 }]
[[scenario]]
name = "Cast during a resolution at sorcery speed or not (608.2g)"
start = { active = "a" }
a = { hand = ["Free"], library = ["Split"], battlefield = ["Mountain"] }
steps = [{ cast = "Free" }, { resolve = 1, answers = [true] }, { expect = { stack = ["Split"] } }, { resolve = 2 }]
expect = [{ player = "a", life = 21 }, { object = "Split", zone = "battlefield" }]
[[scenario]]
name = "Up to one target: none is fine, one that is gone isn't (608.2b, 115.6)"
a = { hand = ["2 Pulse", "Shock"], battlefield = ["3 Mountain"] }
b = { battlefield = ["Grizzly Bears"] }
steps = [
  { cast = "Pulse", targets = [] },
  { resolve = 1 },
  { expect = { player = "a", hand = 3 } },
  { cast = "Pulse", targets = ["Grizzly Bears"] },
  { cast = "Shock", targets = ["Grizzly Bears"] },
  { resolve = "all" },
]
expect = [{ player = "a", hand = 1 }]
[[scenario]]
name = "The target player chooses the discard (701.8b)"
a = { hand = ["Twist"], battlefield = ["Mountain"] }
b = { hand = ["Shock", "Murder"] }
steps = [{ cast = "Twist", targets = ["b"] }, { resolve = 1, answers = [{ by = "b", is = "Murder" }] }]
expect = [{ object = "Murder", zone = "graveyard" }]
[[scenario]]
name = "An empty hand discards nothing (701.8)"
a = { hand = ["Twist"], battlefield = ["Mountain"] }
steps = [{ cast = "Twist", targets = ["b"] }, { resolve = 1 }]
expect = [{ player = "b", graveyard = 0 }]
"""


@pytest.fixture(scope="module")
def scenarios(tmp_path_factory):
    path = tmp_path_factory.mktemp("stack") / "own.toml"
    path.write_text(SCENARIOS, encoding="utf-8")
    return {one.name: one for one in load(path)}


NAMES = [line.split('"')[1] for line in SCENARIOS.splitlines() if line.startswith("name = ")]


@pytest.mark.parametrize("name", NAMES)
def test_own_cards(scenarios, name):
    result = run_scenario(scenarios[name], lookup)
    assert result.verdict == "PASS", str(result)
