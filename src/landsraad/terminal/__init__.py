"""The table in the terminal. What happens is in session.py and play.py; everything else here only draws."""
