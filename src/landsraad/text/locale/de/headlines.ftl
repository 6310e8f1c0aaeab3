# The question in a few words, under forty characters; what it belongs to stands in the second line.

headline-opening = Agent entsenden oder aufdecken?
headline-reveal-only = Decke deine Hand auf
headline-last = Noch etwas in diesem Zug?
headline-order = Was kommt zuerst?
headline-one-due = Eines ist noch zu tun
headline-one-left = Ein Effekt bleibt: Nutzt du ihn?
headline-done = Hier ist alles genommen
headline-buy = Noch { $persuasion } Überzeugung: Was erwirbst du?
headline-acquired = Oben auf dein Deck?
headline-may_deploy = Wie viele Truppen setzt du ein?
headline-deploy = Wie viele setzt du ein?
headline-units = Was setzt du im Konflikt ein?
headline-retreat = Wer zieht sich zurück?
headline-lose = Welche Einheit geht verloren?
headline-defend = Mit 1 Trupp verteidigen?
headline-test = Karte abwerfen oder Trupp verlieren?
headline-combat = Spielst du eine Kampfkarte?
headline-endgame = Spielst du eine Finalkarte?
headline-place_dreadnought = Wo landet das Schlachtschiff?
headline-pay = Bezahlst du dafür?
headline-sell = Wie viel Spice verkaufst du?
headline-choose = Was davon nimmst du?
headline-influence = Einfluss bei wem?
headline-influence-two = Einfluss bei welchen zwei?
headline-lose-influence = Wo verlierst du Einfluss?
headline-heir = Wer bekommt die Allianz?
headline-trash = Welche Karte entsorgst du?
headline-take-back = Welche Karte kommt zurück?
headline-acquire = Welche Karte erwirbst du?
headline-remove = Welche Karte entfernst du?
headline-aside = Welche Karte legst du beiseite?
headline-top = Was wird aus dieser Karte?
headline-intelligence = Welche Intrige behältst du?
headline-swap = Welche kommt unter den Stapel?
headline-give-intrigue = Welche Intrige gibst du ab?
headline-tile = Welches Tech-Plättchen?
headline-trash-tile = Welches Plättchen entsorgst du?
headline-freighter = Frachter vorrücken oder zurückrufen?
headline-close = Welches Feld sperrst du?
headline-recall = Welcher Agent kommt zurück?
headline-seat = Welcher Spieler?
headline-draft = Wen spielst du?
headline-masterstroke = Wähle geheim zwei
headline-discard =
    { $amount ->
        [one] Wirf eine Karte ab
       *[other] Wirf { $amount } Karten ab
    }

# The second line: a component and its effect, or the cost that is being paid.
headline-about = { $source } – { $what }

# Decided for a Rival.
headline-for = { $player }: { $question }
