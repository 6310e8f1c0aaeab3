# What a player of War for Arrakis can do: one message a verb. Options stand in a list, so they end without a full stop.
# Messages with a longer key are the same verb at a moment that tells more. They are imperatives, as the effects are that
# stand in the same list.

## The turn
arrakis-option-use = { $result }: { $use }
arrakis-option-leader = { $result } con { $leader-the }: { $effect }
arrakis-option-claim = reclama { $prescience-quoted } ({ $steps })
arrakis-option-spend = { $result }: reclama { $prescience-quoted } ({ $steps })
arrakis-option-desert_power = usa la supremacía desértica sin dado
arrakis-option-member = { $member }
arrakis-option-end_turn = termina el turno
arrakis-option-cone = gasta una ficha de cono de silencio

# Behind an option that stands on a card or leader whose printed text is not verified.
arrakis-option-substitute = { $option } [sustituto]
arrakis-option-namesake = { $option } ({ $effect })

## Moving and attacking
arrakis-option-from = { $area }
arrakis-option-from-move = desde { $area-the }: { $legion }
arrakis-option-from-attack = ataca desde { $area-the }: { $legion }
arrakis-option-from-worm = el Gusano de arena { $area-of }
arrakis-option-from-maker = el Hacedor Salvaje { $area-of }
arrakis-option-from-sietch = el Sietch { $area-of }
arrakis-option-way-walk = a pie
arrakis-option-way-ride = cabalgando gusanos
arrakis-option-way-march = a pie, hasta dos áreas
arrakis-option-way-carriers = con transportes de tropas
arrakis-option-way-ornithopter = con el Ornitóptero de la { $zone }
arrakis-option-way-frigate = con la fragata de la { $zone }
arrakis-option-way-navigator = con el Navegante de la Cofradía de la { $zone }
arrakis-option-way-sparing = con el Ornitóptero de la { $zone }, retirando en su lugar al Navegante de la Cofradía
arrakis-option-to = { $area }
arrakis-option-to-move = { $area-to }
arrakis-option-to-join = { $area-to }, junto a { $legion }
arrakis-option-to-attack = ataca { $area-the }: { $legion }
arrakis-option-to-undefended = ataca { $area-the } (sin defensa)
arrakis-option-to-retreat = apártate { $area-to }
arrakis-option-to-drive = se retiran { $area-to }
arrakis-option-to-strike = ataca { $area-the }
arrakis-option-to-first = primero { $area-the }
arrakis-option-go = adelante
arrakis-option-go-move = ve { $start-of } { $area-to } con { $legion }
arrakis-option-go-attack = ataca { $area-the } desde { $start-the } con { $legion }
arrakis-option-leave = deja atrás { $figures }
arrakis-option-leave_token = deja atrás la ficha con { $figures }
arrakis-option-leave_leader = deja atrás { $leader-whom }
arrakis-option-move = mueve
arrakis-option-attack = ataca
arrakis-option-attack-surprise = haz un ataque sorpresa

## Enough
arrakis-option-stop = listo
arrakis-option-stop-move = no muevas más
arrakis-option-stop-attack = no ataques
arrakis-option-stop-play = no juegues ninguna carta
arrakis-option-stop-dice = no descartes ninguna carta
arrakis-option-stop-leader = sin Líder
arrakis-option-stop-place = no coloques más
arrakis-option-stop-token = la ficha sale de la partida
arrakis-option-stop-alone = mueve solo la ficha de Sietch
arrakis-option-stop-claim = no reclames nada
arrakis-option-stop-nothing = no hagas nada

## Placing
arrakis-option-place = { $area }
arrakis-option-place-figures = en { $area-the }
arrakis-option-place-join = en { $area-the }, junto a { $legion }
arrakis-option-place-harvester = una cosechadora en { $area-the }
arrakis-option-place-wormsign = una señal de gusano en { $area-the }
arrakis-option-place-figure = { $figures } en { $area-the }
arrakis-option-place-leader = un Líder en { $area-the }
arrakis-option-place-sign = descarta la señal de gusano { $area-of }
arrakis-option-place-reveal = revela lo que haya en { $area-the }
arrakis-option-place-worm = un Gusano de arena en { $area-the }
arrakis-option-place-maker = el Hacedor Salvaje en { $area-the }
arrakis-option-place-remove = retira la cosechadora { $area-of }
arrakis-option-place-blast = la legión { $area-of }: { $legion }
arrakis-option-place-sietch = el Sietch { $area-of }
arrakis-option-place-token = revela una ficha en { $area-the }
arrakis-option-place-replace = sustituye una figura en { $area-the }
arrakis-option-put = { $figures } en { $area-the }
arrakis-option-place_leader = { $leader } en { $area-the }
arrakis-option-deploy = { $figures } en { $area-the }
arrakis-option-token = pon la ficha con { $figures } en { $area-the }
arrakis-option-token-reveal = revela la ficha con { $figures } en { $area-the }
arrakis-option-token-remove = retira la ficha con { $figures } { $area-of }
arrakis-option-take = { $figures } en { $area-the }
arrakis-option-take-replace = sustituye { $figures } en { $area-the } por { $others }
arrakis-option-take-remove = retira { $figures } { $area-of }
arrakis-option-zone = { $zone }
arrakis-option-zone-carryall = usa el Ala de acarreo de la { $zone }
arrakis-option-zone-remove = retira { $vehicle-acc } de la { $zone }
arrakis-option-zone-place-carryall = un Ala de acarreo en la { $zone }
arrakis-option-zone-place-ornithopter = un Ornitóptero en la { $zone }
arrakis-option-zone-fly = el Ornitóptero de la { $zone }
arrakis-option-zone-frigate = una fragata en la { $zone }
arrakis-option-zone-navigator = el Navegante de la Cofradía en la { $zone }
arrakis-option-vehicle = { $vehicle } en la { $zone }
# The zone is occupied: what is there is removed first.
arrakis-option-vehicle-instead = { $vehicle } en la { $zone }, retirando { $other-acc } que hay allí
arrakis-option-land = haz aterrizar { $figures } en { $area-the }

## Dice
arrakis-option-box = { $result }
arrakis-option-box-sister = pon la ficha de las Bene Gesserit en { $result }
arrakis-option-box-divide = da a tu aliado un dado de { $result }
arrakis-option-change = cambia un dado de { $result } a { $goal }
arrakis-option-die = el dado de { $result } { $member-of }
arrakis-option-die-next = { $result }
arrakis-option-sister = la ficha de las Bene Gesserit de { $side-the }

## Cards
arrakis-option-card = { $card }
arrakis-option-card-play = juega { $card-quoted }: { $effect }
arrakis-option-card-discard = descarta { $card-quoted }
arrakis-option-card-dice = descarta { $card-quoted } a cambio de 1 dado de combate más
arrakis-option-draw = roba { $cards }
arrakis-option-draw-none = no robes nada
# How many cards from which deck, one part of the list $cards.
arrakis-option-draw-part =
    { $amount ->
        [one] { $amount } carta { $deck-from }
       *[other] { $amount } cartas { $deck-from }
    }
arrakis-option-keep = baraja { $prescience-quoted } de vuelta en el mazo
arrakis-option-remove = retira { $prescience-quoted } de la partida
arrakis-option-remove-back = baraja { $prescience-quoted } de vuelta en el mazo
arrakis-option-remove-attach = únela a { $prescience-quoted }

## Battle
arrakis-option-lose = pierde { $figures }
arrakis-option-lose-stack = retira { $figures }
arrakis-option-lose_left_out = retira { $figures } de entre quienes no atacan
arrakis-option-reduce = convierte { $figures } en unidad regular
arrakis-option-lose_leader = pierde { $leader-whom }
arrakis-option-lose_token = retira la ficha con { $figures }
arrakis-option-ability = { $leader }: { $battle }
arrakis-option-ability_generic = un Líder genérico: { $battle }
arrakis-option-cease = cesa el ataque
arrakis-option-continue =
    { $hits ->
        [0] continúa el ataque
       *[other] continúa el ataque y recibe 1 impacto
    }
arrakis-option-retreat = retírate
arrakis-option-stand = quédate y sigue luchando

## Yes and no
arrakis-option-yes = sí
arrakis-option-no = no
arrakis-option-yes-reserve = descarta la ficha de la reserva de especia por 1 de especia
arrakis-option-yes-enter = { $leader-the } entra en juego
arrakis-option-stop-enter = { $leader-the } no entra en juego
arrakis-option-no-reserve = conserva la ficha de la reserva de especia
arrakis-option-yes-advance = avanza { $area-to }
arrakis-option-no-advance = quédate donde estás
arrakis-option-no-sister = no pongas ninguna ficha
arrakis-option-no-worm = no viene ningún Gusano de arena
arrakis-option-no-carryall = renuncia a la cosechadora

## Free actions
arrakis-option-free = acción gratuita: { $free }
arrakis-option-scout =
    { $sparing ->
        [yes] haz un reconocimiento { $area-of } con { $vehicle-the } de la { $zone }, retirando en su lugar al Navegante de la Cofradía
       *[no] haz un reconocimiento { $area-of } con { $vehicle-the } de la { $zone }
    }
arrakis-option-train = revela la ficha con { $figures } en { $area-the }
arrakis-option-atomics = detona las Atómicas, { $atomics }: { $effect }
arrakis-option-scheming = descarta { $amount } copias de «{ arrakis-card-hawats_scheming }»
arrakis-option-bombard = bombardea { $area-the } con la fragata de la { $zone }

## Spice and the Imperium
arrakis-option-pay-power =
    { $deal ->
        [keep] { $power }: paga { $price } de especia y el indicador se queda
        [raise] { $power }: paga { $price } de especia y el indicador sube
       *[nothing] { $power }: no pagues nada
    }
arrakis-option-pay-stockpile =
    { $price ->
        [0] no acopies nada
       *[other] acopia { $price } de especia por 1 de supremacía
    }
arrakis-option-pay-reserve =
    { $price ->
        [0] no guardes nada
       *[other] guarda { $price } de especia para una ronda posterior
    }
arrakis-option-imperium = { $power }
arrakis-option-imperium-action = { $effect }
arrakis-option-imperium-yards = haz una acción { $power-of }: pon 2 fragatas a bordo de tu Crucero
arrakis-option-imperium-pay = paga por el indicador { $power-of }
arrakis-option-imperium-down = { $power } 1 paso abajo
arrakis-option-one_only =
    { $power-id ->
        [landsraad] haz una acción { $power-of }, pero pon solo 1 Tropa de las Grandes Casas a bordo
       *[choam] haz una acción { $power-of }, pero pon solo 1 fragata a bordo
    }

## The desert
arrakis-option-wormsigns = pon hasta { $amount } señales de gusano
arrakis-option-move_worms = mueve hasta { $amount } Gusanos de arena
arrakis-option-attack_worm = ataca con un Gusano de arena
arrakis-option-wild_maker = { $effect }
arrakis-option-wild_maker-appears = el Hacedor Salvaje
arrakis-option-sandworm = un Gusano de arena

## Choices
arrakis-option-marker = { $marker }
arrakis-option-shift =
    { $amount ->
        [one] { $marker } { $amount } paso abajo, { $other } { $amount } paso arriba
       *[other] { $marker } { $amount } pasos abajo, { $other } { $amount } pasos arriba
    }
arrakis-option-sector = { $sector }
arrakis-option-amount = { $amount }
arrakis-option-amount-effect = { $effect }
arrakis-option-amount-tokens =
    { $amount ->
        [0] no robes ninguna ficha de despliegue
        [one] roba { $amount } ficha de despliegue
       *[other] roba { $amount } fichas de despliegue
    }
arrakis-option-amount-land = { $figures } en la primera área
arrakis-option-take_leader = { $leader }
arrakis-option-take_leader-tank = envía { $leader-whom } al tanque
arrakis-option-take_leader-swap = retira { $leader-whom } del tablero
