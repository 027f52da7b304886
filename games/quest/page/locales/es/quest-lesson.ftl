# Las lecciones: lo que se dice en cada parada, y lo que otra elección habría significado.

quest-lesson-hero-name = El turno de un Héroe
quest-lesson-hero-end = Has viajado, combatido, explorado y resuelto un Encuentro. Tienes 4 fichas de Favor y, como los Héroes tienen dos turnos en cada Ronda, otro turno: tu Búsqueda está en la Puerta del Cuerno Rojo. Sigue desde aquí.
quest-lesson-hero-second-end = El orco ha sido derrotado, pero le ha costado a Beravor dos cartas de su Reserva de Vida. Le queda otro turno en esta Ronda; después viene el tuyo, con una Trama, Influencia y órdenes. Ganas si tu historia llega antes al final. Desde aquí juegas con Sauron.

quest-lesson-hero-rest-why = Eres Beravor. Tus cartas son tus piernas, tu espada y tu vida: las robas de tu Reserva de Vida. Descansar las devuelve, pero Sauron gana tiempo.
quest-lesson-hero-rest-do = No descanses.
quest-lesson-hero-rest-seen = Los Héroes tienen dos turnos en cada Ronda. Descansar devuelve las cartas a un Héroe, pero hace avanzar la historia de Sauron.
quest-lesson-hero-rest-not-rest = No has gastado ninguna carta: descansar no te daría nada y la historia de Sauron avanzaría una casilla.

quest-lesson-hero-travel-why = En la Cima de los Vientos hay 1 ficha de Favor, Gandalf y un Monstruo boca abajo, que puede atacarte. El camino pide una carta con colinas: «Golpe a distancia».
quest-lesson-hero-travel-do = Ve a la Cima de los Vientos con «Golpe a distancia».
quest-lesson-hero-travel-seen = Un Héroe viaja por caminos: cada uno pide una carta con su terreno, o tantas cartas como su número. En la Cima de los Vientos hay una ficha tuya boca abajo: un orco.
quest-lesson-hero-travel-not-march = Así pagarías dos cartas cualesquiera; con una de colinas basta.
quest-lesson-hero-travel-not-other = Ese camino también está abierto, pero allí no hay nada para ti. Ve a la Cima de los Vientos.
quest-lesson-hero-travel-not-far = Pagarías varias cartas para llegar a una localización vacía. Ve a la Cima de los Vientos.
quest-lesson-hero-travel-not-explore = En Bree no hay nada que explorar, y quien explora ya ha empezado su viaje. Ve a la Cima de los Vientos.
quest-lesson-hero-travel-not-done = Terminarías el Viaje sin moverte. Ve a la Cima de los Vientos.

quest-lesson-hero-agility-why = El Monstruo es un orco, y te ataca. Tu Agilidad, 2, da cartas; la que no gastes da Fuerza, con la que se pagan las cartas que juegas.
quest-lesson-hero-agility-do = Gasta 2 de Agilidad y roba 2 cartas.
quest-lesson-hero-agility-seen = El orco ataca. Antes de un Combate el Héroe puede gastar Agilidad en cartas; la que guarda da Fuerza, con la que se pagan las cartas.
quest-lesson-hero-agility-not-zero = Tendrías 2 más de Fuerza, pero ninguna carta nueva. Un orco es derrotado pronto: mejor las cartas, que además te harán viajar.
quest-lesson-hero-agility-not-one = Una carta y 1 de Fuerza. Roba las dos: luego te servirán para viajar.

quest-lesson-hero-charge-why = Los dos elegís una carta en secreto. Sus tres números son Ataque, Defensa y lo que cuesta en Fuerza. «Carga» ataca con 2 y cancela la del oponente si es a distancia.
quest-lesson-hero-charge-do = Juega «Carga».
quest-lesson-hero-charge-seen = Los dos elegís una carta en secreto, y luego se muestran las dos.
quest-lesson-hero-charge-not-exhaust = Te declararías exhausto: el orco seguiría atacando sin que juegues más cartas. Hazlo solo si no hay otro remedio.
quest-lesson-hero-charge-not-evade = «Evadir» no ataca: te protege de lo cuerpo a cuerpo. Empieza con «Carga».
quest-lesson-hero-charge-not-other = También se puede, pero contra un orco que tira desde lejos «Carga» es mejor.

quest-lesson-hero-shoot-why = Su carta quedó cancelada y ha sufrido 2 de sus 3 de Salud. Suele tirar de lejos: contra eso, «Golpe a distancia» ataca con 3.
quest-lesson-hero-shoot-do = Juega «Golpe a distancia».
quest-lesson-hero-shoot-seen = Los dos volvéis a elegir en secreto. El orco tenía 3 de Salud y le queda 1.
quest-lesson-hero-shoot-not-exhaust = Te declararías exhausto cuando ya casi lo tienes. Juega «Golpe a distancia».
quest-lesson-hero-shoot-not-other = Puede valer, pero ninguna ataca tanto contra una carta a distancia. Juega «Golpe a distancia».

quest-lesson-hero-damage-why = El orco ha sido derrotado y tú has sufrido 2. El Daño se paga con cartas, de la mano o de la Reserva de Vida, de la que robas; solo vuelven al curarte.
quest-lesson-hero-damage-do = Paga el Daño con la Reserva de Vida: ya está elegida.
quest-lesson-hero-damage-seen = El orco ha sido derrotado. El Daño se paga con cartas, de la mano o de la Reserva de Vida; solo vuelven al curarse.
quest-lesson-hero-damage-not-life = Pagarías de una en una. Es lo mismo: elige todo de la Reserva de Vida.
quest-lesson-hero-damage-not-card = Perderías una carta que tienes en la mano y aún puedes usar. Paga con la Reserva de Vida.

quest-lesson-hero-favor-why = Ahora exploras. Con Favor se descartan las Tramas de Sauron: se explora la localización de su bandera roja y se pagan las fichas que pide su estrella. También está Gandalf, y un Camino Oscuro: algo a cambio de Corrupción.
quest-lesson-hero-favor-do = Recoge el Favor.
quest-lesson-hero-favor-seen = El Héroe explora. El Favor sirve para descartar tus Tramas.
quest-lesson-hero-favor-not-dark = Un Camino Oscuro da algo a cambio de Corrupción. No lo necesitas.
quest-lesson-hero-favor-not-done = Dejarías aquí el Favor y a Gandalf. Recoge el Favor.
quest-lesson-hero-favor-not-later = A Gandalf, enseguida. Primero el Favor.
quest-lesson-hero-favor-not-consult = A Gandalf, enseguida. Primero el Favor.

quest-lesson-hero-gandalf-why = Un Personaje da, una vez, su Favor o su Habilidad. Gandalf da 2 fichas de Favor, o sube en 1 tu Sabiduría.
quest-lesson-hero-gandalf-do = Toma el Favor de Gandalf.
quest-lesson-hero-gandalf-seen = Un Personaje da a un Héroe, una vez, su Favor o su Habilidad.
quest-lesson-hero-gandalf-not-consult = Subiría en 1 tu Sabiduría, y Gandalf se iría. Tampoco está mal, pero ahora hace falta Favor: toma el suyo.
quest-lesson-hero-gandalf-not-dark = Un Camino Oscuro da algo a cambio de Corrupción. Toma el Favor de Gandalf.
quest-lesson-hero-gandalf-not-done = Te irías sin hablar con Gandalf. Toma su Favor.

quest-lesson-hero-explored-why = Aquí ya no queda nada que quieras.
quest-lesson-hero-explored-do = Termina de explorar.
quest-lesson-hero-explored-seen = La exploración termina cuando el Héroe no quiere nada más de aquí.
quest-lesson-hero-explored-not-dark = Un Camino Oscuro da algo a cambio de Corrupción, que os aleja de vuestra Misión. No lo elijas.

quest-lesson-hero-end-why = Podrías seguir, pero las cartas que guardas son tu defensa. Donde terminas te espera un Encuentro: una carta que se roba y se resuelve.
quest-lesson-hero-end-do = Termina el Viaje.
quest-lesson-hero-end-seen = Las cartas que guarda un Héroe son también su defensa. Donde termina le espera un Encuentro.
quest-lesson-hero-end-not-go = Seguirías con una carta menos y, si te atacan, te faltará. Termina el Viaje.
quest-lesson-hero-end-not-march = Pagarías varias cartas. Guárdalas y termina el Viaje.

quest-lesson-hero-met-why = Quien termina su Viaje roba Encuentros y resuelve uno, que a veces mueve al Héroe. «El mundo es gris» te deja elegir: 1 ficha de Favor para ti, o 1 menos en la Reserva de Sombra, con la que Sauron paga sus cartas.
quest-lesson-hero-met-do = Gana 1 ficha de Favor.
quest-lesson-hero-met-seen = Quien termina su Viaje roba Encuentros y resuelve uno: este le deja elegir.
quest-lesson-hero-met-not-pool = También serviría: Sauron podría pagar menos cartas de Sombra. Pero con Favor descartas sus Tramas: gana la ficha.

quest-lesson-hero-hold-why = Eres Sauron: ganas si tu historia llega antes al final. Cuando un Héroe llega a un sitio puedes jugar una carta de Sombra; pero en la Cima de los Vientos ya la espera un orco.
quest-lesson-hero-hold-do = No juegues ninguna carta de Sombra.
quest-lesson-hero-hold-seen = Sauron puede jugar una carta de Sombra cuando un Héroe llega a un sitio.
quest-lesson-hero-hold-not-shadow = Puedes jugar una carta de Sombra por turno. Por ahora basta el orco: guarda la carta para cuando duela más.

quest-lesson-hero-orc-why = Tu orco ataca. Los dos elegís una carta en secreto; «Golpe a distancia» ataca con 3 y defiende con 1 si la suya también es a distancia.
quest-lesson-hero-orc-do = Juega «Golpe a distancia».
quest-lesson-hero-orc-seen = Sauron elige una carta para el orco, en secreto; la tuya se elige sin saberla.
quest-lesson-hero-orc-not-exhaust = Tu orco dejaría de jugar cartas. Juega «Golpe a distancia».
quest-lesson-hero-orc-not-other = También se puede; pero un arquero teme a otro arquero: empieza con «Golpe a distancia».

quest-lesson-hero-orc-again-why = Su «Carga» canceló tu carta y a tu orco le queda 1 de Salud. Ella también tira a veces de lejos: entonces «Golpe a distancia» pega fuerte, y ella paga el Daño con cartas.
quest-lesson-hero-orc-again-do = Juega otra vez «Golpe a distancia».
quest-lesson-hero-orc-again-seen = Sauron vuelve a elegir en secreto. Al orco le queda 1 de Salud.
quest-lesson-hero-orc-again-not-exhaust = Tu orco dejaría de jugar cartas y ella pegaría a placer. Juega «Golpe a distancia».
quest-lesson-hero-orc-again-not-other = Puede valer, pero si ella tira de lejos ninguna pega tanto. Juega «Golpe a distancia».

quest-lesson-sauron-name = El turno de Sauron
quest-lesson-sauron-end = «Aplastar» le ha costado seis cartas a Beravor: un Héroe sin cartas en la mano ni en la Reserva de Vida es derrotado y tu historia avanza. El Combate sigue; desde aquí juegas tú.

quest-lesson-sauron-plot-why = Eres Sauron, contra Beravor, que juega el Bot 2: ganas si tu historia llega antes al final. Cada Trama Activa la hace avanzar todas las Rondas: desde la segunda puedes jugar una, y casi nunca conviene descartar las tuyas.
quest-lesson-sauron-plot-do = Juega la Trama «Capturan a Gollum».
quest-lesson-sauron-plot-not-done = Dejarías pasar la única ocasión de la Ronda de jugar una Trama. Juega «Capturan a Gollum».
quest-lesson-sauron-plot-not-slot = Descartarías una Trama tuya que ya trabaja para ti. Juega «Capturan a Gollum».

quest-lesson-sauron-influence-why = Tienes dos acciones. Donde hay más Influencia que Sabiduría tiene el Héroe, la localización es peligrosa para él: allí puedes atacarlo o robar Peligros, que son cartas contra él.
quest-lesson-sauron-influence-do = Elige colocar Influencia.
quest-lesson-sauron-influence-not-draw = Robarías cartas de Sombra y Trama. Es buena acción, pero el Héroe anda libre: primero Influencia.
quest-lesson-sauron-influence-not-command = Moverías Monstruos y Servidores. Será tu segunda acción.
quest-lesson-sauron-influence-not-shadow = Puedes jugar una carta de Sombra por turno; guárdala para cuando duela más.

quest-lesson-sauron-pool-why = Tienes 6 fichas que colocar. La Reserva de Sombra permite jugar cartas mejores: cuanto más llena, mejores.
quest-lesson-sauron-pool-do = Pon 1 en la Reserva de Sombra.
quest-lesson-sauron-pool-not-at = La pondrías en el tablero. Eso viene ahora; antes, 1 en la Reserva.
quest-lesson-sauron-pool-not-done = Te quedarías con Influencia sin colocar. Pon 1 en la Reserva.

quest-lesson-sauron-angmar-why = Te quedan 5 fichas. En el tablero la Influencia avanza en cadena desde tus Fortalezas; las Ruinas de Angmar son el eslabón hacia Beravor.
quest-lesson-sauron-angmar-do = Coloca 1 en las Ruinas de Angmar.
quest-lesson-sauron-angmar-not-other = También alargaría una cadena, pero lejos del Héroe. Coloca en las Ruinas de Angmar.
quest-lesson-sauron-angmar-not-done = Te quedarías con Influencia sin colocar. Coloca en las Ruinas de Angmar.

quest-lesson-sauron-weathertop-why = La cadena llega ya adonde está Beravor, de Sabiduría 2: con 3 fichas de Influencia la localización será peligrosa para ella.
quest-lesson-sauron-weathertop-do = Coloca 1 en la Cima de los Vientos; las demás irán solas.
quest-lesson-sauron-weathertop-not-other = Ahí no la molesta. Coloca en la Cima de los Vientos.
quest-lesson-sauron-weathertop-not-twice = En las Ruinas de Angmar basta 1 ficha: elige ×1. Las siguientes van a la Cima de los Vientos.
quest-lesson-sauron-weathertop-not-done = Te quedarías con Influencia sin colocar. Coloca en la Cima de los Vientos.

quest-lesson-sauron-command-why = Te queda una acción: la primera casilla libre de su fila dice cuánto vale. Y hay un Monstruo en el Bosque de los Trolls, junto a Beravor.
quest-lesson-sauron-command-do = Elige comandar Monstruos y Servidores.
quest-lesson-sauron-command-not-draw = Robarías cartas. Ahora hay una presa cerca: comanda.
quest-lesson-sauron-command-not-influence = Colocarías más Influencia. Ahora comanda.
quest-lesson-sauron-command-not-shadow = Guarda la carta de Sombra.

quest-lesson-sauron-monster-why = Una orden puede traer un Monstruo boca abajo adonde tengas Influencia. Algunas fichas están en blanco y no atacan, pero ella no sabe cuáles.
quest-lesson-sauron-monster-do = Coloca un Monstruo de Rhudaur y Montañas Grises.
quest-lesson-sauron-monster-not-move = Mover también es una orden, y la darás enseguida. Primero trae un Monstruo.
quest-lesson-sauron-monster-not-other = Vendría de otra Región, lejos del Héroe. Trae uno de Rhudaur y Montañas Grises.
quest-lesson-sauron-monster-not-done = Te quedan tres órdenes sin dar. Trae un Monstruo.

quest-lesson-sauron-place-why = Has tomado un orco. En las Landas de Etten cierra el paso al norte de la Cima de los Vientos.
quest-lesson-sauron-place-do = Colócalo en las Landas de Etten.
quest-lesson-sauron-place-not-other = Allí tardaría en encontrarse con el Héroe. Colócalo en las Landas de Etten.

quest-lesson-sauron-troll-why = El Monstruo del Bosque de los Trolls es un troll de las cavernas: si está donde Beravor empieza su turno, la ataca y no la deja descansar.
quest-lesson-sauron-troll-do = Muévelo del Bosque de los Trolls a la Cima de los Vientos.
quest-lesson-sauron-troll-not-minion = Un Servidor es poderoso, pero está lejos. Mueve el troll.
quest-lesson-sauron-troll-not-done = El troll se quedaría donde no hace daño. Muévelo.

quest-lesson-sauron-smash-why = Tu troll la ataca. Los dos elegís una carta en secreto; «Machacar» ataca con 2 y anula su Defensa.
quest-lesson-sauron-smash-do = Juega «Machacar».
quest-lesson-sauron-smash-not-exhaust = Tu troll dejaría de jugar cartas. Tiene Fuerza 8: juega «Machacar».
quest-lesson-sauron-smash-not-other = También se puede; empieza con «Machacar», que casi siempre acierta.

quest-lesson-sauron-crush-why = Ha sufrido 2. «Aplastar» ataca con 6 contra una carta cuerpo a cuerpo. Los costes suman 6, y tu troll tiene Fuerza 8: si pasaran de 8, la carta se cancelaría y quedaría exhausto, sin jugar más en este Combate.
quest-lesson-sauron-crush-do = Juega «Aplastar».
quest-lesson-sauron-crush-not-exhaust = Aún te queda Fuerza. Juega «Aplastar».
quest-lesson-sauron-crush-not-other = Haría menos daño. Juega «Aplastar».

quest-lesson-last-name = El último Combate
quest-lesson-last-end = Los Espectros del Anillo han sufrido más de lo que aguantan. Su último golpe también ha llegado: págalo con la Reserva de Vida, y después los 2 puntos que añade «Destripar», y los Héroes habrán ganado. A este Combate se llega cuando ninguna Misión decide, con una mano nueva: cuentan los niveles y las cartas de Entrenamiento, no las que se guardan.

quest-lesson-last-agility-why = La historia ha terminado sin que nadie cumpla su Misión: decide este Combate. Todas tus cartas se han barajado, y has robado tantas como tu Coraje. Los Espectros llegan debilitados, con 5 de Salud.
quest-lesson-last-agility-do = Gasta 2 de Agilidad y roba 2 cartas.
quest-lesson-last-agility-not-less = Tendrías más Fuerza y menos cartas. Aquí importa poder elegir: roba 2.

quest-lesson-last-anticipate-why = No sabes qué jugarán. «Anticiparse» ataca con 1, y su carta siguiente irá boca arriba.
quest-lesson-last-anticipate-do = Juega «Anticiparse».
quest-lesson-last-anticipate-not-exhaust = Dejarías de jugar cartas y ellos no: lo perderías todo.
quest-lesson-last-anticipate-not-shot = «Disparo apuntado» es tu golpe más fuerte, pero no te defiende. Guárdalo para cuando sepas qué juegan.
quest-lesson-last-anticipate-not-other = Puede salir bien; pero primero mira sus cartas con «Anticiparse».

quest-lesson-last-wound-why = Os habéis hecho 1 de Daño. Se paga con cartas, y tu Reserva de Vida, de la que robas, está casi llena.
quest-lesson-last-wound-do = Paga con la Reserva de Vida.
quest-lesson-last-wound-not-card = Perderías una carta de la mano, y en este Combate las quieres todas.

quest-lesson-last-parry-why = Ahora ves su carta, boca arriba en el Combate: «Tajo», cuerpo a cuerpo. Contra eso «Parar» defiende con 3, y ataca con 1.
quest-lesson-last-parry-do = Juega «Parar».
quest-lesson-last-parry-not-exhaust = Dejarías de jugar cartas y ellos no: lo perderías todo.
quest-lesson-last-parry-not-other = Con esa también harías algo, pero «Parar» no deja pasar ningún Daño. Juégala.

quest-lesson-last-shot-why = Les quedan 3 de Salud. «Disparo apuntado» ataca con 3, y con 6 si repiten cuerpo a cuerpo.
quest-lesson-last-shot-do = Juega «Disparo apuntado».
quest-lesson-last-shot-not-exhaust = Estás a un golpe de ganar. Juega «Disparo apuntado».
quest-lesson-last-shot-not-other = Harías menos Daño, y ellos seguirían en pie. Juega «Disparo apuntado».
