# The texts of components: what stands around their effects. Lines get a capital at their start when they are shown.

## Cards
line-card-anywhere = send one of your agents, from your leader or from the board, to any board space, even an occupied one
line-card-signet = use the Signet Ring ability of your leader
line-card-unload = unload: also gained when this card is discarded from hand or trashed

## Spaces
line-space-price = costs { $amounts }
line-space-price-sale = costs 2 spice or more
line-space-need = needs { $level } influence with { $faction-the }
line-space-once = once per game
line-space-combat = combat space: you may deploy the units recruited this turn and up to { $limit } more from your garrison
line-space-harvest = gain { $amounts } and all bonus spice here
line-space-reveal = on your reveal turn, with an agent here: { $effect }
line-space-control = whoever controls { $space } gains { $amounts } each time an agent is sent here

## Leaders
line-leader-start-more = start the game with { $amounts } more
line-leader-start-less = start the game with { $amounts } less
line-leader-discount = { icon-landsraad } spaces cost you { $amount } solari less
line-leader-space-paid = whenever you pay solari for a board space: { $effect }
line-leader-unblocked = enemy agents do not block you on { $icons } spaces
line-leader-harvest = whenever you harvest spice: gain 1 spice less, and { $effect }
line-leader-council = when you take a seat on the High Council: { $effect }
line-leader-ship-strength = each of your dreadnoughts has strength { $strength } instead of { $usual }
line-leader-solari-bonus = whenever you gain solari on your turn: gain { $amount } more
line-leader-reveal = on your reveal turn: { $effect }
line-leader-round-start = at the start of each round: { $effect }
line-leader-ahead = on your second turn of the round it returns to your hand; if you send an agent with it this turn: { $one } if it has exactly one agent icon, otherwise { $other }
line-leader-sees-top = you may look at the top card of your deck at any time
line-leader-masterstroke = at the start of the game choose 2 factions in secret; the first time you deploy 4 or more troops in one turn: gain { $amount } influence with each of the two
line-leader-snooper = at the start of the game put a Snooper token at 2 influence on each influence track; the first time you get that far on a track, move its token here and take the next of four rewards
line-leader-snooper-reward = token { $number }: { $effect }
line-leader-intelligence = at the start of the game look at the top { $amount } Intrigue cards: keep one and put the other back on top

## Tech tiles
line-tile-use = on your turn: { $effect }
line-tile-use-before-agent = on your turn, before you send an agent: { $effect }
line-tile-to-top = cards you acquire may go on top of your deck
line-tile-transports = whenever you recruit troops from the Shipping track: recruit 1 more, and you may deploy any of them to the Conflict
line-tile-detonates = when you win a Conflict with a dreadnought: you may return it to your supply and gain 1 victory point instead of placing it on a location
line-tile-breaks-ties = you win ties for victory points at the end of the game

## House Hagal cards: what a Rival does
line-hagal-harvest = the agent goes to the Maker space with the most bonus spice
line-hagal-reshuffle = shuffle all House Hagal cards into a new deck
line-hagal-space = the agent goes to { $space }
line-hagal-no-guild = with less than { $level } influence with { faction-spacing_guild.the }: reveal another card
line-hagal-below-guild = with less than { $level } influence with { faction-spacing_guild.the }: { $effect }
line-hagal-guild = with { $level } or more influence with { faction-spacing_guild.the }: { $effect }
line-hagal-needs-ship = without a dreadnought in the supply: reveal another card
line-hagal-swords = in Combat: { $amounts }

## How the parts of a component are labelled
label-cost = Cost: { $text }
label-cost-none = Cannot be bought
label-factions = Factions: { $text }
label-faction = Faction: { $text }
label-icons = Agent icons: { $text }
label-icons-none = No agent icon
label-infiltration = Infiltration: { $text }
label-agent = Agent: { $text }
label-reveal = Reveal: { $text }
label-acquire = When acquired: { $text }
label-on-trash = When trashed: { $text }
label-timing = { $timing }: { $text }
# A card is played for one of its parts: this labels the second and further ones.
label-timing-or = Or { $timing }: { $text }
label-area = Area: { $text }
label-icon = Agent icon: { $text }
label-effect = Effect: { $text }
label-ability = { $ability }: { $text }
label-round-start = Round Start: { $text }
label-win = When you win a Conflict: { $text }
label-endgame = Endgame: { $text }
label-location = Location: { $text }
label-first = First: { $text }
label-second = Second: { $text }
label-third = Third: { $text }
price-of-card = { $amount } persuasion
price-of-tile = { $amount } spice
