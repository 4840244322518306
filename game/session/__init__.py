"""A match of players, people and bots."""
