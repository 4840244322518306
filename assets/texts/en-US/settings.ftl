options-own = Text size, tile colors, captions, voice and hints are for { $name }, the rest for everybody
language-name = English (US)
