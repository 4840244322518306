"""What is said aloud, where a person wants that and the system has a voice.

voice      who says a text; in tests, one that only remembers
programs   the programs with a voice that systems have, and how each takes a text
spoken     a voice of such a program, beside the frames
speaker    what scenes speak through: whether, in what language, how fast, and what was said last;
           the reader says what is new on the scene in front, and where the keys are

No library stands between: what speaks is the system's own program, kept open to read one text
after another. pyttsx3 would need a loop and a thread of its own, and beside it bridges to each
system that are larger than the game's kit; what is here waits in one thread, cannot hold up a
frame, and ends with what it says.
"""
