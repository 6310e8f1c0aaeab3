# What the server says: refusals, and names it gives to seats.

server-person-name = Player { $number }
server-bot-name =
    { $number ->
        [1] Asra
        [2] Belar
        [3] Corin
       *[other] Dunya
    }

server-not-yours = That is not yours to do.
server-not-host = Only the host of the table can do that.
server-not-yourself = You cannot send yourself away; leave the seat instead.
server-foreign-origin = This came from a page of another address.
server-banned = You have been sent away from this server.
server-no-such-table = There is no such table.
server-no-such-rule = There is no rule { $rule }.
server-no-such-game = The game { $game } is not played here.
server-no-such-key = This link has been used already, or never worked.
server-no-such-page = There is nothing here.
server-no-such-seat = There is no seat { $seat } for a player.
server-no-such-bot = There is no bot { $bot }; there is: { $known }.
server-no-such-language = There is no language { $lang } here.
server-no-such-lesson = There is no lesson { $lesson }.
server-no-such-move = There is no move { $move }; the last one is { $last }.
server-wrong-method = This cannot be done that way.
server-stale = The table has moved on meanwhile. Look again, then choose.
server-not-your-turn = It is not your decision.
server-unknown-option = That is not possible now.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-hands-closed = Hands are open only where bots play among themselves.
server-not-over = That is shown when the game is over.
server-no-judge = Nobody here can judge this game: it is not analysed.
server-too-many-analyses = Too many games are being analysed at the moment. Try again soon.
server-too-many-films = Too many games are wanted as a whole at the moment. Try again soon.
server-over = The game is over.
server-seat-taken = Somebody sits at seat { $seat } already.
server-seat-kept = The player of seat { $seat } was sent away. A bot plays it to the end, unless they come back themselves.
server-nobody-asks = Nobody asks for a seat there any more.
server-number-copied = Another seat has shown this number already; choose one of your own.
server-number-other = This is not the number whose hash was shown: without the right one the seat has no hand in the seed.
server-too-many-asking = Too many people ask for a seat at this table already.
server-too-many-devices = These seats are on { $most } devices already, which is as many as can be.
server-clock-friends = Only a table among friends has clocks.
server-clock-wrong = A clock gives at least { $least } seconds, at most { $turn } days for a turn, and at most { $bank } days for the whole game.
server-no-clock = There is no clock at this table.
server-already-seated = You have a seat at this table already.
server-seats-open = A seat is still free. Wait for somebody, or give it to a bot.
server-wrong-seats = { $wishes } seats were described for a game with { $seats }.
server-one-person = A solo table has one person; the others are bots.
server-seed-only-solo = Only a game alone can name its seed.
server-nothing-to-undo = There is nothing you can take back: something has been shown, or somebody else has acted.
server-pace-shared = Everybody at this table sees the bots play at the same pace; it cannot be chosen here.
server-hints-off = Between people there are hints only if everybody at the table allows them.
server-name-length = A name has 1 to { $most } characters.
server-name-characters = A name cannot have control characters, nor characters nobody sees.
server-name-taken = Somebody at this table is already called { $name }: choose another name.
server-malformed = The message was not understood: { $error }
server-too-large = The message is too large; at most { $most } bytes are read.
server-record-large = Besides its moves a record may have at most { $most } bytes.
server-too-fast = That was too much at once. Wait a moment.
server-too-many-tables = You have { $most } tables. Forget some before you open another.
server-too-many-watchers = There is no room for more onlookers at this table.
server-store = The move could not be saved, so it was not made. Try again.
server-moving = This table is just moving to another server. Try again in a moment.
server-internal = Something has gone wrong on the server. Nothing has changed.
reason-no-card-for-space = No card in your hand can send an agent there.
reason-no-move-with-that = Nothing can be done with that now.
reason-you-wait = It is not your decision: { $seats } decides now.
reason-you-watch = You are watching: you have no seat at this table.
reason-undo-over = The game is over.
reason-undo-nothing-yet = You have not done anything yet that could be taken back.
reason-undo-others = Somebody else has acted since.
reason-undo-shown = Something hidden has been shown since: a card was drawn, turned up or looked at.
reason-undo-passed-on = Your turn is over: somebody else decides now.

# Why a Rival went where it went
server-why-card = Its House Hagal card names { $space }, and nobody stands there.
server-why-harvest = Its card { $hagal }: of the free Maker spaces { $space } has the most bonus spice, or among equals the most spice.
server-why-guild = With 2 influence with the Spacing Guild its card { $hagal } leads to { $space }.
server-why-deploys = On a combat space it deploys all its recruits and up to two more from the garrison.

# What happens at a table between two moves, for its log
server-note-to-bot = A bot plays for { $name } from now on.
server-note-came-back = { $name } plays at seat { $seat } again.
server-note-left = { $name } has left seat { $seat }.
server-note-removed = The host has sent { $name } away. A bot plays on at seat { $seat }.
server-note-let-in = { $name } was let in and takes seat { $seat }.
server-nothing-to-redo = There is nothing to do again: something else has happened since.
server-undo-whispered = Your team has talked alone since: that is not taken back.
server-note-flag-bot = { $name }'s time is up. A bot plays at seat { $seat } until they are back.
server-note-flag-host = { $name }'s time is up. The host decides what happens.
server-no-orders = There is nothing to order here now.

# Open tables
server-listed-friends = Only a table among friends can be shown among the open tables.
server-too-many-listed = You show { $most } open tables already. Close one of them first.

# Chat
server-chat-friends = Only at a table among friends can people write to each other.
server-chat-off = The host has turned the chat of this table off.
server-chat-players = At this table only those who sit there can write.
server-chat-team = Only while your team may talk alone can you write to it alone.
server-chat-empty = There is nothing in that line to read.
server-chat-long = A line has at most { $most } characters.

# What is legal and would do nothing.
reason-idle-no-agent = You have no agent left to send: played now, this does nothing.
reason-idle-nothing = Played now, this does nothing.

# What those who are away are told
server-notice-turn = It is your turn.
server-notice-low = Your time is running low.
server-notice-over = The game is over.
server-notice-round = Round { $round }
server-notices-off = This server does not tell people in that way.
server-bad-address = That address cannot be called: it must be a public one, with https.
server-too-many-notices = You are told of this table at { $most } addresses already.
server-no-such-notice = You are not told at this address.
