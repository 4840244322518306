"""The saved games: a list of them, a page for each, and statistics.

game_list  game_card    all saved games, the newest first; a card for each
game_page               one game: its table, and how it ended
statistics              the statistics of a player, in small charts
player_lines            the players and their points, on a card and on a page
"""
