# Karten, Anführer und Plättchen jedes Spiels

web-cards-title = Karten
web-cards-about = Alles, was es in einem Spiel gibt, wie es gedruckt ist. Namen werden in deiner Sprache und auf Englisch gefunden, auch mit Tippfehlern.
web-cards-search = Karten durchsuchen
web-cards-example = Ein Name oder ein Wort
web-cards-found =
    { $count ->
        [0] Nichts heißt so.
        [one] { $count } Bestandteil
       *[other] { $count } Bestandteile
    }
web-cards-more = Alle { $count } zeigen
web-cards-all = Alle
web-cards-game = Spiel
web-cards-named = Karten dieses Namens
web-rules-nearest = Nichts enthält alle diese Wörter; dies kommt am nächsten.
web-cards-kind-card = Karten
web-cards-kind-intrigue = Intrigenkarten
web-cards-kind-leader = Anführer
web-cards-kind-tile = Tech-Plättchen
web-cards-kind-conflict = Konflikte
web-cards-kind-space = Spielplanfelder
web-cards-kind-hagal = Haus-Hagal-Karten
web-cards-kind-prescience = Vorwissenskarten
web-cards-kind-objective = Ziele
web-cards-kind-unit = Einheiten
web-cards-kind-vehicle = Fahrzeuge
web-cards-kind-power = Mächte
web-cards-kind-result = Würfelseiten
