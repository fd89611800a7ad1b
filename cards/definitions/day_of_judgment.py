from sim.vocab import CREATURE, Card, Destroy, every, spell


class DayOfJudgment(Card):
    name, cost, type_line = "Day of Judgment", "{2}{W}{W}", "Sorcery"
    judgment = spell(Destroy(every(CREATURE)))
