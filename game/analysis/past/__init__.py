"""What a game that is over was for one of its players.

missed     what a player could have laid, and did not
luck       how lucky a player's draws were, against all others that might have come
best_turn  what a player has laid, and in which turn the most
"""
