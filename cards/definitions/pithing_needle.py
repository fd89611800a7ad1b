from sim.vocab import CantActivate, Card, HasName, as_enters_choose, static


class PithingNeedle(Card):
    name, cost, type_line = "Pithing Needle", "{1}", "Artifact"
    choice = as_enters_choose("card name")
    pin = static(CantActivate(HasName()))
