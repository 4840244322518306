# Einstellungen, Designs und Farben der Steine.

note-settings-damaged = Was von deinen Einstellungen nicht zu lesen war, ist wie am Anfang; die alte Datei liegt daneben.
note-settings-unsaved = Deine Einstellungen ließen sich nicht speichern; sie gelten, bis du gehst.
sound-on = Ton: an
sound-off = Ton: aus
settings-unsaved = Nicht gespeichert

look-title = Design
look-sub = Der Tisch, und die Farben der Steine
look-own = Der Tisch gilt für alle, die Farben der Steine nur für { $name }
look-done = Fertig
theme-felt = Grüner Filz
theme-wood = Helles Holz
theme-night = Nacht
theme-broken = Dieses Design geht nicht: { $why }
theme-fault = Das Design { $theme } geht nicht, darum siehst du das übliche: { $why }
palette-normal = Übliche Farben
palette-safe = Sicher bei Farbenblindheit

settings-title = Einstellungen
settings-done = Fertig
options-settings = Was du wählst, gilt sofort, auch mitten im Spiel
options-own = Textgröße, Untertitel, Stimme und Hinweise gelten für { $name }, alles andere für alle
options-senses = Für Ohren und Augen: Was du wählst, gilt sofort

# Die Sprache bei ihrem eigenen Namen, und was ihre Einstellung sagt.
language-name = Deutsch
option-language = Sprache
option-language-why = {""}
option-language-barred = ZH ist Chinesisch; seine Schrift bringt pip install pylopdf-fonts-zh-cn.

option-text-scale = Textgröße
option-text-scale-why = {""}
option-text-scale-value = { $value }{"\u00A0"}%
option-larger-tiles = Größere Steine
option-larger-tiles-why = {""}
option-larger-tiles-value =
    { $value ->
        [true] ja
       *[false] nein
    }
option-tiles = Klang der Steine
option-tiles-why = Holz auf Holz: alles, was Hände tun.
option-tiles-value =
    { NUMBER($value) ->
        [0] aus
        [0.4] leise
       *[0.8] voll
    }
option-signals = Signale
option-signals-why = Dein Zug, die Uhr, ein sanftes Nein.
option-signals-value = { option-tiles-value }
option-music = Musik
option-music-why = Eine ruhige Marimba zum Spiel.
option-music-value =
    { NUMBER($value) ->
        [0] aus
        [0.2] leise
       *[0.5] voll
    }
option-bot-speed = Tempo der Bots
option-bot-speed-why = Wie lange es dauert, bis ihre Steine liegen.
option-bot-speed-value =
    { $value ->
        [slow] langsam
       *[normal] normal
        [fast] schnell
        [instant] sofort
    }
option-reduced-motion = Weniger Bewegung
option-reduced-motion-why = Nichts gleitet, nichts blendet.
option-reduced-motion-value =
    { $value ->
        [true] ja
       *[false] nein
    }
option-captions = Untertitel
option-captions-why = Was Signale sagen, auch in Worten.
option-captions-value = { option-reduced-motion-value }
option-speech = Vorlesen
option-speech-why = Sagt, was zu sehen ist · F2
option-speech-barred = Braucht eine Stimme: unter Linux espeak-ng.
option-speech-value =
    { $value ->
        [off] aus
        [slow] langsam
       *[normal] normal
        [fast] schnell
    }
option-voice = Stimme
option-voice-why = Wie laut sie spricht.
option-voice-value =
    { NUMBER($value) ->
        [0.4] leise
       *[0.8] voll
    }
