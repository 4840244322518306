"""A voice for tests, which remembers what it should say."""

from game.kit.voice.voice import Manner


class NullVoice:
    """Say nothing, but remember it."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.loudness: list[float] = []
        self.hushed = 0

    def say(self, text: str, manner: Manner) -> None:
        self.said.append(text)
        self.loudness.append(manner.loudness)

    def silence(self) -> None:
        """Count how often silence was wanted."""
        self.hushed += 1

    def close(self) -> None:
        """Do nothing."""
