# Lo que ha ocurrido, contado con los nombres de los jugadores: un mensaje por suceso, y algunos para lo que puede faltar.
# Son líneas de un registro: reciben su mayúscula inicial al mostrarse y no llevan punto final.

seat-name = Jugador { $number }

event-round_began = Ronda { $round }: { $conflict }. Empieza { $seat }
event-drew =
    { $amount ->
        [one] { $seat } roba { $amount } carta
       *[other] { $seat } roba { $amount } cartas
    }
event-drew_card = { $seat } roba «{ $card }»
event-reshuffled = { $seat } baraja su pila de descartes para rehacer su mazo
event-sent_agent = { $seat } envía a un Agente a { $space-the } con «{ $card }»
event-sent_agent-from = { $seat } mueve a un Agente de { $origin-the } a { $space-the } con «{ $card }»
event-paid = { $seat } paga { $amounts }
event-paid-for = { $seat } paga { $amounts } ({ $source })
event-gained_some = { $seat } recibe { $amounts }
event-gained_some-from = { $seat } recibe { $amounts } ({ $source })
event-recruited_troops = { $seat } recluta { $units }
event-deployed_some = { $seat } despliega { $units } en el Conflicto
event-retreated = { $seat } repliega { $units } del Conflicto
event-lost_troops = { $seat } pierde { $units } { $place-from }
event-influence_rose =
    { $level ->
        [one] { $seat } sube a { $level } punto de Influencia con { $faction-the }
       *[other] { $seat } sube a { $level } puntos de Influencia con { $faction-the }
    }
event-influence_fell =
    { $level ->
        [one] { $seat } baja a { $level } punto de Influencia con { $faction-the }
       *[other] { $seat } baja a { $level } puntos de Influencia con { $faction-the }
    }
event-took_alliance = { $seat } toma la Alianza con { $faction-the }
event-took_alliance-from = { $seat } le quita a { $other } la Alianza con { $faction-the }
event-lost_alliance = { $seat } pierde la Alianza con { $faction-the }
event-lost_point = { $seat } pierde 1 Punto de Victoria ({ $source })
event-played_intrigue = { $seat } juega «{ $intrigue }»
event-drew_intrigue =
    { $amount ->
        [one] { $seat } roba { $amount } carta de Intriga
       *[other] { $seat } roba { $amount } cartas de Intriga
    }
event-drew_intrigue_card = { $seat } roba la carta de Intriga «{ $intrigue }»
event-stole_intrigue = { $seat } le quita una carta de Intriga a { $other }
event-drew_intrigue_card-from = { $seat } le quita la carta de Intriga «{ $intrigue }» a { $other }
event-lost_intrigue_card = { $seat } tiene que entregar la carta de Intriga «{ $intrigue }»
event-revealed_hand = { $seat } juega su turno de Revelación
event-revealed_card = { $seat } revela «{ $card }»
event-acquired_card = { $seat } adquiere «{ $card }»
event-trashed_card = { $seat } desecha «{ $card }» { $place-from }
event-discarded_card = { $seat } descarta «{ $card }»
event-acquired_tile =
    { $negotiators ->
        [0] { $seat } adquiere «{ $tile }»
        [one] { $seat } adquiere «{ $tile }» y devuelve { $negotiators } Negociador
       *[other] { $seat } adquiere «{ $tile }» y devuelve { $negotiators } Negociadores
    }
event-used_tile = { $seat } usa «{ $tile }»
event-freighter_advanced = { $seat } hace avanzar su Carguero a la casilla { $position } del medidor de Flete
event-freighter_recalled = { $seat } hace retornar su Carguero desde la casilla { $position } del medidor de Flete
event-placed_negotiator = { $seat } coloca un Negociador en el tablero de Ix
event-commissioned_ship = { $seat } pone en servicio un acorazado
event-set_strength = { $seat } tiene { $strength } de Potencia de Combate en el Conflicto
event-passed = { $seat } pasa
event-won_conflict = { $seat } vence en el Conflicto con { $strength } de Potencia de Combate
# place es 1 para la segunda recompensa y 2 para la tercera.
event-took_place =
    { $place ->
        [1] { $seat } obtiene la recompensa por la segunda posición con { $strength } de Potencia de Combate
       *[other] { $seat } obtiene la recompensa por la tercera posición con { $strength } de Potencia de Combate
    }
event-took_place-tied =
    { $place ->
        [1] { $seat } empata por la primera posición con { $strength } de Potencia de Combate y obtiene la recompensa por la segunda
       *[other] { $seat } empata por la segunda posición con { $strength } de Potencia de Combate y obtiene la recompensa por la tercera
    }
event-took_nothing = { $seat } combate con { $strength } de Potencia de Combate y se queda sin recompensa
event-for_nothing = { $seat } resuelve un efecto que ahora no es posible: { $effect } ({ $source })
event-took_control = { $seat } toma el control de { $space-the }
event-placed_ship = { $seat } coloca un acorazado en { $space-the }
event-ship_came_home = el acorazado de { $seat } vuelve de { $space-the } a la guarnición
event-bonus_spice = { $space }: { $amount } de especia adicional
event-recalled_agents = todos los Agentes vuelven; el indicador de jugador inicial pasa a { $seat }
event-closed_space = { $seat } cierra { $space-the } con «{ card-the_voice }»
event-took_mentat = { $seat } toma al Mentat
event-took_swordmaster = { $seat } toma a su Maestro de armas
event-took_council_seat = { $seat } ocupa un asiento en el Alto Consejo
event-recalled_agent = { $seat } hace volver al Agente que estaba en { $space-the }
event-removed_from_row = { $seat } retira «{ $card }» de la Fila del Imperio
event-set_card_aside = { $seat } deja aparte una carta
event-card_came_back = { $seat } recupera «{ $card }», que había dejado aparte
event-put_on_deck = { $seat } pone «{ $card }» encima de su mazo
event-buried_intrigue = { $seat } pone una carta de Intriga en la parte inferior del mazo
event-took_from_discard = { $seat } toma «{ $card }» de su pila de descartes
event-chose_leader = Líder de { $seat }: { $leader }
event-passed_turn = { $seat } pasa el turno
event-another_turn_taken = { $seat } juega otro turno
event-game_ended = fin de la partida: gana { $seat }
event-moved_snooper = { $seat } toma la ficha de Detector { $faction-of }, la { $number }.ª de 4
event-showed_masterstroke = { $seat } muestra su { ability-masterstroke }: { $factions }
event-combat_began = empieza el Combate
event-turn_began = turno de { $seat }
event-returned_ship = { $seat } devuelve un acorazado a su suministro
event-row_refilled = «{ $card }» entra en la Fila del Imperio
event-tile_turned_up = «{ $tile }» se pone bocarriba

## Casa Hagal
event-revealed_hagal = { $seat } revela la carta de la Casa Hagal «{ $hagal }»
event-rival_sent_agent = { $seat } envía a un Agente a { $space-the }
# why: 1 ocupada, 2 La Voz, 3 sin especia adicional, 4 sin acorazados, 5 poca Influencia, 6 se baraja el mazo
event-skipped_hagal =
    { $why ->
        [1] se omite «{ $hagal }»: la casilla está ocupada
        [2] se omite «{ $hagal }»: «{ card-the_voice }» cierra la casilla
        [3] se omite «{ $hagal }»: ninguna casilla de Hacedor accesible tiene especia adicional
        [4] se omite «{ $hagal }»: { $seat } no tiene acorazados en su suministro
        [5] se omite «{ $hagal }»: { $seat } no tiene suficiente Influencia con { faction-spacing_guild.the }
       *[6] «{ $hagal }»: se vuelve a barajar el mazo
    }
event-hagal_reshuffled = se vuelve a barajar el mazo de la Casa Hagal
event-spent_for_point = { $seat } gasta { $amounts } para obtener 1 Punto de Victoria
event-spent_for_point-intrigue =
    { $amount ->
        [one] { $seat } gasta { $amount } carta de Intriga para obtener 1 Punto de Victoria
       *[other] { $seat } gasta { $amount } cartas de Intriga para obtener 1 Punto de Victoria
    }
event-hagal_swords = { $seat } recibe { $amounts } de la carta de la Casa Hagal «{ $hagal }»
event-removed_control = { $seat } pierde el control de { $space-the }
event-rival_stuck = { $seat } no tiene ninguna casilla a la que enviar a un Agente
event-trashed_tile = se desecha «{ $tile }»: ningún Rival podía adquirirla
event-churned = Fila del Imperio: los dados muestran { $one } y { $two }
event-spice_to_bank = { $seat } devuelve al banco { $amounts } de { $space-the }
