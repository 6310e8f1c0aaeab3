# What a player of War for Arrakis can do: one message a verb. Options stand in a list, so they end without a full stop.
# Messages with a longer key are the same verb at a moment that tells more. They are imperatives, as the effects are that
# stand in the same list. A legion is told behind a colon, in the nominative.

## The turn
arrakis-option-use = { $result }: { $use }
arrakis-option-leader = { $result } mit { $leader-dat }: { $effect }
arrakis-option-claim = sichere { $prescience-quoted } ({ $steps })
arrakis-option-spend = { $result }: sichere { $prescience-quoted } ({ $steps })
arrakis-option-desert_power = nutze Wüstenmacht ohne Würfel
arrakis-option-member = { $member }
arrakis-option-end_turn = beende den Zug
arrakis-option-cone = gib einen Kegel-der-Stille-Marker aus

# Behind an option that stands on a card or leader whose printed text is not verified.
arrakis-option-substitute = { $option } [Ersatz]
arrakis-option-namesake = { $option } ({ $effect })

## Moving and attacking
arrakis-option-from = { $area }
arrakis-option-from-move = { $area-from }: { $legion }
arrakis-option-from-attack = greife { $area-out } an: { $legion }
arrakis-option-from-worm = der Sandwurm { $area-in }
arrakis-option-from-maker = der Wilde Macher { $area-in }
arrakis-option-from-sietch = der Sietch { $area-in }
arrakis-option-way-walk = zu Fuß
arrakis-option-way-ride = auf Sandwürmern
arrakis-option-way-march = bis zu zwei Gebiete weit zu Fuß
arrakis-option-way-carriers = mit Truppentransportern
arrakis-option-way-ornithopter = mit dem Ornithopter in { $zone }
arrakis-option-way-frigate = mit der Fregatte in { $zone }
arrakis-option-way-navigator = mit dem Gildennavigator in { $zone }
arrakis-option-way-sparing = mit dem Ornithopter in { $zone }; entferne statt seiner den Gildennavigator
arrakis-option-to = { $area }
arrakis-option-to-move = { $area-to }
arrakis-option-to-join = { $area-to } (dort schon: { $legion })
arrakis-option-to-attack = greife { $area-acc } an: { $legion }
arrakis-option-to-undefended = greife { $area-acc } an (unverteidigt)
arrakis-option-to-retreat = weiche { $area-to } aus
arrakis-option-to-drive = sie ziehen sich { $area-to } zurück
arrakis-option-to-strike = greife { $area-acc } an
arrakis-option-to-first = zuerst { $area }
arrakis-option-go = los
arrakis-option-go-move = { $start-from } { $area-to }: { $legion }
arrakis-option-go-attack = greife { $area-acc } { $start-out } an: { $legion }
arrakis-option-leave = lass { $figures } zurück
arrakis-option-leave_token = lass den Marker mit { $figures } zurück
arrakis-option-leave_leader = lass { $leader-the } zurück
arrakis-option-move = bewegen
arrakis-option-attack = angreifen
arrakis-option-attack-surprise = mache einen Überraschungsangriff

## Enough
arrakis-option-stop = fertig
arrakis-option-stop-move = bewege nichts mehr
arrakis-option-stop-attack = greife nicht an
arrakis-option-stop-play = spiele keine Karte
arrakis-option-stop-dice = lege keine Karte ab
arrakis-option-stop-leader = ohne Anführer
arrakis-option-stop-place = platziere nichts mehr
arrakis-option-stop-token = der Marker verlässt das Spiel
arrakis-option-stop-alone = versetze den Sietch-Marker allein
arrakis-option-stop-claim = sichere nichts
arrakis-option-stop-nothing = tu nichts

## Placing
arrakis-option-place = { $area }
arrakis-option-place-figures = { $area-in }
arrakis-option-place-join = { $area-in } (dort schon: { $legion })
arrakis-option-place-harvester = eine Erntemaschine { $area-in }
arrakis-option-place-wormsign = ein Wurmzeichen { $area-in }
arrakis-option-place-figure = { $figures } { $area-in }
arrakis-option-place-leader = ein Anführer { $area-in }
arrakis-option-place-sign = lege das Wurmzeichen { $area-in } ab
arrakis-option-place-reveal = decke auf, was { $area-in } liegt
arrakis-option-place-worm = ein Sandwurm { $area-in }
arrakis-option-place-maker = der Wilde Macher { $area-in }
arrakis-option-place-remove = entferne die Erntemaschine { $area-in }
arrakis-option-place-blast = die Legion { $area-in }: { $legion }
arrakis-option-place-sietch = der Sietch { $area-in }
arrakis-option-place-token = decke einen Marker { $area-in } auf
arrakis-option-place-replace = ersetze eine Figur { $area-in }
arrakis-option-put = { $figures } { $area-in }
arrakis-option-place_leader = { $leader } { $area-in }
arrakis-option-deploy = { $figures } { $area-in }
arrakis-option-token = platziere den Marker mit { $figures } { $area-in }
arrakis-option-token-reveal = decke den Marker mit { $figures } { $area-in } auf
arrakis-option-token-remove = entferne den Marker mit { $figures } { $area-in }
arrakis-option-take = { $figures } { $area-in }
arrakis-option-take-replace = ersetze { $figures } { $area-in } durch { $others }
arrakis-option-take-remove = entferne { $figures } { $area-in }
arrakis-option-zone = { $zone }
arrakis-option-zone-carryall = nutze den Carryall in { $zone }
arrakis-option-zone-remove = entferne { $vehicle-acc } in { $zone }
arrakis-option-zone-place-carryall = ein Carryall in { $zone }
arrakis-option-zone-place-ornithopter = ein Ornithopter in { $zone }
arrakis-option-zone-fly = der Ornithopter in { $zone }
arrakis-option-zone-frigate = eine Fregatte in { $zone }
arrakis-option-zone-navigator = der Gildennavigator in { $zone }
arrakis-option-vehicle = { $vehicle } in { $zone }
# The zone is occupied: what is there is removed first.
arrakis-option-vehicle-instead = { $vehicle } in { $zone }; { $other-the } dort wird entfernt
arrakis-option-land = lande { $figures } { $area-in }

## Dice
arrakis-option-box = { $result }
arrakis-option-box-sister = lege den Bene-Gesserit-Marker auf { $result }
arrakis-option-box-divide = gib deinem Verbündeten einen { $result-die }
arrakis-option-change = ändere einen { $result-die } auf { $goal }
arrakis-option-die = der { $result-die } { $member-of }
arrakis-option-die-next = { $result }
arrakis-option-sister = der Bene-Gesserit-Marker { $side-of }

## Cards
arrakis-option-card = { $card }
arrakis-option-card-play = spiele { $card-quoted } – { $effect }
arrakis-option-card-discard = lege { $card-quoted } ab
arrakis-option-card-dice = lege { $card-quoted } für 1 weiteren Kampfwürfel ab
arrakis-option-draw = ziehe { $cards }
arrakis-option-draw-none = ziehe nichts
# How many cards from which deck, one part of the list $cards.
arrakis-option-draw-part =
    { $amount ->
        [one] { $amount } Karte { $deck-from }
       *[other] { $amount } Karten { $deck-from }
    }
arrakis-option-keep = mische { $prescience-quoted } ins Deck zurück
arrakis-option-remove = entferne { $prescience-quoted } aus dem Spiel
arrakis-option-remove-back = mische { $prescience-quoted } ins Deck zurück
arrakis-option-remove-attach = lege sie an { $prescience-quoted } an

## Battle
arrakis-option-lose = verliere { $figures }
arrakis-option-lose-stack = entferne { $figures }
arrakis-option-lose_left_out = entferne { $figures } von denen, die nicht angreifen
arrakis-option-reduce = mache { $figures } zur Standard-Einheit
arrakis-option-lose_leader = verliere { $leader-the }
arrakis-option-lose_token = entferne den Marker mit { $figures }
arrakis-option-ability = { $leader }: { $battle }
arrakis-option-ability_generic = ein generischer Anführer: { $battle }
arrakis-option-cease = brich den Angriff ab
arrakis-option-continue =
    { $hits ->
        [0] setze den Angriff fort
       *[other] setze den Angriff fort und nimm 1 Treffer hin
    }
arrakis-option-retreat = ziehe dich zurück
arrakis-option-stand = bleib und kämpfe weiter

## Yes and no
arrakis-option-yes = ja
arrakis-option-no = nein
arrakis-option-yes-reserve = lege den Marker der Spice-Reserve für 1 Spice ab
arrakis-option-yes-enter = { $leader-the } kommt ins Spiel
arrakis-option-stop-enter = { $leader-the } kommt nicht ins Spiel
arrakis-option-no-reserve = behalte den Marker der Spice-Reserve
arrakis-option-yes-advance = rücke { $area-to } vor
arrakis-option-no-advance = bleib, wo du bist
arrakis-option-no-sister = lege keinen Marker
arrakis-option-no-worm = kein Sandwurm kommt
arrakis-option-no-carryall = gib die Erntemaschine auf

## Free actions
arrakis-option-free = freie Aktion: { $free }
arrakis-option-scout =
    { $sparing ->
        [yes] kläre mit { $vehicle-dat } in { $zone } { $area-acc } auf; entferne stattdessen den Gildennavigator
       *[no] kläre mit { $vehicle-dat } in { $zone } { $area-acc } auf
    }
arrakis-option-train = decke den Marker mit { $figures } { $area-in } auf
arrakis-option-atomics = zünde die Atomwaffen, { $atomics }: { $effect }
arrakis-option-scheming = lege { $amount } Exemplare von „{ arrakis-card-hawats_scheming }“ ab
arrakis-option-bombard = bombardiere { $area-acc } mit der Fregatte in { $zone }

## Spice and the Imperium
arrakis-option-pay-power =
    { $deal ->
        [keep] { $power }: zahle { $price } Spice, der Marker bleibt
        [raise] { $power }: zahle { $price } Spice, der Marker steigt
       *[nothing] { $power }: zahle nichts
    }
arrakis-option-pay-stockpile =
    { $price ->
        [0] bevorrate nichts
       *[other] bevorrate { $price } Spice für 1 Vorherrschaft
    }
arrakis-option-pay-reserve =
    { $price ->
        [0] hebe nichts auf
       *[other] hebe { $price } Spice für eine spätere Runde auf
    }
arrakis-option-imperium = { $power }
arrakis-option-imperium-action = { $effect }
arrakis-option-imperium-yards = führe eine { $power }-Aktion aus: bringe 2 Fregatten an Bord deines Heighliners
arrakis-option-imperium-pay = bezahle den { $power }-Marker
arrakis-option-imperium-down = { $power } 1 Schritt abwärts
arrakis-option-one_only =
    { $power-id ->
        [landsraad] führe eine { $power }-Aktion aus, bringe aber nur 1 Truppe der Großen Häuser an Bord
       *[choam] führe eine { $power }-Aktion aus, bringe aber nur 1 Fregatte an Bord
    }

## The desert
arrakis-option-wormsigns = lege bis zu { $amount } Wurmzeichen aus
arrakis-option-move_worms = bewege bis zu { $amount } Sandwürmer
arrakis-option-attack_worm = greife mit einem Sandwurm an
arrakis-option-wild_maker = { $effect }
arrakis-option-wild_maker-appears = der Wilde Macher
arrakis-option-sandworm = ein Sandwurm

## Choices
arrakis-option-marker = { $marker }
arrakis-option-shift =
    { $amount ->
        [one] { $marker } { $amount } Schritt abwärts, { $other } { $amount } Schritt aufwärts
       *[other] { $marker } { $amount } Schritte abwärts, { $other } { $amount } Schritte aufwärts
    }
arrakis-option-sector = { $sector }
arrakis-option-amount = { $amount }
arrakis-option-amount-effect = { $effect }
arrakis-option-amount-tokens =
    { $amount ->
        [0] ziehe keinen Aufmarschmarker
       *[other] ziehe { $amount } Aufmarschmarker
    }
arrakis-option-amount-land = { $figures } im ersten Gebiet
arrakis-option-take_leader = { $leader }
arrakis-option-take_leader-tank = schicke { $leader-the } in den Tank
arrakis-option-take_leader-swap = nimm { $leader-the } vom Spielplan
