"""One module a card; each holds one subclass of :class:`sim.vocab.Card` and nothing else."""
