"""What the places of a tree are worth, from where the lines ended back to its root.

From each place on the player is taken to do what the search has found best: the usual thing, unless
another option is surely better over all the worlds in which both were tried. The choice is the
node's, not the world's, since the player cannot see what is hidden; that other cards may have been
drawn, which the player does see, is not told apart either.
"""

from __future__ import annotations

from agents.search.tree import END, Edge, Node


def settle(node: Node, caution: float) -> None:
    """Works out ``worth`` of each place of a node and of all behind it.

    Args:
        node: where to begin.
        caution: by so many standard errors an option must be better than the usual one.
    """
    if node.mark == END:
        return
    for edge in node.edges.values():
        for child in edge.children.values():
            settle(child, caution)
        edge.leads.clear()
    for place in node.places.values():
        usual = place.usual
        following = place.next[usual]
        place.worth = base = place.value if following is None else following.worth
        for index, edge in enumerate(place.edges):
            other = place.next[index]
            if other is not None and index != usual:
                edge.leads.add(other.worth - base)
    best: Edge | None = None
    highest = 0.0
    for edge in node.edges.values():
        if edge.leads.count:
            lead = edge.leads.mean - caution * edge.leads.error
            if lead > highest:
                best, highest = edge, lead
    if best is None:
        return
    for place in node.places.values():
        for index, edge in enumerate(place.edges):
            if edge is best and index != place.usual:
                other = place.next[index]
                # Where it was not tried it is taken to be as much better as it surely is elsewhere.
                place.worth = min(1.0, place.worth + highest) if other is None else other.worth
                break
