# Las Dos Torres: todo lo que la partida dice. Los términos son los del reglamento.
# $seat, $with-seat, $winners: nombres de jugadores. $character, $with: personajes.
# $you: «yes» cuando quien lee es $seat (donde hay dos jugadores no se usa: no se sabría cuál de los dos).
# «.said» es la forma de un término dentro de una frase.

tricks-name = Las Dos Torres
tricks-about = Bazas en cooperativo, en dieciocho Capítulos: cada Personaje tiene su objetivo, y la ronda solo se gana si lo cumplen todos.
tricks-box = Caja: español, inglés
tricks-campaign-what = Esta caja sigue a la primera, que llega hasta el Capítulo 18: por eso se empieza por el 19. Las lecciones no cuentan aquí.
# Por lo que se salta en una repetición.
tricks-part = Baza

# Los palos.
tricks-suit-hills = Colinas
    .card = Colina
tricks-suit-mountains = Montañas
    .card = Montaña
tricks-suit-forests = Bosques
    .card = Bosque
tricks-suit-shadows = Sombras
    .card = Sombra
tricks-suit-rings = Anillos
    .card = Anillos

# Los personajes, con su sobrenombre.
tricks-character-none = sin Personaje
tricks-character-aragorn_hunter = Aragorn (Cazador)
tricks-character-boromir = Boromir
tricks-character-legolas_hunter = Legolas (Cazador)
tricks-character-gimli_hunter = Gimli (Cazador)
tricks-character-eomer = Éomer
tricks-character-grishnakh = Grishnákh
tricks-character-ugluk = Uglúk
tricks-character-merry = Merry
tricks-character-pippin = Pippin
tricks-character-treebeard = Bárbol
tricks-character-quickbeam = Ramaviva
tricks-character-beechbone = Hayala
tricks-character-saruman = Saruman
tricks-character-old_man_one = Anciano de blanco (I)
tricks-character-old_man_two = Anciano de blanco (II)
tricks-character-saruman_unmasked = Saruman (Descubierto)
tricks-character-gandalf_white = Gandalf el Blanco
tricks-character-theoden = Théoden
tricks-character-eowyn = Éowyn
tricks-character-hama = Háma
tricks-character-erkenbrand = Erkenbrand
tricks-character-gamling = Gamelin el viejo
tricks-character-aragorn_leader = Aragorn (Líder de hombres)
tricks-character-legolas_competitor = Legolas (Competidor)
tricks-character-gimli_competitor = Gimli (Competidor)
tricks-character-shadowfax = Sombragrís
tricks-character-frodo = Frodo
tricks-character-sam = Sam
tricks-character-gollum_stinker = Gollum (Bribón)
tricks-character-smeagol_slinker = Sméagol (Adulón)
tricks-character-smeagol_sworn = Sméagol (Juramentado)
tricks-character-gollum_wicked = Gollum (Malvado)
tricks-character-smeagol_wretched = Sméagol (Desgraciado)
tricks-character-gollum_servant = Gollum (Siervo del Tesoro)
tricks-character-gollum_friend = Gollum (Amigo de Ella-Laraña)
tricks-character-shelob = Ella-Laraña
tricks-character-faramir = Faramir
tricks-character-sam_bearer = Sam (Portador del Anillo)
tricks-character-frodo_stung = Frodo (Aguijoneado)
tricks-character-gorbag = Gorbag
tricks-character-shagrat = Shagrat
tricks-character-bilbo_queer = Bilbo (Peculiar)
tricks-character-gandalf_grey = Gandalf (Mago Gris)
tricks-character-gildor = Gildor Inglorion
tricks-character-fatty_bolger = Gordo Bolger
tricks-character-tom_bombadil = Tom Bombadil
tricks-character-goldberry = Baya de Oro
tricks-character-butterbur = Cebadilla
tricks-character-glorfindel = Glorfindel
tricks-character-bill = Bill el Póney
tricks-character-gloin = Glóin
tricks-character-arwen = Arwen
tricks-character-boromir_captain = Boromir (Capitán de Gondor)
tricks-character-gwaihir = Gwaihir
tricks-character-shadowfax_lord = Sombragrís (Señor de los Caballos)
tricks-character-radagast = Radagast
tricks-character-gandalf_fire = Gandalf (Servidor del Fuego Secreto)
tricks-character-galadriel = Galadriel
tricks-character-celeborn = Celeborn

# Quien sea de una persona que tiene varias cartas.
tricks-person-aragorn = Aragorn
tricks-person-legolas = Legolas
tricks-person-gimli = Gimli
tricks-person-gandalf = Gandalf
tricks-person-frodo = Frodo
tricks-person-sam = Sam
tricks-person-gollum = Gollum
tricks-person-smeagol = Sméagol

tricks-step-first = Primer escalón
tricks-step-last = Último escalón

# Los capítulos.
tricks-chapter-0 = El Camino sigue y sigue…
tricks-chapter-19 = La partida de Boromir
tricks-chapter-20 = Los jinetes de Rohan
tricks-chapter-21 = Los Uruk-hai
tricks-chapter-22 = Fangorn
tricks-chapter-23 = El Caballero Blanco
tricks-chapter-24 = El rey del castillo de oro
tricks-chapter-25 = El Abismo de Helm
tricks-chapter-26 = La inundación de Isengard
tricks-chapter-27 = La voz de Saruman
tricks-chapter-28 = El palantír
tricks-chapter-29 = Sméagol domado
tricks-chapter-30 = A través de las ciénagas
tricks-chapter-31 = La Puerta Negra
tricks-chapter-32 = Una ventana al oeste
tricks-chapter-33 = Las escaleras de Cirith Ungol
tricks-chapter-34 = El antro de Ella-Laraña
tricks-chapter-35 = Ella-Laraña
tricks-chapter-36 = Las decisiones de maese Samsagaz

# Las cartas de Evento.
tricks-event-wormtongues_counsel = Consejo de Lengua de Serpiente
tricks-event-helms_deep = El Abismo de Helm
tricks-event-sound_the_horn = Suena el cuerno
tricks-event-palantir = El palantír
tricks-event-shadow_of_barad_dur = La Sombra de Barad-dûr
tricks-event-tower = La Torre Blanca, lejos
tricks-event-dead_marshes = Las Ciénagas de los Muertos
tricks-event-black_gate = La Puerta Negra
tricks-event-winged_wraiths = Espectros con Alas
tricks-event-host_of_sauron = Huestes de Sauron
tricks-event-henneth_annun = Henneth Annûn
tricks-event-the_stair = La escalera
tricks-event-the_stair_both = La escalera, de abajo arriba
tricks-event-at_once = A un mismo tiempo
tricks-event-light_of_earendil = La Luz de Eärendil
tricks-event-samwise_choice = La elección de Samsagaz
tricks-event-unknown = Un Evento de otra caja

# Qué se espera, y de quién.
tricks-prompt-group = Entre todos: elegid qué grupo juega esta ronda.
tricks-prompt-take = { $you ->
    [yes] { $pyramid ->
        [1] Elige el Personaje de la pirámide.
       *[other] { $hands ->
            [1] Elige tu Personaje.
           *[other] Elige un Personaje para la mano { $chair }.
        }
    }
   *[no] { $pyramid ->
        [1] { $seat } elige el Personaje de la pirámide.
       *[other] { $hands ->
            [1] { $seat } elige su Personaje.
           *[other] { $seat } elige un Personaje para la mano { $chair }.
        }
    }
}
tricks-prompt-partner = { $you ->
    [yes] ¿Con quién intercambia { $character }?
   *[no] { $seat } elige con quién intercambia { $character }.
}
tricks-prompt-partner-or-skip = { $you ->
    [yes] ¿Con quién intercambia { $character }? O ninguno.
   *[no] { $seat } elige si { $character } intercambia, y con quién.
}
tricks-prompt-give = { $you ->
    [yes] Elige la carta que { $character } pasa a { $with }. Recibirá otra a cambio.
   *[no] { $seat } elige la carta que { $character } pasa a { $with }.
}
tricks-prompt-give-away = { $you ->
    [yes] Elige la carta que { $character } da a { $with }.
   *[no] { $seat } elige la carta que { $character } da a { $with }.
}
tricks-prompt-return = { $you ->
    [yes] Elige la carta que { $character } devuelve a { $with }: vale cualquiera, también la que ha llegado.
   *[no] { $seat } elige la carta que { $character } devuelve a { $with }.
}
tricks-prompt-give-lost = { $you ->
    [yes] ¿Qué carta cambia { $character } por la carta perdida? O ninguna.
   *[no] { $seat } decide si { $character } cambia una carta por la carta perdida.
}
tricks-prompt-tuck = { $you ->
    [yes] Elige la carta que { $character } solapa: queda bocabajo bajo su Personaje, fuera de la mano, y puede volver antes de cualquier baza.
   *[no] { $seat } elige la carta que { $character } solapa.
}
tricks-prompt-place = { $you ->
    [yes] Elige la carta que { $character } pone debajo de la ficha de Torre Blanca.
   *[no] { $seat } elige la carta que { $character } pone debajo de la ficha de Torre Blanca.
}
tricks-prompt-discard = { $you ->
    [yes] Elige la carta que { $character } descarta.
   *[no] { $seat } elige la carta que { $character } descarta.
}
tricks-prompt-reveal = { $you ->
    [yes] Elige la carta que { $character } pone bocarriba.
   *[no] { $seat } elige la carta que { $character } pone bocarriba.
}
tricks-prompt-keep = { $you ->
    [yes] Elige cuál de las cartas robadas conserva { $character }.
   *[no] { $seat } elige cuál de las cartas robadas conserva { $character }.
}
tricks-prompt-burden = { $you ->
    [yes] Elige la ficha de Carga de { $character }.
   *[no] { $seat } elige la ficha de Carga de { $character }.
}
tricks-prompt-step = { $you ->
    [yes] Elige la carta de escalón de { $character }.
   *[no] { $seat } elige la carta de escalón de { $character }.
}
tricks-prompt-step-or-skip = { $you ->
    [yes] ¿Toma { $character } una carta de escalón, o la deja para otro?
   *[no] { $seat } decide si { $character } toma una carta de escalón.
}
tricks-prompt-pass-together = Elige la carta que { $character } pasa a { $with }: los dos pasáis a la vez.
tricks-prompt-together = { $character } y { $with } se pasan una carta a la vez.
tricks-prompt-untuck = { $you ->
    [yes] Antes de la baza: ¿vuelve a la mano la carta que { $character } solapó?
   *[no] { $seat } decide si { $character } recupera su carta solapada.
}
tricks-prompt-lead = { $you ->
    [yes] Eres el jugador de salida con { $character }: juega una carta.
   *[no] { $seat }, { $character }, es el jugador de salida de esta baza.
}
tricks-prompt-follow = { $you ->
    [yes] { $duty ->
        [0] Juega con { $character }. No tienes el palo de triunfo, { $suit }: elige otra carta.
        [1] Juega con { $character } y sigue el palo de triunfo: { $suit }.
       *[other] Juega con { $character }. Palo de triunfo: { $suit }.
    }
   *[no] { $seat } juega con { $character }. Palo de triunfo: { $suit }.
}
tricks-prompt-follow-any = { $you ->
    [yes] Juega con { $character }. Aún no hay palo de triunfo.
   *[no] { $seat } juega con { $character }. Aún no hay palo de triunfo.
}
tricks-prompt-next-chapter = ¡Capítulo completado! { $reason } Adelante, al siguiente.
tricks-prompt-next-round = La ronda ha terminado. { $reason } Adelante, a la siguiente.
tricks-prompt-retry = Capítulo perdido. { $reason } ¿Volvéis a intentarlo?
tricks-prompt-over-won = ¡Victoria! Lo habéis logrado entre todos.
tricks-prompt-over-lost = La partida se ha perdido. { $reason }

# Lo que se puede elegir, y lo que hace.
tricks-choice-group = Grupo { $group }: { $characters }
tricks-effect-group = Esta ronda se juega con esos Personajes.
tricks-choice-take = Elegir a { $character }
tricks-effect-take = Su objetivo será el tuyo en esta ronda.
tricks-choice-with = Intercambiar con { $character }
tricks-effect-with = Le pasas una carta bocabajo y te devuelve otra cualquiera.
tricks-choice-skip = No intercambiar
tricks-effect-skip = Conservas tus cartas, y sigue la preparación.
tricks-choice-skip-step = No tomar ninguna
tricks-effect-skip-step = Las cartas de escalón quedan para otros Personajes.
tricks-choice-pass = Pasar { $card }
tricks-effect-pass = Entregas { $card } bocabajo.
tricks-choice-tuck = Solapar { $card }
tricks-effect-tuck = Queda bocabajo bajo tu Personaje, fuera de la mano, hasta que quieras devolverla.
tricks-choice-untuck = Devolver la carta solapada
tricks-effect-untuck = Vuelve a tu mano antes de la próxima baza.
tricks-stop-untuck = Antes de cada baza, si recupero mi carta solapada
tricks-stop-untuck-while = Dejarla toda la ronda
tricks-choice-wait = Dejarla solapada
tricks-effect-wait = Sigue bajo tu Personaje; podrás devolverla tras otra baza.
tricks-choice-place = Bajo la ficha: { $card }
tricks-effect-place = Será la carta que juegues en la próxima baza.
tricks-choice-discard = Descartar { $card }
tricks-effect-discard = Sale de la ronda bocabajo: no la ganará nadie.
tricks-choice-reveal = Enseñar { $card }
tricks-effect-reveal = Queda bocarriba delante de ti, y sigue siendo de tu mano.
tricks-choice-keep = Conservar { $card }
tricks-effect-keep = Su valor fija tu objetivo de esta ronda; la otra no se usa.
tricks-choice-burden = Carga { $burden }
tricks-effect-burden = Los objetivos que dependen de la Carga pedirán { $burden }.
tricks-choice-step = Tomar «{ $step }»
tricks-effect-step-first = Nadie podrá completar su objetivo antes que tú.
tricks-effect-step-last = Nadie podrá completar su objetivo después que tú.
tricks-choice-play = Jugar { $card }
tricks-effect-play-led = Sales, y { $suit } es el palo de triunfo.
tricks-effect-play-follows = Sigues el palo: gana la baza si es la carta más alta.
tricks-effect-play-discards = No es del palo de triunfo: no puede ganar la baza.
tricks-effect-play-fixes = Es la primera carta con palo: fija el palo de triunfo, aunque no sales tú.
tricks-effect-play-tower = Gana la baza, salvo que caiga en ella la otra Torre o el 1 de Anillos declarado.
tricks-effect-play-tower-led = Sales con una Torre: gana la baza si nada la supera, y el palo lo fijará quien siga.
tricks-effect-play-orc = Una carta de Orcos nunca gana la baza.
tricks-effect-play-fatigue = Sales con una carta de Cansancio: no gana, y el palo lo fijará quien siga.
tricks-effect-play-forbidden = Por el Evento, salir con esta carta hace perder el Capítulo.
tricks-effect-play-after = Se juega después de decidir sobre la carta solapada.
tricks-effect-lay = La pones debajo de la ficha; en la baza juegas la carta que estaba allí.
tricks-effect-lay-fixes = La pones debajo de la ficha, y su palo es el de triunfo; en la baza juegas la carta que estaba allí.
tricks-choice-win = Ganar con { $card }
tricks-effect-win = El Anillo Único gana a cualquier otra carta, también a las Torres.
tricks-choice-light = Con la Luz: { $card }
tricks-effect-light = Gana a todo, también al Anillo y a las Torres. Solo se puede una vez.
tricks-choice-go = Siguiente ronda
tricks-effect-go = Se reparten las cartas de la ronda siguiente.
tricks-choice-go-chapter = Siguiente Capítulo
tricks-effect-go-chapter = Se prepara el Capítulo siguiente.
tricks-choice-again = Repetir el Capítulo
tricks-effect-again = Se reparte de nuevo, desde el principio del Capítulo.
tricks-choice-again-keep = Repetir y conservarlos
tricks-effect-again-keep = Se reparte de nuevo; los Personajes completados lo siguen estando.
tricks-choice-stop = Terminar la partida
tricks-effect-stop = La partida acaba en derrota.

# Por qué no.
tricks-no-not-asked = Ahora decide otro jugador.
tricks-no-not-now = Ahora no: responde antes a la pregunta abierta.
tricks-no-over = La partida ha terminado.
tricks-no-group = Ese grupo ya ha jugado.
tricks-no-not-in-chapter = Ese Personaje no está en esta ronda.
tricks-no-taken = { $character }: ya está elegido.
tricks-no-stars-first = Antes los que tienen estrella: ya nadie más puede elegir a { $who }.
tricks-no-partner = Solo puedes intercambiar con { $with }.
tricks-no-must-do = Hay que hacerlo: aquí no es voluntario.
tricks-no-not-in-hand = No está a la vista en esta mano: { $card }.
tricks-no-keeps = Este Personaje no puede desprenderse de esta carta: { $card }.
tricks-no-not-bottom = De la pirámide solo se pasan cartas de la fila inferior.
tricks-no-for-itself = A cambio tienes que dar otra carta, no { $card }.
tricks-no-nothing-lost = En esta ronda no hay carta perdida.
tricks-no-not-the-lost = Esta carta no puede quedar como carta perdida: { $card }.
tricks-no-tower-lost = Una Torre no puede convertirse en la carta perdida.
tricks-no-not-drawn = No es una de las cartas robadas.
tricks-no-burden = No hay ficha de Carga con ese número.
tricks-no-step-taken = Esa carta de escalón ya la tiene otro.
tricks-no-tucked-first = Antes: ¿devuelves a la mano la carta solapada?
tricks-no-must-follow = Hay que seguir el palo de triunfo ({ $suit }): { $cards }.
tricks-no-orc-led = No se puede salir con Orcos.
tricks-no-rings-closed = No se puede salir con Anillos hasta que alguien haya jugado uno.
tricks-no-not-highest = Hay que salir con la carta más alta de la mano: { $cards }.
tricks-no-fatigue-follows = Con una carta de Cansancio solo se puede salir, no seguir.
tricks-no-not-the-ring = Solo el 1 de Anillos puede declararse ganador.
tricks-no-light = Este Personaje no tiene la Luz de Eärendil.
tricks-no-light-spent = La Luz de Eärendil ya se ha usado.
tricks-no-nothing-to-keep = No hay Personajes completados que conservar.
tricks-no-already-shown = Esa carta ya está bocarriba.

# Lo que se señala y lo que se dice mientras hay cartas en las manos.
tricks-no-talk = Mientras hay cartas en las manos no se habla libremente: señala lo que todos ven o di una de las frases permitidas. La charla se abre al acabar la ronda.
tricks-point-objective = el objetivo de { $character }
tricks-point-card = { $card }
tricks-point-trick = la baza { $number }
tricks-point-event = el Evento «{ $event }»
tricks-say-mine-met = Mi objetivo ({ $character }) está cumplido.
tricks-say-mine-open = Mi objetivo ({ $character }) todavía se puede cumplir.
tricks-say-mine-failed = Mi objetivo ({ $character }) ya es imposible.
tricks-say-theirs-met = El objetivo de { $character } está cumplido.
tricks-say-theirs-open = El objetivo de { $character } todavía se puede cumplir.
tricks-say-theirs-failed = El objetivo de { $character } ya es imposible.
tricks-say-won = { $tricks ->
    [0] { $character } no ha ganado ninguna baza.
    [one] { $character } ha ganado 1 baza.
   *[other] { $character } ha ganado { $tricks } bazas.
}
tricks-say-left = { $tricks ->
    [one] Esta baza es la última.
   *[other] Quedan { $tricks } bazas, contando la de ahora.
}
tricks-say-follow = El palo de triunfo es { $suit }.
tricks-say-wins = Tal como está, la baza la gana { $character }.
tricks-say-tower-white = La ficha de Torre Blanca la tiene { $character }.
tricks-say-tower-black = La ficha de Torre Negra la tiene { $character }.
tricks-say-rings-open = Ya se puede salir con Anillos.
tricks-say-rings-closed = Todavía no se puede salir con Anillos.
tricks-say-turn = Le toca a { $character }.

# Lo que ha pasado.
tricks-event-round = Capítulo { $chapter }, ronda { $round }.
tricks-event-road = El Camino sigue y sigue: ronda { $round }. Personajes: { $roster }.
tricks-event-lost = Carta perdida: { $card }.
tricks-event-aside = Quedan aparte, bocarriba: { $cards }.
tricks-event-assigned = { $you ->
    [yes] Tienes { $card }: te toca { $character }.
   *[no] { $seat } tiene { $card }: le toca { $character }.
}
tricks-event-took = { $you ->
    [yes] Eliges a { $character }.
   *[no] { $seat } elige a { $character }.
}
tricks-event-exchange = { $character } intercambia con { $with }.
tricks-event-passed = { $character } pasa { $card } a { $with }.
tricks-event-skipped = { $you ->
    [yes] { $character } no lo hace.
   *[no] { $seat }, { $character }, no lo hace.
}
tricks-event-gained = { $you ->
    [yes] Tú, { $character }, recibes { $card }.
   *[no] { $seat }, { $character }, recibe { $card }.
}
tricks-event-discarded = { $you ->
    [yes] Tú, { $character }, descartas { $card }.
   *[no] { $seat }, { $character }, descarta { $card }.
}
tricks-event-lost-exchanged = { $you ->
    [yes] Tú, { $character }, dejas { $given } como carta perdida y tomas { $taken }.
   *[no] { $seat }, { $character }, deja { $given } como carta perdida y toma { $taken }.
}
tricks-event-tucked = { $you ->
    [yes] Tú, { $character }, solapas { $card }.
   *[no] { $seat }, { $character }, solapa { $card }.
}
tricks-event-returned = { $you ->
    [yes] Tú, { $character }, recuperas { $card }.
   *[no] { $seat }, { $character }, recupera { $card }.
}
tricks-event-placed = { $you ->
    [yes] Tú, { $character }, pones debajo de la ficha { $card }.
   *[no] { $seat }, { $character }, pone debajo de la ficha { $card }.
}
tricks-event-drew = { $you ->
    [yes] Tú, { $character }, robas { $cards }.
   *[no] { $seat }, { $character }, roba { $cards }.
}
tricks-event-kept = { $you ->
    [yes] Tú, { $character }, conservas { $card }.
   *[no] { $seat }, { $character }, conserva { $card }.
}
tricks-event-burden = { $you ->
    [yes] Tú, { $character }, eliges la Carga { $burden }.
   *[no] { $seat }, { $character }, elige la Carga { $burden }.
}
tricks-event-stepped = { $you ->
    [yes] Tú, { $character }, tomas la carta «{ $step }».
   *[no] { $seat }, { $character }, toma la carta «{ $step }».
}
tricks-event-revealed = { $you ->
    [yes] Tú, { $character }, pones bocarriba { $cards }.
   *[no] { $seat }, { $character }, pone bocarriba { $cards }.
}
tricks-event-begins = { $you ->
    [yes] Empiezan las bazas: tú, { $character }, eres el jugador de salida.
   *[no] Empiezan las bazas: { $seat }, { $character }, es el jugador de salida.
}
tricks-event-played = { $you ->
    [yes] Tú, { $character }, juegas { $card }.
   *[no] { $seat }, { $character }, juega { $card }.
}
tricks-event-played-ring = { $you ->
    [yes] Tú, { $character }, juegas { $card } para ganar la baza.
   *[no] { $seat }, { $character }, juega { $card } para ganar la baza.
}
tricks-event-played-light = { $you ->
    [yes] Tú, { $character }, juegas { $card } con la Luz de Eärendil.
   *[no] { $seat }, { $character }, juega { $card } con la Luz de Eärendil.
}
tricks-event-suit = Palo de triunfo: { $suit }.
tricks-event-rings-broken = Desde la próxima baza se puede salir con Anillos.
tricks-event-won = { $you ->
    [yes] Tú, { $character }, ganas la baza { $trick } con { $card }.
   *[no] { $seat }, { $character }, gana la baza { $trick } con { $card }.
}
tricks-event-no-winner = La baza { $trick } no la gana nadie: se aparta, y el mismo jugador vuelve a salir.
tricks-event-turned = En la pirámide se destapa: { $cards }.
tricks-event-unmasked = { $you ->
    [yes] Los Ancianos de blanco se descubren: ¡Gandalf el Blanco eres tú!
   *[no] Los Ancianos de blanco se descubren: ¡Gandalf el Blanco es { $seat }!
}
tricks-event-objective-met = { $character } ha cumplido su objetivo.
tricks-event-objective-failed = { $character } ya no puede cumplir su objetivo.
tricks-event-objective-turned = La carta de { $character } se da la vuelta: ahora vale su otro objetivo.
tricks-event-round-won = Ronda ganada. { $reason }
tricks-event-round-lost = Ronda perdida. { $reason }
tricks-event-chapter-won = ¡Capítulo { $chapter } completado!
tricks-event-again = Otra vez el Capítulo, desde el principio.
tricks-event-again-keep = Otra vez el Capítulo, con los Personajes ya completados.
tricks-event-over-won = ¡Victoria de todos!
tricks-event-over-lost = Fin de la partida. { $reason }

# Cómo acaba.
tricks-over-all-met = Todos los Personajes han cumplido su objetivo.
tricks-over-failed = No todos los Personajes han podido cumplir su objetivo: la ronda acaba en cuanto uno es imposible.
tricks-over-orc-led = Alguien tenía que salir y solo le quedaban Orcos.
tricks-over-fatigue = Alguien tenía que seguir y solo le quedaban cartas de Cansancio.
tricks-over-forbidden-lead = Alguien ha salido con una carta con la que, por el Evento, se pierde.
tricks-over-not-unmasked = Los Ancianos de blanco no llegaron a descubrirse.
tricks-over-rounds = Se acabaron las rondas y faltan Personajes por completar.
tricks-over-partly = Algún Personaje no ha cumplido su objetivo; en este Capítulo eso no hace perder.
tricks-over-stopped = El Capítulo se perdió y no se ha vuelto a intentar.

# Las opciones de una mesa.
tricks-option-chapter = Capítulo
    .help = El que se juega, o con el que empieza la campaña.
tricks-option-chapter-19 = 19. La partida de Boromir
tricks-option-chapter-20 = 20. Los jinetes de Rohan
tricks-option-chapter-21 = 21. Los Uruk-hai
tricks-option-chapter-22 = 22. Fangorn
tricks-option-chapter-23 = 23. El Caballero Blanco
tricks-option-chapter-24 = 24. El rey del castillo de oro
tricks-option-chapter-25 = 25. El Abismo de Helm
tricks-option-chapter-26 = 26. La inundación de Isengard
tricks-option-chapter-27 = 27. La voz de Saruman
tricks-option-chapter-28 = 28. El palantír
tricks-option-chapter-29 = 29. Sméagol domado
tricks-option-chapter-30 = 30. A través de las ciénagas
tricks-option-chapter-31 = 31. La Puerta Negra
tricks-option-chapter-32 = 32. Una ventana al oeste
tricks-option-chapter-33 = 33. Las escaleras de Cirith Ungol
tricks-option-chapter-34 = 34. El antro de Ella-Laraña
tricks-option-chapter-35 = 35. Ella-Laraña
tricks-option-chapter-36 = 36. Las decisiones de maese Samsagaz
tricks-option-play = Se juega
    .help = Un Capítulo suelto, una campaña hasta el 36, o el camino sin fin, con Personajes al azar.
tricks-option-play-chapter = Ese Capítulo
tricks-option-play-campaign = La campaña desde ese Capítulo
tricks-option-play-road = El Camino sigue y sigue…
tricks-option-play-road-fellowship = El Camino, con los de la Comunidad
tricks-option-retry = Al perder
    .help = Qué pasa cuando se pierde un Capítulo. En la campaña se vuelve a empezar siempre.
tricks-option-retry-long = Se repiten los Capítulos largos
    .help = Los largos son el 25 y el 32: se vuelve a empezar, con los Personajes completados o desde el principio. Perdido otro, la partida ha terminado.
tricks-option-retry-off = La partida acaba
    .help = Perdido un Capítulo, también uno largo (el 25 y el 32), no se vuelve a empezar.
tricks-option-retry-on = Se puede repetir
    .help = Perdido cualquier Capítulo, la mesa puede empezarlo de nuevo.

# Las cartas.
tricks-card-h1 = 1 de Colinas
    .said = el 1 de Colinas
tricks-card-h2 = 2 de Colinas
    .said = el 2 de Colinas
tricks-card-h3 = 3 de Colinas
    .said = el 3 de Colinas
tricks-card-h4 = 4 de Colinas
    .said = el 4 de Colinas
tricks-card-h5 = 5 de Colinas
    .said = el 5 de Colinas
tricks-card-h6 = 6 de Colinas
    .said = el 6 de Colinas
tricks-card-h7 = 7 de Colinas
    .said = el 7 de Colinas
tricks-card-h8 = 8 de Colinas
    .said = el 8 de Colinas
tricks-card-m1 = 1 de Montañas
    .said = el 1 de Montañas
tricks-card-m2 = 2 de Montañas
    .said = el 2 de Montañas
tricks-card-m3 = 3 de Montañas
    .said = el 3 de Montañas
tricks-card-m4 = 4 de Montañas
    .said = el 4 de Montañas
tricks-card-m5 = 5 de Montañas
    .said = el 5 de Montañas
tricks-card-m6 = 6 de Montañas
    .said = el 6 de Montañas
tricks-card-m7 = 7 de Montañas
    .said = el 7 de Montañas
tricks-card-m8 = 8 de Montañas
    .said = el 8 de Montañas
tricks-card-f1 = 1 de Bosques
    .said = el 1 de Bosques
tricks-card-f2 = 2 de Bosques
    .said = el 2 de Bosques
tricks-card-f3 = 3 de Bosques
    .said = el 3 de Bosques
tricks-card-f4 = 4 de Bosques
    .said = el 4 de Bosques
tricks-card-f5 = 5 de Bosques
    .said = el 5 de Bosques
tricks-card-f6 = 6 de Bosques
    .said = el 6 de Bosques
tricks-card-f7 = 7 de Bosques
    .said = el 7 de Bosques
tricks-card-f8 = 8 de Bosques
    .said = el 8 de Bosques
tricks-card-f9 = 9 de Bosques
    .said = el 9 de Bosques
tricks-card-f10 = 10 de Bosques
    .said = el 10 de Bosques
tricks-card-f11 = 11 de Bosques
    .said = el 11 de Bosques
tricks-card-f12 = 12 de Bosques
    .said = el 12 de Bosques
tricks-card-f13 = 13 de Bosques
    .said = el 13 de Bosques
tricks-card-f14 = 14 de Bosques
    .said = el 14 de Bosques
tricks-card-f15 = 15 de Bosques
    .said = el 15 de Bosques
tricks-card-f16 = 16 de Bosques
    .said = el 16 de Bosques
tricks-card-s1 = 1 de Sombras
    .said = el 1 de Sombras
tricks-card-s2 = 2 de Sombras
    .said = el 2 de Sombras
tricks-card-s3 = 3 de Sombras
    .said = el 3 de Sombras
tricks-card-s4 = 4 de Sombras
    .said = el 4 de Sombras
tricks-card-s5 = 5 de Sombras
    .said = el 5 de Sombras
tricks-card-s6 = 6 de Sombras
    .said = el 6 de Sombras
tricks-card-s7 = 7 de Sombras
    .said = el 7 de Sombras
tricks-card-s8 = 8 de Sombras
    .said = el 8 de Sombras
tricks-card-r1 = 1 de Anillos
    .said = el 1 de Anillos
tricks-card-r2 = 2 de Anillos
    .said = el 2 de Anillos
tricks-card-r3 = 3 de Anillos
    .said = el 3 de Anillos
tricks-card-r4 = 4 de Anillos
    .said = el 4 de Anillos
tricks-card-r5 = 5 de Anillos
    .said = el 5 de Anillos
tricks-card-r6 = 6 de Anillos
    .said = el 6 de Anillos
tricks-card-r7 = 7 de Anillos
    .said = el 7 de Anillos
tricks-card-o1 = Orcos
    .said = una carta de Orcos
tricks-card-o2 = Orcos
    .said = una carta de Orcos
tricks-card-o3 = Orcos
    .said = una carta de Orcos
tricks-card-o4 = Orcos
    .said = una carta de Orcos
tricks-card-o5 = Orcos
    .said = una carta de Orcos
tricks-card-o6 = Orcos
    .said = una carta de Orcos
tricks-card-o7 = Orcos
    .said = una carta de Orcos
tricks-card-o8 = Orcos
    .said = una carta de Orcos
tricks-card-o9 = Orcos
    .said = una carta de Orcos
tricks-card-wt = Torre Blanca
    .said = la Torre Blanca
tricks-card-bt = Torre Negra
    .said = la Torre Negra
tricks-card-c1 = Cansancio
    .said = una carta de Cansancio
tricks-card-c2 = Cansancio
    .said = una carta de Cansancio
tricks-card-hidden = Una carta bocabajo
    .said = una carta

# Clases de respuestas que están en el tablero, como botones.
tricks-answers-play = Jugar una carta
tricks-answers-pass = Pasar una carta
tricks-answers-take = Elegir un Personaje
tricks-answers-with = Intercambiar cartas
tricks-answers-card = Elegir una carta
