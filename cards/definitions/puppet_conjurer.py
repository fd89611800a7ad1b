from cards.tokens.homunculus_blue_0_1 import HomunculusToken
from sim.vocab import (
    STEP_UPKEEP,
    TAP,
    Card,
    CreateToken,
    SacrificeSome,
    activated,
    beginning_of,
    subtype,
    whenever,
)


class PuppetConjurer(Card):
    name, cost, type_line = "Puppet Conjurer", "{1}{B}", "Artifact Creature - Human Wizard"
    power, toughness = 1, 2
    puppet = activated(("{U}", TAP), CreateToken(HomunculusToken.definition))
    toll = whenever(beginning_of(STEP_UPKEEP), SacrificeSome(subtype("Homunculus")))
