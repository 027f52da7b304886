# La mesa de la Guerra del Anillo: lo que está junto al mapa.
war-board-turn = Turno { $number }
war-board-spent = Dado en uso
war-board-picked = Elegidas
war-board-doom = El Anillo está a un paso de la Grieta del Destino
war-board-hunt = Búsqueda
war-board-hunt-sum = Éxitos: { $successes }. Daño de Búsqueda: { $damage }.
war-board-hunt-damage = Daño de Búsqueda: { $damage }.
war-board-playing = Carta que se juega
war-board-hand = Tu mano
war-board-hand-of = Mano de { $name }
war-board-table = Cartas sobre la mesa
war-board-backs = { $deck }, en la mano: { $number }
war-board-players = Jugadores
war-board-battle = Batalla en { $at }
war-board-assault = Asedio de { $at }
war-board-sortie = Salida de { $at }
war-board-round = Ronda de Combate { $number }
war-board-attacker = ataca
war-board-defender = defiende
war-board-hits = { $number ->
    [one] 1 impacto
   *[other] { $number } impactos
}
war-board-face-down = Carta de Combate boca abajo
war-board-spots = Figuras que puedes elegir
war-board-hunt-over = La última Búsqueda
war-board-battle-over = La última batalla
war-board-hits-in-all = Impactos en todas las rondas: { $free } de los Pueblos Libres y { $shadow } de la Sombra.
war-board-onward-minions = ¿Adónde va el Nazgûl o Servidor { $from-of }?
# Encima de la pregunta que viene enseguida: qué trajo lo de antes.
war-board-before = Antes:
war-board-before-at = Antes, en { $at }:
war-board-before-again = Ahora es otro ataque.
war-board-before-hunt = La Búsqueda anterior:
war-board-report = Cuentas, paso a paso
war-board-close = Cerrar
war-board-open = Abrir y elegir
war-board-besieged = asediado
war-board-held = bajo control de { $side }
war-board-units = { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}
war-board-newcomers = Puede llegar
# Cuántas figuras de esa clase hay entre los refuerzos.
war-board-reserve-left = { $number ->
    [one] En los refuerzos queda 1.
   *[other] En los refuerzos quedan { $number }.
}
    .short = { $number ->
        [one] queda 1
       *[other] quedan { $number }
    }
war-board-dice = Dados de Acción
war-board-allot = Asignar a la Búsqueda: { $number }
war-board-about-victory = Cada Ciudad enemiga que controla un bando vale un punto, y cada Baluarte dos. Gana quien al final de un turno tiene los que necesita.
war-board-about-fellowship = El Avance dice cuánto puede haber recorrido la Comunidad desde donde está su figura. Con 12 de Corrupción gana la Sombra al instante.
war-board-about-mordor = Cada movimiento roba una Loseta de Búsqueda y es un paso, si la loseta no tiene el icono de Parada. En la Grieta del Destino, con menos de 12 de Corrupción, ganan los Pueblos Libres.
war-board-about-company = Van con los Portadores del Anillo. Aquí solo vale la habilidad de Guía de quien guía, que es siempre del Nivel más alto.
war-board-about-politics = Una Nación que no está «En Guerra» no ataca, no entra en regiones de otras Naciones ni se recluta con un dado de Alistar. Si es pasiva (a rayas), antes hay que activarla.
war-board-about-rings = Un Anillo pone un dado sin usar en otra cara, una vez por turno. El que usan los Pueblos Libres pasa a la Sombra; el que usa la Sombra sale del juego.
war-board-hunts-dice = { $number ->
    [0] Cuando se mueve la Comunidad, la Sombra no tira nada: no tiene ningún dado en la casilla.
    [one] Cuando se mueve la Comunidad, la Sombra tira 1 dado, por el suyo de la casilla. Un 6 es un éxito.
   *[other] Cuando se mueve la Comunidad, la Sombra tira { $number } dados, uno por cada uno suyo de la casilla, cinco como mucho. Cada 6 es un éxito.
}
war-board-hunts-bonus = { $number ->
    [0] A los dados no se les suma nada: en la casilla no hay ninguno de los Pueblos Libres.
   *[other] +{ $number } a cada dado, uno por cada dado de los Pueblos Libres en la casilla. Un 1 falla siempre.
}
war-board-hunts-again = { $number ->
    [0] No se repite ningún dado fallado: donde está la figura de la Comunidad ({ $at }) no hay Baluarte ni Ejército de la Sombra, ni Nazgûl.
    [one] Se repite 1 dado fallado, por { $reasons } donde está la figura de la Comunidad ({ $at }).
   *[other] Se repiten hasta { $number } dados fallados, por { $reasons } donde está la figura de la Comunidad ({ $at }).
}
war-board-hunts-odds = Probabilidad de que se robe una loseta: { $percent } %.
war-board-hunts-pool = { $number ->
    [0] La Reserva de Búsqueda está vacía: las losetas normales vuelven a ella antes de robar.
    [one] 1 loseta en la Reserva de Búsqueda: { $kinds }. Las que descubren: { $reveal }.
   *[other] { $number } losetas en la Reserva de Búsqueda: { $kinds }. Las que descubren: { $reveal }.
}
war-board-hunts-mordor = En el Marcador de Mordor no se tira: cada movimiento roba una loseta. Daño de un Ojo: { $number }, tanto como dados hay en la casilla, de los dos bandos.
war-board-strength = Fuerza de Combate
    .why = Dados de la Tirada de Combate: uno por unidad, cinco como mucho
war-board-need = Impacta con
    .why = Lo que ha de mostrar un dado; lo que se suma, entre paréntesis
war-board-leadership = Liderazgo
    .why = Dados fallados que se pueden repetir: por Líderes, Nazgûl y Personajes; con Saruman, también por las Élites de Isengard
war-board-reserve = Refuerzos y bajas
war-board-none-left = No queda ninguna figura
war-board-lost = Fuera del juego
war-board-tiles = Losetas
war-board-tiles-pool = En la Reserva de Búsqueda
war-board-tiles-drawn = Robadas
war-board-tiles-waiting = Esperan a que la Comunidad entre en Mordor
war-board-tiles-gone = Fuera del juego
war-board-decks = Mazos
war-board-buried = Descartadas boca abajo
war-board-discarded = Descartes
war-board-leads = Jugador Líder
war-board-zoom = Acercar y alejar el mapa
war-board-nearer = Acercar
war-board-farther = Alejar
war-board-whole = El mapa entero
war-seat-2-1 = Pueblos Libres
war-seat-2-2 = Sombra
war-seat-3-1 = Pueblos Libres
war-seat-3-2 = Sombra: el Rey Brujo (Sauron)
war-seat-3-3 = Sombra: Saruman (Isengard, Hombres del Sur y Hombres del Este)
war-seat-4-1 = Pueblos Libres: Gondor (y los Elfos)
war-seat-4-2 = Pueblos Libres: Rohan (y el Norte y los Enanos)
war-seat-4-3 = Sombra: el Rey Brujo (Sauron)
war-seat-4-4 = Sombra: Saruman (Isengard, Hombres del Sur y Hombres del Este)
war-seats = Con dos, el asiento 1 es de los Pueblos Libres y el 2 de la Sombra. Con tres, los asientos 2 y 3 llevan la Sombra juntos. Con cuatro, los asientos 1 y 2 llevan a los Pueblos Libres, y el 3 y el 4 a la Sombra.

# Los pasos en los que se puede preguntar.
war-stop-guide = Quién guía a la Comunidad, donde dos tienen el mismo Nivel
war-stop-declare = Si se declara a la Comunidad
war-stop-combat-card = Qué Carta de Combate se juega
war-stop-combat-card-while = Ninguna carta en esta batalla
war-stop-sorcery = Si el Hechicero roba una carta
war-shelf-companions = Pueblos Libres: Personajes
war-shelf-minions = La Sombra: Servidores
war-shelf-free-character = Pueblos Libres: Mazo de Personajes
war-shelf-free-strategy = Pueblos Libres: Mazo de Estrategia
war-shelf-shadow-character = La Sombra: Mazo de Personajes
war-shelf-shadow-strategy = La Sombra: Mazo de Estrategia
war-library-side = Bando
war-library-level = Nivel
war-library-unlimited = sin límite
war-library-rouses = Puede activar
war-library-any = cualquier Nación de los Pueblos Libres
war-library-replaces = Ocupa el lugar de
war-library-die = Dados de Acción
war-library-captain = Capitán del Oeste
war-key = Qué es cada pieza
war-key-army = Ejército: en redondo las unidades Regulares, en hexágono las de Élite, en rombo los Líderes o Nazgûl
war-key-besieged = Ejército asediado
war-key-companion = Compañero, con sus letras
war-key-minion = Servidor, con sus letras
war-key-hidden = Comunidad, Oculta
war-key-revealed = Comunidad, Descubierta
