# What the components of War for Arrakis do. Every message is a phrase that can stand inside another: no capital at its
# start, no full stop. Composite messages get their parts already spoken, so each language may order them as it likes.
# Effects of an action are never compulsory (war_for_arrakis 0.3), so nothing here says “você pode”.
# Numbers are matched as [1], not [one]: in Portuguese the category "one" holds 0 too, but people say "0 acertos".

## Amounts of figures
arrakis-amount-regular =
    { $amount ->
        [1] { $amount } regular
       *[other] { $amount } regulares
    }
arrakis-amount-elite =
    { $amount ->
        [1] { $amount } elite
       *[other] { $amount } elites
    }
arrakis-amount-sardaukar = { $amount } Sardaukar
arrakis-amount-fedaykin = { $amount } Fedaykin
arrakis-amount-troop =
    { $amount ->
        [1] { $amount } Tropa das Casas Maiores
       *[other] { $amount } Tropas das Casas Maiores
    }
arrakis-amount-bashar =
    { $amount ->
        [1] { $amount } Bashar
       *[other] { $amount } Bashars
    }
arrakis-amount-naib =
    { $amount ->
        [1] { $amount } Naib
       *[other] { $amount } Naibs
    }
# A generic leader or a named one who is available.
arrakis-amount-leader =
    { $amount ->
        [1] { $amount } Líder
       *[other] { $amount } Líderes
    }
# Deployment tokens that lie face down.
arrakis-amount-token =
    { $amount ->
        [1] { $amount } ficha virada para baixo
       *[other] { $amount } fichas viradas para baixo
    }

# Paul Atreides or Paul-Muad'Dib, whoever of the two is in play.
arrakis-figure-paul = Paul (em qualquer das formas)

## Amounts of other things
arrakis-amount-harvester =
    { $amount ->
        [1] { $amount } colheitadeira
       *[other] { $amount } colheitadeiras
    }
arrakis-amount-ornithopter =
    { $amount ->
        [1] { $amount } ornitóptero
       *[other] { $amount } ornitópteros
    }
arrakis-amount-carryall =
    { $amount ->
        [1] { $amount } transportador aéreo
       *[other] { $amount } transportadores aéreos
    }
arrakis-amount-frigate =
    { $amount ->
        [1] { $amount } fragata
       *[other] { $amount } fragatas
    }
arrakis-amount-sword =
    { $amount ->
        [1] { $amount } espada
       *[other] { $amount } espadas
    }
arrakis-amount-shield =
    { $amount ->
        [1] { $amount } escudo
       *[other] { $amount } escudos
    }
arrakis-amount-special =
    { $amount ->
        [1] { $amount } especial
       *[other] { $amount } especiais
    }
arrakis-amount-hit =
    { $amount ->
        [0] nenhum acerto
        [1] { $amount } acerto
       *[other] { $amount } acertos
    }
arrakis-amount-spice = { $amount } de especiaria
# So many dice of a result, and so many steps of a marker.
arrakis-amount-result = { $amount } de { $result }
arrakis-amount-marker = { $marker } { $amount }

## Joints
arrakis-effect-when = { $condition }: { $effect }
arrakis-effect-otherwise = se não: { $effect }
arrakis-effect-otherwise-when = se não, { $condition }: { $effect }
# A condition for one step among others.
arrakis-effect-when-inside = { $effect } ({ $condition })
arrakis-effect-choose = escolha um: { $options }

## Conditions: they begin as they do before a colon.
arrakis-condition-in-play = se { $leader-the } está em jogo
arrakis-condition-not-gone = se { $leader-the } não saiu do jogo
arrakis-condition-alia = se { arrakis-leader-alia } nunca esteve em jogo e { arrakis-leader-reverend_mother_jessica.the } está em jogo
arrakis-condition-maker = se o Criador Selvagem está em jogo
arrakis-condition-atomics-used = se as armas atômicas da família já foram detonadas
arrakis-condition-marker = se um marcador de presciência está no passo { $step } ou acima

## Placing figures
arrakis-effect-place = coloque { $figures } { $where }
# The same figures in several settlements.
arrakis-effect-place-each = coloque { $figures } em cada um destes assentamentos: { $areas }
arrakis-where-settlement = no assentamento { $area-of }
arrakis-where-one-of = no assentamento { arrakis-area-carthag.of } ou { arrakis-area-arrakeen.of }
arrakis-where-any-settlement = em um dos seus assentamentos
arrakis-where-legion = em uma das suas legiões
arrakis-where-special-legion = em uma das suas legiões que tenha um { $unit }
arrakis-where-legion-with = na legião com { $leader-the }
arrakis-where-empty-desert = em uma área de deserto vazia
arrakis-where-free-mountain = em uma área de montanha livre
arrakis-where-free-plateau = em uma área de planalto livre
arrakis-where-sietch = em uma das suas áreas de sietch
arrakis-effect-scatter = coloque { $figures } em áreas de deserto vazias diferentes, 1 em cada uma
arrakis-effect-replace = substitua até { $figures } no tabuleiro por { $others }
arrakis-effect-deploy = mobilize até { $figures } nos seus assentamentos
arrakis-effect-deploy-tokens =
    { $amount ->
        [1] compre uma ficha de mobilização e coloque-a virada para baixo, com um Líder, em uma das suas áreas de sietch
       *[other] compre { $amount } fichas de mobilização e coloque cada uma virada para baixo, com um Líder, em uma das suas áreas de sietch
    }
arrakis-effect-cielago = compre uma ficha de mobilização e coloque-a virada para baixo em um dos seus sietches que tenha uma legião Harkonnen a até duas áreas
arrakis-effect-kitab = mova uma ficha de sietch, com quaisquer figuras e fichas da área dela, para uma área de deserto vazia adjacente

## Legions. The first eight stand after “move”, the others after “attack”.
arrakis-legion-any = uma legião
arrakis-legion-that = essa legião
arrakis-legion-leader = uma legião com um Líder
arrakis-legion-special = uma legião com um { $unit }
arrakis-legion-named = a legião com { $leader-the }
arrakis-legion-sand = uma legião em uma área de deserto
arrakis-legion-leader-sand = uma legião com um Líder em uma área de deserto
arrakis-legion-settlement = a legião no assentamento { $area-of }
arrakis-attackers-any = com uma legião
arrakis-attackers-that = com essa legião
arrakis-attackers-leader = com uma legião que tenha um Líder
arrakis-attackers-special = com uma legião que tenha um { $unit }
arrakis-attackers-named = com a legião { $leader-of }
arrakis-attackers-settlement = com a legião no assentamento { $area-of }

## Moving and attacking
arrakis-effect-move = mova { $legion }
arrakis-effect-move-again = mova essa legião mais uma vez, para uma área adjacente
arrakis-effect-move-many = mova até { $amount } legiões diferentes
arrakis-effect-move-many-leader = mova até { $amount } legiões diferentes, cada uma com um Líder
arrakis-effect-move-many-special = mova até { $amount } legiões diferentes, cada uma com um { $unit }
arrakis-effect-carriers = mova uma legião de um dos seus assentamentos diretamente até qualquer outra legião sua, por mais longe que esteja
arrakis-effect-attack = ataque { $attackers }
arrakis-effect-surprise = faça um ataque surpresa { $attackers }
# “Move” takes the legion; the attack takes it up as “ela”.
arrakis-effect-move-or-attack = mova { $legion } ou ataque com ela
arrakis-effect-move-or-surprise = mova { $legion } ou faça um ataque surpresa com ela
arrakis-effect-march-or-surprise = mova { $legion } até duas áreas ou faça um ataque surpresa com ela
# What a card adds to the battle it starts.
arrakis-effect-battle = { $effect }; { $rule }
arrakis-battle-war-plan = nessa batalha, role 1 dado de combate a mais em cada rodada de batalha, no máximo 6
arrakis-battle-language = na primeira rodada dessa batalha, o oponente rola no máximo { $amount } dados de combate
arrakis-battle-no-mercy = nessa batalha, você pode continuar sem sofrer o acerto extra, mesmo contra um sietch

## Cards
arrakis-effect-draw =
    { $amount ->
        [1] compre { $amount } carta de Planejamento
       *[other] compre { $amount } cartas de Planejamento
    }
arrakis-effect-draw-from =
    { $amount ->
        [1] compre { $amount } carta de Planejamento { $deck-from }
       *[other] compre { $amount } cartas de Planejamento { $deck-from }
    }
arrakis-effect-play = jogue 1 carta de Planejamento
arrakis-effect-opponent-discards =
    { $amount ->
        [1] o oponente descarta { $amount } carta de Planejamento à escolha dele
       *[other] o oponente descarta { $amount } cartas de Planejamento à escolha dele
    }
arrakis-effect-objective = compre uma segunda carta de objetivo secreto; a partir de agora, alcançar qualquer um dos dois dá a vitória

## Vehicles, the air and the Imperium
arrakis-effect-vehicles = coloque { $vehicles } no tabuleiro
arrakis-effect-any-vehicles =
    { $amount ->
        [1] coloque { $amount } veículo à sua escolha no tabuleiro
       *[other] coloque { $amount } veículos à sua escolha no tabuleiro
    }
arrakis-effect-navigator = coloque o Navegador da Guilda em uma zona aérea desocupada
arrakis-effect-imperium =
    { $power-id ->
        [choam] realize uma ação { $power-of }: ponha 1 fragata a bordo do seu Heighliner
        [landsraad] realize uma ação { $power-of }: ponha 2 Tropas das Casas Maiores a bordo do seu Heighliner
       *[spacing_guild] realize uma ação { $power-of }: seu Heighliner avança 1 passo
    }
arrakis-effect-imperium-any = realize uma ação do Imperium à sua escolha

## The desert
arrakis-effect-wormsigns =
    { $amount ->
        [1] coloque { $amount } sinal de verme em uma área de deserto
       *[other] coloque { $amount } sinais de verme em áreas de deserto diferentes
    }
arrakis-effect-power = use o Poder do Deserto
arrakis-effect-storms = resolva agora as tempestades de Coriolis: role { $dice } dados de combate para cada legião Harkonnen em uma área exposta
arrakis-effect-detonate = detone as armas atômicas da família
arrakis-effect-maker-enters = o Criador Selvagem entra em jogo com a carta gasta: coloque a figura dele em uma área de deserto vazia
arrakis-effect-maker-strikes = mova o Criador Selvagem e depois ataque com ele

## Leaders and Bene Gesserit
arrakis-effect-enters = { $leader-the } entra em jogo
arrakis-effect-enters-ousting = { $leader-the } entra em jogo e { $ousted-the } sai do jogo
arrakis-effect-take-sister = pegue 1 ficha Bene Gesserit da reserva
# A free action of several copies of a card in hand; then $effects.
arrakis-effect-scheme = ação livre enquanto { $leader } está em jogo: descarte { $least } ou { $most } cópias da sua mão; ele sai do jogo, { $effects }
arrakis-effect-seek = no próximo turno de ação, os Atreides não podem colocar Paul nem mover ou atacar com uma legião em que ele esteja

## Choices that one or two cards ask for
arrakis-pick-sign =
    { $amount ->
        [1] descarte um sinal de verme do tabuleiro
       *[other] descarte até { $amount } sinais de verme do tabuleiro
    }
arrakis-pick-pole-sign = descarte todos os sinais de verme das áreas adjacentes ao { arrakis-area-north_pole }
arrakis-pick-tank-sector = mande para o tanque de regeneração um Líder nomeado inimigo que esteja em um setor onde você tem uma legião
arrakis-pick-tank-adjacent = mande para o tanque de regeneração um Líder nomeado inimigo que esteja em uma área adjacente a essa legião
arrakis-pick-tank-any = mande para o tanque de regeneração um Líder nomeado inimigo à sua escolha
arrakis-pick-back = embaralhe uma carta de Presciência revelada de volta no baralho dela
arrakis-pick-house-die = descarte um dado de { arrakis-result-house } não usado dos Atreides ou a ficha Bene Gesserit na caixa { arrakis-result-house } deles
arrakis-pick-spies = escolha uma área: o sietch e todas as fichas de mobilização dali são revelados
arrakis-pick-die = escolha um dado de ação não usado ou uma ficha Bene Gesserit dos Harkonnen: eles devem usá-lo no próximo turno deles
arrakis-pick-adab = remova do jogo quantas cartas de Presciência reveladas quiser e revele outras tantas
arrakis-pick-down = desça um marcador de presciência quantos passos quiser e suba outro os mesmos passos
arrakis-pick-imperium-down = desça um marcador do Imperium 1 passo, sem a proibição dele
arrakis-pick-fear = junte esta carta a uma carta de Presciência revelada: quando você a reivindicar, avance também um marcador de presciência qualquer { $amount } passos
arrakis-pick-ibad = junte esta carta a uma carta de Presciência revelada: ela não pode ser removida e fica revelada, além das de sempre, até você a reivindicar
arrakis-pick-worm-by-worm = coloque um verme da areia em uma área de deserto vazia adjacente a outro verme da areia
arrakis-pick-worm-by-legion =
    { $amount ->
        [1] coloque um verme da areia em uma área de deserto vazia adjacente a uma das suas legiões
       *[other] coloque até { $amount } vermes da areia em áreas de deserto vazias adjacentes às suas legiões
    }
arrakis-pick-chasm =
    { $amount ->
        [1] remova uma colheitadeira de uma área de deserto profundo
       *[other] remova até { $amount } colheitadeiras de áreas de deserto profundo de um mesmo setor
    }
arrakis-pick-gurney =
    { $amount ->
        [1] remova uma colheitadeira do setor de { arrakis-leader-gurney_halleck }
       *[other] remova até { $amount } colheitadeiras do setor de { arrakis-leader-gurney_halleck }
    }
arrakis-pick-rockets = escolha um setor com uma das suas legiões e role { $dice } dados de combate: para cada espada e cada especial, remova uma colheitadeira desse setor ou um ornitóptero ou transportador aéreo de uma zona aérea conectada a ele
arrakis-pick-captured = remova um ornitóptero do tabuleiro e role { $dice } dados de combate contra uma legião Harkonnen em um setor conectado à zona aérea dele: 1 acerto para cada espada e cada especial
arrakis-pick-blast = role { $dice } dados de combate contra uma legião inimiga adjacente a uma das suas legiões: 1 acerto para cada espada e cada especial
arrakis-pick-swap = troque entre si todas as fichas de mobilização de dois dos seus sietches
arrakis-pick-tide = mova uma legião Harkonnen em uma área de deserto para uma área vazia adjacente
arrakis-pick-clear-sky = remova um ornitóptero, uma fragata Harkonnen ou o Navegador da Guilda de uma zona aérea

## Cards that stay in play: what they do from now on
arrakis-stays-riding = a partir de agora, suas Tropas das Casas Maiores podem cavalgar vermes da areia
arrakis-stays-shields = a partir de agora, cada uma das suas Tropas das Casas Maiores anula 1 escudo inimigo em cada rodada de batalha, como uma elite especial
arrakis-stays-on-harvester = a partir de agora, uma vez por rodada, quando um verme da areia destruir uma colheitadeira, { $effect }
