# War for Arrakis in the terminal.

arrakis-terminal-supremacy = Supremacy { $level } of { $goal }
arrakis-terminal-prescience = Prescience
arrakis-terminal-objective = Your objective
arrakis-terminal-imperium = Imperium markers
arrakis-terminal-bans = Bans
arrakis-terminal-dice = Dice of { $member }
arrakis-terminal-bene-gesserit = Bene Gesserit tokens
arrakis-terminal-ranked = { $piece } (rank { $rank })
arrakis-terminal-air = In the air
arrakis-terminal-leaders = Leaders
arrakis-terminal-leader-at = { $leader } ({ $place })
arrakis-terminal-prescience-cards = Prescience cards
arrakis-terminal-cards = { $member }: { $hand } in hand, { $deck } in the deck
arrakis-terminal-hand = Hand of { $member } ({ $deck } in the deck)
arrakis-terminal-goal-harkonnen = You win when the supremacy marker reaches 10: destroy sietches.
arrakis-terminal-goal-atreides = You win when all three prescience markers reach your objective: claim prescience cards, take testing stations, destroy settlements.
arrakis-terminal-welcome = You are { $player }, playing { $side }. Seed { $seed }. Type ? for help.
arrakis-terminal-winner = { $side } win by { $how } in round { $rounds }.
arrakis-terminal-unfinished = Nobody has won after { $rounds } rounds: a draw.
arrakis-terminal-odds-hint = The odds of an attack need two areas: o carthag arsunt
arrakis-terminal-odds-nobody = Nobody stands in { $area }.
arrakis-terminal-odds = { $start } attacks { $goal }: attacker { $attacker }, defender { $defender }, nobody left { $nobody }; about { $rounds } rounds of combat. Facedown tokens and sietches are estimated.
arrakis-terminal-ask-seats = How many players, 1 to 4? One plays against the automated Harkonnen
arrakis-terminal-ask-guild = With the expansion The Spacing Guild?
arrakis-terminal-ask-side = Your side: { $one } or { $other }
arrakis-terminal-kind-card = Planning cards
arrakis-terminal-kind-leader = Leaders
arrakis-terminal-kind-prescience = Prescience cards
arrakis-terminal-kind-objective = Objectives
arrakis-terminal-kind-area = Areas
arrakis-terminal-kind-unit = Units
arrakis-terminal-kind-vehicle = Vehicles
arrakis-terminal-kind-piece = Pieces
arrakis-terminal-kind-token = Deployment tokens
arrakis-terminal-kind-sign = Wormsigns
arrakis-terminal-kind-marker = Prescience markers
arrakis-terminal-kind-power = Imperium powers
arrakis-terminal-kind-atomics = Family atomics
arrakis-terminal-kind-result = Action dice
arrakis-terminal-help =
    NUMBER      take that option; Enter alone takes the only one
    u           take your last choice back, as far as nothing hidden was seen
    t           the whole table            b    the board
    h           your hand in full          l    the log (l 100: the last 100 lines)
    c NAME      what a card, leader, area, unit or token does
    r QUERY     the rules: a number (r 9.4) or words (r sandworm)
    w MOVE      why a move is not allowed (w from carthag)
    o FROM TO   the odds of an attack (o carthag arsunt)
    s FILE      save the game              q    save and leave
