"""Cards for the tests of continuous effects; most are printed ones that are not yet in cards/."""

from sim.vocab import (
    BASIC,
    BLUE_BIT,
    COLORLESS,
    CREATURE,
    ENCHANTED,
    ENCHANTMENT,
    EQUIPPED,
    FLYING,
    HASTE,
    LAND,
    OTHER,
    RED_BIT,
    SELF,
    TAP,
    TAPPED,
    TARGET,
    TRAMPLE,
    TYPE_CREATURE,
    VIGILANCE,
    YOU,
    YOURS,
    ZONE_HAND,
    AddAbilities,
    AddTypes,
    Card,
    Change,
    DealDamage,
    Draw,
    GainControl,
    GainLife,
    LoseAllAbilities,
    LoseKeywords,
    SetColors,
    SetCreatureTypes,
    SetLandType,
    SetTypes,
    SwitchStats,
    Untap,
    activated,
    affect,
    any_target,
    base_stats,
    count,
    defined_stats,
    enchant,
    enters,
    equip,
    every,
    gets,
    has,
    is_object,
    spell,
    static,
    subtype,
    target,
    whenever,
    with_keyword,
    with_power,
    you_control,
)


class Anthem(Card):
    name, cost, type_line = "Glorious Anthem", "{1}{W}{W}", "Enchantment"
    glory = static(affect(CREATURE & YOURS, gets(1, 1)))


class Treason(Card):
    name, cost, type_line = "Act of Treason", "{2}{R}", "Sorcery"
    seize = spell(
        Untap(TARGET), Change(TARGET, (GainControl(), has(HASTE))), targets=target(CREATURE)
    )


class ControlMagic(Card):
    name, cost, type_line = "Control Magic", "{2}{U}{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    control = static(affect(ENCHANTED, GainControl()))


class Confiscate(Card):
    name, cost, type_line = "Confiscate", "{4}{U}{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE | ENCHANTMENT),)
    control = static(affect(ENCHANTED, GainControl()))


class Humility(Card):
    name, cost, type_line = "Humility", "{2}{W}{W}", "Enchantment"
    humble = static(affect(CREATURE, LoseAllAbilities(), base_stats(1, 1)))


class BloodMoon(Card):
    name, cost, type_line = "Blood Moon", "{2}{R}", "Enchantment"
    moon = static(affect(LAND & ~BASIC, SetLandType("Mountain")))


class Urborg(Card):
    name, cost, type_line = "Urborg, Tomb of Yawgmoth", "", "Legendary Land"
    swamps = static(affect(LAND, AddTypes(subtypes=("Swamp",))))


class DryadArbor(Card):
    name, cost, type_line = "Dryad Arbor", "", "Land Creature - Forest Dryad"
    power, toughness = 1, 1


class KirdApe(Card):
    name, cost, type_line = "Kird Ape", "{R}", "Creature - Ape"
    power, toughness = 1, 1
    forest = static(affect(SELF, gets(1, 2)), condition=you_control(subtype("Forest")))


class Frog(Card):
    name, cost, type_line = "Turn to Frog", "{1}{U}", "Instant"
    croak = spell(
        Change(
            TARGET,
            (
                LoseAllAbilities(),
                SetColors(BLUE_BIT),
                SetCreatureTypes(("Frog",)),
                base_stats(1, 1),
            ),
        ),
        targets=target(CREATURE),
    )


class Jump(Card):
    name, cost, type_line = "Jump", "{U}", "Instant"
    jump = spell(Change(TARGET, (has(FLYING),)), targets=target(CREATURE))


class Twist(Card):
    name, cost, type_line = "Inside Out", "{U}", "Instant"
    turn = spell(Change(TARGET, (SwitchStats(),)), Draw(), targets=target(CREATURE))


class Maro(Card):
    name, cost, type_line = "Maro", "{2}{G}{G}", "Creature - Elemental"
    power, toughness = "*", "*"
    size = defined_stats(count(YOURS, ZONE_HAND, YOU), count(YOURS, ZONE_HAND, YOU))


class Overrun(Card):
    name, cost, type_line = "Overrun", "{2}{G}{G}{G}", "Sorcery"
    run = spell(Change(every(CREATURE & YOURS), (gets(3, 3), has(TRAMPLE))))


class Spirit(Card):
    """A power-dependent effect in layer 6."""

    name, cost, type_line = "Herald of the Strong", "{2}{R}", "Enchantment"
    haste = static(affect(CREATURE & YOURS & with_power(">=", 4), has(TRAMPLE)))


class Pinger(Card):
    name, cost, type_line = "Pinging Gift", "{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    gift = static(
        affect(
            ENCHANTED,
            AddAbilities((activated(TAP, DealDamage(1, TARGET), targets=any_target()),)),
        )
    )


class Lordship(Card):
    """Grants a static ability."""

    name, cost, type_line = "Lordship", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    lord = static(
        affect(ENCHANTED, AddAbilities((static(affect(OTHER & CREATURE & YOURS, gets(1, 1))),)))
    )


class FlyingGift(Card):
    """Grants a static ability that grants a keyword."""

    name, cost, type_line = "Gift of Wings", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    lord = static(
        affect(ENCHANTED, AddAbilities((static(affect(OTHER & CREATURE & YOURS, has(FLYING))),)))
    )


class WardenGift(Card):
    name, cost, type_line = "Gift of the Warden", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    gift = static(affect(ENCHANTED, AddAbilities((whenever(enters(CREATURE), GainLife(1)),))))


class Gravity(Card):
    name, cost, type_line = "Gravity Well", "{G}", "Enchantment"
    down = static(affect(CREATURE, LoseKeywords(FLYING)))


class Flight(Card):
    name, cost, type_line = "Levitation", "{2}{U}{U}", "Enchantment"
    up = static(affect(CREATURE & YOURS, has(FLYING)))


class FlyerLord(Card):
    name, cost, type_line = "Favorable Winds", "{1}{U}", "Enchantment"
    wind = static(affect(CREATURE & YOURS & with_keyword(FLYING), gets(1, 1)))


class FlyersWatch(Card):
    """Depends in layer 6 on what has flying."""

    name, cost, type_line = "Watch of the Flyers", "{1}{U}", "Enchantment"
    wind = static(affect(CREATURE & YOURS & with_keyword(FLYING), has(VIGILANCE)))


class GoblinKing(Card):
    name, cost, type_line = "Goblin King", "{1}{R}{R}", "Creature - Goblin"
    power, toughness = 2, 2
    king = static(affect(OTHER & subtype("Goblin") & CREATURE, gets(1, 1)))


class Conspiracy(Card):
    name, cost, type_line = "Goblin Conspiracy", "{3}{B}{B}", "Enchantment"
    types = static(affect(CREATURE & YOURS, SetCreatureTypes(("Goblin",))))


class Awaken(Card):
    name, cost, type_line = "Living Terrain", "{2}{G}{G}", "Enchantment - Aura"
    keywords = (enchant(LAND),)
    live = static(affect(ENCHANTED, base_stats(5, 6), AddTypes(TYPE_CREATURE, ("Treefolk",))))


class AllLands(Card):
    name, cost, type_line = "Nature's Revolt", "{3}{G}{G}", "Enchantment"
    live = static(affect(LAND, base_stats(2, 2), AddTypes(TYPE_CREATURE)))


class Lignify(Card):
    name, cost, type_line = "Lignify", "{1}{G}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    wood = static(
        affect(ENCHANTED, SetCreatureTypes(("Treefolk",)), base_stats(0, 4), LoseAllAbilities())
    )


class Painter(Card):
    name, cost, type_line = "Crimson Wash", "{R}", "Instant"
    paint = spell(Change(TARGET, (SetColors(RED_BIT),)), targets=target(CREATURE))


class Song(Card):
    """Everything becomes colourless creatures of one type alone."""

    name, cost, type_line = "Rust", "{R}", "Instant"
    rust = spell(
        Change(TARGET, (SetTypes(TYPE_CREATURE, ("Golem",)), SetColors(0))),
        targets=target(CREATURE),
    )


class Shield(Card):
    name, cost, type_line = "Grand Shield", "{1}", "Artifact - Equipment"
    shield = static(affect(EQUIPPED, gets(count(CREATURE & YOURS), 0)))
    keywords = (equip("{1}"),)


class ColorlessPride(Card):
    name, cost, type_line = "Colorless Pride", "{1}", "Enchantment"
    pride = static(affect(CREATURE & COLORLESS, gets(1, 1)))


class Possess(Card):
    """Untap and steal until end of turn an attacker."""

    name, cost, type_line = "Ray of Command", "{3}{U}", "Instant"
    ray = spell(Untap(TARGET), Change(TARGET, (GainControl(),)), targets=target(CREATURE))


class CountFlyers(Card):
    name, cost, type_line = "Sky Counter", "{U}", "Creature - Bird"
    power, toughness = 0, 3
    size = static(affect(SELF, gets(count(CREATURE & with_keyword(FLYING)), 0)))


class WhileTapped(Card):
    name, cost, type_line = "Only Others", "{W}", "Creature - Human"
    power, toughness = 2, 2
    alone = static(affect(SELF, gets(2, 2)), condition=you_control(CREATURE & ~is_object(SELF)))


class TapLeash(Card):
    name, cost, type_line = "Sleeper's Leash", "{U}", "Enchantment - Aura"
    keywords = (enchant(TAPPED & CREATURE),)


class Rouse(Card):
    name, cost, type_line = "Rouse", "{U}", "Instant"
    rouse = spell(Untap(TARGET), targets=target(CREATURE))
