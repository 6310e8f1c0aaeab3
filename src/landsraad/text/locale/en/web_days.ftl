# Play over days: open tables
web-open-title = Open tables
web-open-about = Tables with a free seat whose hosts let everybody join.
web-open-none = Nobody waits for players just now. Open a table among friends and show it here.
web-open-host = Host: { $name }
web-open-free =
    { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
web-open-people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }
web-open-bots = bots: { $bots }
web-open-lang = opened in { $lang }
web-open-playing = The game goes on: whoever plays decides who sits down.
web-open-join = Join
web-open-again = Look again
web-open-new = Open a table
web-open-list = Show among the open tables
web-open-list-about = Everybody can see and join it while a seat is free.
web-clock-turn = { $turn } for each turn
web-clock-bank = { $bank } each for the whole game
web-clock-both = { $turn } for each turn, and { $bank } each

# Chat
table-chat = Chat
table-chat-empty = Nothing was said yet. It is read by whoever has the link, and goes with the table.
table-chat-say = Say something
table-chat-send = Send
table-chat-onlooker = onlooker
table-chat-unheard = You do not hear { $name }.
table-chat-mute = Mute { $name }
table-chat-unmute = Hear { $name } again
table-chat-off = The host has turned the chat off.
table-chat-read-only = Onlookers only read here.
table-chat-who = Who may write
table-chat-who-all = everybody
table-chat-who-players = those who sit here
table-chat-who-off = nobody
table-chat-name = Your name
table-chat-reactions = Reactions
table-chat-to = Who reads it
table-chat-to-all = to all
table-chat-to-team = to the team ({ $time })
table-chat-team = to the team
table-chat-alone = For three minutes the team talks alone: nobody else hears of it.
table-react-well_played = Well played
table-react-thanks = Thank you
table-react-ouch = Ouch
table-react-thinking = Let me think
table-react-surprise = What a surprise
table-react-laugh = Ha!

# Being told while away
table-notices = Tell me when I am away
table-notices-about = When it is your turn, your time runs low or the game is over, and the table is not open anywhere.
table-notices-push = on this device
table-notices-cannot = This browser cannot be told.
table-notices-denied = This browser did not allow it.
table-notices-address = Address of your own (ntfy and the like)
table-notices-add = Add
table-notices-remove = Remove { $address }

# What one has played
web-key-statistics = The games you have played, the level you have risen to and the lessons you have learnt come along.
web-games-played =
    { $games ->
        [one] You have played 1 game to its end.
       *[other] You have played { $games } games to their end.
    }
web-stats-title = Your games so far
web-stats-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won
web-stats-beaten = Levels beaten
web-stats-leaders = Leaders played
web-stats-load = Load from a file
web-stats-bad = This is not a file of statistics.
