# La orden `landsraad`: su ayuda, sus informes y lo que dice cuando algo no puede ser.

## Ayuda
cli-about = La mesa para los juegos de tablero de Dune. Sin ninguna orden: jugar.
cli-usage = Uso: { $call }
cli-usage-options = [OPCIONES]
cli-usage-command = ORDEN ...
cli-arguments = Argumentos:
cli-options = Opciones:
cli-commands = Órdenes:
cli-help = Muestra esta ayuda.
cli-required = [obligatorio]
cli-default = [por defecto: { $value }]
cli-try = Consulta la ayuda con «{ $command }».
cli-stopped = interrumpido
cli-type-number = NÚMERO
cli-type-word = PALABRA
cli-type-words = PALABRAS
cli-type-file = ARCHIVO
cli-type-folder = CARPETA
cli-type-game = JUEGO

cli-option-seed = Un número o una palabra; la misma semilla da la misma partida.
cli-option-lang = El idioma: en, de, pt-BR, es, zh-Hant.
cli-option-with = Una expansión: rise_of_ix, spacing_guild.
cli-option-option = Una opción de preparación: epic, difficulty=sardaukar...
cli-option-json = Escribe un único objeto JSON.
cli-option-on = Dónde: ray para un Ray de este equipo, ray://HOST:PORT para un clúster; si no se indica, procesos de este equipo.
cli-option-version = Muestra la versión.

cli-play = Abre una mesa en este ordenador y la muestra en el navegador.
cli-play-port = El puerto; si no se da, el siguiente libre a partir de 8765.
cli-play-no-browser = No abre el navegador.

cli-serve = Inicia un servidor de mesas al que otros pueden venir.
cli-serve-host = La dirección en la que se escucha. Solo con otra que no sea 127.0.0.1 pueden venir otros.
cli-serve-port = El puerto.
cli-serve-database = Dónde se guardan las mesas: sqlite:///ARCHIVO o postgresql://USUARIO@EQUIPO/NOMBRE.
cli-serve-pace = Segundos antes de que un bot haga algo, para que se pueda seguir.
cli-serve-origin = La dirección que se escribe cuando hay un proxy delante: https://mesa.example. Puede darse varias veces.
cli-serve-keep-unplayed = Tras cuántos días se retira una mesa en la que nunca se jugó; 0: nunca.
cli-serve-keep-untouched = Tras cuántos días se retira una mesa que nadie ha tocado; el registro de una partida terminada se conserva. 0: nunca.
cli-serve-workers = Cuántos procesos atienden; más de uno necesita PostgreSQL.
cli-serve-internal = La dirección de este equipo por la que lo alcanzan los procesos de otros equipos.
cli-serve-bot = Un programa que puede jugar en las mesas, como NOMBRE=cmd:ORDEN. Se puede dar varias veces.
cli-serve-proxy = Un proxy al que se cree sobre de dónde viene la gente: su dirección o su red. Una vez por cada uno; a uno de este ordenador siempre se le cree.
cli-serve-metrics = Dar métricas a Prometheus en este puerto de este ordenador, o en DIRECCIÓN:PUERTO; si no se indica, no se dan a nadie.
cli-serve-log = Cómo se escribe el registro: plain (líneas) o json (un objeto por línea).
cli-serve-push = Avisar a los jugadores ausentes por Web Push, con este contacto para los servicios de push: mailto:DIRECCIÓN o https://PÁGINA (necesita landsraad[push]).
cli-serve-webhooks = Avisar a los jugadores ausentes por webhooks propios (ntfy y similares): solo direcciones https públicas.
cli-serve-reach = Un origen al que los webhooks pueden llegar esté donde esté, como http://ntfy.lan; una vez por cada uno.
cli-serve-at = Landsraad está en { $address }. Termínalo con Ctrl-C.
cli-serve-already = Landsraad ya está en marcha, en { $address }.
cli-serve-open = Cualquiera que alcance esta dirección puede abrir mesas aquí.

cli-admin = Cuidar de un servidor: sus mesas, su gente, su base de datos. Se puede mientras se juega, salvo «restore».
cli-admin-table = La dirección de una mesa (el final de su enlace) o su marca en los registros.
cli-admin-whom = Un jugador, tal como lo nombra «show»; o una dirección o una red: 203.0.113.7, 2001:db8::/64.
cli-admin-yes = Ejecutar de verdad; sin esto solo se dice qué se haría.
cli-admin-tables = Todas las mesas, con su tamaño, su edad y sus asientos.
cli-admin-stage = Solo las que están en esta fase: lobby, playing, over.
cli-admin-sort = Qué va primero: age (edad), size (tamaño), moves (jugadas).
cli-admin-most = Cuántas se muestran; 0: todas.
cli-admin-show = Una mesa: sus asientos y cómo se conoce aquí a sus jugadores. No se muestra ninguna mano ni la semilla.
cli-admin-bans = Quién no puede entrar.
cli-admin-ban = Expulsar a un jugador o una dirección. Los servidores en marcha obedecen en segundos.
cli-admin-unban = Dejar entrar de nuevo a un jugador o una dirección.
cli-admin-export = Todo sobre una mesa como JSON: asientos, jugadas, registro de la partida. Contiene la semilla y, con ella, todas las manos.
cli-admin-out = Dónde escribirlo; si no se indica, en la salida.
cli-admin-delete = Borrar una mesa con sus jugadas. No queda ningún registro.
cli-admin-forget = Borrar lo que se sabe de un jugador: nombres, cookies, asientos, listas. Los registros de partidas terminadas quedan sin el nombre.
cli-admin-backup = Escribir una copia de todo mientras se juega (PostgreSQL: con pg_dump).
cli-admin-backup-file = La copia.
cli-admin-restore = Poner una copia en el lugar de lo que hay. Ningún servidor puede estar en marcha.

cli-terminal = Juega en el terminal. Sin opciones, te pregunta a qué quieres jugar.
cli-terminal-game = El juego: imperium o war_for_arrakis.
cli-terminal-seats = De 1 a 4; uno o dos juegan además contra la Casa Hagal.
cli-terminal-base = Sin ninguna expansión.
cli-terminal-epic = Modalidad de partidas épicas.
cli-terminal-leader = Tu Líder, «random» para uno al azar o «draft» para que todos elijan; una vez por persona.
cli-terminal-humans = Cuántas personas juegan ante esta pantalla.
cli-terminal-bots = Los demás jugadores: apprentice, steward, regent, strategist, grandmaster, random; un nombre para todos o uno por puesto.
cli-terminal-name = Tu nombre; una vez por persona.
cli-terminal-resume = Continúa una partida guardada.

cli-verify = Comprueba un registro: semilla, jugadas, resultado y suma de control.
cli-verify-good = El registro es correcto: { $moves } jugadas, suma de control { $checksum }.
cli-verify-seed = La semilla es aquella cuyo hash se mostró antes de la partida: { $hash }.
cli-verify-no-hash = No dice qué hash de la semilla se mostró antes de la partida.
cli-verify-mixed = La semilla se mezcló con el secreto del servidor, cuyo hash se mostró antes ({ $hash }), y con los números de estos puestos: { $seats }.
cli-verify-unmixed = Ningún navegador participó en la semilla: se deduce del secreto del servidor, cuyo hash se mostró antes ({ $hash }).
cli-verify-silent = De estos puestos no llegó a tiempo ningún número: { $seats }.
cli-verify-undone = Se deshizo algo que ya se había visto, después de estas jugadas: { $moves }.
cli-verify-correction = Antes de la jugada { $move } el registro pone en la mesa una posición guardada: { $why }.
cli-migrate = Convierte un registro de una versión anterior en uno actual.
cli-migrate-file = El registro.
cli-migrate-out = Dónde escribir el registro nuevo; si falta, en la salida.
cli-migrate-positions = Una lista de posiciones, antes de la primera jugada y después de cada una, escrita por el programa con el que se jugó la partida. Hace falta donde desde entonces se corrigió una regla.
cli-migrate-why = Por qué se guardan posiciones, en una frase para el registro.

cli-replay = Vuelve a jugar una partida registrada y cuenta su historia. Un registro dañado se rechaza.
cli-replay-file = Un registro, tal como se guarda de una partida.

cli-analyse = Volver sobre una partida terminada: cómo estaba cada cual, qué costó cada decisión y qué fue suerte.

cli-simulate = Juega muchas partidas entre bots. El resultado no depende del número de procesos.
cli-simulate-game = El juego: imperium o war_for_arrakis.
cli-simulate-seats = De 1 a 4.
cli-simulate-bots = Los bots por puesto, separados por comas; un solo nombre vale para todos los puestos.
cli-simulate-games = Cuántas partidas.
cli-simulate-seed = La misma semilla da las mismas partidas.
cli-simulate-leaders = Los Líderes por puesto, separados por comas; o «draft».
cli-simulate-workers = Cuántos procesos; si no se indica, todos los núcleos.
cli-simulate-records = Una carpeta; allí se escribe el registro de cada partida.

cli-bot-protocol = Probar un bot en cualquier lenguaje: jugar con él y contar cómo ha ido (docs/bot-protocol.md).
cli-bot-protocol-command = El programa, tal como se inicia.
cli-bot-protocol-game = El juego: imperium o war_for_arrakis.
cli-bot-protocol-games = Cuántas partidas.
cli-bot-protocol-seconds = Cuántos segundos tiene para cada decisión.
cli-bot-protocol-show = Mostrar cada línea que se dice.
cli-bot-report-name = nombre
cli-bot-report-games = partidas
cli-bot-report-decisions = decisiones
cli-bot-report-wins = partidas ganadas al azar
cli-bot-report-mean_ms = milisegundos por decisión
cli-bot-report-longest_ms = la más larga

cli-export = Escribir registros como conjunto de datos (Parquet), o convertir un conjunto de datos de nuevo en registros (docs/data.md).
cli-export-places = Registros, carpetas de registros o un conjunto de datos.
cli-export-out = La carpeta del conjunto de datos.
cli-export-observations = Lo que vieron los puestos como números para aprender, en lugar de vistas.
cli-export-bare = Sin lo que vieron los puestos.
cli-export-records = El camino inverso: escribir en esta carpeta los registros de un conjunto de datos.
cli-export-done = En { $folder } hay { $games } partidas con { $decisions } decisiones.
cli-export-back = En { $folder } hay { $games } registros.
cli-tournament = Jugar un torneo entre bots: los mismos repartos desde cada puesto, puntuaciones con intervalos (docs/laboratory.md).
cli-tournament-file = El torneo, un archivo TOML.
cli-tournament-out = La carpeta de los resultados; un torneo interrumpido sigue ahí.
cli-tournament-done = Las partidas, los resultados y la página están en { $folder }.
cli-study = Qué gana: puestos, líderes y lo que hacen los jugadores, con tamaños de efecto e intervalos (docs/laboratory.md).
cli-study-bots = El bot que juega en todos los puestos.
cli-study-out = La carpeta del estudio; uno interrumpido sigue ahí.

lab-played = Se han jugado { $games } de { $scheduled } partidas, cada reparto desde cada puesto.
lab-entrant = participante
lab-above = uno
lab-below = otro
lab-meetings = encuentros
lab-ahead = por delante
lab-rating = puntuación
lab-interval = 95 %
lab-games = partidas
lab-won = ganadas
lab-failures = fallos
lab-by-seat = Partidas ganadas por puesto
lab-studied = { $games } partidas, con { $bot } en todos los puestos.
lab-leaders = Líderes: cuánto más a menudo ganan que los demás
lab-opening = Lo que se hizo en la primera ronda
lab-all = Todos los efectos, por tipo de jugada
lab-effect = efecto
lab-having = puestos con ello
lab-early = Lo que se hizo en las tres primeras rondas
lab-ever = Lo que se hizo en cualquier momento
lab-first = Quién lo hizo primero
lab-effects = Un efecto es la diferencia entre la proporción de partidas ganadas con algo y sin ello, comparada puesto por puesto; la línea es su intervalo del 95 %. Con muchas comparaciones, una de cada veinte queda fuera por azar. Quien va por delante puede permitirse más: el efecto de una acción no demuestra que haga ganar.
lab-how = Las puntuaciones son las de openskill (Plackett-Luce), en el orden del calendario. El punto es la estimación y la línea su intervalo del 95 %; donde dos líneas se solapan mucho, aún no se ha demostrado nada.

cli-ladder = Todos los niveles de los bots entre sí, con las mismas cartas desde cada puesto. Lo terminado se conserva, y una escala interrumpida continúa.
cli-ladder-deals = Cuántos repartos; cada uno se juega una vez desde cada puesto.
cli-ladder-levels = Niveles, separados por comas; todos si no se indica.
cli-ladder-setups = Preparaciones del juego por sus nombres cortos, separadas por comas: ix-4, two; la mayor si no se indica.

cli-bench = Mide la velocidad de esta versión: juego al azar en un núcleo, con la expansión del juego.
cli-bench-game = Qué juego: imperium o war_for_arrakis.

cli-cards = Qué hacen las cartas, casillas, Líderes, piezas y Conflictos.
cli-cards-name = Un nombre, o algunas palabras de él.
cli-cards-game = Qué juego: imperium o war_for_arrakis. Sin él, un nombre se busca en todos los juegos.
cli-cards-stats = Cuántos componentes necesitan código propio.
cli-cards-effects = Con un nombre: los identificadores de sus efectos, como los escriben las jugadas y las posiciones (Dune: Imperium).

cli-rules = Busca algo en los libros de reglas; sin consulta, muestra su índice.
cli-rules-query = Un número (6.3.3, imperium 6.3.3) o palabras.

cli-book = Escribe los libros de reglas como páginas HTML para leer e imprimir, con índice e iconos.
cli-book-out = La carpeta en la que se escriben las páginas.

## Informes
cli-replay-not-over =
    { $moves ->
        [one] La partida no ha terminado: { $moves } jugada. Continúa con: { $command }
       *[other] La partida no ha terminado: { $moves } jugadas. Continúa con: { $command }
    }
cli-analyse-looking = analizando
cli-analyse-player = jugador
cli-analyse-accuracy = precisión
cli-analyse-decisions = decisiones propias
cli-analyse-luck = suerte
cli-analyse-others = los demás
cli-analyse-mistakes = errores
cli-analyse-mistake = { $number }. Jugada { $move }, { $name }: −{ $cost } %
cli-analyse-played = { "" }   jugado:  { $option } ({ $chance } %)
cli-analyse-better = { "" }   mejor:   { $option } ({ $chance } %)
cli-analyse-why = { "" }   por qué: { $reasons }
cli-simulate-rate = { $rate } partidas/s
cli-simulate-more = ... y { $amount } más
cli-report-games = partidas
cli-report-finished = terminadas
cli-report-errors = errores
cli-report-decisions = decisiones
cli-report-mean_rounds = media de rondas
cli-report-seconds = segundos
cli-wins-seat = victorias por puesto
cli-wins-bot = victorias por bot
cli-wins-leader = victorias por Líder
cli-bench-us_per_decision = µs por decisión
cli-bench-cpu_us_per_decision = µs de CPU por decisión
cli-bench-games_per_second = partidas por segundo
cli-bench-decisions_per_game = decisiones por partida
cli-bench-choices_per_game = elecciones por partida
cli-bench-clone_us = µs por copia
cli-bench-calls_per_decision = llamadas por decisión
cli-bench-build = compilación
cli-bench-games = partidas
cli-bench-seconds = segundos
cli-bench-python = versión de Python
cli-bench-machine = máquina
cli-stats-components = componentes en total
cli-stats-handlers = con código propio
cli-stats-ratio = proporción
cli-stats-bar = { $ratio } (debe ser menor que { $bar })
cli-stats-conditions = condiciones y recuentos que usa uno solo
cli-stats-handler = Código propio es un efecto que usa un único componente:
cli-book-written =
    { $pages ->
        [one] { $pages } página; abre { $page }
       *[other] { $pages } páginas; abre { $page }
    }
cli-admin-total =
    { $tables ->
        [one] { $tables } mesa, { $size }
       *[other] { $tables } mesas, { $size }
    }
cli-admin-head-table = mesa
cli-admin-head-mark = marca
cli-admin-head-game = juego
cli-admin-head-stage = fase
cli-admin-head-moves = jugadas
cli-admin-head-size = tamaño
cli-admin-head-days = días
cli-admin-head-seats = asientos
cli-admin-hosts = anfitriones
cli-admin-seat = asiento { $number }
cli-admin-nobody = Todos pueden entrar.
cli-admin-banned = { $who } ya no puede entrar.
cli-admin-unbanned = { $who } puede entrar de nuevo.
cli-admin-deleted = La mesa { $table } se ha borrado.
cli-admin-would-delete = La mesa { $table } se borraría con sus jugadas. Añade --yes para hacerlo.
cli-admin-forgotten = Olvidado. Mesas borradas: { $tables }; asientos liberados o sin nombre en otras mesas: { $seats }; registros sin el nombre: { $records }.
cli-admin-would-forget = Mesas que se borrarían: { $tables }; asientos liberados o sin nombre en otras mesas: { $seats }; registros sin el nombre: { $records }. Añade --yes para hacerlo.
cli-admin-backed-up = La copia es { $file }, { $size }.
cli-admin-restored = El contenido de { $file } está en su lugar.
cli-admin-would-restore = Lo que hay ahora se sustituiría por { $file }. Añade --yes para hacerlo.

## Una llamada que no se entiende
cli-call-missing = Falta: { $what }.
cli-call-no-option = No hay ninguna opción { $option }.
cli-call-number = { $what } necesita un número entero.
cli-call-least = { $what } debe ser { $least } o más.
cli-call-needs-value = { $option } necesita un valor.
cli-call-takes-none = { $option } no admite ningún valor.
cli-call-extra = Esto sobra: { $what }

## Lo que no puede ser
error-command-unknown = No hay ninguna orden «{ $command }»; hay: { $known }
error-language-unknown = No hay ningún idioma «{ $language }»; hay: { $known }
error-game-unknown = No hay ningún juego «{ $game }»; hay: { $known }
error-no-vocabulary = { $game } no tiene un vocabulario de efectos que contar
error-field-unknown = No hay ningún campo de preparación «{ $field }»; hay: { $known }
error-seats = Dune: Imperium tiene de 1 a 4 puestos, no { $seats }
error-seats-number = este juego tiene de { $fewest } a { $most } puestos, no { $seats }
error-expansion-twice = Una expansión se nombra dos veces
error-expansion-unknown = No hay ninguna expansión «{ $expansion }»; hay: { $known }
error-option-unknown = No hay ninguna opción «{ $option }»; hay: { $known }
error-option-not-boolean = La opción «{ $option }» debe ser yes o no, y no «{ $value }»
error-option-for-solo = La opción «{ $option }» es solo para partidas en solitario (1 puesto)
error-difficulty-unknown = No hay ninguna dificultad «{ $difficulty }»; hay: { $known }
error-epic-needs-ix = Una partida épica necesita la expansión rise_of_ix (rise_of_ix 13.7)
error-epic-solo = Una partida épica necesita de dos a cuatro jugadores: no está pensada para jugar en solitario (rise_of_ix 13.7)
error-draft-solo = En solitario no hay con quién elegir los Líderes: indica cuáles son o déjalos al azar
error-first-player-solo = En solitario, el Rival de tu izquierda es el jugador inicial (house_hagal 4.1)
error-first-player = El jugador inicial debe ser un puesto del 0 al { $most }, no { $seat }
error-leaders =
    { $seats ->
        [one] Los Líderes deben ser «random», «draft» o una lista de { $seats } Líder como máximo
       *[other] Los Líderes deben ser «random», «draft» o una lista de { $seats } Líderes como máximo
    }
error-leader-unknown = No hay ningún Líder «{ $leader }»; hay: { $known }
error-leader-several = «{ $answer }» puede ser: { $leaders }
error-leader-twice = El mismo Líder dos veces: { $leader }
error-leader-needs-ix = { $leader } necesita la expansión rise_of_ix
error-leader-no-rival = { $leader } no puede liderar a un Rival (house_hagal 4.1)
error-arrakis-seats = { arrakis-title-game } tiene de 1 a 4 puestos, no { $seats }
error-not-chosen = «{ $field }» no se elige en este juego: los Líderes entran según las reglas y los Atreides actúan primero
error-solo-with-guild = El modo en solitario no se puede combinar con { arrakis-title-spacing_guild } (spacing_guild 1.1)
error-solo-seats = El modo en solitario es para una persona, o dos juntas (war_for_arrakis 19.7)
error-solo-needed = Una sola persona juega el modo en solitario (war_for_arrakis 23)
error-shared-side-unknown = shared_side debe ser una de estas: { $known }, no «{ $side }»
error-shared-side-seats = shared_side es para tres personas: qué facción comparten dos de ellas (war_for_arrakis 19.1)
error-max-rounds = max_rounds debe ser un número de rondas, o faltar si no hay límite, no «{ $rounds }»
error-humans =
    { $seats ->
        [one] En { $seats } puesto solo puede jugar 1 persona, no { $humans }
       *[other] En { $seats } puestos pueden jugar de 1 a { $seats } personas, no { $humans }
    }
error-names-for-people = Hay más nombres ({ $names }) que personas ({ $people })
error-names-for-seats = Hay más nombres ({ $names }) que puestos ({ $seats })
error-analysis-not-over = solo se analiza una partida terminada
error-analysis-no-judge = nadie aquí sabe valorar { $game }: no se analiza
error-bot-unknown = No hay ningún bot «{ $bot }»; hay: { $known }, o el tuyo propio como MÓDULO:CLASE o cmd:ORDEN
error-bot-broken = El bot «{ $bot }» no se puede cargar: { $error }
error-bot-answer = El bot «{ $bot }» ha respondido { $answer }, que no es ninguna de sus opciones
error-no-records = No hay ningún registro que exportar
error-data-other = { $folder } contiene otro conjunto de datos; elige otra carpeta
error-no-data = { $folder } no es un conjunto de datos
error-study-other = { $folder } contiene otro estudio; elige otra carpeta
error-place-unknown = No existe el lugar '{ $place }'; escribe ray o ray://HOST:PORT
error-workers-died = { $tries } procesos han muerto, uno tras otro, en la tarea { $job }: { $error }
error-build-other = Un nodo del clúster tiene landsraad { $here }, no { $there }: instala lo mismo en todos
error-tournament-wrong = Esto no se puede jugar como torneo: { $error }
error-bot-late = El bot «{ $bot }» ha tardado más de { $seconds } s en «{ $word }»
error-bot-crashed = El bot «{ $bot }» ha fallado: { $error }
error-bot-said = El bot «{ $bot }» ha dicho «{ $said }» en lugar de «{ $word }»
error-bot-protocol = El bot «{ $bot }» no habla la versión { $version } del protocolo: { $answer }
error-bot-allow = «{ $given }» no es un bot que se pueda admitir; escribe NOMBRE=cmd:ORDEN
error-library-missing = Para esto hace falta { $library }: pip install 'landsraad[{ $extra }]' o pip install { $library }
error-bots-left = Puestos libres para bots: { $seats }; bots indicados: { $bots }
error-bots-missing = { $option } necesita un nombre por puesto, separados por comas
error-bots-for-seats = Bots indicados: { $bots }; puestos: { $seats }
error-games = El número de partidas debe ser de 1 a { $most }, no { $games }
error-workers = El número de procesos debe ser 1 como mínimo, no { $workers }
error-base-with = { $base } significa sin expansión: quita { $expansion }
error-resume-alone = { $option } continúa la partida guardada: las demás opciones no tienen sentido a su lado
error-component-unknown = Nada se llama «{ $name }»; «{ $command }» lo muestra todo
error-rule-unknown = Ninguna regla contiene «{ $query }»; «{ $command }» muestra el índice
error-folder-unwritable = No se puede escribir en { $folder }
error-port = no se puede escuchar en { $address }: { $error }
error-port-taken = no se puede escuchar en { $address }: el puerto está ocupado; indica otro (--port)
error-origin = { $given } no es una dirección de páginas: escribe https://table.example
error-database = no se puede usar la base de datos { $database }: { $error }
error-database-in-use = otro servidor está usando la base de datos { $database }: deténlo o indica otro archivo (--database)
error-workers-need-postgresql = varios procesos necesitan PostgreSQL, porque un archivo tiene un solo servidor: --database postgresql://USUARIO@EQUIPO/NOMBRE
error-internal-address = los procesos no pueden alcanzarse en { $address }: { $error }
error-proxy-address = { $given } no es la dirección de un proxy; escribe una dirección o una red
error-metrics-place = { $given } no es un puerto para métricas; escribe PUERTO o DIRECCIÓN:PUERTO
error-metrics-library = las métricas necesitan una biblioteca que no está instalada: pip install 'landsraad[metrics]'
error-push-library = Web Push necesita una biblioteca que no está instalada: pip install 'landsraad[push]'
error-push-contact = { $contact } no es un contacto: escribe mailto:DIRECCIÓN o https://PÁGINA
error-log-unknown = no hay ningún registro { $log }; hay: { $known }
error-admin-no-database = no hay ninguna base de datos { $database }
error-admin-schema = esta base de datos no es de esta versión: inicia una vez con ella el servidor de esta versión
error-admin-no-table = no hay ninguna mesa { $table }
error-admin-no-player = { $player } no indica a ningún jugador; «landsraad admin show MESA» dice cómo se llaman
error-admin-not-banned = { $who } no está expulsado
error-admin-refused = la base de datos se niega: { $error }
error-admin-sort = no hay ningún orden { $sort }; hay: { $known }
error-backup-exists = { $file } ya existe
error-backup-newer = { $file } es la copia de una versión más nueva
error-backup-failed = no se puede copiar a { $file } ni desde él: { $error }
error-backup-program = { $program } no está instalado aquí: viene con el cliente de PostgreSQL
error-backup-called = { $program } informa: { $error }
error-record-seed = la semilla del registro no es aquella cuyo hash se mostró antes de la partida
error-file-missing = El archivo { $file } no existe
error-file-unreadable = No se puede leer { $file }
error-record-mixing = La semilla del registro no se mezcló como dice
error-record-none = Esto no es un registro de una partida
error-record-foreign = Esto no es un registro de este programa: su «format» no es «{ $format }»
error-seed-kind = La semilla debe ser un número o un texto
error-seed-text = La semilla no puede escribirse como texto UTF-8: elige otra
error-generator-unknown = No hay generador { $generator }; hay { $known }
error-rules-version = No hay reglas { $version } de este juego; hay versiones de la 1 a la { $newest }
error-record-version = El registro tiene la versión { $version }; este programa lee las versiones { $ours }
error-record-damaged = El registro está dañado
error-record-game = El registro es de «{ $game }», un juego que este programa no conoce
error-record-setup = La partida del registro no se puede preparar: { $error }
error-record-move = La jugada { $number } del registro no se puede hacer: { $error }
error-record-move-old = La jugada { $number } del registro no se puede hacer: { $error } Si nadie ha cambiado el registro, una regla se corrigió después de escribirlo: `{ $command }` hace de él y de las posiciones de entonces un registro actual ({ $page })
error-migrate-positions = Un registro de { $moves } jugadas necesita { $positions } posiciones: antes de la primera jugada y después de cada una
error-positions-file = { $file } no es una lista de posiciones
error-record-checksum = El registro no lleva a la posición con la que se guardó: está dañado
error-record-result = El registro no lleva al resultado que cuenta: está dañado
error-move-illegal = «{ $move }» no está permitido: { $reasons }
error-game-over = La partida ha terminado: no se puede jugar nada más
