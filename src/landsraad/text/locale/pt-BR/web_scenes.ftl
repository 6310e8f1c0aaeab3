# O que os outros fazem, mostrado em cenas; o resumo.
table-scene = O que os outros fazem
table-scene-moves = { $name } está jogando
table-scene-with = com
table-scene-skip = Pular
table-scene-again = Ver de novo: { $what }
table-scene-points = pontos de vitória
table-scene-swords = espadas
table-scene-freighter = cargueiro
table-scene-council = assento no Alto Conselho
table-scene-swordmaster = Mestre de Espadas
table-recap = Desde o seu último turno
table-recap-watch = Ver
table-key-space = Espaço
table-key-skip = pular este turno alheio
table-key-rush = ir até o seu próprio turno
table-key-recap = ver de novo o que houve desde o seu último turno
table-scene-continue = Continuar
table-curtain-told = Desde a última vez de { $name }
table-fight-phase-strength = Força
table-fight-phase-cards = Cartas de Combate
table-fight-phase-ranking = Classificação
table-fight-phase-rewards = Recompensas
table-fight-equal = empate
table-fight-passes = passa
table-fight-reward =
    { $place ->
        [2] segunda recompensa
       *[3] terceira recompensa
    }
table-fight-no-reward = sem recompensa
table-fight-tie-first = Empate pelo primeiro lugar com { $strength } ({ $names }): ninguém vence e cada um recebe a segunda recompensa.
table-fight-tie-second = Empate pelo segundo lugar com { $strength } ({ $names }): cada um recebe a terceira recompensa.
table-fight-tie-third = Empate pelo terceiro lugar com { $strength } ({ $names }): ninguém recebe a terceira recompensa.
table-fight-board = Tabuleiro
table-scene-own = Você: { $what }
table-why-rival = Por que ali?
table-aimed = Contra você
table-aimed-by = { $name } com { $card }
table-aimed-seen = Visto
table-asked-by = No turno de { $name }: { $card }
table-asked-turn = No turno de { $name }
