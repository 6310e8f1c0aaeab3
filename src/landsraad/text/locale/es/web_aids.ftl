# Lo que se consulta junto a la mesa: pilas, el último Conflicto, los reglamentos; y el ritmo de los bots.

# Pilas
table-piles = Pilas
table-key-piles = mirar las pilas
table-piles-about = Todo lo que está a la vista y lo que queda en tu propio mazo. Solo los nombres: nadie conoce el orden de un mazo.
table-piles-touch = Toca un nombre para leer la carta.
table-piles-table = En la mesa
table-pile = { $name }: { $count }
table-pile-deck = Mazo, sin orden
table-pile-discard = Pila de descartes
table-pile-played = Jugadas
table-pile-revealed = Reveladas
table-pile-trash = Cartas desechadas
table-pile-intrigue = Descartes de Intriga
table-pile-conflicts = Conflictos pasados
table-pile-tiles = Piezas de Tecnología desechadas
table-pile-hagal = Descartes de la Casa Hagal
table-pile-copies = { $name } ×{ $count }

# El último Conflicto
table-fight-of = Ronda { $round }: { $conflict }
table-fight-place =
    { $place ->
        [1] vence
        [2] segunda recompensa
        [3] tercera recompensa
       *[other] sin recompensa
    }
table-fight-tied =
    { $place ->
        [2] empate por el primer puesto: segunda recompensa
       *[other] empate por el segundo puesto: tercera recompensa
    }
table-fight-strength = potencia { $strength }
table-fight-played = Ha jugado:
table-set-fights = Mostrar resultados de los Conflictos
web-settings-fights = Resultados de los Conflictos
web-settings-fights-about = Tras un Conflicto, su resultado queda en la mesa hasta que lo toques o sigas jugando.

# Reglas
web-rules-title = Reglas
web-rules-about = Cada regla con nuestras propias palabras y con los números que cita la mesa.
web-rules-search = Buscar en las reglas
web-rules-search-example = Palabras o un número como 10.6
web-rules-books = Reglamentos
web-rules-contents = Índice
web-rules-found =
    { $count ->
        [0] Ninguna regla tiene todas esas palabras.
        [one] { $count } regla
       *[other] { $count } reglas
    }
table-rule-read-on = Seguir leyendo en el reglamento

# El ritmo de los bots
web-settings-pace = Ritmo de los turnos ajenos
web-settings-pace-about = Cómo se muestra lo que hacen los demás. La barra espaciadora salta un turno, y todo lo que toques lo termina al instante.
web-pace-calm = Tranquilo
web-pace-brisk = Ágil
web-pace-instant = Nada: solo se cuenta después
