# El análisis de una partida terminada.

web-analysis-title = Análisis
web-analysis-tabs = Mirar atrás
web-analysis-not-yet = Una partida se analiza cuando ha terminado.
web-analysis-looking = Examinando cada decisión …
web-analysis-rough = La curva es un primer vistazo; las decisiones costosas llegan cuando todas se han examinado.
web-analysis-again = Intentar de nuevo
web-analysis-you-lost =
    { $count ->
        [one] Una decisión te costó un { $lost } %
       *[other] { $count } decisiones te costaron un { $lost } %
    }
web-analysis-lost =
    { $count ->
        [one] Una decisión le costó a { $name } un { $lost } %
       *[other] { $count } decisiones le costaron a { $name } un { $lost } %
    }
web-analysis-you-none = Ninguna decisión tuya fue claramente un error
web-analysis-none-of = Ninguna decisión de { $name } fue claramente un error
web-analysis-how =
    { $choices ->
        [one] Una decisión
       *[other] { $choices } decisiones
    }, cada una continuada { $samples } veces con lo que veía quien decidía, sin las cartas ocultas. Un { $error } % arriba o abajo.
web-analysis-export = Guardar análisis
web-analysis-curve = Probabilidad de ganar, decisión a decisión
web-analysis-curve-about = por rondas · ◇ suerte · números: decisiones costosas
web-analysis-curve-rough = un primer vistazo, aún aproximado
web-analysis-decision = Decisión
web-analysis-chance-of = { $name } { $chance } %
web-analysis-look = Repetición: ronda { $round }
web-analysis-luck-of = Suerte en la ronda { $round }: { $change } %
web-analysis-balance = Suerte y decisiones
web-analysis-balance-about = cambio de la probabilidad de ganar, en porcentaje
web-analysis-by-decisions = decisiones propias
web-analysis-by-luck = suerte
web-analysis-by-others = los demás
web-analysis-accuracy = precisión
web-analysis-yours = Tus decisiones más costosas
web-analysis-of = Las decisiones más costosas de { $name }
web-analysis-none = Nada destaca: lo que se perdió es menor que lo que se puede medir.
web-analysis-all = Mostrar las { $count }
web-analysis-cost = Costó un { $cost } %, con un margen del { $error } %.
web-analysis-you-did = tú
web-analysis-played = jugado
web-analysis-better = mejor
web-analysis-then = y luego
web-analysis-why = porque
web-analysis-see = Verlo

## Repetición y partidas «y si»
web-what-if = Y si
web-what-if-about = Un «y si»: continúa desde un momento de otra partida.
web-what-if-of = { $game }, y si
web-replay-mark-fight = Empieza un combate
web-replay-mark-points = Puesto { $seat }: +{ $points }
