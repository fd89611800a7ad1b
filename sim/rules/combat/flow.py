"""The most rewarding flow through a small network, by successive best paths."""

from __future__ import annotations

from typing import Final

UNBOUNDED: Final = 1 << 30
SOURCE: Final = 0
SINK: Final = 1


class Flow:
    """A network whose edges have capacities and rewards (none of them a rewarding circle).

    Parallel edges of falling rewards model a reward that falls with the amount.
    """

    __slots__ = ("capacity", "edges", "reward", "target")

    def __init__(self, nodes: int) -> None:
        self.edges: list[list[int]] = [[] for _ in range(nodes)]
        self.target: list[int] = []
        self.capacity: list[int] = []
        self.reward: list[int] = []

    def add(self, start: int, end: int, capacity: int, reward: int = 0) -> int:
        """Add an edge and its reverse; the number by which :meth:`through` knows it."""
        edge = len(self.target)
        self.edges[start].append(edge)
        self.edges[end].append(edge + 1)
        self.target += (end, start)
        self.capacity += (capacity, 0)
        self.reward += (reward, -reward)
        return edge

    def through(self, edge: int) -> int:
        """How much flows through an edge."""
        return self.capacity[edge + 1]

    def run(self) -> int:
        """Send what is rewarding from source to sink; the whole reward."""
        total = 0
        while True:
            gain, path = self._best_path()
            if gain <= 0:
                return total
            amount = min([self.capacity[edge] for edge in path])
            for edge in path:
                self.capacity[edge] -= amount
                self.capacity[edge ^ 1] += amount
            total += gain * amount

    def _best_path(self) -> tuple[int, list[int]]:
        nodes = len(self.edges)
        best = [-UNBOUNDED] * nodes
        came = [-1] * nodes
        queued = [False] * nodes
        best[SOURCE] = 0
        queue = [SOURCE]
        head = 0
        while head < len(queue):
            node = queue[head]
            head += 1
            queued[node] = False
            for edge in self.edges[node]:
                if self.capacity[edge] > 0:
                    end = self.target[edge]
                    reward = best[node] + self.reward[edge]
                    if reward > best[end]:
                        best[end] = reward
                        came[end] = edge
                        if not queued[end]:
                            queued[end] = True
                            queue.append(end)
        path: list[int] = []
        if best[SINK] > 0:
            node = SINK
            while node != SOURCE:
                path.append(came[node])
                node = self.target[came[node] ^ 1]
        return best[SINK], path
