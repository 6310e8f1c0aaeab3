# What the components of War for Arrakis do. Every message is a phrase that can stand inside another: no capital at its
# start, no full stop. Phrases are imperatives or clauses with the verb second, so they stand after a colon or “und”.
# Effects of an action are never compulsory (war_for_arrakis 0.3), so nothing here says „du darfst“.

## Amounts of figures, as they are called in nominative and accusative
arrakis-amount-regular =
    { $amount ->
        [one] { $amount } Standard-Einheit
       *[other] { $amount } Standard-Einheiten
    }
arrakis-amount-elite =
    { $amount ->
        [one] { $amount } Elite-Einheit
       *[other] { $amount } Elite-Einheiten
    }
arrakis-amount-sardaukar = { $amount } Sardaukar
arrakis-amount-fedaykin = { $amount } Fedaykin
arrakis-amount-troop =
    { $amount ->
        [one] { $amount } Truppe der Großen Häuser
       *[other] { $amount } Truppen der Großen Häuser
    }
arrakis-amount-bashar =
    { $amount ->
        [1] { $amount } Bashar
       *[other] { $amount } Bashars
    }
arrakis-amount-naib =
    { $amount ->
        [1] { $amount } Naib
       *[other] { $amount } Naibs
    }
# A generic leader or a named one who is available.
arrakis-amount-leader = { $amount } Anführer
# Deployment tokens that lie face down.
arrakis-amount-token =
    { $amount ->
        [one] { $amount } verdeckter Marker
       *[other] { $amount } verdeckte Marker
    }

# Paul Atreides or Paul-Muad'Dib, whoever of the two is in play.
arrakis-figure-paul = Paul (gleich in welcher Gestalt)

## Amounts of other things
arrakis-amount-harvester =
    { $amount ->
        [one] { $amount } Erntemaschine
       *[other] { $amount } Erntemaschinen
    }
arrakis-amount-ornithopter = { $amount } Ornithopter
arrakis-amount-carryall =
    { $amount ->
        [one] { $amount } Carryall
       *[other] { $amount } Carryalls
    }
arrakis-amount-frigate =
    { $amount ->
        [one] { $amount } Fregatte
       *[other] { $amount } Fregatten
    }
arrakis-amount-sword =
    { $amount ->
        [one] { $amount } Schwert
       *[other] { $amount } Schwerter
    }
arrakis-amount-shield =
    { $amount ->
        [one] { $amount } Schild
       *[other] { $amount } Schilde
    }
arrakis-amount-special = { $amount } Spezial
arrakis-amount-hit =
    { $amount ->
        [0] kein Treffer
       *[other] { $amount } Treffer
    }
arrakis-amount-spice = { $amount } Spice
# So many dice of a result, and so many steps of a marker.
arrakis-amount-result = { $amount } { $result }
arrakis-amount-marker = { $marker } { $amount }

## Joints
arrakis-effect-when = { $condition }: { $effect }
arrakis-effect-otherwise = sonst: { $effect }
arrakis-effect-otherwise-when = sonst, { $condition }: { $effect }
# A condition for one step among others.
arrakis-effect-when-inside = { $effect } ({ $condition })
arrakis-effect-choose = wähle eins: { $options }

## Conditions: they begin as they do before a colon.
arrakis-condition-in-play = falls { $leader-the } im Spiel ist
arrakis-condition-not-gone = falls { $leader-the } nicht aus dem Spiel entfernt wurde
arrakis-condition-alia = falls { arrakis-leader-alia } noch nie im Spiel war und { arrakis-leader-reverend_mother_jessica.the } im Spiel ist
arrakis-condition-maker = falls der Wilde Macher im Spiel ist
arrakis-condition-atomics-used = falls die Familienatomwaffen schon gezündet wurden
arrakis-condition-marker = falls ein Vorwissensmarker auf Schritt { $step } oder höher steht

## Placing figures
arrakis-effect-place = platziere { $figures } { $where }
# The same figures in several settlements.
arrakis-effect-place-each = platziere { $figures } in jeder dieser Siedlungen: { $areas }
arrakis-where-settlement = in der Siedlung { $area }
arrakis-where-one-of = in der Siedlung { arrakis-area-carthag } oder { arrakis-area-arrakeen }
arrakis-where-any-settlement = in einer deiner Siedlungen
arrakis-where-legion = in einer deiner Legionen
arrakis-where-special-legion = in einer deiner Legionen mit einem { $unit }
arrakis-where-legion-with = in der Legion mit { $leader-dat }
arrakis-where-empty-desert = in einem leeren Wüstengebiet
arrakis-where-free-mountain = in einem freien Gebirgsgebiet
arrakis-where-free-plateau = auf einer freien Hochebene
arrakis-where-sietch = in einem deiner Sietch-Gebiete
arrakis-effect-scatter = platziere { $figures } in verschiedenen leeren Wüstengebieten, in jedem eine Figur
arrakis-effect-replace =
    { $amount ->
        [one] ersetze { $figures } auf dem Spielplan durch { $others }
       *[other] ersetze bis zu { $figures } auf dem Spielplan durch { $others }
    }
arrakis-effect-deploy = lass bis zu { $figures } in deinen Siedlungen aufmarschieren
arrakis-effect-deploy-tokens =
    { $amount ->
        [one] ziehe einen Aufmarschmarker und lege ihn verdeckt mit einem Anführer in eines deiner Sietch-Gebiete
       *[other] ziehe { $amount } Aufmarschmarker und lege jeden verdeckt mit einem Anführer in eines deiner Sietch-Gebiete
    }
arrakis-effect-cielago = ziehe einen Aufmarschmarker und lege ihn verdeckt zu einem deiner Sietches, von dem eine Legion der Harkonnen höchstens zwei Gebiete entfernt ist
arrakis-effect-kitab = versetze einen Sietch-Marker, mit beliebigen Figuren und Markern seines Gebiets, in ein angrenzendes leeres Wüstengebiet

## Legions. The first eight stand after “bewege”, the others between “lass” and “angreifen”.
arrakis-legion-any = eine Legion
arrakis-legion-that = diese Legion
arrakis-legion-leader = eine Legion mit einem Anführer
arrakis-legion-special = eine Legion mit einem { $unit }
arrakis-legion-named = die Legion mit { $leader-dat }
arrakis-legion-sand = eine Legion in einem Wüstengebiet
arrakis-legion-leader-sand = eine Legion mit einem Anführer in einem Wüstengebiet
arrakis-legion-settlement = die Legion in der Siedlung { $area }
arrakis-attackers-any = eine Legion
arrakis-attackers-that = diese Legion
arrakis-attackers-leader = eine Legion mit einem Anführer
arrakis-attackers-special = eine Legion mit einem { $unit }
arrakis-attackers-named = die Legion mit { $leader-dat }
arrakis-attackers-settlement = die Legion in der Siedlung { $area }

## Moving and attacking
arrakis-effect-move = bewege { $legion }
arrakis-effect-move-again = bewege diese Legion noch einmal, in ein angrenzendes Gebiet
arrakis-effect-move-many = bewege bis zu { $amount } verschiedene Legionen
arrakis-effect-move-many-leader = bewege bis zu { $amount } verschiedene Legionen mit je einem Anführer
arrakis-effect-move-many-special = bewege bis zu { $amount } verschiedene Legionen mit je einem { $unit }
arrakis-effect-carriers = bewege eine Legion aus einer deiner Siedlungen direkt zu einer anderen deiner Legionen, wie weit entfernt sie auch ist
arrakis-effect-attack = lass { $attackers } angreifen
arrakis-effect-surprise = lass { $attackers } einen Überraschungsangriff machen
# “Bewege” takes the legion; the attack takes it up as „sie“.
arrakis-effect-move-or-attack = bewege { $legion } oder lass sie angreifen
arrakis-effect-move-or-surprise = bewege { $legion } oder lass sie einen Überraschungsangriff machen
arrakis-effect-march-or-surprise = bewege { $legion } bis zu zwei Gebiete weit oder lass sie einen Überraschungsangriff machen
# What a card adds to the battle it starts.
arrakis-effect-battle = { $effect }; { $rule }
arrakis-battle-war-plan = wirf in diesem Gefecht in jeder Gefechtsrunde 1 Kampfwürfel mehr, höchstens aber 6
arrakis-battle-language = in der ersten Runde dieses Gefechts wirft der Gegner höchstens { $amount } Kampfwürfel
arrakis-battle-no-mercy = in diesem Gefecht darfst du fortsetzen, ohne den zusätzlichen Treffer hinzunehmen, auch gegen einen Sietch

## Cards
arrakis-effect-draw =
    { $amount ->
        [one] ziehe { $amount } Planungskarte
       *[other] ziehe { $amount } Planungskarten
    }
arrakis-effect-draw-from =
    { $amount ->
        [one] ziehe { $amount } Planungskarte { $deck-from }
       *[other] ziehe { $amount } Planungskarten { $deck-from }
    }
arrakis-effect-play = spiele 1 Planungskarte
arrakis-effect-opponent-discards =
    { $amount ->
        [one] der Gegner legt { $amount } Planungskarte seiner Wahl ab
       *[other] der Gegner legt { $amount } Planungskarten seiner Wahl ab
    }
arrakis-effect-objective = ziehe eine zweite geheime Zielkarte; von nun an genügt eine der beiden zum Sieg

## Vehicles, the air and the Imperium
arrakis-effect-vehicles = platziere { $vehicles } auf dem Spielplan
arrakis-effect-any-vehicles =
    { $amount ->
        [one] platziere { $amount } Fahrzeug deiner Wahl auf dem Spielplan
       *[other] platziere { $amount } Fahrzeuge deiner Wahl auf dem Spielplan
    }
arrakis-effect-navigator = platziere den Gildennavigator in einer unbesetzten Flugzone
arrakis-effect-imperium =
    { $power-id ->
        [choam] führe eine { $power }-Aktion aus: bringe 1 Fregatte an Bord deines Heighliners
        [landsraad] führe eine { $power }-Aktion aus: bringe 2 Truppen der Großen Häuser an Bord deines Heighliners
       *[spacing_guild] führe eine { $power }-Aktion aus: dein Heighliner rückt 1 Schritt vor
    }
arrakis-effect-imperium-any = führe eine Imperium-Aktion deiner Wahl aus

## The desert
arrakis-effect-wormsigns =
    { $amount ->
        [one] lege { $amount } Wurmzeichen in ein Wüstengebiet
       *[other] lege { $amount } Wurmzeichen in verschiedene Wüstengebiete
    }
arrakis-effect-power = nutze Wüstenmacht
arrakis-effect-storms = führe die Coriolis-Stürme jetzt aus: wirf { $dice } Kampfwürfel für jede Legion der Harkonnen in einem ungeschützten Gebiet
arrakis-effect-detonate = zünde die Familienatomwaffen
arrakis-effect-maker-enters = der Wilde Macher kommt mit verbrauchter Karte ins Spiel: stelle seine Figur in ein leeres Wüstengebiet
arrakis-effect-maker-strikes = bewege den Wilden Macher, dann greife mit ihm an

## Leaders and Bene Gesserit
arrakis-effect-enters = { $leader-the } kommt ins Spiel
arrakis-effect-enters-ousting = { $leader-the } kommt ins Spiel, und { $ousted } wird aus dem Spiel entfernt
arrakis-effect-take-sister = nimm 1 Bene-Gesserit-Marker aus der Reserve
# A free action of several copies of a card in hand; then $effects.
arrakis-effect-scheme = freie Aktion, solange { $leader } im Spiel ist: lege { $least } oder { $most } Exemplare von deiner Hand ab; er wird aus dem Spiel entfernt, { $effects }
arrakis-effect-seek = in ihrem nächsten Aktionszug können die Atreides weder Paul platzieren noch eine Legion bewegen oder angreifen lassen, zu der er gehört

## Choices that one or two cards ask for
arrakis-pick-sign =
    { $amount ->
        [one] lege ein Wurmzeichen vom Spielplan ab
       *[other] lege bis zu { $amount } Wurmzeichen vom Spielplan ab
    }
arrakis-pick-pole-sign = lege alle Wurmzeichen in den Gebieten ab, die an den { arrakis-area-north_pole } grenzen
arrakis-pick-tank-sector = schicke einen gegnerischen namentlichen Anführer, der in einem Sektor mit einer deiner Legionen ist, in den Regenerationstank
arrakis-pick-tank-adjacent = schicke einen gegnerischen namentlichen Anführer in einem Gebiet, das an diese Legion angrenzt, in den Regenerationstank
arrakis-pick-tank-any = schicke einen gegnerischen namentlichen Anführer deiner Wahl in den Regenerationstank
arrakis-pick-back = mische eine offene Vorwissenskarte in ihr Deck zurück
arrakis-pick-house-die = lege einen unbenutzten { arrakis-result-house }-Würfel der Atreides ab oder den Bene-Gesserit-Marker in ihrem Kasten { arrakis-result-house }
arrakis-pick-spies = wähle ein Gebiet: der Sietch und alle Aufmarschmarker dort werden aufgedeckt
arrakis-pick-die = wähle einen unbenutzten Aktionswürfel oder Bene-Gesserit-Marker der Harkonnen: sie müssen ihn in ihrem nächsten Zug nutzen
arrakis-pick-adab = entferne beliebig viele offene Vorwissenskarten aus dem Spiel und decke ebenso viele neue auf
arrakis-pick-down = senke einen Vorwissensmarker um beliebig viele Schritte und rücke einen anderen um ebenso viele vor
arrakis-pick-imperium-down = senke einen Imperium-Marker um 1 Schritt, ohne sein Verbot
arrakis-pick-fear = lege diese Karte an eine offene Vorwissenskarte an: sicherst du jene, rücke zusätzlich einen beliebigen Vorwissensmarker um { $amount } Schritte vor
arrakis-pick-ibad = lege diese Karte an eine offene Vorwissenskarte an: jene kann nicht entfernt werden und bleibt neben den üblichen offen, bis du sie sicherst
arrakis-pick-worm-by-worm = platziere einen Sandwurm in einem leeren Wüstengebiet, das an einen anderen Sandwurm angrenzt
arrakis-pick-worm-by-legion =
    { $amount ->
        [one] platziere einen Sandwurm in einem leeren Wüstengebiet, das an eine deiner Legionen angrenzt
       *[other] platziere bis zu { $amount } Sandwürmer in leeren Wüstengebieten, die an deine Legionen angrenzen
    }
arrakis-pick-chasm =
    { $amount ->
        [one] entferne eine Erntemaschine aus der Tiefen Wüste
       *[other] entferne bis zu { $amount } Erntemaschinen aus der Tiefen Wüste eines Sektors
    }
arrakis-pick-gurney =
    { $amount ->
        [one] entferne eine Erntemaschine aus dem Sektor von { arrakis-leader-gurney_halleck }
       *[other] entferne bis zu { $amount } Erntemaschinen aus dem Sektor von { arrakis-leader-gurney_halleck }
    }
arrakis-pick-rockets = wähle einen Sektor mit einer deiner Legionen und wirf { $dice } Kampfwürfel: für jedes Schwert und jedes Spezial entferne eine Erntemaschine aus diesem Sektor oder einen Ornithopter oder Carryall aus einer mit ihm verbundenen Flugzone
arrakis-pick-captured = entferne einen Ornithopter vom Spielplan und wirf { $dice } Kampfwürfel gegen eine Legion der Harkonnen in einem Sektor, der mit seiner Flugzone verbunden ist: 1 Treffer für jedes Schwert und jedes Spezial
arrakis-pick-blast = wirf { $dice } Kampfwürfel gegen eine gegnerische Legion, die an eine deiner Legionen angrenzt: 1 Treffer für jedes Schwert und jedes Spezial
arrakis-pick-swap = vertausche alle Aufmarschmarker zweier deiner Sietches
arrakis-pick-tide = bewege eine Legion der Harkonnen in einem Wüstengebiet in ein angrenzendes leeres Gebiet
arrakis-pick-clear-sky = entferne einen Ornithopter, eine Harkonnen-Fregatte oder den Gildennavigator aus einer Flugzone

## Cards that stay in play: what they do from now on
arrakis-stays-riding = von nun an können deine Truppen der Großen Häuser sandreiten
arrakis-stays-shields = von nun an hebt jede deiner Truppen der Großen Häuser in jeder Gefechtsrunde 1 gegnerischen Schild auf, wie eine besondere Elite-Einheit
arrakis-stays-on-harvester = von nun an einmal pro Runde, wenn ein Sandwurm eine Erntemaschine zerstört: { $effect }
