import pygame
import pytest

from game.kit.gestures import (
    OUTSIDE,
    Back,
    Cancel,
    Confirm,
    Down,
    Drag,
    Dropped,
    Hover,
    Key,
    Step,
    Up,
)
from game.kit.pointer import ECHO, RESTING, Pointer

SIZE = (1000, 500)


@pytest.fixture
def pointer():
    pygame.display.init()
    return Pointer()


def feed(pointer, *events):
    return [gesture for event in events for gesture in pointer.feed(event, SIZE)]


def mouse(kind, pos, button=1, touch=False, held=1):
    return pygame.Event(kind, pos=pos, button=button, touch=touch, buttons=(held, 0, 0))


def down(pos, **more):
    return mouse(pygame.MOUSEBUTTONDOWN, pos, **more)


def move(pos, **more):
    return mouse(pygame.MOUSEMOTION, pos, **more)


def up(pos, **more):
    return mouse(pygame.MOUSEBUTTONUP, pos, **more)


def finger(kind, pos, number=7):
    return pygame.Event(kind, x=pos[0] / SIZE[0], y=pos[1] / SIZE[1], finger_id=number)


LOST = pygame.Event(pygame.WINDOWFOCUSLOST)


@pytest.mark.parametrize(
    ("events", "gestures"),
    [
        # A press that trembles is a tap where it began.
        (
            [down((10, 10)), move((15, 10)), up((15, 10))],
            [Down((10, 10)), Up((10, 10), (10, 10), dragged=False)],
        ),
        # Six pixels make a drag, and it stays one.
        (
            [down((10, 10)), move((16, 10)), move((11, 10)), up((11, 10))],
            [
                Down((10, 10)),
                Drag((10, 10), (16, 10)),
                Drag((10, 10), (11, 10)),
                Up((10, 10), (11, 10), dragged=True),
            ],
        ),
        # To move without a press hovers.
        ([move((3, 4), held=0)], [Hover((3, 4))]),
        ([pygame.Event(pygame.WINDOWLEAVE)], [Hover(OUTSIDE)]),
        # To lose the focus, to let go elsewhere and to press anew ends what was begun.
        ([down((10, 10)), LOST, up((10, 10))], [Down((10, 10)), Cancel()]),
        (
            [down((10, 10)), move((50, 50), held=0), up((50, 50))],
            [Down((10, 10)), Cancel(), Hover((50, 50))],
        ),
        ([down((1, 1)), down((2, 2))], [Down((1, 1)), Cancel(), Down((2, 2))]),
        ([pygame.Event(pygame.DROPFILE, file="/home/a.txt")], [Dropped("/home/a.txt")]),
    ],
)
def test_what_a_mouse_does(pointer, events, gestures):
    assert feed(pointer, *events) == gestures


def test_the_way_to_a_drag_can_be_longer(pointer):
    pointer.slop = 12
    assert feed(pointer, down((10, 10)), move((21, 10))) == [Down((10, 10))]


def test_other_buttons_mean_nothing(pointer):
    for button in (2, 3, 4, 5):
        assert feed(pointer, down((1, 1), button=button), up((1, 1), button=button)) == []


def test_a_finger_is_a_pointer_and_its_mouse_shadow_is_ignored(pointer):
    assert feed(
        pointer,
        finger(pygame.FINGERDOWN, (100, 200)),
        down((100, 200), touch=True),
        finger(pygame.FINGERMOTION, (120, 200)),
        move((120, 200), touch=True),
        finger(pygame.FINGERUP, (120, 200)),
        up((120, 200), touch=True),
    ) == [
        Down((100, 200)),
        Drag((100, 200), (120, 200)),
        Up((100, 200), (120, 200), dragged=True),
    ]


def test_two_fingers_are_one(pointer):
    assert feed(
        pointer,
        finger(pygame.FINGERDOWN, (100, 200), 1),
        finger(pygame.FINGERDOWN, (500, 200), 2),
        finger(pygame.FINGERMOTION, (600, 200), 2),
        finger(pygame.FINGERUP, (600, 200), 2),
        finger(pygame.FINGERUP, (100, 200), 1),
        finger(pygame.FINGERMOTION, (600, 300), 2),
    ) == [Down((100, 200)), Up((100, 200), (100, 200), dragged=False)]


@pytest.mark.parametrize(
    ("code", "mod", "expected"),
    [
        (pygame.K_ESCAPE, 0, Back()),
        (pygame.K_RETURN, 0, Confirm()),
        (pygame.K_KP_ENTER, 0, Confirm()),
        (pygame.K_TAB, 0, Step("next")),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Step("previous")),
        (pygame.K_LEFT, 0, Step("left")),
        (pygame.K_DOWN, pygame.KMOD_NUM, Step("down")),
        (pygame.K_SPACE, 0, Key("space")),
        (pygame.K_z, pygame.KMOD_RCTRL | pygame.KMOD_SHIFT, Key("z", shift=True, ctrl=True)),
        (pygame.K_F11, 0, Key("f11")),
    ],
)
def test_keys_have_meanings_or_names(pointer, code, mod, expected):
    assert feed(pointer, pygame.Event(pygame.KEYDOWN, key=code, mod=mod)) == [expected]


def press(sign, place):
    return pygame.Event(pygame.KEYDOWN, key=ord(sign), mod=0, scancode=place)


G, W, Z, DIGIT_2 = pygame.KSCAN_G, pygame.KSCAN_W, pygame.KSCAN_Z, pygame.KSCAN_2


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        ([("п", G), ("я", Z)], "g z"),  # Russian, as Ukrainian
        ([("γ", G), ("ζ", Z)], "g z"),  # Greek
        ([("ع", pygame.KSCAN_U), ("ﻻ", pygame.KSCAN_B)], "u b"),  # Arabic
        ([("ע", G), ("'", W), (";", pygame.KSCAN_GRAVE)], "g w ;"),  # Hebrew
        ([("w", Z), ("é", DIGIT_2), (",", pygame.KSCAN_M)], "w é ,"),  # French
        ([("y", Z), ("ö", pygame.KSCAN_SEMICOLON)], "y ö"),  # German
        ([("ç", pygame.KSCAN_PERIOD), ("ı", pygame.KSCAN_I)], "ç ı"),  # Turkish
        ([("'", pygame.KSCAN_Q), (",", W)], "' ,"),  # Dvorak
        ([("٢", DIGIT_2), ("۴", pygame.KSCAN_4)], "2 4"),  # digits of Arabic and Persian
        ([("п", G), ("g", G), (",", W)], "g g ,"),  # the layout is changed
    ],
)
def test_a_key_without_a_latin_letter_counts_by_its_place(pointer, keys, names):
    found = feed(pointer, *(press(*key) for key in keys))
    assert found == [Key(name) for name in names.split()]


@pytest.mark.parametrize("digit", range(10))
def test_digits_of_the_keypad_are_digits(pointer, digit):
    code = getattr(pygame, f"K_KP{digit}")
    for mod in 0, pygame.KMOD_NUM:
        pad = pygame.Event(pygame.KEYDOWN, key=code, mod=mod)
        assert feed(pointer, pad) == [Key(str(digit))]


@pytest.mark.parametrize("at", [(100, 200), (103, 200), (120, 200)])
def test_a_mouse_press_at_the_place_of_a_touch_repeats_it(pointer, at):
    touch = (
        finger(pygame.FINGERDOWN, (100, 200)),
        finger(pygame.FINGERMOTION, (120, 200)),
        finger(pygame.FINGERUP, (120, 200)),
    )
    assert len(feed(pointer, *touch)) == 3
    assert feed(pointer, move(at, held=0), down(at), up(at)) == []
    pointer.tick(ECHO + 0.1)
    assert len(feed(pointer, down(at), up(at))) == 2


def test_a_mouse_elsewhere_or_before_any_touch_is_no_repeat(pointer):
    touch = finger(pygame.FINGERDOWN, (100, 200)), finger(pygame.FINGERUP, (100, 200))
    assert len(feed(pointer, down((9, 9)), up((9, 9)), down((9, 9)), up((9, 9)))) == 4
    assert len(feed(pointer, *touch, down((300, 200)), up((300, 200)))) == 4
    assert len(feed(pointer, *touch, move((300, 200)), down((300, 200)))) == 4


def test_a_finger_that_lies_still_for_long_is_dirt_and_another_one_counts(pointer):
    assert feed(pointer, finger(pygame.FINGERDOWN, (500, 250))) == [Down((500, 250))]
    assert pointer.tick(RESTING - 1) == []
    assert feed(pointer, finger(pygame.FINGERMOTION, (501, 250))) == []
    assert pointer.tick(1) == [Cancel()]
    other = finger(pygame.FINGERDOWN, (100, 50), 2)
    assert feed(pointer, other) == [Down((100, 50))]
    assert feed(pointer, finger(pygame.FINGERUP, (500, 250))) == []


def test_a_finger_that_moves_now_and_then_may_lie_for_as_long_as_it_likes(pointer):
    feed(pointer, finger(pygame.FINGERDOWN, (500, 250)))
    for step in range(1, 5):
        assert pointer.tick(RESTING - 1) == []
        feed(pointer, finger(pygame.FINGERMOTION, (500 + 20 * step, 250)))


def test_a_button_of_a_mouse_may_be_held_for_ever(pointer):
    feed(pointer, down((10, 10)))
    assert pointer.tick(10 * RESTING) == []
