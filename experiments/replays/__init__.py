"""Recorded games: shown as a page or in the terminal, checked, and played on from a decision."""
