"""What an observation holds, field by field.

Every field is an array of int16; all fields of one observation lie one behind the other in a
single block, in the order of :data:`TABLES`, so that an observation is written and copied at once.
A *pointer* says where an object stands in the observation: 0 nowhere, 1 the observer, 2 the
opponent, and from 3 the rows of the tables in the order of :data:`POINTED`.
"""

from __future__ import annotations

from typing import Final

from sim.state.decision import ASK_COUNT, ASK_NAMES, DO_KINDS
from sim.vocab import terms

# How many actions there are: the options of a decision that are shown at once.
ACTIONS: Final = 64

# Rows of each table; what does not fit is left out and flagged in ``game``.
PERMANENTS: Final = 32
HAND: Final = 16
STACK: Final = 12
GRAVEYARD: Final = 40
EXILE: Final = 24
KNOWN_HAND: Final = 16
KNOWN_LIBRARY: Final = 12
EMBLEMS: Final = 4

DECISIONS: Final = ASK_COUNT
MORE_KIND: Final = DO_KINDS + 1
STEPS: Final = len(terms.STEP_NAMES)

# What an option's or a decision's word is known by, from 1; anything else is the last and 1.
# Words are only ever added at the end.
OPTION_WORDS: Final = (
    "white",
    "blue",
    "black",
    "red",
    "green",
    "alternative",
    "free",
    "madness",
    "flashback",
    "emerge",
    "evoke",
    "bestow",
    "disturb",
    "web-slinging",
    "plot",
    "suspend",
    "escape",
    "retrace",
    "rebound",
    "face down",
    "turn face up",
    "unearth",
    "prowl",
    "dash",
    "artifact",
    "creature",
    "enchantment",
    "instant",
    "land",
    "planeswalker",
    "sorcery",
    "Plains",
    "Island",
    "Swamp",
    "Mountain",
    "Forest",
)
DECISION_WORDS: Final = (
    "cast",
    "choice",
    "delve",
    "discard",
    "exile",
    "kicker",
    "return",
    "sacrifice",
    "tap",
    "chosen",
    "discarded",
    "found",
    "legend",
    "scry",
    "search",
    "surveil",
    "top",
    "bottom",
    "triggers",
    "color",
    "type",
    "may",
    "pay",
    "buyback",
    "multikicker",
    "convoke",
    "copy",
    "sacrificed",
    "name",
    "phyrexian",
)

_BOTH: Final = ("my", "their")


def _pairs(*names: str) -> tuple[str, ...]:
    return tuple(f"{whose}_{name}" for name in names for whose in _BOTH)


GAME_FIELDS: Final = (
    "turn",  # of both players together, from 1
    "my_turn",
    "my_priority",
    "their_priority",
    "i_started",
    *_pairs(
        "life",
        "poison",
        "energy",
        "hand",  # how many cards
        "library",
        "graveyard",
        "exile",
        "permanents",
        "lands_played",  # this turn
        "mulligans",
        "drawn_this_turn",
        "life_lost_this_turn",
    ),
    # Units of unspent mana.
    *_pairs("white_mana", "blue_mana", "black_mana", "red_mana", "green_mana", "colorless_mana"),
    "stack",  # how many spells and abilities
    "spells_cast_this_turn",
    *(f"step_{name}" for name in terms.STEP_NAMES),
    # The decision that is pending, if it is the observer's.
    "deciding",
    "options",  # how many there are in all
    "page",  # from 0; options beyond the shown ones are on further pages
    "decision_word",  # 0 none, else 1 more than its place in DECISION_WORDS
    "subject_card",  # the card that asks
    "subject",  # a pointer to it
    *(f"asks_{name}" for name in ASK_NAMES),  # the kind of decision
    # 1 where a table has not room for everything.
    "overflow_my_permanents",
    "overflow_their_permanents",
    "overflow_hand",
    "overflow_stack",
    "overflow_graveyards",
    "overflow_exile",
    "overflow_known",
    "overflow_emblems",
    "overflow_number",  # some number does not fit into 16 bits
)

# The keywords that have a column, by the mask of ``sim.vocab.terms``.
KEYWORDS: Final = (
    ("flying", terms.KEYWORD_FLYING),
    ("first_strike", terms.KEYWORD_FIRST_STRIKE),
    ("double_strike", terms.KEYWORD_DOUBLE_STRIKE),
    ("deathtouch", terms.KEYWORD_DEATHTOUCH),
    ("defender", terms.KEYWORD_DEFENDER),
    ("haste", terms.KEYWORD_HASTE),
    ("hexproof", terms.KEYWORD_HEXPROOF | terms.KEYWORD_SHROUD),
    ("indestructible", terms.KEYWORD_INDESTRUCTIBLE),
    ("lifelink", terms.KEYWORD_LIFELINK),
    ("menace", terms.KEYWORD_MENACE),
    ("reach", terms.KEYWORD_REACH),
    ("trample", terms.KEYWORD_TRAMPLE),
    ("vigilance", terms.KEYWORD_VIGILANCE),
    ("infect", terms.KEYWORD_INFECT),
    (
        "evasive",
        terms.KEYWORD_FEAR
        | terms.KEYWORD_INTIMIDATE
        | terms.KEYWORD_SHADOW
        | terms.KEYWORD_SKULK
        | terms.KEYWORD_HORSEMANSHIP
        | terms.KEYWORD_UNBLOCKABLE,
    ),
)

TYPES: Final = (
    ("creature", terms.TYPE_CREATURE),
    ("artifact", terms.TYPE_ARTIFACT),
    ("enchantment", terms.TYPE_ENCHANTMENT),
    ("land", terms.TYPE_LAND),
    ("planeswalker", terms.TYPE_PLANESWALKER),
)

# What follows from the characteristics as the layers leave them.
CHARACTERISTIC_FIELDS: Final = (
    "card",  # its id in the vocabulary; 0: there is no row
    "power",
    "toughness",
    "mana_value",
    *(name for name, _ in TYPES),
    *terms.COLOR_NAMES,
    *(name for name, _ in KEYWORDS),
    "abilities",  # how many besides keywords
)
PERMANENT_FIELDS: Final = (
    *CHARACTERISTIC_FIELDS,
    "tapped",
    "summoning_sick",
    "damage",
    "attacking",  # a pointer to what is attacked
    "blocked",
    "blocking",  # a pointer to the first attacker that it blocks
    "attached_to",  # a pointer
    "plus_counters",  # +1/+1
    "minus_counters",  # -1/-1
    "loyalty",
    "other_counters",
    "chosen",  # a word chosen for it, such as a colour: 1 more than its place in OPTION_WORDS
    "token",
    "face_down",
    "entered_this_turn",
)
HAND_FIELDS: Final = (*CHARACTERISTIC_FIELDS, "known")  # known to the opponent
STACK_FIELDS: Final = (
    "card",
    "mine",
    "kind",  # 1 spell, 2 activated ability, 3 triggered ability
    "ability",  # which of its card's abilities, from 1
    "copy",
    "modes",  # those chosen, added up: 1 the first, 2 the second, 4 the third
    "x",
    "kicked",
    "via",  # how it was cast: 1 more than its place in OPTION_WORDS
    "source",  # a pointer, for an ability
    "target_1",  # pointers to its first targets
    "target_2",
    "target_3",
    "targets",  # how many there are
)
OPTION_FIELDS: Final = (
    "kind",  # 1 more than the verb, sim.state.decision.DO_*; MORE_KIND turns the page
    "card",  # of the object it is about
    "object",  # a pointer to that
    "target_card",
    "target",  # a pointer
    "number",
    "word",  # 1 more than its place in OPTION_WORDS
    "card_word",  # the card that a word names
)
CARD_FIELDS: Final = ("card",)
EXILE_FIELDS: Final = ("card", "exiled_with", "counters")  # a pointer to what exiled it
LIBRARY_FIELDS: Final = ("card", "place")  # 1 is the top

# Name, shape but for the columns, columns.
TABLES: Final[tuple[tuple[str, tuple[int, ...], tuple[str, ...]], ...]] = (
    ("game", (), GAME_FIELDS),
    ("permanents", (2, PERMANENTS), PERMANENT_FIELDS),
    ("hand", (HAND,), HAND_FIELDS),
    ("stack", (STACK,), STACK_FIELDS),
    ("graveyards", (2, GRAVEYARD), CARD_FIELDS),
    ("exile", (2, EXILE), EXILE_FIELDS),
    ("known_hand", (KNOWN_HAND,), CARD_FIELDS),
    ("known_libraries", (2, KNOWN_LIBRARY), LIBRARY_FIELDS),
    ("emblems", (2, EMBLEMS), CARD_FIELDS),
    ("options", (ACTIONS,), OPTION_FIELDS),
)
# The tables whose rows pointers count, in order; a table of both players has the observer's first.
POINTED: Final = ("permanents", "hand", "stack", "graveyards", "exile")


def _placed() -> tuple[dict[str, int], int]:
    offsets: dict[str, int] = {}
    end = 0
    for name, shape, fields in TABLES:
        offsets[name] = end
        size = len(fields)
        for length in shape:
            size *= length
        end += size
    return offsets, end


# Where each table begins in the block, and the numbers of the block in all. The mask of actions
# stands behind it, two to a number.
OFFSETS, SIZE = _placed()
WITH_MASK: Final = SIZE + ACTIONS // 2


def shape_of(name: str) -> tuple[int, ...]:
    """The shape of a table's array; columns last, but no axis for a single column."""
    for table, shape, fields in TABLES:
        if table == name:
            return (*shape, len(fields)) if len(fields) > 1 else shape
    raise KeyError(name)
