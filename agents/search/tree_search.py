"""The search itself: descending the tree, adding a node, carrying its value back."""

from __future__ import annotations

import copy
from math import ceil, log2, sqrt
from typing import Final

from agents.search.guide import Guide
from agents.search.lines import Lines
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
# After so many visits each, options of the root that are surely worse drop out: those that trail
# by so many standard errors in at least so many worlds.
_ROUND: Final = 4
_SURE: Final = 2.5
_ENOUGH_WORLDS: Final = 8
# A squared difference that is added to those that were seen, so that few are not taken for sure.
_LEAST_SPREAD: Final = 0.0004


class TreeSearch:
    """A tree for one player's decisions, and the worlds it is searched in.

    Args:
        player: who searches, 0 or 1.
        guide: gives priors and values.
        quick: answers what is not worth a search within the tree.
        lines: plays on from a new node before it is rated; None: it is rated as it is.
        exploration: how much options that were seldom tried are preferred.
        widening: at a node of ``n`` visits ``2 + widening * sqrt(n)`` options are looked at.
        margin: by how much an option must be better than the usual one at the root.
        caution: so many standard errors are taken off by how much it is better.
    """

    def __init__(
        self,
        player: int,
        guide: Guide,
        quick: Quick,
        lines: Lines | None,
        exploration: float,
        widening: float,
        margin: float,
        caution: float,
    ) -> None:
        self.player = player
        self.guide = guide
        self.quick = quick
        self.lines = lines
        self.exploration = exploration
        self.widening = widening
        self.margin = margin
        self.caution = caution
        self.turn = 0
        self.usual = 0
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
        made_of = (self.player, self.guide, self.quick, self.lines, self.exploration)
        settings = (self.widening, self.margin, self.caution)
        return (TreeSearch, made_of + settings, self.__getstate__())

    # --- the root ----------------------------------------------------------------------------

    def begin(self, view: View, usual: int, worlds: int, seed: int) -> None:
        """Make the view's decision the root: of the tree as far as it foresaw it, or of a new one.

        Worlds that turned out otherwise are drawn anew, from seeds that follow from ``seed``.
        What was worked out in an earlier turn is forgotten: lines were rated at its end.

        Args:
            view: what the player knows.
            usual: the index of the option to take unless another is better.
            worlds: in how many worlds is searched.
            seed: the seed of the player's game.
        """
        mark = mark_of_view(view)
        if view.turn != self.turn:
            self.chosen, self.turn = None, view.turn
        self.usual = usual
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

    def run(self, nodes: int) -> int:
        """Add nodes until the root has been visited so often or the best is clear; how many.

        At the root by sequential halving (Karnin, Koren and Somekh, 2013): the options that are
        still in are visited equally often, in the same worlds, and the worse half of them
        drops out. So do, as in a race (Maron and Moore, 1994), those that are surely worse
        than the best one.
        """
        root = self.root
        place = root.places[self.worlds[0]]
        self._judge(place)
        usual = place.edges[self.usual]
        alive = [usual]
        for index in place.order[:_ROOT_OPTIONS]:
            if index != self.usual:
                alive.append(place.edges[index])
        added = 0
        phases = max(1, ceil(log2(len(alive))))
        for phase in range(phases):
            until = root.visits + (nodes - root.visits) // (phases - phase)
            while len(alive) > 1 and root.visits < until:
                for _ in range(_ROUND * len(alive)):
                    if root.visits >= until:
                        break
                    edge = alive[0]
                    for other in alive:
                        if other.visits < edge.visits:
                            edge = other
                    self._iterate(edge)
                    added += 1
                alive = self._in_the_race(alive)
            alive.sort(key=_mean, reverse=True)
            kept = alive[: max(2, ceil(len(alive) / 2))]
            if usual in alive and usual not in kept:
                kept.append(usual)
            alive = kept
        return added

    def _in_the_race(self, alive: list[Edge]) -> list[Edge]:
        """Those that are not surely worse than the best, or no other than it in any world."""
        found = self._by_world(alive)
        first = 0
        for number in range(1, len(alive)):
            if _mean(alive[number]) > _mean(alive[first]):
                first = number
        kept = [alive[first]]
        for number, edge in enumerate(alive):
            if number != first:
                lead, error, count = _lead(found[first], found[number])
                if count < _ENOUGH_WORLDS or lead < _SURE * error:
                    kept.append(edge)
        return kept

    def choose(self) -> int:
        """The index of the usual option, or of the one that is better by most in all likelihood."""
        place = self.root.places[self.worlds[0]]
        self._judge(place)
        found = self._by_world(place.edges)
        usual = found[self.usual]
        index, highest = self.usual, self.margin
        for number, values in enumerate(found):
            if number != self.usual:
                lead, error, count = _lead(values, usual)
                if count and lead - self.caution * error > highest:
                    index, highest = number, lead - self.caution * error
        self.chosen = place.edges[index]
        return index

    def _by_world(self, edges: list[Edge]) -> list[list[float]]:
        """The mean of each edge of the root in each world; -1 where it was not visited."""
        places = [self.root.places[world] for world in self.worlds]
        out: list[list[float]] = []
        for edge in edges:
            means: list[float] = []
            for place in places:
                following = place.next[place.edges.index(edge)] if place.next else None
                if following is None or not following.visits:
                    means.append(-1.0)
                else:
                    means.append(following.total / following.visits)
            out.append(means)
        return out

    # --- an iteration ------------------------------------------------------------------------

    def _iterate(self, first: Edge) -> None:
        """One descent, which begins with an edge of the root."""
        world = self.worlds[first.visits % len(self.worlds)]
        place = self.root.places[world]
        places = [place]
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
            places.append(place)
            if place.visits == 0:
                break
        value = self._value(place)
        for place in places:
            place.visits += 1
            place.total += value
            place.node.visits += 1
            place.node.total += value
        for edge in edges:
            edge.visits += 1
            edge.total += value

    def _value(self, place: Place) -> float:
        if place.value < 0.0:
            game = place.game
            if self.lines is not None:
                game = self.lines.end(game, self.turn)
            state = game.state
            if state.decision is None:
                place.value = 0.5 if state.winner < 0 else float(state.winner == self.player)
            else:
                place.value = self.guide.value(game, self.player)
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
        fresh = mean if mine else 1.0 - mean
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


def _lead(one: list[float], other: list[float]) -> tuple[float, float, int]:
    """By how much the one is better, the standard error of that, and in how many worlds.

    Only worlds in which both were visited count; the error is 0 where all of at least
    ``_ENOUGH_WORLDS`` say the same.
    """
    total = squares = 0.0
    count = 0
    for value, against in zip(one, other, strict=True):
        if value >= 0.0 and against >= 0.0:
            total += value - against
            squares += (value - against) * (value - against)
            count += 1
    if count == 0:
        return 0.0, 1.0, 0
    if squares == 0.0 and count >= _ENOUGH_WORLDS:
        return 0.0, 0.0, count
    mean = total / count
    spread = squares - total * mean + _LEAST_SPREAD
    return mean, sqrt(spread / (count * max(1, count - 1))), count


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
