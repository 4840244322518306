"""Layouts: named rectangles from Tiled maps, stretched to the window, and cut into parts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from pygame import Rect

from game import text_file
from game.kit.errors import BrokenAssetError, quoted

LARGEST_FILE = 1 << 17  # bytes; a layout is a few kilobytes
LARGEST_SIDE = 100_000  # reference px
TYPES = ("zone", "stays")
USUAL = {
    "map": {"orientation": "orthogonal", "infinite": "0"},
    "objectgroup": {"offsetx": "0", "offsety": "0", "parallaxx": "1", "parallaxy": "1"},
    "object": {"rotation": "0"},
}
"""What moves all zones, or one, in Tiled, and the value with which it moves nothing."""

Size = tuple[int, int]
Box = tuple[float, float, float, float]


class LayoutError(BrokenAssetError):
    """A layout file cannot be used; one sentence naming the file and the zone."""


@dataclass(frozen=True)
class Layout:
    """One map: its reference size and its zones (x, y, width, height) by layer and name.

    Zones of the type "stays" keep their place where others turn for a language from right to left.
    """

    path: Path
    size: Size
    layers: dict[str, dict[str, Box]]
    staying: frozenset[tuple[str, str]] = frozenset()

    def rect(self, size: Size, layer: str, name: str) -> Rect:
        """Stretch a zone to a window; its edges are rounded, so neighbours stay apart."""
        zones = self.layers.get(layer)
        if zones is None:
            raise LayoutError(f"{self.path} has no layer '{layer}'.")
        if name not in zones:
            raise LayoutError(f"{self.path} has no zone '{name}' in layer '{layer}'.")
        x, y, w, h = zones[name]
        across, down = size[0] / self.size[0], size[1] / self.size[1]
        left, top = round(x * across), round(y * down)
        return Rect(left, top, round((x + w) * across) - left, round((y + h) * down) - top)


class Zones:
    """The layouts of a folder; the one nearest in shape to the window is used."""

    def __init__(self, maps: Path) -> None:
        self._layouts = [read_layout(path) for path in sorted(maps.glob("*.tmx"))]
        if not self._layouts:
            raise LayoutError(f"{maps} holds no layout (*.tmx).")
        self._chosen: tuple[Size, Layout] = (0, 0), self._layouts[0]

    def rect(self, size: Size, layer: str, name: str) -> Rect:
        """Return the place of a zone in a window of `size` pixels; raise LayoutError if unknown."""
        return self._nearest(size).rect(size, layer, name)

    def has(self, size: Size, layer: str, name: str) -> bool:
        """Return whether there is such a zone in a window of `size` pixels."""
        return name in self._nearest(size).layers.get(layer, {})

    def stays(self, size: Size, layer: str, name: str) -> bool:
        """Return whether a zone keeps its place in a language from right to left."""
        return (layer, name) in self._nearest(size).staying

    def scale(self, size: Size) -> float:
        """Return the size of one reference pixel in a window of `size` pixels."""
        reference = self._nearest(size).size
        return min(size[0] / reference[0], size[1] / reference[1])

    def _nearest(self, size: Size) -> Layout:
        """Return the layout for a window, which all that is drawn asks for: it is chosen once."""
        if self._chosen[0] != size:
            nearest = min(self._layouts, key=lambda it: abs(log(aspect(it.size) / aspect(size))))
            self._chosen = size, nearest
        return self._chosen[1]


def aspect(size: Size) -> float:
    """Divide width by height."""
    return size[0] / size[1]


def read_layout(path: Path) -> Layout:
    """Read a Tiled map; raise LayoutError with one sentence if anything is wrong with it."""
    tiled = _parse(path)
    size = (tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight)
    if not all(0 < side <= LARGEST_SIDE for side in size):
        raise LayoutError(f"{path} has no size.")
    layers: dict[str, dict[str, Box]] = {}
    staying = set()
    for group in tiled.objectgroups:
        zones = layers.setdefault(group.name, {})
        for zone in group:
            where = f"zone '{zone.name}' in layer '{group.name}'"
            box = (zone.x, zone.y, zone.width, zone.height)
            if zone.name in zones:
                raise LayoutError(f"{path} has two of {where}.")
            x, y, w, h = box
            if not (w > 0 and h > 0):
                raise LayoutError(f"{path}: {where} has no size.")
            if not (x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1]):
                raise LayoutError(f"{path}: {where} is outside the map.")
            zones[zone.name] = box
            if zone.type == "stays":
                staying.add((group.name, zone.name))
    return Layout(path, size, layers, frozenset(staying))


def _parse(path: Path) -> Any:
    import pytmx

    try:
        root = fromstring(text_file.read_text(path, LARGEST_FILE))
        _check_map(path, root)
        # What else a map may have, packed tiles or other files, is not even parsed.
        root[:] = root.findall("objectgroup")
        for group in root:
            group[:] = group.findall("object")
            for zone in group:
                zone[:] = []
        return pytmx.TiledMap().parse_xml(root)
    except LayoutError:
        raise
    except text_file.CodingError as fault:
        raise LayoutError(f"{path} can't be read. {fault}") from fault
    except Exception as fault:  # pytmx raises bare exceptions of many kinds
        raise LayoutError(f"{path} can't be read as a Tiled map.") from fault


def _check_map(path: Path, tiled: Element) -> None:
    """Refuse what Tiled would show elsewhere than we do: what is passed over misleads."""
    _check_attributes(path, "the map", tiled)
    for group in tiled.findall("group"):
        where = f"group {quoted(group.get('name', ''))}"
        raise LayoutError(f"{path}: {where} holds layers. Take them out of it, and remove it.")
    for layer in tiled.findall("objectgroup"):
        layer_name = f"layer {quoted(layer.get('name', ''))}"
        _check_attributes(path, layer_name, layer)
        for zone in layer.findall("object"):
            where = f"zone {quoted(zone.get('name', ''))} in {layer_name}"
            _check_attributes(path, where, zone)
            shaped = any(part.tag != "properties" for part in zone)
            if shaped or zone.attrib.keys() & {"gid", "template"}:
                raise LayoutError(f"{path}: {where} is not a rectangle. Draw one instead.")
            zone.set("type", zone.get("class") or zone.get("type") or "zone")  # as in Tiled 1.9
            if zone.get("type") not in TYPES:
                told = f"class is {quoted(zone.get('type'))}; write {' or '.join(TYPES)}"
                raise LayoutError(f"{path}: {where}: {told}.")


def _check_attributes(path: Path, where: str, element: Element) -> None:
    for name, usual in USUAL[element.tag].items():
        if element.get(name, usual) != usual:
            told = f"{name} is {quoted(element.get(name))}; make it {usual}"
            raise LayoutError(f"{path}: {where}: {told}.")


def rows(room: Rect, count: int, gap: int) -> list[Rect]:
    """Cut a room into parts one under the other."""
    height = room.height + gap
    edges = [room.top + height * at // count for at in range(count + 1)]
    return [Rect(room.left, top, room.width, low - gap - top) for top, low in pairwise(edges)]


def columns(room: Rect, count: int, gap: int) -> list[Rect]:
    """Cut a room into parts side by side."""
    width = room.width + gap
    edges = [room.left + width * at // count for at in range(count + 1)]
    return [
        Rect(left, room.top, right - gap - left, room.height) for left, right in pairwise(edges)
    ]


def grid(room: Rect, down: int, across: int, gap: int) -> list[Rect]:
    """Cut a room into lines of parts, line by line."""
    return [part for line in rows(room, down, gap) for part in columns(line, across, gap)]


def center_grid(room: Rect, count: int, across: int, gap: int) -> list[Rect]:
    """Cut a room into lines of parts, and put those of a short last line in the middle."""
    down = -(-count // across)
    *others, last = (columns(line, across, gap) for line in rows(room, down, gap))
    short = down * across - count
    shift = (last[short].left - last[0].left) // 2
    moved = (part.move(shift, 0) for part in last[: across - short])
    return [*(part for line in others for part in line), *moved]


def best_grid(
    room: Rect, count: int, gap: int, worth: Callable[[float, float], float]
) -> list[Rect]:
    """Cut a room into the centred grid whose parts, by their width and height, are worth most."""

    def worth_of(across: int) -> float:
        return worth(room.width / across, room.height / -(-count // across))

    return center_grid(room, count, max(range(1, count + 1), key=worth_of), gap)


def shares(room: Rect, parts: Sequence[float], gap: int) -> list[Rect]:
    """Cut a room into parts one under the other, each as high as its share says."""
    unit = (room.height - gap * (len(parts) - 1)) / sum(parts)
    tops = [room.top + round(sum(parts[:at]) * unit) + gap * at for at in range(len(parts) + 1)]
    return [Rect(room.left, top, room.width, low - gap - top) for top, low in pairwise(tops)]
