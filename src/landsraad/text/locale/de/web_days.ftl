# Spielen über Tage: offene Tische
web-open-title = Offene Tische
web-open-about = Tische mit freiem Platz, an die der Gastgeber alle einlädt.
web-open-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch unter Freunden und zeige ihn hier.
web-open-host = Gastgeber: { $name }
web-open-free =
    { $seats ->
        [one] 1 freier Platz
       *[other] { $seats } freie Plätze
    }
web-open-people =
    { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }
web-open-bots = Bots: { $bots }
web-open-lang = eröffnet auf { $lang }
web-open-playing = Die Partie läuft: Wer mitspielt, entscheidet, wer sich dazusetzt.
web-open-join = Mitspielen
web-open-again = Neu laden
web-open-new = Tisch eröffnen
web-open-list = Bei den offenen Tischen zeigen
web-open-list-about = Alle können ihn sehen und mitspielen, solange ein Platz frei ist.
web-clock-turn = { $turn } für jeden Zug
web-clock-bank = je { $bank } für die ganze Partie
web-clock-both = { $turn } für jeden Zug und je { $bank }

# Chat
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt. Wer den Link hat, liest mit; mit dem Tisch verschwindet alles.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-onlooker = Zuschauer
table-chat-unheard = Du hörst { $name } nicht.
table-chat-mute = { $name } stummschalten
table-chat-unmute = { $name } wieder hören
table-chat-off = Der Gastgeber hat das Gespräch ausgeschaltet.
table-chat-read-only = Zuschauer lesen hier nur mit.
table-chat-who = Wer schreiben darf
table-chat-who-all = alle
table-chat-who-players = wer hier sitzt
table-chat-who-off = niemand
table-chat-name = Dein Name
table-chat-reactions = Reaktionen
table-chat-to = Wer es liest
table-chat-to-all = an alle
table-chat-to-team = ans Team ({ $time })
table-chat-team = ans Team
table-chat-alone = Drei Minuten lang spricht das Team unter sich: Niemand sonst erfährt davon.
table-react-well_played = Gut gespielt
table-react-thanks = Danke
table-react-ouch = Autsch
table-react-thinking = Ich überlege
table-react-surprise = Was für eine Überraschung
table-react-laugh = Köstlich!

# Being told while away
table-notices = Benachrichtige mich, wenn ich weg bin
table-notices-about = Wenn du am Zug bist, deine Zeit knapp wird oder die Partie vorbei ist und der Tisch nirgends offen ist.
table-notices-push = auf diesem Gerät
table-notices-cannot = Dieser Browser kann nicht benachrichtigt werden.
table-notices-denied = Dieser Browser hat es nicht erlaubt.
table-notices-address = Eigene Adresse (ntfy und Ähnliches)
table-notices-add = Hinzufügen
table-notices-remove = { $address } entfernen

# What one has played
web-key-statistics = Deine gespielten Partien, deine erreichte Stufe und deine gelernten Lektionen kommen mit.
web-games-played =
    { $games ->
        [one] Du hast 1 Partie zu Ende gespielt.
       *[other] Du hast { $games } Partien zu Ende gespielt.
    }
web-stats-title = Deine Partien bisher
web-stats-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $won } gewonnen
web-stats-beaten = Besiegte Stufen
web-stats-leaders = Gespielte Anführer
web-stats-load = Aus Datei holen
web-stats-bad = Das ist keine Datei deiner Statistik.
