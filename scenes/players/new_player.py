"""A new player: an animal and perhaps a name, typed on keys or on the screen."""

from collections.abc import Callable, Collection
from functools import partial
from unicodedata import normalize

from pygame import Rect, Surface

from game.kit import layout
from game.kit.gestures import Gesture, Key, Point, Typed
from game.kit.kit import Kit
from game.kit.text.letters import missing_letters
from game.session.characters import FACES
from game.session.player import LETTERS, Player, typed_name
from game.view.players.avatars import avatar, head, name_of
from game.view.table.around.name_plate import draw_brass
from scenes.options.ledges import Pictures
from scenes.screen import SideScreen

LETTER_GAP = 12  # reference px between two letters
ROWS, HIGH_ROWS = 4, 5  # of letters; in a narrow room there are more
FACE = 0.84  # how high the head on the plate is, in heights of it

MARKED = "áàâãäåăāąçčżőạảơș"
"""An example of each mark that goes onto the last letter; all Latin languages share them."""

OTHERS = "ĐŁØÆŒÞðßı’-"
"""What else is on the page of the marks."""


class AnimalChoice(Pictures):
    """Animals in the colour of a seat, one of them chosen; they are as large as there is room."""

    def segment(self, index: int) -> Rect:
        """Return the place of an animal on the screen."""
        return layout.best_grid(self.rect, len(self.options), 0, min)[index]

    def _index_at(self, pos: Point) -> int:
        """Return which animal is at a point; where none is, the one that is chosen."""
        places = ((at, self.segment(at)) for at in range(len(self.options)))
        return next((at for at, place in places if place.collidepoint(pos)), self._index())


class NewPlayer(SideScreen[Player]):
    """Closes with the new player, or with None if the user went back."""

    layer = "new_player"

    def __init__(
        self,
        kit: Kit,
        color: int,
        animal: str,
        player: Player | None = None,
        others: Collection[tuple[str, str]] = (),
    ) -> None:
        """Take the colour and animal to start with; or, to rename a player, that player.

        The result must differ from the identities of the others.
        """
        super().__init__(kit)
        self._color, self._animal = color, animal
        self._written, self._others = player.own_name if player else "", others
        self._shows_marks = False
        self._title = "rename-title" if player else "new-title"

    @property
    def player(self) -> Player:
        """The player as chosen and typed so far."""
        return Player(typed_name(self._written) or self._animal, self._animal)

    def build(self) -> None:
        """Put the animals beside the plate with the name, and the letters below that."""
        kit, text = self.kit, self.kit.text
        self._sub = self.add_heading(text(self._title), "")
        animals = [(each, name_of(kit, Player.unnamed(each))) for each in FACES]
        room, told = self.zone("animals"), (animals, self._animal, self._take_animal, "animal")
        choice = AnimalChoice(self._draw_animal, kit, self.stage, room, *told)
        self.add(choice).label = text("new-title")
        plate = self.zone("name")
        self.stage.add(draw_brass(kit, plate.size), *plate.topleft)
        side = round(plate.h * FACE)
        self._face = Rect(plate.x + plate.h // 4, plate.centery - side // 2, side, side)
        self._sitter = self.stage.add(kit.canvas((side, side)), *self._face.topleft)
        room = plate.inflate(-2 * (self._face.right - plate.x), 0)
        self._name = self.add_label(room, "", "bold", "title", "brass_ink")
        self._add_keys(self.zone("letters"))
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        self._done = self.add_button(
            self.zone("done"), "done", "", lambda: self.close(self.player), "primary"
        )
        self._tell()

    def _add_keys(self, room: Rect) -> None:
        """Lay the letters of the language or the marks, each page with as many places."""
        text = self.kit.text
        plain = text("new-letters")
        down = ROWS if room.width > room.height else HIGH_ROWS
        across = -(-(max(len(plain), len(MARKED + OTHERS)) + 2) // down)
        *places, turn, last = layout.grid(room, down, across, self.kit.px(LETTER_GAP))
        signs: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(MARKED if self._shows_marks else "", self._put_mark),
            **dict.fromkeys(OTHERS if self._shows_marks else plain, self._write_letter),
        }
        keys = [
            self.add_button(place, f"letter-{sign}", sign, partial(press, sign), size="title")
            for place, (sign, press) in zip(places, signs.items(), strict=False)
        ]
        self._marks = dict(zip(MARKED, keys, strict=False)) if self._shows_marks else {}
        pages = text("new-marks"), text("new-plain")
        turned = self.add_button(turn, "marks", pages[self._shows_marks], self._turn_keys)
        turned.tip = text("tip-new-plain" if self._shows_marks else "tip-new-marks")
        self._erase = self.add_button(last, "erase", "", self._take_back, icon="undo")
        self._erase.tip = text("tip-new-erase")

    def leave(self) -> None:
        """Drop the widgets whose callbacks refer to the screen."""
        super().leave()
        del self._sub, self._name, self._done, self._erase, self._sitter, self._marks

    def handle(self, gesture: Gesture) -> None:
        """Take letters typed on keys, too; Space presses the focused widget, if there is one."""
        if isinstance(gesture, Typed):
            if gesture.text != " " or not self.focused:
                self.focus(None)
                self._write(gesture.text)
        else:
            super().handle(gesture)

    def key(self, key: Key) -> None:
        """Take back a letter with Backspace."""
        if key.name == "backspace":
            self._take_back()
        else:
            super().key(key)

    def _draw_animal(self, animal: str, room: tuple[int, int]) -> Surface:
        return avatar(self.kit, Player.unnamed(animal), self._color, max(1, min(room)))

    def _take_animal(self, animal: str) -> None:
        self._animal = animal
        self._tell()

    def _write_letter(self, letter: str) -> None:
        """Write a letter pressed on the screen; the first one of a word is a capital."""
        inner = self._written and not self._written.endswith(" ")
        self._write(letter.lower() if inner else letter)

    def _write(self, text: str) -> None:
        if missing_letters(typed_name(self._written + text)):
            self._sub.set_text(self.kit.text("new-missing"))
        elif len(typed_name(self._written + text + ".")) <= LETTERS:
            self._written = (self._written + text).lstrip()
            self._tell()

    def _turn_keys(self) -> None:
        self._shows_marks = not self._shows_marks
        self.rebuild()

    def _put_mark(self, example: str) -> None:
        self._written = self._written[:-1] + self._with_mark(example)
        self._tell()

    def _with_mark(self, example: str) -> str:
        """Return the last letter with the mark of an example, if there is such a letter."""
        marked = normalize("NFC", self._written[-1:] + normalize("NFD", example)[1:])
        is_letter = len(marked) == 1 and marked.isalpha() and not missing_letters(marked)
        return marked if is_letter else ""

    def _take_back(self) -> None:
        self._written = self._written[:-1]
        self._tell()

    def _tell(self) -> None:
        """Show the name so far, and whether it is free."""
        text, animal = self.kit.text, self.kit.text(f"face-{self._animal}")
        self._sub.set_text(text("new-sub", count=LETTERS))
        for example, key in self._marks.items():
            marked = self._with_mark(example)
            key.set_state(text=marked or example)
            key.set_enabled(bool(marked))
        self._name.set_text(self._written or animal)
        self._sitter.show(head(self.kit, Player.unnamed(self._animal), self._face.w, "glad"))
        self._erase.set_enabled(bool(self._written))
        name, taken = typed_name(self._written) or animal, self.player.identity in self._others
        words, sub = text("new-done", name=name), text("rename-taken", name=name) if taken else ""
        self._done.set_state(text=words, sub=sub, enabled=not taken)
