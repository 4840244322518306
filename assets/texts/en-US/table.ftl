joker-C = Color change
say-held-D = The Double counts as two tiles: two numbers in a run, or two colors in a group.
say-held-C = The Color change is a number in a run. After it comes another color.
