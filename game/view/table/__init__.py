"""The table drawn, and the hand upon it."""
