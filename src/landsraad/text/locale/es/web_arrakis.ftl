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
war-short-lady_jessica = Jessica
war-short-reverend_mother_jessica = Jessica
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
war-count = { $count } { $what }
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
war-rule = regla { $rule }

# Panels
war-you = Tú
war-bot = bot
war-automaton = Autómata
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
war-leader-beside = listo
war-leader-later = aún no
war-leader-spent = Acción especial usada
war-tank = tanque, { $space } de 5
war-enters-supremacy = en { $step }
war-enters-any = un marcador en { $step }
war-enters-marker = { $marker } { $step }
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
war-keep-all = mantiene los tres
war-reserve-one = 1 guardada
war-space = Espacio
war-in-supply = { $count } en reserva
war-space-start = inicio
war-hold = bodega
war-liner = Crucero { $side }: paso { $step } de { $steps }, { $frigates } fragatas y { $troops } tropas a bordo
war-navigator-in = Navegante en { $zone }
war-navigator-away = Navegante ausente
war-prescience-cards = Cartas de Presciencia
war-claims = { $made } de { $allowed } cumplidas
war-no-prescience = Ninguna descubierta
war-when-end = Fin de ronda:
war-when-action = Acción:
war-when-die = Por un dado:
war-met = cumplido ahora
war-so-far = ({ $so_far } de { $needed })

# Asking
war-undo = Deshacer
war-end-turn = Terminar turno
war-where-attack = { $area }: ¿qué ataca la legión?
war-where-to = { $area }: ¿adónde va la legión?
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
war-hint-menu = Allí hay varias posibilidades
war-ways = Medios
war-act-attack = Ataque
war-act-move_worm = El gusano se mueve
war-act-attack_worm = El gusano ataca
war-act-move_sietch = El sietch se traslada
war-act-scout = Reconocer
war-act-bombard = Bombardear
war-way-walk = A pie
war-way-march = Marcha
war-way-ride = Gusano
war-way-carriers = Transportes
war-way-ornithopter = Ornitóptero
war-way-frigate = Fragata
war-way-navigator = Navegante
war-way-sparing = Ornitóptero, se va el Navegante
war-tray-any = Cualquier dado
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
war-free-scout = Reconocer
war-free-train = Entrenar
war-free-atomics = Atómicas
war-free-scheming = Tramas
war-free-bombard = Bombardear
war-by-die = Con qué dado
war-who-goes = Van todos; toca a quien se queda
war-goes = va
war-stays = se queda
war-go-all = Van todos
war-go-rest = Van los demás
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
war-do-it = Hacerlo
war-order = { $count } por resolver: toca la primera
war-any-order = En cualquier orden
war-unclaimed = ¿Qué pasa con la presciencia sin cumplir?
war-unclaimed-about = De vuelta al mazo o fuera del juego
war-back = Al mazo
war-out = Fuera del juego

# Spice harvesting
war-pay = Cosecha de especia
war-left-of = de { $all } por gastar
war-nothing = nada
war-stays-on = sigue en { $step }
war-to-step = nivel { $step }
war-paid = pagado { $price }
war-stockpile-spice = Acopiar
war-stockpile-about = 1 supremacía
war-reserve-spice = Guardar
war-reserve-about = para otra cosecha
war-next-round = Próxima ronda:
war-lowest = nivel más bajo { $step }
war-declare = Pagar

# A battle
war-battle-for = Batalla por { $area }
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
war-fallen = Caídos en esta batalla
war-may-become = puede ser
war-no-leader = ningún líder: los especiales se pierden
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
war-rolled = { $hits } impactos, { $shields } escudos, { $specials } especiales
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
war-they-take = reciben
war-you-take = recibes
war-continue-price =
    { $hits ->
        [one] Primero recibes { $hits } impacto que ningún escudo para. Después el defensor puede retirarse
       *[other] Primero recibes { $hits } impactos que ningún escudo para. Después el defensor puede retirarse
    }
war-continue-free = El defensor puede retirarse; después empieza otra ronda de combate
war-cease-about = La batalla termina, todas las figuras se quedan donde están
war-retreat-about = Tu legión deja el área; el sietch o asentamiento cae
war-stand-about = Empieza otra ronda de combate
war-hits-on =
    { $count ->
        [one] { $count } impacto por recibir: { $area }
       *[other] { $count } impactos por recibir: { $area }
    }
war-chance = victoria { $win } %
