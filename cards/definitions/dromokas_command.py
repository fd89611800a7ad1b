from sim.vocab import (
    CREATURE,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    SECOND_TARGET,
    TARGET,
    YOURS,
    Card,
    DealsDamage,
    Fight,
    Prevents,
    PutCounters,
    SacrificeSome,
    SetReplacement,
    instead,
    is_object,
    modal,
    mode,
    target,
    target_player,
    target_spell,
)


class DromokasCommand(Card):
    name, cost, type_line = "Dromoka's Command", "{G}{W}", "Instant"
    command = modal(
        mode(
            SetReplacement(instead(DealsDamage(is_object(TARGET)), Prevents())),
            targets=target_spell(INSTANT_OR_SORCERY),
        ),
        mode(SacrificeSome(ENCHANTMENT, who=TARGET), targets=target_player()),
        mode(PutCounters("+1/+1", 1, TARGET), targets=target(CREATURE)),
        mode(
            Fight(TARGET, SECOND_TARGET),
            targets=(target(CREATURE & YOURS), target(CREATURE & ~YOURS)),
        ),
        choose=2,
    )
