# Por qué algo no está permitido, con los datos de la posición. Un recurso o una unidad entre los datos convierte cada
# número que lo acompaña también en una cantidad: $price con $resource da $price-of («4 de especia»).

reason-with-rule = { $reason } ({ $rule })
# Cuando nadie ha escrito un mensaje para un motivo.
reason-unknown = Esto no está permitido ahora.

## Enviar a un Agente
reason-wrong-icon = { $space-the } requiere el icono de { $icon }, que «{ $card }» no tiene.
reason-no-agent-icons = «{ $card }» no tiene ningún icono de Agente y no puede enviar a un Agente.
reason-card-not-in-hand = «{ $card }» no está en tu mano.
reason-only-kwisatz-haderach = «{ $card }» no puede mover a un Agente que ya está en el tablero.
reason-occupied =
    { $seats-count ->
        [one] { $seats } ya tiene un Agente en { $space-the }.
       *[other] { $seats } ya tienen un Agente en { $space-the }.
    }
reason-own-agent = Ya tienes un Agente en { $space-the }.
reason-price = { $space-the } cuesta { $price-of }; tienes { $have }.
reason-requirement =
    { $level ->
        [one] { $space-the } requiere { $level } punto de Influencia con { $faction-the }; tienes { $have }.
       *[other] { $space-the } requiere { $level } puntos de Influencia con { $faction-the }; tienes { $have }.
    }
reason-no-swordmaster = Con esta dificultad no puedes usar { $space-the }.
reason-once = Ya has estado en { $space-the }, que solo se puede usar una vez por partida.
reason-voice =
    { $seats-count ->
        [one] No puedes enviar a tu próximo Agente a { $space-the }: { $seats } ha usado «{ card-the_voice }».
       *[other] No puedes enviar a tu próximo Agente a { $space-the }: { $seats } han usado «{ card-the_voice }».
    }
reason-not-in-game = { $space-the } no está en el tablero en esta partida.
reason-no-agents = No tienes ningún Agente en tu Líder.
reason-no-agents-but-move = No tienes ningún Agente en tu Líder, pero { $card } puede mover uno que está en el tablero: «{ $move }».
reason-no-agent-there = No tienes ningún Agente en { $space-the }.

## El momento
reason-not-your-turn = Ahora no te toca decidir a ti.
reason-wrong-moment = No es el momento de hacerlo: { $option }.
reason-already-revealed = Ya has revelado tu mano: este es tu turno de Revelación.
reason-already-sent = Ya has enviado a un Agente este turno.
reason-must-act = Un turno es de Agente o de Revelación: envía a un Agente o revela tu mano.
reason-must-finish = Antes hay que hacer otra cosa: { $effects }.
reason-nothing-to-pass = Nada te permite pasar.
reason-no-extra-turn = Nada te da otro turno.
reason-not-asked = Ahora se pregunta otra cosa. { $question }
reason-game-over = La partida ha terminado.
reason-unknown-notation = «{ $notation }» no es una jugada de este juego.
reason-unknown-word = «{ $word }» no existe aquí. ¿Querías decir { $close }?
reason-unknown-word-alone = «{ $word }» no se conoce aquí ({ $kind }).
reason-wrong-form = A «{ $notation }» le faltan o le sobran palabras. Se escribe así: { $form }.
reason-cannot-decline = A esto no se puede renunciar.

## Adquirir cartas
reason-not-offered = «{ $card }» no se ofrece ahí.
reason-persuasion =
    { $price ->
        [one] «{ $card }» cuesta { $price } punto de Persuasión; tienes { $have }.
       *[other] «{ $card }» cuesta { $price } puntos de Persuasión; tienes { $have }.
    }
reason-not-reveal-turn = Las cartas solo se compran en tu turno de Revelación.
reason-cannot-be-bought = «{ $card }» no se puede comprar.
reason-too-dear-for-effect =
    { $price ->
        [one] «{ $card }» cuesta { $price } punto de Persuasión, más de lo que permite el efecto.
       *[other] «{ $card }» cuesta { $price } puntos de Persuasión, más de lo que permite el efecto.
    }

## Cartas de Intriga
reason-intrigue-not-in-hand = No tienes la carta de Intriga «{ $card }».
reason-no-such-part =
    { $parts ->
        [one] «{ $card }» solo tiene { $parts } parte.
       *[other] «{ $card }» solo tiene { $parts } partes.
    }
reason-timing = Esta parte de «{ $card }» solo se puede jugar { $timing-when }.
reason-condition = «{ $card }» solo se puede jugar { $condition }.
reason-cost = No puedes pagar lo que cuesta «{ $card }»: { $cost }.
reason-no-units = Para jugar «{ $card }» necesitas una unidad tuya en el Conflicto.

## Piezas de Tecnología
reason-tile-not-owned = No tienes «{ $tile }». Las piezas de Tecnología se adquieren con efectos, como los de las casillas { space-tech_negotiation } y { space-dreadnought }.
reason-tile-flipped = «{ $tile }» está bocabajo hasta la siguiente ronda.
reason-tile-timing = «{ $tile }» solo se puede usar antes de enviar a un Agente.
reason-tile-cost = No puedes pagar lo que cuesta «{ $tile }»: { $cost }.
reason-tile-no-use = «{ $tile }» no tiene nada que se use durante un turno.
reason-tech-not-on-top = «{ $tile }» no está bocarriba en ningún montón.
reason-tech-price = «{ $tile }» cuesta ahora { $price-of }; tienes { $have }.
reason-tech-needs-spice = «{ $tile }» se tiene que pagar aquí con especia.
reason-negotiators =
    { $have ->
        [0] No tienes ningún Negociador en el tablero de Ix.
        [one] Solo tienes { $have } Negociador en el tablero de Ix.
       *[other] Solo tienes { $have } Negociadores en el tablero de Ix.
    }

## Unidades
reason-deploy-no-combat-space = Solo puedes desplegar unidades en un turno de Agente, una vez que hayas enviado a un Agente a una casilla de Combate.
reason-deploy-limit = Solo puedes desplegar las unidades reclutadas este turno y { $limit } más de tu guarnición.
reason-deploy-garrison =
    { $have ->
        [0] { $unit-id ->
            [dreadnought] En tu guarnición no hay ningún acorazado.
           *[troop] En tu guarnición no hay ninguna tropa.
        }
       *[other] En tu guarnición solo hay { $have-of }.
    }
reason-units-not-there = Esas unidades no están ahí.
reason-no-place-for-dreadnought = No se puede colocar un acorazado en { $space-the }: tiene que ser un lugar que se pueda controlar y donde no haya otro acorazado.

## Elegir una de varias cosas
reason-not-in-place = «{ $card }» no está { $place-in }.
reason-card-not-allowed = Aquí no se puede elegir «{ $card }».
reason-amount-range = Elige un número del { $least } al { $most }.
reason-faction-not-allowed = Aquí no se puede elegir la Facción { $faction-of }.
reason-no-influence-to-lose = No tienes Influencia que perder con { $faction-the }.
reason-seat-not-allowed = Aquí no se puede elegir a { $seats }.
reason-space-not-allowed = Aquí no se puede elegir { $space-the }.
reason-leader-taken = { $leader } ya no está disponible.
reason-freighter-top = Tu Carguero está en la casilla más alta del medidor de Flete y no puede avanzar.
reason-freighter-bottom = Tu Carguero está en la casilla más baja del medidor de Flete: no puede retornar.
reason-effect-not-open = No tienes este efecto a tu disposición: { $effect }.
reason-effect-condition = No se cumple la condición: { $effect }.
reason-effect-impossible = Ahora no se puede llevar a cabo: { $effect }.
