"""Captions: no sound with news is left without words, and they stand where sentences stand."""

import re
from pathlib import Path

from game.view.captions import CAPTIONED, NO_NEWS, WRITTEN
from tests import samples
from tests.kits import ASSETS, store
from tests.scenes.seated import Seated

ROOT = ASSETS.parent
PLAYED = re.compile(
    r'ounds\.play\((?:"(\w+)" if .* else "(\w+)"|\w+ if .* else "(\w+)"|"(\w+)")'
    r'|(?i:goes_out)\b.*= "(\w+)"'
)


def played_in(folder: Path) -> set[str]:
    sources = (path.read_text("utf-8") for path in folder.rglob("*.py"))
    return {name for source in sources for found in PLAYED.findall(source) for name in found}


def test_every_sound_has_a_caption_or_is_in_words_or_tells_nothing() -> None:
    files = {re.split(r"[-+]", path.stem)[0] for path in ASSETS.glob("sounds/[ts]*/*.wav")}
    lists = [*CAPTIONED, *WRITTEN, *NO_NEWS]
    assert sorted(lists) == sorted(files)
    assert len(set(lists)) == len(lists)


def test_every_sound_that_is_played_is_there() -> None:
    played = (played_in(ROOT / "scenes") | played_in(ROOT / "game")) - {""}
    assert {"no", "out", "lose", "tick", "wave", "whole"} <= played
    assert played <= {*CAPTIONED, *WRITTEN, *NO_NEWS}


def captioned(**settings: object) -> Seated:
    return Seated(samples.session(), settings=store(captions=True, **settings))


def test_a_row_that_becomes_a_set_is_told_before_how_the_table_stands() -> None:
    pilot = captioned()
    pilot.drag(pilot.mine("R4"), pilot.felt())
    pilot.tap(pilot.mine("R5"))
    pilot.tap(pilot.frame(pilot.row("R4")))
    pilot.tap(pilot.mine("R6"))
    pilot.tap(pilot.frame(pilot.row("R4 R5")))
    pilot.step()
    assert pilot.message == pilot.kit.text("caption-chord")
    pilot.tick(3.1)
    assert pilot.message == pilot.kit.text("say-legal")


def test_without_the_wish_there_are_none() -> None:
    pilot = Seated(samples.session())
    pilot.drag(pilot.mine("R4"), pilot.felt())
    pilot.drag(pilot.mine("R5"), pilot.frame(pilot.row("R4")))
    pilot.drag(pilot.mine("R6"), pilot.frame(pilot.row("R4 R5")))
    pilot.step()
    assert pilot.message == pilot.kit.text("say-legal")


def test_what_the_line_says_already_is_not_said_twice() -> None:
    pilot = captioned()
    pilot.kit.sounds.play("turn")
    pilot.step()
    assert pilot.message == pilot.kit.text("say-turn", name="Fox", who="you")


def test_sounds_of_the_own_hand_tell_nothing() -> None:
    pilot = captioned()
    before = pilot.message
    pilot.tap(pilot.mine("B3"))
    pilot.tick(0.2)
    assert pilot.message == before


def test_a_caption_covers_nothing_that_one_has_just_done_wrong() -> None:
    pilot = captioned()
    pilot.kit.sounds.play("chord")
    pilot.step()
    pilot.turn.state.announcer.tell(lambda: "No.", fault=True)
    pilot.step()
    assert pilot.message == "No."


def test_what_a_caption_stands_over_waits() -> None:
    pilot = captioned()
    pilot.turn.state.announcer.tell(lambda: "This is read for five seconds.")
    pilot.tick(2)
    pilot.kit.sounds.play("chord")
    pilot.tick(3.1)
    assert pilot.message == "This is read for five seconds."
    pilot.tick(2.5)
    assert pilot.message == "This is read for five seconds."


def test_the_last_seconds_are_told_once() -> None:
    pilot = captioned()
    assert pilot.session.rules.seconds == 60
    pilot.tick(50.5, fps=20)
    assert pilot.message == pilot.kit.text("caption-tick")
    pilot.tick(4, fps=20)
    assert pilot.message == pilot.kit.text("say-turn", name="Fox", who="you")
