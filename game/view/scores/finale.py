"""The end of a game as a scene: the podium, rays behind a person who won, words, a best turn."""

from collections.abc import Sequence

from pygame import Rect

from game.analysis.past.best_turn import PlayedTurn, best_turn
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.session import Session
from game.view.players.addressing import subject
from game.view.scores.last_words import BubbleSpot, LastWords, last_words
from game.view.scores.podium import Casting, Podium
from game.view.scores.rays import Rays
from game.view.scores.replayed_turn import ReplayedTurn
from game.view.scores.score_countup import ScoreCountUp
from game.view.scores.victory import Confetti

PAD = 14  # reference px between the best turn and the edges of a plinth
SMALL = 0.6  # the width up to which the best turn has room in a plinth, in widths of the podium
CAPTION_SHARE = 0.19  # of the best turn's room, for the words over it


def best_of(session: Session) -> tuple[int, PlayedTurn] | None:
    """Return whose turn is shown, and the turn: of a person who won, else the one of most tiles.

    It was played without help. None is better than the others where all have played together.
    """
    if session.rules.together:
        return None
    winners = session.results[-1].winners
    told = session.game.positions, session.help.helped
    turns = ((seat, best_turn(told[0], seat, told[1])) for seat in session.people)
    found = [(seat, turn) for seat, turn in turns if turn]
    return max(found, key=lambda it: (it[0] in winners, len(it[1].tiles)), default=None)


class Finale:
    """Show the end of a game on a stage, at any moment of its telling."""

    def __init__(
        self, kit: Kit, stage: Stage, room: Rect, table: Rect, session: Session, count: ScoreCountUp
    ) -> None:
        """Take the rooms of the podium and of the best turn below it.

        A small one stands in the middle, and the plinths go down beside it; without a best turn
        all is for the podium.
        """
        self._kit, self._session, self._told_at = kit, session, count.end
        self._best, self.said = best_of(session), last_words(kit, session)
        is_small = table.width < SMALL * room.width
        room = room.union(table) if is_small or not self._best else room
        inside = is_small and self._best is not None
        size = table.size if inside else (0, 0)
        hero = self._best[0] if self._best else None
        beside = self._thanks_beside(hero) if inside else ()
        casting = Casting(hero, size, set(self.said) - set(beside))
        self.podium = Podium(kit, stage, room, session.players, count, casting)
        spots = {seat: self._spot(seat, hero if seat in beside else None) for seat in self.said}
        self._words = LastWords(kit, stage, self.said, spots)
        self._rays = self._shine(stage)
        shared = session.results[-1].together and bool(session.results[-1].winners)
        self._joy = kit.theme.motion["joy"] / 1000 if shared else 0.0
        self._confetti = Confetti(kit, stage, room.center, self._joy) if shared else None
        place = self._placed(table) if inside else table
        high = round(CAPTION_SHARE * place.height)
        self.caption_room = Rect(place.topleft, (place.width, high))
        below = Rect(place.left, place.top + high, place.width, place.height - high)
        self._turn = ReplayedTurn(kit, stage, below, self._best[1]) if self._best else None
        acts = [self._rays, self._turn]
        told = (self._told_at + each.end for each in acts if each)
        self.end = max(self.podium.end, self._told_at + self._joy, *told)
        """The seconds after which nothing moves any more."""

    def _thanks_beside(self, hero: int | None) -> Sequence[int]:
        """Return the seat of a winner beside the hero, whose plinth is so broad that words fit."""
        winners = self._session.results[-1].winners
        return [seat for seat in winners if seat in self.said and hero not in winners]

    def _spot(self, seat: int, beside: int | None) -> BubbleSpot:
        """Return where the words of a seat have room: over its head or before another's."""
        if beside is not None:
            return BubbleSpot(self.podium.beside_head(seat, beside))
        head = self.podium.plinths[seat].head
        return BubbleSpot(self.podium.over_head(seat), over=head.centerx)

    def _placed(self, table: Rect) -> Rect:
        """Return the room of the best turn at the foot of the plinth of whose turn it is."""
        assert self._best
        column, place = self.podium.plinths[self._best[0]].column, table.copy()
        place.midbottom = column.centerx, column.bottom - self._kit.px(PAD)
        return place

    def _shine(self, stage: Stage) -> Rays | None:
        """Put rays behind the head of a person who won; confetti is for all who won together."""
        if self._session.rules.together:
            return None
        won = [seat for seat in self._session.results[-1].winners if seat in self._session.people]
        return Rays(self._kit, stage, self.podium.plinths[won[0]].head.center) if won else None

    @property
    def caption(self) -> str:
        """What is said of the best turn; nothing if there is none."""
        if not self._best:
            return ""
        seat, turn = self._best
        who = subject(self._kit, self._session.players, seat)
        return self._kit.text("scoring-best", **who, count=len(turn.tiles), turn=turn.turn)

    def show(self, now: float) -> None:
        """Show it `now` seconds after it began."""
        self.podium.show(now)
        since = now - self._told_at
        self._words.show(told=now >= self.podium.end)
        if self._rays:
            self._rays.show(since)
        if self._confetti:
            self._confetti.show(since)
        if self._turn:
            self._turn.show(max(0.0, since))
