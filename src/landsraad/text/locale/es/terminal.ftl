# Las palabras que solo necesita la mesa del terminal.

terminal-ask-language = Idioma
terminal-ask-seats = ¿Cuántos jugadores, de 1 a 4? Uno o dos juegan además contra la Casa Hagal
terminal-ask-ix = ¿Con la expansión El Auge de Ix?
terminal-ask-epic = ¿Con la modalidad de partidas épicas, más larga?
terminal-ask-leader = Tu Líder: un número o un nombre; Intro para uno al azar; «draft» para que todos elijan
terminal-ask-seed = Semilla de la partida; Intro para una al azar
terminal-not-understood = No he entendido { $answer }.
terminal-leader-unknown = En esta partida no hay ningún Líder { $answer }.
terminal-leader-several = { $answer } puede ser: { $leaders }.
terminal-welcome = Eres { $player }. Tu Líder: { $leader }. Semilla { $seed }. Escribe ? para ver la ayuda.
terminal-welcome-draft = Eres { $player }. Semilla { $seed }. Escribe ? para ver la ayuda.
terminal-welcome-several = Ante esta pantalla están { $players }. Semilla { $seed }. Escribe ? para ver la ayuda.
terminal-human = Jugador { $letter }
terminal-bot = Bot { $letter }
terminal-rival = Rival { $letter }
# Cómo se llama a un Rival por su Líder, donde basta un nombre
called-paul_atreides = Paul
called-duke_leto_atreides = Leto
called-baron_vladimir_harkonnen = Vladimir
called-glossu_the_beast_rabban = Rabban
called-earl_memnon_thorvald = Memnon
called-countess_ariana_thorvald = Ariana
called-count_ilban_richese = Ilban
called-helena_richese = Helena
called-archduke_armand_ecaz = Armand
called-ilesa_ecaz = Ilesa
called-prince_rhombur_vernius = Rhombur
called-princess_yuna_moritani = Yuna
called-tessia_vernius = Tessia
called-viscount_hundro_moritani = Hundro
terminal-house-hagal = Casa Hagal

terminal-reveals = revela { $cards }
terminal-curtain = { $player }, te toca ponerte ante la pantalla. Pulsa Intro cuando nadie más esté mirando.
terminal-prompt = { $player } >
terminal-prompt-for-one = { $player } [Intro: 1] >
terminal-since = Desde tu última decisión
terminal-nothing-yet = Todavía no ha ocurrido nada.
terminal-only-last =
    { $shown ->
        [one] La última línea de { $all }; l { $all } las muestra todas.
       *[other] Las últimas { $shown } líneas de { $all }; l { $all } las muestra todas.
    }
terminal-not-an-option = { $answer } no es una opción aquí: escribe un número del 1 al { $most }, o ? para ver la ayuda.
terminal-not-a-command = «{ $answer }» no es una orden aquí. Escribe ? para ver la ayuda.
terminal-nothing-to-undo = No puedes deshacer nada tuyo: otros han jugado desde entonces o se ha visto algo oculto.
terminal-undone = Deshecho.
terminal-needs-a-name = c necesita un nombre: c Daga
terminal-needs-words = r necesita un número o palabras: r 6.3.3, r alianza
terminal-needs-a-file = s necesita un archivo: s partida.json
terminal-no-component = Nada se llama { $answer }.
terminal-several-components = { $answer } puede ser: { $names }.
terminal-no-rule = Ninguna regla contiene { $answer }.
terminal-more-rules =
    { $amount ->
        [one] { $amount } regla más; añade palabras para encontrar la que buscas.
       *[other] { $amount } reglas más; añade palabras para encontrar la que buscas.
    }
terminal-no-odds = En este juego no hay dados: las fuerzas están a la vista.
terminal-allowed = Esto está permitido ahora.
terminal-why-not-hint = Una jugada se escribe así: w daga -> arrakeen, o en notación: w agent dagger arrakeen
terminal-cannot-save = La partida no se puede guardar en { $file }: { $error }
terminal-resume = Continúa con: { $command }
terminal-at-the-end = Intro abandona la mesa; s ARCHIVO guarda el registro de la partida, l lo muestra.

terminal-help =
    NÚMERO      elegir esa opción; si solo hay una, basta con Intro
    u           deshacer tu última decisión, si no se ha visto nada oculto
    t           toda la mesa               b    el tablero
    h           tu mano completa           l    el registro (l 100: 100 líneas)
    c NOMBRE    qué hace una carta, casilla, Líder, pieza o Conflicto
    r CONSULTA  las reglas: un número (r 6.3.3) o palabras (r alianza)
    w JUGADA    por qué no se permite una jugada (w daga -> arrakeen)
    s ARCHIVO   guardar la partida         q    guardar y salir
terminal-legend =
    Signos: A B C D jugadores y sus Agentes · ⚑ control · ▲ acorazado · × casilla de Combate · +2 especia adicional · * Alianza
    Junto a un jugador: 1 jugador inicial · C Alto Consejo · A Maestro de armas · M Mentat · R ha revelado

terminal-kind-card = Cartas
terminal-kind-intrigue = Cartas de Intriga
terminal-kind-space = Casillas del tablero
terminal-kind-leader = Líderes
terminal-kind-tile = Piezas de Tecnología
terminal-kind-conflict = Conflictos
terminal-kind-track = Medidores
terminal-kind-hagal = Cartas de la Casa Hagal

terminal-column-points = PV
terminal-column-solari = Sol
terminal-column-spice = Esp
terminal-column-water = Agu
terminal-column-agents = Agt
terminal-column-garrison = Gua
terminal-column-force = Conflicto
terminal-column-cards = Car
terminal-column-intrigue = Int
terminal-faction-emperor = Em
terminal-faction-spacing_guild = Co
terminal-faction-bene_gesserit = BG
terminal-faction-fremen = Fr
terminal-mark-first = jugador inicial
terminal-mark-council = Alto Consejo
terminal-mark-swordmaster = Maestro de armas
terminal-mark-mentat = Mentat
terminal-mark-done = ha revelado
terminal-sign-first = 1
terminal-sign-council = C
terminal-sign-swordmaster = A
terminal-sign-mentat = M
terminal-sign-done = R
terminal-freighter = Carguero { $position }
terminal-negotiators =
    { $amount ->
        [one] { $amount } Negociador
       *[other] { $amount } Negociadores
    }
terminal-garrison-ships = { $troops }+{ $ships }▲
terminal-force = { $units } = { $strength }
terminal-bonus = +{ $amount }
terminal-here = Aquí
terminal-ix-line = Cargueros, piezas
terminal-closed = cerrada por { $player }
terminal-agent-box = Agente
terminal-reveal-box = Revelación
terminal-acquire-box = Al adquirirla
terminal-trash-box = Al desecharla
terminal-quiet-board = no hay ningún Agente en el tablero
terminal-deck-top = Primera carta de tu mazo
terminal-set-aside = Dejada aparte
terminal-masterstroke = { ability-masterstroke }
terminal-rewards = 1.ª { $first } · 2.ª { $second }
terminal-rewards-three = 1.ª { $first } · 2.ª { $second } · 3.ª { $third }
terminal-winner-by-points =
    { $rounds ->
        [one] { $player } gana con { $points } Puntos de Victoria tras { $rounds } ronda.
       *[other] { $player } gana con { $points } Puntos de Victoria tras { $rounds } rondas.
    }
terminal-winner-by-tie =
    { $player } gana tras { $rounds } rondas con { $points } Puntos de Victoria. El segundo tiene los mismos;
    el empate se decide por { $tiebreak }.
