# Settings, themes and colours of tiles.

note-settings-damaged = Damaged settings were reset. The old file was kept.
note-settings-unsaved = Your settings can’t be saved. They last until you quit.
sound-on = Sound: on
sound-off = Sound: off
settings-unsaved = Couldn’t be saved
settings-version = Version { $version }

# Themes and colours of tiles

theme-felt = Green felt
theme-wood = Light wood
theme-night = Night
theme-broken = This theme can’t be used: { $why }
theme-fault = Theme { $theme } can’t be used, so here is the usual one: { $why }
settings-title = Your room
settings-more = More
settings-done = Done
options-settings = Changes apply right away
options-own = Text size, tile colours, captions, voice, hands and hints are for { $name }, the rest for everybody
# The language by its own name, and all settings.
language-name = English
option-language = Language
option-language-why = {""}
option-language-disabled = Chinese (ZH) needs a font: { $command }

option-text-scale = Text size
option-text-scale-why = {""}
option-text-scale-letters = Aa
option-text-scale-value = { $value }%
option-larger-tiles = Larger tiles
option-larger-tiles-why = {""}
option-larger-tiles-value =
    { $value ->
        [true] yes
       *[false] no
    }
option-tiles = Tile sounds
option-tiles-why = Clicks when tiles move.
option-tiles-value =
    { NUMBER($value) ->
        [0] off
        [0.4] soft
       *[0.8] full
    }
option-signals = Signal sounds
option-signals-why = Turn, clock, animal voices.
option-signals-value = { option-tiles-value }
option-music = Music
option-music-why = A calm tune, and the quiet of the room.
option-music-value =
    { NUMBER($value) ->
        [0] off
        [0.2] quiet
       *[0.5] full
    }
option-bot-speed = Bot speed
option-bot-speed-why = How fast bots place their tiles.
option-bot-speed-value =
    { $value ->
        [slow] slow
       *[normal] normal
        [fast] fast
        [instant] instant
    }
option-reduced-motion = Motion
option-reduced-motion-why = Calm: nothing glides or fades.
option-reduced-motion-value =
    { $value ->
        [true] calm
       *[false] lively
    }
option-theme = Room
option-theme-why = Wall, table and light.
option-easy-hands = Easy hands
option-easy-hands-why = Shaking is fine. A second tap right after is ignored.
option-easy-hands-value = { option-larger-tiles-value }
option-one-switch = One switch
option-one-switch-why = A frame walks by itself, any touch presses. No clock.
option-one-switch-value =
    { $value ->
        [off] off
        [slow] slow
       *[normal] normal
        [fast] fast
    }
option-captions = Captions
option-captions-why = Shows sounds as text.
option-captions-value = { option-larger-tiles-value }
option-speech = Speech
option-speech-why = Reads aloud · { $key }. Headphones keep racks secret.
option-speech-disabled = Needs a voice. On Linux, install espeak-ng.
option-speech-value =
    { $value ->
        [off] off
        [slow] slow
       *[normal] normal
        [fast] fast
        [faster] faster
        [fastest] fastest
    }
option-voice = Voice
option-voice-why = How loud the voice is.
option-voice-value =
    { NUMBER($value) ->
        [0.4] soft
       *[0.8] full
    }

option-remarks-aloud = Remarks aloud
option-remarks-aloud-why = What the animals say is read to you, in a lower voice.
option-remarks-aloud-disabled = { option-speech-disabled }
option-remarks-aloud-value = { option-larger-tiles-value }
option-mono = Mono sound
option-mono-why = Both sides sound the same: good for one ear.
option-mono-value = { option-larger-tiles-value }
option-read-to-me = Read to me
option-read-to-me-why = The first steps speak by themselves.
option-read-to-me-disabled = { option-speech-disabled }
option-read-to-me-value = { option-larger-tiles-value }
option-grown-ups = Ask grown-ups first
option-grown-ups-why = A sum before deleting, ending a game or leaving full screen.
option-grown-ups-value = { option-larger-tiles-value }
option-rush = Rush for children
option-rush-why = Shows Rush even when grown-ups are asked first.
option-rush-value = { option-larger-tiles-value }

# The very first start: what helps whom, in pictures.
first-title = What helps you?
first-sub = Press what you like. You can change it later.
first-text-scale = Larger words
first-speech = Read aloud
first-captions = See sounds
first-reduced-motion = Calmer motion
first-easy-hands = { option-easy-hands }
first-go = Go
