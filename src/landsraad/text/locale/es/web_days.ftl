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
