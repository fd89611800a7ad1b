from sim.vocab import (
    CHOSEN,
    INSTANT_OR_SORCERY,
    YOU,
    ZONE_GRAVEYARD,
    Card,
    ChooseObjects,
    MayPlay,
    SetRule,
    Surveil,
    is_object,
    spell,
)


class MissionBriefing(Card):
    name, cost, type_line = "Mission Briefing", "{U}{U}", "Instant"
    briefing = spell(
        Surveil(2),
        ChooseObjects(INSTANT_OR_SORCERY, zone=ZONE_GRAVEYARD, of=YOU),
        SetRule(MayPlay(is_object(CHOSEN), ZONE_GRAVEYARD, lands=False, exiles=True)),
    )
