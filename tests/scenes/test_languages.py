"""The language that nobody speaks, by which words are found that come from no text."""

from tests.pictures import accented_texts


def test_the_pseudo_language_is_accented_and_longer() -> None:
    texts = accented_texts()
    assert texts("menu-settings") == "Sêttïngs ôù"
    assert texts("action-wait", name="Fox") == "Fox plàys ô"
