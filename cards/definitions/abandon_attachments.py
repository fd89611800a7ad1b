from sim.vocab import CARD, Card, DiscardCards, Draw, MayPay, spell


class AbandonAttachments(Card):
    name, cost, type_line = "Abandon Attachments", "{1}{U/R}", "Instant - Lesson"
    lesson = spell(MayPay(((DiscardCards(CARD),),), (Draw(2),)))
