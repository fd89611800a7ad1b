"""The search itself: which line is played next, and how it becomes a part of the tree."""

from __future__ import annotations

import copy
from math import ceil, log2, sqrt
from typing import Final

from agents.search.backup import settle
from agents.search.guide import Guide
from agents.search.leads import Leads
from agents.search.lines import Lines
from agents.search.options import key_of, mark_of, mark_of_view
from agents.search.seen import seen
from agents.search.tree import END, Edge, Node, Place, behind, copied, prune
from sim.engine.game import Game
from sim.engine.view import View

# At the root so many options are looked at, those with the highest priors.
_ROOT_OPTIONS: Final = 16
# After so many visits each, options of the root that are surely worse drop out: those that trail
# by so many standard errors in at least so many worlds.
_ROUND: Final = 8
_SURE: Final = 2.5
_ENOUGH_WORLDS: Final = 8
# The prior of an edge that no place has been asked about yet.
_UNKNOWN: Final = -1.0
# The mark of a root that no search has begun at.
_NOWHERE: Final = (0, 0, 0, 0, "")


class TreeSearch:
    """A tree of one player's decisions, and the worlds it is searched in.

    What the opponent does, and what is not worth a search, is up to whoever plays lines on. Each
    line that is played adds all the decisions on it to the tree, as places from which other lines
    may branch off.

    Args:
        player: who searches, 0 or 1.
        guide: gives priors, and values of where lines end.
        lines: plays lines on.
        exploration: how much options that were seldom tried are preferred.
        widening: at a node of ``n`` visits ``2 + widening * sqrt(n)`` options are looked at.
        margin: by how much an option must be better than the usual one at the root.
        caution: so many standard errors are taken off by how much it is better.
    """

    def __init__(
        self,
        player: int,
        guide: Guide,
        lines: Lines,
        exploration: float,
        widening: float,
        margin: float,
        caution: float,
    ) -> None:
        self.player = player
        self.guide = guide
        self.lines = lines
        self.exploration = exploration
        self.widening = widening
        self.margin = margin
        self.caution = caution
        self.turn = 0
        self.usual = 0
        self.root = Node(_NOWHERE)
        self.worlds: list[int] = []
        self.chosen: Edge | None = None
        self.made = 0  # worlds so far, which names them

    def __deepcopy__(self, memo: dict[int, object]) -> TreeSearch:
        out = copy.copy(self)
        out.worlds = self.worlds.copy()
        # All that may still be of use is what lies behind the last choice.
        out.root = Node(_NOWHERE)
        if self.chosen is not None:
            out.chosen = copied(self.chosen)
        return out

    def __reduce__(self) -> tuple[object, ...]:
        made_of = (self.player, self.guide, self.lines, self.exploration)
        settings = (self.widening, self.margin, self.caution)
        return (TreeSearch, made_of + settings, self.__getstate__())

    # --- the root ----------------------------------------------------------------------------

    def turn_begins(self, turn: int) -> None:
        """Forget what was worked out in an earlier turn than that: lines ended sooner."""
        if turn != self.turn:
            self.root, self.chosen, self.turn = Node(_NOWHERE), None, turn

    def begin(self, view: View, usual: int, worlds: int, seed: int) -> None:
        """Make the view's decision the root: of the tree as far as it foresaw it, or of a new one.

        Worlds that turned out otherwise are drawn anew, from seeds that follow from ``seed``.

        Args:
            view: what the player knows.
            usual: the index of the option to take unless another is better.
            worlds: in how many worlds is searched.
            seed: the seed of the player's game.
        """
        self.usual = usual
        self.root, kept = self._foreseen(view) or (Node(mark_of_view(view)), [])
        self.chosen = None
        self.worlds = kept[:worlds]
        for world in self.worlds:
            self.root.places[world].usual = usual
        while len(self.worlds) < worlds:
            world = self.made
            self.made += 1
            game = view.resample((seed + world * 0x9E3779B97F4A7C15) % 2**64)
            self.root.places[world] = Place(game, usual, -1.0)
            self.worlds.append(world)
        for place in self.root.places.values():
            self._judge(self.root, place)
        if kept:
            prune(self.root, frozenset(self.worlds))
            _recount(self.root)

    def _foreseen(self, view: View) -> tuple[Node, list[int]] | None:
        """The node behind the last choice that the view is at, and the worlds that agree."""
        node = None if self.chosen is None else self.chosen.children.get(mark_of_view(view))
        if node is None:
            return None
        look = seen(view)
        kept = [
            world
            for world, place in node.places.items()
            if seen(place.game.view(self.player)) == look
        ]
        return (node, kept) if kept else None

    def run(self, nodes: int) -> int:
        """Play lines until the root has been visited so often or the best is clear; how many.

        At the root by sequential halving (Karnin, Koren and Somekh, 2013): the options that are
        still in are visited equally often, in the same worlds, and the worse half of them
        drops out. So do, as in a race (Maron and Moore, 1994), those that are surely worse
        than the best one.
        """
        root = self.root
        alive = [self.usual]
        first = root.places[self.worlds[0]]
        for index in _by_prior(first)[:_ROOT_OPTIONS]:
            if index != self.usual:
                alive.append(index)
        added = 0
        phases = max(1, ceil(log2(len(alive))))
        for phase in range(phases):
            until = root.visits + (nodes - root.visits) // (phases - phase)
            while len(alive) > 1 and root.visits < until:
                for _ in range(_ROUND * len(alive)):
                    if root.visits >= until:
                        break
                    index = alive[0]
                    for other in alive:
                        if first.edges[other].visits < first.edges[index].visits:
                            index = other
                    added += self._iterate(index)
                alive = self._in_the_race(alive)
            settle(root, self.caution)
            alive = self._better_half(alive)
        return added

    def _in_the_race(self, alive: list[int]) -> list[int]:
        """The options that may yet turn out to be better than the best of them, which comes first.

        Those are out that are surely worse, or the same, in a number of worlds; and, once they were
        tried in all of them, those that are a little worse than the usual one.
        """
        settle(self.root, self.caution)
        best = self._ranked(alive)[0]
        kept = [best]
        for index in alive:
            if index != best:
                leads = self._leads(best, index)
                if leads.count >= _ENOUGH_WORLDS:
                    if leads.squares == 0.0 or leads.mean > _SURE * leads.error:
                        continue
                    leads = self._leads(index, self.usual)
                    tried = leads.count == len(self.worlds)
                    if tried and index != self.usual and leads.mean + leads.error < 0.0:
                        continue
                kept.append(index)
        return kept

    def _better_half(self, alive: list[int]) -> list[int]:
        """The better half of the options, two at least, and the usual one."""
        ranked = self._ranked(alive)
        kept = ranked[: max(2, ceil(len(ranked) / 2))]
        if self.usual in ranked and self.usual not in kept:
            kept.append(self.usual)
        return kept

    def _ranked(self, alive: list[int]) -> list[int]:
        """The options, those first that do best against the usual one."""
        means = {index: self._leads(index, self.usual).mean for index in alive}
        return sorted(alive, key=lambda index: -means[index])

    def choose(self) -> int:
        """The index of the usual option, or of the one that is better by most in all likelihood."""
        settle(self.root, self.caution)
        edges = self.root.places[self.worlds[0]].edges
        best, highest = self.usual, self.margin
        for index in range(len(edges)):
            if index != self.usual:
                leads = self._leads(index, self.usual)
                sure = leads.mean - self.caution * leads.error
                if leads.count and sure > highest:
                    best, highest = index, sure
        self.chosen = edges[best]
        return best

    def _leads(self, one: int, other: int) -> Leads:
        """By how much an option of the root is better than another where both were tried."""
        leads = Leads()
        for world in self.worlds:
            following = self.root.places[world].next
            mine, theirs = following[one], following[other]
            if mine is not None and theirs is not None:
                leads.add(mine.worth - theirs.worth)
        return leads

    # --- a line ------------------------------------------------------------------------------

    def _iterate(self, index: int) -> int:
        """One descent that begins with an option of the root; how many lines were played."""
        world = self._world_for(index)
        node = self.root
        place = node.places[world]
        if place.value < 0.0:
            index = self.usual  # what others are compared with
        places: list[Place] = []
        edges: list[Edge] = []
        nodes: list[Node] = []
        played = 0
        while True:
            edge = place.edges[index]
            places.append(place)
            edges.append(edge)
            nodes.append(node)
            following = place.next[index]
            if following is None:
                value = self._play(place, index, edge, world)
                played = 1
                break
            if following.done:
                value = following.value
                break
            place, node = following, edge.children[mark_of(following.game.state)]
            index = self._select(node, place)
            if index < 0:
                place.done = True
                value = place.value
                break
        for number, place in enumerate(places):
            if place.value < 0.0:
                place.value = value
            place.visits += 1
            nodes[number].visits += 1
            edges[number].visits += 1
            edges[number].total += value - place.value
        return played

    def _world_for(self, index: int) -> int:
        """The world in which an option of the root was visited least."""
        best, fewest = self.worlds[0], -1
        for world in self.worlds:
            following = self.root.places[world].next[index]
            if following is None:
                return world
            if not following.done and (fewest < 0 or following.visits < fewest):
                best, fewest = world, following.visits
        return best

    def _play(self, place: Place, index: int, edge: Edge, world: int) -> float:
        """Play the line that begins with an option, and add it to the tree; its value."""
        game = place.game.clone()
        game.choose(index)
        line = self.lines.play(game, self.turn, self.player)
        value = self._value(line.end)
        for number, stop in enumerate(line.stops):
            node = behind(edge, mark_of(stop.state))
            known = node.places.get(world)
            if known is not None:  # another option is alike in all that names it
                place.next[index] = known
                return known.value
            usual = line.usual[number]
            following = place.next[index] = node.places[world] = Place(stop, usual, value)
            following.visits = 1
            node.visits += 1
            place, index = following, usual
            edge = _usual_edge(node, place)
            if self.lines.guide is None:
                edge.visits += 1
        if not line.stops or self.lines.guide is None:
            end = Place(place.game, -1, value)  # nobody asks for the game itself any more
            place.next[index] = behind(edge, END).places.setdefault(world, end)
        return value

    def _value(self, game: Game) -> float:
        state = game.state
        if state.decision is None:
            return 0.5 if state.winner < 0 else float(state.winner == self.player)
        return self.guide.value(game, self.player)

    def _judge(self, node: Node, place: Place) -> None:
        """Name a place's options and give those that are new their priors."""
        if place.edges:
            return
        game = place.game
        state = game.state
        decision = state.decision
        assert decision is not None
        known = node.edges
        for option, prior in zip(decision.options, self.guide.priors(game), strict=True):
            key = key_of(state, option)
            edge = known.get(key)
            if edge is None:
                edge = known[key] = Edge(key, prior)
            elif edge.prior == _UNKNOWN:
                edge.prior = prior
            place.edges.append(edge)
        futile = self.lines.is_futile(state, decision)
        place.order = [place.usual] if futile else _by_prior(place)

    def _select(self, node: Node, place: Place) -> int:
        """The option to follow from a place, by PUCT; -1 if all lines from there were played."""
        self._judge(node, place)
        wide = 2 + int(self.widening * sqrt(node.visits))
        best, highest = -1, 0.0
        for index in place.order:
            following = place.next[index]
            if following is not None and following.done:
                continue
            if wide == 0:
                break
            wide -= 1
            edge = place.edges[index]
            edge.available += 1
            rating = edge.total / edge.visits if edge.visits else 0.0
            if index == place.usual and rating < 0.0:
                rating = 0.0  # that of doing nothing else
            rating += self.exploration * edge.prior * sqrt(edge.available) / (1 + edge.visits)
            if best < 0 or rating > highest:
                best, highest = index, rating
        return best


def _usual_edge(node: Node, place: Place) -> Edge:
    """The edge of a place's usual option; its prior is still to be asked for where it is new."""
    state = place.game.state
    assert state.decision is not None
    key = key_of(state, state.decision.options[place.usual])
    edge = node.edges.get(key)
    if edge is None:
        edge = node.edges[key] = Edge(key, _UNKNOWN)
    return edge


def _by_prior(place: Place) -> list[int]:
    """The options of a place, the most promising first."""
    edges = place.edges
    return sorted(range(len(edges)), key=lambda index: -edges[index].prior)


def _recount(root: Node) -> None:
    """Let the visits of a root and its options be those in the worlds that are left."""
    before = [(edge, edge.visits) for edge in root.edges.values()]
    for edge, _ in before:
        edge.visits = 0
    for place in root.places.values():
        for index, edge in enumerate(place.edges):
            following = place.next[index]
            if following is not None:
                edge.visits += max(1, following.visits)  # ends are not counted
    root.visits = 0
    for edge, visits in before:
        root.visits += edge.visits
        if visits:
            edge.total *= min(1.0, edge.visits / visits)
