# What has happened, told about the players by name: one message an event, and some for what an event may lack.
# Lines of a log: they begin with a capital when they are shown, and end without a full stop.
# Nothing here agrees with a player's gender.

seat-name = Jogador { $number }

event-round_began = Rodada { $round }: { $conflict }. { $seat } começa
event-drew =
    { $amount ->
        [1] { $seat } compra { $amount } carta
       *[other] { $seat } compra { $amount } cartas
    }
event-drew_card = { $seat } compra { $card }
event-reshuffled = { $seat } embaralha a pilha de descarte para formar um novo baralho
event-sent_agent = { $seat } envia um Agente para { $space-the } com { $card }
event-sent_agent-from = { $seat } move um Agente { $origin-of } para { $space-the } com { $card }
event-paid = { $seat } paga { $amounts }
event-paid-for = { $seat } paga { $amounts } ({ $source })
event-gained_some = { $seat } ganha { $amounts }
event-gained_some-from = { $seat } ganha { $amounts } ({ $source })
event-recruited_troops = { $seat } recruta { $units }
event-deployed_some = { $seat } envia { $units } para o Conflito
event-retreated = { $seat } recua { $units } do Conflito
event-lost_troops = { $seat } perde { $units } { $place-from }
event-influence_rose = { $seat } sobe para { $level } de Influência com { $faction-the }
event-influence_fell = { $seat } cai para { $level } de Influência com { $faction-the }
event-took_alliance = { $seat } conquista a Aliança { $faction-of }
event-took_alliance-from = { $seat } toma de { $other } a Aliança { $faction-of }
event-lost_alliance = { $seat } perde a Aliança { $faction-of }
event-lost_point = { $seat } perde 1 Ponto de Vitória ({ $source })
event-played_intrigue = { $seat } joga “{ $intrigue }”
event-drew_intrigue =
    { $amount ->
        [1] { $seat } compra { $amount } Carta de Intriga
       *[other] { $seat } compra { $amount } Cartas de Intriga
    }
event-drew_intrigue_card = { $seat } compra a Carta de Intriga “{ $intrigue }”
event-stole_intrigue = { $seat } pega uma Carta de Intriga de { $other }
event-drew_intrigue_card-from = { $seat } pega a Carta de Intriga “{ $intrigue }” de { $other }
event-lost_intrigue_card = { $seat } tem de entregar a Carta de Intriga “{ $intrigue }”
event-revealed_hand = { $seat } realiza o turno de Revelar
event-revealed_card = { $seat } revela { $card }
event-acquired_card = { $seat } adquire { $card }
event-trashed_card = { $seat } exclui { $card } { $place-from }
event-discarded_card = { $seat } descarta { $card }
event-acquired_tile =
    { $negotiators ->
        [0] { $seat } adquire { $tile }
        [1] { $seat } adquire { $tile }, devolvendo { $negotiators } Negociante
       *[other] { $seat } adquire { $tile }, devolvendo { $negotiators } Negociantes
    }
event-used_tile = { $seat } usa { $tile }
event-freighter_advanced = { $seat } avança o Cargueiro para o espaço { $position } da trilha de Envios
event-freighter_recalled = { $seat } revoca o Cargueiro do espaço { $position } da trilha de Envios
event-placed_negotiator = { $seat } coloca um Negociante no tabuleiro de Ix
event-commissioned_ship = { $seat } encomenda um encouraçado
event-set_strength = { $seat } tem força { $strength } no Conflito
event-passed = { $seat } passa
event-won_conflict = { $seat } vence o Conflito com força { $strength }
# place is 1 for the second reward, 2 for the third.
event-took_place =
    { $place ->
        [1] { $seat } recebe a recompensa do segundo lugar com força { $strength }
       *[other] { $seat } recebe a recompensa do terceiro lugar com força { $strength }
    }
event-took_place-tied =
    { $place ->
        [1] { $seat } empata em primeiro lugar com força { $strength } e recebe a recompensa do segundo lugar
       *[other] { $seat } empata em segundo lugar com força { $strength } e recebe a recompensa do terceiro lugar
    }
event-took_nothing = { $seat } luta com força { $strength } e fica sem recompensa
event-for_nothing = { $seat } resolve um efeito que não é possível agora: { $effect } ({ $source })
event-took_control = { $seat } assume o controle { $space-of }
event-placed_ship = { $seat } coloca um encouraçado { $space-in }
event-ship_came_home = { $seat } traz o encouraçado { $space-of } de volta para a guarnição
event-bonus_spice =
    { $amount ->
        [1] { $space }: { $amount } especiaria bônus
       *[other] { $space }: { $amount } especiarias bônus
    }
event-recalled_agents = todos os Agentes voltam; { $seat } fica com o marcador de Primeiro jogador
event-closed_space = { $seat } fecha { $space-the } com “{ card-the_voice }”
event-took_mentat = { $seat } pega o Mentat
event-took_swordmaster = { $seat } pega o Mestre de Espadas
event-took_council_seat = { $seat } ocupa um assento no Alto Conselho
event-recalled_agent = { $seat } revoca o Agente { $space-of }
event-removed_from_row = { $seat } remove { $card } da Linha Imperial
event-set_card_aside = { $seat } separa uma carta
event-card_came_back = { $seat } põe { $card } de volta na mão
event-put_on_deck = { $seat } coloca { $card } no topo do baralho
event-buried_intrigue = { $seat } coloca uma Carta de Intriga embaixo do baralho
event-took_from_discard = { $seat } pega { $card } da pilha de descarte
event-chose_leader = { $seat } joga com { $leader }
event-passed_turn = { $seat } passa o turno
event-another_turn_taken = { $seat } realiza outro turno
event-game_ended = a partida acabou: { $seat } vence
event-moved_snooper = { $seat } pega a ficha de Farejador { $faction-of }, ficha { $number } de 4
event-showed_masterstroke = { $seat } mostra o Golpe de Mestre: { $factions }
event-combat_began = começa o Combate
event-turn_began = turno: { $seat }
event-returned_ship = { $seat } devolve um encouraçado ao estoque
event-row_refilled = a carta “{ $card }” entra na Linha Imperial
event-tile_turned_up = a peça “{ $tile }” é virada para cima

## House Hagal
event-revealed_hagal = { $seat } revela a carta da Casa Hagal “{ $hagal }”
event-rival_sent_agent = { $seat } envia um Agente para { $space-the }
# why: 1 occupied, 2 The Voice, 3 no bonus spice, 4 no dreadnought left, 5 too little influence, 6 the deck is shuffled
event-skipped_hagal =
    { $why ->
        [1] a carta “{ $hagal }” é ignorada: o espaço está ocupado
        [2] a carta “{ $hagal }” é ignorada: “{ card-the_voice }” fecha o espaço
        [3] a carta “{ $hagal }” é ignorada: nenhum espaço de Criador acessível tem especiaria bônus
        [4] a carta “{ $hagal }” é ignorada: { $seat } não tem nenhum encouraçado no estoque
        [5] a carta “{ $hagal }” é ignorada: { $seat } não tem Influência suficiente com { faction-spacing_guild.the }
       *[6] carta “{ $hagal }”: o baralho é reembaralhado
    }
event-hagal_reshuffled = o baralho da Casa Hagal é reembaralhado
event-spent_for_point = { $seat } gasta { $amounts } por 1 Ponto de Vitória
event-spent_for_point-intrigue =
    { $amount ->
        [1] { $seat } gasta { $amount } Carta de Intriga por 1 Ponto de Vitória
       *[other] { $seat } gasta { $amount } Cartas de Intriga por 1 Ponto de Vitória
    }
event-hagal_swords = { $seat } ganha { $amounts } da carta da Casa Hagal “{ $hagal }”
event-removed_control = { $seat } perde o controle { $space-of }
event-rival_stuck = { $seat } não tem espaço para onde enviar um Agente
event-trashed_tile = a peça “{ $tile }” é excluída: nenhum Rival poderia adquiri-la
event-churned = Linha Imperial alterada com dados: saíram { $one } e { $two }
event-spice_to_bank = { $seat } devolve { $amounts } { $space-of } ao banco
