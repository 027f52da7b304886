# Las lecciones: lo que se dice en cada parada, y lo que otra elección habría significado.

war-lesson-dice-name = Un turno de dados
war-lesson-dice-end = La Búsqueda ha vuelto a fallar: la Comunidad está a dos pasos de Rivendel. La Sombra gasta seguidos los dados que le quedan, y empieza otro turno. Declarar a la Comunidad en una Ciudad o un Baluarte tuyos cura Corrupción y activa a esa Nación; si la descubren, dirás dónde está: el Monte del Destino está en Gorgoroth, al sudeste. Cada ojo que saque la Sombra es un dado más que te busca.
war-lesson-dice-second-end = La Búsqueda ha fallado dos veces, pero cada dado con el que la Comunidad ha avanzado este turno suma 1 a tus próximas tiradas. Te quedan tres dados. Ganas con 10 Puntos de Victoria, o si la Corrupción llega a 12. Desde aquí llevas tú a la Sombra.

war-lesson-dice-declare-why = Llevas a los Pueblos Libres: el Anillo tiene que llegar al Monte del Destino. Mientras no declares dónde está la Comunidad, camina Oculta, y solo se cuenta su Avance.
war-lesson-dice-declare-do = Deja la posición sin declarar.
war-lesson-dice-declare-seen = Los Pueblos Libres tienen que llevar el Anillo al Monte del Destino. Mientras no declaren dónde está la Comunidad, camina en secreto.
war-lesson-dice-declare-not-to = Está en Rivendel y no ha avanzado aún: no hay Corrupción que curar, y los Elfos ya están activos. Se declara al llegar a una Ciudad o un Baluarte de los tuyos. Déjala sin declarar.

war-lesson-dice-walk-why = La Sombra ha apartado un dado, el del ojo, a la Casilla de Búsqueda; los demás se han tirado. Cada bando usa uno por turnos, para una acción de su clase: el de Personaje, la espada, hace avanzar a la Comunidad.
war-lesson-dice-walk-do = Elige el dado de Personaje.
war-lesson-dice-walk-seen = Cada bando ha tirado sus dados; por turnos, cada uno usa uno. El de Personaje de los Pueblos Libres hace avanzar a la Comunidad.
war-lesson-dice-walk-not-muster = El dado de Alistar sirve para reclutar o para acercar una Nación a la guerra; lo usarás enseguida. Primero el de Personaje.
war-lesson-dice-walk-not-event = El dado de Evento juega o roba cartas; llegará su momento. Primero el de Personaje.
war-lesson-dice-walk-not-will = La Voluntad del Oeste vale por cualquier cara: guárdala, que ya tienes un dado de Personaje.
war-lesson-dice-walk-not-ring = Un Anillo Élfico pone un dado en otra cara, también en la de Personaje, y después pasa a la Sombra: guárdalo para un apuro.
war-lesson-dice-walk-not-pass = Dejarías actuar a la Sombra sin gastar un dado. A veces conviene; ahora usa el de Personaje.

war-lesson-dice-step-why = Avanza una casilla en secreto, pero cada vez la Sombra la busca: ahora, con un dado. Con un 6 la encuentra.
war-lesson-dice-step-do = Haz avanzar a la Comunidad.
war-lesson-dice-step-seen = La Comunidad avanza una casilla en secreto. Cada vez se tiran los dados de la Casilla de Búsqueda, y un 6 la habría encontrado.
war-lesson-dice-step-not-separate = Los Compañeros que se separan ayudan en la guerra, pero dejan de proteger a los Portadores del Anillo. Haz avanzar a la Comunidad.
war-lesson-dice-step-not-skip = Gastarías el dado para nada. Haz avanzar a la Comunidad.
war-lesson-dice-step-not-march = El dado movería un Ejército que tenga un Líder. Ahora importa más el Anillo: haz avanzar a la Comunidad.
war-lesson-dice-step-not-card = Jugarías la carta «Capas Élficas» con este dado. La jugarás luego con el de Evento; ahora, a caminar.

war-lesson-dice-muster-why = La Búsqueda sacó un 5 y necesitaba un 6: nadie os ha visto, y en el mapa el Anillo sigue en Rivendel hasta que se declare o se descubra. La Sombra ha usado un dado; te toca otra vez.
war-lesson-dice-muster-do = Elige el dado de Alistar.
war-lesson-dice-muster-seen = Los Pueblos Libres usan un dado de Alistar: recluta tropas o acerca una Nación a la guerra.
war-lesson-dice-muster-not-event = Ese viene después. Primero el de Alistar.
war-lesson-dice-muster-not-will = Vale por cualquier cara: úsala la última, cuando sepas qué te falta.
war-lesson-dice-muster-not-pass = La Sombra actuaría sin que tú hicieras nada. Elige el dado de Alistar.
war-lesson-dice-muster-not-ring = Un Anillo Élfico usado pasa a la Sombra. No te hace falta.

war-lesson-dice-diplomacy-why = Solo recluta y ataca una Nación «En Guerra», y ninguna tuya lo está: hay que acercarlas. Las de rayas son pasivas: se acercan, pero no dan el último paso hasta que se activan.
war-lesson-dice-diplomacy-do = Elige la Acción Diplomática.
war-lesson-dice-diplomacy-seen = Solo reclutan y atacan las Naciones «En Guerra», y de los Pueblos Libres no lo está ninguna: acercan una.
war-lesson-dice-diplomacy-not-skip = Gastarías el dado para nada. Elige la Acción Diplomática.

war-lesson-dice-gondor-why = Gondor está junto a Mordor y a dos pasos de la guerra. La activará que la Sombra entre en ella o ataque a sus tropas, o un Compañero que llegue a una de sus Ciudades.
war-lesson-dice-gondor-do = Elige Gondor.
war-lesson-dice-gondor-seen = Gondor está junto a Mordor: da un paso hacia la guerra.
war-lesson-dice-gondor-not-other = Esa Nación daría el paso, y también sirve; pero el peligro llega antes a Gondor. Elige Gondor.

war-lesson-dice-event-why = Gondor ha dado un paso, y la Sombra ha robado una carta de su mazo. Cuando la Búsqueda encuentra a la Comunidad se roba una loseta, que dice el daño; lo paga el Anillo, con Corrupción, o un Compañero. Tu carta «Capas Élficas» añade una de 0 para Mordor.
war-lesson-dice-event-do = Elige el dado de Evento.
war-lesson-dice-event-seen = El dado de Evento juega cartas o las roba.
war-lesson-dice-event-not-will = También serviría, pero vale por cualquier cara: guárdala para el final.
war-lesson-dice-event-not-pass = Dejarías actuar a la Sombra. Elige el dado de Evento.
war-lesson-dice-event-not-ring = Un Anillo Élfico usado pasa a la Sombra. No te hace falta.

war-lesson-dice-cloaks-why = Con un dado de Evento se juega una carta de la mano, o se roba una del mazo que quieras.
war-lesson-dice-cloaks-do = Juega la carta «Capas Élficas».
war-lesson-dice-cloaks-seen = Con el dado de Evento se juega una carta: en ella está lo que hace.
war-lesson-dice-cloaks-not-draw = Robarías una carta más. Está bien cuando la mano no sirve; la tuya sirve: juégala.
war-lesson-dice-cloaks-not-skip = Gastarías el dado para nada. Juega la carta.

war-lesson-dice-gandalf-why = Gandalf guía a la Comunidad: si juegas una carta con un dado de Evento, puedes robar otra.
war-lesson-dice-gandalf-do = Roba la carta.
war-lesson-dice-gandalf-seen = Gandalf guía a la Comunidad: si su bando juega una carta con un dado de Evento, puede robar otra.
war-lesson-dice-gandalf-not-no = Renunciarías a una carta que no cuesta nada. Róbala.

war-lesson-dice-will-why = La Sombra ha movido dos Ejércitos con un solo dado. Te queda la Voluntad del Oeste, que vale por cualquier cara.
war-lesson-dice-will-do = Elige la Voluntad del Oeste.
war-lesson-dice-will-seen = La Voluntad del Oeste es una cara que solo tienen los dados de los Pueblos Libres, y vale por cualquier otra.
war-lesson-dice-will-not-pass = Puedes dejar pasar cuando tienes menos dados que tu oponente, para actuar después de él. Aquí no ganas nada con esperar.
war-lesson-dice-will-not-ring = El Anillo no hace falta: la Voluntad del Oeste ya vale por cualquier cara.

war-lesson-dice-again-why = Otro avance es atrevido: el dado que hizo avanzar a la Comunidad está en la Casilla de Búsqueda, con los que la buscan, y suma 1 a la tirada.
war-lesson-dice-again-do = Haz avanzar otra vez a la Comunidad.
war-lesson-dice-again-seen = Otro avance es atrevido: el primer dado que hizo avanzar a la Comunidad está en la Casilla de Búsqueda y suma 1 a cada dado tuyo.
war-lesson-dice-again-not-diplomacy = Gondor daría otro paso. Es prudente; pero esta vez mira qué pasa si te arriesgas: avanza.
war-lesson-dice-again-not-draw = Robarías una carta. Esta vez avanza.
war-lesson-dice-again-not-separate = Los Compañeros separados dejan de proteger a los Portadores del Anillo. Avanza.
war-lesson-dice-again-not-march = Moverías un Ejército, y nadie está aún «En Guerra». Esta vez avanza.
war-lesson-dice-again-not-card = «Cuerda Élfica» también ayudará en Mordor, pero antes hay que llegar. Avanza.
war-lesson-dice-again-not-skip = Gastarías el dado para nada. Avanza.

war-lesson-dice-box-why = Llevas a la Sombra: ganas conquistando, o si el Anillo corrompe a sus Portadores. Antes de tirar apartas algunos de tus siete dados a la Casilla de Búsqueda: esos solo buscan a la Comunidad cuando avanza.
war-lesson-dice-box-do = Pon 1 dado en la Casilla de Búsqueda.
war-lesson-dice-box-seen = Antes de tirar los dados, la Sombra aparta los que quiera a la Casilla de Búsqueda: esos buscan a la Comunidad y no hacen otra cosa.
war-lesson-dice-box-not-none = Nadie buscaría a la Comunidad, y esta caminaría libre. Pon 1 dado.
war-lesson-dice-box-not-more = Con más dados la encuentras antes, pero tendrías menos para la guerra. Esta vez pon 1.

war-lesson-dice-shadow-muster-why = La Comunidad ha avanzado y tu dado de la Casilla de Búsqueda sacó un 5: con un 6 la habría encontrado. Ahora usas tú un dado, y así por turnos.
war-lesson-dice-shadow-muster-do = Elige un dado de Alistar.
war-lesson-dice-shadow-muster-seen = La Sombra también usa un dado: Alistar.
war-lesson-dice-shadow-muster-not-army = Esa cara vale por Alistar o por Ejército: guárdala para cuando marches. Elige un dado de Alistar.
war-lesson-dice-shadow-muster-not-event = El dado de Evento roba o juega una carta; viene después. Elige un dado de Alistar.

war-lesson-dice-shadow-diplomacy-why = Solo reclutan y atacan las Naciones «En Guerra». Con un dado de Alistar acercas un paso a una tuya.
war-lesson-dice-shadow-diplomacy-do = Elige la Acción Diplomática.
war-lesson-dice-shadow-diplomacy-seen = Las Naciones de la Sombra también tienen que estar «En Guerra» para reclutar y atacar.
war-lesson-dice-shadow-diplomacy-not-skip = Gastarías el dado para nada. Elige la Acción Diplomática.
war-lesson-dice-shadow-diplomacy-not-card = Jugarías esa carta con este dado. Puede esperar: antes necesitas una Nación «En Guerra».

war-lesson-dice-shadow-sauron-why = La Nación de Sauron está a un paso de la guerra, y es la que más tropas tiene.
war-lesson-dice-shadow-sauron-do = Elige la Nación de Sauron.
war-lesson-dice-shadow-sauron-seen = La Nación de Sauron entra en guerra: desde ahora sus Ejércitos pueden atacar.
war-lesson-dice-shadow-sauron-not-other = Esa Nación daría el paso, y también sirve; pero la de Sauron es la mayor. Elígela.

war-lesson-dice-shadow-event-why = La Nación de Sauron está «En Guerra». El otro bando ha acercado Gondor un paso; te toca otra vez.
war-lesson-dice-shadow-event-do = Elige un dado de Evento.
war-lesson-dice-shadow-event-seen = El dado de Evento de la Sombra juega cartas o las roba, como el tuyo.
war-lesson-dice-shadow-event-not-muster = Podrías acercar otra Nación. Esta vez mira qué hace un dado de Evento: elígelo.

war-lesson-dice-shadow-draw-why = Hay dos mazos: el de Personajes trata de la Comunidad y de la Búsqueda; el de Estrategia, de la guerra.
war-lesson-dice-shadow-draw-do = Roba del Mazo de Estrategia.
war-lesson-dice-shadow-draw-seen = La Sombra roba una carta: ves de qué mazo es, y no lo que dice.
war-lesson-dice-shadow-draw-not-character = Esas cartas te ayudan a buscar. Esta vez preparas la guerra: roba del Mazo de Estrategia.
war-lesson-dice-shadow-draw-not-skip = Gastarías el dado para nada. Roba del Mazo de Estrategia.
war-lesson-dice-shadow-draw-not-card = Jugarías ya esa carta. Con más cartas tendrás más donde elegir: roba del Mazo de Estrategia.

war-lesson-dice-shadow-army-why = «Alistar/Ejército» vale por cualquiera de los dos; con un dado de Ejército mueves Ejércitos.
war-lesson-dice-shadow-army-do = Elige un dado de «Alistar/Ejército».
war-lesson-dice-shadow-army-seen = Esta cara de los dados de la Sombra es doble: Alistar o Ejército. Un dado de Ejército mueve tropas.
war-lesson-dice-shadow-army-not-muster = Con ese dado no puedes marchar. Elige «Alistar/Ejército».
war-lesson-dice-shadow-army-not-event = Robarías o jugarías otra carta. Ahora marcha: elige «Alistar/Ejército».

war-lesson-dice-shadow-march-why = Un dado mueve dos Ejércitos, cada uno a una región adyacente; las Naciones que no están «En Guerra» también marchan, pero no atacan.
war-lesson-dice-shadow-march-do = Elige mover Ejércitos.
war-lesson-dice-shadow-march-seen = Con un dado de Ejército se mueven dos Ejércitos, cada uno a una región adyacente.
war-lesson-dice-shadow-march-not-diplomacy = Acercarías otra Nación a la guerra. Antes acerca tus tropas a Gondor: mueve Ejércitos.
war-lesson-dice-shadow-march-not-recruit = Pondrías tropas nuevas de la Nación de Sauron. De momento tiene bastantes: mueve Ejércitos.
war-lesson-dice-shadow-march-not-skip = Gastarías el dado para nada. Mueve Ejércitos.
war-lesson-dice-shadow-march-not-card = Jugarías esa carta con este dado. Puede esperar: mueve Ejércitos.

war-lesson-dice-shadow-from-why = Los Hombres del Sur están lejos de la guerra. Desde el Lejano Harad, por el Cercano Harad, su camino lleva a Gondor.
war-lesson-dice-shadow-from-do = Elige el Ejército del Lejano Harad; su destino y el segundo Ejército se eligen por ti.
war-lesson-dice-shadow-from-seen = Los Ejércitos de los Hombres del Sur empiezan muy al sur; Gondor queda al norte.
war-lesson-dice-shadow-from-not-other = Ese Ejército también podría moverse. Esta vez empieza por el que está más lejos: el Lejano Harad.

war-lesson-siege-name = Batalla y asedio
war-lesson-siege-end = El Abismo de Helm es tuyo y vale 2 Puntos de Victoria; con 10 gana la Sombra. Te quedan un dado de Alistar y uno de Evento: sigue desde aquí. Al empezar cada turno apartarás dados para buscar a la Comunidad; y contra una Ciudad o una Fortificación, en la primera ronda hace falta un 6.

war-lesson-siege-army-why = Llevas a la Sombra: ganas con 10 Puntos de Victoria, y el Abismo de Helm vale 2. Con un dado de Ejército se ataca.
war-lesson-siege-army-do = Elige un dado de Ejército.
war-lesson-siege-army-not-muster = Reclutarías o acercarías una Nación a la guerra. Tus tropas ya están ante el Abismo de Helm: elige un dado de Ejército.
war-lesson-siege-army-not-event = Robarías o jugarías una carta. Ahora hace falta un dado de Ejército.

war-lesson-siege-attack-why = Tus ocho unidades de los Vados del Isen están junto a las dos del Abismo de Helm.
war-lesson-siege-attack-do = Elige atacar.
war-lesson-siege-attack-not-march = Moverías hasta dos Ejércitos, pero nunca a donde hay uno enemigo: para eso hay que atacar.
war-lesson-siege-attack-not-skip = Gastarías el dado para nada. Elige atacar.

war-lesson-siege-all-why = Atacas con un dado por unidad, hasta 5: es tu Fuerza de Combate. Las demás cubren las bajas.
war-lesson-siege-all-do = Ataca con todas las figuras.
war-lesson-siege-all-not-take = Las que quitas quedarían de retaguardia, fuera de la batalla. Ataca con todas.

war-lesson-siege-advance-why = No ha habido tiradas: el defensor se ha encerrado tras las murallas. Quien entra ahora lo asedia.
war-lesson-siege-advance-do = Avanza con todas las figuras.
war-lesson-siege-advance-not-done = Si nadie entra, no habrá quien los asedie. Avanza con todas.
war-lesson-siege-advance-not-take = Las que quitas se quedarían atrás, y para atacar el Baluarte harán falta todas.

war-lesson-siege-second-why = Te toca otra vez. Un asedio no gana nada por sí solo: hay que atacar el Baluarte.
war-lesson-siege-second-do = Elige el segundo dado de Ejército.
war-lesson-siege-second-not-muster = Podrías reforzar el asedio, pero ya tienes tropas de sobra: ataca ahora.
war-lesson-siege-second-not-event = Robarías o jugarías una carta. Ataca ahora que son pocos.

war-lesson-siege-assault-why = Tras las murallas es difícil acertar: en un asedio hace falta un 6. El Liderazgo dice cuántos dados fallados repites.
war-lesson-siege-assault-do = Ataca con todas las figuras.
war-lesson-siege-assault-not-take = Las que quitas quedarían fuera del ataque. Ataca con todas.

war-lesson-siege-card-why = La mitad inferior de cada carta es lo que hace en combate: pon encima el ratón, o el dedo sin soltar, y léela. Esta suma 1 a cada dado, y así acierta el 5.
war-lesson-siege-card-do = Juega «Hechicería de Orthanc».
war-lesson-siege-card-not-no = Combatirías sin carta y solo acertarías con un 6. Juégala.
war-lesson-siege-card-not-other = «Hueste Inmensa» da un impacto si al final doblas en número al enemigo; también es buena. Esta vez, «Hechicería de Orthanc».

war-lesson-siege-loss-why = Has tirado cinco dados, y otra vez dos de los fallados por tu Liderazgo: con Saruman, tus Élites de Isengard valen también por Líderes. Cada bando ha acertado una vez: se quita una unidad Regular o una de Élite pasa a Regular.
war-lesson-siege-loss-do = Retira una unidad Regular de Isengard.
war-lesson-siege-loss-not-reduce = Bajarías una de Élite a Regular. Guárdala: las de Élite permiten prolongar una Batalla de Asedio.

war-lesson-siege-press-why = Una Batalla de Asedio dura una ronda. Si cambias una unidad de Élite por una Regular dura otra, y dentro queda una sola unidad.
war-lesson-siege-press-do = Reduce una unidad de Élite y sigue.
war-lesson-siege-press-not-cease = La batalla acabaría aquí y el asedio seguiría hasta otro dado. Con un solo defensor vale la pena seguir.

war-lesson-siege-nocard-why = Nadie está obligado a jugar carta, y la que te queda vale más por su evento.
war-lesson-siege-nocard-do = Combate sin carta.
war-lesson-siege-nocard-not-card = «Hueste Inmensa» gastaría una carta que vale más por su evento. Combate sin ella.

war-lesson-hunt-name = La Búsqueda
war-lesson-hunt-end = Gandalf ha caído y guía Trancos, el de mayor Nivel. La Comunidad sigue Oculta en su camino y con 1 de Corrupción; con 12 estaría todo perdido. Con un dado de Voluntad del Oeste puede volver como Gandalf el Blanco.

war-lesson-hunt-character-why = La Comunidad lleva dos casillas desde Rivendel; la Sombra tiene dos dados para buscarla.
war-lesson-hunt-character-do = Elige un dado de Personaje.
war-lesson-hunt-character-not-muster = Con ese dado no se mueve la Comunidad. Elige uno de Personaje.
war-lesson-hunt-character-not-will = Vale por cualquier cara: guárdala, que tienes dos dados de Personaje.
war-lesson-hunt-character-not-pass = Dejarías actuar a la Sombra. Elige un dado de Personaje.
war-lesson-hunt-character-not-ring = Un Anillo Élfico usado pasa a la Sombra. No te hace falta.

war-lesson-hunt-move-why = En cuanto avance, la Sombra tira sus dos dados: cada 6 es un éxito.
war-lesson-hunt-move-do = Haz avanzar a la Comunidad.
war-lesson-hunt-move-not-separate = Los Compañeros que se van ya no pueden salvar a los Portadores del Anillo. Haz avanzar a la Comunidad.
war-lesson-hunt-move-not-skip = Gastarías el dado para nada. Haz avanzar a la Comunidad.
war-lesson-hunt-move-not-march = Moverías un Ejército con Líder. Esta lección va de la Comunidad.
war-lesson-hunt-move-not-card = «Cuerda Élfica» ayudará en Mordor. Ahora, a caminar.

war-lesson-hunt-ring-why = ¡Encontrados! La Sombra ha sacado una loseta al azar, un Ojo: 1 de daño por su único éxito. Lo paga un Compañero, que cae, o el Anillo con 1 de Corrupción; con 12 está todo perdido.
war-lesson-hunt-ring-do = Usa el Anillo: sufre la Corrupción.
war-lesson-hunt-ring-not-guide = Perderías a Gandalf, que vale 3, para pagar 1 de daño. Es demasiado: usa el Anillo.
war-lesson-hunt-ring-not-random = Caería un Compañero al azar por 1 de daño. Con poca Corrupción es mejor usar el Anillo.

war-lesson-hunt-reveal-why = La loseta también descubre a la Comunidad: di adónde ha llegado, a tres pasos como mucho.
war-lesson-hunt-reveal-do = Sitúala en Acebeda, camino del sur.
war-lesson-hunt-reveal-not-moria = En Moria hay un Baluarte y tropas de la Sombra: por cada cosa repetiría un dado fallado de la próxima Búsqueda. En Acebeda no hay nadie: elígela.
war-lesson-hunt-reveal-not-other = Estaría allí, y desde allí seguiría. Acebeda acerca a Mordor: elígela.

war-lesson-hunt-hide-why = Su figura está ya en Acebeda, y el Avance vuelve a 0. Descubierta no puede avanzar: antes tiene que ocultarse, con otro dado de Personaje.
war-lesson-hunt-hide-do = Elige el otro dado de Personaje.
war-lesson-hunt-hide-not-muster = Con ese dado no se oculta la Comunidad. Elige el de Personaje.
war-lesson-hunt-hide-not-will = También serviría, pero la querrás después. Elige el de Personaje.
war-lesson-hunt-hide-not-pass = Seguiría a la vista. Elige el dado de Personaje.
war-lesson-hunt-hide-not-ring = No hace falta: ya tienes un dado de Personaje.

war-lesson-hunt-hidden-why = Cuando vuelva a estar Oculta, podrá seguir.
war-lesson-hunt-hidden-do = Oculta a la Comunidad.
war-lesson-hunt-hidden-not-skip = Seguiría descubierta y no podría avanzar. Ocúltala.
war-lesson-hunt-hidden-not-separate = Se irían Compañeros que aún la protegen. Oculta a la Comunidad.
war-lesson-hunt-hidden-not-march = Moverías un Ejército. Oculta a la Comunidad.
war-lesson-hunt-hidden-not-card = «Cuerda Élfica» puede esperar. Oculta a la Comunidad.

war-lesson-hunt-will-why = La Voluntad del Oeste vale también por un dado de Personaje. Sin ella, un Anillo Élfico podría poner otro dado en esa cara; pero pasaría a la Sombra, que podrá usarlo una vez.
war-lesson-hunt-will-do = Elige la Voluntad del Oeste.
war-lesson-hunt-will-not-muster = Acercarías una Nación a la guerra. Ahora, la Voluntad del Oeste.
war-lesson-hunt-will-not-pass = Dejarías actuar a la Sombra. Elige la Voluntad del Oeste.
war-lesson-hunt-will-not-ring = No hace falta: la Voluntad del Oeste vale por cualquier cara.

war-lesson-hunt-dare-why = El dado con el que avanzaste está en la Casilla de Búsqueda y suma 1 a los de la Sombra: ahora acierta también con un 5.
war-lesson-hunt-dare-do = Arriésgate y haz avanzar a la Comunidad.
war-lesson-hunt-dare-not-draw = Robarías una carta y nadie te buscaría. Es prudente; esta vez arriésgate.
war-lesson-hunt-dare-not-diplomacy = Una Nación daría un paso hacia la guerra. Esta vez arriésgate con la Comunidad.
war-lesson-hunt-dare-not-skip = Gastarías el dado para nada. Haz avanzar a la Comunidad.
war-lesson-hunt-dare-not-separate = Se irían Compañeros que aún la protegen. Haz avanzar a la Comunidad.
war-lesson-hunt-dare-not-march = Moverías un Ejército. Esta vez la Comunidad.
war-lesson-hunt-dare-not-card = «Cuerda Élfica» puede esperar.

war-lesson-hunt-guide-why = Otra loseta: tres de daño. Gandalf, el Guía, es de Nivel 3: si cae él, el Anillo no sufre nada.
war-lesson-hunt-guide-do = Elige al Guía como baja.
war-lesson-hunt-guide-not-ring = Serían 3 de Corrupción, hasta 4; con 12 se pierde la partida. Esta vez lo paga Gandalf.
war-lesson-hunt-guide-not-random = Quizá caería un hobbit de Nivel 1 y los otros 2 irían al Anillo. Gandalf los paga todos.
