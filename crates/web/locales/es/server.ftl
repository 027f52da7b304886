# Lo que el servidor responde cuando algo no se puede hacer: qué pasa y qué hacer.

server-bad-json = El texto enviado no se entiende (línea { $line }, columna { $column }): { $what }.
server-bad-request = La petición no se entiende: { $what }. Revisa la dirección y lo que pide.
server-not-json = Envía JSON y decláralo: «Content-Type: application/json».
server-too-large = Es demasiado largo: como mucho { $limit } bytes.
server-no-guest = Nadie sabe quién eres: entra primero por la portada o pide un nombre de huésped.
server-no-page = Quizá la dirección esté mal copiada. Compruébala, o vuelve a la entrada.
server-wrong-method = Esta dirección no admite esa clase de petición. Lo que admite está en la cabecera «Allow».
server-no-game = No hay ningún juego «{ $game }». Elige uno de los de la entrada.
server-no-table = No hay tal mesa, o no se te ha invitado a verla. Pide el enlace a quien la preparó.
server-wrong-link = Este enlace no vale, o ya no vale. Pide uno nuevo a quien preparó la mesa.
server-not-acceptable = Tu programa no acepta ninguna respuesta de esta casa, ni sin comprimir ni con gzip. Cambia su Accept-Encoding.
server-cross-site = La petición venía de otra página. Hazla desde esta casa.
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
server-no-deck = No guardas ningún mazo así. Elige uno de los tuyos o haz uno nuevo.
server-too-many-decks = Guardas { $limit } mazos y no caben más. Tira antes alguno.
server-long-deck = El mazo es demasiado largo: como mucho { $limit } bytes.
server-bad-deck-name = Eso no es nombre para un mazo. Ha de tener de 1 a 40 letras.
server-deck-kept = El mazo está guardado.
server-deck-dropped = El mazo ya no está.
server-not-brought = Falta que entreguen lo que pide el juego: { $seats }. Empieza cuando lo hagan.
server-has-begun = La partida ya ha empezado. Para irte, ríndete; para cambiar los asientos, prepara otra mesa.
server-not-begun = La partida aún no ha empezado. Empieza cuando todos los asientos están ocupados.
server-not-over = La partida aún no ha terminado: todo se verá al final.
server-over = La partida ha terminado. Mira su repetición o juega otra vez.
server-not-asked = Ahora no le toca al asiento { $seat }. Espera a los demás.
server-stale = La mesa ya ha avanzado. Mira cómo está y elige otra vez.
server-list-ends = De una vez solo pueden hacerse { $made }. Detrás hay algo que se tira, se roba, se revela o se pregunta a otros: sigue cuando se vea. No se ha hecho nada.
server-unknown-choice = «{ $choice }» no es ninguna elección de este juego. Toma una de las que tienes delante.
server-refused = Las reglas no lo permiten. Elige otra cosa.
server-setup = La mesa no se puede preparar así. Elige entre lo que ofrece el juego.
server-bad-seats = La lista de asientos no encaja con { $players } jugadores. Pon cada asiento una vez.
server-bad-level = Los bots no conocen el nivel «{ $level }». Elige uno de los que tiene el juego.
server-bad-pace = No hay ningún ritmo «{ $pace }». Elige «free», días por jugada como «3d», o minutos y segundos como «10+5».
server-not-late = Al asiento { $seat } aún le queda tiempo, o no juega ahí nadie a quien esperar. Mira su reloj.
server-nobody-waits = Nadie más juega en esta mesa, así que nadie espera. Puedes irte y volver cuando quieras.
server-away = Un bot juega por ti en el asiento { $seat }. Vuelve antes a tu asiento.
server-not-away = En el asiento { $seat } no juega ningún bot por ti. Mira la mesa.
server-no-device = No tienes ningún dispositivo así. Mira tu lista.
server-last-device = Es tu único dispositivo: sin él no podrías volver. Añade antes otro.
server-has-tables = Este navegador ya se sienta a otras mesas: { $number }. Si quieres dejarlas atrás, dilo.
server-too-many-codes = Ya esperan cinco enlaces. Usa uno o espera diez minutos.
server-bad-name = Eso no es un nombre. Uno tiene de 1 a 24 letras.
server-bad-text = No has dicho nada, o demasiado. Di algo de 1 a 300 letras.
server-no-remark = Eso no se puede señalar ni decir ahora: «{ $remark }». Elige entre lo que la mesa ofrece.
server-cannot-take-back = No se puede deshacer: no has decidido nada, o después se ha tirado o revelado algo.
server-take-back-pending = El asiento { $seat } ya ha pedido deshacer. Contéstale antes.
server-nothing-asked = Nadie espera esa respuesta. Mira la mesa: puede que ya esté resuelto.
server-no-step = Ese paso no se puede mostrar. Hay del { $first } al { $last }.
server-moved = La mesa acaba de cambiar. Inténtalo otra vez.
server-full = El disco de la casa está lleno y no se ha guardado nada. Avisa a quien la lleva y vuelve a intentarlo.
server-busy = La casa está ocupada y no se ha guardado nada. Inténtalo otra vez.
server-no-store = No se ha podido guardar, así que no se ha hecho nada. Inténtalo otra vez más tarde.
server-unreadable = El registro de esta mesa no se puede leer. Avisa a quien lleva la casa.
server-too-slow = Ha tardado demasiado y no se ha hecho nada. Inténtalo otra vez.
server-unsure = Ha tardado demasiado: aún no se sabe si se ha hecho. Mira cómo está la mesa antes de intentarlo otra vez.
server-internal = Algo ha fallado en la casa. Inténtalo otra vez.

# Cómo acabó una partida que no acabaron las reglas.
server-ended-resigned = { $you ->
    [yes] Ganas la partida.
   *[no] { $winners } gana la partida.
}
