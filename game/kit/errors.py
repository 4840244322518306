"""What can be wrong with the files the game brings along."""


class BrokenAssetError(Exception):
    """A file of the game cannot be used; one sentence naming it and what is wrong."""
