"""Rules of casting and the stack that no card of the pool shows, with cards of our own."""

from pathlib import Path

import pytest

import cards
from sim import vocab as v
from sim.scenario import run_scenario
from sim.scenario.form import load


def card(name, cost="", line="Instant", **body):
    return type(
        "".join(name.split()), (v.Card,), {"name": name, "cost": cost, "type_line": line} | body
    )


def creature(name, cost, power, toughness, **body):
    return card(name, cost, "Creature - Test", power=power, toughness=toughness, **body)


OWN = [
    creature("Hexer", "{1}", 2, 2, keywords=(v.HEXPROOF,)),
    card(
        "Veil",
        "{1}",
        veil=v.spell(v.Change(v.TARGET, (v.has(v.HEXPROOF),)), targets=v.target(v.CREATURE)),
    ),
    card(
        "Spray",
        "{R}",
        spray=v.spell(v.DealDamage(3, v.TARGET, divided=True), targets=v.any_targets(1, 3)),
    ),
    card(
        "Burst",
        "{R}",
        keywords=(v.multikicker("{1}"),),
        burst=v.spell(v.DealDamage(v.TimesKicked(), v.TARGET), targets=v.any_target()),
    ),
    card("Again", "{1}", keywords=(v.buyback("{2}"),), again=v.spell(v.GainLife(1))),
    card(
        "Beam",
        "",
        "Artifact",
        beam=v.activated(("{X}", v.TAP), v.DealDamage(v.X, v.TARGET), targets=v.any_target()),
    ),
    card(
        "Sure",
        "{1}",
        "Sorcery",
        sure=v.static(v.CantBeCountered(v.THIS), zones=(v.ZONE_STACK,)),
        gain=v.spell(v.GainLife(4)),
    ),
    creature("Taxer", "{1}", 1, 1, tax=v.static(v.CostChange(~v.CREATURE, 1))),
    creature("Flasher", "{1}", 1, 1, keywords=(v.FLASH,)),
    card("Orrery", "{1}", "Artifact", orrery=v.static(v.AsThoughFlash(v.SPELL))),
    card(
        "Stifle", "{1}", stifle=v.spell(v.CounterSpell(v.TARGET), targets=v.target_spell(v.ABILITY))
    ),
    card(
        "Fork",
        "{1}",
        fork=v.spell(v.CopySpell(v.TARGET), targets=v.target_spell(v.INSTANT_OR_SORCERY)),
    ),
    card(
        "Both",
        "{1}",
        both=v.modal(
            v.mode(v.GainLife(1)),
            v.mode(v.DealDamage(1, v.TARGET), targets=v.any_target()),
            choose=1,
            at_most=2,
        ),
    ),
    card(
        "Blaze",
        "{X}{1}",
        "Sorcery",
        blaze=v.spell(v.DealDamage(v.X, v.TARGET), targets=v.any_target()),
    ),
    card("Rats", "{1}", "Sorcery", keywords=(v.cycling("{1}"),), rats=v.spell(v.Draw(1))),
    card(
        "Crucible",
        "{1}",
        "Artifact",
        crucible=v.static(v.MayPlay(v.LAND, v.ZONE_GRAVEYARD, spells=False)),
    ),
    card("Visions", "{1}", "Artifact", visions=v.static(v.MayPlay(v.CARD, v.ZONE_LIBRARY))),
    card("Explore", "{1}", "Artifact", explore=v.static(v.MoreLandPlays())),
    card("Nodraw", "{1}", "Artifact", nodraw=v.static(v.SkipsStep(v.STEP_DRAW))),
    card("Blood", "", "Artifact", pay=v.activated(v.PayLife(3), v.Draw())),
    card(
        "Dismember", "{1}{B/P}{B/P}", dis=v.spell(v.Destroy(v.TARGET), targets=v.target(v.CREATURE))
    ),
    card("Crowd", "{2}{G}", "Sorcery", keywords=(v.CONVOKE,), crowd=v.spell(v.GainLife(5))),
    card(
        "Steal",
        "{1}",
        "Sorcery",
        steal=v.spell(
            v.Move(v.top_cards(1, v.EACH_OPPONENT), v.ZONE_EXILE, store="exiled"),
            v.SetRule(v.MayPlay(v.is_object(v.stored("exiled")))),
        ),
    ),
    card("Machine", "{1}", "Artifact", once=v.activated("{0}", v.GainLife(1), once_each_turn=True)),
    card("Loner", "{1}", "Artifact", only=v.activated("{0}", v.GainLife(1), condition=v.YOUR_TURN)),
    card("Bargain", "{1}", cost_=v.additional_cost(v.PayLife(2)), gain=v.spell(v.Draw(1))),
    card(
        "Untapper",
        "",
        "Artifact Creature - Test",
        power=1,
        toughness=1,
        q=v.activated(v.UNTAP, v.GainLife(1)),
    ),
    card("Discount", "{1}", "Artifact", discount=v.static(v.CostChange(v.SPELL, -2, v.YOU))),
    card("NoCost", "", "Sorcery", nocost=v.spell(v.GainLife(9))),
    card("Free", "{1}", "Sorcery", free=v.spell(v.MayCast(v.top_cards(1), free=True))),
    creature("Split", "{1}", 1, 1, etb=v.whenever(v.enters(), v.GainLife(1))),
    card(
        "Twist", "{1}", "Sorcery", twist=v.spell(v.Discard(1, v.TARGET), targets=v.target_player())
    ),
    card(
        "Pulse",
        "{1}",
        "Sorcery",
        pulse=v.spell(
            v.Change(v.TARGET, (v.gets(1, 1),)), v.Draw(), targets=v.up_to(1, v.CREATURE)
        ),
    ),
    card("Procession", "{2/W}{2/W}{2/W}", "Sorcery", pro=v.spell(v.GainLife(3))),
    card(
        "Will",
        "{3}{U}{U}",
        will=v.instead_of_mana_cost(v.PayLife(1), v.ExileFrom(v.BLUE, 1, v.ZONE_HAND)),
        counter=v.spell(v.CounterSpell(v.TARGET), targets=v.target_spell(v.SPELL)),
    ),
    creature(
        "Teeg",
        "{1}",
        2,
        2,
        teeg=v.static(v.CantCast(v.EACH_PLAYER, ~v.CREATURE & v.with_mana_value(">=", 4))),
    ),
    creature(
        "Mage",
        "{1}",
        2,
        2,
        choice=v.as_enters_choose("card name"),
        no=v.static(v.CantCast(v.EACH_PLAYER, v.HasName())),
    ),
    card(
        "Chalice",
        "{X}{X}",
        "Artifact",
        charged=v.enters_with("charge", v.X),
        chalice=v.whenever(
            v.casts(v.EACH_PLAYER, v.with_mana_value("=", v.CountersOn("charge", v.SELF))),
            v.CounterSpell(v.IT),
        ),
    ),
    card(
        "Snare",
        "{1}",
        snare=v.spell(
            v.CounterSpell(v.TARGET), targets=v.target_spell(v.SPELL & v.with_mana_value("=", 2))
        ),
    ),
    creature(
        "Crawler",
        "{1}",
        2,
        1,
        crawl=v.static(
            v.MayPlay(v.THIS, v.ZONE_GRAVEYARD, lands=False),
            condition=v.you_control(v.subtype("Zombie")),
            zones=(v.ZONE_GRAVEYARD,),
        ),
    ),
    card(
        "Mine",
        "{1}",
        "Artifact",
        mine=v.whenever(
            v.beginning_of(v.STEP_DRAW, v.EACH_PLAYER),
            v.Draw(1, v.THAT_PLAYER),
            condition=v.self_is(v.UNTAPPED),
        ),
    ),
    card("Hub", "{1}", "Artifact", hub=v.static(v.SkipsStep(v.STEP_UPKEEP))),
    card(
        "Brass",
        "",
        "Land",
        ouch=v.whenever(v.BecomesTapped(v.THIS), v.DealDamage(1, v.YOU)),
        any=v.activated(v.TAP, v.add_any_color()),
    ),
    creature(
        "Titan",
        "{1}",
        2,
        2,
        keywords=(v.kicker("{2}"),),
        big=v.enters_with("+1/+1", 3, v.WAS_KICKED),
    ),
    creature(
        "Rootwalla",
        "{1}",
        1,
        1,
        grow=v.activated("{1}", v.Change(v.SELF, (v.gets(2, 2),)), once_each_turn=True),
        keywords=(v.madness("{0}"),),
    ),
    card(
        "Electro",
        "{1}",
        electro=v.spell(
            v.DealDamage(2, v.TARGET, divided=True), v.Draw(), targets=v.any_targets(1, 2)
        ),
    ),
    creature(
        "Phantasm",
        "{1}",
        2,
        2,
        gone=v.whenever(v.BecomesTarget(v.THIS, v.EACH_PLAYER), v.SacrificeThem(v.SELF)),
    ),
    card(
        "Sneak",
        "{1}",
        "Enchantment",
        sneak=v.activated(
            "{1}",
            v.May(
                (
                    v.ChooseObjects(v.CREATURE, 1, 1, v.ZONE_HAND, of=v.YOU, store="put"),
                    v.Move(v.stored("put"), v.ZONE_BATTLEFIELD, store="moved"),
                    v.Change(v.stored("moved"), (v.has(v.HASTE),)),
                    v.Delayed(v.next_end_step(), (v.SacrificeThem(v.stored("moved")),)),
                )
            ),
        ),
    ),
    card("Twice", "{1}", "Sorcery", twice=v.spell(v.ExtraTurn(), v.ExtraTurn())),
    card(
        "Later",
        "{1}",
        "Sorcery",
        later=v.spell(v.Delayed(v.NextStep(v.STEP_END, v.YOU), (v.GainLife(5),))),
    ),
    card("Upkeep", "{1}", later=v.spell(v.Delayed(v.NextStep(v.STEP_UPKEEP), (v.Draw(1),)))),
    card("Pool", "", "Land", two=v.activated(v.TAP, v.add_mana("{C}{C}"))),
    card(
        "Recoil",
        "{1}",
        "Sorcery",
        recoil=v.spell(
            v.Move(v.TARGET, v.ZONE_HAND),
            v.Draw(1),
            v.LoseLife(2, v.controller_of(v.TARGET)),
            targets=v.target(v.CREATURE),
        ),
    ),
    card("Toll", "{1}", "Enchantment", toll=v.static(v.CostChange(v.SPELL, 2, v.EACH_OPPONENT))),
    creature("Watcher", "{1}", 1, 1, watch=v.whenever(v.casts(v.EACH_OPPONENT, v.SPELL), v.Draw())),
    card("NoAct", "{1}", "Artifact", noact=v.static(v.CantActivate(v.ARTIFACT, mana_too=True))),
    card("Ring", "{1}", "Artifact", ring=v.activated(v.TAP, v.add_mana("{C}{C}"))),
    card("Lock", "{1}", "Enchantment", lock=v.static(v.CantCast(v.EACH_OPPONENT, v.INSTANT))),
    card(
        "Wish", "{1}", "Sorcery", wish=v.spell(v.Draw(1), v.SetRule(v.MoreLandPlays(), v.THIS_TURN))
    ),
    card(
        "Trap",
        "{3}",
        trap=v.instead_of_mana_cost(
            "{0}", condition=v.compare(v.count(v.CREATURE & v.OPPONENTS), ">=", 2)
        ),
        t=v.spell(v.GainLife(1)),
    ),
    card("Stop", "{1}", stop=v.spell(v.EndTurn())),
    card(
        "Sudden",
        "{1}",
        keywords=(v.split_second(),),
        sudden=v.spell(v.DealDamage(2, v.TARGET), targets=v.any_target()),
    ),
    creature("Mourner", "{1}", 1, 1, mourn=v.whenever(v.beginning_of(v.STEP_END), v.GainLife(1))),
]
FOUND = {one.name: one.definition for one in OWN}


def lookup(name):
    return FOUND[name] if name in FOUND else cards.get(name)


SCENARIOS = load(Path(__file__).with_name("stack_rules.toml"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_own_cards(scenario):
    result = run_scenario(scenario, lookup)
    assert result.verdict == "PASS", str(result)
