# SATM: lo que dicen las cartas, frase a frase, a partir de los datos (games/wizards/rules/data/language.md).
# $a, $b, …: los argumentos de la palabra, en orden, ya dichos; $name: el nombre de la carta.
# «de el» y «a el» se contraen después; la mayúscula y el punto también se ponen después.

wizards-says-removal = En la fase de organización quien la lleva puede girarse para librarse de ella: con una tirada mayor que { $a } se descarta
wizards-says-removal-resting = Con una tirada superior a { $a } su portador se libra de ella
wizards-says-by = , lo usa { $a }
wizards-says-on = , sobre { $a }
wizards-says-if = , si { $a }
wizards-says-leaves = Se descarta si { $a }
wizards-says-leaves-turn = Se descarta al acabar el turno
wizards-says-attacks = Hace { $a } ataques
wizards-says-attacker-chooses = El atacante elige los objetivos
wizards-says-detainment = Ataque de retención: sus golpes giran en lugar de herir
wizards-says-only-taps = A quien fuera a herir solo lo gira, sin chequeo de Resistencia
wizards-says-shielded = Cada personaje enderezado de la compañía puede girarse para cancelar un golpe contra otro
wizards-says-minions-only = Solo ataca a compañías de servidores
wizards-says-key = También se puede situar en { $a }
wizards-says-key-free = También se puede jugar sin situarla
wizards-says-free = No cuenta para el límite de adversidades
wizards-says-also = Se juega también como recurso

# Cuándo
wizards-when-organization = En tu fase de organización
    .said = en tu fase de organización
wizards-when-organization-end = Al final de tu fase de organización
    .said = al final de tu fase de organización
wizards-when-long-event = En tu fase de sucesos duraderos
    .said = en tu fase de sucesos duraderos
wizards-when-movement = En la fase de movimiento
    .said = en la fase de movimiento
wizards-when-movement-end = Al final de la fase de movimiento de la compañía
    .said = al final de la fase de movimiento de la compañía
wizards-when-attack = Ante un ataque
    .said = ante un ataque
wizards-when-assigned = Ante un ataque, con los golpes asignados
    .said = ante un ataque, con los golpes asignados
wizards-when-strike = Contra un golpe
    .said = contra un golpe
wizards-when-check = Antes de un chequeo de corrupción
    .said = antes de un chequeo de corrupción
wizards-when-influence = Antes de un chequeo de influencia
    .said = antes de un chequeo de influencia
wizards-when-ring-test = Antes de examinar un anillo
    .said = antes de examinar un anillo
wizards-when-site = En tu fase de lugares
    .said = en tu fase de lugares
wizards-when-end-of-turn = En tu fase de final de turno
    .said = en tu fase de final de turno
wizards-when-chain = En respuesta, en una cadena de efectos
    .said = en respuesta, en una cadena de efectos
wizards-when-creature = En la fase de movimiento del oponente, si puede situarse allí
    .said = en la fase de movimiento del oponente, si puede situarse allí
wizards-when-any = En cualquier momento
    .said = en cualquier momento
wizards-by-company = la compañía
wizards-by-attacker = el atacante

# Qué pasa por sí solo
wizards-trigger-begins = Antes de asignar los golpes
wizards-trigger-succeeds = Por cada golpe que tiene éxito
wizards-trigger-wounds = Por cada personaje que hiere
wizards-trigger-body-equal = Cuando el chequeo de Resistencia de un herido iguala su Resistencia
wizards-trigger-resolved = Tras cada golpe que no se cancele
wizards-trigger-ends = Después del ataque, salvo que se cancele
wizards-trigger-item-gained = Cada vez que alguien de la compañía consigue un objeto
wizards-trigger-influenced = Cuando un intento de influencia tiene éxito
wizards-trigger-movement-ended = Al final de la fase de movimiento de su compañía
wizards-trigger-company-wounded = Cada vez que es herido un personaje de la compañía
wizards-trigger-untap-ended = Al final de su fase de enderezamiento
wizards-trigger-played = Al jugarla

# Copias
wizards-limit-play = No puede haber dos en juego
wizards-limit-character = No puede haber dos sobre un mismo personaje
wizards-limit-company = No puede haber dos sobre una misma compañía
wizards-limit-site = No puede haber dos en un mismo lugar
wizards-limit-turn = Una por turno
wizards-limit-attack = Una por ataque
wizards-stays-here = la carta queda en juego
wizards-stays-target = la carta queda sobre el objetivo
wizards-stays-user = la carta queda con ese personaje
wizards-stays-bearer = la carta queda con su portador
wizards-stays-company = la carta queda sobre la compañía

# Quién
wizards-who-bearer = el portador
wizards-who-self = { $name }
wizards-who-target = el objetivo
wizards-who-user = quien lo intenta
wizards-who-company = cada personaje y aliado de la compañía
wizards-who-wounded = cada herido por él
wizards-who-each = cada personaje en juego
wizards-who-attack = el ataque
wizards-who-strike = el golpe
wizards-who-struck = quien recibe el golpe
wizards-who-player = su jugador
wizards-who-opponent = el oponente
wizards-who-site = el lugar
wizards-who-characters = cada personaje de la compañía
wizards-who-company-itself = la compañía
wizards-who-others = cada uno de los demás de la compañía

# Números
wizards-stat-prowess = el Poder
wizards-stat-body = la Resistencia
wizards-stat-mind = la Mente
wizards-stat-direct-influence = la Influencia directa
wizards-stat-corruption = los puntos de corrupción
wizards-stat-corruption-check = los chequeos de corrupción
wizards-stat-influence-check = los chequeos de influencia
wizards-stat-hand = el tamaño de la mano
wizards-stat-strikes = el número de golpes
wizards-stat-draws = las cartas robadas al moverse
wizards-stat-hazard-limit = el límite de adversidades
wizards-stat-ring-test = la tirada al examinar un anillo
wizards-amount-for-each = por cada
wizards-amount-path = +1 por cada región de { $a } del itinerario
wizards-amount-events = +1 por cada uno de { $a } en juego como suceso
wizards-amount-less = { $a }
wizards-less-path = −1 por cada región de { $a } del itinerario
wizards-less-at-most = { $b }, { $a } como mucho,
wizards-amount-members = +1 por cada personaje de la compañía
wizards-amount-at-most = { $b }, hasta +{ $a },
wizards-amount-prowess = tanto como el Poder de { $a }
wizards-plus-free-influence = la Influencia general libre
wizards-times-path = tantos como regiones de { $a } hay en el itinerario
wizards-until-check = en ese chequeo
wizards-until-strike = contra ese golpe
wizards-until-attack = en ese ataque
wizards-until-turn = hasta el final del turno
wizards-until-untap = hasta tu próxima fase de enderezamiento
wizards-scale-half = se reduce a la mitad, redondeando hacia arriba
wizards-scale-double = se dobla

# Lo que es cierto mientras está en juego
wizards-has-gives = { $c } a { $b } de { $a }
wizards-has-adds = se suma a { $b } de { $a } { $c }
wizards-has-gives-up-to = { $c } a { $b } de { $a }, hasta un máximo de { $d }
wizards-has-against = { $b }, frente a { $a }
wizards-has-gives-up-to-double = { $c } a { $b } de { $a }, hasta el doble de lo que dice la carta de { $a }
wizards-has-to = { $b }, solo para los { $a }
wizards-has-relabels = Cada símbolo de { $a } vale como { $b }
wizards-has-pales = Cada símbolo de { $a } vale como { $b } para jugar adversidades
wizards-has-hampers = { $c } a la tirada de { $a } de { $b }
wizards-has-disenchants = Se cancelan los Encantamientos Oscuros cuyo objetivo sea el portador
wizards-has-turns-back = { $b ->
    [1] Una compañía que se mueve con alguna región de { $a } en su itinerario vuelve a su lugar de origen
   *[other] Una compañía que se mueve con al menos { $b } regiones de { $a } en su itinerario vuelve a su lugar de origen
}
wizards-has-if = Si { $a }: { $b }
wizards-has-attacks = { $c } a { $b } de cada ataque { $a }
wizards-has-attacks-double = Se dobla { $b } de cada ataque { $a }
wizards-has-attacker-chooses = El atacante elige los objetivos de cada ataque { $a }
wizards-has-strikes-at = Solo se enfrenta a un golpe { $a }
wizards-has-gives-for-each = { $c } a { $b } del ataque por cada uno de los { $a } de la compañía
wizards-has-body-checks = { $a ->
    [1] Quien sufre una herida modifica su chequeo de Resistencia en { $b }
   *[other] Quien sufre una herida hace { $a } chequeos de Resistencia, modificados en { $b }
}
wizards-has-weighs = { $b } a los puntos de corrupción de los { $a }
wizards-has-tries-minds = Contra sus golpes cuenta la Mente del personaje en lugar del Poder
wizards-has-halves = { $b } de { $a } se reduce a la mitad, redondeando hacia arriba
wizards-has-skill = Su portador es también { $a }
wizards-has-worth = { $b ->
    [1] Si { $a }, esta carta vale 1 PV
   *[other] Si { $a }, esta carta vale { $b } PV
}
wizards-has-may = { $a }
wizards-has-succeeds = Su portador influye en { $a } sin tirada
wizards-has-test = Examinado, con { $a } o más puede ser { $b }
wizards-has-test-any = Examinado, con cualquier resultado puede ser { $b }
wizards-has-test-low = Examinado, con { $a } o menos puede ser { $b }
wizards-flag-use-palantir = su portador puede usar un palantír girándose
wizards-flag-be-played = solo se puede jugar { $a }
wizards-ban-be-played = no se puede jugar { $a }
wizards-flag-be-borne = solo puede llevarla { $a }
wizards-ban-be-attacked = no puede recibir ningún ataque { $a }
wizards-flag-be-keyed = siempre se pueden situar criaturas en el lugar
wizards-flag-be-stored = se puede almacenar { $a }
wizards-ban-be-stored = no se puede almacenar
wizards-ban-be-transferred = no se puede transferir
wizards-ban-untap = quien la lleva no puede enderezarse
wizards-ban-hide-discards = el oponente descarta boca arriba
wizards-ban-enter = una compañía que va a este lugar no hace nada en su fase de lugares
wizards-ban-join-elsewhere = solo entra en juego en su lugar natal, salvo como personaje inicial
wizards-flag-heal-all = lo que cura a uno cura a todos los que están en el lugar

# Condiciones
wizards-if-in-play = { $a } está en juego
wizards-if-is = { $a } es { $b }
wizards-if-is-attack = el ataque { $a }
wizards-if-is-without-this = { $a } ya es { $b } sin esta carta
wizards-if-with = hay { $a } en la compañía
wizards-if-is-companion = { $a } está en la compañía
wizards-ifnot-is-companion = { $a } no está en la compañía
wizards-if-with-named = { $a } está en la compañía
wizards-if-at = la compañía está en { $a }
wizards-if-here = { $a } está en el mismo lugar
wizards-if-moving = la compañía se mueve
wizards-if-moved-to = la compañía se ha movido a { $a }
wizards-if-bound-for = la compañía va a { $a }
wizards-if-path-at-least = { $b ->
    [1] el itinerario tiene al menos una región de { $a }
   *[other] el itinerario tiene al menos { $b } regiones de { $a }
}
wizards-if-attack-at-least = el ataque tiene { $a } o más de Poder antes de cambios
wizards-ifnot-bound-for = la compañía no va a { $a }
wizards-ifnot-path-at-least = { $b ->
    [1] el itinerario no tiene ninguna región de { $a }
   *[other] el itinerario tiene menos de { $b } regiones de { $a }
}
wizards-ifnot-with = en la compañía no hay { $a }
wizards-ifnot-with-named = { $a } no está en la compañía
wizards-if-moves-outside = su compañía va a un lugar que no está en { $a }
wizards-if-company-at-most = la compañía tiene un tamaño de { $a } o menos
wizards-if-company-at-least = { $a ->
    [1] la compañía tiene al menos 1 personaje o aliado
   *[other] la compañía tiene al menos { $a } personajes y aliados
}
wizards-if-rides-alone = en la compañía solo está su jinete, o este y un Hobbit, sin otro aliado
wizards-if-faced = la compañía se ha enfrentado este turno a un ataque { $a }
wizards-ifnot-faced = la compañía no se ha enfrentado este turno a un ataque { $a }
wizards-if-wounded-somebody = ha herido a alguien
wizards-if-hit-somebody = algún golpe ha tenido éxito
wizards-if-stored = está almacenada
wizards-if-stored-at = está almacenada en { $a }
wizards-if-eliminated = es eliminado
wizards-if-deck-at-least = { $a ->
    [1] tu mazo de juego tiene al menos 1 carta
   *[other] tu mazo de juego tiene al menos { $a } cartas
}
wizards-if-company-changed = alguien se une a la compañía o la deja
wizards-if-turn-ended = acaba el turno
wizards-if-can-use-palantir = su portador puede usar un palantír
wizards-if-site-information = en el lugar, enderezado, se puede jugar información
wizards-if-site-tapped = el lugar está girado
wizards-ifnot-is = { $a } no es { $b }
wizards-ifnot-is-attack = el ataque no es { $a }
wizards-ifnot-at = la compañía no está en { $a }
wizards-ifnot-in-play = { $a } no está en juego
wizards-ifnot-moving = la compañía no se mueve
wizards-if-any = { $a } o { $b }
wizards-cost-tap = girando a { $a }
wizards-cost-tap-self = girando esta carta
wizards-cost-tap-bearer = girando al portador
wizards-cost-tap-site = girando el lugar
wizards-cost-discard-self = descartando esta carta

# Lo que hace
wizards-op-raise = { $c } a { $b } de { $a }, { $d }
wizards-op-raise-up-to = { $c } a { $b } de { $a }, hasta un máximo de { $d }, { $e }
wizards-op-scale = { $b } de { $a } { $c }, { $d }
wizards-op-raise-attacks = { $c } a { $b } de cada ataque { $a }, { $d }
wizards-op-raise-attacks-on = { $c } a { $b } de cada ataque { $a } sobre la compañía, { $d }
wizards-op-tap-sites = { $b ->
    [1] se gira cada lugar en juego con alguna región de { $a } en su itinerario, salvo los Refugios
   *[other] se gira cada lugar en juego con al menos { $b } regiones de { $a } en su itinerario, salvo los Refugios
}
wizards-op-check = { $a } hace un chequeo de corrupción con { $b }
wizards-op-check-plain = { $a } hace un chequeo de corrupción
wizards-op-checks = { $a } hace chequeos de corrupción con { $b }, { $c }
wizards-op-checks-plain = { $a } hace chequeos de corrupción, { $b }
wizards-op-roll-under = su jugador tira y suma { $b }; con menos de { $a }, { $c }
wizards-op-cancel = se cancela { $a }
wizards-op-cancel-target = se cancela y se descarta el objetivo
wizards-op-make = { $a } { $b }
wizards-op-discard = se descarta { $a }
wizards-op-to-hand = { $a } vuelve a la mano y puede dejar un objeto a un compañero
wizards-op-to-hand-plain = { $a } vuelve a la mano de su propietario
wizards-op-lose = { $a } pierde hasta { $c }: { $b }, a elección del defensor
wizards-op-lose-one = { $a } pierde { $b }, a elección del defensor
wizards-op-lose-all = { $a } pierde todo { $b }
wizards-op-lose-every = { $a } pierde todos los { $b } que lleva
wizards-op-fetch = busca en { $a } hasta { $c } { $b } { $d }
wizards-op-fetch-one = busca en { $a } { $b } { $c }
wizards-op-attack = la compañía se enfrenta a { $a }: { $b ->
    [1] 1 golpe
   *[other] { $b } golpes
} de Poder { $c }
wizards-op-stay-untapped = no se gira por el golpe, salvo que lo hiera
wizards-op-two-rolls = se tira dos veces y se elige un resultado
wizards-op-relabel = un símbolo de { $a } vale como uno de { $b } hasta el final del turno
wizards-op-hazard-limit = { $a } al límite de adversidades de la compañía, sin bajar de { $b }
wizards-op-hazard-limit-plain = { $a } al límite de adversidades de la compañía
wizards-op-hazard-limit-doubled = se dobla el límite de adversidades de la compañía
wizards-op-travel = { $a }
wizards-op-plunder = la compañía pierde { $a }, a elección del atacante
wizards-op-bar = si no ha sido derrotado, este turno la compañía no puede jugar recursos que requieran { $a }
wizards-op-daze = se gira quien se ha enfrentado al golpe, si su Mente no supera el Poder del golpe
wizards-op-call-off = un personaje de la compañía puede girarse para cancelar uno de los ataques
wizards-op-forbid = este turno no se pueden jugar criaturas { $a } sobre la compañía
wizards-op-test-ring = se examina un anillo de oro de la compañía con { $a }
wizards-op-test-ring-plain = se examina un anillo de oro de la compañía
wizards-op-capture = si el golpe tiene éxito no hiere: su objetivo cae prisionero { $a }
wizards-op-body-check = sus prisioneros hacen un chequeo de Resistencia con { $a }
wizards-op-body-check-plain = sus prisioneros hacen un chequeo de Resistencia
wizards-op-break-free = si una tirada más su Resistencia supera { $a }, quedan libres
wizards-op-if = si { $a }, { $b }
wizards-op-opponent-discards = el oponente descarta de su mano { $a }
wizards-op-lose-cards = el jugador de la compañía descarta de su mano al azar { $a }
wizards-op-show-hand = el jugador de la compañía muestra de su mano al azar { $a }
wizards-op-attacks-now = ataca a la compañía
wizards-op-relabel-all = cada símbolo de { $a } vale como uno de { $b }, hasta que salgan los sucesos duraderos de su jugador
wizards-op-test-ring-twice = se examina un anillo de oro de la compañía con dos tiradas, y vale una
wizards-op-fresh-hand = { $a ->
    [1] baraja la mano y la pila de descartes en tu mazo de juego y roba 1 carta
   *[other] baraja la mano y la pila de descartes en tu mazo de juego y roba { $a } cartas
}
wizards-op-reward = si el chequeo tiene éxito, roba { $a ->
    [1] 1 carta
   *[other] { $a } cartas
}
wizards-op-raise-each = { $c } a { $b } de todos los { $a }, { $d }
wizards-cards-events = una carta por cada uno de { $a } en juego como suceso
wizards-cards-members = una carta por cada personaje de la compañía
wizards-what-every = todo suceso en juego que sea { $a }
wizards-stays-out = la carta sale de la partida
wizards-if-has-key = podría jugarse sobre la compañía
wizards-if-gold-ring = la compañía tiene un anillo de oro
wizards-op-win = ganas la partida
wizards-cancelled-attack = el ataque
wizards-cancelled-strike = el golpe
wizards-cancelled-return = el regreso de la compañía a su origen
wizards-cancelled-effect = el efecto
wizards-status-tapped = se gira
wizards-status-untapped = se endereza
wizards-status-wounded = queda herido
wizards-status-rested = se cura y queda girado
wizards-status-well = se cura y se endereza
wizards-what-environments = cada carta ambiental { $a } (con sus efectos)
wizards-what-corruption-card = una carta de corrupción de { $a }
wizards-zone-deck = tu mazo de juego
wizards-zone-discard = tu pila de descartes
wizards-zone-both = tu mazo de juego y tu pila de descartes
wizards-into-hand = para llevar a la mano
wizards-into-hand-shown = para mostrar y llevar a la mano
wizards-into-deck = para barajar en tu mazo de juego
wizards-into-play = para jugar en el acto o descartar
wizards-travel-again = la compañía puede moverse otra vez, a otro lugar y con otra fase de movimiento
wizards-travel-no-site-phase = la compañía no hace nada en su fase de lugares
wizards-travel-back = la compañía vuelve a su lugar de origen
wizards-travel-any-site = la compañía puede ir a cualquier lugar { $a }; solo la atacan criaturas situadas en el lugar

# Cuáles
wizards-kind-of = de { $a }
wizards-kind-at = en { $a }
wizards-kind-in = en { $a }
wizards-kind-place = un lugar { $a }
wizards-kind-that-is = que sea { $a }
wizards-kind-attack = es { $a }
wizards-kind-that-not = que no sea { $a }
wizards-kind-those-are = que sean { $a }
wizards-kind-those-not = que no sean { $a }
wizards-kind-not = lo que no sea { $a }
wizards-kind-anything = cualquier carta
    .of = { "" }
    .many = cartas cualesquiera
wizards-kind-character = un personaje
    .many = personajes
    .that = que sea un personaje
    .those = que sean personajes
wizards-kind-item = un objeto
    .many = objetos
    .that = { "" }
wizards-kind-ally = un aliado
    .many = aliados
wizards-kind-faction = una facción
    .many = facciones
    .that = que sea una facción
    .those = que sean facciones
wizards-kind-creature = una criatura
    .many = criaturas
    .it = como criatura
wizards-kind-event = un suceso
    .many = sucesos
wizards-kind-hazard = una adversidad
    .many = adversidades
    .that = que sea adversidad
    .those = que sean adversidades
wizards-kind-resource = un recurso
    .many = recursos
    .that = que sea recurso
    .those = que sean recursos
wizards-kind-permanent = un suceso permanente
    .many = sucesos permanentes
wizards-kind-site = un lugar
    .many = lugares
wizards-kind-ring = un anillo
    .many = anillos
wizards-kind-sage-only = una carta solo para sabios
    .many = cartas solo para sabios
wizards-kind-tapped = un personaje girado
    .that = girado
    .those = girados
wizards-kind-untapped = un personaje enderezado
    .such = en posición enderezada
    .that = enderezado
    .those = enderezados
wizards-kind-wounded = un personaje herido
    .that = herido
    .those = heridos
    .not = no herido
    .nots = no heridos
wizards-kind-bearer = el portador
wizards-kind-unique = una carta única
    .that = (carta única)
    .those = que sean cartas únicas
    .it = (carta única)
    .many = cartas únicas
wizards-kind-follower = un seguidor
    .many = seguidores
    .that = que sea seguidor
    .those = que sean seguidores
wizards-kind-automatic = un ataque automático
    .many = ataques automáticos
    .of = automático
    .of-more = automático
    .attack = es automático
    .attack-more = es automático
    .that = automático
    .those = automáticos
wizards-kind-hazard-creature = una criatura
    .it = como criatura
    .of = de una criatura
wizards-kind-keyed-to-site = algo situado en el lugar
    .that = situada en el lugar
    .those = situadas en el lugar
    .not = no situada en el lugar
    .nots = no situadas en el lugar
    .of = situado en el lugar
    .it = situado en el lugar
    .not-it = no situado en el lugar
    .creatures = situadas en el lugar
    .attack = está situado en el lugar
wizards-kind-corrupted = un personaje con una carta de corrupción
    .that = que tenga una carta de corrupción
wizards-kind-playable = algo jugable en el lugar
    .that = jugable en el lugar
    .those = jugables en el lugar
wizards-kind-hoard = un lugar con un botín
    .that = con un botín
wizards-kind-under-deeps = un Lugar de las Profundidades
    .that = en las Profundidades
    .those = en las Profundidades
    .not = que no esté en las Profundidades
    .nots = que no estén en las Profundidades
wizards-kind-keyed = algo situado en { $a }
    .that = situada en { $a }
    .those = situadas en { $a }
    .of = situado en { $a }
    .it = situado en { $a }
    .creatures = situadas en { $a }
    .attack = está situado en { $a }
wizards-kind-adjacent = un lugar adyacente a { $a }
wizards-kind-path-of = un lugar con { $b } regiones de { $a } en su camino
wizards-kind-prowess-above = un personaje con un Poder superior a { $a }
    .that = con un Poder superior a { $a }
wizards-kind-home = un personaje con lugar natal en { $a }
    .many = personajes con lugar natal en { $a }
wizards-kind-bearing = quien lleva { $a }
    .that = que lleva { $a }
    .those = que llevan { $a }
    .not = que no lleve { $a }
    .nots = que no lleven { $a }

# Pasos, palantíri y lo que hacen las cartas singulares
wizards-says-needs = Solo se juega si { $a }
wizards-when-own-turn = Como recurso, en tu turno
    .said = como recurso, en tu turno
wizards-limit-item = No puede haber dos sobre un mismo objeto
wizards-trigger-movement-begins = Cuando una compañía empieza su fase de movimiento
wizards-trigger-attack-ended = Después del ataque
wizards-trigger-check-failed = Cuando un personaje falla un chequeo de corrupción
wizards-trigger-turn-ends = Al final de cada turno, para cada jugador
wizards-who-at-havens = cada personaje que está en un Refugio
wizards-if-fewer-than = { $a ->
    [1] la compañía no tiene ningún personaje
   *[other] la compañía tiene menos de { $a } personajes
}
wizards-if-gained-host = la compañía ha liberado prisioneros en el lugar este turno
wizards-if-gained = la compañía ha jugado { $a } en el lugar este turno
wizards-if-affected = la compañía está este turno bajo { $a }
wizards-if-threatened = la última adversidad declarada tiene por objetivo la compañía o algo suyo
wizards-if-threatened-at = la última adversidad declarada tiene por objetivo una compañía tuya, o algo suyo, que se mueve a { $a }
wizards-if-stands-at = { $a } está en { $b }
wizards-ifnot-stands-at = { $a } no está en { $b }
wizards-ifnot-stored = no está almacenada
wizards-if-by-the-coast = su itinerario tiene una región de Costa, y nunca otras dos seguidas
wizards-if-passes-through = la compañía pasa por { $a }
wizards-if-deck-exhausted = se agota un mazo de juego
wizards-if-site-left = ya no hay nadie en el lugar
wizards-if-all = { $a } y { $b }
wizards-cost-spend = descartando { $a }, en poder de alguien o almacenada en el lugar
wizards-cancelled-hazard = esa adversidad
wizards-travel-nearest-haven = la compañía va de inmediato al Refugio más cercano
wizards-travel-began = la compañía vuelve de inmediato al lugar donde empezó el turno
wizards-travel-this-site = la compañía se mueve a esta carta, que se usa como lugar: un Bastión de la Oscuridad en Udûn
wizards-op-look-at-hand = mira la mano del oponente
wizards-op-look-at-top = { $b ->
    [1] mira la primera carta del mazo de juego de { $a } y devuélvela encima
   *[other] mira las { $b } primeras cartas del mazo de juego de { $a }, barájalas y devuélvelas encima
}
wizards-op-passes = la compañía se puede mover como si estas regiones fueran adyacentes: { $a }
wizards-op-attack-on-the-way = al empezar su fase de movimiento la compañía se enfrenta a { $a }: { $b ->
    [1] 1 golpe
   *[other] { $b } golpes
} de Poder { $c }
wizards-op-only = este turno solo se pueden jugar sobre la compañía criaturas { $a }, y no hace falta situarlas
wizards-op-permit = este turno se puede jugar sobre la compañía { $a }, que se sitúa en { $b }
wizards-op-enable-palantir = { $a } puede usar ese palantír hasta el final del turno
wizards-op-shelter = { $a } no puede ser descartado ni devuelto a la mano hasta el final del turno
wizards-op-join-attacked = { $name } se une a la compañía atacada, sin sus aliados, y se enfrenta a un golpe; después se gira y hace un chequeo de corrupción
wizards-op-entrust = un personaje enderezado de la compañía puede girarse y tomar la carta; si no, se descarta
wizards-op-meet = un personaje de tu mano que no sea Mago, también un Hobbit, se une a la compañía por Influencia directa, además del único personaje de cada turno
wizards-op-search-site = otro personaje de la compañía puede jugar un objeto menor o mayor o un anillo de oro del lugar, que no se gira
wizards-op-search-deck = revela cartas de tu mazo de juego hasta un objeto que no sea especial, que toma el explorador; después, un golpe de Poder 3 más las cartas reveladas, que nada cancela, y si hiere se descarta el objeto; baraja
wizards-op-replace-ring = un anillo de oro de la compañía se puede cambiar por cualquier anillo de tu mano que no sea El Anillo Único
wizards-op-bring-faction = un intento de poner en juego una facción de tu mano desde cualquier distancia, con { $a }
wizards-op-bring-faction-plain = un intento de poner en juego una facción de tu mano desde cualquier distancia
wizards-op-bring-faction-near = { $b ->
    [1] un intento, con { $a } y sin Influencia directa, de poner en juego una facción de tu mano cuyo lugar esté en tu mazo de localizaciones y en la región de este Refugio o en una adyacente
   *[other] un intento, con { $a } y sin Influencia directa, de poner en juego una facción de tu mano cuyo lugar esté en tu mazo de localizaciones y como mucho a { $b } regiones de este Refugio
}
wizards-op-mark = el atacante la da a uno de los heridos por el ataque; si no hay, se descarta
wizards-op-covet = cada otro personaje del lugar, salvo Hobbits y Magos, hace un chequeo de corrupción, restando los puntos de corrupción del objeto
wizards-op-tempt = { $a } hace un chequeo de corrupción con { $b }; si falla { $c }
wizards-stake-ring = se descarta su anillo, pero no el personaje
wizards-stake-the-one-ring = se descarta también El Anillo Único
wizards-op-pass-check = el chequeo de corrupción tiene éxito
wizards-op-betray = se descarta esta carta, y quien falló ataca a un personaje de la compañía, a elección del oponente: su Poder más 10, y 1 más al chequeo de Resistencia
wizards-op-overpower = tira y suma el Poder de { $a }: con más que el Poder del ataque, fallan todos sus golpes
wizards-has-counts-as = Para curarse y para jugar adversidades, { $a } vale como { $b }
wizards-has-automatic-attack = Un ataque automático más en { $a }: { $b }
wizards-has-doubles = Se doblan los puntos de corrupción de los { $a }
wizards-has-doubles-least = A cada personaje se le doblan los puntos de corrupción de una fuente, a elección de su jugador: cuenta la menor
wizards-has-doubles-draws = El oponente puede robar el doble de cartas por la compañía
wizards-has-slows = Quien mueve una compañía roba una carta menos, pero al menos una
wizards-has-besieges = Una compañía en el lugar se enfrenta a Orcos, 3 golpes de Poder 7, al empezar su fase de lugares; para irse necesita, al final de su fase de organización, una tirada de 5 o más, menos 1 por cada uno que no sea explorador
wizards-has-keys = Se pueden situar { $a } en { $b } si { $c }
wizards-flag-be-played-tapped = se puede jugar también en un lugar girado
wizards-ban-be-influenced = ningún oponente puede influir en ella
wizards-flag-be-removed = su eliminación solo se intenta en la fase de enderezamiento en { $a }, y quien lo intenta ni se endereza ni se cura
wizards-ban-search = nadie busca ni mira en mazos ni pilas de descartes
wizards-ban-long-hazards-leave = las adversidades duraderas permanecen, y todas salen con ella
wizards-ban-leave-havens = ningún personaje en un Refugio es descartado ni vuelve a la mano
wizards-kind-bears = un portador de { $a }
    .many = portadores de { $a }
    .that = que lleva { $a }
    .those = que llevan { $a }
wizards-when-resisted = Cuando un oponente intenta influir en una carta tuya, antes de las tiradas
    .said = cuando un oponente intenta influir en una carta tuya, antes de las tiradas
wizards-cancelled-influence = el intento
wizards-flag-count-as-item = sus Puntos de Victoria son de objeto
wizards-if-stored-with = fue almacenada con ella
wizards-if-user-bears = el objetivo lo lleva quien se gira
wizards-cost-spend-stored = descartando { $a }, almacenada en cualquier lugar
wizards-op-lay-on = se coloca sobre { $a }
wizards-op-look-at-deck = { $a ->
    [1] después mira la primera carta de cualquiera de los mazos de juego y devuélvela encima
   *[other] después mira las { $a } primeras cartas de cualquiera de los mazos de juego, barájalas y devuélvelas encima
}
wizards-op-mount = el Nazgûl que ataca a la compañía como criatura, o el próximo que lo haga, tiene un golpe más y 2 de Poder menos, y el atacante elige quién lo afronta
wizards-op-spare-nazgul = el próximo suceso permanente Nazgûl que gires este turno vuelve a tu mano
wizards-op-praise = al declararla gira tantos personajes tuyos como quieras: por cada uno se cancela un suceso Nazgûl, que ya no puede girarse, o un ataque de Nazgûl contra la compañía de ese personaje
wizards-op-sacrifice = todos los golpes del ataque fallan, con +3 a sus chequeos de Resistencia; { $a } se descarta, y sus objetos esperan bajo esta carta hasta que vuelva a jugarse y se la lleve; no puedes jugar a otro Mago, ni el oponente a este
wizards-stat-deeps = las tiradas para ir a un Lugar de las Profundidades
wizards-kind-guarded = un lugar con un ataque automático de { $a }
    .that = con un ataque automático de { $a }
wizards-flag-return = el lugar vuelve siempre al mazo de localizaciones, girado o no
wizards-flag-barter = en la fase de lugares, mientras el lugar está enderezado, la compañía puede descartar dos objetos menores y jugar aquí después un objeto mayor, aunque sea de botín
wizards-flag-freshen = en la fase de lugares pueden girarse un sabio y un explorador de la compañía para enderezar el lugar
wizards-flag-items-tapped = aquí se pueden jugar objetos aunque el lugar esté girado
wizards-flag-heal-company = lo que cura a uno cura a toda la compañía
wizards-ban-start = no empieza la partida
wizards-kind-itself = { $name }
wizards-has-keys-here = en el lugar se pueden situar también criaturas que sean { $a }
wizards-ban-be-helped = { $a } no tiene efecto en un intento de influir en ella
wizards-flag-shield-bearer = no se asigna ningún golpe a quien lo controla antes que a él; girado o herido cuenta para eso como enderezado
wizards-flag-go-to = el agente puede moverse a { $a }
wizards-ban-go-to = el agente no puede moverse a { $a }
wizards-ban-go-to-but = el agente solo puede moverse a { $a }
wizards-flag-waylay = el agente puede girarse en el nuevo lugar de una compañía para atacarla en la fase de movimiento, con { $a } al Poder
wizards-flag-waylay-plain = el agente puede girarse en el nuevo lugar de una compañía para atacarla en la fase de movimiento
wizards-flag-act-again = revelado, el agente puede actuar una vez más cada vez que actúa, sin contar para el límite de adversidades
wizards-stat-regions = las regiones de su itinerario
wizards-has-more-regions = { $a ->
    [1] la compañía se puede mover por 1 región más
   *[other] la compañía se puede mover hasta por { $a } regiones más
}
wizards-op-more-regions = { $a ->
    [1] la compañía se puede mover por 1 región más, { $b }
   *[other] la compañía se puede mover hasta por { $a } regiones más, { $b }
}
wizards-if-everyone = cada personaje de la compañía es uno { $a }
wizards-if-everyone-is = cada personaje de la compañía es { $a }
wizards-if-everyone-bears = cada personaje de la compañía lleva { $a }
wizards-if-lies-in-wait = el agente está en el nuevo lugar de la compañía
wizards-kind-joins-in = una facción jugable { $a }
    .many = facciones jugables { $a }
    .that = que se puede jugar { $a }
    .those = que se pueden jugar { $a }
wizards-op-make-way = se descarta y un Hobbit de tu mano se une a la compañía
wizards-op-become = { $a } ocupa desde tu mano su puesto, con todo lo que tiene; { $name } queda fuera de la partida
wizards-op-crave = si el ataque ha tenido éxito, se descartan un anillo de la compañía, a elección del atacante, y el agente; si ha fallado y el agente no es derrotado, el defensor puede girar a un personaje de la compañía para jugar a Gollum, y se descarta el agente
wizards-cancelled-capture = lo que haría prisionero al objetivo
wizards-flag-be-lost-instead = se puede descartar en lugar de otro objeto de la compañía, no especial, que una carta obligue a descartar
wizards-flag-hold-out = quien lo lleva queda enderezado ante un golpe sin perder Poder
wizards-if-restored = está restaurado
wizards-ifnot-restored = no está restaurado
wizards-op-restore = { $a }, almacenada, se coloca en él y lo restaura
wizards-op-blunt = el golpe no falla ni tiene éxito
wizards-op-keep = { $a } no se puede descartar hasta el final del turno
wizards-op-face-all = antes que ningún otro golpe del ataque, quien lo lleva puede elegir enfrentarse a todos, uno tras otro
wizards-has-one-dragon = Solo se puede jugar una manifestación de un Dragón único por turno
wizards-trigger-tries-influence = Cada vez que su portador hace un chequeo de influencia

# Sucesos de adversidad de las ediciones posteriores
wizards-when-guard = Revelada de guardia cuando se juega un recurso o se declara un intento de influencia
    .said = revelada de guardia cuando se juega un recurso o se declara un intento de influencia
wizards-trigger-site-begins = Al empezar la fase de lugares de cada compañía
wizards-trigger-hand-discarded = Cada vez que el jugador de quien la lleva descarta una carta de la mano en su turno
wizards-stays-won = la carta va a la pila de Puntos de Victoria del oponente
wizards-stat-general-influence = la Influencia general
wizards-stat-body-check = los chequeos de Resistencia de los que hiere
wizards-plus-mind = la Mente de { $a }
wizards-plus-points = los Puntos de Victoria de { $a }
wizards-above-mind = la Mente de { $a }
wizards-above-body = la Resistencia de { $a }
wizards-counted-mind = la Mente de { $a }
wizards-counted-members = el número de personajes de la compañía
wizards-counted-events = el número de { $a } en juego como suceso
wizards-counted-plus = { $b } más { $a }
wizards-times-regions = tantos como regiones hay en el itinerario
wizards-has-gives-down-to = { $c } a { $b } de { $a }, hasta un mínimo de { $d }
wizards-has-gives-down-to-all = { $b } de { $a } es { $c }
wizards-has-hazard-limits = { $a } al límite de adversidades de esa compañía
wizards-has-exempts = { $b ->
    [1] Contra cada compañía una carta de { $a } no cuenta para el límite de adversidades
   *[other] Contra cada compañía { $b } cartas de { $a } no cuentan para el límite de adversidades
}
wizards-has-turns-back-at = Una compañía que va a { $a } o sale de allí vuelve a su lugar de origen
wizards-has-unmakes = Se cancelan los efectos de { $a }
wizards-has-repeats = Cada ataque automático { $a } se afronta dos veces
wizards-has-keys-always = Se pueden situar también { $a } en { $b }
wizards-ban-untap-itself = no se endereza en la fase de enderezamiento
wizards-ban-follow = quien la lleva no puede estar controlado con Influencia directa
wizards-if-attack-defeated = el ataque fue derrotado
wizards-if-influencing = se ha declarado un intento de influencia, de acertijo o de ofrecimiento
wizards-if-always = nada se opone
wizards-if-more = { $a } es mayor que { $b }
wizards-if-crosses = la compañía sale de { $a } o lo cruza con movimiento por regiones
wizards-if-organizing-at = en la fase de organización de su jugador la compañía está en { $a }
wizards-ifnot-fewer-than = { $a ->
    [1] la compañía tiene algún personaje
   *[other] la compañía tiene al menos { $a } personajes
}
wizards-cost-limit = { $a ->
    [0] sin contar para el límite de adversidades
   *[other] contando { $a } para el límite de adversidades
}
wizards-cost-once = una vez por turno
wizards-cost-hand = descartando de la mano { $a }
wizards-cost-spend-event = descartando { $a } que tengas en juego como suceso
wizards-op-roll-over = con una tirada modificada por { $b } mayor que { $a }, { $c }
wizards-op-roll-over-plain = con una tirada mayor que { $a }, { $b }
wizards-op-roll-over-plus = con una tirada más { $b } mayor que { $a }, { $c }
wizards-op-for-each = para { $a } { $b }: { $c }
wizards-op-exempt = este turno, si se juegan sobre la compañía, no cuentan para el límite de adversidades { $a }
wizards-op-duplicate = se afronta una vez más, justo después de sí mismo, hasta el final del turno
wizards-op-part-back = { $a } deja la compañía y vuelve a su lugar de origen
wizards-op-release = nadie controla ya a { $a } con Influencia directa
wizards-op-tap-one = se gira { $a }, a elección de su jugador
wizards-op-widen = un símbolo de { $a } cuenta como dos símbolos de { $b } hasta el final del turno
wizards-op-strike-each = cada personaje de la compañía se enfrenta a un golpe de Poder { $a } que nada cancela y que no es un ataque, con +{ $b } al chequeo de Resistencia
wizards-op-restack = muestra tu mano; aparta lo que no sea adversidad; roba hasta el tamaño de tu mano; después pon lo apartado boca abajo encima de tu mazo de juego, en el orden que quieras
wizards-op-give-up-ring = el oponente descarta un anillo de la mano o de una compañía; si no tiene, muestra la mano
wizards-op-meet-garrison = la compañía se enfrenta a ataques como todos los ataques automáticos de su nuevo lugar, con todo lo que los cambia; no son automáticos
wizards-op-mark-first = se da al primer herido por el ataque que pueda recibir una carta de corrupción; si no hay, se descarta
wizards-zone-reserve = tu baraja complementaria y tu pila de descartes
wizards-stake-nothing = se descarta el personaje, pero nunca se elimina
wizards-kind-stored = una carta almacenada
    .that = almacenado
wizards-kind-struck = quien se enfrenta al golpe
    .that = que se enfrenta al golpe
wizards-kind-agent = un agente
    .many = agentes
    .of = de un agente
wizards-kind-inland = una criatura que se pueda situar en una región que no sea Costa
    .that = que se pueda situar en una región que no sea Costa
    .those = que se puedan situar en una región que no sea Costa
wizards-kind-keyed-to-one = una criatura que se pueda situar en una sola región de { $a }
    .many = las criaturas que se puedan situar en una sola región de { $a }
wizards-kind-wounded-by = un personaje herido este turno por { $a }
    .that = herido este turno por { $a }
wizards-kind-mind-above = un personaje con Mente mayor que { $a }
    .that = con Mente mayor que { $a }
    .not = con Mente de { $a } o menos

# Lo que dicen los sucesos de recursos
wizards-when-your-turn = En cualquier momento de tu turno
    .said = en cualquier momento de tu turno
wizards-kind-long = un suceso duradero
    .many = sucesos duraderos
wizards-kind-companion = uno de la compañía
    .that = de la compañía
wizards-kind-yours = uno de cualquiera de tus compañías
    .that = que esté en cualquiera de tus compañías
wizards-kind-drake = un draque
    .of = de draques
    .many = draques
wizards-kind-information = un lugar donde se puede jugar información
wizards-amount-persuasion = la Influencia directa libre y los demás modificadores a los chequeos de influencia de { $a }
wizards-amount-bonus = { $c } si { $a } es { $b }
wizards-amount-sum = { $a }, y { $b }
wizards-amount-regions-under = +1 por cada región por debajo de { $a } en el itinerario
wizards-less-strikes-beyond = { $a ->
    [1] −1 por cada golpe más allá del primero
   *[other] −1 por cada golpe más allá de { $a }
}
wizards-op-attempt = tira y suma { $b }; si el resultado no es mayor que { $a }, no ocurre nada más
wizards-op-attempt-plain = tira; si el resultado no es mayor que { $a }, no ocurre nada más
wizards-what-held = cada { $b } sobre { $a }
wizards-op-to-hand-held = vuelve a la mano de su propietario cada { $b } sobre { $a }
wizards-zone-sideboard = tu baraja complementaria
wizards-has-cures = En el lugar los personajes se curan como en un Refugio
wizards-if-ahead = tienes más Puntos de Victoria que el oponente
wizards-if-opposed-by = el oponente tiene a { $a } en juego
wizards-ifnot-opposed-by = el oponente no tiene a { $a } en juego
wizards-op-hold-course = hasta el final del turno ninguna adversidad hace volver a la compañía a su lugar de origen ni gira su lugar
wizards-op-withdraw = { $name } descarta al agente, o lo devuelve a la mano de su propietario si su Mente es mayor que { $a }
wizards-op-unguard = se descarta la carta en guardia del lugar de la compañía
wizards-op-foresee = { $a ->
    [1] revela la primera carta de tu mazo de juego y tómala
   *[other] revela hasta { $a } cartas de encima de tu mazo de juego, toma una y baraja las demás en el mazo
}
wizards-op-shake-off = tira por cada adversidad permanente sobre un personaje de la compañía: se descarta si el resultado supera el número impreso para librarse de ella, o { $a } si no lo tiene
wizards-op-feed = el oponente descarta una criatura de su mano y el límite de adversidades de la compañía baja en uno; si no tiene, se cancela el ataque y muestra la mano
wizards-amount-mind = tanto como la Mente de { $a }
wizards-kind-lair = la guarida de un Dragón
wizards-has-becomes = El lugar pasa a ser { $a }
wizards-has-unguarded = El lugar no tiene ataques automáticos
wizards-has-wakes = Si { $a } está en juego como suceso permanente, una de esas cartas debe usarse como un ataque automático más, a elección del atacante, y luego se descarta aunque sea derrotada
wizards-has-forsaken = El primer ataque automático se cancela si «Balrog de Moria» está en juego, o si este o «El Daño de Durin» han sido derrotados
wizards-has-keeps-itself = Cuando la carta del lugar se descartaría, se almacena en cambio en la pila de Puntos de Victoria de su jugador, por { $a } PV
wizards-has-isolates = De varios ataques de una criatura, o ataques automáticos de un lugar que no sea guarida de Dragón, queda solo uno, a elección del atacante, y no se puede cancelar; al ser derrotado un ataque así se descarta esta carta
wizards-has-tires = La próxima vez que su portador se fuera a enderezar, queda girado en su lugar y se descarta esta carta
wizards-has-gives-in = Si el resultado de un chequeo de Resistencia suyo es exactamente { $a }, se descarta
wizards-has-keeps = El suceso duradero sobre el que está sigue en juego, y se descarta con ella
wizards-has-worth-more = { $b } a los Puntos de Victoria de las { $a }
wizards-flag-store-late = lo que se puede almacenar se puede almacenar también en la fase de final de turno
wizards-if-any-in-play = { $a } está en juego
wizards-if-faction-lost = { $a } es descartada del juego
wizards-if-nazgul-foiled = un golpe de los Nazgûl contra la compañía ha fallado este turno
wizards-op-welcome = este turno se puede jugar { $a } en el lugar girado
wizards-op-pledge = el personaje puede dar un objeto a otro de la compañía, sin chequeo por ello
wizards-kind-wose-faction = una facción de Hombres Salvajes
    .many = facciones de Hombres Salvajes
wizards-flag-weigh-nothing = es una fuente de 0 puntos de corrupción: transferirla exige un chequeo de corrupción
wizards-has-embodies = Cada ataque { $a } sin Resistencia tiene Resistencia { $b }
wizards-has-eclipses = «Puertas del Amanecer» cuenta como fuera de juego; si no está en juego, «Las Puertas de la Noche» cuenta como en juego
wizards-op-malice = el ataque tiene 1 golpe y 1 de Poder más y 2 de Resistencia menos; el primer intento de cancelarlo cancela esto en su lugar
wizards-op-tap-items = se gira cada objeto enderezado en juego
wizards-op-doom-factions = cada jugador tira por cada una de sus facciones en juego: con 3 o menos, o si la tirada y la Influencia general libre suman menos de 10, se descarta
wizards-kind-informed = un suceso que necesita un lugar con información
    .that = que necesita un lugar con información
wizards-kind-dwarf-faction = una facción de Enanos
    .many = facciones de Enanos
wizards-kind-elf-faction = una facción de Elfos
    .many = facciones de Elfos
wizards-kind-man-faction = una facción de Hombres
    .many = facciones de Hombres

# La última parte de los sucesos de adversidad
wizards-says-not-here = Solo atañe a jugadores de servidores, de Magos Renegados o del Balrog: aquí no se puede jugar
wizards-op-unleash = { $a }, si se puede situar sobre la compañía, la ataca de inmediato, con { $b } al Poder y { $c } a la Resistencia
wizards-op-unleash-prowess = { $a }, si se puede situar sobre la compañía, la ataca de inmediato, con { $b } al Poder
wizards-op-unleash-plain = { $a }, si se puede situar sobre la compañía, la ataca de inmediato
wizards-op-bodiless = { $a ->
    [1] el ataque tiene 1 golpe más, sin Resistencia
   *[other] el ataque tiene { $a } golpes más, sin Resistencia
}
wizards-op-scald = si el golpe falla, quien se enfrentó a él hace un chequeo de Resistencia, con −1 por armadura, −1 por escudo y −1 por yelmo
wizards-op-steady = el ataque no se puede cancelar hasta el final del turno
wizards-op-chill = este turno, quien sea herido por un ataque { $a } contra la compañía tiene −1 a la Resistencia hasta el final del turno
wizards-op-swoop = el atacante elige quién se enfrenta a los golpes
wizards-op-claim = si es derrotado, queda fuera de la partida y esta carta va a la pila de Puntos de Victoria del oponente; si no, se descarta esta carta
wizards-op-restrain = es un ataque de retención
wizards-op-regain = el objetivo va a la pila de descartes de su propietario, y esta carta a la pila de Puntos de Victoria del oponente
wizards-op-scatter = se descarta cada suceso permanente de recurso que esté sobre una compañía entera con un Mago
wizards-op-roll-under-size = su jugador tira y resta el tamaño de la compañía; con menos de { $a }, { $b }
wizards-op-quarrel = si hay en la compañía tanto { $a } como { $b }: tira y resta { $c }: su jugador devuelve a su mano { $a } y { $b } de la compañía, con sus objetos, hasta que sus Mentes sumen el resultado, si puede
wizards-op-lie = el jugador de la compañía lo gira, o gira a un aliado suyo, o tú tiras: con más de su Mente más { $a } se descarta el objetivo
wizards-op-unveil = termina lo que sigue haciendo una carta que necesitó { $a }
wizards-op-forsake = se descarta a otro personaje de la compañía de quien la lleva, a elección de su jugador
wizards-op-terrify = al declararla, descarta de la mano una o más cartas, y cada una cuenta para el límite de adversidades: por cada una, tira por un personaje de la compañía que no sea Mago, con +2 si es un Dragón; con más que su Mente, se gira
wizards-op-divert = tira, con −2 por cada montaraz de una compañía que se mueve por regiones: con más de 6, cambia su nuevo lugar por otro de tu mazo de localizaciones, de la misma región o de una adyacente
wizards-op-long-reach = revela las primeras { $a } cartas de tu mazo de juego: un Nazgûl, un Dragón o una criatura no única, situada en una región que no sea Costa, ataca a la compañía, con −{ $b } al Poder si no se le podía situar; baraja las demás y vuelve a ponerlas encima
wizards-op-swallow = mira de encima del mazo de juego del oponente tantas cartas como Engendros haya en juego, y muestra una: el oponente la elimina de la partida, o su mano tiene una carta menos el resto de la partida; baraja las demás y vuelve a ponerlas encima
wizards-op-pilfer = tira por un personaje cuyo lugar natal es donde está el agente, con +5 si es también el lugar natal del agente: con más que su Mente más 5, vuelve a la mano y puede dejar un objeto a un compañero
wizards-op-rob = el agente ataca a la compañía, con { $a } al Poder; el atacante elige quién se enfrenta a los golpes, y un golpe con éxito no hiere a nadie: { $b }
wizards-op-twist = el agente hace un intento de influencia, con { $a }, sobre una facción que se pueda jugar en su lugar; sobre una de su lugar natal tiene éxito
wizards-op-persuade = el agente hace un intento de influencia sobre un aliado, una facción o un personaje de su lugar; la Influencia general no ayuda contra él, y lo influido vuelve a la mano de su propietario
wizards-op-scheme = un agente tuyo boca abajo que haya entrado en juego este turno puede haber entrado en cualquier Bastión de la Sombra o Bastión de la Oscuridad, si alguno es su lugar natal; al revelarse el agente se descarta esta carta
wizards-has-lengthens = Cada carta más allá de la primera que un jugador roba por una compañía que se mueve suma 1 a su límite de adversidades; si «Las Puertas de la Noche» está en juego, por cada una el oponente puede robar 1 carta más
wizards-has-estranges = No se puede jugar ningún suceso permanente de recurso sobre una compañía entera con un Mago
wizards-has-wearies = En la fase de enderezamiento ningún personaje que no sea Mago se endereza fuera de Refugios, Bastiones Libres y Bastiones Fronterizos, salvo que una tirada más su Mente sea mayor que 12
wizards-has-walks = la compañía solo se mueve por regiones
wizards-has-fewer-regions = { $a ->
    [1] una compañía se puede mover por 1 región menos, hasta un mínimo de { $b }
   *[other] una compañía se puede mover por { $a } regiones menos, hasta un mínimo de { $b }
}
wizards-has-scorches = Ese ataque no se puede cancelar, las armas no ayudan contra él, y quedar enderezado cuesta 5 de Poder
wizards-has-hastens = Cada agente puede actuar una vez más cada vez que actúa, sin contar para el límite de adversidades
wizards-has-eavesdrops = Los agentes pueden atacar a una compañía de su lugar que no entra; entonces se puede revelar de guardia
wizards-if-kindred = otro personaje que sea { $a } está en la compañía, en su lugar o en su nuevo lugar
wizards-if-mostly = al menos la mitad de los personajes de una compañía son { $a }
wizards-trigger-entered = Cuando una compañía entra en el lugar
wizards-until-game = el resto de la partida
wizards-cost-tap-agent = girando y revelando, entre tus agentes, { $a }
wizards-cost-spend-agent = descartando, entre tus agentes, { $a }
wizards-kind-short = un suceso breve
    .that = que sea un suceso breve
wizards-kind-declared = lo que se acaba de declarar
    .that = que se acabe de declarar
wizards-kind-discarded = una carta de tu pila de descartes
    .that = de tu pila de descartes
wizards-kind-eliminated = una criatura derrotada o eliminada
    .that = derrotada o eliminada
wizards-kind-asks = una carta que necesite { $a }
    .that = que necesite { $a }
wizards-kind-home-in = un agente cuyo lugar natal sea { $a }
    .that = cuyo lugar natal sea { $a }
wizards-has-stifles = En lugar de curarse, quien la lleva tira
wizards-has-entangles = Nada modifica los intentos de influencia salvo la influencia libre y lo que dice la propia carta del personaje
wizards-has-jails = Quien está junto a ella vuelve a la mano de su propietario en la siguiente fase de sucesos duraderos de ese jugador, y se descarta
wizards-has-presses = Un personaje que sería descartado queda en su lugar junto a ella, y sus Puntos de Victoria se restan; se descartan las cartas que tenía, y quien estaba antes vuelve a la mano de su propietario
wizards-has-hoards = La criatura que está junto a ella se puede jugar como si estuviera en tu mano, con +2 al Poder; después de su ataque se descarta esta carta
wizards-has-rises = Se puede jugar cuando se revela el nuevo lugar de una compañía en las Profundidades, antes de la tirada; se descarta cuando se llega a un Lugar de las Profundidades desde otro, o al final de un turno en que se jugó una carta que cancela
wizards-ban-stray = la compañía no se divide ni va a un nuevo lugar, salvo que antes se use esta carta
wizards-if-just-faced = el último ataque al que se ha enfrentado la compañía fue { $a }
wizards-trigger-heals = Cuando quien la lleva se fuera a curar
wizards-op-sicken = quien la lleva hace un chequeo de Resistencia
wizards-op-draw-breath = se pueden girar sabios de la compañía; tira, con +2 por cada uno y +2 en un Refugio: con más de 10 quien la lleva se cura y se descarta esta carta
wizards-op-guide = se puede girar a un montaraz enderezado de la compañía para cancelar esta carta
wizards-op-wade = se giran los personajes enderezados de la compañía, dos como máximo, a elección de su jugador
wizards-op-imprison = si no era de retención, tenía más golpes que personajes y aliados la compañía y no fue cancelado ni derrotado: tira, con +2 por cada golpe adicional y −5; con más que el Poder del personaje de la compañía con mayor Mente, ese personaje queda junto a esta carta y se descartan las cartas que tenía; si no, se descarta esta carta
wizards-op-alarm = la compañía se enfrenta otra vez a los ataques automáticos del lugar
wizards-op-haunt = se coloca sobre la facción, donde no puede haber dos
wizards-op-delay = si la compañía se mueve por regiones a través de la del lugar de la facción o de una adyacente, tira, desde el turno después de jugarse, con +2 por cada montaraz, +1 por cada explorador y +1 por cada diplomático: con 12 o menos la compañía no hace nada en su fase de lugares
wizards-op-infect = cada personaje del lugar de quien la lleva, salvo Elfos y Magos, tira con −2: con más que su Resistencia queda herido, o eliminado si ya lo está
wizards-op-mutiny = tira y suma su Mente: con más que la Influencia general libre más la Influencia directa libre de quien lo controla más 5, ataca a quien lo controla: un ataque de retención con 1 golpe de su Poder más una tirada; si no es derrotado, se descarta al aliado
wizards-op-reserve = pon boca arriba junto a esta carta una criatura Dragón o Draque de tu mano, si no hay ninguna
wizards-op-despair = si no era de retención y no fue derrotado, cada personaje de la compañía tira y suma su Mente: con menos de 11 forma una compañía propia con el mismo itinerario, que tiene su propia fase de movimiento, con un límite de adversidades de 1
# Lo que dicen las últimas cartas de los héroes
wizards-says-second-race = También es de { $a }
wizards-limit-player = Un mismo jugador no puede tener dos en juego
wizards-trigger-stored = Al almacenarla
wizards-has-defender-chooses = El defensor elige quién se enfrenta a los golpes de cada ataque { $a }, esté girado o herido o no, diga lo que diga el ataque
wizards-has-balances = No se puede jugar ninguna carta ambiental. Al principio de tu fase de organización descartas una carta ambiental de tu mano o esta carta; después tu oponente puede descartar una de su mano para descartar esta carta, salvo que descartes dos contra ella, y así sucesivamente
wizards-has-unguards = Nada se queda en guardia: esas cartas vuelven a la mano antes de la fase de lugares
wizards-has-provokes = Cada agente boca arriba debe atacar a la compañía que entre en su lugar; las cartas en guardia que no se hayan revelado se descartan al final del turno
wizards-if-has-stored = has almacenado { $a }
wizards-ifnot-has-stored = no has almacenado { $a }
wizards-if-wizard-is = { $a } es tu Mago en juego
wizards-if-foremost = ninguna otra copia de esta carta está girada o almacenada
wizards-if-riddling-attempt = se ha declarado un intento de acertijo
wizards-if-has-slain = la compañía ha derrotado este turno a un Dragón en casa, que no sea Eärcaraxë, en este lugar
wizards-cost-forfeit = descartando { $a }
wizards-kind-bare = un ataque contra el que no cuentan las armas
    .of = contra el que no cuentan las armas
    .attack = es uno contra el que no cuentan las armas
wizards-kind-vanquished = un lugar donde fue derrotado un Dragón en casa
    .that = en un lugar donde fue derrotado un Dragón en casa
wizards-kind-dwarf-hold = una Fortaleza Enana
    .that = en una Fortaleza Enana
wizards-kind-from = un personaje con un lugar natal { $a }
    .that = con un lugar natal { $a }
wizards-op-inform = se puede jugar información en el lugar hasta el final del turno
wizards-op-rally = descarta de tu mano una o dos facciones jugables { $a }: cada personaje de la compañía recibe sus Puntos de Victoria como Poder para ese ataque
wizards-op-break-ranks = si el golpe es derrotado, también lo es cada golpe posterior del ataque que falle
wizards-op-find-hoard = el lugar contiene un botín hasta el final del turno
wizards-op-call-off-guards = las cartas en guardia vuelven a la mano de sus propietarios
wizards-op-call-off-agents = los agentes heridos y girados vuelven a la mano de sus propietarios
wizards-op-climb = se cancelan todos los ataques de la criatura y todos los de la siguiente criatura que no sea única; contra las posteriores de este turno un personaje enderezado debe girarse para enfrentarse a un golpe
wizards-op-spring = su portador se enfrenta a una trampa que nada cancela: 1 golpe de Poder { $a }, contra el que no cuentan las armas
wizards-op-liken = en la fase de organización un personaje de la compañía puede girarse para jugar de la mano o de la pila de descartes un objeto, no especial, idéntico a uno que el oponente haya almacenado: aquel se descarta y este ya no se puede almacenar
wizards-op-sift = el atacante mira tantas cartas de la parte superior del mazo del defensor como golpes hayan tenido éxito, pone las que quiera debajo del mazo en cualquier orden y las demás encima en cualquier orden
wizards-op-ride-unknown = si hay influencia bastante, Éowyn se une a la compañía desde tu mano con +2 al Poder, +1 a la Resistencia y +1 a la Influencia directa; si atacan los Nazgûl la carta queda con ella, y si no dura lo que ese ataque
wizards-op-lay-open = el oponente puede mostrar adversidades de su mano y no juega otras, ni las pone en guardia, en esta fase de movimiento
wizards-op-drag-out = se revela y se gira un agente boca abajo del oponente
wizards-op-send-for = ese personaje intenta influir en una facción de tu mano, con −2 y −1 por cada región desde la de la compañía hasta aquella en que se juega, ambas incluidas; si fracasa se descarta el personaje, y si tiene éxito se gira el lugar
wizards-op-enthrone = el lugar pasa a ser un Bastión Fronterizo donde solo los Enanos juegan objetos
wizards-op-becalm = se giran hasta { $a } personajes de la compañía, a elección del jugador de adversidades
wizards-op-take-on = ese personaje puede enfrentarse a cualquier número de otros golpes del ataque, uno tras otro, con −1 al Poder y −1 a la Resistencia por cada uno
wizards-op-forge = en la fase de organización un personaje de la compañía puede girarse para jugar de la mano o de la pila de descartes un arma, armadura, escudo o yelmo que no sea único ni especial
wizards-op-step-aside = { $a } no recibe ningún golpe del ataque
wizards-op-trade-in = si el chequeo tiene éxito, puedes descartarlo para jugar sobre su portador cualquier objeto de tu mano que no sea especial
wizards-op-kindle = Galadriel se gira y el «Vial de Galadriel» del portador queda fuera del juego
wizards-op-choose-targets = tú eliges quién se enfrenta a sus golpes, esté girado o herido o no
wizards-op-betray-hand = { $a ->
    [1] el oponente muestra 1 carta de su mano al azar
   *[other] el oponente muestra { $a } cartas de su mano al azar
}
wizards-op-hunt-down = nombra una criatura del oponente que hayas visto y que fuera a la pila de descartes: el oponente la busca y ataca solo a Alatar, al que ningún sortilegio ayuda; después él se gira
wizards-op-dare = tira y suma 1 por cada explorador de la compañía: si el resultado no es mayor que { $a }, su portador es eliminado y la carta queda fuera del juego
wizards-op-call-wizard = si no tienes un Mago en juego, puedes buscar en tu mazo o en tu pila de descartes uno, que se une a la compañía
wizards-op-refresh = cuando se revela su nuevo lugar, la compañía puede enderezar a tantos personajes como regiones por debajo de { $a } haya en su itinerario
wizards-op-run-with = la compañía puede pasar este turno por 1 región más, si su camino pasa por { $a }
wizards-op-wit = +3 a tu próxima tirada de acertijos
wizards-op-sails = desde un lugar de { $b } la compañía puede moverse a un lugar de otra de esas regiones: su itinerario son tres símbolos de { $a }, y su límite de adversidades baja en dos, hasta un mínimo de dos
wizards-op-store = { $a } va a tu pila de Puntos de Victoria, como carta almacenada
wizards-op-invert = se pone del revés; ninguna otra copia puede ponerse así
wizards-if-fresh-with = la compañía tiene { $a } que ha entrado en juego este turno
wizards-if-at-playable = se pueden jugar { $a } en el lugar
wizards-flag-start = puedes empezar la partida con ella en lugar de un objeto menor
wizards-has-binds = Una criatura con un Poder impreso inferior a 11 que la compañía haya derrotado puede ponerse con ella en lugar de ser eliminada, y se descarta si el portador es herido; sus Puntos de Victoria son de la categoría «otros»
wizards-if-holds-bound = está almacenada con una criatura
wizards-has-redoubles = Cada ataque automático del lugar se afronta una vez más
wizards-op-hear-of = puedes poner con esta carta un anillo especial, no El Anillo Único, de tu baraja complementaria o de tu pila de descartes, dos como mucho: no da puntos y se juega como si estuviera en la mano
wizards-op-rank = si has influido en { $a }, va debajo de esta carta y vale 1 Punto de Victoria más; si una de ellas se descarta, también esta carta
# Recursos: el resto del fondo
wizards-when-their-movement = En la fase de movimiento del oponente
    .said = en la fase de movimiento del oponente
wizards-trigger-checked = Tras un chequeo de corrupción de su portador
wizards-counted-regions = el número de regiones del itinerario
wizards-kind-native = algo de lo que se puede jugar en el lugar
    .that = de los que se pueden jugar en el lugar
    .those = de los que se pueden jugar en el lugar
wizards-kind-corruption-above = algo con más de { $a } puntos de corrupción
    .that = con más de { $a } puntos de corrupción impresos
    .those = con más de { $a } puntos de corrupción impresos
wizards-kind-chosen = un ataque cuyos objetivos elige el atacante
    .of = cuyos objetivos elige el atacante
    .attack = es uno cuyos objetivos elige el atacante
wizards-if-lies-on = está sobre { $a }
wizards-ifnot-lies-on = no está sobre { $a }
wizards-if-wizard-revealed = entra en juego el Mago de su jugador
wizards-ifnot-wizard-revealed = tu Mago no ha sido revelado
wizards-if-lies-here = la compañía está en el lugar donde está esta carta
wizards-if-agent-foiled = la compañía se ha enfrentado este turno al ataque de un agente y han fallado todos sus golpes
wizards-ifnot-affected = la compañía no ha usado { $a } este turno
wizards-ifnot-more = { $a } no es mayor que { $b }
wizards-has-weighs-here = { $a } a los puntos de corrupción del objeto sobre el que está
wizards-has-deeps-for-all = { $a } a cada tirada para moverse a un Lugar de las Profundidades adyacente
wizards-has-awaits-wizard = Tu Mago solo puede entrar en juego en su lugar natal
wizards-has-asks-twice = En cada chequeo de influencia contra una facción se hacen dos tiradas y se elige una
wizards-op-thin = cada región de { $a } del itinerario de la compañía cuenta como la mitad, redondeando hacia abajo, hasta el final del turno
wizards-op-recall-factions = cada jugador baraja en su mazo de juego todas las facciones de su pila de descartes
wizards-op-fireside = el objetivo se endereza, o se cura y queda girado; uno por compañía
wizards-op-banish = la adversidad no única que acabas de ver descartar al oponente queda fuera del juego
wizards-trigger-attack-faced = Tras cada ataque contra su compañía
wizards-amount-unused = la Influencia directa sin utilizar de { $a }
wizards-kind-hobbit-faction = una facción de Hobbits
    .many = facciones de Hobbits
wizards-if-kept-here = { $a } está almacenada allí
wizards-if-elsewhere = está en un lugar distinto de aquel en que se jugó esta carta
wizards-if-party-over = la compañía tiene más de un personaje no Mago con Mente superior a 5, o más de dos que no son Enanos, o ningún Enano con Mente superior a 5
wizards-ifnot-party-over = la compañía tiene un solo personaje no Mago con Mente superior a 5, que sea un Enano, y como mucho dos que no son Enanos
wizards-if-palms-parted = un Mago se une a la compañía, o alguien la deja para ir a otra
wizards-has-faces-two = Elegido como objetivo de un golpe de un ataque, su portador puede enfrentarse a un segundo golpe
wizards-has-hosts-dwarves = La compañía puede ser de cualquier tamaño; los Enanos con Mente de 2 o menos no requieren influencia en ella; en un turno puede entrar en juego con ella cualquier número de Enanos
wizards-has-shut = El lugar nunca se descarta ni se endereza para su jugador
wizards-has-endures = Un jugador que descarta una carta de su mano puede ponerla boca abajo encima de su mazo de juego en lugar de en su pila de descartes
wizards-has-two-weapons = Su portador puede utilizar dos armas, y ambas cuentan, pero entonces ningún escudo
wizards-has-roots = El lugar cuenta como Refugio para los personajes que entran en juego; se endereza en la fase de enderezamiento de su jugador, y vuelve al mazo de localizaciones en lugar de descartarse
wizards-has-helps-hands = Otros personajes de la compañía se pueden girar, cada uno por un +1 a un intento de influencia o a un intento de eliminar una carta de corrupción
wizards-op-change-back = { $name } devuelve a su portador a la mano; sus objetos pueden pasar a personajes de la compañía que no estén heridos, sin chequeos
wizards-op-crown = el próximo recurso que juegues de tu mano se juega, y está en juego, como si estuvieran en juego «Puertas del Amanecer» y no «Las Puertas de la Noche»; cuando se descarta una de las dos cartas, se descarta la otra
wizards-op-mark-site = se recuerda el lugar
wizards-when-entering = En tu fase de lugares, en vez de entrar con la compañía
    .said = en tu fase de lugares, en vez de entrar con la compañía
wizards-kind-points-above = un objeto que valga más de { $a } { $a ->
    [1] Punto de Victoria
   *[other] Puntos de Victoria
}
    .that = que valga más de { $a } { $a ->
    [1] Punto de Victoria
   *[other] Puntos de Victoria
}
wizards-amount-each = { $a } por cada { $b } de la compañía
wizards-if-burgling = se ha declarado un intento de robo
wizards-if-gaining = la compañía juega { $a }
wizards-if-one-of-several = es uno de varios ataques de una criatura
wizards-op-hew = hasta el final del ataque cada { $a } en uso en la compañía da +2 al Poder de su portador y −1 a la Resistencia de lo que le golpea
wizards-op-burgle = se gira el lugar y ese personaje tira, con +2 si es explorador y +3 si es Hobbit: con más de 10 se puede jugar sobre él un objeto del lugar; si no, se enfrenta solo a todos los ataques automáticos
wizards-op-sneak = { $a } a ese intento
wizards-op-find-ally = tira y suma { $b }: un aliado de tu mano se une a ese personaje si el resultado supera { $a } más su Mente y puede estar en un lugar así; entonces se gira el lugar
wizards-op-lead-away = la carta de lugar se reemplaza por otra de tu mazo de localizaciones, { $a }, y se cancela el ataque
wizards-op-risk = si el golpe tiene éxito, también hace un chequeo de Resistencia el personaje que se giró
wizards-op-riddle = nombra una carta; el oponente muestra su mano; si está allí, se descarta lo que ataca con todos sus ataques, y el límite de adversidades de la compañía baja en tres
wizards-op-riddle-game = el oponente elige a un personaje suyo en el lugar; ambos tiran, con +2 si es sabio y +1 si es Hobbit, hasta que uno saque más; el que gana nombra dos cartas, y el que pierde muestra su mano y las descarta
wizards-op-keep-watch = se gira un explorador de la compañía antes del final de la fase de lugares, o se descarta la carta
wizards-op-watched = la carta se queda
wizards-has-awaits = La compañía de su portador no puede moverse; el portador no cuenta para la Influencia general ni da Puntos de Victoria. Se descarta cuando juegas un recurso que gira o requiere el lugar
wizards-has-creeps = La compañía solo se mueve por regiones, por 3 como mucho, con −1 a su límite de adversidades (hasta un mínimo de 2). Contra el ataque de una compañía de servidores se podría descartar para intentar cancelarlo
wizards-has-passes-unseen = Ninguna compañía descubierta de servidores puede atacar a la compañía, que puede seguirla desde su lugar
wizards-has-no-factions = No se pueden jugar facciones en el lugar
wizards-if-holds-at-least = hay debajo de ella al menos { $a } objetos
wizards-has-stores-arms = Un objeto menor almacenado en un Refugio puede ponerse debajo de ella; los objetos menores que estén debajo se pueden jugar como desde tu mano, en Bastiones Fronterizos, Bastiones Libres y Refugios
wizards-op-lay-under = pon debajo de ella los objetos menores que quieras de tu mano
wizards-op-turn-upon = una criatura de tu mano que se pueda situar en el lugar del agente lo ataca enseguida, como si fuera un personaje; no recibes Puntos de Victoria por el agente
wizards-op-camp = la compañía se mueve por regiones a esta carta en { $b } que elijas; se usa como { $a }; solo puede salir de él por regiones
wizards-op-temper = se pone sobre el objetivo
wizards-has-heaps = El ataque automático del Dragón no se puede cancelar; esta carta se rota cada vez que se juega una manifestación suya; en su guarida enderezada se juega 1 objeto sin girarla, o 2 si la carta se rotó una vez, o 3; si el Dragón se va, la carta se queda en la guarida; el primer objeto que gira la guarida la descarta
# Sucesos de adversidad de todas las series
wizards-limit-target = No puede haber dos sobre un mismo objetivo
wizards-cost-tap-target = girando el objetivo y poniéndolo boca arriba
wizards-trigger-strike-over = Una vez resuelto ese golpe
wizards-trigger-long-events-end = Al final de la fase de sucesos duraderos del oponente
wizards-cancelled-rescue = el último efecto declarado que cancelaría el ataque
wizards-if-attack-in-peril = se ha declarado un efecto que cancelaría el ataque
wizards-if-strike-succeeded = el golpe ha tenido éxito
wizards-ifnot-strike-succeeded = el golpe no ha tenido éxito
wizards-if-strike-defeated = el golpe ha sido derrotado
wizards-ifnot-strike-defeated = el golpe no ha sido derrotado
wizards-if-eliminated-somebody = el ataque ha eliminado a un personaje
wizards-ifnot-eliminated-somebody = el ataque no ha eliminado a nadie
wizards-if-may-crush = podría tener éxito por 5 o más
wizards-op-await = la carta actúa { $a }
wizards-op-bind = la carta de la criatura se coloca a un lado con esta carta; si la criatura es derrotada, se descarta esta carta
wizards-op-batter = si el golpe tiene éxito, −1 a la Resistencia de su objetivo por cada 5 puntos completos de diferencia, hasta el final del turno
wizards-op-pierce = en este ataque el primer golpe adicional contra cada personaje resta 4 al Poder en lugar de 1
wizards-op-age = +1 al Poder del ataque, +4 en total con una segunda carta así sobre él, +9 con una tercera
wizards-op-remember = otros de la compañía pueden girarse para ayudar; con una tirada más 1 por cada uno superior a { $a }, se descarta esta carta
wizards-op-gnaw = la compañía descarta un objeto menor o es herido uno de sus personajes ilesos, a elección de su jugador
wizards-op-keep-up = descartas { $a } de la mano, o esta carta
wizards-op-call-again = juegas desde tu pila de descartes { $a } que ya haya atacado a la compañía este turno
wizards-op-three-hosts = la compañía se enfrenta a tres ataques: Orcos, 5 golpes de Poder 8; Orcos, 4 golpes de Poder 10; Trolls, 3 golpes de Poder 12; si derrota los tres, el oponente se queda esta carta
wizards-op-rock-fall = la compañía se enfrenta a un desprendimiento de rocas que no se puede cancelar: cada personaje un golpe de Poder { $a }, y las armas no modifican el Poder contra él
wizards-op-raid = una compañía que se mueve por una región donde la facción es jugable, o por una adyacente, se enfrenta a un ataque de retención de su raza: { $a ->
    [1] 1 golpe
   *[other] { $a } golpes
} de Poder { $b }
wizards-op-agent-attacks = el agente ataca a la compañía con { $a } al Poder, y el atacante elige los objetivos
wizards-op-take-home = el agente ataca a la compañía, y el atacante elige los objetivos; aquel contra quien un golpe tiene éxito no es herido, sino hecho prisionero en un lugar natal del agente, a elección del atacante, y el agente va allí; el ataque contra quien rescata es de la raza del agente
wizards-op-sways = el agente puede intentar influir en { $a } del oponente con { $b }, y con { $c } más si es del lugar natal del agente
wizards-op-aid-sway = { $a } al intento de influencia que ha declarado uno de tus agentes
wizards-op-wake-dead = el agente con esta carta, boca arriba y en el lugar de la compañía, que no sea Bastión Libre ni Refugio, se gira: este turno se pueden jugar allí Muertos Vivientes, que no cuentan para el límite de adversidades
wizards-has-earnest = Cada ataque de retención { $a } pasa a ser un ataque normal
wizards-has-checks-again = Quien es herido por un ataque { $a } hace otro chequeo de Resistencia con { $b }
wizards-has-no-help = { $a } no se puede jugar en intentos de influir en { $b }
wizards-has-hushes = Quien está en un lugar de una Región de la Oscuridad o de Gorgoroth, o se mueve por ella, no es sabio ni usa sortilegios, encantamientos de luz ni rituales
wizards-has-unskilled = Su portador no tiene ninguna habilidad
wizards-has-lingers = Al final de la fase de organización cada compañía que quiera dejar Lórien tira, con −1 si hay Hombres, −1 si hay Hobbits y +2 si hay Enanos: con menos de 7 no se mueve
wizards-has-roams = Cuando el agente se pone boca arriba, si su lugar natal es { $a }, el lugar donde entró en juego puede ser cualquiera que sea { $a }; después se descarta esta carta
wizards-counted-prowess = el Poder de { $a }
wizards-counted-strikes-beyond = el número de golpes
wizards-kind-being = una manifestación de { $a }
    .not-it = pero no una manifestación de { $a }
    .of = de una manifestación de { $a }
    .attack = es de una manifestación de { $a }
wizards-kind-in-wait = un agente en el nuevo lugar de la compañía
    .that = en el nuevo lugar de la compañía
wizards-kind-face-up = un agente boca arriba
    .that = boca arriba
wizards-kind-newcomer = un agente que ha entrado en juego este turno boca abajo
    .that = que ha entrado en juego este turno y está boca abajo
wizards-if-in-shadow = La Sombra de Mordor está en juego
wizards-if-dragon-at-home = una manifestación de un Dragón único está en casa en el lugar
wizards-if-no-prisoners = no retiene prisioneros
wizards-if-comes-where-it-joins = una compañía del oponente se mueve a un lugar donde el aliado colocado a un lado es jugable
wizards-op-double-up = un golpe del ataque, con { $a } a su Poder, se puede asignar a un personaje que ya tiene uno
wizards-op-breathe = cada personaje de la compañía se enfrenta a un golpe con el Poder del ataque, y usa la Resistencia en lugar del Poder: +1 con un escudo, +1 con un yelmo, +3 si se gira
wizards-op-carry-off = un golpe de un Dragón único en casa contra un personaje que no sea Mago, a elección del atacante y con −1 al Poder, se lleva al objetivo: si tiene éxito, el personaje se descarta sin chequeo de Resistencia
wizards-op-carry-all-off = todos los golpes del Dragón en casa contra personajes que no sean Magos se llevan a su objetivo: si tienen éxito, se descarta sin chequeo de Resistencia
wizards-op-forfeit = la criatura va a la pila de Puntos de Victoria del defensor, acabe como acabe el ataque, y el defensor puede jugar { $a } de la mano con un personaje de la compañía
wizards-op-bury = { $a } mira las 10 primeras cartas de su mazo de juego, que debe tenerlas, coloca bajo esta carta un objeto entre ellas, no especial ni de botín, y baraja; desde allí se puede jugar en un Lugar de las Profundidades; si no hay ninguno, enseña las cartas
wizards-op-split-off = { $a } deja la compañía y forma otra con el mismo itinerario, con su propia fase de movimiento y un límite de adversidades de 1, y después puede volver a unirse a la primera
wizards-op-ride-against = la compañía se enfrenta a un ataque de retención de 1 golpe con los atributos de ese personaje y +7 al Poder, sobre el que otras cartas no tienen efecto
wizards-op-call-up = el aliado, que debe poder ser atacado, se coloca boca arriba a un lado con esta carta
wizards-op-ally-attacks = la compañía se enfrenta a un ataque de retención de 1 golpe con los atributos del aliado y +7 al Poder; después se descarta esta carta
wizards-op-call-off-ally = el aliado vuelve a tu mano y se descarta esta carta
wizards-op-stir-dragon = si es un objeto mayor o grande jugado en el lugar, una criatura Dragón de tu mano, salvo Eärcaraxë, puede atacar a la compañía, sin contar para el límite de adversidades; después se descarta esta carta
wizards-op-guard-purse = si se juega en el lugar, la compañía se enfrenta de nuevo a todos sus ataques automáticos, con { $a } al Poder; aquel contra quien tienen éxito no es herido, sino hecho prisionero en el lugar; quien rescata se enfrenta a todos sus ataques automáticos
wizards-op-drop-ring = si su prisionero lleva un anillo, su jugador tira: con menos de { $a }, se descarta el anillo
wizards-op-blow-away = un lugar de tu mazo de localizaciones con una Costa en su itinerario sustituye al nuevo lugar de la compañía
wizards-has-blinds = Quien no tiene más de { $a ->
    [1] 1 carta
   *[other] { $a } cartas
} en su mazo de juego no puede buscar ni mirar en él, ni en su pila de descartes
wizards-has-burns = Para jugar un objeto en { $a }, su jugador elimina del juego otro objeto de su mano que sería jugable allí
wizards-has-strangles = Los efectos de los recursos de suceso breve jugados en la fase de organización terminan para una compañía en camino con alguna Costa en su itinerario
wizards-has-hunted = Cuando se fuera a curar su portador, se descarta esta carta en su lugar; el atacante puede asignarle el primer golpe de cualquier ataque
wizards-has-parts = Se descarta un aliado que esté en un Lugar de las Profundidades, o en un lugar cuyo Refugio más cercano no sea el de un lugar donde el aliado es jugable
wizards-has-rouses = El lugar gana los ataques automáticos de su carta para servidores, como ataques de retención con { $a } al Poder
wizards-has-shakes = No se puede jugar; el oponente que la ve en tu mano por un efecto suyo se la queda en su pila de Puntos de Victoria, y puede saltarse un turno para ponerla en tu pila de descartes
wizards-op-show-hazards = el oponente elige y muestra { $a } adversidades de su mano que no sean ambientales y las baraja en su mazo de juego; si tiene menos, muestra la mano y baraja todas
wizards-op-see-through = se cancela el último efecto de adversidad declarado por el que se gira un agente
wizards-op-beset = la criatura colocada a un lado ataca a la compañía, si puede situarse allí
wizards-op-expose = el oponente revela al azar { $a ->
    [1] 1 carta
   *[other] { $a } cartas
} de su pila de descartes, y puedes eliminar del juego una que no sea única
wizards-ifnot-site-tapped = el lugar no está girado

# Lo que se dice una vez
wizards-says-subjects = la compañía|el ataque|el portador|quien lo intenta|el itinerario|el lugar|quien recibe el golpe|el objetivo
wizards-stat-too = a { $a }
wizards-who-that-one = ese personaje
wizards-has-unhelped = { $a } no tiene efecto en los intentos de influir en { $b }
wizards-has-against-any = { $a }, frente a cualquier ataque
wizards-if-path-part = { $b ->
    [1] una región de { $a }
   *[other] { $b } regiones de { $a }
}
wizards-if-path-some = el itinerario tiene al menos { $a }
wizards-if-is-tapped = { $a } está girado
wizards-ifnot-is-tapped = { $a } no está girado
wizards-if-is-untapped = { $a } está enderezado
wizards-ifnot-is-untapped = { $a } no está enderezado
wizards-if-is-wounded = { $a } está herido
wizards-ifnot-is-wounded = { $a } no está herido
wizards-if-is-tapped-card = esta carta está girada
wizards-ifnot-is-tapped-card = esta carta no está girada
wizards-if-is-untapped-card = esta carta está enderezada
wizards-ifnot-is-untapped-card = esta carta no está enderezada
wizards-if-is-wounded-card = esta carta está del revés
wizards-ifnot-is-wounded-card = esta carta no está del revés
wizards-if-with-such = { $a } está en la compañía, { $b }
wizards-check-corruption-check = el chequeo de corrupción
wizards-check-influence-check = el chequeo de influencia
wizards-says-abroad = de Caza
wizards-list-nor = { $a } ni { $b }
wizards-paid-tap-self = esta carta se gira
wizards-op-single-out = el objetivo se enfrenta al primer golpe que se asigne
wizards-says-attacks-others = Hace { $a } ataques de un golpe contra el mismo personaje; otro puede girarse para cancelar uno, { $b } como mucho
wizards-says-attacks-anybody = Hace { $a } ataques de un golpe contra el mismo personaje; cualquier personaje de la compañía puede girarse para cancelar uno{ $b ->
    [1] { "" }
   *[other] , { $b } como mucho
}
wizards-says-harmless = Un golpe que tiene éxito no daña al personaje
wizards-says-sways = Puede girarse para intentar influir en un personaje, un aliado o una facción
wizards-says-takes-rings = Se descartan los anillos del prisionero
wizards-says-rescue = Quien rescata a sus prisioneros se enfrenta a { $a }
wizards-says-or-event = En su lugar se puede jugar como { $a }, con lo que sigue
wizards-says-key-first = Se puede situar en { $a }
wizards-says-key-or = { $a }; o en { $b }
wizards-says-key-times = { $b } regiones de { $a }
wizards-says-key-between = Se puede jugar sobre una compañía que se mueve entre { $a }
wizards-says-key-free-only = Solo se puede jugar sin situarla
wizards-says-key-region-and = { $a }, o en { $b }
wizards-says-key-sites-there = cualquiera de sus lugares
wizards-says-key-sites-there-but-havens = cualquiera de sus lugares que no sea un Refugio
wizards-says-key-there = { $a } de allí
wizards-says-key-sites = cualquier lugar
wizards-says-key-sites-but-havens = cualquier lugar que no sea un Refugio
wizards-says-key-sites-in = { $a } de { $b }
wizards-says-strikes = { $a ->
    [0] un golpe de Poder { $b } por personaje
    [1] 1 golpe de Poder { $b }
   *[other] { $a } golpes de Poder { $b }
}
wizards-says-strikes-of = { $a }, { $b }
wizards-says-with-body = { $a } y Resistencia { $b }
wizards-says-detaining = { $a }; es un ataque de retención
wizards-kind-each = cada { $a }
wizards-says-least-strike = { $a }, sin bajar de un golpe
wizards-has-company-ring-test = { $a } a la tirada al examinar un anillo de oro de la compañía
wizards-has-company-deeps = { $a } a las tiradas de la compañía para ir a un Lugar de las Profundidades
wizards-has-company-draws = { $a } a las cartas que roba su jugador al moverse la compañía
wizards-has-player-draws = { $a } a las cartas que roba su jugador al moverse la compañía de { $name }
wizards-has-opponent-draws = { $a } a las cartas que roba el oponente al moverse la compañía de { $name }
wizards-has-against-race = { $b }, frente a { $a } y sus facciones
wizards-has-against-attacks = { $b }, frente a cada ataque { $a }
wizards-has-exempts-one = Contra cada compañía no cuenta para el límite de adversidades una criatura { $a }
wizards-op-attacks-now-with = la compañía se enfrenta a un ataque de { $name }, { $a }
wizards-op-lose-all-but = { $a } pierde todos los objetos que no sean { $b }
wizards-says-camp-items = , donde se pueden jugar { $a }
wizards-says-camp-attack = , con un ataque automático: { $a }
wizards-says-camp-draws = { " " }(cartas robadas: su jugador { $a }, el oponente { $b })
wizards-has-gives-up-to-instead = En su lugar, { $c } a { $b } de { $a }, hasta un máximo de { $d }
wizards-op-exempt-one = este turno no cuentan para el límite de adversidades las criaturas de una de estas clases, a tu elección, jugadas sobre la compañía: { $a }
wizards-cards-number = { $a ->
    [1] una carta
   *[other] { $a } cartas
}
wizards-if-site-hoard = el lugar tiene un botín
wizards-if-site-path = el itinerario propio del lugar tiene al menos { $a }
wizards-kind-without = sin { $a }
wizards-kind-of-company = { $a } de la compañía
wizards-unique-m = { $a } único
wizards-unique-f = { $a } única
wizards-unique-ms = { $a } únicos
wizards-unique-fs = { $a } únicas
wizards-kind-faction-called = la facción { $a }
wizards-says-small = Cada|Un|Una|Su|El|La|Los|Las|Contra|Quien|De|Solo|En
wizards-trigger-untap-ended-prisoner = Al final de la fase de enderezamiento del jugador del prisionero
wizards-trigger-movement-begins-own = Cuando su compañía empieza su fase de movimiento
wizards-who-who-plays = quien la juega
wizards-who-the-agent = el agente
wizards-op-twice = { $a }, dos veces
wizards-if-in-land = la compañía está en { $a }
wizards-ifnot-in-land = la compañía no está en { $a }
wizards-kind-the-under-deeps = las Profundidades
wizards-kind-not-in = que no esté en { $a }
wizards-has-wounded-by = { $b } a los chequeos de Resistencia de los heridos por un ataque { $a }
wizards-op-wounded-by = { $a } a los chequeos de Resistencia de los que hiere
wizards-flag-use-palantir-self = { $name } puede usar un palantír girándose
wizards-flag-use-this-palantir = Su portador puede usar el palantír sobre el que está
wizards-ban-untap-stored = quien la lleva no puede enderezarse hasta almacenarla
wizards-ban-join-elsewhere-plain = solo entra en juego en su lugar natal
wizards-op-hazard-limit-path = si el itinerario tiene alguna región de { $a }, −1 al límite de adversidades de la compañía, sin bajar de { $b }
wizards-op-forbid-at = este turno, si la compañía se mueve a { $a }, solo se pueden jugar sobre ella criaturas situadas en ese lugar
wizards-travel-site = la compañía puede ir a { $a }
wizards-op-double-up-plain = un golpe del ataque se puede asignar a un personaje que ya tiene uno
wizards-trigger-turn-ends-opponent = Al final del turno del oponente
wizards-note-the-ithil-stone = Mientras está en juego, «Daño de la Piedra de Ithil» se descarta y no se puede jugar.
wizards-note-lindion-the-oronin = Sobre su compañía «Viaje en Águilas» se puede jugar en cualquier lugar y sin diplomático.
wizards-note-memories-recalled = En su lugar puedes girar a un sabio y descartarla de la mano por una carta de Conocimiento Perdido que haya que entregar.
wizards-note-dragons-blood = No puede haber dos sobre un mismo personaje.
wizards-note-unabated-in-malice = No puede haber dos sobre un mismo ataque.
wizards-note-rats = Solo se juega sobre una compañía que tenga un objeto menor.
wizards-note-searching-eye = Se puede revelar desde en guardia contra un recurso que necesite un explorador.
wizards-note-sudden-fury = Solo vale en el lugar sobre el que está.
wizards-note-known-to-an-ounce = Se va con el Dragón sobre el que está.
wizards-op-raise-wounded-by = { $b } a los chequeos de Resistencia de los de la compañía heridos por un ataque { $a }, { $c }
wizards-list-or-else = { $a }, o bien { $b }
wizards-list-either = o bien { $a }, o bien { $b }
wizards-flag-act-again-any = boca arriba o boca abajo, el agente puede actuar una vez más cada vez que actúa, sin contar para el límite de adversidades
