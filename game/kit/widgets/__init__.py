"""What is pressed, walked over and chosen: a widget, buttons, a choice; tips, caps, a ring."""
