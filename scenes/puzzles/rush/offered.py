"""Whether Rush is there: where grown-ups want to be asked first, they have to switch it on."""

from game.kit.kit import Kit
from game.settings import Settings
from scenes.grown_ups import is_wanted


def is_offered(kit: Kit) -> bool:
    """Return whether Rush is offered here."""
    return kit.store.of_all(Settings).rush or not is_wanted(kit)
