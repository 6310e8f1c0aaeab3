# What a player of War for Arrakis can do: one message a verb. Options stand in a list, so they end without a full stop.
# Messages with a longer key are the same verb at a moment that tells more. They are imperatives, as the effects are that
# stand in the same list.

## The turn
arrakis-option-use = { $result }: { $use }
arrakis-option-leader = { $result } com { $leader-the }: { $effect }
arrakis-option-claim = reivindique { $prescience } ({ $steps })
arrakis-option-spend = { $result }: reivindique { $prescience } ({ $steps })
arrakis-option-desert_power = use o Poder do Deserto sem dado
arrakis-option-member = { $member }
arrakis-option-end_turn = termine o turno
arrakis-option-cone = gaste uma ficha de cone de silêncio

# Behind an option that stands on a card or leader whose printed text is not verified.
arrakis-option-substitute = { $option } [substituto]
arrakis-option-namesake = { $option } ({ $effect })

## Moving and attacking
arrakis-option-from = { $area }
arrakis-option-from-move = a partir { $area-of }: { $legion }
arrakis-option-from-attack = ataque a partir { $area-of }: { $legion }
arrakis-option-from-worm = o verme da areia { $area-in }
arrakis-option-from-maker = o Criador Selvagem { $area-in }
arrakis-option-from-sietch = o sietch { $area-in }
arrakis-option-way-walk = a pé
arrakis-option-way-ride = cavalgando vermes da areia
arrakis-option-way-march = até duas áreas a pé
arrakis-option-way-carriers = com transportadores de tropas
arrakis-option-way-ornithopter = com o ornitóptero na { $zone }
arrakis-option-way-frigate = com a fragata na { $zone }
arrakis-option-way-navigator = com o Navegador da Guilda na { $zone }
arrakis-option-way-sparing = com o ornitóptero na { $zone }, removendo em vez dele o Navegador da Guilda
arrakis-option-to = { $area }
arrakis-option-to-move = para { $area-the }
arrakis-option-to-join = para { $area-the }, junto de { $legion }
arrakis-option-to-attack = ataque { $area-the }: { $legion }
arrakis-option-to-undefended = ataque { $area-the }, área sem defesa
arrakis-option-to-retreat = recue para { $area-the }
arrakis-option-to-drive = eles recuam para { $area-the }
arrakis-option-to-strike = ataque { $area-the }
arrakis-option-to-first = primeiro { $area-the }
arrakis-option-go = vá
arrakis-option-go-move = vá { $start-of } para { $area-the } com { $legion }
arrakis-option-go-attack = ataque { $area-the } a partir { $start-of } com { $legion }
arrakis-option-leave = deixe { $figures } para trás
arrakis-option-leave_token = deixe para trás a ficha com { $figures }
arrakis-option-leave_leader = deixe { $leader-the } para trás
arrakis-option-move = mova
arrakis-option-attack = ataque
arrakis-option-attack-surprise = faça um ataque surpresa

## Enough
arrakis-option-stop = pronto
arrakis-option-stop-move = não mova mais
arrakis-option-stop-attack = não ataque
arrakis-option-stop-play = não jogue carta
arrakis-option-stop-dice = não descarte carta
arrakis-option-stop-leader = sem Líder
arrakis-option-stop-place = não coloque mais
arrakis-option-stop-token = a ficha sai do jogo
arrakis-option-stop-alone = mova só a ficha de sietch
arrakis-option-stop-claim = não reivindique nada
arrakis-option-stop-nothing = não faça nada

## Placing
arrakis-option-place = { $area }
arrakis-option-place-figures = { $area-in }
arrakis-option-place-join = { $area-in }, junto de { $legion }
arrakis-option-place-harvester = uma colheitadeira { $area-in }
arrakis-option-place-wormsign = um sinal de verme { $area-in }
arrakis-option-place-figure = { $figures } { $area-in }
arrakis-option-place-leader = um Líder { $area-in }
arrakis-option-place-sign = descarte o sinal de verme { $area-in }
arrakis-option-place-reveal = revele o que está { $area-in }
arrakis-option-place-token = revele uma ficha { $area-in }
arrakis-option-place-worm = um verme da areia { $area-in }
arrakis-option-place-maker = o Criador Selvagem { $area-in }
arrakis-option-place-remove = remova a colheitadeira { $area-in }
arrakis-option-place-blast = a legião { $area-in }: { $legion }
arrakis-option-place-sietch = o sietch { $area-in }
arrakis-option-place-replace = substitua uma figura { $area-in }
arrakis-option-put = { $figures } { $area-in }
arrakis-option-place_leader = { $leader } { $area-in }
arrakis-option-deploy = { $figures } { $area-in }
arrakis-option-token = coloque a ficha com { $figures } { $area-in }
arrakis-option-token-reveal = revele a ficha com { $figures } { $area-in }
arrakis-option-token-remove = remova a ficha com { $figures } { $area-in }
arrakis-option-take = { $figures } { $area-in }
arrakis-option-take-replace = substitua { $figures } { $area-in } por { $others }
arrakis-option-take-remove = remova { $figures } { $area-of }
arrakis-option-zone = { $zone }
arrakis-option-zone-carryall = use o transportador aéreo na { $zone }
arrakis-option-zone-remove = remova { $vehicle-the } na { $zone }
arrakis-option-zone-place-carryall = um transportador aéreo na { $zone }
arrakis-option-zone-place-ornithopter = um ornitóptero na { $zone }
arrakis-option-zone-fly = o ornitóptero na { $zone }
arrakis-option-zone-frigate = uma fragata na { $zone }
arrakis-option-zone-navigator = o Navegador da Guilda na { $zone }
arrakis-option-vehicle = { $vehicle } na { $zone }
# The zone is occupied: what is there is removed first.
arrakis-option-vehicle-instead = { $vehicle } na { $zone }, removendo { $other-the } que está ali
arrakis-option-land = desembarque { $figures } { $area-in }

## Dice
arrakis-option-box = { $result }
arrakis-option-box-sister = coloque a ficha Bene Gesserit em { $result }
arrakis-option-box-divide = dê ao seu aliado um dado de { $result }
arrakis-option-change = mude um dado de { $result } para { $goal }
arrakis-option-die = o dado de { $result } { $member-of }
arrakis-option-die-next = { $result }
arrakis-option-sister = a ficha Bene Gesserit { $side-of }

## Cards
arrakis-option-card = { $card }
arrakis-option-card-play = jogue { $card }: { $effect }
arrakis-option-card-discard = descarte { $card }
arrakis-option-card-dice = descarte { $card } por 1 dado de combate a mais
arrakis-option-draw = compre { $cards }
arrakis-option-draw-none = não compre nada
# How many cards from which deck, one part of the list $cards.
arrakis-option-draw-part =
    { $amount ->
        [1] { $amount } carta { $deck-from }
       *[other] { $amount } cartas { $deck-from }
    }
arrakis-option-keep = embaralhe { $prescience } de volta no baralho
arrakis-option-remove = remova { $prescience } do jogo
arrakis-option-remove-back = embaralhe { $prescience } de volta no baralho
arrakis-option-remove-attach = junte a { $prescience }

## Battle
arrakis-option-lose = perca { $figures }
arrakis-option-lose-stack = remova { $figures }
arrakis-option-lose_left_out = remova { $figures } dentre os que não atacam
arrakis-option-reduce = transforme { $figures } em 1 regular
arrakis-option-lose_leader = perca { $leader-the }
arrakis-option-lose_token = remova a ficha com { $figures }
arrakis-option-ability = { $leader }: { $battle }
arrakis-option-ability_generic = um Líder genérico: { $battle }
arrakis-option-cease = cesse o ataque
arrakis-option-continue =
    { $hits ->
        [0] continue o ataque
       *[other] continue o ataque, sofrendo 1 acerto
    }
arrakis-option-retreat = recue
arrakis-option-stand = fique e continue lutando

## Yes and no
arrakis-option-yes = sim
arrakis-option-no = não
arrakis-option-yes-reserve = descarte a ficha de especiaria por 1 de especiaria
arrakis-option-yes-enter = { $leader-the } entra em jogo
arrakis-option-stop-enter = { $leader-the } não entra em jogo
arrakis-option-no-reserve = guarde a ficha de especiaria
arrakis-option-yes-advance = avance para { $area-the }
arrakis-option-no-advance = fique
arrakis-option-no-sister = não coloque ficha
arrakis-option-no-worm = não vem nenhum verme da areia
arrakis-option-no-carryall = abra mão da colheitadeira

## Free actions
arrakis-option-free = ação livre: { $free }
arrakis-option-scout =
    { $sparing ->
        [yes] faça reconhecimento { $area-of } com { $vehicle-the } na { $zone }, removendo em vez dele o Navegador da Guilda
       *[no] faça reconhecimento { $area-of } com { $vehicle-the } na { $zone }
    }
arrakis-option-train = revele a ficha com { $figures } { $area-in }
arrakis-option-atomics = detone as armas atômicas, { $atomics }: { $effect }
arrakis-option-scheming = descarte { $amount } cópias de { arrakis-card-hawats_scheming }
arrakis-option-bombard = bombardeie { $area-the } com a fragata na { $zone }

## Spice and the Imperium
arrakis-option-pay-power =
    { $deal ->
        [keep] { $power }: pague { $price } de especiaria para ficar
        [raise] { $power }: pague { $price } de especiaria para subir
       *[nothing] { $power }: não pague nada
    }
arrakis-option-pay-stockpile =
    { $price ->
        [0] não estoque nada
       *[other] estoque { $price } de especiaria por 1 de supremacia
    }
arrakis-option-pay-reserve =
    { $price ->
        [0] não guarde nada
       *[other] guarde { $price } de especiaria para uma rodada posterior
    }
arrakis-option-imperium = { $power }
arrakis-option-imperium-action = { $effect }
arrakis-option-imperium-yards = realize uma ação { $power-of }: ponha 2 fragatas a bordo do seu Heighliner
arrakis-option-imperium-down = { $power } 1 passo para baixo
arrakis-option-imperium-pay = pague por { $power }
arrakis-option-one_only =
    { $power-id ->
        [landsraad] realize uma ação { $power-of }, mas ponha só 1 Tropa das Casas Maiores a bordo
       *[choam] realize uma ação { $power-of }, mas ponha só 1 fragata a bordo
    }

## The desert
arrakis-option-wormsigns = coloque até { $amount } sinais de verme
arrakis-option-move_worms = mova até { $amount } vermes da areia
arrakis-option-attack_worm = ataque com um verme da areia
arrakis-option-wild_maker = { $effect }
arrakis-option-wild_maker-appears = o Criador Selvagem
arrakis-option-sandworm = um verme da areia

## Choices
arrakis-option-marker = { $marker }
arrakis-option-shift =
    { $amount ->
        [1] { $marker } { $amount } passo para baixo, { $other } { $amount } passo para cima
       *[other] { $marker } { $amount } passos para baixo, { $other } { $amount } passos para cima
    }
arrakis-option-sector = { $sector }
arrakis-option-amount = { $amount }
arrakis-option-amount-effect = { $effect }
arrakis-option-amount-tokens =
    { $amount ->
        [0] não compre ficha de mobilização
        [1] compre { $amount } ficha de mobilização
       *[other] compre { $amount } fichas de mobilização
    }
arrakis-option-amount-land = { $figures } na primeira área
arrakis-option-take_leader = { $leader }
arrakis-option-take_leader-tank = mande { $leader-the } para o tanque
arrakis-option-take_leader-swap = tire { $leader-the } do tabuleiro
