"""A pygame toolkit that knows no game.

app  errors                     the frames of a window, and what can go wrong before the first
files  log                      what lies on disk, read and written with care
scene  stack  navigator  gestures   what is shown, what lies over what, what a person did
inputs                          all that a person plays with, and the rest of easy hands
pointer  keyboard  debounce       events as gestures, and presses that only repeat others
one_switch                      a frame that walks over all that can be pressed
lending                          what a child switches, and how it comes back
gamepad  key_map                the same by gamepads, and which key or button does what
stage  surface_cache            the display list, and pictures that are drawn once
motion/                         numbers on their way, things thrown, screens that change
widgets/                        what can be pressed, walked over and chosen
kit  preferences  theme  layout  messages   the value that scenes are handed, and its parts
lettering                       how large words are, and how they fit a room
message_source  language_check  one text, held to limits; what a translation lacks
wrong_answers                   those to what only grown-ups know, and what they close
text/                           text as it is drawn: its letters, and where its lines break
audio                           sounds, the voices of animals, and music
voice/  speech_sign             what is said aloud, by a voice of the system; the sign of it
shapes  softness  dial  textures  picture_guard   pictures made of numbers, or from outside
face_plan                       where the face of an animal goes
system/                         the window, quiet libraries, memory given back, a screen held
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

if not getattr(pygame, "IS_CE", False):
    raise ImportError(
        "This game needs pygame-ce, but pygame is installed instead: "
        "run 'pip uninstall pygame', then 'pip install --force-reinstall pygame-ce'."
    )
