"""Benchmarks, run by hand: `python -m tests.bench frames --size 1920x1080`."""
