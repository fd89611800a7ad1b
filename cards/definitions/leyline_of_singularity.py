from sim.vocab import (
    LAND,
    PERMANENT,
    SUPERTYPE_LEGENDARY,
    AddTypes,
    BeginsOnBattlefield,
    Card,
    affect,
    static,
)


class LeylineOfSingularity(Card):
    name, cost, type_line = "Leyline of Singularity", "{2}{U}{U}", "Enchantment"
    leyline = BeginsOnBattlefield()
    singularity = static(affect(~LAND & PERMANENT, AddTypes(supertypes=SUPERTYPE_LEGENDARY)))
