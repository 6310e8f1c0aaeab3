# What is asked in War for Arrakis: one message a moment.

# A card or leader asks.
arrakis-question-by = { $source }: { $question }
# A human decides for the automaton.
arrakis-question-for = Decisão pelos { $side }: { $question }

## The turn
arrakis-question-turn = Seu turno: o que você faz?
arrakis-question-turn-member = Quem de vocês age neste turno?
arrakis-question-after = Mais alguma coisa antes do fim do turno?
arrakis-question-play = Qual carta de Planejamento você joga?
arrakis-question-choose = O que disto você faz?
arrakis-question-draw =
    { $amount ->
        [1] De qual baralho você compra?
       *[other] De quais baralhos você compra { $amount } cartas?
    }
arrakis-question-free-scout = De qual área se faz reconhecimento?
arrakis-question-free-train = Qual ficha de mobilização você revela?
arrakis-question-free-atomics = Onde são detonadas as armas atômicas da família?
arrakis-question-free-scheming = Quantas cópias você descarta?
arrakis-question-free-bombard = O que é bombardeado?

## Dice
arrakis-question-allocate = Há mais dados com um resultado do que cabem na caixa dele: qual você muda?
arrakis-question-divide =
    { $amount ->
        [1] Qual dado você dá ao seu aliado?
       *[other] Qual dado você dá ao seu aliado? (faltam { $amount })
    }
arrakis-question-sister = Você coloca uma ficha Bene Gesserit como um dado a mais?

## Moving and attacking
arrakis-question-move-legion =
    { $amount ->
        [1] Qual legião se move?
       *[other] Qual legião se move? (até { $amount })
    }
arrakis-question-move-way = Como a legião { $start-in } se move?
arrakis-question-move-goal = Para onde vai a legião { $start-in }?
arrakis-question-move-figures = Quem vai { $start-of } para { $area-the }?
arrakis-question-attack-legion = Qual legião ataca?
arrakis-question-attack-way = Como a legião { $start-in } ataca?
arrakis-question-attack-goal = O que a legião { $start-in } ataca?
arrakis-question-attack-figures = Quem ataca { $area-the } a partir { $start-of }?
arrakis-question-enter = Qual área vem primeiro?
arrakis-question-stack = Unidades demais { $area-in }: o que é removido?

## Battle
arrakis-question-battle-cards =
    { $dice ->
        [1] Batalha { $area-in }: você rola { $dice } dado de combate. Descarta cartas de Planejamento para ter mais?
       *[other] Batalha { $area-in }: você rola { $dice } dados de combate. Descarta cartas de Planejamento para ter mais?
    }
arrakis-question-battle-leaders =
    { $amount ->
        [1] Batalha { $area-in }: quem usa o especial?
       *[other] Batalha { $area-in }: quem usa um especial? (restam { $amount })
    }
arrakis-question-battle-cease = Batalha { $area-in }: você continua o ataque?
arrakis-question-battle-retreat = Batalha { $area-in }: você recua?
arrakis-question-battle-retreat-to = Recuo { $area-of }: para onde recua o defensor?
arrakis-question-battle-advance = Vitória { $area-in }: você avança?
arrakis-question-casualties =
    { $amount ->
        [1] { $amount } acerto { $area-in }: quem o sofre?
       *[other] { $amount } acertos { $area-in }: quem sofre o primeiro?
    }

## The desert
arrakis-question-power = Poder do Deserto: o que você faz?
arrakis-question-signs =
    { $amount ->
        [1] Onde você coloca um sinal de verme?
       *[other] Onde você coloca um sinal de verme? (faltam { $amount })
    }
arrakis-question-sign-places = Restam poucos sinais de verme: para onde vai um?
arrakis-question-sign-order = Qual verme da areia aparece primeiro?
arrakis-question-worm-move =
    { $amount ->
        [1] Qual verme da areia se move?
       *[other] Qual verme da areia se move? (até { $amount })
    }
arrakis-question-worm-goal = Para onde vai o verme da areia { $area-in }?
arrakis-question-worm-attack = Qual verme da areia ataca?
arrakis-question-worm-target = O que o verme da areia { $area-in } ataca?
arrakis-question-appear-figure = Aparece um verme da areia { $area-in }: qual?
arrakis-question-appear-from = Aparece um verme da areia { $area-in }, mas não resta nenhum: de onde vem um?
arrakis-question-appear-retreat = Aparece um verme da areia { $area-in }: para onde recua a legião?
arrakis-question-carryall = Um verme da areia ataca a colheitadeira { $area-in }: um transportador aéreo a salva?
arrakis-question-storms = Qual legião a tempestade atinge primeiro?

## Vehicles, spice and the Imperium
arrakis-question-vehicles = Onde você os coloca? (faltam { $vehicles })
arrakis-question-any_vehicle =
    { $amount ->
        [1] Qual veículo você coloca, e onde?
       *[other] Qual veículo você coloca, e onde? (faltam { $amount })
    }
arrakis-question-harvest-reserve = { $amount } de especiaria na colheita: você descarta a ficha de especiaria por mais 1?
arrakis-question-harvest-power = { $amount } de especiaria restante: quanto você paga por { $power } (passo { $step } de { $top })?
arrakis-question-harvest-stockpile = { $amount } de especiaria restante: você estoca?
arrakis-question-harvest-save = { $amount } de especiaria restante: você guarda 1?
arrakis-question-imperium = Qual ação do Imperium você realiza?
arrakis-question-earned = Qual das ações do Imperium que você pagou vem a seguir?
arrakis-question-landing-frigate =
    { $amount ->
        [1] Seu Heighliner chegou a Arrakis: para onde vai a fragata?
       *[other] Seu Heighliner chegou a Arrakis: para onde vai uma fragata? (faltam { $amount })
    }
arrakis-question-landing-divide = Seu Heighliner chegou a Arrakis: quantas de { $figures } desembarcam na primeira área?
arrakis-question-landing-troops = Seu Heighliner chegou a Arrakis: onde desembarca o grupo de { $figures }?
arrakis-question-landing-navigator = Para onde vai o Navegador da Guilda?

## The end of the round
arrakis-question-claim_end = Qual carta de Presciência você reivindica?
arrakis-question-last_scout = Os ornitópteros se vão: antes disso, faz-se reconhecimento de uma área?
arrakis-question-swap = Qual Líder nomeado você tira do tabuleiro, em troca de um genérico?
arrakis-question-hand_limit =
    { $amount ->
        [1] Cartas de Planejamento demais: qual você descarta?
       *[other] Cartas de Planejamento demais: qual você descarta? (faltam { $amount })
    }
arrakis-question-unclaimed = O que acontece com { $prescience }, que ninguém reivindicou?

## Effects of cards and leaders
arrakis-question-place = Onde você coloca { $figures }?
arrakis-question-place-figures = { $figures }: quem vai para { $area-the }?
arrakis-question-scatter =
    { $amount ->
        [1] Onde você coloca { $figures }?
       *[other] Onde você coloca a próxima figura? (faltam { $figures })
    }
arrakis-question-replace =
    { $amount ->
        [1] Qual figura é substituída?
       *[other] Qual figura é substituída? (faltam { $amount })
    }
arrakis-question-deploy = Quem é mobilizado, e onde? (faltam { $figures })
arrakis-question-deploy-token = Onde você coloca a ficha de mobilização?
arrakis-question-deploy-leader = Qual Líder vai para { $area-the }?
arrakis-question-deploy-only-leader = Onde você coloca um Líder?
arrakis-question-deploy-amount = Quantas fichas de mobilização você compra?
arrakis-question-forced_discard =
    { $amount ->
        [1] Qual carta de Planejamento você descarta?
       *[other] Qual carta de Planejamento você descarta? (faltam { $amount })
    }
arrakis-question-forced_discard-member = De quem é a carta de Planejamento descartada?
arrakis-question-marker =
    { $amount ->
        [1] Qual marcador de presciência avança { $amount } passo?
       *[other] Qual marcador de presciência avança { $amount } passos?
    }
arrakis-question-flee =
    { $amount ->
        [1] Qual unidade sai?
       *[other] Qual unidade sai? (faltam { $amount })
    }
arrakis-question-flee-reveal =
    { $amount ->
        [1] Qual ficha de mobilização é revelada?
       *[other] Qual ficha de mobilização é revelada? (faltam { $amount })
    }
arrakis-question-kitab = Qual sietch se move?
arrakis-question-kitab-goal = Para onde vai o sietch { $area-in }?
arrakis-question-kitab-figures = Quem vai com o sietch { $start-of } para { $area-the }?

## What is picked: the effect says what, and these ask
arrakis-question-pick = { $effect }. O que você escolhe?
arrakis-question-pick-hit =
    { $amount ->
        [1] { $amount } acerto: qual veículo é removido?
       *[other] { $amount } acertos: qual veículo é removido?
    }
arrakis-question-pick-captured = Qual legião é atacada?
arrakis-question-pick-swap = Com qual sietch são trocadas as fichas?
arrakis-question-pick-tide = Para onde vai a legião { $area-in }?
arrakis-question-pick-atomics = Onde são detonadas as armas atômicas da família?
arrakis-question-pick-maker = Onde aparece o Criador Selvagem?
arrakis-question-pick-enter = { $leader-the } entra em jogo? Nesse caso, { $ousted-the } sai do jogo
arrakis-question-pick-die = Qual resultado mostra o próximo dado dos Harkonnen?

## Equal choices of the automaton
arrakis-question-solo-sector = Em qual setor ficam as colheitadeiras?
arrakis-question-solo-carryalls = Para onde vai um transportador aéreo?
arrakis-question-solo-ornithopters = Para onde vai um ornitóptero?
arrakis-question-solo-harvesters = Para onde vai uma colheitadeira?
arrakis-question-solo-attack = Qual legião ataca?
arrakis-question-solo-sietch = Qual sietch eles visam?
arrakis-question-solo-target = O que é atacado?
arrakis-question-solo-step = Para onde vai a legião { $start-in }?
arrakis-question-solo-goal = Para onde vai a legião?
arrakis-question-solo-fly = Qual ornitóptero leva a legião?
arrakis-question-solo-move = Qual legião se move?
arrakis-question-solo-leader = Qual Líder vai junto?
arrakis-question-solo-deploy = Para onde vão as figuras?
arrakis-question-solo-replace = Onde uma figura é substituída?
arrakis-question-solo-tokens = Qual ficha de mobilização é revelada?
arrakis-question-solo-pay = Por qual marcador do Imperium se paga?
