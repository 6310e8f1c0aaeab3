# Las palabras de las páginas en torno a la mesa: portada, preparación, sala, final, repetición, ajustes, aprender.

## En todas partes
web-common-language = Idioma
web-common-theme-noon = Cambiar al tema claro
web-common-theme-night = Cambiar al tema oscuro
web-common-home = Inicio
web-common-close = Cerrar
web-common-replay = Repetición
web-common-you = Tú
web-common-free-seat = Puesto libre
web-common-seat = Puesto { $seat }
web-common-round = Ronda { $round }
# Entre las partes de una lista, con el espacio que sigue.
web-common-list-comma = { ", " }
# Dos frases, una tras otra.
web-common-sentences = { $first }. { $second }
web-common-blank = { " " }
web-common-ix = El Auge de Ix
web-common-epic = Partida épica
web-common-game = Dune: Imperium
web-common-game-ix = Dune: Imperium con El Auge de Ix
web-common-game-epic = Dune: Imperium con El Auge de Ix, partida épica
web-common-is-replay = Una partida registrada para ver
web-common-is-lobby = La mesa está abierta, la partida no ha empezado
web-common-is-over = Terminada tras la ronda { $round }
web-common-is-playing = Ronda { $round }
web-common-is-your-move = Ronda { $round }: te toca
web-common-is-waiting = Ronda { $round }: esperando a { $name }

## Adversarios; lo que sigue a web-bot- es el nombre de un bot
web-bot-apprentice = Aprendiz
web-bot-apprentice-about = Aún aprende: jugadas sensatas, errores humanos
web-bot-steward = Mayordomo
web-bot-steward-about = Toma lo mejor de cada momento: un rival correcto
web-bot-regent = Regente
web-bot-regent-about = Piensa la ronda hasta el final antes de jugar
web-bot-strategist = Estratega
web-bot-strategist-about = Sopesa muchos rumbos de la ronda: difícil de sorprender
web-bot-grandmaster = Gran maestro
web-bot-grandmaster-about = Es quien más piensa y apenas se le escapa nada
web-bot-greedy = { web-bot-steward }
web-bot-greedy-about = { web-bot-steward-about }
web-bot-random = Azar
web-bot-random-about = Juega cualquier cosa que permitan las reglas

## Cuando algo no es posible
web-refused-unreachable = El servidor no responde. ¿Sigue en marcha?
web-refused-no-record = Este archivo no es el registro de una partida.
web-gone-title = Esta mesa ya no existe
web-gone-about = Ninguna mesa tiene esta dirección. Quizá el enlace esté incompleto o la mesa se haya cerrado.
web-lost-title = Esperando al servidor
web-lost-about = El servidor de la mesa aún no responde. Esta página lo vuelve a intentar sola; tu partida está a salvo.
web-lost-again = Conexión perdida. Reintentando…
web-nowhere-title = Aquí solo hay arena
web-nowhere-about = No hay ninguna página en esta dirección.

## Portada
web-home-headline =
    Siéntate
    a la mesa.
web-home-promise = Dos grandes juegos de tablero de Dune, completos, contra personas o máquinas a tu altura. Sin cuenta, sin anuncios, con cada regla explicada donde la necesitas.
web-home-continue = Continuar
web-home-learn = Aprende en 10 min
web-home-watch = Ver partida
web-home-my-games = Mis partidas
web-home-imperium = Dune: Imperium
web-home-imperium-about = Agentes, Influencia y un mazo que crece
web-home-imperium-facts = De 1 a 4 jugadores, unos 90 minutos
web-home-play-now = Jugar ya
web-home-with-friends = Con amigos
web-home-on-device = En este dispositivo
web-first-title = Tus primeras partidas
web-first-level = Tus rivales
web-first-leader = Tu líder
web-first-begin = Empezar
web-home-choose = Elegir antes líderes, número de jugadores o una partida en solitario
web-home-unofficial = Proyecto no oficial de aficionados, software libre. Sin relación con las editoriales ni imágenes suyas.

## Mis partidas
web-games-about = Las partidas que has abierto o a las que te has unido con este navegador.
web-games-none = Todavía ninguna. La primera está a un clic.
web-games-forget = Olvidar
web-games-forget-sure = ¿Quitar de tu lista esta partida sin terminar?
web-games-load = Abrir un registro

## Una partida nueva
web-setup-title = Nueva partida
web-setup-kind = Cómo jugar
web-setup-kind-solo = Contra bots
web-setup-kind-solo-about = Tú y las máquinas. La partida empieza enseguida.
web-setup-kind-friends = Con amigos
web-setup-kind-friends-about = Cada uno juega en su navegador. Recibes un enlace para compartir.
web-setup-kind-device = En este dispositivo
web-setup-kind-device-about = Varias personas comparten esta pantalla. Un telón oculta las cartas al pasarla de una a otra.
web-setup-seats = Jugadores
web-setup-players =
    { $seats ->
        [1] Uno
        [2] Dos
        [3] Tres
       *[4] Cuatro
    }
web-setup-seats-1 = Tú contra dos Rivales de la Casa Hagal, que siguen sus propias cartas.
web-setup-seats-2 = Dos jugadores, con la Casa Hagal entre ambos.
web-setup-seats-3 = Tres jugadores.
web-setup-seats-4 = Cuatro jugadores. Todos empiezan con 1 Punto de Victoria.
web-setup-game = Juego
web-setup-ix-about = Con el tablero de Ix, piezas de Tecnología, Cargueros y acorazados.
web-setup-base-about = El juego básico: el más fácil para empezar.
web-setup-epic-about = Una partida épica llega a 12 puntos en vez de a 10.
web-setup-epic-not = Una partida épica necesita El Auge de Ix y de dos a cuatro jugadores.
web-setup-difficulty = Dificultad
web-difficulty-mercenary-about = Empiezas con 1 solari y 1 de especia más; las guarniciones de los Rivales están vacías.
web-difficulty-sardaukar-about = Cada Rival empieza con 3 tropas y 1 carta de Intriga, y el Mentat te cuesta 5 solaris.
web-difficulty-mentat-about = Como Sardaukar, pero los Rivales despliegan mejor y reciben antes su tercer Agente.
web-difficulty-kwisatz_haderach-about = Como Mentat, y nunca puedes tener un Maestro de armas.
web-setup-variants = Variantes
web-switch-expert_deployment-about = Los Rivales despliegan solo las tropas que necesitan.
web-switch-churn-about = Los dados retiran cartas de la Fila del Imperio después de cada turno tuyo de Revelación.
web-switch-brutal_escalation-about = Cada Rival combate por las cartas de Conflicto III con dos cartas en vez de una.
web-setup-who-plays = Quién juega
web-setup-who = Quién ocupa el puesto { $seat }
web-setup-person = Una persona
web-setup-open = Quien venga
web-setup-bot = Bot: { $bot }
web-setup-open-about = Libre hasta que alguien abra el enlace
web-setup-name = Nombre
web-setup-name-of = Nombre de la persona del puesto { $seat }
web-setup-leader-random = Líder al azar
web-setup-leader-difficulty = Dificultad
web-leader-difficulty-1 = fácil de jugar
web-leader-difficulty-2 = ayuda algo de experiencia
web-leader-difficulty-3 = para quien tiene experiencia
web-leader-difficulty-4 = para maestros
web-setup-leader-random-about = Deciden las cartas.
web-setup-leader-of = Un Líder para el puesto { $seat }
web-setup-leader-taken = Elegido para el puesto { $seat }
web-setup-draft = Elegir Líderes por turnos
web-setup-draft-about = Los jugadores eligen a sus Líderes uno tras otro cuando empieza la partida.
web-setup-rivals = Los dos Rivales juegan según las reglas; el Líder que no elijas para ellos sale al azar.
web-setup-hagal = La Casa Hagal ocupa el tercer puesto y juega según las reglas.
web-setup-open-table = Abrir la mesa
web-setup-start = Empezar

## Sala de espera
web-lobby-title = La mesa está abierta
web-lobby-about-host = Comparte el enlace, llena los puestos y empieza cuando quieras.
web-lobby-about-guest = Ocupa un puesto libre o quédate a mirar.
web-lobby-about-seated = Quien tenga el enlace puede unirse o mirar.
web-lobby-about-full = Todos los puestos están ocupados. Quédate a mirar.
web-lobby-seats = Puestos
web-lobby-your-name = Tu nombre
web-lobby-free = Esperando a alguien
web-lobby-bot = Bot: { $bot }
web-lobby-rival = Juega según las reglas
web-lobby-here = está aquí
web-lobby-away = ausente
web-lobby-host = anfitrión
web-lobby-sit = Sentarme
web-lobby-ask = Pedir este puesto
web-lobby-to-bot = Poner un bot
web-lobby-to-person = Dejar libre
web-lobby-kick = Expulsar
web-lobby-leave = Salir
web-lobby-hints = Acepto consejos
web-lobby-start = Empezar la partida
web-lobby-start-bots =
    { $seats ->
        [one] Empezar con un bot
       *[other] Empezar con { $seats } bots
    }
web-lobby-wait = Ya tienes tu puesto. El anfitrión empieza la partida.
web-lobby-watch = Sin puesto, miras.
web-lobby-invite = Invitar
web-lobby-link = Enlace a esta mesa
web-lobby-qr = Código QR de { $link }
web-lobby-copy = Copiar enlace
web-lobby-copied = Copiado
web-lobby-share = Compartir
web-lobby-only-here = Esta dirección solo vale en este ordenador. Para que otros entren, inicia el servidor con:

## Llevar el puesto a otro dispositivo
web-key-title = Trae tu puesto aquí
web-key-about = Este enlace trae a este navegador los puestos de alguien, con sus cartas ocultas. Vale una vez. Úsalo solo si es tuyo.
web-key-use = Traer mi puesto aquí
web-key-take = Otro dispositivo
web-key-take-about = Abre este enlace en el otro dispositivo. Vale una vez y muestra tus cartas ocultas: no se lo des a nadie.

## El final de una partida
web-end-title = Resultado
web-end-facts =
    { $rounds ->
        [one] { $game }, { $rounds } ronda
       *[other] { $game }, { $rounds } rondas
    }
web-end-you-win = Ganas por { $points } a { $second }
web-end-wins = { $name } gana por { $points } a { $second }
web-end-holds = { $leader } domina Arrakis.
web-end-second = Segunda posición: { $name }.
web-end-no-tie = No hubo empate por la victoria.
web-end-tie = El empate se decidió por { $tiebreak }.
web-end-tie-numbers = El empate se decidió por { $tiebreak }: { $first } a { $second }.
web-tiebreak-chaumurky = Chaumurky
web-tiebreak-spice = la especia
web-tiebreak-solari = los solaris
web-tiebreak-water = el agua
web-tiebreak-garrison = las tropas en la guarnición
web-tiebreak-reveal_turn = el turno de Revelación más reciente
web-tiebreak-seat = el orden de los puestos
web-end-again = Jugar otra
web-end-next-level = Ahora contra: { $level }
web-end-join = A la próxima partida
web-end-save = Guardar
web-end-chart = Puntos tras cada ronda
web-end-target = { $points } puntos terminan la partida
web-end-retry = Reintentar desde aquí
web-end-retry-from = Volver al inicio de
web-end-retry-choose = una ronda
web-end-sources = De dónde salieron los puntos
web-end-from-start = Inicio
web-end-from-influence = Influencia
web-end-from-alliance = Alianzas
web-end-from-conflict = Conflictos
web-end-from-spice_must_flow = Flujo de especia
web-end-from-card = Cartas
web-end-from-intrigue = Intriga
web-end-from-tile = Tecnología
web-end-from-leader = Líder
web-end-from-other = Otros
web-end-total = Total
web-end-moments = Tres giros de la fortuna
web-end-moments-about = las rondas en que alguien logró puntos que los demás no pudieron igualar
web-end-swing =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } puntos
    }
web-end-source = { $source } { $points }
web-end-swing-alone =
    { $points ->
        [one] Es { $points } más que nadie en esa ronda.
       *[other] Son { $points } más que nadie en esa ronda.
    }
web-end-swing-answered = Otra persona logró otros tantos en esa ronda.
web-end-not-yet = La partida sigue
web-end-not-yet-about = Todavía no hay resultado.
web-end-to-table = A la mesa

## Repetición
web-replay-of = Repetición: { $game }
web-replay-standing = Puntos
web-replay-move = Jugada
web-replay-at = Jugada { $at } de { $last }
web-replay-steps = Pasos
web-replay-round = Ronda
web-replay-turn = Turno
web-replay-back = Una jugada atrás (flecha izquierda)
web-replay-on = Una jugada adelante (flecha derecha)
web-replay-turn-back = Un turno atrás (Mayús y flecha izquierda)
web-replay-turn-on = Un turno adelante (Mayús y flecha derecha)
web-replay-round-back = Una ronda atrás (Re Pág)
web-replay-round-on = Una ronda adelante (Av Pág)
web-replay-play = Avanzar solo (barra espaciadora)
web-replay-pause = Pausa (barra espaciadora)
web-replay-speed = Velocidad
web-replay-speed-of =
    { $speed ->
        [one] { $speed } jugada/s
       *[other] { $speed } jugadas/s
    }
web-replay-eyes = Con los ojos de quién
web-replay-open = Todo a la vista
web-replay-as = Tu puesto
web-replay-play-on = Jugar desde aquí
web-replay-not-yet = Aún no hay nada que repetir
web-replay-not-yet-about = Una partida se puede volver a ver cuando ha terminado.

## Ajustes
web-settings-title = Ajustes
web-settings-about = Se guardan en este navegador; los demás solo ven tu nombre.
web-settings-name = Tu nombre
web-settings-name-about = Cómo te llaman los demás en la mesa.
web-settings-language-about = Cartas, reglas, registro y todo lo demás.
web-settings-theme = Tema
web-settings-theme-about = Noche del desierto o mediodía.
web-settings-night = Noche
web-settings-noon = Mediodía
web-settings-words = Palabras junto a los iconos
web-settings-words-about = Cada icono dice lo que significa.
web-settings-confirm = Preguntar antes de una jugada
web-settings-confirm-about = Lo elegido solo se juega tras un segundo toque.
web-settings-sound = Sonido
web-settings-sound-about = Un tono suave cuando te toca.
web-settings-notify = Notificaciones
web-settings-notify-about = El navegador te avisa cuando te toca y la página está oculta.
web-settings-notify-denied = El navegador no lo permite.
web-settings-guided = Guía en la mesa
web-settings-guided-about = Consejos sobre lo que se te pregunta, como en la primera partida guiada.

## Leyenda
web-legend-title = Iconos
web-legend-about = Todos los iconos de la mesa y cómo se lee una línea de ellos.
web-legend-agents = Iconos de Agente
web-legend-agents-about = En una carta dicen adónde puede enviar a un Agente; en una casilla, qué carta encaja.
web-legend-resources = Recursos
web-legend-pieces = Piezas
web-legend-effects = Efectos
web-legend-board = En el tablero
web-legend-reading = Leer una línea
web-legend-cost = En un marco: lo que pagas
web-legend-need = Marco discontinuo: lo que debes tener
web-legend-arrow = A la izquierda el coste, a la derecha el efecto
web-legend-lock = Cerrado ahora: tócalo y sabrás por qué
web-legend-glow = Naranja: lo que puedes hacer ahora
web-legend-seats = Puestos
web-legend-seat-0 = Puesto A: círculo
web-legend-seat-1 = Puesto B: triángulo
web-legend-seat-2 = Puesto C: cuadrado
web-legend-seat-3 = Puesto D: rombo

## Acerca de
web-about-title = Acerca de
web-about-what = Landsraad es una mesa para juegos de tablero de Dune: reglas, adversarios, repeticiones y enseñanza, en cinco idiomas.
web-about-unofficial = Es un proyecto no oficial de aficionados y software libre. No tiene relación con las editoriales ni con los autores de los juegos y los libros, y no contiene imágenes ni textos suyos. Para conocer los juegos en su mejor forma, compra las cajas.
web-about-data = Este servidor guarda tus partidas y un secreto que distingue tu navegador de los demás; nada más, y no pide nada a nadie de fuera.
web-about-rules = Las reglas con nuestras propias palabras, para leer en el terminal o como páginas:
web-about-fair = El reparto es limpio: el hash de la semilla se muestra antes de la primera jugada, y un registro guardado se puede comprobar:
web-about-licences = Licencias
web-about-work = Obra
web-about-kind = Tipo
web-about-licence = Licencia
web-about-code = programa
web-about-icons = iconos
web-about-font = fuente
web-about-library = biblioteca

## Aprender: el juego en ocho pasos
web-learn-about = Pequeñas posiciones reales, una jugada cada una, cerca de un minuto. Tú la haces, la mesa responde. Después, una primera partida con un guía a tu lado.
web-learn-begin = Empezar la partida guiada
web-learn-then = Después: tres rondas guiadas
web-learn-then-about = Una partida de verdad de tres rondas contra dos Aprendices, con un guía junto a aquello de lo que habla y, al final, lo que hace ganar. Déjalo cuando quieras.
web-course-title = Curso
web-course-begin = Empezar el curso
web-course-on = Continuar
web-course-progress = { $done } de { $all } hechas
web-course-done = Todo hecho. Ahora juega: la partida guiada es el mejor paso siguiente.
web-course-is-done = hecha
web-course-number = { $number } de { $of }
web-course-next = Siguiente
web-course-finish = Listo
web-course-again = Empezar de nuevo
web-course-do = Hazlo por mí
web-course-why = ¿Por qué?
web-course-skip = Saltar
web-course-leave = Salir
web-course-astray = Está permitido, pero lleva a otra parte. Deshazlo o empieza de nuevo.

## La guía en la mesa
web-coach-title = Guía
web-coach-course = Lo que enseña una primera partida
web-coach-new = Nuevo
web-coach-seen = { $seen } de { $of }
web-coach-known = Entendido
web-coach-all = Lista
web-coach-heard = visto
web-coach-stop = No más consejos
web-coach-step-turn = El primer turno
web-coach-step-effects = Efectos
web-coach-step-deploy = Desplegar tropas
web-coach-step-again = El siguiente Agente
web-coach-step-reveal = El turno de Revelación
web-coach-step-buy = Comprar cartas
web-coach-step-combat = Combate
web-coach-step-round = La segunda ronda
web-coach-step-points = Ganar puntos
web-coach-turn = Tu primer turno
web-coach-turn-about =
    Toca una carta de tu mano: las casillas a las que llega empiezan a brillar. Luego toca una de ellas. Una casilla que da especia o solaris es un buen comienzo; más adelante querrás Influencia con los cuatro poderes { $screen ->
        [phone] de lo alto del tablero
       *[wide] de la izquierda
    }.
web-coach-effects = Lo que da tu visita
web-coach-effects-about =
    Lo sencillo ya se ha cobrado. Lo que requiere una decisión está { $screen ->
        [phone] encima de tus cartas
       *[wide] en la barra bajo el tablero o en la lista de la derecha
    }. Hazlo en el orden que quieras y luego termina tu turno.
web-coach-deploy = Tropas para el Conflicto
web-coach-deploy-about =
    { $garrison ->
        [one] Tienes { $garrison } tropa en tu guarnición.
       *[other] Tienes { $garrison } tropas en tu guarnición.
    } Cada tropa desplegada vale 2 de Potencia de Combate, y todas se pierden tras el combate. Mira las recompensas del Conflicto: ¿vale la pena la primera posición?
web-coach-again = Otro Agente
web-coach-again-about =
    { $agents ->
        [one] Te queda { $agents } Agente.
       *[other] Te quedan { $agents } Agentes.
    } Envía a uno con otra carta. Las cartas que conservas en la mano no se pierden: cuentan cuando revelas.
web-coach-reveal = Hora de revelar
web-coach-reveal-about = Todos tus Agentes están fuera. Revela el resto de tu mano: da Persuasión para comprar cartas y espadas para el Conflicto.
web-coach-buy = Ve de compras
web-coach-buy-about =
    { $persuasion ->
        [one] Tienes { $persuasion } punto de Persuasión.
       *[other] Tienes { $persuasion } puntos de Persuasión.
    } Las cartas que compras van a tu pila de descartes y llegan más tarde a tu mano. Una carta con varios iconos de Agente da más libertad a tus turnos. Lo que no gastas se pierde.
web-coach-combat = El combate
web-coach-combat-about = Cada tropa vale 2 y cada espada 1. Las cartas de Intriga de Combate aún pueden cambiarlo; si no tienes ninguna, pasas. El más fuerte toma la primera recompensa.
web-coach-trash = Desecha una carta
web-coach-trash-about = Una carta desechada deja tu mazo para siempre. Lo mejor es perder las cartas iniciales flojas: las que quedan salen más a menudo.
web-coach-discard = Descarta una carta
web-coach-discard-about = Elige la carta que menos necesites esta ronda; volverá cuando se baraje tu mazo.
web-coach-round = Empieza la ronda { $round }
web-coach-round-about = El Conflicto está resuelto, los Agentes han vuelto y tienes cinco cartas nuevas. Hay un nuevo Conflicto a la vista: mira sus recompensas antes de decidir adónde ir.
web-coach-points = Cómo ganar
web-coach-points-about =
    { $points ->
        [one] Tienes { $points } punto.
       *[other] Tienes { $points } puntos.
    } Dos pasos con cada poder dan un punto, la Alianza con 4 da otro, los Conflictos dan más, y la carta «La especia debe fluir» es un punto por 9 de Persuasión.
web-coach-step-influence = Influencia
web-coach-step-intrigue = Intrigas
web-coach-step-makers = Hacedores
web-coach-step-leader = Tu Líder
web-coach-leader = Lo que solo tú puedes hacer
web-coach-leader-about =
    Tu Líder tiene dos habilidades. Una vale siempre o en ciertos momentos; la otra ocurre cuando envías un Agente con el Anillo heráldico. { $screen ->
        [phone] La pestaña Tú, abajo, muestra las dos
       *[wide] Las dos están en tu propio panel
    }.
web-coach-influence = Un poder está de tu lado
web-coach-influence-about = Cada visita a un poder es un paso en su medidor. Con 2 ganas un punto; con 4, una bonificación y, si llegas antes que nadie, la Alianza: otro punto. Es más fácil contentar a dos poderes que a cuatro.
web-coach-intrigue = Un secreto tuyo
web-coach-intrigue-about = Nadie ve tus cartas de Intriga. Una de Trama se juega en tu turno, una de Combate en la lucha, una de Desenlace al acabar. La que brilla se puede jugar ahora.
web-coach-makers = Se ha acumulado especia
web-coach-makers-about = Nadie vino aquí la última ronda, así que hay { $spice } más de especia en esta casilla. Crece cada ronda hasta que alguien la recoge. Ir cuesta agua: procura tenerla.

# Relojes
web-clock = Reloj
web-clock-none = ninguno
web-clock-day = un día por turno
web-clock-hours = 12 horas cada uno para toda la partida
web-clock-live = un minuto por turno y 20 minutos cada uno
web-clock-other = otro
web-clock-flag = Cuando se acaba el tiempo
web-clock-flag-bot = sigue un bot: { $bot }
web-clock-flag-host = decide el anfitrión
