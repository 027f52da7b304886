# Lo que hay en el tablero y a su lado.
# $name, $number: lo que se dice. $colour: una ficha de Historia.

quest-board-map = La Tierra Media
quest-board-map-under = los caminos entre dos edades
quest-board-north = N
quest-board-haven = Refugio
quest-board-hold = Fortaleza
quest-board-hold-of = Fortaleza de la Sombra ({ $number })
quest-board-perilous = peligrosa
quest-board-water = por agua
quest-board-lane = con una Barca
quest-board-zoom = Mapa
quest-board-nearer = Más cerca
quest-board-farther = Más lejos
quest-board-whole = Todo el mapa
quest-board-open = Abrir para elegir
quest-board-close = Cerrar
quest-board-players = Jugadores
quest-board-no-hero = aún sin Héroe

quest-board-influence = Influencia: { $number }
quest-board-favor = Favor: { $number }
quest-board-minion-health = { $name } (daño { $wounds } de { $health })
quest-board-monster = Monstruo ({ $bag }): { $what }
quest-board-go-with = Ir con:
quest-board-plot-here = Trama: { $plot } (descartarla: { $favor ->
    [one] 1 ficha de Favor
   *[other] { $favor } fichas de Favor
})
quest-board-event-here = El Evento en juego
quest-board-event-card = Evento: { $card }

quest-board-heroes = Héroes
quest-board-starts = Empieza en: { $place }
quest-board-hand = Tu mano
quest-board-hand-of = Mano de { $name }
quest-board-stack = Pila de Combate: { $cards }
quest-board-combat-hand = Cartas de Combate de Sauron
quest-board-plots = Cartas de Trama en la mano
quest-board-shadows = Cartas de Sombra en la mano
quest-board-missions = Misión secreta
quest-board-mission = Misión
quest-board-training = Entrenamiento: te quedas una
quest-board-looking = Tramas entre las que elegir
quest-board-choosing = Cartas de Sombra entre las que elegir
quest-board-perils = Peligros entre los que elegir
quest-board-dealt = Cartas de Corrupción entre las que elegir
quest-board-taken = En manos de Sauron: { $what } ({ $bag })
quest-board-quests = Búsquedas
quest-board-corruption = Corrupción
quest-board-papers = Búsquedas, Equipo y Corrupción ({ $number })
quest-board-attribute = { $name } { $now }: hoja { $printed }, niveles +{ $levels }, Corrupción −{ $weaker }

quest-board-pick-pay = Pagar
quest-board-pick-pay-last = Pagar, y te derrotan
quest-board-pick-discard = Descartar
quest-board-pick-keep = Conservarlas
quest-board-pick-damage = Sufrir el daño
quest-board-pick-bury = Las demás al fondo, en este orden

quest-board-asks-pool = Influencia que debe haber en la Reserva de Sombra
quest-board-costs-favor = Favor para librarse de ella
quest-board-advance = La { $colour } avanza { $number ->
    [one] 1 casilla
   *[other] { $number } casillas
}
quest-board-no-plot = sin Trama
quest-board-waits = entra en { $stage }
quest-board-gone = fuera de la partida

quest-board-story = La historia
quest-board-marker = { $colour }: casilla { $space } (avanza { $speed ->
    [one] 1 casilla
   *[other] { $speed } casillas
} en cada Fase de Historia)
quest-board-dominant-heroes = Dominancia: los Héroes.
quest-board-dominant-sauron = Dominancia: Sauron.
quest-board-dominant-nobody = Dominancia: ningún bando.
quest-board-dominance = Hasta el final: a los Héroes { $heroes ->
    [one] les falta 1 casilla
   *[other] les faltan { $heroes } casillas
}; a Sauron, { $sauron }.
quest-board-mission-sauron = La Misión de Sauron, «{ $mission }»: { $fulfilled ->
    [1] cumplida.
   *[0] no cumplida.
}
quest-board-mission-heroes = La Misión de los Héroes, «{ $mission }»: { $fulfilled ->
    [1] cumplida.
   *[0] no cumplida.
}
quest-board-gone-of = La historia de su bando: casilla { $gone } de { $all }
quest-board-round = Ronda { $number }

quest-board-event = Evento
quest-board-encounter = Encuentro
quest-board-peril = Peligro
quest-board-quest-done = Búsqueda cumplida
quest-board-plot = Trama
quest-board-shadow = Carta de Sombra

quest-board-combat = Combate
quest-board-combat-last = El último Combate
quest-board-combat-all = De este Combate depende la partida.
quest-board-combat-why = La historia ha acabado y ninguna Misión ha decidido. Cada Héroe ha barajado todas sus cartas, también las de la mano y las del daño, y ha robado tantas como su Coraje; los Espectros del Anillo se curan, y la dominancia dice lo fuertes que son.
quest-board-combat-round = Ronda { $number }
quest-board-combat-over = Combate anterior
# Cómo ha acabado, y qué sigue. $hero, $foe: los dos que han combatido.
quest-board-verdict-both = Derrota de los dos: { $hero } y { $foe }.
quest-board-verdict-hero = Derrota de { $hero }. Su oponente: { $foe }.
quest-board-verdict-foe = Victoria de { $hero }. Su oponente: { $foe }.
quest-board-verdict-nobody = Nadie es derrotado: { $hero } contra { $foe }.
quest-board-verdict-cut = El Combate se interrumpe: { $hero } contra { $foe }.
quest-board-follows-hero = Avanza la Ficha de Historia de Sauron más atrasada; el Héroe pierde 1 ficha de Favor o 1 carta de Equipo, se recupera en un Refugio, y su turno acaba.
quest-board-follows-foe = El oponente deja el tablero.
quest-board-follows-nobody = Sauron puede colocar Influencia, y en la Fase de Viaje el turno del Héroe suele acabar.
quest-board-report = Lo que pasó en el Combate
quest-board-strength-left = Fuerza que queda: { $left } de { $strength } (las cartas cuestan { $cost })
quest-board-exhausted = exhausto
quest-board-laid = Hay una carta boca abajo.
quest-board-laid-open = Jugada boca arriba.
quest-board-laid-own = Tu carta, boca abajo hasta que se muestren las dos.
quest-board-no-card = Ninguna carta.
quest-board-choosing-card = Elige una carta…
quest-board-your-card = Falta tu carta.
quest-board-spends = Cuesta más Fuerza de la que queda: se cancela, y deja exhausto.
quest-board-odds-out = se cancela, y deja exhausto
quest-board-odds-last = sin más cartas te derrotan
quest-board-odds-favor = { $favor ->
    [one] cuesta 1 ficha de Favor
   *[other] cuesta { $favor } fichas de Favor
}
quest-board-odds-pool = como mucho { $number } más
quest-board-odds-explore = { $dark ->
    [0] nada
   *[other] nada, salvo el Camino Oscuro
}
quest-board-odds-shields = { $number ->
    [0] no evita nada
    [one] evita 1 punto
   *[other] evita { $number } puntos
}
quest-board-odds-rest = Reserva de Descanso: { $rest }
quest-board-odds-heal = Descanso: { $rest } · Daño: { $damage }
quest-board-to-hero = Al Héroe: { $what }
quest-board-odds-dark = +1 ficha de Favor, +1 carta de Corrupción
quest-board-named = Ha dicho: { $kind }
quest-board-suffered = Sufre en esta Ronda: { $number }
quest-board-sum = { $printed } en la carta, ahora { $now }
quest-board-sum-cancelled = cancelada: { $now } ({ $printed } en la carta)

# Qué lleva cada asiento, según cuántos juegan.
quest-seat-2-1 = Sauron
quest-seat-2-2 = un Héroe
quest-seat-3-1 = Sauron
quest-seat-3-2 = un Héroe
quest-seat-3-3 = un Héroe
quest-seat-4-1 = Sauron
quest-seat-4-2 = un Héroe
quest-seat-4-3 = un Héroe
quest-seat-4-4 = un Héroe
quest-seats = El asiento 1 es Sauron; cada uno de los demás, un Héroe.
quest-shelf-heroes = Héroes
quest-shelf-minions = Servidores
quest-shelf-monsters = Monstruos
quest-shelf-characters = Personajes
quest-shelf-items = Equipo
quest-shelf-combat = Cartas de Combate y de Habilidad
quest-shelf-plots = Tramas
quest-shelf-shadows = Cartas de Sombra
quest-shelf-events = Eventos
quest-shelf-encounters = Encuentros
quest-shelf-perils = Peligros
quest-shelf-corruption = Corrupción
quest-shelf-quests = Búsquedas
quest-shelf-missions = Misiones
# Un paso en el que casi nunca hay algo que decidir.
quest-stop-shadow = Si Sauron juega una carta de Sombra
quest-key = Qué es cada pieza
quest-key-hero = Héroe, con sus letras
quest-key-minion = Servidor
quest-key-monster = Monstruo, boca abajo o con sus letras
quest-key-character = Personaje
quest-key-influence = Influencia de Sauron
quest-key-favor = Favor
quest-key-plot = Trama
quest-key-event = Evento

# Clases de respuestas que están en el tablero, como botones.
quest-answers-travel = Viajar
quest-answers-place = Elegir una localización
quest-answers-monster = Elegir un Monstruo
quest-answers-move-monster = Mover un Monstruo
quest-answers-place-monster = Colocar un Monstruo
quest-answers-minion = Elegir un Servidor
quest-answers-move-minion = Mover un Servidor
quest-answers-scout = Ver Monstruos
quest-answers-card = Elegir una carta
quest-answers-plot = Elegir una Trama
quest-answers-drop-plot = Descartar una Trama
quest-answers-shadow = Elegir una carta de Sombra
quest-answers-peril = Elegir un Peligro
quest-answers-corruption = Elegir una Corrupción
quest-answers-character = Elegir un Personaje
