from sim.vocab import CARD, Card, DiscardCards, Draw, additional_cost, spell


class TormentingVoice(Card):
    name, cost, type_line = "Tormenting Voice", "{1}{R}", "Sorcery"
    price = additional_cost(DiscardCards(CARD))
    prize = spell(Draw(2))
