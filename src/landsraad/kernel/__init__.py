"""The game-neutral kernel: tables, chance, effects, decisions, rules and records. It knows nothing of Dune."""
