# Las palabras de la mesa en el navegador.

table-game = Dune: Imperium
table-game-ix = Dune: Imperium + Ix
table-epic = épica
table-title = Ronda { $round } · Landsraad
table-title-yours = Te toca · Landsraad
table-title-over = Fin de la partida · Landsraad

# Zonas de la pantalla, para quien la oye
table-board = Tablero
table-players = Jugadores
table-side = Cartas a la venta y registro
table-action = Qué hacer ahora
table-choices = Tus opciones
table-or = o bien
table-tools = Herramientas
table-tray = Elige
table-tray-hide = Ver el tablero
table-tray-show = Elegir
table-draft-left = Líderes que quedan
table-close = Cerrar

# La línea superior
table-round = Ronda { $round }
table-round-of = Ronda { $round } de { $last }
table-phases = Fases de la ronda
table-order = Orden de turno: { $names }
table-history = Mirar atrás
table-menu = Menú
table-keys = Teclas
table-legend = Qué significan los iconos

# Puestos
table-you = Tú
table-seat = Puesto { $letter }
table-rival = Rival { $letter }
table-bot = bot
table-away = ausente
table-no-leader = aún sin Líder
table-first-player = Jugador inicial
table-to-act = le toca
table-points =
    { $count ->
        [one] { $count } Punto de Victoria
       *[other] { $count } Puntos de Victoria
    }
table-agents-left =
    { $count ->
        [0] no quedan Agentes
        [one] queda { $count } Agente
       *[other] quedan { $count } Agentes
    }
table-in-garrison = tropas en la guarnición
table-in-supply = tropas en el suministro
table-ships-garrison = acorazados en la guarnición
table-negotiators = Negociadores en el tablero de Ix
table-in-hand = cartas en la mano
table-in-deck = cartas en el mazo
table-in-discard = cartas en la pila de descartes
table-intrigue-cards = Cartas de Intriga
table-has-swordmaster = Maestro de armas
table-has-council = Asiento en el Alto Consejo
table-tile-flipped = { $name }, bocabajo
table-deck-top = Primera carta de tu mazo
table-masterstroke = Golpe maestro, en secreto

# El tablero
table-alliance = Alianza
table-alliance-at = Alianza con 4
table-alliance-free = nadie tiene la Alianza
table-alliance-of = { $name } tiene la Alianza
table-influence-of = { $name }: { $count }
table-space-open = posible
table-space-shut = ahora no
table-space-occupied = ocupada por { $names }
table-space-controlled = controlada por { $name }
table-space-closed = cerrada por { $name }
table-space-bonus = { $count } de especia adicional
table-infiltration = Infiltración: los Agentes enemigos no te bloquean ahí
table-council-of = En el Alto Consejo: { $names }
table-council-empty = No hay nadie en el Alto Consejo
table-shipping = Flete
table-freighter-of = { $name } en la casilla { $count }
table-stack-empty = vacío
table-tech-tiles = Piezas de Tecnología
table-tiles-left =
    { $count ->
        [one] { $count } pieza en este montón
       *[other] { $count } piezas en este montón
    }
table-conflict = Conflicto
table-no-conflict = Aún sin Conflicto
table-no-units = sin unidades
table-place = { $place }.ª
table-fighter =
    { $name }: { $troops ->
        [one] { $troops } tropa
       *[other] { $troops } tropas
    }, { $ships ->
        [one] { $ships } acorazado
       *[other] { $ships } acorazados
    }, Potencia de Combate { $strength }

# El mercado
table-market = Cartas a la venta
table-row = Fila del Imperio
table-row-empty = vacío
table-persuasion-left = te quedan
table-reveal-gives = al revelar
table-can-pay = puedes pagarla
table-kept = Solo tú puedes adquirirla
table-kept-for = Solo { $name } puede adquirirla
table-set-aside = Apartada bocabajo
table-decks = Cartas restantes: { $imperium } en el mazo del Imperio, { $intrigue } en el mazo de Intrigas
table-snooper = Ficha de Detector de { $name }
table-cards-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }

# Tus cartas
table-your-hand = Tus cartas
table-no-hand = No tienes cartas en la mano
table-no-hand-watching = Estás mirando: las manos siguen ocultas
table-no-agent-effect = sin efecto de Agente
table-only-revealed = solo se revela
table-timing-now = { $timing }, ahora
table-box-agent = Agente
table-box-reveal = Revelación
table-box-reveal-unload = Con Descarga
table-box-acquire = Al adquirirla
table-box-on-trash = Al desecharla
table-box-plot = Trama
table-box-combat = Combate
table-box-endgame = Desenlace
table-box-entry = Para ir allí
table-box-effects = Efecto
table-box-control = Quien la controla
table-box-ability = Habilidad
table-box-signet = Anillo heráldico
table-box-round-start = Inicio de la ronda
table-box-win = Al vencer en un Conflicto
table-box-end = Desenlace
table-box-first = Primera posición
table-box-second = Segunda posición
table-box-third = Tercera posición
table-kind-tile = Pieza de Tecnología
table-kind-track = Medidor
table-kind-hagal = Carta de la Casa Hagal

# Qué hacer
table-wait = Un momento
table-waiting-for = Esperando a { $name }
table-waiting-for-you = Te esperan
table-bot-thinks = { $name } está pensando
table-over = La partida ha terminado
table-to-end = Ver el resultado
table-hint-glow = Puedes tocar: { $things }
table-hint-list = Elige abajo
table-hint-list-aside = Elige a la derecha
table-hint-confirm = ¿Es lo que quieres?
table-offline = Sin conexión: no se puede jugar nada hasta que vuelva.
table-where-agent = ¿Adónde va tu Agente?
table-turn-done = Tu turno ha terminado
table-how-many-troops = ¿Cuántas tropas despliegas?
table-combat-lead = Vas ganando { $mine } a { $best }
table-combat-behind = Vas perdiendo { $mine } a { $best }
table-combat-even = Empate a { $mine }
table-last-round = Última ronda
table-how-many-negotiators = ¿Cuántos Negociadores retiras?
table-which-card = ¿Con qué carta?
table-count-card =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-count-intrigue =
    { $count ->
        [one] { $count } carta de Intriga
       *[other] { $count } cartas de Intriga
    }
table-count-space =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
table-count-tile =
    { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
table-count-faction =
    { $count ->
        [one] { $count } Facción
       *[other] { $count } Facciones
    }
table-count-seat =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
table-count-leader =
    { $count ->
        [one] { $count } Líder
       *[other] { $count } Líderes
    }
table-advice-ask = ¿Qué haría un bot?
table-advising = Un bot piensa qué haría …
table-advice = Un bot aconseja: { $text }
table-advice-chance = Un bot aconseja: { $text } (gana el { $chance } %)
table-advice-yours = tu elección: { $chance } %
table-put-back = Devolver { $name }
table-reveal-now = Revelar ya
table-undo = Deshacer
table-confirm = Confirmar
table-back = Atrás
table-fewer = Uno menos
table-more = Uno más
table-now-after = Ahora y después
table-after = { $what } { $then }
table-what-strength = potencia
table-what-persuasion = persuasión
table-what-solari = solaris
table-what-spice = especia
table-what-water = agua

# Por qué no
table-not-now = { $name }: ahora no
table-answer-first = Antes responde a esto: { $question }
table-wait-turn = No es tu turno.
table-rule = Regla { $rule }
table-rule-missing = Esta regla no se puede leer ahora.

# El registro y el pasado
table-log = Registro
table-since = desde tu último turno
table-log-older =
    { $count ->
        [one] { $count } línea anterior
       *[other] { $count } líneas anteriores
    }
table-log-setup = Preparación: { $count } líneas
table-look-at = Mostrar este momento
table-looking-back = Mirando atrás
table-looking-back-at = Mirando atrás: jugada { $at } de { $last }
table-turn-before = Turno anterior
table-move-before = Jugada anterior
table-move-after = Jugada siguiente
table-turn-after = Turno siguiente
table-return = Volver a la partida

# Un dispositivo para varias personas
table-pass-device = Pásale el dispositivo a { $name }
table-pass-device-why = Todas las manos están ocultas hasta que se siente la siguiente persona.
table-sit = Soy { $name }

# Menú
table-set-words = Palabras junto a los iconos
table-set-sound = Sonidos
table-set-notify = Avisarme cuando me toque
table-set-confirm = Preguntar antes de cada jugada
table-restart-turn = Empezar de nuevo este turno
table-me-to-bot = Dejar que un bot juegue por ti
table-me-back = Volver a jugar
table-seat-to-bot = Que un bot juegue por { $name }
table-seat-back = Volver a jugar por { $name }
table-report = Informar de un problema
table-report-about = Copiado: la posición tal como la ves, lo último que pasó y la versión. Pégalo en tu informe.
table-report-copy = Para copiar: la posición tal como la ves, lo último que pasó y la versión. Pégalo en tu informe.
table-all-settings = Todos los ajustes
table-home = Dejar la mesa

# Teclas
table-key-arrows = ir a lo siguiente que brilla
table-key-enter = tocarlo
table-key-numbers = elegir una respuesta de la lista
table-key-escape = devolver lo tocado; volver del pasado
table-key-reveal = revelar tu mano
table-key-end = terminar tu turno
table-key-undo = deshacer el último paso
table-key-restart = empezar de nuevo el turno
table-key-advice = qué haría un bot
table-key-inspect = leer entero lo enfocado
table-key-legend = qué significan los iconos
table-key-history = mirar atrás y avanzar con ← →
table-key-words = palabras junto a los iconos
table-key-theme = noche o mediodía
table-key-keys = esta lista

# En un teléfono
table-glow-below = { $count } más abajo
table-tab-turn = Turno
table-tab-you = Tú
table-tab-players = Jugadores
table-tab-market = Mercado
table-tab-log = Registro

# Keys and books
table-key-shift = Mayús { $key }
table-book-house-hagal = Casa Hagal

# En la puerta: quien pide un puesto
table-door = En la puerta
table-door-asks = { $name } pide el puesto { $seat } ({ $now }).
table-door-asks-free = { $name } pide el puesto { $seat }.
table-door-all = Todos los que juegan deben aceptarlo.
table-door-let-in = Admitir
table-door-refuse = Rechazar
table-door-waiting = Has pedido el puesto { $seat }. Falta la respuesta de: { $names }.
table-door-withdraw = Dejar de pedirlo
table-door-removed = El anfitrión te ha expulsado de esta mesa. Puedes mirar y pedir volver.
table-door-left = Has dejado tu puesto.
table-door-come-back = Pedir volver
table-door-ask = Pedir el puesto { $seat } ({ $name })
table-send-away = Expulsar a { $name }
table-send-away-sure = ¿Expulsar a { $name } de verdad? Un bot seguirá jugando.

# Relojes
table-clock = Tiempo restante
table-clock-days = { $days } d y { $hours } h
table-clock-paused = en pausa
table-clock-pause = Parar los relojes, si todos aceptan
table-clock-agree = Parar los relojes: lo pide { $names }
table-clock-go-on = Poner en marcha los relojes
