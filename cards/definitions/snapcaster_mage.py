from sim.vocab import (
    FLASH,
    INSTANT_OR_SORCERY,
    TARGET,
    ZONE_GRAVEYARD,
    Card,
    GainsCost,
    SetRule,
    enters,
    is_object,
    target_card,
    whenever,
)


class SnapcasterMage(Card):
    name, cost, type_line = "Snapcaster Mage", "{1}{U}", "Creature - Human Wizard"
    power, toughness = 2, 1
    keywords = (FLASH,)
    snap = whenever(
        enters(),
        SetRule(GainsCost(is_object(TARGET), "flashback", zone=ZONE_GRAVEYARD, exiles=True)),
        targets=target_card(INSTANT_OR_SORCERY),
    )
