# The command `landsraad`: its help, its reports, and what it says when something cannot be.

## Help
cli-about = Der Tisch für die Dune-Brettspiele. Ohne Befehl: spielen.
cli-usage = Aufruf: { $call }
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL ...
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:
cli-help = Zeigt diese Hilfe.
cli-required = [nötig]
cli-default = [Vorgabe: { $value }]
cli-try = Hilfe gibt „{ $command }“.
cli-stopped = abgebrochen
cli-type-number = ZAHL
cli-type-word = WORT
cli-type-words = WÖRTER
cli-type-file = DATEI
cli-type-folder = ORDNER
cli-type-game = SPIEL

cli-option-seed = Eine Zahl oder ein Wort; derselbe Startwert ergibt dieselbe Partie.
cli-option-lang = Die Sprache: en, de, pt-BR, es, zh-Hant.
cli-option-with = Eine Erweiterung: rise_of_ix, spacing_guild.
cli-option-option = Eine Einstellung für den Aufbau: epic, difficulty=sardaukar...
cli-option-json = Gibt ein einziges JSON-Objekt aus.
cli-option-on = Wo: ray für ein Ray auf diesem Rechner, ray://HOST:PORT für einen Cluster; ohne Angabe Prozesse auf diesem Rechner.
cli-option-version = Zeigt die Version.

cli-play = Einen Tisch auf diesem Rechner starten und im Browser öffnen.
cli-play-port = Der Port; ohne Angabe der nächste freie ab 8765.
cli-play-no-browser = Den Browser nicht öffnen.

cli-serve = Einen Server starten, an dessen Tische andere kommen können.
cli-serve-host = Die Adresse, an der gelauscht wird. Nur mit einer anderen als 127.0.0.1 können andere kommen.
cli-serve-port = Der Port.
cli-serve-database = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
cli-serve-pace = Sekunden, bevor ein Bot etwas tut, damit man folgen kann.
cli-serve-origin = Die Adresse, die man eingibt, wenn ein Proxy davorsteht: https://tisch.example. Mehrfach möglich.
cli-serve-keep-unplayed = Nach wie vielen Tagen ein nie bespielter Tisch abgeräumt wird; 0: nie.
cli-serve-keep-untouched = Nach wie vielen Tagen ein Tisch abgeräumt wird, den niemand mehr angerührt hat; die Aufzeichnung eines beendeten Spiels bleibt. 0: nie.
cli-serve-workers = Wie viele Prozesse bedienen; mehr als einer braucht PostgreSQL.
cli-serve-internal = Die Adresse dieses Rechners, unter der ihn Prozesse auf anderen Rechnern erreichen.
cli-serve-bot = Ein Programm, das an Tischen mitspielen darf, als NAME=cmd:BEFEHL. Kann mehrmals angegeben werden.
cli-serve-proxy = Ein Proxy, dem geglaubt wird, woher jemand kommt: seine Adresse oder sein Netz. Mehrfach möglich; einem auf diesem Rechner wird immer geglaubt.
cli-serve-metrics = Messwerte für Prometheus an diesem Port dieses Rechners ausgeben, oder an ADRESSE:PORT; ohne Angabe bekommt sie niemand.
cli-serve-log = Wie das Protokoll geschrieben wird: plain (Zeilen) oder json (ein Objekt je Zeile).
cli-serve-push = Abwesende Spieler per Web Push benachrichtigen, mit diesem Kontakt für die Push-Dienste: mailto:ADRESSE oder https://SEITE (braucht landsraad[push]).
cli-serve-webhooks = Abwesende Spieler über eigene Webhooks (ntfy und Ähnliches) benachrichtigen: nur öffentliche https-Adressen.
cli-serve-reach = Ein Ursprung, den Webhooks erreichen dürfen, wo immer er ist, etwa http://ntfy.lan; mehrfach möglich.
cli-serve-at = Landsraad läuft unter { $address }. Mit Strg-C beenden.
cli-serve-already = Landsraad läuft schon, unter { $address }.
cli-serve-open = Alle, die diese Adresse erreichen, können hier Tische eröffnen.

cli-admin = Einen Server betreuen: seine Tische, seine Leute, seine Datenbank. Außer „restore“ geht alles, während gespielt wird.
cli-admin-table = Die Adresse eines Tischs (das Ende seines Links) oder sein Kürzel im Protokoll.
cli-admin-whom = Ein Spieler, so wie „show“ ihn nennt, oder eine Adresse oder ein Netz: 203.0.113.7, 2001:db8::/64.
cli-admin-yes = Wirklich ausführen; ohne das erfährst du nur, was geschehen würde.
cli-admin-tables = Alle Tische, mit Größe, Alter und Plätzen.
cli-admin-stage = Nur die in diesem Stadium: lobby, playing, over.
cli-admin-sort = Was zuerst kommt: age (Alter), size (Größe), moves (Züge).
cli-admin-most = Wie viele gezeigt werden; 0: alle.
cli-admin-show = Ein Tisch: seine Plätze und wodurch seine Spieler hier bekannt sind. Keine Hand und kein Startwert wird gezeigt.
cli-admin-bans = Wer nicht hereindarf.
cli-admin-ban = Einen Spieler oder eine Adresse verweisen. Laufende Server folgen in Sekunden.
cli-admin-unban = Einen Spieler oder eine Adresse wieder hereinlassen.
cli-admin-export = Alles zu einem Tisch als JSON: Plätze, Protokoll, Aufzeichnung. Der Startwert steht darin und damit jede Hand.
cli-admin-out = Wohin geschrieben wird; ohne Angabe in die Ausgabe.
cli-admin-delete = Einen Tisch samt Protokoll löschen. Keine Aufzeichnung bleibt.
cli-admin-forget = Löschen, was über einen Spieler bekannt ist: Namen, Cookies, Plätze, Listen. Aufzeichnungen beendeter Partien bleiben ohne den Namen.
cli-admin-backup = Eine Kopie von allem schreiben, während gespielt wird (PostgreSQL: mit pg_dump).
cli-admin-backup-file = Die Kopie.
cli-admin-restore = Eine Kopie an die Stelle dessen setzen, was da ist. Dabei darf kein Server laufen.

cli-terminal = Im Terminal spielen. Ohne Optionen wirst du gefragt, was du spielen willst.
cli-terminal-game = Das Spiel: imperium oder war_for_arrakis.
cli-terminal-seats = 1 bis 4; allein und zu zweit spielt ihr auch gegen Haus Hagal.
cli-terminal-base = Ohne Erweiterung.
cli-terminal-epic = Epischer Spielmodus.
cli-terminal-leader = Dein Anführer, „random“ für einen zufälligen oder „draft“, damit alle wählen; einmal pro Person.
cli-terminal-humans = Wie viele Personen an diesem Bildschirm spielen.
cli-terminal-bots = Die anderen Spieler: apprentice, steward, regent, strategist, grandmaster, random; ein Name für alle oder einer pro Platz.
cli-terminal-name = Dein Name; einmal pro Person.
cli-terminal-resume = Eine gespeicherte Partie fortsetzen.

cli-verify = Eine Aufzeichnung prüfen: Startwert, Züge, Ergebnis und Prüfsumme.
cli-verify-good = Die Aufzeichnung stimmt: { $moves } Züge, Prüfsumme { $checksum }.
cli-verify-seed = Der Startwert ist der, dessen Hash vor der Partie gezeigt wurde: { $hash }.
cli-verify-no-hash = Sie sagt nicht, welcher Hash des Startwerts vor der Partie gezeigt wurde.
cli-verify-mixed = Der Startwert wurde gemischt aus dem Geheimnis des Servers, dessen Hash vorher gezeigt wurde ({ $hash }), und den Zahlen dieser Plätze: { $seats }.
cli-verify-unmixed = Kein Browser hat am Startwert mitgewirkt: Er folgt aus dem Geheimnis des Servers, dessen Hash vorher gezeigt wurde ({ $hash }).
cli-verify-silent = Von diesen Plätzen kam rechtzeitig keine Zahl: { $seats }.
cli-verify-undone = Etwas, das schon zu sehen war, wurde zurückgenommen, nach diesen Zügen: { $moves }.
cli-verify-correction = Vor Zug { $move } stellt die Aufzeichnung eine gespeicherte Stellung auf den Tisch: { $why }.
cli-migrate = Aus einer Aufzeichnung einer älteren Version eine heutige machen.
cli-migrate-file = Die Aufzeichnung.
cli-migrate-out = Wohin die neue Aufzeichnung geschrieben wird; ohne Angabe in die Ausgabe.
cli-migrate-positions = Eine Liste von Stellungen, vor dem ersten Zug und nach jedem, geschrieben von dem Programm, mit dem die Partie gespielt wurde. Nötig, wo seither eine Regel berichtigt wurde.
cli-migrate-why = Warum Stellungen gespeichert sind, als Satz für die Aufzeichnung.

cli-replay = Eine Aufzeichnung nachspielen und erzählen. Eine beschädigte wird abgelehnt.
cli-replay-file = Eine Aufzeichnung, wie sie aus einer Partie gespeichert wird.

cli-analyse = Ein beendetes Spiel noch einmal ansehen: wer wie stand, welche Entscheidung was gekostet hat und was Glück war.

cli-simulate = Viele Partien zwischen Bots spielen. Das Ergebnis hängt nicht von der Zahl der Prozesse ab.
cli-simulate-game = Das Spiel: imperium oder war_for_arrakis.
cli-simulate-seats = 1 bis 4.
cli-simulate-bots = Die Bots der Plätze, durch Kommas getrennt; ein einzelner Name gilt für alle Plätze.
cli-simulate-games = Wie viele Partien.
cli-simulate-seed = Derselbe Startwert ergibt dieselben Partien.
cli-simulate-leaders = Die Anführer der Plätze, durch Kommas getrennt; oder „draft“.
cli-simulate-workers = Wie viele Prozesse; ohne Angabe alle Kerne.
cli-simulate-records = Ein Ordner; die Aufzeichnung jeder Partie wird dort abgelegt.

cli-bot-protocol = Einen Bot in beliebiger Sprache ausprobieren: mit ihm spielen und berichten, wie es ging (docs/bot-protocol.md).
cli-bot-protocol-command = Das Programm, so wie es gestartet wird.
cli-bot-protocol-game = Das Spiel: imperium oder war_for_arrakis.
cli-bot-protocol-games = Wie viele Partien.
cli-bot-protocol-seconds = Wie viele Sekunden er für eine Entscheidung hat.
cli-bot-protocol-show = Jede gesprochene Zeile ausgeben.
cli-bot-report-name = Name
cli-bot-report-games = Partien
cli-bot-report-decisions = Entscheidungen
cli-bot-report-wins = Siege gegen den Zufall
cli-bot-report-mean_ms = Millisekunden pro Entscheidung
cli-bot-report-longest_ms = die längste

cli-export = Aufzeichnungen als Datensatz schreiben (Parquet) oder einen Datensatz zurück in Aufzeichnungen verwandeln (docs/data.md).
cli-export-places = Aufzeichnungen, Ordner mit Aufzeichnungen oder ein Datensatz.
cli-export-out = Der Ordner des Datensatzes.
cli-export-observations = Was die Plätze gesehen haben, als Zahlen für Lernende statt als Ansichten.
cli-export-bare = Ohne das, was die Plätze gesehen haben.
cli-export-records = Der umgekehrte Weg: die Aufzeichnungen eines Datensatzes in diesen Ordner schreiben.
cli-export-done = In { $folder } liegen { $games } Partien mit { $decisions } Entscheidungen.
cli-export-back = In { $folder } liegen { $games } Aufzeichnungen.
cli-tournament = Ein Turnier zwischen Bots spielen: dieselben Kartenverteilungen von jedem Platz aus, Wertungen mit Intervallen (docs/laboratory.md).
cli-tournament-file = Das Turnier, eine TOML-Datei.
cli-tournament-out = Der Ordner der Ergebnisse; ein abgebrochenes Turnier geht dort weiter.
cli-tournament-done = Partien, Ergebnisse und die Seite liegen in { $folder }.
cli-study = Was gewinnt: Plätze, Anführer und was Spieler tun, mit Effektgrößen und Intervallen (docs/laboratory.md).
cli-study-bots = Der Bot, der alle Plätze spielt.
cli-study-out = Der Ordner der Studie; eine abgebrochene geht dort weiter.

lab-played = { $games } von { $scheduled } Partien sind gespielt, jede Kartenverteilung von jedem Platz aus.
lab-entrant = Teilnehmer
lab-above = der eine
lab-below = der andere
lab-meetings = Begegnungen
lab-ahead = voraus
lab-rating = Wertung
lab-interval = 95 %
lab-games = Partien
lab-won = gewonnen
lab-failures = Ausfälle
lab-by-seat = Siege nach Platz
lab-studied = { $games } Partien, alle Plätze gespielt von { $bot }.
lab-leaders = Anführer: um wie viel öfter sie gewinnen als die anderen
lab-opening = Was in der ersten Runde getan wurde
lab-all = Alle Effekte, nach der Art des Zugs
lab-effect = Effekt
lab-having = Plätze damit
lab-early = Was in den ersten drei Runden getan wurde
lab-ever = Was irgendwann getan wurde
lab-first = Wer es als Erster getan hat
lab-effects = Ein Effekt ist der Unterschied zwischen dem Anteil gewonnener Partien mit etwas und ohne es, Platz für Platz verglichen; der Strich ist sein Intervall von 95 %. Bei vielen Vergleichen liegt einer von zwanzig zufällig daneben. Wer vorn liegt, kann sich mehr leisten: Der Effekt einer Handlung beweist nicht, dass sie gewinnt.
lab-how = Die Wertungen sind die von openskill (Plackett-Luce), in der Reihenfolge des Spielplans. Der Punkt ist die Schätzung, der Strich ihr Intervall von 95 %; wo sich zwei Striche weit überlappen, ist noch nichts gezeigt.

cli-ladder = Alle Stufen der Bots gegeneinander, mit denselben Karten von jedem Platz aus. Was beendet ist, bleibt, und eine unterbrochene Rangliste geht weiter.
cli-ladder-deals = Wie viele Partien gegeben werden; jede wird von jedem Platz aus einmal gespielt.
cli-ladder-levels = Stufen, durch Kommas getrennt; ohne Angabe alle.
cli-ladder-setups = Aufbauten des Spiels mit ihren Kurznamen, durch Kommas getrennt: ix-4, two; ohne Angabe der größte.

cli-bench = Die Geschwindigkeit dieser Fassung messen: zufälliges Spiel auf einem Kern, mit der Erweiterung des Spiels.
cli-bench-game = Welches Spiel: imperium oder war_for_arrakis.

cli-cards = Was die Karten, Felder, Anführer, Plättchen und Konflikte tun.
cli-cards-name = Ein Name oder einige Wörter daraus.
cli-cards-game = Welches Spiel: imperium oder war_for_arrakis. Ohne Angabe wird ein Name in allen Spielen gesucht.
cli-cards-stats = Wie viele Bestandteile eigenen Code brauchen.
cli-cards-effects = Mit einem Namen: die Kennungen seiner Effekte, wie Züge und Stellungen sie schreiben (Dune: Imperium).

cli-rules = Etwas in den Regelheften nachschlagen; ohne Suche der Inhalt der Hefte.
cli-rules-query = Eine Nummer (6.3.3, imperium 6.3.3) oder Wörter.

cli-book = Die Regelhefte als HTML-Seiten zum Lesen und Drucken schreiben, mit Inhalt und Symbolen.
cli-book-out = Der Ordner, in den die Seiten geschrieben werden.

## Reports
cli-replay-not-over =
    { $moves ->
        [one] Die Partie ist nicht zu Ende: { $moves } Spielzug. Weiter geht es mit: { $command }
       *[other] Die Partie ist nicht zu Ende: { $moves } Spielzüge. Weiter geht es mit: { $command }
    }
cli-analyse-looking = wird angesehen
cli-analyse-player = Spieler
cli-analyse-accuracy = Genauigkeit
cli-analyse-decisions = eigene Entscheidungen
cli-analyse-luck = Glück
cli-analyse-others = andere
cli-analyse-mistakes = Fehler
cli-analyse-mistake = { $number }. Zug { $move }, { $name }: −{ $cost } %
cli-analyse-played = { "" }   gespielt: { $option } ({ $chance } %)
cli-analyse-better = { "" }   besser:   { $option } ({ $chance } %)
cli-analyse-why = { "" }   warum:    { $reasons }
cli-simulate-rate = { $rate } Partien/s
cli-simulate-more = ... und { $amount } weitere
cli-report-games = Partien
cli-report-finished = beendet
cli-report-errors = Fehler
cli-report-decisions = Entscheidungen
cli-report-mean_rounds = Runden im Mittel
cli-report-seconds = Sekunden
cli-wins-seat = Siege nach Platz
cli-wins-bot = Siege nach Bot
cli-wins-leader = Siege nach Anführer
cli-bench-us_per_decision = µs pro Entscheidung
cli-bench-cpu_us_per_decision = CPU-µs pro Entscheidung
cli-bench-games_per_second = Partien pro Sekunde
cli-bench-decisions_per_game = Entscheidungen pro Partie
cli-bench-choices_per_game = echte Wahlen pro Partie
cli-bench-clone_us = µs pro Kopie
cli-bench-calls_per_decision = Aufrufe pro Entscheidung
cli-bench-build = Fassung
cli-bench-games = Partien
cli-bench-seconds = Sekunden
cli-bench-python = Python-Version
cli-bench-machine = Rechner
cli-stats-components = Bestandteile insgesamt
cli-stats-handlers = davon mit eigenem Code
cli-stats-ratio = Anteil
cli-stats-bar = { $ratio } (erlaubt ist weniger als { $bar })
cli-stats-conditions = Bedingungen und Zählungen für nur einen
cli-stats-handler = Eigener Code ist ein Effekt, den nur ein einziger Bestandteil benutzt:
cli-book-written =
    { $pages ->
        [one] { $pages } Seite; öffne { $page }
       *[other] { $pages } Seiten; öffne { $page }
    }
cli-admin-total =
    { $tables ->
        [one] { $tables } Tisch, { $size }
       *[other] { $tables } Tische, { $size }
    }
cli-admin-head-table = Tisch
cli-admin-head-mark = Kürzel
cli-admin-head-game = Spiel
cli-admin-head-stage = Stadium
cli-admin-head-moves = Züge
cli-admin-head-size = Größe
cli-admin-head-days = Tage
cli-admin-head-seats = Plätze
cli-admin-hosts = Gastgeber
cli-admin-seat = Platz { $number }
cli-admin-nobody = Alle dürfen herein.
cli-admin-banned = { $who } darf nicht mehr herein.
cli-admin-unbanned = { $who } darf wieder herein.
cli-admin-deleted = Tisch { $table } ist gelöscht.
cli-admin-would-delete = Tisch { $table } würde samt Protokoll gelöscht. Mit --yes geschieht es.
cli-admin-forgotten = Vergessen. Gelöschte Tische: { $tables }; an anderen Tischen freigemachte oder namenlose Plätze: { $seats }; Aufzeichnungen ohne den Namen: { $records }.
cli-admin-would-forget = Tische, die gelöscht würden: { $tables }; an anderen Tischen freigemachte oder namenlose Plätze: { $seats }; Aufzeichnungen ohne den Namen: { $records }. Mit --yes geschieht es.
cli-admin-backed-up = Die Kopie ist { $file }, { $size }.
cli-admin-restored = Was in { $file } war, ist an seinem Platz.
cli-admin-would-restore = Was jetzt da ist, würde durch { $file } ersetzt. Mit --yes geschieht es.

## A call that cannot be read
cli-call-missing = Es fehlt: { $what }.
cli-call-no-option = Eine Option { $option } gibt es nicht.
cli-call-number = { $what } braucht eine ganze Zahl.
cli-call-least = { $what } muss mindestens { $least } sein.
cli-call-needs-value = { $option } braucht einen Wert.
cli-call-takes-none = { $option } hat keinen Wert.
cli-call-extra = Das ist zu viel: { $what }

## What cannot be
error-command-unknown = Einen Befehl „{ $command }“ gibt es nicht; es gibt: { $known }
error-language-unknown = Eine Sprache „{ $language }“ gibt es hier nicht; es gibt: { $known }
error-game-unknown = Ein Spiel „{ $game }“ gibt es hier nicht; es gibt: { $known }
error-no-vocabulary = { $game } hat keinen Wortschatz von Effekten, der zu zählen wäre
error-field-unknown = Eine Angabe „{ $field }“ zum Aufbau gibt es nicht; es gibt: { $known }
error-seats = Dune: Imperium hat 1 bis 4 Plätze, nicht { $seats }
error-seats-number = Dieses Spiel hat { $fewest } bis { $most } Plätze, nicht { $seats }
error-expansion-twice = Eine Erweiterung ist zweimal genannt
error-expansion-unknown = Eine Erweiterung „{ $expansion }“ gibt es nicht; es gibt: { $known }
error-option-unknown = Eine Einstellung „{ $option }“ gibt es nicht; es gibt: { $known }
error-option-not-boolean = Die Einstellung „{ $option }“ muss yes oder no sein, nicht „{ $value }“
error-option-for-solo = Die Einstellung „{ $option }“ gilt nur für Solopartien (1 Platz)
error-difficulty-unknown = Einen Schwierigkeitsgrad „{ $difficulty }“ gibt es nicht; es gibt: { $known }
error-epic-needs-ix = Der epische Spielmodus braucht die Erweiterung rise_of_ix (rise_of_ix 13.7)
error-epic-solo = Der epische Spielmodus braucht zwei bis vier Spieler: Für Solopartien ist er nicht gedacht (rise_of_ix 13.7)
error-draft-solo = In einer Solopartie wählt niemand mit dir Anführer aus: Nenne sie oder überlass sie dem Zufall
error-first-player-solo = In einer Solopartie ist der Rivale links von dir der Startspieler (house_hagal 4.1)
error-first-player = Der Startspieler muss ein Platz von 0 bis { $most } sein, nicht { $seat }
error-leaders =
    { $seats ->
        [one] Anführer sind „random“, „draft“ oder eine Liste mit höchstens { $seats } Anführer
       *[other] Anführer sind „random“, „draft“ oder eine Liste mit höchstens { $seats } Anführern
    }
error-leader-unknown = Einen Anführer „{ $leader }“ gibt es nicht; es gibt: { $known }
error-leader-several = „{ $answer }“ kann heißen: { $leaders }
error-leader-twice = Derselbe Anführer zweimal: { $leader }
error-leader-needs-ix = { $leader } braucht die Erweiterung rise_of_ix
error-leader-no-rival = { $leader } kann keinen Rivalen anführen (house_hagal 4.1)
error-arrakis-seats = { arrakis-title-game } hat 1 bis 4 Plätze, nicht { $seats }
error-not-chosen = „{ $field }“ wird in diesem Spiel nicht gewählt: Anführer kommen nach den Regeln ins Spiel, und die Atreides handeln zuerst
error-solo-with-guild = Der Solomodus lässt sich nicht mit { arrakis-title-spacing_guild } verbinden (spacing_guild 1.1)
error-solo-seats = Der Solomodus ist für eine Person oder zwei gemeinsam (war_for_arrakis 19.7)
error-solo-needed = Eine Person allein spielt den Solomodus (war_for_arrakis 23)
error-shared-side-unknown = shared_side muss eine von diesen sein: { $known }, nicht „{ $side }“
error-shared-side-seats = shared_side gilt für drei Personen: welche Fraktion sich zwei von ihnen teilen (war_for_arrakis 19.1)
error-max-rounds = max_rounds muss eine Zahl von Runden sein oder fehlen, wenn es keine Grenze geben soll, nicht „{ $rounds }“
error-humans =
    { $seats ->
        [one] An { $seats } Platz kann nur 1 Person spielen, nicht { $humans }
       *[other] An { $seats } Plätzen können 1 bis { $seats } Personen spielen, nicht { $humans }
    }
error-names-for-people = Mehr Namen ({ $names }) als Personen ({ $people })
error-names-for-seats = Mehr Namen ({ $names }) als Plätze ({ $seats })
error-analysis-not-over = nur ein beendetes Spiel wird analysiert
error-analysis-no-judge = { $game } kann hier niemand beurteilen; es wird nicht analysiert
error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known }, oder deinen eigenen als MODUL:KLASSE oder cmd:BEFEHL
error-bot-broken = Der Bot „{ $bot }“ lässt sich nicht laden: { $error }
error-bot-answer = Der Bot „{ $bot }“ hat { $answer } geantwortet: Das ist keine seiner Möglichkeiten
error-no-records = Es gibt keine Aufzeichnung, die sich ausgeben ließe
error-data-other = In { $folder } liegt ein anderer Datensatz; wähle einen anderen Ordner
error-no-data = { $folder } ist kein Datensatz
error-study-other = In { $folder } liegt eine andere Studie; wähle einen anderen Ordner
error-place-unknown = Den Ort '{ $place }' gibt es nicht; schreibe ray oder ray://HOST:PORT
error-workers-died = { $tries } Prozesse sind nacheinander bei Aufgabe { $job } gestorben: { $error }
error-build-other = Ein Knoten des Clusters hat landsraad { $here }, nicht { $there }: installiere überall dasselbe
error-tournament-wrong = Das lässt sich nicht als Turnier spielen: { $error }
error-bot-late = Der Bot „{ $bot }“ hat für „{ $word }“ länger als { $seconds } s gebraucht
error-bot-crashed = Der Bot „{ $bot }“ ist abgestürzt: { $error }
error-bot-said = Der Bot „{ $bot }“ hat „{ $said }“ gesagt statt „{ $word }“
error-bot-protocol = Der Bot „{ $bot }“ spricht Version { $version } des Protokolls nicht: { $answer }
error-bot-allow = „{ $given }“ ist kein Bot, den man zulassen kann; schreibe NAME=cmd:BEFEHL
error-library-missing = Dafür wird { $library } gebraucht: pip install 'landsraad[{ $extra }]' oder pip install { $library }
error-bots-left = Für Bots freie Plätze: { $seats }, genannte Bots: { $bots }
error-bots-missing = { $option } braucht einen Namen pro Platz, durch Kommas getrennt
error-bots-for-seats = Genannte Bots: { $bots }, Plätze: { $seats }
error-games = Es müssen 1 bis { $most } Partien sein, nicht { $games }
error-workers = Es muss mindestens 1 Prozess sein, nicht { $workers }
error-base-with = { $base } heißt ohne Erweiterung: Lass { $expansion } weg
error-resume-alone = { $option } setzt die gespeicherte Partie fort: Die anderen Optionen haben daneben keinen Sinn
error-component-unknown = Nichts heißt „{ $name }“; „{ $command }“ zeigt alles
error-rule-unknown = In keiner Regel kommt „{ $query }“ vor; „{ $command }“ zeigt den Inhalt
error-folder-unwritable = In { $folder } lässt sich nicht schreiben
error-port = an { $address } kann nicht gelauscht werden: { $error }
error-port-taken = an { $address } kann nicht gelauscht werden: Der Port ist belegt; nimm einen anderen (--port)
error-origin = { $given } ist keine Adresse von Seiten: Schreib https://table.example
error-database = die Datenbank { $database } ist nicht benutzbar: { $error }
error-database-in-use = die Datenbank { $database } wird schon von einem anderen Server benutzt: Beende ihn, oder nimm eine andere Datei (--database)
error-workers-need-postgresql = mehrere Prozesse brauchen PostgreSQL, denn eine Datei hat nur einen Server: --database postgresql://NUTZER@RECHNER/NAME
error-internal-address = unter { $address } erreichen die Prozesse einander nicht: { $error }
error-proxy-address = { $given } ist keine Adresse eines Proxys; schreibe eine Adresse oder ein Netz
error-metrics-place = { $given } ist kein Port für Messwerte; schreibe PORT oder ADRESSE:PORT
error-metrics-library = für Messwerte fehlt eine Bibliothek: pip install 'landsraad[metrics]'
error-push-library = für Web Push fehlt eine Bibliothek: pip install 'landsraad[push]'
error-push-contact = { $contact } ist kein Kontakt: schreibe mailto:ADRESSE oder https://SEITE
error-log-unknown = ein Protokoll { $log } gibt es nicht; es gibt: { $known }
error-admin-no-database = eine Datenbank { $database } gibt es nicht
error-admin-schema = diese Datenbank ist nicht von dieser Version: Starte einmal den Server dieser Version mit ihr
error-admin-no-table = einen Tisch { $table } gibt es nicht
error-admin-no-player = { $player } bezeichnet keinen Spieler; „landsraad admin show TISCH“ sagt, wie sie heißen
error-admin-not-banned = { $who } ist nicht verwiesen
error-admin-refused = die Datenbank lehnt ab: { $error }
error-admin-sort = eine Reihenfolge { $sort } gibt es nicht; es gibt: { $known }
error-backup-exists = { $file } gibt es schon
error-backup-newer = { $file } ist die Kopie einer neueren Version
error-backup-failed = { $file } kann nicht geschrieben oder gelesen werden: { $error }
error-backup-program = { $program } ist hier nicht installiert: Es gehört zum Client von PostgreSQL
error-backup-called = { $program } meldet: { $error }
error-record-seed = der Startwert der Aufzeichnung ist nicht der, dessen Hash vor der Partie gezeigt wurde
error-file-missing = Die Datei { $file } gibt es nicht
error-file-unreadable = { $file } lässt sich nicht lesen
error-record-mixing = Der Startwert der Aufzeichnung wurde nicht so gemischt, wie sie sagt
error-record-none = Das ist keine Aufzeichnung
error-record-foreign = Das ist keine Aufzeichnung dieses Programms: Ihr „format“ ist nicht „{ $format }“
error-seed-kind = Der Startwert muss eine Zahl oder ein Text sein
error-seed-text = Der Startwert lässt sich nicht als UTF-8-Text schreiben: Wähle einen anderen
error-generator-unknown = Es gibt keinen Generator { $generator }; es gibt { $known }
error-rules-version = Es gibt keine Regeln { $version } dieses Spiels; es gibt die Versionen 1 bis { $newest }
error-record-version = Die Aufzeichnung hat die Version { $version }; dieses Programm liest die Versionen { $ours }
error-record-damaged = Die Aufzeichnung ist beschädigt
error-record-game = Die Aufzeichnung ist von „{ $game }“, einem Spiel, das dieses Programm nicht kennt
error-record-setup = Die Partie der Aufzeichnung lässt sich nicht aufbauen: { $error }
error-record-move = Spielzug { $number } der Aufzeichnung lässt sich nicht spielen: { $error }
error-record-move-old = Spielzug { $number } der Aufzeichnung lässt sich nicht spielen: { $error } Hat niemand die Aufzeichnung verändert, so wurde seither eine Regel berichtigt: `{ $command }` macht aus ihr und den Stellungen von damals eine heutige Aufzeichnung ({ $page })
error-migrate-positions = Eine Aufzeichnung von { $moves } Zügen braucht { $positions } Stellungen: vor dem ersten Zug und nach jedem
error-positions-file = { $file } ist keine Liste von Stellungen
error-record-checksum = Die Aufzeichnung führt nicht zu der Stellung, mit der sie gespeichert wurde: Sie ist beschädigt
error-record-result = Die Aufzeichnung führt nicht zu dem Ergebnis, das sie nennt: Sie ist beschädigt
error-move-illegal = „{ $move }“ ist nicht erlaubt: { $reasons }
error-game-over = Die Partie ist zu Ende: Es kann nichts mehr gespielt werden
