# The texts of the components of War for Arrakis: what stands around their effects. Lines get a capital at their start when
# they are shown.

# What is not printed so, as far as anybody knows here: it must be told apart wherever a player meets it.
arrakis-substitute = Ersatz: der gedruckte Text ist nicht geprüft
arrakis-substitute-effect_known = Ersatz: was sie tut, ist aus einer Quelle bekannt; Deck und Titel sind unsere
arrakis-substitute-leader = Ersatz: Spezialaktion und Kasten sind unsere, die gedruckten sind nicht bekannt
arrakis-substitute-about = Ersatz, nicht am gedruckten Spiel geprüft: { $what }
arrakis-substituted-wild_maker_action = die Spezialaktion des Wilden Machers
arrakis-substituted-guild_navigator_card = die Karte des Gildennavigators
arrakis-substituted-atomics_reach = von wo aus Sandwürmer die geöffneten Gebiete erreichen
arrakis-substituted-deployment_tokens = was die Aufmarschmarker zeigen
arrakis-substituted-wormsigns = wie viele Wurmzeichen es von jeder Art gibt
arrakis-substituted-testing_stations = welche Marker die Versuchsstationen verbergen
arrakis-substituted-atreides_action_die = welches Ergebnis der Aktionswürfel der Atreides zweimal zeigt
arrakis-substituted-partners = was Partner einer Seite füreinander tun dürfen
arrakis-substituted-worms_move_by_desert_power = wie viele Sandwürmer Wüstenmacht bewegt
arrakis-substituted-prescience_track = dass die Vorwissensleiste kein Ende hat

## Labels
arrakis-label-deck = Deck: { $text }
arrakis-label-copies =
    { $amount ->
        [one] { $amount } Exemplar
       *[other] { $amount } Exemplare
    }
arrakis-label-stays = Bleibt im Spiel: { $text }
arrakis-label-special = { $result }: { $text }
arrakis-label-battle = Im Gefecht, für ein Spezial: { $text }
arrakis-label-moment = Zeitpunkt: { $text }
arrakis-label-requirement = Bedingung: { $text }
arrakis-label-reward = Belohnung: { $text }
arrakis-label-side = { $side }: { $text }
arrakis-label-terrain = Gelände: { $text }
arrakis-label-sector = Sektor: { $text }

## Planning cards
arrakis-line-guild-only = nur mit der Erweiterung „{ arrakis-title-spacing_guild }“
arrakis-line-held = kann weder gespielt noch für Kampfwürfel abgelegt werden
arrakis-line-attached = wird jene Karte gesichert oder verlässt sie das Spiel, wird diese Karte abgelegt

## Leaders
arrakis-line-leader-no-action = keine Spezialaktion
arrakis-line-leader-starts = von Anfang an im Spiel, neben dem Spielplan
arrakis-line-leader-enters-supremacy = kommt ins Spiel, wenn die Vorherrschaft { $step } erreicht
arrakis-line-leader-enters-marker = kommt ins Spiel, wenn der Marker { $marker } Schritt { $step } erreicht
arrakis-line-leader-enters-any-marker = kommt ins Spiel, wenn irgendein Vorwissensmarker Schritt { $step } erreicht
arrakis-line-leader-enters-card = kommt durch { $card-quoted } ins Spiel
arrakis-line-leader-replaces = ersetzt { $leader-the }
arrakis-line-leader-gone = wird aus dem Spiel entfernt, wenn { $leader-the } ins Spiel kommt

## Prescience cards
arrakis-moment-action = in deinem Zug, als freie Aktion
arrakis-moment-die = in deinem Zug, für einen Aktionswürfel
arrakis-moment-end = am Rundenende
arrakis-person-paul_atreides = Paul
arrakis-person-lady_jessica = Jessica
# Areas stand in the dative: they follow “in”, plateaus “auf”.
arrakis-areas-mountain = Gebirgsgebieten
arrakis-areas-plateau = Hochebenen
arrakis-areas-minor_erg = Gebieten mit Kleinem Erg
arrakis-areas-deep = Gebieten der Tiefen Wüste
arrakis-areas-sand = Wüstengebieten
arrakis-areas-without-sietch = { $areas } ohne Sietch
arrakis-demand-legions =
    { $terrain ->
        [plateau] deine Legionen sind auf mindestens { $amount } { $areas }
       *[other] deine Legionen sind in mindestens { $amount } { $areas }
    }
arrakis-demand-on-board = { $people } ist auf dem Spielplan
arrakis-demand-both-in = { $people } sind beide in { $areas }
arrakis-demand-together = { $people } sind im selben Gebiet mit einem Sietch
arrakis-demand-hidden = mindestens { $amount } deiner Sietches sind verborgen
arrakis-demand-figures = mindestens { $figures } sind auf dem Spielplan
arrakis-demand-rode = in diesem Zug ist eine deiner Legionen über mindestens 2 Gebiete mit Wurmzeichen oder Sandwurm geritten
arrakis-demand-won-attack = du hast in dieser Runde ein Gefecht als Angreifer gewonnen
arrakis-demand-harvesters-lost = in dieser Runde wurden mindestens { $amount } Erntemaschinen entfernt
arrakis-demand-leader-fell = in dieser Runde wurde ein namentlicher Anführer der Harkonnen in den Tank geschickt oder aus dem Spiel entfernt
arrakis-demand-show-sietch = { $person } ist in einem Gebiet mit einem verborgenen Sietch: decke ihn auf
arrakis-demand-show-tokens = { $amount } verdeckte Aufmarschmarker sind im Gebiet von { $person }: decke beide auf
arrakis-demand-leave = entferne { $amount } deiner Einheiten aus Sietch-Gebieten; ein verdeckter Marker zählt als 1 Einheit und verlässt das Spiel

## Secret objectives
arrakis-line-objective = die Atreides gewinnen mit { $steps }, am Rundenende oder sobald { arrakis-area-arrakeen } zerstört ist

## Figures
arrakis-line-unit-count =
    { $amount ->
        [one] { $amount } Figur
       *[other] { $amount } Figuren
    }
arrakis-line-unit-regular = 1 Kampfwürfel; 1 Treffer entfernt sie
arrakis-line-unit-elite = 1 Kampfwürfel; der erste Treffer macht sie zur Standard-Einheit, solange eine im Vorrat ist
arrakis-line-unit-special = 1 Kampfwürfel; der erste Treffer macht ihn zur Standard-Einheit, solange eine im Vorrat ist; hebt in jeder Gefechtsrunde 1 gegnerischen Schild auf
arrakis-line-unit-troop = Standard-Einheit und generischer Anführer in einem: 1 Kampfwürfel, und 1 Spezial ist 1 Treffer
arrakis-line-unit-leader = generischer Anführer: keine Einheit, kein Würfel; 1 Spezial ist 1 Treffer
arrakis-line-no-riding = Truppen der Atreides können nicht sandreiten

## Vehicles and pieces
arrakis-line-vehicle-harvester = steht in einem Wüstengebiet und bringt 1 Spice, in der Tiefen Wüste 2
arrakis-line-vehicle-ornithopter = entferne ihn, um eine Legion der Harkonnen bis zu 2 Gebiete weit zu tragen oder ein Gebiet aufzuklären; solange er da ist, gibt es in den beiden mit ihm verbundenen Sektoren keine Guerilla-Ausbildung
arrakis-line-vehicle-carryall = entferne ihn, um eine Erntemaschine in den beiden mit ihm verbundenen Sektoren vor einem Sandwurm zu retten
arrakis-line-vehicle-harkonnen_frigate = entferne sie, um eine Legion der Harkonnen bis zu 3 Gebiete weit zu tragen oder eine Legion der Atreides zu bombardieren
arrakis-line-vehicle-atreides_frigate = entferne sie, um eine Legion der Atreides bis zu 3 Gebiete weit zu tragen oder eine Legion der Harkonnen oder eine Erntemaschine zu bombardieren
arrakis-line-vehicle-guild_navigator = handelt wie ein Ornithopter oder wird anstelle eines genutzten Ornithopters entfernt
arrakis-line-piece-sandworm = keine Legion darf sein Gebiet betreten; er greift ein angrenzendes Gebiet mit { $dice } Kampfwürfeln an
arrakis-line-piece-wild_maker = ein Sandwurm, der mit { $dice } Kampfwürfeln angreift; einmal pro Runde bewegt er sich für eine Wüstenmacht-Aktion und greift dann an
arrakis-line-piece-wormsign = verdeckt, bis eine Legion der Harkonnen dorthin kommt oder die Wüstengefahren beginnen; die Atreides reiten darüber hinweg
arrakis-line-piece-settlement = Siedlung der Harkonnen: wird sie zerstört, rücken alle drei Vorwissensmarker um ihren Rang vor
arrakis-line-piece-sietch = Siedlung der Atreides: wird er zerstört, erhalten die Harkonnen seinen Rang an Vorherrschaft
arrakis-line-piece-station = die erste Legion der Atreides, die dort ihre Bewegung beendet, rückt den verborgenen Marker um 1 Schritt vor
arrakis-line-piece-deployment_token = verdeckt zählt er als 1 Einheit; aufgedeckt wird er durch die Figuren ersetzt, die er zeigt
arrakis-line-piece-heighliner = erreicht Arrakis nach { $amount } Schritten und landet dort seine Fregatten und Truppen
arrakis-line-piece-bene_gesserit_token = auf einen Kasten gelegt ist er einmal ein weiterer Aktionswürfel mit dessen Ergebnis
arrakis-line-piece-atomics = einmal im Spiel, wenn ein Vorwissensmarker auf Schritt { $step } oder höher steht, öffnen sie geschützte Gebiete für Stürme und Sandwürmer

## Tokens, markers and powers
arrakis-line-sign-sand = nichts geschieht
arrakis-line-sign-sandworm = ein Sandwurm erscheint
arrakis-line-sign-burrowing_sandworm = ein Sandwurm erscheint, wenn das Gebiet Tiefe Wüste ist
arrakis-line-marker = auf Schritt { $step } kommt { $leader-the } ins Spiel
arrakis-line-marker-any = sobald irgendein Marker Schritt { $step } erreicht, kommt { $leader-the } ins Spiel
arrakis-line-marker-atomics = sobald irgendein Marker Schritt { $step } erreicht, können die Familienatomwaffen gezündet werden
arrakis-line-atomics = öffnet für Stürme und Sandwürmer: { $areas }
# Where sandworms must be to attack the opened areas.
arrakis-line-atomics-reach = dann gelten Sandwürmer hier als angrenzend: { $areas }
arrakis-line-ban-choam = { arrakis-ban-choam }: Legionen der Harkonnen haben höchstens 5 Einheiten
arrakis-line-ban-spacing_guild = { arrakis-ban-spacing_guild }: keine Aufklärungsaktionen
arrakis-line-ban-landsraad = { arrakis-ban-landsraad }: keine Planungskarte der Harkonnen wird für Kampfwürfel abgelegt
arrakis-line-result-any = wie jedes andere Ergebnis

## Areas
arrakis-line-area-settlement = Siedlung der Harkonnen mit Rang { $rank }
arrakis-line-area-sietch = zu Beginn liegt hier ein Sietch
arrakis-line-area-station = zu Beginn liegt hier eine Ökologische Versuchsstation
arrakis-line-area-sheltered = vor Stürmen und Sandwürmern geschützt
