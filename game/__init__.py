"""Rack & Run: the game below its scenes."""
