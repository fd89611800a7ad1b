import pkgutil

import pytest

import cards
import cards.definitions
import cards.tokens


@pytest.mark.parametrize(
    ("name", "module"),
    [
        ("Lightning Bolt", "lightning_bolt"),
        ("Kari Zev, Skyship Raider", "kari_zev_skyship_raider"),
        ("Ajani's Pridemate", "ajanis_pridemate"),
        ("Ajani\N{RIGHT SINGLE QUOTATION MARK}s Pridemate", "ajanis_pridemate"),
        ("Burning-Tree Emissary", "burning_tree_emissary"),
        ("Lim-Dûl's Vault", "lim_duls_vault"),
        ("Lórien Revealed", "lorien_revealed"),
        ("Fire // Ice", "fire_ice"),
        ("Agents of S.H.I.E.L.D.", "agents_of_shield"),
        ("Circle of Protection: Red", "circle_of_protection_red"),
        ("+2 Mace", "_2_mace"),
        ("Return", "return_"),
        ("Æther Vial", "aether_vial"),
        ("???", ""),
    ],
)
def test_slug(name, module):
    assert cards.slug(name) == module


def test_get_minds_neither_case_nor_accents():
    assert cards.get("lightning BOLT") is cards.get("Lightning Bolt")
    assert cards.get("Lîghtning  Bolt") is cards.get("Lightning Bolt")


@pytest.mark.parametrize(
    "name", ["Lightning-Bolt", "Lightning Bolts", "", "???", "__init__", "a" * 999]
)
def test_other_names_are_unknown(name):
    with pytest.raises(cards.UnknownCard) as caught:
        cards.get(name)
    assert len(str(caught.value).splitlines()) == 1


def test_unknown_card_suggests_the_nearest():
    with pytest.raises(cards.UnknownCard, match='no card "Lightnig Bolt"; nearest: Lightning Bolt'):
        cards.get("Lightnig Bolt")
    assert cards.suggest("Lightnig Bolt", n=1) == ["Lightning Bolt"]


def test_every_card_lies_in_the_module_its_name_asks_for():
    modules = [module.name for module in pkgutil.iter_modules(cards.definitions.__path__)]
    names = cards.names()
    assert names == sorted(names)
    assert sorted(map(cards.slug, names)) == sorted(modules)
    assert all(cards.get(name).name == name for name in names)


def test_every_token_loads():
    for module in pkgutil.iter_modules(cards.tokens.__path__):
        assert cards.token(module.name).name


def test_unknown_token():
    with pytest.raises(cards.UnknownCard):
        cards.token("no_such_token")
