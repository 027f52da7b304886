# SATM: lo que dice la página de una mesa.
wizards-page-before = Antes del primer turno
wizards-page-turn = Turno { $number } · { $player }
wizards-page-phases = Las fases del turno
wizards-page-called = { $player } ha convocado el Concilio
wizards-page-last-own = Tu último turno: { $player } ha convocado el Concilio.
wizards-page-last-theirs = El último turno: has convocado el Concilio.
wizards-page-rolled = { $player }: { $sum }
wizards-page-dice = dos dados
wizards-page-against = contra
wizards-page-players = Los jugadores
wizards-page-points = PV
wizards-page-at-council = { $points } en un Concilio ahora
wizards-page-general = { $free } de Influencia general libre
wizards-page-general-over = { $free } de Influencia general de más
wizards-page-influence = { $free } de influencia
wizards-page-influence-over = { $free } de influencia de más
wizards-page-hand = Tu mano
wizards-page-plays = De tu mano: { $cards }
wizards-page-plays-none = Ningún objeto, aliado ni facción de tu mano se juega allí.
wizards-page-limit = { $left ->
    [one] Queda 1 adversidad de { $limit }
   *[other] Quedan { $left } adversidades de { $limit }
}
wizards-page-guard = Una carta en guardia
wizards-page-unknown-site = un lugar boca abajo
wizards-page-fought = Lo que trajo el ataque
wizards-page-checked = Lo que trajo el chequeo
wizards-page-attack = Ataque
wizards-page-chain = Declarado, se resuelve desde arriba
wizards-page-loose = Sobre la mesa, para todos
wizards-page-won = Pila de Puntos de Victoria
wizards-page-out = Fuera de juego
wizards-page-discards = Descartes que conoces
wizards-page-sideboard = Baraja complementaria que conoces
wizards-page-nothing = No hay nada en ellas que se pueda ver.
wizards-page-reads = Qué dicen las cartas
wizards-page-opens = Ver qué se puede hacer aquí
wizards-page-choose = Elegir
wizards-page-discard = Descartar
wizards-page-play = Jugar
wizards-page-picked = Tu elección secreta
wizards-page-close = Cerrar

wizards-pile-deck = { $count } en el mazo de juego
wizards-pile-hand = { $count } en la mano
wizards-pile-discard = { $count } en la pila de descartes
wizards-pile-sideboard = { $count } en la baraja complementaria
wizards-pile-won = { $count } en la pila de Puntos de Victoria
wizards-pile-out = { $count } fuera de juego
wizards-pile-exhausted = { $count ->
    [0] El mazo no se ha agotado
    [one] El mazo se ha agotado una vez
   *[other] El mazo se ha agotado { $count } veces
}

wizards-company = { $leader } en { $site }
wizards-chain-use = uso de

wizards-lies-untapped = enderezado
wizards-lies-tapped = girado
wizards-lies-wounded = herido

wizards-sort-wizard = Mago
    .unique = único
wizards-sort-character = Personaje
    .unique = único
wizards-sort-item = Objeto
    .unique = único
wizards-sort-ally = Aliado
    .unique = único
wizards-sort-faction = Facción
    .unique = única
wizards-sort-resource = Suceso de recurso
    .unique = único
wizards-sort-creature = Criatura
    .unique = única
wizards-sort-hazard = Suceso de adversidad
    .unique = único
wizards-sort-agent = Agente
    .unique = único
wizards-card-at = En { $places }
wizards-card-home = Lugar natal: { $places }

wizards-number-points = Puntos de Victoria
wizards-number-strikes = Golpes
wizards-number-each = Un golpe por personaje
wizards-number-prowess = Poder
wizards-number-body = Resistencia
wizards-number-mind = Mente
wizards-number-influence = Influencia directa
wizards-number-needed = Influencia necesaria: más de
wizards-number-corruption = Puntos de corrupción

wizards-because-printed = impreso
wizards-because-played = añadido
wizards-because-held-back = sigue enderezado
wizards-because-support = apoyo
wizards-because-excess = golpes adicionales
wizards-because-influence = influencia libre
wizards-because-race = su raza
wizards-because-tie = empate en el Concilio

wizards-odds-of = derrota el golpe { $beaten } %, recibe una herida { $struck } %
wizards-leaves-turn = { $count ->
    [0] No se hace nada más este turno
    [one] 1 compañía se queda y no explora, no se juega ninguna carta
   *[other] { $count } compañías se quedan y no exploran, no se juega ninguna carta
}
wizards-rest-turn = Acabar mi turno
wizards-leaves-organize = { $count ->
    [one] 1 compañía se queda donde está
   *[other] { $count } compañías se quedan donde están
}
wizards-odds-of-detained = derrota el golpe { $beaten } %, tiene que girarse { $struck } %
wizards-roll-won = gana la tirada:
wizards-roll-tied = tirada igualada:
wizards-roll-lost = pierde la tirada:
wizards-fate-open = por resolver
wizards-fate-defeated = { $name } vence
wizards-fate-ineffectual = nadie vence: sin efecto
wizards-fate-succeeded = { $name } recibe el golpe
wizards-fate-eliminated = se elimina a { $name }
wizards-fate-cancelled = cancelado

wizards-attack-automatic = Ataque automático en { $site }
wizards-attack-detains = ataque de retención: gira en vez de herir
wizards-attack-chooses = el atacante elige los objetivos
wizards-attack-excess = { $count ->
    [one] un golpe más que objetivos
   *[other] { $count } golpes más que objetivos
}
wizards-attack-two-rolls = dos tiradas, cuenta la mejor

wizards-odds = { $percent } %
wizards-odds-defeats = golpe derrotado
wizards-odds-holds = sin efecto
wizards-odds-struck = golpe con éxito
wizards-odds-passes = tiene éxito
wizards-odds-attempt = tiene éxito { $percent } %
wizards-pays-tap = se gira { $who }
wizards-pays-tap-one = se gira un personaje
wizards-pays-tap-site = se gira el lugar
wizards-pays-discard = se descarta { $who }
wizards-pays-support = se gira y suma 1
wizards-pays-plays = { $count ->
    [one] allí se juega { $card }
   *[other] { $count } cartas de tu mano se juegan allí
}
wizards-pays-target = sobre { $who }
wizards-odds-fails = fracasa
wizards-odds-discarded = descartado
wizards-odds-eliminated = perdido

wizards-check-corruption = Chequeo de corrupción: { $who }
wizards-check-corruption-is = Dos dados más sus ajustes deben pasar de los aros rojos del personaje; si no, se pierde.
wizards-check-influence = { $who } y { $of }: chequeo de influencia
wizards-check-opponent = Intento de influencia de { $who }
wizards-check-more = tiene que ser más de { $number }

wizards-site-draws = Cartas al moverse aquí: { $own } su jugador, { $other } el oponente.
wizards-site-playable = Se puede jugar aquí
wizards-site-information = información
wizards-site-attacks = Ataques automáticos

wizards-map-title = La Tierra Media
wizards-map-under = regiones y lugares
wizards-map-north = N
wizards-map-zoom = Ampliación del mapa
wizards-map-nearer = Acercar
wizards-map-farther = Alejar
wizards-map-whole = El mapa entero
wizards-map-wide = Mapa grande
wizards-map-narrow = Mapa pequeño
wizards-map-company = { $leader }, de { $player }, en { $site }: { $count ->
    [one] un personaje
   *[other] { $count } personajes
}

wizards-points-characters = Personajes
wizards-points-items = Objetos
wizards-points-factions = Facciones
wizards-points-allies = Aliados
wizards-points-creatures = Criaturas
wizards-points-other = Otros
wizards-points-wizard = Mago perdido
wizards-score-title = De dónde vienen los puntos
wizards-score-sum = Suma
wizards-score-total = En el Concilio
wizards-score-doubled = Doblados: el oponente no tiene ninguno de estos
wizards-score-cut = Recortados: no más que todas las demás clases juntas
wizards-score-doubling = ×2: personajes, objetos, facciones y aliados cuentan el doble donde el oponente no tiene ni un punto de esa clase.
wizards-score-half = ▸: ninguna clase da más que todas las demás juntas, así que ninguna pasa de la mitad del total.
wizards-score-calling = Para convocar el Concilio cuenta la suma sin más, sin doblar ni recortar.

# When to be asked.
wizards-pick-strikes = Repartir los golpes
wizards-pick-discard = Descartar
wizards-stop-hazards = Adversidades, mientras viajan las compañías del oponente
wizards-stop-own-road = Mientras viajan mis compañías
wizards-stop-own-attack = Antes de asignar los golpes a mi compañía
wizards-stop-their-attack = Antes de asignar los golpes a la suya
wizards-stop-strike = En cada golpe
wizards-stop-sure-strike = En un golpe vencido con cualquier tirada
wizards-stop-addition = Cuando nadie responde a lo que he declarado
wizards-stop-response = Cuando el oponente declara algo en mi turno
wizards-stop-their-response = Cuando el oponente declara algo en su turno
wizards-stop-draw = Cuando puedo robar menos cartas
wizards-stop-next-stays = Qué compañía sigue, cuando ninguna se mueve
wizards-stop-movement-end = Al final del movimiento
wizards-stop-guard = Cuando puede revelarse mi carta en guardia
wizards-stop-organization-end = Al final de mi organización
wizards-stop-long-events = En mi fase de sucesos duraderos
wizards-stop-end = Al final de mi turno, con las manos ya repuestas
wizards-shelf-wizards = Magos
wizards-shelf-characters = Personajes
wizards-shelf-items = Objetos
wizards-shelf-allies = Aliados
wizards-shelf-factions = Facciones
wizards-shelf-resources = Recursos: sucesos
wizards-shelf-creatures = Criaturas
wizards-shelf-hazards = Adversidades: sucesos
wizards-shelf-agents = Agentes
wizards-shelf-sites = Lugares
wizards-key = Qué es cada señal
wizards-key-own = Compañía tuya, con cuántos personajes
wizards-key-other = Compañía del oponente
wizards-key-of = Compañía de { $player }, con cuántos personajes
wizards-key-plays = Allí se juega algo de tu mano
wizards-site-from-hand = Como ataque automático el oponente puede jugar una criatura de su mano que no sea única, situada en
wizards-site-from-hand-own = Como ataque automático el oponente puede jugar una criatura de su mano, única o no, que se descarta si es derrotada, situada en
wizards-site-only = solo { $what }
wizards-site-hoard = El lugar contiene un botín.
wizards-site-under-deeps = Es un Lugar de las Profundidades.
wizards-site-deeps = Adyacentes por las Profundidades, con la tirada necesaria: { $sites }.
wizards-site-detains = solo retiene
wizards-site-wound-check = quien resulta herido hace un chequeo de corrupción
wizards-site-chooses = el atacante elige los objetivos
wizards-site-firm = nada lo cancela
wizards-sort-or = o { $duration }
wizards-site-wound-check-at = quien resulta herido hace un chequeo de corrupción con { $by }
