"""Names and sentences: what a person reads is made here, from the declarations the engine runs, in every language."""
