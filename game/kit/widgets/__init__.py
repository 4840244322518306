"""What can be pressed, walked over and chosen: a widget, a button, a choice; its tip, and caps."""
