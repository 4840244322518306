"""The statistics of each player: games won, points, and personal bests."""

from dataclasses import replace
from functools import partial
from typing import ClassVar

from pygame import Color, Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import RADIUS
from game.session.player import Player
from game.store.games import SavedGames
from game.store.statistics import Statistics
from game.view.charts import Bar, Figure, draw_bars, draw_figures, draw_points
from game.view.players.avatars import avatar, character, name_of, seat_color
from game.view.wording import written_rules_name
from scenes.grown_ups import ask_grown_ups
from scenes.screen import SideScreen, split_title

PANEL_MARGINS = (28, 18)  # reference px between the edge of a panel and what is on it
MAX_CHART_GAMES = 30  # in the chart of points
COLOR_COUNT = 4  # colours of players
MAX_OPTION_WIDTH = 420  # reference px, of a player to choose
MAX_PLAYERS = 6  # to choose from: those with most games


class FaceChoice(Choice[Player]):
    """Players side by side; the chosen one has a frame in the colour of the charts."""

    def _paint_option(self, canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        kit, gap = self.kit, self.kit.px(10)
        at = (place.centerx - self.pad) * len(self.options) // self.rect.width
        player = self.options[at][0]
        if chosen:
            line, color = max(2, kit.px(4)), seat_color(kit, player.color_on(at % COLOR_COUNT))
            radius = kit.px(RADIUS) - gap // 2
            frame = place.inflate(-gap, -gap)
            body = shapes.rounded(frame.size, radius, kit.theme["track"], color, line)
            canvas.blit(body, frame)
        side = min(place.height - 2 * gap, place.width - 2 * gap)
        room = (place.width - side - 5 * gap, side)
        face = avatar(kit, player, player.color_on(at % COLOR_COUNT), side)
        color_of = "ink" if chosen else "ink_soft"
        name = kit.one_line(text, "bold", "body", color_of, room) if room[0] > side else None
        wide = side + (gap + name.width if name else 0)
        canvas.blit(face, face.get_rect(midleft=(place.centerx - wide // 2, place.centery)))
        if name:
            canvas.blit(name, name.get_rect(midright=(place.centerx + wide // 2, place.centery)))


class StatisticsScreen(SideScreen[None]):
    """Shows the statistics of one player at a time."""

    layer: ClassVar[str] = "statistics"

    def __init__(self, kit: Kit, games: SavedGames) -> None:
        super().__init__(kit)
        self._games = games
        self._asked = games.ask_statistics()
        self._known: list[Statistics] = []
        self._shown: Player | None = None
        self._erased: set[Player] = set()
        self._is_read = False
        self._take_answer(self._asked.wait_a_moment())

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Show the statistics once a slow disk has answered."""
        if not self._is_read and self._take_answer(self._asked.found):
            self.rebuild()

    def _take_answer(self, found: list[Statistics] | None) -> bool:
        if found is None:
            return False
        self._is_read = True
        self._known = [self._colored(each) for each in found[:MAX_PLAYERS]]
        self._shown = self._known[0].player if self._known else None
        return True

    def _colored(self, known: Statistics) -> Statistics:
        color = self._games.preferences(known.player).color
        return known._replace(player=replace(known.player, color=color))

    def leave(self) -> None:
        """Erase for good what the player has deleted here; until now it could be restored."""
        super().leave()
        for player in self._erased:
            self._games.erase_statistics(player)

    def build(self) -> None:
        """Put the figures of the chosen player above the charts."""
        text = self.kit.text
        title, sub = split_title(self.zone("title"))
        self.add_label(title, text("statistics-title"), "title", "title")
        known = next((each for each in self._known if each.player == self._shown), None)
        if known and known.player not in self._erased:
            told = text("statistics-sub", played=known.played, won=known.won)
            self.add_label(sub, told, color="ink_soft")
            self._build_figures(known)
            self._build_charts(known)
        else:
            room = self.zone("figures").union(self.zone("points"))
            self.add_label(room, text("statistics-none") if self._is_read else "", size="label")
        self._build_people()
        self._build_ways()

    def _build_people(self) -> None:
        if self._shown:
            people = [(each.player, name_of(self.kit, each.player)) for each in self._known]
            place, room = self.zone("people"), self.zone("people")
            place.width = min(room.width, self.kit.px(MAX_OPTION_WIDTH) * len(people))
            place.centerx, take = room.centerx, self._choose
            choice = FaceChoice(self.kit, self.stage, place, people, self._shown, take, "people")
            choice.label = self.kit.text("speak-whose")
            self.add(choice)

    def _choose(self, player: Player) -> None:
        self._shown = player
        self.rebuild()

    def _build_figures(self, known: Statistics) -> None:
        """Put the personal bests side by side."""
        text, none = self.kit.text, self.kit.text("statistics-dash")
        most, turns, seconds = known.most_tiles, known.fastest, known.seconds
        figures = [
            Figure("star", str(most or none), text("statistics-most-tiles", count=most)),
            Figure("crown", str(turns or none), text("statistics-fastest", count=turns or 0)),
            Figure("clock", f"{seconds:.0f}" if seconds else none, text("statistics-seconds")),
        ]
        places = layout.columns(self.zone("figures"), len(figures), self.kit.px(20))
        rooms = [self.add_panel(place, PANEL_MARGINS) for place in places]
        size = min(room.width for room in rooms), rooms[0].height
        for room, picture in zip(rooms, draw_figures(self.kit, size, figures), strict=True):
            self.stage.add(picture, *room.topleft)

    def _build_charts(self, known: Statistics) -> None:
        kit, color = self.kit, self._color
        presets = [Bar(written_rules_name(kit, it.name), it.won, it.played) for it in known.presets]
        named = ((character(kit, it.name), it) for it in known.levels)
        levels = [Bar(name, it.won, it.played) for name, it in named if name]
        for name, draw in (
            ("presets", partial(draw_bars, kit, color=color, bars=presets)),
            ("levels", partial(draw_bars, kit, color=color, bars=levels)),
            (
                "points",
                partial(draw_points, kit, color=color, points=known.points[-MAX_CHART_GAMES:]),
            ),
        ):
            inner = self.add_panel(self.zone(name), PANEL_MARGINS)
            head = Rect(inner.topleft, (inner.width, kit.lines("body")))
            self.add_label(head, kit.text(f"statistics-{name}"), "bold", align="left")
            rest = inner.height - head.height - kit.px(8)
            picture = draw(size=(inner.width, rest))
            self.stage.add(picture, inner.left, inner.bottom - rest)
        if not levels:
            room, none = self.zone("levels"), kit.text("statistics-no-bots")
            self.add_label(room.inflate(-2 * kit.px(PANEL_MARGINS[0]), -room.height // 2), none)

    @property
    def _color(self) -> Color:
        if not self._shown:
            return seat_color(self.kit, 0)
        at = [known.player for known in self._known].index(self._shown)
        return seat_color(self.kit, self._shown.color_on(at % COLOR_COUNT))

    def _build_ways(self) -> None:
        text = self.kit.text
        self.add_button(self.zone("back"), "back", text("back"), self.back, "primary")
        if self._shown in self._erased:
            self.add_button(self.zone("erase"), "undo", text("games-undo"), self._undo, icon="undo")
        elif self._shown:
            self.add_button(self.zone("erase"), "erase", text("statistics-erase"), self._ask)

    def _ask(self) -> None:
        ask_grown_ups(self, self._erase)

    def _erase(self) -> None:
        assert self._shown
        self._erased.add(self._shown)
        self.rebuild()

    def _undo(self) -> None:
        assert self._shown
        self._erased.discard(self._shown)
        self.rebuild()
