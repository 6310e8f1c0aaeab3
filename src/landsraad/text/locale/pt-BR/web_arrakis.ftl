# The words of War for Arrakis in the browser. Names of areas, cards and pieces come from the catalog.

war-game = Duna: Guerra por Arrakis
war-game-guild = Guerra por Arrakis, A Guilda Espacial

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
war-short-baron_harkonnen = O Barão
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
war-short-paul_muad_dib = Muad'Dib

# Regions, for those who hear the screen
war-map = Mapa de Arrakis, 101 áreas. As setas levam à área vizinha, Tab à próxima que pode ser escolhida, Enter escolhe, I lê mais
war-sides = Os dois lados
war-side-notes = Especiaria, espaço, presciência e registro
war-action = O que há para fazer
war-choices = Suas opções
war-hand = Suas cartas de Planejamento
war-hand-empty = Nenhuma carta de Planejamento na mão

# The map and its tools
war-layers = Camadas
war-layer-none = Nenhuma camada
war-layer-strength = Força: dados / acertos
war-layer-reach = Alcance das suas legiões
war-layer-spice = Especiaria
war-layer-storm = Perigo de tempestades
war-zoom-in = Aproximar
war-zoom-out = Afastar
war-whole = O mapa inteiro
war-list = Áreas em lista
war-find = Procurar uma área
war-close = Fechar
war-area = Área
war-terrain = Terreno
war-lies-there = O que está lá
war-borders-on = Faz fronteira com
war-legal = pode ser escolhida
war-borders =
    { $count ->
        [one] { $count } fronteira
       *[other] { $count } fronteiras
    }
war-cliffs = penhasco para { $names }
war-cliff-to = penhasco para { $area }

# What lies in an area
war-count-regular =
    { $count ->
        [1] { $count } regular
       *[other] { $count } regulares
    }
war-count-elite =
    { $count ->
        [1] { $count } elite
       *[other] { $count } elites
    }
war-count-sardaukar = { $count } Sardaukar
war-count-fedaykin = { $count } Fedaykin
war-count-troop =
    { $count ->
        [1] { $count } Tropa das Casas Maiores
       *[other] { $count } Tropas das Casas Maiores
    }
war-count-bashar =
    { $count ->
        [1] { $count } Bashar
       *[other] { $count } Bashars
    }
war-count-naib =
    { $count ->
        [1] { $count } Naib
       *[other] { $count } Naibs
    }
war-token-known = ficha virada para baixo ({ $figures })
war-tokens =
    { $count ->
        [one] { $count } ficha virada para baixo
       *[other] { $count } fichas viradas para baixo
    }
war-legion = legião { $side }: { $figures }
war-settlement = assentamento de nível { $rank }
war-sietch = sietch de nível { $rank }
war-sietch-hidden = sietch, nível oculto
war-harvester = colheitadeira com { $spice } de especiaria
war-wormsign = sinal de verme: { $face }
war-wormsign-down = sinal de verme virado para baixo
war-piece-ornithopter = ornitóptero
war-piece-carryall = transportador aéreo
war-piece-frigate = fragata
war-piece-navigator = Navegador da Guilda
war-zone-serves = Conectada a { $places }
war-zone-harvesters = Colheitadeiras ali: { $areas }
war-strength = { $dice } dados, suporta { $hits } acertos
war-strength-hidden =
    { $tokens ->
        [one] { $tokens } ficha virada: { $least } a { $most } unidades
       *[other] { $tokens } fichas viradas: { $least } a { $most } unidades
    }
war-cancels =
    { $count ->
        [one] anula { $count } escudo
       *[other] anula { $count } escudos
    }
war-becomes = torna-se
war-storms-strike = Tempestades atingem esta área

# Panels
war-you = Você
war-bot = bot
war-automaton = Autômato
war-automaton-decks = { $reinforcements } reforços e { $tactical } cartas táticas restantes
war-automaton-target = Marcha contra { $area }
war-cards = Cartas de Planejamento na mão
war-hand-of = { $hand } na mão, { $deck } no baralho
war-supremacy = Supremacia
war-supremacy-of = Supremacia { $value } de { $goal }
war-wins-at = vence com { $goal }
war-win = vitória
war-prescience = Presciência
war-goal-hidden = objetivo oculto
war-goal-own = seu objetivo
war-marker-of = { $marker }: { $value }
war-brings-atomics = armas atômicas da família
war-brings-sister = ficha Bene Gesserit
war-dice = Dados de ação
war-dice-left = restam { $left } de { $all }
war-dice-left-aside = restam { $left } de { $all }, { $aside } à parte
war-dice-none = nenhum
war-die = { $result }, { $state }
war-die-unused = não usado
war-die-spent = gasto
war-die-in_use = em uso
war-die-set_aside = posto à parte
war-die-to_change = a mudar
war-die-lost = ainda fora do jogo
war-die-token = ficha Bene Gesserit
war-leaders = Líderes nomeados
war-leader-beside = pronto
war-leader-later = ainda não
war-leader-spent = Ação especial usada
war-tank = tanque, { $space } de 5
war-enters-supremacy = em { $step }
war-enters-any = um marcador em { $step }
war-reserve = Reserva
war-tank-empty = tanque vazio
war-tank-holds = { $count } no tanque
war-cones = Cones do Silêncio
war-sisters = Fichas Bene Gesserit
war-ban = Sanção { $power }:
war-ban-choam = 5 unidades por legião
war-ban-spacing_guild = sem reconhecimento
war-ban-landsraad = sem cartas por dados

war-flow = A especiaria precisa fluir
war-due = A pagar:
war-in-sight = à vista
war-yields = { $spice } de especiaria
war-keep-all = mantém os três
war-reserve-one = 1 guardada
war-space = Espaço
war-in-supply = { $count } na reserva
war-space-start = início
war-space-arrakis = Arrakis
war-hold = porão
war-liner = Heighliner { $side }: passo { $step } de { $steps }, { $frigates } fragatas e { $troops } tropas a bordo
war-navigator-in = Navegador em { $zone }
war-navigator-away = Navegador ausente
war-prescience-cards = Cartas de Presciência
war-claims = { $made } de { $allowed } reivindicadas
war-no-prescience = Nenhuma aberta
war-when-end = Fim da rodada:
war-when-action = Ação:
war-when-die = Por um dado:
war-met = cumprido agora
war-so-far = ({ $so_far } de { $needed })

# Asking
war-undo = Desfazer
war-drawn-token = Ficha comprada: { $figures }
war-brought-carryall = O transportador aéreo na { $zone } salvou a colheitadeira
war-brought-harvester = A colheitadeira foi destruída: { $area }
war-brought-leader = Entrou em jogo: { $leader }
war-brought-marker = { $marker } agora está em { $now }
war-brought-cards = Compradas: { $cards }
war-end-turn = Terminar turno
war-where-attack = { $area }: o que a legião ataca?
war-where-to = { $area }: aonde vai a legião?
war-where-sietch-to = { $area }: para onde vai o sietch?
war-where-worm-to = { $area }: aonde vai o verme da areia?
war-where-worm-attack = { $area }: o que o verme da areia ataca?
war-partner-decides = { $name } decide pelo seu lado
war-tie = Para eles tanto faz: você escolhe
war-glow-areas =
    { $count ->
        [one] { $count } área brilha
       *[other] { $count } áreas brilham
    }
war-glow-zones =
    { $count ->
        [one] { $count } zona aérea brilha
       *[other] { $count } zonas aéreas brilham
    }
war-glow-cards =
    { $count ->
        [one] { $count } carta brilha
       *[other] { $count } cartas brilham
    }
war-glow-presciences =
    { $count ->
        [one] { $count } carta de Presciência brilha
       *[other] { $count } cartas de Presciência brilham
    }
war-glow-leaders =
    { $count ->
        [one] { $count } líder brilha
       *[other] { $count } líderes brilham
    }
war-glow-powers =
    { $count ->
        [one] { $count } coluna brilha
       *[other] { $count } colunas brilham
    }
war-hint-turn = Gaste um dado; ações livres vêm antes
war-hint-no-die = Nenhum dado restante: o Poder do Deserto é o seu turno
war-hint-menu = Ali há várias possibilidades
war-ways = Meios
war-act-attack = Ataque
war-act-move_worm = Verme se move
war-act-attack_worm = Verme ataca
war-act-move_sietch = Sietch se muda
war-act-scout = Reconhecer
war-act-bombard = Bombardear
war-way-walk = a pé
war-way-march = Marcha
war-way-ride = Verme
war-way-carriers = Transportes
war-way-ornithopter = Ornitóptero
war-way-frigate = Fragata
war-way-navigator = Navegador
war-way-sparing = Ornitóptero, sai o Navegador
war-tray-any = Qualquer dado
war-tray-without-die = Sem dado
war-play-card = Jogar uma carta
war-tray-free = Grátis, antes
war-tray-hide = Recolher as opções
war-tray-show = Suas opções
war-use-move = Mover
war-use-lead = Mover
war-use-attack = Atacar
war-use-surprise = Ataque surpresa
war-use-deploy = Mobilizar
war-use-draw = Comprar
war-use-elites = Elites
war-use-vehicles = Veículos
war-use-desert_power = Poder do Deserto
war-brief-move = 2 legiões
war-brief-lead = 2 legiões com líder
war-brief-attack = 1 legião
war-brief-surprise = 1 legião com líder
war-brief-deploy-harkonnen = 3 regulares, 1 líder
war-brief-deploy-atreides = 1 ficha, 1 líder
war-brief-draw = 2 cartas
war-brief-elites = 2 regulares viram elites
war-brief-vehicles = 2 à sua escolha
war-brief-desert_power = sinais de verme ou vermes da areia
war-brief-cone = 3 minutos a sós com seu parceiro
war-free-scout = Reconhecer
war-free-train = Treinar
war-free-atomics = Armas atômicas
war-free-scheming = Tramas
war-free-bombard = Bombardear
war-by-die = Com qual dado
war-die-as = { $die } como { $result }
war-who-goes = Todos vão; quem fica?
war-who-attacks = Todos atacam; quem fica?
war-goes = vai
war-attacks-too = ataca
war-stays = fica
war-go-all = Todos vão
war-attack-all = Todos atacam
war-go-rest = Os outros vão
war-attack-rest = Os outros atacam
war-stays-out = fica de fora
war-fate-reduced = vira regular
war-fate-falls = cai
war-fate-tank = vai ao tanque
war-hits-word = acertos
war-shields-word = escudos
war-in-deck =
    { $count ->
        [one] { $count } carta no baralho
       *[other] { $count } cartas no baralho
    }
war-fewer = Menos
war-more = Mais
war-do-it = Fazer
war-anyway = Fazer mesmo assim
war-order = { $count } a resolver: toque na primeira
war-any-order = Em qualquer ordem
war-unclaimed = O que fazer com presciências não reivindicadas?
war-unclaimed-about = De volta ao baralho ou fora do jogo
war-back = Ao baralho
war-out = Fora do jogo

# Spice harvesting
war-pay = Colheita de especiaria
war-landing-question = Seu heighliner está sobre Arrakis: onde tudo pousa?
war-pay-question = { $spice } de especiaria: o que você paga?
war-left-of = de { $all } restantes
war-nothing = nada
war-stays-on = fica em { $step }
war-to-step = nível { $step }
war-twice = Duas vezes: { $what }
war-paid = pago { $price }
war-stockpile-spice = Estocar
war-stockpile-about = 1 supremacia
war-reserve-spice = Guardar
war-reserve-about = para uma colheita futura
war-next-round = Próxima rodada:
war-lowest = nível mais baixo { $step }
war-declare = Pagar

# A battle
war-battle = Batalha
war-battle-for = Batalha por { $area }
war-battle-won = Vitória: { $side }
war-battle-nobody = Não sobra ninguém
war-battle-round = Batalha por { $area }, rodada de combate { $round }
war-battle-steps = Etapas de uma rodada de combate
war-surprise = ataque surpresa
war-show-map = Mostrar o mapa
war-show-battle = Voltar à batalha
war-you-small = você
war-then = { $first }, depois { $second }
war-step-cards = Cartas
war-step-roll = Rolagem
war-step-specials = Especiais
war-step-hits = Acertos
war-step-continue = Continuar?
war-step-retreat = Recuar?
war-you-attack = Você ataca
war-you-defend = Você defende
war-they-attack = { $name } ataca
war-they-defend = { $name } defende
war-fallen = Baixas nesta batalha
war-may-become = pode virar
war-no-leader = nenhum líder: especiais se perdem
war-nobody-left = não resta ninguém aqui
war-stays-out-title = Fica de fora
war-hand-title = Mão
war-hand-dice =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta, vale 1 dado
       *[other] { $count } cartas, 1 dado cada
    }
war-dice-units =
    { $count ->
        [one] { $count } unidade
       *[other] { $count } unidades
    }
war-dice-rank = nível { $rank }
war-dice-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
war-dice-extra = plano { $count }
war-dice-of-most = dados de no máximo 6
war-dice-count =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
war-you-roll = Você rola
war-you-rolled = Você rolou
war-they-roll = { $name } rola
war-they-rolled = { $name } rolou
war-rolled =
    { $hits ->
        [one] { $hits } acerto
       *[other] { $hits } acertos
    }, { $shields ->
        [one] { $shields } escudo
       *[other] { $shields } escudos
    }, { $specials ->
        [one] { $specials } especial
       *[other] { $specials } especiais
    }
war-your-hits = Seus acertos
war-your-shields = Seus escudos
war-their-hits = Acertos de { $name }
war-their-shields = Escudos de { $name }
war-ledger-dice = dados
war-ledger-leaders = líderes
war-ledger-cancelled = anulado
war-ledger-counts = conta
war-by-shields = { $count } por escudos
war-by-elites = { $count } por elites especiais
war-by-troops = { $count } por tropas
war-by-figures = { $count } por elites e tropas
war-they-take = eles sofrem
war-you-take = você sofre
war-continue-price =
    { $hits ->
        [one] Primeiro você sofre { $hits } acerto que nenhum escudo anula. Depois o defensor pode recuar
       *[other] Primeiro você sofre { $hits } acertos que nenhum escudo anula. Depois o defensor pode recuar
    }
war-continue-free = O defensor pode recuar; depois começa outra rodada de combate
war-cease-about = A batalha acaba, todas as peças ficam onde estão
war-retreat-about =
    { $rank ->
        [0] Sua legião deixa a área
       *[other] Sua legião deixa a área; o sietch ou assentamento cai
    }
war-stand-about = Começa outra rodada de combate
war-hits-on =
    { $count ->
        [one] { $count } acerto a sofrer: { $area }
       *[other] { $count } acertos a sofrer: { $area }
    }
war-odds-of = Se o ataque continuar: { $attacker } { $win } %, { $defender } { $lose } %
war-odds-nobody = ninguém { $chance } %
war-odds-title = se o ataque continuar
war-odds-cards = Chance do atacante, pelas cartas que você descartar agora
war-odds-if-none = se o outro lado não descartar nenhuma
war-odds-laid =
    { $count ->
        [0] nenhuma carta
        [1] 1 carta
       *[other] { $count } cartas
    }
war-odds-attacker = Chance do atacante se esta peça sofrer o acerto
war-hits-shared = { $hits ->
    [one] O acerto está distribuído
   *[other] Os { $hits } acertos estão distribuídos
}
war-hits-left = Faltam { $left } de { $hits } acertos
war-take-hits = { $hits ->
    [one] Sofrer o acerto
   *[other] Sofrer os { $hits } acertos
}
war-odds-after = Chance do atacante com os que restam
war-attacker-chance = Atacante vence: { $chance } %
war-proposal-chance = (proposta: { $chance } %)

# The top line
war-round = Rodada
war-phase-vehicles = Veículos
war-phase-actions = Ações
war-phase-hazards = Perigos
war-phase-harvest = Colheita
war-phase-end = Fim
war-tempo = Dados restantes: Harkonnen { $harkonnen }, Atreides { $atreides }
war-dice-to = dados a

# On a phone
war-tabs = Partes da mesa
war-tab-map = Mapa
war-tab-sides = Lados
war-tab-spice = Especiaria
war-tab-hand = Mão
war-tab-log = Registro
war-small-map = O mapa inteiro, pequeno: toque para ir até lá
war-go-to = Ir: { $area }
war-attack-there = Atacar: { $area }
war-sector-inner_nw = Centro NO
war-sector-inner_ne = Centro NE
war-sector-inner_sw = Centro SO
war-sector-inner_se = Centro SE
war-sector-outer_nw = Fora NO
war-sector-outer_ne = Fora NE
war-sector-outer_sw = Fora SO
war-sector-outer_se = Fora SE

# Keys, legend and dice of the desert
war-key-fold = Recolher as opções
war-key-map = O mapa durante uma batalha
war-key-list = Procurar uma área pelo nome
war-struck = Dados de tempestades, vermes e bombardeios
war-hits-count =
    { $count ->
        [one] { $count } acerto
       *[other] { $count } acertos
    }
war-storm = tempestade
war-tank-word = tanque de regeneração
war-legend-dice = Dados
war-legend-figures = Peças
war-legend-machines = Máquinas e naves
war-legend-desert = Deserto e lugares
war-legend-tracks = Trilhas e poderes
war-legend-standard = O estandarte de uma legião
war-legend-standard-about = Seis lados, porque seis unidades são o máximo. Um lado fino é uma unidade regular, um grosso uma elite, um com furo Sardaukar ou Fedaykin, um duplo uma tropa das Casas Maiores, um tracejado uma ficha virada. O número conta unidades; flâmulas são Bashars ou Naibs, discos com letra líderes nomeados. O hexágono vazado é Harkonnen, o círculo cheio Atreides.
war-legend-six = seis regulares, dois líderes
war-legend-mixed = uma de cada tipo, limite de cinco
war-legend-hidden = três fichas viradas
war-legend-some = três unidades e uma ficha

# Home and set-up
war-home-about = Harkonnen contra Atreides e Fremen: legiões, vermes e especiaria em um mapa
war-home-facts = 1 a 4 jogadores · 101 áreas · cerca de 2 horas
war-home-choose = Escolher antes o lado, o número de jogadores ou uma partida solo
war-guild = A Guilda Espacial
war-guild-about = Heighliners, fragatas e tropas das Casas Maiores
war-guild-not = Não contra o autômato
war-seats-1 = Você joga com os Atreides contra os Harkonnen automáticos
war-seats-2 = Um lado para cada
war-seats-3 = Dois dividem um lado, um joga o outro sozinho
war-seats-4 = Dois de cada lado: Casa Harkonnen e Corrino, Casa Atreides e Fremen
war-together = Juntos contra o autômato
war-together-about = Ambos jogam do lado dos Atreides
war-shared = Qual lado é dividido
war-your-side = Seu lado
war-rounds = Última rodada
war-rounds-none = até alguém vencer
war-rounds-of = { $rounds } rodadas
war-odds = Mostrar as chances das batalhas
war-odds-about = Chances de vitória durante a batalha e o efeito de cada baixa

# The end
war-end-draw = Ninguém venceu a guerra
war-end-you-win = Você venceu a guerra
war-end-wins = { $side } vence a guerra
war-end-by-supremacy = supremacia { $supremacy } na rodada { $rounds }
war-end-by-prescience = a profecia se cumpre na rodada { $rounds }
war-end-by-max_rounds = a rodada { $rounds } foi a última
war-end-curve = O caminho até o objetivo, em por cento
war-end-slider = Rodada mostrada
war-end-map = O mapa após a rodada { $round }
war-end-map-last = O mapa no fim
war-end-round = Rodada { $round }
war-end-tracks = Supremacia contra presciência
war-end-sietches = Sietches perdidos: { $names }
war-end-settlements = Assentamentos perdidos: { $names }
war-end-battles =
    { $count ->
        [one] { $count } batalha
       *[other] { $count } batalhas
    }
war-end-won = { $side } venceu
war-end-nobody = ninguém sobrou
war-end-fallen = caídos: Harkonnen { $harkonnen }, Atreides { $atreides }
war-end-from-here = Jogar a partir desta rodada
war-end-no-battle = Nenhuma batalha foi travada

# The game in a few ideas
war-learn-goal = Dois caminhos para a vitória
war-learn-goal-about = Os Harkonnen vencem com 10 de supremacia: destroem sietches e estocam especiaria. Os Atreides vencem pela presciência: no fim de uma rodada seus três marcadores precisam ter alcançado o objetivo secreto. Cartas de Presciência, estações de testes e assentamentos destruídos os fazem avançar; se Arrakina cai, vale na hora.
war-learn-move = Um dado, um ato
war-learn-move-about = No seu turno você gasta um dado de ação: Estratégia move ou ataca, Liderança move legiões com líder, Mobilização traz peças. Toque em uma legião para ver aonde ela pode ir.
war-learn-attack = Batalha
war-learn-attack-about = Cada unidade rola um dado, no máximo seis. Espadas acertam, escudos anulam acertos, e um líder transforma um especial em acertos ou escudos. Após cada rodada o atacante continua ou cessa.
war-learn-desert = O deserto
war-learn-desert-about = Tempestades atingem quem está a céu aberto; vermes surgem onde há sinais de verme. Montanhas são seguras. Os Fremen cavalgam os vermes.
war-learn-spice = Especiaria
war-learn-spice-about = Colheitadeiras na areia trazem especiaria. Com ela os Harkonnen pagam CHOAM, Guilda e Landsraad; o que não é pago desce e acaba em sanção.
war-learn-prescience = Presciência
war-learn-prescience-about = Cartas abertas exigem algo dos Atreides. Quem cumpre fica com a carta e avança os marcadores; com eles chegam novos líderes.
war-learn-space = Heighliners
war-learn-space-about = Com A Guilda Espacial cada lado envia um heighliner a Arrakis, com fragatas e tropas das Casas Maiores a bordo.

# Piles to look into
table-pile-house_harkonnen = Descartadas: Casa Harkonnen
table-pile-corrino_ally = Descartadas: Aliado Corrino
table-pile-house_atreides = Descartadas: Casa Atreides
table-pile-fremen_ally = Descartadas: Aliado Fremen

# O guia da primeira partida.
web-coach-war-place = Preparar
web-coach-war-place-about = Áreas que brilham podem ser tocadas: uma vez para cada peça que você coloca. O botão laranja entrega tudo de uma vez.
web-coach-war-turn = Seu turno: um dado
web-coach-war-turn-about = Gaste um dado: seus usos estão na coluna dele. O que não custa dado fica à parte. Ou toque logo em uma legião: seus destinos brilham.
web-coach-war-move = Para onde?
web-coach-war-move-about = Toque na legião, escolha o caminho se houver vários e depois uma área que brilhe. Em qualquer outra área você lê por que não é possível.
web-coach-war-battle = Uma batalha
web-coach-war-battle-about = Seis passos, e em cada um está quem decide. A conta mostra acertos e escudos; cada escolha diz o que decorre dela.
web-coach-war-hits = Acertos
web-coach-war-hits-about = Escolha quem recebe os acertos. Uma elite vira primeiro regular; líderes caem por último.
web-coach-war-pay = Pagar os poderes
web-coach-war-pay-about = Nada baixa um marcador, 2 o mantêm, 3 o sobem. O mais baixo dos três decide seus dados na próxima rodada. Todos os pagamentos são declarados juntos.
web-coach-step-war-place = Preparar
web-coach-step-war-turn = Seu turno: um dado
web-coach-step-war-move = Para onde?
web-coach-step-war-battle = Uma batalha
web-coach-step-war-hits = Acertos
web-coach-step-war-pay = Pagar os poderes

## A card that is touched in a turn, places for vehicles, a battle that is won
war-only-in-zones = Ornitópteros e transportadores aéreos ficam em zonas aéreas, não em áreas.
war-all-placed = Tudo está posicionado. Toque no que você posicionou para retirá-lo.
war-frigates-in-zones = Fragatas pousam em zonas aéreas livres, não em áreas.
war-only-apart = Tropas pousam em uma área vazia que não faz fronteira com legião nem assentamento inimigo.
war-card-by-die = { $card }: com qual dado?
war-undefended = { $area }: sem defesa, vencida sem rolagem
war-destroyed-harkonnen = Sietch de nível { $rank } destruído: a supremacia agora é { $now }
war-destroyed-atreides = Assentamento de nível { $rank } destruído: os três marcadores avançam { $rank }
war-stake-harkonnen = Em jogo: { $rank } de supremacia, de { $now } para { $then }
war-stake-atreides = Em jogo: os três marcadores avançam { $rank }
