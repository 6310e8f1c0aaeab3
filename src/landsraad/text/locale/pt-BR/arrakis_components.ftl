# The texts of the components of War for Arrakis: what stands around their effects. Lines get a capital at their start when
# they are shown.

# What is not printed so, as far as anybody knows here: it must be told apart wherever a player meets it.
arrakis-substitute = substituto: o texto impresso não foi verificado
arrakis-substitute-effect_known = substituto: o que ela faz é conhecido por uma fonte; o baralho e o título são nossos
arrakis-substitute-leader = substituto: a ação especial e a caixa são nossas; as impressas não se conhecem
arrakis-substitute-about = substituto, não verificado com o jogo impresso: { $what }
arrakis-substituted-wild_maker_action = a ação especial do Criador Selvagem
arrakis-substituted-guild_navigator_card = a carta do Navegador da Guilda
arrakis-substituted-atomics_reach = de onde os vermes da areia alcançam as áreas abertas
arrakis-substituted-deployment_tokens = o que mostram as fichas de mobilização
arrakis-substituted-wormsigns = quantos sinais de verme de cada tipo existem
arrakis-substituted-testing_stations = quais marcadores as estações de testes escondem
arrakis-substituted-atreides_action_die = qual resultado o dado de ação dos Atreides mostra duas vezes
arrakis-substituted-partners = o que parceiros de um lado podem fazer um pelo outro
arrakis-substituted-worms_move_by_desert_power = quantos vermes da areia o Poder do Deserto move
arrakis-substituted-prescience_track = que a trilha de presciência não tem fim

## Labels
arrakis-label-deck = Carta do { $text }
arrakis-label-copies =
    { $amount ->
        [1] { $amount } cópia
       *[other] { $amount } cópias
    }
arrakis-label-stays = Permanece em jogo: { $text }
arrakis-label-special = { $result }: { $text }
arrakis-label-battle = Em batalha, por um especial: { $text }
arrakis-label-moment = Quando: { $text }
arrakis-label-requirement = Requisito: { $text }
arrakis-label-reward = Recompensa: { $text }
arrakis-label-side = { $side }: { $text }
arrakis-label-terrain = Terreno: { $text }
arrakis-label-sector = Setor: { $text }

## Planning cards
arrakis-line-guild-only = só com { arrakis-title-spacing_guild }
arrakis-line-held = não pode ser jogada nem descartada por dados de combate
arrakis-line-attached = quando aquela carta é reivindicada ou sai, esta carta é descartada

## Leaders
arrakis-line-leader-no-action = sem ação especial
arrakis-line-leader-starts = em jogo desde o começo, ao lado do tabuleiro
arrakis-line-leader-enters-supremacy = entra em jogo quando a supremacia chega a { $step }
arrakis-line-leader-enters-marker = entra em jogo quando { $marker } chega ao passo { $step }
arrakis-line-leader-enters-any-marker = entra em jogo quando qualquer marcador de presciência chega ao passo { $step }
arrakis-line-leader-enters-card = entra em jogo por { $card }
arrakis-line-leader-replaces = fica no lugar { $leader-of }
arrakis-line-leader-gone = sai do jogo quando { $leader-the } entra em jogo

## Prescience cards
arrakis-moment-action = no seu turno, como ação livre
arrakis-moment-die = no seu turno, por um dado de ação
arrakis-moment-end = no fim da rodada
arrakis-person-paul_atreides = Paul
arrakis-person-lady_jessica = Jessica
arrakis-areas-mountain = áreas de montanha
arrakis-areas-plateau = áreas de planalto
arrakis-areas-minor_erg = áreas de erg menor
arrakis-areas-deep = áreas de deserto profundo
arrakis-areas-sand = áreas de deserto
arrakis-areas-without-sietch = { $areas } sem sietch
arrakis-demand-legions = suas legiões estão em { $amount } ou mais { $areas }
arrakis-demand-on-board = { $people } está no tabuleiro
arrakis-demand-both-in = { $people } estão ambos em { $areas }
arrakis-demand-together = { $people } estão na mesma área, com um sietch
arrakis-demand-hidden = { $amount } ou mais dos seus sietches estão ocultos
arrakis-demand-figures = pelo menos { $figures } estão no tabuleiro
arrakis-demand-rode = neste turno, uma das suas legiões cavalgou por 2 ou mais áreas com sinal de verme ou verme da areia
arrakis-demand-won-attack = você venceu uma batalha como atacante nesta rodada
arrakis-demand-harvesters-lost = { $amount } ou mais colheitadeiras foram removidas nesta rodada
arrakis-demand-leader-fell = um Líder nomeado Harkonnen foi para o tanque ou saiu do jogo nesta rodada
arrakis-demand-show-sietch = { $person } está em uma área com um sietch oculto: revele-o
arrakis-demand-show-tokens = { $amount } fichas de mobilização viradas para baixo estão na área de { $person }: revele ambas
arrakis-demand-leave = remova { $amount } das suas unidades de áreas de sietch; uma ficha virada para baixo conta como 1 unidade e sai do jogo

## Secret objectives
arrakis-line-objective = os Atreides vencem com { $steps }, no fim de uma rodada ou ao destruir { arrakis-area-arrakeen }

## Figures
arrakis-line-unit-count =
    { $amount ->
        [1] { $amount } figura
       *[other] { $amount } figuras
    }
arrakis-line-unit-regular = 1 dado de combate; 1 acerto a remove
arrakis-line-unit-elite = 1 dado de combate; o primeiro acerto a transforma em uma regular enquanto houver uma na reserva
arrakis-line-unit-special = 1 dado de combate; o primeiro acerto a transforma em uma regular enquanto houver uma na reserva; anula 1 escudo inimigo em cada rodada de batalha
arrakis-line-unit-troop = unidade regular e Líder genérico ao mesmo tempo: 1 dado de combate, e 1 especial vale 1 acerto
arrakis-line-unit-leader = Líder genérico: não é unidade e não dá dado; 1 especial vale 1 acerto
arrakis-line-no-riding = as tropas dos Atreides não podem cavalgar vermes da areia

## Vehicles and pieces
arrakis-line-vehicle-harvester = fica em uma área de deserto e rende 1 de especiaria, 2 em deserto profundo
arrakis-line-vehicle-ornithopter = ao ser removido, leva uma legião Harkonnen a até 2 áreas ou faz reconhecimento de uma área; enquanto está ali, não há treino de guerrilha nos dois setores conectados
arrakis-line-vehicle-carryall = ao ser removido, salva de um verme da areia uma colheitadeira nos dois setores conectados
arrakis-line-vehicle-harkonnen_frigate = ao ser removida, leva uma legião Harkonnen a até 3 áreas ou bombardeia uma legião Atreides
arrakis-line-vehicle-atreides_frigate = ao ser removida, leva uma legião Atreides a até 3 áreas ou bombardeia uma legião Harkonnen ou uma colheitadeira
arrakis-line-vehicle-guild_navigator = age como um ornitóptero, ou é removido em vez de um ornitóptero que é usado
arrakis-line-piece-sandworm = nenhuma legião pode entrar na área dele; ataca uma área adjacente com { $dice } dados de combate
arrakis-line-piece-wild_maker = um verme da areia que ataca com { $dice } dados de combate; uma vez por rodada, por uma ação de Poder do Deserto, ele se move e depois ataca
arrakis-line-piece-wormsign = virado para baixo até que uma legião Harkonnen chegue ali ou comecem os perigos do deserto; os Atreides cavalgam por ele
arrakis-line-piece-settlement = assentamento Harkonnen: se é destruído, os três marcadores de presciência avançam o nível dele
arrakis-line-piece-sietch = assentamento Atreides: se é destruído, os Harkonnen ganham o nível dele em supremacia
arrakis-line-piece-station = a primeira legião Atreides que termina ali o movimento avança o marcador oculto 1 passo
arrakis-line-piece-deployment_token = virada para baixo, conta como 1 unidade; revelada, é trocada pelas figuras que mostra
arrakis-line-piece-heighliner = chega a Arrakis em { $amount } passos e desembarca suas fragatas e tropas
arrakis-line-piece-bene_gesserit_token = colocada em uma caixa, é mais um dado de ação daquele resultado, uma vez
arrakis-line-piece-atomics = uma vez por partida, quando um marcador de presciência está no passo { $step } ou acima, abre áreas abrigadas a tempestades e vermes da areia

## Tokens, markers and powers
arrakis-line-sign-sand = nada acontece
arrakis-line-sign-sandworm = aparece um verme da areia
arrakis-line-sign-burrowing_sandworm = aparece um verme da areia se a área é de deserto profundo
arrakis-line-marker = no passo { $step }, { $leader-the } entra em jogo
arrakis-line-marker-any = no passo { $step } de qualquer marcador, { $leader-the } entra em jogo
arrakis-line-marker-atomics = no passo { $step } de qualquer marcador, as armas atômicas da família podem ser detonadas
arrakis-line-atomics = abre a tempestades e vermes da areia: { $areas }
# Where sandworms must be to attack the opened areas.
arrakis-line-atomics-reach = vermes da areia nestas áreas contam então como adjacentes: { $areas }
arrakis-line-ban-choam = { arrakis-ban-choam }: legiões Harkonnen têm no máximo 5 unidades
arrakis-line-ban-spacing_guild = { arrakis-ban-spacing_guild }: sem reconhecimento
arrakis-line-ban-landsraad = { arrakis-ban-landsraad }: nenhuma carta de Planejamento Harkonnen é descartada por dados de combate
arrakis-line-result-any = como qualquer outro resultado

## Areas
arrakis-line-area-settlement = assentamento Harkonnen de nível { $rank }
arrakis-line-area-sietch = aqui começa um sietch
arrakis-line-area-station = aqui começa uma estação de testes ecológicos
arrakis-line-area-sheltered = abrigada de tempestades e vermes da areia
