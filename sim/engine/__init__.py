"""The engine's face: games, views, hidden-card resampling, replay, validation."""
