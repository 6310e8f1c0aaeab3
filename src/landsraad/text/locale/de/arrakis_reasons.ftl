# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = Die Partie ist zu Ende.
arrakis-reason-unknown-notation = „{ $notation }“ ist kein Spielzug dieser Partie.
arrakis-reason-unknown-word = „{ $word }“ gibt es hier nicht. Gemeint ist vielleicht: { $close }?
arrakis-reason-unknown-word-alone = „{ $word }“ ist hier nicht bekannt ({ $kind }).
arrakis-reason-wrong-form = „{ $notation }“ hat zu wenige oder zu viele Wörter. Geschrieben wird es so: { $form }.
arrakis-reason-atreides-only = Nur die Atreides nutzen Wüstenmacht ohne Würfel.
arrakis-reason-not-fewer-dice = Wüstenmacht ohne Würfel verlangt weniger unbenutzte Würfel, als die Harkonnen haben: Die Atreides haben { $atreides }, die Harkonnen { $harkonnen }.
arrakis-reason-die-is-forced = „{ arrakis-card-truthtrance }“ bestimmt, welcher Würfel jetzt genutzt werden muss.
arrakis-reason-no-die = Du hast keinen unbenutzten { $result-die }.
arrakis-reason-no-card-to-play = Du hast keine Planungskarte, die gespielt werden kann.
arrakis-reason-card-costs-die = Eine Planungskarte zu spielen kostet einen Würfel, und du hast keinen mehr.
arrakis-reason-not-this-result = { $result } erlaubt das nicht.
arrakis-reason-leader-spent = Die Karte { $leader-of } ist bis zum Rundenende verbraucht.
arrakis-reason-leader-in-tank = { $leader-the } ist im Regenerationstank.
arrakis-reason-leader-not-in-play = { $leader-the } ist nicht im Spiel.
arrakis-reason-other-box = Die Spezialaktion { $leader-of } verlangt { $result }.
arrakis-reason-no-special-action = { $leader-the } hat keine Spezialaktion.
arrakis-reason-not-your-leader = { $leader-the } gehört deinem Partner.
arrakis-reason-scouting-banned = Das { arrakis-power-spacing_guild }-Verbot untersagt Aufklärungsaktionen.
arrakis-reason-nothing-to-scout = In Reichweite eines Ornithopters ist nichts verborgen.
arrakis-reason-tokens-watched = Ornithopter überwachen die Sektoren aller deiner verdeckten Marker.
arrakis-reason-not-asked = Jetzt wird nach etwas anderem gefragt. { $seats }: { $question }
arrakis-reason-asked-first = Erst ist das zu entscheiden: { $question }
arrakis-reason-must-act = Ein Zug kann nicht ausgelassen werden: Gib einen Würfel aus oder nutze Wüstenmacht.
arrakis-reason-already-acted = Die Aktion dieses Zuges ist schon ausgeführt.
arrakis-reason-choose-member-first = Zuerst entscheidet das Team, wer von beiden es ist.
arrakis-reason-other-team = { $member-the } gehört nicht zu deinem Team.
arrakis-reason-only-for-side = Das können nur { $side-the }.
arrakis-reason-only-for-member = Das kann nur { $member-the }.
arrakis-reason-enemy-leader = { $leader-the } gehört zum Gegner.
arrakis-reason-no-cones = Dein Team hat keinen Kegel-der-Stille-Marker, den es ausgeben könnte.
arrakis-reason-no-excess-die = Kein { $result-die } muss mehr geändert werden.
arrakis-reason-box-full = { $result } hat kein leeres Feld.
arrakis-reason-cannot-decline = Das kann nicht abgelehnt werden.
arrakis-reason-automaton-decides = Der Automat entscheidet nach seinen Kriterien; du wählst nur unter dem, was danach gleich gut ist.
arrakis-reason-no-window = Freie Aktionen sind nur im eigenen Zug möglich, und nicht mitten hierin.
arrakis-reason-no-ornithopter = Kein Ornithopter ist auf dem Spielplan.
arrakis-reason-nothing-hidden = { $area-in } ist nichts verborgen.
arrakis-reason-no-facedown-token = Du hast keinen verdeckten Marker auf dem Spielplan.
arrakis-reason-area-watched = Ein Ornithopter überwacht den Sektor dieses Gebiets ({ $area }).
arrakis-reason-token-not-there = Dieser Marker ist nicht { $area-in }.
arrakis-reason-no-token-there = { $area-in } liegt kein verdeckter Marker von dir.
arrakis-reason-atomics-used = Die Familienatomwaffen wurden schon gezündet.
arrakis-reason-marker-too-low = Kein Vorwissensmarker hat Schritt { $step } erreicht.
arrakis-reason-schemings = Mindestens zwei Exemplare von { arrakis-card-hawats_scheming.quoted } werden zusammen abgelegt; auf deiner Hand: { $have }.
arrakis-reason-needs-guild = Das gehört zu „{ arrakis-title-spacing_guild }“; die Erweiterung ist in dieser Partie nicht dabei.
arrakis-reason-no-frigate = Du hast keine Fregatte auf dem Spielplan.
arrakis-reason-nothing-to-bombard = In Reichweite deiner Fregatten ist nichts zu bombardieren.
arrakis-reason-nothing-to-bombard-there = { $area-in } ist nichts zu bombardieren.

## Prescience
arrakis-reason-card-not-revealed = { $prescience-quoted } liegt nicht offen aus.
arrakis-reason-two-claims = In dieser Runde wurden schon zwei Vorwissenskarten gesichert, und mehr sind nicht erlaubt.
# $moment is one of arrakis-moment-*: “am Rundenende”.
arrakis-reason-other-moment = { $prescience-quoted } wird zu einem anderen Zeitpunkt gesichert: { $moment }.
# $requirement is one of arrakis-demand-*; $have of the $need things it counts are there.
arrakis-reason-requirement-not-met =
    { $need ->
        [1] Was { $prescience-quoted } verlangt, ist nicht erfüllt: { $requirement }.
       *[other] Was { $prescience-quoted } verlangt, ist nicht erfüllt: { $requirement } (bisher { $have } von { $need }).
    }
arrakis-reason-costs-a-die = { $prescience-quoted } kostet einen Aktionswürfel.
arrakis-reason-costs-no-die = { $prescience-quoted } wird als freie Aktion gesichert, ohne Würfel.
arrakis-reason-card-is-kept = { $prescience-quoted } wird durch { arrakis-card-eyes_of_ibad.quoted } behalten.
arrakis-reason-other-card-asked = Jetzt wird über { $prescience-quoted } entschieden.
arrakis-reason-shift-markers = Ein Marker geht hinunter und ein anderer hinauf, um mindestens einen Schritt.
arrakis-reason-marker-not-so-high = { $marker } steht erst auf Schritt { $have }.

## Moving and attacking
arrakis-reason-no-legion-there = Du hast { $area-in } keine Legion.
arrakis-reason-not-this-legion = Die Legion { $area-in } ist nicht die, die jetzt handelt.
arrakis-reason-needs-leader = { $area-from } kann kein Anführer mitgehen.
arrakis-reason-no-target = Die Legion { $area-in } hat nichts anzugreifen.
arrakis-reason-nowhere-to-go = Die Legion { $area-in } kann nirgendwohin.
arrakis-reason-sandworm-there = { $area-in } ist ein Sandwurm.
arrakis-reason-impassable-border = Die Grenze zwischen { $from } und { $area } ist unpassierbar.
arrakis-reason-not-adjacent = { $area-the } ist { $from-out } nicht erreichbar.
arrakis-reason-too-far =
    { $area-the } ist { $distance } Gebiete entfernt; auf diese Weise kommt die Legion höchstens { $most ->
        [one] 1 Gebiet
       *[other] { $most } Gebiete
    } weit.
arrakis-reason-nothing-to-attack = { $area-in } gibt es nichts anzugreifen.
arrakis-reason-enemy-there = { $area-in } ist der Gegner.
arrakis-reason-enemy-settlement = { $area-in } ist eine gegnerische Siedlung.
arrakis-reason-not-empty = { $area-the } ist nicht leer: Dort ist eine Figur oder ein Marker.
arrakis-reason-already-there = Das ist { $area-the } selbst.
arrakis-reason-start-not-desert = Die Legion muss in einem Wüstengebiet beginnen; { $area-the } ist keines.
arrakis-reason-has-moved = Die Figuren { $area-in } haben sich mit dieser Aktion schon bewegt.
arrakis-reason-has-flown = Die Legion { $area-in } ist in diesem Zug schon geflogen.
arrakis-reason-troops-cannot-ride = Die Truppen der Großen Häuser { $area-in } können keine Sandwürmer reiten.
arrakis-reason-leader-alone = Ein Anführer bliebe { $area-in } ohne Einheit zurück.
arrakis-reason-needs-special = Ein { $unit } wird gebraucht, und { $area-in } gibt es keinen dafür.
arrakis-reason-needs-named = { $leader-the } muss mitgehen und kann es { $area-from } nicht.
arrakis-reason-one-must-go = Mindestens eine Einheit oder ein Marker muss gehen.
arrakis-reason-at-least-one = Es muss mindestens eine Figur sein.
arrakis-reason-not-so-many = So viele können nicht zurückbleiben: Da sind { $figures }.
arrakis-reason-leader-not-there = { $leader-the } ist nicht { $area-in }.
arrakis-reason-takes-no-part = Diese Figur bleibt unbeteiligt.
arrakis-reason-other-way = Diese Aktion bewegt Legionen nicht auf diese Weise.
arrakis-reason-way-leads-nowhere = Auf diese Weise kommt die Legion { $area-in } nirgendwohin.
arrakis-reason-zone-not-connected = { $zone } ist mit diesem Gebiet nicht verbunden: { $area }.
arrakis-reason-no-such-aircraft = In { $zone } ist nichts, das dafür taugt.
arrakis-reason-no-navigator = Der Gildennavigator ist nicht auf dem Spielplan.
arrakis-reason-nothing-waits-there = { $area-in } ist nichts mehr abzuhandeln.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card-quoted } ist nicht auf deiner Hand.
arrakis-reason-cannot-be-played = { $card-quoted } kann nicht gespielt werden.
arrakis-reason-not-desert = { $area-the } ist kein Wüstengebiet.
arrakis-reason-harvester-there = { $area-in } steht schon eine Erntemaschine.
arrakis-reason-not-payable =
    { $spice ->
        [0] Das kann nicht bezahlt werden: Es ist kein Spice da.
       *[other] Das kann mit { $spice } Spice nicht bezahlt werden.
    }
arrakis-reason-no-retreat-now = Ein Rückzug ist jetzt nicht möglich.

## Sandworms and wormsigns
arrakis-reason-wormsign-there = { $area-in } liegt schon ein Wurmzeichen.
arrakis-reason-sietch-there = { $area-in } ist ein Sietch.
arrakis-reason-no-wormsign-there = { $area-in } liegt kein Wurmzeichen.
arrakis-reason-no-wormsign-left = Im Vorrat ist kein Wurmzeichen mehr.
arrakis-reason-no-sandworm = Kein Sandwurm ist auf dem Spielplan.
arrakis-reason-no-sandworm-there = { $area-in } ist kein Sandwurm.
arrakis-reason-worm-has-moved = Der Sandwurm { $area-in } hat sich mit dieser Aktion schon bewegt.
arrakis-reason-worm-just-appeared = Der Sandwurm { $area-in } ist gerade erst erschienen.
arrakis-reason-worm-nowhere-to-go = Der Sandwurm { $area-in } kann nirgendwohin.
arrakis-reason-only-the-maker = Jetzt handelt nur der Wilde Macher; der Sandwurm { $area-in } ist ein anderer.
arrakis-reason-maker-not-on-board = Der Wilde Macher ist nicht auf dem Spielplan.
arrakis-reason-maker-spent = Die Karte des Wilden Machers ist bis zum Rundenende verbraucht.
arrakis-reason-no-worm-target = Neben dem Sandwurm ist kein Ziel.
arrakis-reason-nothing-to-strike = { $area-in } ist weder eine Harkonnen-Legion noch eine Erntemaschine.
arrakis-reason-safe-from-worms = { $area-in } können Sandwürmer nicht angreifen.
arrakis-reason-sietch-cannot-move = Neben dem Sietch { $area-in } ist kein leeres Wüstengebiet.

## Placing and landing
arrakis-reason-no-settlement-there = Du hast { $area-in } keine Siedlung.
arrakis-reason-only-carthag-or-arrakeen = Die Karte nennt { arrakis-area-carthag } und { arrakis-area-arrakeen }, nicht dieses Gebiet: { $area }.
arrakis-reason-other-terrain = Das Gelände dieses Gebiets ist nicht das, das die Karte nennt: { $area }.
arrakis-reason-other-area = Es geschieht { $area-in }, nicht anderswo.
arrakis-reason-not-these-figures = Jetzt werden andere Figuren platziert.
arrakis-reason-no-more-of-these = Davon ist nichts mehr zu platzieren.
arrakis-reason-none-in-supply = Davon ist nichts mehr im Vorrat.
arrakis-reason-not-so-many-left = So viele sind nicht zu platzieren: Es fehlen noch { $figures }.
arrakis-reason-not-so-many-in-supply = So viele sind nicht im Vorrat: Da sind { $figures }.
arrakis-reason-leader-needs-unit = Ein Anführer kommt nur dorthin, wo eine eigene Einheit ist; { $area-in } ist keine.
arrakis-reason-leader-on-board = { $leader-the } ist schon auf dem Spielplan.
arrakis-reason-leader-not-on-board = { $leader-the } ist nicht auf dem Spielplan.
arrakis-reason-leader-sought = { $leader-the } kann in diesem Zug nicht platziert werden: { arrakis-card-seek_out_the_mahdi.quoted }.
arrakis-reason-other-leader-named = Die Karte nennt { $leader-the }.
arrakis-reason-other-kind-replaced = Ersetzt wird anderes: { $figures }.
arrakis-reason-no-such-figure = Niemand dieser Art ist { $area-in }.
arrakis-reason-not-so-many-tokens = Mehr als { $amount } können nicht gezogen werden.
arrakis-reason-token-not-drawn = Dieser Marker wurde nicht gezogen.
arrakis-reason-no-enemy-near = Höchstens zwei Gebiete entfernt ist keine Harkonnen-Legion: { $area }.
arrakis-reason-harvesters-first = Zuerst kommen die Erntemaschinen.
arrakis-reason-not-in-air-zones = So werden nur Ornithopter und Carryalls in Flugzonen platziert.
arrakis-reason-zone-taken = { $zone } ist besetzt.
arrakis-reason-next-to-enemy = { $area-the } grenzt an den Gegner { $near-in }.
arrakis-reason-divide-landing = Aufzuteilen auf zwei Gebiete, höchstens { $most } in jedes: { $figures }.
arrakis-reason-all-land = Sie landen gemeinsam: { $figures }.
arrakis-reason-other-power = Die Imperium-Aktion gehört zu { $power }.
arrakis-reason-not-earned = Keine bezahlte Imperium-Aktion ist mehr übrig: { $power }.
arrakis-reason-no-smaller-action = Kleiner gibt es die Aktion jetzt nicht: führe sie ganz aus oder gar nicht.

## Cards
arrakis-reason-not-discarded-so = { $card-quoted } wird nicht auf diese Weise abgelegt.
arrakis-reason-no-card-to-discard = { $member-the } hat keine Planungskarte, die abgelegt werden könnte.
arrakis-reason-too-many-cards = Mehr als { $amount } werden nicht gezogen.
arrakis-reason-deck-too-small = Im { $deck } sind nicht so viele Karten.
arrakis-reason-other-deck = Die Karten kommen { $deck-from }.
arrakis-reason-no-such-part = Die Karte lässt dir { $parts } Möglichkeiten, und das ist keine davon.
arrakis-reason-own-leader = Die Karte gilt Gegnern dessen, der sie spielt; { $leader-the } ist keiner.
arrakis-reason-leader-out-of-reach = { $leader-the } ist nicht dort, wo die Karte hinreicht.
arrakis-reason-own-die = Die Karte betrifft Würfel der anderen Seite.
arrakis-reason-only-house-dice = Die Karte betrifft { arrakis-result-house }-Würfel.
arrakis-reason-no-such-die = { $member-the } hat keinen unbenutzten { $result-die }.
arrakis-reason-no-token-placed = Kein Bene-Gesserit-Marker liegt dort, wo die Karte hinreicht.
arrakis-reason-result-used-up = So viele verbrauchte Würfel, wie es sein können, zeigen schon { $result }.
arrakis-reason-no-harvester-there = { $area-in } steht keine Erntemaschine.
arrakis-reason-not-deep-desert = { $area-the } ist keine Tiefe Wüste.
arrakis-reason-other-sector = Nur dieser Sektor zählt: { $sector }.
arrakis-reason-no-legion-in-sector = In diesem Sektor hast du keine Legion: { $sector }.
arrakis-reason-no-enemy-legion = { $area-in } ist keine gegnerische Legion.
arrakis-reason-not-beside = { $area-the } grenzt nicht an das, was die Karte nennt.
arrakis-reason-no-empty-neighbour = An dieses Gebiet grenzt kein leeres: { $area }.
arrakis-reason-no-swap = Die Marker { $area-in } können nicht getauscht werden: Es gibt keine, oder ein Anführer bliebe allein.

## Battle
arrakis-reason-cards-banned = Das { arrakis-power-landsraad }-Verbot untersagt, Planungskarten für Würfel abzulegen.
arrakis-reason-enough-dice = Du würfelst schon mit { $dice } Würfeln, und mehr sind nicht erlaubt.
arrakis-reason-leader-not-in-battle = { $leader-the } kämpft nicht in diesem Gefecht.
arrakis-reason-special-used = { $leader-the } hat in dieser Gefechtsrunde schon ein Spezial genutzt.
arrakis-reason-no-generic-able = Kein generischer Anführer in diesem Gefecht kann noch ein Spezial nutzen.
arrakis-reason-no-ceasing-now = Über die Fortsetzung des Angriffs wird jetzt nicht entschieden.
arrakis-reason-empty-first = Es gibt ein leeres Gebiet für den Rückzug; { $area-the } ist nicht leer.
arrakis-reason-only-elites = Nur eine Elite-Einheit wird durch eine Standard-Einheit ersetzt.
arrakis-reason-leaders-do-not-count = Anführer zählen nicht für das Limit: Eine Einheit oder ein Marker wird entfernt.

## Spice and the Imperium
arrakis-reason-other-payment = Jetzt wird für etwas anderes bezahlt.
arrakis-reason-no-such-price = Für einen Marker zahlt man nichts, { $keep } oder { $raise } Spice.
arrakis-reason-marker-on-top = { $power } steht auf der obersten Stufe.
arrakis-reason-marker-on-bottom = { $power } steht auf der untersten Stufe.
arrakis-reason-no-stockpiling = Bevorraten geht nur bis Vorherrschaft { $most }.
arrakis-reason-stockpile-price = Bevorraten kostet { $price } Spice.
arrakis-reason-one-in-reserve = Höchstens 1 Spice wird aufgehoben, und nur, wenn noch keines da liegt.
