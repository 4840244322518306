"""Where a word stands beside a row: the nearest place that hides no tiles, else the least."""

from pygame import Rect

from game.view.table.places.beside import best_place, hidden, places_beside

ZONE = Rect(0, 0, 400, 200)
ROW = Rect(150, 80, 100, 40)


def best(*others: Rect, size: tuple[int, int] = (60, 30)) -> Rect:
    return best_place(places_beside(size, ROW), ZONE, ROW, (ROW, *others))


def test_it_is_below_then_above_then_aside() -> None:
    below, above, right = Rect(150, 130, 100, 40), Rect(150, 30, 100, 40), Rect(260, 80, 100, 40)
    assert best().midtop == ROW.midbottom
    assert best(below).midbottom == ROW.midtop
    assert best(below, above).midleft == ROW.midright
    assert best(below, above, right).midright == ROW.midleft


def test_where_all_is_full_it_hides_least() -> None:
    others = [Rect(0, 120, 400, 80), Rect(0, 0, 400, 55), Rect(0, 80, 150, 40)]
    place = best(*others, Rect(250, 80, 150, 40))
    assert place.midbottom == ROW.midtop
    assert hidden(place, others) == 60 * 5


def test_it_stays_on_the_table_and_off_its_row() -> None:
    place = best(size=(60, 90))
    assert ZONE.contains(place)
    assert not place.colliderect(ROW)
