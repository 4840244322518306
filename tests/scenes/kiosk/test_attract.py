"""The screen while nobody plays: what can be touched there, and how it looks."""

import pygame
import pytest
from pygame import Surface

from game.kiosk.file import Kiosk, LookOptions, ScreenOptions
from scenes.kiosk.attract import TURNS_SECONDS, Attract
from scenes.kiosk.invitation import BREATH_SECONDS
from scenes.kiosk.kiosk_loop import WANDER_PX
from scenes.kiosk.language_plates import LIT_SECONDS, LanguagePlate
from scenes.play.deal import Deal
from scenes.play.turn import Turn
from tests.scenes.kiosk.test_screen_care import BRIGHT

PORTRAIT = ScreenOptions(diagonal_in=55, bottom_mm=700)


@pytest.mark.parametrize("touched", ["play", (400, 300)])
def test_the_yellow_button_begins_a_game_and_so_does_any_other_place(open_visitor, touched) -> None:
    visitor = open_visitor(Kiosk())
    visitor.tick(0.5)
    visitor.tap(touched)
    visitor.tick(0.1)
    assert isinstance(visitor.scene, Deal)


def test_any_key_begins_a_game_once(open_visitor) -> None:
    visitor = open_visitor(Kiosk())
    visitor.tick(0.5)
    for key in ("return", "space", "escape"):
        visitor.key(key)
    visitor.tick(0.1)
    assert not isinstance(visitor.scene, Attract)
    assert visitor.week()[-1].starts == 1


def test_languages_light_up_and_invite_in_turn_and_company_and_game_alternate(
    open_visitor,
) -> None:
    visitor = open_visitor(Kiosk())
    seen, pictures = [], []
    for _ in range(3):
        plates = [each for each in visitor.scene.widgets if isinstance(each, LanguagePlate)]
        (lit,) = (plate.name for plate in plates if plate.is_lit)
        seen.append((lit, visitor.scene.widget("play").text))
        visitor.tick(LIT_SECONDS + 0.1, fps=20)
    assert seen == [
        ("language-en", "Touch to play"),
        ("language-de", "Tippen und spielen"),
        ("language-zh", "轻触开始"),
    ]
    for _ in range(2):
        pictures.append(visitor.scene.ground().get_buffer().raw)
        visitor.tick(TURNS_SECONDS, fps=20)
    assert pictures[0] != pictures[1]


def bright(picture: Surface) -> int:
    grays = pygame.transform.grayscale(picture)
    return pygame.mask.from_threshold(grays, "white", (255 - BRIGHT,) * 3).count()


@pytest.mark.parametrize("theme", ["felt", "wood", "night"])
def test_the_yellow_button_is_nowhere_bright_for_long(open_visitor, theme: str) -> None:
    visitor = open_visitor(Kiosk(look=LookOptions(themes=(theme,))))
    place = visitor.scene.widget("play").rect.inflate(-4 * WANDER_PX, -4 * WANDER_PX)
    darkest = Surface(place.size)
    darkest.fill("white")
    shone = 0
    for _ in range(20):
        visitor.tick(BREATH_SECONDS / 20, fps=20)
        now = visitor.picture().subsurface(place)
        shone = max(shone, bright(now))
        darkest.blit(now, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    assert bright(darkest) == 0
    assert shone > place.width * place.height // 2


def test_the_first_words_of_each_visitor_are_the_goal(open_visitor) -> None:
    visitor = open_visitor(Kiosk())
    for _ in range(2):
        visitor.tap("play")
        while not isinstance(visitor.scene, Turn):
            visitor.tick(0.5)
        goal = "“Empty your rack. Add a tile to a row.”"
        assert visitor.scene.state.remarks.said == {1: goal}
        visitor.wait(200)
        assert isinstance(visitor.scene, Attract)


@pytest.mark.parametrize("paused", [False, True])
def test_what_was_brought_lower_can_be_brought_back(open_visitor, paused: bool) -> None:
    visitor = open_visitor(Kiosk(screen=PORTRAIT), (1080, 1920))
    whole, said = visitor.kit.size, []
    if paused:
        visitor.tap("play")
        visitor.tick(0.5)
        visitor.tap("pause")
        visitor.tick(0.5)
    for _ in range(2):
        said.append(visitor.scene.widget("lower").text)
        visitor.tap("lower")
        visitor.tick(0.2)
    assert said == [visitor.kit.text("attract-lower"), visitor.kit.text("attract-higher")]
    assert visitor.kit.size == whole
