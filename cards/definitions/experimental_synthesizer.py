from cards.tokens.samurai_white_2_2_vigilance import SamuraiToken
from sim.vocab import (
    SACRIFICE_SELF,
    ZONE_EXILE,
    Card,
    CreateToken,
    MayPlay,
    Move,
    SetRule,
    activated,
    either,
    enters,
    is_object,
    leaves,
    stored,
    top_cards,
    whenever,
)


class ExperimentalSynthesizer(Card):
    name, cost, type_line = "Experimental Synthesizer", "{R}", "Artifact"
    experiment = whenever(
        either(enters(), leaves()),
        Move(top_cards(1), ZONE_EXILE, store="exiled"),
        SetRule(MayPlay(is_object(stored("exiled")))),
    )
    samurai = activated(
        ("{2}{R}", SACRIFICE_SELF), CreateToken(SamuraiToken.definition), as_sorcery=True
    )
