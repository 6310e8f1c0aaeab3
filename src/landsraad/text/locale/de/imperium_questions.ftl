# What is asked. The first twelve are the question types; the others belong to moments that no component explains.

question-turn = Du bist am Zug: Was tust du?
question-order = Welcher Effekt kommt als Nächstes?
question-effect = Welchen Effekt wählst du?
question-card = Welche Karte?
question-faction = Welche Fraktion?
question-amount = Wie viele?
question-seat = Welcher Spieler?
question-space = Welches Spielplanfeld?
question-unit = Welche Einheiten?
question-yes_no = Möchtest du das tun?
question-tile = Welches Tech-Plättchen?
question-leader = Welchen Anführer möchtest du spielen?
# A question and the effect it belongs to.
question-about = { $source } – { $effect }. { $question }
# ... and the cost that is being paid.
question-cost = { $source } – { $cost }. { $question }
# A human decides for a Rival.
question-for = Für { $player }: { $question }

## The turn
question-topic-opening =
    { $agents ->
        [0] Du bist am Zug: Du hast keinen Agenten mehr und deckst deine Hand auf
       *[other] Du bist am Zug: Entsendest du einen Agenten oder deckst du deine Hand auf?
    }
question-topic-agent = Dein Agentenzug: Wie geht es weiter?
question-topic-reveal = Dein Aufdeckzug, noch { $persuasion } Überzeugung: Wie geht es weiter?

## Moments of their own
question-topic-group = Welcher Effekt kommt als Nächstes?
question-topic-heir = Wer bekommt die Allianz { $faction-allied }?
question-topic-discard =
    { $amount ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche Karte wirfst du ab? (noch { $amount })
    }
question-topic-acquired = Wohin kommt „{ $card }“?
question-topic-defend = Um { $space-acc } wird gekämpft, und du hast dort die Kontrolle: Setzt du 1 Trupp aus deinem Vorrat im Konflikt ein?
question-topic-combat = Kampf: Spielst du eine Intrigenkarte aus?
question-topic-place_dreadnought = Du hast mit einem Schlachtschiff gewonnen: Welchen Ort kontrolliert es?
question-topic-endgame = Die Partie endet: Spielst du eine Intrigenkarte aus?
question-topic-draft = Welchen Anführer möchtest du spielen?
question-topic-masterstroke = { ability-masterstroke }: Welche zwei Fraktionen wählst du geheim?
question-topic-intelligence = { ability-intelligence }: Welche Intrigenkarte behältst du?
question-topic-sell = Wie viel Spice verkaufst du?
question-topic-test = Wirfst du eine Karte ab oder verlierst du einen Trupp im Konflikt?
question-topic-swap = Welche Intrigenkarte kommt unter den Intrigenstapel?
question-topic-may_deploy = Wie viele dieser Truppen setzt du im Konflikt ein?
