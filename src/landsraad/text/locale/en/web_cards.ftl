# Cards, leaders, tiles of each game

web-cards-title = Cards
web-cards-about = Everything there is in a game, as it is printed. Names are found in your language and in English, with typing errors too.
web-cards-search = Search cards
web-cards-example = A name or a word
web-cards-found =
    { $count ->
        [0] Nothing is called like that.
        [one] { $count } component
       *[other] { $count } components
    }
web-cards-more = Show all { $count }
web-cards-all = All
web-cards-game = Game
web-cards-named = Cards with this name
web-rules-nearest = Nothing has all these words; this is nearest.
web-cards-kind-card = Cards
web-cards-kind-intrigue = Intrigue cards
web-cards-kind-leader = Leaders
web-cards-kind-tile = Tech tiles
web-cards-kind-conflict = Conflicts
web-cards-kind-space = Board spaces
web-cards-kind-hagal = House Hagal cards
web-cards-kind-prescience = Prescience cards
web-cards-kind-objective = Objectives
web-cards-kind-unit = Units
web-cards-kind-vehicle = Vehicles
web-cards-kind-power = Powers
web-cards-kind-result = Die faces
