"""Cards that show how a package of one's own offers some."""
