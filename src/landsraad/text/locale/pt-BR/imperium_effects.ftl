# What components do. Every message is a phrase that can stand inside another: no capital at its start, no full stop.
# Phrases are imperatives ("compre 1 carta") or clauses ("você pode excluir uma carta"): both stand after a colon, an
# arrow or "e". $may is "no" where an effect that may be left out is an option by itself; it is "yes" everywhere else.
# Numbers are matched as [1], not [one]: in Portuguese the category "one" holds 0 too, but people say "0 tropas".

## Lists. "more" joins what is not the end of a list of three or more, "last" its end, "two" a list of two.
list-and-two = { $first } e { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } e { $second }
list-or-two = { $first } ou { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } ou { $second }
# Effects that follow one another in one step.
list-then-two = { $first }, depois { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, depois { $second }
# Effects to choose from: whole clauses.
list-choice-two = { $first }, ou { $second }
list-choice-more = { $first }, { $second }
list-choice-last = { $first }, ou { $second }
# Effects that do not depend on each other.
list-parts-two = { $first }; { $second }
list-parts-more = { $first }; { $second }
list-parts-last = { $first }; { $second }
list-plain-two = { $first }, { $second }
list-plain-more = { $first }, { $second }
list-plain-last = { $first }, { $second }
list-sentences-two = { $first }. { $second }
list-sentences-more = { $first }. { $second }
list-sentences-last = { $first }. { $second }

## Amounts
amount-solari = { $amount } Solari
amount-spice =
    { $amount ->
        [1] { $amount } especiaria
       *[other] { $amount } especiarias
    }
amount-water = { $amount } de água
amount-persuasion = { $amount } de Persuasão
amount-swords =
    { $amount ->
        [1] { $amount } espada
       *[other] { $amount } espadas
    }
amount-points =
    { $amount ->
        [1] { $amount } Ponto de Vitória
       *[other] { $amount } Pontos de Vitória
    }
amount-troop =
    { $amount ->
        [1] { $amount } tropa
       *[other] { $amount } tropas
    }
amount-dreadnought =
    { $amount ->
        [1] { $amount } encouraçado
       *[other] { $amount } encouraçados
    }
amount-influence = { $amount } de Influência com { $faction-the }
amount-influence-any = { $amount } de Influência com uma Facção à sua escolha

## Joints
effect-gain = ganhe { $amounts }
effect-gain-one = ganhe { $amounts }
effect-pay = { $cost } → { $effect }
effect-when = { $condition }: { $effect }
effect-choose = escolha um: { $options }
effect-choose-two = escolha dois: { $options }
# The same effect several times; times is 2 or more.
effect-times =
    { $times ->
        [2] { $effect } (duas vezes)
       *[other] { $effect } ({ $times } vezes)
    }

## Gains that count something
effect-per = ganhe { $amounts } para { $each }
each-in-play =
    { $including ->
        [yes] cada { $faction-card } que você tiver em jogo, incluindo esta
       *[no] cada { $faction-card } que você tiver em jogo
    }
each-other-sword-card = cada outra carta revelada neste turno que forneça espadas
each-sword-card = cada carta revelada neste turno que forneça espadas
each-dreadnought = cada encouraçado seu no Conflito
each-low-track = cada Facção com a qual você tiver 1 ou menos de Influência

## Influence
effect-influence-among = ganhe { $amount } de Influência com { $factions }
# How a faction stands in the list of those to choose from.
among-item = { $faction-the }
effect-influence-behind = ganhe { $amount } de Influência com uma Facção com a qual um oponente tenha mais Influência do que você
effect-influence-snooper = ganhe { $amount } de Influência com uma Facção em cuja trilha esteja uma das suas fichas de Farejador
effect-influence-two = ganhe 1 de Influência com cada uma de duas Facções diferentes
effect-influence-visited = ganhe 1 de Influência com a Facção para cujo espaço você enviou um Agente neste turno
effect-influence-token = ganhe 1 de Influência com a Facção desta ficha
effect-influence-agents = ganhe 1 de Influência com cada Facção em cujos espaços você tiver um Agente
effect-much-influence = a Facção para cujo espaço você enviar um Agente com esta carta lhe dá 2 de Influência em vez de 1
effect-track-bonus = ganhe o bônus que a trilha desta ficha mostra em 4 de Influência

## Troops and dreadnoughts
effect-recruit = recrute { $troops }
effect-recruit-may-deploy =
    { $amount ->
        [1] recrute { $troops }, que você pode enviar para o Conflito
       *[other] recrute { $troops }; você pode enviar algumas ou todas elas para o Conflito
    }
effect-recruit-may-deploy-revealing =
    { $amount ->
        [1] recrute { $troops }, que você pode enviar para o Conflito se este for seu turno de Revelar
       *[other] recrute { $troops }; se este for seu turno de Revelar, você pode enviar algumas ou todas elas para o Conflito
    }
effect-recruit-deploy =
    { $amount ->
        [1] recrute { $troops } e envie-a para o Conflito
       *[other] recrute { $troops } e envie-as para o Conflito
    }
effect-deploy =
    { $amount ->
        [1] você pode enviar { $troops } da sua guarnição para o Conflito
       *[other] envie até { $troops } da sua guarnição para o Conflito
    }
effect-deploy-any = envie quantas tropas quiser da sua guarnição para o Conflito
effect-deploy-units =
    { $amount ->
        [1] você pode enviar { $amount } unidade da sua guarnição para o Conflito
       *[other] envie até { $amount } unidades da sua guarnição para o Conflito
    }
effect-retreat =
    { $amount ->
        [1] você pode recuar { $troops } do Conflito
       *[other] recue até { $troops } do Conflito
    }
effect-retreat-any = recue quantas tropas suas quiser do Conflito
effect-commission =
    { $may ->
        [yes] você pode encomendar um encouraçado
       *[no] encomende um encouraçado
    }
effect-opponents-lose-garrison = cada oponente perde { $troops } da guarnição
effect-opponents-retreat-ship = cada oponente recua um encouraçado do Conflito
effect-double-cross = um oponente à sua escolha perde 1 tropa no Conflito, e você envia para lá 1 tropa do seu estoque
effect-ambush = para cada tropa que você enviar para o Conflito neste turno, você pode forçar uma unidade inimiga a recuar do Conflito
effect-solari-if-won = ganhe { $amount } Solari se vencer este Conflito
effect-control-location = assuma o controle { $space-of }

## Cards
effect-draw =
    { $amount ->
        [1] compre { $amount } carta
       *[other] compre { $amount } cartas
    }
effect-draw-intrigue =
    { $amount ->
        [1] compre { $amount } Carta de Intriga
       *[other] compre { $amount } Cartas de Intriga
    }
effect-steal-intrigue = cada oponente com 4 ou mais Cartas de Intriga lhe dá uma delas, ao acaso
effect-swap-intrigue = coloque quantas Cartas de Intriga suas quiser embaixo do Baralho de Intriga e depois compre a mesma quantidade
effect-trash =
    { $may ->
        [yes] você pode excluir uma carta
       *[no] exclua uma carta
    }
effect-trash-in-play =
    { $may ->
        [yes] você pode excluir uma das suas cartas em jogo
       *[no] exclua uma das suas cartas em jogo
    }
effect-trash-this = exclua esta carta
effect-acquire = adquira uma carta que custe até { $amount } de Persuasão
effect-acquire-may = você pode adquirir uma carta que custe até { $amount } de Persuasão
effect-acquire-top = adquira uma carta que custe até { $amount } de Persuasão e coloque-a no topo do seu baralho
effect-foldspace = adquira { card-foldspace } da Reserva
effect-opponents-discard =
    { $amount ->
        [1] cada oponente descarta { $amount } carta
       *[other] cada oponente descarta { $amount } cartas
    }
effect-test-opponents = cada oponente escolhe: descartar 1 carta ou perder 1 tropa no Conflito
effect-take-from-discard = pegue uma { $faction-card } da sua pilha de descarte e coloque-a na sua mão
effect-look-at-top = olhe a carta do topo do seu baralho: compre-a ou exclua-a
effect-reshuffle = embaralhe sua pilha de descarte no seu baralho
effect-cheaper-spice = “{ card-the_spice_must_flow }” custa { $amount } de Persuasão a menos para você neste turno
effect-persuasion-later = ganhe { $amount } de Persuasão no seu turno de Revelar desta rodada
effect-acquire-to-top = as cartas que você adquirir no seu turno de Revelar desta rodada podem ir para o topo do seu baralho
effect-manipulate = remova uma carta da Linha Imperial; até o fim do seu turno de Revelar desta rodada, só você pode adquiri-la, por 1 de Persuasão a menos
effect-set-card-aside = separe uma carta da sua mão, virada para baixo

## Agents and spaces
effect-another-turn = você pode realizar outro turno logo depois deste
effect-allow-pass = você pode passar este turno
effect-recall-agent = revoque um dos seus Agentes
effect-close-space = escolha um espaço no tabuleiro: até seu próximo turno, os oponentes não podem enviar o próximo Agente deles para lá
effect-add-faction-icons = a carta que você jogar neste turno também tem os ícones de Agente das quatro Facções
effect-ignore-enemies = Agentes inimigos não bloqueiam seu Agente neste turno
effect-cheaper-space =
    { $amount ->
        [1] com esta carta, { $space-the } custa { $amount } especiaria a menos
       *[other] com esta carta, { $space-the } custa { $amount } especiarias a menos
    }
effect-harvest-spice = colha a especiaria do espaço para o qual seu Agente foi enviado
effect-harvest-again = a especiaria base que você colher com este Agente é dobrada; a especiaria bônus não
effect-take-seat = ocupe um assento no Alto Conselho: { $amount } de Persuasão em cada um dos seus turnos de Revelar
effect-take-swordmaster = pegue seu Mestre de Espadas, um terceiro Agente até o fim da partida
effect-take-mentat = pegue o Mentat do espaço dele, um Agente adicional nesta rodada
effect-next-mentat = pegue o Mentat no começo da próxima rodada, um Agente adicional naquela rodada
effect-use-signet = use a habilidade do Anel do Sinete do Líder
effect-sell-spice = venda especiaria uma vez: { $rows }
sale = { $spice } especiarias → { $solari } Solari

## Freighter and technology
effect-freighter =
    { $may ->
        [yes] você pode avançar ou revocar seu Cargueiro
       *[no] avance ou revoque seu Cargueiro
    }
effect-negotiate =
    { $may ->
        [yes] você pode colocar 1 tropa do seu estoque no tabuleiro de Ix como Negociante
       *[no] coloque 1 tropa do seu estoque no tabuleiro de Ix como Negociante
    }
effect-tech =
    { $may ->
        [yes] você pode adquirir uma peça de Tecnologia
       *[no] adquira uma peça de Tecnologia
    }
effect-tech-discount =
    { $may ->
        [yes] você pode adquirir uma peça de Tecnologia com desconto de { amount-spice }
       *[no] adquira uma peça de Tecnologia com desconto de { amount-spice }
    }
effect-tech-solari =
    { $may ->
        [yes] você pode adquirir uma peça de Tecnologia, pagando com especiaria ou com Solari
       *[no] adquira uma peça de Tecnologia, pagando com especiaria ou com Solari
    }
effect-dividends = ganhe 5 Solari e cada oponente ganha 1 Solari

## Costs
cost-pay = pague { $amounts }
cost-discard =
    { $amount ->
        [1] descarte { $amount } carta
       *[other] descarte { $amount } cartas
    }
cost-trash-this = exclua esta carta
cost-trash =
    { $amount ->
        [1] exclua { $amount } carta
       *[other] exclua { $amount } cartas
    }
cost-influence = perca { $amount } de Influência
cost-troop = perca { $troops }
cost-conflict-troops = perca { $troops } no Conflito
cost-retreat-units =
    { $amount ->
        [1] recue { $amount } unidade sua do Conflito
       *[other] recue { $amount } unidades suas do Conflito
    }
cost-intrigue =
    { $amount ->
        [1] coloque { $amount } Carta de Intriga sua embaixo do Baralho de Intriga
       *[other] coloque { $amount } Cartas de Intriga suas embaixo do Baralho de Intriga
    }
cost-flip = vire esta peça para baixo
cost-trash-tile = exclua esta peça

## Conditions: they begin as they do before a colon, and after "somente".
condition-always = a qualquer momento
condition-influence = se você tiver { $level } ou mais de Influência com { $faction-the }
condition-alliance = se você tiver a Aliança { $faction-of }
condition-any-alliance = se você tiver uma Aliança
condition-other-in-play =
    { $faction-id ->
        [fremen] se você tiver outra { $faction-card } em jogo (Vínculo Fremen)
       *[other] se você tiver outra { $faction-card } em jogo
    }
condition-council = se você tiver um assento no Alto Conselho
condition-tiles =
    { $amount ->
        [1] se você tiver uma peça de Tecnologia
       *[other] se você tiver { $amount } ou mais peças de Tecnologia
    }
condition-agent-at = se você tiver um Agente em um espaço { $faction-of }
condition-gained = se você tiver ganhado { $amount } ou mais de Persuasão neste turno
condition-met-enemy = se houver um Agente inimigo no espaço para o qual esta carta enviou seu Agente
condition-coordinated = se você tiver { $amount } ou mais Agentes em espaços de { icon-landsraad }, { icon-city } ou { icon-spice_trade }
condition-mentat-home = se o Mentat estiver no espaço dele
condition-opening = no começo do seu turno, antes de qualquer outra coisa
condition-before-agent = antes de você enviar um Agente
condition-enemy-troop = se um oponente tiver uma tropa no Conflito
condition-deck = se seu baralho não estiver vazio
condition-agent-out = se você tiver um Agente no tabuleiro
condition-deployed =
    { $amount ->
        [1] se você tiver enviado uma unidade para o Conflito neste turno
       *[other] se você tiver enviado { $amount } ou mais unidades para o Conflito neste turno
    }
condition-visited-faction = se você tiver enviado um Agente para um espaço de uma Facção neste turno
condition-spice-flows =
    { $amount ->
        [1] se você tiver “{ card-the_spice_must_flow }”
       *[other] se você tiver { $amount } ou mais cópias de “{ card-the_spice_must_flow }”
    }
condition-most-spice-flows =
    { $amount ->
        [0] se você tiver mais cópias de “{ card-the_spice_must_flow }” do que cada oponente
       *[other] se você tiver { $amount } ou mais cópias de “{ card-the_spice_must_flow }”, ou mais cópias do que cada oponente
    }
condition-tracks =
    { $tracks ->
        [4] se você tiver { $level } ou mais de Influência em todas as { $tracks } trilhas de Influência
       *[other] se você tiver { $level } ou mais de Influência em { $tracks } trilhas de Influência
    }
condition-conspiracy =
    { $amount ->
        [4] se você cumprir estas { $amount } condições ({ conspiracy })
       *[other] se você cumprir { $amount } destas condições ({ conspiracy })
    }
conspiracy = 2 encouraçados seus encomendados; “{ card-the_spice_must_flow }”; 4 ou mais de Influência em 2 trilhas; um assento no Alto Conselho
condition-solari = se você tiver { $amount } ou mais Solari
condition-ship-in-supply = se você tiver um encouraçado no seu estoque

## Between two icons
glyph-or = ou
