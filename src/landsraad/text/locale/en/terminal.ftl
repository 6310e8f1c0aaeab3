# The words only the terminal table needs.

terminal-ask-language = Language
terminal-ask-seats = How many players, 1 to 4? One or two play against House Hagal too
terminal-ask-ix = With the expansion Rise of Ix?
terminal-ask-epic = The longer Epic Game mode?
terminal-ask-leader = Your leader: a number or a name; Enter for a random one; "draft" to let everybody choose
terminal-ask-seed = Seed of the game; Enter for a random one
terminal-not-understood = I did not understand { $answer }.
terminal-leader-unknown = There is no leader { $answer } in this game.
terminal-leader-several = { $answer } could be: { $leaders }.
terminal-welcome = You are { $player }, playing { $leader }. Seed { $seed }. Type ? for help.
terminal-welcome-draft = You are { $player }. Seed { $seed }. Type ? for help.
terminal-welcome-several = { $players } sit at this screen. Seed { $seed }. Type ? for help.
terminal-human = Player { $letter }
terminal-bot = Bot { $letter }
terminal-rival = Rival { $letter }
# What a Rival is called after its leader, where one name has to do
called-paul_atreides = Paul
called-duke_leto_atreides = Leto
called-baron_vladimir_harkonnen = Vladimir
called-glossu_the_beast_rabban = Rabban
called-earl_memnon_thorvald = Memnon
called-countess_ariana_thorvald = Ariana
called-count_ilban_richese = Ilban
called-helena_richese = Helena
called-archduke_armand_ecaz = Armand
called-ilesa_ecaz = Ilesa
called-prince_rhombur_vernius = Rhombur
called-princess_yuna_moritani = Yuna
called-tessia_vernius = Tessia
called-viscount_hundro_moritani = Hundro
terminal-house-hagal = House Hagal

terminal-reveals = reveals { $cards }
terminal-curtain = { $player }, it is your turn at the screen. Press Enter when nobody else is looking.
terminal-prompt = { $player } >
terminal-prompt-for-one = { $player } [Enter: 1] >
terminal-since = Since your last decision
terminal-nothing-yet = Nothing has happened yet.
terminal-only-last = The last { $shown } of { $all } lines; l { $all } shows all.
terminal-not-an-option = { $answer } is no option here: type a number from 1 to { $most }, or ? for help.
terminal-not-a-command = "{ $answer }" is no command here. Type ? for help.
terminal-nothing-to-undo = Nothing of yours can be taken back: others have played since, or something hidden was seen.
terminal-undone = Taken back.
terminal-needs-a-name = c needs a name: c Dagger
terminal-needs-words = r needs a number or words: r 6.3.3, r alliance
terminal-needs-a-file = s needs a file: s evening.json
terminal-no-component = Nothing is called { $answer }.
terminal-several-components = { $answer } could be: { $names }.
terminal-no-rule = No rule has { $answer } in it.
terminal-more-rules =
    { $amount ->
        [one] { $amount } more rule; say more words to find the right one.
       *[other] { $amount } more rules; say more words to find the right one.
    }
terminal-no-odds = There are no dice in this game: the strengths are on the table.
terminal-allowed = This is allowed now.
terminal-why-not-hint = A move is written like this: w dagger to arrakeen, or in notation: w agent dagger arrakeen
terminal-cannot-save = The game cannot be saved in { $file }: { $error }
terminal-resume = Go on with: { $command }
terminal-at-the-end = Enter leaves the table; s FILE keeps the record of the game, l shows the log.

terminal-help =
    NUMBER      take that option; Enter alone takes the only one
    u           take your last choice back, as far as nothing hidden was seen
    t           the whole table            b    the board
    h           your hand in full          l    the log (l 100: the last 100 lines)
    c NAME      what a card, space, leader, tile or Conflict does
    r QUERY     the rules: a number (r 6.3.3) or words (r alliance)
    w MOVE      why a move is not allowed (w dagger to arrakeen)
    s FILE      save the game              q    save and leave
terminal-legend =
    Signs: A B C D players and their agents · ⚑ control · ▲ dreadnought · × combat space · +2 bonus spice · * Alliance
    After a player: 1 first player · C High Council · S Swordmaster · M Mentat · R has revealed

terminal-kind-card = Cards
terminal-kind-intrigue = Intrigue cards
terminal-kind-space = Board spaces
terminal-kind-leader = Leaders
terminal-kind-tile = Tech tiles
terminal-kind-conflict = Conflicts
terminal-kind-track = Tracks
terminal-kind-hagal = House Hagal cards

terminal-column-points = VP
terminal-column-solari = Sol
terminal-column-spice = Spi
terminal-column-water = Wat
terminal-column-agents = Agt
terminal-column-garrison = Gar
terminal-column-force = Conflict
terminal-column-cards = Crd
terminal-column-intrigue = Int
terminal-faction-emperor = Em
terminal-faction-spacing_guild = Gu
terminal-faction-bene_gesserit = BG
terminal-faction-fremen = Fr
terminal-mark-first = first player
terminal-mark-council = High Council
terminal-mark-swordmaster = Swordmaster
terminal-mark-mentat = Mentat
terminal-mark-done = has revealed
terminal-sign-first = 1
terminal-sign-council = C
terminal-sign-swordmaster = S
terminal-sign-mentat = M
terminal-sign-done = R
terminal-freighter = freighter { $position }
terminal-negotiators =
    { $amount ->
        [one] { $amount } negotiator
       *[other] { $amount } negotiators
    }
terminal-garrison-ships = { $troops }+{ $ships }▲
terminal-force = { $units } = { $strength }
terminal-bonus = +{ $amount }
terminal-here = Here
terminal-ix-line = Freighters, tiles
terminal-closed = closed by { $player }
terminal-agent-box = Agent
terminal-reveal-box = Reveal
terminal-acquire-box = Acquired
terminal-trash-box = Trashed
terminal-quiet-board = no agent is out
terminal-deck-top = Top of your deck
terminal-set-aside = Set aside
terminal-masterstroke = Masterstroke
terminal-rewards = 1st { $first } · 2nd { $second }
terminal-rewards-three = 1st { $first } · 2nd { $second } · 3rd { $third }
terminal-winner-by-points = { $player } wins with { $points } victory points after { $rounds } rounds.
terminal-winner-by-tie =
    { $player } wins after { $rounds } rounds with { $points } victory points. The second has as many;
    the tie is broken by { $tiebreak }.
