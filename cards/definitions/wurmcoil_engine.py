from cards.tokens.wurm_colorless_3_3_deathtouch import WurmToken as DeathtouchWurmToken
from cards.tokens.wurm_colorless_3_3_lifelink import WurmToken as LifelinkWurmToken
from sim.vocab import DEATHTOUCH, LIFELINK, Card, CreateToken, dies, whenever


class WurmcoilEngine(Card):
    name, cost, type_line = "Wurmcoil Engine", "{6}", "Artifact Creature - Wurm"
    power, toughness = 6, 6
    keywords = (DEATHTOUCH, LIFELINK)
    split = whenever(
        dies(),
        CreateToken(DeathtouchWurmToken.definition),
        CreateToken(LifelinkWurmToken.definition),
    )
