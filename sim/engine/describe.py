"""Decisions and options in words, rendered from the definitions.

Players are called ``a`` and ``b``, as in scenarios. Nothing here looks at more than the options
name, and a player is only offered what they may see.
"""

from __future__ import annotations

from sim.rules.facing import showing
from sim.state.decision import (
    ASK_ATTACK,
    ASK_BLOCK,
    ASK_BOTTOM,
    ASK_CAST,
    ASK_COST,
    ASK_DAMAGE,
    ASK_DIVIDE,
    ASK_MANA,
    ASK_MODE,
    ASK_OBJECT,
    ASK_ORDER,
    ASK_REPLACEMENT,
    ASK_TARGET,
    ASK_X,
    DO_ACTIVATE,
    DO_ATTACK,
    DO_BLOCK,
    DO_CAST,
    DO_DONE,
    DO_KEEP,
    DO_MULLIGAN,
    DO_NO,
    DO_NUMBER,
    DO_PASS,
    DO_PICK,
    DO_PLAY_LAND,
    DO_SPECIAL,
    DO_WORD,
    DO_YES,
    Decision,
    Option,
)
from sim.state.frames import AnnounceFrame, EffectFrame, PayFrame
from sim.state.game_state import GameState
from sim.vocab.abilities import Activated
from sim.vocab.costs import OneOf, costs_text
from sim.vocab.programs import May, MayPay, body_text
from sim.vocab.record import Effect
from sim.vocab.terms import FIRST_OBJECT, NOBODY

PLAYER_NAMES = ("a", "b")

# What picking an object does, by the word of the decision; "{}" is the object.
_PICKS = {
    "copy": "copy {}",
    "delve": "exile {} for mana",
    "discard": "discard {}",
    "discarded": "discard {}",
    "exile": "exile {}",
    "legend": "keep {}",
    "return": "return {} to hand",
    "sacrifice": "sacrifice {}",
    "sacrificed": "sacrifice {}",
    "scry": "put {} on the bottom",
    "search": "find {}",
    "surveil": "put {} into the graveyard",
    "tap": "tap {}",
    "top": "put {} on top",
    "bottom": "put {} on the bottom",
}
# What having done enough means, by the word of the decision, else by its kind.
_WORD_DONES = {
    "choice": "pay nothing",
    "copy": "copy nothing",
    "delve": "exile no more",
    "scry": "leave the rest on top",
    "search": "find no more",
    "surveil": "leave the rest on top",
}
_KIND_DONES = {
    ASK_ATTACK: "attack with nothing more",
    ASK_BLOCK: "block with nothing more",
    ASK_CAST: "cast nothing",
    ASK_MANA: "pay with the floating mana",
    ASK_MODE: "no further mode",
    ASK_TARGET: "no further target",
}


def options(state: GameState, decision: Decision) -> list[str]:
    """The texts of a decision's options; where two would be equal, with what tells them apart."""
    texts = [option(state, decision, one) for one in decision.options]
    counts: dict[str, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    if len(counts) == len(texts):
        return texts
    return [
        _told_apart(text, one) if counts[text] > 1 else text
        for text, one in zip(texts, decision.options, strict=True)
    ]


def option(state: GameState, decision: Decision, one: Option) -> str:
    """The text of one option, such as ``attack b with Grizzly Bears``."""
    verb = one.verb
    name = entity(state, one.object)
    if verb == DO_PASS:
        return "pass"
    if verb in (DO_CAST, DO_PLAY_LAND) and one.number > 0:  # a half, an Adventure, a modal back
        card = state.find(one.object)
        name = showing(card.card, one.number).name if card is not None else name
    if verb == DO_PLAY_LAND:
        return f"play {name}"
    if verb == DO_CAST:
        return f"cast {name}" + (f" ({one.word})" if one.word else "")
    if verb == DO_ACTIVATE:
        return f"activate {name}: {_ability_text(state, one)}"
    if verb == DO_SPECIAL:
        return f"{one.word} {name}"
    if verb == DO_KEEP:
        return f"keep {len(state.players[decision.player].hand)} cards"
    if verb == DO_MULLIGAN:
        return "take a mulligan"
    if verb == DO_PICK:
        return _pick(decision, name)
    if verb == DO_DONE:
        return _done(decision)
    if verb in (DO_YES, DO_NO):
        return _yes_no(state, decision, verb == DO_YES)
    if verb == DO_NUMBER:
        return _number(state, decision, one)
    if verb == DO_WORD:
        return one.word
    if verb == DO_ATTACK:
        return f"attack {entity(state, one.target)} with {name}"
    if verb == DO_BLOCK:
        return f"block {entity(state, one.target)} with {name}"
    return repr(one)


def decision(state: GameState, asked: Decision) -> str:
    """What a decision asks for, such as ``b: target of Lightning Bolt``."""
    words = asked.name.replace("_", " ")
    if asked.word and not asked.word.isdigit():
        words += f" ({asked.word})"
    of = "" if asked.subject == NOBODY else f" of {entity(state, asked.subject)}"
    return f"{PLAYER_NAMES[asked.player]}: {words}{of}"


def entity(state: GameState, id: int) -> str:
    """The name of a player or an object, as it is or was last known."""
    if id == NOBODY:
        return "nothing"
    if id < FIRST_OBJECT:
        return PLAYER_NAMES[id]
    found = state.find(id)
    return f"object {id}" if found is None else found.chars.name


def _told_apart(text: str, one: Option) -> str:
    ids = [id for id in (one.object, one.target) if id >= FIRST_OBJECT]
    if not ids:
        return f"{text} #{one.number}"
    # Several effects or triggers may be of one object.
    which = f" ({one.number + 1})" if one.verb == DO_NUMBER else ""
    return f"{text} #{' #'.join(str(id) for id in ids)}{which}"


def _pick(asked: Decision, name: str) -> str:
    if asked.kind == ASK_TARGET:
        return f"target {name}"
    if asked.kind == ASK_BOTTOM:
        return f"put {name} on the bottom"
    if asked.kind in (ASK_OBJECT, ASK_COST, ASK_ORDER):
        return _PICKS.get(asked.word, "choose {}").replace("{}", name)
    return name


def _done(asked: Decision) -> str:
    return _WORD_DONES.get(asked.word) or _KIND_DONES.get(asked.kind, "no more")


def _yes_no(state: GameState, asked: Decision, yes: bool) -> str:
    if asked.word == "phyrexian":
        return "pay 2 life" if yes else "pay mana"
    if asked.kind == ASK_COST:
        return _optional_cost(state, asked, yes)
    effect = _instruction(state)
    name = entity(state, asked.subject)
    if isinstance(effect, MayPay) and asked.word == "pay":
        paid = costs_text(effect.choices[0])
        return ("pay: " if yes else "don't pay: ") + paid.replace("~", name)
    if isinstance(effect, May):
        return ("yes: " if yes else "no: ") + body_text(effect.effects).replace("~", name)
    answer = "yes" if yes else "no"
    return answer if asked.word in ("", "may") else f"{answer}: {asked.word} ({name})"


def _optional_cost(state: GameState, asked: Decision, yes: bool) -> str:
    cost = ""
    found = state.find(asked.subject)
    for additional in () if found is None else found.definition.additional_costs:
        if additional.name == asked.word:
            cost = f" {costs_text(additional.costs)}"
    return f"pay {asked.word}{cost}" if yes else f"don't pay {asked.word}"


def _instruction(state: GameState) -> Effect | None:
    """The instruction that asks, where a program is being carried out."""
    frame = state.frames[-1] if state.frames else None
    return frame.todo[-1] if isinstance(frame, EffectFrame) and frame.todo else None


def _number(state: GameState, asked: Decision, one: Option) -> str:
    kind, number = asked.kind, one.number
    if kind == ASK_X:
        return f"X is {number}"
    if kind == ASK_MODE:
        return _mode_text(state, asked, number)
    if kind == ASK_DIVIDE:
        return f"{number} to {entity(state, one.target)}"
    if kind == ASK_DAMAGE:
        return f"{entity(state, one.object)} deals {number} to {entity(state, one.target)}"
    if kind == ASK_ORDER:
        return f"put the trigger of {entity(state, one.object)} on the stack"
    if kind == ASK_REPLACEMENT:
        return f"apply the effect of {entity(state, one.object)}"
    if kind == ASK_COST:
        return _cost_text(state, asked, number)
    return str(number)


def _mode_text(state: GameState, asked: Decision, number: int) -> str:
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, AnnounceFrame) and number < len(frame.modes):
        return frame.modes[number].text().replace("~", entity(state, asked.subject))
    return f"mode {number + 1}"


def _cost_text(state: GameState, asked: Decision, number: int) -> str:
    name = entity(state, asked.subject)
    effect = _instruction(state)
    if isinstance(effect, MayPay) and number < len(effect.choices):
        return costs_text(effect.choices[number]).replace("~", name)
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, (PayFrame, AnnounceFrame)):
        for part in frame.parts:
            if isinstance(part, OneOf) and number < len(part.options):
                return part.options[number].text().replace("~", name)
    return f"cost {number + 1}"


def _ability_text(state: GameState, option: Option) -> str:
    found = state.find(option.object)
    if found is None:
        return f"ability {option.number + 1}"
    abilities = [one for one in found.chars.abilities if isinstance(one, Activated)]
    if option.number >= len(abilities):
        return f"ability {option.number + 1}"
    return abilities[option.number].text().replace("~", found.chars.name)
