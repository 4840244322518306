"""What is heard: each tile of a set a semitone higher, a chord for a set, nothing loud for no."""

import pytest

from game.engine.events import (
    DraftChanged,
    Drew,
    Event,
    GameEnded,
    Passed,
    Played,
    Refused,
    TimedOut,
    TurnBegan,
)
from game.engine.fault import Fault
from game.engine.notation import read_row, read_table
from game.engine.rules import CLASSIC
from game.engine.score import score
from game.view.sound_effects import SOFTLY, last_place, play, sets

Heard = list[tuple[str, int]]


class Ears:
    """Stands where the sounds are and writes down what is played."""

    def __init__(self) -> None:
        self.heard: Heard = []

    def play(self, name: str, step: int = 0, force: float = 0.5, volume: float = 1.0) -> None:
        self.heard.append((name, step))
        self.force, self.volume = force, volume


def heard(event: Event) -> Heard:
    ears = Ears()
    play(ears, event, CLASSIC)  # type: ignore[arg-type]
    return ears.heard


def change(before: str, after: str) -> DraftChanged:
    return DraftChanged(read_table(before), read_table(after))


@pytest.mark.parametrize(
    ("before", "after", "sounds"),
    [
        ("B4 B5 B6", "B4 B5 B6 | K1", [("thud", 0)]),
        ("B4 B5 B6 | K1", "B4 B5 B6 | K1 K2", [("clack", 1)]),
        ("K1 K2", "K1 K2 K3", [("clack", 2), ("chord", 0)]),
        ("K1 K2 K3", "K1 K2 K3 K4", [("clack", 3)]),
        ("", "K1 K2 K3", [("thud", 0), ("clack", 2), ("chord", 0)]),
        ("K1 K2 K3 K4 K5 K6", "K1 K2 K3 | K4 K5 K6", [("clack", 2), ("chord", 0)]),
        ("K1 K2 K3 K4 | R4 B4", "K1 K2 K3 | R4 B4 K4", [("clack", 2), ("chord", 0)]),
        ("K1 K2 K3", "K1 K2", [("slide", 0)]),
        ("K1 K2 K3 | O5", "K1 K2 K3", [("slide", 0)]),
    ],
)
def test_a_change_of_the_table(before: str, after: str, sounds: Heard) -> None:
    assert heard(change(before, after)) == sounds


def test_a_clack_is_as_hard_as_the_tile_is_fast() -> None:
    ears = Ears()
    play(ears, change("K1 | B4", "K1 K2 | B4"), CLASSIC, 0.9)  # type: ignore[arg-type]
    assert ears.force == 0.9


def test_who_looks_on_hears_others_draw_softly() -> None:
    ears, loud = Ears(), []
    for seat in range(2):
        play(ears, Drew(seat, 1), CLASSIC, viewer=0)  # type: ignore[arg-type]
        loud.append(ears.volume)
    assert loud == [1.0, SOFTLY]


OUT = score("out", [(), read_row("K1")])
BLOCKED = score("blocked", [read_row("K1"), read_row("K2")])


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (Refused((Fault("gap"),)), "no"),
        (TimedOut(0, False), "no"),
        (Drew(0, 1), "draw"),
        (GameEnded(OUT), "out"),
        (GameEnded(BLOCKED), "lose"),
    ],
)
def test_an_event_has_its_sound(event: Event, sound: str) -> None:
    assert heard(event) == [(sound, 0)]


@pytest.mark.parametrize("event", [Passed(0), TurnBegan(1), Played(0, (), False)])
def test_others_have_none(event: Event) -> None:
    assert heard(event) == []


def test_counting() -> None:
    assert last_place((), ()) == 0
    assert sets(read_table("K1 K2 K3 | K5 | R7 B7 O7"), CLASSIC) == 2
