import pygame
import pytest
from pygame import Color, Rect, Surface

from game.kit.button import Button
from game.kit.choice import Choice
from game.kit.scene import Scene
from game.kit.widget import Label, Panel
from tests.pilot import Pilot


class Form(Scene):
    """Three buttons and a choice, in a column."""

    def __init__(self, kit):
        super().__init__(kit)
        self.log = []

    def layout(self):
        self.clear()
        self.stage.background = Surface(self.kit.size)
        self.stage.background.fill("#204040")
        for i, name in enumerate(["play", "learn", "quit"]):
            button = Button(
                self.kit,
                self.stage,
                Rect(100, 60 + 90 * i, 300, 70),
                name.title(),
                kind=("primary", "plain", "quiet")[i],
                on_press=lambda name=name: self.log.append(name),
                name=name,
            )
            self.widgets.append(button)
        options = [("s", "Slow"), ("n", "Normal"), ("f", "Fast")]
        place = Rect(100, 400, 600, 70)
        choice = Choice(self.kit, self.stage, place, options, "n", self.log.append, "speed")
        self.widgets.append(choice)


@pytest.fixture
def pilot(assets):
    return Pilot(Form, assets=assets)


def part(pilot, rect):
    return pygame.image.tobytes(pilot.picture().subsurface(rect), "RGB")


def has(pilot, rect, color):
    picture = pilot.picture()
    points = ((x, y) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom))
    return any(picture.get_at(point) == Color(color) for point in points)


def test_a_press_and_release_inside_fires_once(pilot):
    pilot.tap("play")
    assert pilot.scene.log == ["play"]


def test_letting_go_outside_or_losing_focus_does_not_fire(pilot):
    pilot.drag("play", (900, 600))
    pilot.press("play")
    pilot.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.release("play")
    assert pilot.scene.log == []


def test_going_out_and_coming_back_fires(pilot):
    pilot.press("play")
    pilot.move((900, 600), held=True)
    assert not pilot.scene.widget("play").pressed
    pilot.move((200, 80), held=True)
    assert pilot.scene.widget("play").pressed
    pilot.release((200, 80))
    assert pilot.scene.log == ["play"]


def test_a_disabled_or_hidden_button_does_nothing(pilot):
    play, learn = pilot.scene.widget("play"), pilot.scene.widget("learn")
    play.set_enabled(False)
    learn.hide()
    pilot.tap("play")
    pilot.tap("learn")
    pilot.key("tab")
    pilot.key("return")
    assert pilot.scene.log == ["quit"]
    learn.reveal()
    play.set_enabled(True)
    pilot.tap("learn")
    pilot.tap("play")
    assert pilot.scene.log == ["quit", "learn", "play"]


@pytest.mark.parametrize("name", ["play", "learn", "quit", "speed"])
def test_each_state_looks_different(pilot, name):
    widget = pilot.scene.widget(name)
    area = widget.rect.inflate(2 * widget.pad, 2 * widget.pad)
    looks = [part(pilot, area)]
    for states in [{"hovered": True}, {"focused": True, "hovered": False}]:
        widget.mark(**states)
        pilot.step()
        looks.append(part(pilot, area))
    widget.mark(focused=False)
    pilot.step()
    assert part(pilot, area) == looks[0]
    assert len(set(looks)) == 3


def test_a_pressed_button_goes_down_in_the_same_frame(pilot):
    rect = pilot.scene.widget("learn").rect
    before = part(pilot, rect.inflate(0, -20))
    pilot.press("learn")
    assert part(pilot, rect.inflate(0, -20).move(0, 2)) == before


def test_hovering_lights_only_what_is_under_the_mouse(pilot):
    pilot.move("play")
    pilot.move("learn")
    hovered = [w.name for w in pilot.scene.widgets if w.hovered]
    assert hovered == ["learn"]
    pilot.step(pygame.Event(pygame.WINDOWLEAVE))
    assert not any(w.hovered for w in pilot.scene.widgets)


def test_what_was_hovered_is_dark_when_its_scene_comes_back(pilot):
    pilot.move("play")
    pilot.app.stack.push(Scene(pilot.kit))
    pilot.step()
    pilot.scene.close()
    pilot.step()
    assert not any(w.hovered for w in pilot.scene.widgets)


def test_tab_and_arrows_walk_in_order_and_round(pilot):
    def focus():
        return next(w.name for w in pilot.scene.widgets if w.focused)

    walked = []
    for key, shift in [("tab", 0), ("down", 0), ("right", 0), ("tab", 0), ("tab", 0), ("tab", 1)]:
        pilot.key(key, shift=bool(shift))
        walked.append(focus())
    assert walked == ["play", "learn", "quit", "speed", "play", "speed"]
    pilot.key("up")
    pilot.key("space")
    assert pilot.scene.log == ["quit"]


def test_the_focus_ring_is_for_the_keyboard_only(pilot):
    play = pilot.scene.widget("play")
    around = play.rect.inflate(16, 16)
    assert not has(pilot, around, "#00FF00")
    pilot.key("tab")
    assert has(pilot, around, "#00FF00")
    pilot.press("learn")
    assert not has(pilot, around, "#00FF00")
    pilot.release("learn")
    pilot.key("return")
    assert pilot.scene.log == ["learn"]


def test_a_choice_by_pointer_and_by_key(pilot):
    choice = pilot.scene.widget("speed")
    pilot.tap(choice.segment(0).center)
    pilot.tap(choice.segment(0).center)
    pilot.key("tab", shift=True)
    for key in ("left", "right", "right", "right", "return"):
        pilot.key(key)
    assert pilot.scene.log == ["s", "n", "f", "s"]
    assert choice.value == "s"
    assert choice.focused


def test_the_chosen_option_is_marked_by_more_than_colour(pilot):
    choice = pilot.scene.widget("speed")
    grey = pygame.transform.grayscale(pilot.picture())
    slow, normal = (grey.subsurface(choice.segment(i).inflate(-20, -10)) for i in (0, 1))
    assert pygame.transform.average_color(normal)[0] > pygame.transform.average_color(slow)[0] + 30


LONG = "A button with so many words that they cannot stand in a single line of it"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (800, 480), (600, 1024)])
@pytest.mark.parametrize(
    ("text", "sub"),
    [("Play", ""), ("Play", "against three bots"), (LONG, ""), ("Play together", LONG[:30])],
)
def test_words_stay_inside_their_button(assets, size, text, sub):
    pilot = Pilot(Scene, size, assets)
    scene, kit = pilot.scene, pilot.kit
    rect = Rect(20, 20, kit.px(400), kit.px(110))
    button = Button(kit, scene.stage, rect, text, sub=sub, kind="quiet")
    words = button.paint().get_bounding_rect()
    assert Rect((button.pad, button.pad), rect.size).contains(words)
    assert words.height > 0


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_a_label_stands_where_it_is_told(pilot, align):
    rect = Rect(800, 100, 300, 60)
    label = Label(pilot.kit, pilot.scene.stage, rect, "Words", align=align)
    words = label.paint().get_bounding_rect()
    left, right = words.left - label.pad, label.pad + rect.width - words.right
    expected = {"left": left < 4, "right": right < 4, "center": abs(left - right) < 6}
    assert [name for name, stands in expected.items() if stands] == [align]


def test_changed_words_are_drawn_in_the_next_frame(pilot):
    label = Label(pilot.kit, pilot.scene.stage, Rect(800, 100, 300, 60), "One")
    play = pilot.scene.widget("play")
    pilot.step()
    before = part(pilot, label.rect), part(pilot, play.rect)
    label.set_text("Two")
    play.set_text("Go on")
    pilot.step()
    after = part(pilot, label.rect), part(pilot, play.rect)
    assert before[0] != after[0]
    assert before[1] != after[1]
    play.set_sub("later")
    pilot.step()
    assert part(pilot, play.rect) != after[1]


def test_an_icon_is_tinted_and_can_change(pilot, tmp_path):
    square = tmp_path / "square.svg"
    square.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<rect width="10" height="10" fill="#fff"/></svg>'
    )
    play = pilot.scene.widget("play")
    ink = pilot.kit.theme["ink_dark"]
    play.set_text("")
    pilot.step()
    assert pilot.picture().get_at(play.rect.center) != ink
    play.set_icon(square)
    pilot.step()
    assert pilot.picture().get_at(play.rect.center) == ink


def test_a_panel_and_a_label_cannot_be_pressed(pilot):
    scene = pilot.scene
    scene.widgets.append(Panel(pilot.kit, scene.stage, Rect(800, 100, 300, 200)))
    scene.widgets.append(Label(pilot.kit, scene.stage, Rect(800, 100, 300, 200), "Words"))
    assert scene.widget_at((900, 150)) is None
    pilot.step()
    assert part(pilot, Rect(810, 260, 20, 20)) != part(pilot, Rect(1200, 600, 20, 20))
