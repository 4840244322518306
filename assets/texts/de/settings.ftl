# Einstellungen, Designs und Farben der Steine.

note-settings-damaged = Beschädigte Einstellungen sind zurückgesetzt. Die alte Datei bleibt liegen.
note-settings-unsaved = Deine Einstellungen lassen sich nicht speichern. Sie gelten, bis du das Spiel beendest.
sound-on = Ton: an
sound-off = Ton: aus
settings-unsaved = Nicht gespeichert
settings-version = Version { $version }

theme-felt = Grüner Filz
theme-wood = Helles Holz
theme-night = Nacht
theme-broken = Dieses Design lässt sich nicht verwenden: { $why }
theme-fault = Das Design { $theme } lässt sich nicht verwenden, darum das übliche: { $why }

settings-title = Dein Zimmer
settings-more = Mehr
settings-done = Fertig
options-settings = Änderungen gelten sofort
options-own = Textgröße, Steinfarben, Untertitel, Stimme, Hände und Tipps sind für { $name }, der Rest für alle

# Die Sprache bei ihrem eigenen Namen, und was ihre Einstellung sagt.
language-name = Deutsch
option-language = Sprache
option-language-why = {""}
option-language-disabled = Chinesisch (ZH) braucht eine Schrift: { $command }

option-text-scale = Textgröße
option-text-scale-why = {""}
option-text-scale-letters = Aa
option-text-scale-value = { $value }{"\u00A0"}%
option-larger-tiles = Größere Steine
option-larger-tiles-why = {""}
option-larger-tiles-value =
    { $value ->
        [true] ja
       *[false] nein
    }
option-tiles = Klang der Steine
option-tiles-why = Es klackt, wenn sich Steine bewegen.
option-tiles-value =
    { NUMBER($value) ->
        [0] aus
        [0.4] leise
       *[0.8] voll
    }
option-signals = Signaltöne
option-signals-why = Zug, Uhr, Stimmen der Tiere.
option-signals-value = { option-tiles-value }
option-music = Musik
option-music-why = Ruhige Musik und die Stille im Zimmer.
option-music-value =
    { NUMBER($value) ->
        [0] aus
        [0.2] leise
       *[0.5] voll
    }
option-bot-speed = Tempo der Bots
option-bot-speed-why = Wie schnell Bots ihre Steine legen.
option-bot-speed-value =
    { $value ->
        [slow] langsam
       *[normal] normal
        [fast] schnell
        [instant] sofort
    }
option-reduced-motion = Bewegung
option-reduced-motion-why = Ruhig: Nichts gleitet, nichts blendet über.
option-reduced-motion-value =
    { $value ->
        [true] ruhig
       *[false] lebhaft
    }
option-theme = Zimmer
option-theme-why = Wand, Tisch und Licht.
option-easy-hands = Unruhige Hände
option-easy-hands-why = Zittern macht nichts. Doppelt gedrückt zählt einmal.
option-easy-hands-value = { option-larger-tiles-value }
option-one-switch = Ein Taster
option-one-switch-why = Ein Rahmen wandert, jede Berührung drückt. Ohne Uhr.
option-one-switch-value =
    { $value ->
        [off] aus
        [slow] langsam
       *[normal] normal
        [fast] schnell
    }
option-captions = Untertitel
option-captions-why = Zeigt Töne als Text.
option-captions-value = { option-larger-tiles-value }
option-speech = Vorlesen
option-speech-why = Liest vor · { $key }. Kopfhörer halten Bretter geheim.
option-speech-disabled = Braucht eine Stimme. Unter Linux: espeak-ng.
option-speech-value =
    { $value ->
        [off] aus
        [slow] ruhig
       *[normal] normal
        [fast] flott
        [faster] schnell
        [fastest] rasant
    }
option-voice = Stimme
option-voice-why = Wie laut die Stimme ist.
option-voice-value =
    { NUMBER($value) ->
        [0.4] leise
       *[0.8] voll
    }

option-remarks-aloud = Sprüche vorlesen
option-remarks-aloud-why = Was die Tiere sagen, hörst du auch, etwas leiser.
option-remarks-aloud-disabled = { option-speech-disabled }
option-remarks-aloud-value = { option-larger-tiles-value }
option-mono = Mono-Ton
option-mono-why = Auf beiden Seiten klingt alles gleich: gut für ein Ohr.
option-mono-value = { option-larger-tiles-value }
option-read-to-me = Lies mir vor
option-read-to-me-why = Die ersten Schritte sprechen von selbst.
option-read-to-me-disabled = { option-speech-disabled }
option-read-to-me-value = { option-larger-tiles-value }
option-grown-ups = Erst Große fragen
option-grown-ups-why = Eine Rechenaufgabe vor Löschen, Partie-Ende, Vollbild-Ende.
option-grown-ups-value = { option-larger-tiles-value }
option-rush = Rush für Kinder
option-rush-why = Zeigt Rush auch, wenn erst Große gefragt werden.
option-rush-value = { option-larger-tiles-value }

# The very first start: what helps whom, in pictures.
first-title = Was hilft dir?
first-sub = Drück, was du magst. Alles geht auch später.
first-text-scale = Größere Schrift
first-speech = Vorlesen
first-captions = Töne sehen
first-reduced-motion = Ruhige Bewegung
first-easy-hands = { option-easy-hands }
first-go = Los
