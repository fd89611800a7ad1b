from sim.vocab import (
    EQUIPPED,
    Card,
    Draw,
    affect,
    dies,
    equip,
    gets,
    is_object,
    static,
    whenever,
)


class Skullclamp(Card):
    name, cost, type_line = "Skullclamp", "{1}", "Artifact - Equipment"
    clamp = static(affect(EQUIPPED, gets(1, -1)))
    draw = whenever(dies(is_object(EQUIPPED)), Draw(2))
    keywords = (equip("{1}"),)
