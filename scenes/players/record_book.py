"""The records book of a player: what they did best, on shelves, and the animals they have met."""

from collections.abc import Mapping
from typing import ClassVar

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.kit.text.letters import Align
from game.session.characters import LEVELS, seated
from game.session.feats import BEATEN, MET, RECORDS, Feat
from game.session.player import Player
from game.view.players.avatars import name_of
from game.view.record_art import draw_characters, draw_shelf
from game.view.wording import joined, listed, tile_names
from scenes.screen import SideScreen

GAP = 16  # reference px between two shelves
WORDS_SHARE, MOST_WORDS = 0.36, 0.52  # of a wide shelf, for the words beside it; large ones
WORDS_ABOVE = 0.4  # of a high one, for those above it
WIDE = 5.0  # from this ratio of width to height on, words are beside a shelf
FACES_RATIO = 7.0  # and from this one on, all animals are in one row


class RecordBook(SideScreen[None]):
    """Shows a shelf for each record; an empty one says kindly how to fill it."""

    layer: ClassVar[str] = "records"

    def __init__(self, kit: Kit, player: Player, feats: Mapping[str, Feat]) -> None:
        super().__init__(kit)
        self._player, self._feats = player, feats

    def build(self) -> None:
        """Put the shelves over each other, and the animals below."""
        text = self.kit.text
        heading = text("records-title", name=name_of(self.kit, self._player))
        self.add_heading(heading, text("records-sub"))
        shelves = layout.rows(self.zone("shelves"), len(RECORDS), self.kit.px(GAP))
        for kind, place in zip(RECORDS, shelves, strict=True):
            self._build_shelf(kind, place)
        self._build_characters()
        self.add_button(self.zone("back"), "back", text("back"), self.back, "primary", icon="leave")

    def _build_shelf(self, kind: str, place: Rect) -> None:
        words, shelf = self._parted(place)
        line = min(words.height // 2, self.kit.lines("label"))
        head = Rect(words.left, words.centery - line, words.width, line)
        told = head.move(0, line)
        align: Align = "left" if words.height == place.height else "center"
        feat = self._feats.get(kind)
        self.add_label(head, self._heading(kind, feat), "bold", "label", align=align)
        self.add_label(told, self._told(kind, feat), color="ink_soft", align=align)
        picture = draw_shelf(self.kit, shelf.size, feat.tiles if feat else ())
        self.stage.add(picture, *shelf.topleft)

    def _parted(self, place: Rect) -> tuple[Rect, Rect]:
        """Divide the room of a record for its words and its tiles."""
        if place.width > WIDE * place.height:
            share = min(MOST_WORDS, WORDS_SHARE * self.kit.text_scale)
            wide, gap = round(place.width * share), self.kit.px(GAP)
            shelf = Rect(place.left + wide, place.top, place.width - wide, place.height)
            return Rect(place.topleft, (wide - gap, place.height)), shelf
        words = Rect(place.topleft, (place.width, round(place.height * WORDS_ABOVE)))
        return words, Rect(place.left, words.bottom, place.width, place.bottom - words.bottom)

    def _heading(self, kind: str, feat: Feat | None) -> str:
        name = self.kit.text(f"records-{kind}")
        if not feat:
            return name
        return self.kit.text("records-figure", name=name, kind=kind, count=feat.figure)

    def _told(self, kind: str, feat: Feat | None) -> str:
        """Say against whom it was, or how to get there."""
        if not feat:
            return self.kit.text(f"records-how-{kind}")
        names = [name_of(self.kit, player) for player in feat.against]
        who = joined(self.kit, names) if names else ""
        return self.kit.text("records-against", kind=feat.kind, names=who)

    def _build_characters(self) -> None:
        room = self.zone("faces")
        across = len(LEVELS) if room.width > FACES_RATIO * room.height else len(LEVELS) // 2
        places = layout.grid(Rect((0, 0), room.size), len(LEVELS) // across, across, 0)
        met, beaten = self._known(MET), self._known(BEATEN)
        picture = draw_characters(self.kit, places, room.size, met, beaten)
        self.stage.add(picture, *room.topleft)
        say = "crowns" if beaten else "met" if met else "nobody"
        self.add_label(self.zone("told"), self.kit.text(f"records-{say}"))

    def _known(self, what: str) -> list[str]:
        return [bot for bot in LEVELS if f"{what}{bot}" in self._feats]

    def spoken_lines(self) -> list[str]:
        """Say which tiles stand on the shelves, and who was met, too."""
        kit, lines = self.kit, super().spoken_lines()
        for kind in RECORDS:
            if feat := self._feats.get(kind):
                tiles = tile_names(kit, feat.tiles)
                lines.append(f"{kit.text(f'records-{kind}')}: {tiles}")
        for what in MET, BEATEN:
            if names := [name_of(kit, seated(bot)) for bot in self._known(what)]:
                lines.append(kit.text(f"records-spoken-{what}names", names=listed(kit, names)))
        return lines
