# SATM: lo que se pregunta, se elige, pasa y no se puede.

wizards-name = El Señor de los Anillos: SATM
wizards-about = Dos Magos reúnen personajes, objetos, facciones y aliados, y cada uno llena de peligros los caminos del oponente.
wizards-box = Cartas: español, inglés

# Las opciones de una mesa
wizards-option-rules = Nivel
    .help = Las Reglas Estándar añaden la baraja complementaria, el mapa de regiones e influir en el oponente.
wizards-option-rules-standard = Reglas Estándar
wizards-option-rules-basic = Reglas Básicas
wizards-option-length = Duración
    .help = Cuántas veces se agota un mazo antes del Concilio.
wizards-option-length-two = Dos barajas (torneo)
wizards-option-length-three = Tres barajas
wizards-option-length-four = Cuatro barajas
wizards-option-rulings = Decisiones posteriores
    .help = Donde el libro y las decisiones oficiales posteriores difieren.
wizards-option-rulings-book = Como el libro
wizards-option-rulings-official = Las decisiones oficiales
wizards-option-deck-1 = Mazo del primero
    .help = Con qué mazo juega el primer asiento.
wizards-option-deck-1-gandalf = Mazo de iniciación de Gandalf
wizards-option-deck-1-saruman = Mazo de iniciación de Saruman
wizards-option-deck-2 = Mazo del segundo
    .help = Con qué mazo juega el segundo asiento.
wizards-option-deck-2-gandalf = Mazo de iniciación de Gandalf
wizards-option-deck-2-saruman = Mazo de iniciación de Saruman
wizards-option-minor-from-discard = Objeto menor adicional
    .help = De dónde puede salir el objeto menor que se toma tras un recurso.
wizards-option-minor-from-discard-no = De la mano
wizards-option-minor-from-discard-yes = También de los descartes o la complementaria
wizards-option-seen-sites-guarded = Lugares recién visitados
    .help = Qué pasa en un lugar que está en los descartes del oponente.
wizards-option-seen-sites-guarded-no = Como en cualquier otro
wizards-option-seen-sites-guarded-yes = Sus ataques automáticos son más fuertes
wizards-option-half-creatures = Agentes en el mazo
    .help = ¿Cuentan los agentes como media criatura entre las doce?
wizards-option-half-creatures-table = Según «Decisiones posteriores»
wizards-option-half-creatures-book = Según el reglamento
wizards-option-half-creatures-official = La decisión oficial
wizards-option-starting-items = Objetos menores iniciales
    .help = Según la decisión oficial, ninguno es único.
wizards-option-starting-items-table = Según «Decisiones posteriores»
wizards-option-starting-items-book = Según el reglamento
wizards-option-starting-items-official = La decisión oficial
wizards-option-company-at-wizard = Compañías nuevas junto al Mago
    .help = Según la decisión oficial, un personaje puede formar compañía propia donde esté tu Mago.
wizards-option-company-at-wizard-table = Según «Decisiones posteriores»
wizards-option-company-at-wizard-book = Según el reglamento
wizards-option-company-at-wizard-official = La decisión oficial
wizards-option-company-size = Hobbits en la compañía
    .help = Según la decisión oficial, dos cuentan como uno para el límite de siete.
wizards-option-company-size-table = Según «Decisiones posteriores»
wizards-option-company-size-book = Según el reglamento
wizards-option-company-size-official = La decisión oficial
wizards-option-haven-split = Dividirse en un Refugio
    .help = Según la decisión oficial, de las compañías que se dividen en él todas menos una deben moverse.
wizards-option-haven-split-table = Según «Decisiones posteriores»
wizards-option-haven-split-book = Según el reglamento
wizards-option-haven-split-official = La decisión oficial
wizards-option-influence-overrun = Exceder la Influencia general
    .help = Según la decisión oficial, se puede exceder hasta que acabe la fase de organización.
wizards-option-influence-overrun-table = Según «Decisiones posteriores»
wizards-option-influence-overrun-book = Según el reglamento
wizards-option-influence-overrun-official = La decisión oficial
wizards-option-free-transfer = Transferir objetos
    .help = Según la decisión oficial, siempre hay un chequeo de corrupción, aunque el objeto no dé puntos de corrupción.
wizards-option-free-transfer-table = Según «Decisiones posteriores»
wizards-option-free-transfer-book = Según el reglamento
wizards-option-free-transfer-official = La decisión oficial
wizards-option-wizard-corruption = Un Mago que falla por poco
    .help = Según la decisión oficial, un Mago que falla un chequeo de corrupción siempre es eliminado; según el reglamento puede ser descartado, con el mismo coste.
wizards-option-wizard-corruption-table = Según «Decisiones posteriores»
wizards-option-wizard-corruption-book = Según el reglamento
wizards-option-wizard-corruption-official = La decisión oficial
wizards-option-basic-support = Apoyar un chequeo
    .help = Según la decisión oficial, se apoyan los chequeos de corrupción también con las Reglas Básicas.
wizards-option-basic-support-table = Según «Decisiones posteriores»
wizards-option-basic-support-book = Según el reglamento
wizards-option-basic-support-official = La decisión oficial
wizards-option-haven-basic-move = Dos compañías a un mismo Refugio
    .help = Según la decisión oficial, ambas pueden usar el movimiento básico.
wizards-option-haven-basic-move-table = Según «Decisiones posteriores»
wizards-option-haven-basic-move-book = Según el reglamento
wizards-option-haven-basic-move-official = La decisión oficial
wizards-option-haven-merging = Compañías que coinciden en un Refugio
    .help = Según la decisión oficial, siguen separadas.
wizards-option-haven-merging-table = Según «Decisiones posteriores»
wizards-option-haven-merging-book = Según el reglamento
wizards-option-haven-merging-official = La decisión oficial
wizards-option-region-key-staying = Criaturas de regiones concretas
    .help = Según la decisión oficial, solo atacan a compañías que se mueven por la región.
wizards-option-region-key-staying-table = Según «Decisiones posteriores»
wizards-option-region-key-staying-book = Según el reglamento
wizards-option-region-key-staying-official = La decisión oficial
wizards-option-strikes-left = Golpes contra un eliminado
    .help = Según la decisión oficial, los que quedan tienen éxito; en el reglamento se cancelan.
wizards-option-strikes-left-table = Según «Decisiones posteriores»
wizards-option-strikes-left-book = Según el reglamento
wizards-option-strikes-left-official = La decisión oficial
wizards-option-home-site-attack = En el lugar natal
    .help = Según la decisión oficial, un personaje se gira para cancelar un ataque automático en su lugar natal.
wizards-option-home-site-attack-table = Según «Decisiones posteriores»
wizards-option-home-site-attack-book = Según el reglamento
wizards-option-home-site-attack-official = La decisión oficial
wizards-option-wizard-immunity = Lo que controla un Mago
    .help = Según la decisión oficial, el oponente no puede influir en ello.
wizards-option-wizard-immunity-table = Según «Decisiones posteriores»
wizards-option-wizard-immunity-book = Según el reglamento
wizards-option-wizard-immunity-official = La decisión oficial
wizards-option-calling-lost-wizard = Convocar sin Mago
    .help = Según la decisión oficial, los cinco puntos perdidos cuentan también al convocar; según el reglamento, solo en el Concilio.
wizards-option-calling-lost-wizard-table = Según «Decisiones posteriores»
wizards-option-calling-lost-wizard-book = Según el reglamento
wizards-option-calling-lost-wizard-official = La decisión oficial
wizards-option-council-elimination = Corrupción en el Concilio
    .help = Según la decisión oficial, quien falla por dos o más es eliminado.
wizards-option-council-elimination-table = Según «Decisiones posteriores»
wizards-option-council-elimination-book = Según el reglamento
wizards-option-council-elimination-official = La decisión oficial
wizards-option-council-reveals = Cartas reveladas en el Concilio
    .help = Según la decisión oficial, solo aquellas por las que el oponente tiene algún punto.
wizards-option-council-reveals-table = Según «Decisiones posteriores»
wizards-option-council-reveals-book = Según el reglamento
wizards-option-council-reveals-official = La decisión oficial
wizards-option-lost-wizard = Perder al Mago, Reglas Básicas
    .help = Quien pierde a su Mago pierde la partida.
wizards-option-lost-wizard-points = Cuesta puntos
wizards-option-lost-wizard-defeat = Se pierde la partida
wizards-option-items-left-behind = Lo que deja un corrompido
    .help = Si los demás de la compañía pueden quedarse con un objeto cada uno.
wizards-option-items-left-behind-book = Se descarta todo
wizards-option-items-left-behind-note = Un objeto cada uno
wizards-option-wizard-at-start = El Mago al empezar
    .help = Si puede estar en la compañía inicial, con Mente 12.
wizards-option-wizard-at-start-no = No
wizards-option-wizard-at-start-yes = Sí
wizards-option-weakest-link = Empate en el Concilio
    .help = Si se rompe con chequeos de corrupción cada vez más duros.
wizards-option-weakest-link-no = Es un empate
wizards-option-weakest-link-yes = El vínculo más débil
wizards-option-own-influence-helps = Influencia directa libre
    .help = Si la del propio personaje puede valer en lugar de la general.
wizards-option-own-influence-helps-no = No
wizards-option-own-influence-helps-yes = Sí
wizards-option-deck-1-own = El propio
wizards-option-deck-2-own = El propio

# Mazos que traen los jugadores
wizards-brings-deck = Tu mazo
    .help = Una lista de cartas: de GCCG, NetMECCG, meccg-online o un foro, o un número y un nombre por línea, en español o en inglés. Apartados: Reserva, Mazo, Complementaria, Lugares.
wizards-deck-start-unique = Cambia { $card }: los objetos iniciales no pueden ser únicos.
wizards-list-name = { $name }
wizards-list-unknown = Ninguna carta se llama «{ $name }».
wizards-list-nearly = Ninguna carta se llama «{ $name }»; ¿quizá { $nearest }?
wizards-list-ambiguous = «{ $name }» puede ser varias: { $of }.
wizards-list-too-many = { $count ->
    [one] Sobra 1 copia de esta carta.
   *[other] { $count } copias de una carta son demasiadas.
}
wizards-list-misplaced = { $name } no va en este apartado.
wizards-list-too-long = Desde aquí no se lee nada: ningún mazo es tan largo.
wizards-list-unread = Hay más líneas que no se entienden: corrige primero las de arriba.
wizards-list-not-yet = { $name } aún no se juega aquí.
wizards-list-minion = { $name } es para jugadores de lacayos.
wizards-list-fallen = { $name } es para jugadores de magos caídos.
wizards-list-deck-minion = Este mazo es para un jugador de lacayos. Aquí todos juegan con un Mago y sus héroes, y llevan contra los demás adversidades de cualquier edición: un mazo así es bienvenido.
wizards-list-deck-fallen = Este mazo es para un jugador de magos caídos. Aquí todos juegan con un Mago y sus héroes, y llevan contra los demás adversidades de cualquier edición: un mazo así es bienvenido.

# Qué se pregunta ($seats: a quién)
wizards-ask-draft = { $you ->
    [yes] Compañía inicial: elige en secreto un personaje, o no reveles a nadie más.
   *[no] { $seats } elige en secreto un personaje para su compañía inicial.
}
wizards-ask-start-items = { $you ->
    [yes] ¿Quién lleva tus objetos menores iniciales?
   *[no] { $seats } decide quién lleva sus objetos iniciales.
}
wizards-ask-start-followers = { $you ->
    [yes] ¿Quién es seguidor de quién desde el principio?
   *[no] { $seats } decide quién es seguidor de quién.
}
wizards-ask-leftovers = { $you ->
    [yes] ¿Qué personajes que no han salido van a tu mazo de juego?
   *[no] { $seats } decide qué personajes van a su mazo de juego.
}
wizards-ask-sideboard = { $you ->
    [yes] ¿Usas tu baraja complementaria?
   *[no] { $seats } decide si usa su baraja complementaria.
}
wizards-ask-side-pick = { $you ->
    [yes] Elige cartas de tu baraja complementaria.
   *[no] { $seats } elige cartas de su baraja complementaria.
}
wizards-ask-organize = { $you ->
    [yes] Organiza tus compañías y declara adónde van.
   *[no] { $seats } organiza sus compañías.
}
wizards-ask-appear = { $asked }
wizards-ask-control = { $asked }
wizards-ask-organization-end = { $you ->
    [yes] ¿Juegas algo al final de la organización?
   *[no] { $seats } puede jugar algo al final de la organización.
}
wizards-ask-overrun = { $you ->
    [yes] Tu influencia no alcanza: ¿a quién descartas?
   *[no] { $seats } descarta a quien su influencia no alcanza.
}
wizards-ask-long-events = { $you ->
    [yes] ¿Juegas sucesos duraderos?
   *[no] { $seats } puede jugar sucesos duraderos.
}
wizards-ask-next-move = { $you ->
    [yes] Movimiento: ¿con qué compañía sigues?
   *[no] { $seats } elige la siguiente compañía.
}
wizards-ask-route = { $asked }
wizards-ask-draw = { $asked }
wizards-ask-priority = { $asked }
wizards-ask-respond = { $asked }
wizards-ask-add = { $asked }
wizards-ask-aim = { $asked }
wizards-ask-movement-end = { $asked }
wizards-ask-head-again = { $asked }
wizards-ask-assign = { $asked }
wizards-ask-assign-rest = { $asked }
wizards-ask-strike-order = { $asked }
wizards-ask-excess = { $asked }
wizards-ask-stay-untapped = { $asked }
wizards-ask-support = { $asked }
wizards-ask-strike-cards = { $asked }
wizards-ask-heirs = { $asked }
wizards-ask-lose = { $asked }
wizards-ask-before-check = { $asked }
wizards-ask-before-influence = { $asked }
wizards-ask-pick-ring = { $you ->
    [yes] ¿Qué anillo de oro se examina?
   *[no] { $seats } elige un anillo de oro.
}
wizards-ask-play-ring = { $asked }
wizards-ask-reset = { $you ->
    [yes] { $count ->
            [one] Tienes una carta de más: ¿cuál descartas?
           *[other] Tienes { $count } cartas de más: ¿cuál descartas?
        }
   *[no] { $seats } descarta hasta el tamaño de su mano.
}
wizards-ask-hunt-down = { $you ->
    [yes] ¿Qué criatura caza Alatar?
   *[no] { $seats } decide qué criatura caza Alatar.
}
wizards-pass-hunt-down = Ninguna
wizards-ask-lay-open = { $you ->
    [yes] ¿Qué adversidad muestras?
   *[no] { $seats } decide qué adversidades muestra.
}
wizards-pass-lay-open = Ninguna más
wizards-ask-outbid = { $you ->
    [yes] ¿Qué carta ambiental descartas por el equilibrio?
   *[no] { $seats } decide si descarta una carta ambiental.
}
wizards-pass-outbid = Ninguna
wizards-ask-rally = { $you ->
    [yes] ¿Qué facción descartas?
   *[no] { $seats } decide qué facción descarta.
}
wizards-pass-rally = Ninguna más
wizards-ask-refresh = { $you ->
    [yes] ¿Quién se endereza?
   *[no] { $seats } decide quién se endereza.
}
wizards-pass-refresh = Nadie más
wizards-ask-send-for = { $you ->
    [yes] ¿A qué facción se pide ayuda?
   *[no] { $seats } decide a qué facción pide ayuda.
}
wizards-pass-send-for = A ninguna
wizards-ask-sift = { $you ->
    [yes] ¿Qué carta va a cada parte?
   *[no] { $seats } ordena cartas de un mazo.
}
wizards-pass-sift = Las demás van encima
wizards-ask-take-on = { $you ->
    [yes] ¿El golpe contra quién afronta también el guerrero?
   *[no] { $seats } decide qué golpes afronta el guerrero.
}
wizards-pass-take-on = Ninguno más
wizards-way-excess-strike = Un golpe sobrante
wizards-way-excess-strike-effect = El guerrero se enfrenta a un golpe no asignado a nadie.
wizards-need-forfeit = la carta que pide, con la compañía
wizards-ask-bind = { $you ->
    [yes] ¿Se pone la criatura con una cuerda?
   *[no] { $seats } decide si pone la criatura con una cuerda.
}
wizards-pass-bind = No
wizards-ask-hear-of = { $you ->
    [yes] ¿Qué anillo se pone con la carta?
   *[no] { $seats } decide qué anillo se pone con la carta.
}
wizards-pass-hear-of = Ninguno
