"""Combat (506-511): attackers, blockers, damage, and what takes an object out of combat."""
