"""What bots say in their bubbles: of their own turns, and of what others have just done."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.analysis.moments import Moment, moment_of_other, own_moment
from game.engine.events import Drew, Passed, Played, TurnBegan
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.session.buddy import BUDDIES, level_of
from game.session.session import Session
from game.session.stamps_found import SessionEvent, StampsFound
from game.view.players.addressing import subject
from game.view.players.avatars import manner
from game.view.wording import joined

VARIANTS = 8
"""How many sentences each character has for each moment."""

FEWER: dict[Moment, int] = {"waits": 3}
"""And for those that come seldom."""

GREETINGS = 3
"""How many sentences a buddy has to greet with."""

MOODS: dict[Moment, str] = {
    "many": "glad",
    "opened": "glad",
    "near": "wink",
    "out": "glad",
    "draw": "thinking",
    "pass": "sad",
    "waits": "sad",
    "mine": "shocked",
    "admires": "shocked",
    "behind": "worried",
}
"""How a bot sounds as it says so; otherwise it winks."""

EVERY: dict[Moment, int] = {
    "play": 2,
    "near": 2,
    "arranged": 2,
    "admires": 2,
    "behind": 2,
    "draw": 3,
    "pass": 3,
    "waits": 2,
}
"""In how many rounds a bot says one such sentence, lest it repeat itself; others it always says."""

Ended = Played | Drew | Passed


class Remarks:
    """What each bot has said, and what people found.

    What a bot says of its own turn stands there until its next one begins, what it says of another
    turn until its own has ended. What a person found stands there until the end of the next turn.
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

    def say(self, seat: int, words: LazyText) -> None:
        """Say something as a bot, to whose turn it is."""
        self._said[seat] = words

    def hear(self, events: Sequence[SessionEvent]) -> None:
        """Take in what is said of these events, and forget whose next turn begins."""
        for event in events:
            match event:
                case Played(seat) | Drew(seat) | Passed(seat):
                    self._found.pop(seat, None)
                    self._said.pop(seat, None)
                case TurnBegan(seat):
                    self._said.pop(seat, None)
                case StampsFound(seat, kinds):
                    self._found[seat] = kinds
        for seat, moment, words in remark(self._kit, self._session, events):
            self._said[seat] = words
            self._kit.let_speak(self._session.players[seat].face, MOODS.get(moment, "wink"))


def _greetings(kit: Kit, session: Session) -> Iterator[tuple[int, LazyText]]:
    """Let each buddy say at the beginning of a match how it plays, and none as another does.

    To newcomers the goal comes first.
    """
    begins = not (session.game.turns or session.results or session.observer.newcomers)
    bots = [(seat, player.bot) for seat, player in enumerate(session.players)]
    buddies = [(seat, bot) for seat, bot in bots if begins and bot in BUDDIES]
    for number, (seat, bot) in enumerate(buddies):
        yield seat, partial(_greeting, kit, bot, number % GREETINGS)


def _greeting(kit: Kit, bot: str, number: int) -> str:
    return kit.text("says-buddy", like=kit.text(f"bot-{level_of(bot)}"), number=number)


def remark(
    kit: Kit, session: Session, events: Sequence[SessionEvent]
) -> list[tuple[int, Moment, LazyText]]:
    """Return who says what of the turn that has just ended, and why; at most one speaks.

    Whoever took the turn comes first. Often nobody says a word, as people do.
    """
    turn = next((event for event in events if isinstance(event, Ended)), None)
    for seat, moment in _moments(session, turn) if turn else ():
        level = manner(session.players[seat].bot)
        # Counted in rounds: in turns, a bot between two others would always say the same.
        rounds, every = session.game.turns // len(session.players), EVERY.get(moment, 1)
        # By seat, so that not all speak at once.
        if level and (rounds + seat) % every == 1 % every:
            text = f"says-{level}-{moment}"
            number = rounds // every % FEWER.get(moment, VARIANTS)
            return [(seat, moment, kit.lazy_text(text, number=number))]
    return []


def _moments(session: Session, turn: Ended) -> Iterator[tuple[int, Moment]]:
    """List what the turn was: to whoever took it, then to the others.

    Who plays together with them admires great turns, and minds none.
    """
    positions = session.game.positions
    yield turn.seat, own_moment(turn, positions)
    if session.game.result:
        return
    for seat in range(len(session.players)):
        moment = moment_of_other(seat, positions) if seat != turn.seat else None
        if moment == "admires" or (moment and not session.rules.together):
            yield seat, moment
