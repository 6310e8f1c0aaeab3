# Lo ocurrido en pocas palabras, bajo el nombre de quien lo hizo: sin sujeto ni verbo conjugado, para que valga también para «Tú».

brief-took_alliance = Alianza con { $faction-the }
brief-took_alliance-from = Alianza con { $faction-the } (antes de { $other })
brief-lost_alliance = Alianza con { $faction-the } perdida
brief-lost_intrigue_card = carta de Intriga perdida: «{ $intrigue }»
brief-revealed_hand = Revelación
brief-acquired_card = adquisición: «{ $card }»
brief-trashed_card = desechada: «{ $card }»
brief-discarded_card = descartada: «{ $card }»
brief-acquired_tile = adquisición: «{ $tile }»
brief-set_strength = potencia { $strength }
brief-passed = paso
brief-won_conflict = victoria con { $strength }
brief-took_place =
    { $place ->
        [1] segunda recompensa con { $strength }
       *[other] tercera recompensa con { $strength }
    }
brief-took_place-tied =
    { $place ->
        [1] empate en primer lugar con { $strength }: segunda recompensa
       *[other] empate en segundo lugar con { $strength }: tercera recompensa
    }
brief-took_nothing = sin recompensa con { $strength }
brief-took_control = control de { $space-the }
brief-placed_ship = acorazado en { $space-the }
brief-ship_came_home = acorazado de vuelta de { $space-the }
brief-closed_space = cierre de { $space-the }
brief-took_mentat = Mentat tomado
brief-recalled_agent = Agente de vuelta de { $space-the }
brief-removed_from_row = «{ $card }» fuera de la Fila
brief-set_card_aside = carta apartada
brief-card_came_back = «{ $card }» de vuelta en la mano
brief-put_on_deck = «{ $card }» encima del mazo
brief-buried_intrigue = carta de Intriga bajo el mazo
brief-took_from_discard = «{ $card }» de los descartes
brief-passed_turn = turno pasado
brief-another_turn_taken = otro turno
brief-moved_snooper = ficha de Detector { $faction-of } ({ $number } de 4)
brief-returned_ship = acorazado al suministro
brief-removed_control = control de { $space-the } perdido
brief-spent_for_point = { $amounts } por 1 Punto de Victoria
brief-spent_for_point-intrigue =
    { $amount ->
        [one] { $amount } carta de Intriga por 1 Punto de Victoria
       *[other] { $amount } cartas de Intriga por 1 Punto de Victoria
    }
brief-round_began = Ronda { $round }: { $conflict }. Primero: { $seat }
brief-recalled_agents = Todos los Agentes vuelven
brief-game_ended = Fin de la partida. Victoria: { $seat }
