"""Whether something manages the windows of an X display, as full screen is its work.

SDL asks the window manager for it, and does nothing where there is none, as on the bare X server of
a public screen: the window would stay as large as it was, and show a part of a larger picture.
"""

from ctypes import CDLL, POINTER, byref, c_char_p, c_int, c_ulong, c_void_p

import pygame

SAID_BY_IT = b"_NET_SUPPORTING_WM_CHECK"
"""What each window manager of today writes on the root window."""


def has_manager() -> bool:
    """Return whether windows are managed; where that cannot be known they are taken to be."""
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
        return SAID_BY_IT in _root_properties(x, display)
    finally:
        x.XCloseDisplay(display)


def _root_properties(x: CDLL, display: c_void_p) -> set[bytes]:
    x.XDefaultRootWindow.restype = c_ulong
    x.XListProperties.argtypes = c_void_p, c_ulong, POINTER(c_int)
    x.XListProperties.restype = POINTER(c_ulong)
    x.XGetAtomName.argtypes = c_void_p, c_ulong
    x.XGetAtomName.restype = c_char_p
    count = c_int()
    atoms = x.XListProperties(display, x.XDefaultRootWindow(display), byref(count))
    return {x.XGetAtomName(display, atoms[at]) for at in range(count.value)}
