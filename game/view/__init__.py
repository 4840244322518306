"""The tile game drawn."""
