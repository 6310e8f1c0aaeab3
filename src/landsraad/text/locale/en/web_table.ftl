# The words of the table in the browser.

table-game = Dune: Imperium
table-game-ix = Dune: Imperium with Rise of Ix
table-epic = Epic Game
table-title = Round { $round } · Landsraad
table-title-yours = Your turn · Landsraad
table-title-over = Game over · Landsraad

# Regions of the screen, for those who hear it
table-board = Board
table-players = Players
table-side = Cards to acquire and log
table-action = What to do now
table-choices = Your choices
table-or = or
table-tools = Tools
table-tray = Choose one
table-tray-hide = Show the board
table-tray-show = Choose
table-draft-left = Leaders that are left
table-close = Close

# The top line
table-round = Round { $round }
table-round-of = Round { $round } of { $last }
table-phases = Phases of the round
table-order = Turn order: { $names }
table-history = Look back
table-menu = Menu
table-keys = Keys
table-legend = What the icons mean

# Seats
table-you = You
table-seat = Seat { $letter }
table-rival = Rival { $letter }
table-bot = bot
table-away = away
table-no-leader = no leader yet
table-first-player = First player
table-to-act = to act
table-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
table-agents-left =
    { $count ->
        [0] no agents left
        [one] { $count } agent left
       *[other] { $count } agents left
    }
table-in-garrison = troops in the garrison
table-in-supply = troops in the supply
table-ships-garrison = dreadnoughts in the garrison
table-negotiators = negotiators on the Ix board
table-in-hand = cards in hand
table-in-deck = cards in the deck
table-in-discard = cards in the discard pile
table-intrigue-cards = Intrigue cards
table-has-swordmaster = Swordmaster
table-has-council = Seat on the High Council
table-tile-flipped = { $name }, face down
table-deck-top = On top of your deck
table-masterstroke = Masterstroke, in secret

# The board
table-alliance = Alliance
table-alliance-at = Alliance at 4
table-alliance-free = nobody holds the Alliance
table-alliance-of = { $name } holds the Alliance
table-influence-of = { $name }: { $count }
table-space-open = possible
table-space-shut = not now
table-space-occupied = occupied by { $names }
table-space-controlled = controlled by { $name }
table-space-closed = closed by { $name }
table-space-bonus = { $count } bonus spice
table-infiltration = Infiltration: enemy agents there do not block you
table-council-of = On the High Council: { $names }
table-council-empty = Nobody sits on the High Council
table-shipping = Shipping
table-freighter-of = { $name } on step { $count }
table-stack-empty = empty
table-tech-tiles = Tech tiles
table-tiles-left =
    { $count ->
        [one] { $count } tile in this stack
       *[other] { $count } tiles in this stack
    }
table-conflict = Conflict
table-no-conflict = No Conflict yet
table-no-units = no units
table-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
table-fighter =
    { $name }: { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }, { $ships ->
        [one] { $ships } dreadnought
       *[other] { $ships } dreadnoughts
    }, strength { $strength }

# The market
table-market = Cards to acquire
table-row = Imperium Row
table-row-empty = empty
table-persuasion-left = left
table-reveal-gives = reveal gives
table-can-pay = you can pay for it
table-kept = Only you may acquire this
table-kept-for = Only { $name } may acquire this
table-set-aside = Set aside face down
table-decks = Cards left: { $imperium } in the Imperium deck, { $intrigue } in the Intrigue deck
table-snooper = Snooper token of { $name }
table-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

# Your cards
table-your-hand = Your cards
table-no-hand = No cards in hand
table-no-hand-watching = You are watching: hands stay hidden
table-no-agent-effect = no agent effect
table-only-revealed = only revealed, never sent
table-timing-now = { $timing }, now
table-box-agent = Agent
table-box-reveal = Reveal
table-box-reveal-unload = Reveal, Unload
table-box-acquire = When acquired
table-box-on-trash = When trashed
table-box-plot = Plot
table-box-combat = Combat
table-box-endgame = Endgame
table-box-entry = To go there
table-box-effects = Effect
table-box-control = Whoever controls it
table-box-ability = Ability
table-box-signet = Signet ring
table-box-round-start = Round Start
table-box-win = When you win a Conflict
table-box-end = Endgame
table-box-first = First
table-box-second = Second
table-box-third = Third
table-kind-tile = Tech tile
table-kind-track = Track
table-kind-hagal = House Hagal card

# What to do
table-wait = One moment
table-waiting-for = Waiting for { $name }
table-waiting-for-you = Waiting for you
table-bot-thinks = { $name } is thinking
table-over = The game is over
table-to-end = See how it ended
table-hint-glow = Glowing: { $things }
table-hint-list = Choose below
table-hint-list-aside = Choose on the right
table-hint-confirm = Is this what you mean?
table-offline = No connection: nothing can be played until it is back.
table-where-agent = Where does your agent go?
table-turn-done = Your turn is done
table-how-many-troops = How many troops do you deploy?
table-combat-lead = You lead { $mine } to { $best }
table-combat-behind = You are behind, { $mine } to { $best }
table-combat-even = Level at { $mine }
table-last-round = Last round
table-how-many-negotiators = How many negotiators return?
table-which-card = With which card?
table-count-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-count-intrigue =
    { $count ->
        [one] { $count } Intrigue card
       *[other] { $count } Intrigue cards
    }
table-count-space =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
table-count-tile =
    { $count ->
        [one] { $count } tech tile
       *[other] { $count } tech tiles
    }
table-count-faction =
    { $count ->
        [one] { $count } faction
       *[other] { $count } factions
    }
table-count-seat =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-count-leader =
    { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }
table-advice-ask = What would a bot do?
table-advising = A bot is thinking about your move …
table-advice = A bot would: { $text }
table-advice-chance = A bot would: { $text } (wins { $chance } %)
table-advice-yours = your choice: { $chance } %
table-put-back = Put { $name } back
table-reveal-now = Reveal now
table-undo = Undo
table-confirm = Do it
table-back = Back
table-fewer = One fewer
table-more = One more
table-now-after = Now, and after this
table-after = { $what } { $then }
table-what-strength = strength
table-what-persuasion = persuasion
table-what-solari = solari
table-what-spice = spice
table-what-water = water

# Why not
table-not-now = { $name }: not now
table-answer-first = First answer this: { $question }
table-wait-turn = It is not your turn.
table-rule = Rule { $rule }
table-rule-missing = This rule cannot be read just now.

# The log and the past
table-log = Log
table-since = since your last turn
table-log-older =
    { $count ->
        [one] { $count } older line
       *[other] { $count } older lines
    }
table-log-setup = Set-up: { $count } lines
table-look-at = Show this moment
table-looking-back = Looking back
table-looking-back-at = Looking back: move { $at } of { $last }
table-turn-before = Turn before
table-move-before = Move before
table-move-after = Next move
table-turn-after = Next turn
table-return = Back to the game

# One device for several people
table-pass-device = Pass the device to { $name }
table-pass-device-why = All hands are hidden until the next player sits down.
table-sit = I am { $name }

# Menu
table-set-words = Words beside icons
table-set-sound = Sounds
table-set-notify = Tell me when it is my turn
table-set-confirm = Ask before a choice is played
table-restart-turn = Start this turn again
table-me-to-bot = Let a bot play for you
table-me-back = Play yourself again
table-seat-to-bot = Let a bot play for { $name }
table-seat-back = Play { $name } yourself again
table-report = Report a problem
table-report-about = Copied: the position as you see it, what happened last and the version. Paste it into your report.
table-report-copy = To copy: the position as you see it, what happened last and the version. Paste it into your report.
table-all-settings = All settings
table-home = Leave the table

# Keys
table-key-arrows = go to the next thing that glows
table-key-enter = touch it
table-key-numbers = choose an answer from the list
table-key-escape = put back what was touched; return from the past
table-key-reveal = reveal your hand
table-key-end = end your turn
table-key-undo = undo the last step
table-key-restart = start the turn again
table-key-advice = what a bot would do
table-key-inspect = read the thing in focus in full
table-key-legend = what the icons mean
table-key-history = look back, then step with ← →
table-key-words = words beside icons
table-key-theme = night or noon
table-key-keys = this list

# On a phone
table-glow-below = { $count } more below
table-tab-turn = Turn
table-tab-you = You
table-tab-players = Players
table-tab-market = Market
table-tab-log = Log

# Keys and books
table-key-shift = Shift { $key }
table-book-house-hagal = House Hagal

# At the door: whoever asks for a seat
table-door = At the door
table-door-asks = { $name } asks for seat { $seat } ({ $now }).
table-door-asks-free = { $name } asks for seat { $seat }.
table-door-all = Everybody who plays must agree.
table-door-let-in = Let in
table-door-refuse = Refuse
table-door-waiting = You have asked for seat { $seat }. Waiting for: { $names }.
table-door-withdraw = Ask no more
table-door-removed = The host has sent you away from this table. You can watch, and ask to come back.
table-door-left = You have left your seat.
table-door-come-back = Ask to come back
table-door-ask = Ask for seat { $seat } ({ $name })
table-send-away = Send { $name } away
table-send-away-sure = Send { $name } away for good? A bot plays on.

# Clocks
table-clock = Time left
table-clock-days = { $days } d { $hours } h
table-clock-paused = pause
table-clock-pause = Let the clocks stand, if all agree
table-clock-agree = Let the clocks stand: { $names } would like to
table-clock-go-on = Let the clocks run
