"""The vocabulary that cards are written in: immutable records without any engine."""

from sim.vocab.abilities import *
from sim.vocab.allowances import *
from sim.vocab.amounts import *
from sim.vocab.build import *
from sim.vocab.card import Adventure as Adventure
from sim.vocab.card import BackFace as BackFace
from sim.vocab.card import Card as Card
from sim.vocab.card import MeldedFace as MeldedFace
from sim.vocab.card import ModalBack as ModalBack
from sim.vocab.card import Omen as Omen
from sim.vocab.card import SplitHalf as SplitHalf
from sim.vocab.card import Token as Token
from sim.vocab.changes import *
from sim.vocab.combat_keywords import *
from sim.vocab.conditions import *
from sim.vocab.continuous import *
from sim.vocab.copying import *
from sim.vocab.costs import *
from sim.vocab.definition import CardDef as CardDef
from sim.vocab.effects import *
from sim.vocab.faces import *
from sim.vocab.filters import *
from sim.vocab.keywords import *
from sim.vocab.limits import *
from sim.vocab.mana import *
from sim.vocab.mana_types import *
from sim.vocab.opening import *
from sim.vocab.outcomes import *
from sim.vocab.patterns import *
from sim.vocab.programs import *
from sim.vocab.protecting import *
from sim.vocab.record import *
from sim.vocab.references import *
from sim.vocab.replacing import *
from sim.vocab.rules import *
from sim.vocab.special import *
from sim.vocab.terms import *
from sim.vocab.triggering import *
from sim.vocab.words import *
from sim.vocab.zone_keywords import *
from sim.vocab.zone_play import *
