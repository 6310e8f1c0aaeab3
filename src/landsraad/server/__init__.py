"""The table in the browser: a local web server. Rooms, seats, views and moves; the rules are asked, never repeated."""
