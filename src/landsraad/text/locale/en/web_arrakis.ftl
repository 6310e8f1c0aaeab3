# The words of War for Arrakis in the browser. Names of areas, cards and pieces come from the catalog.

war-game = Dune: War for Arrakis
war-game-guild = War for Arrakis, The Spacing Guild

# Letters of sides, partners and leaders: one sign each
war-letter-harkonnen = H
war-letter-atreides = A
war-letter-house_harkonnen = H
war-letter-corrino_ally = C
war-letter-house_atreides = A
war-letter-fremen_ally = F
war-letter-baron_harkonnen = B
war-letter-beast_rabban = R
war-letter-feyd_rautha = F
war-letter-thufir_hawat = T
war-letter-captain_aramsham = A
war-letter-gaius_helen_mohiam = G
war-letter-emperor_shaddam_iv = S
war-letter-paul_atreides = P
war-letter-lady_jessica = J
war-letter-reverend_mother_jessica = J
war-letter-gurney_halleck = G
war-letter-alia = A
war-letter-stilgar = S
war-letter-chani = C
war-letter-paul_muad_dib = M

# Leaders as they are called in panels
war-short-baron_harkonnen = The Baron
war-short-beast_rabban = Rabban
war-short-feyd_rautha = Feyd
war-short-thufir_hawat = Hawat
war-short-captain_aramsham = Aramsham
war-short-gaius_helen_mohiam = Mohiam
war-short-emperor_shaddam_iv = Shaddam IV
war-short-paul_atreides = Paul
war-short-lady_jessica = Lady Jessica
war-short-reverend_mother_jessica = Mother Jessica
war-short-gurney_halleck = Gurney
war-short-alia = Alia
war-short-stilgar = Stilgar
war-short-chani = Chani
war-short-paul_muad_dib = Muad'Dib

# Regions, for those who hear the screen
war-map = Map of Arrakis, 101 areas. Arrows go to the next area, Tab to the next one that is a choice, Enter chooses, I reads more
war-sides = Both sides
war-side-notes = Spice, space, prescience and log
war-action = What there is to do
war-choices = Your choices
war-hand = Your planning cards
war-hand-empty = No planning cards in hand

# The map and its tools
war-layers = Layers
war-layer-none = No layer
war-layer-strength = Strength: dice / hits
war-layer-reach = Reach of your legions
war-layer-spice = Spice
war-layer-storm = Danger of storms
war-zoom-in = Closer
war-zoom-out = Farther
war-whole = The whole map
war-list = Areas as a list
war-find = Find an area
war-close = Close
war-area = Area
war-terrain = Terrain
war-lies-there = What lies there
war-borders-on = Borders on
war-legal = can be chosen
war-borders =
    { $count ->
        [one] { $count } border
       *[other] { $count } borders
    }
war-cliffs = cliff to { $names }
war-cliff-to = cliff to { $area }

# What lies in an area
war-count-regular =
    { $count ->
        [one] { $count } regular
       *[other] { $count } regulars
    }
war-count-elite =
    { $count ->
        [one] { $count } elite
       *[other] { $count } elites
    }
war-count-sardaukar = { $count } Sardaukar
war-count-fedaykin = { $count } Fedaykin
war-count-troop =
    { $count ->
        [one] { $count } Houses Major troop
       *[other] { $count } Houses Major troops
    }
war-count-bashar =
    { $count ->
        [one] { $count } Bashar
       *[other] { $count } Bashars
    }
war-count-naib =
    { $count ->
        [one] { $count } Naib
       *[other] { $count } Naibs
    }
war-token-known = facedown token ({ $figures })
war-tokens =
    { $count ->
        [one] { $count } facedown token
       *[other] { $count } facedown tokens
    }
war-legion = { $side } legion: { $figures }
war-settlement = settlement of rank { $rank }
war-sietch = sietch of rank { $rank }
war-sietch-hidden = sietch, rank hidden
war-harvester = harvester with { $spice } spice
war-wormsign = wormsign: { $face }
war-wormsign-down = wormsign facedown
war-piece-ornithopter = ornithopter
war-piece-carryall = carryall
war-piece-frigate = frigate
war-piece-navigator = Guild Navigator
war-zone-serves = Connected to { $places }
war-zone-harvesters = Harvesters there: { $areas }
war-strength = { $dice } dice, stands { $hits } hits
war-strength-hidden =
    { $tokens ->
        [one] { $tokens } facedown token: { $least } to { $most } units
       *[other] { $tokens } facedown tokens: { $least } to { $most } units
    }
war-cancels =
    { $count ->
        [one] cancels { $count } shield
       *[other] cancels { $count } shields
    }
war-becomes = becomes
war-storms-strike = Storms strike here

# Panels
war-you = You
war-bot = bot
war-automaton = Automaton
war-automaton-decks = { $reinforcements } reinforcements, { $tactical } tactical cards left
war-automaton-target = Marches on { $area }
war-cards = Planning cards in hand
war-hand-of = { $hand } in hand, { $deck } in the deck
war-supremacy = Supremacy
war-supremacy-of = Supremacy { $value } of { $goal }
war-wins-at = wins at { $goal }
war-win = win
war-prescience = Prescience
war-goal-hidden = goal hidden
war-goal-own = your goal
war-marker-of = { $marker }: { $value }
war-brings-atomics = family atomics
war-brings-sister = Bene Gesserit token
war-dice = Action dice
war-dice-left = { $left } of { $all } left
war-dice-left-aside = { $left } of { $all } left, { $aside } set aside
war-dice-none = none
war-die = { $result }, { $state }
war-die-unused = unused
war-die-spent = spent
war-die-in_use = in use
war-die-set_aside = set aside
war-die-to_change = to be changed
war-die-lost = not yours yet
war-die-token = Bene Gesserit token
war-leaders = Named leaders
war-leader-beside = ready
war-leader-later = not yet
war-leader-spent = Special action used
war-tank = tank, { $space } of 5
war-enters-supremacy = at { $step }
war-enters-any = any marker { $step }
war-reserve = Reserve
war-tank-empty = tank empty
war-tank-holds = { $count } in the tank
war-cones = Cones of Silence
war-sisters = Bene Gesserit tokens
war-ban = { $power } ban:
war-ban-choam = 5 units to a legion
war-ban-spacing_guild = no scouting
war-ban-landsraad = no cards for dice

war-flow = The Spice Must Flow
war-due = Due:
war-in-sight = in sight
war-yields = { $spice } spice
war-keep-all = keep all three
war-reserve-one = 1 saved
war-space = Space
war-in-supply = { $count } in supply
war-space-start = start
war-space-arrakis = Arrakis
war-hold = hold
war-liner = Heighliner of { $side }: step { $step } of { $steps }, { $frigates } frigates and { $troops } troops aboard
war-navigator-in = Navigator in { $zone }
war-navigator-away = Navigator away
war-prescience-cards = Prescience cards
war-claims = { $made } of { $allowed } claimed
war-no-prescience = None is open
war-when-end = End of round:
war-when-action = Action:
war-when-die = For a die:
war-met = met now
war-so-far = ({ $so_far } of { $needed })

# Asking
war-undo = Undo
war-drawn-token = Token drawn: { $figures }
war-brought-carryall = The carryall in { $zone } has saved the harvester
war-brought-harvester = The harvester is destroyed: { $area }
war-brought-leader = New in play: { $leader }
war-brought-marker = { $marker } is now at { $now }
war-brought-cards = Drawn: { $cards }
war-end-turn = End turn
war-where-attack = What does the legion in { $area } attack?
war-where-to = Where does the legion in { $area } go?
war-where-sietch-to = Where does the sietch of { $area } move?
war-where-worm-to = Where does the sandworm in { $area } go?
war-where-worm-attack = What does the sandworm in { $area } attack?
war-partner-decides = Your partner { $name } decides
war-tie = Equally good for the Harkonnen: you choose
war-glow-areas =
    { $count ->
        [one] { $count } area glows
       *[other] { $count } areas glow
    }
war-glow-zones =
    { $count ->
        [one] { $count } air zone glows
       *[other] { $count } air zones glow
    }
war-glow-cards =
    { $count ->
        [one] { $count } card glows
       *[other] { $count } cards glow
    }
war-glow-presciences =
    { $count ->
        [one] { $count } prescience card glows
       *[other] { $count } prescience cards glow
    }
war-glow-leaders =
    { $count ->
        [one] { $count } leader glows
       *[other] { $count } leaders glow
    }
war-glow-powers =
    { $count ->
        [one] { $count } column glows
       *[other] { $count } columns glow
    }
war-hint-turn = Spend one die, or act for free first
war-hint-no-die = No die left: Desert Power is your turn
war-hint-menu = Several things can be done there
war-ways = Ways
war-act-attack = Attack
war-act-move_worm = Sandworm moves
war-act-attack_worm = Sandworm attacks
war-act-move_sietch = Sietch moves
war-act-scout = Scout
war-act-bombard = Bombard
war-way-walk = on foot
war-way-march = March
war-way-ride = Sandworm
war-way-carriers = Carriers
war-way-ornithopter = Ornithopter
war-way-frigate = Frigate
war-way-navigator = Navigator
war-way-sparing = Ornithopter, Navigator leaves
war-tray-any = Any die
war-tray-without-die = Without a die
war-play-card = Play a card
war-tray-free = Free, first
war-tray-hide = Fold the choices away
war-tray-show = Your choices
war-use-move = Move
war-use-lead = Move
war-use-attack = Attack
war-use-surprise = Surprise attack
war-use-deploy = Deploy
war-use-draw = Draw
war-use-elites = Elites
war-use-vehicles = Vehicles
war-use-desert_power = Desert Power
war-brief-move = 2 legions
war-brief-lead = 2 legions with a leader
war-brief-attack = 1 legion
war-brief-surprise = 1 legion with a leader
war-brief-deploy-harkonnen = 3 regulars, 1 leader
war-brief-deploy-atreides = 1 token, 1 leader
war-brief-draw = 2 cards
war-brief-elites = 2 regulars become elites
war-brief-vehicles = 2 of your choice
war-brief-desert_power = wormsigns or sandworms
war-brief-cone = 3 minutes in private with your partner
war-free-scout = Scout
war-free-train = Train
war-free-atomics = Atomics
war-free-scheming = Scheming
war-free-bombard = Bombard
war-by-die = By which die
war-die-as = { $die } as { $result }
war-who-goes = All go; who stays?
war-who-attacks = All attack; who stays?
war-goes = goes
war-attacks-too = attacks
war-stays = stays
war-go-all = All go
war-attack-all = All attack
war-go-rest = The others go
war-attack-rest = The others attack
war-stays-out = stays out of it
war-fate-reduced = becomes a regular
war-fate-falls = falls
war-fate-tank = to the tank
war-hits-word = hits
war-shields-word = shields
war-in-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
war-fewer = Fewer
war-more = More
war-do-it = Do it
war-anyway = Do it anyway
war-order = { $count } to resolve: touch the first
war-any-order = In any order
war-unclaimed = What becomes of unclaimed prescience?
war-unclaimed-about = Back into the deck, or out of the game
war-back = Into the deck
war-out = Out of the game

# Spice harvesting
war-pay = Spice harvesting
war-landing-question = Your heighliner is over Arrakis: where does everything land?
war-pay-question = { $spice } spice: what do you pay?
war-left-of = left of { $all }
war-nothing = nothing
war-stays-on = stays on { $step }
war-to-step = step { $step }
war-twice = Twice: { $what }
war-paid = paid { $price }
war-stockpile-spice = Stockpile
war-stockpile-about = 1 supremacy
war-reserve-spice = Save
war-reserve-about = kept for a later harvest
war-next-round = Next round:
war-lowest = lowest step { $step }
war-declare = Pay

# A battle
war-battle = Battle
war-battle-for = Battle for { $area }
war-battle-won = { $side } win
war-battle-nobody = Nobody is left
war-battle-round = Battle for { $area }, combat round { $round }
war-battle-steps = Steps of a combat round
war-surprise = surprise attack
war-show-map = Show the map
war-show-battle = Back to the battle
war-you-small = you
war-then = { $first }, then { $second }
war-step-cards = Cards
war-step-roll = Roll
war-step-specials = Specials
war-step-hits = Hits
war-step-continue = Continue?
war-step-retreat = Retreat?
war-you-attack = You attack
war-you-defend = You defend
war-they-attack = { $name } attacks
war-they-defend = { $name } defends
war-fallen = Losses in this battle
war-may-become = may become
war-no-leader = no leader: specials miss
war-nobody-left = nobody is left here
war-stays-out-title = Stays out
war-hand-title = Hand
war-hand-dice =
    { $count ->
        [0] no cards
        [one] { $count } card, worth 1 die
       *[other] { $count } cards, each 1 die
    }
war-dice-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
war-dice-rank = rank { $rank }
war-dice-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
war-dice-extra = plan { $count }
war-dice-of-most = dice of at most 6
war-dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
war-you-roll = You roll
war-you-rolled = You rolled
war-they-roll = { $name } rolls
war-they-rolled = { $name } rolled
war-rolled =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }, { $specials ->
        [one] { $specials } special
       *[other] { $specials } specials
    }
war-your-hits = Your hits
war-your-shields = Your shields
war-their-hits = Hits of { $name }
war-their-shields = Shields of { $name }
war-ledger-dice = dice
war-ledger-leaders = leaders
war-ledger-cancelled = cancelled
war-ledger-counts = counts
war-by-shields = { $count } by shields
war-by-elites = { $count } by special elites
war-by-troops = { $count } by troops
war-by-figures = { $count } by elites and troops
war-they-take = they take
war-you-take = you take
war-continue-price =
    { $hits ->
        [one] First you take { $hits } hit no shield stops. Then the defender may retreat
       *[other] First you take { $hits } hits no shield stops. Then the defender may retreat
    }
war-continue-free = The defender may retreat, then a new combat round begins
war-cease-about = The battle is over, all figures stay where they are
war-retreat-about =
    { $rank ->
        [0] Your legion leaves the area
       *[other] Your legion leaves the area; a sietch or settlement there falls
    }
war-stand-about = A new combat round begins
war-hits-on =
    { $count ->
        [one] { $count } hit to take in { $area }
       *[other] { $count } hits to take in { $area }
    }
war-odds-of = If the attack goes on: { $attacker } { $win } %, { $defender } { $lose } %
war-odds-nobody = nobody { $chance } %
war-odds-title = if the attack goes on
war-odds-cards = Chance of the attacker, by the cards you lay down now
war-odds-if-none = if the other side lays none
war-odds-laid =
    { $count ->
        [0] no card
        [1] 1 card
       *[other] { $count } cards
    }
war-odds-attacker = Chance of the attacker, if this figure takes the hit
war-hits-shared = { $hits ->
    [one] The hit is taken
   *[other] All { $hits } hits are taken
}
war-hits-left = { $left } of { $hits } hits left to take
war-take-hits = { $hits ->
    [one] Take the hit
   *[other] Take the { $hits } hits
}
war-odds-after = Chance of the attacker with those who are left
war-attacker-chance = Attacker wins: { $chance } %
war-proposal-chance = (as proposed: { $chance } %)

# The top line
war-round = Round
war-phase-vehicles = Vehicles
war-phase-actions = Actions
war-phase-hazards = Hazards
war-phase-harvest = Harvest
war-phase-end = End
war-tempo = Dice left: Harkonnen { $harkonnen }, Atreides { $atreides }
war-dice-to = dice to

# On a phone
war-tabs = Parts of the table
war-tab-map = Map
war-tab-sides = Sides
war-tab-spice = Spice, space
war-tab-hand = Hand
war-tab-log = Log
war-small-map = The whole map, small: touch to go there
war-go-to = Go to { $area }
war-attack-there = Attack { $area }
war-sector-inner_nw = Inner NW
war-sector-inner_ne = Inner NE
war-sector-inner_sw = Inner SW
war-sector-inner_se = Inner SE
war-sector-outer_nw = Outer NW
war-sector-outer_ne = Outer NE
war-sector-outer_sw = Outer SW
war-sector-outer_se = Outer SE

# Keys, legend and dice of the desert
war-key-fold = Fold the choices away
war-key-map = The map during a battle
war-key-list = Find an area by its name
war-struck = Dice of storms, sandworms and bombardments
war-hits-count =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
war-storm = storm
war-tank-word = regeneration tank
war-legend-dice = Dice
war-legend-figures = Figures
war-legend-machines = Machines and ships
war-legend-desert = Desert and places
war-legend-tracks = Tracks and powers
war-legend-standard = The standard of a legion
war-legend-standard-about = Six sides, because six units are the most. A thin side is a regular, a thick one an elite, one with a hole Sardaukar or Fedaykin, a double one a troop of a great house, a dashed one a facedown token. The number counts units; pennants are Bashars or Naibs, lettered discs named leaders. A hollow hexagon is Harkonnen, a solid circle Atreides.
war-legend-six = six regulars, two leaders
war-legend-mixed = one of each kind, a limit of five
war-legend-hidden = three facedown tokens
war-legend-some = three units and a token

# Home and set-up
war-home-about = Harkonnen against Atreides and Fremen: legions, sandworms and spice on one map
war-home-facts = 1 to 4 players · 101 areas · about 2 hours
war-home-choose = Choose your side, the number of players or a solo game first
war-guild = The Spacing Guild
war-guild-about = Heighliners, frigates and troops of the great houses
war-guild-not = Not against the automaton
war-seats-1 = You play the Atreides against the automated Harkonnen
war-seats-2 = One side each
war-seats-3 = Two share a side, one plays the other alone
war-seats-4 = Two to each side: House Harkonnen and the Corrino, House Atreides and the Fremen
war-together = Together against the automaton
war-together-about = Both play the Atreides side
war-shared = Which side is shared
war-your-side = Your side
war-rounds = Last round
war-rounds-none = until somebody has won
war-rounds-of = { $rounds } rounds
war-odds = Show the odds of battles
war-odds-about = Chances to win while a battle is fought, and what each casualty does to them

# The end
war-end-draw = Nobody has won the war
war-end-you-win = You have won the war
war-end-wins = { $side } wins the war
war-end-by-supremacy = Supremacy { $supremacy } in round { $rounds }
war-end-by-prescience = the prophecy is fulfilled in round { $rounds }
war-end-by-max_rounds = round { $rounds } was the last
war-end-curve = The way to the goal, in per cent
war-end-slider = Round to look at
war-end-map = The map after round { $round }
war-end-map-last = The map at the end
war-end-round = Round { $round }
war-end-tracks = Supremacy against prescience
war-end-sietches = Sietches lost: { $names }
war-end-settlements = Settlements lost: { $names }
war-end-battles =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }
war-end-won = { $side } won
war-end-nobody = nobody was left
war-end-fallen = fallen: Harkonnen { $harkonnen }, Atreides { $atreides }
war-end-from-here = Play from this round
war-end-no-battle = No battle was fought

# The game in a few ideas
war-learn-goal = Two ways to win
war-learn-goal-about = The Harkonnen win with 10 supremacy: they destroy sietches and stockpile spice. The Atreides win by prescience: at the end of a round their three markers must have reached the secret objective. Prescience cards, testing stations and destroyed settlements advance them; when Arrakeen falls, it counts at once.
war-learn-move = A die, a deed
war-learn-move-about = In your turn you spend one action die: Strategy moves or attacks, Leadership moves legions with a leader, Deployment brings figures. Touch a legion to see where it can go.
war-learn-attack = Battle
war-learn-attack-about = Each unit rolls a die, six at most. Swords hit, shields stop hits, and a leader turns a special into hits or shields. After each round the attacker goes on or ceases.
war-learn-desert = The desert
war-learn-desert-about = Storms strike whoever stands in the open, sandworms rise where wormsigns lie. Mountains are safe. The Fremen ride the worms.
war-learn-spice = Spice
war-learn-spice-about = Harvesters in the sand bring spice. With it the Harkonnen pay CHOAM, the Guild and the Landsraad; what is not paid sinks and ends in a ban.
war-learn-prescience = Prescience
war-learn-prescience-about = Open cards demand something of the Atreides. Who meets the demand claims the card and advances the markers; new leaders come with them.
war-learn-space = Heighliners
war-learn-space-about = With The Spacing Guild each side sails a heighliner to Arrakis, with frigates and troops of the great houses aboard.

# Piles to look into
table-pile-house_harkonnen = Discarded: House Harkonnen
table-pile-corrino_ally = Discarded: Corrino Ally
table-pile-house_atreides = Discarded: House Atreides
table-pile-fremen_ally = Discarded: Fremen Ally

# The guide of the first game.
web-coach-war-place = Setting things up
web-coach-war-place-about = Areas that glow can be touched. Touch once for each thing you place, then the orange button hands it all in.
web-coach-war-turn = Your turn: one die
web-coach-war-turn-about = Spend one die: its uses stand in its column. What costs no die stands apart. Or touch a legion at once: its goals glow.
web-coach-war-move = Where to?
web-coach-war-move-about = Touch the legion, choose the way if there are several, then touch a glowing area. Hold or hover over any area to read why it is closed.
web-coach-war-battle = A battle
web-coach-war-battle-about = Six steps, and above each stands who decides. The ledger shows hits and shields; every choice says what follows from it.
web-coach-war-hits = Hits
web-coach-war-hits-about = Choose who takes the hits. An elite becomes a regular first; leaders fall last.
web-coach-war-pay = Paying the powers
web-coach-war-pay-about = Nothing lowers a marker, 2 keeps it, 3 raises it. The lowest of the three decides your dice next round. All payments are declared together.
web-coach-step-war-place = Setting things up
web-coach-step-war-turn = Your turn: one die
web-coach-step-war-move = Where to?
web-coach-step-war-battle = A battle
web-coach-step-war-hits = Hits
web-coach-step-war-pay = Paying the powers

## A card that is touched in a turn, places for vehicles, a battle that is won
war-only-in-zones = Ornithopters and carryalls hang in air zones, not over areas.
war-all-placed = Everything is placed. Touch what you have placed to take it back.
war-frigates-in-zones = Frigates land in unoccupied air zones, not in areas.
war-only-apart = Troops land in an empty area that borders no enemy legion and no enemy settlement.
war-card-by-die = { $card }: with which die?
war-undefended = { $area }: nobody defends it, won without a roll
war-destroyed-harkonnen = Sietch of rank { $rank } destroyed: supremacy is now { $now }
war-destroyed-atreides = Settlement of rank { $rank } destroyed: all three markers advance by { $rank }
war-stake-harkonnen = At stake: { $rank } supremacy, from { $now } to { $then }
war-stake-atreides = At stake: all three markers advance by { $rank }
