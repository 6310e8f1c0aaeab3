# The words of the browser pages around the table: first page, set-up, lobby, end, replay, settings, learning.

## Everywhere
web-common-language = Language
web-common-theme-noon = Switch to the bright theme
web-common-theme-night = Switch to the dark theme
web-common-home = Home
web-common-close = Close
web-common-replay = Replay
web-common-you = You
web-common-free-seat = Free seat
web-common-seat = Seat { $seat }
web-common-round = Round { $round }
# Between the parts of a list, with the blank that follows.
web-common-list-comma = { ", " }
# Two sentences, one after the other.
web-common-sentences = { $first }. { $second }
# What stands between two sentences that have their full stops.
web-common-blank = { " " }
web-common-ix = Rise of Ix
web-common-epic = Epic game
web-common-game = Dune: Imperium
web-common-game-ix = Dune: Imperium with Rise of Ix
web-common-game-epic = Dune: Imperium with Rise of Ix, epic game
web-common-is-replay = A record to look at
web-common-is-lobby = The table is open, the game has not begun
web-common-is-over = Finished after round { $round }
web-common-is-playing = Round { $round }
web-common-is-your-move = Round { $round }: your move
web-common-is-waiting = Round { $round }: waiting for { $name }

## Opponents; the part after web-bot- is the name of a bot
web-bot-apprentice = Apprentice
web-bot-apprentice-about = Still learning: plausible moves, human mistakes
web-bot-steward = Steward
web-bot-steward-about = Takes what is best right now: a fair opponent
web-bot-regent = Regent
web-bot-regent-about = Thinks the round through before moving
web-bot-strategist = Strategist
web-bot-strategist-about = Weighs many ways the round could go: hard to surprise
web-bot-grandmaster = Grandmaster
web-bot-grandmaster-about = Thinks longest and misses little
web-bot-greedy = { web-bot-steward }
web-bot-greedy-about = { web-bot-steward-about }
web-bot-random = Random
web-bot-random-about = Plays anything the rules allow

## When something is not possible
web-refused-unreachable = The server does not answer. Is it still running?
web-refused-no-record = This file is no record of a game.
web-gone-title = This table is gone
web-gone-about = No table has this address. Perhaps the link is incomplete, or the table was closed.
web-lost-title = Waiting for the server
web-lost-about = The table's server does not answer yet. This page tries again by itself; your game is safe.
web-lost-again = Connection lost. Trying again …
web-nowhere-title = Only sand here
web-nowhere-about = There is no page at this address.

## First page
web-home-headline =
    Take your seat
    at the table.
web-home-promise = Two great Dune board games, complete, against people or worthy machines. No account, no adverts, every rule explained where you need it.
web-home-continue = Continue
web-home-learn = Learn in ten minutes
web-home-watch = Watch a game
web-home-my-games = My games
web-home-imperium = Dune: Imperium
web-home-imperium-about = Agents, influence and a growing deck
web-home-imperium-facts = 1 to 4 players, about 90 minutes
web-home-play-now = Play now
web-home-with-friends = With friends
web-home-on-device = On this device
web-first-title = Your first games
web-first-level = Your opponents
web-first-leader = Your leader
web-first-begin = Begin
web-home-choose = Choose leaders, number of players or a solo game first
web-home-unofficial = Unofficial fan project, free software. Not connected with the publishers; contains none of their art.

## My games
web-games-about = The games you have opened or joined with this browser.
web-games-none = None yet. The first one is a click away.
web-games-forget = Forget
web-games-forget-sure = Take this unfinished game out of your list?
web-games-load = Open a record file

## A new game
web-setup-title = New game
web-setup-kind = How to play
web-setup-kind-solo = Against bots
web-setup-kind-solo-about = You and the machines. The game begins at once.
web-setup-kind-friends = With friends
web-setup-kind-friends-about = Everybody plays in their own browser. You get a link to pass on.
web-setup-kind-device = On this device
web-setup-kind-device-about = Several people share this screen. A curtain hides the hands while it is passed on.
web-setup-seats = Players
web-setup-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
web-setup-seats-1 = You alone against two Rivals of House Hagal, who follow their own cards.
web-setup-seats-2 = Two players, with House Hagal between them.
web-setup-seats-3 = Three players.
web-setup-seats-4 = Four players. Everybody begins with 1 victory point.
web-setup-game = Game
web-setup-ix-about = With the Ix board, tech tiles, freighters and dreadnoughts.
web-setup-base-about = The base game: the gentler one to begin with.
web-setup-epic-about = An epic game goes to 12 points instead of 10.
web-setup-epic-not = An epic game needs Rise of Ix and two to four players.
web-setup-difficulty = Difficulty
web-difficulty-mercenary-about = You begin with 1 solari and 1 spice more; the Rivals' garrisons are empty.
web-difficulty-sardaukar-about = Each Rival begins with 3 troops and 1 Intrigue card, and the Mentat costs you 5 solari.
web-difficulty-mentat-about = As Sardaukar, but the Rivals deploy more cleverly and get their third agent earlier.
web-difficulty-kwisatz_haderach-about = As Mentat, and you can never have a Swordmaster.
web-setup-variants = Variants
web-switch-expert_deployment-about = The Rivals commit only the troops they need.
web-switch-churn-about = Dice clear cards out of the Imperium Row after each of your reveal turns.
web-switch-brutal_escalation-about = Each Rival fights for a Conflict III card with two cards instead of one.
web-setup-who-plays = Who plays
web-setup-who = Who sits at seat { $seat }
web-setup-person = A person
web-setup-open = Whoever comes
web-setup-bot = Bot: { $bot }
web-setup-open-about = Free until somebody opens the link
web-setup-name = Name
web-setup-name-of = Name of the person at seat { $seat }
web-setup-leader-random = Random leader
web-setup-leader-difficulty = Difficulty
web-leader-difficulty-1 = easy to play
web-leader-difficulty-2 = some experience helps
web-leader-difficulty-3 = for experienced players
web-leader-difficulty-4 = for masters
web-setup-leader-random-about = The cards decide.
web-setup-leader-of = A leader for seat { $seat }
web-setup-leader-taken = Chosen for seat { $seat }
web-setup-draft = Draft the leaders
web-setup-draft-about = The players choose their leaders one after another when the game begins.
web-setup-rivals = The two Rivals play by the rules; a leader you do not choose for them is drawn.
web-setup-hagal = House Hagal takes the third seat and is played by the rules.
web-setup-open-table = Open the table
web-setup-start = Begin

## Lobby
web-lobby-title = The table is open
web-lobby-about-host = Pass the link on, fill the seats, and begin whenever you like.
web-lobby-about-guest = Take a free seat, or stay and watch.
web-lobby-about-seated = Whoever has the link can join or watch.
web-lobby-about-full = All seats are taken. Stay and watch.
web-lobby-seats = Seats
web-lobby-your-name = Your name
web-lobby-free = Waiting for somebody
web-lobby-bot = Bot: { $bot }
web-lobby-rival = Played by the rules
web-lobby-here = is here
web-lobby-away = is away
web-lobby-host = host
web-lobby-sit = Sit here
web-lobby-ask = Ask for this seat
web-lobby-to-bot = Seat a bot
web-lobby-to-person = Free the seat
web-lobby-kick = Send away
web-lobby-leave = Leave
web-lobby-hints = Hints are fine with me
web-lobby-start = Begin the game
web-lobby-start-bots =
    { $seats ->
        [one] Begin with a bot on the free seat
       *[other] Begin with bots on the { $seats } free seats
    }
web-lobby-wait = You have your seat. The host begins the game.
web-lobby-watch = Without a seat you watch.
web-lobby-invite = Invite
web-lobby-link = Link to this table
web-lobby-qr = QR code for { $link }
web-lobby-copy = Copy link
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-only-here = This address works on this computer only. To let others in, start the server with:

## Taking one's seat to another device
web-key-title = Bring your seat here
web-key-about = This link brings somebody's seats to this browser, with their hidden cards. It works once. Use it only if it is your own.
web-key-use = Bring my seat here
web-key-take = Play on another device
web-key-take-about = Open this link on the other device. It works once, and shows your hidden cards: give it to nobody.

## The end of a game
web-end-title = The result
web-end-facts =
    { $rounds ->
        [one] { $game }, { $rounds } round
       *[other] { $game }, { $rounds } rounds
    }
web-end-you-win = You win, { $points } points to { $second }
web-end-wins = { $name } wins, { $points } points to { $second }
web-end-holds = { $leader } holds Arrakis.
web-end-second = { $name } came second;
web-end-no-tie = there was no tie for the victory.
web-end-tie = the tie was broken by { $tiebreak }.
web-end-tie-numbers = the tie was broken by { $tiebreak }: { $first } to { $second }.
web-tiebreak-chaumurky = Chaumurky
web-tiebreak-spice = spice
web-tiebreak-solari = solari
web-tiebreak-water = water
web-tiebreak-garrison = troops in the garrison
web-tiebreak-reveal_turn = the latest reveal turn
web-tiebreak-seat = the order of seats
web-end-again = Play again
web-end-next-level = Now against: { $level }
web-end-join = To the next game
web-end-save = Save record
web-end-chart = Points after each round
web-end-target = { $points } points end the game
web-end-retry = Try again from here
web-end-retry-from = Go back to the start of
web-end-retry-choose = a round
web-end-sources = Where the points came from
web-end-from-start = Start
web-end-from-influence = Influence
web-end-from-alliance = Alliances
web-end-from-conflict = Conflicts
web-end-from-spice_must_flow = Spice flow
web-end-from-card = Cards
web-end-from-intrigue = Intrigue
web-end-from-tile = Tech
web-end-from-leader = Leader
web-end-from-other = Other
web-end-total = Total
web-end-moments = Three turns of fortune
web-end-moments-about = the rounds in which somebody scored what the others could not answer
web-end-swing =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
web-end-source = { $source } { $points }
web-end-swing-alone = That is { $points } more than anybody else in that round.
web-end-swing-answered = Somebody else scored as much in that round.
web-end-not-yet = The game goes on
web-end-not-yet-about = There is no result yet.
web-end-to-table = To the table

## Replay
web-replay-of = Replay: { $game }
web-replay-standing = Points
web-replay-move = Move
web-replay-at = Move { $at } of { $last }
web-replay-steps = Steps
web-replay-round = Round
web-replay-turn = Turn
web-replay-back = One move back (left arrow)
web-replay-on = One move on (right arrow)
web-replay-turn-back = One turn back (Shift and left arrow)
web-replay-turn-on = One turn on (Shift and right arrow)
web-replay-round-back = One round back (Page up)
web-replay-round-on = One round on (Page down)
web-replay-play = Play by itself (space)
web-replay-pause = Pause (space)
web-replay-speed = Speed
web-replay-speed-of =
    { $speed ->
        [one] { $speed } move a second
       *[other] { $speed } moves a second
    }
web-replay-eyes = Through whose eyes
web-replay-open = All cards open
web-replay-as = The seat you take
web-replay-play-on = Play on from here
web-replay-not-yet = Nothing to replay yet
web-replay-not-yet-about = A game can be replayed once it is over.

## Settings
web-settings-title = Settings
web-settings-about = Kept in this browser, sent to nobody but your name.
web-settings-name = Your name
web-settings-name-about = How the others at a table call you.
web-settings-language-about = Cards, rules, log and everything else.
web-settings-theme = Theme
web-settings-theme-about = Desert night, or noon.
web-settings-night = Night
web-settings-noon = Noon
web-settings-words = Words beside icons
web-settings-words-about = Every icon says what it means.
web-settings-confirm = Ask before a move
web-settings-confirm-about = A chosen option is played only after a second touch.
web-settings-sound = Sound
web-settings-sound-about = A quiet tone when it is your move.
web-settings-notify = Notifications
web-settings-notify-about = The browser tells you when it is your move and the page is hidden.
web-settings-notify-denied = The browser does not allow it.
web-settings-guided = Guide at the table
web-settings-guided-about = Advice for what you are asked, as in the guided first game.

## Legend
web-legend-title = Icons
web-legend-about = Every icon of the table, and how a line of them is read.
web-legend-agents = Agent icons
web-legend-agents-about = On a card they say where it can send an agent; on a space, which card fits.
web-legend-resources = Resources
web-legend-pieces = Pieces
web-legend-effects = Effects
web-legend-board = On the board
web-legend-reading = Reading a line
web-legend-cost = In a frame: what you pay
web-legend-need = In a dashed frame: what you must have
web-legend-arrow = What is left of it is paid for what is right of it
web-legend-lock = Closed to you now: touch it to learn why
web-legend-glow = Orange: what you can do next
web-legend-seats = Seats
web-legend-seat-0 = Seat A: circle
web-legend-seat-1 = Seat B: triangle
web-legend-seat-2 = Seat C: square
web-legend-seat-3 = Seat D: diamond

## About
web-about-title = About
web-about-what = Landsraad is a table for Dune board games: rules, opponents, replays and teaching, in five languages.
web-about-unofficial = It is an unofficial fan project and free software. It is not connected with the publishers or the authors of the games and the books, and contains none of their pictures or texts. To know the games at their best, buy the boxes.
web-about-data = This server keeps your games and a secret that tells your browser from others; nothing else, and it asks nobody outside for anything.
web-about-rules = The rules in our own words, to read in the terminal or as pages:
web-about-fair = The cards are fair: the hash of the seed is shown before the first move, and a saved record can be checked:
web-about-licences = Licences
web-about-work = Work
web-about-kind = Kind
web-about-licence = Licence
web-about-code = program
web-about-icons = icons
web-about-font = typeface
web-about-library = library

## Learning
web-learn-about = Small real positions, one move each, about a minute a piece. You do it, the table answers. Then a first game with a guide beside you.
web-learn-begin = Begin the guided game
web-learn-then = Then: three guided rounds
web-learn-then-about = A real game of three rounds against two Apprentices, with a guide beside what it speaks of, and at its end what wins. Stop it whenever you like.
web-course-title = Course
web-course-begin = Begin the course
web-course-on = Go on
web-course-progress = { $done } of { $all } done
web-course-done = All done. Now play: the guided game is the best next step.
web-course-is-done = done
web-course-number = { $number } of { $of }
web-course-next = Next
web-course-finish = Done
web-course-again = Begin it again
web-course-do = Do it for me
web-course-why = Why?
web-course-skip = Skip
web-course-leave = Leave
web-course-astray = That is allowed, but it leads elsewhere. Take it back with Undo, or begin again.

## The guide at the table
web-coach-title = Guide
web-coach-course = What a first game shows
web-coach-new = New
web-coach-seen = { $seen } of { $of }
web-coach-known = Got it
web-coach-all = List
web-coach-heard = seen
web-coach-stop = No more advice
web-coach-step-turn = The first turn
web-coach-step-effects = Effects
web-coach-step-deploy = Deploying troops
web-coach-step-again = The next agent
web-coach-step-reveal = The reveal turn
web-coach-step-buy = Buying cards
web-coach-step-combat = Combat
web-coach-step-round = The second round
web-coach-step-points = Winning points
web-coach-turn = Your first turn
web-coach-turn-about =
    Touch a card in your hand: the spaces it can reach begin to glow. Then touch one of them. A space that gives spice or solari is a good beginning; later you will want influence with the four powers { $screen ->
        [phone] at the top of the board
       *[wide] on the left
    }.
web-coach-effects = What your visit brings
web-coach-effects-about =
    Simple gains have happened already. What needs a decision { $screen ->
        [phone] stands above your cards
       *[wide] stands in the bar below the board, or in the list on the right
    }. Take it in any order, then end your turn.
web-coach-deploy = Troops for the Conflict
web-coach-deploy-about =
    { $garrison ->
        [one] You have { $garrison } troop in your garrison.
       *[other] You have { $garrison } troops in your garrison.
    } Each one deployed has strength 2, and all of them are gone after the fight. Look at the rewards of the Conflict: is first place worth it?
web-coach-again = Another agent
web-coach-again-about =
    { $agents ->
        [one] You have { $agents } agent left.
       *[other] You have { $agents } agents left.
    } Send one with another card. The cards you keep in your hand are not lost: they count when you reveal.
web-coach-reveal = Time to reveal
web-coach-reveal-about = All your agents are out. Reveal the rest of your hand: it gives persuasion for buying cards and swords for the Conflict.
web-coach-buy = Go shopping
web-coach-buy-about = You have { $persuasion } persuasion. Cards you buy go to your discard pile and come into your hand later. A card with several agent icons makes your turns freer. What you do not spend is lost.
web-coach-combat = The fight
web-coach-combat-about = Troops count 2 each, swords 1. Combat Intrigue cards can still change it; without one you pass. The strongest takes the first reward.
web-coach-trash = Trash a card
web-coach-trash-about = A trashed card leaves your deck for good. Weak starting cards are the best to lose: what remains comes more often.
web-coach-discard = Discard a card
web-coach-discard-about = Choose the card you need least this round; it comes back when your deck is shuffled.
web-coach-round = Round { $round } begins
web-coach-round-about = The Conflict is settled, agents are home, and you hold five new cards. A new Conflict lies open: look at its rewards before you decide where to go.
web-coach-points = How to win
web-coach-points-about =
    { $points ->
        [one] You have { $points } point.
       *[other] You have { $points } points.
    } Two steps with each power are a point apiece, the Alliance at 4 is another, Conflicts give more, and the card The Spice Must Flow is a point for 9 persuasion.
web-coach-step-influence = Influence
web-coach-step-intrigue = Intrigue
web-coach-step-makers = Makers
web-coach-step-leader = Your leader
web-coach-leader = What only you can do
web-coach-leader-about =
    Your leader has two abilities. One counts all the time or at set moments; the other happens whenever you send an agent with the Signet Ring. { $screen ->
        [phone] The tab You at the bottom shows both
       *[wide] Both stand in your own panel
    }.
web-coach-influence = A power is on your side
web-coach-influence-about = Every visit to a power is a step up its track. At 2 you score a point, at 4 you get a bonus and, if you are there first, the Alliance: another point. Two powers are easier to please than four.
web-coach-intrigue = A secret of your own
web-coach-intrigue-about = Nobody sees your Intrigue cards. A Plot is played in your own turn, a Combat card in the fight, an Endgame card at the very end. What glows can be played now.
web-coach-makers = Spice has gathered
web-coach-makers-about = Nobody came here last round, so { $spice } more spice lies on this space. It grows each round until somebody fetches it. It costs water: see that you have some.

# Clocks
web-clock = Clock
web-clock-none = none
web-clock-day = a day for each turn
web-clock-hours = 12 hours each for the whole game
web-clock-live = a minute a turn, and 20 minutes each
web-clock-other = another one
web-clock-flag = When the time is up
web-clock-flag-bot = a bot plays on: { $bot }
web-clock-flag-host = the host decides
