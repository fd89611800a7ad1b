"""Cards with several faces: definitions, views and keys; the rules are in faces.toml."""

import pickle

import cards
import sim
from sim.engine import key
from sim.engine.card_view import PermanentView
from sim.rules import layers, zones
from sim.state.events import Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import LAYOUT_MELD, LAYOUT_TRANSFORMING
from sim.vocab.terms import EVENT_TRANSFORM, ZONE_BATTLEFIELD


def permanent(name):
    state = GameState()
    obj = GameObject(state.new_id(), cards.get(name), 0, ZONE_BATTLEFIELD)
    state.objects[obj.id] = obj
    state.battlefield.append(obj)
    layers.refresh(state)
    return state, obj


def test_a_face_belongs_to_its_card_and_pickles_to_itself():
    card = cards.get("Delver of Secrets")
    back = card.other_face(LAYOUT_TRANSFORMING)
    assert back.name == "Insectile Aberration"
    assert back.front is card
    assert card.other_face(LAYOUT_MELD) is None
    assert pickle.loads(pickle.dumps(back)) is back


def test_a_variant_of_a_face_pickles_to_itself():
    back = cards.get("Delver of Secrets").faces[0]
    hasty = back.variant(sim.vocab.Except(keywords=sim.vocab.HASTE))
    assert pickle.loads(pickle.dumps(hasty)) is hasty
    assert hasty is not back


def test_a_meld_pair_names_each_other():
    land, men = cards.get("Hanweir Battlements"), cards.get("Hanweir Garrison")
    assert (land.melds_with, men.melds_with) == (men.name, land.name)
    assert land.other_face(LAYOUT_MELD).name == "Hanweir, the Writhing Township"


def test_a_back_face_is_no_card_of_its_own():
    assert "Insectile Aberration" not in cards.names()


def test_transforming_shows_in_view_and_key_and_not_in_a_clone():
    state, obj = permanent("Delver of Secrets")
    other = state.clone()
    before = key.digest(state)
    assert zones.transform(state, Event(EVENT_TRANSFORM, obj.id))
    layers.refresh(state)
    view = PermanentView(state, obj)
    assert (view.name, view.power, view.mana_value, view.transformed) == (
        "Insectile Aberration",
        3,
        1,
        True,
    )
    assert key.digest(state) != before == key.digest(other)
    assert key.digest(state.clone()) == key.digest(state)


def test_what_is_no_transforming_card_does_not_transform():
    for name in ("Grizzly Bears", "Hanweir Garrison", "Hanweir Battlements"):
        state, obj = permanent(name)
        assert not zones.transform(state, Event(EVENT_TRANSFORM, obj.id))
        assert obj.chars.name == name
