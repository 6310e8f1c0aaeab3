# Why something is not allowed, with the facts of the position. A resource or a unit among the facts turns every number
# beside it into an amount too: $price with $resource gives $price-of ("4 Spice").

reason-with-rule = { $reason } ({ $rule })
# When nobody has written a message for a reason.
reason-unknown = Das ist jetzt nicht erlaubt.

## Sending an agent
reason-wrong-icon = Für { $space-acc } brauchst du das Agentensymbol { $icon }; „{ $card }“ hat es nicht.
reason-no-agent-icons = „{ $card }“ hat kein Agentensymbol und kann keinen Agenten entsenden.
reason-card-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
reason-only-kwisatz-haderach = „{ $card }“ kann keinen Agenten versetzen, der schon auf dem Spielplan ist.
reason-occupied = { $space-nom } ist von { $seats } belegt.
reason-own-agent = { $space-nom } ist schon von deinem eigenen Agenten belegt.
reason-price = { $space-nom } kostet { $price-of }; du hast { $have }.
reason-requirement = { $space-nom } verlangt { $level } Einfluss { $faction-with }; du hast { $have }.
reason-no-swordmaster = { $space-nom } steht dir bei diesem Schwierigkeitsgrad nicht offen.
reason-once = { $space-acc } darfst du nur einmal pro Partie nutzen, und das hast du schon getan.
reason-voice =
    { $seats-count ->
        [one] { $space-nom } ist für deinen nächsten Agenten gesperrt: { $seats } hat „{ card-the_voice }“ ausgespielt.
       *[other] { $space-nom } ist für deinen nächsten Agenten gesperrt: { $seats } haben „{ card-the_voice }“ ausgespielt.
    }
reason-not-in-game = { $space-nom } ist in dieser Partie nicht auf dem Spielplan.
reason-no-agents = Du hast keinen Agenten mehr auf deinem Anführer.
reason-no-agents-but-move = Du hast keinen Agenten mehr auf deinem Anführer, aber { $card } darf einen versetzen, der unterwegs ist: „{ $move }“.
reason-no-agent-there = Du hast { $space-on } keinen Agenten.

## The moment
reason-not-your-turn = Diese Entscheidung liegt gerade nicht bei dir.
reason-wrong-moment = Dies ist nicht der richtige Zeitpunkt dafür: { $option }.
reason-already-revealed = Du hast deine Hand schon aufgedeckt: Dies ist dein Aufdeckzug.
reason-already-sent = Du hast in diesem Zug schon einen Agenten entsendet.
reason-must-act = Ein Zug ist ein Agentenzug oder ein Aufdeckzug: Entsende einen Agenten oder decke deine Hand auf.
reason-must-finish = Zuerst muss noch etwas geschehen: { $effects }.
reason-nothing-to-pass = Passen darfst du jetzt nicht.
reason-no-extra-turn = Einen weiteren Zug hast du jetzt nicht.
reason-not-asked = Jetzt wird nach etwas anderem gefragt. { $question }
reason-game-over = Die Partie ist zu Ende.
reason-unknown-notation = „{ $notation }“ ist kein Spielzug dieser Partie.
reason-unknown-word = „{ $word }“ gibt es hier nicht. Gemeint ist vielleicht: { $close }?
reason-unknown-word-alone = „{ $word }“ ist hier nicht bekannt ({ $kind }).
reason-wrong-form = „{ $notation }“ hat zu wenige oder zu viele Wörter. Geschrieben wird es so: { $form }.
reason-cannot-decline = Darauf kannst du nicht verzichten.

## Acquiring cards
reason-not-offered = „{ $card }“ liegt dort nicht aus.
reason-persuasion = „{ $card }“ kostet { $price } Überzeugung; du hast { $have }.
reason-not-reveal-turn = Karten kannst du nur in deinem Aufdeckzug erwerben.
reason-cannot-be-bought = „{ $card }“ kann nicht erworben werden.
reason-too-dear-for-effect = „{ $card }“ kostet { $price } Überzeugung, mehr als der Effekt erlaubt.

## Intrigue cards
reason-intrigue-not-in-hand = Du hast die Intrigenkarte „{ $card }“ nicht.
reason-no-such-part =
    { $parts ->
        [one] „{ $card }“ hat nur { $parts } Teil.
       *[other] „{ $card }“ hat nur { $parts } Teile.
    }
reason-timing = Diesen Teil von „{ $card }“ kannst du nur { $timing-when } ausspielen.
reason-condition = „{ $card }“ kannst du nur ausspielen, { $condition }.
reason-cost = Du kannst die Kosten von „{ $card }“ nicht bezahlen ({ $cost }).
reason-no-units = Für „{ $card }“ brauchst du eine eigene Einheit im Konflikt.

## Tech tiles
reason-tile-not-owned = Du besitzt „{ $tile }“ nicht. Tech-Plättchen erwirbst du durch Effekte, etwa die der Felder „{ space-tech_negotiation }“ und „{ space-dreadnought }“.
reason-tile-flipped = „{ $tile }“ liegt bis zur nächsten Runde verdeckt.
reason-tile-timing = „{ $tile }“ kannst du nur verwenden, bevor du einen Agenten entsendest.
reason-tile-cost = Du kannst die Kosten von „{ $tile }“ nicht bezahlen ({ $cost }).
reason-tile-no-use = „{ $tile }“ hat nichts, was du in einem Zug verwenden könntest.
reason-tech-not-on-top = „{ $tile }“ liegt auf keinem Stapel offen.
reason-tech-price = „{ $tile }“ kostet jetzt { $price-of }; du hast { $have }.
reason-tech-needs-spice = „{ $tile }“ muss hier mit Spice bezahlt werden.
reason-negotiators =
    { $have ->
        [0] Du hast keinen Verhandlungsführer auf dem Ix-Spielplan.
       *[other] Du hast nur { $have } Verhandlungsführer auf dem Ix-Spielplan.
    }

## Units
reason-deploy-no-combat-space = Einheiten kannst du nur in einem Agentenzug einsetzen, und zwar nachdem du einen Agenten zu einem Kampffeld entsendet hast.
reason-deploy-limit = Du kannst nur die in diesem Zug rekrutierten Einheiten und { $limit } weitere aus deiner Garnison einsetzen.
reason-deploy-garrison =
    { $have ->
        [0] In deiner Garnison ist kein { $unit }.
        [one] In deiner Garnison ist nur { $have-of }.
       *[other] In deiner Garnison sind nur { $have-of }.
    }
reason-units-not-there = Solche Einheiten sind nicht da.
reason-no-place-for-dreadnought = Ein Schlachtschiff kann { $space-acc } nicht kontrollieren: Dazu muss das Feld eine Flagge haben, auf der noch kein Schlachtschiff liegt.

## Picking one of several things
reason-not-in-place = „{ $card }“ ist nicht { $place-in }.
reason-card-not-allowed = „{ $card }“ kann hier nicht gewählt werden.
reason-amount-range = Wähle eine Zahl von { $least } bis { $most }.
reason-faction-not-allowed = Diese Fraktion kann hier nicht gewählt werden: { $faction }.
reason-no-influence-to-lose = Du hast { $faction-with } keinen Einfluss, den du verlieren könntest.
reason-seat-not-allowed =
    { $seats-count ->
        [one] { $seats } kann hier nicht gewählt werden.
       *[other] { $seats } können hier nicht gewählt werden.
    }
reason-space-not-allowed = { $space-nom } kann hier nicht gewählt werden.
reason-leader-taken = { $leader } steht nicht mehr zur Wahl.
reason-freighter-top = Dein Frachter ist auf dem obersten Feld der Frachterleiste und kann nicht vorrücken.
reason-freighter-bottom = Dein Frachter ist auf dem untersten Feld der Frachterleiste: Es gibt nichts zurückzurufen.
reason-effect-not-open = Dieser Effekt steht dir nicht offen: { $effect }.
reason-effect-condition = Die Bedingung ist nicht erfüllt: { $effect }.
reason-effect-impossible = Das lässt sich jetzt nicht ausführen: { $effect }.
