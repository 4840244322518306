"""The window: opened with what each system needs to be quick and sharp."""

import os
import warnings
from collections.abc import Iterable
from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_ulong, c_void_p
from math import cos, sin, tau
from pathlib import Path

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from game.kit import shapes
from game.kit.errors import NoWindowError
from game.kit.preferences import Preferences, Store, WindowPlace
from game.kit.system.redirect_stderr import silence_stderr

Size = tuple[int, int]

USUAL: Size = (1280, 720)
POSITION = "SDL_VIDEO_WINDOW_POS"
"""The environment variable by which a window opens where it belongs, and doesn't jump there."""
UNSEEN = ("dummy", "offscreen", "evdev")
"""The drivers that draw on no screen, which is well only if somebody asks for one."""

NO_SCREEN = "There is no screen to open a window on."
ADVICE = "Start it on a desktop. If DISPLAY or SDL_VIDEODRIVER is set, check it."

PLACED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWMOVED)
"""The events after which the window is elsewhere or of another size."""

MANAGED = b"_NET_SUPPORTING_WM_CHECK"
"""What each window manager of today writes on the root window."""

AROUND = 300.0
"""Seconds in which a picture that wanders has been everywhere."""

SMALLEST: Size = (800, 480)  # upright where that is higher than wide; no window can be made smaller


def open_window(
    title: str,
    app: str,
    size: Size | None = None,
    fullscreen: bool = False,
    icon: Path | None = None,
    place: WindowPlace | None = None,
) -> Surface:
    """Open the window of an app, as large as somebody asks, or else where it was left.

    It is never larger than the screen. Raises NoWindowError.
    """
    os.environ["SDL_VIDEO_X11_WMCLASS"] = app  # pygame itself has set another
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        with silence_stderr():
            pygame.display.init()
        # Without a screen SDL would draw where nobody sees it, and nobody would know why.
        driver = pygame.display.get_driver()
        if driver in UNSEEN and driver != os.environ.get("SDL_VIDEODRIVER", "").lower():
            raise NoWindowError(f"{NO_SCREEN} {ADVICE}")
        if size or not place:
            place = WindowPlace(_limit(size) if size else fitting_size())
        return _open(title, place, fullscreen, icon)
    except pygame.error as fault:
        raise NoWindowError(f"Couldn't open a window ({fault}). {ADVICE}") from fault


def _open(title: str, place: WindowPlace, fullscreen: bool, icon: Path | None) -> Surface:
    if pygame.display.get_driver() == "x11":
        # Else SDL pushes each picture whole through GL, which may be software; a plain copy of
        # the changed rectangles is as quick with a graphics card and many times quicker without.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_caption(title)
    if icon:
        pygame.display.set_icon(shapes.svg(icon, (128, 128)))
    size = picture_size(_limit(place.size))
    corner = _move_in(place.corner, size) if place.screens == screens() else None
    if corner:
        os.environ.setdefault(POSITION, "{},{}".format(*corner))
    screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    os.environ.pop(POSITION, None)
    if window := own_window():
        window.minimum_size = _smallest(size)
        if corner:
            window.position = corner  # Once more, as only now SDL knows how wide its frame is.
    if fullscreen or place.fullscreen:
        toggle_fullscreen()
    return screen


def screens() -> tuple[Size, ...]:
    """Return the sizes of all screens, the main one first."""
    return tuple(pygame.display.get_desktop_sizes())


def _limit(size: Size) -> Size:
    """Leave room for the frame of a window that would be larger than the largest screen."""
    wide, high = max(screens() or (size,), key=lambda screen: screen[0] * screen[1])
    return (
        size[0] if size[0] <= wide else wide * 9 // 10,
        size[1] if size[1] <= high else high * 9 // 10,
    )


def _move_in(corner: Size, size: Size) -> Size:
    """Return a corner where all of the window is seen; among several screens, the one it had."""
    if len(screens()) > 1:
        return corner
    ((wide, high),) = screens()
    return max(0, min(corner[0], wide - size[0])), max(0, min(corner[1], high - size[1]))


def picture_size(window: Size, wanders: int = 0) -> Size:
    """Return how large to draw for a window: as large, but not too small for what is drawn.

    A desktop that makes a window smaller all the same shows a part of this. A picture that wanders
    needs room on each side, also in the smallest window.
    """
    across, down = _smallest(window)
    return max(window[0], across - 2 * wanders), max(window[1], down - 2 * wanders)


def _smallest(shape: Size) -> Size:
    return SMALLEST if shape[0] >= shape[1] else SMALLEST[::-1]


def toggle_fullscreen() -> None:
    """Fill the screen, or go back to the window as it was."""
    # display.toggle_fullscreen and a second set_mode lose the window's size on the way back.
    window = own_window()
    if not window:
        pygame.display.toggle_fullscreen()
    elif pygame.display.is_fullscreen():
        window.set_windowed()
        if window.borderless:
            window.borderless = False
            window.size, window.position = picture_size(fitting_size()), pygame.WINDOWPOS_CENTERED
    else:
        fill_screen(window)


def fill_screen(window: pygame.Window) -> None:
    """Fill the screen, also where no window manager does so."""
    window.borderless = not has_manager()
    if window.borderless:
        window.size, window.position = pygame.display.get_desktop_sizes()[0], (0, 0)
    window.set_fullscreen(True)


def is_framed_late(window: pygame.Window) -> bool:
    """Return whether a window manager has come since the window filled the screen without one."""
    return window.borderless and has_manager()


def own_window() -> pygame.Window | None:
    """Return the window that the display is; None where it is none, as in a page of a browser."""
    if not hasattr(pygame, "Window"):
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # There is no other way to it yet.
        return pygame.Window.from_display_module()


def fitting_size() -> Size:
    """Return the size of a window that nobody has sized yet: two thirds of the screen or more."""
    if not (desktops := pygame.display.get_desktop_sizes()):
        raise NoWindowError(f"{NO_SCREEN} {ADVICE}")
    wide, high = desktops[0]
    usual = USUAL if wide >= high else USUAL[::-1]
    scale = max(1.0, high * 2 / 3 / usual[1])
    return min(round(usual[0] * scale), wide * 9 // 10), min(
        round(usual[1] * scale), high * 9 // 10
    )


def has_manager() -> bool:
    """Return whether something manages windows; where that cannot be known, yes.

    SDL asks it for full screen, and does nothing where there is none, as on the bare X server of a
    public screen: the window would stay as large as it was, and show a part of a larger picture.
    """
    if pygame.display.get_driver() != "x11":
        return True
    try:
        x = CDLL("libX11.so.6")
    except OSError:
        return True
    x.XOpenDisplay.restype = c_void_p
    display = c_void_p(x.XOpenDisplay(None))
    if not display:
        return True
    try:
        x.XDefaultRootWindow.restype = c_ulong
        x.XListProperties.argtypes = c_void_p, c_ulong, POINTER(c_int)
        x.XListProperties.restype = POINTER(c_ulong)
        x.XGetAtomName.argtypes = c_void_p, c_ulong
        x.XGetAtomName.restype = c_char_p
        count = c_int()
        atoms = x.XListProperties(display, x.XDefaultRootWindow(display), byref(count))
        return MANAGED in {x.XGetAtomName(display, atoms[at]) for at in range(count.value)}
    finally:
        x.XCloseDisplay(display)


class WindowMemory:
    """Where the window is, and where it was before it filled the screen."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._place = store.of_all(Preferences).window

    def feed(self, events: Iterable[pygame.Event]) -> None:
        """Follow the window."""
        if not any(event.type in PLACED for event in events) or not (window := own_window()):
            return
        if pygame.display.is_fullscreen() or window.borderless:
            self._place = replace(self._place or WindowPlace(fitting_size()), fullscreen=True)
        else:
            (wide, high), (left, top) = window.size, window.position
            self._place = WindowPlace((wide, high), (left, top), screens())

    def save(self) -> None:
        """Keep it for the next start."""
        if self._place:  # What was lent to children is taken back only now, without an event.
            filled = pygame.display.is_fullscreen()
            self._place = replace(self._place, fullscreen=filled)
        if self._place != self._store.of_all(Preferences).window:
            self._store.choose("window", self._place)


class Wander:
    """A picture's slow way on a lying eight in its window, so that nothing burns in.

    On a circle the middle of each round letter would always be lit by some part of it.
    """

    def __init__(self, reach: int) -> None:
        """Take how far it goes from its place, in pixels; none stays where it is."""
        self._reach = reach
        self._now = 0.0
        self.offset = reach, reach
        """Where the picture's corner is in the window."""

    def tick(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether the picture has moved."""
        self._now += dt
        turn, before = self._now / AROUND * tau, self.offset
        self.offset = (
            round(self._reach * (1 + cos(turn))),
            round(self._reach * (1 + sin(2 * turn))),
        )
        return self._reach > 0 and self.offset != before

    def part(self, window: Surface, room: Rect) -> Surface:
        """Return the part of a room of the window in which the picture lies now."""
        if not self._reach and room == window.get_rect():
            return window
        size = room.width - 2 * self._reach, room.height - 2 * self._reach
        if size != picture_size(size, self._reach):
            return window.subsurface(room)  # There is too little room to wander.
        return window.subsurface(Rect(self.offset, size).move(room.topleft))
