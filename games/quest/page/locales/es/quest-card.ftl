# Lo que dicen las cartas, formado a partir del paquete: un mensaje por cada palabra de data/language.md. Se habla al Héroe
# del que se trata. $then, $of, $given: lo que va dentro. Lugares: el mensaje es todo el conjunto, .one uno cualquiera, .each cada
# uno; .with y .without limitan otro conjunto. Un número que se cuenta llega en palabras, con $…-kind 'sum'.

# Quién decide.
quest-who-hero = tú
    .may = si quieres,
    .chooses = elige:
    .lists = elige:
    .picks = elige
quest-who-heroes = los Héroes
    .may = si los Héroes quieren,
    .chooses = los Héroes eligen:
    .lists = los Héroes eligen:
    .picks = los Héroes eligen
quest-who-sauron = Sauron
    .may = si Sauron quiere,
    .chooses = Sauron elige:
    .lists = Sauron elige:
    .picks = Sauron elige
quest-kind-plot = Trama
    .one = 1 Trama
    .many = Tramas
    .lost = a su elección
quest-kind-shadow = carta de Sombra
    .one = 1 carta de Sombra
    .many = cartas de Sombra
    .lost = al azar
quest-of-any = cualquiera
    .card = carta
quest-of-melee = cuerpo a cuerpo
    .card = carta cuerpo a cuerpo
quest-of-ranged = a distancia
    .card = carta a distancia

# Efectos que unen a otros.
quest-does-all = { $given-sentences }
    .said = { $given-then }
quest-does-choose = { $long ->
    [yes] { $who-lists } { $listed }
   *[no] { $who-chooses } { $of-or }
}
quest-does-listed = (1) { $first }; (2) { $second }
quest-does-listed-three = (1) { $first }; (2) { $second }; (3) { $third }
quest-does-may = { $who-may } { $then }
quest-does-if = si { $so }, { $then }{ $otherwise-given ->
    [yes] ; si no, { $otherwise }
   *[no] { "" }
}
quest-does-times = { $how_often-kind ->
    [number] { $how_often } veces: { $then }
   *[sum] tantas veces como { $how_often-as }: { $then }
}
quest-does-up_to = { $how_often-kind ->
    [number] hasta { $how_often } veces: { $then }
   *[sum] como mucho tantas veces como { $how_often-as }: { $then }
}
quest-does-each_hero = por cada Héroe: { $then }
quest-does-pick_hero = { $who-picks } un Héroe, y para él: { $then }
quest-does-at = { $who-picks } { $area-one }: { $then }
quest-does-some = { $who-picks } hasta { $most } veces { $area-one }, cada vez otra: { $then }
quest-does-each = en { $area-each }: { $then }
quest-does-pay = paga { $favor } de Favor: { $then }

# El Héroe.
quest-does-favor = { $by ->
    [-1] pierde 1 Favor
    [-2] pierde 2 Favores
    [-3] pierde 3 Favores
    [one] gana 1 Favor
   *[other] gana { $by } Favores
}
quest-does-corruption = recibe { $cards ->
    [one] 1 carta de Corrupción
   *[other] { $cards } cartas de Corrupción
}
quest-does-cure = descarta { $cards ->
    [one] 1 carta de Corrupción
   *[other] { $cards } cartas de Corrupción
}
quest-does-cure_all = descarta todas tus cartas de Corrupción
quest-does-training = { $times ->
    [one] recibe Entrenamiento
   *[other] recibe Entrenamiento { $times } veces
}
quest-does-level = gana un nivel de { $of }
quest-raised-fortitude = Coraje
quest-raised-strength = Fuerza
quest-raised-agility = Agilidad
quest-raised-wisdom = Sabiduría
quest-raised-choice = la característica que quieras
quest-does-item = gana { $kind }
quest-does-weaken = hasta el final de este combate tu { $attribute } baja { $by-kind ->
    [number] { $by }
   *[sum] tanto como { $by-as }
}
quest-does-lose_item = descarta 1 carta de Equipo
quest-does-damage = { $points-kind ->
    [number] sufre { $points } de daño
   *[sum] sufre tanto daño como { $points-as }
}
quest-does-shielded = sufre { $points } de daño, menos 1 por cada escudo de las cartas de la mano que descartes; si no queda nada, { $reward }
quest-does-discard = descarta { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
quest-does-discard_random = { $cards-kind ->
    [number] { $cards ->
        [one] descarta 1 carta al azar
       *[other] descarta { $cards } cartas al azar
    }
   *[sum] descarta al azar tantas cartas como { $cards-as }
}
quest-does-discard_down_to = descarta cartas hasta que te queden { $cards } en la mano
quest-does-draw = { $cards-kind ->
    [number] { $cards ->
        [one] roba 1 carta
       *[other] roba { $cards } cartas
    }
   *[sum] roba tantas cartas como { $cards-as }
}
quest-does-rest_to_life = baraja tu Reserva de Descanso con tu Reserva de Vida
quest-does-damage_to_life = baraja tu Reserva de Daño con tu Reserva de Vida
quest-does-damage_to_rest = baraja tu Reserva de Daño con tu Reserva de Descanso
quest-does-hand_to_life = baraja tu mano con tu Reserva de Vida
quest-does-heal_top = { $cards-kind ->
    [number] pon las { $cards } primeras cartas de tu Reserva de Daño sobre tu Reserva de Descanso
   *[sum] pon tantas primeras cartas de tu Reserva de Daño como { $cards-as } sobre tu Reserva de Descanso
}
quest-does-tire = { $cards-kind ->
    [number] pon las { $cards } primeras cartas de tu Reserva de Vida sobre tu Reserva de Descanso
   *[sum] pon tantas primeras cartas de tu Reserva de Vida como { $cards-as } sobre tu Reserva de Descanso
}
quest-does-go = ve allí
quest-does-end_turn = tu turno acaba
quest-does-encounter = ten allí un Encuentro
quest-does-perilous = tu localización es peligrosa hasta el final del turno
quest-does-moves_at_most = { $moves ->
    [one] muévete una vez como mucho en la próxima fase de Viaje
   *[other] muévete { $moves } veces como mucho en la próxima fase de Viaje
}
quest-does-no_ambush = sáltate la fase de Emboscada de este turno

# Influencia, Monstruos, combates.
quest-does-pool = { $by ->
    [-1] retira 1 de Influencia de la Reserva de Sombra
    [-2] retira 2 de Influencia de la Reserva de Sombra
    [-3] retira 3 de Influencia de la Reserva de Sombra
   *[other] pon { $by } de Influencia en la Reserva de Sombra
}
quest-does-influence = { $by ->
    [-1] retira 1 de Influencia
    [-2] retira 2 de Influencia
    [-3] retira 3 de Influencia
   *[other] pon { $by } de Influencia
}
quest-does-clear_influence = retira toda la Influencia
quest-does-extend = { $tokens-kind ->
    [number] Sauron coloca { $tokens } de Influencia en extensión
   *[sum] Sauron coloca tanta Influencia en extensión como { $tokens-as }
}
quest-does-extend_from = { $tokens-kind ->
    [number] Sauron coloca { $tokens } de Influencia en extensión desde { $stronghold }
   *[sum] Sauron coloca tanta Influencia en extensión desde { $stronghold } como { $tokens-as }
}
quest-does-extend_or_pool = { $tokens-kind ->
    [number] Sauron coloca { $tokens } de Influencia en extensión o en la Reserva de Sombra
   *[sum] Sauron coloca tanta Influencia en extensión o en la Reserva de Sombra como { $tokens-as }
}
quest-does-monster = { $by ->
    [-1] retira 1 ficha de Monstruo
   *[other] pon 1 ficha de Monstruo, haya o no Influencia
}
quest-does-clear_monsters = retira todas las fichas de Monstruo
quest-does-examine = mira las caras de todas las fichas de Monstruo en { $area }
quest-does-place_monsters = Sauron coloca hasta { $most } fichas de Monstruo como al comandar
quest-does-fight = combate con { $foe }
quest-does-fight_less_agile = combate con { $foe }, con Agilidad 0
quest-does-fight_then = combate con { $foe }; después { $then }
quest-does-fight_on = combate con { $foe }; tu turno sigue acabe como acabe; si el enemigo es derrotado, { $reward }
quest-foe-minion = un Servidor que esté allí (si no lo hay, uno cualquiera del mapa)
quest-does-wound_minion = un Servidor sufre { $points } de daño
quest-does-minion_to_place = Sauron mueve allí un Servidor
quest-does-minion_anywhere = llega allí un Servidor del mapa o derrotado, sin daño
quest-does-command_minion = Sauron da una orden a un Servidor; si llega hasta ti ataca enseguida, y tu turno sigue

# Personas, Tramas, la historia.
quest-does-character = pon a { $who }
quest-whom-any = un Personaje a elección
quest-does-lose_character = retira 1 Personaje
quest-does-lose_characters = retira todos los Personajes
quest-does-lose_favor_at = retira { $tokens } de Favor
quest-does-favor_at = pon { $tokens } de Favor
quest-does-move_character = un Personaje pasa a una localización vecina que no sea Fortaleza, y allí: { $then }
quest-does-marker = { $by ->
    [-1] la { $colour } retrocede 1
    [-2] la { $colour } retrocede 2
   *[other] la { $colour } avanza { $by }
}
quest-does-hero_marker = la ficha verde avanza { $by }
quest-does-late = la ficha verde avanza { $by } menos en la próxima fase de Historia
quest-does-sauron_draws = Sauron roba { $cards ->
    [one] { $what-one }
   *[other] { $cards } { $what-many }
}
quest-does-sauron_discards = Sauron descarta { $cards ->
    [one] { $what-one }
   *[other] { $cards } { $what-many }
} { $what-lost }
quest-does-discard_plot = descarta una Trama Activa que afecte a { $area-one }
quest-does-discard_plots_like = descarta las demás Tramas Activas de entre estas: { $plots }
quest-does-find_plot = Sauron toma una de estas del Mazo de Trama o de sus descartes y baraja el mazo: { $plots }
quest-does-show_plots = mira las Tramas de la mano de Sauron
quest-does-find_and_play = Sauron toma esta Trama del mazo o de los descartes, la juega enseguida si puede y baraja el mazo: { $plots }
quest-does-deal_corruption = Sauron roba { $cards } cartas de Corrupción y te da una de ellas
quest-does-look_at_plot = Sauron mira la primera Trama del mazo y la deja encima o debajo
quest-does-recover = Sauron toma una Trama o una carta de Sombra de los descartes, la enseña y se la queda
quest-does-share_corruption = Sauron reparte de nuevo entre dos Héroes las cartas de Corrupción de ambos
quest-does-reshuffle = baraja esta carta y sus descartes con el mazo
quest-does-discard_event = descarta esta carta
quest-does-nothing = no pasa nada

# Lo que se cuenta.
quest-count-fortitude = tu Coraje
    .as = tu Coraje
quest-count-strength = tu Fuerza
    .as = tu Fuerza
quest-count-agility = tu Agilidad
    .as = tu Agilidad
quest-count-wisdom = tu Sabiduría
    .as = tu Sabiduría
quest-count-corruption = el número de tus cartas de Corrupción
    .as = cartas de Corrupción tengas
quest-count-favor = tu Favor
    .as = tu Favor
quest-count-cards = el número de cartas de tu mano
    .as = cartas tengas en la mano
quest-count-pool = la Influencia de la Reserva de Sombra
    .as = la Influencia de la Reserva de Sombra
quest-count-plots = el número de Tramas Activas
    .as = Tramas Activas haya
quest-count-influence = la Influencia en { $area }
    .as = la Influencia en { $area }
quest-count-influenced = el número de localizaciones con Influencia entre { $area }
    .as = el número de localizaciones con Influencia entre { $area }
quest-count-monsters = el número de fichas de Monstruo en { $area }
    .as = el número de fichas de Monstruo en { $area }
quest-count-minions = el número de Servidores en { $area }
    .as = el número de Servidores en { $area }
quest-count-characters = el número de Personajes en { $area }
    .as = el número de Personajes en { $area }
quest-count-all_corruption = el número de cartas de Corrupción de todos los Héroes
    .as = cartas de Corrupción tengan los Héroes
quest-count-all_favor = el Favor de todos los Héroes
    .as = Favor tengan los Héroes
quest-count-heroes_with_favor = el número de Héroes con Favor
    .as = el número de Héroes con Favor
quest-count-most_corrupt = lo más que en algún Héroe pasan las cartas de Corrupción de su Sabiduría
    .as = lo más que en algún Héroe pasan las cartas de Corrupción de su Sabiduría
quest-count-product = { $factor } veces { $of }
    .as = { $factor } veces { $of }
quest-count-sum = { $one } más { $other }
    .as = { $one } más { $other }

# Lo que tiene que cumplirse.
quest-if-yes = pasa lo que pase
quest-if-at_least = { $one } es al menos { $other }
quest-if-at_most = { $other ->
    [0] { $one } es 0
   *[other] { $one } es como mucho { $other }
}
quest-if-more = { $one } es más que { $other }
quest-if-less = { $one } es menos que { $other }
quest-if-equal = { $one } es { $other }
quest-if-active = la Trama { $plot } está activa
quest-if-in_play = { $who } está en el mapa
quest-if-last = ninguna otra ficha de Sauron está más atrás que la { $colour }
quest-if-won = el combate se ganó
quest-if-quests_done = todos los Héroes han completado su Búsqueda Inicial y su Búsqueda Avanzada
quest-if-in_stage = la { $colour } está en la etapa { $stage ->
    [1] I
    [2] II
   *[3] III
}
quest-if-not = no se cumple que { $so }
quest-if-either = { $one }, o { $other }
quest-if-both = { $one }, y { $other }

# Conjuntos de localizaciones.
quest-area-here = tu localización
    .one = tu localización
    .each = tu localización
    .with = donde estás
    .without = que no sea la tuya
quest-area-place = esa localización
    .one = esa localización
    .each = esa localización
    .with = que sea esa
    .without = que no sea esa
quest-area-region = tu Región
    .one = una localización de tu Región
    .each = cada localización de tu Región
    .with = de tu Región
    .without = de otra Región
quest-area-any = todas las localizaciones
    .one = una localización cualquiera
    .each = cada localización
    .with = en cualquier parte
    .without = en ninguna parte
quest-area-havens = los Refugios
    .one = un Refugio
    .each = cada Refugio
    .with = que sea un Refugio
    .without = que no sea un Refugio
quest-area-strongholds = las Fortalezas de la Sombra
    .one = una Fortaleza de la Sombra
    .each = cada Fortaleza de la Sombra
    .with = que sea una Fortaleza de la Sombra
    .without = que no sea una Fortaleza de la Sombra
quest-area-influenced = las localizaciones con Influencia
    .one = una localización con Influencia
    .each = cada localización con Influencia
    .with = con Influencia
    .without = sin Influencia
quest-area-with_monsters = las localizaciones con fichas de Monstruo
    .one = una localización con fichas de Monstruo
    .each = cada localización con fichas de Monstruo
    .with = con fichas de Monstruo
    .without = sin fichas de Monstruo
quest-area-with_minions = las localizaciones con Servidores
    .one = una localización con algún Servidor
    .each = cada localización con algún Servidor
    .with = con algún Servidor
    .without = sin Servidores
quest-area-with_characters = las localizaciones con Personajes
    .one = una localización con algún Personaje
    .each = cada localización con algún Personaje
    .with = con algún Personaje
    .without = sin Personajes
quest-area-with_plots = las localizaciones a las que afecta una Trama
    .one = una localización a la que afecte una Trama
    .each = cada localización a la que afecte una Trama
    .with = con una Trama
    .without = sin Trama
quest-area-with_favor = las localizaciones con Favor
    .one = una localización con Favor
    .each = cada localización con Favor
    .with = con Favor
    .without = sin Favor
quest-area-minion = la localización de { $who }
    .one = la localización de { $who }
    .each = la localización de { $who }
    .with = con { $who }
    .without = sin { $who }
quest-area-adjacent = las localizaciones vecinas de { $to }
    .one = una localización vecina de { $to }
    .each = cada localización vecina de { $to }
    .with = vecina de { $to }
    .without = que no sea vecina de { $to }
quest-area-within = { $of } y las localizaciones a distancia { $steps } como mucho
    .one = { $of } o una localización a distancia { $steps } como mucho
    .each = { $of } y cada localización a distancia { $steps } como mucho
    .with = a distancia { $steps } como mucho de { $of }
    .without = a más distancia que { $steps } de { $of }
quest-area-beyond = las localizaciones a distancia { $steps } o más de { $of }
    .one = una localización a distancia { $steps } o más de { $of }
    .each = cada localización a distancia { $steps } o más de { $of }
    .with = a distancia { $steps } o más de { $of }
    .without = a menos distancia que { $steps } de { $of }
quest-area-nearest = lo más cercano de { $of }
    .one = lo más cercano de { $of }
    .each = lo más cercano de { $of }
    .with = de lo más cercano de { $of }
    .without = que no sea de lo más cercano de { $of }
quest-area-both = { $one } { $other-with }
    .one = { $one-one } { $other-with }
    .each = { $one-each } { $other-with }
    .with = { $one-with } { $other-with }
    .without = { $one-without } { $other-without }
quest-area-either = { $one } y { $other }
    .one = { $one-one } o { $other-one }
    .each = { $one-each } y { $other-each }
    .with = { $one-with } o { $other-with }
    .without = { $one-without } y { $other-without }
quest-area-not = las localizaciones { $area-without }
    .one = una localización { $area-without }
    .each = cada localización { $area-without }
    .with = { $area-without }
    .without = { $area-with }

# Cartas de combate. El oponente es quien juega contra la carta.
quest-ability-uncancelable = esta carta no se puede cancelar
quest-ability-defence_floor = su Defensa nunca baja de { $points }
quest-ability-damage_cap = en esta ronda no sufres más de { $points } de daño
quest-ability-cancel = cancela la { $of-card } del oponente
quest-ability-attack = +{ $by } de Ataque
quest-ability-defence = +{ $by } de Defensa
quest-ability-attack_per_other = +1 de Ataque por cada otra { $of-card } de tu Pila de Combate
quest-ability-defence_per_other = +1 de Defensa por cada otra { $of-card } de tu Pila de Combate
quest-ability-damage = esta carta inflige { $points } de daño
quest-ability-self_damage = sufres { $points } de daño más
quest-ability-opposing_attack = el Ataque impreso del oponente pasa a ser { $points }
quest-ability-opposing_defence = la Defensa impresa del oponente pasa a ser { $points }
quest-ability-random_discard = { $cards ->
    [one] el oponente descarta al azar 1 carta de la mano
   *[other] el oponente descarta al azar { $cards } cartas de la mano
}
quest-ability-show_counts = el oponente dice cuántas cartas a distancia y cuántas cuerpo a cuerpo tiene en la mano
quest-ability-face_up = el oponente juega primero y boca arriba
quest-ability-if = { $so }: { $then }
quest-ability-all = { $given }
quest-ability-if_dealt = si esta carta inflige daño en esta ronda: { $given }
quest-ability-if_damaged = si sufres daño en esta ronda: { $given }
quest-ability-if_unhurt = si no sufres daño en esta ronda: { $given }
quest-ability-if_defeated = si el oponente es derrotado en esta ronda: { $given }
quest-ability-next = Próxima Ronda: { $given }
quest-test-melee = contra una carta cuerpo a cuerpo
quest-test-ranged = contra una carta a distancia
quest-test-own_melee = si tu carta es cuerpo a cuerpo
quest-test-own_ranged = si tu carta es a distancia
quest-test-repeats = si la carta del oponente es del tipo de su carta anterior
quest-test-defence_at_most = { $points ->
    [0] si la Defensa impresa del oponente es 0
   *[other] si la Defensa impresa del oponente es { $points } o menos
}
quest-test-defence_at_least = si la Defensa impresa del oponente es { $points } o más
quest-test-cost_at_least = si la carta del oponente cuesta { $points } de Fuerza o más
quest-test-other = si la carta del oponente no es del tipo nombrado

# Búsquedas, Tramas, cartas de Sombra, Corrupción.
quest-task-explore = explora { $place }
quest-task-defeat = derrota en { $place } a { $foe }, que espera allí en lugar de un Encuentro
quest-task-combat = combate con { $foe }, acabe como acabe
quest-task-either = { $one }, o { $other }
quest-lasting-perilous = La localización afectada es peligrosa.
quest-lasting-no_rest = En el Refugio afectado no hay descanso ni Encuentro.
quest-lasting-taints = Quien consulta a { $who } recibe 1 carta de Corrupción.
quest-lasting-uruks = Sauron puede tomar por un Uruk-hai cualquier Monstruo de Rohan que no esté en blanco.
quest-when-turn_start = Al comienzo del turno de un Héroe.
quest-when-turn_start_wild = Al comienzo del turno de un Héroe que no está en un Refugio.
quest-when-entering = Después de que un Héroe entre en una localización que no es un Refugio.
quest-when-combat = Al comienzo de un combate.
quest-when-combat_minion = Al comienzo de un combate con un Servidor.
quest-when-defeat = Después de la derrota de un Héroe.
quest-when-action = En la fase de Acción de Sauron.
quest-burden-extra_peril = Cuando Sauron roba Peligros en tu turno puede robar uno más.
quest-burden-fewer_encounters = Robas 2 Encuentros en vez de 3.
quest-burden-hand_at_most = No puedes tener más de { $cards } cartas en la mano.
quest-burden-weaker = Tu { $attribute } baja en 1.
quest-burden-favor_at_most = No puedes tener más de { $tokens } de Favor.
quest-burden-alone = No puedes consultar a Personajes ni intercambiar.
quest-burden-travel_at_most = Desde tu próximo turno viajas { $moves } veces como mucho por turno.
quest-burden-favor_a_turn = Desde tu próximo turno ganas como mucho { $tokens } de Favor por turno.
quest-burden-combat_start = Al comienzo de cada combate futuro: { $does }.
quest-burden-shadow_played = Cuando Sauron juega una carta de Sombra en tu turno: { $does }.
quest-burden-double_story = Cuando descansas o caes derrotado, la ficha de Sauron avanza 2 en vez de 1.

# Partes de una carta.
quest-plot-affects = Afecta a { $what }.
quest-plot-requires = Solo si { $what }.
quest-event-card-moves = Mientras está en juego, la { $colour } avanza 1 más en cada fase de Historia.
quest-event-card-explore = Quien explora allí: { $what }
quest-quest-setup = Preparación: { $what }
quest-quest-task = Tarea: { $what }
quest-quest-reward = Recompensa: { $what }
