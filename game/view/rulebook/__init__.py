"""The rule book: `chapters` chooses sentences and figures for the rules that are played.

`few_numbers` does so for the first games of children; both make of them what a `chapter` is.
`examples` are plays in the notation; `figures` lets the engine judge each and draws what it says.
"""
