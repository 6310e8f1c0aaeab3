# What components do. Every message is a phrase that can stand inside another: no capital at its start, no full stop.
# Phrases are imperatives ("ziehe 1 Karte") or clauses with the verb second ("du darfst eine Karte entsorgen"), so they
# stand after a colon, an arrow or "und", but never after a subordinate clause and a comma, where the verb would move.
# $may is "no" where an effect that may be left out is an option by itself; it is "yes" everywhere else.

## Lists. "more" joins what is not the end of a list of three or more, "last" its end, "two" a list of two.
list-and-two = { $first } und { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } und { $second }
list-or-two = { $first } oder { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } oder { $second }
# Effects that follow one another in one step.
list-then-two = { $first }, dann { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, dann { $second }
# Effects to choose from: whole clauses.
list-choice-two = { $first }, oder { $second }
list-choice-more = { $first }, { $second }
list-choice-last = { $first } oder { $second }
# Effects that do not depend on each other.
list-parts-two = { $first }; { $second }
list-parts-more = { $first }; { $second }
list-parts-last = { $first }; { $second }
list-plain-two = { $first }, { $second }
list-plain-more = { $first }, { $second }
list-plain-last = { $first }, { $second }
list-sentences-two = { $first }. { $second }
list-sentences-more = { $first }. { $second }
list-sentences-last = { $first }. { $second }

## Amounts
amount-solari = { $amount } Solari
amount-spice = { $amount } Spice
amount-water = { $amount } Wasser
amount-persuasion = { $amount } Überzeugung
amount-swords =
    { $amount ->
        [one] { $amount } Schwert
       *[other] { $amount } Schwerter
    }
amount-points =
    { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
amount-troop =
    { $amount ->
        [one] { $amount } Trupp
       *[other] { $amount } Truppen
    }
amount-dreadnought =
    { $amount ->
        [one] { $amount } Schlachtschiff
       *[other] { $amount } Schlachtschiffe
    }
amount-influence = { $amount } Einfluss { $faction-with }
amount-influence-any = { $amount } Einfluss bei einer Fraktion deiner Wahl

## Joints
effect-gain = erhalte { $amounts }
effect-gain-one = erhalte entweder { $amounts }
effect-pay = { $cost } → { $effect }
effect-when = { $condition }: { $effect }
effect-choose = wähle eins: { $options }
effect-choose-two = wähle zwei: { $options }
# The same effect several times; times is 2 or more.
effect-times =
    { $times ->
        [2] { $effect } (zweimal)
       *[other] { $effect } ({ $times }-mal)
    }

## Gains that count something
effect-per = erhalte { $amounts } für { $each }
each-in-play =
    { $including ->
        [yes] jede { $faction-card }, die du im Spiel hast, auch für diese
       *[no] jede { $faction-card }, die du im Spiel hast
    }
each-other-sword-card = jede andere in diesem Zug aufgedeckte Karte, die Schwerter gibt
each-sword-card = jede in diesem Zug aufgedeckte Karte, die Schwerter gibt
each-dreadnought = jedes deiner Schlachtschiffe im Konflikt
each-low-track = jede Fraktion, bei der du höchstens 1 Einfluss hast

## Influence
effect-influence-among = erhalte { $amount } Einfluss { $factions }
# How a faction stands in the list of those to choose from.
among-item = { $faction-with }
effect-influence-behind = erhalte { $amount } Einfluss bei einer Fraktion, bei der ein Gegner mehr Einfluss hat als du
effect-influence-snooper = erhalte { $amount } Einfluss bei einer Fraktion, auf deren Leiste eines deiner Schnüffler-Plättchen liegt
effect-influence-two = erhalte je 1 Einfluss bei zwei verschiedenen Fraktionen
effect-influence-visited = erhalte 1 Einfluss bei der Fraktion, zu deren Feld du in diesem Zug einen Agenten entsendet hast
effect-influence-token = erhalte 1 Einfluss bei der Fraktion dieses Plättchens
effect-influence-agents = erhalte 1 Einfluss bei jeder Fraktion, auf deren Feldern du einen Agenten hast
effect-much-influence = die Fraktion, zu deren Feld du mit dieser Karte einen Agenten entsendest, gibt dir 2 Einfluss statt 1
effect-track-bonus = erhalte den Bonus, den die Leiste dieses Plättchens bei 4 Einfluss zeigt

## Troops and dreadnoughts
effect-recruit = rekrutiere { $troops }
effect-recruit-may-deploy =
    { $amount ->
        [one] rekrutiere { $troops }, den du im Konflikt einsetzen darfst
       *[other] rekrutiere { $troops }, die du im Konflikt einsetzen darfst
    }
effect-recruit-may-deploy-revealing =
    { $amount ->
        [one] rekrutiere { $troops }, den du im Konflikt einsetzen darfst, falls dies dein Aufdeckzug ist
       *[other] rekrutiere { $troops }, die du im Konflikt einsetzen darfst, falls dies dein Aufdeckzug ist
    }
effect-recruit-deploy =
    { $amount ->
        [one] rekrutiere { $troops } und setze ihn im Konflikt ein
       *[other] rekrutiere { $troops } und setze sie im Konflikt ein
    }
effect-deploy =
    { $amount ->
        [one] du darfst { $troops } aus deiner Garnison im Konflikt einsetzen
       *[other] setze bis zu { $troops } aus deiner Garnison im Konflikt ein
    }
effect-deploy-any = setze beliebig viele Truppen aus deiner Garnison im Konflikt ein
effect-deploy-units =
    { $amount ->
        [one] du darfst { $amount } Einheit aus deiner Garnison im Konflikt einsetzen
       *[other] setze bis zu { $amount } Einheiten aus deiner Garnison im Konflikt ein
    }
effect-retreat =
    { $amount ->
        [one] du darfst { $troops } aus dem Konflikt zurückziehen
       *[other] ziehe bis zu { $troops } aus dem Konflikt zurück
    }
effect-retreat-any = ziehe beliebig viele deiner Truppen aus dem Konflikt zurück
effect-commission =
    { $may ->
        [yes] du darfst ein Schlachtschiff in Betrieb nehmen
       *[no] nimm ein Schlachtschiff in Betrieb
    }
effect-opponents-lose-garrison = jeder Gegner verliert { $troops } aus seiner Garnison
effect-opponents-retreat-ship = jeder Gegner zieht ein Schlachtschiff aus dem Konflikt zurück
effect-double-cross = ein Gegner deiner Wahl verliert 1 Trupp im Konflikt und du setzt dort 1 Trupp aus deinem Vorrat ein
effect-ambush = für jeden Trupp, den du in diesem Zug einsetzt, darfst du eine gegnerische Einheit zum Rückzug aus dem Konflikt zwingen
effect-solari-if-won = erhalte { $amount } Solari, falls du diesen Konflikt gewinnst
effect-control-location = übernimm die Kontrolle über { $space-acc }

## Cards
effect-draw =
    { $amount ->
        [one] ziehe { $amount } Karte
       *[other] ziehe { $amount } Karten
    }
effect-draw-intrigue =
    { $amount ->
        [one] ziehe { $amount } Intrigenkarte
       *[other] ziehe { $amount } Intrigenkarten
    }
effect-steal-intrigue = jeder Gegner mit 4 oder mehr Intrigenkarten gibt dir eine zufällige davon
effect-swap-intrigue = lege beliebig viele deiner Intrigenkarten unter den Intrigenstapel, dann ziehe ebenso viele
effect-trash =
    { $may ->
        [yes] du darfst eine Karte entsorgen
       *[no] entsorge eine Karte
    }
effect-trash-in-play =
    { $may ->
        [yes] du darfst eine deiner Karten im Spiel entsorgen
       *[no] entsorge eine deiner Karten im Spiel
    }
effect-trash-this = entsorge diese Karte
effect-acquire = erwirb eine Karte, die höchstens { $amount } Überzeugung kostet
effect-acquire-may = du darfst eine Karte erwerben, die höchstens { $amount } Überzeugung kostet
effect-acquire-top = erwirb eine Karte, die höchstens { $amount } Überzeugung kostet, und lege sie oben auf dein Deck
effect-foldspace = erwirb „{ card-foldspace }“ aus der Reserve
effect-opponents-discard =
    { $amount ->
        [one] jeder Gegner wirft { $amount } Karte ab
       *[other] jeder Gegner wirft { $amount } Karten ab
    }
effect-test-opponents = jeder Gegner wählt: 1 Karte abwerfen oder 1 Trupp im Konflikt verlieren
effect-take-from-discard = nimm eine { $faction-card } von deinem Ablagestapel auf die Hand
effect-look-at-top = sieh dir die oberste Karte deines Decks an: Ziehe oder entsorge sie
effect-reshuffle = mische deinen Ablagestapel in dein Deck
effect-cheaper-spice = „{ card-the_spice_must_flow }“ kostet dich in diesem Zug { $amount } Überzeugung weniger
effect-persuasion-later = erhalte { $amount } Überzeugung in deinem Aufdeckzug dieser Runde
effect-acquire-to-top = Karten, die du in deinem Aufdeckzug dieser Runde erwirbst, darfst du oben auf dein Deck legen
effect-manipulate = entferne eine Karte aus der Imperium-Reihe; bis zum Ende deines Aufdeckzugs dieser Runde kannst nur du sie erwerben, und zwar für 1 Überzeugung weniger
effect-set-card-aside = lege eine Karte von deiner Hand verdeckt beiseite

## Agents and spaces
effect-another-turn = du darfst direkt nach diesem Zug einen weiteren Zug ausführen
# An imperative, because it follows "dann".
effect-allow-pass = passe in diesem Zug, wenn du möchtest
effect-recall-agent = rufe einen deiner Agenten zurück
effect-close-space = wähle ein Spielplanfeld: Bis zu deinem nächsten Zug können deine Gegner ihren nächsten Agenten nicht dorthin entsenden
effect-add-faction-icons = die Karte, die du in diesem Zug ausspielst, hat auch die Agentensymbole aller vier Fraktionen
effect-ignore-enemies = gegnerische Agenten blockieren deinen Agenten in diesem Zug nicht
effect-cheaper-space = { $space-nom } kostet mit dieser Karte { $amount } Spice weniger
effect-harvest-spice = ernte das Spice des Feldes, zu dem du deinen Agenten entsendet hast
effect-harvest-again = das aufgedruckte Spice, das du mit diesem Agenten erntest, wird verdoppelt, Bonus-Spice nicht
effect-take-seat = nimm einen Sitz im Hohen Rat ein: { $amount } Überzeugung in jedem deiner Aufdeckzüge
effect-take-swordmaster = nimm deinen Schwertmeister, einen dritten Agenten für den Rest der Partie
effect-take-mentat = nimm den Mentaten von seinem Feld, einen zusätzlichen Agenten für diese Runde
effect-next-mentat = nimm zu Beginn der nächsten Runde den Mentaten, einen zusätzlichen Agenten für jene Runde
effect-use-signet = aktiviere die Siegelring-Fähigkeit des Anführers
effect-sell-spice = verkaufe einmal Spice: { $rows }
sale = { $spice } Spice → { $solari } Solari

## Freighter and technology
effect-freighter =
    { $may ->
        [yes] du darfst deinen Frachter vorrücken oder zurückrufen
       *[no] rücke deinen Frachter vor oder rufe ihn zurück
    }
effect-negotiate =
    { $may ->
        [yes] du darfst 1 Trupp aus deinem Vorrat als Verhandlungsführer auf den Ix-Spielplan legen
       *[no] lege 1 Trupp aus deinem Vorrat als Verhandlungsführer auf den Ix-Spielplan
    }
effect-tech =
    { $may ->
        [yes] du darfst ein Tech-Plättchen erwerben
       *[no] erwirb ein Tech-Plättchen
    }
effect-tech-discount =
    { $may ->
        [yes] du darfst ein Tech-Plättchen mit einem Rabatt von { $amount } Spice erwerben
       *[no] erwirb ein Tech-Plättchen mit einem Rabatt von { $amount } Spice
    }
effect-tech-solari =
    { $may ->
        [yes] du darfst ein Tech-Plättchen erwerben und es mit Spice oder mit Solari bezahlen
       *[no] erwirb ein Tech-Plättchen und bezahle es mit Spice oder mit Solari
    }
effect-dividends = erhalte 5 Solari und jeder Gegner erhält 1 Solari

## Costs
cost-pay = bezahle { $amounts }
cost-discard =
    { $amount ->
        [one] wirf { $amount } Karte ab
       *[other] wirf { $amount } Karten ab
    }
cost-trash-this = entsorge diese Karte
cost-trash =
    { $amount ->
        [one] entsorge { $amount } Karte
       *[other] entsorge { $amount } Karten
    }
cost-influence = verliere { $amount } Einfluss
cost-troop = verliere { $troops }
cost-conflict-troops = verliere { $troops } im Konflikt
cost-retreat-units = ziehe { $amount } deiner Einheiten aus dem Konflikt zurück
cost-intrigue = lege { $amount } deiner Intrigenkarten unter den Intrigenstapel
cost-flip = drehe dieses Plättchen um
cost-trash-tile = entsorge dieses Plättchen

## Conditions: subordinate clauses, which stand before a colon, and after "nur ausspielen,".
condition-always = wann immer du möchtest
condition-influence = falls du { $level } oder mehr Einfluss { $faction-with } hast
condition-alliance = falls du die Allianz { $faction-allied } hast
condition-any-alliance = falls du eine Allianz hast
condition-other-in-play =
    { $faction-id ->
        [fremen] falls du eine weitere { $faction-card } im Spiel hast (Fremenband)
       *[other] falls du eine weitere { $faction-card } im Spiel hast
    }
condition-council = falls du einen Sitz im Hohen Rat hast
condition-tiles =
    { $amount ->
        [one] falls du ein Tech-Plättchen hast
       *[other] falls du { $amount } oder mehr Tech-Plättchen hast
    }
condition-agent-at = falls du einen Agenten auf einem Feld { $faction-of } hast
condition-gained = falls du in diesem Zug { $amount } oder mehr Überzeugung erhalten hast
condition-met-enemy = falls auf dem Feld, zu dem diese Karte deinen Agenten entsendet hat, ein gegnerischer Agent war
condition-coordinated = falls du { $amount } oder mehr Agenten auf Feldern mit dem Symbol { icon-landsraad }, { icon-city } oder { icon-spice_trade } hast
condition-mentat-home = falls der Mentat auf seinem Feld ist
condition-opening = bevor du in deinem Zug irgendetwas anderes tust
condition-before-agent = bevor du einen Agenten entsendest
condition-enemy-troop = falls ein Gegner einen Trupp im Konflikt hat
condition-deck = falls dein Deck nicht leer ist
condition-agent-out = falls du einen Agenten auf dem Spielplan hast
condition-deployed =
    { $amount ->
        [one] falls du in diesem Zug eine Einheit eingesetzt hast
       *[other] falls du in diesem Zug { $amount } oder mehr Einheiten eingesetzt hast
    }
condition-visited-faction = falls du in diesem Zug einen Agenten zu einem Feld einer Fraktion entsendet hast
condition-spice-flows =
    { $amount ->
        [one] falls du „{ card-the_spice_must_flow }“ besitzt
       *[other] falls du { $amount } oder mehr Karten „{ card-the_spice_must_flow }“ besitzt
    }
condition-most-spice-flows =
    { $amount ->
        [0] falls du mehr Karten „{ card-the_spice_must_flow }“ besitzt als jeder Gegner
       *[other] falls du { $amount } Karten „{ card-the_spice_must_flow }“ besitzt oder mehr als jeder Gegner
    }
condition-tracks =
    { $tracks ->
        [4] falls du auf allen { $tracks } Einflussleisten { $level } oder mehr Einfluss hast
       *[other] falls du auf { $tracks } Einflussleisten { $level } oder mehr Einfluss hast
    }
condition-conspiracy =
    { $amount ->
        [4] falls alle { $amount } Bedingungen erfüllt sind ({ conspiracy })
       *[other] falls { $amount } dieser Bedingungen erfüllt sind ({ conspiracy })
    }
conspiracy = 2 eigene Schlachtschiffe in Betrieb; „{ card-the_spice_must_flow }“; 4 oder mehr Einfluss auf 2 Leisten; ein Sitz im Hohen Rat
condition-solari = falls du { $amount } oder mehr Solari hast
condition-ship-in-supply = falls du ein Schlachtschiff in deinem Vorrat hast

## Between two icons
glyph-or = oder
