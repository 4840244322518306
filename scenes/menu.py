"""The menu: the first screen, which leads to every game."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from game.engine.rules import CLASSIC, Rules, next_rung
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.widget import RADIUS
from game.last_setup import keep_rung, last_rules
from game.session.buddy import FIRST
from game.session.characters import FACES, WATCHED
from game.session.player import Player
from game.settings import Settings
from game.view import title
from game.view.fan import Fan
from game.view.wording import trouble
from scenes.continue_card import ContinueCard
from scenes.options.settings import SettingsScreen
from scenes.options.toggles import LanguageButton, SoundButton
from scenes.rulebook import RuleBook
from scenes.screen import MatchResult, Screen
from scenes.setup.setup import Choices, Setup

if TYPE_CHECKING:
    from game.session.future import Executor
    from game.session.observer import SessionObserver
    from game.session.session import Session
    from game.store.games import MenuGames, SavedGames
    from game.store.kept import KeptJournal
    from game.store.pending import Pending
    from game.store.summary import Summary

BUTTON_GAP = 20  # reference px between two buttons


class Menu(Screen[None]):
    """Closes only with the app; starts each new game with a fresh seed."""

    layer: ClassVar[str] = "menu"

    def __init__(
        self,
        kit: Kit,
        new_seed: Callable[[], int],
        start: "Callable[[Session], Scene[MatchResult]]",
        worker: "Executor | None" = None,
        games: "SavedGames | None" = None,
    ) -> None:
        """Take a source of seeds, what starts a session, the bots' worker, and the saved games."""
        super().__init__(kit)
        self._games = games
        self._lost = False
        self._worker = worker
        self._new_seed = new_seed
        self._start = start
        self._fan = Fan(kit)
        self._card: ContinueCard | None = None
        self._seen = False
        self._asked: Pending[MenuGames] | None = None
        self._shown: MenuGames | None = None
        self._is_answered = False
        self._awaited: tuple[str, Pending[KeptJournal]] | None = None
        """The game to go on with, asked for but not here yet."""
        self._given_up = ""
        """The id of the game that was given up last, as long as that can be taken back."""

    def tick(self, dt: float) -> None:
        """Change the tiles next to the buttons."""
        self._fan.tick(dt)
        if self._card and self._seen:
            self._card.complete()
        self._seen = True
        if self._asked and self._asked.found:
            self._take_answer(self._asked.found)
            self._is_answered = True
            self.rebuild()
        if self._awaited and (found := self._awaited[1].found) is not None:
            self._resume(self._awaited[0], found)

    def _ask(self) -> None:
        """Ask for what the games are now; a slow disk answers some frames later."""
        if self._games:
            self._asked = self._games.ask_menu()
            self._take_answer(self._asked.wait_a_moment())

    def _take_answer(self, found: "list[MenuGames] | None") -> None:
        if found:
            self._shown, self._asked = found[0], None

    def clear(self) -> None:
        """Drop the tiles, too."""
        super().clear()
        self._fan.clear()
        self._card = None

    def layout(self) -> None:
        """Build everything anew, as the games are now."""
        if not self._is_answered:
            self._ask()
        self._is_answered = False
        super().layout()

    def build(self) -> None:
        """Put the game's name and some tiles next to the buttons."""
        align = title.alignment(self.kit)
        for picture, place in title.written(self.kit):
            self.stage.add(picture, *place)
        self.add_label(
            self.zone("subtitle"), self.kit.text("menu-subtitle"), size="label", align=align
        )
        self._fan.layout(self.stage, self.zone("tiles"), centred=align == "center")
        self._buttons()
        language = self.zone("language")
        self.add(LanguageButton(self.kit, self.stage, language, self.stack.relayout))
        if note := self._telling():
            self.add_label(self.zone("foot"), note, color="ink_soft", align=align)

    def _telling(self) -> str:
        """Say what is wrong with saved games, theme or settings, if anything is."""
        kit = self.kit
        if self._lost:
            return kit.text("note-game-lost")
        if self._games and self._games.trouble:
            return trouble(kit, self._games.trouble, self._games.rescued, date.today())
        if kit.theme_fault:
            return kit.text("theme-fault", theme=kit.preferences.theme, why=kit.theme_fault)
        if kit.store.unsaved:
            return kit.text("note-settings-unsaved")
        return kit.text("note-settings-damaged") if kit.store.damaged else ""

    def _buttons(self) -> None:
        """Put what comes next at the top: to continue, the first steps, or a game with bots."""
        unfinished = self._shown.unfinished if self._shown else None
        rows = self._rows(7 if unfinished or self._given_up else 6)
        if self._given_up:
            self._offer_undo(rows.pop(0))
        if unfinished:
            high, below = rows[:-4], rows[-4:]
            self._continue(high[0].union(high[-1]), unfinished)
            bots, together = self._columns(below[0])
            watch, learn, book = self._columns(below[1], 3)
            games, settings = self._columns(below[2])
        elif self._is_new:
            learn, bots, together, third, fourth, *below = rows
            watch, book = self._columns(third)
            games, settings = self._columns(fourth)
        else:
            bots, together, watch, third, fourth, *below = rows
            learn, book = self._columns(third)
            games, settings = self._columns(fourth)
        kind: Kind = "plain" if unfinished or self._is_new else "primary"
        if self._is_new:
            self._game(learn, "first", "hint", self._learn, "primary")
        self._game(bots, "bots", "robot", lambda: self._choose(False), kind)
        self._game(together, "together", "person", lambda: self._choose(True))
        self._game(watch, "watch", "play", self.watch)
        if not self._is_new:
            self._small(learn, "learn", self._learn)
        self._game(book, "rules", "sheet", self._read)
        self._small(games, "games", self._look_back).set_enabled(self._games is not None)
        self._small(settings, "settings", self._adjust)
        self._last_row(below[-1])

    def _last_row(self, row: Rect) -> None:
        sound, half = self._columns(row)
        look, leave = self._columns(half)
        self.add(SoundButton(self.kit, self.stage, sound))
        self._small(look, "look", self._look)
        self._small(leave, "quit", self.quit)

    def _rows(self, count: int) -> list[Rect]:
        return layout.rows(self.zone("buttons"), count, self.kit.px(BUTTON_GAP))

    def _columns(self, row: Rect, count: int = 2) -> list[Rect]:
        return layout.columns(row, count, self.kit.px(BUTTON_GAP))

    @property
    def _is_new(self) -> bool:
        """Whether nothing was ever played or learned here."""
        settings = self.kit.store[Settings]
        if settings.rules or settings.lessons:
            return False
        return not (self._shown and self._shown.has_games)

    def _continue(self, place: Rect, game: "Summary") -> None:
        """Add the card that continues a game, the first and largest button."""
        go_on = partial(self._go_on, game.id)
        self._card = self.add(ContinueCard(self.kit, self.stage, place, game, go_on))

    def _offer_undo(self, place: Rect) -> None:
        """Say that a game was given up, next to a button that takes it back."""
        plate, beside = layout.columns(place, 2, self.kit.px(BUTTON_GAP))
        ground = shapes.rounded(plate.size, self.kit.px(RADIUS), self.kit.theme["plate"])
        self.stage.add(ground, *plate.topleft)
        told = self.kit.text("menu-given-up")
        self.add_label(plate.inflate(-2 * self.kit.px(BUTTON_GAP), 0), told, color="ink_soft")
        undo = self.kit.text("games-undo")
        self.add_button(beside, "undo", undo, self._take_back, icon="undo")

    def _take_back(self) -> None:
        """Take back that a game was given up; the menu offers to continue it."""
        assert self._games
        self._games.take_back(self._given_up)
        self._given_up = ""
        self.rebuild()

    def _game(
        self,
        place: Rect,
        way: str,
        icon: str,
        on_press: Callable[[], None],
        kind: Kind = "plain",
    ) -> None:
        """Add a button; one as wide as the zone also has an icon and an explanation."""
        if place.width < self.zone("buttons").width:
            self._small(place, way, on_press, kind)
        else:
            words, sub = self.kit.text(f"menu-{way}"), self.kit.text(f"menu-{way}-sub")
            self.add_button(place, way, words, on_press, kind, icon=icon, sub=sub, align="left")

    def _small(
        self, place: Rect, way: str, on_press: Callable[[], None], kind: Kind = "plain"
    ) -> Button:
        return self.add_button(place, way, self.kit.text(f"menu-{way}"), on_press, kind)

    def _choose(self, together: bool) -> None:
        self.push(Setup(self.kit, together, games=self._games), then=self._set_up)

    def _set_up(self, choices: Choices | None) -> None:
        if choices:
            self._begin(choices)

    def _look(self) -> None:
        # Imported late, so that the menu appears sooner.
        from scenes.options.appearance import Appearance

        self.push(Appearance(self.kit))

    def _look_back(self) -> None:
        # Imported late, too.
        from scenes.games.game_list import GameList

        assert self._games
        self._given_up = ""  # All its racks can be seen there.
        self.push(GameList(self.kit, self._games), then=self._looked_back)
        self.stack.rest(self)

    def _looked_back(self, id: str | None) -> None:
        """Continue the chosen game, or set up a new one."""
        if id:
            self._go_on(id)
        elif id is not None:
            self._choose(False)

    def _learn(self) -> None:
        # Imported late, too.
        from scenes.lessons.learn import Learn

        self.push(Learn(self.kit), then=self._learned)
        self.stack.rest(self)

    def _learned(self, rules: Rules | None) -> None:
        """Begin a game by the chosen rules against a buddy, or show the menu again."""
        if rules:
            seats = zip(FACES, (None, FIRST), strict=False)
            players = tuple(Player.unnamed(animal, level) for animal, level in seats)
            self._begin(Choices(players, rules))
        else:
            self.rebuild()

    def _read(self) -> None:
        self.push(RuleBook(self.kit, last_rules(self.kit.store[Settings])))

    def _adjust(self) -> None:
        self.push(SettingsScreen(self.kit))

    def watch(self) -> None:
        """Show a game of four bots of different characters."""
        pairs = zip(FACES, WATCHED, strict=False)
        players = tuple(Player.unnamed(animal, level) for animal, level in pairs)
        self._begin(Choices(players, CLASSIC))

    def _begin(self, choices: Choices) -> None:
        # Imported late, so that the menu appears sooner.
        from game.session.session import Session
        from game.view.table.bot_playback import BotPlayback

        games, seed, pace = self._games, self._new_seed(), BotPlayback(self.kit)
        players = games.seated(choices.players) if games else choices.players
        observer = games.observer(players) if games else None
        session = Session.start(
            choices.rules, players, seed, self._worker, pace=pace, observer=observer
        )
        keep_rung(self.kit.store, choices.rules)
        self._play(session)

    def _go_on(self, id: str) -> None:
        """Continue a game where it was left, as soon as it is read."""
        assert self._games
        pending = self._games.ask_kept(id)
        self._awaited = id, pending
        if (found := pending.wait_a_moment()) is not None:
            self._resume(id, found)

    def _resume(self, id: str, found: "list[KeptJournal]") -> None:
        """Continue a game that is read; say so if it can no longer be."""
        # Imported late, too.
        from game.view.table.bot_playback import BotPlayback

        assert self._games
        self._awaited = None
        pace = BotPlayback(self.kit)
        session = self._games.resume(id, self._worker, pace, found[0]) if found else None
        self._lost = session is None
        if session:
            self._play(session)
        else:
            self.rebuild()

    def _play(self, session: "Session") -> None:
        choices = Choices(session.players, session.rules)
        self._given_up = ""
        played = partial(self._played, choices, session.observer)
        self.push(self._start(session), then=played)
        self.stack.rest(self)

    def _played(self, choices: Choices, observer: "SessionObserver", result: MatchResult) -> None:
        """Do what the player chose after a match."""
        if result is MatchResult.GIVEN_UP and not observer.failing:
            self._given_up = observer.id
        self._begin_again(choices, result)

    def _begin_again(self, choices: Choices, result: MatchResult) -> None:
        above = next_rung(choices.rules) if result is MatchResult.FURTHER else None
        if above:
            self._begin(replace(choices, rules=above))
        elif result is MatchResult.AGAIN:
            self._begin(choices)
