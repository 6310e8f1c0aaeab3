# The command `landsraad`: its help, its reports, and what it says when something cannot be.

## Help
cli-about = The table for the Dune board games. Without a command: play.
cli-usage = Usage: { $call }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND ...
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-help = Show this help.
cli-required = [required]
cli-default = [default: { $value }]
cli-try = Try '{ $command }'.
cli-stopped = stopped
cli-type-number = NUMBER
cli-type-word = WORD
cli-type-words = WORDS
cli-type-file = FILE
cli-type-folder = FOLDER
cli-type-game = GAME

cli-option-seed = A number or a word; the same seed deals the same game.
cli-option-lang = The language: en, de, pt-BR, es, zh-Hant.
cli-option-with = An expansion: rise_of_ix, spacing_guild.
cli-option-option = A set-up option: epic, difficulty=sardaukar...
cli-option-json = Print one JSON object.
cli-option-on = Where: ray for a Ray of this machine, ray://HOST:PORT for a cluster; these processes if not given.
cli-option-version = Print the version.

cli-play = Start a table on this computer and open it in the browser.
cli-play-port = The port; if none is given, the next free one from 8765 on.
cli-play-no-browser = Do not open the browser.

cli-serve = Start a table server that others can come to.
cli-serve-host = The address to listen at. Only with another than 127.0.0.1 can others come.
cli-serve-port = The port.
cli-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-serve-pace = Seconds before a bot does something, so that people can follow.
cli-serve-origin = The address people type when a proxy stands in front: https://table.example. Can be given several times.
cli-serve-keep-unplayed = After how many days a table that was never played is cleared away; 0: never.
cli-serve-keep-untouched = After how many days a table nobody has touched is cleared away; the record of a game that was over stays. 0: never.
cli-serve-workers = How many processes serve; more than one needs PostgreSQL.
cli-serve-internal = The address of this machine at which workers on other machines reach it.
cli-serve-bot = A program that may play at tables, as NAME=cmd:COMMAND. Can be given several times.
cli-serve-proxy = A proxy whose word about where people come from is believed: its address or network. Once for each; one on this computer always is.
cli-serve-metrics = Tell metrics to Prometheus at this port of this computer, or at ADDRESS:PORT; without it nobody is told.
cli-serve-log = How the log is written: plain, or json (an object a line).
cli-serve-push = Tell players who are away by Web Push, with this contact for the push services: mailto:ADDRESS or https://PAGE (needs landsraad[push]).
cli-serve-webhooks = Tell players who are away by webhooks of their own (ntfy and the like): public https addresses only.
cli-serve-reach = An origin that webhooks may reach wherever it is, such as http://ntfy.lan; once for each.
cli-serve-at = Landsraad is at { $address }. Stop it with Ctrl-C.
cli-serve-already = Landsraad is running already, at { $address }.
cli-serve-open = Anybody who can reach this address can open tables here.

cli-admin = Look after a server: its tables, its people, its database. Safe while the server plays, but for `restore`.
cli-admin-table = The address of a table (the last part of its link), or its mark in the logs.
cli-admin-whom = A player, as `show` names them; or an address or a network: 203.0.113.7, 2001:db8::/64.
cli-admin-yes = Really do it; without it you are only told what would be done.
cli-admin-tables = All tables, with their sizes, ages and seats.
cli-admin-stage = Only those at this stage: lobby, playing, over.
cli-admin-sort = What comes first: age, size, moves.
cli-admin-most = How many are shown; 0: all.
cli-admin-show = One table: its seats, and by what its players are known here. No hand and no seed is shown.
cli-admin-bans = Who may not come in.
cli-admin-ban = Send a player or an address away. Servers that run follow within seconds.
cli-admin-unban = Let a player or an address in again.
cli-admin-export = All there is about a table as JSON: seats, log, record. The seed is in it, and with it every hand.
cli-admin-out = Where to write it; the output if not given.
cli-admin-delete = Delete a table with its log. No record stays.
cli-admin-forget = Delete what is known of a player: names, cookies, seats, lists. Records of finished games stay without the name.
cli-admin-backup = Write a copy of everything, while the server plays (PostgreSQL: by pg_dump).
cli-admin-backup-file = The copy.
cli-admin-restore = Put a copy in the place of what is there. No server may run on it.

cli-terminal = Play in the terminal. Without options it asks what you want to play.
cli-terminal-game = The game: imperium or war_for_arrakis.
cli-terminal-seats = 1 to 4; one or two play against House Hagal too.
cli-terminal-base = Without any expansion.
cli-terminal-epic = Epic Game mode.
cli-terminal-leader = Your leader, 'random', or 'draft'; once for each person.
cli-terminal-humans = How many people play at this screen.
cli-terminal-bots = The other players: apprentice, steward, regent, strategist, grandmaster, random; one name, or one a seat.
cli-terminal-name = Your name; once for each person.
cli-terminal-resume = Go on with a saved game.

cli-verify = Check a record: seed, moves, result and checksum.
cli-verify-good = The record is good: { $moves } moves, checksum { $checksum }.
cli-verify-seed = The seed is the one whose hash was shown before the game: { $hash }.
cli-verify-no-hash = It does not say which hash of the seed was shown before the game.
cli-verify-mixed = The seed was mixed from the server's secret, whose hash was shown before ({ $hash }), and from the numbers of these seats: { $seats }.
cli-verify-unmixed = No browser had a hand in the seed: it follows from the server's secret, whose hash was shown before ({ $hash }).
cli-verify-silent = From these seats no number came in time: { $seats }.
cli-verify-undone = Something that had been seen was taken back, after these moves: { $moves }.
cli-verify-correction = Before move { $move } the record puts a stored position on the table: { $why }.
cli-migrate = Make a record of an older version into one of today.
cli-migrate-file = The record.
cli-migrate-out = Where to write the new record; without it, to the output.
cli-migrate-positions = A list of positions, before the first move and after each, written by the program the game was played with. Needed where a rule was corrected since.
cli-migrate-why = Why positions are stored, in a sentence for the record.

cli-replay = Play a record again and tell its story. A damaged record is refused.
cli-replay-file = A record, as saved from a game.

cli-analyse = Look at a finished game again: who stood how, which decisions cost what, and what was luck.

cli-simulate = Play many games between bots. The result is the same for any number of workers.
cli-simulate-game = The game: imperium or war_for_arrakis.
cli-simulate-seats = 1 to 4.
cli-simulate-bots = Bots by seat, with commas; one name serves for all seats.
cli-simulate-games = How many games.
cli-simulate-seed = The same seed plays the same games.
cli-simulate-leaders = Leaders by seat, with commas; or 'draft'.
cli-simulate-workers = How many processes; all cores if not given.
cli-simulate-records = A folder; the record of each game is written there.

cli-bot-protocol = Try out a bot in any language: play with it and tell how it went (docs/bot-protocol.md).
cli-bot-protocol-command = The program, as it is started.
cli-bot-protocol-game = The game: imperium or war_for_arrakis.
cli-bot-protocol-games = How many games.
cli-bot-protocol-seconds = Seconds it has for a decision.
cli-bot-protocol-show = Print every line that is said.
cli-bot-report-name = name
cli-bot-report-games = games
cli-bot-report-decisions = decisions
cli-bot-report-wins = games won against chance
cli-bot-report-mean_ms = milliseconds a decision
cli-bot-report-longest_ms = the longest

cli-export = Write records as a data set (Parquet), or a data set back into records (docs/data.md).
cli-export-places = Records, folders of records, or a data set.
cli-export-out = The folder of the data set.
cli-export-observations = What the seats saw as numbers for learners, instead of views.
cli-export-bare = Without what the seats saw.
cli-export-records = The other way: write the records of a data set into this folder.
cli-export-done = { $games } games with { $decisions } decisions are in { $folder }.
cli-export-back = { $games } records are in { $folder }.
cli-tournament = Play a tournament between bots: the same deals from every seat, ratings with intervals (docs/laboratory.md).
cli-tournament-file = The tournament, a TOML file.
cli-tournament-out = The folder of its results; one that was stopped goes on there.
cli-tournament-done = Games, results and the page are in { $folder }.
cli-study = What wins: seats, leaders and what players do, with effect sizes and intervals (docs/laboratory.md).
cli-study-bots = The bot that plays all seats.
cli-study-out = The folder of the study; one that was stopped goes on there.

lab-played = { $games } of { $scheduled } games have been played, each deal from every seat.
lab-entrant = entrant
lab-above = the one
lab-below = the other
lab-meetings = meetings
lab-ahead = ahead
lab-rating = rating
lab-interval = 95 %
lab-games = games
lab-won = won
lab-failures = failures
lab-by-seat = Games won by seat
lab-studied = { $games } games, all seats played by { $bot }.
lab-leaders = Leaders: how much more often they win than the others
lab-opening = What was done in the first round
lab-all = All effects, by the kind of move
lab-effect = effect
lab-having = seats that had it
lab-early = What was done in the first three rounds
lab-ever = What was done at any time
lab-first = Who was the first to do it
lab-effects = An effect is the difference between the share of games won with something and without it, compared seat by seat; the line is its interval of 95 %. With many comparisons, one in twenty lies outside by chance. Whoever is ahead can afford more: an effect of something done is no proof that it wins.
lab-how = Ratings are those of openskill (Plackett-Luce), in the order of the schedule. A dot is the estimate, the line its interval of 95 %; where two lines overlap widely, nothing is shown yet.

cli-ladder = All levels of the bots against each other, on the same deals from every seat. What is over is kept, and an interrupted ladder goes on.
cli-ladder-deals = How many deals; each is played once from every seat.
cli-ladder-levels = Levels, with commas; all if not given.
cli-ladder-setups = Set-ups of the game by their short names, with commas: ix-4, two; the largest if not given.

cli-bench = Measure the speed of this build: random play on one core, with the expansion of the game.
cli-bench-game = Which game: imperium or war_for_arrakis.

cli-cards = What the cards, spaces, leaders, tiles and Conflicts do.
cli-cards-name = A name, or some words of it.
cli-cards-game = Which game: imperium or war_for_arrakis. Without it a name is looked up in all games.
cli-cards-stats = How many components need code of their own.
cli-cards-effects = With a name: the ids of its effects, as moves and positions write them (Dune: Imperium).

cli-rules = Look something up in the rulebooks; without a query, their contents.
cli-rules-query = A number (6.3.3, imperium 6.3.3) or words.

cli-book = Write the rulebooks as HTML pages to read and print, with contents and a legend of icons.
cli-book-out = The folder the pages are written to.

## Reports
cli-replay-not-over =
    { $moves ->
        [one] The game is not over: { $moves } move. Go on with: { $command }
       *[other] The game is not over: { $moves } moves. Go on with: { $command }
    }
cli-analyse-looking = looking
cli-analyse-player = player
cli-analyse-accuracy = accuracy
cli-analyse-decisions = own decisions
cli-analyse-luck = luck
cli-analyse-others = others
cli-analyse-mistakes = mistakes
cli-analyse-mistake = { $number }. Move { $move }, { $name }: −{ $cost } %
cli-analyse-played = { "" }   played: { $option } ({ $chance } %)
cli-analyse-better = { "" }   better: { $option } ({ $chance } %)
cli-analyse-why = { "" }   why:    { $reasons }
cli-simulate-rate = { $rate } games/s
cli-simulate-more = ... and { $amount } more
cli-report-games = games
cli-report-finished = finished
cli-report-errors = errors
cli-report-decisions = decisions
cli-report-mean_rounds = mean rounds
cli-report-seconds = seconds
cli-wins-seat = wins by seat
cli-wins-bot = wins by bot
cli-wins-leader = wins by leader
cli-bench-us_per_decision = us per decision
cli-bench-cpu_us_per_decision = cpu us per decision
cli-bench-games_per_second = games per second
cli-bench-decisions_per_game = decisions per game
cli-bench-choices_per_game = choices per game
cli-bench-clone_us = us per clone
cli-bench-calls_per_decision = calls per decision
cli-bench-build = build
cli-bench-games = games
cli-bench-seconds = seconds
cli-bench-python = version of Python
cli-bench-machine = machine
cli-stats-components = components declared
cli-stats-handlers = with a handler of their own
cli-stats-ratio = ratio
cli-stats-bar = { $ratio } (the bar is below { $bar })
cli-stats-conditions = conditions and counts used by one only
cli-stats-handler = A handler is an effect code that one component uses and no other:
cli-book-written =
    { $pages ->
        [one] { $pages } page; open { $page }
       *[other] { $pages } pages; open { $page }
    }
cli-admin-total =
    { $tables ->
        [one] { $tables } table, { $size }
       *[other] { $tables } tables, { $size }
    }
cli-admin-head-table = table
cli-admin-head-mark = mark
cli-admin-head-game = game
cli-admin-head-stage = stage
cli-admin-head-moves = moves
cli-admin-head-size = size
cli-admin-head-days = days
cli-admin-head-seats = seats
cli-admin-hosts = hosts
cli-admin-seat = seat { $number }
cli-admin-nobody = Everybody may come in.
cli-admin-banned = { $who } may not come in any more.
cli-admin-unbanned = { $who } may come in again.
cli-admin-deleted = Table { $table } is deleted.
cli-admin-would-delete = Table { $table } would be deleted, with its log. Add --yes to do it.
cli-admin-forgotten = Forgotten. Tables deleted: { $tables }; seats freed or blanked at other tables: { $seats }; records without the name: { $records }.
cli-admin-would-forget = Tables that would be deleted: { $tables }; seats freed or blanked at other tables: { $seats }; records without the name: { $records }. Add --yes to do it.
cli-admin-backed-up = The copy is { $file }, { $size }.
cli-admin-restored = What was in { $file } is in its place.
cli-admin-would-restore = What is there now would be replaced by { $file }. Add --yes to do it.

## A call that cannot be read
cli-call-missing = Missing argument: { $what }.
cli-call-no-option = No such option: { $option }.
cli-call-number = { $what } needs a whole number.
cli-call-least = { $what } must be { $least } or more.
cli-call-needs-value = { $option } needs a value.
cli-call-takes-none = { $option } takes no value.
cli-call-extra = This is too much: { $what }

## What cannot be
error-command-unknown = No such command '{ $command }'; there is: { $known }
error-language-unknown = there is no language '{ $language }'; there are: { $known }
error-game-unknown = there is no game '{ $game }'; there is: { $known }
error-no-vocabulary = { $game } has no vocabulary of effects to count
error-field-unknown = there is no set-up field '{ $field }'; there is: { $known }
error-seats = Dune: Imperium has 1 to 4 seats, not { $seats }
error-seats-number = this game has { $fewest } to { $most } seats, not { $seats }
error-expansion-twice = an expansion is named twice
error-expansion-unknown = there is no expansion '{ $expansion }'; there is: { $known }
error-option-unknown = there is no option '{ $option }'; there is: { $known }
error-option-not-boolean = the option '{ $option }' must be true or false, not '{ $value }'
error-option-for-solo = the option '{ $option }' is for solo games (seats=1)
error-difficulty-unknown = there is no difficulty '{ $difficulty }'; there is: { $known }
error-epic-needs-ix = an epic game needs the expansion rise_of_ix (rise_of_ix 13.7)
error-epic-solo = an epic game needs two to four players: it is not written for solo play (rise_of_ix 13.7)
error-draft-solo = nobody to draft leaders with in a solo game: name them or leave it to chance
error-first-player-solo = in a solo game the Rival on your left is the first player (house_hagal 4.1)
error-first-player = first_player must be a seat from 0 to { $most }, not { $seat }
error-leaders = leaders must be 'random', 'draft' or a list of at most { $seats } leaders
error-leader-unknown = there is no leader '{ $leader }'; there is: { $known }
error-leader-several = '{ $answer }' could be several leaders: { $leaders }
error-leader-twice = the same leader twice: { $leader }
error-leader-needs-ix = { $leader } needs the expansion rise_of_ix
error-leader-no-rival = { $leader } cannot lead a Rival (house_hagal 4.1)
error-arrakis-seats = Dune: War for Arrakis has 1 to 4 seats, not { $seats }
error-not-chosen = '{ $field }' is not chosen in this game: leaders enter by the rules, the Atreides act first
error-solo-with-guild = the solo mode cannot be combined with The Spacing Guild (spacing_guild 1.1)
error-solo-seats = the solo mode is for one player, or two together (war_for_arrakis 19.7)
error-solo-needed = one player alone plays the solo mode (war_for_arrakis 23)
error-shared-side-unknown = shared_side must be one of { $known }, not '{ $side }'
error-shared-side-seats = shared_side is for three players: which faction two of them share (war_for_arrakis 19.1)
error-max-rounds = max_rounds must be a number of rounds, or nothing for no limit, not '{ $rounds }'
error-humans = from 1 to { $seats } people can play at { $seats } seats, not { $humans }
error-names-for-people = { $names } names are given for { $people } people
error-names-for-seats = { $names } names for { $seats } seats
error-analysis-not-over = only a game that is over is analysed
error-analysis-no-judge = nobody here can judge { $game }: it is not analysed
error-bot-unknown = there is no bot '{ $bot }'; there is: { $known }, or your own as MODULE:CLASS or cmd:COMMAND
error-bot-broken = the bot '{ $bot }' cannot be loaded: { $error }
error-bot-answer = '{ $bot }' answered { $answer }, which is none of its options
error-no-records = there is no record to export
error-data-other = { $folder } holds another data set; choose another folder
error-no-data = { $folder } is no data set
error-study-other = { $folder } holds another study; choose another folder
error-place-unknown = there is no place '{ $place }' to work on; write ray, or ray://HOST:PORT
error-workers-died = { $tries } workers have died, one after the other, at job { $job }: { $error }
error-build-other = a node of the cluster has landsraad { $here }, not { $there }: install the same everywhere
error-tournament-wrong = this cannot be played as a tournament: { $error }
error-bot-late = the bot '{ $bot }' took longer than { $seconds } s for '{ $word }'
error-bot-crashed = the bot '{ $bot }' has crashed: { $error }
error-bot-said = the bot '{ $bot }' said '{ $said }' instead of '{ $word }'
error-bot-protocol = the bot '{ $bot }' does not speak version { $version } of the protocol: { $answer }
error-bot-allow = '{ $given }' is no bot to allow; write NAME=cmd:COMMAND
error-library-missing = this needs { $library }: pip install 'landsraad[{ $extra }]', or pip install { $library }
error-bots-left = { $seats } seats are left for bots, but { $bots } bots are named
error-bots-missing = { $option } needs a name for each seat, with commas between them
error-bots-for-seats = { $bots } bots are named for { $seats } seats
error-games = the number of games must be from 1 to { $most }, not { $games }
error-workers = the number of workers must be at least 1, not { $workers }
error-base-with = { $base } means no expansion: leave { $expansion } out
error-resume-alone = { $option } goes on with the saved game: the other options make no sense beside it
error-component-unknown = nothing is called '{ $name }'; `{ $command }` lists everything
error-rule-unknown = no rule has '{ $query }' in it; `{ $command }` shows the contents
error-folder-unwritable = cannot write to { $folder }: { $error }
error-port = cannot listen at { $address }: { $error }
error-port-taken = cannot listen at { $address }: the port is taken; name another one (--port)
error-origin = { $given } is no address of pages: write https://table.example
error-database = cannot use the database { $database }: { $error }
error-database-in-use = the database { $database } is in use by another server: stop that one, or name another file (--database)
error-workers-need-postgresql = several workers need PostgreSQL, because a file has one server: --database postgresql://USER@HOST/NAME
error-internal-address = workers cannot reach each other at { $address }: { $error }
error-proxy-address = { $given } is no address of a proxy; write an address or a network
error-metrics-place = { $given } is no port to tell metrics at; write PORT or ADDRESS:PORT
error-metrics-library = metrics need a library that is not installed: pip install 'landsraad[metrics]'
error-push-library = Web Push needs a library that is not installed: pip install 'landsraad[push]'
error-push-contact = { $contact } is no contact: write mailto:ADDRESS or https://PAGE
error-log-unknown = there is no log { $log }; there is: { $known }
error-admin-no-database = there is no database { $database }
error-admin-schema = this database is not of this version: start the server of this version on it once
error-admin-no-table = there is no table { $table }
error-admin-no-player = { $player } names no player; `landsraad admin show TABLE` tells what they are called
error-admin-not-banned = { $who } is not sent away
error-admin-refused = the database refuses: { $error }
error-admin-sort = there is no order { $sort }; there is: { $known }
error-backup-exists = { $file } is there already
error-backup-newer = { $file } is a copy of a newer version
error-backup-failed = cannot copy to or from { $file }: { $error }
error-backup-program = { $program } is not installed here: it comes with PostgreSQL's client
error-backup-called = { $program }: { $error }
error-record-seed = the seed of the record is not the one whose hash was shown before the game
error-file-missing = cannot read { $file }: { $error }
error-file-unreadable = cannot read { $file }: { $error }
error-record-mixing = the seed of the record was not mixed as it says: { $error }
error-record-none = this is not a record: { $error }
error-record-foreign = this is not a record of this program: its 'format' is not '{ $format }'
error-seed-kind = the seed must be a number or a text
error-seed-text = the seed cannot be written as UTF-8 text: choose another
error-generator-unknown = there is no generator { $generator }; there are { $known }
error-rules-version = there are no rules { $version } of this game; there are versions 1 to { $newest }
error-record-version = the record has version { $version }; this program reads versions { $ours }
error-record-damaged = the record is damaged: { $error }
error-record-game = the record is of '{ $game }', a game this program does not know
error-record-setup = the record cannot be set up: { $error }
error-record-move = move { $number } of the record cannot be played: { $error }
error-record-move-old = move { $number } of the record cannot be played: { $error } If nobody has changed the record, a rule was corrected after it was written: `{ $command }` makes a record of today from it and the positions of that time ({ $page })
error-migrate-positions = a record of { $moves } moves needs { $positions } positions: before the first move, and after each
error-positions-file = { $file } is not a list of positions: { $error }
error-record-checksum = the record does not lead to the position it was saved with: it is damaged
error-record-result = the record does not lead to the result it tells of: it is damaged
error-move-illegal = '{ $move }' is not allowed: { $reasons }
error-game-over = the game is over: nothing more can be played
