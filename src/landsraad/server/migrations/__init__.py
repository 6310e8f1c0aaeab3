"""The schema of the store, step by step. The server walks them when it starts."""
