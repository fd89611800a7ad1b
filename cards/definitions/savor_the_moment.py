from sim.vocab import STEP_UNTAP, Card, ExtraTurn, spell


class SavorTheMoment(Card):
    name, cost, type_line = "Savor the Moment", "{1}{U}{U}", "Sorcery"
    savor = spell(ExtraTurn(skipping=(STEP_UNTAP,)))
