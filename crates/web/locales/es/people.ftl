# Lo que la casa guarda de la gente, y la gente entre sí.

seat-gone = alguien que se fue
seat-kept = Asiento { $seat } (para { $name })
seat-kept-you = Asiento { $seat } (para ti)
table-open-seat = Liberar el asiento: { $name }

data-title = Tus datos
data-nobody = De ti no guardamos nada: aún no te conocemos aquí.
data-have = Descargarlos
data-have-note = { $number ->
    [0] Un archivo con todo lo que guardamos de ti: nombre, dispositivos y mazos.
    [one] Un archivo con todo lo que guardamos de ti: nombre, dispositivos, mazos, notas y lo que has dicho en 1 mesa.
   *[other] Un archivo con todo lo que guardamos de ti: nombre, dispositivos, mazos, notas y lo que has dicho en { $number } mesas.
}
data-file = Descargar mis datos (JSON)
data-forget-title = Borrarlos
data-forget-note = Tu nombre, tus dispositivos, mazos, notas y avisos se borran al momento y para siempre; nadie puede devolvértelos.
data-forget-tables = Dejas todas las mesas. Donde otros te esperan, un bot sigue por ti; donde no espera nadie, la partida termina. Lo que has dicho desaparece; lo que has jugado queda, porque también es la partida de los demás, como jugado por «alguien que se fue».
data-sure = Sí, borrarlo todo
data-forget = Borrar mis datos
data-gone = Hecho: ya no sabemos quién eres. Gracias por haber venido.
data-unread = { $number ->
    [one] El registro de 1 mesa no se puede leer: puede que aún hable de ti. Díselo a quien lleva la casa.
   *[other] Los registros de { $number } mesas no se pueden leer: puede que aún hablen de ti. Díselo a quien lleva la casa.
}
data-privacy = Qué guarda esta casa, y para qué

privacy-title = Privacidad
privacy-short = En breve: no hay cuentas ni publicidad, nadie de fuera mira, y puedes llevarte o borrar lo tuyo cuando quieras.
privacy-visit-title = Mientras miras
privacy-visit-nothing = Quien solo mira no deja nada: no se escribe nada de la visita, y las páginas no cargan nada de otros sitios.
privacy-visit-address = Tu dirección de red se tiene en la memoria, a lo sumo un día, para que nadie acapare la casa. No se escribe en ninguna parte.
privacy-visit-log = El diario técnico del programa apunta qué clase de página se pidió, cuánto tardó y si falló: ni quién, ni desde dónde, ni enlaces, ni jugadas. Si hay otro programa delante de esta casa, lo que apunte es cosa de quien lo lleva.
privacy-browser-title = En tu navegador
privacy-browser-cookie = Cuando dices tu nombre, te sientas o preparas una mesa, tu navegador guarda una cookie con un secreto al azar («bree_guest», 400 días desde tu última visita). Es lo único por lo que te conocemos; aquí se guarda solo su huella, de la que no se puede volver al secreto.
privacy-browser-others = Otras dos cookies recuerdan el idioma que eliges («bree_lang») y los enlaces de las ocho últimas mesas que miras («bree_watch»).
privacy-browser-storage = Día o noche, sonido, velocidad, en qué pasos quieres que se te pregunte y qué lecciones has terminado no salen de tu navegador. El nombre que escribas antes de empezar se queda en esa pestaña, y se va con ella.
privacy-guest-title = Sobre ti
privacy-guest-you = Tu nombre y tu imagen, si los das; cuándo viniste por primera vez y qué día por última; y si quien lleva la casa te ha silenciado.
privacy-guest-devices = De cada dispositivo que añades: navegador y sistema («Firefox · Linux»), desde cuándo, con qué entró y desde cuál de los tuyos, y el día de la última vez. Ninguna dirección de red.
privacy-guest-programs = De cada clave de un programa tuyo: el nombre del programa, qué puede hacer, qué dispositivo la creó, cuándo se creó, cuándo caduca y el día en que se usó por última vez. De la clave misma, solo su huella.
privacy-guest-own = Tus mazos, tus notas, lo que apuntaste de una campaña en papel, los repartos del día que empezaste y cómo llamas o apartas tus mesas: solo tú los lees.
privacy-guest-groups = En qué grupos estás, y de cuáles te han echado. Quienes están en el mismo ven tu nombre y lo que dices de sus partidas; quien tiene el enlace para entrar, tu nombre.
privacy-guest-apart = A quién silencias o bloqueas, con el nombre que llevaba: solo tú lo lees. Y los avisos que mandas a quien lleva la casa, con los mensajes de que tratan: los lee quien la lleva.
privacy-tables-title = En las mesas
privacy-tables-kept = Cada mesa guarda quién se sienta, con qué nombre y con qué imagen, lo que elige y lo que dice, y hasta cuándo está de vacaciones, con la hora: la partida lo necesita.
privacy-tables-seen = Lo ven quienes están a la mesa y quienes tienen su enlace para mirar; en una mesa pública, cualquiera; la repetición de una partida acabada, quien tenga su enlace. Las cartas ocultas no las ve nadie que no deba hasta el final.
privacy-tables-host = Quien lleva la casa puede ver qué mesas hay, quién se sienta y lo último que se dijo, y tiene el archivo de todo. Lo que hace queda apuntado.
privacy-guest-passkeys = Si creas una llave de acceso: lo necesario para reconocerla (una clave pública, con la que nadie más puede entrar), el nombre del navegador, cuándo se creó y cuándo se usó por última vez; tu dispositivo no nos dice huella ni cara.
privacy-notices-title = Avisos
privacy-notices-none = Esta casa no avisa a nadie, así que no guarda ninguna dirección.
privacy-notices-kept = Solo si lo pides: guardamos cada dirección que das, el idioma, a qué horas quieres los avisos y en qué huso, y por qué no llegó el último, hasta que lo dejas. El aviso dice el juego y la dirección de la mesa, y no quién juega. La dirección no se vuelve a enseñar a nadie, tampoco a ti.
privacy-notices-hosts = Los avisos por webhook van solo a: { $hosts }. Allí valen sus reglas.
privacy-notices-push = Los avisos en un navegador van, cifrados, por el servicio de avisos de su fabricante (Google, Mozilla, Apple o Microsoft): ve que hay uno y cuándo, y no puede leerlo. Allí valen sus reglas.
privacy-notices-wishes = De qué juegos quieres que te avisemos cuando alguien abre una mesa a todos, y cuándo te avisamos de uno por última vez.
privacy-notices-mail = Los correos salen por el servidor de correo de quien lleva la casa; uno sin confirmar se olvida en una semana. Con una confirmada se puede pedir un enlace para volver: quien lee ese correo entra como tú.
privacy-end-title = Cuánto tiempo
privacy-end-have = En «Tus datos» te lo llevas todo en un archivo.
privacy-end-forget = Allí mismo lo borras: tu nombre, tu huella y lo que has dicho desaparecen también de las mesas, y en tu asiento queda «alguien que se fue».
privacy-end-stays = Queda lo que elegiste y los mazos que llevaste a una partida, sin nombre: es también la partida de los demás. Y si quien lleva la casa tuvo que hacer algo contigo, queda apuntado que lo hizo, con el comienzo de tu huella y sin tu nombre.
privacy-end-age = Las partidas acabadas se quedan. Las que se abandonan, y quienes no vuelven y no se sientan en ninguna parte, se borran cuando quien lleva la casa hace limpieza.
privacy-end-copies = Las copias de seguridad son de quien lleva la casa: lo borrado sigue en ellas hasta que se tiran.

lobby-present = { $name } está mirando
lobby-present-nobody = quien la preparó está mirando

apart-title = Personas silenciadas y bloqueadas
apart-what = De las personas que silencias no lees lo que escriben. Las que bloqueas tampoco pueden sentarse donde te sientas tú ni en las mesas que preparas, ni tú en las suyas; solo se les dice que en esa mesa no es posible. Lo haces en la mesa, en la pestaña «Mesa», y nadie se entera.
apart-none = No has silenciado ni bloqueado a nadie.
apart-nameless = Alguien sin nombre
apart-muted = Silenciada
apart-blocked = Bloqueada
apart-drop = Quitar de la lista
apart-note = Solo lo sabrás tú. Silenciar: no lees lo que escribe. Bloquear: además, no os sentáis más a la misma mesa; la partida que está en marcha sigue.
apart-mute = Silenciar
apart-block = Bloquear
report-title = Avisar a quien lleva la casa
report-note = Lo lee quien lleva la casa, con tu nombre; en la mesa no se entera nadie.
report-line = ¿Qué mensaje?
report-table = La mesa entera
report-why = ¿Qué pasa?
report-send = Avisar
report-done = Avisado. Quien lleva la casa lo leerá.

table-door = Echar de la mesa
table-close = Cerrar la mesa
table-close-note = La mesa desaparece para todos. Aún no se ha jugado nada.
table-close-sure = Sí, cerrarla

group-all = Tus grupos
group-what = Un grupo es una ronda de amigos con nombre: su gente, sus mesas, y la próxima velada con los mismos asientos.
group-nobody = Aún no te conocemos aquí. Di antes tu nombre.
group-new = Un grupo nuevo
group-name = Cómo se llama
group-make = Crear el grupo
group-people = Quiénes sois
group-link = Enlace para entrar en el grupo
group-link-note = Quien lo tiene puede entrar. Dáselo solo a tus amigos.
group-tables = En marcha
group-none = Ahora no hay ninguna en marcha.
group-evening = Preparar una mesa
group-seats = Asientos guardados para
group-set = Preparar la mesa
group-how = Elegir opciones y ritmo
group-again = Repetir con los mismos
group-results = Acabadas
group-won = { $number ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
group-with = con { $names }
group-line = Tu comentario
group-line-set = Guardar
group-door = Quién puede entrar
group-renew-note = Con un enlace nuevo, el de antes no vale; quienes ya están se quedan.
group-renew = Renovar el enlace
group-show-out-whom = Echar a alguien
group-show-out-note = Deja de estar en el grupo, el enlace se renueva, y no puede volver mientras no le dejes. Sus mesas siguen siendo suyas.
group-show-out = Echar
group-out = A quién habéis echado
group-let-back = Dejar que vuelva
group-leave = Dejar el grupo
group-leave-note = Tus mesas siguen siendo tuyas. Si eres el último, el grupo desaparece.
group-leave-sure = Sí, dejarlo
group-invited = Te invitan al grupo «{ $name }»
group-join = Entrar en el grupo
group-in-it = Ya están: { $names }.
wrong-title = Aquí algo no está bien
wrong-note = La partida va a quien lleva la casa tal como la conoce tu asiento: la pregunta, lo que puedes elegir, lo último que pasó. Lo que no puedes saber se inventa. También puedes copiarla.
wrong-send = Enviar a quien lleva la casa
wrong-file = La partida tal como la conoce tu asiento: un archivo para «bree scenario»
wrong-none = No hay texto para este momento de la partida.
