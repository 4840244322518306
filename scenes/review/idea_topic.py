"""The topic of ideas: turns in which more could be laid, each of which can be tried."""

from collections.abc import Callable
from functools import partial

from game.analysis.past.missed import Idea
from game.engine.tile import in_order
from game.puzzles.moment import moment
from game.session.searches.idea_search import IdeaSearch
from game.view.hint_text import row_name
from game.view.replay.outline import TurnSign
from game.view.replay.turn_picture import SeenTurn, see_idea
from game.view.wording import joined, tile_names
from scenes.puzzles.puzzle_scene import Posed, PuzzleScene
from scenes.review.remark import Remark
from scenes.review.shown_table import Exhibit
from scenes.review.topic import LookBack, Topic


class IdeaTopic(Topic):
    """Asks whether to look; then there is a card for each idea."""

    def __init__(self, look: LookBack, found: set[tuple[int, int]]) -> None:
        """Take a look, and the seats and turns of ideas that were found since."""
        self._look, self._found = look, found
        self._search = IdeaSearch(look.past.executor, look.past.positions, look.seat)
        self.is_open = False
        """Whether somebody has asked to look."""

    @property
    def ideas(self) -> tuple[Idea, ...]:
        """What is known by now; a child has one, and no hard one."""
        ideas = self._search.ideas
        if not self._look.past.is_gentle:
            return ideas
        easy = [idea for idea in ideas if not idea.is_hard]
        return tuple(sorted(easy, key=lambda idea: not idea.is_out)[:1])

    @property
    def missed(self) -> list[Idea]:
        """What was looked at and not found, and is not too hard to come back."""
        some = self.ideas if self.is_open else ()
        return [idea for idea in some if not (idea.is_hard or self._is_found(idea))]

    @property
    def is_done(self) -> bool:
        """Whether all turns have been looked at."""
        return self._search.is_done

    @property
    def news(self) -> object:
        """How much there is; what, once that was asked for; and whether that is all."""
        found = [self._is_found(idea) for idea in self.ideas]
        return len(self.ideas), self.is_open and self.ideas, self.is_done, found

    def tick(self) -> None:
        """Look at the next turn."""
        self._search.tick()

    def stop(self) -> None:
        """Look at no more turns."""
        self._search.stop()

    def open(self) -> None:
        """Show a way out first of all, if there is one that can be seen."""
        self.is_open = True
        if self.ideas:
            ways_out = (idea for idea in self.ideas if idea.is_out and not idea.is_hard)
            self._choose(next(ways_out, self.ideas[0]))

    def cards(self) -> tuple[Remark, ...]:
        """Return a question before anybody looks, and then the ideas."""
        if not self.ideas:
            words = self._look.say("none" if self.is_done else "looking", **self._look.who)
            return (Remark("none", words),)
        if not self.is_open:
            is_out = "yes" if any(idea.is_out for idea in self.ideas) else "no"
            words = self._look.say("something", is_out=is_out, count=len(self.ideas))
            return (Remark("look", words, self._look.say("want"), "flag", self.open),)
        return tuple(map(self._card, self.ideas))

    def _card(self, idea: Idea) -> Remark:
        return Remark(
            f"idea-{idea.turn}",
            self._name(idea),
            self._hardness(idea),
            self._icon(idea),
            partial(self._choose, idea),
            is_chosen=self._look.table.exhibit.about == idea,
        )

    def signs(self) -> tuple[TurnSign, ...]:
        """Return flags over the ideas, once somebody has asked to look."""
        shown = self.ideas if self.is_open else ()
        return tuple(
            TurnSign(each.turn, self._icon(each), self._name(each), "ink") for each in shown
        )

    def _icon(self, idea: Idea) -> str:
        return "check" if self._is_found(idea) else "flag"

    def show(self, turn: int) -> bool:
        """Show the idea of a turn that has a flag."""
        flagged = [idea for idea in self.ideas if self.is_open and idea.turn == turn]
        for idea in flagged:
            self._choose(idea)
        return bool(flagged)

    def _name(self, idea: Idea) -> str:
        kind = "out" if idea.is_out else "more"
        return self._look.say("idea", turn=idea.turn, kind=kind, count=len(idea.laid))

    def _hardness(self, idea: Idea) -> str:
        """Say how many rows move at once, or that it was found."""
        if self._is_found(idea):
            return self._look.kit.text("review-found")
        return self._look.say("rows", how=_word_for_hardness(idea), count=idea.at_once)

    def _is_found(self, idea: Idea) -> bool:
        return (self._look.seat, idea.turn) in self._found

    def _choose(self, idea: Idea) -> None:
        found = partial(self._found.add, (self._look.seat, idea.turn))
        self._look.table.show(IdeaExhibit(self._look, idea, found))


def _word_for_hardness(idea: Idea) -> str:
    if not idea.at_once:
        opens = "rack" if idea.position.mover.opened else "open"
        return opens if idea.play.key is None else "river"
    if idea.at_once == 1:
        return "row" if idea.rows.total() == 1 else "each"
    return "hard" if idea.is_hard else "rows"


class IdeaExhibit(Exhibit):
    """A turn in which there was an idea: the rows that matter are bright."""

    def __init__(self, look: LookBack, idea: Idea, when_found: Callable[[], None]) -> None:
        super().__init__(idea.turn, idea)
        self._look, self._idea, self._when_found = look, idea, when_found

    def seen(self) -> SeenTurn:
        """Return the rows that move, and all else."""
        return see_idea(self._idea)

    def words(self) -> str:
        """Say that it is the table before, and what was done then."""
        return self._look.tell_turn(self._idea.turn, "before")

    def spoken(self) -> list[str]:
        """Say the rows that matter and the rack."""
        kit, lines = self._look.kit, []
        if rows := tuple(self._idea.rows.elements()):
            names = joined(kit, [row_name(kit, row) for row in rows])
            lines.append(kit.text("review-spoken-rows", rows=names))
        rack = tile_names(kit, in_order(self._idea.position.mover.rack))
        return [*lines, kit.text("review-spoken-rack", tiles=rack)]

    def way(self) -> Remark:
        """Return how to try the turn."""
        return Remark("try", self._look.kit.text("review-try"), press=self._try_it)

    def _try_it(self) -> None:
        """Pose the turn anew, as a puzzle."""
        look = self._look
        heading = look.say("heading", turn=self._idea.turn)
        posed = Posed(moment(self._idea), heading, lambda _: self._when_found())
        look.go(TryIt(look.kit, posed, look.past.executor))


class TryIt(PuzzleScene):
    """A past turn posed as a puzzle; any play as good as the idea solves it."""

    next_words = "back"

    @property
    def grade_words(self) -> str:
        """Nothing: grades are for the shelves, and no word to whoever comes from a game."""
        return ""

    def build_skip(self) -> None:
        """Show the answer to whoever only wants to see it: there is no puzzle to skip to."""
        place, words = self.zone("skip"), self.kit.text("review-answer")
        self.add_button(place, "answer", words, self._hints.ask_all)
