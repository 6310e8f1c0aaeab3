# Los nombres de todo lo que se puede nombrar. Un atributo es una forma gramatical del nombre: cada uno se convierte en
# un argumento de los mensajes que usan el nombre ($faction y su forma .the dan $faction-the).
#   faction: .the con artículo (el Emperador), .of con «de» (del Emperador)
#   space:   .the tal como se dice detrás de «a», «de» y «en» (la casilla de Contrabando, Arrakeen); nunca lleva «el»
#   place:   .in y .from-own le hablan al dueño, .from habla de él
# imperium_sources.json dice qué nombres figuran en los componentes y el reglamento, y cuáles son nuestros.


## Facciones
faction-emperor = Emperador
    .the = el Emperador
    .of = del Emperador
faction-spacing_guild = Cofradía Espacial
    .the = la Cofradía Espacial
    .of = de la Cofradía Espacial
faction-bene_gesserit = Bene Gesserit
    .the = las Bene Gesserit
    .of = de las Bene Gesserit
faction-fremen = Fremen
    .the = los Fremen
    .of = de los Fremen

## Iconos de Agente
icon-emperor = Emperador
icon-spacing_guild = Cofradía Espacial
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Ciudad
icon-spice_trade = Comercio de especia

## Zonas del tablero
area-emperor = Emperador
area-spacing_guild = Cofradía Espacial
area-bene_gesserit = Bene Gesserit
area-fremen = Fremen
area-landsraad = Landsraad
area-choam = CHOAM
area-arrakis = Arrakis
area-ix = Tablero de Ix

## Casas
house-atreides = Casa Atreides
house-harkonnen = Casa Harkonnen
house-thorvald = Casa Thorvald
house-richese = Casa Richese
house-ecaz = Casa Ecaz
house-vernius = Casa Vernius
house-moritani = Casa Moritani

## Cajas y mazos
set-base = juego básico
set-rise_of_ix = El Auge de Ix
deck-starting = carta inicial
deck-reserve = Reserva
deck-imperium = mazo del Imperio
deck-epic = modalidad de partidas épicas

## Recursos y piezas
resource-solari = solaris
resource-spice = especia
resource-water = agua
resource-persuasion = Persuasión
resource-swords = espadas
resource-points = Puntos de Victoria
unit-troop = tropa
unit-dreadnought = acorazado

## Fases
phase-setup = Preparación
phase-round_start = Inicio de la ronda
phase-player_turns = Turnos de los jugadores
phase-combat = Combate
phase-makers = Hacedores
phase-recall = Retorno
phase-endgame = Desenlace
phase-over = Fin de la partida

## Lugares de cartas y piezas
place-hand = mano
    .in = en tu mano
    .from-own = de tu mano
    .from = de su mano
place-discard = pila de descartes
    .in = en tu pila de descartes
    .from-own = de tu pila de descartes
    .from = de su pila de descartes
place-played = cartas jugadas
    .in = entre las cartas que has jugado
    .from-own = de entre tus cartas jugadas
    .from = de entre sus cartas jugadas
place-revealed = cartas reveladas
    .in = entre las cartas que has revelado
    .from-own = de entre tus cartas reveladas
    .from = de entre sus cartas reveladas
place-deck = mazo
    .in = en tu mazo
    .from-own = de la parte superior de tu mazo
    .from = de la parte superior de su mazo
place-garrison = guarnición
    .in = en tu guarnición
    .from-own = de tu guarnición
    .from = de su guarnición
place-conflict = Conflicto
    .in = en el Conflicto
    .from-own = del Conflicto
    .from = del Conflicto
place-supply = suministro
    .in = en tu suministro
    .from-own = de tu suministro
    .from = de su suministro
place-leader = Líder
    .in = en tu Líder
    .from-own = de tu Líder
    .from = de su Líder

## De dónde se adquiere una carta
source-row = Fila del Imperio
    .from = de la Fila del Imperio
source-reserve = Reserva
    .from = de la Reserva
source-leader = apartada por tu Líder

## Cuándo se juega una carta de Intriga
timing-plot = Trama
    .when = en uno de tus turnos
timing-combat = Combate
    .when = en la fase de Combate, antes de que se resuelva el Conflicto
timing-win = Al vencer en un Conflicto
    .when = cuando has vencido en un Conflicto
timing-endgame = Desenlace
    .when = en el Desenlace, al final de la partida

## Cartas iniciales, de Reserva y de Imperio
card-convincing_argument = Argumento convincente
card-dagger = Daga
card-diplomacy = Diplomacia
card-dune_the_desert_planet = Dune, el Planeta Desierto
card-reconnaissance = Reconocimiento
card-seek_allies = Buscar aliados
card-signet_ring = Anillo heráldico
card-arrakis_liaison = Intermediario de Arrakis
card-the_spice_must_flow = La especia debe fluir
card-foldspace = Espacio de pliegue
card-arrakis_recruiter = Reclutador de Arrakis
card-assassination_mission = Misión de asesinato
card-bene_gesserit_initiate = Iniciada de las Bene Gesserit
card-bene_gesserit_sister = Hermana de las Bene Gesserit
card-carryall = Ala de acarreo
card-chani = Chani
card-choam_directorship = Directorio de la CHOAM
card-crysknife = Cuchillo crys
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Comando de la muerte Fedaykin
card-firm_grip = Mano firme
card-fremen_camp = Campamento Fremen
card-gene_manipulation = Manipulación genética
card-guild_administrator = Administrador de la Cofradía
card-guild_ambassador = Embajador de la Cofradía
card-guild_bankers = Banqueros de la Cofradía
card-gun_thopter = Tóptero artillado
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Espía imperial
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulencia
card-other_memory = Otra memoria
card-piter_de_vries = Piter De Vries
card-power_play = Juego de poder
card-reverend_mother_mohiam = Reverenda Madre Mohiam
card-sardaukar_infantry = Infantería Sardaukar
card-sardaukar_legion = Legión Sardaukar
card-scout = Explorador
card-shifting_allegiances = Lealtades cambiantes
card-sietch_reverend_mother = Reverenda Madre del sietch
card-smugglers_thopter = Tóptero de contrabandista
card-space_travel = Viaje espacial
card-spice_hunter = Cazador de especia
card-spice_smugglers = Contrabandistas de especia
card-stilgar = Stilgar
card-test_of_humanity = Prueba de humanidad
card-the_voice = La Voz
card-thufir_hawat = Thufir Hawat
card-worm_riders = Jinetes de gusanos
card-appropriate = Apropiación
card-bounty_hunter = Cazarrecompensas
card-choam_delegate = Delegado de la CHOAM
card-court_intrigue = Intriga palaciega
card-desert_ambush = Emboscada en el desierto
card-embedded_agent = Agente encubierto
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Flota de cargueros
card-full_scale_assault = Asalto a gran escala
card-guild_accord = Acuerdo con la Cofradía
card-guild_chief_administrator = Administrador jefe de la Cofradía
card-imperial_bashar = Bashar imperial
card-imperial_shock_trooper = Soldado de choque imperial
card-in_the_shadows = En las sombras
card-ix_guild_compact = Pacto entre Ix y la Cofradía
card-ixian_engineer = Ingeniero ixiano
card-jamis = Jamis
card-landing_rights = Derechos de aterrizaje
card-local_fence = Perista local
card-negotiated_withdrawal = Retirada negociada
card-satellite_ban = Prohibición de satélites
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Comerciante de especia
card-treachery = Traición
card-truthsayer = Decidora de Verdad
card-water_peddler = Vendedor de agua
card-web_of_power = Red de poder
card-weirding_way = Arte extraño
card-control_the_spice = Controlar la especia

## Cartas de Intriga
intrigue-allied_armada = Armada aliada
intrigue-ambush = Emboscada
intrigue-bindu_suspension = Suspensión bindu
intrigue-bribery = Soborno
intrigue-bypass_protocol = Saltarse el protocolo
intrigue-calculated_hire = Contratación calculada
intrigue-charisma = Carisma
intrigue-choam_shares = Acciones de la CHOAM
intrigue-corner_the_market = Acaparar el mercado
intrigue-councilors_dispensation = Dispensa del consejero
intrigue-demand_respect = Exigir respeto
intrigue-dispatch_an_envoy = Enviar un emisario
intrigue-double_cross = Doble juego
intrigue-favored_subject = Súbdito predilecto
intrigue-guild_authorization = Autorización de la Cofradía
intrigue-infiltrate = Infiltrarse
intrigue-know_their_ways = Conocer sus costumbres
intrigue-master_tactician = Maestro de la táctica
intrigue-plans_within_plans = Planes dentro de planes
intrigue-poison_snooper = Detector de venenos
intrigue-private_army = Ejército privado
intrigue-rapid_mobilization = Movilización rápida
intrigue-recruitment_mission = Misión de reclutamiento
intrigue-refocus = Replanteamiento
intrigue-reinforcements = Refuerzos
intrigue-secret_of_the_sisterhood = Secreto de la Hermandad
intrigue-staged_incident = Incidente orquestado
intrigue-the_sleeper_must_awaken = El durmiente debe despertar
intrigue-tiebreaker = Desempate
intrigue-to_the_victor = Para el vencedor…
intrigue-urgent_mission = Misión urgente
intrigue-water_of_life = Agua de Vida
intrigue-water_peddlers_union = Sindicato de vendedores de agua
intrigue-windfall = Ganancia inesperada
intrigue-advanced_weaponry = Armamento avanzado
intrigue-blackmail = Chantaje
intrigue-cannon_turrets = Torretas de cañones
intrigue-cull = Purga
intrigue-diversion = Maniobra de distracción
intrigue-expedite = Agilizar
intrigue-finesse = Sutileza
intrigue-glimpse_the_path = Vislumbrar el camino
intrigue-grand_conspiracy = Gran conspiración
intrigue-ixian_probe = Sonda ixiana
intrigue-machine_culture = Cultura de las máquinas
intrigue-quid_pro_quo = Quid pro quo
intrigue-second_wave = Segunda oleada
intrigue-secret_forces = Fuerzas secretas
intrigue-strategic_push = Ofensiva estratégica
intrigue-strongarm = Coacción
intrigue-war_chest = Fondos de guerra

## Casillas del tablero
space-conspire = Conspirar
    .the = la casilla de Conspirar
space-wealth = Riqueza
    .the = la casilla de Riqueza
space-heighliner = Crucero
    .the = la casilla del Crucero
space-foldspace = Espacio de pliegue
    .the = la casilla de Espacio de pliegue
space-selective_breeding = Crianza selectiva
    .the = la casilla de Crianza selectiva
space-secrets = Secretos
    .the = la casilla de Secretos
space-hardy_warriors = Guerreros curtidos
    .the = la casilla de Guerreros curtidos
space-stillsuits = Destiltrajes
    .the = la casilla de Destiltrajes
space-high_council = Alto Consejo
    .the = la casilla del Alto Consejo
space-hall_of_oratory = Sala de oratoria
    .the = la Sala de oratoria
space-mentat = Mentat
    .the = la casilla del Mentat
space-rally_troops = Reunir tropas
    .the = la casilla de Reunir tropas
space-swordmaster = Maestro de armas
    .the = la casilla del Maestro de armas
space-sell_melange = Vender melange
    .the = la casilla de Vender melange
space-secure_contract = Conseguir un contrato
    .the = la casilla de Conseguir un contrato
space-arrakeen = Arrakeen
    .the = Arrakeen
space-carthag = Carthag
    .the = Carthag
space-research_station = Estación de investigación
    .the = la Estación de investigación
space-sietch_tabr = Sietch Tabr
    .the = Sietch Tabr
space-imperial_basin = Depresión Imperial
    .the = la Depresión Imperial
space-hagga_basin = Depresión de Hagga
    .the = la Depresión de Hagga
space-the_great_flat = La Gran Llanura
    .the = la Gran Llanura
space-smuggling = Contrabando
    .the = la casilla de Contrabando
space-interstellar_shipping = Fletado interestelar
    .the = la casilla de Fletado interestelar
space-tech_negotiation = Negociación tecnológica
    .the = la casilla de Negociación tecnológica
space-dreadnought = Acorazado
    .the = la casilla de Acorazado

## Líderes
leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duque Leto Atreides
leader-baron_vladimir_harkonnen = Barón Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu «La Bestia» Rabban
leader-earl_memnon_thorvald = Conde Memnon Thorvald
leader-countess_ariana_thorvald = Condesa Ariana Thorvald
leader-count_ilban_richese = Conde Ilban Richese
leader-helena_richese = Helena Richese
leader-archduke_armand_ecaz = Archiduque Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Príncipe Rhombur Vernius
leader-princess_yuna_moritani = «Princesa» Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Vizconde Hundro Moritani

## Habilidades de los Líderes
ability-prescience = Presciencia
ability-discipline = Disciplina
ability-landsraad_popularity = Popularidad en el Landsraad
ability-prudent_diplomacy = Diplomacia prudente
ability-masterstroke = Golpe maestro
ability-scheme = Maquinar
ability-arrakis_fiefdom = Feudo de Arrakis
ability-brutality = Brutalidad
ability-connections = Contactos
ability-spice_hoard = Acopio de especia
ability-spice_addict = Adicta a la especia
ability-hidden_reservoir = Depósito oculto
ability-ruthless_negotiator = Negociador implacable
ability-manufacturing = Manufactura
ability-eyes_everywhere = Ojos por todas partes
ability-manipulate = Manipular
ability-coordination = Coordinación
ability-conscript = Leva
ability-one_step_ahead = Un paso por delante
ability-guild_contacts = Contactos en la Cofradía
ability-heavy_lasgun_cannons = Cañones láser pesados
ability-ixian_technology = Tecnología ixiana
ability-smuggling_operation = Operación de contrabando
ability-final_delivery = Entrega final
ability-careful_observation = Observación atenta
ability-duplicity = Duplicidad
ability-intelligence = Espionaje
ability-couriers = Mensajeros

## Piezas de Tecnología
tile-artillery = Artillería
tile-chaumurky = Chaumurky
tile-detonation_devices = Detonadores
tile-disposal_facility = Centro de procesamiento
tile-flagship = Nave insignia
tile-holoprojectors = Holoproyectores
tile-holtzman_engine = Motor Holtzman
tile-invasion_ships = Naves de invasión
tile-memocorders = Memograbadores
tile-minimic_film = Película minimic
tile-restricted_ordnance = Explosivos restringidos
tile-shuttle_fleet = Flota de lanzaderas
tile-sonic_snoopers = Detectores sónicos
tile-spaceport = Puerto espacial
tile-spy_satellites = Satélites espía
tile-training_drones = Drones de entrenamiento
tile-troop_transports = Transportes de tropas
tile-windtraps = Trampas de viento

## Cartas de Conflicto
conflict-skirmish_1 = Escaramuza
conflict-skirmish_2 = Escaramuza
conflict-skirmish_3 = Escaramuza
conflict-skirmish_4 = Escaramuza
conflict-cloak_and_dagger = Capa y puñal
conflict-desert_power = Poder del desierto
conflict-guild_bank_raid = Asalto al banco de la Cofradía
conflict-machinations = Maquinaciones
conflict-raid_stockpiles = Saquear los depósitos
conflict-secure_imperial_basin = Asegurar la Depresión Imperial
conflict-siege_of_arrakeen = Asedio de Arrakeen
conflict-siege_of_carthag = Asedio de Carthag
conflict-sort_through_the_chaos = Ordenar el caos
conflict-terrible_purpose = Terrible propósito
conflict-battle_for_arrakeen = Batalla por Arrakeen
conflict-battle_for_carthag = Batalla por Carthag
conflict-battle_for_imperial_basin = Batalla por la Depresión Imperial
conflict-grand_vision = Gran visión
conflict-skirmish_ix_troop = Escaramuza
conflict-skirmish_ix_spice = Escaramuza
conflict-trade_monopoly = Monopolio comercial
conflict-economic_supremacy = Supremacía económica
tier-1 = Conflicto I
tier-2 = Conflicto II
tier-3 = Conflicto III

## Las cartas de la Casa Hagal llevan el nombre de las casillas a las que envían
hagal-conspire = { space-conspire }
hagal-wealth = { space-wealth }
hagal-heighliner = { space-heighliner }
hagal-foldspace = { space-foldspace }
hagal-selective_breeding = { space-selective_breeding }
hagal-secrets = { space-secrets }
hagal-hardy_warriors = { space-hardy_warriors }
hagal-stillsuits = { space-stillsuits }
hagal-rally_troops = { space-rally_troops }
hagal-hall_of_oratory = { space-hall_of_oratory }
hagal-carthag = { space-carthag }
hagal-harvest_spice = Cosechar especia
hagal-arrakeen_1p = { space-arrakeen }
hagal-arrakeen_2p = { space-arrakeen }
hagal-reshuffle = Volver a barajar
hagal-hagal_interstellar_shipping = { space-interstellar_shipping }
hagal-hagal_foldspace_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
hagal-hagal_smuggling_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
hagal-hagal_tech_negotiation = { space-tech_negotiation }
hagal-hagal_dreadnought_1p = { space-dreadnought }
hagal-hagal_dreadnought_2p = { space-dreadnought }

## Modalidades
mode-multiplayer = Partida multijugador
mode-solo = Partida en solitario
mode-two_players = Partida de dos jugadores
difficulty-mercenary = Mercenario (principiante)
difficulty-sardaukar = Sardaukar (veterano)
difficulty-mentat = Mentat (experto)
difficulty-kwisatz_haderach = Kwisatz Haderach (experto+)
setup-epic = Modalidad de partidas épicas
setup-difficulty = Dificultad
setup-expert_deployment = Despliegue de tropas experto
setup-churn = Fila del Imperio gestionada por dados
setup-brutal_escalation = Escalada brutal

## Lo que da algo sin ser una carta: visitas a Facciones, medidores de Influencia, medidor de Flete
track-emperor_visit_1 = Casilla del Emperador
track-emperor_visit_2 = Casilla del Emperador
track-spacing_guild_visit_1 = Casilla de la Cofradía Espacial
track-spacing_guild_visit_2 = Casilla de la Cofradía Espacial
track-bene_gesserit_visit_1 = Casilla de las Bene Gesserit
track-bene_gesserit_visit_2 = Casilla de las Bene Gesserit
track-fremen_visit_1 = Casilla de los Fremen
track-fremen_visit_2 = Casilla de los Fremen
track-harvest = Casilla de Hacedor
track-emperor_bonus = Medidor de Influencia del Emperador
track-spacing_guild_bonus = Medidor de Influencia de la Cofradía Espacial
track-bene_gesserit_bonus = Medidor de Influencia de las Bene Gesserit
track-fremen_bonus = Medidor de Influencia de los Fremen
track-shipping_1 = Medidor de Flete, casilla 1
track-shipping_2 = Medidor de Flete, casilla 2
track-shipping_3 = Medidor de Flete, casilla 3
