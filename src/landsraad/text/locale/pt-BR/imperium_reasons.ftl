# Why something is not allowed, with the facts of the position. A resource or a unit among the facts turns every number
# beside it into an amount too: $price with $resource gives $price-of ("4 especiarias").

reason-with-rule = { $reason } ({ $rule })
# When nobody has written a message for a reason.
reason-unknown = Isto não é permitido agora.

## Sending an agent
reason-wrong-icon = { $space-the } exige o ícone de Agente { $icon }, que a carta “{ $card }” não tem.
reason-no-agent-icons = A carta “{ $card }” não tem ícone de Agente e não pode enviar um Agente.
reason-card-not-in-hand = A carta “{ $card }” não está na sua mão.
reason-only-kwisatz-haderach = A carta “{ $card }” não pode mover um Agente que já está no tabuleiro.
reason-occupied =
    { $seats-count ->
        [1] { $seats } já ocupa { $space-the }.
       *[other] { $seats } já ocupam { $space-the }.
    }
reason-own-agent = Você já tem um Agente { $space-in }.
reason-price = { $space-the } custa { $price-of }; você tem { $have }.
reason-requirement = { $space-the } exige { $level } de Influência com { $faction-the }; você tem { $have }.
reason-no-swordmaster = Nesta dificuldade, você não pode enviar Agentes para { $space-the }.
reason-once = Você já usou { $space-the }, o que só é possível uma vez por partida.
reason-voice =
    { $seats-count ->
        [1] Seu próximo Agente não pode ir para { $space-the }: { $seats } usou “{ card-the_voice }”.
       *[other] Seu próximo Agente não pode ir para { $space-the }: { $seats } usaram “{ card-the_voice }”.
    }
reason-not-in-game = { $space-the } não está no tabuleiro nesta partida.
reason-no-agents = Você não tem nenhum Agente no seu Líder.
reason-no-agents-but-move = Você não tem nenhum Agente no seu Líder, mas { $card } pode mover um que está no tabuleiro: “{ $move }”.
reason-no-agent-there = Você não tem nenhum Agente { $space-in }.

## The moment
reason-not-your-turn = A decisão agora não é sua.
reason-wrong-moment = Este não é o momento para isso: { $option }.
reason-already-revealed = Você já revelou sua mão: este é seu turno de Revelar.
reason-already-sent = Você já enviou um Agente neste turno.
reason-must-act = Um turno é um turno do Agente ou um turno de Revelar: envie um Agente ou revele sua mão.
reason-must-finish = Antes é preciso resolver: { $effects }.
reason-nothing-to-pass = Nada permite que você passe.
reason-no-extra-turn = Nada lhe dá outro turno.
reason-not-asked = A pergunta agora é outra. { $question }
reason-game-over = A partida acabou.
reason-unknown-notation = “{ $notation }” não é uma jogada deste jogo.
reason-unknown-word = “{ $word }” não existe aqui. Você quis dizer: { $close }?
reason-unknown-word-alone = “{ $word }” não é conhecido aqui ({ $kind }).
reason-wrong-form = “{ $notation }” tem palavras de menos ou de mais. Escreve-se assim: { $form }.
reason-cannot-decline = Isto não pode ser recusado.

## Acquiring cards
reason-not-offered = A carta “{ $card }” não está disponível ali.
reason-persuasion = A carta “{ $card }” custa { $price } de Persuasão; você tem { $have }.
reason-not-reveal-turn = Só se adquirem cartas no seu turno de Revelar.
reason-cannot-be-bought = A carta “{ $card }” não pode ser adquirida com Persuasão.
reason-too-dear-for-effect = A carta “{ $card }” custa { $price } de Persuasão, mais do que o efeito permite.

## Intrigue cards
reason-intrigue-not-in-hand = Você não tem a Carta de Intriga “{ $card }”.
reason-no-such-part =
    { $parts ->
        [1] A Carta de Intriga “{ $card }” só tem { $parts } parte.
       *[other] A Carta de Intriga “{ $card }” só tem { $parts } partes.
    }
reason-timing = Esta parte da Carta de Intriga “{ $card }” só pode ser jogada { $timing-when }.
reason-condition = A Carta de Intriga “{ $card }” só pode ser jogada { $condition }.
reason-cost = Você não pode pagar o custo da Carta de Intriga “{ $card }”: { $cost }.
reason-no-units = Para jogar a Carta de Intriga “{ $card }”, você precisa ter uma unidade no Conflito.

## Tech tiles
reason-tile-not-owned = Você não tem a peça “{ $tile }”. Peças de Tecnologia são adquiridas por efeitos, como os dos espaços { space-tech_negotiation } e { space-dreadnought }.
reason-tile-flipped = A peça “{ $tile }” fica virada para baixo até a próxima rodada.
reason-tile-timing = A peça “{ $tile }” só pode ser usada antes de você enviar um Agente.
reason-tile-cost = Você não pode pagar o custo da peça “{ $tile }”: { $cost }.
reason-tile-no-use = A peça “{ $tile }” não tem nada que se use em um turno.
reason-tech-not-on-top = A peça “{ $tile }” não está virada para cima no topo de uma pilha.
reason-tech-price = A peça “{ $tile }” custa { $price-of } agora; você tem { $have }.
reason-tech-needs-spice = Aqui, a peça “{ $tile }” tem de ser paga com especiaria.
reason-negotiators =
    { $have ->
        [0] Você não tem nenhum Negociante no tabuleiro de Ix.
        [1] Você só tem { $have } Negociante no tabuleiro de Ix.
       *[other] Você só tem { $have } Negociantes no tabuleiro de Ix.
    }

## Units
reason-deploy-no-combat-space = Você só pode enviar unidades para o Conflito em um turno do Agente, depois de enviar um Agente para um espaço de Combate.
reason-deploy-limit = Você só pode enviar as unidades recrutadas neste turno e mais { $limit } da sua guarnição.
reason-deploy-garrison =
    { $have ->
        [0] Você não tem { $unit-none } na sua guarnição.
       *[other] Você só tem { $have-of } na sua guarnição.
    }
reason-units-not-there = Essas unidades não estão lá.
reason-no-place-for-dreadnought = Um encouraçado não pode ser colocado { $space-in }: tem de ser um local que possa ser controlado e onde ainda não haja um encouraçado.

## Picking one of several things
reason-not-in-place = A carta “{ $card }” não está { $place-in }.
reason-card-not-allowed = A carta “{ $card }” não pode ser escolhida aqui.
reason-amount-range = Escolha um número de { $least } a { $most }.
reason-faction-not-allowed = Você não pode escolher { $faction-the } aqui.
reason-no-influence-to-lose = Você não tem Influência com { $faction-the } para perder.
reason-seat-not-allowed = Você não pode escolher { $seats } aqui.
reason-space-not-allowed = Você não pode escolher { $space-the } aqui.
reason-leader-taken = { $leader } não está mais disponível.
reason-freighter-top = Seu Cargueiro está no topo da trilha de Envios e não pode avançar.
reason-freighter-bottom = Seu Cargueiro está no início da trilha de Envios: não há o que revocar.
reason-effect-not-open = Este efeito não está disponível para você: “{ $effect }”.
reason-effect-condition = A condição não foi cumprida: “{ $effect }”.
reason-effect-impossible = Isto não pode ser realizado agora: “{ $effect }”.
