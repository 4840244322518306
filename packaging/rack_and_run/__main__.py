"""Lets `python -m rack_and_run` open the game."""

from rack_and_run import play

play()
