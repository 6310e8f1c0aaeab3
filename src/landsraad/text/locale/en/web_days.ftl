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
