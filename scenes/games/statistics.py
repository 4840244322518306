"""The statistics of each player: games won, points, and personal bests."""

from dataclasses import replace
from functools import partial

from pygame import Rect

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.choice import Choice
from game.session.player import COLORS, Player
from game.store.games import SavedGames
from game.store.statistics import Statistics
from game.view.charts import Bar, draw_bars, draw_points
from game.view.players.avatars import character, name_of, seat_color
from game.view.scores.score_sheet import draw_empty_pad
from game.view.wording import written_rules_name
from scenes.grown_ups import ask_grown_ups
from scenes.page import Page, PageScreen, Way

MAX_CHART_GAMES = 30  # in the chart of points
MAX_OPTION_WIDTH = 320  # reference px, of a player to choose
MAX_PLAYERS = 6  # to choose from: those with most games
GAP = 36  # reference px between two parts of the sheet
FIGURES_SHARE = 0.3, 0.16  # of the height of a wide sheet and of a high one, for large figures
NUMBER_SHARE = 0.58  # of the height of a figure, for its digits


class StatisticsScreen(PageScreen[None]):
    """Shows the statistics of one player at a time, on a pad of paper."""

    layer = "statistics"

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

    def page(self) -> Page:
        """Say how many games the chosen player won; all of it can be erased."""
        text, known = self.kit.text, self._known_of_shown
        ways = [self.way_back()]
        if self._shown in self._erased:
            ways.append(Way("undo", text("games-undo"), self._switch, icon="undo", zone="erase"))
        elif self._shown:
            erase = partial(ask_grown_ups, self, self._switch)
            ways.append(Way("erase", text("statistics-erase"), erase))
        sub = text("statistics-sub", played=known.played, won=known.won) if known else ""
        return Page(text("statistics-title"), sub, ways=ways)

    def build(self) -> None:
        """Write large figures on the sheet, and below them charts; above, whose they are."""
        if self._shown:
            people = [(each.player, name_of(self.kit, each.player)) for each in self._known]
            place, room = self.zone("people"), self.zone("people")
            place.width = min(room.width, self.kit.px(MAX_OPTION_WIDTH) * len(people))
            place.centerx, take = room.centerx, self._choose
            choice = Choice(self.kit, self.stage, place, people, self._shown, take, "people")
            choice.label = self.kit.text("speak-whose")
            self.add(choice)
        super().build()
        sheet = self.zone("sheet")
        pad, room = draw_empty_pad(self.kit, sheet.size)
        self.lay(pad, sheet)
        room = room.move(sheet.topleft)
        if known := self._known_of_shown:
            share = FIGURES_SHARE[room.w < room.h]
            figures, charts = layout.shares(room, (share, 1 - share), self.kit.px(GAP) // 2)
            self._build_figures(figures, known)
            self._build_charts(charts, known)
        elif self._is_read:
            none = self.kit.text("statistics-none")
            self.add_label(room, none, size="label", color="ink_dark")

    @property
    def _known_of_shown(self) -> Statistics | None:
        known = (each for each in self._known if each.player == self._shown)
        return next((each for each in known if each.player not in self._erased), None)

    def _choose(self, player: Player) -> None:
        self._shown = player
        self.rebuild()

    def _build_figures(self, room: Rect, known: Statistics) -> None:
        kit, text, none = self.kit, self.kit.text, self.kit.text("statistics-dash")
        most, turns, seconds = known.most_tiles, known.fastest, known.seconds
        figures = (
            ("star", str(most or none), text("statistics-most-tiles", count=most)),
            ("crown", str(turns or none), text("statistics-fastest", count=turns or 0)),
            ("clock", f"{seconds:.0f}" if seconds else none, text("statistics-seconds")),
        )
        places = layout.columns(room, len(figures), kit.px(GAP))
        for (sign, figure, told), place in zip(figures, places, strict=True):
            number, words = layout.shares(place, (NUMBER_SHARE, 1 - NUMBER_SHARE), 0)
            side = min(number.h, number.w // 4)
            drawn = shapes.svg(kit.art(sign), (side, side), kit.theme["ink_dark"])
            self.stage.add(drawn, number.centerx - side * 3 // 2, number.centery - side // 2)
            digits = Rect(number.centerx - side // 4, number.y, side * 2, number.h)
            self.add_label(digits, figure, "title", "huge", "ink_dark", "left")
            self.add_label(words, told, color="ink_dark")

    def _build_charts(self, room: Rect, known: Statistics) -> None:
        people = [known.player for known in self._known]
        at = people.index(self._shown) if self._shown else 0
        kit = self.kit
        color = seat_color(kit, people[at].color_on(at % len(COLORS)) if people else 0)
        presets = [Bar(written_rules_name(kit, it.name), it.won, it.played) for it in known.presets]
        named = ((character(kit, it.name), it) for it in known.levels)
        levels = [Bar(name, it.won, it.played) for name, it in named if name]
        divide = layout.columns if room.w > room.h else layout.rows
        places = divide(room, 3, kit.px(GAP))
        heads = [Rect(place.topleft, (place.w, kit.lines("body"))) for place in places]
        size = places[0].w, places[0].h - heads[0].h
        charts = [
            draw_bars(kit, size, color, presets),
            draw_bars(kit, size, color, levels),
            draw_points(kit, size, color, known.points[-MAX_CHART_GAMES:]),
        ]
        names = "presets", "levels", "points"
        for name, head, chart in zip(names, heads, charts, strict=True):
            told = kit.text(f"statistics-{name}")
            self.add_label(head, told, "bold", color="ink_dark", align="left")
            self.stage.add(chart, *head.bottomleft)
        if not levels:
            self.add_label(
                Rect(heads[1].bottomleft, size), kit.text("statistics-no-bots"), color="ink_dark"
            )

    def _switch(self) -> None:
        """Erase who is shown, or bring them back."""
        assert self._shown
        self._erased ^= {self._shown}
        self.rebuild()
