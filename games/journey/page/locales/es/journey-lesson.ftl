# La primera velada: lo que dice la lección en cada parada.
journey-lesson-first-name = Una tirada y un camino
journey-lesson-first-end = El Árbol Blanco que ha apartado Sam es voluntario y acaba con las tiradas: después se pulsa «Dejar de tirar». Te falta ver el orco: anula tus anillos del turno si ningún miembro de la Comunidad lo rechaza. Las casillas redondas doradas son localizaciones, y solo cuentan en la versión avanzada: «Jugar ya» empieza con la básica.
journey-lesson-first-second-end = Has apartado el Árbol Blanco y por eso no has vuelto a tirar. Te falta ver el orco: anula tus anillos del turno si ningún miembro de la Comunidad lo rechaza. Las casillas redondas doradas son localizaciones, y solo cuentan en la versión avanzada.

journey-lesson-first-hobbit-why = Gana quien lleve antes el Anillo a Mordor por el camino del mapa, y el dado del color de tu hobbit es el tuyo.
journey-lesson-first-hobbit-do = Elige a Frodo.
journey-lesson-first-hobbit-seen = Cada uno elige un hobbit: gana quien lleve antes el Anillo a Mordor por el camino del mapa, y el dado del color del hobbit es el de ese jugador.
journey-lesson-first-hobbit-not-take = Serías ese hobbit, y el dado de su color sería el tuyo. En esta lección viajas con Frodo: elígelo.

journey-lesson-first-roll-why = Tu turno empieza siempre con los cinco dados.
journey-lesson-first-roll-do = Tira los dados.
journey-lesson-first-roll-seen = Un turno empieza siempre con los cinco dados.

journey-lesson-first-nazgul-why = De cada tirada apartas dados, uno a uno, y esos son los que cuentan. Un Nazgûl hay que apartarlo antes de volver a tirar; este es rojo, el color de Sam, así que le persigue a él y no a ti.
journey-lesson-first-nazgul-do = Aparta el Nazgûl del dado rojo.
journey-lesson-first-nazgul-seen = Un Nazgûl hay que apartarlo antes de volver a tirar. Este es rojo, tu color: te persigue a ti.
journey-lesson-first-nazgul-not-orc = Eso apartaría el orco, que anularía todos tus anillos del turno. Primero el Nazgûl rojo.
journey-lesson-first-nazgul-not-gandalf = Gandalf también te vendrá bien y podrás apartarlo ahora mismo, pero con un Nazgûl en la mesa no se puede volver a tirar: primero el rojo.
journey-lesson-first-nazgul-not-ring = El anillo te haría avanzar y podrás apartarlo ahora mismo, pero con un Nazgûl en la mesa no se puede volver a tirar: primero el rojo.

journey-lesson-first-ring-why = De la misma tirada puedes apartar más dados si sus símbolos son distintos, y cada anillo te hace avanzar una casilla redonda del mapa hacia Mordor.
journey-lesson-first-ring-do = Aparta el anillo del dado negro.
journey-lesson-first-ring-seen = De una misma tirada se pueden apartar varios dados si sus símbolos son distintos. Cada anillo es una casilla redonda del mapa hacia Mordor.
journey-lesson-first-ring-not-orc = Apartarías el orco: sin un miembro de la Comunidad que lo rechace, perderías los anillos de este turno. Toma el anillo del dado negro.
journey-lesson-first-ring-not-twin = Ese anillo vale lo mismo. Toma esta vez el del dado negro: así el negro, el único con el Árbol Blanco, no te corta la tirada.
journey-lesson-first-ring-not-gandalf = A Gandalf lo apartas enseguida: toma antes el anillo del dado negro.
journey-lesson-first-ring-not-roll = Tirarías los cuatro dados que quedan y perderías este anillo sin haberlo apartado. Aparta antes el anillo del dado negro.

journey-lesson-first-gandalf-why = Bajo el mapa está tu ruta de los Nazgûl: si se llena de marcas, quedas eliminado. Gandalf parte en dos una de sus casillas cuadradas, y así tardan más.
journey-lesson-first-gandalf-do = Aparta a Gandalf, el dado verde.
journey-lesson-first-gandalf-seen = Gandalf parte en dos una casilla de la propia ruta de los Nazgûl, así que tardan más en llegar al final y eliminar a su dueño.
journey-lesson-first-gandalf-not-orc = Apartarías el orco, que te quitaría el anillo que acabas de ganar. Aparta a Gandalf, el dado verde.
journey-lesson-first-gandalf-not-roll = Tirarías sin haber apartado a Gandalf, y lo perderías. Aparta antes el dado verde.

journey-lesson-first-again-why = Quedan el orco, que no quieres, y otro anillo, que no puedes apartar porque ya tienes uno de esta tirada.
journey-lesson-first-again-do = Vuelve a tirar los otros dos dados.
journey-lesson-first-again-seen = Los dados que quedan se pueden volver a tirar: el orco no conviene, y de dos símbolos iguales de una tirada solo se aparta uno.
journey-lesson-first-again-not-orc = El orco anularía tu anillo. Vuelve a tirar los dos dados.

journey-lesson-first-fellowship-why = De cada tirada hay que apartar al menos un dado. Aparta primero al miembro de la Comunidad: te protege si luego sale un orco, y aún podrás quedarte a Gandalf.
journey-lesson-first-fellowship-do = Aparta al miembro de la Comunidad, el dado azul.
journey-lesson-first-fellowship-seen = De cada tirada hay que apartar al menos un dado. Un miembro de la Comunidad rechaza a un orco.
journey-lesson-first-fellowship-not-gandalf = También podrías empezar por Gandalf: viene justo después. Aparta ahora el dado azul.

journey-lesson-first-keep-why = Puedes apartar otro dado o volver a tirar el último, que podría traer un orco o un Nazgûl: el de tu color, el negro y los de colores que no lleva nadie te persiguen a ti.
journey-lesson-first-keep-do = Quédate con el segundo Gandalf, el dado amarillo.
journey-lesson-first-keep-seen = También se podría tirar el último dado, pero podría traer un orco o un Nazgûl; el segundo Gandalf es seguro.
journey-lesson-first-keep-not-roll = Tirarías el último dado: podría salir un anillo, pero también tu propio Nazgûl, y el Gandalf se perdería. Aparta el dado amarillo.

journey-lesson-first-divide-why = Los cinco dados están apartados y el anillo te ha llevado a la casilla redonda 1 del mapa; ahora cada Gandalf divide una casilla cuadrada de tu ruta de los Nazgûl.
journey-lesson-first-divide-do = Divide la primera casilla cuadrada.
journey-lesson-first-divide-seen = Con todos los dados apartados, se aplican: el anillo ya ha avanzado, cada Gandalf divide una casilla y el Nazgûl rojo va a marcar una de las tuyas.
journey-lesson-first-divide-not-settle = La mesa dividiría por ti las primeras casillas libres. Hazlo esta vez a mano: divide la primera.
journey-lesson-first-divide-not-other = Cualquier casilla libre sirve igual, porque todas las marcan los Nazgûl. Divide esta vez la primera.

journey-lesson-first-settle-why = Para lo que queda no hay mucho que pensar, y la mesa puede aplicarlo en el orden habitual.
journey-lesson-first-settle-do = Pulsa «Dividir la primera libre».
journey-lesson-first-settle-seen = Lo que no hay que pensar lo aplica la mesa en el orden habitual.
journey-lesson-first-settle-not-divide = Podrías elegir tú la casilla, pero da igual cuál sea. Pulsa «Dividir la primera libre».

journey-lesson-first-sam-why = Gana quien lleve antes el Anillo a Mordor por el camino del mapa, y el dado del color de tu hobbit es el tuyo. Frodo ya está elegido.
journey-lesson-first-sam-do = Elige a Sam.
journey-lesson-first-sam-seen = Los demás hobbits están libres; el dado de Sam es el rojo.
journey-lesson-first-sam-not-take = Serías ese hobbit, y el dado de su color sería el tuyo. En esta lección viajas con Sam: elígelo.

journey-lesson-first-sam-roll-why = Tu turno empieza, como todos, con los cinco dados. El Nazgûl rojo del turno anterior ha marcado una casilla de tu ruta de los Nazgûl.
journey-lesson-first-sam-roll-do = Tira los dados.
journey-lesson-first-sam-roll-seen = Empieza el turno siguiente, otra vez con los cinco dados.

journey-lesson-first-sam-ring-why = Tienes dos anillos, dos Gandalf y el Árbol Blanco. De una misma tirada puedes apartar cada símbolo una vez, y cada anillo te hace avanzar una casilla redonda del mapa hacia Mordor.
journey-lesson-first-sam-ring-do = Aparta el anillo del dado amarillo.
journey-lesson-first-sam-ring-seen = Hay dos anillos, dos Gandalf y el Árbol Blanco. De una misma tirada cada símbolo se aparta una vez: primero, un anillo.
journey-lesson-first-sam-ring-not-twin = Ese anillo vale lo mismo, y de una tirada solo cuenta uno. Toma esta vez el del dado amarillo.
journey-lesson-first-sam-ring-not-tree = El Árbol Blanco viene enseguida: antes, el anillo del dado amarillo.
journey-lesson-first-sam-ring-not-gandalf = Gandalf viene enseguida: antes, el anillo del dado amarillo.

journey-lesson-first-sam-tree-why = Apartar el Árbol Blanco es voluntario. Acaba con tus tiradas: cuenta solo lo que hayas apartado, y ya no puede venir ningún Nazgûl. Luego puedes apartar más dados de esta tirada o dejar de tirar.
journey-lesson-first-sam-tree-do = Aparta el Árbol Blanco, el dado negro.
journey-lesson-first-sam-tree-seen = El Árbol Blanco, que solo está en el dado negro, acaba con las tiradas: cuenta solo lo apartado. Es seguro: ya no vendrá ningún Nazgûl.
journey-lesson-first-sam-tree-not-roll = Tirarías los otros cuatro dados: quizá saldrían más anillos, pero quizá un Nazgûl contra ti. Esta vez aparta el Árbol Blanco.
journey-lesson-first-sam-tree-not-gandalf = Gandalf viene enseguida: antes el Árbol Blanco, el dado negro.

journey-lesson-first-sam-gandalf-why = Ya no puedes tirar, pero de la tirada que está en la mesa aún puedes apartar un Gandalf: divide una casilla de tu ruta de los Nazgûl, y así tardan más.
journey-lesson-first-sam-gandalf-do = Aparta a Gandalf, el dado rojo.
journey-lesson-first-sam-gandalf-seen = Después del Árbol Blanco ya no se tira, pero de la misma tirada aún se puede apartar un Gandalf.
journey-lesson-first-sam-gandalf-not-stop = Terminarías el turno y renunciarías a Gandalf, que no te cuesta nada. Apártalo: el dado rojo.
journey-lesson-first-sam-gandalf-not-twin = Ese Gandalf vale lo mismo. Toma esta vez el del dado rojo.

journey-lesson-first-sam-divide-why = Tus dados se aplican: el anillo te hace avanzar una casilla redonda, y Gandalf divide una casilla que los Nazgûl aún no han marcado.
journey-lesson-first-sam-divide-do = Divide la segunda casilla cuadrada.
journey-lesson-first-sam-divide-seen = El Nazgûl rojo marcó la primera casilla de la ruta de Sam, así que Gandalf divide una que sigue libre.
journey-lesson-first-sam-divide-not-settle = La mesa dividiría por ti la primera casilla libre. Hazlo esta vez a mano: divide la segunda.
journey-lesson-first-sam-divide-not-other = Cualquier casilla libre sirve igual, porque todas las marcan los Nazgûl. Divide esta vez la segunda.
