"""Golden pictures: each differs from the others, shows one numeral, and is kept by name."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.engine.move import At
from game.engine.notation import read_table, read_tile
from game.engine.position import Position
from game.kit.system.window import SMALLEST
from game.view.table.places.placements import OnRack
from tests import golden, pictures, samples
from tests.golden import PICTURES, SIZES, Picture
from tests.sizes import sample
from tests.test_pictures import exchanged, show

pytestmark = pytest.mark.pictures


def test_each_golden_picture_is_known_by_a_hash_of_its_own() -> None:
    _, hashes = golden.kept()
    assert list(hashes) == list(PICTURES), "Look: python -m tests.golden --accept"
    assert len(set(hashes.values())) == len(hashes) >= 60


def on_the_rack() -> tuple[Position, Position, OnRack]:
    position = replace(samples.worst_table(), seats=samples.session().game.position.seats)
    place = OnRack(position.mover.rack.index(read_tile("R6")), read_tile("R6"))
    return position, exchanged(position, "R6", "R9"), place


def on_the_fullest_table() -> tuple[Position, Position, At]:
    *rows, _ = samples.worst_table().table
    six, nine = (
        replace(samples.worst_table(), table=(*rows, *read_table(tile))) for tile in ("R6", "R9")
    )
    return six, nine, At(len(rows), 0)


@pytest.mark.parametrize("pair", [on_the_rack, on_the_fullest_table])
@pytest.mark.parametrize("size", sample([SMALLEST, *SIZES[:-1]], 2))
def test_a_six_for_a_nine_is_seen_and_nothing_else(
    size: tuple[int, int],
    pair: Callable[[], tuple[Position, Position, OnRack | At]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, after, place = pair()
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
    assert sprite.placement.rect.contains(part.unionall(parts))


FEW = {picture.name: picture for picture in (Picture("pause"), Picture("pause-rules"))}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let there be few pictures, kept in a file of their own."""
    monkeypatch.setattr(golden, "PICTURES", FEW)
    monkeypatch.setattr(golden, "FILE", tmp_path / "pictures.txt")
    return golden.FILE


@pytest.mark.usefixtures("file")
def test_accepted_pictures_are_kept_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    golden.main(["--accept"])
    assert capsys.readouterr().out.splitlines() == [*FEW, "2 pictures kept, 2 changed"]
    drawn = {name: golden.fingerprint(picture.draw()) for name, picture in FEW.items()}
    assert golden.kept() == (golden.drawn_with(), drawn)
    golden.main(["--accept"])
    assert capsys.readouterr().out == "2 pictures kept, 0 changed\n"


def test_only_the_pictures_that_are_named_are_accepted(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named, other = FEW
    lines = [f"{name} {'0' * 64}" for name in FEW]
    file.write_text("\n".join([golden.drawn_with(), *lines]) + "\n")
    golden.main(["--accept", "--only", named])
    assert capsys.readouterr().out == f"{named}\n2 pictures kept, 1 changed\n"
    assert golden.kept()[1] == {named: golden.fingerprint(FEW[named].draw()), other: "0" * 64}
    file.write_text("\n".join(["others", *lines]) + "\n")
    with pytest.raises(SystemExit):
        golden.main(["--accept", "--only", named])


def test_a_golden_picture_is_written_by_its_name(tmp_path: Path) -> None:
    name = "pause-1366x768"
    golden.main(["--out", str(tmp_path), "--only", name])
    written = pygame.image.load(tmp_path / f"{name}.png")
    assert golden.fingerprint(written) == golden.fingerprint(PICTURES[name].draw())
