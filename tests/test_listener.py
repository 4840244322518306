"""A whole game by ear: the listener has the spoken lines and the keys, and finishes the game."""

from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, FAMILY, Games, Rules
from game.session.player import Player
from game.session.session import Session
from scenes.play.match import Match
from tests.following import at_pace
from tests.kits import store
from tests.listener import SOUND, Listener
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.sizes import size

PLAYERS = [Player("Ann", "fox"), Player.unnamed("owl", "level8")]
ONE = Games(1)
QUICK = replace(FAMILY, rack_size=7, length=ONE)
WHOLE = replace(CLASSIC, name="custom", seconds=None, length=ONE)


MOST_PRESSES, MOST_WORDS = 15, 120
"""What a turn may take, over a whole game."""


def play(rules: Rules, seed: int) -> tuple[Session, Listener]:
    session = Session.start(rules, PLAYERS, seed=seed)
    voice = NullVoice()
    quick = store(speech="normal", bot_speed="instant", reduced_motion=True)
    pilot = Pilot(
        lambda kit: Match(kit, at_pace(kit, session)), (1366, 768), settings=quick, voice=voice
    )
    sounds = [0]

    def hear() -> list[str]:
        said, count = list(voice.said), pilot.kit.sounds.count
        sounded, sounds[0] = count > sounds[0], count
        voice.said.clear()
        return said or [SOUND] * sounded

    listener = Listener(hear, pilot.key, lambda: pilot.tick(0.1, fps=20))
    listener.play()
    return session, listener


@pytest.mark.whole
@pytest.mark.parametrize(("rules", "seed"), [(QUICK, 5), (WHOLE, 1)][: size(1, 2)])
def test_a_game_is_played_to_its_end_from_what_is_said(rules: Rules, seed: int) -> None:
    session, listener = play(rules, seed)
    assert session.standing.winners
    assert listener.laid
    assert listener.drawn
    assert not listener.silent
    assert listener.presses <= MOST_PRESSES * listener.turns
    assert listener.words <= MOST_WORDS * listener.turns
