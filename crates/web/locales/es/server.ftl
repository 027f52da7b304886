# Lo que el servidor responde cuando algo no se puede hacer: qué pasa y qué hacer.

server-bad-json = El texto enviado no se entiende (línea { $line }, columna { $column }): { $what }.
server-bad-request = La petición no se entiende: { $what }. Revisa la dirección y lo que pide.
server-not-json = Envía JSON y decláralo: «Content-Type: application/json».
server-too-large = Es demasiado largo: como mucho { $limit } bytes.
server-no-guest = Nadie sabe quién eres: entra primero por la portada o pide un nombre de huésped.
server-no-page = Aquí no hay ninguna página. Comprueba la dirección o vuelve a la entrada.
server-wrong-method = Esta dirección no admite esa clase de petición. Lo que admite está en la cabecera «Allow».
server-no-game = No hay ningún juego «{ $game }». Elige uno de los de la entrada.
server-no-report = No hay ningún aviso { $report }; «bree admin reports --all» los enumera.
server-no-cookies = Esa mesa no existe, o nadie te ha invitado. Si acabas de sentarte en ella, tu navegador no guarda cookies: permítelas en este sitio y siéntate otra vez.
server-no-cookies-guest = Nadie sabe quién eres: entra primero por la portada. Si acabas de hacerlo, o de unirte a algo, tu navegador no guarda cookies: permítelas en este sitio y hazlo otra vez.
server-no-table = Esa mesa no existe, o nadie te ha invitado. Pide el enlace a quien la preparó.
server-wrong-link = Este enlace no vale, o ya no vale. Pide uno nuevo a quien preparó la mesa.
server-not-acceptable = Tu programa no acepta ninguna respuesta, ni sin comprimir ni con gzip. Cambia su Accept-Encoding.
server-cross-site = La petición venía de otra página. Recarga esta e inténtalo otra vez.
server-too-many = Demasiadas peticiones seguidas. Espera { $seconds } s.
server-too-many-streams = Tienes demasiadas ventanas abiertas. Cierra alguna.
server-too-many-connections = De tu dirección llegan demasiadas conexiones. Cierra alguna ventana o espera un momento.
server-house-full = La casa está llena. Espera un momento e inténtalo otra vez: las partidas en curso siguen.
server-not-seated = Solo quien se sienta a la mesa puede hacerlo. Siéntate antes, si queda un asiento libre.
server-not-your-seat = El asiento { $seat } no es tuyo. Decide por uno tuyo.
server-which-seat = Tienes varios asientos: di para cuál.
server-no-seat = La mesa no tiene ese asiento. Elige uno de los que tiene.
server-not-host = Solo quien preparó la mesa puede hacerlo. Pídeselo.
server-seat-taken = El asiento { $seat } está ocupado. Elige otro.
server-table-full = Todos los asientos están ocupados. Mira esta partida o prepara otra mesa.
server-seats-open = Quedan asientos libres: espera a los demás o llénalos con bots.
server-no-text = El juego no pide ningún texto «{ $id }».
server-no-deck = No guardas ningún mazo así. Elige uno de los tuyos o crea uno nuevo.
server-too-many-decks = Guardas { $limit } mazos y no caben más. Borra antes alguno.
server-long-deck = El mazo es demasiado largo: como mucho { $limit } bytes.
server-bad-deck-name = Ese nombre está vacío o es demasiado largo. El nombre de un mazo tiene de 1 a 40 caracteres.
server-deck-kept = El mazo está guardado.
server-deck-dropped = El mazo ya no está.
server-not-brought = Falta que entreguen lo que pide el juego: { $seats }. Empieza cuando lo hagan.
server-has-begun = La partida ya ha empezado. Para irte, ríndete; para cambiar los asientos, prepara otra mesa.
server-not-begun = La partida aún no ha empezado. Empieza cuando todos los asientos están ocupados.
server-not-over = La partida aún no ha terminado: todo se verá al final.
server-over = La partida ha terminado. Mira su repetición o juega otra vez.
server-not-asked = Ahora no le toca al asiento { $seat }. Espera a los demás.
server-stale = La mesa ya ha avanzado. Mira cómo está y elige otra vez.
server-list-ends = { $made ->
    [one] De una vez solo puede hacerse 1.
   *[other] De una vez solo pueden hacerse { $made }.
} Después hay algo que se tira, se roba, se revela o se pregunta a otros: sigue cuando se vea. No se ha hecho nada.
server-unknown-choice = «{ $choice }» no es ninguna opción de este juego. Elige una de las que tienes delante.
server-refused = Las reglas no lo permiten. Elige otra cosa.
server-setup = La mesa no se puede preparar así. Elige entre lo que ofrece el juego.
server-many-people = Contigo sois { $people }, y una mesa de este juego tiene { $most } asientos. Marca a menos gente.
server-twice-me = «Yo» está en más de un asiento. Déjalo en uno; si alguien más juega en esta pantalla, elige para esa persona «Otro, en esta pantalla».
server-bad-seats = La lista de asientos no encaja con { $players } jugadores. Pon cada asiento una vez.
server-bad-level = Los bots no conocen el nivel «{ $level }». Elige uno de los que tiene el juego.
server-bad-pace = No hay ningún ritmo «{ $pace }». Elige «free», días por jugada como «3d», o minutos y segundos como «10+5».
server-not-late = Nadie espera al asiento { $seat }, o aún le queda tiempo. Mira su reloj.
server-nobody-waits = Nadie más juega en esta mesa, así que nadie espera. Puedes irte y volver cuando quieras.
server-silenced = Quien lleva esta casa te ha silenciado: puedes jugar, pero no charlar ni poner nombres. Habla con esa persona.
server-nobody-there = En el asiento { $seat } no juega nadie a quien sustituir o que pueda volver. Mira quién se sienta ahí.
server-nobody-meant = Ningún huésped encaja. Da los caracteres que están detrás de su nombre, ocho al menos.
server-which-guest = Encajan varios huéspedes. Da más caracteres de los que están detrás del nombre.
server-away = Un bot juega por ti en el asiento { $seat }. Vuelve antes a tu asiento.
server-not-away = En el asiento { $seat } no juega ningún bot por ti. Mira la mesa.
server-no-device = No tienes ningún dispositivo así. Mira tu lista.
server-last-device = Es tu único dispositivo: sin él no podrías volver. Añade antes otro.
server-has-tables = { $number ->
    [one] Este navegador ya se sienta a otra mesa. Marca «Dejar atrás esa mesa» e inténtalo otra vez.
   *[other] Este navegador ya se sienta a otras { $number } mesas. Marca «Dejar atrás esas mesas» e inténtalo otra vez.
}
server-too-many-codes = Ya esperan cinco enlaces. Usa uno o espera diez minutos.
server-no-such-notice = Aquí no se avisa de esa manera. Elige una de las que ofrece.
server-bad-reach = A esa dirección no se manda nada. Da la dirección https entera de un webhook en uno de estos sitios: { $hosts }.
server-bad-browser = A este navegador no se le puede avisar: lo que ha dado no es una dirección de un servicio de avisos conocido.
server-bad-mailbox = A esa dirección no se manda correo. Da una sola dirección, como ana@example.org.
server-old-letter = El enlace de este correo ya no sirve. Mira cómo te avisamos en la página «Avísame cuando me toque».
server-no-reach = Ahí no te avisamos. Di antes dónde quieres que te avisemos.
server-notice-turn = Te toca: { $game }
server-notice-turns = Te toca en { $tables } mesas: { $games }
server-no-passkeys = Ningún navegador puede crear llaves de acceso para la dirección de esta casa: hacen falta https y un nombre.
server-no-passkey = No conocemos esa llave, o ya no. Entra con otra o por el enlace de otro dispositivo.
server-bad-passkey = No se ha aceptado la llave. Inténtalo otra vez.
server-copied-passkey = Parece que hay dos iguales de esta llave, así que no abre nada. Entra por el enlace de otro dispositivo y quítala.
server-old-passkey = Ha llegado tarde, o dos veces. Inténtalo otra vez.
server-too-many-passkeys = Ya tienes { $limit } llaves de acceso. Quita antes una.
server-too-many-reaches = Ya tienes { $limit } direcciones de aviso, y no caben más. Quita antes una.
server-bad-hours = Ese huso horario o esa hora no existen. Da el huso como Europe/Madrid y las horas como 22:00.
server-notice-confirm-subject = Bree: ¿es tuya esta dirección?
server-notice-confirm = ¿Quieres que te avisemos aquí cuando te toque? Sigue el enlace; si no lo has pedido, no hagas nada.
server-notice-stop = Para que no te avisemos más:
server-notice-kept = Te guardan un asiento: { $game }
server-notice-kepts = Te guardan asiento en { $tables } mesas: { $games }
server-notice-open = Alguien busca gente para jugar: { $game }
server-notice-opens = Buscan gente en { $tables } mesas: { $games }
server-notice-enter-subject = Bree: vuelve a entrar
server-notice-enter = Con este enlace el navegador en que lo abras vuelve a ser tuyo: sirve una hora y una vez. Si no lo has pedido, no hagas nada.
server-notice-test = Así te avisaremos cuando te toque.
server-not-here = En esta mesa no es posible. Elige otra, o prepara una tuya.
server-no-apart = No has silenciado ni bloqueado a esa persona. Mira tu lista.
server-too-many-apart = Has silenciado o bloqueado a { $limit } personas, y no caben más. Quita antes a alguna de la lista.
server-too-many-reports = Quien lleva la casa tiene aún { $limit } avisos tuyos sin leer. Espera a que los vea.
server-not-first = Solo puede hacerlo quien lleva más tiempo en el grupo. Pídeselo.
server-not-in-group = No puedes entrar en este grupo. Crea uno tuyo.
server-no-group = Ese grupo no existe, o no estás en él. Pide el enlace a quien esté.
server-no-person = Nadie del grupo se llama así. Mira quién está en el grupo.
server-too-many-groups = Ya estás en { $limit } grupos, y no caben más. Deja antes alguno.
server-group-full = El grupo ya tiene { $limit } personas, y no caben más. Crea otro.
server-no-line = Ese mensaje no es de esta mesa, o ya no se muestra. Elige otro, o avisa de la mesa.
server-bad-name = Ese nombre está vacío o es demasiado largo. Un nombre tiene de 1 a 24 caracteres.
server-bad-text = Ese mensaje está vacío o es demasiado largo. Un mensaje tiene de 1 a 300 caracteres.
server-no-remark = «{ $remark }» no se puede señalar ni decir ahora. Elige entre lo que la mesa ofrece.
server-cannot-take-back = No se puede deshacer: no has decidido nada, o después se ha tirado o revelado algo.
server-take-back-pending = El asiento { $seat } ya ha pedido deshacer. Contéstale antes.
server-nothing-asked = Nadie espera esa respuesta. Mira la mesa: puede que ya esté resuelto.
server-no-step = Esa jugada no se puede mostrar. Hay de la { $first } a la { $last }.
server-no-hint = En una mesa con varias personas no se dan pistas: valen solo para quien juega a solas o contra bots.
server-not-alone = Ese reparto lo jugaron también otras personas: solo lo repite quien jugó a solas o contra bots.
server-moved = La mesa acaba de cambiar. Inténtalo otra vez.
server-full = El disco de la casa está lleno y no se ha guardado nada. Avisa a quien la lleva y vuelve a intentarlo.
server-damaged = La base de datos de la casa está dañada y ya no se guarda nada. Avisa a quien la lleva; lo que se guardó antes aún se puede leer.
server-busy = La casa está ocupada y no se ha guardado nada. Inténtalo otra vez.
server-no-store = No se ha podido guardar, así que no se ha hecho nada. Inténtalo otra vez más tarde.
server-unreadable = El registro de esta mesa no se puede leer. Avisa a quien lleva la casa.
server-too-slow = Ha tardado demasiado y no se ha hecho nada. Inténtalo otra vez.
server-unsure = Ha tardado demasiado: aún no se sabe si se ha hecho. Mira cómo está la mesa antes de intentarlo otra vez.
server-internal = Algo ha fallado por nuestra parte. Inténtalo otra vez.

# Cómo acabó una partida que no acabaron las reglas.
server-ended-resigned = { $you ->
    [yes] Ganas la partida.
   *[no] { $winners } { $winners-count ->
        [one] gana
       *[other] ganan
    } la partida.
}
server-long-holiday = Unas vacaciones duran como mucho { $days } días.
server-lesson = No es lo que pide ahora la lección. Lee lo que dice en la barra.
server-lesson-wait = Mira un momento: esto lo juega la lección.
server-lesson-other = Las reglas lo permiten, pero haz ahora lo que dice la lección: { $what }
server-no-lesson = En esta mesa no hay ninguna lección tuya en marcha.
server-no-such-lesson = El juego no tiene esa lección. Elige una de las suyas.
server-no-such-puzzle = El juego no tiene ese problema. Elige uno de su lista.
server-no-campaign = El juego no tiene campaña.
server-bad-campaign = No se puede incorporar esta campaña: { $what }. No se ha cambiado nada.
server-token-ended = Esta clave ha caducado o se ha retirado. Crea otra en la página /me/tokens.
server-no-scope = Esta clave no permite eso: le falta el permiso «{ $scope }». Crea una que lo tenga en la página /me/tokens.
server-not-for-programs = Un programa no puede pedirlo: solo una persona en un navegador.
server-no-programs = A esta mesa no se sientan programas.
server-not-programs = El asiento { $seat } lo juega una persona: un programa solo juega donde se ha sentado él mismo.
server-no-token = No tienes esa clave.
server-too-many-tokens = Ya tienes { $limit } claves, y no caben más. Retira antes una.
server-bad-lifetime = Una clave vale de 1 a { $days } días.
