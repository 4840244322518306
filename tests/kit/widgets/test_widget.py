import pytest
from pygame import Rect

from game.kit.widgets.widget import Label
from tests.kit.form import part


@pytest.mark.parametrize("name", ["play", "learn", "quit", "speed"])
def test_each_state_looks_different(pilot, name):
    widget = pilot.scene.widget(name)
    area = widget.rect.inflate(2 * widget.pad, 2 * widget.pad)
    looks = [part(pilot, area)]
    for states in [{"hovered": True}, {"focused": True, "hovered": False}]:
        widget.set_state(**states)
        pilot.step()
        looks.append(part(pilot, area))
    widget.set_state(focused=False)
    pilot.step()
    assert part(pilot, area) == looks[0]
    assert len(set(looks)) == 3


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
    play.set_state(text="Go on")
    pilot.step()
    after = part(pilot, label.rect), part(pilot, play.rect)
    assert before[0] != after[0]
    assert before[1] != after[1]
    play.set_state(sub="later")
    pilot.step()
    assert part(pilot, play.rect) != after[1]


def test_a_label_cannot_be_pressed(pilot):
    scene = pilot.scene
    scene.widgets.append(Label(pilot.kit, scene.stage, Rect(800, 100, 300, 200), "Words"))
    assert scene.widget_at((900, 150)) is None
