"""The topic of the Maestro in one's chair: a question, and what the Maestro made of the tiles."""

from game.session.characters import seated
from game.session.maestro import MAESTRO, chair_of
from game.session.searches.maestro_search import ChairSearch
from scenes.review.chair_page import ChairPage
from scenes.review.chair_words import outcome, short_verdict
from scenes.review.doors import Doors
from scenes.review.remark import Remark
from scenes.review.topic import LookBack, Topic


class ChairTopic(Topic):
    """Has one card, which leads to a page; nothing is played before that is asked for."""

    def __init__(self, look: LookBack, doors: Doors) -> None:
        self._look, self._doors = look, doors
        past = look.past
        self._search = ChairSearch(past.executor, past.positions[0], past.players, look.seat)

    @property
    def news(self) -> object:
        """Whether the Maestro has played all its games."""
        return self._search.is_done

    def cards(self) -> tuple[Remark, ...]:
        """Return the card."""
        kit, verdict = self._look.kit, self._search.verdict
        sub = kit.text("chair-ask")
        if verdict:
            sub = short_verdict(kit, verdict, outcome(self._look.past, self._look.seat))
        return (Remark("chair", kit.text("chair"), sub, press=self._open, face=seated(MAESTRO)),)

    def _open(self) -> None:
        look = self._look
        look.go(ChairPage(look.kit, look.past, look.seat, self._search, self._doors))


def chair_topic(look: LookBack, doors: Doors | None) -> ChairTopic | None:
    """Return the topic, unless it is a game of children, or nobody sat alone among bots."""
    past = look.past
    if not doors or past.is_gentle or chair_of(past.positions[0], past.players) != look.seat:
        return None
    return ChairTopic(look, doors)
