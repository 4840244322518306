"""Ways out of a public screen that a stranger may try, by keys, pointer, windows and signals."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from functools import partial

from tests.waiting import until
from tests.window.desktop import ROOT, running
from tests.window.kiosks import Public

Route = Callable[[Public], object]

KEYS = (
    *("Escape", "alt+F4", "ctrl+q", "ctrl+w", "ctrl+c", "ctrl+z", "ctrl+d", "ctrl+alt+Delete"),
    *("alt+Tab", "alt+shift+Tab", "ctrl+alt+Tab", "alt+Escape", "super", "super+d", "super+e"),
    *("super+Tab", "super+r", "super+l", "super+F2", "super+shift+Left", "alt+space", "alt+F10"),
    *("alt+F9", "alt+F7", "alt+F8", "ctrl+Escape", "ctrl+shift+Escape", "ctrl+alt+t"),
    *("ctrl+alt+Left", "ctrl+alt+Right", "ctrl+alt+BackSpace", "alt+Return", "F11", "Print"),
    *("alt+Print", "Menu", "shift+F10", "Pause", "ctrl+Break", "ctrl+o", "ctrl+s", "ctrl+p"),
    *("ctrl+n", "ctrl+v", "shift+Insert", "alt+F1", "alt+F2", "Help", "XF86PowerOff"),
    *("XF86Sleep", "XF86WWW", "XF86HomePage", "XF86Calculator", "XF86MonBrightnessDown"),
    *(f"F{number}" for number in (1, 4, 5, 6, 7, 8, 9, 10, 12)),
)

BUTTONS = {"middle": "2", "right": "3", "wheel": "4", "wheel down": "5", "back": "8", "on": "9"}

SIGNALS = ("SIGINT", "SIGHUP", "SIGQUIT", "SIGTERM", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGTSTP")

SPOT = ("640", "200")
"""A place on the screen with nothing to press."""

HELD = ("mousemove", *SPOT, "mousedown", "1", "sleep", "0.05")


def _click(button: str, public: Public) -> None:
    public.desktop.do("mousemove", *SPOT, "click", button)


def _drag(to: tuple[str, str], public: Public) -> None:
    public.desktop.do(*HELD, "mousemove", *to, "sleep", "0.05", "mouseup", "1")


def _drag_with_alt(button: str, public: Public) -> None:
    held = ("mousemove", *SPOT, "keydown", "alt", "mousedown", button, "sleep", "0.05")
    public.desktop.do(*held, "mousemove", "900", "500", "mouseup", button, "keyup", "alt")


def _window(words: tuple[str, ...], public: Public) -> None:
    public.desktop.do(words[0], public.window, *words[1:])


def _kill_window(how: str, public: Public) -> None:
    """Take the window away from outside, by which the game ends."""
    game = public.game
    public.desktop.do(how, public.window)
    until(lambda: public.game not in (game, 0))


def _signal_game(name: str, public: Public) -> None:
    public.signal_game(getattr(signal, name))


def _signal_supervisor(name: str, public: Public) -> None:
    os.kill(public.supervisor.pid, getattr(signal, name))


def _steal(whole: str, public: Public) -> None:
    """Let another window lie in front and take the keys for a while."""
    thief = [sys.executable, str(ROOT / "tests/window/thief.py"), whole]
    own = public.desktop.env | {"SDL_VIDEODRIVER": "x11"}
    with running(thief, own, public.data.parent / "thief") as process:
        process.wait()


def _ask_to_close(public: Public) -> None:
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(public.desktop.env["DISPLAY"].encode()))
    names = [x11.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")]
    window = ctypes.c_ulong(int(public.window))
    event = (ctypes.c_ulong * 24)(33, 0, 0, 0, window.value, names[0], 32, names[1])
    x11.XSendEvent(display, window, 0, 0, event)
    x11.XCloseDisplay(display)


ROUTES: dict[str, Route] = {
    **{f"key {name}": partial(lambda name, public: public.key(name), name) for name in KEYS},
    **{f"{name} button": partial(_click, button) for name, button in BUTTONS.items()},
    "drag to the left": partial(_drag, ("0", "360")),
    "drag to the corner": partial(_drag, ("1279", "719")),
    "drag to the top": partial(_drag, ("640", "0")),
    "Alt and drag": partial(_drag_with_alt, "1"),
    "Alt and drag by the right button": partial(_drag_with_alt, "3"),
    "close": _ask_to_close,
    "minimise": partial(_window, ("windowminimize",)),
    "unmap": partial(_window, ("windowunmap",)),
    "shrink": partial(_window, ("windowsize", "300", "200")),
    "move": partial(_window, ("windowmove", "200", "100")),
    "a window in front": partial(_steal, ""),
    "a full screen in front": partial(_steal, "whole"),
    "destroy the window": partial(_kill_window, "windowclose"),
    "kill the client": partial(_kill_window, "windowkill"),
    **{f"{name} to the game": partial(_signal_game, name) for name in SIGNALS},
    **{
        f"{name} to the supervisor": partial(_signal_supervisor, name)
        for name in SIGNALS
        if name != "SIGTERM"  # by which the system ends all
    },
}

DEADLY = ("destroy the window", "kill the client", "key super+d", "minimise", "unmap")
"""These may end the game, and another takes its place.

No program can keep who takes its window away from ending it. While a window is not seen SDL tries
for five seconds to have the pointer, and where openbox shows the desktop it may wait for ever for
its window: after a minute the supervisor starts another game.
"""
