# Palabras en torno a la mesa: encabezados, órdenes, finales.

## La mesa
ui-title = Landsraad
ui-game = Dune: Imperium
ui-board = Tablero
ui-row = Fila del Imperio
ui-reserve = Reserva
ui-hand = Mano
ui-intrigue = Cartas de Intriga
ui-tech = Tecnología
ui-tiles = Piezas de Tecnología
ui-resources = Recursos
ui-influence = Influencia
ui-alliance = Alianza
ui-alliances = Alianzas
ui-conflict = Conflicto
ui-conflict-deck = Conflictos restantes
ui-strength = Potencia de Combate
ui-rewards = Recompensas
ui-first-place = Primera posición
ui-second-place = Segunda posición
ui-third-place = Tercera posición
ui-garrison = Guarnición
ui-supply = Suministro
ui-agents = Agentes
ui-troops = Tropas
ui-dreadnoughts = Acorazados
ui-negotiators = Negociadores
ui-freighter = Carguero
ui-shipping-track = Medidor de Flete
ui-points = Puntos de Victoria
ui-deck = Mazo
ui-discard = Pila de descartes
ui-in-play = En juego
ui-leader = Líder
ui-player = Jugador
ui-players = Jugadores
ui-control = Control
ui-bonus-spice = Especia adicional
ui-council = Asiento en el Alto Consejo
ui-swordmaster = Maestro de armas
ui-mentat = Mentat
ui-first-player = Jugador inicial
ui-space = Casilla
ui-cost = Coste
ui-effect = Efecto
ui-cards = Cartas
ui-rules = Reglas
ui-you = tú
ui-bot = bot
ui-nobody = nadie
ui-none = ninguno
ui-hidden = oculto
ui-face-down = bocabajo
ui-empty = vacío
ui-round = Ronda { $round }
ui-round-of = Ronda { $round }: { $phase }
ui-persuasion-left =
    { $amount ->
        [one] Te queda { $amount } punto de Persuasión
       *[other] Te quedan { $amount } puntos de Persuasión
    }
ui-copies =
    { $amount ->
        [one] queda { $amount }
       *[other] quedan { $amount }
    }
ui-cards-count =
    { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }

## Jugar
ui-your-turn = Tu turno
ui-turn-of = Turno de { $player }
ui-waiting-for = Esperando a { $player }
ui-options = Opciones
ui-choose-number = Elige un número
ui-page = Página { $page } de { $pages }
ui-more = Más
ui-log = Registro
ui-why-not = ¿Por qué no?
ui-not-allowed = No permitido
ui-undo = Deshacer
ui-undone = Se ha deshecho la última jugada
ui-cannot-undo = No se puede deshacer nada: desde entonces se ha visto algo oculto
ui-save = Guardar
ui-saved = La partida se ha guardado en { $file }
ui-load = Cargar
ui-loaded = La partida continúa desde { $file }
ui-help = Ayuda
ui-quit = Salir
ui-quit-question = ¿Salir de la partida? Queda guardada en { $file }
ui-yes = Sí
ui-no = No
ui-unknown-command = No existe la opción { $command }. Escribe un número o una de las órdenes: { $commands }
ui-help-text = Escribe el número de una opción o una orden
ui-help-undo = deshacer la última jugada
ui-help-save = guardar la partida
ui-help-log = mostrar lo que ha ocurrido
ui-help-card = mostrar una carta, casilla, Líder o pieza
ui-help-rules = buscar algo en las reglas
ui-help-quit = salir de la partida
ui-new-game = Nueva partida
ui-resume = Continuar
ui-seats = Asientos
ui-seed = Semilla
ui-expansions = Expansiones
ui-language = Idioma

## El final
ui-game-over = La partida ha terminado
ui-final-standings = Clasificación final
ui-place = Posición
ui-winner = Gana { $player }
ui-you-win = Has ganado
ui-decided-by = Decidido por { $tiebreak }
ui-rounds-played =
    { $amount ->
        [one] { $amount } ronda
       *[other] { $amount } rondas
    }
tiebreak-points = los Puntos de Victoria
tiebreak-chaumurky = { tile-chaumurky }
tiebreak-spice = la especia
tiebreak-solari = los solaris
tiebreak-water = el agua
tiebreak-garrison = las tropas en la guarnición
tiebreak-reveal_turn = el turno de Revelación más reciente
tiebreak-seat = el asiento
ui-labelled = { $label }: { $value }
