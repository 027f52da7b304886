# Qué se puede elegir, qué hace, por qué no, y qué ha pasado.
# $seat, $to: jugadores; $you: 'yes' cuando quien lee es $seat. $one, $two: de qué trata una opción.
# $sauron: 1 de Sauron, 0 del Héroe. $now: lo que queda.

quest-hidden = oculta

# Qué se puede elegir…
quest-choice-done = Listo
quest-choice-yes = Sí
quest-choice-no = No
quest-choice-hero = { $one }
quest-choice-card = { $one }
quest-choice-life = La primera carta de la Reserva de Vida
quest-choice-all-life = Todo de la Reserva de Vida
quest-choice-rest = Descansar
quest-choice-rest-top = La primera carta de la Reserva de Descanso
quest-choice-heal = Descansar y curarse
quest-choice-heal-alone = Curarse
quest-choice-train = Entrenarse en su lugar
quest-choice-go = Viajar hasta { $one } con { $two }
quest-choice-march = Viajar hasta { $one } por el número del camino
quest-choice-march-with = Viajar hasta { $one } con { $number } cartas cualesquiera
quest-choice-explore = Explorar
quest-choice-at = { $one-title }
quest-choice-token = Ficha de Monstruo { $one }
quest-choice-minion = { $one-title }
quest-choice-move-token = Mover la ficha de Monstruo { $one } hasta { $two }
quest-choice-move-minion = Mover: { $one }, hasta { $two }
quest-choice-from = Colocar un Monstruo: { $one }
quest-choice-heal-minion = Curar: { $one }
quest-choice-act = { $one }
quest-choice-pool = Reserva de Sombra
quest-choice-plot = { $one }
quest-choice-slot = La Trama de la casilla { $one }
quest-choice-shadow = { $one }
quest-choice-marker = { $one }
quest-choice-raise = { $one }
quest-choice-corruption = { $one }
quest-choice-item = { $one }
quest-choice-favor = Favor
quest-choice-character = { $one }
quest-choice-consult = { $one }: su habilidad
quest-choice-quest = { $one }
quest-choice-peril = { $one }
quest-choice-dare = Robar Peligros
quest-choice-dark-path = El Camino Oscuro
quest-choice-event = El Evento de este lugar
quest-choice-trust = El Favor de la carta
quest-choice-option = Opción { $one }
quest-choice-number = { $one }
quest-choice-melee = Cuerpo a cuerpo
quest-choice-ranged = A distancia
quest-choice-exhaust = Declararse exhausto
quest-choice-top = Encima
quest-choice-bottom = Debajo
quest-choice-give-favor = Dar un Favor: { $one }
quest-choice-give-item = Dar { $one }: { $two }
quest-choice-give-quest = Dar la Búsqueda { $one }: { $two }
quest-choice-ask-favor = Pedir un Favor: { $one }
quest-choice-ask-item = Pedir { $one }: { $two }
quest-choice-ask-quest = Pedir la Búsqueda { $one }: { $two }
quest-choice-scout = Mirar los Monstruos en { $one }

# … y qué hace.
quest-effect-done = Nada más de esto.
quest-effect-yes = Se hace.
quest-effect-no = Se deja.
quest-effect-hero = Atañe a { $one }.
quest-effect-card = Usas esta carta para ello.
quest-effect-life = Va para ello la primera carta de la Reserva de Vida, sin mirarla.
quest-effect-all-life = Todo lo que falta se toma de la Reserva de Vida, sin mirar.
quest-effect-rest = La Reserva de Descanso se baraja con la de Vida; la ficha más atrasada de Sauron avanza 1.
quest-effect-rest-top = La primera carta de la Reserva de Descanso va a la mano.
quest-effect-heal = Las Reservas de Descanso y de Daño se barajan con la de Vida; la ficha más atrasada de Sauron avanza 1.
quest-effect-heal-alone = La Reserva de Daño se baraja con la de Vida.
quest-effect-train = Recibes Entrenamiento en vez de curarte.
quest-effect-go = Dejas { $two } en tu Reserva de Descanso y vas hasta { $one }.
quest-effect-march = Dejas en tu Reserva de Descanso tantas cartas como el número del camino y vas hasta { $one }.
quest-effect-march-with = Pones en la Reserva de Descanso { $number } cartas que elijas y vas hasta { $one }.
quest-effect-explore = Exploras el lugar donde estás.
quest-effect-at = Ocurre allí.
quest-effect-token = Es esa ficha.
quest-effect-minion = Es { $one }.
quest-effect-move-token = Se gasta la orden; la ficha va allí, boca abajo.
quest-effect-move-minion = Se gasta la orden y va allí: { $one }.
quest-effect-from = Tomas una ficha del montón, la miras y la colocas boca abajo.
quest-effect-heal-minion = Se le quitan hasta 4 daños: { $one }.
quest-effect-act = Una ficha de acción cubre la siguiente casilla de esa fila.
quest-effect-pool = La Influencia va a la Reserva de Sombra.
quest-effect-plot = Es esta Trama.
quest-effect-slot = La Trama de esa casilla.
quest-effect-shadow = La carta se juega y después se descarta.
quest-effect-marker = Esa ficha avanza.
quest-effect-raise = Ganas un nivel de esa característica.
quest-effect-corruption = Es esta carta de Corrupción.
quest-effect-item = Es esta carta de Equipo.
quest-effect-favor = Va para ello Favor.
quest-effect-character = Es { $one }.
quest-effect-consult = Usas la habilidad de { $one }, que después deja el mapa.
quest-effect-quest = La Búsqueda se completa y recibes su recompensa.
quest-effect-peril = Este Peligro se resuelve, y se descartan todos los robados.
quest-effect-dare = Sauron roba Peligros y resuelve uno que valga aquí.
quest-effect-dark-path = Ganas un Favor y una carta de Corrupción.
quest-effect-event = Usas el Evento cuya bandera está aquí.
quest-effect-trust = El Favor de la carta es tuyo, y la carta se descarta.
quest-effect-option = La carta hace esto.
quest-effect-number = Son tantos.
quest-effect-melee = El tipo es cuerpo a cuerpo.
quest-effect-ranged = El tipo es a distancia.
quest-effect-exhaust = No juegas más cartas en este combate.
quest-effect-top = La carta vuelve encima del mazo.
quest-effect-bottom = La carta va debajo del mazo.
quest-effect-give-favor = Uno de tus Favores pasa a { $one }.
quest-effect-give-item = { $one } pasa a { $two }.
quest-effect-give-quest = La Búsqueda { $one } pasa a { $two }.
quest-effect-ask-favor = Se pide un Favor a { $one }, que puede negarse.
quest-effect-ask-item = Se pide { $one } a { $two }, que puede negarse.
quest-effect-ask-quest = Se pide la Búsqueda { $one } a { $two }, que puede negarse.
quest-effect-scout = Ves las caras de todas las fichas de Monstruo que hay allí.

# Por qué no.
quest-no-answer = Eso no responde a la pregunta.
quest-no-asked = No te toca decidirlo.
quest-no-over = La partida ha terminado.
quest-no-taken = Ya hay quien lleva a ese Héroe.
quest-no-pool = La Reserva de Sombra no tiene la Influencia que pide esta carta.
quest-no-requirement = No se cumple lo que exige la Trama.
quest-no-space = Hay una Trama en cada una de las tres casillas.
quest-no-row = Las tres casillas de esa fila están tapadas.
quest-no-two-to-pool = De una acción solo pueden ir dos fichas a la Reserva de Sombra.
quest-no-pool-full = La Reserva de Sombra está llena en esta etapa.
quest-no-extension = Ese lugar no está en extensión de una Fortaleza.
quest-no-limit = Ese lugar ya tiene lo que permite el número de su Fortaleza.
quest-no-ordered = Ya ha recibido su orden en esta acción.
quest-no-no-influence = Un Monstruo solo va adonde hay Influencia.
quest-no-placed = Ya has colocado un Monstruo en esta acción.
quest-no-nowhere = No hay lugar donde pueda estar una ficha de este montón.
quest-no-hero-there = Hay un Héroe en el mismo lugar.
quest-no-unhurt = No tiene daño.
quest-no-one-shadow = Ya has jugado una carta de Sombra en este turno.
quest-no-not-now = Esta carta de Sombra no se puede jugar ahora.
quest-no-enemies = Hay enemigos donde estás.
quest-no-stronghold = En una Fortaleza de la Sombra no se descansa.
quest-no-haven = Solo en un Refugio se cura uno.
quest-no-no-rest = Algo impide descansar aquí.
quest-no-no-favor = No tienes el Favor que hace falta.
quest-no-icon = Esa carta no muestra el icono de este camino.
quest-no-few-cards = No tienes bastantes cartas para este camino.
quest-no-boat = Por ahí solo va quien tiene una Barca.
quest-no-moves = En este turno ya no puedes moverte más.
quest-no-explored = El lugar donde empezó el turno se explora antes del primer viaje, y una vez.
quest-no-alone = Una carta de Corrupción te niega la compañía.
quest-no-dark-path = El Camino Oscuro se abre una vez por turno, con tres cartas de Corrupción o menos.
quest-no-task = No se cumple lo que pide la Búsqueda.
quest-no-plot-price = No tienes el Favor que exige esta Trama.
quest-no-one-plot = En esta mesa se descarta una Trama por exploración.
quest-no-own-quest = Las Búsquedas Iniciales y Avanzadas no se intercambian.
quest-no-settled = Quedó zanjado en esta exploración: lo que se negó no se vuelve a pedir, y lo que cambió de manos no vuelve.
quest-no-same-item = Un Héroe tiene una sola carta de Equipo de cada título.
quest-no-raised = Esa característica ya ha subido dos veces.
quest-no-not-in-full = No se puede hacer entero.
quest-no-peril-elsewhere = Ese Peligro no vale aquí.
quest-no-not-perilous = Este lugar no es peligroso.
quest-no-must = Hay que hacer una de las dos cosas.
quest-no-agility = El Héroe no tiene tanta Agilidad.
quest-no-hero-first = El Héroe ha hablado antes.
quest-no-from-hand = Este daño tiene que salir de la mano.

# Qué ha pasado.
quest-event-hero-chosen = { $you ->
    [yes] Llevas a { $who }.
   *[no] { $seat } lleva a { $who }.
}
quest-event-quest-given = { $you ->
    [yes] Tienes la Búsqueda { $quest }.
   *[no] { $seat } tiene la Búsqueda { $quest }.
}
quest-event-starting-plot = La partida empieza con la Trama { $plot }, en { $place }.
quest-event-mission-drawn = { $sauron ->
    [1] Sauron recibe su Misión: { $mission }.
   *[0] Los Héroes reciben su Misión: { $mission }.
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
quest-event-severed = La cadena hasta { $place } se rompe: queda una ficha.
quest-event-influence = { $tokens ->
    [one] Se coloca 1 ficha de Influencia en { $place }.
   *[other] Se colocan { $tokens } fichas de Influencia en { $place }.
}
quest-event-pool = La Reserva de Sombra tiene ahora { $now } de Influencia ({ $by }).
quest-event-marker = La { $colour } se mueve { $by }, hasta la casilla { $now }.
quest-event-minion-comes = En juego: { $minion }, en { $place }.
quest-event-minion-moves = Sauron mueve, hasta { $place }: { $minion }.
quest-event-minion-healed = Cura de { $points } de daño: { $minion }.
quest-event-minion-wounded = Herida de { $points } de daño: { $minion }.
quest-event-minion-gone = Derrota, y fuera del mapa: { $minion }.
quest-event-plot-played = Sauron juega la Trama { $plot }, en { $place }.
quest-event-plot-gone = Se descarta la Trama { $plot }.
quest-event-event-drawn = Evento: { $card }.
quest-event-event-discarded = Se descarta el Evento { $card }.
quest-event-favor-placed = { $tokens ->
    [one] Aparece 1 Favor en { $place }.
   *[other] Aparecen { $tokens } Favores en { $place }.
}
quest-event-character-comes = { $who } aparece en { $place }.
quest-event-character-leaves = { $who } deja el mapa.
quest-event-acts = Acción de Sauron: { $action } ({ $worth }).
quest-event-shadow-drawn = Sauron roba una carta de Sombra: { $card }.
quest-event-plot-drawn = Sauron roba una Trama: { $plot }.
quest-event-plot-kept = Sauron guarda una Trama: { $plot }.
quest-event-plot-buried = Sauron pone una Trama bajo el mazo: { $plot }.
quest-event-shadow-discarded = Sauron descarta la carta de Sombra { $card }.
quest-event-plot-discarded = Sauron descarta de su mano la Trama { $plot }.
quest-event-shadow-played = Sauron juega { $card }.
quest-event-token-taken = Sauron toma una ficha de Monstruo de { $bag }: { $face }.
quest-event-token-placed = Sauron coloca una ficha de Monstruo de { $bag } en { $place }.
quest-event-token-moves = La ficha de Monstruo { $token } se mueve hasta { $place }.
quest-event-token-gone = Una ficha de Monstruo deja { $place }: { $face }.
quest-event-token-seen = Se mira la ficha de Monstruo { $token }: { $face }.
quest-event-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $seat } roba una carta.
}
quest-event-discarded = { $you ->
    [yes] Dejas { $card } en tu Reserva de Descanso.
   *[no] { $seat } deja { $card } en su Reserva de Descanso.
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
    [yes] Sufres { $points } de daño.
   *[no] { $seat } sufre { $points } de daño.
}
quest-event-lost = { $hand ->
    [1] { $you ->
        [yes] Pierdes una carta de tu mano, a la Reserva de Daño: { $card }.
       *[no] { $seat } pierde una carta de su mano, a la Reserva de Daño.
    }
   *[0] { $you ->
        [yes] Pierdes la primera carta de tu Reserva de Vida, a la Reserva de Daño.
       *[no] { $seat } pierde la primera carta de su Reserva de Vida, a la Reserva de Daño.
    }
}
quest-event-favor = { $you ->
    [yes] Ahora tienes { $now } de Favor ({ $by }).
   *[no] { $seat } tiene ahora { $now } de Favor ({ $by }).
}
quest-event-corrupted = { $you ->
    [yes] Recibes la carta de Corrupción { $card }.
   *[no] { $seat } recibe la carta de Corrupción { $card }.
}
quest-event-cured = { $you ->
    [yes] Te libras de la carta de Corrupción { $card }.
   *[no] { $seat } se libra de la carta de Corrupción { $card }.
}
quest-event-item-gained = { $you ->
    [yes] Ganas una carta de Equipo: { $item }.
   *[no] { $seat } gana una carta de Equipo: { $item }.
}
quest-event-item-lost = { $you ->
    [yes] Pierdes una carta de Equipo: { $item }.
   *[no] { $seat } pierde una carta de Equipo: { $item }.
}
quest-event-raised = { $you ->
    [yes] Ganas un nivel de { $attribute }.
   *[no] { $seat } gana un nivel de { $attribute }.
}
quest-event-trained = { $you ->
    [yes] Recibes Entrenamiento y te quedas con { $card }.
   *[no] { $seat } recibe Entrenamiento y se queda con una carta de Habilidad.
}
quest-event-skill-discarded = Se descarta la carta de Habilidad { $card }.
quest-event-moved = { $you ->
    [yes] Viajas desde { $from } hasta { $to }.
   *[no] { $seat } viaja desde { $from } hasta { $to }.
}
quest-event-explored = { $you ->
    [yes] Exploras { $place }.
   *[no] { $seat } explora { $place }.
}
quest-event-consulted = { $you ->
    [yes] Pides consejo a { $who }.
   *[no] { $seat } pide consejo a { $who }.
}
quest-event-dark-path = { $you ->
    [yes] Tomas el Camino Oscuro.
   *[no] { $seat } toma el Camino Oscuro.
}
quest-event-quest-done = { $you ->
    [yes] Completas la Búsqueda { $quest }.
   *[no] { $seat } completa la Búsqueda { $quest }.
}
quest-event-gave-favor = { $seat } da un Favor a { $to }.
quest-event-gave-item = { $seat } da a { $to } una carta de Equipo: { $item }.
quest-event-gave-quest = { $seat } da a { $to } la Búsqueda { $quest }.
quest-event-peril-drawn = Sauron roba el Peligro { $card }.
quest-event-peril-met = Peligro: { $card }.
quest-event-encounter-drawn = Se roba un Encuentro: { $card }.
quest-event-encounter-met = Encuentro: { $card }.
quest-event-fights-monster = { $you ->
    [yes] Combates con { $face }.
   *[no] { $seat } combate con { $face }.
}
quest-event-fights-minion = { $you ->
    [yes] Combates con { $minion }.
   *[no] { $seat } combate con { $minion }.
}
quest-event-blank = La ficha de Monstruo en { $place } estaba en blanco.
quest-event-combat-drawn = Sauron roba una carta de combate: { $card }.
quest-event-agility-spent = { $you ->
    [yes] Gastas { $points } de Agilidad; tu Fuerza en este combate es { $strength }.
   *[no] { $seat } gasta { $points } de Agilidad; su Fuerza en este combate es { $strength }.
}
quest-event-laid = { $sauron ->
    [1] Sauron ha puesto su carta.
   *[0] El Héroe ha puesto su carta.
}
quest-event-shown = { $sauron ->
    [1] Sauron revela { $card }.
   *[0] El Héroe revela { $card }.
}
quest-event-exhausted = { $sauron ->
    [1] El lado de Sauron queda exhausto.
   *[0] El Héroe queda exhausto.
}
quest-event-cancelled = { $sauron ->
    [1] { $by } cancela la carta de Sauron.
   *[0] { $by } cancela la carta del Héroe.
}
quest-event-thwarted = { $sauron ->
    [1] Una habilidad cancela la carta de Sauron.
   *[0] La habilidad del enemigo cancela la carta del Héroe.
}
quest-event-changed = { $sauron ->
    [1] { $by }: el enemigo tiene ahora Ataque { $attack } y Defensa { $defence }.
   *[0] { $by }: el Héroe tiene ahora Ataque { $attack } y Defensa { $defence }.
}
quest-event-stronger = { $sauron ->
    [1] Por su habilidad el enemigo tiene Ataque { $attack } y Defensa { $defence }.
   *[0] Por la habilidad del enemigo el Héroe tiene Ataque { $attack } y Defensa { $defence }.
}
quest-event-struck = { $sauron ->
    [1] La carta de Sauron inflige { $points } de daño enseguida.
   *[0] La carta del Héroe inflige { $points } de daño enseguida.
}
quest-event-clash = El Héroe: Ataque { $attack }, Defensa { $defence }. El enemigo: Ataque { $foe_attack }, Defensa { $foe_defence }.
quest-event-foe-damaged = El enemigo sufre { $points } de daño ({ $now } en total).
quest-event-foe-healed = El enemigo se cura { $points } de daño.
quest-event-counts = { $sauron ->
    [1] Sauron tiene { $ranged } cartas a distancia y { $melee } cuerpo a cuerpo.
   *[0] El Héroe tiene { $ranged } cartas a distancia y { $melee } cuerpo a cuerpo.
}
quest-event-named = { $sauron ->
    [1] Sauron nombra un tipo:
   *[0] El Héroe nombra un tipo:
} { $melee ->
    [1] cuerpo a cuerpo.
   *[0] a distancia.
}
quest-event-combat-discarded = { $sauron ->
    [1] Sauron descarta { $card }.
   *[0] El Héroe descarta { $card }.
}
quest-event-took-back = { $you ->
    [yes] Vuelve a tu mano { $card }.
   *[no] Vuelve a la mano de { $seat } { $card }.
}
quest-event-combat-ends = El combate acaba: { $hero_falls ->
    [1] { $foe_falls ->
        [1] caen los dos.
       *[0] cae el Héroe.
    }
   *[0] { $foe_falls ->
        [1] cae el enemigo.
       *[0] no cae nadie.
    }
}
quest-event-fell = { $you ->
    [yes] Has caído.
   *[no] { $seat } ha caído.
}
quest-event-recovered = { $you ->
    [yes] Te recuperas en { $place }.
   *[no] { $seat } se recupera en { $place }.
}
quest-event-conclusion = Empieza la Conclusión.
quest-event-mission-shown = Se muestra la Misión { $mission }: { $fulfilled ->
    [1] está cumplida.
   *[0] no está cumplida.
}
quest-event-adjusted = Los Espectros del Anillo tienen Salud { $health } y Coraje { $fortitude }.
quest-event-champion = { $you ->
    [yes] Llevas al Campeón de los Héroes.
   *[no] { $seat } lleva al Campeón de los Héroes.
}
