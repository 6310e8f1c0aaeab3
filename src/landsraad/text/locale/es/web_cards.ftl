# Cartas, líderes y piezas de cada juego

web-cards-title = Cartas
web-cards-about = Todo lo que hay en un juego, tal como está impreso. Los nombres se encuentran en tu idioma y en inglés, también con erratas.
web-cards-search = Buscar cartas
web-cards-example = Un nombre o una palabra
web-cards-found =
    { $count ->
        [0] Nada se llama así.
        [one] { $count } componente
       *[other] { $count } componentes
    }
web-cards-more = Mostrar los { $count }
web-cards-all = Todo
web-cards-game = Juego
web-cards-named = Cartas con ese nombre
web-rules-nearest = Nada tiene todas esas palabras; esto es lo más cercano.
web-cards-kind-card = Cartas
web-cards-kind-intrigue = Cartas de Intriga
web-cards-kind-leader = Líderes
web-cards-kind-tile = Piezas de Tecnología
web-cards-kind-conflict = Conflictos
web-cards-kind-space = Casillas del tablero
web-cards-kind-hagal = Cartas de la Casa Hagal
web-cards-kind-prescience = Cartas de Presciencia
web-cards-kind-objective = Objetivos
web-cards-kind-unit = Unidades
web-cards-kind-vehicle = Vehículos
web-cards-kind-power = Poderes
web-cards-kind-result = Caras de los dados
