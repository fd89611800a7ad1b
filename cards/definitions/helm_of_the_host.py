from sim.vocab import (
    EQUIPPED,
    FOREVER,
    HASTE,
    STEP_BEGIN_COMBAT,
    SUPERTYPE_LEGENDARY,
    Card,
    Change,
    CreateCopy,
    Except,
    beginning_of,
    equip,
    has,
    stored,
    whenever,
)


class HelmOfTheHost(Card):
    name, cost, type_line = "Helm of the Host", "{4}", "Legendary Artifact - Equipment"
    host = whenever(
        beginning_of(STEP_BEGIN_COMBAT),
        CreateCopy(EQUIPPED, exception=Except(without=SUPERTYPE_LEGENDARY)),
        Change(stored("created"), (has(HASTE),), FOREVER),
    )
    keywords = (equip("{5}"),)
