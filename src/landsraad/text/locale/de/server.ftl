# Was der Server sagt: Ablehnungen und Namen, die er Plätzen gibt.

server-person-name = Spieler { $number }
server-bot-name =
    { $number ->
        [1] Asra
        [2] Belar
        [3] Corin
       *[other] Dunya
    }

server-not-yours = Das steht dir nicht zu.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-yourself = Dich selbst kannst du nicht wegschicken; verlasse stattdessen den Platz.
server-foreign-origin = Das kam von einer Seite mit anderer Adresse.
server-banned = Du wurdest von diesem Server verwiesen.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-rule = Es gibt keine Regel { $rule }.
server-no-such-game = Das Spiel { $game } wird hier nicht gespielt.
server-no-such-key = Dieser Link wurde schon benutzt oder galt nie.
server-no-such-page = Hier ist nichts.
server-no-such-seat = Es gibt keinen Spielerplatz { $seat }.
server-no-such-bot = Es gibt keinen Bot { $bot }; es gibt: { $known }.
server-no-such-language = Die Sprache { $lang } gibt es hier nicht.
server-no-such-lesson = Eine Lektion { $lesson } gibt es nicht.
server-no-such-move = Es gibt keinen Schritt { $move }; der letzte ist { $last }.
server-wrong-method = So geht das nicht.
server-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal hin und wähle dann.
server-not-your-turn = Das ist nicht deine Entscheidung.
server-unknown-option = Das ist jetzt nicht möglich.
server-started = Die Partie hat schon begonnen.
server-not-started = Die Partie hat noch nicht begonnen.
server-hands-closed = Offene Hände gibt es nur, wo Bots unter sich spielen.
server-not-over = Das wird gezeigt, wenn die Partie vorbei ist.
server-no-judge = Dieses Spiel kann hier niemand beurteilen; es wird nicht analysiert.
server-too-many-analyses = Im Moment werden zu viele Spiele analysiert. Versuche es bald noch einmal.
server-too-many-films = Im Moment werden zu viele Spiele im Ganzen verlangt. Versuche es bald noch einmal.
server-over = Die Partie ist vorbei.
server-seat-taken = Auf Platz { $seat } sitzt schon jemand.
server-seat-kept = Wer auf Platz { $seat } saß, wurde weggeschickt. Ein Bot spielt ihn zu Ende, außer die Person kommt selbst zurück.
server-nobody-asks = Dort bittet niemand mehr um einen Platz.
server-number-copied = Diese Zahl hat schon ein anderer Platz gezeigt; wähle eine eigene.
server-number-other = Das ist nicht die Zahl, deren Hash gezeigt wurde: Ohne die richtige mischt der Platz nicht mit.
server-too-many-asking = Es bitten schon zu viele um einen Platz an diesem Tisch.
server-too-many-devices = Diese Plätze sind schon auf { $most } Geräten, mehr können es nicht sein.
server-clock-friends = Uhren gibt es nur an Tischen unter Freunden.
server-clock-wrong = Eine Uhr gibt mindestens { $least } Sekunden, höchstens { $turn } Tage für einen Zug und höchstens { $bank } Tage für die ganze Partie.
server-no-clock = An diesem Tisch gibt es keine Uhr.
server-already-seated = Du hast an diesem Tisch schon einen Platz.
server-seats-open = Ein Platz ist noch frei. Warte auf jemanden oder gib ihn einem Bot.
server-wrong-seats = { $wishes } Plätze wurden beschrieben, das Spiel hat { $seats }.
server-one-person = An einem Solotisch sitzt eine Person; die anderen sind Bots.
server-seed-only-solo = Nur eine Partie allein darf ihren Startwert nennen.
server-nothing-to-undo = Du kannst nichts zurücknehmen: Etwas wurde gezeigt, oder jemand anderes hat gehandelt.
server-pace-shared = An diesem Tisch sehen alle die Bots im gleichen Tempo spielen; hier lässt es sich nicht wählen.
server-hints-off = Unter Menschen gibt es Tipps nur, wenn alle am Tisch sie erlauben.
server-name-length = Ein Name hat 1 bis { $most } Zeichen.
server-name-characters = Ein Name darf weder Steuerzeichen noch unsichtbare Zeichen haben.
server-name-taken = Am Tisch heißt schon jemand { $name }: Wähle einen anderen Namen.
server-malformed = Die Nachricht wurde nicht verstanden: { $error }
server-too-large = Die Nachricht ist zu groß; höchstens { $most } Byte werden gelesen.
server-record-large = Außer den Spielzügen darf eine Aufzeichnung höchstens { $most } Byte haben.
server-too-fast = Das war zu viel auf einmal. Warte einen Moment.
server-too-many-tables = Du hast { $most } Tische. Vergiss einige, bevor du einen neuen eröffnest.
server-too-many-watchers = An diesem Tisch ist kein Platz für weitere Zuschauer.
server-store = Der Zug konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Versuche es noch einmal.
server-moving = Dieser Tisch zieht gerade auf einen anderen Server um. Versuche es gleich noch einmal.
server-internal = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert.
reason-no-card-for-space = Keine Karte deiner Hand kann einen Agenten dorthin schicken.
reason-no-move-with-that = Damit lässt sich jetzt nichts tun.
reason-you-wait = Das ist nicht deine Entscheidung: { $seats } entscheidet gerade.
reason-you-watch = Du schaust zu: Du hast keinen Platz an diesem Tisch.
reason-undo-over = Die Partie ist vorbei.
reason-undo-nothing-yet = Du hast noch nichts getan, was sich zurücknehmen ließe.
reason-undo-others = Inzwischen hat jemand anderes gehandelt.
reason-undo-shown = Inzwischen wurde etwas Verborgenes sichtbar: Eine Karte wurde gezogen, aufgedeckt oder angesehen.
reason-undo-passed-on = Dein Zug ist vorbei: Jetzt entscheidet jemand anderes.

server-why-card = Die Haus-Hagal-Karte nennt „{ $space }“, und niemand steht dort.
server-why-harvest = „{ $hagal }“: Von den freien Sandwurm-Feldern hat „{ $space }“ den meisten Bonus-Spice, bei Gleichstand den meisten Spice.
server-why-guild = Mit 2 Einfluss bei der Raumgilde führt „{ $hagal }“ nach „{ $space }“.
server-why-deploys = Auf einem Kampffeld setzt der Rivale alle Rekruten und bis zu zwei weitere Truppen aus der Garnison ein.

# Was an einem Tisch zwischen zwei Zügen geschieht, für sein Protokoll
server-note-to-bot = Ab jetzt spielt ein Bot für { $name }.
server-note-came-back = { $name } spielt wieder auf Platz { $seat }.
server-note-left = { $name } hat Platz { $seat } verlassen.
server-note-removed = { $name } wurde vom Gastgeber weggeschickt. Auf Platz { $seat } spielt ein Bot weiter.
server-note-let-in = { $name } wurde eingelassen und nimmt Platz { $seat }.
server-nothing-to-redo = Es gibt nichts zu wiederholen: Inzwischen ist etwas anderes geschehen.
server-undo-whispered = Dein Team hat inzwischen unter sich gesprochen: Das wird nicht zurückgenommen.
server-note-flag-bot = Die Zeit von { $name } ist um. Auf Platz { $seat } spielt ein Bot, bis jemand zurückkommt.
server-note-flag-host = Die Zeit von { $name } ist um. Der Gastgeber entscheidet, was geschieht.
server-no-orders = Hier gibt es jetzt nichts im Voraus zu bestimmen.

# Open tables
server-listed-friends = Nur ein Tisch unter Freunden kann bei den offenen Tischen stehen.
server-too-many-listed = Du zeigst schon { $most } offene Tische. Schließe erst einen davon.

# Chat
server-chat-friends = Nur an einem Tisch unter Freunden kann man einander schreiben.
server-chat-off = Der Gastgeber hat das Gespräch an diesem Tisch ausgeschaltet.
server-chat-players = An diesem Tisch können nur die schreiben, die dort sitzen.
server-chat-team = Nur solange dein Team unter sich sprechen darf, kannst du ihm allein schreiben.
server-chat-empty = In dieser Zeile steht nichts, was man lesen könnte.
server-chat-long = Eine Zeile hat höchstens { $most } Zeichen.

# What is legal and would do nothing.
reason-idle-no-agent = Du hast keinen Agenten mehr zu entsenden: Jetzt gespielt, bewirkt das nichts.
reason-idle-nothing = Jetzt gespielt, bewirkt das nichts.

# What those who are away are told
server-notice-turn = Du bist am Zug.
server-notice-low = Deine Zeit wird knapp.
server-notice-over = Die Partie ist vorbei.
server-notice-round = Runde { $round }
server-notices-off = Auf diesem Weg benachrichtigt dieser Server niemanden.
server-bad-address = Diese Adresse kann nicht gerufen werden: Sie muss öffentlich sein, mit https.
server-too-many-notices = Du wirst über diesen Tisch schon an { $most } Adressen benachrichtigt.
server-no-such-notice = An dieser Adresse wirst du nicht benachrichtigt.
