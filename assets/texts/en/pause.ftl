# What lies over the table for a while: the pause, and the curtain between two people.

handover-title = { $name }’s turn
handover-sub = Everyone else: eyes off the screen!
handover-button = I am { $name }
handover-again = See what happened
handover-foot = The turn starts when { $name } presses.

pause-title = Pause
pause-resume = Resume
pause-rules = Rule book
pause-settings = Settings
pause-look = Look
pause-give-up = Give the match up
pause-sure = Give the match up?
pause-keep = Keep playing
pause-leave = Yes, give it up
