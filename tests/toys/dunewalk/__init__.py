"""Dunewalk: a game of spaces and cards whose expansion is one file and its name in the set of expansions."""

from landsraad import Entry

ENTRY = Entry(name="dunewalk", rules="tests.toys.dunewalk.rules:Dunewalk")
