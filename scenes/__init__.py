"""What the player sees: one file a screen."""
