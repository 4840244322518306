# Settings, themes and colours of tiles.

note-settings-damaged = What could not be read of your settings is as at first; the old file is kept beside it.
note-settings-unsaved = Your settings could not be saved; they hold until you leave.
sound-on = Sound: on
sound-off = Sound: off
settings-unsaved = Could not be saved

# Themes and colours of tiles

look-title = Look
look-sub = The table, and the colours of the tiles
look-own = The table is for everybody, the colours of the tiles for { $name } alone
look-done = Done
theme-felt = Green felt
theme-wood = Light wood
theme-night = Night
theme-broken = This theme cannot be used: { $why }
theme-fault = The theme { $theme } cannot be used, so you see the usual one: { $why }
palette-normal = Usual colours
palette-safe = Safe for colour-blind eyes
settings-title = Settings
settings-done = Done
options-settings = What you choose holds at once, also in the middle of a game
options-own = Text size, captions, voice and hints hold for { $name }, all else for everybody
options-senses = For ears and eyes: what you choose holds at once
# The language by its own name, and what its settings say to somebody who reads it.
language-name = English
option-language = Language
option-language-why = Typed names stay as they are.
option-language-barred = ZH is Chinese; its letters come with pip install pylopdf-fonts-zh-cn.

option-text-scale = Text size
option-text-scale-why = How large all words are.
option-text-scale-value = { $value }{"\u00A0"}%
option-larger-tiles = Larger tiles
option-larger-tiles-why = With less room between them.
option-larger-tiles-value =
    { $value ->
        [true] yes
       *[false] no
    }
option-tiles = Sound of tiles
option-tiles-why = Wood on wood: all that hands do.
option-tiles-value =
    { NUMBER($value) ->
        [0] off
        [0.4] soft
       *[0.8] full
    }
option-signals = Sound of signals
option-signals-why = Your turn, the clock, a soft no.
option-signals-value = { option-tiles-value }
option-music = Music
option-music-why = A calm marimba while you play.
option-music-value =
    { NUMBER($value) ->
        [0] off
        [0.2] quiet
       *[0.5] full
    }
option-bot-speed = Bots show their moves
option-bot-speed-why = How long it takes until they lie.
option-bot-speed-value =
    { $value ->
        [slow] slow
       *[normal] normal
        [fast] fast
        [instant] at once
    }
option-reduced-motion = Less motion
option-reduced-motion-why = Nothing glides, nothing fades.
option-reduced-motion-value =
    { $value ->
        [true] yes
       *[false] no
    }
option-captions = Captions
option-captions-why = What signals tell, also in words.
option-captions-value = { option-reduced-motion-value }
option-speech = Speech
option-speech-why = Says aloud what is to be seen · F2
option-speech-barred = Needs a voice: on Linux, espeak-ng.
option-speech-value =
    { $value ->
        [off] off
        [slow] slow
       *[normal] normal
        [fast] fast
    }
option-voice = Voice
option-voice-why = How loud it speaks.
option-voice-value =
    { NUMBER($value) ->
        [0.4] soft
       *[0.8] full
    }
