# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = Die Partie ist zu Ende.
arrakis-reason-not-asked = Jetzt wird nach etwas anderem gefragt.
arrakis-reason-unknown-notation = „{ $notation }“ ist kein Spielzug dieser Partie.
arrakis-reason-atreides-only = Nur die Atreides nutzen Wüstenmacht ohne Würfel.
arrakis-reason-not-fewer-dice = Wüstenmacht ohne Würfel verlangt weniger unbenutzte Würfel, als die Harkonnen haben: Die Atreides haben { $atreides }, die Harkonnen { $harkonnen }.
arrakis-reason-die-is-forced = „{ arrakis-card-truthtrance }“ bestimmt, welcher Würfel jetzt genutzt werden muss.
arrakis-reason-no-die = Du hast keinen unbenutzten { $result }-Würfel.
arrakis-reason-no-card-to-play = Du hast keine Planungskarte, die gespielt werden kann.
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
arrakis-reason-no-free-action = Diese freie Aktion steht dir jetzt nicht offen.

## Prescience
arrakis-reason-card-not-revealed = { $prescience-quoted } liegt nicht offen aus.
arrakis-reason-two-claims = In dieser Runde wurden schon zwei Vorwissenskarten gesichert, und mehr sind nicht erlaubt.
# $moment is one of arrakis-moment-*: “am Rundenende”.
arrakis-reason-other-moment = { $prescience-quoted } wird zu einem anderen Zeitpunkt gesichert: { $moment }.
# $requirement is one of arrakis-requirement-*.
arrakis-reason-requirement-not-met = Was { $prescience-quoted } verlangt, ist nicht erfüllt: { $requirement }.
arrakis-reason-costs-a-die = { $prescience-quoted } kostet einen Aktionswürfel.

## Moving and attacking
arrakis-reason-part-of-legion = Mindestens eine Einheit muss mitgehen, kein Anführer darf allein bleiben, und wen die Aktion verlangt, der geht mit.
arrakis-reason-no-legion-there = Du hast { $area-in } keine Legion.
arrakis-reason-not-this-legion = Die Legion { $area-in } ist nicht die, die jetzt handelt.
arrakis-reason-needs-leader = { $area-from } kann kein Anführer mitgehen.
arrakis-reason-cannot-leave = { $area-from } kann niemand weggehen, der sich noch bewegen darf.
arrakis-reason-no-target = Die Legion { $area-in } hat nichts anzugreifen.
arrakis-reason-nowhere-to-go = Die Legion { $area-in } kann nirgendwohin.
arrakis-reason-sandworm-there = { $area-in } ist ein Sandwurm.
arrakis-reason-impassable-border = Die Grenze zwischen { $from } und { $area } ist unpassierbar.
arrakis-reason-not-adjacent = { $area-the } ist { $from-out } nicht erreichbar.
arrakis-reason-nothing-to-attack = { $area-in } gibt es nichts anzugreifen.
arrakis-reason-area-not-free = { $area-the } ist nicht frei: Ein Gegner oder ein Sandwurm ist dort.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card-quoted } ist nicht auf deiner Hand.
arrakis-reason-cannot-be-played = { $card-quoted } kann nicht gespielt werden.
arrakis-reason-no-place-for-wormsign = Ein Wurmzeichen kommt in ein Wüstengebiet ohne Wurmzeichen, Sandwurm und Sietch; { $area-the } ist keines.
arrakis-reason-not-desert = { $area-the } ist kein Wüstengebiet.
arrakis-reason-harvester-there = { $area-in } steht schon eine Erntemaschine.
arrakis-reason-not-payable =
    { $spice ->
        [0] Das kann nicht bezahlt werden: Es ist kein Spice da.
       *[other] Das kann mit { $spice } Spice nicht bezahlt werden.
    }
arrakis-reason-no-retreat-now = Ein Rückzug ist jetzt nicht möglich.
arrakis-reason-no-such-casualty = Eine solche Figur, die den Treffer hinnehmen könnte, gibt es nicht.
