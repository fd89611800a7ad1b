"""The state of a game: objects, players, zones, frames, decisions, random numbers."""
