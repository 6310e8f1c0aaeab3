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
web-rules-search = Search rules and cards
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

# After the guided game: what wins
web-wins-title = What wins
web-wins-about = Three rounds are a third of a game. A whole one goes on until somebody has 10 points at the end of a round, or the Conflicts run out; then the most points win.
web-wins-influence = 2 influence with a power: a point, for each of the four.
web-wins-alliance = 4 influence before anybody else: the Alliance, another point, until somebody overtakes you.
web-wins-conflict = First place in a Conflict: often a point, in the last ones two.
web-wins-cards = The Spice Must Flow for 9 persuasion: a point. Some other cards give one, too.
web-wins-yours = you: { $points }
web-wins-check = Three questions
web-wins-points = What brings a point at once?
web-wins-points-1 = Going from 1 to 2 influence with a power
web-wins-points-2 = Seven spice
web-wins-points-3 = A seat on the High Council
web-wins-points-why = The point is yours as long as you do not fall below 2. Spice buys a lot, but no point by itself.
web-wins-fight = You have 3 troops in the Conflict, your opponent has 2 troops and a sword. Who wins?
web-wins-fight-1 = The opponent, who has a sword
web-wins-fight-2 = You, with 6 to 5
web-wins-fight-3 = Nobody, it is a tie
web-wins-fight-why = A troop counts 2, a sword 1: three troops are 6, two troops and a sword are 5.
web-wins-end = When does the game end?
web-wins-end-1 = As soon as somebody has 10 points
web-wins-end-2 = After ten rounds, whatever the points
web-wins-end-3 = At the end of a round in which somebody has 10 points
web-wins-end-why = Points are looked at in the Recall phase only. If nobody gets there, the empty Conflict deck ends the game.
web-wins-right = Right.
web-wins-wrong = Not quite.
web-wins-all = That is how it is won. Now a whole game.
web-wins-next = Play a whole game
# House Hagal in one page
web-hagal-title = House Hagal in one page
web-hagal-about = Alone or as two you play against House Hagal. This is all that is different.
web-hagal-who = Who that is
web-hagal-who-about = Alone you face two Rivals with leaders; they score and may beat you. As two you have one, House Hagal, which never scores: it takes spaces, Alliances and places in the Conflict.
web-hagal-turn = A Rival's turn
web-hagal-turn-about = The top card of the Hagal deck names a space. Free: the agent goes there. Taken: the next card. The Rival pays nothing, ignores the space, and gets what the card shows, influence, troops or its leader's signet ability.
web-hagal-fight = In the fight
web-hagal-fight-about = On a combat space it deploys what it has just recruited and up to two troops more. When the fight begins, each Rival in it turns up one card for its swords. After that it passes: your Combat cards have the last word.
web-hagal-points = How it scores
web-hagal-points-about = Alone: like you by influence, Alliances and Conflicts. Besides it trades at once 3 Intrigue cards, 3 water, 7 solari or 7 spice for a point. A reward you leave to it may be a point.
web-hagal-never = What it never does
web-hagal-never-about = It has no cards, never reveals and never buys: the Imperium Row is yours. Nor does it go to the Landsraad's costly spaces, to Sietch Tabr or to the Research Station.
web-hagal-plan = What to look at
web-hagal-plan-about = Count its troops in the Conflict twice and allow for up to six swords. Do not let it be first at 4 influence. It comes where its cards send it, so take first what you could least do without.
web-hagal-why = At the table the button "Why there?" shows each step it took.
web-hagal-play = Play against House Hagal
web-hagal-rules = The rules of House Hagal
