"""Dune: War for Arrakis and The Spacing Guild."""
