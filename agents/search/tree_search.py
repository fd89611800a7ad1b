"""The search itself: descending the tree, adding a node, carrying its value back."""

from __future__ import annotations

import copy
from math import ceil, log2, sqrt
from typing import Final

from agents.search.guide import Guide
from agents.search.obvious import obvious
from agents.search.options import key_of, mark_of
from agents.search.quick import Quick
from agents.search.seen import seen
from agents.search.tree import Edge, Mark, Node, Place, copied
from sim.engine.view import View
from sim.vocab.terms import STEP_NAMES

_LONGEST: Final = 200
_NOBODY: Final = -1
# At the root so many options are looked at, those with the highest priors.
_ROOT_OPTIONS: Final = 16
# Options with such a share of the visits that the first one has may be chosen.
_OFTEN: Final = 0.5


class TreeSearch:
    """A tree for one player's decisions, and the worlds it is searched in.

    Args:
        player: who searches, 0 or 1.
        guide: gives priors and values.
        quick: answers what is not worth a search within the tree.
        exploration: how much options that were seldom tried are preferred.
        widening: at a node of ``n`` visits ``2 + widening * sqrt(n)`` options are looked at.
        doubt: how much worse than its node an option is taken to be that was never tried.
        margin: by how much an option must be better than the one favoured at the root.
    """

    def __init__(
        self,
        player: int,
        guide: Guide,
        quick: Quick,
        exploration: float,
        widening: float,
        doubt: float,
        margin: float,
    ) -> None:
        self.player = player
        self.guide = guide
        self.quick = quick
        self.exploration = exploration
        self.widening = widening
        self.margin = margin
        self.doubt = doubt
        self.usual = -1
        self.root = Node((player, 0, 0, 0, 0, ""))
        self.worlds: list[int] = []
        self.chosen: Edge | None = None
        self.made = 0  # worlds so far, which names them

    def __deepcopy__(self, memo: dict[int, object]) -> TreeSearch:
        out = copy.copy(self)
        out.root, edges = copied(self.root)
        out.worlds = self.worlds.copy()
        if self.chosen is not None:
            out.chosen = edges[id(self.chosen)]
        return out

    def __reduce__(self) -> tuple[object, ...]:
        made_of = (self.player, self.guide, self.quick, self.exploration, self.widening)
        return (TreeSearch, (*made_of, self.doubt, self.margin), self.__getstate__())

    # --- the root ----------------------------------------------------------------------------

    def begin(self, view: View, worlds: int, seed: int) -> None:
        """Make the view's decision the root: of the tree as far as it foresaw it, or of a new one.

        Worlds that turned out otherwise are drawn anew, from seeds that follow from ``seed``.
        """
        mark = mark_of_view(view)
        self.root, kept = self._foreseen(view, mark) or (Node(mark), [])
        self.chosen = None
        self.worlds = kept[:worlds]
        while len(self.worlds) < worlds:
            world = self.made
            self.made += 1
            game = view.resample((seed + world * 0x9E3779B97F4A7C15) % 2**64)
            self.root.places[world] = Place(game, self.root)
            self.worlds.append(world)
        if kept or self.root.visits:
            _prune(self.root, frozenset(self.worlds))

    def _foreseen(self, view: View, mark: Mark) -> tuple[Node, list[int]] | None:
        """The node behind the last choice that the view is at, and the worlds that agree."""
        if self.chosen is None:
            return None
        look = None
        best: tuple[Node, list[int]] | None = None
        nodes = list(self.chosen.children.values())
        while nodes:
            node = nodes.pop()
            if node.player == self.player:
                if node.mark != mark:
                    continue
                if look is None:
                    look = seen(view)
                kept = [
                    world
                    for world, place in node.places.items()
                    if seen(place.game.view(self.player)) == look
                ]
                if kept and (best is None or len(kept) > len(best[1])):
                    best = (node, kept)
            elif node.player != _NOBODY:
                for edge in node.edges.values():
                    nodes.extend(edge.children.values())
        return best

    def favour(self, index: int, share: float) -> None:
        """Raise an option's prior at the root: ``share`` of 1 goes to it, the rest is scaled."""
        place = self.root.places[self.worlds[0]]
        self._judge(place)
        self.usual = index
        favoured = place.edges[index]
        for world in self.worlds:
            other = self.root.places[world]
            self._judge(other)
        for edge in self.root.edges.values():
            edge.prior *= 1.0 - share
        favoured.prior += share
        for world in self.worlds:
            _sort(self.root.places[world])

    def run(self, nodes: int) -> int:
        """Add nodes until the root has been visited so often; how many were added.

        At the root by sequential halving (Karnin, Koren and Somekh, 2013): the options that are
        still in are visited equally often, in the same worlds, and the worse half of them
        drops out, until two are left; the favoured one never does.
        """
        root = self.root
        place = root.places[self.worlds[0]]
        self._judge(place)
        alive = [place.edges[index] for index in place.order[:_ROOT_OPTIONS]]
        added = 0
        phases = max(1, ceil(log2(len(alive)))) if alive else 1
        for phase in range(phases):
            until = root.visits + (nodes - root.visits) // (phases - phase)
            while root.visits < until:
                edge = alive[0]
                for other in alive:
                    if other.visits < edge.visits:
                        edge = other
                self._iterate(edge)
                added += 1
            alive.sort(key=_mean, reverse=True)
            kept = alive[: max(2, ceil(len(alive) / 2))]
            if self.usual >= 0 and place.edges[self.usual] not in kept:
                kept.append(place.edges[self.usual])
            alive = kept
        return added

    def choose(self) -> int:
        """The index of the best of the options that were visited often."""
        place = self.root.places[self.worlds[0]]
        self._judge(place)
        enough = _OFTEN * max(edge.visits for edge in place.edges)
        index, rating = 0, (-1.0, 0.0)
        for number, edge in enumerate(place.edges):
            if edge.visits >= enough:
                mean = _mean(edge)
                if number == self.usual:
                    mean += self.margin
                if (mean, edge.prior) > rating:
                    index, rating = number, (mean, edge.prior)
        self.chosen = place.edges[index]
        return index

    # --- an iteration ------------------------------------------------------------------------

    def _iterate(self, first: Edge) -> None:
        """One descent, which begins with an edge of the root."""
        world = self.worlds[first.visits % len(self.worlds)]
        node = self.root
        place = node.places[world]
        nodes = [node]
        edges: list[Edge] = []
        value = -1.0
        for _ in range(_LONGEST):
            if place.game.state.decision is None:
                break
            if edges:
                index = self._select(place)
            else:
                self._judge(place)
                index = place.edges.index(first)
                first.available += 1
            edge = place.edges[index]
            edges.append(edge)
            following = place.next[index]
            if following is None:
                following = self._follow(place, index, edge, world)
            place = following
            node = place.node
            nodes.append(node)
            if node.visits == 0:
                break
        value = self._value(place)
        for node in nodes:
            node.visits += 1
            node.total += value
        for edge in edges:
            edge.visits += 1
            edge.total += value

    def _value(self, place: Place) -> float:
        if place.value < 0.0:
            state = place.game.state
            if state.decision is None:
                place.value = 0.5 if state.winner < 0 else float(state.winner == self.player)
            else:
                place.value = self.guide.value(place.game, self.player)
        return place.value

    def _judge(self, place: Place) -> None:
        """Name a place's options and give those that are new their priors."""
        if place.next:
            return
        game = place.game
        state = game.state
        decision = state.decision
        assert decision is not None
        priors = self.guide.priors(game)
        known = place.node.edges
        for option, prior in zip(decision.options, priors, strict=True):
            key = key_of(state, option)
            edge = known.get(key)
            if edge is None:
                edge = known[key] = Edge(key, prior)
            place.edges.append(edge)
        place.next = [None] * len(decision.options)
        _sort(place)

    def _select(self, place: Place) -> int:
        self._judge(place)
        node = place.node
        mine = node.player == self.player
        mean = node.total / node.visits if node.visits else 0.5
        fresh = (mean if mine else 1.0 - mean) - self.doubt
        count = len(place.order)
        wide = 2 + int(self.widening * sqrt(node.visits))
        if wide < count:
            count = wide
        best, highest = place.order[0], -1.0
        for rank in range(count):
            index = place.order[rank]
            edge = place.edges[index]
            edge.available += 1
            visits = edge.visits
            if visits:
                rating = edge.total / visits
                if not mine:
                    rating = 1.0 - rating
            else:
                rating = fresh
            rating += self.exploration * edge.prior * sqrt(edge.available) / (1 + visits)
            if rating > highest:
                best, highest = index, rating
        return best

    def _follow(self, place: Place, index: int, edge: Edge, world: int) -> Place:
        """The place behind an option: what follows of itself is played at once."""
        game = place.game.clone()
        game.choose(index)
        quick = self.quick
        while True:
            decision = game.state.decision
            if decision is None:
                break
            answer = obvious(game.state, decision, quick)
            if answer < 0:
                break
            game.choose(answer)
        mark = mark_of(game.state)
        node = edge.children.get(mark)
        if node is None:
            node = edge.children[mark] = Node(mark)
        following = node.places.get(world)
        if following is None:  # else two options are alike in all that names them
            following = node.places[world] = Place(game, node)
        place.next[index] = following
        return following


def _mean(edge: Edge) -> float:
    return edge.total / edge.visits if edge.visits else 0.0


def _sort(place: Place) -> None:
    edges = place.edges
    place.order = sorted(range(len(edges)), key=lambda index: -edges[index].prior)


def _prune(root: Node, worlds: frozenset[int]) -> None:
    """Forget the places of worlds that are gone."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        for world in [one for one in node.places if one not in worlds]:
            del node.places[world]
        for edge in node.edges.values():
            nodes.extend(edge.children.values())


def mark_of_view(view: View) -> Mark:
    """:func:`mark_of` for the viewer's own decision."""
    decision = view.decision
    assert decision is not None
    step = STEP_NAMES.index(view.step)
    return (view.me, decision.kind, view.turn, step, len(view.stack), decision.word)
