# El texto de las Cartas de Evento: lo que piden, lo que hacen y lo que hacen en combate. Las frases siguen a los
# efectos de las reglas; los números y las regiones llegan como argumentos.

# Con su artículo, donde se cuentan varios.
war-the = { $it-the }

# Lo que se recluta.
war-levy-units = { $count ->
    [one] una unidad { $nation-of } (Regular o de Élite)
   *[other] { $count } unidades { $nation-of } (Regulares o de Élite)
}
war-levy-regulars = { $count ->
    [one] una unidad Regular { $nation-of }
   *[other] { $count } unidades Regulares { $nation-of }
}
war-levy-elites = { $count ->
    [one] una unidad de Élite { $nation-of }
   *[other] { $count } unidades de Élite { $nation-of }
}
war-levy-leader = un Líder { $nation-of }
war-levy-nazgul = { $count ->
    [one] un Nazgûl
   *[other] { $count } Nazgûl
}

# Lo que se pide.
war-need-company = Queda algún Compañero en la Comunidad.
war-need-in_fellowship = { $any-or } está en la Comunidad.
war-need-in_play = { $who } está en juego.
war-need-king_with_army = Trancos o Aragorn está con un Ejército de los Pueblos Libres{ $lands-count ->
    [0] .
   *[other] {" "}en una región de { $lands-or }.
}
war-need-king_in = Trancos o Aragorn está en una región { $nation-of }.
war-need-within = { $who } está en una región { $nation-of }.
war-need-aragorn_abroad = Aragorn está con un Ejército en una región que no es de ninguna Nación de los Pueblos Libres.
war-need-white_and = Gandalf el Blanco está en juego y hay algún Compañero en { $at-the }.
war-need-eagles = Un Ejército de los Pueblos Libres con un Compañero está en la misma región que un Ejército de la Sombra con Nazgûl, o en una adyacente.
war-need-active = Nación activa: { $nation-the }.
war-need-at_war = En Guerra: { $nation-the }.
war-need-shadow_at_war = Todas las Naciones de la Sombra están En Guerra.
war-need-mixed_army = Hay un Ejército de la Sombra con unidades de dos Naciones o más.
war-need-relief = Un Ejército de los Pueblos Libres que pueda atacar está junto a un Ejército de la Sombra que asedia un Baluarte.
war-need-companion_army = Hay un Ejército de los Pueblos Libres con un Compañero.
war-need-outside = La Comunidad no está en una región con un Asentamiento de los Pueblos Libres.
war-need-progress = La Comunidad está en la casilla 1 o más allá del Marcador de Comunidad.
war-need-revealed = La Comunidad está Descubierta.
war-need-spells = Un Ejército de la Sombra con Nazgûl está en la misma región que un Ejército de los Pueblos Libres, o en una adyacente.
war-need-kings_siege = El Rey Brujo está con un Ejército que asedia un Baluarte.
war-need-siege_with = Un Ejército con alguna unidad { $nation-of } asedia un Baluarte.
war-need-fallen = La Sombra controla algún Baluarte { $nation-of }.
war-need-besieged = Bajo asedio: { $at-the }.
war-need-stormcrow = La Comunidad o un Compañero está en tierras de una Nación de los Pueblos Libres que no está En Guerra.
war-need-free_at_war = Alguna Nación de los Pueblos Libres está En Guerra.
war-need-unconquered = { $at } está sin conquistar.
war-need-unbesieged = { $at } está sin conquistar y no está bajo asedio.
war-need-isengard_regulars = Hay unidades Regulares de Isengard en { $at }.
war-need-grey_gone = Gandalf el Gris ya no está en la Comunidad.
war-need-minion_seen = Algún Servidor está o ha estado en juego.
war-need-aside = Aún no ha entrado en juego.

# Lo que hacen.
war-does-tile = Entra en juego una Loseta Especial de Búsqueda: { $tile }. Se añade a la Reserva de Búsqueda cuando la Comunidad entra en el Marcador de Mordor, o enseguida si ya está en él.
war-does-heal = Cura { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de Corrupción{ $gollum-given ->
    [yes] ; { $gollum } si guía Gollum.
   *[no] .
}
war-does-heal_by_dice = Tira 3 dados: cura 1 punto de Corrupción por cada { $need } o más; si guía Trancos, por cada { $strider } o más.
war-does-heal_at = Si la Comunidad está en { $at-the } y esa región no ha sido conquistada, cura 1 punto de Corrupción.
war-does-corrupt_by_dice = Tira 3 dados: los Portadores del Anillo reciben 1 punto de Corrupción por cada { $need } o más; si guía Gollum, { $gollum ->
    [6] por cada 6.
   *[other] por cada { $gollum } o más.
}
war-does-wound = Los Portadores del Anillo reciben 2 puntos de Corrupción, o 1 si ya tienen 4 o más.
war-does-another_way = Si guía Gollum, además puedes (1) ocultar la Comunidad o (2) moverla. El dado con que se juega la carta no va a la Casilla de Búsqueda.
war-does-separate = Separa de la Comunidad un Compañero o un grupo.{ war-travel }
war-does-separate_or_walk = Un Compañero o un grupo (1) se separa de la Comunidad o (2) se mueve por el mapa.{ war-travel }
war-travel = { $level ->
    [0] {""}
   *[other] {" "}Su Nivel cuenta como { $level }.
}{ $extra ->
    [0] {""}
    [one] {" "}Puede moverse 1 región más.
   *[other] {" "}Puede moverse { $extra } regiones más.
}{ $into_siege ->
    [yes] {" "}Puede acabar dentro de un Baluarte asediado.
   *[no] {""}
}
war-does-walk = Mueve los Compañeros del mapa que quieras.
war-does-rouse_if = Después, si { $who-or } está en { $at-or } y esa región no ha sido conquistada, { $wake } pasan a ser Naciones activas, y { $advance } avanzan un paso en el Marcador Político.
war-does-to_war_if = Después, si algún Compañero está en { $at-or } y esa región no ha sido conquistada, la Nación { $nation-of } pasa a estar activa y En Guerra.
war-does-character_to_will = Uno de tus Dados de Acción sin usar con Personaje pasa a mostrar Voluntad del Oeste.
war-does-challenge = Roba 3 Losetas de Búsqueda. Si las tres muestran un Ojo, vuelven a la reserva y se elimina a Trancos o Aragorn. Si no, los Ojos robados quedan fuera del juego y las demás vuelven a la reserva sin efecto.
war-does-eagles = Tira un dado por cada Nazgûl de ese Ejército, sin contar al Rey Brujo y hasta 5: cada 5 o más elimina un Nazgûl.
war-does-eagles_drive = Los Nazgûl que queden se mueven a un Baluarte de Sauron sin conquistar, a tu elección.
war-does-ents = Tira 3 dados contra el Ejército de la Sombra que esté en Orthanc: cada 4 o más es un impacto. Si Saruman está solo en Orthanc, es eliminado. Para la política cuenta como un ataque.
war-does-ents_end = Si el Ejército es eliminado, caen con él sus Nazgûl y Servidores.
war-does-ents_play = Después, si Gandalf el Blanco está en Fangorn o en Rohan, puedes jugar otra Carta de Evento de Personaje sin usar un dado.
war-does-dead_men = Mueve a Trancos o Aragorn, y con él a cuantos Compañeros de su región quieras, a Erech, Lamedon o Pelargir. Si allí hay un Ejército de la Sombra, tira un dado: recibe ese número de impactos. Para la política cuenta como un ataque.
war-does-dead_men_rout = Lo que quede de él se retira; si no puede, es eliminado con sus Nazgûl y Servidores.
war-does-dead_men_muster = Después puedes reclutar allí hasta 3 unidades Regulares { $nation-of }.
war-does-recruit = Recluta { $levies } { $spot }.
war-spot-at = en { $at-the }
war-spot-one-of = en { $at-or }
war-spot-with = donde esté { $who-the }
war-spot-or-companion = en { $at-the }, o en una región { $nation-of } donde haya un Compañero
war-spot-settlement = en una región libre { $nation-of } con un Asentamiento
war-spot-coast = en una región costera con un Ejército de los Pueblos Libres
war-spot-shadow-army = donde haya un Ejército de la Sombra
war-spot-east = en una región libre { $nation-of } del borde oriental del mapa
war-does-recruit_if_army = Después, si hay un Ejército de los Pueblos Libres en { $at-the }, recluta allí { $levies }.
war-does-recruit_in_three = Recluta { $count ->
    [one] 1 unidad Regular
   *[other] { $count } unidades Regulares
} { $nation-of } en cada uno de tres { $strongholds ->
    [yes] Baluartes
   *[no] Asentamientos
} distintos de esa Nación.
war-does-draw = { $count ->
    [one] Roba una carta del { $deck }.
   *[other] Roba { $count } cartas del { $deck }.
}
war-does-grey_company = En ese Ejército, una unidad Regular se elimina y la sustituye una de Élite de la misma Nación.
war-does-advance = Un paso adelante en el Marcador Político para { $nation-the }.
war-does-counsel = Elige una Nación de los Pueblos Libres: pasa a estar activa y avanza un paso en el Marcador Político.
war-does-discord = Elige un Ejército así: tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}; cada 5 o más es un impacto.
war-does-ambush = Elige un Ejército de la Sombra en { $at-or }: tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}; cada 5 o más es un impacto.
war-does-relieve = Ese Ejército ataca a los sitiadores. Durante toda la batalla la Sombra tira un dado menos por cada unidad de los Pueblos Libres que esté dentro del Baluarte, y uno como mínimo.
war-does-secret_path = Un Ejército de los Pueblos Libres se mueve directamente de una región { $nation-of } { $city-to }, o, si la Sombra controla o asedia esa región, a una adyacente a ella. El destino ha de estar libre.
war-does-journey = { $armies ->
    [one] Un Ejército { war-led }se mueve
   *[other] Hasta { $armies } Ejércitos { war-led }se mueven, cada uno,
} hasta { $range ->
    [one] 1 región, libre
   *[other] { $range } regiones, todas libres
} para el movimiento de Ejércitos; por el camino nadie se une ni se queda.{ $gather ->
    [yes] {" "}Cada movimiento ha de acabar donde ya haya otro Ejército de la Sombra, no asediado.
   *[no] {""}
}
war-led = { $led ->
    [by-companion] con un Compañero{" "}
    [by-nazgul] con Nazgûl{" "}
    [by-witch-king] con Nazgûl{" "}
   *[other] {""}
}
war-does-march = { $armies ->
    [one] Un Ejército se mueve una región.
   *[other] Hasta { $armies } Ejércitos distintos se mueven una región cada uno.
}
war-does-tiles = Roba una Loseta de Búsqueda. Si muestra un Ojo o es una Loseta Especial de la Comunidad, se descarta sin efecto; si no, { $breaking ->
    [yes] se separan tantos Compañeros como diga su número, en la región de la Comunidad, sin hacer caso de Descubrir ni Parada. Si guía Gollum, en lugar de todo ello los Portadores del Anillo reciben 1 punto de Corrupción.
   *[no] cuenta como una Búsqueda con éxito.
}{ $sure ->
    [yes] {" "}El daño no se puede reducir de ninguna forma: todo es Corrupción.
   *[no] {""}
}{ $random ->
    [yes] {" "}Si hay daño, primero se ha de eliminar a un Compañero al azar.
   *[no] {""}
}
war-does-fly = Mueve los Nazgûl que quieras.
war-does-search_ends = Después, si hay un Nazgûl donde la Comunidad, esta queda descubierta.
war-does-drive = Mueve a los Portadores del Anillo a una región adyacente; el Avance de la Comunidad no cambia.
war-does-strike = Después, si hay un Nazgûl donde la Comunidad, puedes (1) descartar de la mesa una Carta de Evento de Personaje de los Pueblos Libres o (2) hacer una Tirada de Búsqueda.
war-does-lure = Se elige al azar un Compañero de la Comunidad. Los Pueblos Libres deciden: (1) recibir tanta Corrupción como su Nivel o (2) eliminarlo. Si guía Gollum, en lugar de ello los Portadores del Anillo reciben 1 punto de Corrupción.
war-does-eyes = Hasta { $dice } de tus Dados de Acción sin usar pasan a mostrar el Ojo y van a la Casilla de Búsqueda.
war-does-spells = Tira un dado por cada Nazgûl del Ejército de la Sombra, hasta 5: cada 5 o más es un impacto contra el Ejército de los Pueblos Libres.
war-does-assault = Ese Ejército ataca el Baluarte asediado (Batalla de Asedio) durante tres rondas, si hace falta. En la primera, los Pueblos Libres no pueden usar Cartas de Combate, salvo que combata algún Compañero.
war-does-abroad = Después, (1) se mueven hasta dos Ejércitos con Nazgûl o (2) ataca uno.
war-does-captain = (1) Recluta 2 Nazgûl donde esté el Rey Brujo o (2) mueve los Nazgûl que quieras.
war-does-captain_leads = Después, el Ejército del Rey Brujo puede (1) moverse o (2) atacar.
war-does-valinor = En cada Baluarte de los Elfos que no esté bajo asedio, tira un dado por unidad de los Elfos, hasta 5: cada 6 es un impacto contra el Ejército que haya allí.
war-does-folly = Se elimina un Líder de los Pueblos Libres en { $at }.
war-does-no_dawn = Los Pueblos Libres descartan todos sus Dados de Acción sin usar con Voluntad del Oeste.
war-does-stormcrow = Una Nación así, a tu elección, retrocede un paso en el Marcador Político.
war-does-stormcrow_loss = Los Pueblos Libres eliminan, a su elección, una unidad o un Líder de esa Nación.
war-does-corsairs = Mueve un Ejército desde { $port-the } hasta una región costera { $nation-of }. Si hay allí un Ejército de los Pueblos Libres que no esté asediado, lo ataca, y el ataque no se puede cesar.
war-does-dunlendings = Recluta 2 unidades Regulares de Isengard en una región libre junto a las Tierras Brunas del Norte o del Sur.
war-does-dunlendings_follow = Después puedes mover allí hasta { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
} de Isengard de las Tierras Brunas.
war-does-summon = { $who } va { $at-to }.
war-does-promote = En cualquier lugar del mapa, { $count ->
    [one] 1 unidad Regular { $nation-of } se sustituye por una
   *[other] { $count } unidades Regulares { $nation-of } se sustituyen por unidades
} de Élite.

# Las que se juegan sobre la mesa.
war-table-fp-character-05 = Cuando se roba una Loseta de Búsqueda puedes descartar esta carta: se roba otra, que se aplica en lugar de la primera, y la primera vuelve a la reserva.
war-table-fp-character-06 = Cuando se roba una Loseta de Búsqueda puedes descartar esta carta para reducir en 1 el Daño de Búsqueda.
    .until = Se descarta si ni Gimli ni Legolas están en la Comunidad.
war-table-fp-character-07 = Cuando se roba una Loseta de Búsqueda puedes descartar esta carta para reducir en 1 el Daño de Búsqueda.
    .until = Se descarta si Boromir deja la Comunidad.
war-table-fp-character-08 = Puedes descartar esta carta para evitar que la Sombra robe una Loseta de Búsqueda.
    .until = Se descarta si Gandalf el Gris deja la Comunidad.
war-table-fp-strategy-01 = Los Dados de Acción que mueven la Comunidad no van a la Casilla de Búsqueda.
    .until = Se descarta cuando la Comunidad se declara o es descubierta, o cuando deja de cumplirse el requisito.
war-table-fp-strategy-02 = Los Ejércitos de la Sombra no pueden entrar en Lórien, Rivendel ni los Puertos Grises, ni atacar allí.
    .until = La Sombra puede descartarla con un Dado de Acción cualquiera, descartando además una carta de cada mazo.
war-table-fp-strategy-03 = Los Ejércitos de la Sombra no pueden entrar en el Bosque Viejo, La Comarca ni Los Gamos, ni atacar allí.
    .until = La Sombra puede descartarla con un Dado de Acción cualquiera, descartando además una carta de cada mazo.
war-table-shadow-character-15 = Cuando la Comunidad sufre una baja, la Sombra puede descartar además una Carta de Evento del Mazo de Personajes de los Pueblos Libres: una al azar de la mano, o una de la mesa a su elección.
    .until = Se descarta si la Comunidad se declara en una Ciudad o Baluarte que sea de los Pueblos Libres.
war-table-shadow-character-16 = Antes de una Tirada de Búsqueda, la Sombra puede descartar esta carta para sumar 1 a cada dado, repeticiones incluidas.
    .until = Se descarta si la Comunidad se declara en una Ciudad o Baluarte que sea de los Pueblos Libres.
war-table-shadow-character-17 = Si al declararse o ser descubierta la Comunidad pasa por Moria, llega a ella o sale de ella, la Sombra puede descartar esta carta para robar una Loseta de Búsqueda: un Ojo se descarta sin efecto; otra cosa cuenta como una Búsqueda con éxito. También se puede usar desde la mesa como Carta de Combate.
war-table-shadow-character-21 = Cada vez que la Sombra juega una Carta de Evento con un dado de Evento, roba una carta del mazo que elija.
    .until = Los Pueblos Libres pueden descartarla con una Voluntad del Oeste, o con otro Dado de Acción y un Anillo Élfico. Se descarta si Saruman es eliminado.
war-table-shadow-character-22 = Rohan solo puede pasar a estar activa por un Compañero que pueda activarla, porque la Comunidad se declare en Edoras o en El Abismo de Helm, o porque la Sombra ataque una de esas dos regiones.
    .until = Se descarta cuando Rohan está activa, o si Saruman es eliminado.
war-table-shadow-strategy-03 = Los Pueblos Libres no pueden usar Cartas de Combate en Minas Tirith.
    .until = Los Pueblos Libres pueden descartarla con una Voluntad del Oeste, o con cualquier Dado de Acción si Gandalf o Aragorn está en Minas Tirith. Se descarta cuando Minas Tirith deja de estar bajo asedio.
war-table-shadow-strategy-05 = Los Pueblos Libres no pueden hacer avanzar con un dado de Alistar a una Nación pasiva.
    .until = Se descarta cuando una Nación de los Pueblos Libres avanza por un ataque o por la habilidad de un Compañero.

# En combate. «.needs» es el requisito.
war-fight-gift = Suma 1 a cada dado de tu Tirada de Combate y de tu Repetición de Tirada del Líder.
war-fight-darklord = Suma 1 a cada dado de tu Tirada de Combate y de tu Repetición de Tirada del Líder.
war-fight-westernesse = Un impacto de tu Repetición de Tirada del Líder puede eliminar a un Servidor que esté en la batalla, en lugar de causar otra baja.
war-fight-mighty = Antes de la Repetición de Tirada del Líder «pierde» el Liderazgo de un Compañero: un dado fallado de tu Tirada de Combate se convierte en un impacto.
war-fight-secretfire = Suma 1 a cada dado de tu Tirada de Combate.
war-fight-anduril = Antes de la Repetición de Tirada del Líder «pierde» el Liderazgo de Trancos para convertir en impacto un dado fallado, o al de Aragorn para convertir hasta dos.
war-fight-heroic = Antes de retirar las bajas elimina a uno de tus Líderes para cancelar 1 impacto, o a un Compañero para cancelar tantos como su Nivel.
war-fight-defiance = «Pierde» el Liderazgo de todos tus Compañeros en la batalla: se cancela la Carta de Combate de la Sombra.
war-fight-fateful = Si tu Repetición de Tirada del Líder logra algún impacto, elimina además a un Nazgûl que esté en la batalla; con 2 o más puedes eliminar en su lugar a un Servidor.
war-fight-sudden = Antes de la Tirada de Combate haz un ataque con tantos dados como tu Liderazgo, hasta 5. Las bajas se retiran enseguida.
war-fight-brave = La Sombra tira un dado menos por cada Compañero que esté en la batalla, y uno como mínimo.
war-fight-entsrage = Suma 2 a cada dado de tu Tirada de Combate.
war-fight-huorndark = La Sombra tira como máximo 2 dados en su Tirada de Combate.
war-fight-nameless = Si logras algún impacto en esta ronda, logras 2 más.
war-fight-daylight = La Sombra tira como máximo 3 dados en su Tirada de Combate.
war-fight-noquarter = Si logras algún impacto en esta ronda, logras 1 más.
war-fight-advantage = Resta 1 a cada dado de la Tirada de Combate de la Sombra; un 6 sin modificar sigue siendo un impacto.
war-fight-scouts = Antes de la Tirada de Combate tu Ejército se retira a una región libre adyacente, o a un Asedio en el Baluarte de la región, y la batalla termina.
war-fight-shieldwall = Si el enemigo ha logrado 2 impactos o más, se cancela 1.
war-fight-confusion = Cada 1 sin modificar en la Tirada de Combate de la Sombra es un impacto contra su propio Ejército, y ese dado no se puede repetir.
war-fight-charge = Antes de la Tirada de Combate haz un ataque con un dado por cada unidad de Élite de los Pueblos Libres en la batalla, hasta 5. Las bajas se retiran enseguida.
war-fight-valour = Suma 1 a cada dado de tu Tirada de Combate.
war-fight-cruel = «Pierde» 2 puntos de Liderazgo de los Nazgûl: suma 1 a cada dado de tu Tirada de Combate.
war-fight-terrible = «Pierde» 1 punto de Liderazgo de los Nazgûl: suma 1 a cada dado de tu Repetición de Tirada del Líder.
war-fight-dread = Antes de la Tirada de Combate «pierde» 1 punto o más de Liderazgo de los Nazgûl: los Pueblos Libres tiran otros tantos dados menos, y uno como mínimo.
war-fight-stench = Si el Liderazgo de los Nazgûl es igual o mayor que el Liderazgo de los Pueblos Libres, estos no tienen Repetición de Tirada del Líder.
war-fight-breath = Si tu Repetición de Tirada del Líder logra algún impacto, puedes eliminar además a un Líder de los Pueblos Libres que esté en la batalla; o a un Compañero, si logra al menos tantos como su Nivel.
war-fight-words = Elige un Compañero que esté en la batalla: en esta ronda no cuentan su Liderazgo ni sus habilidades.
war-fight-durin = Antes de la Tirada de Combate haz un ataque con 3 dados: cada 4 o más es un impacto. Las bajas se retiran enseguida.
war-fight-devilry = Suma 1 a cada dado de tu Tirada de Combate.
war-fight-strife = Los dos bandos suman 2 a cada dado de su Tirada de Combate y de su Repetición de Tirada del Líder.
war-fight-onslaught = Después de retirar las bajas, tu propio Ejército puede recibir hasta 4 impactos: tira un dado por cada uno, y cada 4 o más es un impacto contra el enemigo.
war-fight-relentless = Antes de la Tirada de Combate, tu propio Ejército puede recibir hasta 2 impactos: suma 1 a cada dado de tu Tirada de Combate por cada uno.
war-fight-host = Después de retirar las bajas, si tienes al menos el doble de unidades que el enemigo, logras 1 impacto.
war-fight-mumakil = Suma 1 a cada dado de tu Tirada de Combate. Después de la Repetición de Tirada del Líder, si has logrado más impactos que el enemigo, logras 1 más.
war-fight-bats = Se cancela la Carta de Combate de los Pueblos Libres. Si no han jugado ninguna, suma 1 a cada dado de tu Repetición de Tirada del Líder.
war-fight-kill = Después de retirar las bajas haz un ataque con un dado por cada unidad de Élite de la Sombra en la batalla, hasta 5.
war-fight-desperate = Los dos bandos suman 1 a cada dado de su Tirada de Combate y de su Repetición de Tirada del Líder.
