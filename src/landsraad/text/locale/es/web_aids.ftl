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
web-rules-search = Buscar reglas y cartas
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

# Después de la partida guiada: qué gana
web-wins-title = Qué gana
web-wins-about = Tres rondas son un tercio de una partida. Una entera sigue hasta que alguien tiene 10 puntos al final de una ronda o se acaban los Conflictos; entonces gana quien tiene más puntos.
web-wins-influence = 2 de Influencia con un poder: un punto, con cada uno de los cuatro.
web-wins-alliance = 4 de Influencia antes que nadie: la Alianza, otro punto, hasta que alguien te supere.
web-wins-conflict = La primera posición en un Conflicto: a menudo un punto, en los últimos dos.
web-wins-cards = La especia debe fluir por 9 de Persuasión: un punto. Alguna otra carta también da uno.
web-wins-yours = tú: { $points }
web-wins-check = Tres preguntas
web-wins-points = ¿Qué da un punto al momento?
web-wins-points-1 = Pasar de 1 a 2 de Influencia con un poder
web-wins-points-2 = Siete de especia
web-wins-points-3 = Un asiento en el Alto Consejo
web-wins-points-why = El punto es tuyo mientras no bajes de 2. La especia compra mucho, pero por sí sola ningún punto.
web-wins-fight = Tienes 3 tropas en el Conflicto; tu adversario, 2 tropas y una espada. ¿Quién gana?
web-wins-fight-1 = El adversario, que tiene una espada
web-wins-fight-2 = Tú, por 6 a 5
web-wins-fight-3 = Nadie, hay empate
web-wins-fight-why = Una tropa vale 2 y una espada 1: tres tropas son 6; dos tropas y una espada, 5.
web-wins-end = ¿Cuándo termina la partida?
web-wins-end-1 = En cuanto alguien tiene 10 puntos
web-wins-end-2 = Tras diez rondas, sean cuales sean los puntos
web-wins-end-3 = Al final de una ronda en la que alguien tiene 10 puntos
web-wins-end-why = Los puntos solo se miran en la fase de Retorno. Si nadie llega, la partida acaba con el último Conflicto.
web-wins-right = Correcto.
web-wins-wrong = No del todo.
web-wins-all = Así se gana. Ahora, una partida entera.
web-wins-next = Jugar una partida entera
# La Casa Hagal en una página
web-hagal-title = La Casa Hagal en una página
web-hagal-about = En solitario o de a dos juegas contra la Casa Hagal. Esto es todo lo que cambia.
web-hagal-who = Quién es
web-hagal-who-about = En solitario te enfrentas a dos Rivales con Líder; puntúan y pueden ganarte. De a dos hay uno, la Casa Hagal, que nunca puntúa: ocupa casillas, Alianzas y posiciones en el Conflicto.
web-hagal-turn = El turno de un Rival
web-hagal-turn-about = La primera carta del mazo Hagal nombra una casilla. Si está libre, el Agente va allí; si no, vale la siguiente carta. El Rival no paga nada, ignora la casilla y recibe lo que muestra la carta: Influencia, tropas o la habilidad de sello de su Líder.
web-hagal-fight = En el combate
web-hagal-fight-about = En una casilla de combate despliega lo que acaba de reclutar y hasta dos tropas más. Al empezar el combate, cada Rival que participa revela una carta por sus espadas. Después pasa: tus cartas de Combate tienen la última palabra.
web-hagal-points = Cómo puntúa
web-hagal-points-about = En solitario: como tú, por Influencia, Alianzas y Conflictos. Además cambia al momento 3 cartas de Intriga, 3 de agua, 7 solaris o 7 de especia por un punto. Una recompensa que le dejes puede ser un punto.
web-hagal-never = Lo que nunca hace
web-hagal-never-about = No tiene cartas, nunca revela ni compra: la Fila del Imperio es tuya. Tampoco va a las casillas caras del Landsraad, a Sietch Tabr ni a la Estación de investigación.
web-hagal-plan = En qué fijarte
web-hagal-plan-about = Cuenta el doble de sus tropas en el Conflicto y añade hasta seis espadas. No dejes que llegue antes que tú a 4 de Influencia. Va adonde lo mandan sus cartas: toma primero lo que más falta te haría.
web-hagal-why = En la mesa, el botón «¿Por qué ahí?» muestra cada uno de sus pasos.
web-hagal-play = Jugar contra la Casa Hagal
web-hagal-rules = Las reglas de la Casa Hagal
