from game.kit.errors import BrokenAssetError, quoted


def test_whatever_a_sentence_quotes_it_can_be_shown():
    told = str(BrokenAssetError("a\0b\x1b[2J\n\u2028\udcff é 五"))
    assert told == r"a\x00b\x1b[2J\n\u2028\udcff é 五"
    assert len(str(BrokenAssetError("a" * 9000))) == 400


def test_what_is_quoted_is_short_and_no_table():
    assert quoted("red\0") == r"'red\x00'"
    assert quoted("a" * 99) == f"'{'a' * 39}…'"
    assert (quoted(5), quoted(0.5), quoted(True)) == ("'5'", "'0.5'", "'True'")
    assert quoted([[]]) == quoted(None) == "something else"
