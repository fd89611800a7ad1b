"""A module for each token that the cards create."""
