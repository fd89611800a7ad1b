"""Cards for the tests of replacement and prevention effects."""

from sim.vocab import (
    ARTIFACT,
    CARD,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTED,
    ENCHANTMENT,
    FIRST_STRIKE,
    FLYING,
    IT,
    LAND,
    LIFELINK,
    OPPONENTS,
    OTHER,
    PERMANENT,
    REACH,
    RED_BIT,
    SELF,
    TARGET,
    THAT_MUCH,
    THIS,
    YOU,
    YOURS,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_LIBRARY,
    Adds,
    BecomesTarget,
    CantGainLife,
    CantHaveCounters,
    Card,
    DamageCantBePrevented,
    DealDamage,
    Destroy,
    Destroyed,
    DividedBy,
    Draw,
    Draws,
    Except,
    GainLife,
    GoesTo,
    Instead,
    IsDealtDamage,
    LifeChanges,
    LifeStaysAt,
    LoseAllAbilities,
    LoseLife,
    LosesGame,
    LosesLifeToDamage,
    MaximumDraws,
    Move,
    Moves,
    Multiplies,
    PreventDamage,
    Prevents,
    PutCounters,
    PutsCounters,
    Redirects,
    Regenerate,
    RemoveDamage,
    SacrificeThem,
    SetLandType,
    SetLife,
    SetReplacement,
    SetRule,
    affect,
    any_target,
    base_stats,
    chapter,
    enchant,
    enters,
    enters_tapped,
    enters_with,
    every,
    gets,
    has,
    instead,
    is_object,
    loyalty_ability,
    may_enter_as_copy,
    protection_from_color,
    spell,
    static,
    subtype,
    target,
    target_card,
    target_player,
    whenever,
    with_power,
    you_control,
)


class Sovereign(Card):
    name, cost, type_line = "Imposing Sovereign", "{1}{W}", "Creature - Human"
    power, toughness = 2, 1
    impose = enters_tapped(what=enters(CREATURE & OPPONENTS))


class Orb(Card):
    name, cost, type_line = "Orb of Dreams", "{3}", "Artifact"
    dream = enters_tapped(what=enters(PERMANENT))


class Kismet(Card):
    """Only lands of one type are tapped: asks what the land will be."""

    name, cost, type_line = "Tidal Trouble", "{3}", "Enchantment"
    trouble = enters_tapped(what=enters(subtype("Mountain")))


class Moon(Card):
    name, cost, type_line = "Blood Moon", "{2}{R}", "Enchantment"
    moon = static(affect(LAND & ~subtype("Plains"), SetLandType("Mountain")))


class RestInPeace(Card):
    name, cost, type_line = "Rest in Peace", "{1}{W}", "Enchantment"
    peace = instead(Moves(CARD, to_zone=ZONE_GRAVEYARD), GoesTo(ZONE_EXILE))


class Colossus(Card):
    name, cost, type_line = "Darksteel Colossus", "{11}", "Artifact Creature - Golem"
    power, toughness = 11, 11
    back = instead(
        Moves(is_object(SELF), to_zone=ZONE_GRAVEYARD), GoesTo(ZONE_LIBRARY, shuffled=True)
    )


class Furnace(Card):
    name, cost, type_line = "Furnace of Rath", "{1}{R}{R}{R}", "Enchantment"
    double = instead(IsDealtDamage(PERMANENT, EACH_PLAYER), Multiplies())


class Armor(Card):
    name, cost, type_line = "Urza's Armor", "{6}", "Artifact"
    armor = instead(IsDealtDamage(None, YOU), Prevents(1))


class Faithmender(Card):
    name, cost, type_line = "Rhox Faithmender", "{3}{W}", "Creature - Rhino Monk"
    power, toughness = 1, 5
    keywords = (LIFELINK,)
    mend = instead(LifeChanges(YOU), Multiplies())


class Remedy(Card):
    name, cost, type_line = "Tainted Remedy", "{2}{B}", "Enchantment"
    taint = instead(LifeChanges(EACH_OPPONENT), Instead((LoseLife(THAT_MUCH, EACH_OPPONENT),)))


class Skullcrack(Card):
    name, cost, type_line = "Skullcrack", "{1}{R}", "Instant"
    crack = spell(
        SetRule(CantGainLife(EACH_PLAYER)), DealDamage(3, TARGET), targets=target_player()
    )


class Salve(Card):
    name, cost, type_line = "Healing Salve", "{W}", "Instant"
    salve = spell(GainLife(3, TARGET), targets=target_player())


class Thune(Card):
    name, cost, type_line = "Archangel of Thune", "{3}{W}{W}", "Creature - Angel"
    power, toughness = 3, 4
    keywords = (FLYING, LIFELINK)
    grow = whenever(LifeChanges(YOU), PutCounters("+1/+1", 1, every(CREATURE & YOURS)))


class Reflection(Card):
    name, cost, type_line = "Thought Reflection", "{4}{U}{U}{U}", "Enchantment"
    think = instead(Draws(YOU), Instead((Draw(2),)))


class Clone(Card):
    name, cost, type_line = "Clone", "{3}{U}", "Creature - Shapeshifter"
    power, toughness = 0, 0
    copy = may_enter_as_copy(CREATURE)


class Scales(Card):
    name, cost, type_line = "Hardened Scales", "{G}", "Enchantment"
    scales = instead(PutsCounters(CREATURE & YOURS, "+1/+1"), Adds(1))


class Season(Card):
    name, cost, type_line = "Growing Garden", "{4}{G}", "Enchantment"
    season = instead(PutsCounters(PERMANENT & YOURS), Multiplies())


class Solemnity(Card):
    name, cost, type_line = "Solemnity", "{2}{W}", "Enchantment"
    solemn = static(CantHaveCounters(ARTIFACT | CREATURE | ENCHANTMENT | LAND))


class Triskelion(Card):
    name, cost, type_line = "Triskelion", "{6}", "Artifact Creature - Construct"
    power, toughness = 1, 1
    counters = enters_with("+1/+1", 3)


class Walker(Card):
    name, cost, type_line = "Test Walker", "{2}{W}", "Planeswalker - Test"
    loyalty = 3
    up = loyalty_ability(1, GainLife(1))


class Saga(Card):
    name, cost, type_line = "Short Saga", "{1}{W}", "Enchantment - Saga"
    one = chapter(1, effects=(GainLife(1),))
    two = chapter(2, effects=(GainLife(10),))


class CounterWatch(Card):
    name, cost, type_line = "Counter Watch", "{W}", "Enchantment"
    watch = whenever(PutsCounters(CREATURE & YOURS), GainLife(1))


class Umbra(Card):
    name, cost, type_line = "Shield of the Oversoul", "{W}", "Instant"
    shield = spell(Regenerate(TARGET), targets=target(CREATURE))


class Terror(Card):
    name, cost, type_line = "Holy Day", "{W}", "Instant"
    day = spell(PreventDamage(TARGET), targets=target(CREATURE))


class Aid(Card):
    name, cost, type_line = "Samite Blessing", "{W}", "Instant"
    bless = spell(PreventDamage(TARGET, 3), targets=any_target())


class Pariah(Card):
    name, cost, type_line = "Pariah", "{2}{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    scapegoat = instead(IsDealtDamage(None, YOU), Redirects(ENCHANTED))


class Vigor(Card):
    name, cost, type_line = "Vigor", "{3}{G}{G}{G}", "Creature - Elemental Incarnation"
    power, toughness = 6, 6
    grow = instead(
        IsDealtDamage(OTHER & CREATURE & YOURS),
        Instead((PutCounters("+1/+1", THAT_MUCH, IT),)),
    )


class Reanimate(Card):
    name, cost, type_line = "Argivian Restoration", "{W}", "Sorcery"
    back = spell(
        Move(TARGET, ZONE_BATTLEFIELD, controller=YOU),
        targets=target_card(CARD, of=EACH_PLAYER),
    )


class Faith(Card):
    """An Aura that says what it enchants is yours."""

    name, cost, type_line = "Own Faith", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE & YOURS),)
    bonus = static(affect(ENCHANTED, gets(1, 1)))


class Haunt(Card):
    name, cost, type_line = "Strong Chains", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE & with_power(">=", 4)),)
    bonus = static(affect(ENCHANTED, gets(-1, -1)))


class Tomb(Card):
    name, cost, type_line = "Kalitas's Yoke", "{2}{B}", "Enchantment"
    yoke = instead(
        Moves(CREATURE & OPPONENTS, ZONE_BATTLEFIELD, ZONE_GRAVEYARD), GoesTo(ZONE_EXILE)
    )


class Swarm(Card):
    name, cost, type_line = "Power Gate", "{3}", "Creature - Gate"
    power, toughness = 4, 4
    gate = enters_tapped(what=enters(CREATURE & OPPONENTS & with_power("<=", 2)))


class Copied(Card):
    name, cost, type_line = "Tapped Golem", "{3}", "Artifact Creature - Golem"
    power, toughness = 3, 3
    slow = enters_tapped()
    charge = enters_with("charge", 2)


class ExA(Card):
    name, cost, type_line = "Exquisite Archangel", "{5}{W}{W}", "Creature - Angel"
    power, toughness = 5, 5
    keywords = (FLYING,)
    s = instead(LosesGame(), Instead((Move(SELF, ZONE_EXILE), SetLife(20))))


class Gisela(Card):
    name, cost, type_line = (
        "Gisela, Blade of Goldnight",
        "{4}{R}{W}{W}",
        "Legendary Creature - Angel",
    )
    power, toughness = 5, 5
    keywords = (FLYING, FIRST_STRIKE)
    d = instead(IsDealtDamage(OPPONENTS, EACH_OPPONENT), Multiplies())
    h = instead(IsDealtDamage(YOURS, YOU), Prevents(DividedBy(THAT_MUCH, 2, True)))


class SpiderUmbra(Card):
    name, cost, type_line = "Spider Umbra", "{G}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    s = static(affect(ENCHANTED, gets(1, 1), has(REACH)))
    t = instead(Destroyed(is_object(ENCHANTED)), Instead((RemoveDamage(ENCHANTED), Destroy(SELF))))


class Labyrinth(Card):
    name, cost, type_line = "Spirit of the Labyrinth", "{1}{W}", "Enchantment Creature - Spirit"
    power, toughness = 3, 1
    s = static(MaximumDraws(1))


class Worship(Card):
    name, cost, type_line = "Worship", "{3}{W}", "Enchantment"
    s = instead(LosesLifeToDamage(), LifeStaysAt(1), condition=you_control(CREATURE))


class Image(Card):
    name, cost, type_line = "Phantasmal Image", "{1}{U}", "Creature - Illusion"
    power, toughness = 0, 0
    copy = may_enter_as_copy(
        CREATURE,
        Except(
            subtypes=("Illusion",), abilities=(whenever(BecomesTarget(THIS), SacrificeThem(SELF)),)
        ),
    )


class Fog(Card):
    name, cost, type_line = "Fog", "{G}", "Instant"
    fog = spell(SetReplacement(instead(IsDealtDamage(PERMANENT, EACH_PLAYER, True), Prevents())))


class Unpreventable(Card):
    name, cost, type_line = "Leyline's Wrath", "{R}", "Sorcery"
    wrath = spell(SetRule(DamageCantBePrevented()))


class Warded(Card):
    name, cost, type_line = "Red Ward", "{W}", "Creature - Cleric"
    power, toughness = 1, 2
    keywords = (protection_from_color(RED_BIT),)


class Spray(Card):
    name, cost, type_line = "Magma Spray", "{R}", "Instant"
    spray = spell(
        DealDamage(2, TARGET),
        SetReplacement(
            instead(Moves(is_object(TARGET), ZONE_BATTLEFIELD, ZONE_GRAVEYARD), GoesTo(ZONE_EXILE))
        ),
        targets=target(CREATURE),
    )


class Humility(Card):
    name, cost, type_line = "Humility", "{2}{W}{W}", "Enchantment"
    humble = static(affect(CREATURE & YOURS, LoseAllAbilities(), base_stats(1, 1)))


class FullSolemnity(Card):
    name, cost, type_line = "Full Solemnity", "{2}{W}", "Enchantment"
    solemn = static(CantHaveCounters(ARTIFACT | CREATURE, players=EACH_PLAYER))
