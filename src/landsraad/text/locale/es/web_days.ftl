# Jugar a lo largo de días: mesas abiertas
web-open-title = Mesas abiertas
web-open-about = Mesas con un puesto libre cuyo anfitrión deja entrar a cualquiera.
web-open-none = Ahora nadie espera jugadores. Abre una mesa entre amigos y muéstrala aquí.
web-open-host = Anfitrión: { $name }
web-open-free =
    { $seats ->
        [one] 1 puesto libre
       *[other] { $seats } puestos libres
    }
web-open-people =
    { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }
web-open-bots = con bots: { $bots }
web-open-lang = abierta en { $lang }
web-open-playing = La partida ya ha empezado: quienes juegan deciden quién se sienta.
web-open-join = Unirse
web-open-again = Actualizar
web-open-new = Abrir una mesa
web-open-list = Mostrar entre las mesas abiertas
web-open-list-about = Todos pueden verla y unirse mientras haya un puesto libre.
web-clock-turn = { $turn } por turno
web-clock-bank = { $bank } cada uno para toda la partida
web-clock-both = { $turn } por turno y { $bank } cada uno

# Chat
table-chat = Charla
table-chat-empty = Nadie ha dicho nada todavía. Lo lee quien tenga el enlace y desaparece con la mesa.
table-chat-say = Di algo
table-chat-send = Enviar
table-chat-onlooker = espectador
table-chat-unheard = No oyes a { $name }.
table-chat-mute = Silenciar a { $name }
table-chat-unmute = Volver a oír a { $name }
table-chat-off = El anfitrión ha desactivado la charla.
table-chat-read-only = Aquí los espectadores solo leen.
table-chat-who = Quién puede escribir
table-chat-who-all = todos
table-chat-who-players = quienes están sentados
table-chat-who-off = nadie
table-chat-name = Tu nombre
table-chat-reactions = Reacciones
table-chat-to = Quién lo lee
table-chat-to-all = a todos
table-chat-to-team = al equipo ({ $time })
table-chat-team = al equipo
table-chat-alone = Durante tres minutos el equipo habla a solas: nadie más se entera.
table-react-well_played = Bien jugado
table-react-thanks = Gracias
table-react-ouch = ¡Ay!
table-react-thinking = Déjame pensar
table-react-surprise = ¡Qué sorpresa!
table-react-laugh = ¡Ja, ja!

# Being told while away
table-notices = Avísame cuando no esté
table-notices-about = Cuando sea tu turno, se te acabe el tiempo o termine la partida y la mesa no esté abierta en ningún sitio.
table-notices-push = en este dispositivo
table-notices-cannot = No se puede avisar a este navegador.
table-notices-denied = Este navegador no lo ha permitido.
table-notices-address = Dirección propia (ntfy y similares)
table-notices-add = Añadir
table-notices-remove = Quitar { $address }

# What one has played
web-key-statistics = Vienen también las partidas que has jugado, el nivel que has alcanzado y las lecciones que has aprendido.
web-games-played =
    { $games ->
        [one] Has jugado 1 partida hasta el final.
       *[other] Has jugado { $games } partidas hasta el final.
    }
web-stats-title = Tus partidas hasta ahora
web-stats-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
web-stats-beaten = Niveles vencidos
web-stats-leaders = Líderes jugados
web-stats-load = Traer de un archivo
web-stats-bad = Este no es un archivo de tus estadísticas.
