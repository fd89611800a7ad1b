from sim.vocab import (
    ENCHANTED,
    IT,
    Card,
    ChosenColorOfSelf,
    TapsForMana,
    add_mana_among,
    as_enters_choose,
    controller_of,
    enchant,
    is_object,
    subtype,
    whenever,
)


class UtopiaSprawl(Card):
    name, cost, type_line = "Utopia Sprawl", "{G}", "Enchantment - Aura"
    keywords = (enchant(subtype("Forest")),)
    choice = as_enters_choose("color")
    sprawl = whenever(
        TapsForMana(is_object(ENCHANTED)),
        add_mana_among(ChosenColorOfSelf(), controller_of(IT)),
    )
