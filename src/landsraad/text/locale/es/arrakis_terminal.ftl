# War for Arrakis in the terminal.

arrakis-terminal-supremacy = Supremacía { $level } de { $goal }
arrakis-terminal-prescience = Presciencia
arrakis-terminal-objective = Tu objetivo
arrakis-terminal-imperium = Indicadores del Imperio
arrakis-terminal-bans = Prohibiciones
arrakis-terminal-dice = Dados de acción ({ $member })
arrakis-terminal-bene-gesserit = Fichas de las Bene Gesserit
arrakis-terminal-ranked = { $piece } (rango { $rank })
arrakis-terminal-air = En el aire
arrakis-terminal-leaders = Líderes
arrakis-terminal-leader-at = { $leader } ({ $place })
arrakis-terminal-prescience-cards = Cartas de Presciencia
arrakis-terminal-cards = { $member }: { $hand } en la mano, { $deck } en el mazo
arrakis-terminal-hand = { $member }: cartas en mano ({ $deck } en el mazo)
arrakis-terminal-goal-harkonnen = Ganas cuando el indicador de supremacía llega a 10: destruye los Sietch.
arrakis-terminal-goal-atreides = Ganas cuando los tres indicadores de presciencia alcanzan tu objetivo: reclama cartas de Presciencia, toma estaciones de pruebas, destruye asentamientos.
arrakis-terminal-welcome = Eres { $player }; tu bando: { $side }. Semilla { $seed }. Escribe ? para ver la ayuda.
arrakis-terminal-winner = Victoria de los { $side } por { $how } en la ronda { $rounds }.
arrakis-terminal-unfinished = Nadie ha ganado tras { $rounds } rondas: empate.
arrakis-terminal-odds-hint = Las probabilidades de un ataque necesitan dos áreas: o carthag arsunt
arrakis-terminal-odds-nobody = { $area }: no hay nadie allí.
arrakis-terminal-odds = Ataque, { $start } contra { $goal }: atacante { $attacker }, defensor { $defender }, nadie en pie { $nobody }; unas { $rounds } rondas de batalla. Las fichas y los Sietch bocabajo son una estimación.
arrakis-terminal-ask-seats = ¿Cuántas personas, de 1 a 4? Una sola juega contra los Harkonnen automáticos
arrakis-terminal-ask-guild = ¿Con la expansión La Cofradía Espacial?
arrakis-terminal-ask-side = Tu bando: { $one } o { $other }
arrakis-terminal-kind-card = Cartas de Planificación
arrakis-terminal-kind-leader = Líderes
arrakis-terminal-kind-prescience = Cartas de Presciencia
arrakis-terminal-kind-objective = Objetivos secretos
arrakis-terminal-kind-area = Áreas
arrakis-terminal-kind-unit = Figuras
arrakis-terminal-kind-vehicle = Vehículos
arrakis-terminal-kind-piece = Otras piezas
arrakis-terminal-kind-token = Fichas de despliegue
arrakis-terminal-kind-sign = Señales de gusano
arrakis-terminal-kind-marker = Indicadores de presciencia
arrakis-terminal-kind-power = Poderes del Imperio
arrakis-terminal-kind-atomics = Atómicas de la familia
arrakis-terminal-kind-result = Dados de acción
arrakis-terminal-help =
    NÚMERO      elegir esa opción; si solo hay una, basta con Intro
    u           deshacer tu última decisión, si no se ha visto nada oculto
    t           toda la mesa               b    el tablero
    h           tu mano completa           l    el registro (l 100: las últimas 100 líneas)
    c NOMBRE    qué hace una carta, un Líder, un área, una unidad o una ficha
    r CONSULTA  las reglas: un número (r 9.4) o palabras (r gusano)
    w JUGADA    por qué no se permite una jugada (w from carthag)
    o DE A      las probabilidades de un ataque (o carthag arsunt)
    s ARCHIVO   guardar la partida         q    guardar y salir
