"""What is pressed, walked over and chosen: a widget, a button, a choice, a stepper; tips, caps."""
