tip-player-color = Your color, unless it’s taken
option-palette = Tile colors
option-palette-value = { $value ->
    [safe] Color-blind
   *[normal] Standard
}
