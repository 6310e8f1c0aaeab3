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
