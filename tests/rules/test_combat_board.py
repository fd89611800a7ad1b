"""Declarations on a board of cards, each with a keyword, a restriction or a requirement."""

import random

import pytest

from sim.rules import layers
from sim.rules.combat import attack, block, removal
from sim.rules.combat.evasion import may_block
from sim.state.combat_frames import AttackFrame, BlockFrame
from sim.state.decision import DO_DONE
from sim.state.game_state import Combat, GameState
from sim.state.objects import GameObject
from sim.vocab import (
    ARTIFACT,
    BLACK,
    BLACK_BIT,
    CREATURE,
    DEFENDER,
    FEAR,
    FLYING,
    HASTE,
    HORSEMANSHIP,
    INTIMIDATE,
    MENACE,
    REACH,
    SHADOW,
    SKULK,
    THIS,
    UNBLOCKABLE,
    VIGILANCE,
    YOURS,
    BlockersAtMost,
    BlocksMore,
    CantAttack,
    CantAttackAlone,
    CantBeBlockedBy,
    CantBlock,
    CantBlockAlone,
    Card,
    MaximumAttackers,
    MaximumBlockers,
    MinimumBlockers,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    landwalk,
    protection_from_color,
    static,
    with_power,
    you_control,
)
from sim.vocab.terms import (
    NOBODY,
    STEP_DECLARE_ATTACKERS,
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
    ZONE_BATTLEFIELD,
)


class Body(Card):
    """A green 2/2 that does nothing; the others differ from it in one thing each."""

    name, cost, type_line = "Body", "{1}{G}", "Creature"
    power, toughness = 2, 2


class Shade(Card):
    name, cost, type_line = "Shade", "{1}{B}", "Creature"
    power, toughness = 2, 2


class Golem(Card):
    name, cost, type_line = "Golem", "{2}", "Artifact Creature"
    power, toughness = 2, 2


class Ox(Card):
    name, cost, type_line = "Ox", "{2}{G}", "Creature"
    power, toughness = 3, 3


class Bird(Card):
    name, cost, type_line = "Bird", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (FLYING,)


class Spider(Card):
    name, cost, type_line = "Spider", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (REACH,)


class Dauthi(Card):
    name, cost, type_line = "Dauthi", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (SHADOW,)


class Rider(Card):
    name, cost, type_line = "Rider", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (HORSEMANSHIP,)


class Menacing(Card):
    name, cost, type_line = "Menacing", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (MENACE,)


class Fearsome(Card):
    name, cost, type_line = "Fearsome", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (FEAR,)


class Intimidating(Card):
    name, cost, type_line = "Intimidating", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (INTIMIDATE,)


class Skulking(Card):
    name, cost, type_line = "Skulking", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (SKULK,)


class Slippery(Card):
    name, cost, type_line = "Slippery", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (UNBLOCKABLE,)


class Knight(Card):
    name, cost, type_line = "Knight", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (protection_from_color(BLACK_BIT),)


class Walker(Card):
    name, cost, type_line = "Walker", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (landwalk("Swamp"),)


class Bog(Card):
    name, cost, type_line = "Bog", "", "Land - Swamp"


class Nimble(Card):
    name, cost, type_line = "Nimble", "{G}", "Creature"
    power, toughness = 2, 2
    dodge = static(CantBeBlockedBy(THIS, with_power(">=", 3)), CantBeBlockedBy(THIS, ARTIFACT))


class Charm(Card):
    """Its controller's creatures can't be blocked by black creatures."""

    name, cost, type_line = "Charm", "{G}", "Enchantment"
    ward_off = static(CantBeBlockedBy(CREATURE & YOURS, BLACK))


class Giant(Card):
    name, cost, type_line = "Giant", "{G}", "Creature"
    power, toughness = 2, 2
    tower = static(MinimumBlockers(THIS, 3))


class Tiger(Card):
    name, cost, type_line = "Tiger", "{G}", "Creature"
    power, toughness = 2, 2
    stealth = static(BlockersAtMost(THIS, 1))


class Phantom(Card):
    name, cost, type_line = "Phantom", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (MENACE,)
    stealth = static(BlockersAtMost(THIS, 1))


class Sergeant(Card):
    name, cost, type_line = "Sergeant", "{G}", "Creature"
    power, toughness = 2, 2
    guard = static(BlocksMore(THIS, 1))


class Wall(Card):
    name, cost, type_line = "Wall", "{G}", "Creature - Wall"
    power, toughness = 0, 4
    keywords = (DEFENDER,)
    guard = static(BlocksMore(THIS, -1))


class Timid(Card):
    name, cost, type_line = "Timid", "{G}", "Creature"
    power, toughness = 2, 2
    fear = static(CantAttackAlone(THIS), CantBlockAlone(THIS))


class Pacifist(Card):
    name, cost, type_line = "Pacifist", "{G}", "Creature"
    power, toughness = 2, 2
    peace = static(CantBlock(THIS), CantAttack(THIS, unless=you_control(ARTIFACT)))


class Zealot(Card):
    name, cost, type_line = "Zealot", "{G}", "Creature"
    power, toughness = 2, 2
    zeal = static(MustAttack(THIS), MustBlock(THIS))


class Lure(Card):
    name, cost, type_line = "Lure", "{G}", "Creature"
    power, toughness = 2, 2
    call = static(MustBeBlocked(THIS, by_all=True))


class Decoy(Card):
    name, cost, type_line = "Decoy", "{G}", "Creature"
    power, toughness = 2, 2
    call = static(MustBeBlocked(THIS))


class Duel(Card):
    name, cost, type_line = "Duel", "{G}", "Enchantment"
    honour = static(MaximumAttackers(1), MaximumBlockers(1))


class Sprinter(Card):
    name, cost, type_line = "Sprinter", "{G}", "Creature"
    power, toughness = 2, 2
    keywords = (HASTE, VIGILANCE)


class Sage(Card):
    name, cost, type_line = "Sage", "{G}", "Planeswalker"
    loyalty = 3


def board(a=(), b=(), attacking=0):
    """Player 0 attacks with the first ``attacking`` cards of ``a``; everything came long ago."""
    state = GameState()
    state.turn = 5
    state.players[0].turn_began = 5
    state.players[1].turn_began = 4
    state.step = STEP_DECLARE_ATTACKERS
    state.combat = Combat()
    for player, cards in ((0, a), (1, b)):
        for card in cards:
            obj = GameObject(state.new_id(), card.definition, player, ZONE_BATTLEFIELD)
            obj.timestamp = state.new_timestamp()
            state.objects[obj.id] = obj
            state.battlefield.append(obj)
    for obj in state.battlefield[:attacking]:
        obj.attacking = 1
        state.combat.attackers.append(obj.id)
    layers.refresh(state)
    return state


def label(state, entity):
    return str(entity) if entity < 2 else state.objects[entity].name


def run(state, program, answers=()):
    """Run a declaration with the answers, words such as "Body>1" or "done"; what it then asks.

    The options of the decision that is left, in words and in order; None if it is over.
    """
    frame = state.frames[-1]
    state.decision = None
    todo = list(answers)
    while state.frames and state.frames[-1] is frame:
        if state.dirty:
            layers.refresh(state)
        program(state, frame)
        if state.decision is not None:
            words = [
                "done"
                if option.verb == DO_DONE
                else f"{label(state, option.object)}>{label(state, option.target)}"
                for option in state.decision.options
            ]
            if not todo:
                return words
            frame.answer = state.decision.options[words.index(todo.pop(0))]
            state.decision = None
    assert todo == []
    return None


def attacks(state, *answers):
    state.frames = [AttackFrame()]
    return run(state, attack.program, answers)


def blocks(state, *answers):
    state.frames = [BlockFrame()]
    return run(state, block.program, answers)


@pytest.mark.parametrize(
    ("attacker", "may", "may_not"),
    [
        (Body, [Body, Bird, Golem, Wall], [Dauthi]),
        (Bird, [Bird, Spider], [Body]),
        (Dauthi, [Dauthi], [Body, Bird]),
        (Rider, [Rider], [Body]),
        (Fearsome, [Shade, Golem], [Body]),
        (Intimidating, [Body, Golem], [Shade]),
        (Skulking, [Body, Wall], [Ox]),
        (Slippery, [], [Body, Golem, Bird, Wall]),
        (Knight, [Body, Golem], [Shade]),
        (Walker, [], [Body]),
        (Nimble, [Body], [Ox, Golem]),
    ],
)
def test_evasion(attacker, may, may_not):
    state = board([attacker], [*may, *may_not, Bog], attacking=1)
    one = state.battlefield[0]
    able = [obj.name for obj in state.battlefield[1:-1] if may_block(state, obj, one)]
    assert able == [card.name for card in may]
    offered = blocks(state)
    assert offered == ([f"{name}>{attacker.name}" for name in able] + ["done"] if able else None)


def test_the_pairs_are_those_of_each_two_creatures():
    cards = [Body, Shade, Golem, Ox, Bird, Spider, Dauthi, Rider, Fearsome, Intimidating, Skulking]
    cards += [Slippery, Knight, Walker, Nimble, Wall, Sergeant]
    for seed in range(30):
        draw = random.Random(seed)
        mine = [draw.choice(cards) for _ in range(12)]
        theirs = [draw.choice(cards) for _ in range(12)] + [draw.choice([Bog, Golem])]
        state = board([*mine, Charm], theirs, attacking=12)
        gathered = block.gather(state)
        for blocker, mask in zip(gathered.blockers, gathered.numbers.masks, strict=True):
            for index, attacker in enumerate(gathered.attackers):
                pair = state.objects[blocker], state.objects[attacker]
                assert bool(mask >> index & 1) == may_block(state, *pair), seed


def test_landwalk_asks_for_the_defending_players_lands():
    assert blocks(board([Walker, Bog], [Body], attacking=1)) == ["Body>Walker", "done"]


def test_an_enchantment_keeps_black_creatures_from_blocking():
    state = board([Body, Charm], [Body, Shade], attacking=1)
    assert blocks(state) == ["Body>Body", "done"]


def test_attackers_are_untapped_and_not_sick_and_no_defenders():
    state = board([Body, Shade, Wall, Sprinter, Ox])
    state.battlefield[1].tapped = True
    state.battlefield[3].since = state.battlefield[4].since = 5
    assert attacks(state) == ["Body>1", "Sprinter>1", "done"]
    assert attacks(state, "Body>1", "Sprinter>1") is None
    body, shade, _, sprinter, _ = state.battlefield
    assert [obj.tapped for obj in (body, shade, sprinter)] == [True, True, False]
    assert state.combat.attackers == state.attacked_this_turn == [body.id, sprinter.id]
    assert (body.attacking, sprinter.attacking) == (1, 1)


def test_nothing_is_asked_where_nothing_can_attack_or_block():
    state = board([Wall], [Body])
    assert not attack.possible(state)
    assert attacks(state) is None
    state = board([Slippery], [Body], attacking=1)
    assert not block.possible(state)
    assert blocks(state) is None
    assert not state.battlefield[0].blocked


def test_planeswalkers_can_be_attacked():
    state = board([Body, Ox], [Sage])
    assert attacks(state) == ["Body>1", "Body>Sage", "Ox>1", "Ox>Sage", "done"]
    assert attacks(state, "Body>Sage", "done") is None
    assert state.battlefield[0].attacking == state.battlefield[2].id


def test_alike_attackers_are_offered_once_and_attack_in_order():
    state = board([Body, Body, Ox, Body], [Sage])
    assert attacks(state) == ["Body>1", "Body>Sage", "Ox>1", "Ox>Sage", "done"]
    assert attacks(state, "Body>Sage") == ["Body>Sage", "Ox>1", "Ox>Sage", "done"]
    assert attacks(state, "Ox>1") is None
    assert state.combat.attackers == [state.battlefield[2].id]


def test_what_must_attack_does():
    state = board([Zealot, Body])
    assert attacks(state) == ["Body>1", "done"]
    assert attacks(state, "done") is None
    assert state.combat.attackers == [state.battlefield[0].id]
    state = board([Body, Zealot, Duel])
    assert attacks(state) is None
    assert [state.objects[one].name for one in state.combat.attackers] == ["Zealot"]


def test_what_must_attack_but_is_tapped_need_not():
    state = board([Body, Zealot])
    state.battlefield[1].tapped = True
    assert attacks(state) == ["Body>1", "done"]


def test_attacking_alone():
    state = board([Timid, Body])
    assert attacks(state) == ["Timid>1", "Body>1", "done"]
    assert attacks(state, "Timid>1") is None
    assert len(state.combat.attackers) == 2
    assert not attack.possible(board([Timid]))
    assert attack.possible(board([Timid, Timid]))
    assert not attack.possible(board([Timid, Timid, Duel]))


def test_a_condition_lets_it_attack():
    assert not attack.possible(board([Pacifist]))
    assert attacks(board([Pacifist, Golem])) == ["Pacifist>1", "Golem>1", "done"]


def test_menace_is_blocked_by_two():
    state = board([Menacing, Body], [Ox, Shade, Golem], attacking=2)
    assert blocks(state) == [
        "Ox>Menacing",
        "Shade>Menacing",
        "Ox>Body",
        "Shade>Body",
        "Golem>Body",
        "done",
    ]
    assert blocks(state, "Shade>Menacing") == ["Ox>Body", "done"]
    state = board([Menacing], [Ox], attacking=1)
    assert not block.possible(state)


def test_a_giant_is_blocked_by_three_or_by_none():
    assert not block.possible(board([Giant], [Ox, Body], attacking=1))
    state = board([Giant], [Ox, Body, Body], attacking=1)
    assert blocks(state) == ["Ox>Giant", "done"]
    assert blocks(state, "Ox>Giant") is None
    assert len(state.combat.blocks) == 3


def test_a_creature_may_block_more_than_one():
    state = board([Body, Ox, Shade], [Sergeant], attacking=3)
    assert blocks(state, "Sergeant>Body", "Sergeant>Shade") is None
    body, ox, shade, sergeant = state.battlefield
    assert sergeant.blocking == (body.id, shade.id)
    assert [obj.blocked for obj in (body, ox, shade)] == [True, False, True]
    assert state.combat.blocks == [(sergeant.id, body.id), (sergeant.id, shade.id)]
    state = board([Body, Ox, Shade], [Wall], attacking=3)
    assert blocks(state, "Wall>Body", "Wall>Ox", "Wall>Shade") is None


def test_alike_blockers_and_attackers_are_offered_once():
    state = board([Body, Body], [Ox, Ox, Ox], attacking=2)
    assert blocks(state) == ["Ox>Body", "done"]
    assert blocks(state, "Ox>Body") == ["Ox>Body", "Ox>Body", "done"]


def test_blocking_alone():
    state = board([Body], [Timid], attacking=1)
    assert not block.possible(state)
    state = board([Body], [Timid, Ox], attacking=1)
    assert blocks(state) == ["Timid>Body", "Ox>Body", "done"]
    assert blocks(state, "Timid>Body") is None
    assert len(state.combat.blocks) == 2


def test_only_one_may_block():
    state = board([Menacing, Body, Duel], [Ox, Shade], attacking=2)
    assert blocks(state) == ["Ox>Body", "Shade>Body", "done"]
    assert blocks(state, "Shade>Body") is None


def test_what_cannot_or_is_tapped_does_not_block():
    state = board([Body], [Pacifist, Ox, Shade], attacking=1)
    state.battlefield[2].tapped = True
    assert blocks(state) == ["Shade>Body", "done"]


def test_what_must_block_does_even_with_company():
    # 509.1c, its example: the creature must block, so another has to block with it.
    state = board([Menacing], [Zealot, Body], attacking=1)
    assert blocks(state) is None
    assert len(state.combat.blocks) == 2


def test_a_creature_that_must_be_blocked_is():
    state = board([Body, Decoy], [Ox], attacking=2)
    assert blocks(state) is None
    assert state.combat.blocks == [(state.battlefield[2].id, state.battlefield[1].id)]
    state = board([Body, Decoy], [Ox, Shade], attacking=2)
    assert blocks(state) == ["Ox>Body", "Shade>Body", "Ox>Decoy", "Shade>Decoy"]
    assert blocks(state, "Ox>Body") is None
    assert blocks(state, "Ox>Decoy") == ["Shade>Decoy", "done"]


def test_a_lure_draws_every_blocker():
    state = board([Body, Lure], [Ox, Shade, Bird], attacking=2)
    assert blocks(state) is None
    assert [attacker for _, attacker in state.combat.blocks] == [state.battlefield[1].id] * 3
    # 509.1c: a lure counts one requirement for each creature, so it beats one that must be blocked.
    state = board([Decoy, Lure], [Ox, Shade], attacking=2)
    assert blocks(state) == ["Ox>Decoy", "Shade>Decoy", "Ox>Lure"]


def test_requirements_never_break_restrictions():
    state = board([Decoy, Duel], [Timid, Dauthi], attacking=1)
    assert blocks(state) is None
    assert state.combat.blocks == []


def test_removal_from_combat():
    state = board([Body, Ox], [Shade, Sergeant, Sage], attacking=2)
    body, ox, shade, sergeant, sage = state.battlefield
    ox.attacking = sage.id
    answers = ("Shade>Body", "Sergeant>Body", "Sergeant>Ox")
    assert blocks(state, *answers) is None
    removal.remove_from_combat(state, sergeant)
    assert sergeant.blocking == ()
    assert state.combat.blocks == [(shade.id, body.id)]
    assert ox.blocked  # 509.1h
    removal.remove_from_combat(state, body)
    assert (body.attacking, body.blocked) == (NOBODY, False)
    assert state.combat.attackers == [ox.id]
    assert shade.blocking == (body.id,)  # 509.1g: it is still a blocking creature
    removal.remove_from_combat(state, sage)
    assert ox.attacking not in (NOBODY, sage.id)  # 506.4c: attacking, but nothing
    assert not removal.can_be_attacked(state, ox.attacking)
    removal.end_combat(state)
    assert state.combat is None
    assert (ox.attacking, ox.blocked, shade.blocking) == (NOBODY, False, ())


def test_what_changes_controller_or_type_leaves_combat():
    state = board([Body, Ox, Bird], [Shade, Golem, Sage], attacking=3)
    body, ox, bird, shade, golem, sage = state.battlefield
    bird.attacking = sage.id
    assert blocks(state, "Shade>Body", "Golem>Ox") is None
    assert not removal.check(state)
    ox.controller = 1
    golem.chars = golem.chars.copy()
    golem.chars.types &= ~TYPE_CREATURE
    sage.chars = sage.chars.copy()
    sage.chars.types &= ~TYPE_PLANESWALKER
    assert removal.check(state)
    assert state.combat.attackers == [body.id, bird.id]
    assert state.combat.blocks == [(shade.id, body.id)]
    assert not removal.can_be_attacked(state, bird.attacking)
    assert bird.attacking != NOBODY
    assert not removal.check(state)


def first_of_all(state, program):
    frame = state.frames[-1]
    while state.frames:
        if state.dirty:
            layers.refresh(state)
        program(state, frame)
        if state.decision is not None:
            assert len(state.decision.options) <= 5
            frame.answer = state.decision.options[0]
            state.decision = None


def test_a_creature_that_takes_one_blocker():
    state = board([Tiger, Body], [Ox, Bird], attacking=2)
    assert blocks(state) == ["Ox>Tiger", "Bird>Tiger", "Ox>Body", "Bird>Body", "done"]
    assert blocks(state, "Ox>Tiger") == ["Bird>Body", "done"]


def test_a_lure_that_takes_one_blocker_lets_the_others_go():
    """509.1c: as many requirements as the restrictions allow."""

    class Siren(Card):
        name, cost, type_line = "Siren", "{G}", "Creature"
        power, toughness = 2, 2
        call = static(MustBeBlocked(THIS, by_all=True), BlockersAtMost(THIS, 1))

    state = board([Siren, Body], [Ox, Bird], attacking=2)
    assert blocks(state) == ["Ox>Siren", "Bird>Siren"]
    assert blocks(state, "Ox>Siren") == ["Bird>Body", "done"]


def test_what_needs_two_blockers_and_takes_one_cannot_be_blocked():
    state = board([Phantom, Body], [Ox, Bird], attacking=2)
    assert blocks(state) == ["Ox>Body", "Bird>Body", "done"]
