"""X, sizes off the battlefield and costs that no card of the pool shows, with cards of our own."""

from pathlib import Path

import pytest

import cards
from sim import vocab as v
from sim.scenario import run_scenario
from sim.scenario.form import load


def card(name, cost="", line="Instant", **body):
    return type(name, (v.Card,), {"name": name, "cost": cost, "type_line": line} | body)


def creature(name, cost, power, toughness, **body):
    return card(name, cost, "Creature - Test", power=power, toughness=toughness, **body)


OWN = [
    card(
        "Ban",
        "{1}",
        "Enchantment",
        ban=v.static(v.CantCast(v.EACH_PLAYER, v.INSTANT & v.with_mana_value("<=", 2))),
    ),
    card("Flare", "{X}{R}", flare=v.spell(v.DealDamage(v.X, v.TARGET), targets=v.any_target())),
    creature(
        "Hydra",
        "{X}{G}",
        2,
        2,
        cast=v.whenever(v.casts(v.YOU, v.THIS), v.GainLife(v.X), zones=(v.ZONE_STACK,)),
        death=v.whenever(v.dies(), v.Draw(v.X)),
        attack=v.whenever(v.attacks(), v.GainLife(v.plus(v.X, 1))),
        other=v.activated("{X}{1}", v.GainLife(v.X)),
    ),
    card(
        "Dredger",
        "{B}",
        "Sorcery",
        dredge=v.spell(v.Move(v.TARGET, v.ZONE_HAND), targets=v.target_card(v.with_power(">=", 3))),
    ),
    card(
        "Lever",
        "{1}",
        "Artifact",
        lever=v.activated(v.UNTAP, v.GainLife(1)),
    ),
    creature("Grey", "{1}{U}", 1, 1, keywords=(v.devoid(),)),
    card(
        "Strip",
        "{1}",
        "Sorcery",
        strip=v.spell(v.Change(v.TARGET, (v.LoseAllAbilities(),)), targets=v.target(v.CREATURE)),
    ),
    card("Recast", "{1}", "Enchantment", r=v.static(v.CostChange(v.COLORLESS, 1))),
]
FOUND = {one.name: one.definition for one in OWN}


def lookup(name):
    return FOUND[name] if name in FOUND else cards.get(name)


SCENARIOS = load(Path(__file__).with_name("x.toml"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_own_cards(scenario):
    result = run_scenario(scenario, lookup)
    assert result.verdict == "PASS", str(result)


def test_a_color_defining_ability_is_written_and_the_color_is_gone_everywhere():
    grey = FOUND["Grey"]
    assert grey.text() == "Devoid"
    assert grey.colors == 0
    assert grey.printed.colors == 0


def test_devotion_counts_each_symbol_once():
    march = cards.get("March of the Canonized")
    assert "your devotion to white and black" in march.text()
