# Words around the table: headings, commands, endings.

## The table
ui-title = Landsraad
ui-game = Dune: Imperium
ui-board = Board
ui-row = Imperium Row
ui-reserve = Reserve
ui-hand = Hand
ui-intrigue = Intrigue cards
ui-tech = Tech
ui-tiles = Tech tiles
ui-resources = Resources
ui-influence = Influence
ui-alliance = Alliance
ui-alliances = Alliances
ui-conflict = Conflict
ui-conflict-deck = Conflicts left
ui-strength = Strength
ui-rewards = Rewards
ui-first-place = First
ui-second-place = Second
ui-third-place = Third
ui-garrison = Garrison
ui-supply = Supply
ui-agents = Agents
ui-troops = Troops
ui-dreadnoughts = Dreadnoughts
ui-negotiators = Negotiators
ui-freighter = Freighter
ui-shipping-track = Shipping track
ui-points = Victory points
ui-deck = Deck
ui-discard = Discard pile
ui-in-play = In play
ui-leader = Leader
ui-player = Player
ui-players = Players
ui-control = Control
ui-bonus-spice = Bonus spice
ui-council = High Council seat
ui-swordmaster = Swordmaster
ui-mentat = Mentat
ui-first-player = First player
ui-space = Space
ui-cost = Cost
ui-effect = Effect
ui-cards = Cards
ui-rules = Rules
ui-you = you
ui-bot = bot
ui-nobody = nobody
ui-none = none
ui-hidden = hidden
ui-face-down = face down
ui-empty = empty
ui-round = Round { $round }
ui-round-of = Round { $round }: { $phase }
ui-persuasion-left = { $amount } persuasion left
ui-copies = { $amount } left
ui-cards-count =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }

## Playing
ui-your-turn = Your turn
ui-turn-of = Turn of { $player }
ui-waiting-for = Waiting for { $player }
ui-options = Options
ui-choose-number = Choose a number
ui-page = Page { $page } of { $pages }
ui-more = More
ui-log = Log
ui-why-not = Why not?
ui-not-allowed = Not allowed
ui-undo = Undo
ui-undone = The last move is taken back
ui-cannot-undo = Nothing can be taken back: something hidden has been seen since
ui-save = Save
ui-saved = The game is saved in { $file }
ui-load = Load
ui-loaded = The game goes on from { $file }
ui-help = Help
ui-quit = Quit
ui-quit-question = Leave the game? It is saved in { $file }
ui-yes = Yes
ui-no = No
ui-unknown-command = There is no option { $command }. Type a number, or one of the commands: { $commands }
ui-help-text = Type the number of an option, or a command
ui-help-undo = take the last move back
ui-help-save = save the game
ui-help-log = show what has happened
ui-help-card = show a card, space, leader or tile
ui-help-rules = look something up in the rules
ui-help-quit = leave the game
ui-new-game = New game
ui-resume = Resume
ui-seats = Seats
ui-seed = Seed
ui-expansions = Expansions
ui-language = Language

## The end
ui-game-over = The game is over
ui-final-standings = Final standings
ui-place = Place
ui-winner = { $player } wins
ui-you-win = You win
ui-decided-by = Decided by { $tiebreak }
ui-rounds-played =
    { $amount ->
        [one] { $amount } round
       *[other] { $amount } rounds
    }
tiebreak-points = victory points
tiebreak-chaumurky = { tile-chaumurky }
tiebreak-spice = spice
tiebreak-solari = solari
tiebreak-water = water
tiebreak-garrison = troops in the garrison
tiebreak-reveal_turn = the most recent reveal turn
tiebreak-seat = the seat
ui-labelled = { $label }: { $value }
