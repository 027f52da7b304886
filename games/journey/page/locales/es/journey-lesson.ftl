# La primera velada: lo que dice la lección en cada parada.
journey-lesson-first-name = Una tirada y un camino
journey-lesson-first-end = Sam acaba de apartar el Árbol Blanco y por eso dejó de tirar. Solo te falta ver el orco: anula tus anillos del turno si ningún miembro de la Comunidad lo rechaza. Y si los Nazgûl marcan todas tus casillas, quedas eliminado.

journey-lesson-first-hobbit-why = Gana quien lleve antes el Anillo a Mordor por el camino del mapa, y el dado del color de tu hobbit es el tuyo.
journey-lesson-first-hobbit-do = Elige a Frodo.
journey-lesson-first-hobbit-not-take = Serías ese hobbit, y el dado de su color sería el tuyo. En esta lección viajas con Frodo: elígelo.

journey-lesson-first-roll-why = Tu turno empieza siempre con los cinco dados.
journey-lesson-first-roll-do = Tira los dados.

journey-lesson-first-nazgul-why = Hay un Nazgûl, y hay que apartarlo antes de volver a tirar; es rojo, el color de Sam, así que le persigue a él y no a ti.
journey-lesson-first-nazgul-do = Aparta el Nazgûl del dado rojo.
journey-lesson-first-nazgul-not-orc = Eso apartaría el orco, que anularía todos tus anillos del turno. Primero el Nazgûl rojo.
journey-lesson-first-nazgul-not-gandalf = Gandalf también te vendrá bien y podrás apartarlo ahora mismo, pero con un Nazgûl en la mesa no se puede volver a tirar: primero el rojo.
journey-lesson-first-nazgul-not-ring = El anillo te haría avanzar y podrás apartarlo ahora mismo, pero con un Nazgûl en la mesa no se puede volver a tirar: primero el rojo.

journey-lesson-first-ring-why = De la misma tirada puedes apartar más dados si sus símbolos son distintos, y cada anillo te hace avanzar una casilla redonda hacia Mordor.
journey-lesson-first-ring-do = Aparta el anillo del dado negro.
journey-lesson-first-ring-not-orc = Apartarías el orco: sin un miembro de la Comunidad que lo rechace, perderías los anillos de este turno. Toma el anillo del dado negro.
journey-lesson-first-ring-not-twin = Ese anillo vale lo mismo. Toma esta vez el del dado negro: así el negro, el único con el Árbol Blanco, no te corta la tirada.
journey-lesson-first-ring-not-gandalf = A Gandalf lo apartas enseguida: toma antes el anillo del dado negro.
journey-lesson-first-ring-not-roll = Tirarías los cuatro dados que quedan y perderías este anillo sin haberlo apartado. Aparta antes el anillo del dado negro.

journey-lesson-first-gandalf-why = Gandalf parte en dos una casilla de tu ruta de los Nazgûl, así que tardan más en llegar al final de ella y eliminarte.
journey-lesson-first-gandalf-do = Aparta a Gandalf, el dado verde.
journey-lesson-first-gandalf-not-orc = Apartarías el orco, que te quitaría el anillo que acabas de ganar. Aparta a Gandalf, el dado verde.
journey-lesson-first-gandalf-not-roll = Tirarías sin haber apartado a Gandalf, y lo perderías. Aparta antes el dado verde.

journey-lesson-first-again-why = Quedan el orco, que no quieres, y otro anillo, que no puedes apartar porque ya tienes uno de esta tirada.
journey-lesson-first-again-do = Vuelve a tirar los otros dos dados.
journey-lesson-first-again-not-orc = El orco anularía tu anillo. Vuelve a tirar los dos dados.

journey-lesson-first-fellowship-why = De cada tirada hay que apartar al menos un dado; un miembro de la Comunidad rechaza a un orco.
journey-lesson-first-fellowship-do = Aparta al miembro de la Comunidad, el dado azul.
journey-lesson-first-fellowship-not-gandalf = También podrías empezar por Gandalf: viene justo después. Aparta ahora el dado azul.

journey-lesson-first-keep-why = Puedes apartar otro dado de esta tirada o volver a tirar el último, que podría traer un orco o un Nazgûl contra ti.
journey-lesson-first-keep-do = Quédate con el segundo Gandalf, el dado amarillo.
journey-lesson-first-keep-not-roll = Tirarías el último dado: podría salir un anillo, pero también tu propio Nazgûl, y el Gandalf se perdería. Aparta el dado amarillo.

journey-lesson-first-divide-why = Los cinco dados están apartados y el anillo ya te ha hecho avanzar; ahora cada Gandalf divide una casilla de los Nazgûl en tu hoja.
journey-lesson-first-divide-do = Divide la primera casilla cuadrada.
journey-lesson-first-divide-not-settle = La mesa dividiría por ti las primeras casillas libres. Hazlo esta vez a mano: divide la primera.
journey-lesson-first-divide-not-other = Cualquier casilla libre sirve igual, porque todas las marcan los Nazgûl. Divide esta vez la primera.

journey-lesson-first-settle-why = Para lo que queda no hay mucho que pensar, y la mesa puede aplicarlo en el orden habitual.
journey-lesson-first-settle-do = Pulsa «Aplicar el resto».
journey-lesson-first-settle-not-divide = Podrías elegir tú la casilla, pero da igual cuál sea. Pulsa «Aplicar el resto».
