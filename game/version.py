"""The version of the game, which the wheel, `--version` and Settings read here."""

VERSION = "0.9.0"
