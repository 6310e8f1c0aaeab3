# The texts of components: what stands around their effects. Lines get a capital at their start when they are shown.

## Cards
line-card-anywhere = envie um dos seus Agentes, do seu Líder ou do tabuleiro, para qualquer espaço no tabuleiro, mesmo ocupado
line-card-signet = use a habilidade do Anel do Sinete do seu Líder
line-card-unload = descarregar: você também ganha isto quando esta carta é descartada da mão ou excluída

## Spaces
line-space-price = custo: { $amounts }
line-space-price-sale = custo: 2 especiarias ou mais
line-space-need = requisito: { $level } de Influência com { $faction-the }
line-space-once = uma vez por partida
line-space-combat = espaço de Combate: você pode enviar para o Conflito as unidades recrutadas neste turno e até { $limit } outras da sua guarnição
line-space-harvest = ganhe { $amounts } e toda a especiaria bônus deste espaço
line-space-reveal = no seu turno de Revelar, com um Agente aqui: { $effect }
line-space-control = quem controla { $space-the } ganha { $amounts } sempre que um Agente é enviado para cá

## Leaders
line-leader-start-more = comece a partida com { $amounts } a mais
line-leader-start-less = comece a partida com { $amounts } a menos
line-leader-discount = espaços de { icon-landsraad } custam { $amount } Solari a menos para você
line-leader-space-paid = sempre que você pagar Solari por um espaço no tabuleiro: { $effect }
line-leader-unblocked = Agentes inimigos não bloqueiam você em espaços de { $icons }
line-leader-harvest = sempre que você colher especiaria: ganhe 1 especiaria a menos e { $effect }
line-leader-council = ao ocupar um assento no Alto Conselho: { $effect }
line-leader-ship-strength = cada encouraçado seu tem força { $strength } em vez de { $usual }
line-leader-solari-bonus = sempre que você ganhar Solari no seu turno: ganhe mais { $amount }
line-leader-reveal = no seu turno de Revelar: { $effect }
line-leader-round-start = no começo de cada rodada: { $effect }
line-leader-ahead = no seu segundo turno da rodada, ela volta para sua mão; se você enviar um Agente com ela nesse turno: { $one } se ela tiver exatamente um ícone de Agente; senão, { $other }
line-leader-sees-top = você pode olhar a carta do topo do seu baralho a qualquer momento
line-leader-masterstroke = no começo da partida, escolha 2 Facções em segredo; na primeira vez que você enviar 4 ou mais tropas para o Conflito em um só turno: ganhe { $amount } de Influência com cada uma das duas
line-leader-snooper = no começo da partida, coloque uma ficha de Farejador no espaço de 2 de Influência de cada trilha de Influência; na primeira vez que você chegar até ela em uma trilha, mova a ficha para cá e pegue a próxima de quatro recompensas
line-leader-snooper-reward = ficha { $number }: { $effect }
line-leader-intelligence = no começo da partida, olhe as { $amount } Cartas de Intriga do topo: fique com uma e devolva a outra ao topo

## Tech tiles
line-tile-use = no seu turno: { $effect }
line-tile-use-before-agent = no seu turno, antes de enviar um Agente: { $effect }
line-tile-to-top = as cartas que você adquirir podem ir para o topo do seu baralho
line-tile-transports = sempre que você recrutar tropas da trilha de Envios: recrute 1 a mais; você pode enviar quantas delas quiser para o Conflito
line-tile-detonates = ao vencer um Conflito com um encouraçado: você pode devolvê-lo ao seu estoque e ganhar 1 Ponto de Vitória em vez de colocá-lo em um local
line-tile-breaks-ties = você vence os empates em Pontos de Vitória no fim da partida

## House Hagal cards: what a Rival does
line-hagal-harvest = o Agente vai para o espaço de Criador com mais especiaria bônus
line-hagal-reshuffle = embaralhe todas as cartas da Casa Hagal em um novo baralho
line-hagal-space = o Agente vai para { $space-the }
line-hagal-no-guild = com menos de { $level } de Influência com { faction-spacing_guild.the }: revele outra carta
line-hagal-below-guild = com menos de { $level } de Influência com { faction-spacing_guild.the }: { $effect }
line-hagal-guild = com { $level } ou mais de Influência com { faction-spacing_guild.the }: { $effect }
line-hagal-needs-ship = sem encouraçado no estoque: revele outra carta
line-hagal-swords = em Combate: { $amounts }

## How the parts of a component are labelled
label-cost = Custo: { $text }
label-cost-none = Não pode ser adquirida com Persuasão
label-factions = Facções: { $text }
label-faction = Facção: { $text }
label-icons = Ícones de Agente: { $text }
label-icons-none = Sem ícone de Agente
label-infiltration = Infiltração: { $text }
label-agent = Agente: { $text }
label-reveal = Revelar: { $text }
label-acquire = Ao adquirir: { $text }
label-on-trash = Ao excluir: { $text }
label-timing = { $timing }: { $text }
# A card is played for one of its parts: this labels the second and further ones.
label-timing-or = Ou { $timing }: { $text }
label-area = Área: { $text }
label-icon = Ícone de Agente: { $text }
label-effect = Efeito: { $text }
label-ability = { $ability }: { $text }
label-round-start = Começo da Rodada: { $text }
label-win = Ao vencer um Conflito: { $text }
label-endgame = Fim de Jogo: { $text }
label-location = Local: { $text }
label-first = Primeiro lugar: { $text }
label-second = Segundo lugar: { $text }
label-third = Terceiro lugar: { $text }
price-of-card = { $amount } de Persuasão
price-of-tile =
    { $amount ->
        [1] { $amount } especiaria
       *[other] { $amount } especiarias
    }
