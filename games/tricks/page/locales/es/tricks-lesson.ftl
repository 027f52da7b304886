# La primera velada: lo que dice la lección en cada parada.
tricks-lesson-first-name = Las Montañas de Gimli
tricks-lesson-first-end = Gimli ya ha cumplido, y Boromir tiene sus dos bazas. Faltan los Bosques de Legolas y que Aragorn y quien juegue la Torre Negra ganen juntos más de la mitad de las bazas: no ganes ninguna más.

tricks-lesson-first-character-why = Jugáis todos juntos: cada Personaje tiene un objetivo, y tú tienes tres cartas de Montaña, justo las que busca Gimli.
tricks-lesson-first-character-do = Elige a Gimli.
tricks-lesson-first-character-not-boromir = Con Boromir tendrías que ganar justo dos bazas antes de que salga la Torre Negra y ninguna después. Tus Montañas piden a Gimli.
tricks-lesson-first-character-not-legolas = Legolas busca cinco cartas de Bosque, y tú no tienes ninguna. Tus Montañas piden a Gimli.

tricks-lesson-first-partner-why = Antes de empezar, Gimli intercambia una carta con Aragorn o con Legolas; Aragorn no busca Montañas y puede darte una buena.
tricks-lesson-first-partner-do = Intercambia con Aragorn: pulsa su sitio.
tricks-lesson-first-partner-not-legolas = Con Legolas también podrías, pero él hará su propio intercambio y prefiere guardar cartas para ganar. Pulsa el sitio de Aragorn.

tricks-lesson-first-pass-why = Das una carta y recibes otra: un 8 de Sombras te haría ganar bazas que no necesitas.
tricks-lesson-first-pass-do = Pasa el 8 de Sombras.
tricks-lesson-first-pass-not-mountain = Darías una Montaña, y son las que pide tu objetivo. Pasa el 8 de Sombras.
tricks-lesson-first-pass-not-low = Esa carta baja te servirá para no ganar. Pasa el 8 de Sombras, que gana cuando no quieres.

tricks-lesson-first-follow-why = Aragorn ha salido con Montañas, así que es el palo de triunfo y todos deben seguirlo; gana la más alta y se lleva todas las cartas.
tricks-lesson-first-follow-do = Juega el 8 de Montañas.
tricks-lesson-first-follow-not-seven = El 7 también ganaría si nadie más tiene el 8, y lo tienes tú; pero guárdalo para salir después. Juega el 8.
tricks-lesson-first-follow-not-low = Con esa carta perderías la baza, y con ella las Montañas de los demás. Juega el 8.

tricks-lesson-first-lead-why = Has ganado cuatro Montañas y quien gana la baza sale en la siguiente: con una más, tu objetivo está cumplido.
tricks-lesson-first-lead-do = Sal con el 7 de Montañas, que ya nadie supera.
tricks-lesson-first-lead-not-low = A esa carta la supera el 4 de Montañas que aún tiene alguien. Sal con el 7.
tricks-lesson-first-lead-not-suit = Con ese palo no ganarías Montañas, y quizá ni la baza. Sal con el 7 de Montañas.

tricks-lesson-first-lose-why = Tu objetivo está cumplido; ahora Boromir necesita dos bazas, y cada una que ganes se la quitas a los demás.
tricks-lesson-first-lose-do = Sal con el 1 de Colinas, para perder la baza.
tricks-lesson-first-lose-not-high = El 8 de Colinas ganaría la baza y tendrías que salir otra vez. Sal con el 1.
tricks-lesson-first-lose-not-mountain = Las Montañas que quedan las tienes tú: ganarías la baza sin querer. Sal con el 1 de Colinas.
tricks-lesson-first-lose-not-other = También es baja, pero la más segura es la más baja de todas. Sal con el 1 de Colinas.

tricks-lesson-first-discard-why = El palo de triunfo es Bosques y no tienes ninguno, así que puedes jugar la carta que quieras y no ganarás.
tricks-lesson-first-discard-do = Deshazte del 8 de Colinas, que luego podría ganar.
tricks-lesson-first-discard-not-keep = Esa carta no hace daño en tu mano; el 8 de Colinas, sí: podría ganar una baza que necesita otro. Juégalo ahora.
