# Guerra del Anillo: todo lo que la partida dice. Los términos son los del reglamento.
# $seat: nombre de quien juega. $you: «yes» cuando quien lee es $seat.
# De cada término que llega como argumento $x se pueden usar sus atributos: $x-the es el atributo «.the» de $x.
#
# Vocabulario (reglamento → inglés):
# Ejército Army · unidad Regular / de Élite Regular / Elite unit · Líder Leader · Compañero Companion ·
# Servidor Minion · Personaje Character · Portadores del Anillo Ring-bearers · Comunidad Fellowship · Guía Guide ·
# Oculta / Descubierta hidden / revealed · declarar declare · Avance Progress · Corrupción Corruption ·
# Búsqueda Hunt · Casilla de Búsqueda Hunt Box · Loseta de Búsqueda Hunt tile · Reserva de Búsqueda Hunt Pool ·
# Daño de Búsqueda Hunt damage · sufrir una baja take a casualty · usar el Anillo use the Ring ·
# Dado de Acción Action die · Personaje, Ejército, Alistar, Evento, Voluntad del Oeste, Ojo: sus caras ·
# Asentamiento Settlement: Villa Town, Ciudad City, Baluarte Stronghold · Fortificación Fortification ·
# reclutar recruit · refuerzos reinforcements · asedio siege · Ataque de Asedio assault · Salida sortie ·
# retaguardia rearguard · Tirada de Combate Combat roll · Repetición de Tirada del Líder Leader re-roll ·
# impacto hit · Liderazgo Leadership · Nivel Level · Nación activa / pasiva, En Guerra active / passive, At War ·
# Marcador Político Political Track · Mazo de Personajes / de Estrategia Character / Strategy deck ·
# Carta de Combate Combat card · Anillo Élfico Elven Ring · Parada Stop · Capitán del Oeste Captain of the West.

war-name = Guerra del Anillo
war-about = La Tierra Media entera en un tablero: los Ejércitos de la Sombra contra los Pueblos Libres, mientras la Comunidad lleva el Anillo al Monte del Destino.
war-box = Caja: español, inglés
# Por lo que se salta en una repetición.
war-part = Batalla o Búsqueda

# Términos.
war-side-free = Pueblos Libres
    .id = free
    .the = los Pueblos Libres
war-side-shadow = Sombra
    .id = shadow
    .the = la Sombra
war-nation-dwarves = Enanos
    .the = los Enanos
    .of = de los Enanos
    .short = de los Enanos
war-nation-elves = Elfos
    .the = los Elfos
    .of = de los Elfos
    .short = de los Elfos
war-nation-gondor = Gondor
    .the = Gondor
    .of = de Gondor
    .short = de Gondor
war-nation-north = El Norte
    .the = el Norte
    .of = del Norte
    .short = del Norte
war-nation-rohan = Rohan
    .the = Rohan
    .of = de Rohan
    .short = de Rohan
war-nation-isengard = Isengard
    .the = Isengard
    .of = de Isengard
    .short = de Isengard
war-nation-sauron = Sauron
    .the = Sauron
    .of = de Sauron
    .short = de Sauron
war-nation-southrons = Hombres del Sur y Hombres del Este
    .the = los Hombres del Sur y Hombres del Este
    .of = de los Hombres del Sur y Hombres del Este
    .short = de los H. del Sur y H. del Este
war-character-gandalf-the-grey = Gandalf el Gris
    .form = person
    .the = Gandalf el Gris
    .whom = a Gandalf el Gris
war-character-strider = Trancos
    .form = person
    .the = Trancos
    .whom = a Trancos
war-character-boromir = Boromir
    .form = person
    .the = Boromir
    .whom = a Boromir
war-character-legolas = Legolas
    .form = person
    .the = Legolas
    .whom = a Legolas
war-character-gimli = Gimli
    .form = person
    .the = Gimli
    .whom = a Gimli
war-character-meriadoc = Meriadoc
    .form = person
    .the = Meriadoc
    .whom = a Meriadoc
    .full = Meriadoc Brandigamo
war-character-peregrin = Peregrin
    .form = person
    .the = Peregrin
    .whom = a Peregrin
    .full = Peregrin Tuk
war-character-aragorn = Aragorn
    .form = person
    .the = Aragorn
    .whom = a Aragorn
    .full = Aragorn – Heredero de Isildur
war-character-gandalf-the-white = Gandalf el Blanco
    .form = person
    .the = Gandalf el Blanco
    .whom = a Gandalf el Blanco
war-character-witch-king = El Rey Brujo
    .form = person
    .the = el Rey Brujo
    .whom = al Rey Brujo
war-character-mouth-of-sauron = Boca de Sauron
    .form = person
    .the = Boca de Sauron
    .whom = a Boca de Sauron
war-character-saruman = Saruman
    .form = person
    .the = Saruman
    .whom = a Saruman
war-character-gollum = Gollum
    .form = person
    .the = Gollum
    .whom = a Gollum
war-figure-regular = unidad Regular
    .form = regular
war-figure-elite = unidad de Élite
    .form = elite
war-figure-leader = Líder
    .form = leader
war-figure-nazgul = Nazgûl
    .form = nazgul
# Figuras que van juntas, contadas.
war-force-dwarves-regular = Regular de los Enanos
    .counted = { $number ->
        [one] 1 Regular de los Enanos
       *[other] { $number } Regulares de los Enanos
    }
war-force-dwarves-elite = Élite de los Enanos
    .counted = { $number ->
        [one] 1 Élite de los Enanos
       *[other] { $number } Élites de los Enanos
    }
war-force-dwarves-leader = Líder de los Enanos
    .counted = { $number ->
        [one] 1 Líder de los Enanos
       *[other] { $number } Líderes de los Enanos
    }
war-force-elves-regular = Regular de los Elfos
    .counted = { $number ->
        [one] 1 Regular de los Elfos
       *[other] { $number } Regulares de los Elfos
    }
war-force-elves-elite = Élite de los Elfos
    .counted = { $number ->
        [one] 1 Élite de los Elfos
       *[other] { $number } Élites de los Elfos
    }
war-force-elves-leader = Líder de los Elfos
    .counted = { $number ->
        [one] 1 Líder de los Elfos
       *[other] { $number } Líderes de los Elfos
    }
war-force-gondor-regular = Regular de Gondor
    .counted = { $number ->
        [one] 1 Regular de Gondor
       *[other] { $number } Regulares de Gondor
    }
war-force-gondor-elite = Élite de Gondor
    .counted = { $number ->
        [one] 1 Élite de Gondor
       *[other] { $number } Élites de Gondor
    }
war-force-gondor-leader = Líder de Gondor
    .counted = { $number ->
        [one] 1 Líder de Gondor
       *[other] { $number } Líderes de Gondor
    }
war-force-north-regular = Regular del Norte
    .counted = { $number ->
        [one] 1 Regular del Norte
       *[other] { $number } Regulares del Norte
    }
war-force-north-elite = Élite del Norte
    .counted = { $number ->
        [one] 1 Élite del Norte
       *[other] { $number } Élites del Norte
    }
war-force-north-leader = Líder del Norte
    .counted = { $number ->
        [one] 1 Líder del Norte
       *[other] { $number } Líderes del Norte
    }
war-force-rohan-regular = Regular de Rohan
    .counted = { $number ->
        [one] 1 Regular de Rohan
       *[other] { $number } Regulares de Rohan
    }
war-force-rohan-elite = Élite de Rohan
    .counted = { $number ->
        [one] 1 Élite de Rohan
       *[other] { $number } Élites de Rohan
    }
war-force-rohan-leader = Líder de Rohan
    .counted = { $number ->
        [one] 1 Líder de Rohan
       *[other] { $number } Líderes de Rohan
    }
war-force-isengard-regular = Regular de Isengard
    .counted = { $number ->
        [one] 1 Regular de Isengard
       *[other] { $number } Regulares de Isengard
    }
war-force-isengard-elite = Élite de Isengard
    .counted = { $number ->
        [one] 1 Élite de Isengard
       *[other] { $number } Élites de Isengard
    }
war-force-sauron-regular = Regular de Sauron
    .counted = { $number ->
        [one] 1 Regular de Sauron
       *[other] { $number } Regulares de Sauron
    }
war-force-sauron-elite = Élite de Sauron
    .counted = { $number ->
        [one] 1 Élite de Sauron
       *[other] { $number } Élites de Sauron
    }
war-force-southrons-regular = Regular de los Hombres del Sur y Hombres del Este
    .counted = { $number ->
        [one] 1 Regular de los Hombres del Sur y Hombres del Este
       *[other] { $number } Regulares de los Hombres del Sur y Hombres del Este
    }
war-force-southrons-elite = Élite de los Hombres del Sur y Hombres del Este
    .counted = { $number ->
        [one] 1 Élite de los Hombres del Sur y Hombres del Este
       *[other] { $number } Élites de los Hombres del Sur y Hombres del Este
    }
war-force-nazgul = Nazgûl
    .counted = { $number ->
        [one] 1 Nazgûl
       *[other] { $number } Nazgûl
    }
# Una figura, con artículo: $figure y, si no es un Personaje, $nation.
war-a-figure = { $figure-form ->
    [regular] una unidad Regular { $nation-of }
    [elite] una unidad de Élite { $nation-of }
    [leader] un Líder { $nation-of }
    [nazgul] un Nazgûl
   *[person] { $figure-the }
}
    .many = { $figure-form ->
        [regular] { $times } unidades Regulares { $nation-of }
        [elite] { $times } unidades de Élite { $nation-of }
        [leader] { $times } Líderes { $nation-of }
        [nazgul] { $times } Nazgûl
       *[person] { $figure-the }
    }
war-face-character = Personaje
    .id = character
    .counted = { $number ->
        [one] Personaje
       *[other] { $number } × Personaje
    }
war-face-army = Ejército
    .id = army
    .counted = { $number ->
        [one] Ejército
       *[other] { $number } × Ejército
    }
war-face-muster = Alistar
    .id = muster
    .counted = { $number ->
        [one] Alistar
       *[other] { $number } × Alistar
    }
war-face-event = Evento
    .id = event
    .counted = { $number ->
        [one] Evento
       *[other] { $number } × Evento
    }
war-face-muster-army = Alistar/Ejército
    .id = muster-army
    .counted = { $number ->
        [one] Alistar/Ejército
       *[other] { $number } × Alistar/Ejército
    }
war-face-will = Voluntad del Oeste
    .id = will
    .counted = { $number ->
        [one] Voluntad del Oeste
       *[other] { $number } × Voluntad del Oeste
    }
war-face-eye = Ojo
    .id = eye
    .counted = { $number ->
        [one] Ojo
       *[other] { $number } × Ojo
    }
war-deck-character = Mazo de Personajes
war-deck-strategy = Mazo de Estrategia
war-tile-eye-reveal = Ojo, con Descubrir
war-tile-0-reveal = 0, con Descubrir
war-tile-1 = 1
war-tile-1-reveal = 1, con Descubrir
war-tile-2 = 2
war-tile-2-reveal = 2, con Descubrir
war-tile-3 = 3
war-tile-elven-cloaks = 0 («{ war-card-fp-character-01 }»)
war-tile-elven-rope = 0 («{ war-card-fp-character-02 }»)
war-tile-phial-of-galadriel = −2 («{ war-card-fp-character-03 }»)
war-tile-smeagol-helps-nice-master = −1 («{ war-card-fp-character-04 }»)
war-tile-shelobs-lair = un dado, con Parada («{ war-card-shadow-character-01 }»)
war-tile-the-ring-is-mine = Ojo, con Descubrir y Parada («{ war-card-shadow-character-02 }»)
war-tile-on-on-they-went = 3, con Parada («{ war-card-shadow-character-03 }»)
war-tile-give-it-to-uss = 1, con Descubrir y Parada («{ war-card-shadow-character-04 }»)
war-phase-recover = Recuperar Dados de Acción y Robar Cartas de Evento
war-phase-fellowship = Fase de Comunidad
war-phase-allocation = Asignación de Búsqueda
war-phase-roll = Tirada de Acciones
war-phase-actions = Resolución de Acciones
war-phase-victory = Comprobación de Victoria
war-site-town = Villa
war-site-city = Ciudad
war-site-stronghold = Baluarte
war-site-fortification = Fortificación

# Qué se pregunta.
war-wait = Se espera a { $seat }.
war-ask-hand-limit = { $over ->
    [one] Tienes 1 carta de más
   *[other] Tienes { $over } cartas de más
} (el límite es { $limit }): descarta una boca abajo.
war-ask-declare = Llevas a los Pueblos Libres: ¿declaras la posición de la Comunidad?
war-ask-enter-mordor = ¿Entra la Comunidad en el Marcador de Mordor?
war-ask-guide = ¿Quién guía a la Comunidad?
war-ask-allocate = ¿Cuántos dados asignas a la Búsqueda? No actúan: buscan a la Comunidad cuando avanza.
war-ask-after-ring = Un Anillo ha cambiado un dado: elige el Dado de Acción que vas a usar.
war-ask-actions = Elige el Dado de Acción que vas a usar.
war-ask-use-die = ¿En qué usas el dado de { $face }?
war-ask-turn-draw = ¿De qué mazo robas?
war-ask-swap = ¿Qué carta cambias con tu compañero? Las dos se dan boca abajo.
war-ask-mix = ¿Forman un Ejército mixto las tropas de los dos en { $at-the }?
war-ask-trim = Demasiadas unidades en { $at-the }: retira una a los refuerzos.
war-ask-march = { $moved ->
    [0] ¿Qué Ejército mueves?
   *[other] ¿Qué otro Ejército mueves?
} { $left ->
    [one] Puedes mover uno.
   *[other] Puedes mover hasta { $left }.
}
war-ask-march-to = ¿Adónde se mueve el Ejército { $from-of }?
war-ask-pick-march = ¿Qué figuras salen { $from-of }?
war-ask-pick-march-to = ¿Qué figuras van { $from-of } { $to-to }?
war-ask-pick-attack = ¿Qué figuras { $from-of } atacan en { $to-the }? Las demás quedan de retaguardia.
war-ask-pick-advance = ¿Qué figuras { $from-of } avanzan { $to-to }?
war-ask-attack = ¿Qué Ejército ataca?
war-ask-attack-at = ¿A quién ataca el Ejército { $from-of }?
war-ask-companions = Forma un grupo de Compañeros y elige adónde se mueve.
war-ask-separate = ¿Qué Compañeros se separan de la Comunidad, y hacia dónde?
war-ask-land = ¿A qué región llega?
war-ask-minions = ¿Qué Nazgûl o Servidor mueves?
war-ask-fly-to = { $figure-form ->
    [nazgul] ¿Adónde se mueve el Nazgûl?
   *[person] ¿Adónde se mueve { $figure-the }?
}
war-ask-journey = ¿Qué Ejército se pone en camino?
war-ask-trek = El Ejército está en { $at-the }: { $left ->
    [one] puede moverse una región más.
   *[other] puede moverse { $left } regiones más.
}
war-ask-diplomacy = ¿Qué Nación avanza en el Marcador Político?
war-ask-recruit = ¿Qué refuerzos llegan? Una Élite, o dos de otra clase en Asentamientos distintos.
war-ask-recruit-second = ¿Qué segunda figura llega? No puede ser de Élite, ni ir { $at-to }.
war-ask-place = ¿Dónde entra en juego { $who-the }?
war-ask-crebain = ¿Descartas las bandadas de crebain para sumar 1 a la Tirada de Búsqueda?
war-ask-staff = ¿Descartas el bastón del mago para evitar que se robe la loseta?
war-ask-hunt-card = ¿Respondes a la loseta con una carta de la mesa?
war-ask-hunt-guide = ¿Usas la habilidad del Guía?
war-ask-hunt-bear = Daño de Búsqueda: { $damage }. ¿Cómo lo soporta la Comunidad?
war-ask-reveal-at = La Comunidad ha sido descubierta: ¿en qué región está?
war-ask-balrog = ¿Descartas al Balrog de Moria para robar una Loseta de Búsqueda?
war-ask-sorrow = La Comunidad ha sufrido una baja: ¿qué Carta de Personaje de los Pueblos Libres se descarta además?
war-ask-white-rider = ¿«Pierde» Gandalf el Blanco su Liderazgo para que en esta batalla no cuente el de los Nazgûl?
war-ask-withdraw = Ataque en { $at-the }, { $other ->
    [one] 1 dado
   *[other] { $other } dados
} contra { $own ->
    [one] 1 tuyo
   *[other] { $own } tuyos
}: ¿Batalla de Campo o retirada a un Asedio?
war-ask-combat-card = Batalla en { $at-the }: { $attacks ->
    [1] atacas
   *[other] defiendes
} con { $own ->
    [one] 1 dado
   *[other] { $own } dados
} contra { $other }. ¿Una Carta de Combate?
war-ask-hits = Batalla en { $at-the }: { $hits ->
    [one] te queda 1 impacto. Elige la baja.
   *[other] te quedan { $hits } impactos. Elige las bajas, una a una.
}
war-ask-hits-at = { $hits ->
    [one] A tu Ejército en { $at-the } le queda 1 impacto: elige la baja.
   *[other] A tu Ejército en { $at-the } le quedan { $hits } impactos: elige las bajas, una a una.
}
war-ask-cease = Batalla en { $at-the }: { $attacks ->
    [1] atacas
   *[other] defiendes
} con { $own ->
    [one] 1 dado
   *[other] { $own } dados
} contra { $other }. ¿Sigue el ataque?
war-ask-retreat = Batalla en { $at-the }: { $attacks ->
    [1] atacas
   *[other] defiendes
} con { $own ->
    [one] 1 dado
   *[other] { $own } dados
} contra { $other }. ¿Te retiras o sigues combatiendo?
war-ask-scouts = Exploradores, batalla en { $at-the }: ¿adónde te retiras?
war-ask-press = Asedio en { $at-the }: { $attacks ->
    [1] atacas
   *[other] defiendes
} con { $own ->
    [one] 1 dado
   *[other] { $own } dados
} contra { $other }. El asedio dura una ronda: ¿reduces una unidad de Élite para combatir otra?
war-ask-sorcery = Hechicero: ¿robas una carta del { $deck }?
war-ask-wisdom = Gandalf el Gris es el Guía: ¿robas una carta del { $deck }?
war-ask-combat-choice = Batalla en { $at-the }, «{ $combat }»: { $what }
war-ask-event-choice = «{ $card }»: { $what }
# Lo que una carta quiere saber.
war-wanted-region = ¿en qué región?
war-wanted-army = ¿qué Ejército?
war-wanted-way = ¿cuál de las dos cosas?
war-wanted-card = ¿qué carta?
war-wanted-count = ¿cuántos?
war-wanted-gather = ¿cuántas unidades Regulares se reúnen allí?
war-wanted-onslaught = ¿cuántos impactos recibe tu Ejército, para tirar otros tantos dados?
war-wanted-relentless = ¿cuántos impactos recibe tu Ejército, para sumar otro tanto a cada dado?
war-wanted-dread = ¿cuántos puntos de Liderazgo de los Nazgûl pierdes, para quitar otros tantos dados?
war-wanted-follows = ¿qué unidad se une a las que se han reunido?
war-wanted-nation = ¿qué Nación?
war-wanted-die = ¿qué dado?
war-wanted-loss = ¿qué figura se elimina?
war-wanted-person = ¿quién?
war-wanted-figure = ¿qué figura, y en qué región?
war-wanted-yes = ¿la usas?
war-ask-palantir = Palantír de Orthanc: ¿de qué mazo robas?
war-ask-rout = ¿Adónde huye el Ejército { $at-of }?
war-ask-price = Descarta una carta de cada mazo para retirar la de la mesa.
war-ask-share = Los refuerzos no alcanzan: { $left ->
    [one] queda 1 unidad.
   *[other] quedan { $left } unidades.
} Elige una a una cuáles llegan y adónde.
war-ask-levy = ¿Regular o de Élite? Elige la unidad que llega { $at-to }.

war-choice-pass = Dejar actuar al oponente
war-effect-pass = Actúa tu oponente; tus dados quedan para después.
war-choice-done = Terminar esta acción
war-effect-done = Acaba esta acción.
war-choice-yes = Sí
war-effect-enter-mordor = La Comunidad pasa a la primera casilla del Marcador de Mordor; a la Reserva de Búsqueda vuelven los Ojos y llegan las losetas especiales que esperan.
war-effect-propose-mix = Si tu compañero también quiere, las tropas { $at-of } son un solo Ejército, con un solo mando.
war-effect-mix = Desde ahora las tropas { $at-of } son un solo Ejército, con un solo mando.
war-effect-crebain = Se retira la carta de la mesa; cada dado de la Tirada de Búsqueda suma 1.
war-effect-staff = Se retira la carta de la mesa, y no se roba ninguna loseta.
war-effect-balrog = Se retira la carta de la mesa; se roba una Loseta de Búsqueda, cuyo Daño se aplica.
war-effect-hobbit-helps = El Daño de Búsqueda baja en 1; { $who-the } se separa de la Comunidad.
war-effect-gollum-helps = El Daño de Búsqueda baja en 1; la Comunidad queda descubierta.
war-effect-sorrow = La carta se toma al azar de la mano; hasta entonces nadie sabe cuál es.
war-effect-white-rider = En toda esta batalla no cuenta el Liderazgo de los Nazgûl ni el de Gandalf el Blanco.
war-choice-no = No
war-choice-no-card = Ninguna
war-effect-no = { "" }
war-effect-no-card = Combates esta ronda sin Carta de Combate.
war-choice-all = Todas las figuras
war-effect-all = Van todas las figuras que pueden ir.
war-choice-go = Mover las elegidas
war-effect-go = Las figuras elegidas van; las demás se quedan.
war-choice-fight = Combatir
war-effect-fight = La batalla sigue: una Batalla de Campo o, en un Baluarte, una de Asedio.
war-choice-withdraw = Retirarse a un Asedio
war-effect-withdraw = El enemigo entra en la región y pone sitio. Dentro caben cinco unidades.
war-choice-cease = Cesar el ataque
war-effect-cease = La batalla termina; cada Ejército queda donde está.
war-choice-die = Dado de { $face }
war-effect-die = { $face-id ->
    [character] Mover u ocultar la Comunidad, separar o mover Compañeros; mover Nazgûl y Servidores; mover o atacar con un Líder; jugar una Carta de Personaje.
    [army] Mover hasta dos Ejércitos o atacar con uno; jugar una Carta de Ejército.
    [muster] Hacer una Acción Diplomática, reclutar refuerzos o jugar una Carta de Alistar.
    [event] Robar una carta o jugar cualquier Carta de Evento.
    [muster-army] Lo que permite un dado de Alistar, o lo que permite uno de Ejército.
    [will] Lo que permite cualquier otro dado; además, Gandalf el Blanco o Aragorn.
   *[eye] El dado va a la Casilla de Búsqueda.
}
war-choice-ring = Anillo: { $from } → { $to }
war-effect-ring = El dado de { $from } pasa a mostrar { $to }. El Anillo Élfico pasa a la Sombra, que podrá usarlo una vez; el que usa la Sombra sale del juego. No cuenta como acción.
war-choice-play = Jugar «{ $card }»
war-effect-play = Juegas «{ $card }» por su evento. En combate sería «{ $combat }».
war-choice-discard = Descartar «{ $card }»
war-effect-discard = Descartas «{ $card }» boca abajo.
war-choice-give = Dar «{ $card }»
war-effect-give = Tu compañero recibe «{ $card }» boca abajo, y tú una de las suyas.
war-choice-combat-card = { $combat } («{ $card }»)
war-effect-combat-card = Carta de Combate: «{ $combat }». { $combat-does } Después se descarta.
war-choice-answer = Responder con «{ $card }»
war-effect-table-card = «{ $card }» deja la mesa.
war-choice-lift = Retirar «{ $card }»
war-effect-lift = El dado se gasta en descartar «{ $card }» de la mesa.
# Un Ejército, o los Nazgûl de una región.
war-choice-from = Ejército { $at-of }
war-effect-from = Actúa el Ejército { $at-of }.
war-choice-from-march = Mover el Ejército { $at-of }
war-effect-from-march = Sale el Ejército { $at-of }; después dices adónde va y quién se queda.
war-choice-from-attack = Atacar { $at-of }
war-effect-from-attack = Ataca el Ejército { $at-of }; después dices dónde, y quién queda de retaguardia.
war-choice-from-nazgul = Nazgûl { $at-of }
war-effect-from-nazgul = Sale un Nazgûl { $at-of }; después dices adónde vuela.
# Una región, según la pregunta.
war-choice-to = Elegir { $at-the }
war-effect-to = { "" }
war-choice-declare = Declararla en { $at-the }
war-effect-declare = La Comunidad va { $at-to }, y su Avance vuelve a 0.
war-effect-declare-haven = La Comunidad va { $at-to }, y su Avance vuelve a 0. Allí se cura 1 de Corrupción, y la Nación pasa a estar activa.
war-choice-reveal = Situarla en { $at-the }
war-effect-reveal = La Comunidad Descubierta está en { $at-the }, y su Avance vuelve a 0.
war-choice-march = Mover { $at-to }
war-effect-march = El Ejército { $from-of } se mueve { $at-to }.
war-effect-walk = El grupo de Compañeros se mueve { $at-to }.
war-effect-separate = Los Compañeros elegidos dejan la Comunidad y llegan { $at-to }.
war-effect-fly = { $figure } se mueve { $at-to }.
war-choice-attack = Atacar en { $at-the }
war-effect-attack = El Ejército { $from-of } ataca al enemigo en { $at-the }.
war-choice-enter = En { $at-the }
war-effect-enter = { $who } entra en juego en { $at-the }.
war-choice-retreat = Retirarse { $at-to }
war-effect-retreat = La batalla termina, y tu Ejército se retira { $at-to }.
war-choice-flee = Huir { $at-to }
war-effect-flee = El Ejército { $from-of } huye { $at-to }.
war-choice-card-at = Usarla en { $at-the }
war-effect-card-at = «{ $card }» tiene efecto en { $at-the }.
war-choice-take = { $figure-form ->
    [regular] Regular { $nation-short }
    [elite] Élite { $nation-short }
    [leader] { $figure } { $nation-short }
   *[other] { $figure }
}
war-effect-take = Se añade a las figuras elegidas.
war-choice-lose = { $figure-form ->
    [regular] Perder un Regular { $nation-short }
    [elite] Perder una Élite { $nation-short }
    [leader] Perder un Líder { $nation-short }
    [nazgul] Perder un Nazgûl
   *[person] Perder { $figure-whom }
}
war-effect-lose = { "" }
war-choice-reduce = Reducir una Élite { $nation-short }
war-effect-reduce = La sustituye una unidad Regular de su Nación.
war-choice-nation = Elegir { $nation-the }
war-effect-nation = { "" }
war-choice-advance = Un paso para { $nation-the }
war-effect-advance = Un paso adelante en el Marcador Político para { $nation-the }.
war-choice-recruit = { $figure-form ->
    [regular] Regular { $nation-short } en { $at-the }
    [elite] Élite { $nation-short } en { $at-the }
    [leader] Líder { $nation-short } en { $at-the }
   *[other] { $figure } en { $at-the }
}
war-effect-recruit = De los refuerzos llega { $at-to } { war-a-figure }.
war-choice-at = { $figure-form ->
    [regular] Regular { $nation-short } { $at-of }
    [elite] Élite { $nation-short } { $at-of }
    [leader] Líder { $nation-short } { $at-of }
   *[other] { $figure } { $at-of }
}
war-effect-at = { "" }
war-choice-who = Elegir { $who-whom }
war-effect-who = { "" }
war-choice-guide = Elegir { $who-whom } como Guía
war-effect-guide = { $who } pasa a ser el Guía, y sus habilidades ayudan a la Comunidad.
war-choice-count = { $count ->
    [0] Ninguno
   *[other] { $count }
}
war-effect-count = { "" }
war-choice-gather = { $count ->
    [0] Ninguna Regular
    [one] 1 Regular
   *[other] { $count } Regulares
}
war-effect-gather = { $count ->
    [0] No llega ninguna de los refuerzos.
    [one] Llega 1 de los refuerzos.
   *[other] Llegan { $count } de los refuerzos.
}
war-choice-allocate = { $count ->
    [0] Ningún dado
    [one] Asignar 1 dado
   *[other] Asignar { $count } dados
}
war-effect-allocate = { $count ->
    [0] No va nada a la Casilla de Búsqueda: se lanzan todos tus dados para acciones.
    [one] 1 dado va a la Casilla de Búsqueda como Ojo; los demás se lanzan para acciones.
   *[other] { $count } dados van a la Casilla de Búsqueda como Ojos; los demás se lanzan para acciones.
}
war-choice-draw = Robar del { $deck }
war-effect-draw = Robas una carta del { $deck }.
war-choice-bear-guide = El Guía como baja ({ $who })
war-effect-bear-guide = Se elimina al Guía, { $who-the }; su Nivel se resta del Daño de Búsqueda.
war-choice-bear-random = Sufrir una baja al azar
war-effect-bear-random = Se elimina a un Compañero al azar; su Nivel se resta del Daño de Búsqueda.
war-choice-bear-ring = Usar el Anillo
war-effect-bear-ring = La Corrupción aumenta en { $damage }.
war-effect-way = { "" }
war-choice-no-march = No mover más Ejércitos
war-choice-no-attack = No atacar
war-choice-no-journey = No mover ninguno
war-choice-no-advance = No avanzar
war-choice-no-walk = No mover más Compañeros
war-choice-no-fly = No mover más
war-choice-no-recruit = No reclutar más
war-choice-no-trek = Detenerse aquí
war-choice-no-effect = Saltar este efecto
war-effect-no-effect = La carta sigue con lo demás que dice.
war-choice-no-declare = No declararla
war-effect-no-declare = La Comunidad sigue Oculta y conserva su Avance.
war-choice-no-swap = No cambiar ninguna
war-effect-no-swap = Cada uno conserva su mano.
war-effect-no-hunt-card = Se aplica la loseta.
war-choice-no-use = No usarla
war-choice-yes-enter-mordor = Entrar en Mordor
war-choice-no-enter-mordor = No entrar todavía
war-choice-yes-mix = Formar un Ejército mixto
war-choice-no-mix = Mantenerlos separados
war-choice-yes-crebain = Descartar los crebain
war-choice-no-crebain = Conservar los crebain
war-choice-yes-staff = Descartar el bastón
war-choice-no-staff = Conservar el bastón
war-choice-yes-balrog = Descartar al Balrog
war-choice-no-balrog = Conservar al Balrog
war-choice-yes-use = Usar la habilidad
war-choice-yes-draw = Robar la carta
war-choice-no-draw = No robar
war-choice-yes-sorrow = Una al azar de la mano
war-choice-no-sorrow = Ninguna
war-choice-yes-white-rider = «Perder» el Liderazgo
war-choice-no-white-rider = Conservar el Liderazgo
war-choice-go-attack = Atacar con las elegidas
war-choice-go-advance = Avanzar con las elegidas
war-choice-go-separate = Separarlos
war-effect-go-separate = En el Marcador de Mordor, los Compañeros elegidos quedan fuera del juego.
war-way-corruption = Recibir Corrupción
war-way-lose = Eliminar al Compañero
war-way-nazgul = Reclutar 2 Nazgûl
war-way-fly = Mover Nazgûl
war-way-hunt = Hacer una Tirada de Búsqueda

# En qué se gasta un dado.
war-act-march-led = Mover con un Líder
war-effect-act-march-led = Un Ejército con un Líder o Personaje se mueve a una región adyacente.
war-act-attack-led = Atacar con un Líder
war-effect-act-attack-led = Un Ejército con un Líder o Personaje ataca.
war-act-move-fellowship = Avanzar la Comunidad
war-effect-act-move-fellowship = La Comunidad avanza una casilla, se resuelve la Búsqueda y el dado va a la Casilla de Búsqueda.
war-act-hide = Ocultar la Comunidad
war-effect-act-hide = La Comunidad Descubierta vuelve a estar Oculta.
war-act-separate = Separar Compañeros
war-effect-act-separate = Un Compañero, o un grupo, deja la Comunidad y llega al mapa.
war-act-move-companions = Mover Compañeros
war-effect-act-move-companions = Se mueven todos los Compañeros del mapa, en grupos si se quiere.
war-act-move-minions = Mover Nazgûl y Servidores
war-effect-act-move-minions = Se mueven los Nazgûl y los Servidores.
war-act-march = Mover Ejércitos
war-effect-act-march = Se mueven hasta dos Ejércitos, cada uno a una región adyacente.
war-act-attack = Atacar
war-effect-act-attack = Un Ejército ataca: en una Batalla de Campo, a un Baluarte asediado o en una Salida.
war-act-diplomacy = Acción Diplomática
war-effect-act-diplomacy = Una de tus Naciones avanza un paso en el Marcador Político.
war-act-recruit = Reclutar refuerzos
war-effect-act-recruit = Llegan refuerzos a los Asentamientos de las Naciones En Guerra.
war-act-draw-character = Robar de Personajes
war-effect-act-draw-character = Robas una carta del Mazo de Personajes.
war-act-draw-strategy = Robar de Estrategia
war-effect-act-draw-strategy = Robas una carta del Mazo de Estrategia.
war-act-white-rider = Gandalf el Blanco
war-effect-act-white-rider = Gandalf el Blanco entra en juego y trae un Dado de Acción más.
war-act-crown = Aragorn
war-effect-act-crown = Trancos se convierte en Aragorn – Heredero de Isildur y trae un Dado de Acción más.
war-act-witch-king = El Rey Brujo
war-effect-act-witch-king = El Rey Brujo entra en juego y trae un Dado de Acción más. Todas las Naciones de los Pueblos Libres pasan a estar activas.
war-act-mouth = Boca de Sauron
war-effect-act-mouth = Boca de Sauron entra en juego y trae un Dado de Acción más.
war-act-saruman = Saruman
war-effect-act-saruman = Saruman entra en juego en Orthanc y trae un Dado de Acción más.
war-act-voice = Saruman: reclutar
war-effect-act-voice = Una unidad Regular llega a cada Asentamiento de Isengard.
war-act-uruks = Saruman: a Élite
war-effect-act-uruks = Dos unidades Regulares de Orthanc se sustituyen por unidades de Élite.
war-act-boromir = Boromir: Gondor avanza
war-effect-act-boromir = Boromir, en una Ciudad o Baluarte de Gondor, hace avanzar a Gondor en el Marcador Político.
war-act-legolas = Legolas: los Elfos avanzan
war-effect-act-legolas = Legolas, en un Baluarte de los Elfos, hace avanzar a los Elfos en el Marcador Político.
war-act-gimli = Gimli: los Enanos avanzan
war-effect-act-gimli = Gimli, en una Ciudad o Baluarte de los Enanos, hace avanzar a los Enanos en el Marcador Político.
war-act-skip = Saltar la acción
war-effect-act-skip = El dado se descarta sin efecto.

# Por qué no.
war-why-not-now = Ahora no: responde antes a la pregunta abierta.
war-why-not-yours = Ahora decide otro jugador.
war-why-over = La partida ha terminado.
war-why-no-such-die = No te queda ningún dado sin usar con ese resultado.
war-why-not-fewer-dice = Solo puede pasar quien tiene menos Dados de Acción sin usar que su oponente.
war-why-no-ring = No tienes ningún Anillo Élfico.
war-why-ring-used = Cada jugador usa como mucho un Anillo Élfico por turno.
war-why-ring-same = El dado ya muestra ese resultado.
war-why-ring-no-will = Un Anillo Élfico no puede dar una Voluntad del Oeste.
war-why-ring-acts = Tras usar un Anillo Élfico has de hacer una acción.
war-why-ring-eye = Ningún Anillo Élfico cambia un Ojo.
war-why-ring-no-face = Tus dados no tienen esa cara.
war-why-wrong-face = El resultado de este dado no permite esa acción.
war-why-not-your-side = Esa acción es solo del otro bando.
war-why-nothing-to-do = Ahora mismo no tendría ningún efecto.
war-why-not-in-hand = { $card } no está en tu mano.
war-why-card-text = { $card } no permite eso.
war-why-price = Para retirar esa carta has de descartar una de cada uno de tus mazos.
war-why-card-needs = No se cumple: { $missing-sentences }
war-why-card-icon = La carta lleva el icono del otro jugador o trata de Naciones suyas.
war-why-card-others = Con esta carta no puedes hacer nada por una Nación tuya.
war-why-card-face = { $kind-id ->
    [character] Una Carta de Personaje se juega con un dado de Personaje, de Evento o de Voluntad del Oeste.
    [army] Una Carta de Ejército se juega con un dado de Ejército, de Alistar/Ejército, de Evento o de Voluntad del Oeste.
   *[muster] Una Carta de Alistar se juega con un dado de Alistar, de Alistar/Ejército, de Evento o de Voluntad del Oeste.
}
war-why-not-on-table = { $card } no está en la mesa.
war-why-not-lifted = { $card } no se retira de la mesa con un dado.
war-why-free-character = Elige una Carta de Evento de Personaje de los Pueblos Libres que esté en la mesa.
war-why-deck-empty = En ese mazo no quedan cartas.
war-why-hunt-least = La Comunidad se movió en el turno anterior: has de asignar al menos un dado a la Búsqueda.
war-why-hunt-most = { $most ->
    [one] Como mucho un dado: no quedan más Compañeros en la Comunidad.
   *[other] Como mucho { $most } dados, uno por Compañero de la Comunidad.
}
war-why-leader-alone = Un Líder de los Pueblos Libres no puede llegar adonde no hay unidades de Ejército.
war-why-track-ends = La Comunidad ha llegado al final del marcador: antes hay que declararla.
war-why-not-hidden = La Comunidad está Descubierta: antes hay que ocultarla.
war-why-already-hidden = La Comunidad ya está Oculta.
war-why-in-mordor = La Comunidad está en el Marcador de Mordor.
war-why-nobody-left = No hay ningún Compañero que se pueda separar.
war-why-not-in-fellowship = Ese Compañero no está en la Comunidad.
war-why-too-far = { $range ->
    [one] Demasiado lejos: como mucho, 1 región.
   *[other] Demasiado lejos: como mucho, { $range } regiones.
}
war-why-journey-ends = El Ejército ya se ha movido todas las regiones que da la carta.
war-why-companions-reach = Fuera de su alcance: un grupo se mueve tantas regiones como el Nivel más alto de sus Compañeros.
war-why-separated-reach = Fuera de su alcance: como mucho, el Avance de la Comunidad más el Nivel más alto del grupo.
war-why-mouth-reach = Boca de Sauron se mueve hasta tres regiones.
war-why-voice-once = Una sola unidad en cada Asentamiento.
war-why-elite-alone = Una unidad de Élite gasta todo el dado: la segunda figura ha de ser otra.
war-why-mouth-needs = La Comunidad no está en el Marcador de Mordor, ni están En Guerra las cinco Naciones de los Pueblos Libres.
war-why-minion-needs = Para poner en juego a ese Servidor no se cumple: { $missing-sentences }
war-why-person-needs = No se cumple: { $missing-sentences }
war-why-crown-needs = Trancos no está en Minas Tirith, Dol Amroth ni Pelargir, sin conquistar.
war-why-plea-needs = Ese Compañero no está, en el mapa, donde su Nación lo escucha: Boromir en Minas Tirith, Dol Amroth o Pelargir; Legolas en un Baluarte de los Elfos; Gimli en Erebor; todos sin conquistar.
war-why-combat-says = La Carta de Combate no permite elegir eso.
war-why-forfeited = El Liderazgo de ese Compañero ya se ha «perdido» en esta ronda.
war-why-reveal-not-there = Al ser descubierta, la Comunidad no puede acabar en una Ciudad o Baluarte controlado por los Pueblos Libres.
war-why-not-highest = El Guía ha de ser uno de los Compañeros de Nivel más alto.
war-why-no-minions = No hay en el mapa ningún Nazgûl ni Servidor que pueda moverse.
war-why-no-companions = No hay Compañeros en el mapa que puedan moverse.
war-why-not-here = Esa figura no está en esa región.
war-why-not-abroad = Ese Personaje no está en el mapa.
war-why-not-a-companion = Solo los Compañeros se mueven en grupo.
war-why-not-a-minion = Así solo se mueven los Nazgûl y los Servidores.
war-why-nobody-chosen = Elige antes quién se mueve.
war-why-not-together = Los Compañeros de un grupo tienen que salir de la misma región.
war-why-not-in-battle = Esa figura no participa en esta batalla.
war-why-already-moved = Esa figura ya se ha movido en esta acción.
war-why-halted = Los Compañeros se detienen al llegar a un Baluarte controlado por la Sombra.
war-why-shut-in = Los Compañeros ni salen de un Baluarte asediado de su bando ni entran en él.
war-why-out-of-reach = Ya está en esa región: elige otra.
war-why-level-zero = Un Personaje de Nivel 0 no puede moverse.
war-why-nazgul-stronghold = Nazgûl y Servidores solo pueden entrar en un Baluarte de los Pueblos Libres si la Sombra lo asedia.
war-why-no-army = Ningún Ejército tuyo puede hacer eso desde ahí.
war-why-besieged = Un Ejército asediado no puede moverse.
war-why-not-adjacent = Esa región no es adyacente.
war-why-mountains = Los Ejércitos no pueden cruzar una frontera negra.
war-why-enemy-there = Esa región no está libre: hay enemigos, o la controlan.
war-why-barred = { $card } lo impide.
war-card-quoted = «{ $card }»
war-card-unnamed = Una carta de la mesa

war-why-full = En una región caben diez unidades; en un Baluarte asediado, cinco.
war-why-borders = Las unidades de una Nación que no está En Guerra no entran en tierras de otra.
war-why-no-leader = El Ejército ha de llevar un Líder o Personaje.
war-why-leaders-stay = Si se van todas las unidades, los Líderes de los Pueblos Libres han de ir con ellas.
war-why-no-unit = Ha de ir al menos una unidad de Ejército.
war-why-no-such-figure = Ahí no hay ninguna figura como esa.
war-why-all-taken = Ya has elegido todas las figuras como esa que hay ahí.
war-why-no-elite = Ahí no hay ninguna unidad de Élite de esa Nación.
war-why-stays-behind = Las figuras de una Nación que no está En Guerra no participan en el ataque.
war-why-stayed-behind = Solo avanzan quienes atacaron.
war-why-not-at-war = Solo ataca un Ejército con unidades de una Nación En Guerra.
war-why-no-enemy = Ahí no hay ningún Ejército enemigo que atacar: se ataca una región adyacente, y no a través de una frontera negra.
war-why-enemy-inside = El enemigo está dentro del Baluarte: solo se le ataca desde la misma región.
war-why-rearguard = Tanto entre las figuras que atacan como en la retaguardia ha de haber una unidad de Ejército.
war-why-no-reserve = No quedan figuras de esas entre los refuerzos.
war-why-besieged-recruits = Con un Dado de Acción no se recluta en un Baluarte asediado.
war-why-recruit-not-free = La carta recluta ahí solo si la región es libre o un Baluarte tuyo asediado.
war-why-not-settlement = Solo se recluta en un Asentamiento libre de su propia Nación, o donde diga la carta.
war-why-captured = El enemigo controla ese Asentamiento.
war-why-same-settlement = La segunda figura ha de ir a otro Asentamiento.
war-why-recruit-not-at-war = Solo las Naciones En Guerra reclutan con un Dado de Acción.
war-why-too-much = Una unidad de Élite gasta todo el dado: no puede ser la segunda figura.
war-why-at-war-already = Esa Nación ya está En Guerra.
war-why-passive = Una Nación pasiva no puede entrar En Guerra: antes hay que activarla.
war-why-minion-place = Esa figura no puede entrar en juego ahí.
war-why-combat-needs = «{ $combat }» pide: { $combat-needs }
war-why-combat-barred = En esta ronda no puedes usar Cartas de Combate.
war-why-two-hits = Eliminar de una vez una unidad de Élite cuesta dos impactos: solo queda uno.
war-why-retreat-not-free = La retirada ha de ser a una región libre.
war-why-no-regular = No hay una unidad de Élite que reducir, o una Regular con que sustituirla.
war-why-no-guide = No queda ningún Compañero: guía Gollum.
war-why-no-effect = Esa carta no cambiaría nada en esta Búsqueda.
war-why-same-nation = Los Pueblos Libres ya han actuado con esa Nación, o con ese Ejército, en su acción anterior.
war-why-not-your-nation = Esa Nación la lleva tu compañero de bando.

# Qué ha pasado.
war-event-turn = Empieza el turno { $turn }.
war-event-drew = { $you ->
    [yes] Robas «{ $card }».
   *[no] { $seat } roba «{ $card }».
}
    .sum = { $you ->
        [yes] Robas { $card }.
       *[no] { $seat } roba { $card }.
    }
war-event-drew-hidden = { $you ->
    [yes] Robas una carta del { $deck }.
   *[no] { $seat } roba una carta del { $deck }.
}
    .sum = { $you ->
        [yes] Robas { $times } cartas: { $deck }.
       *[no] { $seat } roba { $times } cartas: { $deck }.
    }
war-event-discarded = { $you ->
    [yes] Descartas «{ $card }».
   *[no] { $seat } descarta «{ $card }».
}
war-event-discarded-hidden = { $you ->
    [yes] Descartas boca abajo una carta del { $deck }.
   *[no] { $seat } descarta boca abajo una carta del { $deck }.
}
    .sum = { $you ->
        [yes] Descartas boca abajo { $times } cartas: { $deck }.
       *[no] { $seat } descarta boca abajo { $times } cartas: { $deck }.
    }
war-event-offered = { $you ->
    [yes] Ofreces una carta boca abajo.
   *[no] { $seat } ofrece una carta boca abajo.
}
war-event-swapped = { $side-id ->
    [free] Los dos jugadores de los Pueblos Libres se cambian una carta.
   *[shadow] Los dos jugadores de la Sombra se cambian una carta.
}
war-event-mixed = { $side-id ->
    [free] Las tropas de los Pueblos Libres en { $at-the } forman un Ejército mixto.
   *[shadow] Las tropas de la Sombra en { $at-the } forman un Ejército mixto.
}
war-event-allocated = { $dice ->
    [0] La Sombra no asigna ningún dado a la Búsqueda.
    [one] La Sombra asigna 1 dado a la Búsqueda.
   *[other] La Sombra asigna { $dice } dados a la Búsqueda.
}
war-event-action-roll = { $side-id ->
    [free] Los Pueblos Libres sacan
   *[shadow] La Sombra saca
} { $faces }.
war-event-action-roll-none = { $side-id ->
    [free] Los Pueblos Libres no tiran ningún dado
   *[shadow] La Sombra no tira ningún dado
}.
war-event-passed = { $you ->
    [yes] Pasas ({ $side }).
   *[no] { $seat } pasa ({ $side }).
}
war-event-ring-used = { $side-id ->
    [free] Los Pueblos Libres usan un Anillo Élfico
   *[shadow] La Sombra usa un Anillo Élfico
}: { $from } → { $to }.
war-event-die-turned = { $side-id ->
    [free] Un dado de los Pueblos Libres cambia
   *[shadow] Un dado de la Sombra cambia
}: { $from } → { $to }.
war-event-dice-lost = { $dice ->
    [0] { $side-id ->
        [free] Los Pueblos Libres no pierden
       *[shadow] La Sombra no pierde
    } ningún dado de { $face }.
    [one] { $side-id ->
        [free] Los Pueblos Libres pierden
       *[shadow] La Sombra pierde
    } 1 dado de { $face }.
   *[other] { $side-id ->
        [free] Los Pueblos Libres pierden
       *[shadow] La Sombra pierde
    } { $dice } dados de { $face }.
}
war-event-tempted = El Anillo tienta a un Compañero: { $who }.
war-event-die-taken = { $side-id ->
    [free] Los Pueblos Libres usan
   *[shadow] La Sombra usa
} un dado de { $face }.
war-event-acts = { $side }: { $act }.
war-event-played = { $side-id ->
    [free] Los Pueblos Libres juegan
   *[shadow] La Sombra juega
} «{ $card }».
war-event-lifted = «{ $card }» deja la mesa.
war-event-activated = Nación activa: { $nation }.
war-event-advanced = { $nation }: un paso adelante en el Marcador Político, { $steps ->
    [one] a 1 paso de En Guerra.
   *[other] a { $steps } pasos de En Guerra.
}
war-event-at-war = En Guerra: { $nation }.
war-event-went-back = { $nation }: un paso atrás en el Marcador Político, { $steps ->
    [one] a 1 paso de En Guerra.
   *[other] a { $steps } pasos de En Guerra.
}
war-event-marched = { $units ->
    [0] De { $from-the } { $to-to }: { $force }.
    [one] Ejército { $from-of } { $to-to }: { $force }.
   *[other] Ejército { $from-of } { $to-to }: { $force }.
}
war-event-captured = { $side-id ->
    [free] Los Pueblos Libres capturan
   *[shadow] La Sombra captura
} { $at-the }.
war-event-lost = Se pierde en { $at-the }: { war-a-figure }.
    .many = Se pierden en { $at-the }: { war-a-figure.many }.
war-event-reduced = Una unidad de Élite { $nation-of } pasa a ser Regular en { $at-the }.
war-event-promoted = Una unidad Regular { $nation-of } pasa a ser de Élite en { $at-the }.
war-event-trimmed = No cabe en { $at-the } y vuelve a los refuerzos { war-a-figure }.
    .many = No caben en { $at-the } y vuelven a los refuerzos { war-a-figure.many }.
war-event-recruited = Llega { $at-to } { war-a-figure }.
    .many = Llegan { $at-to } { war-a-figure.many }.
war-event-arrived = En { $at-the } entra en juego { $who-the }.
war-event-slain = Cae { $who-the }.
war-event-taken-alive = Capturado con vida: { $who } llegará al mapa después de la Búsqueda.
war-event-walked = Movimiento hacia { $to-the }: { $who }.
war-event-flew = { $figure-form ->
    [nazgul] Un Nazgûl
   *[person] { $figure }
} se mueve de { $from-the } { $to-to }.
war-event-separated = Separación de la Comunidad, hasta { $to-the }: { $who }.
war-event-guides = Guía de la Comunidad: { $who }.
war-event-declared = La Comunidad se declara en { $at-the }.
war-event-fellowship-moves = La Comunidad avanza: casilla { $progress } del Marcador de Comunidad.
war-event-fellowship-tries = La Comunidad intenta avanzar en el Marcador de Mordor.
war-event-revealed = ¡La Comunidad ha sido descubierta!
war-event-revealed-at = La Comunidad estaba en { $at-the }.
war-event-driven = La Comunidad se ve desviada { $at-to }.
war-event-hidden = La Comunidad vuelve a estar Oculta.
war-event-entered-mordor = La Comunidad entra en Mordor.
war-event-mordor-step = La Comunidad llega a la casilla { $step } del Marcador de Mordor.
war-event-corrupted = Los Portadores del Anillo reciben { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de Corrupción: { $corruption } en total.
war-event-healed = Los Portadores del Anillo se curan { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de Corrupción: quedan { $corruption }.
war-event-hunt-roll = Tirada de Búsqueda: { $faces }{ $boxed ->
    [0] {""}
    [one] , +1 a cada dado por el dado de los Pueblos Libres en la Casilla de Búsqueda
   *[other] , +{ $boxed } a cada dado por los dados de los Pueblos Libres en la Casilla de Búsqueda
}{ $card ->
    [0] {""}
   *[other] , +{ $card } a cada dado por una carta
}. { $successes ->
    [0] Ningún éxito
    [one] 1 éxito
   *[other] { $successes } éxitos
} (6 o más con lo que se suma; el 1 siempre falla).
war-event-hunt-again = Repetición de la Tirada de Búsqueda: { $missed ->
    [one] el dado fallado
   *[other] { $dice ->
        [one] 1 de los { $missed } dados fallados
       *[other] { $dice } de los { $missed } dados fallados
    }
}, uno por cada motivo: { $reasons }.
war-event-hunt-again-stronghold = un Baluarte de la Sombra
war-event-hunt-again-army = un Ejército de la Sombra
war-event-hunt-again-nazgul = algún Nazgûl
war-event-tile-drawn = Loseta de Búsqueda: { $tile }.
war-event-tile-added = En juego una Loseta Especial de Búsqueda: { $tile }.
war-event-tile-gone = Una Loseta de Búsqueda queda fuera del juego: { $tile }.
war-event-tile-die = El dado de la loseta muestra un { $face }.
war-event-hunt-damage-number = Daño de Búsqueda: { $damage }, el número de la loseta.
war-event-hunt-damage-successes = Daño de Búsqueda: { $damage }; el Ojo hace tanto como éxitos hubo.
war-event-hunt-damage-hunt-box = Daño de Búsqueda: { $damage }; en el Marcador de Mordor, el Ojo hace tanto como dados hay en la Casilla de Búsqueda.
war-event-hunt-damage-no-roll = Daño de Búsqueda: { $damage }; sin Tirada de Búsqueda, el Ojo no hace daño.
war-event-hunt-damage-die = Daño de Búsqueda: { $damage }, lo que muestra el dado.
war-event-hunt-softened = Daño de Búsqueda: −{ $by }; { $damage ->
    [0] no queda nada.
    [one] queda 1.
   *[other] quedan { $damage }.
}
war-event-guide-helps = Ayuda el Guía, { $who-the }.
war-event-attacked = { $side-id ->
    [free] Los Pueblos Libres atacan
   *[shadow] La Sombra ataca
} en { $at-the } desde { $from-the }: { $force }.
war-event-assaulted = { $side-id ->
    [free] Los Pueblos Libres atacan
   *[shadow] La Sombra ataca
} el Baluarte asediado { $at-of }: { $force }.
war-event-sortied = { $side-id ->
    [free] Los Pueblos Libres hacen
   *[shadow] La Sombra hace
} una Salida en { $at-the }: { $force }.
war-event-white-rider = Gandalf el Blanco «pierde» su Liderazgo, y el de los Nazgûl no cuenta.
war-event-round = Ronda de Combate { $round }.
war-event-combat-chosen = { $side-id ->
    [free] Los Pueblos Libres eligen
   *[shadow] La Sombra elige
} una Carta de Combate del { $deck }.
war-event-combat-none = { $side-id ->
    [free] Los Pueblos Libres no juegan
   *[shadow] La Sombra no juega
} Carta de Combate.
war-event-combat-card = Carta de Combate ({ $side }): «{ $combat }», de «{ $card }».
war-event-battle-roll = { $side }: { $faces }{ $bonus ->
    [-1] , −1 a cada dado
    [-2] , −2 a cada dado
    [0] {""}
   *[other] , +{ $bonus } a cada dado
}: { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
} { $need ->
    [6] (con 6, por las defensas del enemigo).
   *[other] (con { $need } o más).
}
war-event-strength = Fuerza de Combate ({ $side }): { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}{ $captains ->
    [0] {""}
    [one] , +1 por un Capitán del Oeste
   *[other] , +{ $captains } por Capitanes del Oeste
}; como mucho { $most }{ $fewer ->
    [0] {""}
   *[other] , y { $fewer } menos por una carta
}: { $dice ->
    [one] 1 dado.
   *[other] { $dice } dados.
}
war-event-combat-bonus = «{ $combat }» ({ $side }): { SIGNED($by) } a cada dado de la Tirada de Combate.
war-event-combat-again = «{ $combat }» ({ $side }): { SIGNED($by) } a cada dado de la Repetición de Tirada del Líder.
war-event-combat-most = «{ $combat }» ({ $side }): como mucho { $by ->
    [one] 1 dado
   *[other] { $by } dados
} en la Tirada de Combate.
war-event-combat-fewer = «{ $combat }» ({ $side }): { $by ->
    [one] 1 dado menos
   *[other] { $by } dados menos
} en la Tirada de Combate, pero siempre uno.
war-event-combat-leadership = «{ $combat }» ({ $side }): { SIGNED($by) } al Liderazgo.
war-event-combat-no-reroll = «{ $combat }» ({ $side }): no hay Repetición de Tirada del Líder.
war-event-combat-hits = «{ $combat }» ({ $side }): { $by ->
    [-1] 1 impacto menos.
    [-2] 2 impactos menos.
    [-3] 3 impactos menos.
    [one] 1 impacto más.
   *[other] { $by } impactos más.
}
war-event-combat-cancelled = «{ $combat }» cancela la Carta de Combate del otro bando ({ $side }).
war-event-reroll = Repetición de Tirada del Líder ({ $side }): Liderazgo { $leadership }, { $missed ->
    [one] 1 dado fallado
   *[other] { $missed } dados fallados
}: { $dice ->
    [one] se repite 1.
   *[other] se repiten { $dice }.
}
war-event-reroll-barred = Repetición de Tirada del Líder ({ $side }): una carta la impide.
war-event-round-hits = Impactos de la ronda: { $free } de los Pueblos Libres y { $shadow } de la Sombra.
war-event-card-roll = «{ $card }»: { $faces }{ $need ->
    [1] .
   *[other] ; con { $need } o más, { $hits ->
        [0] ningún éxito.
        [one] 1 éxito.
       *[other] { $hits } éxitos.
    }
}
war-event-withdrew = { $side-id ->
    [free] Los Pueblos Libres se retiran
   *[shadow] La Sombra se retira
} a un Asedio en { $at-the }.
war-event-retreated = { $side-id ->
    [free] Los Pueblos Libres se retiran
   *[shadow] La Sombra se retira
} { $from-of } { $to-to }.
war-event-battle-ceased = Cesa el ataque.
war-event-battle-retreated = La batalla termina con la retirada del defensor.
war-event-battle-withdrew = La batalla termina: empieza el asedio.
war-event-battle-destroyed = La batalla termina: un Ejército ha sido destruido.
war-event-advanced-into = El atacante avanza { $to-to }: { $force }.

# Cómo termina.
war-end-corrupted = La Corrupción de los Portadores del Anillo ha llegado a 12: Sauron recupera el Anillo y gana la Sombra.
war-end-destroyed = El Anillo ha sido destruido en la Grieta del Destino: ganan los Pueblos Libres.
war-end-conquered = La Sombra ha conquistado la Tierra Media: controla Asentamientos por valor de 10 Puntos de Victoria o más.
war-end-banished = Sauron ha sido desterrado: los Pueblos Libres controlan Asentamientos de la Sombra por valor de 4 Puntos de Victoria o más.

# Qué cuesta o qué queda, en el botón de la respuesta.
war-odds-ring = Corrupción: de { $from } a { $to }, de { $most }
war-odds-mordor = { $steps ->
    [0] a las puertas de Mordor
    [one] a 1 región de Mordor
   *[other] a { $steps } regiones de Mordor
}

# Clases de respuestas que están en el tablero, como botones.
war-answers-die = Usar un dado
war-answers-ring = Anillo Élfico
    .next = Elige qué dado cambia, y a qué cara.
war-answers-card = Elegir una carta
    .next = Elige la carta en tu mano.
war-answers-lift = Retirar una carta de la mesa
war-answers-from = Elegir un Ejército
    .next = Elige en el mapa qué Ejército.
war-answers-to = Elegir una región
    .next = Elige en el mapa la región.
war-answers-figure = Elegir una figura
war-answers-lose = Elegir una baja
war-answers-nation = Elegir una Nación
    .next = Elige la Nación en el Marcador Político.
war-answers-recruit = Reclutar refuerzos
    .next = Elige en el mapa dónde llegan.
war-answers-draw = Robar una carta
war-answers-skip = Saltar la acción
    .next = ¿Perder este dado sin hacer nada?
war-intent-march = Mover un Ejército
    .next = Elige en el mapa qué Ejército se mueve.
war-intent-attack = Atacar
    .next = Elige en el mapa qué Ejército ataca.
war-intent-companions = Mover Compañeros
    .next = Elige en el mapa de dónde salen.
war-intent-minions = Mover Nazgûl y Servidores
    .next = Elige en el mapa de dónde salen.
war-intent-recruit = Reclutar refuerzos
    .next = Elige en el mapa dónde llegan.
war-intent-fellowship = Avanzar la Comunidad
    .next = Elige la casilla en el Marcador de Comunidad.
# Lo que se pregunta cuando se ha pulsado un Ejército: qué está iluminado.
war-word-where = ¿Adónde va este Ejército? En rojo está lo que puede atacar.
