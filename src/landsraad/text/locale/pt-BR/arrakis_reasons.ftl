# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = A partida terminou.
arrakis-reason-unknown-notation = “{ $notation }” não é um lance deste jogo.
arrakis-reason-unknown-word = “{ $word }” não existe aqui. Você quis dizer: { $close }?
arrakis-reason-unknown-word-alone = “{ $word }” não é conhecido aqui ({ $kind }).
arrakis-reason-wrong-form = “{ $notation }” tem palavras de menos ou de mais. Escreve-se assim: { $form }.
arrakis-reason-atreides-only = Só os Atreides usam o Poder do Deserto sem dado.
arrakis-reason-not-fewer-dice = O Poder do Deserto sem dado exige menos dados não usados que os dos Harkonnen: os Atreides têm { $atreides }, os Harkonnen, { $harkonnen }.
arrakis-reason-die-is-forced = { arrakis-card-truthtrance } diz qual dado deve ser usado agora.
arrakis-reason-no-die = Você não tem nenhum dado de { $result } não usado.
arrakis-reason-no-card-to-play = Você não tem carta de Planejamento que possa ser jogada.
arrakis-reason-card-costs-die = Jogar uma carta de planejamento custa um dado, e você não tem mais nenhum.
arrakis-reason-not-this-result = { $result } não permite isso.
arrakis-reason-leader-spent = A carta { $leader-of } está gasta até o fim da rodada.
arrakis-reason-leader-in-tank = { $leader-the } está no tanque de regeneração.
arrakis-reason-leader-not-in-play = { $leader-the } não está em jogo.
arrakis-reason-other-box = A ação especial { $leader-of } exige { $result }.
arrakis-reason-no-special-action = { $leader-the } não tem ação especial.
arrakis-reason-not-your-leader = { $leader-the } é do seu parceiro.
arrakis-reason-scouting-banned = A proibição { arrakis-power-spacing_guild.of } impede o reconhecimento.
arrakis-reason-nothing-to-scout = Não há nada oculto ao alcance de um ornitóptero.
arrakis-reason-tokens-watched = Ornitópteros vigiam os setores de todas as suas fichas viradas para baixo.
arrakis-reason-not-asked = Agora se pergunta outra coisa. { $seats }: { $question }
arrakis-reason-asked-first = Responda antes: { $question }
arrakis-reason-must-act = Um turno não pode ser passado: gaste um dado ou use o Poder do Deserto.
arrakis-reason-already-acted = A ação deste turno já foi feita.
arrakis-reason-choose-member-first = Primeiro a equipe decide qual dos dois é.
arrakis-reason-other-team = { $member-the } não é da sua equipe.
arrakis-reason-only-for-side = Só { $side-the } podem fazer isso.
arrakis-reason-only-for-member = Só { $member-the } pode fazer isso.
arrakis-reason-enemy-leader = { $leader-the } é do inimigo.
arrakis-reason-no-cones = Sua equipe não tem ficha de cone de silêncio para gastar.
arrakis-reason-no-excess-die = Nenhum dado de { $result } resta para ser mudado.
arrakis-reason-box-full = { $result } não tem espaço vazio.
arrakis-reason-cannot-decline = Isso não pode ser recusado.
arrakis-reason-automaton-decides = O autômato decide por seus critérios; você só escolhe entre o que eles deixam igual.
arrakis-reason-no-window = Ações livres só são possíveis no seu turno, e não no meio disto.
arrakis-reason-no-ornithopter = Não há ornitóptero no tabuleiro.
arrakis-reason-nothing-hidden = Não há nada oculto { $area-in }.
arrakis-reason-no-facedown-token = Você não tem ficha virada para baixo no tabuleiro.
arrakis-reason-area-watched = Um ornitóptero vigia o setor { $area-of }.
arrakis-reason-token-not-there = Esta ficha não está { $area-in }.
arrakis-reason-no-token-there = Não há nenhuma ficha sua virada para baixo { $area-in }.
arrakis-reason-atomics-used = As armas atômicas da família já foram detonadas.
arrakis-reason-marker-too-low = Nenhum marcador de Presciência chegou ao passo { $step }.
arrakis-reason-schemings = Ao menos duas cópias de { arrakis-card-hawats_scheming } são descartadas juntas; na sua mão: { $have }.
arrakis-reason-needs-guild = Isso é de “{ arrakis-title-spacing_guild }”, que não está nesta partida.
arrakis-reason-no-frigate = Você não tem fragata no tabuleiro.
arrakis-reason-nothing-to-bombard = Não há nada para bombardear ao alcance das suas fragatas.
arrakis-reason-nothing-to-bombard-there = Não há nada para bombardear { $area-in }.

## Prescience
arrakis-reason-card-not-revealed = { $prescience } não está revelada.
arrakis-reason-two-claims = Duas cartas de Presciência já foram reivindicadas nesta rodada, e mais não é permitido.
# $moment is one of arrakis-moment-*.
arrakis-reason-other-moment = { $prescience } é reivindicada em outro momento: { $moment }.
# $requirement is one of arrakis-demand-*; $have of the $need things it counts are there.
arrakis-reason-requirement-not-met =
    { $need ->
        [1] O que { $prescience } exige não está cumprido: { $requirement }.
       *[other] O que { $prescience } exige não está cumprido: { $requirement } (até agora { $have } de { $need }).
    }
arrakis-reason-costs-a-die = { $prescience } custa um dado de ação.
arrakis-reason-costs-no-die = { $prescience } é reivindicada como ação livre, sem dado.
arrakis-reason-card-is-kept = { arrakis-card-eyes_of_ibad } conserva { $prescience }.
arrakis-reason-other-card-asked = Agora se decide sobre { $prescience }.
arrakis-reason-shift-markers = Um marcador desce e outro sobe, ao menos um passo.
arrakis-reason-marker-not-so-high = { $marker } está só no passo { $have }.

## Moving and attacking
arrakis-reason-no-legion-there = Você não tem legião { $area-in }.
arrakis-reason-not-this-legion = A legião { $area-in } não é a que age agora.
arrakis-reason-needs-leader = Nenhum Líder pode ir junto a partir { $area-of }.
arrakis-reason-no-target = A legião { $area-in } não tem o que atacar.
arrakis-reason-nowhere-to-go = A legião { $area-in } não tem para onde ir.
arrakis-reason-sandworm-there = Há um verme da areia { $area-in }.
arrakis-reason-impassable-border = A fronteira entre { $from-the } e { $area-the } é intransponível.
arrakis-reason-not-adjacent = A partir { $from-of }, não se alcança { $area-the }.
arrakis-reason-too-far =
    { $area-the } fica a { $distance } áreas; assim a legião avança no máximo { $most ->
        [one] 1 área
       *[other] { $most } áreas
    }.
arrakis-reason-nothing-to-attack = Não há nada para atacar { $area-in }.
arrakis-reason-enemy-there = O inimigo está { $area-in }.
arrakis-reason-enemy-settlement = Há um assentamento inimigo { $area-in }.
arrakis-reason-not-empty = { $area } não está vazia: há ali uma figura ou uma ficha.
arrakis-reason-already-there = É a própria área: { $area }.
arrakis-reason-start-not-desert = A legião deve começar em uma área de deserto; { $area } não é.
arrakis-reason-has-moved = As figuras { $area-in } já se moveram com esta ação.
arrakis-reason-has-flown = A legião { $area-in } já voou neste turno.
arrakis-reason-troops-cannot-ride = As tropas das Casas Maiores { $area-in } não podem cavalgar vermes da areia.
arrakis-reason-leader-alone = Um Líder ficaria { $area-in } sem unidade.
arrakis-reason-needs-special = É preciso um { $unit }, e { $area-in } não há nenhum para isso.
arrakis-reason-needs-named = { $leader-the } deve ir junto e não pode fazê-lo a partir { $area-of }.
arrakis-reason-one-must-go = Ao menos uma unidade ou ficha deve ir.
arrakis-reason-at-least-one = Deve ser ao menos um.
arrakis-reason-not-so-many = Não há tantos que possam ficar: { $figures }.
arrakis-reason-leader-not-there = { $leader-the } não está { $area-in }.
arrakis-reason-takes-no-part = Esta figura fica de fora.
arrakis-reason-other-way = Esta ação não move legiões desse modo.
arrakis-reason-way-leads-nowhere = Desse modo, a legião { $area-in } não chega a lugar algum.
arrakis-reason-zone-not-connected = A { $zone } não está ligada a esta área: { $area }.
arrakis-reason-no-such-aircraft = Na { $zone } não há nada que sirva para isso.
arrakis-reason-no-navigator = O Navegador da Guilda não está no tabuleiro.
arrakis-reason-nothing-waits-there = Não há nada a resolver { $area-in }.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card } não está na sua mão.
arrakis-reason-cannot-be-played = { $card } não pode ser jogada.
arrakis-reason-not-desert = { $area } não é uma área de deserto.
arrakis-reason-harvester-there = Já há uma colheitadeira { $area-in }.
arrakis-reason-not-payable =
    { $spice ->
        [0] Isso não pode ser pago: não há especiaria.
       *[other] Isso não pode ser pago com { $spice } de especiaria.
    }
arrakis-reason-no-retreat-now = Não se pode recuar agora.

## Sandworms and wormsigns
arrakis-reason-wormsign-there = Já há um sinal de verme { $area-in }.
arrakis-reason-sietch-there = Há um sietch { $area-in }.
arrakis-reason-no-wormsign-there = Não há sinal de verme { $area-in }.
arrakis-reason-no-wormsign-left = Não resta sinal de verme na reserva.
arrakis-reason-no-sandworm = Não há verme da areia no tabuleiro.
arrakis-reason-no-sandworm-there = Não há verme da areia { $area-in }.
arrakis-reason-worm-has-moved = O verme da areia { $area-in } já se moveu com esta ação.
arrakis-reason-worm-just-appeared = O verme da areia { $area-in } acabou de aparecer.
arrakis-reason-worm-nowhere-to-go = O verme da areia { $area-in } não tem para onde ir.
arrakis-reason-only-the-maker = Agora só age o Criador Selvagem; o verme da areia { $area-in } é outro.
arrakis-reason-maker-not-on-board = O Criador Selvagem não está no tabuleiro.
arrakis-reason-maker-spent = A carta do Criador Selvagem está gasta até o fim da rodada.
arrakis-reason-no-worm-target = Não há alvo junto ao verme da areia.
arrakis-reason-nothing-to-strike = Não há legião Harkonnen nem colheitadeira { $area-in }.
arrakis-reason-safe-from-worms = Vermes da areia não podem atacar { $area-in }.
arrakis-reason-sietch-cannot-move = Não há área de deserto vazia junto ao sietch { $area-in }.

## Placing and landing
arrakis-reason-no-settlement-there = Você não tem assentamento { $area-in }.
arrakis-reason-only-carthag-or-arrakeen = A carta indica { arrakis-area-carthag } e { arrakis-area-arrakeen }, não { $area-the }.
arrakis-reason-other-terrain = O terreno { $area-of } não é o que a carta indica.
arrakis-reason-other-area = Acontece { $area-in }, não em outro lugar.
arrakis-reason-not-these-figures = Agora se colocam outras figuras.
arrakis-reason-no-more-of-these = Não há mais destes a colocar.
arrakis-reason-none-in-supply = Nada disso resta na reserva.
arrakis-reason-not-so-many-left = Não há tantos a colocar; faltam: { $figures }.
arrakis-reason-not-so-many-in-supply = Na reserva não há tantos: { $figures }.
arrakis-reason-leader-needs-unit = Um Líder só é colocado onde há uma unidade sua, e { $area-in } não há nenhuma.
arrakis-reason-leader-on-board = { $leader-the } já está no tabuleiro.
arrakis-reason-leader-not-on-board = { $leader-the } não está no tabuleiro.
arrakis-reason-leader-sought = { $leader-the } não pode ser colocado neste turno: { arrakis-card-seek_out_the_mahdi }.
arrakis-reason-other-leader-named = A carta indica { $leader-the }.
arrakis-reason-other-kind-replaced = Outras figuras são substituídas: { $figures }.
arrakis-reason-no-such-figure = Não há ninguém desse tipo { $area-in }.
arrakis-reason-not-so-many-tokens = Não se podem comprar mais de { $amount }.
arrakis-reason-token-not-drawn = Esta ficha não foi comprada.
arrakis-reason-no-enemy-near = Não há legião Harkonnen a até duas áreas { $area-of }.
arrakis-reason-harvesters-first = Primeiro vêm as colheitadeiras.
arrakis-reason-not-in-air-zones = Assim só se colocam ornitópteros e transportadores aéreos nas zonas aéreas.
arrakis-reason-zone-taken = A { $zone } está ocupada.
arrakis-reason-next-to-enemy = { $area } é adjacente ao inimigo { $near-in }.
arrakis-reason-divide-landing = São divididas em duas áreas, no máximo { $most } em cada: { $figures }.
arrakis-reason-all-land = Desembarcam juntas: { $figures }.
arrakis-reason-other-power = A ação do Imperium é de { $power }.
arrakis-reason-not-earned = Não resta ação do Imperium paga: { $power }.
arrakis-reason-no-smaller-action = A ação não tem forma menor agora: realize-a por inteiro ou não a realize.

## Cards
arrakis-reason-not-discarded-so = { $card } não é descartada deste modo.
arrakis-reason-no-card-to-discard = { $member-the } não tem carta de Planejamento que possa ser descartada.
arrakis-reason-too-many-cards = Não se compram mais de { $amount }.
arrakis-reason-deck-too-small = Não há tantas cartas no { $deck }.
arrakis-reason-other-deck = As cartas vêm { $deck-from }.
arrakis-reason-no-such-part = A carta dá { $parts } opções, e esta não é nenhuma delas.
arrakis-reason-own-leader = A carta é contra inimigos de quem a joga; { $leader-the } não é um deles.
arrakis-reason-leader-out-of-reach = { $leader-the } não está onde a carta alcança.
arrakis-reason-own-die = A carta trata de dados do outro lado.
arrakis-reason-only-house-dice = A carta trata de dados de { arrakis-result-house }.
arrakis-reason-no-such-die = { $member-the } não tem dado de { $result } não usado.
arrakis-reason-no-token-placed = Não há ficha Bene Gesserit onde a carta alcança.
arrakis-reason-result-used-up = Já há tantos dados gastos com { $result } quantos pode haver.
arrakis-reason-no-harvester-there = Não há colheitadeira { $area-in }.
arrakis-reason-not-deep-desert = { $area } não é deserto profundo.
arrakis-reason-other-sector = Só conta este setor: { $sector }.
arrakis-reason-no-legion-in-sector = Você não tem legião neste setor: { $sector }.
arrakis-reason-no-enemy-legion = Não há legião inimiga { $area-in }.
arrakis-reason-not-beside = { $area } não é adjacente ao que a carta indica.
arrakis-reason-no-empty-neighbour = Não há área vazia junto a esta: { $area }.
arrakis-reason-no-swap = As fichas { $area-in } não podem ser trocadas: não há nenhuma, ou um Líder ficaria sozinho.

## Battle
arrakis-reason-cards-banned = A proibição { arrakis-power-landsraad.of } impede descartar cartas de Planejamento por dados.
arrakis-reason-enough-dice = Você já rola { $dice } dados, e mais não é permitido.
arrakis-reason-leader-not-in-battle = { $leader-the } não luta nesta batalha.
arrakis-reason-special-used = { $leader-the } já usou um especial nesta rodada de batalha.
arrakis-reason-no-generic-able = Nenhum Líder genérico nesta batalha ainda pode usar um especial.
arrakis-reason-no-ceasing-now = Agora não se decide se o ataque continua.
arrakis-reason-empty-first = Há uma área vazia para onde recuar; { $area } não está vazia.
arrakis-reason-only-elites = Só uma unidade de elite é substituída por uma regular.
arrakis-reason-leaders-do-not-count = Líderes não contam para o limite: remove-se uma unidade ou ficha.

## Spice and the Imperium
arrakis-reason-other-payment = Agora se paga por outra coisa.
arrakis-reason-no-such-price = Por um marcador se paga 0, { $keep } ou { $raise } de especiaria.
arrakis-reason-marker-on-top = { $power } está no passo mais alto.
arrakis-reason-marker-on-bottom = { $power } está no passo mais baixo.
arrakis-reason-no-stockpiling = Só se pode estocar até supremacia { $most }.
arrakis-reason-stockpile-price = Estocar custa { $price } de especiaria.
arrakis-reason-one-in-reserve = Guarda-se no máximo 1 de especiaria, e só se ainda não houver guardada.
