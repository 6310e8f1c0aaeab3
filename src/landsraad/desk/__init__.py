"""How a question lies before a person: options as things to touch, forms, gestures, what follows for certain, odds.

No rule is made here. A game asks one small thing after the other; what a person sees as one thing, and what can be told
about it beforehand, is worked out from its questions. The desk of a game lies in a folder of its own.
"""
