from sim.vocab import CARD, Card, DiscardCards, Draw, additional_cost, spell


class CatharticReunion(Card):
    name, cost, type_line = "Cathartic Reunion", "{1}{R}", "Sorcery"
    price = additional_cost(DiscardCards(CARD, 2))
    prize = spell(Draw(3))
