"""Dune: Imperium and its expansion Rise of Ix."""
