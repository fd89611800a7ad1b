"""The generic effect frame: programs of vocabulary records, carried out in order (608.2c)."""
