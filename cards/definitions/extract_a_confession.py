from sim.vocab import (
    CREATURE,
    EACH_OPPONENT,
    EVIDENCE_COLLECTED,
    Card,
    HasGreatest,
    If,
    SacrificeSome,
    may_collect_evidence,
    spell,
)


class ExtractAConfession(Card):
    name, cost, type_line = "Extract a Confession", "{1}{B}", "Sorcery"
    keywords = (may_collect_evidence(6),)
    confession = spell(
        If(
            EVIDENCE_COLLECTED,
            (SacrificeSome(CREATURE & HasGreatest("power", CREATURE), who=EACH_OPPONENT),),
            (SacrificeSome(CREATURE, who=EACH_OPPONENT),),
        )
    )
