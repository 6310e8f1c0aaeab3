# Lo que hacen los demás, mostrado en escenas; el resumen.
table-scene = Lo que hacen los demás
table-scene-moves = Mueve { $name }
table-scene-with = con
table-scene-skip = Saltar
table-scene-again = Ver otra vez: { $what }
table-scene-points = puntos de victoria
table-scene-swords = espadas
table-scene-freighter = carguero
table-scene-council = asiento en el Alto Consejo
table-scene-swordmaster = Maestro de armas
table-recap = Desde tu último turno
table-recap-watch = Ver
table-key-space = Espacio
table-key-skip = saltar este turno ajeno
table-key-rush = ir hasta tu propio turno
table-key-recap = ver otra vez lo ocurrido desde tu último turno
table-scene-continue = Continuar
table-curtain-told = Desde la última vez de { $name }
table-fight-phase-strength = Fuerza
table-fight-phase-cards = Cartas de combate
table-fight-phase-ranking = Clasificación
table-fight-phase-rewards = Recompensas
table-fight-equal = empate
table-fight-passes = pasa
table-fight-reward =
    { $place ->
        [2] segunda recompensa
       *[3] tercera recompensa
    }
table-fight-no-reward = sin recompensa
table-fight-tie-first = Empate por el primer lugar con { $strength } ({ $names }): nadie gana y cada cual toma la segunda recompensa.
table-fight-tie-second = Empate por el segundo lugar con { $strength } ({ $names }): cada cual toma la tercera recompensa.
table-fight-tie-third = Empate por el tercer lugar con { $strength } ({ $names }): nadie toma la tercera recompensa.
table-fight-board = Tablero
table-scene-own = Tú: { $what }
table-why-rival = ¿Por qué ahí?
table-aimed = Contra ti
table-aimed-by = { $name } con { $card }
table-aimed-seen = Visto
table-asked-by = En el turno de { $name }: { $card }
table-asked-turn = En el turno de { $name }
