"""An information-set search tree over several worlds.

Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse, 2012): one tree is shared
by all determinizations. A *world* is a game whose hidden cards were drawn at random; a *node* a
decision as the searching player could tell it from others; a *place* a node in one of the worlds.
Which options there are may differ between the worlds of a node, so each *edge* counts how often it
was there to be chosen. Places keep their game, so that a line is not played again for each visit.
"""

from __future__ import annotations

from sim.engine.game import Game

Key = tuple[int, str, int, str, int, int, str]
"""What tells an option from others in every world: verb, names and ids, number and word."""
Mark = tuple[int, int, int, int, int, str]
"""What tells nodes behind one edge apart: player, kind, turn, step, size of the stack, word."""


class Edge:
    """An option of a node.

    ``total`` is the sum of the values of its visits to the searching player; ``available`` counts
    the visits of the node in whose worlds the option was there.
    """

    __slots__ = ("available", "children", "key", "prior", "total", "visits")

    def __init__(self, key: Key, prior: float) -> None:
        self.key = key
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Mark, Node] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Edge, (self.key, self.prior), self.__getstate__())


class Node:
    """A decision: its player's, or nobody's (-1) where the game is over."""

    __slots__ = ("edges", "mark", "places", "player", "total", "visits")

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.player = mark[0]
        self.visits = 0
        self.total = 0.0
        self.edges: dict[Key, Edge] = {}
        self.places: dict[int, Place] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Node, (self.mark,), self.__getstate__())


class Place:
    """A node in one world. ``edges`` and ``next`` belong to the options; ``game`` never changes.

    ``value`` is what it was worth when it was new, below 0 before; ``total`` is the sum of the
    values of its visits.
    """

    __slots__ = ("edges", "game", "next", "node", "order", "total", "value", "visits")

    def __init__(self, game: Game, node: Node) -> None:
        self.game = game
        self.node = node
        self.edges: list[Edge] = []
        self.order: list[int] = []
        self.next: list[Place | None] = []
        self.value = -1.0
        self.visits = 0
        self.total = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        # Its node has it among its places: made of another one, it gets that with the rest.
        return (Place, (self.game, Node(self.node.mark)), self.__getstate__())


def copied(root: Node) -> tuple[Node, dict[int, Edge]]:
    """An independent copy of a tree that shares the games, and its edges by those copied."""
    nodes: dict[int, Node] = {}
    edges: dict[int, Edge] = {}
    originals: list[Node] = []
    todo = [root]
    while todo:
        node = todo.pop()
        out = nodes[id(node)] = Node(node.mark)
        out.visits, out.total = node.visits, node.total
        for key, edge in node.edges.items():
            twin = edges[id(edge)] = out.edges[key] = Edge(key, edge.prior)
            twin.visits, twin.available, twin.total = edge.visits, edge.available, edge.total
            todo.extend(edge.children.values())
        for world, place in node.places.items():
            out.places[world] = Place(place.game, out)
        originals.append(node)
    for node in originals:
        out = nodes[id(node)]
        for key, edge in node.edges.items():
            for mark, child in edge.children.items():
                out.edges[key].children[mark] = nodes[id(child)]
        for world, place in node.places.items():
            twin_place = out.places[world]
            twin_place.value, twin_place.visits = place.value, place.visits
            twin_place.total = place.total
            twin_place.order = place.order.copy()
            twin_place.edges = [edges[id(edge)] for edge in place.edges]
            for following in place.next:
                twin_place.next.append(
                    None if following is None else nodes[id(following.node)].places[world]
                )
    return nodes[id(root)], edges
