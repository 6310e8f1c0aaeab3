# O que aconteceu em poucas palavras, abaixo do nome de quem o fez: sem sujeito, para servir também a “Você”.

brief-took_alliance = Aliança { $faction-of }
brief-took_alliance-from = Aliança { $faction-of } (era de { $other })
brief-lost_alliance = perde a Aliança { $faction-of }
brief-lost_intrigue_card = perde a Carta de Intriga “{ $intrigue }”
brief-revealed_hand = Revelação
brief-acquired_card = adquire { $card }
brief-trashed_card = exclui { $card }
brief-discarded_card = descarta { $card }
brief-acquired_tile = adquire “{ $tile }”
brief-set_strength = força { $strength }
brief-passed = passa
brief-won_conflict = vence com { $strength }
brief-took_place =
    { $place ->
        [1] segunda recompensa com { $strength }
       *[other] terceira recompensa com { $strength }
    }
brief-took_place-tied =
    { $place ->
        [1] empate em primeiro com { $strength }: segunda recompensa
       *[other] empate em segundo com { $strength }: terceira recompensa
    }
brief-took_nothing = sem recompensa com { $strength }
brief-took_control = controle { $space-of }
brief-placed_ship = encouraçado { $space-in }
brief-ship_came_home = encouraçado { $space-of } de volta
brief-closed_space = fecha { $space-the }
brief-took_mentat = pega o Mentat
brief-recalled_agent = Agente { $space-of } de volta
brief-removed_from_row = remove { $card } da Linha
brief-set_card_aside = separa uma carta
brief-card_came_back = { $card } de volta na mão
brief-put_on_deck = { $card } no topo do baralho
brief-buried_intrigue = Carta de Intriga embaixo do baralho
brief-took_from_discard = { $card } da pilha de descarte
brief-passed_turn = passa o turno
brief-another_turn_taken = outro turno
brief-moved_snooper = ficha de Farejador { $faction-of } ({ $number } de 4)
brief-returned_ship = encouraçado para o estoque
brief-removed_control = perde o controle { $space-of }
brief-spent_for_point = { $amounts } por 1 Ponto de Vitória
brief-spent_for_point-intrigue =
    { $amount ->
        [1] { $amount } Carta de Intriga por 1 Ponto de Vitória
       *[other] { $amount } Cartas de Intriga por 1 Ponto de Vitória
    }
brief-round_began = Rodada { $round }: { $conflict }. Primeiro: { $seat }
brief-recalled_agents = Todos os Agentes voltam
brief-game_ended = A partida acabou. Vitória: { $seat }
