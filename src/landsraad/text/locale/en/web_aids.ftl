# What a player looks up beside the table: piles, the last Conflict, the rulebooks; and the pace of the bots.

# Piles
table-piles = Piles
table-key-piles = look into the piles
table-piles-about = Everything that lies open, and what is left in your own deck. Names only: nobody knows the order of a deck.
table-piles-touch = Touch a name to read the card.
table-piles-table = On the table
table-pile = { $name }: { $count }
table-pile-deck = Deck, in no order
table-pile-discard = Discard pile
table-pile-played = Played
table-pile-revealed = Revealed
table-pile-trash = Trashed cards
table-pile-intrigue = Intrigue discard pile
table-pile-conflicts = Past Conflicts
table-pile-tiles = Trashed Tech tiles
table-pile-hagal = House Hagal discard pile
table-pile-copies = { $name } ×{ $count }

# The last Conflict
table-fight-of = Round { $round }: { $conflict }
table-fight-place =
    { $place ->
        [1] wins
        [2] second reward
        [3] third reward
       *[other] no reward
    }
table-fight-tied =
    { $place ->
        [2] tie for first: second reward
       *[other] tie for second: third reward
    }
table-fight-strength = strength { $strength }
table-fight-played = Played:
table-set-fights = Show results of Conflicts
web-settings-fights = Results of Conflicts
web-settings-fights-about = After a Conflict its result stays on the table until you touch it or play on.

# Rules
web-rules-title = Rules
web-rules-about = Every rule in our own words, with the numbers the table cites.
web-rules-search = Search the rules
web-rules-search-example = Words, or a number such as 10.6
web-rules-books = Rulebooks
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] No rule has all these words.
        [one] { $count } rule
       *[other] { $count } rules
    }
table-rule-read-on = Read on in the rulebook

# The pace of bots
web-settings-pace = Pace of others' turns
web-settings-pace-about = How what others do is shown. Space skips a turn, and whatever you touch ends it at once.
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = Not at all: only told afterwards
