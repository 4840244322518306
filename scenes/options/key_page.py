"""Keys and buttons: each action with its key, and a press that gives it another one."""

from functools import partial

from pygame import Surface

from game.kit.gestures import Back, Down, Gesture, InputDevice, Key, Keyed, Step
from game.kit.key_map import FIXED, KeyMap, meaning
from game.kit.kit import Kit
from game.kit.widgets.caps import draw_caps, key_caps, name_key
from game.kit.widgets.card import Card, Picture, Words
from game.view.speech.color_letters import colors_by_letter
from scenes.page import Page, PageScreen, Way

MOST = 10
"""How many actions are on a leaf."""

SHARE = 0.3
"""How much of a line its keys take."""

HELPED = "press", "end", "back", "undo", "hint", "speech", "pause"
BY_EAR = "repeat", "rack", "table", "scores", "news", "where"
"""Actions that the page of controls names, and those of people who listen; others have tips."""

SORTING = "sort_runs", "sort_groups", "sort_own"
"""Actions whose letters may find colours, too: by ear other keys sort."""


class KeyPage(PageScreen[None]):
    """The actions that have a key, or a button of a gamepad, and which one that is."""

    layer = "keys"
    across = 2, 1
    gap = 14

    def __init__(self, kit: Kit, device: InputDevice) -> None:
        super().__init__(kit)
        self._device = device
        self._asked = ""
        """The action whose new key is waited for."""

        self._told = ""

    @property
    def takes_all_keys(self) -> bool:
        """Whether the next key is the new one, whatever it does elsewhere."""
        return bool(self._asked)

    @property
    def _map(self) -> KeyMap:
        return self.kit.buttons if self._device == "gamepad" else self.kit.keys

    def page(self) -> Page:
        """Return a leaf of the actions, and what was done last."""
        text, actions = self.kit.text, list(self._map.keys)
        sub = self._told or text("keys-sub", device=self._device)
        title, words = text("keys-change", device=self._device), text("keys-reset")
        first, leaves = self.leaf * MOST, -(-len(actions) // MOST)
        cards = [self._make_card(action) for action in actions[first : first + MOST]]
        reset = Way("reset", words, partial(self._save, {}, text("keys-usual")))
        return Page(title, sub, cards, [self.way_back(), reset], leaves)

    def _make_card(self, action: str) -> Card:
        key, is_asked = self._map.keys[action], action == self._asked
        caps, does = key_caps(self.kit, key), self._name(action)
        if is_asked:
            does = self.kit.text("keys-wait", device=self._device)
        label = self.kit.aloud(does, name_key(self.kit, key))

        def draw(size: tuple[int, int]) -> Surface:
            return draw_caps(self.kit, caps, size, is_round=self._device == "gamepad")

        press = partial(self._ask, "" if is_asked else action)
        picture, words = Picture(draw, "left", share=SHARE, least=1), Words(does, "label", rows=2)
        return Card(f"key_{action}", (words,), press, picture, is_chosen=is_asked, label=label)

    def _name(self, action: str) -> str:
        if action == "help":
            return self.kit.text("pause-help")
        kind = "help" if action in HELPED else "keys" if action in BY_EAR else "tip"
        return self.kit.text(f"{kind}-{action.replace('_', '-')}")

    def _ask(self, action: str) -> None:
        """Wait for the new key of an action, or for none."""
        self._asked, self._told = action, ""
        if action:
            does = self._name(action)
            self._told = self.kit.text("keys-asked", device=self._device, does=does)
        self.rebuild()

    def _save(self, changed: dict[str, str], told: str) -> None:
        field = "buttons" if self._device == "gamepad" else "keys"
        self.kit.choose(field, changed)
        self._asked, self._told = "", told
        self.rebuild()

    def handle(self, gesture: Gesture) -> None:
        """Take the key that is waited for; an arrow of a gamepad, or a pointer, ends that."""
        if self._asked and isinstance(gesture, Keyed):
            self._take(gesture)
            return
        if self._asked and isinstance(gesture, Down):
            self._ask("")
        super().handle(gesture)

    def _take(self, gesture: Keyed) -> None:
        """Give the new key to the action, or say why it can't have it."""
        by_pad, wants_pad = self.kit.input_device == "gamepad", self._device == "gamepad"
        if by_pad != wants_pad or (gesture == Back() and not by_pad):
            self._ask("")
        elif wants_pad:
            keys = self.kit.keys
            pressed = (it for it in self._map.keys if meaning(keys, it) == gesture)
            if isinstance(gesture, Step):
                self._ask("")
            elif action := next(pressed, ""):
                self._give(self._map.keys[action])
        elif not isinstance(gesture, Key):
            self._refuse("fixed", "")
        elif not is_modifier(gesture):
            self._take_key(gesture.written)

    def _take_key(self, key: str) -> None:
        """Give a key to the action if that can have it, and who had it can have the action's."""
        other, before = self._map.find_action(key), self._map.keys[self._asked]
        for action, wanted in ((self._asked, key), (other, before)):
            if wanted in FIXED:
                self._refuse("fixed", wanted)
            elif action and wanted in colors_by_letter(self.kit) and action not in SORTING:
                self._refuse("letter", wanted)
            elif action and not self._map.suits(action, wanted):
                self._refuse("typed", wanted)
            else:
                continue
            return
        self._give(key)

    def _refuse(self, why: str, key: str) -> None:
        self._told = self.kit.text(f"keys-{why}", key=name_key(self.kit, key))
        self.rebuild()

    def _give(self, key: str) -> None:
        kit, action, before = self.kit, self._asked, self._map.keys[self._asked]
        other, name = self._map.find_action(key), partial(name_key, kit)
        if other in ("", action):
            told = kit.text("keys-set", key=name(key), does=self._name(action))
        else:
            swapped = {"other": self._name(other), "before": name(before)}
            told = kit.text("keys-swapped", key=name(key), **swapped)
        self._save(self._map.change(action, key), told)

    def back(self) -> None:
        """Close; all below shows the new keys."""
        self.stack.relayout()
        super().back()


def is_modifier(key: Key) -> bool:
    """Return whether a key is held while others are pressed, and does nothing by itself."""
    return key.name.endswith((" shift", " ctrl", " alt", " meta", " lock", "alt gr"))
