"""Sandstorm: a whole game in one folder. Caravans are sent out face down; the strongest takes the best of the spice."""

from landsraad import Entry

ENTRY = Entry(name="sandstorm", rules="tests.toys.sandstorm.rules:Sandstorm")
