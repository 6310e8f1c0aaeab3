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
