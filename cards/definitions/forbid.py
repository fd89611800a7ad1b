from sim.vocab import (
    CARD,
    SPELL,
    TARGET,
    Card,
    CounterSpell,
    DiscardCards,
    buyback,
    spell,
    target_spell,
)


class Forbid(Card):
    name, cost, type_line = "Forbid", "{1}{U}{U}", "Instant"
    keywords = buyback(DiscardCards(CARD, 2))
    forbid = spell(CounterSpell(TARGET), targets=target_spell(SPELL))
