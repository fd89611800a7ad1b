"""What happens in a game, in sentences, from what one player sees of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from agents.table.words import counted, entity, name_of, starts, who, whose
from sim import StackView, View


@dataclass
class _Permanent:
    name: str
    controller: int
    owner: int
    token: bool
    damage: int
    host: int | None
    attacking: int | None
    blocking: tuple[int, ...]
    counters: dict[str, int]
    creature: bool
    land: bool


@dataclass
class _Entry:
    name: str
    spell: bool


@dataclass
class _Seen:
    """What a player sees at one moment, as far as the chronicle tells of it."""

    turn: int
    life: tuple[int, int]
    mulligans: tuple[int, int]
    lands_played: tuple[int, int]
    hands: tuple[int, int]
    libraries: tuple[int, int]
    hand: dict[int, str]
    known: dict[int, str]
    permanents: dict[int, _Permanent]
    stack: dict[int, _Entry] = field(default_factory=dict)
    piles: dict[int, tuple[int, str, str]] = field(default_factory=dict)
    players: tuple[dict[str, int], ...] = ()


class Chronicle:
    """Tells what changed between one moment and the next that it is shown.

    It is shown a game step by step, wherever anybody has a decision, and compares what its player
    sees, so that it can tell nothing that the player may not know.
    """

    def __init__(self) -> None:
        self._before: _Seen | None = None

    def copy(self) -> Chronicle:
        """One that goes on from the same moment."""
        out = Chronicle()
        out._before = self._before
        return out

    def tell(self, view: View) -> list[str]:
        """What happened since the last call, in sentences; nothing at the first."""
        before, now = self._before, _look(view)
        self._before = now
        if before is None:
            return []
        lines = _resolved(before, now)
        for part in (_arrivals, _departures, _piles, _hands, _changes, _turn, _put, _combat):
            lines += part(view, before, now)
        return lines


def _look(view: View) -> _Seen:
    both = (view.me, view.opponent)
    seen = _Seen(
        turn=view.turn,
        life=view.life,
        mulligans=view.mulligans,
        lands_played=view.lands_played,
        hands=view.hand_counts,
        libraries=view.library_counts,
        hand={card.id: card.name for card in view.hand},
        known={card.id: card.name for card in view.opponent_hand},
        permanents={
            one.id: _Permanent(
                name_of(view, one),
                one.controller,
                one.owner,
                one.token,
                one.damage,
                one.attached_to,
                one.attacking,
                one.blocking,
                one.counters,
                one.is_creature,
                one.is_land,
            )
            for one in view.battlefield
        },
        stack={
            entry.id: _Entry(name_of(view, entry), entry.ability is None) for entry in view.stack
        },
        players=tuple(view.counters(player) for player in (0, 1)),
    )
    for player in both:
        for zone, cards in (("graveyard", view.graveyard(player)), ("exile", view.exile(player))):
            for card in cards:
                seen.piles[card.id] = (player, zone, name_of(view, card))
    return seen


def _turn(view: View, before: _Seen, now: _Seen) -> list[str]:
    lines = []
    for player in (0, 1):
        if now.mulligans[player] > before.mulligans[player]:
            lines.append(_sentence(view, player, "take a mulligan", "takes a mulligan"))
    if now.turn != before.turn:
        lines.append(f"--- Turn {now.turn}: {whose(view, view.active)} turn ---")
    return lines


def _resolved(before: _Seen, now: _Seen) -> list[str]:
    """The spells that left the stack; what an ability did is to be seen in what follows."""
    gone = [one for id, one in before.stack.items() if id not in now.stack]
    lines = []
    for place, one in enumerate(gone):
        # The topmost has resolved; what lay below it did not get so far.
        resolved = place == len(gone) - 1 and one is next(reversed(before.stack.values()))
        if resolved and one.spell:
            lines.append(f"{one.name} resolves")
        elif not resolved:
            lines.append(f"{one.name} is countered or leaves the stack")
    return lines


def _put(view: View, before: _Seen, now: _Seen) -> list[str]:
    return [_cast(view, entry) for entry in view.stack if entry.id not in before.stack]


def _cast(view: View, entry: StackView) -> str:
    targets = [entity(view, id) for clause in entry.targets for id in clause]
    name = name_of(view, entry)
    aimed = f" -> {', '.join(targets)}" if targets else ""
    if entry.ability is not None:
        return f"{starts(whose(view, entry.controller))} {name}: {entry.text()}{aimed}"
    how = [entry.via] if entry.via else []
    how += ["a copy"] if entry.is_copy else []
    how += ["kicked"] if entry.kicked else []
    how += [f"X is {entry.x}"] if entry.x else []
    told = f" ({', '.join(how)})" if how else ""
    return _sentence(
        view, entry.controller, f"cast {name}{told}{aimed}", f"casts {name}{told}{aimed}"
    )


def _arrivals(view: View, before: _Seen, now: _Seen) -> list[str]:
    lines = []
    resolved = {one.name for id, one in before.stack.items() if id not in now.stack}
    for player in (view.opponent, view.me):
        arrived = [
            one
            for id, one in now.permanents.items()
            if id not in before.permanents and one.controller == player
        ]
        played = [one.name for one in arrived if one.land and not one.token]
        made = [one.name for one in arrived if one.token]
        others = [one.name for one in arrived if not (one.token or one.land)]
        # A land that was not played came by an effect.
        verb = "play" if now.lands_played[player] > before.lands_played[player] else "get"
        lines += [
            _sentence(view, player, f"{verb} {one}", f"{verb}s {one}") for one in counted(played)
        ]
        lines += [_sentence(view, player, f"get {one}", f"gets {one}") for one in counted(made)]
        # What resolves and stays goes without saying.
        lines += [
            f"{name} enters on {whose(view, player)} side"
            for name in counted(others)
            if name not in resolved
        ]
    return lines


def _departures(view: View, before: _Seen, now: _Seen) -> list[str]:
    lines = []
    arrived = Counter(
        (zone, name) for id, (_, zone, name) in now.piles.items() if id not in before.piles
    )
    hand = Counter(name for id, name in now.hand.items() if id not in before.hand)
    for id, one in before.permanents.items():
        if id in now.permanents:
            continue
        if arrived[("graveyard", one.name)]:
            arrived[("graveyard", one.name)] -= 1
            what = "dies" if one.creature else "is put into the graveyard"
        elif arrived[("exile", one.name)]:
            arrived[("exile", one.name)] -= 1
            what = "is exiled"
        elif one.owner == view.me and hand[one.name]:
            hand[one.name] -= 1
            what = "returns to your hand"
        else:
            what = "leaves the battlefield"
        lines.append(f"{starts(whose(view, one.controller))} {one.name} {what}")
    return lines


def _piles(view: View, before: _Seen, now: _Seen) -> list[str]:
    """Cards that came into a graveyard or exile from a hand or a library, or left one."""
    left = Counter(one.name for id, one in before.permanents.items() if id not in now.permanents)
    left.update(one.name for id, one in before.stack.items() if one.spell and id not in now.stack)
    lines = []
    for player in (view.opponent, view.me):
        new: dict[str, list[str]] = {"graveyard": [], "exile": []}
        for id, (owner, zone, name) in now.piles.items():
            if id in before.piles or owner != player:
                continue
            if left[name]:
                left[name] -= 1
            else:
                new[zone].append(name)
        if new["graveyard"]:
            cards = ", ".join(counted(new["graveyard"]))
            if before.hands[player] > now.hands[player]:
                lines.append(_sentence(view, player, f"discard {cards}", f"discards {cards}"))
            else:
                lines.append(f"Into {whose(view, player)} graveyard: {cards}")
        if new["exile"]:
            lines.append(f"Exiled of {whose(view, player)} cards: {', '.join(new['exile'])}")
    return lines


def _hands(view: View, before: _Seen, now: _Seen) -> list[str]:
    lines: list[str] = []
    me, opponent = view.me, view.opponent
    if before.turn == 0:
        return lines  # opening hands say nothing of draws
    new = [name for id, name in now.hand.items() if id not in before.hand]
    if new and now.libraries[me] < before.libraries[me]:
        lines.append(f"You draw {', '.join(counted(new))}")
    drawn = now.hands[opponent] - before.hands[opponent]
    if drawn > 0 and now.libraries[opponent] < before.libraries[opponent]:
        known = [name for id, name in now.known.items() if id not in before.known]
        shown = f": {', '.join(counted(known))}" if known else ""
        lines.append(f"Opponent draws {'a card' if drawn == 1 else f'{drawn} cards'}{shown}")
    return lines


def _changes(view: View, before: _Seen, now: _Seen) -> list[str]:
    lines = []
    for player in (view.opponent, view.me):
        was, life = before.life[player], now.life[player]
        if was != life:
            lines.append(f"{starts(who(view, player))}: {was} -> {life} life")
        for kind, count in now.players[player].items():
            if count != before.players[player].get(kind, 0):
                lines.append(f"{starts(who(view, player))}: {count} {kind}")
    for id, one in now.permanents.items():
        old = before.permanents.get(id)
        if old is None:
            continue
        if one.name != old.name:
            lines.append(f"{old.name} is now {one.name}")
        if one.controller != old.controller:
            lines.append(
                _sentence(
                    view, one.controller, f"now control {one.name}", f"now controls {one.name}"
                )
            )
        if one.damage > old.damage:
            lines.append(f"{one.name} is dealt {one.damage - old.damage} damage")
        for kind in sorted({*one.counters, *old.counters}):
            count = one.counters.get(kind, 0)
            if count != old.counters.get(kind, 0):
                lines.append(f"{one.name}: {count} {kind} counter{'' if count == 1 else 's'}")
        if one.host != old.host and one.host is not None:
            lines.append(f"{one.name} is attached to {entity(view, one.host)}")
    return lines


def _combat(view: View, before: _Seen, now: _Seen) -> list[str]:
    lines = []
    attacks: dict[int, list[str]] = {}
    for id, one in now.permanents.items():
        old = before.permanents.get(id)
        if one.attacking is not None and (old is None or old.attacking is None):
            attacks.setdefault(one.attacking, []).append(one.name)
        for attacker in one.blocking:
            if old is None or attacker not in old.blocking:
                lines.append(f"{one.name} blocks {entity(view, attacker)}")
    declared = []
    for attacked, names in attacks.items():
        attackers = ", ".join(counted(names))
        verb = "attacks" if len(names) == 1 else "attack"
        declared.append(f"{attackers} {verb} {entity(view, attacked)}")
    return declared + lines


def _sentence(view: View, player: int, you: str, they: str) -> str:
    return f"You {you}" if player == view.me else f"Opponent {they}"
