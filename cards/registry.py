"""Finding a card by its name; a card's module is loaded when the card is first asked for.

Cards that come with manaduel are looked for first, then those of other installed packages.
"""

import difflib
import functools
import importlib
import keyword
import pkgutil
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from cards import plugins
from sim.vocab import Card, CardDef

_SHIPPED: Final = "cards.definitions"

# Letters of card names that Unicode does not decompose into a letter and an accent.
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "\u2019": "'"})

# How alike (0 to 1) a name must be to be worth suggesting.
_NEAR = 0.4
# How many characters of an unknown name a message shows; no card's name is as long.
_LONGEST_SHOWN = 150


class UnknownCard(LookupError):
    """No card of this name is implemented.

    Attributes:
        name: the name that was asked for.
        suggestions: the nearest names of implemented cards, nearest first.
    """

    def __init__(self, name: str, suggestions: list[str]) -> None:
        super().__init__(name, suggestions)
        self.name = name
        self.suggestions = suggestions

    def __str__(self) -> str:
        nearest = f"; nearest: {', '.join(self.suggestions)}" if self.suggestions else ""
        return f'no card "{self.name[:_LONGEST_SHOWN]}"{nearest}'


def folded(name: str) -> str:
    """The form in which names are compared: lower case, no accents, single spaces."""
    decomposed = unicodedata.normalize("NFKD", name.casefold().translate(_LIGATURES))
    letters = "".join(char for char in decomposed if not unicodedata.combining(char))
    return " ".join(letters.split())


def slug(name: str) -> str:
    """The name of the module that defines a card.

    Lower case, accents folded, apostrophes, quotation marks and full stops dropped, every other
    run of characters that are not Latin letters or digits replaced by one underscore. An
    underscore stands before a leading digit and behind a Python keyword. Over all names of
    printed cards no two share a slug (spellings of one name with and without accents apart).

    >>> slug("Lim-Dûl's Vault"), slug("Fire // Ice"), slug("+2 Mace"), slug("Return")
    ('lim_duls_vault', 'fire_ice', '_2_mace', 'return_')
    """
    plain = re.sub(r"['\"“”.]", "", folded(name))
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    if words[:1].isdigit():
        return "_" + words
    return words + "_" if keyword.iskeyword(words) else words


def get(name: str) -> CardDef:
    """The definition of the card of that exact name; case and accents do not matter.

    Raises:
        UnknownCard: no such card is implemented.
    """
    definition = find(name)
    if definition is None:
        raise UnknownCard(name, suggest(name))
    return definition


def find(name: str) -> CardDef | None:
    """The definition of the card of that name, as :func:`get` finds it; None if there is none."""
    module, wanted = slug(name), folded(name)
    for package in _packages():
        definition = _load(package, module)
        if definition is not None and folded(definition.name) == wanted:
            return definition
    return None


def token(module: str) -> CardDef:
    """The definition of a token, by the name of its module in ``cards.tokens``.

    Raises:
        UnknownCard: there is no such module.
    """
    definition = _load("cards.tokens", module)
    if definition is None:
        raise UnknownCard(module, difflib.get_close_matches(module, _modules("cards.tokens")))
    return definition


def names() -> list[str]:
    """The names of all implemented cards, those of other packages too, sorted; loads every card."""
    return sorted({name for package in _packages() for name in _names(package)})


def shipped_names() -> list[str]:
    """The names of the cards that come with manaduel, sorted; loads each of them."""
    return sorted(_names(_SHIPPED))


def token_names() -> list[str]:
    """The names of the modules that define tokens, as :func:`token` takes them, sorted."""
    return list(_modules("cards.tokens"))


def suggest(name: str, n: int = 3) -> list[str]:
    """At most ``n`` names of implemented cards that look most like ``name``, nearest first.

    A card of which another face (a half, a back, an Adventure) is called so comes before all.
    """
    places: dict[str, str] = {}
    for package in _packages():
        for module in _modules(package):
            places.setdefault(module, package)
    near = difflib.get_close_matches(slug(name), places, n, _NEAR)
    loaded = [_load(places[module], module) for module in near]
    similar = [definition.name for definition in loaded if definition is not None]
    return list(dict.fromkeys([*_fronts().get(folded(name), ()), *similar]))[:n]


@functools.cache
def _fronts() -> dict[str, list[str]]:
    """The names of the cards that have a face of their own name, by it; loads every card."""
    fronts: dict[str, list[str]] = {}
    for name in names():
        for face in get(name).faces:
            fronts.setdefault(folded(face.name), []).append(name)
    return fronts


def _packages() -> Iterator[str]:
    """The packages that hold cards; what else is installed is looked up only when it is needed."""
    yield _SHIPPED
    yield from plugins.packages()


def _names(package: str) -> Iterator[str]:
    for module in _modules(package):
        definition = _load(package, module)
        if definition is not None:
            yield definition.name


@functools.cache
def _modules(package: str) -> tuple[str, ...]:
    path = importlib.import_module(package).__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(path)))


@functools.cache
def _load(package: str, module: str) -> CardDef | None:
    """The one definition in a card's module; None if there is no such module."""
    if module not in _modules(package):
        return None
    place = f"{package}.{module}"
    own = package.startswith("cards.")
    loaded = importlib.import_module(place) if own else plugins.load(place)
    found = [
        value.definition
        for value in vars(loaded).values()
        if isinstance(value, type)
        and issubclass(value, Card)
        and value.__module__ == loaded.__name__
    ]
    if len(found) != 1:
        problem = f"{loaded.__name__} defines {len(found)} cards; exactly one is needed"
        raise TypeError(problem) if own else plugins.PluginError(problem)
    return found[0]
