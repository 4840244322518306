"""Golden pictures: each differs from the others, shows one numeral, and is kept by name."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.engine.move import At
from game.engine.notation import read_table, read_tile
from game.engine.position import Position
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.system.window import SMALLEST
from game.view.table.places.placements import OnRack
from tests import golden, pictures, samples
from tests.golden import PICTURES, SIZES, Picture
from tests.sizes import sample
from tests.test_pictures import exchanged

pytestmark = pytest.mark.pictures

LARGE_AND_SMALL = sample([SMALLEST, *SIZES[:-1]], 2)


def test_each_golden_picture_is_known_by_a_hash_of_its_own() -> None:
    _, hashes = golden.kept()
    assert list(hashes) == list(PICTURES), "Look: python -m tests.golden --accept"
    assert len(set(hashes.values())) == len(hashes) >= 60


@pytest.mark.parametrize("size", LARGE_AND_SMALL)
def test_a_six_for_a_nine_on_the_rack_is_seen_and_nothing_else(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = replace(samples.worst_table(), seats=samples.session().game.position.seats)
    place = OnRack(position.mover.rack.index(read_tile("R6")), read_tile("R6"))
    placement, change = difference(
        position, exchanged(position, "R6", "R9"), place, size, monkeypatch
    )
    assert placement.contains(change)


@pytest.mark.parametrize("size", LARGE_AND_SMALL)
def test_a_six_for_a_nine_on_the_fullest_table_is_seen_and_nothing_else(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    *rows, _ = samples.worst_table().table
    six, nine = (
        replace(samples.worst_table(), table=(*rows, *read_table(tile))) for tile in ("R6", "R9")
    )
    placement, change = difference(six, nine, At(len(rows), 0), size, monkeypatch)
    assert placement.contains(change)


def difference(
    before: Position,
    after: Position,
    place: OnRack | At,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[Rect, Rect]:
    show(monkeypatch, before)
    app = pictures.opened("turn", size)
    sprite = app.stack.top.state.board.tiles.sprite_at(place)
    first = app.screen.copy()
    show(monkeypatch, after)
    second = pictures.draw("turn", size)
    assert golden.fingerprint(first) != golden.fingerprint(second)
    changed = pygame.mask.from_threshold(second, 0, (1, 1, 1, 255), first)
    changed.invert()
    part, *parts = changed.get_bounding_rects()
    return sprite.placement.rect, part.unionall(parts)


def show(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    def turn(kit: Kit) -> Scene:
        return pictures.turn(kit, samples.at_position(position))

    monkeypatch.setitem(pictures.SCENES, "turn", turn)


def test_accepted_pictures_are_kept_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {picture.name: picture for picture in (Picture("pause"), Picture("pause-rules"))}
    monkeypatch.setattr(golden, "FILE", tmp_path / "pictures.txt")
    monkeypatch.setattr(golden, "PICTURES", few)
    golden.main(["--accept"])
    assert capsys.readouterr().out.splitlines() == [*few, "2 pictures kept, 2 changed"]
    drawn = {name: golden.fingerprint(picture.draw()) for name, picture in few.items()}
    assert golden.kept() == (golden.drawn_with(), drawn)
    golden.main(["--accept"])
    assert capsys.readouterr().out == "2 pictures kept, 0 changed\n"


def test_only_the_pictures_that_are_named_are_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {picture.name: picture for picture in (Picture("pause"), Picture("pause-rules"))}
    named, other = few
    file = tmp_path / "pictures.txt"
    monkeypatch.setattr(golden, "FILE", file)
    monkeypatch.setattr(golden, "PICTURES", few)
    lines = [f"{name} {'0' * 64}" for name in few]
    file.write_text("\n".join([golden.drawn_with(), *lines]) + "\n")
    golden.main(["--accept", "--only", named])
    assert capsys.readouterr().out == f"{named}\n2 pictures kept, 1 changed\n"
    assert golden.kept()[1] == {named: golden.fingerprint(few[named].draw()), other: "0" * 64}
    file.write_text("\n".join(["others", *lines]) + "\n")
    with pytest.raises(SystemExit):
        golden.main(["--accept", "--only", named])


def test_a_golden_picture_is_written_by_its_name(tmp_path: Path) -> None:
    name = "pause-1366x768"
    golden.main(["--out", str(tmp_path), "--only", name])
    written = pygame.image.load(tmp_path / f"{name}.png")
    assert golden.fingerprint(written) == golden.fingerprint(PICTURES[name].draw())
