"""A whole game by ear: the listener has the spoken lines and the keys, and finishes the game."""

from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, FAMILY, Games, Rules
from game.session.player import Player
from game.session.session import Session
from scenes.play.match import Match
from tests.following import at_pace
from tests.kits import store
from tests.listener import Listener
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.sizes import size

PLAYERS = [Player("Ann", "fox"), Player.unnamed("owl", "level8")]
ONE = Games(1)
QUICK = replace(FAMILY, rack_size=7, length=ONE)
WHOLE = replace(CLASSIC, name="custom", seconds=None, length=ONE)


@pytest.mark.whole
@pytest.mark.parametrize(("rules", "seed"), [(QUICK, 5), (WHOLE, 1)][: size(1, 2)])
def test_a_game_is_played_to_its_end_from_what_is_said(rules: Rules, seed: int) -> None:
    session = Session.start(rules, PLAYERS, seed=seed)
    voice = NullVoice()
    quick = store(speech="normal", bot_speed="instant", reduced_motion=True)
    pilot = Pilot(
        lambda kit: Match(kit, at_pace(kit, session)), (1366, 768), settings=quick, voice=voice
    )

    def hear() -> list[str]:
        said = list(voice.said)
        voice.said.clear()
        return said

    listener = Listener(hear, pilot.key, lambda: pilot.tick(0.1, fps=20))
    listener.play()
    assert session.standing.winners
    assert listener.laid
    assert listener.drawn
