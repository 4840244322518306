"""The saved games: a list of them, a page for each, and statistics.

game_list  photograph    all saved games on a pin board, the newest first; one of them
game_page  player_plate  one game, large; who played it, and for how many points
statistics               the statistics of a player, in small charts
"""
