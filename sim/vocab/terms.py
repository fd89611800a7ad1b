"""The game's fixed terms as plain integers.

``Final`` integers rather than enums: the engine reads them in its hot paths, and an enum
member costs four times as much to read in CPython 3.11. Names for people come from the
tables at the end.
"""

from __future__ import annotations

from typing import Final

# Players are the entities 0 and 1; objects count from FIRST_OBJECT, so one integer can name
# whatever can be targeted, damaged or attacked.
FIRST_OBJECT: Final = 2
NOBODY: Final = -1

# Zones (400.1).
ZONE_LIBRARY: Final = 0
ZONE_HAND: Final = 1
ZONE_BATTLEFIELD: Final = 2
ZONE_GRAVEYARD: Final = 3
ZONE_STACK: Final = 4
ZONE_EXILE: Final = 5
ZONE_COMMAND: Final = 6
ZONE_NONE: Final = 7

# Steps and phases (500.1) in the order of the turn.
STEP_UNTAP: Final = 0
STEP_UPKEEP: Final = 1
STEP_DRAW: Final = 2
STEP_MAIN1: Final = 3
STEP_BEGIN_COMBAT: Final = 4
STEP_DECLARE_ATTACKERS: Final = 5
STEP_DECLARE_BLOCKERS: Final = 6
STEP_FIRST_STRIKE_DAMAGE: Final = 7
STEP_COMBAT_DAMAGE: Final = 8
STEP_END_COMBAT: Final = 9
STEP_MAIN2: Final = 10
STEP_END: Final = 11
STEP_CLEANUP: Final = 12
COMBAT_OVER: Final = (NOBODY, STEP_END_COMBAT)  # the key in state.once of a past combat phase

# Card types (300.1) and supertypes (205.4a), one bit each.
TYPE_ARTIFACT: Final = 1
TYPE_CREATURE: Final = 2
TYPE_ENCHANTMENT: Final = 4
TYPE_INSTANT: Final = 8
TYPE_LAND: Final = 16
TYPE_PLANESWALKER: Final = 32
TYPE_SORCERY: Final = 64
TYPE_KINDRED: Final = 128
TYPE_BATTLE: Final = 256
TYPES_PERMANENT: Final = 1 | 2 | 4 | 16 | 32 | 256

SUPERTYPE_BASIC: Final = 1
SUPERTYPE_LEGENDARY: Final = 2
SUPERTYPE_SNOW: Final = 4
SUPERTYPE_WORLD: Final = 8

# Colours (105.1) and types of mana (106.1b); colourless is a type of mana, not a colour.
WHITE_BIT: Final = 1
BLUE_BIT: Final = 2
BLACK_BIT: Final = 4
RED_BIT: Final = 8
GREEN_BIT: Final = 16
COLORLESS_BIT: Final = 32
ALL_COLORS: Final = 31
ANY_MANA_TYPE: Final = 63

# Keyword abilities that are a plain flag (702); the others are records in vocab.keywords.
KEYWORD_DEATHTOUCH: Final = 1 << 0
KEYWORD_DEFENDER: Final = 1 << 1
KEYWORD_DOUBLE_STRIKE: Final = 1 << 2
KEYWORD_FIRST_STRIKE: Final = 1 << 3
KEYWORD_FLASH: Final = 1 << 4
KEYWORD_FLYING: Final = 1 << 5
KEYWORD_HASTE: Final = 1 << 6
KEYWORD_HEXPROOF: Final = 1 << 7
KEYWORD_INDESTRUCTIBLE: Final = 1 << 8
KEYWORD_INTIMIDATE: Final = 1 << 9
KEYWORD_LIFELINK: Final = 1 << 10
KEYWORD_MENACE: Final = 1 << 11
KEYWORD_REACH: Final = 1 << 12
KEYWORD_SHROUD: Final = 1 << 13
KEYWORD_TRAMPLE: Final = 1 << 14
KEYWORD_VIGILANCE: Final = 1 << 15
KEYWORD_FEAR: Final = 1 << 16
KEYWORD_SKULK: Final = 1 << 17
KEYWORD_SHADOW: Final = 1 << 18
KEYWORD_HORSEMANSHIP: Final = 1 << 19
KEYWORD_INFECT: Final = 1 << 20
KEYWORD_WITHER: Final = 1 << 21
KEYWORD_CHANGELING: Final = 1 << 22
KEYWORD_CONVOKE: Final = 1 << 23
KEYWORD_DELVE: Final = 1 << 24
KEYWORD_UNBLOCKABLE: Final = 1 << 25

# Kinds of events (the atoms of rules.events) that triggers and replacement effects look for.
EVENT_MOVE: Final = 0
EVENT_DAMAGE: Final = 1
EVENT_DRAW: Final = 2
EVENT_LIFE: Final = 3
EVENT_COUNTERS: Final = 4
EVENT_TAP: Final = 5
EVENT_UNTAP: Final = 6
EVENT_CREATE: Final = 7
EVENT_CAST: Final = 8
EVENT_ACTIVATE: Final = 9
EVENT_ATTACK: Final = 10
EVENT_BLOCK: Final = 11
EVENT_BLOCKED: Final = 12
EVENT_UNBLOCKED: Final = 13
EVENT_TARGET: Final = 14
EVENT_STEP: Final = 15
EVENT_MANA: Final = 17
EVENT_SCRY: Final = 18
EVENT_SURVEIL: Final = 19
EVENT_LOSE: Final = 20
EVENT_ATTACH: Final = 21
EVENT_TRANSFORM: Final = 22
EVENT_ATTACKERS: Final = 23
EVENT_STATE: Final = 25  # no event: the game is in a state (603.8)
EVENT_DRAWS: Final = 26  # one instruction to draw several cards
EVENT_COUNTERED: Final = 27  # a spell or ability counters a spell
EVENT_KINDS: Final = 28

# Which face of a card is cast: 0 the card itself, from 1 on its faces in order, or one of these.
FACE_DOWN: Final = -1
FACE_BACK: Final = -2
FACE_BESTOWED: Final = -3
SHUFFLED: Final = "shuffle"  # the word of a move after which the library is shuffled
CYCLED: Final = "cycled"  # the word of the discard that pays for a cycling ability
TURNED_UP: Final = "face up"  # the word of a transformation that turns a permanent face up

# Why an object moved between zones; NONE is a plain instruction to put it there.
CAUSE_NONE: Final = 0
CAUSE_DESTROY: Final = 1
CAUSE_SACRIFICE: Final = 2
CAUSE_DISCARD: Final = 3
CAUSE_MILL: Final = 4
CAUSE_DRAW: Final = 5
CAUSE_STATE: Final = 6
CAUSE_RESOLVE: Final = 7
CAUSE_COUNTER: Final = 8
CAUSE_PLAY: Final = 9
CAUSE_CAST: Final = 10
CAUSE_DESTROY_NO_REGENERATION: Final = 11
CAUSE_COST: Final = 12
CAUSE_RULES: Final = 13  # counters as the result of damage, or of a turn-based action

# What the continuous effects and conditions of a game may read besides the battlefield
# itself; a mutation of one of these dirties the layers only while something reads it.
READS_NOTHING: Final = 0
READS_TAPPED: Final = 1
READS_LIFE: Final = 2
READS_MANA: Final = 8
READS_COMBAT: Final = 16
READS_TURN: Final = 32  # whose turn and step it is, and what happened this turn
READS_SIZES: Final = 128  # power and toughness, which layers before the seventh can look at
READS_ZONE: Final = 256  # shifted by the zone: the cards of that zone
READS_LIBRARY: Final = READS_ZONE << ZONE_LIBRARY
READS_STACK: Final = READS_ZONE << ZONE_STACK
READS_EXILE: Final = READS_ZONE << ZONE_EXILE
READS_ALL: Final = 63 | READS_ZONE * 255

ZONE_NAMES: Final = (
    "library",
    "hand",
    "battlefield",
    "graveyard",
    "stack",
    "exile",
    "command",
    "none",
)
STEP_NAMES: Final = (
    "untap",
    "upkeep",
    "draw",
    "main1",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "first_strike_damage",
    "combat_damage",
    "end_combat",
    "main2",
    "end",
    "cleanup",
)
TYPE_NAMES: Final = (
    "Artifact",
    "Creature",
    "Enchantment",
    "Instant",
    "Land",
    "Planeswalker",
    "Sorcery",
    "Kindred",
    "Battle",
)
# The card types in the order in which a type line has them: "Enchantment Artifact Creature".
TYPES_AS_PRINTED: Final = (128, 4, 1, 16, 2, 32, 256, 8, 64)
SUPERTYPE_NAMES: Final = ("Basic", "Legendary", "Snow", "World")
COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")
MANA_LETTERS: Final = "WUBRGC"
KEYWORD_NAMES: Final = (
    "deathtouch",
    "defender",
    "double strike",
    "first strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "intimidate",
    "lifelink",
    "menace",
    "reach",
    "shroud",
    "trample",
    "vigilance",
    "fear",
    "skulk",
    "shadow",
    "horsemanship",
    "infect",
    "wither",
    "changeling",
    "convoke",
    "delve",
    "can't be blocked",
)
BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
# The subtypes of 205.3g-q; what is not listed here is a creature type.
ARTIFACT_SUBTYPES: Final = frozenset(
    [
        "Attraction",
        "Blood",
        "Clue",
        "Contraption",
        "Equipment",
        "Food",
        "Fortification",
        "Gold",
        "Incubator",
        "Junk",
        "Map",
        "Powerstone",
        "Treasure",
        "Vehicle",
    ]
)
ENCHANTMENT_SUBTYPES: Final = frozenset(
    [
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Role",
        "Room",
        "Rune",
        "Saga",
        "Shard",
        "Shrine",
    ]
)
LAND_SUBTYPES: Final = frozenset(
    [
        "Cave",
        "Desert",
        "Forest",
        "Gate",
        "Island",
        "Lair",
        "Locus",
        "Mine",
        "Mountain",
        "Plains",
        "Power-Plant",
        "Sphere",
        "Swamp",
        "Tower",
        "Town",
        "Urza's",
    ]
)
SPELL_SUBTYPES: Final = frozenset(["Adventure", "Arcane", "Lesson", "Omen", "Trap"])


def bit_names(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bits set in ``mask``, in order."""
    return tuple(name for index, name in enumerate(names) if mask >> index & 1)


def type_names(mask: int) -> tuple[str, ...]:
    """The names of card types in the order in which a type line has them."""
    present = [bit for bit in TYPES_AS_PRINTED if mask & bit]
    return tuple(TYPE_NAMES[bit.bit_length() - 1] for bit in present)


def color_letters(mask: int) -> str:
    """The letters of a mask of colours or mana types, in the order WUBRGC."""
    return "".join(letter for index, letter in enumerate(MANA_LETTERS) if mask >> index & 1)
