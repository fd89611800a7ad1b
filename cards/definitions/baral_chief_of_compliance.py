from sim.vocab import (
    IF_YOU_DO,
    INSTANT_OR_SORCERY,
    SPELL,
    YOU,
    Card,
    CostChange,
    CountersSpell,
    Discard,
    Draw,
    If,
    May,
    static,
    whenever,
)


class BaralChiefOfCompliance(Card):
    name = "Baral, Chief of Compliance"
    cost, type_line = "{1}{U}", "Legendary Creature - Human Wizard"
    power, toughness = 1, 3
    discount = static(CostChange(INSTANT_OR_SORCERY, -1, YOU))
    comply = whenever(CountersSpell(YOU, SPELL), May((Draw(), If(IF_YOU_DO, (Discard(),)))))
