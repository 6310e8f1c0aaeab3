# Los textos de los componentes: lo que rodea a sus efectos. Las líneas reciben su mayúscula inicial al mostrarse.

## Cartas
line-card-anywhere = envía a uno de tus Agentes, desde tu Líder o desde el tablero, a cualquier casilla del tablero, aunque esté ocupada
line-card-signet = usa la habilidad del Anillo heráldico de tu Líder
line-card-unload = Descarga: también se recibe cuando esta carta se descarta de la mano o se desecha

## Casillas
line-space-price = cuesta { $amounts }
line-space-price-sale = cuesta 2 de especia o más
line-space-need =
    { $level ->
        [one] requiere { $level } punto de Influencia con { $faction-the }
       *[other] requiere { $level } puntos de Influencia con { $faction-the }
    }
line-space-once = una vez por partida
line-space-combat = casilla de Combate: puedes desplegar las unidades reclutadas este turno y hasta { $limit } más de tu guarnición
line-space-harvest = recibe { $amounts } y toda la especia adicional que haya aquí
line-space-reveal = en tu turno de Revelación, si tienes un Agente aquí: { $effect }
line-space-control = quien controla { $space-the } recibe { $amounts } cada vez que se envía aquí a un Agente

## Líderes
line-leader-start-more = empiezas la partida con { $amounts } más
line-leader-start-less = empiezas la partida con { $amounts } menos
line-leader-discount =
    { $amount ->
        [one] las casillas de { icon-landsraad } te cuestan { $amount } solari menos
       *[other] las casillas de { icon-landsraad } te cuestan { $amount } solaris menos
    }
line-leader-space-paid = cada vez que pagas solaris por una casilla del tablero: { $effect }
line-leader-unblocked = los Agentes enemigos no te bloquean en las casillas de { $icons }
line-leader-harvest = cada vez que cosechas especia: recibe 1 de especia menos y { $effect }
line-leader-council = cuando ocupas un asiento en el Alto Consejo: { $effect }
line-leader-ship-strength = cada uno de tus acorazados otorga { $strength } puntos de Potencia de Combate en vez de { $usual }
line-leader-solari-bonus = cada vez que recibes solaris en tu turno: recibe { $amount } más
line-leader-reveal = en tu turno de Revelación: { $effect }
line-leader-round-start = al inicio de cada ronda: { $effect }
line-leader-ahead = en tu segundo turno de la ronda vuelve a tu mano; si envías a un Agente con ella en ese turno: { $one } si tiene exactamente un icono de Agente; de lo contrario, { $other }
line-leader-sees-top = puedes mirar la primera carta de tu mazo en cualquier momento
line-leader-masterstroke =
    { $amount ->
        [one] al inicio de la partida elige 2 Facciones en secreto; la primera vez que despliegues 4 o más tropas en un mismo turno: recibe { $amount } punto de Influencia con cada una de las dos
       *[other] al inicio de la partida elige 2 Facciones en secreto; la primera vez que despliegues 4 o más tropas en un mismo turno: recibe { $amount } puntos de Influencia con cada una de las dos
    }
line-leader-snooper = al inicio de la partida pon una ficha de Detector en el nivel 2 de cada medidor de Influencia; la primera vez que llegues hasta ahí en un medidor, mueve su ficha aquí y toma la siguiente de cuatro recompensas
line-leader-snooper-reward = ficha { $number }: { $effect }
line-leader-intelligence = al inicio de la partida mira las { $amount } primeras cartas del mazo de Intrigas: quédate una y vuelve a poner la otra encima

## Piezas de Tecnología
line-tile-use = en tu turno: { $effect }
line-tile-use-before-agent = en tu turno, antes de enviar a un Agente: { $effect }
line-tile-to-top = puedes poner encima de tu mazo las cartas que adquieras
line-tile-transports = cada vez que reclutas tropas del medidor de Flete: recluta 1 más, y puedes desplegar en el Conflicto las que quieras de ellas
line-tile-detonates = cuando vences en un Conflicto con un acorazado: puedes devolverlo a tu suministro y recibir 1 Punto de Victoria en vez de colocarlo en un lugar
line-tile-breaks-ties = ganas los empates a Puntos de Victoria al final de la partida

## Cartas de la Casa Hagal: lo que hace un Rival
line-hagal-harvest = el Agente va a la casilla de Hacedor con más especia adicional
line-hagal-reshuffle = baraja todas las cartas de la Casa Hagal para formar un mazo nuevo
line-hagal-space = el Agente va a { $space-the }
line-hagal-no-guild = con menos de { $level } puntos de Influencia con { faction-spacing_guild.the }: revela otra carta
line-hagal-below-guild = con menos de { $level } puntos de Influencia con { faction-spacing_guild.the }: { $effect }
line-hagal-guild = con { $level } o más puntos de Influencia con { faction-spacing_guild.the }: { $effect }
line-hagal-needs-ship = sin acorazados en el suministro: revela otra carta
line-hagal-swords = en Combate: { $amounts }

## Cómo se rotulan las partes de un componente
label-cost = Coste: { $text }
label-cost-none = No se puede comprar
label-factions = Facciones: { $text }
label-faction = Facción: { $text }
label-icons = Iconos de Agente: { $text }
label-icons-none = Sin icono de Agente
label-infiltration = Infiltración: { $text }
label-agent = Agente: { $text }
label-reveal = Revelación: { $text }
label-acquire = Al adquirirla: { $text }
label-on-trash = Al desecharla: { $text }
label-timing = { $timing }: { $text }
# Una carta se juega por una de sus partes: así se rotulan la segunda y las siguientes.
label-timing-or = O bien ({ $timing }): { $text }
label-area = Zona: { $text }
label-icon = Icono de Agente: { $text }
label-effect = Efecto: { $text }
label-ability = { $ability }: { $text }
label-round-start = Inicio de la ronda: { $text }
label-win = Al vencer en un Conflicto: { $text }
label-endgame = Desenlace: { $text }
label-location = Lugar: { $text }
label-first = Primera posición: { $text }
label-second = Segunda posición: { $text }
label-third = Tercera posición: { $text }
price-of-card =
    { $amount ->
        [one] { $amount } punto de Persuasión
       *[other] { $amount } puntos de Persuasión
    }
price-of-tile = { $amount } de especia
