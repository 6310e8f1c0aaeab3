"""The components. Importing this fills the catalogue, spaces first: cards look up which spaces their icons open."""

# ruff: noqa: F401
# isort: off
from landsraad.imperium.content import (
    spaces,
    tracks,
    starting,
    reserve,
    imperium_base,
    imperium_ix,
    intrigue_base,
    intrigue_ix,
    conflicts,
    leaders_base,
    leaders_ix,
    tiles,
    hagal,
)
