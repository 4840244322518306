from itertools import pairwise

import pytest
from pygame import Rect

from game.kit.layout import LayoutError, Zones
from tests.kit.conftest import write_map

RACK = ("rack", 120, 810, 1680, 250)
TABLE = ("table", 120, 100, 1680, 710)


def test_a_zone_is_stretched_in_both_directions_apart(tmp_path):
    write_map(tmp_path / "wide.tmx", zones=[RACK])
    zones = Zones(tmp_path)
    assert zones.rect((1920, 1080), "turn", "rack") == Rect(120, 810, 1680, 250)
    assert zones.rect((960, 1080), "turn", "rack") == Rect(60, 810, 840, 250)
    assert zones.scale((960, 1080)) == 0.5


def test_neighbours_never_overlap_after_rounding(tmp_path):
    write_map(tmp_path / "wide.tmx", zones=[RACK, TABLE])
    zones = Zones(tmp_path)
    for size in [(1024, 600), (1366, 768), (801, 483), (1913, 1077)]:
        table, rack = (zones.rect(size, "turn", name) for name in ("table", "rack"))
        assert table.bottom == rack.top


def test_the_map_of_the_nearest_shape_is_used(tmp_path):
    write_map(tmp_path / "wide.tmx", (1920, 1080), [("here", 0, 0, 960, 540)])
    write_map(tmp_path / "tall.tmx", (1080, 1920), [("here", 0, 960, 1080, 960)])
    zones = Zones(tmp_path)
    assert zones.rect((1920, 1080), "turn", "here") == (0, 0, 960, 540)
    assert zones.rect((1080, 1920), "turn", "here") == (0, 960, 1080, 960)


def test_an_unknown_zone_is_named(tmp_path):
    zones = Zones(write_map(tmp_path / "wide.tmx", zones=[RACK]).parent)
    with pytest.raises(LayoutError, match=r"wide\.tmx has no zone 'pool' in layer 'turn'\.$"):
        zones.rect((1920, 1080), "turn", "pool")
    with pytest.raises(LayoutError, match=r"wide\.tmx has no layer 'menu'\.$"):
        zones.rect((1920, 1080), "menu", "pool")


@pytest.mark.parametrize(
    ("zones", "says"),
    [
        ([RACK, RACK], "has two of zone 'rack'"),
        ([("rack", 0, 0, 0, 10)], "has no size"),
        ([("rack", 0, 0, 10, -10)], "has no size"),
        ([("rack", 0, 0, "nan", 10)], "has no size"),
        ([("rack", -1, 0, 10, 10)], "is outside the map"),
        ([("rack", 1900, 0, 30, 10)], "is outside the map"),
        ([("rack", 0, 0, "inf", 10)], "is outside the map"),
    ],
)
def test_a_wrong_zone_is_refused(tmp_path, zones, says):
    write_map(tmp_path / "wide.tmx", zones=zones)
    with pytest.raises(LayoutError, match=rf"wide\.tmx.*{says}"):
        Zones(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('infinite="0"', 'infinite="1"', "the map: infinite is '1'; make it 0"),
        ('"orthogonal"', '"isometric"', "the map: orientation is 'isometric'; make it orthogonal"),
        ("<objectgroup", '<group name="all"/><objectgroup', "group 'all' holds layers"),
        ('name="turn"', 'name="turn" offsetx="8"', "layer 'turn': offsetx is '8'; make it 0"),
        ('name="turn"', 'name="turn" parallaxy="2"', "layer 'turn': parallaxy is '2'; make it 1"),
        ('type="zone"', 'rotation="90"', "zone 'rack' in layer 'turn': rotation is '90'; make it"),
        ('type="zone"', 'gid="3"', "zone 'rack' in layer 'turn' is not a rectangle"),
        ('type="zone"', 'template="rack.tx"', "zone 'rack' in layer 'turn' is not a rectangle"),
        ("/>", "><ellipse/></object>", "zone 'rack' in layer 'turn' is not a rectangle"),
        ('type="zone"', 'class="stay"', "class is 'stay'; write zone or stays"),
    ],
)
def test_what_tiled_shows_elsewhere_is_refused_and_not_passed_over(tmp_path, old, new, says):
    path = write_map(tmp_path / "wide.tmx", zones=[RACK])
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(LayoutError, match=rf"wide\.tmx: .*{says}"):
        Zones(tmp_path)


@pytest.mark.parametrize("name", ["class", "type"])
def test_a_zone_stays_by_its_class_as_by_its_type(tmp_path, name):
    """Tiled 1.9 writes `class` where all others write `type`."""
    path = write_map(tmp_path / "wide.tmx", zones=[RACK])
    path.write_text(path.read_text().replace('type="zone"', f'{name}="stays"'))
    assert Zones(tmp_path).stays((1920, 1080), "turn", "rack")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not xml",
        "<map>",
        "<map/>",
        '<map width="x" height="2" tilewidth="1" tileheight="1"/>',
        '<map width="0" height="2" tilewidth="1" tileheight="1"/>',
        '<map width="2" height="2" tilewidth="1" tileheight="1"><objectgroup><object/></map>',
        "\0" * 100,
        " " * (1 << 20) + "<map/>",
    ],
)
def test_a_broken_file_is_named(tmp_path, text):
    (tmp_path / "wide.tmx").write_text(text)
    with pytest.raises(LayoutError, match=r"wide\.tmx"):
        Zones(tmp_path)


def test_a_folder_without_layouts_is_named(tmp_path):
    with pytest.raises(LayoutError, match="holds no layout"):
        Zones(tmp_path)


BOMB = (
    '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {into} "{f"&{what};" * 20}">' for what, into in pairwise("abcdefg"))
    + "]>"
)
"""Entities that grow to 640 MB where they are used."""

PACKED = (
    '<layer width="9000" height="9000"><data encoding="base64" compression="zlib">x</data></layer>'
)


@pytest.mark.parametrize(
    "added",
    [
        *(PACKED, '<tileset source="/dev/zero"/>', '<imagelayer><image source="x"/></imagelayer>'),
        *("<g>" * 500 + "</g>" * 500, "<g/>" * 3000),
    ],
)
def test_what_is_no_zone_is_passed_over_unread(tmp_path, added):
    path = write_map(tmp_path / "wide.tmx", zones=[RACK])
    text = path.read_text()
    path.write_text(
        text.replace("</map>", f"{added}</map>").replace("</objectgroup>", added + "</objectgroup>")
    )
    assert Zones(tmp_path).rect((1920, 1080), "turn", "rack") == Rect(120, 810, 1680, 250)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('<map version="1.10"', f'{BOMB}<map version="&g;"'),
        ("</map>", " " * 200_000 + "</map>"),
        ('width="32"', f'width="1{400 * "0"}"'),
        ("<map", '<map add_layer="x"'),
    ],
)
def test_more_than_a_layout_can_be_is_refused(tmp_path, old, new):
    path = write_map(tmp_path / "wide.tmx", zones=[RACK])
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(LayoutError, match=r"wide\.tmx"):
        Zones(tmp_path)


def test_a_zone_can_stay_where_others_turn(tmp_path):
    path = write_map(tmp_path / "wide.tmx", zones=[RACK, TABLE])
    stays = path.read_text().replace('name="rack" type="zone"', 'name="rack" type="stays"')
    path.write_text(stays)
    zones = Zones(tmp_path)
    assert zones.stays((1920, 1080), "turn", "rack")
    assert not zones.stays((1920, 1080), "turn", "table")
