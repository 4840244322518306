"""What a position means: differences of tables, plans of moves, hints."""
