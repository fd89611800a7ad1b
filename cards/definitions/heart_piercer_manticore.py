from sim.vocab import (
    CREATURE,
    IF_YOU_DO,
    OTHER,
    TARGET,
    Card,
    DealDamage,
    If,
    May,
    Reflexive,
    SacrificeSome,
    any_target,
    embalm,
    enters,
    mode,
    power_of,
    stored,
    whenever,
)


class HeartPiercerManticore(Card):
    name, cost, type_line = "Heart-Piercer Manticore", "{2}{R}{R}", "Creature - Manticore"
    power, toughness = 4, 3
    pierce = whenever(
        enters(),
        May(
            (
                SacrificeSome(OTHER & CREATURE),
                If(
                    IF_YOU_DO,
                    (
                        Reflexive(
                            mode(
                                DealDamage(
                                    power_of(stored("sacrificed", "the sacrificed creature")),
                                    TARGET,
                                ),
                                targets=any_target(),
                            )
                        ),
                    ),
                ),
            )
        ),
    )
    keywords = (embalm("{5}{R}"),)
