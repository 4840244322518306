"""What has happened told in a sentence, and what a bot says of its turn."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from game.engine.events import (
    Drew,
    GameEnded,
    Passed,
    Played,
    Prolonged,
    TimedOut,
    TurnBegan,
)
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.session.buddy import BUDDIES, level_of
from game.session.player import Player
from game.session.session import Session
from game.session.stamps_found import SessionEvent, StampsFound
from game.view.addressing import subject
from game.view.avatars import manner
from game.view.table.shown import FEW
from game.view.wording import joined, sentences


def story(kit: Kit, players: Sequence[Player], event: SessionEvent) -> str:
    """Say an event with the names of those it happened to; nothing for what needs no words."""
    match event:
        case Played(seat, tiles, opening, _):
            text = "say-opened" if opening else "say-played"
            return kit.text(text, **subject(kit, players, seat), count=len(tiles))
        case Drew(seat, count):
            return kit.text("say-drew", **subject(kit, players, seat), count=count)
        case Passed(seat):
            return kit.text("say-passed", **subject(kit, players, seat))
        case TimedOut(seat, unfinished):
            text = "say-timeout-unfinished" if unfinished else "say-timeout-idle"
            return kit.text(text, **subject(kit, players, seat))
        case Prolonged(seat):
            return kit.text("say-more-time", **subject(kit, players, seat))
        case GameEnded(result) if result.ended == "out":
            return kit.text("say-went-out", **subject(kit, players, result.winners[0]))
        case GameEnded():
            return kit.text("say-blocked")
        case _:
            return ""


def stories(kit: Kit, players: Sequence[Player], events: Sequence[SessionEvent]) -> str:
    """Say events one after the other."""
    return sentences(kit, [story(kit, players, event) for event in events])


def time_up(kit: Kit, events: Sequence[SessionEvent], seat: int | None) -> str:
    """Say a person what became of the turn whose time is over; nothing if it is another's."""
    match events:
        case [TimedOut(whose), Played(tiles=tiles), *_] if whose == seat:
            return kit.text("time-up-stays", count=len(tiles))
        case [TimedOut(whose, unfinished), ended, *_] if whose == seat:
            count = ended.count if isinstance(ended, Drew) else 0
            return kit.text("time-up-back" if unfinished else "time-up", count=count)
        case _:
            return ""


Moment = Literal["play", "many", "near", "out", "draw", "pass"]

VARIANTS = 3
"""How many sentences each character has for each moment."""

EVERY: dict[Moment, int] = {"play": 2, "near": 2, "draw": 3, "pass": 3}
"""In how many rounds a bot says one such sentence, lest it repeat itself; others it always says."""

MANY_TILES = 5
"""The fewest tiles in one play that deserve a comment."""


class Remarks:
    """Remember what each bot has said of its turn, until its next one, and what people found.

    What a person found stands there until the end of the next turn.
    """

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit, self._session = kit, session
        self._said: dict[int, LazyText] = dict(_greetings(kit, session))
        self._found: dict[int, tuple[str, ...]] = {}

    @property
    def said(self) -> dict[int, str]:
        """The words by seat, ready to be shown."""
        said = {seat: self._kit.text("said", words=words()) for seat, words in self._said.items()}
        return said | {seat: self._told(seat, kinds) for seat, kinds in self._found.items()}

    @property
    def stamps(self) -> dict[int, str]:
        """The stamp to be shown beside the words, by seat: that of the least simple idea."""
        return {seat: kinds[-1] for seat, kinds in self._found.items()}

    def _told(self, seat: int, kinds: Sequence[str]) -> str:
        kit = self._kit
        ideas = joined(kit, [kit.text(f"stamp-{kind}") for kind in kinds])
        return kit.text("stamp-found", **subject(kit, self._session.players, seat), ideas=ideas)

    def hear(self, events: Sequence[SessionEvent]) -> None:
        """Take in what is said of these events, and forget whose next turn begins."""
        words = remark(self._kit, self._session, events)
        for event in events:
            match event:
                case Played(seat) | Drew(seat) | Passed(seat):
                    self._found.pop(seat, None)
                    if words:
                        self._said[seat] = words
                case TurnBegan(seat):
                    self._said.pop(seat, None)
                case StampsFound(seat, kinds):
                    self._found[seat] = kinds


def _greetings(kit: Kit, session: Session) -> Iterator[tuple[int, LazyText]]:
    """Let each buddy say at the beginning of a match how it plays, and none as another does."""
    begins = not session.game.turns and not session.results
    bots = [(seat, player.bot) for seat, player in enumerate(session.players)]
    buddies = [(seat, bot) for seat, bot in bots if begins and bot in BUDDIES]
    for number, (seat, bot) in enumerate(buddies):
        yield seat, partial(_greeting, kit, bot, number % VARIANTS)


def _greeting(kit: Kit, bot: str, number: int) -> str:
    return kit.text("says-buddy", like=kit.text(f"bot-{level_of(bot)}"), number=number)


def remark(kit: Kit, session: Session, events: Sequence[SessionEvent]) -> LazyText | None:
    """Return what the bot whose turn has just ended says of it; often nothing, as people do."""
    turn = next((event for event in events if isinstance(event, Played | Drew | Passed)), None)
    level = manner(session.players[turn.seat].bot) if turn else ""
    if turn is None or not level:
        return None
    left = len(session.game.position.seats[turn.seat].rack)
    went_out = any(isinstance(event, GameEnded) for event in events) and not left
    moment: Moment = "out" if went_out else _moment(turn, left)
    # Counted in rounds: in turns, a bot between two others would always say the same.
    rounds, every = session.game.turns // len(session.players), EVERY.get(moment, 1)
    if (rounds + turn.seat) % every != 1 % every:  # By seat, so that not all speak at once.
        return None
    return kit.lazy_text(f"says-{level}-{moment}", number=rounds // every % VARIANTS)


def _moment(turn: Played | Drew | Passed, left: int) -> Moment:
    match turn:
        case Drew():
            return "draw"
        case Passed():
            return "pass"
        case Played(tiles=tiles) if left > FEW:
            return "many" if len(tiles) >= MANY_TILES else "play"
        case Played():
            return "near"
