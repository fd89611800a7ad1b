"""A module for each card, named as ``cards.slug`` says."""
