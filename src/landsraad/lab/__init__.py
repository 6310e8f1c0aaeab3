"""The laboratory: many games, measured. The server never imports it."""
