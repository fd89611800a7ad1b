"""Making agents from text such as ``random``, ``name:key=value`` or ``my_module:MyAgent``."""

import importlib
import inspect
from typing import Any

from agents.base import Agent

# Modules are imported when an agent is first made: some need libraries that others do not.
_AGENTS = {
    "greedy": ("agents.search", "GreedyAgent"),
    "heuristic": ("agents.heuristic", "HeuristicAgent"),
    "mcts": ("agents.search", "MctsAgent"),
    "random": ("agents.random_agent", "RandomAgent"),
}
# Those that somebody has to sit at.
_OF_PEOPLE = {"human": ("agents.human", "HumanAgent")}
# Those that are followed by the path of a file.
_OF_FILES = {"policy": ("agents.policy", "PolicyAgent")}


class UnknownAgent(ValueError):
    """No agent can be made from a text; the message is one line and tells what is possible."""


def names() -> list[str]:
    """The names that :func:`make` knows and that need nothing more, sorted."""
    return sorted(_AGENTS)


def make(spec: str) -> Agent:
    """Makes an agent.

    Args:
        spec: a name, ``policy:`` and the path of a trained policy, or the place of a class of
            one's own as ``module:Class``; settings may follow as ``:key=value,key=value``. A
            value is read as an integer, a number, ``true`` or ``false`` if it looks like one,
            else as text.

    Raises:
        UnknownAgent: there is no such agent or setting.
    """
    place, settings = _split(spec)
    name, _, path = place.partition(":")
    if name in _OF_FILES and path:
        place, settings = name, {"path": path, **settings}
    agent_class = _find(place)
    try:
        inspect.signature(agent_class).bind(**settings)
    except TypeError as error:
        possible = ", ".join(inspect.signature(agent_class).parameters) or "none"
        raise UnknownAgent(f'agent "{spec}": {error}; its settings: {possible}') from error
    try:
        return agent_class(**settings)
    except (Exception, SystemExit) as error:  # whatever a class of somebody's own may raise
        raise UnknownAgent(f'agent "{spec}": {_reason(error)}') from error


def _split(spec: str) -> tuple[str, dict[str, Any]]:
    """The place of the class and the settings: what stands behind the last colon, if it has =."""
    place, _, last = spec.rpartition(":")
    if "=" not in last:
        return spec, {}
    settings = {}
    for setting in last.split(","):
        key, equals, value = setting.partition("=")
        if not (key.strip().isidentifier() and equals):
            raise UnknownAgent(f'agent "{spec}": "{setting}" is not of the form key=value')
        settings[key.strip()] = _value(value.strip())
    return place, settings


def _value(text: str) -> bool | int | float | str:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def _find(place: str) -> type[Agent]:
    module_name, colon, class_name = place.partition(":")
    known_places = _AGENTS | _OF_PEOPLE | _OF_FILES
    if place in known_places:
        module_name, class_name = known_places[place]
    elif not (colon and module_name and class_name.isidentifier()):
        possible = f"{', '.join(names())}, human, policy:PATH or module:Class"
        raise UnknownAgent(f'no agent "{place}"; possible: {possible}')
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except (Exception, SystemExit) as error:  # whatever a module of somebody's own may raise
        known = "" if module_name not in _AGENTS else f"; settings of {module_name} are key=value"
        raise UnknownAgent(f'no agent "{place}": {_reason(error)}{known}') from error
    if not (isinstance(found, type) and issubclass(found, Agent)):
        raise UnknownAgent(f'no agent "{place}": {class_name} is not a subclass of agents.Agent')
    return found


def _reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    return str(error).partition("\n")[0] or type(error).__name__
