"""The menu: the first screen, and the way to every game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from game.engine.rules import CLASSIC
from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.button import Kind
from game.settings import Settings
from game.view import title
from game.view.avatars import FACES, LEVELS
from game.view.fan import Fan
from scenes.last_setup import last_rules
from scenes.rulebook import RuleBook
from scenes.screen import After, Screen
from scenes.settings import SettingsScreen
from scenes.setup import Choices, Setup, player
from scenes.toggles import SoundButton

if TYPE_CHECKING:
    from game.session.session import Session
    from game.worker import Worker


class Menu(Screen[None]):
    """Closes only with the app; a game chosen here is started with a fresh seed."""

    layer: ClassVar[str] = "menu"

    def __init__(
        self,
        kit: Kit,
        new_seed: Callable[[], int],
        start: "Callable[[Session], Scene[After]]",
        worker: "Worker | None" = None,
    ) -> None:
        """Take what gives seeds, what starts a session, and who thinks for it, if anyone."""
        super().__init__(kit)
        self._worker = worker
        self._new_seed = new_seed
        self._start = start
        self._fan = Fan(kit)

    def tick(self, dt: float) -> None:
        """Let the tiles beside the buttons change."""
        self._fan.tick(dt)

    def clear(self) -> None:
        """Let go of the tiles, too."""
        super().clear()
        self._fan.clear()

    def build(self) -> None:
        """Put the name and some tiles beside the buttons."""
        align = title.alignment(self.kit)
        for picture, place in title.written(self.kit):
            self.stage.add(picture, *place)
        self.write(self.zone("subtitle"), self.kit.text("menu-subtitle"), size="label", align=align)
        self._fan.layout(self.stage, self.zone("tiles"), centred=align == "center")
        self._buttons()
        if note := self._telling():
            self.write(self.zone("foot"), note, color="ink_soft", align=align)

    def _telling(self) -> str:
        """Say what is wrong with the settings or the theme, if anything is."""
        kit = self.kit
        if kit.theme_fault:
            return kit.text("theme-fault", theme=kit.preferences.theme, why=kit.theme_fault)
        if kit.store.unsaved:
            return kit.text("note-settings-unsaved")
        return kit.text("note-settings-damaged") if kit.store.damaged else ""

    def _buttons(self) -> None:
        room, gap = self.zone("buttons"), self.kit.px(20)
        bots, together, watch, book, settings, others = layout.rows(room, 6, gap)
        self._game(bots, "bots", "robot", lambda: self._choose(False))
        self._game(together, "together", "person", lambda: self._choose(True))
        self._game(watch, "watch", "play", self.watch)
        self._game(book, "rules", "sheet", self._read)
        self._game(settings, "settings", "settings", self._adjust)
        sound, half = layout.columns(others, 2, gap)
        look, leave = layout.columns(half, 2, gap)
        self.add(SoundButton(self.kit, self.stage, sound))
        self.offer(look, "look", self.kit.text("menu-look"), self._look)
        self.offer(leave, "quit", self.kit.text("menu-quit"), self.quit)

    def _game(self, place: Rect, way: str, icon: str, on_press: Callable[[], None]) -> None:
        words, sub = self.kit.text(f"menu-{way}"), self.kit.text(f"menu-{way}-sub")
        kind: Kind = "primary" if way == "bots" else "plain"
        self.offer(place, way, words, on_press, kind, icon=icon, sub=sub, align="left")

    def _choose(self, together: bool) -> None:
        self.push(Setup(self.kit, together), then=self._set_up)

    def _set_up(self, choices: Choices | None) -> None:
        if choices:
            self._begin(choices)

    def _look(self) -> None:
        # Not before it is asked for: the menu is there the sooner.
        from scenes.appearance import Appearance

        self.push(Appearance(self.kit))

    def _read(self) -> None:
        self.push(RuleBook(self.kit, last_rules(self.kit.store[Settings])))

    def _adjust(self) -> None:
        self.push(SettingsScreen(self.kit))

    def watch(self) -> None:
        """Let four bots of different characters play each other."""
        pairs = zip(FACES, LEVELS[:-1:2], strict=False)
        players = tuple(player(self.kit, animal, level) for animal, level in pairs)
        self._begin(Choices(players, CLASSIC))

    def _begin(self, choices: Choices) -> None:
        # Not before the first match: the menu is there the sooner.
        from game.session.session import Session

        seed = self._new_seed()
        session = Session.start(choices.rules, choices.players, seed, self._worker)
        self.push(self._start(session), then=lambda result: self._begin_again(choices, result))
        self.stack.rest(self)

    def _begin_again(self, choices: Choices, result: After) -> None:
        if result is After.AGAIN:
            self._begin(choices)
