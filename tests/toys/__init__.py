"""Small games of our own that show what it costs to add something to the house."""

from tests.toys import dunewalk, sandstorm

TOYS = (sandstorm.ENTRY, dunewalk.ENTRY)
