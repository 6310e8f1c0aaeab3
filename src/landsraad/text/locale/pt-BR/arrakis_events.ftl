# What has happened in War for Arrakis, as lines of a log: told of the sides and their members, who may be one player or two.

arrakis-event-round_began = Começa a rodada { $round }
arrakis-event-phase_began = { $phase }
arrakis-event-turn_began = Turno { $side-of }
# Seen only by the player who draws.
arrakis-event-drew_card = { $member-the } compra { $card }
# A partner draws a card and passes it on.
arrakis-event-shown_card = { $player } vê { $card } { $deck-from }, que vai para { $member-the }
arrakis-event-drew =
    { $amount ->
        [1] { $member-the } compra { $amount } carta de Planejamento
       *[other] { $member-the } compra { $amount } cartas de Planejamento
    }
arrakis-event-discarded = { $member-the } descarta { $card }
arrakis-event-played = { $member-the } joga { $card }
arrakis-event-solo_card = { $member-the } compra e joga { $card }
arrakis-event-reinforced =
    { $amount ->
        [1] { $side-the } põem { $amount } carta no baralho de reforço
       *[other] { $side-the } põem { $amount } cartas no baralho de reforço
    }
arrakis-event-cone_spent = { $member-the } gasta uma ficha de cone de silêncio

## Dice
arrakis-event-dice_rolled = { $side-the } rolam { $results }
arrakis-event-die_changed = { $side-the } mudam um dado de { $result } para { $goal }
arrakis-event-sister_gained = { $side-the } pegam uma ficha Bene Gesserit
arrakis-event-sister_placed = { $side-the } colocam uma ficha Bene Gesserit em { $result }
arrakis-event-die_used = { $side-the } usam { $result } { $use }
# What a die is used for.
arrakis-use-move = para mover legiões
arrakis-use-attack = para atacar
arrakis-use-lead = para mover legiões com Líderes
arrakis-use-surprise = para um ataque surpresa
arrakis-use-deploy = para mobilizar
arrakis-use-draw = para comprar cartas de Planejamento
arrakis-use-elites = para transformar regulares em elites
arrakis-use-vehicles = para colocar veículos
arrakis-use-desert_power = para o Poder do Deserto
arrakis-use-card = para jogar uma carta de Planejamento
arrakis-event-desert_power = { $side-the } usam o Poder do Deserto
arrakis-event-leader_used = { $side-the } usam a ação especial { $leader-of }
arrakis-event-die_lost =
    { $token ->
        [1] { $member-the } perde uma ficha Bene Gesserit em { $result }
       *[0] { $member-the } perde um dado de { $result }
    }
arrakis-event-die_forced =
    { $token ->
        [1] { $member-the } deve usar a seguir a ficha Bene Gesserit em { $result }
       *[0] { $member-the } deve usar a seguir um dado de { $result }
    }
arrakis-event-solo_die = { $side-the } rolam { $result }

## Figures
arrakis-event-placed = { $side-the } colocam { $figures } { $area-in }
arrakis-event-leader_placed = { $leader-the } está agora { $area-in }
arrakis-event-leader_to_tank = { $leader-the } vai para o tanque de regeneração
arrakis-event-leader_entered = { $leader-the } entra em jogo
arrakis-event-leader_gone = { $leader-the } sai do jogo
arrakis-event-leader_back = { $leader-the } sai do tanque de regeneração
arrakis-event-leader_taken_off = { $leader-the } sai { $area-of } e fica ao lado do tabuleiro
arrakis-event-replaced = { $area }: { $figures } { $side-of } vira { $others }
arrakis-event-unit_left = { $side-the } removem { $figures } { $area-of }
arrakis-event-moved =
    { $amount ->
        [1] { $side-the } movem { $amount } unidade { $start-of } para { $area-the }
       *[other] { $side-the } movem { $amount } unidades { $start-of } para { $area-the }
    }
arrakis-event-retreated = { $side-the } recuam { $start-of } para { $area-the }

## Tokens and settlements
arrakis-event-token_drawn = { $side-the } compram uma ficha de mobilização
arrakis-event-token_placed = { $side-the } colocam uma ficha de mobilização virada para baixo { $area-in }
arrakis-event-token_lost = uma ficha de mobilização { $side-of } sai do jogo sem ser vista
arrakis-event-token_revealed = { $area }: uma ficha de mobilização mostra { $figures }
arrakis-event-tokens_swapped = { $side-the } trocam as fichas de mobilização { $start-of } e { $area-of }
arrakis-event-sietch_revealed = o sietch { $area-in } é revelado: nível { $rank }
arrakis-event-sietch_moved = o sietch se move { $start-of } para { $area-the }
arrakis-event-settlement_lost =
    { $side-id ->
        [harkonnen] o assentamento { $area-in } (nível { $rank }) é destruído
       *[atreides] o sietch { $area-in } (nível { $rank }) é destruído
    }
arrakis-event-station_taken = { $side-the } pegam a estação de testes { $area-in }: { $marker }

## Battle
arrakis-event-battle_began = { $side-the } atacam { $area-the } a partir { $start-of }
arrakis-event-battle_began-surprise = { $side-the } fazem um ataque surpresa: { $area }, a partir { $start-of }
arrakis-event-combat_rolled = { $side-the } rolam { $faces }
arrakis-event-combat_rolled-nothing = { $side-the } não rolam dados
arrakis-event-casualty =
    { $reduced ->
        [1] { $area }: { $figures } { $side-of } vira 1 regular
       *[0] { $area }: { $side-the } perdem { $figures }
    }
arrakis-event-casualty-leader = { $area }: { $side-the } perdem { $leader-the }
arrakis-event-battle_ended = { $side-the } vencem a batalha { $area-in }
arrakis-event-battle_ended-nobody = ninguém vence a batalha { $area-in }
arrakis-event-blast = ataque especial { $area-in }: { $faces } ({ $hits })

## The desert
arrakis-event-sign_placed = surge um sinal de verme { $area-in }
arrakis-event-sign_resolved = o sinal de verme { $area-in } é virado: { $sign }
arrakis-event-worm_placed =
    { $maker ->
        [1] o Criador Selvagem aparece { $area-in }
       *[0] um verme da areia aparece { $area-in }
    }
arrakis-event-worm_moved = um verme da areia se move { $start-of } para { $area-the }
arrakis-event-worm_attacked = um verme da areia ataca { $area-the }: { $faces } ({ $hits })
arrakis-event-storm = tempestade de Coriolis { $area-in }: { $faces } ({ $hits })
arrakis-event-atomics_detonated = { $side-the } detonam as armas atômicas da família: { $atomics }

## Vehicles and the air
arrakis-event-vehicle_placed = { $side-the } colocam { $vehicle-a } { $area-in }
arrakis-event-vehicle_placed-air = { $side-the } colocam { $vehicle-a } na { $zone }
arrakis-event-harvester_lost = a colheitadeira { $area-in } é destruída
arrakis-event-air_cleared = { $vehicle-the } sai da { $zone }
arrakis-event-scouted = { $side-the } fazem reconhecimento { $area-of } a partir da { $zone }
arrakis-event-navigator_placed = o Navegador da Guilda chega à { $zone }

## Tracks and the Imperium
arrakis-event-marker_advanced =
    { $amount ->
        [1] { $marker } avança { $amount } passo, para { $now }
       *[other] { $marker } avança { $amount } passos, para { $now }
    }
arrakis-event-marker_lowered =
    { $amount ->
        [1] { $marker } desce { $amount } passo, para { $now }
       *[other] { $marker } desce { $amount } passos, para { $now }
    }
arrakis-event-supremacy_rose = { $side-the } ganham { $amount } de supremacia: agora { $now }
arrakis-event-spice_harvested = { $side-the } colhem { $spice }
arrakis-event-paid =
    { $price ->
        [0] { $side-the } não pagam nada por { $power }: passo { $step }
       *[other] { $side-the } pagam { $price } de especiaria por { $power }: passo { $step }
    }
arrakis-event-ban = proibição { $power-of }: { $ban }
arrakis-event-imperium_lowered = { $power } desce para o passo { $step }
arrakis-event-heighliner_moved = o Heighliner { $side-of } avança para o passo { $step } de { $steps }
arrakis-event-recruited =
    { $amount ->
        [0] { $side-the } não põem nada a bordo do Heighliner ({ $power })
       *[other] { $side-the } põem { $figures } a bordo do Heighliner
    }
arrakis-event-landed = { $side-the } desembarcam { $figures } { $area-in }
arrakis-event-landed-frigate = { $side-the } desembarcam uma fragata na { $zone }

## Prescience
arrakis-event-prescience_revealed = carta de Presciência: { $prescience }
arrakis-event-prescience_removed = { $prescience } sai do jogo
arrakis-event-prescience_back = { $prescience } volta para o baralho
arrakis-event-claimed = { $side-the } reivindicam { $prescience }
arrakis-event-attached = { $card } fica junto de { $prescience }
# Seen only by the Atreides.
arrakis-event-objective_drawn = { $player } compra um objetivo secreto: { $steps }

## The automaton
arrakis-event-tactical_drawn =
    { $target ->
        [1] carta tática: o alvo { $side-of } é { $area-the }
       *[0] carta tática: { $side-the } colhem aqui: { $sectors }
    }
# How the central sectors, which count as one, are called there.
arrakis-event-tactical-central = setores centrais

## The end
arrakis-event-game_ended =
    { $how-id ->
        [supremacy] fim de jogo: { $side-the } vencem por supremacia
       *[prescience] fim de jogo: { $side-the } vencem por presciência
    }
arrakis-event-game_ended-unfinished = fim de jogo pelo limite de rodadas: ninguém vence
