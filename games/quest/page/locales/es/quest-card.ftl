# Lo que dicen las cartas, formado a partir del paquete: un mensaje por cada palabra de data/language.md. Se habla al Héroe
# del que se trata. $then, $of, $given: lo que va dentro. Lugares: el mensaje es todo el conjunto, .one uno cualquiera, .each cada
# uno; .with y .without limitan otro conjunto. Un número que se cuenta llega en palabras, con $…-kind 'sum'.

# Quién decide.
quest-who-hero = tú
    .may = si quieres,
    .chooses = elige:
    .lists = elige:
    .picks = elige
    .goes = muévete a
quest-who-heroes = los Héroes
    .may = si los Héroes quieren,
    .chooses = los Héroes eligen:
    .lists = los Héroes eligen:
    .picks = los Héroes eligen
    .goes = los Héroes te mueven a
quest-who-sauron = Sauron
    .may = si Sauron quiere,
    .chooses = Sauron elige qué ocurre:
    .lists = Sauron elige:
    .picks = Sauron elige
    .goes = Sauron te mueve a
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
    [number] { $how_often ->
        [one] 1 vez
       *[other] { $how_often } veces
    }: { $then }
   *[sum] tantas veces como { $how_often-as }: { $then }
}
quest-does-up_to = { $how_often-kind ->
    [number] { $how_often ->
        [one] hasta 1 vez
       *[other] hasta { $how_often } veces
    }: { $then }
   *[sum] como mucho tantas veces como { $how_often-as }: { $then }
}
quest-does-each_hero = por cada Héroe: { $then }
quest-does-pick_hero = { $who-picks } un Héroe: { $then }
quest-does-at = { $who-picks } { $area-one }: { $then }
quest-does-go_to = { $who-goes } { $area-one }
quest-does-go_there = muévete a { $place }
quest-does-some = { $who-picks } hasta { $most ->
    [one] 1 vez
   *[other] { $most } veces
} { $area-one }, cada vez otra: { $then }
quest-does-each = en { $area-each }: { $then }
quest-does-pay = paga { $favor ->
    [one] 1 ficha de Favor
   *[other] { $favor } fichas de Favor
}: { $then }

# El Héroe.
quest-does-favor = { $by ->
    [-1] pierde 1 ficha de Favor
    [-2] pierde 2 fichas de Favor
    [-3] pierde 3 fichas de Favor
    [one] gana 1 ficha de Favor
   *[other] gana { $by } fichas de Favor
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
quest-does-weaken = hasta el final de este Combate tu { $attribute } baja { $by-kind ->
    [number] { $by }
   *[sum] tanto como { $by-as }
}
quest-does-lose_item = descarta 1 carta de Equipo
quest-does-damage = { $points-kind ->
    [number] sufre { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de daño
   *[sum] sufre tanto daño como { $points-as }
}
quest-does-shielded = sufre { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de daño, menos 1 por cada escudo de las cartas de la mano que descartes; si no queda nada, { $reward }
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
quest-does-discard_down_to = { $cards ->
    [one] descarta cartas hasta que quede 1 en la mano
   *[other] descarta cartas hasta que queden { $cards } en la mano
}
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
    [number] { $cards ->
        [one] coloca la primera carta de tu Reserva de Daño sobre tu Reserva de Descanso
       *[other] coloca las { $cards } primeras cartas de tu Reserva de Daño sobre tu Reserva de Descanso
    }
   *[sum] coloca tantas primeras cartas de tu Reserva de Daño como { $cards-as } sobre tu Reserva de Descanso
}
quest-does-tire = { $cards-kind ->
    [number] { $cards ->
        [one] coloca la primera carta de tu Reserva de Vida sobre tu Reserva de Descanso
       *[other] coloca las { $cards } primeras cartas de tu Reserva de Vida sobre tu Reserva de Descanso
    }
   *[sum] coloca tantas primeras cartas de tu Reserva de Vida como { $cards-as } sobre tu Reserva de Descanso
}
quest-does-go = muévete allí
quest-does-end_turn = tu turno acaba
quest-does-encounter = resuelve allí un Encuentro
quest-does-perilous = tu localización es peligrosa hasta el final del turno
quest-does-moves_at_most = { $moves ->
    [one] en la próxima Fase de Viaje, muévete una vez como mucho
   *[other] en la próxima Fase de Viaje, muévete { $moves } veces como mucho
}
quest-does-no_ambush = sáltate la Fase de Emboscada de este turno

# Influencia, Monstruos, combates.
quest-does-pool = { $by ->
    [-1] retira 1 ficha de Influencia de la Reserva de Sombra
    [-2] retira 2 fichas de Influencia de la Reserva de Sombra
    [-3] retira 3 fichas de Influencia de la Reserva de Sombra
    [one] coloca 1 ficha de Influencia en la Reserva de Sombra
   *[other] coloca { $by } fichas de Influencia en la Reserva de Sombra
}
quest-does-influence = { $by ->
    [-1] retira 1 ficha de Influencia
    [-2] retira 2 fichas de Influencia
    [-3] retira 3 fichas de Influencia
    [one] coloca 1 ficha de Influencia
   *[other] coloca { $by } fichas de Influencia
}
quest-does-clear_influence = retira toda la Influencia
quest-does-extend = { $tokens-kind ->
    [number] Sauron coloca { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    } de Influencia en extensión
   *[sum] Sauron coloca tantas fichas de Influencia en extensión como { $tokens-as }
}
quest-does-extend_from = { $tokens-kind ->
    [number] Sauron coloca { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    } de Influencia en extensión desde { $stronghold }
   *[sum] Sauron coloca tantas fichas de Influencia en extensión desde { $stronghold } como { $tokens-as }
}
quest-does-extend_or_pool = { $tokens-kind ->
    [number] Sauron coloca { $tokens ->
        [one] 1 ficha
       *[other] { $tokens } fichas
    } de Influencia en extensión o en la Reserva de Sombra
   *[sum] Sauron coloca tantas fichas de Influencia en extensión o en la Reserva de Sombra como { $tokens-as }
}
quest-does-monster = { $by ->
    [-1] retira 1 ficha de Monstruo
   *[other] coloca 1 ficha de Monstruo, haya o no Influencia
}
quest-does-clear_monsters = retira todas las fichas de Monstruo
quest-does-examine = mira las caras de todas las fichas de Monstruo en { $area }
quest-does-place_monsters = { $most ->
    [one] Sauron coloca hasta 1 ficha de Monstruo como al comandar
   *[other] Sauron coloca hasta { $most } fichas de Monstruo como al comandar
}
quest-does-fight = combate contra { $foe }
quest-does-fight_less_agile = combate contra { $foe }, con Agilidad 0
quest-does-fight_then = combate contra { $foe } y después { $then }
quest-does-fight_on = combate contra { $foe }; tu turno sigue acabe como acabe; si el oponente es derrotado, { $reward }
quest-foe-minion = un Servidor que esté allí (si no lo hay, uno cualquiera del tablero)
quest-does-wound_minion = un Servidor sufre { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de daño
quest-does-minion_to_place = Sauron mueve allí un Servidor
quest-does-minion_anywhere = llega allí un Servidor del tablero o derrotado, sin daño
quest-does-command_minion = Sauron da una orden a un Servidor; si llega hasta ti ataca enseguida, y tu turno sigue

# Personas, Tramas, la historia.
quest-does-character = coloca a { $who }
quest-whom-any = un Personaje, el que quieras
quest-does-lose_character = retira 1 Personaje
quest-does-lose_characters = retira todos los Personajes
quest-does-lose_favor_at = { $tokens ->
    [one] retira 1 ficha de Favor
   *[other] retira { $tokens } fichas de Favor
}
quest-does-favor_at = { $tokens ->
    [one] coloca 1 ficha de Favor
   *[other] coloca { $tokens } fichas de Favor
}
quest-does-move_character = un Personaje pasa a una localización adyacente que no sea Fortaleza, y allí: { $then }
quest-does-marker = { $by ->
    [-1] la Ficha de Historia { $colour-of } retrocede 1 casilla
    [-2] la Ficha de Historia { $colour-of } retrocede 2 casillas
    [one] la Ficha de Historia { $colour-of } avanza 1 casilla
   *[other] la Ficha de Historia { $colour-of } avanza { $by } casillas
}
quest-does-hero_marker = { $by ->
    [one] la Ficha de Historia de los Héroes avanza 1 casilla
   *[other] la Ficha de Historia de los Héroes avanza { $by } casillas
}
quest-does-late = { $by ->
    [one] la Ficha de Historia de los Héroes avanza 1 casilla menos en la próxima Fase de Historia
   *[other] la Ficha de Historia de los Héroes avanza { $by } casillas menos en la próxima Fase de Historia
}
quest-does-peril = Sauron roba 1 carta de Peligro más
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
# El título de una Trama entre otros.
quest-quoted = «{ $title }»
quest-does-find_plot = Sauron toma del Mazo de Trama o de sus descartes { $plots-or }, y baraja el mazo
quest-does-show_plots = mira las Tramas de la mano de Sauron
quest-does-find_and_play = Sauron toma { $plots-or } del mazo o de los descartes, la juega enseguida si puede y baraja el mazo
quest-does-deal_corruption = { $cards ->
    [one] Sauron roba 1 carta de Corrupción y se la da al Héroe
   *[other] Sauron roba { $cards } cartas de Corrupción y da una de ellas al Héroe
}
quest-does-look_at_plot = Sauron mira la primera Trama del mazo y la deja encima o al fondo
quest-does-recover = Sauron toma una Trama o una carta de Sombra de los descartes, la enseña y la conserva
quest-does-share_corruption = Sauron reparte de nuevo entre dos Héroes las cartas de Corrupción de ambos
quest-does-reshuffle = baraja esta carta y sus descartes con el mazo
quest-does-discard_event = descarta esta carta
quest-does-nothing = no pasa nada

# Lo que se cuenta.
quest-count-fortitude = tu Coraje
    .as = tu Coraje
    .is = tu Coraje es
    .some = tu Coraje es 1 o más
    .none = tu Coraje es 0
quest-count-strength = tu Fuerza
    .as = tu Fuerza
    .is = tu Fuerza es
    .some = tu Fuerza es 1 o más
    .none = tu Fuerza es 0
quest-count-agility = tu Agilidad
    .as = tu Agilidad
    .is = tu Agilidad es
    .some = tu Agilidad es 1 o más
    .none = tu Agilidad es 0
quest-count-wisdom = tu Sabiduría
    .as = tu Sabiduría
    .is = tu Sabiduría es
    .some = tu Sabiduría es 1 o más
    .none = tu Sabiduría es 0
quest-count-corruption = tus cartas de Corrupción
    .as = cartas de Corrupción tengas
    .is = tus cartas de Corrupción son
    .some = tienes alguna carta de Corrupción
    .none = no tienes cartas de Corrupción
quest-count-favor = tu Favor
    .as = tu Favor
    .is = tu Favor es
    .some = tienes Favor
    .none = no tienes Favor
quest-count-cards = las cartas de tu mano
    .as = cartas tengas en la mano
    .is = las cartas de tu mano son
    .some = tienes alguna carta en la mano
    .none = no tienes cartas en la mano
quest-count-pool = la Influencia de la Reserva de Sombra
    .as = la Influencia de la Reserva de Sombra
    .is = la Influencia de la Reserva de Sombra es
    .some = hay Influencia en la Reserva de Sombra
    .none = no hay Influencia en la Reserva de Sombra
quest-count-plots = las Tramas Activas
    .as = Tramas Activas haya
    .is = las Tramas Activas son
    .some = hay alguna Trama Activa
    .none = no hay Tramas Activas
quest-count-influence = la Influencia en { $area }
    .as = la Influencia en { $area }
    .is = la Influencia en { $area } es
    .some = hay Influencia en { $area }
    .none = no hay Influencia en { $area }
quest-count-influenced = el número de localizaciones con Influencia entre { $area }
    .as = localizaciones con Influencia haya entre { $area }
    .is = el número de localizaciones con Influencia entre { $area } es
    .some = hay Influencia en alguna de { $area }
    .none = no hay Influencia en ninguna de { $area }
quest-count-monsters = el número de fichas de Monstruo en { $area }
    .as = fichas de Monstruo haya en { $area }
    .is = el número de fichas de Monstruo en { $area } es
    .some = hay alguna ficha de Monstruo en { $area }
    .none = no hay fichas de Monstruo en { $area }
quest-count-minions = el número de Servidores en { $area }
    .as = Servidores haya en { $area }
    .is = el número de Servidores en { $area } es
    .some = hay algún Servidor en { $area }
    .none = no hay Servidores en { $area }
quest-count-characters = el número de Personajes en { $area }
    .as = Personajes haya en { $area }
    .is = el número de Personajes en { $area } es
    .some = hay algún Personaje en { $area }
    .none = no hay Personajes en { $area }
quest-count-all_corruption = el número de cartas de Corrupción de todos los Héroes
    .as = cartas de Corrupción tengan los Héroes
    .is = el número de cartas de Corrupción de todos los Héroes es
    .some = algún Héroe tiene cartas de Corrupción
    .none = ningún Héroe tiene cartas de Corrupción
quest-count-all_favor = el Favor de todos los Héroes
    .as = Favor tengan los Héroes
    .is = el Favor de todos los Héroes es
    .some = algún Héroe tiene Favor
    .none = ningún Héroe tiene Favor
quest-count-heroes_with_favor = el número de Héroes con Favor
    .as = Héroes con Favor haya
    .is = el número de Héroes con Favor es
    .some = algún Héroe tiene Favor
    .none = ningún Héroe tiene Favor
quest-count-most_corrupt = el mayor exceso de cartas de Corrupción sobre la Sabiduría de un Héroe
    .as = el mayor exceso de cartas de Corrupción sobre la Sabiduría de un Héroe
    .is = el mayor exceso de cartas de Corrupción sobre la Sabiduría de un Héroe es
    .level = algún Héroe tiene tantas cartas de Corrupción como su Sabiduría, o más
    .some = algún Héroe tiene más cartas de Corrupción que Sabiduría
    .none = ningún Héroe tiene más cartas de Corrupción que Sabiduría
quest-count-product = { $factor } veces { $of }
    .as = { $factor } veces { $of }
    .is = { $factor } veces { $of } es
    .some = { $factor } veces { $of } no es 0
    .none = { $factor } veces { $of } es 0
quest-count-sum = { $one } más { $other }
    .as = { $one } más { $other }
    .is = { $one } más { $other } es
    .some = { $one } más { $other } no es 0
    .none = { $one } más { $other } es 0

# Lo que tiene que cumplirse.
quest-if-yes = pasa lo que pase
quest-if-at_least = { $other-kind ->
    [number] { $other ->
        [0] { $one-level }
        [1] { $one-some }
       *[other] { $one-is } { $other } o más
    }
   *[sum] { $one } es igual o mayor que { $other }
}
quest-if-at_most = { $other ->
    [0] { $one-none }
   *[other] { $one } es igual o menor que { $other }
}
quest-if-more = { $one } es mayor que { $other }
quest-if-less = { $one } es menor que { $other }
quest-if-equal = { $other ->
    [0] { $one-none }
   *[other] { $one } es igual a { $other }
}
quest-if-active = la Trama «{ $plot }» está activa
quest-if-in_play = { $who } está en el tablero
quest-if-last = ninguna otra Ficha de Historia de Sauron está más atrás que la { $colour-of }
quest-if-won = el Combate se ganó
quest-if-quests_done = todos los Héroes han completado su Búsqueda Inicial y su Búsqueda Avanzada
quest-if-in_stage = la Ficha de Historia { $colour-of } está en la etapa { $stage ->
    [1] I
    [2] II
   *[3] III
}
quest-if-not = no { $so }
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
quest-area-adjacent = las localizaciones adyacentes a { $to }
    .one = una localización adyacente a { $to }
    .each = cada localización adyacente a { $to }
    .with = adyacente a { $to }
    .without = que no sea adyacente a { $to }
quest-area-within = { $steps ->
    [one] { $of } y las localizaciones adyacentes
   *[other] { $of } y las localizaciones a { $steps } o menos
}
    .one = { $steps ->
        [one] { $of } o una localización adyacente
       *[other] { $of } o una localización a { $steps } localizaciones o menos
    }
    .each = { $steps ->
        [one] { $of } y cada localización adyacente
       *[other] { $of } y cada localización a { $steps } localizaciones o menos
    }
    .with = { $steps ->
        [one] que sea { $of } o adyacente
       *[other] a { $steps } localizaciones o menos de { $of }
    }
    .without = { $steps ->
        [one] que no sea { $of } ni adyacente
       *[other] a más de { $steps } localizaciones de { $of }
    }
quest-area-beyond = { $steps ->
    [one] las localizaciones que no sean { $of }
   *[other] las localizaciones a { $steps } localizaciones o más de { $of }
}
    .one = { $steps ->
        [one] una localización que no sea { $of }
       *[other] una localización a { $steps } localizaciones o más de { $of }
    }
    .each = { $steps ->
        [one] cada localización que no sea { $of }
       *[other] cada localización a { $steps } localizaciones o más de { $of }
    }
    .with = { $steps ->
        [one] que no sea { $of }
       *[other] a { $steps } localizaciones o más de { $of }
    }
    .without = { $steps ->
        [one] que sea { $of }
       *[other] a menos de { $steps } localizaciones de { $of }
    }
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
quest-ability-damage_cap = { $points ->
    [one] en esta Ronda no sufres más de 1 punto de daño
   *[other] en esta Ronda no sufres más de { $points } puntos de daño
}
quest-ability-cancel = cancela la { $of-card } del oponente
quest-ability-attack = +{ $by } de Ataque
quest-ability-defence = +{ $by } de Defensa
quest-ability-attack_per_other = +1 de Ataque por cada otra { $of-card } de tu Pila de Combate
quest-ability-defence_per_other = +1 de Defensa por cada otra { $of-card } de tu Pila de Combate
quest-ability-damage = { $points ->
    [one] esta carta inflige además 1 punto de daño
   *[other] esta carta inflige además { $points } puntos de daño
}
quest-ability-self_damage = { $points ->
    [one] sufres 1 punto de daño más
   *[other] sufres { $points } puntos de daño más
}
quest-ability-opposing_attack = el Ataque impreso del oponente se reduce a { $points }
quest-ability-opposing_defence = la Defensa impresa del oponente se reduce a { $points }
quest-ability-random_discard = { $cards ->
    [one] el oponente descarta al azar 1 carta de la mano
   *[other] el oponente descarta al azar { $cards } cartas de la mano
}
quest-ability-show_counts = el oponente dice cuántas cartas a distancia y cuántas cuerpo a cuerpo tiene en la mano
quest-ability-face_up = el oponente juega primero y boca arriba
quest-ability-if = { $so }: { $then }
quest-ability-all = { $given }
quest-ability-if_dealt = si esta carta inflige daño en esta Ronda: { $given }
quest-ability-if_damaged = si sufres daño en esta Ronda: { $given }
quest-ability-if_unhurt = si no sufres daño en esta Ronda: { $given }
quest-ability-if_defeated = si el oponente es derrotado en esta Ronda: { $given }
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
quest-task-combat = combate contra { $foe }, acabe como acabe
quest-task-either = { $one }, o { $other }
quest-lasting-perilous = La localización afectada es peligrosa.
quest-lasting-no_rest = En el Refugio afectado no hay descanso ni Encuentro.
quest-lasting-taints = Quien pida Consejo a { $who } recibe 1 carta de Corrupción.
quest-lasting-uruks = Sauron puede tomar por un Uruk-hai cualquier Monstruo de Rohan que no esté en blanco.
quest-when-turn_start = Al comienzo del turno de un Héroe.
quest-when-turn_start_wild = Al comienzo del turno de un Héroe que no está en un Refugio.
quest-when-entering = Después de que un Héroe entre en una localización que no sea un Refugio.
quest-when-combat = Al comienzo de un Combate.
quest-when-combat_minion = Al comienzo de un Combate con un Servidor.
quest-when-defeat = Después de la derrota de un Héroe.
quest-when-action = En la Fase de Acción de Sauron.
quest-burden-perils_drawn = Cuando Sauron roba Peligros en tu turno: { $does }.
quest-burden-fewer_encounters = Robas 2 Encuentros en vez de 3.
quest-burden-hand_at_most = { $cards ->
    [one] No puedes tener más de 1 carta en la mano.
   *[other] No puedes tener más de { $cards } cartas en la mano.
}
quest-burden-weaker = Tu { $attribute } baja en 1.
quest-burden-favor_at_most = { $tokens ->
    [0] No puedes tener fichas de Favor.
    [one] No puedes tener más de 1 ficha de Favor.
   *[other] No puedes tener más de { $tokens } fichas de Favor.
}
quest-burden-alone = No puedes Pedir Consejo a Personajes ni intercambiar.
quest-burden-travel_at_most = { $steps ->
    [one] Desde tu próximo turno das 1 paso de viaje como mucho por turno; explorar donde despertaste es uno.
   *[other] Desde tu próximo turno das { $steps } pasos de viaje como mucho por turno; explorar donde despertaste es uno.
}
quest-burden-favor_a_turn = { $tokens ->
    [one] Desde tu próximo turno ganas como mucho 1 ficha de Favor por turno.
   *[other] Desde tu próximo turno ganas como mucho { $tokens } fichas de Favor por turno.
}
quest-burden-combat_start = Al comienzo de cada Combate futuro: { $does }.
quest-burden-shadow_played = Cuando Sauron juega una carta de Sombra en tu turno: { $does }.
quest-burden-double_story = Cuando descansas o te derrotan, la Ficha de Historia de Sauron avanza 2 casillas en vez de 1.

# Partes de una carta.
quest-plot-affects = Dónde: { $what }.
quest-plot-requires = Solo si { $what }.
quest-event-card-moves = Mientras está en juego, la Ficha de Historia { $colour-of } avanza 1 casilla más en cada Fase de Historia.
quest-event-card-explore = Si exploras allí: { $what }
quest-quest-setup = Preparación: { $what }
quest-quest-task = Tarea: { $what }
quest-quest-reward = Recompensa: { $what }
