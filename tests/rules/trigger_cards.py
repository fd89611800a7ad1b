"""Cards for the tests of triggered abilities and of state-based actions."""

from sim.vocab import (
    CARD,
    CREATURE,
    DEATHTOUCH,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTED,
    EXILED_WITH_SELF,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    INFECT,
    LAND,
    LIFELINK,
    OTHER,
    SECOND_TARGET,
    SELF,
    STEP_END,
    STEP_UPKEEP,
    TARGET,
    THAT_MUCH,
    THAT_SOURCE,
    THIS,
    TRAMPLE,
    WITHER,
    YOU,
    YOURS,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    Change,
    ControlledBy,
    CreateCopy,
    CreateToken,
    Cycles,
    DealDamage,
    Delayed,
    Discard,
    Draw,
    ExileUntilSelfLeaves,
    Fight,
    GainControl,
    GainLife,
    IsDealtDamage,
    LoseGame,
    LoseLife,
    May,
    Mode,
    Move,
    Moves,
    PutCounters,
    Reflexive,
    SacrificeSome,
    SacrificeThem,
    StateIs,
    Token,
    Unless,
    Untap,
    WinGame,
    affect,
    any_target,
    beginning_of,
    cycling,
    deals_combat_damage,
    dies,
    discards,
    either,
    enchant,
    enters,
    every,
    gets,
    has,
    is_object,
    leaves,
    modal,
    mode,
    next_end_step,
    power_of,
    spell,
    static,
    stored,
    target,
    target_card,
    target_player,
    together,
    ward,
    whenever,
    you_control,
)


class Warden(Card):
    name, cost, type_line = "Soul Warden", "{W}", "Creature - Human Cleric"
    power, toughness = 1, 1
    ward_ = whenever(enters(OTHER & CREATURE), GainLife(1))


class Cutthroat(Card):
    name, cost, type_line = "Zulaport Cutthroat", "{1}{B}", "Creature - Human Rogue"
    power, toughness = 1, 1
    drain = whenever(dies(CREATURE & YOURS), LoseLife(1, EACH_OPPONENT), GainLife(1))


class Pact(Card):
    name, cost, type_line = "Grave Pact", "{1}{B}{B}{B}", "Enchantment"
    pact = whenever(dies(CREATURE & YOURS), SacrificeSome(CREATURE, who=EACH_OPPONENT))


class LivingDeath(Card):
    """Everything returns at once."""

    name, cost, type_line = "Mass Return", "{4}{B}", "Sorcery"
    rise = spell(Move(every(CREATURE, ZONE_GRAVEYARD), ZONE_BATTLEFIELD))


class Opportunist(Card):
    name, cost, type_line = "Once Watcher", "{2}{B}", "Creature - Human"
    power, toughness = 1, 3
    draw = whenever(dies(OTHER & CREATURE), Draw(), once_each_turn=True)


class Crocodile(Card):
    name, cost, type_line = "Lonely Crocodile", "{3}{G}", "Creature - Crocodile"
    power, toughness = 5, 5
    leave = whenever(StateIs(Unless(you_control(CREATURE & ~is_object(SELF)))), SacrificeThem(SELF))


class Exile(Card):
    name, cost, type_line = "Journey", "{W}", "Enchantment"
    out = whenever(
        enters(),
        Move(TARGET, ZONE_EXILE, store="gone"),
        Delayed(leaves(), (Move(stored("gone"), ZONE_BATTLEFIELD),)),
        targets=target(CREATURE),
    )


class Goryo(Card):
    name, cost, type_line = "Footsteps of the Goryo", "{2}{B}", "Sorcery"
    steps = spell(
        Move(TARGET, ZONE_BATTLEFIELD, controller=YOU, store="back"),
        Delayed(next_end_step(), (SacrificeThem(stored("back")),)),
        targets=target_card(CREATURE),
    )


class Cloudshift(Card):
    name, cost, type_line = "Cloudshift", "{W}", "Instant"
    shift = spell(
        Move(TARGET, ZONE_EXILE, store="out"),
        Move(stored("out"), ZONE_BATTLEFIELD, controller=YOU),
        targets=target(CREATURE & YOURS),
    )


class Thragtusk(Card):
    name, cost, type_line = "Thragtusk", "{4}{G}", "Creature - Beast"
    power, toughness = 5, 3
    come = whenever(enters(), GainLife(5))
    go = whenever(leaves(), GainLife(3))


class Treason(Card):
    name, cost, type_line = "Act of Treason", "{2}{R}", "Sorcery"
    seize = spell(
        Untap(TARGET), Change(TARGET, (GainControl(), has(HASTE))), targets=target(CREATURE)
    )


class Reckoner(Card):
    name, cost, type_line = "Boros Reckoner", "{R/W}{R/W}{R/W}", "Creature - Minotaur Wizard"
    power, toughness = 3, 3
    reckon = whenever(
        IsDealtDamage(is_object(SELF)), DealDamage(THAT_MUCH, TARGET), targets=any_target()
    )


class Lifelink(Card):
    name, cost, type_line = "Lifelink", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    link = static(affect(ENCHANTED, has(LIFELINK)))


class Manticore(Card):
    name, cost, type_line = "Heart-Piercer Manticore", "{2}{R}{R}", "Creature - Manticore"
    power, toughness = 4, 3
    throw = whenever(
        enters(),
        May(
            (
                SacrificeSome(OTHER & CREATURE),
                Reflexive(
                    Mode((DealDamage(power_of(stored("sacrificed")), TARGET),), (any_target(),))
                ),
            )
        ),
    )


class Rats(Card):
    name, cost, type_line = "Plague Stinger", "{1}{B}", "Creature - Insect"
    power, toughness = 1, 1
    keywords = (FLYING, INFECT)


class Witherer(Card):
    name, cost, type_line = "Boggart Ram-Gang", "{2}{R}", "Creature - Goblin"
    power, toughness = 3, 3
    keywords = (HASTE, WITHER)


class Asp(Card):
    name, cost, type_line = "Deadly Asp", "{1}{G}", "Creature - Snake"
    power, toughness = 1, 1
    keywords = (DEATHTOUCH, TRAMPLE)


class Myr(Card):
    name, cost, type_line = "Indestructible Ox", "{3}", "Creature - Ox"
    power, toughness = 2, 3
    keywords = (INDESTRUCTIBLE,)


class Prey(Card):
    name, cost, type_line = "Prey Upon", "{G}", "Sorcery"
    fight = spell(
        Fight(TARGET, SECOND_TARGET),
        targets=(target(CREATURE & YOURS), target(CREATURE)),
    )


class Ghost(Card):
    name, cost, type_line = "Warded Ghost", "{1}{U}", "Creature - Spirit"
    power, toughness = 2, 2
    keywords = (ward("{2}"),)


class Crown(Card):
    name, cost, type_line = "End It", "{B}", "Sorcery"
    lose = spell(LoseGame(EACH_PLAYER))


class Victory(Card):
    name, cost, type_line = "Victory", "{W}", "Sorcery"
    win = spell(WinGame(YOU))


class Copier(Card):
    name, cost, type_line = "Fated Copy", "{2}{U}", "Instant"
    copy = spell(CreateCopy(TARGET), targets=target(CREATURE))


class Upkeep(Card):
    name, cost, type_line = "Life Clock", "{W}", "Enchantment"
    tick = whenever(beginning_of(STEP_UPKEEP), GainLife(1))
    tock = whenever(beginning_of(STEP_END, None), GainLife(10))


class IfLife(Card):
    name, cost, type_line = "Only With Friends", "{W}", "Enchantment"
    friends = whenever(
        beginning_of(STEP_UPKEEP, None),
        GainLife(5),
        condition=you_control(CREATURE),
    )


class Discarder(Card):
    name, cost, type_line = "Bottomless Pit", "{B}", "Sorcery"
    pit = spell(Discard(1, EACH_PLAYER))


class DamageWatch(Card):
    name, cost, type_line = "Blood Scent", "{B}", "Enchantment"
    scent = whenever(deals_combat_damage(CREATURE & YOURS), PutCounters("+1/+1", 1, THAT_SOURCE))


class Anthem(Card):
    name, cost, type_line = "Glorious Anthem", "{1}{W}{W}", "Enchantment"
    glory = static(affect(CREATURE & YOURS, gets(1, 1)))


class Bear(Token):
    name, type_line, color = "Bear", "Creature - Bear", 16
    power, toughness = 2, 2


class BearMaker(Card):
    name, cost, type_line = "Bear Maker", "{G}", "Creature - Elf"
    power, toughness = 1, 1
    make = whenever(enters(), CreateToken(Bear.definition, 2))


class AnyGraveyard(Card):
    name, cost, type_line = "Grave Watch", "{B}", "Enchantment"
    watch = whenever(Moves(CREATURE, to_zone=ZONE_GRAVEYARD), GainLife(1))


class Batch(Card):
    name, cost, type_line = "Mourners", "{W}", "Enchantment"
    mourn = whenever(dies(CREATURE & YOURS), GainLife(1), batch=True)
    strike = whenever(deals_combat_damage(CREATURE & YOURS), GainLife(10), batch=True)
    come = whenever(enters(CREATURE & YOURS), GainLife(100), batch=True)


class Ring(Card):
    name, cost, type_line = "Oblivion Ring", "{2}{W}", "Enchantment"
    out = whenever(enters(), Move(TARGET, ZONE_EXILE), targets=target(OTHER & ~LAND))
    back = whenever(leaves(), Move(EXILED_WITH_SELF, ZONE_BATTLEFIELD))


class Light(Card):
    name, cost, type_line = "Banishing Light", "{2}{W}", "Enchantment"
    out = whenever(
        enters(), ExileUntilSelfLeaves(TARGET), targets=target(~LAND & ControlledBy(EACH_OPPONENT))
    )


class Cyclist(Card):
    name, cost, type_line = "Cyclist", "{5}{G}", "Creature - Human"
    power, toughness = 4, 4
    keywords = (cycling("{0}"),)
    ride = whenever(Cycles(YOU, THIS), GainLife(1), zones=(ZONE_GRAVEYARD, ZONE_EXILE))


class Spoke(Card):
    name, cost, type_line = "Spoke", "{G}", "Enchantment"
    spin = whenever(either(Cycles(YOU, CARD), discards(YOU, CARD)), GainLife(10))


class Feud(Card):
    """Its second mode speaks of its own targets, whatever the first one has."""

    name, cost, type_line = "Feud", "{R}", "Sorcery"
    feud = modal(
        mode(GainLife(3, TARGET), targets=target_player()),
        mode(
            DealDamage(1, together(TARGET, SECOND_TARGET)),
            targets=(target_player(), target(CREATURE & ControlledBy(TARGET))),
        ),
        choose=1,
        at_most=2,
    )
