# Middle-earth Quest: lo que dice el juego, con los términos del reglamento. Los nombres de lugares, personas y cartas están en el paquete.
# $seat, $winners: nombres de jugadores. $you: 'yes' cuando quien lee es $seat (o quien gana en solitario).

quest-name = Middle-earth Quest
quest-about = Entre dos edades: Sauron teje sus Tramas desde la sombra, y de uno a tres Héroes salen a desbaratarlas.
quest-box = Caja: inglés
# Por lo que se salta en una repetición.
quest-part = Combate

# Qué hacen sus bots en cada nivel.
quest-level-easy = Juega por reglas sencillas y a menudo olvida una: descansar a tiempo, evitar un peligro, llenar la Reserva de Sombra. No mira más allá.
quest-level-fair = Juega por las mismas reglas sencillas y rara vez olvida una. No mira más allá.
quest-level-hard = Prueba sus mejores opciones hasta el final del turno, recuerda las cartas que todos han visto e imagina las demás. No hace planes para otros turnos.

# Bandos.
quest-side-sauron = Sauron
quest-side-heroes = los Héroes

# Características y lo que cuentan.
quest-attribute-fortitude = Coraje
quest-attribute-strength = Fuerza
quest-attribute-agility = Agilidad
quest-attribute-wisdom = Sabiduría
quest-attribute-health = Salud

# Lo que pide un camino y muestra una carta.
quest-icon-plains = llanura
quest-icon-woods = bosque
quest-icon-hills = colinas
quest-icon-mountains = montaña
quest-icon-swamp = ciénaga
quest-icon-any = cualquier carta
quest-type-melee = cuerpo a cuerpo
quest-type-ranged = a distancia
quest-attack = Ataque
quest-defence = Defensa
quest-cost = coste de Fuerza

# Dónde están las cartas.
quest-pool-life = Reserva de Vida
quest-pool-rest = Reserva de Descanso
quest-pool-damage = Reserva de Daño
quest-pool-hand = mano
quest-pool-shadow = Reserva de Sombra
quest-pool-stack = Pila de Combate

quest-colour-green = Ficha de Historia verde
    .of = verde
quest-colour-yellow = Ficha de Historia amarilla
    .of = amarilla
quest-colour-red = Ficha de Historia roja
    .of = roja
quest-colour-black = Ficha de Historia negra
    .of = negra
quest-stage-1 = etapa I
quest-stage-2 = etapa II
quest-stage-3 = etapa III
quest-story-start = inicio
quest-story-shadow-falls = La Sombra Cae
quest-story-finale = Conclusión

# Las fases de un turno.
quest-step-rally = Incursión de Héroes
quest-step-story = Historia
quest-step-plot = Trama
quest-step-event = Evento
quest-step-action = Acción
quest-step-draw = Preparación de los Héroes
quest-step-rest = Descanso
quest-step-ambush = Emboscada
quest-step-travel = Viaje
quest-step-encounter = Encuentro
quest-step-conclusion = La Conclusión

# Las acciones de Sauron y sus mazos de combate.
quest-action-influence = Colocar Influencia
    .what = influence
quest-action-draw = Robar cartas de Sombra y Trama
    .what = draw
quest-action-command = Comandar Monstruos y Servidores
    .what = command
quest-deck-zealot = Fanático
quest-deck-ravager = Saqueador
quest-deck-behemoth = Colosal

# Lo que se sabe de una ficha del paquete.
quest-pack-ours = título nuestro
quest-pack-unconfirmed = sin comprobar con una caja
quest-pack-medium = de una sola fuente
quest-pack-low = una suposición que llena un hueco

# Las opciones de una mesa.
quest-option-find_them_all = La Misión «Para encontrarlos a todos»
    .help = Dónde tienen que estar los Espectros del Anillo.
quest-option-find_them_all-shire = En la Comarca
quest-option-find_them_all-in_play = En cualquier parte del tablero
quest-option-dominance = Dominancia
    .help = Cómo se cuenta qué bando está más cerca de su final.
quest-option-dominance-spaces = En casillas
quest-option-dominance-steps = En Fases de Historia (avanzada)
quest-option-stage_three = Etapa III
    .help = ¿Pueden las derrotas mover más la historia en la última etapa?
quest-option-stage_three-plain = No, como en las otras
quest-option-stage_three-lively = Sí, más
quest-option-corruption = Librarse de la Corrupción
    .help = Dónde puede un Héroe que descansa librarse de una carta.
quest-option-corruption-anywhere = Donde se descanse
quest-option-corruption-haven = Solo en Refugios
quest-option-haven_rest = Un Servidor en un Refugio
    .help = Qué puede hacer un Héroe a su lado.
quest-option-haven_rest-always = Descansar y curarse (erratas)
quest-option-haven_rest-heal = Solo curarse
quest-option-pool = Reserva de Sombra
    .help = Cuánta Influencia guarda.
quest-option-pool-capped = 4, 8 y 12, según la etapa
quest-option-pool-open = Sin tope
quest-option-blank_ambush = Emboscada de una ficha en blanco
    .help = Qué sigue cuando no había nada.
quest-option-blank_ambush-once = El Héroe sigue
quest-option-blank_ambush-again = Ataca otro
quest-option-errata = Erratas
    .help = Las cartas canceladas no tienen tipo, y en la Conclusión no se juegan cartas de Sombra.
quest-option-errata-on = Se aplican
quest-option-errata-off = No se aplican
quest-option-defeat = La derrota de un Héroe en Combate
    .help = Cuándo recupera sus cartas.
quest-option-defeat-after = Después de recoger la Pila de Combate
quest-option-defeat-before = Antes de recogerla
quest-option-last_card = La última carta
    .help = Qué derrota a un Héroe sin cartas.
quest-option-last_card-any = Perderla de cualquier modo
quest-option-last_card-damage = Solo el daño
quest-option-same_item = Equipo del mismo título
    .help = Cuántas cartas puede tener un Héroe.
quest-option-same_item-one = Una
quest-option-same_item-many = Varias
quest-option-empty_stronghold = Una Fortaleza sin Influencia
    .help = ¿Sostiene todavía una cadena?
quest-option-empty_stronghold-cut = No
quest-option-empty_stronghold-root = Sí
quest-option-overflow = Influencia por encima del número
    .help = Qué ocurre cuando una cadena pierde la Fortaleza mayor.
quest-option-overflow-stays = Se queda
quest-option-overflow-trimmed = Se retira
quest-option-peril = Peligros
    .help = ¿Tiene Sauron que resolver uno?
quest-option-peril-must = Sí
quest-option-peril-may = Puede renunciar
quest-option-moved = Héroes que mueve una carta
    .help = Qué ocurre donde llegan.
quest-option-moved-safe = Ni Combate ni Peligro
quest-option-moved-enters = Como si hubieran viajado
quest-option-conclusion = Las etapas y el final
    .help = Cuándo cuentan las fichas que han llegado.
quest-option-conclusion-at_once = Enseguida
quest-option-conclusion-story = En la Fase de Historia
quest-option-placed = Un Monstruo recién colocado
    .help = ¿Puede recibir otra orden en la misma acción?
quest-option-placed-ordered = No
quest-option-placed-free = Sí
quest-option-plots = Descartar Tramas
    .help = Cuántas en una exploración.
quest-option-plots-several = Las que se puedan pagar
quest-option-plots-one = Una
quest-option-adjustment = Ajustar a los Espectros
    .help = Por qué dominancia es más difícil o más fácil el último Combate.
quest-option-adjustment-again = Contada de nuevo
quest-option-adjustment-first = La del comienzo de la Conclusión
quest-option-declared = Declararse exhausto
    .help = Qué es de la «Próxima Ronda» de la última carta.
quest-option-declared-lost = Se pierde
quest-option-declared-kept = Vale
quest-option-printed = Defensa impresa
    .help = Si todavía cuenta en una carta cancelada y con un combatiente exhausto.
quest-option-printed-card = La que muestra la carta, si la hay
quest-option-printed-zero = 0
quest-option-changed_print = Valores impresos que una carta cambia
    .help = Cuál de ellos ven las demás.
quest-option-changed_print-counts = El nuevo
quest-option-changed_print-ignored = El de la carta
quest-option-take_back = Planificar con astucia
    .help = Qué carta de la Pila de Combate puede volver.
quest-option-take_back-other = Otra
quest-option-take_back-any = Cualquiera, también ella misma

# Una ficha de Monstruo sin nada.
quest-monsters-blank = en blanco
