"""What every game of the house must do, whatever its rules: one suite, run on each entry of games.py."""
