# La primera velada: lo que dice la lección en cada parada.
tricks-lesson-first-name = Las Montañas de Gimli
tricks-lesson-first-end = Gimli ya ha cumplido, y Boromir tiene sus dos bazas: no ganes ninguna más. Solo te falta ver las Torres: ganan la baza aunque no sigan el palo, y si caen las dos no cuenta ninguna. Si se sale con una, el palo lo da la primera carta que lo tenga.
tricks-lesson-first-second-end = Ya tienes tus dos bazas: no ganes ninguna más. Solo te falta ver las Torres: ganan la baza aunque no sigan el palo, y con la Negra cambia lo que puedes ganar.

tricks-lesson-first-character-why = Jugáis todos juntos. Una baza es una carta de cada uno, y la gana la más alta del palo de la primera. Cada Personaje tiene un objetivo: Gimli busca cinco cartas de Montaña, y tú tienes tres.
tricks-lesson-first-character-do = Elige a Gimli.
tricks-lesson-first-character-seen = Jugáis todos juntos. Una baza es una carta de cada uno, y la gana la más alta del palo de la primera. Cada Personaje tiene un objetivo; Gimli busca cartas de Montaña.
tricks-lesson-first-character-not-boromir = Con Boromir tendrías que ganar justo dos bazas antes de que salga la Torre Negra y ninguna después. Tus Montañas piden a Gimli.
tricks-lesson-first-character-not-legolas = Legolas busca cinco cartas de Bosque, y tú no tienes ninguna. Tus Montañas piden a Gimli.

tricks-lesson-first-partner-why = Antes de empezar, Gimli intercambia una carta con Aragorn o con Legolas; Aragorn no busca Montañas y puede darte una buena.
tricks-lesson-first-partner-do = Intercambia con Aragorn: pulsa su sitio.
tricks-lesson-first-partner-seen = Antes de empezar, algunos Personajes intercambian una carta con otro. Gimli lo hace con Aragorn, que no busca Montañas.
tricks-lesson-first-partner-not-legolas = Con Legolas también podrías, pero él hará su propio intercambio y prefiere guardar cartas para ganar. Pulsa el sitio de Aragorn.

tricks-lesson-first-pass-why = Das una carta y recibes otra. El 8 de Sombras te haría ganar una baza que no necesitas: de Sombras solo tienes otra carta que jugar antes.
tricks-lesson-first-pass-do = Pasa el 8 de Sombras.
tricks-lesson-first-pass-seen = Una carta va boca abajo a Aragorn y vuelve otra; nadie más las ve.
tricks-lesson-first-pass-not-mountain = Darías una Montaña, y son las que pide tu objetivo. Pasa el 8 de Sombras.
tricks-lesson-first-pass-not-hills = También es alta; pero antes que ella puedes jugar tus otras tres Colinas, que son bajas. De Sombras solo tienes el 3: pasa el 8 de Sombras.
tricks-lesson-first-pass-not-low = Esa carta es baja y te servirá para no ganar. Pasa el 8 de Sombras, que gana cuando no quieres.

tricks-lesson-first-follow-why = Aragorn ha salido con Montañas. El palo de la primera carta de una baza se llama aquí palo de triunfo: quien lo tenga debe seguirlo, y la más alta de ese palo gana.
tricks-lesson-first-follow-do = Juega el 8 de Montañas.
tricks-lesson-first-follow-seen = Una baza es una carta de cada uno. Aragorn ha salido con Montañas: quien tenga Montañas debe jugar una, y la más alta se lleva todas las cartas.
tricks-lesson-first-follow-not-seven = También ganaría el 7, porque el 8 lo tienes tú; pero guárdalo para salir después. Juega el 8.
tricks-lesson-first-follow-not-low = Con esa carta perderías la baza, y con ella las Montañas de los demás. Juega el 8.

tricks-lesson-first-lead-why = Has ganado cuatro Montañas, los cuadros llenos de tu objetivo (pulsa un sitio para leer sus señales). Quien gana la baza sale en la siguiente: con una más, tu objetivo está cumplido.
tricks-lesson-first-lead-do = Sal con el 7 de Montañas, que ya nadie supera.
tricks-lesson-first-lead-seen = Quien gana una baza sale en la siguiente, con el palo que quiera. Gimli tiene cuatro Montañas y quiere una más.
tricks-lesson-first-lead-not-low = A esa carta la supera el 4 de Montañas que aún tiene alguien. Sal con el 7.
tricks-lesson-first-lead-not-suit = Con ese palo no ganarías Montañas, y quizá ni la baza. Sal con el 7 de Montañas.

tricks-lesson-first-lose-why = Tu objetivo está cumplido; ahora Boromir necesita dos bazas, y cada una que ganes se la quitas a los demás. Los Orcos que han caído no tienen número: no ganan bazas y no se puede salir con ellos.
tricks-lesson-first-lose-do = Sal con el 1 de Colinas, para perder la baza.
tricks-lesson-first-lose-seen = Gimli ya tiene lo que quería. Cada baza que gane ahora se la quita a los demás, así que sale con una carta baja.
tricks-lesson-first-lose-not-high = El 8 de Colinas ganaría la baza y tendrías que salir otra vez. Sal con el 1.
tricks-lesson-first-lose-not-mountain = Las Montañas que quedan las tienes tú: ganarías la baza sin querer. Sal con el 1 de Colinas.
tricks-lesson-first-lose-not-other = También es baja, pero la más segura es la más baja de todas. Sal con el 1 de Colinas.

tricks-lesson-first-forced-why = Boromir ha salido con Sombras y solo tienes una: mientras tengas cartas del palo de triunfo no puedes jugar otra.
tricks-lesson-first-forced-do = Juega el 3 de Sombras: hay que seguir el palo.
tricks-lesson-first-forced-seen = Se ha salido con Sombras: quien tiene una carta de Sombra debe jugarla. Hay que seguir el palo.

tricks-lesson-first-discard-why = El palo de triunfo es Bosques y no tienes ninguno: puedes jugar la carta que quieras, y no ganarás. Sin seguir el palo solo gana una Torre.
tricks-lesson-first-discard-do = Deshazte del 8 de Colinas, que luego podría ganar.
tricks-lesson-first-discard-seen = Quien no tiene cartas del palo de triunfo puede jugar la que quiera, pero, salvo con una Torre, no gana.
tricks-lesson-first-discard-not-keep = Esa carta no hace daño en tu mano; el 8 de Colinas, sí: podría ganar una baza que necesita otro. Juégalo ahora.

tricks-lesson-first-boromir-why = Una baza es una carta de cada uno. Boromir tiene que ganar justo dos antes de que salga la Torre Negra y ninguna después, y tú tienes dos cartas altas: el 7 de Colinas y el 7 de Sombras.
tricks-lesson-first-boromir-do = Elige a Boromir.
tricks-lesson-first-boromir-seen = Ahora se elige a Boromir: tiene que ganar justo dos bazas antes de que salga la Torre Negra y ninguna después.
tricks-lesson-first-boromir-not-legolas = Legolas busca cinco cartas de Bosque; las tuyas son todas bajas y ganan poco. Tus dos 7 piden a Boromir.

tricks-lesson-first-exchange-why = Antes de empezar, Boromir intercambia una carta con quien quiera. Legolas busca Bosques, y los tuyos le sirven más a él que a ti.
tricks-lesson-first-exchange-do = Intercambia con Legolas: pulsa su sitio.
tricks-lesson-first-exchange-seen = Boromir también intercambia una carta, con quien quiera: con Legolas, que busca Bosques.
tricks-lesson-first-exchange-not-other = También podrías con ese; pero lo que quiere Legolas lo sabes y se lo puedes dar: un Bosque. Pulsa el sitio de Legolas.

tricks-lesson-first-give-why = Das una carta y recibes otra. Un 4 de Bosques ayuda a Legolas, y a ti podría darte una baza de más.
tricks-lesson-first-give-do = Pasa el 4 de Bosques.
tricks-lesson-first-give-seen = Una carta va boca abajo a Legolas y vuelve otra.
tricks-lesson-first-give-not-high = Darías una carta que gana, y necesitas dos bazas. Pasa el 4 de Bosques.
tricks-lesson-first-give-not-forest = Esa también le gustaría a Legolas; pero tus cartas más bajas te ayudarán luego a no ganar. Pasa el 4.
tricks-lesson-first-give-not-other = A Legolas esa no le sirve. Pasa el 4 de Bosques.

tricks-lesson-first-orc-why = El palo de la primera carta, aquí palo de triunfo, es Montañas y ya no tienes ninguna: puedes jugar la carta que quieras. Un Orco no gana nunca ni se sale con él: solo estorba.
tricks-lesson-first-orc-do = Juega el Orco.
tricks-lesson-first-orc-seen = Quien ya no tiene Montañas puede jugar cualquier carta; un Orco no gana nunca, y no se puede salir con él.
tricks-lesson-first-orc-not-high = Esa carta te gana una baza cuando se juegue su palo, y necesitas dos. Juega el Orco.
tricks-lesson-first-orc-not-low = Con esa carta baja podrás salir cuando no quieras ganar; con un Orco, no. Juega el Orco.

tricks-lesson-first-second-why = Tu 7 de Colinas ha ganado: quien gana una baza sale en la siguiente. Necesitas una más, y de las Sombras solo el 8 supera a tu 7.
tricks-lesson-first-second-do = Sal con el 7 de Sombras.
tricks-lesson-first-second-seen = Boromir ha ganado la baza, y por eso sale. Necesita una más.
tricks-lesson-first-second-not-forest = Con un Bosque tan bajo perderías la baza; eso, cuando tengas las dos. Sal con el 7 de Sombras.
tricks-lesson-first-second-not-low = A esa carta la superaría una Sombra más alta. Sal con el 7.

tricks-lesson-first-none-why = Ya tienes tus dos bazas: desde ahora no debes ganar ninguna. Si sales con una carta baja, otra la supera.
tricks-lesson-first-none-do = Sal con el 2 de Bosques.
tricks-lesson-first-none-seen = Boromir tiene sus dos bazas y no debe ganar más: sale con una carta baja.
tricks-lesson-first-none-not-forest = También es baja, pero la más segura es el 2. Sal con el 2 de Bosques.
tricks-lesson-first-none-not-shadow = De las Sombras que no tienes solo queda fuera el 8: quizá nadie podría superar la tuya. Sal con el 2 de Bosques.
