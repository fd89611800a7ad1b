from sim.vocab import CARD, CHOSEN, ZONE_HAND, ZONE_LIBRARY, Card, ChooseObjects, Draw, Move, spell


class Brainstorm(Card):
    name, cost, type_line = "Brainstorm", "{U}", "Instant"
    storm = spell(Draw(3), ChooseObjects(CARD, 2, 2, ZONE_HAND), Move(CHOSEN, ZONE_LIBRARY))
