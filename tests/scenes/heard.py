"""A pilot at the table who has ears."""

from game.session.session import Session
from tests.kits import store
from tests.null_voice import NullVoice
from tests.scenes.seated import Seated


class Heard(Seated):
    """Keep what is said; `said` is what was since it was asked last."""

    def __init__(
        self,
        session: Session | None = None,
        viewer: int | None = 0,
        **settings: object,
    ) -> None:
        self.voice = NullVoice()
        preferences = store(speech="normal", **settings)
        super().__init__(session, viewer=viewer, settings=preferences, voice=self.voice)

    @property
    def said(self) -> list[str]:
        said = list(self.voice.said)
        self.voice.said.clear()
        return said

    def hit(self, *keys: str) -> list[str]:
        """Press keys; give what is said of the last."""
        for key in keys:
            self.voice.said.clear()
            self.key(key)
        return self.said
