"""Deals that anyone can check: chance worked out from a seed, and a commitment to what it deals.

    chance      the seed of each game, and bits from a seed
    envelope    a seed and its deal, sealed before the first turn and opened after the last
    word        a seed that a word stands for, so that others deal the same

FAIR.md beside it says how to check a record without any of this code.
"""
