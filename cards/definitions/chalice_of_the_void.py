from sim.vocab import (
    EACH_PLAYER,
    IT,
    SELF,
    Card,
    CountersOn,
    CounterSpell,
    X,
    casts,
    enters_with,
    whenever,
    with_mana_value,
)


class ChaliceOfTheVoid(Card):
    name, cost, type_line = "Chalice of the Void", "{X}{X}", "Artifact"
    charge = enters_with("charge", X)
    void = whenever(
        casts(EACH_PLAYER, with_mana_value("==", CountersOn("charge", SELF))), CounterSpell(IT)
    )
