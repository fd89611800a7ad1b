from cards.tokens import wurm_colorless_3_3_deathtouch, wurm_colorless_3_3_lifelink
from sim.vocab import DEATHTOUCH, LIFELINK, Card, CreateToken, dies, whenever


class WurmcoilEngine(Card):
    name, cost, type_line = "Wurmcoil Engine", "{6}", "Artifact Creature - Wurm"
    power, toughness = 6, 6
    keywords = (DEATHTOUCH, LIFELINK)
    split = whenever(
        dies(),
        CreateToken(wurm_colorless_3_3_deathtouch.WurmToken.definition),
        CreateToken(wurm_colorless_3_3_lifelink.WurmToken.definition),
    )
