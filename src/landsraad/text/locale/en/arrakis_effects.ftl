# What the components of War for Arrakis do. Every message is a phrase that can stand inside another: no capital at its
# start, no full stop. Composite messages get their parts already spoken, so each language may order them as it likes.
# Effects of an action are never compulsory (war_for_arrakis 0.3), so nothing here says “you may”.

## Amounts of figures
arrakis-amount-regular =
    { $amount ->
        [one] { $amount } regular
       *[other] { $amount } regulars
    }
arrakis-amount-elite =
    { $amount ->
        [one] { $amount } elite
       *[other] { $amount } elites
    }
arrakis-amount-sardaukar = { $amount } Sardaukar
arrakis-amount-fedaykin = { $amount } Fedaykin
arrakis-amount-troop =
    { $amount ->
        [one] { $amount } Houses Major troop
       *[other] { $amount } Houses Major troops
    }
arrakis-amount-bashar =
    { $amount ->
        [one] { $amount } Bashar
       *[other] { $amount } Bashars
    }
arrakis-amount-naib =
    { $amount ->
        [one] { $amount } Naib
       *[other] { $amount } Naibs
    }
# A generic leader or a named one who is available.
arrakis-amount-leader =
    { $amount ->
        [one] { $amount } leader
       *[other] { $amount } leaders
    }
# Deployment tokens that lie face down.
arrakis-amount-token =
    { $amount ->
        [one] { $amount } facedown token
       *[other] { $amount } facedown tokens
    }

# Paul Atreides or Paul-Muad'Dib, whoever of the two is in play.
arrakis-figure-paul = Paul (in either form)

## Amounts of other things
arrakis-amount-harvester =
    { $amount ->
        [one] { $amount } harvester
       *[other] { $amount } harvesters
    }
arrakis-amount-ornithopter =
    { $amount ->
        [one] { $amount } ornithopter
       *[other] { $amount } ornithopters
    }
arrakis-amount-carryall =
    { $amount ->
        [one] { $amount } carryall
       *[other] { $amount } carryalls
    }
arrakis-amount-frigate =
    { $amount ->
        [one] { $amount } frigate
       *[other] { $amount } frigates
    }
arrakis-amount-sword =
    { $amount ->
        [one] { $amount } sword
       *[other] { $amount } swords
    }
arrakis-amount-shield =
    { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
arrakis-amount-special =
    { $amount ->
        [one] { $amount } special
       *[other] { $amount } specials
    }
arrakis-amount-hit =
    { $amount ->
        [0] no hit
        [one] { $amount } hit
       *[other] { $amount } hits
    }
arrakis-amount-spice = { $amount } spice
# So many dice of a result, and so many steps of a marker.
arrakis-amount-result = { $amount } { $result }
arrakis-amount-marker = { $marker } { $amount }

## Joints
arrakis-effect-when = { $condition }: { $effect }
arrakis-effect-otherwise = otherwise: { $effect }
arrakis-effect-otherwise-when = otherwise, { $condition }: { $effect }
# A condition for one step among others.
arrakis-effect-when-inside = { $effect } ({ $condition })
arrakis-effect-choose = choose one: { $options }

## Conditions: they begin as they do before a colon.
arrakis-condition-in-play = if { $leader } is in play
arrakis-condition-not-gone = if { $leader } has not been removed from the game
arrakis-condition-alia = if { arrakis-leader-alia } has never been in play and { arrakis-leader-reverend_mother_jessica } is in play
arrakis-condition-maker = if the Wild Maker is in play
arrakis-condition-atomics-used = if the family atomics have been detonated
arrakis-condition-marker = if a prescience marker is on step { $step } or higher

## Placing figures
arrakis-effect-place = place { $figures } { $where }
# The same figures in several settlements.
arrakis-effect-place-each = place { $figures } in each of these settlements: { $areas }
arrakis-where-settlement = in the { $area } settlement
arrakis-where-one-of = in the { arrakis-area-carthag } or the { arrakis-area-arrakeen } settlement
arrakis-where-any-settlement = in one of your settlements
arrakis-where-legion = in one of your legions
arrakis-where-special-legion = in one of your legions that includes a { $unit }
arrakis-where-legion-with = in the legion with { $leader }
arrakis-where-empty-desert = in one empty desert area
arrakis-where-free-mountain = in one free mountain area
arrakis-where-free-plateau = in one free plateau area
arrakis-where-sietch = in one of your sietch areas
arrakis-effect-scatter = place { $figures } in different empty desert areas, one in each
arrakis-effect-replace = replace up to { $figures } on the board by { $others }
arrakis-effect-deploy = deploy up to { $figures } in your settlements
arrakis-effect-deploy-tokens =
    { $amount ->
        [one] draw a deployment token and place it facedown with a leader in one of your sietch areas
       *[other] draw { $amount } deployment tokens and place each facedown with a leader in one of your sietch areas
    }
arrakis-effect-cielago = draw a deployment token and place it facedown in one of your sietches that has a Harkonnen legion within two areas
arrakis-effect-kitab = move a sietch token, with any figures and tokens of its area, to an adjacent empty desert area

## Legions. The first eight stand after “move”, the others after “attack”.
arrakis-legion-any = a legion
arrakis-legion-that = that legion
arrakis-legion-leader = a legion with a leader
arrakis-legion-special = a legion with a { $unit }
arrakis-legion-named = the legion with { $leader }
arrakis-legion-sand = a legion in a desert area
arrakis-legion-leader-sand = a legion with a leader in a desert area
arrakis-legion-settlement = the legion in the { $area } settlement
arrakis-attackers-any = with a legion
arrakis-attackers-that = with that legion
arrakis-attackers-leader = with a legion that includes a leader
arrakis-attackers-special = with a legion that includes a { $unit }
arrakis-attackers-named = with the legion of { $leader }
arrakis-attackers-settlement = with the legion in the { $area } settlement

## Moving and attacking
arrakis-effect-move = move { $legion }
arrakis-effect-move-again = move that legion once more, to an adjacent area
arrakis-effect-move-many = move up to { $amount } different legions
arrakis-effect-move-many-leader = move up to { $amount } different legions, each with a leader
arrakis-effect-move-many-special = move up to { $amount } different legions, each with a { $unit }
arrakis-effect-carriers = move a legion from one of your settlements straight to any other legion of yours, however far
arrakis-effect-attack = attack { $attackers }
arrakis-effect-surprise = make a surprise attack { $attackers }
# $legion is at hand too, for languages that must name it after “move”.
arrakis-effect-move-or-attack = move or attack { $attackers }
arrakis-effect-move-or-surprise = move or make a surprise attack { $attackers }
arrakis-effect-march-or-surprise = move { $legion } up to two areas, or make a surprise attack { $attackers }
# What a card adds to the battle it starts.
arrakis-effect-battle = { $effect }; { $rule }
arrakis-battle-war-plan = in that battle roll 1 more combat die in every round, 6 at most
arrakis-battle-language = in the first round of that battle the opponent rolls at most { $amount } combat dice
arrakis-battle-no-mercy = in that battle you may continue without taking the extra hit, even against a sietch

## Cards
arrakis-effect-draw =
    { $amount ->
        [one] draw { $amount } planning card
       *[other] draw { $amount } planning cards
    }
arrakis-effect-draw-from =
    { $amount ->
        [one] draw { $amount } planning card { $deck-from }
       *[other] draw { $amount } planning cards { $deck-from }
    }
arrakis-effect-play = play 1 planning card
arrakis-effect-opponent-discards =
    { $amount ->
        [one] the opponent discards { $amount } planning card of their choice
       *[other] the opponent discards { $amount } planning cards of their choice
    }
arrakis-effect-objective = draw a second secret objective card; from now on reaching either of the two wins

## Vehicles, the air and the Imperium
arrakis-effect-vehicles = place { $vehicles } on the board
arrakis-effect-any-vehicles =
    { $amount ->
        [one] place { $amount } vehicle of your choice on the board
       *[other] place { $amount } vehicles of your choice on the board
    }
arrakis-effect-navigator = place the Guild Navigator in an unoccupied air zone
arrakis-effect-imperium =
    { $power-id ->
        [choam] take a { $power } action: put 1 frigate aboard your heighliner
        [landsraad] take a { $power } action: put 2 Houses Major troops aboard your heighliner
       *[spacing_guild] take a { $power } action: your heighliner advances 1 step
    }
arrakis-effect-imperium-any = take one imperium action of your choice

## The desert
arrakis-effect-wormsigns =
    { $amount ->
        [one] place { $amount } wormsign in a desert area
       *[other] place { $amount } wormsigns in different desert areas
    }
arrakis-effect-power = use Desert Power
arrakis-effect-storms = resolve the Coriolis storms now: roll { $dice } combat dice for each Harkonnen legion in an exposed area
arrakis-effect-detonate = detonate the family atomics
arrakis-effect-maker-enters = the Wild Maker enters play with its card spent: put its figure in one empty desert area
arrakis-effect-maker-strikes = move and then attack with the Wild Maker

## Leaders and Bene Gesserit
arrakis-effect-enters = { $leader } enters play
arrakis-effect-enters-ousting = { $leader } enters play and { $ousted } is removed from the game
arrakis-effect-take-sister = take 1 Bene Gesserit token from the reserve
# A free action of several copies of a card in hand; then $effects.
arrakis-effect-scheme = free action while { $leader } is in play: discard { $least } or { $most } copies from your hand; he is removed from the game, { $effects }
arrakis-effect-seek = in their next action turn the Atreides can neither place Paul nor move or attack with a legion that includes him

## Choices that one or two cards ask for
arrakis-pick-sign =
    { $amount ->
        [one] discard a wormsign from the board
       *[other] discard up to { $amount } wormsigns from the board
    }
arrakis-pick-pole-sign = discard every wormsign in the areas next to the { arrakis-area-north_pole }
arrakis-pick-tank-sector = send one enemy named leader who is in a sector with one of your legions to the regeneration tank
arrakis-pick-tank-adjacent = send one enemy named leader who is next to that legion to the regeneration tank
arrakis-pick-tank-any = send one enemy named leader of your choice to the regeneration tank
arrakis-pick-back = shuffle one revealed prescience card back into its deck
arrakis-pick-house-die = discard one unused { arrakis-result-house } die of the Atreides, or the Bene Gesserit token in their { arrakis-result-house } box
arrakis-pick-spies = choose an area: the sietch and all deployment tokens there are revealed
arrakis-pick-die = choose one unused action die or Bene Gesserit token of the Harkonnen: they must use it in their next turn
arrakis-pick-adab = remove any number of revealed prescience cards from the game and reveal as many new ones
arrakis-pick-down = move one prescience marker down any number of steps and another one up as many
arrakis-pick-imperium-down = move one imperium marker 1 step down, without its ban
arrakis-pick-fear = attach this card to a revealed prescience card: when you claim that card, also advance any one prescience marker { $amount } steps
arrakis-pick-ibad = attach this card to a revealed prescience card: it cannot be removed and stays revealed, beside the usual ones, until you claim it
arrakis-pick-worm-by-worm = place a sandworm in an empty desert area next to another sandworm
arrakis-pick-worm-by-legion =
    { $amount ->
        [one] place a sandworm in an empty desert area next to one of your legions
       *[other] place up to { $amount } sandworms in empty desert areas next to your legions
    }
arrakis-pick-chasm =
    { $amount ->
        [one] remove a harvester from a deep desert area
       *[other] remove up to { $amount } harvesters from deep desert areas of one sector
    }
arrakis-pick-gurney =
    { $amount ->
        [one] remove a harvester from the sector of { arrakis-leader-gurney_halleck }
       *[other] remove up to { $amount } harvesters from the sector of { arrakis-leader-gurney_halleck }
    }
arrakis-pick-rockets = choose a sector with one of your legions and roll { $dice } combat dice: for each sword and each special remove a harvester from that sector, or an ornithopter or carryall from an air zone next to it
arrakis-pick-captured = remove an ornithopter from the board and roll { $dice } combat dice against a Harkonnen legion in a sector next to its air zone: 1 hit for each sword and each special
arrakis-pick-blast = roll { $dice } combat dice against an enemy legion next to one of your legions: 1 hit for each sword and each special
arrakis-pick-swap = swap all deployment tokens of two of your sietches
arrakis-pick-tide = move a Harkonnen legion in a desert area to an adjacent empty area
arrakis-pick-clear-sky = remove an ornithopter, a Harkonnen frigate or the Guild Navigator from an air zone

## Cards that stay in play: what they do from now on
arrakis-stays-riding = from now on your Houses Major troops can ride sandworms
arrakis-stays-shields = from now on each of your Houses Major troops cancels 1 enemy shield in every battle round, as a special elite does
arrakis-stays-on-harvester = from now on, once per round, when a sandworm destroys a harvester, { $effect }
