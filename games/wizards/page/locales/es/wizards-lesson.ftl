# Las lecciones: lo que se dice en cada parada, y lo que otra elección habría significado.

wizards-lesson-road-name = En camino
wizards-lesson-road-end = Los Montaraces te dan 3 Puntos de Victoria. Ahora viaja el oponente: juega adversidades contra él, deja una carta en guardia (boca abajo, en su lugar) o no juegues nada. En tu turno, vuelve a un Refugio, donde se cura y entra gente; allí no se juegan facciones ni objetos. Sigue desde aquí.

wizards-lesson-road-character-why = Gana quien tiene más Puntos de Victoria (las estrellas) al final; los dan los personajes, objetos, aliados y facciones. En un Refugio, un lugar seguro como Rivendel, puede entrar un personaje por turno.
wizards-lesson-road-character-do = Juega a Kili, de tu mano.
wizards-lesson-road-character-not-pass = Terminaría tu fase de organización: nadie entraría y la compañía se quedaría en Rivendel. Primero, Kili.
wizards-lesson-road-character-not-head = Irías allí, y enseguida elegirás adónde. Antes, Kili: en el camino seréis uno más.
wizards-lesson-road-character-not-part = Ese personaje formaría otra compañía. Juntos se defienden mejor.
wizards-lesson-road-character-not-give = El objeto cambiaría de manos. No hace falta.
wizards-lesson-road-character-not-store = Guardarías el objeto en la pila de puntos y nadie lo usaría. No hace falta.

wizards-lesson-road-company-why = Kili puede empezar en cualquier Refugio, o unirse a los que ya están en Rivendel.
wizards-lesson-road-company-do = Únelo a la compañía de Aragorn.
wizards-lesson-road-company-not-site = Empezaría allí solo, como otra compañía. Únelo a la de Aragorn.

wizards-lesson-road-mind-why = Un personaje cuesta su Mente, la bombilla de su carta cuando está en la mano. La de Kili es 3: ocupa los 3 últimos de tus 20 de Influencia general.
wizards-lesson-road-mind-do = Contrólalo con la Influencia general.
wizards-lesson-road-mind-not-follow = Sería seguidor de Aragorn y ocuparía sus 3 de Influencia directa, que enseguida le hará falta en Bree.

wizards-lesson-road-bree-why = De un Refugio se va a los lugares iluminados, y de un lugar se vuelve a su Refugio. Los Montaraces del Norte, de tu mano, son una facción que se juega en Bree. Cada aro del mapa es un lugar: el enmarcado, al este de la Comarca, es Bree.
wizards-lesson-road-bree-do = Elige tu compañía, y Bree como destino.
wizards-lesson-road-bree-not-other = Irías allí, pero de tu mano no hay nada que jugar en ese lugar. Ve a Bree.
wizards-lesson-road-bree-not-pass = Terminaría la fase y la compañía se quedaría en Rivendel. Elige antes el destino.
wizards-lesson-road-bree-not-follow = Kili gastaría la Influencia directa de Aragorn, que la necesita en Bree.
wizards-lesson-road-bree-not-part = Ese personaje formaría otra compañía. Que vayan todos juntos a Bree.
wizards-lesson-road-bree-not-give = El objeto cambiaría de manos. No hace falta.
wizards-lesson-road-bree-not-store = Nadie usaría ya el objeto. No hace falta.

wizards-lesson-road-leave-why = Todo está dispuesto: uno más en la compañía, y un destino. Esa era la fase de organización; después viene el camino.
wizards-lesson-road-leave-do = Termina la fase de organización.
wizards-lesson-road-leave-not-head = Cambiarías de destino. Bree es donde tienes algo que jugar.
wizards-lesson-road-leave-not-stay = La compañía se quedaría en Rivendel. Tenéis que llegar a Bree.
wizards-lesson-road-leave-not-follow = Kili gastaría la Influencia directa de Aragorn, que la necesita en Bree.
wizards-lesson-road-leave-not-give = El objeto cambiaría de manos. No hace falta.
wizards-lesson-road-leave-not-store = Nadie usaría ya el objeto. No hace falta.

wizards-lesson-road-enter-why = Has robado una carta por el viaje, y nadie os ha atacado. En Bree tampoco os espera ningún ataque.
wizards-lesson-road-enter-do = Entra en Bree con tu compañía.
wizards-lesson-road-enter-not-stay = La compañía se quedaría fuera, y desde fuera no se juega nada. Entra.

wizards-lesson-road-faction-why = Quien influye en una facción se gira: la carta se pone de lado, y ya ha actuado. Tiras dos dados y hay que pasar de 9. Aragorn suma 6: los 3 de su Influencia directa, 2 por su carta y 1 por ser Dúnadan.
wizards-lesson-road-faction-do = Juega los Montaraces del Norte con Aragorn.
wizards-lesson-road-faction-not-other = Ese personaje suma menos a la tirada. Aragorn es de los suyos: elígelo a él.
wizards-lesson-road-faction-not-pass = Terminarías la fase de lugares sin jugar nada, y para esto habéis venido.

wizards-lesson-road-item-why = ¡Conseguido! Entonces otro personaje puede tomar además un objeto menor, como el Vial de Galadriel.
wizards-lesson-road-item-do = Da el Vial de Galadriel a Merry.
wizards-lesson-road-item-not-other = También podría llevarlo, pero quien lo toma se gira y es mejor luchador que Merry. Dáselo a Merry.
wizards-lesson-road-item-not-pass = Perderías un objeto gratis: solo se gira Merry.

wizards-lesson-road-hand-why = Al final del turno puedes descartar una carta; después tienes otra vez 8.
wizards-lesson-road-hand-do = No descartes ninguna.
wizards-lesson-road-hand-not-card = La descartarías. Los recursos son para tu turno y las adversidades para el del oponente: guarda todas.

wizards-lesson-strike-name = Los golpes
wizards-lesson-strike-end = Todos los golpes derrotados: los Lobos van a tu pila, 1 Punto de Victoria. Aún puede el oponente jugar adversidades. Si al entrar en las Quebradas queda alguien enderezado, él tomará Glamdring, de tu mano; con todos girados no se juega nada allí. Sigue desde aquí.

wizards-lesson-strike-attack-why = El oponente juega Lobos: tres golpes de Poder 8, su fuerza en la lucha. «Ocultamiento» los evitaría, pero vencerlos da un punto.
wizards-lesson-strike-attack-do = No juegues nada: deja que ataquen.
wizards-lesson-strike-attack-not-hide = Un explorador se giraría y el ataque quedaría cancelado, sin puntos. Guárdala para un peligro mayor.
wizards-lesson-strike-attack-not-on = No se te preguntaría nada más hasta que algo ataque, ni aunque una carta ayudara. Esta vez responde solo a esta pregunta: no juegues nada.

wizards-lesson-strike-first-why = El defensor reparte los golpes entre los personajes que no han actuado, los enderezados. Ya están marcados los tres de más Poder: se confirman de una vez, o se dan uno a uno. Aragorn tiene 6.
wizards-lesson-strike-first-do = Da un golpe a Aragorn.
wizards-lesson-strike-first-not-other = Todavía no: Merry tiene Poder 1, y a los demás les llega el turno ahora mismo. Empieza por Aragorn.
wizards-lesson-strike-first-not-pass = Dejarías que el oponente repartiera los golpes: iría por Merry.

wizards-lesson-strike-second-why = Boromir tiene el mismo Poder, 6.
wizards-lesson-strike-second-do = Da el segundo a Boromir.
wizards-lesson-strike-second-not-other = Primero los fuertes: Boromir.
wizards-lesson-strike-second-not-pass = Dejarías que el oponente repartiera el resto.

wizards-lesson-strike-third-why = Queda uno: para Kili, de Poder 3, o para Merry, de Poder 1.
wizards-lesson-strike-third-do = Da el tercero a Kili.
wizards-lesson-strike-third-not-merry = Merry necesitaría un 8 para vencer. Kili, un 6.
wizards-lesson-strike-third-not-pass = El oponente elegiría a Merry.

wizards-lesson-strike-order-why = Los golpes se resuelven de uno en uno, en el orden que tú digas. Después de la lección cada golpe tendrá debajo sus dos respuestas: una pulsación lo elige y lo responde.
wizards-lesson-strike-order-do = Empieza por el de Kili.
wizards-lesson-strike-order-not-other = Ese puede esperar. Empieza por el más difícil, el de Kili.

wizards-lesson-strike-tap-why = Kili tira dos dados, suma 3 y tiene que pasar de 8. Sin girarse tendría 3 menos.
wizards-lesson-strike-tap-do = Que Kili luche y se gire.
wizards-lesson-strike-tap-not-untapped = Kili lucharía con Poder 0 y necesitaría un 9. Que se gire.

wizards-lesson-strike-card-why = Kili es guerrero, y con «Golpe Afortunado» un guerrero tira dos veces y elige la mejor.
wizards-lesson-strike-card-do = Juega «Golpe Afortunado».
wizards-lesson-strike-card-not-dodge = «Esquiva» haría que no se girara, pero no le ayuda a vencer. Juega «Golpe Afortunado».
wizards-lesson-strike-card-not-pass = Tiraría una sola vez. Juega la carta.

wizards-lesson-strike-aragorn-why = Kili sacó 4, y en la segunda tirada 9: ha vencido. Quedan dos golpes.
wizards-lesson-strike-aragorn-do = Sigue con el de Aragorn.
wizards-lesson-strike-aragorn-not-other = Ese será el último. Sigue con el de Aragorn.

wizards-lesson-strike-free-why = Solo quien sigue enderezado podrá tomar un objeto después. Aragorn vence sin girarse con un 6.
wizards-lesson-strike-free-do = Que Aragorn luche sin girarse.
wizards-lesson-strike-free-not-pass = Ganaría casi seguro, pero quedaría girado y no podría tomar nada en las Quebradas. Arriésgate.

wizards-lesson-strike-boromir-why = Aragorn ha vencido. A Boromir, si se gira, le basta un 3.
wizards-lesson-strike-boromir-do = Que Boromir luche y se gire.
wizards-lesson-strike-boromir-not-untapped = También podría, pero si falla cae herido. Con Aragorn libre basta: que se gire.

wizards-lesson-item-name = Objeto y guardia
wizards-lesson-item-end = Glamdring es tuya: 2 Puntos de Victoria, un punto de corrupción y más Poder para Aragorn: 3, pero hasta 8 como máximo. Su portador tendrá que superar chequeos de corrupción, así que no cargues a nadie con demasiado. Sigue desde aquí.

wizards-lesson-item-enter-why = En las Quebradas de los Túmulos puedes jugar Glamdring; pero algo ataca allí a quien entra, el ataque automático, y el oponente ha dejado una carta en guardia, boca abajo.
wizards-lesson-item-enter-do = Entra en el lugar.
wizards-lesson-item-enter-not-stay = La compañía se quedaría fuera, a salvo y sin el objeto. Entra.

wizards-lesson-item-keep-why = La carta en guardia era Arañas Menores: atacarán después. Primero, el ataque del lugar: un golpe de Poder 8.
wizards-lesson-item-keep-do = No juegues nada todavía.
wizards-lesson-item-keep-not-hide = Cancelaría este ataque, de un solo golpe. Las Arañas tienen cuatro: guárdala para ellas.
wizards-lesson-item-keep-not-on = No se te preguntaría nada más hasta que algo ataque, ni aunque una carta ayudara. Esta vez responde solo a esta pregunta: no juegues nada.

wizards-lesson-item-boromir-why = Aragorn debe seguir enderezado para tomar el objeto. Boromir tiene el mismo Poder.
wizards-lesson-item-boromir-do = Da el golpe a Boromir.
wizards-lesson-item-boromir-not-aragorn = Aragorn se giraría, o lucharía con 3 menos. Lo necesitas para el objeto.
wizards-lesson-item-boromir-not-merry = Merry tiene Poder 1: necesitaría un 8. Boromir, un 3.
wizards-lesson-item-boromir-not-pass = Dejarías que eligiera el oponente.

wizards-lesson-item-tap-why = Boromir no tiene nada más que hacer aquí.
wizards-lesson-item-tap-do = Que Boromir luche y se gire.
wizards-lesson-item-tap-not-untapped = Lucharía con 3 menos, y no hace falta.

wizards-lesson-item-hide-why = Ahora, las Arañas: cuatro golpes. «Ocultamiento» cancela un ataque entero.
wizards-lesson-item-hide-do = Juega «Ocultamiento».
wizards-lesson-item-hide-not-pass = Tu compañía se enfrentaría a cuatro golpes. Juega «Ocultamiento».

wizards-lesson-item-scout-why = Para usarla se gira un explorador: Merry o Aragorn.
wizards-lesson-item-scout-do = Gira a Merry.
wizards-lesson-item-scout-not-aragorn = Aragorn quedaría girado y ya no podría tomar el objeto. Gira a Merry.

wizards-lesson-item-gain-why = El camino está libre: quien siga enderezado se gira y toma el objeto.
wizards-lesson-item-gain-do = Juega Glamdring con Aragorn.
wizards-lesson-item-gain-not-pass = Terminarías la fase de lugares y Glamdring se quedaría en la mano.

wizards-lesson-hazards-name = Tus adversidades
wizards-lesson-hazards-end = El golpe del Gigante a Legolas se resuelve ahora, y el oponente puede ayudarse con una carta: lo que salga lo verás en el ataque. Has gastado tres de las cuatro adversidades que permite esa compañía; la cuarta puede ser una carta cualquiera, en guardia y boca abajo en su destino. Sigue desde aquí.
wizards-lesson-hazards-second-end = El Gigante golpea a Legolas con Poder 13, y Legolas está girado. Tienes «Golpe Arriesgado», que puede ayudarlo. Quien falla cae herido, y puede morir si el chequeo de Resistencia le va en contra. Si tu compañía vive, llega a la Puerta de los Trasgos. Desde aquí juegas tú.

wizards-lesson-hazards-draw-why = El oponente viaja a la Puerta de los Trasgos; cuando una compañía se mueve, los dos robáis cartas.
wizards-lesson-hazards-draw-do = Roba la segunda carta.
wizards-lesson-hazards-draw-seen = Tu compañía se mueve. Entonces los dos robáis cartas: tú por el viaje, y el oponente para lo que haya en el camino.
wizards-lesson-hazards-draw-not-pass = Renunciarías a una carta gratis.

wizards-lesson-hazards-stir-why = Puedes jugar cuatro adversidades contra ellos, tantas como son: criaturas que atacan, y sucesos. Con esta los Orcos tienen 1 golpe y 1 de Poder más.
wizards-lesson-hazards-stir-do = Juega «Los Sirvientes se Agitan».
wizards-lesson-hazards-stir-seen = Mientras una compañía está de camino, el oponente puede jugar adversidades contra ella: contra esta, cuatro como mucho.
wizards-lesson-hazards-stir-not-orcs = Los Orcos vendrán enseguida, y más fuertes si antes juegas «Los Sirvientes se Agitan».
wizards-lesson-hazards-stir-not-giant = El Gigante pega fuerte, pero una sola vez: mejor cuando estén cansados.
wizards-lesson-hazards-stir-not-other = Puede esperar. Primero «Los Sirvientes se Agitan».
wizards-lesson-hazards-stir-not-guard = Esa carta quedaría en guardia en su destino. Eso, al final.
wizards-lesson-hazards-stir-not-pass = Dejarías que la compañía siguiera su camino.

wizards-lesson-hazards-orcs-why = Una criatura se juega donde vive: Guardia de Orcos, en un Bastión de la Sombra como este. Si derrotan todos sus golpes, su estrella es para ellos.
wizards-lesson-hazards-orcs-do = Juega «Guardia de Orcos».
wizards-lesson-hazards-orcs-seen = Una criatura se juega donde vive, y ataca a la compañía.
wizards-lesson-hazards-orcs-not-giant = El Gigante, después: gana más cuando todos estén girados.
wizards-lesson-hazards-orcs-not-other = Esa adversidad puede esperar. Ahora, los Orcos.
wizards-lesson-hazards-orcs-not-guard = Esa carta quedaría en guardia. Ahora, los Orcos.
wizards-lesson-hazards-orcs-not-pass = Pasarías sin atacar. Juega los Orcos.

wizards-lesson-hazards-excess-why = Seis golpes contra cuatro: los dos que sobran restan 1 de Poder cada uno. Ahora lucha Pippin.
wizards-lesson-hazards-excess-do = Usa los dos contra Pippin.
wizards-lesson-hazards-excess-seen = Hay más golpes que personajes: cada golpe que sobra resta 1 de Poder a uno de los que reciben golpe.
wizards-lesson-hazards-excess-not-fewer = Dejarías alguno para los demás, que son fuertes. Contra Pippin son seguros.

wizards-lesson-hazards-giant-why = Pippin está herido y los demás, girados, así que luchan con 1 menos. El Gigante golpea con 13.
wizards-lesson-hazards-giant-do = Juega el Gigante.
wizards-lesson-hazards-giant-seen = El ataque ha terminado, pero quedan adversidades.
wizards-lesson-hazards-giant-not-other = Eso solo giraría a uno; el Gigante puede matarlo.
wizards-lesson-hazards-giant-not-guard = En guardia no serviría: el Gigante solo ataca en Tierras Salvajes, por el camino.
wizards-lesson-hazards-giant-not-pass = Les dejarías llegar. Aún te quedan dos adversidades.

wizards-lesson-hazards-whom-why = Nadie está enderezado: eres tú quien dice a quién golpea.
wizards-lesson-hazards-whom-do = Elige a Legolas.
wizards-lesson-hazards-whom-seen = El defensor solo reparte golpes entre personajes enderezados; los demás los reparte el atacante.
wizards-lesson-hazards-whom-not-other = También dolería; pero Legolas da 2 puntos y no le quedan fuerzas. Elígelo.

wizards-lesson-hazards-defend-why = Tu compañía va a la Puerta de los Trasgos y la atacan Orcos: seis golpes de Poder 9. Tienes cuatro personajes enderezados, y puedes dar uno a cada uno.
wizards-lesson-hazards-defend-do = Da un golpe a Gimli.
wizards-lesson-hazards-defend-seen = El defensor reparte los golpes entre sus personajes enderezados, uno a cada uno.
wizards-lesson-hazards-defend-not-other = Los cuatro recibirán uno de todas formas. Empieza por Gimli; los demás van después.
wizards-lesson-hazards-defend-not-pass = Dejarías que el oponente repartiera los golpes. Da uno a Gimli.

wizards-lesson-hazards-order-why = Cada uno de los cuatro tiene un golpe; sobran dos, que debilitarán a uno de ellos. Los golpes se resuelven de uno en uno, en el orden que tú digas.
wizards-lesson-hazards-order-do = Empieza por el de Pippin.
wizards-lesson-hazards-order-seen = Cada golpe se resuelve por separado, en el orden que diga el defensor.
wizards-lesson-hazards-order-not-other = Ese puede esperar. Empieza por el de Pippin, el más débil: así sabrás cómo va todo antes de que luchen los fuertes.

wizards-lesson-hazards-tap-why = Los dos golpes que sobran van contra Pippin: lucha con Poder 0 y necesita más de 9 con dos dados. Sin girarse tendría 3 menos.
wizards-lesson-hazards-tap-do = Que Pippin luche y se gire.
wizards-lesson-hazards-tap-seen = Quien recibe un golpe tira dos dados y suma su Poder: entero si se gira, o con 3 menos si no.
wizards-lesson-hazards-tap-not-untapped = Lucharía con Poder −3 y no podría vencer. Que se gire.

wizards-lesson-hazards-next-why = Pippin está herido: su tirada falló, pero el chequeo de Resistencia no lo ha matado. Quedan tres golpes.
wizards-lesson-hazards-next-do = Sigue con el de Gimli.
wizards-lesson-hazards-next-seen = Pippin está herido; si el chequeo hubiera superado su Resistencia, habría muerto. Ahora, el golpe siguiente.
wizards-lesson-hazards-next-not-other = Ese viene después. Sigue con el de Gimli.

wizards-lesson-hazards-alone-why = Gimli se gira y tiene Poder 7: hay que pasar de 9, así que con dos dados le basta un 3.
wizards-lesson-hazards-alone-do = No juegues ninguna carta: deja que luche.
wizards-lesson-hazards-alone-seen = El defensor puede jugar una carta que ayude en un golpe.
wizards-lesson-hazards-alone-not-card = La carta ayudaría, pero Gimli apenas la necesita. Guárdala para un golpe más difícil.

wizards-lesson-council-name = El Concilio Libre
wizards-lesson-council-end = Faltan Aragorn, que lleva Glamdring, y Kili, que no lleva nada. Si Aragorn resiste, el Concilio sigue tu consejo: 20 puntos contra 15. Así se ganan casi todas las partidas.

wizards-lesson-council-call-why = Con 20 puntos puedes convocar el Concilio Libre, que llega cuando acabe el próximo turno del oponente. Vas 20 a 15.
wizards-lesson-council-call-do = Convoca el Concilio.
wizards-lesson-council-call-not-pass = La partida seguiría, y podrías perder lo que llevas de ventaja. Convócalo.

wizards-lesson-council-boromir-why = Los suyos han resistido. Los objetos cargan a quien los lleva con puntos de corrupción; ahora cada uno de los tuyos tira dos dados, y lo pierdes si no pasa de los suyos.
wizards-lesson-council-boromir-do = Empieza por Boromir, cuyas tiradas tienen 1 menos.
wizards-lesson-council-boromir-not-other = Ese tiene poco que temer. Empieza por Boromir, mientras los demás pueden apoyarlo.

wizards-lesson-council-support-why = Boromir lleva el Gran Escudo, 2 puntos de corrupción. Su tirada, con 1 menos, tiene que superarlos: 4 o más. Cada compañero que se gira por él suma 1.
wizards-lesson-council-support-do = Gira a Kili para apoyarlo.
wizards-lesson-council-support-not-other = También ayudaría; pero ese quizá haga falta luego. Gira a Kili.
wizards-lesson-council-support-not-card = Buena idea, y viene ahora mismo. Primero, Kili.
wizards-lesson-council-support-not-pass = Boromir tiraría sin ayuda: con un 3 o menos lo perderías, y con él su escudo.

wizards-lesson-council-friends-why = «Un Amigo o Tres» suma 1 por cada personaje de su compañía.
wizards-lesson-council-friends-do = Juega «Un Amigo o Tres».
wizards-lesson-council-friends-not-pick = Se giraría otro más. Con la carta basta.
wizards-lesson-council-friends-not-pass = Aún podría fallar con un 2. Juega la carta.

wizards-lesson-council-merry-why = Boromir ha resistido. Merry lleva dos objetos, pero los Hobbits resisten bien.
wizards-lesson-council-merry-do = Sigue con Merry.
wizards-lesson-council-merry-not-other = A todos les toca. Sigue con Merry.
