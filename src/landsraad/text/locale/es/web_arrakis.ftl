# The words of War for Arrakis in the browser. Names of areas, cards and pieces come from the catalog.

war-game = Dune: La Guerra de Arrakis
war-game-guild = La Guerra de Arrakis, La Cofradía Espacial

# Letters of sides, partners and leaders: one sign each
war-letter-harkonnen = H
war-letter-atreides = A
war-letter-house_harkonnen = H
war-letter-corrino_ally = C
war-letter-house_atreides = A
war-letter-fremen_ally = F
war-letter-baron_harkonnen = B
war-letter-beast_rabban = R
war-letter-feyd_rautha = F
war-letter-thufir_hawat = T
war-letter-captain_aramsham = A
war-letter-gaius_helen_mohiam = G
war-letter-emperor_shaddam_iv = S
war-letter-paul_atreides = P
war-letter-lady_jessica = J
war-letter-reverend_mother_jessica = J
war-letter-gurney_halleck = G
war-letter-alia = A
war-letter-stilgar = S
war-letter-chani = C
war-letter-paul_muad_dib = M

# Leaders as they are called in panels
war-short-baron_harkonnen = El Barón
war-short-beast_rabban = Rabban
war-short-feyd_rautha = Feyd
war-short-thufir_hawat = Hawat
war-short-captain_aramsham = Aramsham
war-short-gaius_helen_mohiam = Mohiam
war-short-emperor_shaddam_iv = Shaddam IV
war-short-paul_atreides = Paul
war-short-lady_jessica = Lady Jessica
war-short-reverend_mother_jessica = Madre Jessica
war-short-gurney_halleck = Gurney
war-short-alia = Alia
war-short-stilgar = Stilgar
war-short-chani = Chani
war-short-paul_muad_dib = Muad’Dib

# Regions, for those who hear the screen
war-map = Mapa de Arrakis, 101 áreas. Las flechas llevan al área vecina, Tab a la siguiente que se puede elegir, Intro elige, I lee más
war-sides = Los dos bandos
war-side-notes = Especia, espacio, presciencia y registro
war-action = Qué hay que hacer
war-choices = Tus opciones
war-hand = Tus cartas de Planificación
war-hand-empty = Ninguna carta de Planificación en la mano

# The map and its tools
war-layers = Capas
war-layer-none = Ninguna capa
war-layer-strength = Fuerza: dados / impactos
war-layer-reach = Alcance de tus legiones
war-layer-spice = Especia
war-layer-storm = Peligro de tormentas
war-zoom-in = Acercar
war-zoom-out = Alejar
war-whole = El mapa entero
war-list = Áreas en lista
war-find = Buscar un área
war-close = Cerrar
war-area = Área
war-terrain = Terreno
war-lies-there = Qué hay allí
war-borders-on = Limita con
war-legal = se puede elegir
war-borders =
    { $count ->
        [one] { $count } frontera
       *[other] { $count } fronteras
    }
war-cliffs = acantilado hacia { $names }
war-cliff-to = acantilado hacia { $area }

# What lies in an area
war-count-regular =
    { $count ->
        [one] { $count } unidad regular
       *[other] { $count } unidades regulares
    }
war-count-elite =
    { $count ->
        [one] { $count } unidad de élite
       *[other] { $count } unidades de élite
    }
war-count-sardaukar = { $count } Sardaukar
war-count-fedaykin = { $count } Fedaykin
war-count-troop =
    { $count ->
        [one] { $count } Tropa de las Grandes Casas
       *[other] { $count } Tropas de las Grandes Casas
    }
war-count-bashar = { $count } Bashar
war-count-naib = { $count } Naib
war-token-known = ficha boca abajo ({ $figures })
war-tokens =
    { $count ->
        [one] { $count } ficha boca abajo
       *[other] { $count } fichas boca abajo
    }
war-legion = legión { $side }: { $figures }
war-settlement = asentamiento de rango { $rank }
war-sietch = sietch de rango { $rank }
war-sietch-hidden = sietch, rango oculto
war-harvester = cosechadora con { $spice } de especia
war-wormsign = señal de gusano: { $face }
war-wormsign-down = señal de gusano boca abajo
war-piece-ornithopter = ornitóptero
war-piece-carryall = ala de acarreo
war-piece-frigate = fragata
war-piece-navigator = Navegante de la Cofradía
war-zone-serves = Conectada con { $places }
war-zone-harvesters = Cosechadoras allí: { $areas }
war-strength = { $dice } dados, aguanta { $hits } impactos
war-strength-hidden =
    { $tokens ->
        [one] { $tokens } ficha boca abajo: de { $least } a { $most } unidades
       *[other] { $tokens } fichas boca abajo: de { $least } a { $most } unidades
    }
war-cancels =
    { $count ->
        [one] anula { $count } escudo
       *[other] anula { $count } escudos
    }
war-becomes = se convierte en
war-storms-strike = Aquí golpean las tormentas

# Panels
war-you = Tú
war-bot = bot
war-automaton = Autómata
war-automaton-decks = quedan { $reinforcements } refuerzos y { $tactical } cartas tácticas
war-automaton-target = Marcha hacia { $area }
war-cards = Cartas de Planificación en la mano
war-hand-of = { $hand } en la mano, { $deck } en el mazo
war-supremacy = Supremacía
war-supremacy-of = Supremacía { $value } de { $goal }
war-wins-at = gana con { $goal }
war-win = victoria
war-prescience = Presciencia
war-goal-hidden = objetivo oculto
war-goal-own = tu objetivo
war-marker-of = { $marker }: { $value }
war-brings-atomics = atómicas de la familia
war-brings-sister = ficha de las Bene Gesserit
war-dice = Dados de acción
war-dice-left = quedan { $left } de { $all }
war-dice-left-aside = quedan { $left } de { $all }, { $aside } aparte
war-dice-none = ninguno
war-die = { $result }, { $state }
war-die-unused = sin usar
war-die-spent = gastado
war-die-in_use = en uso
war-die-set_aside = apartado
war-die-to_change = por cambiar
war-die-lost = aún fuera del juego
war-die-token = ficha de las Bene Gesserit
war-leaders = Líderes con nombre
war-leader-beside = listo
war-leader-later = aún no
war-leader-spent = Acción especial usada
war-tank = tanque, { $space } de 5
war-enters-supremacy = en { $step }
war-enters-any = un marcador en { $step }
war-reserve = Reserva
war-tank-empty = tanque vacío
war-tank-holds = { $count } en el tanque
war-cones = Conos de Silencio
war-sisters = Fichas de las Bene Gesserit
war-ban = Veto de { $power }:
war-ban-choam = 5 unidades por legión
war-ban-spacing_guild = sin reconocimiento
war-ban-landsraad = sin cartas por dados

war-flow = La especia debe fluir
war-due = A pagar:
war-in-sight = a la vista
war-yields = { $spice } de especia
war-keep-all = mantiene los tres
war-reserve-one = 1 guardada
war-space = Espacio
war-in-supply = { $count } en reserva
war-space-start = inicio
war-space-arrakis = Arrakis
war-hold = bodega
war-liner = Crucero { $side }: paso { $step } de { $steps }, { $frigates } fragatas y { $troops } tropas a bordo
war-navigator-in = Navegante en { $zone }
war-navigator-away = Navegante ausente
war-prescience-cards = Cartas de Presciencia
war-claims = { $made } de { $allowed } reclamadas
war-no-prescience = Ninguna descubierta
war-when-end = Fin de ronda:
war-when-action = Acción:
war-when-die = Por un dado:
war-met = cumplido ahora
war-so-far = ({ $so_far } de { $needed })

# Asking
war-undo = Deshacer
war-drawn-token = Ficha robada: { $figures }
war-brought-carryall = El ala de acarreo de { $zone } ha salvado la cosechadora
war-brought-harvester = La cosechadora ha sido destruida: { $area }
war-brought-leader = Entra en juego: { $leader }
war-brought-marker = { $marker } está ahora en { $now }
war-brought-cards = Has robado: { $cards }
war-end-turn = Terminar turno
war-where-attack = { $area }: ¿qué ataca la legión?
war-where-to = { $area }: ¿adónde va la legión?
war-where-sietch-to = { $area }: ¿adónde se traslada el sietch?
war-where-worm-to = { $area }: ¿adónde va el gusano de arena?
war-where-worm-attack = { $area }: ¿qué ataca el gusano de arena?
war-partner-decides = { $name } decide por tu bando
war-tie = Para ellos son iguales: eliges tú
war-glow-areas =
    { $count ->
        [one] { $count } área brilla
       *[other] { $count } áreas brillan
    }
war-glow-zones =
    { $count ->
        [one] { $count } zona aérea brilla
       *[other] { $count } zonas aéreas brillan
    }
war-glow-cards =
    { $count ->
        [one] { $count } carta brilla
       *[other] { $count } cartas brillan
    }
war-glow-presciences =
    { $count ->
        [one] { $count } carta de Presciencia brilla
       *[other] { $count } cartas de Presciencia brillan
    }
war-glow-leaders =
    { $count ->
        [one] { $count } líder brilla
       *[other] { $count } líderes brillan
    }
war-glow-powers =
    { $count ->
        [one] { $count } columna brilla
       *[other] { $count } columnas brillan
    }
war-hint-turn = Gasta un dado; las acciones gratuitas, antes
war-hint-no-die = No te quedan dados: la Supremacía desértica es tu turno
war-hint-menu = Allí hay varias posibilidades
war-ways = Medios
war-act-attack = Ataque
war-act-move_worm = El gusano se mueve
war-act-attack_worm = El gusano ataca
war-act-move_sietch = El sietch se traslada
war-act-scout = Reconocer
war-act-bombard = Bombardear
war-way-walk = a pie
war-way-march = Marcha
war-way-ride = Gusano
war-way-carriers = Transportes
war-way-ornithopter = Ornitóptero
war-way-frigate = Fragata
war-way-navigator = Navegante
war-way-sparing = Ornitóptero, se va el Navegante
war-tray-any = Cualquier dado
war-tray-without-die = Sin dado
war-play-card = Jugar una carta
war-tray-free = Gratis, antes
war-tray-hide = Plegar las opciones
war-tray-show = Tus opciones
war-use-move = Mover
war-use-lead = Mover
war-use-attack = Atacar
war-use-surprise = Ataque sorpresa
war-use-deploy = Desplegar
war-use-draw = Robar
war-use-elites = Élites
war-use-vehicles = Vehículos
war-use-desert_power = Supremacía desértica
war-brief-move = 2 legiones
war-brief-lead = 2 legiones con líder
war-brief-attack = 1 legión
war-brief-surprise = 1 legión con líder
war-brief-deploy-harkonnen = 3 unidades regulares, 1 líder
war-brief-deploy-atreides = 1 ficha, 1 líder
war-brief-draw = 2 cartas
war-brief-elites = 2 regulares pasan a élite
war-brief-vehicles = 2 a tu elección
war-brief-desert_power = señales de gusano o gusanos de arena
war-brief-cone = 3 minutos a solas con tu compañero
war-free-scout = Reconocer
war-free-train = Entrenar
war-free-atomics = Atómicas
war-free-scheming = Tramas
war-free-bombard = Bombardear
war-by-die = Con qué dado
war-die-as = { $die } como { $result }
war-who-goes = Van todos; ¿quién se queda?
war-who-attacks = Atacan todos; ¿quién se queda?
war-goes = va
war-attacks-too = ataca
war-stays = se queda
war-go-all = Van todos
war-attack-all = Atacan todos
war-go-rest = Van los demás
war-attack-rest = Atacan los demás
war-stays-out = se queda fuera
war-fate-reduced = pasa a regular
war-fate-falls = cae
war-fate-tank = al tanque
war-hits-word = impactos
war-shields-word = escudos
war-in-deck =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
war-fewer = Menos
war-more = Más
war-do-it = Confirmar
war-anyway = Jugarlo igualmente
war-order = { $count } por resolver: toca la primera
war-any-order = En cualquier orden
war-unclaimed = ¿Qué pasa con la presciencia sin reclamar?
war-unclaimed-about = De vuelta al mazo o fuera del juego
war-back = Al mazo
war-out = Fuera del juego

# Spice harvesting
war-pay = Cosecha de especia
war-landing-question = Tu Crucero está sobre Arrakis: ¿dónde aterriza todo?
war-pay-question = { $spice } de especia: ¿qué pagas?
war-left-of = de { $all } por gastar
war-nothing = nada
war-stays-on = sigue en { $step }
war-to-step = nivel { $step }
war-twice = Dos veces: { $what }
war-paid = pagado { $price }
war-stockpile-spice = Acopiar
war-stockpile-about = 1 supremacía
war-reserve-spice = Guardar
war-reserve-about = para otra cosecha
war-next-round = Próxima ronda:
war-lowest = nivel más bajo { $step }
war-declare = Pagar

# A battle
war-battle = Batalla
war-battle-for = Batalla por { $area }
war-battle-won = Victoria: { $side }
war-battle-nobody = No queda nadie
war-battle-round = Batalla por { $area }, ronda de combate { $round }
war-battle-steps = Pasos de una ronda de combate
war-surprise = ataque sorpresa
war-show-map = Ver el mapa
war-show-battle = Volver a la batalla
war-you-small = tú
war-then = { $first }, luego { $second }
war-step-cards = Cartas
war-step-roll = Tirada
war-step-specials = Especiales
war-step-hits = Impactos
war-step-continue = ¿Continuar?
war-step-retreat = ¿Retirada?
war-you-attack = Atacas
war-you-defend = Defiendes
war-they-attack = { $name } ataca
war-they-defend = { $name } defiende
war-fallen = Bajas en esta batalla
war-may-become = puede ser
war-no-leader = ningún líder: los especiales se pierden
war-nobody-left = aquí no queda nadie
war-stays-out-title = Se queda fuera
war-hand-title = Mano
war-hand-dice =
    { $count ->
        [0] ninguna carta
        [one] { $count } carta, vale 1 dado
       *[other] { $count } cartas, 1 dado cada una
    }
war-dice-units =
    { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
war-dice-rank = rango { $rank }
war-dice-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
war-dice-extra = plan { $count }
war-dice-of-most = dados de 6 como máximo
war-dice-count =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
war-you-roll = Tiras
war-you-rolled = Has tirado
war-they-roll = { $name } tira
war-they-rolled = { $name } ha tirado
war-rolled =
    { $hits ->
        [one] { $hits } impacto
       *[other] { $hits } impactos
    }, { $shields ->
        [one] { $shields } escudo
       *[other] { $shields } escudos
    }, { $specials ->
        [one] { $specials } especial
       *[other] { $specials } especiales
    }
war-your-hits = Tus impactos
war-your-shields = Tus escudos
war-their-hits = Impactos de { $name }
war-their-shields = Escudos de { $name }
war-ledger-dice = dados
war-ledger-leaders = líderes
war-ledger-cancelled = anulado
war-ledger-counts = cuenta
war-by-shields = { $count } por escudos
war-by-elites = { $count } por élites especiales
war-by-troops = { $count } por tropas
war-by-figures = { $count } por élites y tropas
war-they-take = reciben
war-you-take = recibes
war-continue-price =
    { $hits ->
        [one] Primero recibes { $hits } impacto que ningún escudo para. Después el defensor puede retirarse
       *[other] Primero recibes { $hits } impactos que ningún escudo para. Después el defensor puede retirarse
    }
war-continue-free = El defensor puede retirarse; después empieza otra ronda de combate
war-cease-about = La batalla termina, todas las figuras se quedan donde están
war-retreat-about =
    { $rank ->
        [0] Tu legión deja el área
       *[other] Tu legión deja el área; el sietch o asentamiento cae
    }
war-stand-about = Empieza otra ronda de combate
war-hits-on =
    { $count ->
        [one] { $count } impacto por recibir: { $area }
       *[other] { $count } impactos por recibir: { $area }
    }
war-odds-of = Si el ataque continúa: { $attacker } { $win } %, { $defender } { $lose } %
war-odds-nobody = nadie { $chance } %
war-odds-title = si el ataque continúa
war-odds-cards = Probabilidad del atacante, según las cartas que descartes ahora
war-odds-if-none = si el otro bando no descarta ninguna
war-odds-laid =
    { $count ->
        [0] ninguna carta
        [1] 1 carta
       *[other] { $count } cartas
    }
war-odds-attacker = Probabilidad del atacante si esta figura recibe el impacto
war-hits-shared = { $hits ->
    [one] El impacto está repartido
   *[other] Los { $hits } impactos están repartidos
}
war-hits-left = Quedan { $left } de { $hits } impactos por repartir
war-take-hits = { $hits ->
    [one] Recibir el impacto
   *[other] Recibir los { $hits } impactos
}
war-odds-after = Probabilidad del atacante con los que quedan
war-attacker-chance = Gana el atacante: { $chance } %
war-proposal-chance = (propuesta: { $chance } %)

# The top line
war-round = Ronda
war-phase-vehicles = Vehículos
war-phase-actions = Acciones
war-phase-hazards = Peligros
war-phase-harvest = Cosecha
war-phase-end = Final
war-tempo = Dados restantes: Harkonnen { $harkonnen }, Atreides { $atreides }
war-dice-to = dados a

# On a phone
war-tabs = Partes de la mesa
war-tab-map = Mapa
war-tab-sides = Bandos
war-tab-spice = Especia
war-tab-hand = Mano
war-tab-log = Registro
war-small-map = El mapa entero, en pequeño: toca para ir allí
war-go-to = Ir: { $area }
war-attack-there = Atacar: { $area }
war-sector-inner_nw = Centro NO
war-sector-inner_ne = Centro NE
war-sector-inner_sw = Centro SO
war-sector-inner_se = Centro SE
war-sector-outer_nw = Fuera NO
war-sector-outer_ne = Fuera NE
war-sector-outer_sw = Fuera SO
war-sector-outer_se = Fuera SE

# Keys, legend and dice of the desert
war-key-fold = Plegar las opciones
war-key-map = El mapa durante una batalla
war-key-list = Buscar un área por su nombre
war-struck = Dados de tormentas, gusanos y bombardeos
war-hits-count =
    { $count ->
        [one] { $count } impacto
       *[other] { $count } impactos
    }
war-storm = tormenta
war-tank-word = tanque de regeneración
war-legend-dice = Dados
war-legend-figures = Figuras
war-legend-machines = Máquinas y naves
war-legend-desert = Desierto y lugares
war-legend-tracks = Indicadores y poderes
war-legend-standard = El estandarte de una legión
war-legend-standard-about = Seis lados, porque seis unidades son el máximo. Un lado fino es una unidad regular, uno grueso una élite, uno con agujero Sardaukar o Fedaykin, uno doble una tropa de las Grandes Casas, uno discontinuo una ficha boca abajo. El número cuenta unidades; los banderines son Bashars o Naibs, los discos con letra líderes con nombre. El hexágono hueco es Harkonnen, el círculo lleno Atreides.
war-legend-six = seis regulares, dos líderes
war-legend-mixed = una de cada tipo, límite de cinco
war-legend-hidden = tres fichas boca abajo
war-legend-some = tres unidades y una ficha

# Home and set-up
war-home-about = Harkonnen contra Atreides y Fremen: legiones, gusanos y especia en un mapa
war-home-facts = 1 a 4 jugadores · 101 áreas · unas 2 horas
war-home-choose = Elegir antes el bando, el número de jugadores o una partida en solitario
war-guild = La Cofradía Espacial
war-guild-about = Cruceros, fragatas y tropas de las Grandes Casas
war-guild-not = No contra el autómata
war-seats-1 = Juegas con los Atreides contra los Harkonnen automáticos
war-seats-2 = Un bando cada uno
war-seats-3 = Dos comparten un bando, uno juega el otro solo
war-seats-4 = Dos en cada bando: Casa de los Harkonnen y Corrino, Casa de los Atreides y Fremen
war-together = Juntos contra el autómata
war-together-about = Ambos juegan en el bando Atreides
war-shared = Qué bando se comparte
war-your-side = Tu bando
war-rounds = Última ronda
war-rounds-none = hasta que alguien gane
war-rounds-of = { $rounds } rondas
war-odds = Mostrar las probabilidades de las batallas
war-odds-about = Probabilidad de ganar durante la batalla y el efecto de cada baja

# The end
war-end-draw = Nadie ha ganado la guerra
war-end-you-win = Has ganado la guerra
war-end-wins = { $side } gana la guerra
war-end-by-supremacy = supremacía { $supremacy } en la ronda { $rounds }
war-end-by-prescience = la profecía se cumple en la ronda { $rounds }
war-end-by-max_rounds = la ronda { $rounds } fue la última
war-end-curve = El camino al objetivo, en tanto por ciento
war-end-slider = Ronda que se muestra
war-end-map = El mapa tras la ronda { $round }
war-end-map-last = El mapa al final
war-end-round = Ronda { $round }
war-end-tracks = Supremacía contra presciencia
war-end-sietches = Sietches perdidos: { $names }
war-end-settlements = Asentamientos perdidos: { $names }
war-end-battles =
    { $count ->
        [one] { $count } batalla
       *[other] { $count } batallas
    }
war-end-won = { $side } ganó
war-end-nobody = no quedó nadie
war-end-fallen = caídos: Harkonnen { $harkonnen }, Atreides { $atreides }
war-end-from-here = Jugar desde esta ronda
war-end-no-battle = No se libró ninguna batalla

# The game in a few ideas
war-learn-goal = Dos caminos a la victoria
war-learn-goal-about = Los Harkonnen ganan con 10 de supremacía: destruyen sietches y acopian especia. Los Atreides ganan por presciencia: al final de una ronda sus tres marcadores deben haber alcanzado el objetivo secreto. Los hacen avanzar las cartas de Presciencia, las estaciones de pruebas y los asentamientos destruidos; si cae Arrakeen, cuenta de inmediato.
war-learn-move = Un dado, un acto
war-learn-move-about = En tu turno gastas un dado de acción: Estrategia mueve o ataca, Liderazgo mueve legiones con líder, Despliegue trae figuras. Toca una legión para ver adónde puede ir.
war-learn-attack = Batalla
war-learn-attack-about = Cada unidad tira un dado, seis como máximo. Las espadas impactan, los escudos paran impactos y un líder convierte un especial en impactos o escudos. Tras cada ronda el atacante continúa o cesa.
war-learn-desert = El desierto
war-learn-desert-about = Las tormentas golpean a quien está a cielo abierto; los gusanos surgen donde hay señales. Las montañas son seguras. Los Fremen cabalgan los gusanos.
war-learn-spice = Especia
war-learn-spice-about = Las cosechadoras en la arena traen especia. Con ella los Harkonnen pagan a la CHOAM, la Cofradía y el Landsraad; lo que no se paga baja y acaba en veto.
war-learn-prescience = Presciencia
war-learn-prescience-about = Las cartas descubiertas exigen algo a los Atreides. Quien lo cumple reclama la carta y avanza los marcadores; con ellos llegan nuevos líderes.
war-learn-space = Cruceros
war-learn-space-about = Con La Cofradía Espacial cada bando envía un crucero a Arrakis con fragatas y tropas de las Grandes Casas.

# Piles to look into
table-pile-house_harkonnen = Descartadas: Casa de los Harkonnen
table-pile-corrino_ally = Descartadas: Aliado Corrino
table-pile-house_atreides = Descartadas: Casa de los Atreides
table-pile-fremen_ally = Descartadas: Aliado Fremen

# La guía de la primera partida.
web-coach-war-place = Preparar
web-coach-war-place-about = Las áreas que brillan se pueden tocar: una vez por cada pieza que colocas. El botón naranja lo entrega todo junto.
web-coach-war-turn = Tu turno: un dado
web-coach-war-turn-about = Gasta un dado: sus usos están en su columna. Lo que no cuesta dado está aparte. O toca una legión: brillarán sus destinos.
web-coach-war-move = ¿Adónde?
web-coach-war-move-about = Toca la legión, elige el camino si hay varios y luego un área que brille. En cualquier otra área lees por qué no es posible.
web-coach-war-battle = Una batalla
web-coach-war-battle-about = Seis pasos, y en cada uno pone quién decide. La cuenta muestra impactos y escudos; cada opción dice qué le sigue.
web-coach-war-hits = Impactos
web-coach-war-hits-about = Elige quién recibe los impactos. Una élite pasa primero a regular; los líderes caen al final.
web-coach-war-pay = Pagar a los poderes
web-coach-war-pay-about = Nada baja un marcador, 2 lo mantienen, 3 lo suben. El más bajo de los tres decide tus dados de la próxima ronda. Todos los pagos se declaran juntos.
web-coach-step-war-place = Preparar
web-coach-step-war-turn = Tu turno: un dado
web-coach-step-war-move = ¿Adónde?
web-coach-step-war-battle = Una batalla
web-coach-step-war-hits = Impactos
web-coach-step-war-pay = Pagar a los poderes

## A card that is touched in a turn, places for vehicles, a battle that is won
war-only-in-zones = Los Ornitópteros y las Alas de acarreo están en zonas aéreas, no en áreas.
war-all-placed = Todo está colocado. Toca lo que has colocado para retirarlo.
war-frigates-in-zones = Las fragatas aterrizan en zonas aéreas libres, no en áreas.
war-only-apart = Las tropas aterrizan en un área vacía que no limita con ninguna legión ni asentamiento enemigos.
war-card-by-die = { $card }: ¿con qué dado?
war-undefended = { $area }: sin defensa, ganada sin tirada
war-destroyed-harkonnen = Sietch de rango { $rank } destruido: la supremacía es ahora { $now }
war-destroyed-atreides = Asentamiento de rango { $rank } destruido: los tres marcadores avanzan { $rank }
war-stake-harkonnen = En juego: { $rank } de supremacía, de { $now } a { $then }
war-stake-atreides = En juego: los tres marcadores avanzan { $rank }
