# The texts of components: what stands around their effects. Lines get a capital at their start when they are shown.

## Cards
line-card-anywhere = entsende einen deiner Agenten, von deinem Anführer oder vom Spielplan, zu einem beliebigen Spielplanfeld, auch zu einem belegten
line-card-signet = aktiviere die Siegelring-Fähigkeit deines Anführers
line-card-unload = Entladen: Du erhältst dies auch, wenn du diese Karte von der Hand abwirfst oder entsorgst

## Spaces
line-space-price = kostet { $amounts }
line-space-price-sale = kostet 2 Spice oder mehr
line-space-need = Voraussetzung: { $level } Einfluss { $faction-with }
line-space-once = einmal pro Partie
line-space-combat = Kampffeld: Du darfst die in diesem Zug rekrutierten Einheiten und bis zu { $limit } weitere aus deiner Garnison im Konflikt einsetzen
line-space-harvest = erhalte { $amounts } und das gesamte Bonus-Spice dieses Feldes
line-space-reveal = in deinem Aufdeckzug, mit einem Agenten hier: { $effect }
line-space-control = wer dieses Feld kontrolliert, erhält { $amounts }, sooft ein Agent hierher entsendet wird

## Leaders
line-leader-start-more = beginne die Partie mit { $amounts } mehr
line-leader-start-less = beginne die Partie mit { $amounts } weniger
line-leader-discount = { icon-landsraad }-Felder kosten dich { $amount } Solari weniger
line-leader-space-paid = immer wenn du Solari für ein Spielplanfeld bezahlst: { $effect }
line-leader-unblocked = auf Feldern mit diesen Agentensymbolen blockieren dich gegnerische Agenten nicht: { $icons }
line-leader-harvest = immer wenn du Spice erntest: erhalte 1 Spice weniger und { $effect }
line-leader-council = wenn du einen Sitz im Hohen Rat einnimmst: { $effect }
line-leader-ship-strength = jedes deiner Schlachtschiffe hat Kampfstärke { $strength } statt { $usual }
line-leader-solari-bonus = immer wenn du in deinem Zug Solari erhältst: erhalte { $amount } mehr
line-leader-reveal = in deinem Aufdeckzug: { $effect }
line-leader-round-start = zu Beginn jeder Runde: { $effect }
line-leader-ahead = in deinem zweiten Zug der Runde kommt sie auf deine Hand zurück; wenn du in diesem Zug mit ihr einen Agenten entsendest: { $one }, falls sie genau ein Agentensymbol hat, sonst { $other }
line-leader-sees-top = du darfst dir jederzeit die oberste Karte deines Decks ansehen
line-leader-masterstroke = wähle zu Beginn der Partie geheim 2 Fraktionen; wenn du zum ersten Mal 4 oder mehr Truppen in einem Zug einsetzt: erhalte { $amount } Einfluss bei jeder der beiden
line-leader-snooper = lege zu Beginn der Partie auf jeder Einflussleiste ein Schnüffler-Plättchen auf 2 Einfluss; wenn du auf einer Leiste zum ersten Mal so weit kommst, lege ihr Plättchen hierher und nimm die nächste von vier Belohnungen
line-leader-snooper-reward = Plättchen { $number }: { $effect }
line-leader-intelligence = sieh dir zu Beginn der Partie die obersten { $amount } Intrigenkarten an: Behalte eine und lege die andere auf den Stapel zurück

## Tech tiles
line-tile-use = in deinem Zug: { $effect }
line-tile-use-before-agent = in deinem Zug, bevor du einen Agenten entsendest: { $effect }
line-tile-to-top = Karten, die du erwirbst, darfst du oben auf dein Deck legen
line-tile-transports = immer wenn du Truppen von der Frachterleiste rekrutierst: rekrutiere 1 mehr, und du darfst beliebig viele davon im Konflikt einsetzen
line-tile-detonates = wenn du einen Konflikt mit einem Schlachtschiff gewinnst: Du darfst es in deinen Vorrat zurücklegen und 1 Siegpunkt erhalten, statt damit einen Ort zu kontrollieren
line-tile-breaks-ties = bei einem Gleichstand an Siegpunkten am Ende der Partie gewinnst du

## House Hagal cards: what a Rival does
line-hagal-harvest = der Agent geht zum Sandwurm-Feld mit dem meisten Bonus-Spice
line-hagal-reshuffle = mische alle Haus-Hagal-Karten zu einem neuen Stapel
line-hagal-space = der Agent geht { $space-to }
line-hagal-no-guild = mit weniger als { $level } Einfluss { faction-spacing_guild.with }: decke eine weitere Karte auf
line-hagal-below-guild = mit weniger als { $level } Einfluss { faction-spacing_guild.with }: { $effect }
line-hagal-guild = mit { $level } oder mehr Einfluss { faction-spacing_guild.with }: { $effect }
line-hagal-needs-ship = ohne Schlachtschiff im Vorrat: decke eine weitere Karte auf
line-hagal-swords = im Kampf: { $amounts }

## How the parts of a component are labelled
label-cost = Kosten: { $text }
label-cost-none = Kann nicht erworben werden
label-factions = Fraktionen: { $text }
label-faction = Fraktion: { $text }
label-icons = Agentensymbole: { $text }
label-icons-none = Kein Agentensymbol
label-infiltration = Infiltration: { $text }
label-agent = Agent: { $text }
label-reveal = Aufdecken: { $text }
label-acquire = Beim Erwerben: { $text }
label-on-trash = Beim Entsorgen: { $text }
label-timing = { $timing }: { $text }
# A card is played for one of its parts: this labels the second and further ones.
label-timing-or = Oder – { $timing }: { $text }
label-area = Bereich: { $text }
label-icon = Agentensymbol: { $text }
label-effect = Effekt: { $text }
label-ability = { $ability }: { $text }
label-round-start = Rundenbeginn: { $text }
label-win = Wenn du einen Konflikt gewinnst: { $text }
label-endgame = Finale: { $text }
label-location = Ort: { $text }
label-first = 1. Platz: { $text }
label-second = 2. Platz: { $text }
label-third = 3. Platz: { $text }
price-of-card = { $amount } Überzeugung
price-of-tile = { $amount } Spice
