"""What holds for every card's definition and for the file it stands in."""

import ast
import pickle
import pkgutil
from pathlib import Path

import pytest

import cards
import cards.definitions
import cards.tokens
from sim.vocab import TARGET, Card, DealDamage, spell

MODULES = {
    package: sorted(module.name for module in pkgutil.iter_modules(package.__path__))
    for package in (cards.definitions, cards.tokens)
}
TOKENS = MODULES[cards.tokens]
FILES = [
    Path(package.__path__[0]) / f"{module}.py"
    for package, modules in MODULES.items()
    for module in modules
]


def test_names_are_unique_and_their_slugs_are_the_modules():
    assert len(set(cards.names())) == len(cards.names())
    assert sorted(cards.slug(name) for name in cards.names()) == MODULES[cards.definitions]


@pytest.mark.parametrize("name", cards.names())
def test_a_definition_pickles_to_itself(name):
    definition = cards.get(name)
    assert pickle.loads(pickle.dumps(definition)) is definition
    assert not definition.token


@pytest.mark.parametrize("name", cards.names())
def test_its_abilities_pickle_and_can_be_compared(name):
    abilities = cards.get(name).abilities
    assert pickle.loads(pickle.dumps(abilities)) == abilities


@pytest.mark.parametrize("module", TOKENS)
def test_a_token_pickles_to_itself(module):
    definition = cards.token(module)
    assert definition.token
    assert pickle.loads(pickle.dumps(definition)) is definition


def test_a_token_is_created_by_some_card():
    source = "".join(path.read_text(encoding="utf-8") for path in FILES)
    assert [name for name in TOKENS if f"from cards.tokens.{name} import" not in source] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_imports_from_the_vocabulary_and_one_class(path):
    body = ast.parse(path.read_text(encoding="utf-8")).body
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    imports = [node for node in body if isinstance(node, ast.ImportFrom)]
    assert len(classes) == 1
    assert len(body) == len(imports) + 1
    for node in imports:
        assert node.module == "sim.vocab" or node.module.startswith("cards.tokens.")


def test_an_attribute_that_is_no_ability_is_an_error_at_import():
    with pytest.raises(TypeError, match=r"Bolt\.bolt: DealDamage\(.*\) is not an ability"):

        class Bolt(Card):
            name, cost, type_line = "Bolt", "{R}", "Instant"
            bolt = DealDamage(3, TARGET)


def test_a_misspelt_attribute_is_an_error_at_import():
    with pytest.raises(TypeError, match=r"Bear\.powr: int is not an ability"):

        class Bear(Card):
            name, cost, type_line = "Bear", "{1}{G}", "Creature - Bear"
            powr, toughness = 2, 2


def test_a_keyword_outside_the_vocabulary_is_an_error_at_import():
    with pytest.raises(TypeError, match=r"Bird\.keywords: str is not an ability"):

        class Bird(Card):
            name, cost, type_line = "Bird", "{U}", "Creature - Bird"
            keywords = ("flying",)


def test_a_type_line_outside_the_vocabulary_is_an_error_at_import():
    with pytest.raises(ValueError, match="'Instnat' is neither a supertype nor a card type"):

        class Bolt(Card):
            name, cost, type_line = "Bolt", "{R}", "Instnat"
            bolt = spell(DealDamage(3, TARGET))
