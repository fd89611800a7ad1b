from sim.vocab import EACH_OPPONENT, CantCast, Card, SetRule, spell


class Silence(Card):
    name, cost, type_line = "Silence", "{W}", "Instant"
    silence = spell(SetRule(CantCast(EACH_OPPONENT)))
