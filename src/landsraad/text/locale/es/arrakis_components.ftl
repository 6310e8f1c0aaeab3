# The texts of the components of War for Arrakis: what stands around their effects. Lines get a capital at their start when
# they are shown.

# What is not printed so, as far as anybody knows here: it must be told apart wherever a player meets it.
arrakis-substitute = sustituto: el texto impreso no está verificado
arrakis-substitute-effect_known = sustituto: lo que hace se conoce por una fuente; el mazo y el título son nuestros
arrakis-substitute-leader = sustituto: la acción especial y el recuadro son nuestros; los impresos no se conocen
arrakis-substitute-about = sustituto, no verificado con el juego impreso: { $what }
arrakis-substituted-wild_maker_action = la acción especial del Hacedor Salvaje
arrakis-substituted-guild_navigator_card = la carta del Navegante de la Cofradía
arrakis-substituted-atomics_reach = desde dónde alcanzan los Gusanos de arena las áreas abiertas
arrakis-substituted-deployment_tokens = lo que muestran las fichas de despliegue
arrakis-substituted-wormsigns = cuántas señales de gusano hay de cada tipo
arrakis-substituted-testing_stations = qué indicadores ocultan las estaciones de pruebas
arrakis-substituted-atreides_action_die = qué resultado muestra dos veces el dado de acción de los Atreides
arrakis-substituted-partners = lo que los compañeros de un bando pueden hacer el uno por el otro
arrakis-substituted-worms_move_by_desert_power = cuántos Gusanos de arena mueve la supremacía desértica
arrakis-substituted-prescience_track = que el medidor de presciencia no tiene fin

## Labels
arrakis-label-deck = Mazo: { $text }
arrakis-label-copies =
    { $amount ->
        [one] { $amount } copia
       *[other] { $amount } copias
    }
arrakis-label-stays = Permanece en juego: { $text }
arrakis-label-special = { $result }: { $text }
arrakis-label-battle = En batalla, por un especial: { $text }
arrakis-label-moment = Cuándo: { $text }
arrakis-label-requirement = Requisito: { $text }
arrakis-label-reward = Recompensa: { $text }
arrakis-label-side = { $side }: { $text }
arrakis-label-terrain = Terreno: { $text }
arrakis-label-sector = Sector: { $text }

## Planning cards
arrakis-line-guild-only = solo con la expansión «{ arrakis-title-spacing_guild }»
arrakis-line-held = no se puede jugar ni descartar a cambio de dados de combate
arrakis-line-attached = cuando esa carta se reclama o sale de la partida, esta se descarta

## Leaders
arrakis-line-leader-no-action = sin acción especial
arrakis-line-leader-starts = en juego desde el comienzo, junto al tablero
arrakis-line-leader-enters-supremacy = entra en juego cuando la supremacía llega a { $step }
arrakis-line-leader-enters-marker = entra en juego cuando el indicador { $marker } llega al paso { $step }
arrakis-line-leader-enters-any-marker = entra en juego cuando un indicador de presciencia cualquiera llega al paso { $step }
arrakis-line-leader-enters-card = entra en juego por { $card-quoted }
arrakis-line-leader-replaces = sustituye { $leader-whom }
arrakis-line-leader-gone = sale de la partida cuando { $leader-the } entra en juego

## Prescience cards
arrakis-moment-action = en tu turno, como acción gratuita
arrakis-moment-die = en tu turno, por un dado de acción
arrakis-moment-end = al final de la ronda
arrakis-person-paul_atreides = Paul
arrakis-person-lady_jessica = Jessica
arrakis-areas-mountain = áreas de montaña
arrakis-areas-plateau = áreas de meseta
arrakis-areas-minor_erg = áreas de erg menor
arrakis-areas-deep = áreas de Desierto Profundo
arrakis-areas-sand = áreas de desierto
arrakis-areas-without-sietch = { $areas } sin Sietch
arrakis-demand-legions = tus legiones están en { $amount } o más { $areas }
arrakis-demand-on-board = { $people } está en el tablero
arrakis-demand-both-in = { $people } están ambos en { $areas }
arrakis-demand-together = { $people } están en la misma área, con un Sietch
arrakis-demand-hidden = { $amount } o más de tus Sietch están ocultos
arrakis-demand-figures = hay al menos { $figures } en el tablero
arrakis-demand-rode = este turno una de tus legiones ha cabalgado por 2 o más áreas con señal de gusano o Gusano de arena
arrakis-demand-won-attack = has ganado una batalla como atacante esta ronda
arrakis-demand-harvesters-lost = se han retirado { $amount } o más cosechadoras esta ronda
arrakis-demand-leader-fell = un Líder de renombre Harkonnen ha ido al tanque o ha salido de la partida esta ronda
arrakis-demand-show-sietch = { $person } está en un área con un Sietch oculto: revélalo
arrakis-demand-show-tokens = hay { $amount } fichas de despliegue bocabajo en el área de { $person }: revela ambas
arrakis-demand-leave = retira { $amount } de tus unidades de áreas de Sietch; una ficha bocabajo cuenta como 1 unidad y sale de la partida

## Secret objectives
arrakis-line-objective = los Atreides ganan con { $steps }, al final de una ronda o al destruir { arrakis-area-arrakeen }

## Figures
arrakis-line-unit-count =
    { $amount ->
        [one] { $amount } figura
       *[other] { $amount } figuras
    }
arrakis-line-unit-regular = 1 dado de combate; 1 impacto la retira
arrakis-line-unit-elite = 1 dado de combate; el primer impacto la convierte en unidad regular mientras haya una en la reserva
arrakis-line-unit-special = 1 dado de combate; el primer impacto lo convierte en unidad regular mientras haya una en la reserva; anula 1 escudo enemigo en cada ronda de batalla
arrakis-line-unit-troop = unidad regular y Líder genérico a la vez: 1 dado de combate, y 1 especial es 1 impacto
arrakis-line-unit-leader = Líder genérico: no es una unidad ni aporta dado; 1 especial es 1 impacto
arrakis-line-no-riding = las Tropas de los Atreides no pueden cabalgar gusanos

## Vehicles and pieces
arrakis-line-vehicle-harvester = está en un área de desierto y da 1 de especia, 2 en el Desierto Profundo
arrakis-line-vehicle-ornithopter = retíralo para llevar una legión Harkonnen hasta 2 áreas o hacer un reconocimiento de un área; mientras está ahí, no hay entrenamiento de guerrilla en los dos sectores conectados con él
arrakis-line-vehicle-carryall = retírala para salvar de un Gusano de arena una cosechadora de los dos sectores conectados con ella
arrakis-line-vehicle-harkonnen_frigate = retírala para llevar una legión Harkonnen hasta 3 áreas o bombardear una legión Atreides
arrakis-line-vehicle-atreides_frigate = retírala para llevar una legión Atreides hasta 3 áreas o bombardear una legión Harkonnen o una cosechadora
arrakis-line-vehicle-guild_navigator = actúa como un Ornitóptero, o se retira en lugar de un Ornitóptero que se usa
arrakis-line-piece-sandworm = ninguna legión puede entrar en su área; ataca un área adyacente con { $dice } dados de combate
arrakis-line-piece-wild_maker = un Gusano de arena que ataca con { $dice } dados de combate; una vez por ronda, por una acción de supremacía desértica, se mueve y luego ataca
arrakis-line-piece-wormsign = bocabajo hasta que llega una legión Harkonnen o empiezan los peligros del desierto; los Atreides cabalgan por ella
arrakis-line-piece-settlement = asentamiento Harkonnen: si se destruye, los tres indicadores de presciencia avanzan su rango
arrakis-line-piece-sietch = asentamiento Atreides: si se destruye, los Harkonnen ganan su rango en supremacía
arrakis-line-piece-station = la primera legión Atreides que termina allí su movimiento hace avanzar 1 paso el indicador oculto
arrakis-line-piece-deployment_token = bocabajo cuenta como 1 unidad; revelada, se sustituye por las figuras que muestra
arrakis-line-piece-heighliner = llega a Arrakis en { $amount } pasos y hace aterrizar sus fragatas y Tropas
arrakis-line-piece-bene_gesserit_token = puesta en un recuadro es un dado de acción más con ese resultado, una vez
arrakis-line-piece-atomics = una vez por partida, cuando un indicador de presciencia está en el paso { $step } o más arriba, abren áreas resguardadas a las tormentas y los Gusanos de arena

## Tokens, markers and powers
arrakis-line-sign-sand = no ocurre nada
arrakis-line-sign-sandworm = aparece un Gusano de arena
arrakis-line-sign-burrowing_sandworm = aparece un Gusano de arena si el área es de Desierto Profundo
arrakis-line-marker = en el paso { $step } entra en juego { $leader-the }
arrakis-line-marker-any = en el paso { $step } de cualquier indicador entra en juego { $leader-the }
arrakis-line-marker-atomics = en el paso { $step } de cualquier indicador se pueden detonar las Atómicas de la familia
arrakis-line-atomics = abre a las tormentas y los Gusanos de arena: { $areas }
# Where sandworms must be to attack the opened areas.
arrakis-line-atomics-reach = entonces los Gusanos de arena cuentan aquí como adyacentes: { $areas }
arrakis-line-ban-choam = { arrakis-ban-choam }: las legiones Harkonnen tienen como mucho 5 unidades
arrakis-line-ban-spacing_guild = { arrakis-ban-spacing_guild }: ningún reconocimiento
arrakis-line-ban-landsraad = { arrakis-ban-landsraad }: no se descarta ninguna carta de Planificación Harkonnen a cambio de dados de combate
arrakis-line-result-any = como cualquier otro resultado

## Areas
arrakis-line-area-settlement = asentamiento Harkonnen de rango { $rank }
arrakis-line-area-sietch = aquí hay un Sietch al comienzo
arrakis-line-area-station = aquí hay una estación de pruebas ecológicas al comienzo
arrakis-line-area-sheltered = área resguardada de las tormentas y los Gusanos de arena
