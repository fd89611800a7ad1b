from sim.vocab import THIS, ZONE_GRAVEYARD, CantBlock, Card, MayPlay, static, subtype, you_control


class Gravecrawler(Card):
    name, cost, type_line = "Gravecrawler", "{B}", "Creature - Zombie"
    power, toughness = 2, 1
    shamble = static(CantBlock(THIS))
    crawl = static(
        MayPlay(THIS, ZONE_GRAVEYARD, lands=False),
        condition=you_control(subtype("Zombie")),
        zones=(ZONE_GRAVEYARD,),
    )
