# Qué se puede elegir, qué hace, por qué no, y qué ha pasado.
# $seat, $to: jugadores; $you: 'yes' cuando quien lee es $seat. $one, $two: de qué trata una opción.
# $sauron: 1 de Sauron, 0 del Héroe. $now: lo que queda.

quest-hidden = boca abajo
    .hidden = yes

# Qué se puede elegir…
quest-choice-done = Terminar
quest-choice-yes = Hacerlo
quest-choice-no = No hacerlo
quest-choice-hero = { $one }
quest-choice-card = { $one }
quest-choice-life = De la Reserva de Vida
quest-choice-all-life = Todo de la Reserva de Vida
quest-choice-rest = Descansar
quest-choice-rest-top = De la Reserva de Descanso
quest-choice-heal = Descansar y curarse
quest-choice-heal-alone = Curarse
quest-choice-train = Entrenarse
quest-choice-go = Ir a { $one } con «{ $two }»
quest-choice-march = Ir a { $one } con cartas
quest-choice-march-with = Ir a { $one }: { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
quest-choice-explore = Explorar
quest-choice-at = { $one-title }
quest-choice-token = Monstruo ({ $bag }), en { $at }
quest-choice-minion = { $one-title }
quest-choice-move-token = Monstruo ({ $bag }), a { $two }
quest-choice-move-monster = Mover { $face } a { $two }
quest-choice-move-blank = Ficha en blanco, a { $two }
quest-choice-move-minion = Mover a { $one } a { $two }
quest-choice-from = Colocar Monstruo ({ $one })
quest-choice-heal-minion = Curar a { $one }
quest-choice-act = { $one } ({ $worth })
quest-choice-pool = Reserva de Sombra
quest-choice-plot = { $one }
quest-choice-slot = Trama «{ $plot }»
quest-choice-shadow = { $one }
quest-choice-marker = { $one }
quest-choice-raise = { $one }
quest-choice-corruption = { $one }
quest-choice-item = { $one }
quest-choice-favor = Favor
quest-choice-character = { $one }
quest-choice-do-quest = Completar «{ $one }»
quest-choice-consult = Habilidad de { $one }
quest-choice-quest = { $one }
quest-choice-peril = { $one }
quest-choice-dare = Robar Peligros
quest-choice-dark-path = Elegir un Camino Oscuro
quest-choice-event = El Evento de aquí
quest-choice-trust = El Favor de la carta
quest-choice-number = { $one ->
    [0] No gastar Agilidad
   *[other] Gastar { $one } de Agilidad
}
quest-choice-melee = Cuerpo a cuerpo
quest-choice-ranged = A distancia
quest-choice-exhaust = Declararse exhausto
quest-choice-top = Encima
quest-choice-bottom = Al fondo
quest-choice-give-favor = Dar Favor a { $one }
quest-choice-give-item = Dar «{ $one }» a { $two }
quest-choice-give-quest = Dar «{ $one }» a { $two }
quest-choice-ask-favor = Pedir Favor a { $one }
quest-choice-ask-item = Pedir «{ $one }» a { $two }
quest-choice-ask-quest = Pedir «{ $one }» a { $two }
quest-choice-scout = Ver los Monstruos: { $one }
quest-choice-option = { "" }
quest-choice-does = { $what-sentences }
quest-choice-do-not = No hacerlo
quest-choice-neither = Ni lo uno ni lo otro
quest-choice-no-rest = No descansar
quest-choice-no-cure = No pagar
quest-choice-cure = «{ $one }» ({ $favor ->
    [one] 1 ficha
   *[other] { $favor } fichas
})
quest-choice-done-explore = Terminar de explorar
quest-choice-done-travel = No viajar más
quest-choice-done-draw = No robar más
quest-choice-take-favor = Recoger el Favor
quest-choice-favor-of = Favor de { $one }
quest-choice-drop-slot = Descartar «{ $plot }»
quest-choice-play-plot = Jugar «{ $one }»
quest-choice-done-give = No dar nada más
quest-choice-consent = Dárselo
quest-choice-refuse = Negarse
quest-choice-no-attack = No atacar
quest-choice-attack-token = Monstruo ({ $bag })
quest-choice-attack-monster = Atacar con { $face }
quest-choice-attack-blank = Atacar con ficha en blanco
quest-choice-allow = Permitir el ataque
quest-choice-no-allow = No permitirlo
quest-choice-as-uruk = Como un Uruk-hai
quest-choice-as-itself = Tal como es
quest-choice-fight = Combatir
quest-choice-draw-encounters = Robar Encuentros
quest-choice-lose-favor = Perder 1 ficha de Favor
quest-choice-lose-item = Perder { $one }
quest-choice-done-command = No dar más órdenes
quest-choice-done-act = Terminar la Fase de Acción
quest-choice-done-place = No colocar más
quest-choice-no-shadow = No jugar ninguna
quest-choice-take-none = No tomar ninguna
quest-choice-play-now = Jugarla
quest-choice-keep-in-hand = Guardarla en la mano
quest-choice-done-some = No elegir más
quest-choice-again = Hacerlo
quest-choice-done-again = No hacerlo más
quest-choice-done-shielded = No descartar más
quest-choice-no-retreat = No retirarse

# … y qué hace.
quest-effect-done = { "" }
quest-effect-yes = { "" }
quest-effect-no = { "" }
quest-effect-hero = { "" }
quest-effect-card = { "" }
quest-effect-life = La primera carta de la Reserva de Vida, sin mirarla, va a la Reserva de Daño.
quest-effect-all-life = Todo el daño que queda se toma de la Reserva de Vida, sin mirar.
quest-effect-rest = La Reserva de Descanso se baraja con la de Vida; la Ficha de Historia de Sauron más atrasada avanza 1 casilla.
quest-effect-rest-top = La primera carta de la Reserva de Descanso va a la mano.
quest-effect-heal = Las Reservas de Descanso y de Daño se barajan con la de Vida; la Ficha de Historia de Sauron más atrasada avanza 1 casilla.
quest-effect-heal-alone = La Reserva de Daño se baraja con la de Vida.
quest-effect-train = Recibes Entrenamiento en vez de curarte.
quest-effect-go = Dejas «{ $two }» en tu Reserva de Descanso y vas a { $one }.
quest-effect-march = Dejas en tu Reserva de Descanso tantas cartas como el número del camino y vas a { $one }.
quest-effect-march-with = Dejas en tu Reserva de Descanso { $number ->
    [one] 1 carta que elijas
   *[other] { $number } cartas que elijas
} y vas a { $one }.
quest-effect-explore = Exploras la localización donde estás.
quest-effect-at = { "" }
quest-effect-token = { "" }
quest-effect-minion = { "" }
quest-effect-move-token = Se gasta una orden; la ficha, que está en { $at }, va allí boca abajo.
quest-effect-move-minion = Se gasta una orden.
quest-effect-from = Tomas una ficha del montón, la miras y la colocas boca abajo.
quest-effect-heal-minion = Se le quitan hasta 4 puntos de daño.
quest-effect-act = { $one-what ->
    [influence] { $worth ->
        [one] Colocas 1 ficha de Influencia en extensión desde tus Fortalezas.
       *[other] Colocas { $worth } fichas de Influencia en extensión desde tus Fortalezas.
    }
    [draw] { $worth ->
        [one] Robas 1 carta de Sombra y miras 1 Trama.
       *[other] Robas { $worth } cartas de Sombra y miras { $worth } Tramas.
    }
   *[command] { $worth ->
        [one] Das 1 orden a Monstruos y Servidores.
       *[other] Das { $worth } órdenes a Monstruos y Servidores.
    }
}
quest-effect-pool = La Influencia va a la Reserva de Sombra.
quest-effect-plot = { "" }
quest-effect-slot = { "" }
quest-effect-shadow = La carta se juega y después se descarta.
quest-effect-marker = { "" }
quest-effect-raise = Ganas un nivel de esa característica.
quest-effect-corruption = { "" }
quest-effect-item = { "" }
quest-effect-favor = { "" }
quest-effect-character = { "" }
quest-effect-consult = { $what-sentences } Después { $one } deja el tablero.
quest-effect-quest = La Búsqueda se completa y recibes su recompensa.
quest-effect-peril = Este Peligro se resuelve, y se descartan todos los robados.
quest-effect-dare = Sauron roba Peligros y resuelve uno que valga aquí.
quest-effect-dark-path = Ganas 1 ficha de Favor y recibes 1 carta de Corrupción.
quest-effect-event = Usas el Evento cuya bandera está aquí.
quest-effect-trust = El Favor de la carta es tuyo, y la carta se descarta.
quest-effect-option = { "" }
quest-effect-number = Robas tantas cartas; la Agilidad que guardes se suma a tu Fuerza en este Combate.
quest-effect-melee = { "" }
quest-effect-ranged = { "" }
quest-effect-exhaust = No juegas más cartas en este Combate.
quest-effect-top = La carta vuelve encima del mazo.
quest-effect-bottom = La carta va al fondo del mazo.
quest-effect-give-favor = { "" }
quest-effect-give-item = { "" }
quest-effect-give-quest = La Búsqueda «{ $one }» pasa a { $two }.
quest-effect-ask-favor = { $one } puede negarse a darte 1 ficha de Favor.
quest-effect-ask-item = { $two } puede negarse a darte «{ $one }».
quest-effect-ask-quest = { $two } puede negarse a darte la Búsqueda «{ $one }».
quest-effect-scout = Ves las caras de todas las fichas de Monstruo que hay allí.
quest-effect-cure = La carta se descarta.
quest-effect-take-favor = Todas las fichas de Favor de aquí son tuyas.
quest-effect-favor-of = { $one } te da su Favor y deja el tablero.
quest-effect-keep-plots = Tus Tramas Activas siguen donde están y hacen avanzar tu historia.
quest-effect-drop-own = Tu Trama se descarta y ya no hace avanzar tu historia: solo conviene para hacer sitio a otra.
quest-effect-drop-slot = Pagas el Favor que pide, y la Trama se descarta.
quest-effect-attack = Ataca al Héroe.
quest-effect-fight = Si lo derrotas, se cumple la tarea de la Búsqueda.
quest-effect-pay = Pagas el camino con ella: va a tu Reserva de Descanso.
quest-effect-discard = Va a tu Reserva de Descanso.
quest-effect-damage = Va a tu Reserva de Daño: 1 punto de daño.
quest-effect-lay = La juegas boca abajo en esta Ronda. Fuerza ahora: { $left }; la carta cuesta { $cost }.
quest-effect-lay-out = Cuesta { $cost } y la Fuerza que queda es { $left }: tu combatiente queda exhausto, la carta se cancela y no juega más en este Combate.
quest-effect-bury = Va al fondo del mazo.
quest-effect-keep-plot = Conservas esta Trama; las demás van al fondo del mazo.
quest-effect-keep-shadow = Conservas esta carta de Sombra; las demás se descartan.
quest-effect-extend = Colocas ahí una ficha de Influencia.
quest-effect-take-plot = La tomas en la mano, y el mazo se baraja.
quest-effect-shield = Cada escudo de la carta evita 1 punto de daño.
quest-effect-train-card = Conservas esta carta de Habilidad; las demás se descartan.

# Por qué no.
quest-no-answer = Ahora no: responde antes a la pregunta abierta.
quest-no-asked = No te toca decidirlo.
quest-no-over = La partida ha terminado.
quest-no-taken = Ya hay quien lleva a ese Héroe.
quest-no-pool = { $needs ->
    [one] Pide 1 ficha de Influencia en la Reserva de Sombra; hay { $has }.
   *[other] Pide { $needs } fichas de Influencia en la Reserva de Sombra; hay { $has }.
}
quest-no-requirement = Se juega en { $where }, y solo si { $what }.
quest-no-requirement-where = Se juega en { $where }: ahora no hay ninguna.
quest-no-space = Hay una Trama en cada una de las tres casillas.
quest-no-row = Las tres casillas de esa fila están tapadas.
quest-no-two-to-pool = De una acción solo pueden ir dos fichas a la Reserva de Sombra.
quest-no-pool-full = La Reserva de Sombra está llena en esta etapa: guarda { $has ->
    [one] 1 ficha
   *[other] { $has } fichas
} de Influencia.
quest-no-extension = Ninguna Fortaleza llega en extensión hasta { $place }.
quest-no-limit = En { $place } ya hay { $has ->
    [one] 1 ficha
   *[other] { $has } fichas
} de Influencia, lo que permite su Fortaleza.
quest-no-ordered = Ese Monstruo o Servidor ya ha recibido su orden en esta acción.
quest-no-no-influence = Un Monstruo solo va adonde hay Influencia.
quest-no-placed = Ya has colocado un Monstruo en esta acción.
quest-no-nowhere = No hay localización donde pueda estar una ficha de este montón.
quest-no-hero-there = Hay un Héroe en la misma localización.
quest-no-unhurt = Ese Servidor no tiene daño.
quest-no-one-shadow = Ya has jugado una carta de Sombra en este turno.
quest-no-not-now = Esta carta se juega en otro momento. { $when }
quest-no-enemies = Hay enemigos donde estás.
quest-no-stronghold = En una Fortaleza de la Sombra no se descansa.
quest-no-haven = Solo te curas en un Refugio.
quest-no-no-rest = «{ $card }» no deja descansar aquí.
quest-no-no-favor = { $needs ->
    [one] Cuesta 1 ficha de Favor; tienes { $has }.
   *[other] Cuesta { $needs } fichas de Favor; tienes { $has }.
}
quest-no-icon = Este camino pide una carta de { $icon }, o { $needs ->
    [one] 1 carta cualquiera
   *[other] { $needs } cartas cualesquiera
}.
quest-no-icon-none = Con una sola carta no se paga este camino: cuesta { $needs ->
    [one] 1 carta
   *[other] { $needs } cartas
}.

quest-no-few-cards = Este camino cuesta { $needs ->
    [one] 1 carta
   *[other] { $needs } cartas
}; tienes { $has }.
quest-no-boat = Por ahí solo va quien tiene una Barca.
quest-no-moves = En este turno ya no puedes moverte más.
quest-no-explored = Ya has explorado la localización donde empezó tu turno.
quest-no-moved = Solo se explora antes del primer viaje del turno.
quest-no-alone = Por «{ $card }» no puedes Pedir Consejo ni intercambiar.
quest-no-dark-path = Ya has elegido un Camino Oscuro en este turno.
quest-no-too-corrupt = Con más de 3 cartas de Corrupción no puedes elegir un Camino Oscuro: tienes { $has }.
quest-no-task = La Búsqueda pide esto: { $what }.
quest-no-plot-price = { $needs ->
    [one] Esta Trama pide 1 ficha de Favor; tienes { $has }.
   *[other] Esta Trama pide { $needs } fichas de Favor; tienes { $has }.
}
quest-no-one-plot = En esta mesa se descarta una Trama por exploración.
quest-no-own-quest = Las Búsquedas Iniciales y Avanzadas no se intercambian.
quest-no-settled = Esa carta o ficha ya ha cambiado de manos en esta exploración.
quest-no-refused = Ya se te ha negado eso en esta exploración.
quest-no-same-item = Un Héroe tiene una sola carta de Equipo de cada título.
quest-no-raised = Esa característica ya ha subido dos veces.
quest-no-not-in-full = Su efecto no se puede cumplir entero.
quest-no-peril-elsewhere = Ese Peligro vale en otras localizaciones, no aquí.
quest-no-not-perilous = Esta localización no es peligrosa.
quest-no-must = Tienes que atacar o robar Peligros.
quest-no-agility = Elige una cantidad de Agilidad que el Héroe tenga.
quest-no-hero-first = El Héroe ya ha nombrado un tipo.
quest-no-from-hand = Este daño tiene que salir de la mano.

# Qué ha pasado.
quest-event-hero-chosen = { $you ->
    [yes] Llevas a { $who }.
   *[no] { $seat } lleva a { $who }.
}
quest-event-quest-given = { $you ->
    [yes] Tienes la Búsqueda «{ $quest }».
   *[no] { $seat } tiene la Búsqueda «{ $quest }».
}
quest-event-starting-plot = La partida empieza con la Trama «{ $plot }», en { $place }.
quest-event-mission-drawn = { $sauron ->
    [1] Sauron recibe su Misión: «{ $mission }».
   *[0] Los Héroes reciben su Misión: «{ $mission }».
}
quest-event-round = Ronda { $round }: turno de Sauron.
quest-event-hero-turn = { $you ->
    [yes] Es tu turno.
   *[no] Turno de { $seat }.
}
quest-event-cleared = { $tokens ->
    [one] Se retira 1 ficha de Influencia en { $place }.
   *[other] Se retiran { $tokens } fichas de Influencia en { $place }.
}
    .sum = Influencia retirada ({ $tokens }): { $place }.
quest-event-severed = La cadena hasta { $place } se rompe: queda 1 ficha.
quest-event-influence = { $tokens ->
    [one] Se coloca 1 ficha de Influencia en { $place }.
   *[other] Se colocan { $tokens } fichas de Influencia en { $place }.
}
    .sum = Influencia colocada ({ $tokens }): { $place }.
quest-event-pool = La Reserva de Sombra tiene ahora { $now ->
    [one] 1 ficha
   *[other] { $now } fichas
} de Influencia ({ SIGNED($by) }).
    .sum = La Reserva de Sombra tiene ahora { $now ->
        [one] 1 ficha
       *[other] { $now } fichas
    } de Influencia ({ SIGNED($by) }).
quest-event-marker = La Ficha de Historia { $colour-of } { $by ->
    [-1] retrocede 1 casilla
    [-2] retrocede 2 casillas
    [-3] retrocede 3 casillas
    [one] avanza 1 casilla
   *[other] avanza { $by } casillas
}, hasta la { $now }.
quest-event-minion-comes = En juego: { $minion }, en { $place }.
quest-event-minion-moves = Sauron mueve un Servidor a { $place }: { $minion }.
quest-event-minion-healed = { $minion } se cura: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de daño.
quest-event-minion-wounded = Daño a { $minion }: { $points }.
quest-event-minion-gone = Sauron pierde un Servidor: { $minion }.
quest-event-plot-played = Sauron juega la Trama «{ $plot }», en { $place }.
quest-event-plot-gone = Se descarta la Trama «{ $plot }».
quest-event-event-drawn = Evento: «{ $card }».
quest-event-event-discarded = Se descarta el Evento «{ $card }».
quest-event-favor-placed = { $tokens ->
    [one] Aparece 1 ficha de Favor en { $place }.
   *[other] Aparecen { $tokens } fichas de Favor en { $place }.
}
quest-event-character-comes = { $who } aparece en { $place }.
quest-event-character-leaves = { $who } deja el tablero.
quest-event-acts = Acción de Sauron: { $action } ({ $worth }).
quest-event-shadow-drawn = { $card-hidden ->
    [yes] Sauron roba una carta de Sombra oculta.
   *[no] Sauron roba una carta de Sombra: «{ $card }».
}
    .sum = { $card-hidden ->
        [yes] Sauron roba { $times } cartas de Sombra.
       *[no] Sauron roba { $times } cartas de Sombra: { $card }.
    }
quest-event-plot-drawn = { $plot-hidden ->
    [yes] Sauron roba una Trama oculta.
   *[no] Sauron roba una Trama: «{ $plot }».
}
    .sum = { $plot-hidden ->
        [yes] Sauron roba { $times } Tramas.
       *[no] Sauron roba { $times } Tramas: { $plot }.
    }
quest-event-plot-kept = { $plot-hidden ->
    [yes] Sauron guarda una Trama oculta.
   *[no] Sauron guarda una Trama: «{ $plot }».
}
    .sum = { $plot-hidden ->
        [yes] Sauron guarda { $times } Tramas.
       *[no] Sauron guarda { $times } Tramas: { $plot }.
    }
quest-event-plot-buried = { $plot-hidden ->
    [yes] Sauron pone una Trama oculta al fondo del mazo.
   *[no] Sauron pone una Trama al fondo del mazo: «{ $plot }».
}
    .sum = { $plot-hidden ->
        [yes] Sauron pone { $times } Tramas al fondo del mazo.
       *[no] Sauron pone { $times } Tramas al fondo del mazo: { $plot }.
    }
quest-event-shadow-discarded = Sauron descarta la carta de Sombra «{ $card }».
quest-event-plot-discarded = Sauron descarta de su mano la Trama «{ $plot }».
quest-event-shadow-played = Sauron juega «{ $card }».
quest-event-token-taken = { $face-hidden ->
    [yes] Sauron toma una ficha de Monstruo oculta de { $bag }.
   *[no] Sauron toma una ficha de Monstruo de { $bag }: { $face }.
}
    .sum = { $face-hidden ->
        [yes] Sauron toma { $times } fichas de Monstruo: { $bag }.
       *[no] Sauron toma { $times } fichas de Monstruo de { $bag }: { $face }.
    }
quest-event-token-placed = Sauron coloca una ficha de Monstruo de { $bag } en { $place }.
    .sum = Sauron coloca { $times } fichas de Monstruo: { $place }.
quest-event-token-moves = Una ficha de Monstruo se mueve hasta { $place }.
quest-event-token-gone = Una ficha de Monstruo deja { $place }: { $face }.
quest-event-token-seen = Se mira una ficha de Monstruo: { $face }.
quest-event-drew = { $you ->
    [yes] Robas «{ $card }».
   *[no] { $seat } roba una carta.
}
    .sum = { $you ->
        [yes] Robas { $times } cartas: { $card }.
       *[no] { $seat } roba { $times } cartas.
    }
quest-event-discarded = { $you ->
    [yes] Dejas «{ $card }» en tu Reserva de Descanso.
   *[no] { $seat } deja «{ $card }» en su Reserva de Descanso.
}
    .sum = { $you ->
        [yes] Dejas { $times } cartas en tu Reserva de Descanso: { $card }.
       *[no] { $seat } deja { $times } cartas en su Reserva de Descanso: { $card }.
    }
quest-event-rested = { $you ->
    [yes] Descansas: tu Reserva de Descanso se baraja con la de Vida.
   *[no] { $seat } descansa: su Reserva de Descanso se baraja con la de Vida.
}
quest-event-healed = { $you ->
    [yes] Te curas: tu Reserva de Daño se baraja con la de Vida.
   *[no] { $seat } se cura: su Reserva de Daño se baraja con la de Vida.
}
quest-event-damaged = { $you ->
    [yes] Sufres { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de daño.
   *[no] { $seat } sufre { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de daño.
}
quest-event-lost = { $hand ->
    [1] { $you ->
        [yes] Pierdes una carta de tu mano, a la Reserva de Daño: «{ $card }».
       *[no] { $seat } pierde una carta de su mano, a la Reserva de Daño.
    }
   *[0] { $you ->
        [yes] Pierdes la primera carta de tu Reserva de Vida, a la Reserva de Daño.
       *[no] { $seat } pierde la primera carta de su Reserva de Vida, a la Reserva de Daño.
    }
}
    .sum = { $you ->
        [yes] Pierdes { $times } cartas, a la Reserva de Daño.
       *[no] { $seat } pierde { $times } cartas, a la Reserva de Daño.
    }
quest-event-favor = { $you ->
    [yes] Ahora tienes
   *[no] { $seat } tiene ahora
} { $now ->
    [one] 1 ficha de Favor
   *[other] { $now } fichas de Favor
} ({ SIGNED($by) }).
quest-event-corrupted = { $you ->
    [yes] Recibes la carta de Corrupción «{ $card }».
   *[no] { $seat } recibe la carta de Corrupción «{ $card }».
}
quest-event-cured = { $you ->
    [yes] Descartas la carta de Corrupción «{ $card }».
   *[no] { $seat } descarta la carta de Corrupción «{ $card }».
}
quest-event-item-gained = { $you ->
    [yes] Ganas una carta de Equipo: «{ $item }».
   *[no] { $seat } gana una carta de Equipo: «{ $item }».
}
quest-event-item-lost = { $you ->
    [yes] Pierdes una carta de Equipo: «{ $item }».
   *[no] { $seat } pierde una carta de Equipo: «{ $item }».
}
quest-event-raised = { $you ->
    [yes] Ganas un nivel de { $attribute }.
   *[no] { $seat } gana un nivel de { $attribute }.
}
quest-event-trained = { $you ->
    [yes] Recibes Entrenamiento y te quedas con «{ $card }».
   *[no] { $seat } recibe Entrenamiento y se queda con una carta de Habilidad.
}
quest-event-skill-discarded = Se descarta la carta de Habilidad «{ $card }».
quest-event-moved = { $you ->
    [yes] Viajas desde { $from } hasta { $to }.
   *[no] { $seat } viaja desde { $from } hasta { $to }.
}
quest-event-brought = { $you ->
    [yes] Pasas de { $from } a { $to }.
   *[no] { $seat } pasa de { $from } a { $to }.
}
quest-event-explored = { $you ->
    [yes] Exploras { $place }.
   *[no] { $seat } explora { $place }.
}
quest-event-consulted = { $you ->
    [yes] Pides Consejo a { $who }.
   *[no] { $seat } pide Consejo a { $who }.
}
quest-event-dark-path = { $you ->
    [yes] Eliges un Camino Oscuro.
   *[no] { $seat } elige un Camino Oscuro.
}
quest-event-quest-done = { $you ->
    [yes] Completas la Búsqueda «{ $quest }».
   *[no] { $seat } completa la Búsqueda «{ $quest }».
}
quest-event-gave-favor = { $seat } da 1 ficha de Favor a { $to }.
quest-event-gave-item = { $seat } da a { $to } una carta de Equipo: «{ $item }».
quest-event-gave-quest = { $seat } da a { $to } la Búsqueda «{ $quest }».
quest-event-peril-drawn = Sauron roba el Peligro «{ $card }».
    .sum = Sauron roba { $times } cartas de Peligro: { $card }.
quest-event-peril-met = Peligro: «{ $card }».
quest-event-encounter-drawn = Se roba un Encuentro: «{ $card }».
    .sum = Se roban { $times } Encuentros; cuenta uno, si alguno es de aquí: { $card }.
quest-event-encounter-met = Encuentro: «{ $card }».
quest-event-fights-monster = { $you ->
    [yes] Combates contra { $face }.
   *[no] { $seat } combate contra { $face }.
}
quest-event-fights-minion = { $you ->
    [yes] Combates contra { $minion }.
   *[no] { $seat } combate contra { $minion }.
}
quest-event-blank = La ficha de Monstruo en { $place } estaba en blanco.
quest-event-combat-drawn = { $card-hidden ->
    [yes] Sauron roba una Carta de Combate oculta.
   *[no] Sauron roba una Carta de Combate: «{ $card }».
}
    .sum = { $card-hidden ->
        [yes] Sauron roba { $times } Cartas de Combate.
       *[no] Sauron roba { $times } Cartas de Combate: { $card }.
    }
quest-event-agility-spent = { $you ->
    [yes] Gastas { $points } de Agilidad; tu Fuerza en este Combate es { $strength }.
   *[no] { $seat } gasta { $points } de Agilidad; su Fuerza en este Combate es { $strength }.
}
quest-event-laid = { $sauron ->
    [1] Sauron juega una carta boca abajo.
   *[0] El Héroe juega una carta boca abajo.
}
quest-event-shown = { $sauron ->
    [1] Sauron revela «{ $card }».
   *[0] El Héroe revela «{ $card }».
}
quest-event-exhausted = { $sauron ->
    [1] El combatiente de Sauron queda exhausto.
   *[0] El Héroe queda exhausto.
}
quest-event-cancelled = { $sauron ->
    [1] «{ $by }» cancela la carta de Sauron.
   *[0] «{ $by }» cancela la carta del Héroe.
}
quest-event-thwarted = { $sauron ->
    [1] Una habilidad cancela la carta de Sauron.
   *[0] La habilidad del oponente cancela la carta del Héroe.
}
quest-event-changed = { $sauron ->
    [1] «{ $by }»: el oponente tiene ahora Ataque { $attack } y Defensa { $defence }.
   *[0] «{ $by }»: el Héroe tiene ahora Ataque { $attack } y Defensa { $defence }.
}
quest-event-stronger = { $sauron ->
    [1] Por su habilidad el oponente tiene Ataque { $attack } y Defensa { $defence }.
   *[0] Por la habilidad del oponente el Héroe tiene Ataque { $attack } y Defensa { $defence }.
}
quest-event-struck = { $sauron ->
    [1] La carta de Sauron inflige enseguida { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de daño.
   *[0] La carta del Héroe inflige enseguida { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de daño.
}
quest-event-clash = El Héroe: Ataque { $attack }, Defensa { $defence }. El oponente: Ataque { $foe_attack }, Defensa { $foe_defence }.
quest-event-foe-damaged = El oponente sufre { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de daño ({ $now } en total).
quest-event-foe-healed = El oponente se cura { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de daño.
quest-event-counts = { $sauron ->
    [1] Sauron tiene
   *[0] El Héroe tiene
} { $ranged ->
    [one] 1 carta a distancia
   *[other] { $ranged } cartas a distancia
} y { $melee ->
    [one] 1 cuerpo a cuerpo.
   *[other] { $melee } cuerpo a cuerpo.
}
quest-event-named = { $sauron ->
    [1] Sauron nombra un tipo:
   *[0] El Héroe nombra un tipo:
} { $melee ->
    [1] cuerpo a cuerpo.
   *[0] a distancia.
}
quest-event-combat-discarded = { $sauron ->
    [1] Sauron descarta «{ $card }».
   *[0] El Héroe descarta «{ $card }».
}
quest-event-took-back = { $you ->
    [yes] Vuelve a tu mano «{ $card }».
   *[no] Vuelve a la mano de { $seat } «{ $card }».
}
quest-event-combat-ends = El Combate acaba: { $hero_falls ->
    [1] { $foe_falls ->
        [1] los dos son derrotados.
       *[0] el Héroe es derrotado.
    }
   *[0] { $foe_falls ->
        [1] el oponente es derrotado.
       *[0] nadie es derrotado.
    }
}
quest-event-fell = { $you ->
    [yes] Te han derrotado.
   *[no] Han derrotado a { $seat }.
}
quest-event-recovered = { $you ->
    [yes] Te recuperas en { $place }.
   *[no] { $seat } se recupera en { $place }.
}
quest-event-conclusion = Empieza la Conclusión.
quest-event-mission-shown = Se muestra la Misión «{ $mission }»: { $fulfilled ->
    [1] está cumplida.
   *[0] no está cumplida.
}
quest-event-adjusted = Los Espectros del Anillo tienen Salud { $health } y Coraje { $fortitude }.
quest-event-champion = { $you ->
    [yes] Llevas al Campeón de los Héroes.
   *[no] { $seat } lleva al Campeón de los Héroes.
}
