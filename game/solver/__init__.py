"""The best play, found exactly by a sweep over the numbers."""
