"""The rule book: `pages` chooses sentences and figures for the rules that are played.

`examples` are plays in the notation; `figures` lets the engine judge each and draws what it says.
"""
