# What a player can do: one message a verb. Options stand in a list, so they end without a full stop.

option-agent = entsende mit „{ $card }“ einen Agenten { $space-to }
option-move = versetze mit „{ $card }“ einen Agenten { $origin-from } { $space-to }
option-reveal = decke deine Hand auf
option-play = spiele „{ $intrigue }“ aus – { $effect }
option-tile = verwende „{ $tile }“ – { $effect }
# An effect that is open, and the component it stands on.
option-do = { $effect } ({ $source })
option-do-nothing = { $effect } ({ $source }): jetzt nicht möglich, es geschieht nichts
option-deploy = setze { $units } im Konflikt ein
option-acquire = erwirb „{ $card }“ { $source-from }
option-end = fertig
option-pass = passen
option-again = führe jetzt einen weiteren Zug aus
option-decline = verzichten
option-faction = { $faction }
option-factions = { $factions }
option-trash = entsorge „{ $card }“ { $place-from-own }
option-discard = wirf „{ $card }“ ab
option-amount = { $amount }
option-advance = rücke deinen Frachter vor
option-recall = rufe deinen Frachter zurück und nimm seine Belohnungen
option-tech =
    { $negotiators ->
        [0] erwirb „{ $tile }“ und bezahle mit { $resource }
       *[other] erwirb „{ $tile }“, bezahle mit { $resource } und lege { $negotiators } Verhandlungsführer zurück
    }
option-seat = { $player }
option-space = { $space }
option-yes = ja
option-no = nein
option-intrigue = { $intrigue }
option-leader = { $leader }
option-card = { $card }
option-units = { $units }
option-from = verliere 1 Trupp { $place-from-own }
option-retreat = { $player } zieht { $units } zurück

## What is left unsaid by the verb alone, where the question tells more
option-yes-commission = nimm ein Schlachtschiff in Betrieb
option-yes-negotiate = lege einen Verhandlungsführer auf den Ix-Spielplan
option-yes-pay = bezahlen
option-yes-acquired = lege sie oben auf dein Deck
option-no-acquired = lege sie auf deinen Ablagestapel
option-yes-defend = setze 1 Trupp ein
option-no-defend = behalte ihn in deinem Vorrat
option-end-turn = beende deinen Zug
option-end-reveal = beende deinen Aufdeckzug
option-end-swap = ziehe ebenso viele neue
option-pass-turn = passe in diesem Zug
option-pass-combat = spiele vorerst nichts aus
option-pass-endgame = spiele nichts mehr aus
option-amount-deploy =
    { $amount ->
        [0] setze keinen Trupp ein
       *[other] setze { $units } ein
    }
option-amount-retreat =
    { $amount ->
        [0] ziehe keinen Trupp zurück
       *[other] ziehe { $units } zurück
    }
option-amount-sell = verkaufe { $spice } Spice für { $solari } Solari
option-card-draw = ziehe „{ $card }“
option-space-recall = rufe den Agenten { $space-from } zurück
option-space-close = sperre { $space-acc }
option-space-place = kontrolliere { $space-acc } mit dem Schlachtschiff
option-faction-lose = verliere 1 Einfluss { $faction-with }
option-faction-gain = Einfluss { $faction-with }
