"""What can be wrong with the machine, and with the files that an app brings along."""


class NoWindowError(Exception):
    """There can be no window; one sentence saying why and what to do."""


class BrokenAssetError(Exception):
    """A file of the game cannot be used; one sentence naming it and what is wrong."""
