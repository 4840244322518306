"""The Tiled maps: every zone is there, apart from the others and large enough to touch."""

from itertools import combinations
from math import log
from pathlib import Path

import pygame
import pytest
import pytmx

TABLES = Path(__file__).parents[2] / "assets" / "tables"
REFERENCES = {"wide": (1920, 1080), "square": (1440, 1080), "tall": (1080, 1920)}
WINDOWS = [
    *((800, 480), (1024, 600), (1366, 768), (1920, 1080), (2560, 1440), (1024, 768)),
    *((1280, 1024), (1440, 1080), (600, 1024), (768, 1024), (1080, 1920)),
]
ZONES = {
    "turn": "pause seats own table pool ring sort_runs sort_groups sort_own message bar rack "
    "undo redo reset again hint action",
    "replay": "leave seats table pool racks message owner rack timeline start previous play "
    "next end speed",
    "menu": "company shelf play signs corner left right note",
    "setup": "title table boxes deal length seconds back start ways",
    "characters": "title cards back handicap nobody",
    "rules": "title ladder shelf open with-river book back done",
    "ladder": "title cards back",
    "options": "title options previous page next back done",
    "trays": "title trays slip previous page next back done",
    "games": "title cards note back statistics previous page next paste continue",
    "game": "title photograph players note back delete save beside onward",
    "statistics": "title people sheet back erase",
    "rulebook": "tabs title text examples previous page next back",
    "deal": "banner hint draws seal",
    "help": "title touch mouse keys gamepad ways change previous page next back",
    "keys": "title cards reset previous page next back",
    "handover": "face title sub button again foot",
    "pause": "title buttons corner",
    "scoring": "title points middle sub signs next seal",
    "review": "title table timeline cards people back go",
    "sheet": "title sheet check back",
    "lesson": "leave task table pool message rack hint undo reset skip action",
    "first_start": "title cards",
    "learn": "title rules puzzles cards previous page next back ladder play go",
    "children": "title cards right door back go",
    "who": "title cards back visitor",
    "cabinet": "title shelves cards back previous page next lesson",
    "new_player": "title animals name letters back done",
    "player": "title colors options ways previous page next done",
    "attract": "seats table pool message play line full lower rack logo language",
    "calendar": "title easel told previous page next cards boxes back copy play",
    "shelf": "title cards previous page next back",
    "answer": "title own_told own other_told other back",
    "chair": "face words note told lines back watch again",
    "rush": "pause task score combo time table message rack undo reset skip",
    "rush_start": "title told clock player bests back copy start",
    "pin": "title dots told pad back",
    "staff": "title volume languages presets visits card restart quit done",
    "visits": "title chart back",
    "card": "top_left top_right bottom_left bottom_right title colors left right back",
}
PRESSED = {
    "turn": "pause sort_runs sort_groups sort_own undo redo reset again hint action",
    "menu": "play signs corner",
    "replay": "leave racks timeline start previous play next end speed",
    "setup": "deal length seconds back start ways",
    "characters": "back handicap nobody",
    "rules": "ladder with-river book back done",
    "ladder": "back",
    "options": "previous next back done",
    "trays": "previous next back done",
    "games": "back statistics previous next paste continue",
    "game": "back delete save beside onward",
    "statistics": "people back erase",
    "rulebook": "previous next back",
    "help": "touch mouse keys gamepad change previous next back",
    "keys": "reset previous next back",
    "handover": "button again",
    "scoring": "signs next",
    "review": "timeline people back go",
    "sheet": "back",
    "lesson": "leave hint undo reset skip action",
    "learn": "rules puzzles previous next back ladder play go",
    "children": "back go",
    "who": "back visitor",
    "cabinet": "back previous next lesson",
    "new_player": "back done",
    "player": "colors ways previous next done",
    "attract": "play full lower",
    "calendar": "previous next boxes copy back play",
    "shelf": "previous next back",
    "answer": "back",
    "chair": "back watch again",
    "rush": "pause undo reset skip",
    "rush_start": "player back copy start",
    "pin": "pad back",
    "staff": "visits card restart quit done",
    "visits": "back",
    "card": "top_left top_right bottom_left bottom_right left right back",
}
MARGIN, APART, TOUCH = 16, 10, 44

Zones = dict[str, dict[str, pygame.Rect]]


def load(name: str) -> Zones:
    tiled = pytmx.TiledMap(str(TABLES / f"{name}.tmx"))
    return {
        layer.name: {z.name: pygame.Rect(z.x, z.y, z.width, z.height) for z in layer}
        for layer in tiled.layers
        if isinstance(layer, pytmx.TiledObjectGroup)
    }


MAPS = {name: load(name) for name in REFERENCES}


def nearest(size: tuple[int, int]) -> str:
    def distance(name: str) -> float:
        width, height = REFERENCES[name]
        return abs(log(size[0] / size[1]) - log(width / height))

    return min(REFERENCES, key=distance)


def stretched(size: tuple[int, int]) -> Zones:
    name = nearest(size)
    x, y = size[0] / REFERENCES[name][0], size[1] / REFERENCES[name][1]
    return {
        layer: {
            zone: pygame.Rect(round(r.x * x), round(r.y * y), round(r.w * x), round(r.h * y))
            for zone, r in zones.items()
        }
        for layer, zones in MAPS[name].items()
    }


@pytest.mark.parametrize("name", REFERENCES)
def test_a_map_is_as_large_as_its_reference_and_holds_zones_only(name: str) -> None:
    tiled = pytmx.TiledMap(str(TABLES / f"{name}.tmx"))
    size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
    assert size == REFERENCES[name]
    assert {zone.type for zone in tiled.objects} <= {"zone", "stays"}
    assert len(list(tiled.objects)) == sum(len(zones) for zones in MAPS[name].values())


@pytest.mark.parametrize("name", REFERENCES)
def test_every_scene_has_its_zones(name: str) -> None:
    assert {layer: set(zones) for layer, zones in MAPS[name].items()} == {
        layer: set(names.split()) for layer, names in ZONES.items()
    }


@pytest.mark.parametrize("name", REFERENCES)
def test_zones_keep_the_margin_and_stay_apart(name: str) -> None:
    window = pygame.Rect((0, 0), REFERENCES[name])
    inside = window.inflate(-2 * MARGIN, -2 * MARGIN)
    for layer, zones in MAPS[name].items():
        for zone in zones.values():
            on_rim = layer == "turn" and zone is zones["rack"]
            assert (window if on_rim else inside).contains(zone)
        for one, other in combinations(zones.values(), 2):
            assert not one.inflate(2 * APART, 2 * APART).colliderect(other)


@pytest.mark.parametrize("size", WINDOWS)
def test_zones_never_overlap_after_rounding(size: tuple[int, int]) -> None:
    window = pygame.Rect((0, 0), size)
    for zones in stretched(size).values():
        assert all(window.contains(zone) for zone in zones.values())
        for (name, zone), (other_name, other) in combinations(zones.items(), 2):
            assert not zone.colliderect(other), (name, other_name)


@pytest.mark.parametrize("size", [size for size in WINDOWS if size != (800, 480)])
def test_buttons_are_large_enough_to_touch(size: tuple[int, int]) -> None:
    layers = stretched(size)
    for layer, names in PRESSED.items():
        for name in names.split():
            zone = layers[layer][name]
            assert min(zone.size) >= TOUCH, (layer, name, zone)


@pytest.mark.parametrize("size", [size for size in WINDOWS if size != (800, 480)])
@pytest.mark.parametrize(("layer", "most"), [("pause", 5)])
def test_stacked_buttons_are_large_enough_to_touch(
    size: tuple[int, int], layer: str, most: int
) -> None:
    column = stretched(size)[layer]["buttons"]
    gap = 12
    assert (column.height - (most - 1) * gap) / most >= TOUCH


@pytest.mark.parametrize(
    ("size", "tile", "gap"),
    [
        ((1366, 768), (48, 66), 14),
        ((1920, 1080), (72, 99), 20),
        ((2560, 1440), (96, 132), 27),
    ],
)
def test_the_wide_table_holds_35_sets_of_three(
    size: tuple[int, int], tile: tuple[int, int], gap: int
) -> None:
    table = stretched(size)["turn"]["table"]
    sets_a_line = table.width // (3 * tile[0] + gap)
    lines = (table.height + gap) // (tile[1] + gap)
    assert sets_a_line * lines >= 35


@pytest.mark.parametrize(
    ("size", "tile"),
    [
        ((1024, 768), (36, 50)),
        ((1280, 1024), (46, 63)),
        ((600, 1024), (34, 47)),
        ((1080, 1920), (64, 88)),
    ],
)
def test_the_other_tables_hold_them_smaller(size: tuple[int, int], tile: tuple[int, int]) -> None:
    table = stretched(size)["turn"]["table"]
    gap = 14
    assert (table.width // (3 * tile[0] + gap)) * ((table.height + gap) // (tile[1] + gap)) >= 35


@pytest.mark.parametrize(("name", "rows"), [("wide", 2), ("square", 2), ("tall", 3)])
def test_a_rack_holds_more_than_thirty_full_size_tiles(name: str, rows: int) -> None:
    rack = MAPS[name]["turn"]["rack"].inflate(-40, -30)
    assert rack.height // (99 + 4) >= rows
    assert rows * (rack.width // (72 + 4)) > 30


@pytest.mark.parametrize("name", REFERENCES)
def test_the_bar_lies_along_the_rack_with_the_message_above(name: str) -> None:
    turn = MAPS[name]["turn"]
    assert (turn["bar"].left, turn["bar"].right) == (turn["rack"].left, turn["rack"].right)
    assert turn["message"].bottom < turn["bar"].top < turn["bar"].bottom < turn["rack"].top
    assert turn["table"].bottom < turn["message"].top


@pytest.mark.parametrize("name", REFERENCES)
@pytest.mark.parametrize("layer", ["turn", "replay", "attract"])
def test_over_the_table_heads_have_room_above_the_rim(name: str, layer: str) -> None:
    zones, head, rim = MAPS[name][layer], 100, 36
    assert zones["seats"].bottom < zones["table"].top <= zones["seats"].bottom + 12
    assert zones["seats"].bottom - rim >= head


@pytest.mark.parametrize("name", REFERENCES)
def test_ring_pause_and_face_are_square(name: str) -> None:
    for layer, zone in [("turn", "ring"), ("turn", "pause"), ("handover", "face")]:
        rect = MAPS[name][layer][zone]
        assert rect.width == rect.height
    assert 150 <= MAPS[name]["turn"]["ring"].width <= 170
