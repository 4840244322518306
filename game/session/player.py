"""A player of a match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """Say who sits on a seat: a person, or the bot with this name; `face` is an animal."""

    name: str
    face: str = "fox"
    bot: str | None = None
