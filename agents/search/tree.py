"""An information-set search tree over several worlds.

Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse, 2012): one tree is shared
by all determinizations. A *world* is a game whose hidden cards were drawn at random; a *node* a
decision of the searching player's as that player could tell it from others; a *place* a node in
one of the worlds. Which options there are may differ between the worlds of a node, so each *edge*
counts how often it was looked at. Places keep their game, so that a line is not played again for
each visit. Nothing leads back towards the root: a tree that is dropped is freed at once.
"""

from __future__ import annotations

from typing import Final

from agents.search.leads import Leads
from sim.engine.game import Game

Key = tuple[int, str, int, str, int, int, str]
"""What tells an option from others in every world: verb, names and ids, number and word."""
Mark = tuple[int, int, int, int, str]
"""What tells nodes behind one edge apart: kind, turn, step, size of the stack, word."""
END: Final[Mark] = (-1, 0, 0, 0, "")
"""The mark of where lines end."""


class Edge:
    """An option of a node.

    ``visits`` counts the lines that went by it, ``available`` how often it was looked at;
    ``total`` is the sum of the leads of those lines on the usual one from the same place;
    ``leads`` are those of what the places behind it are worth now (:mod:`agents.search.backup`).
    """

    __slots__ = (
        "available",
        "children",
        "key",
        "leads",
        "prior",
        "total",
        "visits",
    )

    def __init__(self, key: Key, prior: float) -> None:
        self.key = key
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Mark, Node] = {}
        self.leads = Leads()

    def __reduce__(self) -> tuple[object, ...]:
        return (Edge, (self.key, self.prior), self.__getstate__())


class Node:
    """A decision of the searching player's, or where lines end (``END``)."""

    __slots__ = ("edges", "mark", "places", "visits")

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.visits = 0
        self.edges: dict[Key, Edge] = {}
        self.places: dict[int, Place] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Node, (self.mark,), self.__getstate__())


class Place:
    """A node in one world. ``edges`` and ``next`` belong to the options; ``game`` never changes.

    ``usual`` is the option that the line took which first came here, ``value`` what that line came
    to (below 0: none did yet), ``worth`` what the place is worth if the best of what is known is
    done from here on. ``done`` says that all lines from here have been played.
    """

    __slots__ = (
        "done",
        "edges",
        "game",
        "next",
        "order",
        "usual",
        "value",
        "visits",
        "worth",
    )

    def __init__(self, game: Game, usual: int, value: float) -> None:
        self.game = game
        self.usual = usual
        self.value = self.worth = value
        self.visits = 0
        self.edges: list[Edge] = []
        self.order: list[int] = []
        decision = game.state.decision
        count = 0 if decision is None or usual < 0 else len(decision.options)
        self.next: list[Place | None] = [None] * count
        self.done = usual < 0

    def __reduce__(self) -> tuple[object, ...]:
        return (Place, (self.game, self.usual, self.value), self.__getstate__())


def behind(edge: Edge, mark: Mark) -> Node:
    """The node behind an edge with that mark; a new one if there is none."""
    node = edge.children.get(mark)
    if node is None:
        node = edge.children[mark] = Node(mark)
    return node


def prune(root: Node, worlds: frozenset[int]) -> None:
    """Forget the places of worlds that are gone."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        for world in [one for one in node.places if one not in worlds]:
            del node.places[world]
        for edge in node.edges.values():
            nodes.extend(edge.children.values())


def copied(top: Edge) -> Edge:
    """An independent copy of an edge and all behind it that shares the games."""
    nodes: dict[int, Node] = {}
    edges: dict[int, Edge] = {id(top): Edge(top.key, top.prior)}
    places: dict[int, Place] = {}
    originals: list[Edge] = []
    todo = [top]
    while todo:
        edge = todo.pop()
        originals.append(edge)
        twin = edges[id(edge)]
        twin.visits, twin.available, twin.total = edge.visits, edge.available, edge.total
        for mark, node in edge.children.items():
            out = nodes[id(node)] = twin.children[mark] = Node(node.mark)
            out.visits = node.visits
            for key, one in node.edges.items():
                edges[id(one)] = out.edges[key] = Edge(one.key, one.prior)
                todo.append(one)
            for world, place in node.places.items():
                other = Place(place.game, place.usual, place.value)
                other.visits, other.done = place.visits, place.done
                other.order = place.order.copy()
                out.places[world] = places[id(place)] = other
    for edge in originals:
        for node in edge.children.values():
            for place in node.places.values():
                other = places[id(place)]
                other.edges = [edges[id(one)] for one in place.edges]
                other.next = [None if one is None else places[id(one)] for one in place.next]
    return edges[id(top)]
