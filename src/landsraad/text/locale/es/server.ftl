# Lo que dice el servidor: rechazos y nombres que da a los puestos.

server-person-name = Jugador { $number }
server-bot-name =
    { $number ->
        [1] Asra
        [2] Belar
        [3] Corin
       *[other] Dunya
    }

server-not-yours = Eso no te corresponde.
server-not-host = Solo el anfitrión de la mesa puede hacerlo.
server-not-yourself = No puedes expulsarte; deja el puesto.
server-foreign-origin = Esto vino de una página de otra dirección.
server-banned = Se te ha expulsado de este servidor.
server-no-such-table = No existe esa mesa.
server-no-such-rule = No existe la regla { $rule }.
server-no-such-game = El juego { $game } no se juega aquí.
server-no-such-key = Este enlace ya se usó o nunca fue válido.
server-no-such-page = Aquí no hay nada.
server-no-such-seat = No existe el puesto de jugador { $seat }.
server-no-such-bot = No existe el bot { $bot }; existen: { $known }.
server-no-such-language = El idioma { $lang } no existe aquí.
server-no-such-lesson = No hay ninguna lección { $lesson }.
server-no-such-move = No existe la jugada { $move }; la última es { $last }.
server-wrong-method = Eso no se hace así.
server-stale = La mesa ha cambiado entretanto. Mira de nuevo y luego elige.
server-not-your-turn = La decisión no es tuya.
server-unknown-option = Eso no es posible ahora.
server-started = La partida ya ha empezado.
server-not-started = La partida aún no ha empezado.
server-hands-closed = Las manos solo se ven donde los bots juegan entre ellos.
server-not-over = Eso se muestra cuando termina la partida.
server-no-judge = Nadie aquí sabe valorar este juego: no se analiza.
server-too-many-analyses = Se están analizando demasiadas partidas. Inténtalo de nuevo pronto.
server-too-many-films = Se están pidiendo demasiadas partidas enteras. Inténtalo de nuevo pronto.
server-over = La partida ha terminado.
server-seat-taken = Ya hay alguien en el puesto { $seat }.
server-seat-kept = Quien jugaba en el puesto { $seat } fue expulsado. Un bot lo juega hasta el final, salvo que vuelva esa misma persona.
server-nobody-asks = Ya nadie pide ese puesto.
server-number-copied = Otro puesto ya mostró este número; elige uno propio.
server-number-other = Este no es el número cuyo hash se mostró: sin el correcto, el puesto no participa en la semilla.
server-too-many-asking = Ya hay demasiadas personas pidiendo un puesto en esta mesa.
server-too-many-devices = Estos puestos ya están en { $most } dispositivos, y no pueden ser más.
server-clock-friends = Solo las mesas entre amigos tienen reloj.
server-clock-wrong = Un reloj da al menos { $least } segundos, como mucho { $turn } días por turno y como mucho { $bank } días para toda la partida.
server-no-clock = En esta mesa no hay reloj.
server-already-seated = Ya tienes un puesto en esta mesa.
server-seats-open = Todavía hay un puesto libre. Espera a alguien o dáselo a un bot.
server-wrong-seats = Se describieron { $wishes } puestos para una partida de { $seats }.
server-one-person = Una mesa en solitario tiene una persona; los demás son bots.
server-seed-only-solo = Solo una partida en solitario puede elegir su semilla.
server-nothing-to-undo = No hay nada que puedas deshacer: se ha mostrado algo o ha actuado otra persona.
server-pace-shared = En esta mesa todos ven jugar a los bots al mismo ritmo; aquí no se puede elegir.
server-hints-off = Entre personas solo hay consejos si todos en la mesa los permiten.
server-name-length = Un nombre tiene de 1 a { $most } caracteres.
server-name-characters = Un nombre no puede tener caracteres de control ni caracteres invisibles.
server-name-taken = En esta mesa ya hay alguien que se llama { $name }: elige otro nombre.
server-malformed = No se entendió el mensaje: { $error }
server-too-large = El mensaje es demasiado grande; se leen como mucho { $most } bytes.
server-record-large = Aparte de sus jugadas, un registro puede tener como mucho { $most } bytes.
server-too-fast = Ha sido demasiado a la vez. Espera un momento.
server-too-many-tables = Tienes { $most } mesas. Olvida algunas antes de abrir otra.
server-too-many-watchers = En esta mesa no caben más espectadores.
server-store = La jugada no se pudo guardar, así que no se hizo. Inténtalo de nuevo.
server-moving = Esta mesa se está trasladando a otro servidor. Inténtalo de nuevo en un momento.
server-internal = Algo ha fallado en el servidor. No ha cambiado nada.
reason-no-card-for-space = Ninguna carta de tu mano puede enviar allí a un Agente.
reason-no-move-with-that = Ahora no se puede hacer nada con eso.
reason-you-wait = La decisión no es tuya: ahora decide { $seats }.
reason-you-watch = Estás mirando: no tienes puesto en esta mesa.
reason-undo-over = La partida ha terminado.
reason-undo-nothing-yet = Todavía no has hecho nada que se pueda deshacer.
reason-undo-others = Después ha actuado otra persona.
reason-undo-shown = Después se ha mostrado algo oculto: se ha robado, revelado o mirado una carta.
reason-undo-passed-on = Tu turno ha terminado: ahora decide otra persona.

server-why-card = La carta de la Casa Hagal indica «{ $space }», y allí no hay nadie.
server-why-harvest = «{ $hagal }»: de las casillas de Hacedor libres, «{ $space }» tiene más especia adicional o, a igualdad, más especia.
server-why-guild = Con 2 puntos de Influencia con la Cofradía Espacial, «{ $hagal }» lleva a «{ $space }».
server-why-deploys = En una casilla de combate despliega a todos sus reclutas y hasta dos más de la guarnición.

# Lo que ocurre en una mesa entre dos jugadas, para su registro
server-note-to-bot = A partir de ahora un bot juega por { $name }.
server-note-came-back = { $name } vuelve a jugar en el puesto { $seat }.
server-note-left = { $name } ha dejado el puesto { $seat }.
server-note-removed = El anfitrión ha expulsado a { $name }. Un bot sigue en el puesto { $seat }.
server-note-let-in = { $name } ha sido admitido y ocupa el puesto { $seat }.
server-nothing-to-redo = No hay nada que rehacer: después ha ocurrido otra cosa.
server-undo-whispered = Tu equipo ya ha hablado a solas después: eso no se deshace.
server-note-flag-bot = A { $name } se le acabó el tiempo. Un bot juega en el puesto { $seat } hasta que vuelva.
server-note-flag-host = A { $name } se le acabó el tiempo. El anfitrión decide qué pasa.
server-no-orders = Ahora no hay nada que ordenar aquí.

# Open tables
server-listed-friends = Solo una mesa entre amigos puede aparecer entre las mesas abiertas.
server-too-many-listed = Ya muestras { $most } mesas abiertas. Cierra antes una de ellas.

# Chat
server-chat-friends = Solo en una mesa entre amigos se puede escribir a los demás.
server-chat-off = El anfitrión ha desactivado la charla de esta mesa.
server-chat-players = En esta mesa solo pueden escribir quienes están sentados.
server-chat-team = Solo mientras tu equipo puede hablar a solas puedes escribirle solo a él.
server-chat-empty = En esa línea no hay nada que leer.
server-chat-long = Una línea tiene como máximo { $most } caracteres.

# What is legal and would do nothing.
reason-idle-no-agent = No te queda ningún Agente que enviar: jugada ahora, no hace nada.
reason-idle-nothing = Jugada ahora, no hace nada.

# What those who are away are told
server-notice-turn = Es tu turno.
server-notice-low = Se te acaba el tiempo.
server-notice-over = La partida ha terminado.
server-notice-round = Ronda { $round }
server-notices-off = Este servidor no avisa a nadie de esa manera.
server-bad-address = No se puede llamar a esa dirección: tiene que ser pública y con https.
server-too-many-notices = Ya se te avisa de esta mesa en { $most } direcciones.
server-no-such-notice = No se te avisa en esa dirección.
