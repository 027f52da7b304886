# Lo que rodea a todas las páginas, las reglas, los errores y la página sobre la casa.

house-skip = Ir al contenido
house-notice = Una casa de aficionados, sin relación con ninguna editorial.
house-about = Sobre esta casa
house-tools = Ajustes y ayuda
house-your-name = Tu nombre
house-me = (cambiarlo)
house-call-me = Llamarme así
house-call-me-note = Vale para toda la casa y para las mesas donde ya te sientas.
house-your-picture = Tu imagen
house-rules = Reglas
house-sound = Sonido
house-theme = Día o noche
house-help = Ayuda
house-no-cookies = Tu navegador no guarda cookies, y sin ellas no podemos reconocerte de una página a otra. Permítelas en este sitio para jugar.
house-offline = Se ha perdido la conexión. Se vuelve a intentar…
house-keys = Con el teclado
house-touch = Con el dedo
house-touch-help = El primer toque explica una carta de la mano, o un lugar cuyo nombre no está escrito, y el segundo lo elige; en lo demás, un toque elige. Si dejas el dedo puesto, se explica y no se elige nada.
house-key-tab = ir de una cosa a otra
house-key-arrows = ir de una opción iluminada a otra
house-key-enter = elegir
house-key-digits = elegir la primera, la segunda… de la barra
house-key-pass = pasar, donde se puede
house-rule-asked = La regla de esta pregunta:
house-how = Cómo se juega
house-key-state = contar cómo está la mesa
house-key-sheet = leer la carta o el personaje que se tiene delante
house-key-undo = deshacer
house-key-zoom = acercar, alejar, ver todo
house-key-help = esta ayuda
house-key-steps = mirar atrás y adelante, jugada a jugada
house-key-now = volver al presente, cuando se mira atrás
house-close = Cerrar
house-word-theme-auto = Día o noche: como el sistema
house-word-theme-light = Día
house-word-theme-dark = Noche
house-word-sound-on = Sonido encendido
house-word-sound-off = Sonido apagado
house-word-copied = Copiado
house-word-line = Línea
house-word-to-copy = Está seleccionado: pulsa Ctrl+C (en un Mac, ⌘C) para copiarlo.
house-word-failed = Ha fallado la conexión. Inténtalo otra vez.
house-word-part = Hecho hasta donde se podía: después se ha tirado, robado, revelado o preguntado algo. Sigue con lo que ves.
house-word-sending = Enviando…
house-word-slow = El servidor aún no contesta. Lo que ya ha aceptado no se pierde.
house-pick-less = Uno menos: { $name }
house-pick-more = Uno más: { $name }
house-times = Cada vez
house-word-where = ¿Adónde? Elige un lugar iluminado.
house-word-go = Confirmar
house-word-passing = Pasará solo… (Escape: esperar)
house-word-passing-touch = Pasará solo… (toca algo: esperar)
house-word-stop = Cancelar
house-word-now = Al presente
house-word-news-one = 1 jugada nueva:
house-word-news-many = # jugadas nuevas:
house-word-news-yours = Te toca:
house-word-news-now = al presente
house-word-speed-calm = Ritmo: tranquilo
house-word-speed-normal = Ritmo: normal
house-word-speed-quick = Ritmo: rápido
house-word-speed-word = Ritmo: cuando yo diga
house-word-tap-two = Toque: explica la mano
house-word-tap-all = Toque: explica todo
house-word-tap-one = Toque: elige enseguida
house-word-again = Pulsa otra vez para hacerlo.
house-word-not-here = Aquí no.
house-word-go-on = Seguir

error-forbidden = Sin acceso
error-not-found = Esa página no existe
error-gone = Ya no está disponible
error-too-many = Demasiadas peticiones
error-ours = Algo ha fallado por nuestra parte
error-refused = No puede ser
error-lobby = A la entrada
error-line = Línea { $line }:

me-title = Tú y tus dispositivos
me-nobody = Aún no te conocemos aquí. Di tu nombre o siéntate a una mesa; luego podrás jugar también desde otro dispositivo.
me-more = Otro dispositivo
me-more-note = Un enlace de un solo uso lleva este mismo nombre y estas mesas al teléfono o a otro navegador. No lo mandes a nadie: quien lo abre juega como tú.
me-link = Crear un enlace
me-scan = Escanea el código con el otro dispositivo, o abre allí la dirección.
me-once = Sirve una vez; le quedan
me-qr = Código QR con el enlace
me-address = Dirección
me-devices = Tus dispositivos
me-first = El primero
me-unknown = Otro navegador
me-this = este
me-since = Desde el
me-seen = última vez:
me-drop = Cerrar la sesión
me-by-first = donde empezaste
me-by-link = con un enlace de «{ $device }»
me-by-link-gone = con un enlace de un dispositivo que ya no está
me-by-letter = con un enlace por correo
me-by-passkey = con una llave de acceso
me-drop-others = También cierra la sesión de los que entraron desde él:
me-drop-passkeys = { $number ->
    [one] Borrar también la llave que se creó ahí
   *[other] Borrar también las { $number } llaves que se crearon ahí
}
me-drop-addresses = { $number ->
    [one] Borrar también la dirección de avisos que se dio ahí
   *[other] Borrar también las { $number } direcciones de avisos que se dieron ahí
}
me-before = Ya he estado aquí
passkeys = Guardar tu sitio
passkeys-what = Con una llave de acceso vuelves como el mismo huésped, en este dispositivo y dondequiera que tus llaves vayan contigo: sin contraseña y sin correo. Quien pueda desbloquear tu dispositivo puede usarla.
passkeys-none = Este navegador no puede crear llaves de acceso aquí: hace falta uno reciente y una dirección que empiece por https.
passkey-make = Crear una llave de acceso
passkey-drop = Borrar la llave
passkey-failed = No ha salido, o ha tardado demasiado. No ha cambiado nada; inténtalo otra vez.
passkey-known = Este dispositivo ya tiene una llave tuya.
passkey-enter = Entrar con mi llave
passkey-enter-note = ¿Creaste aquí una llave de acceso? Con ella vuelves como el mismo huésped, con todas tus mesas.
device-letter-note = ¿Te avisamos por correo? Escribe la dirección: si es de alguien de aquí, le llega un enlace que sirve una hora.
device-letter-address = Tu correo
device-letter-send = Mandar un enlace
device-letter-sent = Si esa dirección es de alguien de aquí, el correo ya va de camino. Ábrelo en este dispositivo.
notices-title = Avísame cuando me toque
notices-what = Cuando te toque en una mesa donde otros te esperan, y no mires ninguna página de esta casa durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, te avisaremos una vez. Mientras mires, no.
notices-kept-too = También te avisamos cuando alguien te guarda un asiento.
notices-none = Aquí no hay avisos: quien lleva la casa no los ha preparado.
notices-nobody = Aún no te conocemos aquí. Di tu nombre o siéntate a una mesa; luego podremos avisarte.
notices-told = Te avisamos
notices-way-push = Un navegador tuyo
notices-push = En este navegador
notices-push-what = El propio navegador te avisa de que te toca, también cuando no tienes abierta ninguna página de esta casa. Te pide permiso una vez.
notices-push-set = Avisar en este navegador
notices-push-denied = Este navegador no deja que te avisemos desde aquí: permite las notificaciones en sus ajustes e inténtalo otra vez. En un iPhone, pon antes esta página en la pantalla de inicio.
notices-push-late = Este navegador no ha podido llegar al servicio de avisos de su fabricante. Inténtalo más tarde o elige otra manera.
notices-way-discord = Discord
notices-way-slack = Slack, Mattermost o Rocket.Chat
notices-way-matrix = Matrix (hookshot)
notices-way-plain = Otro webhook
notices-way-mail = Correo
notices-asked = Hemos mandado un correo ahí: abre su enlace para confirmar que la dirección es tuya. Hasta entonces no mandamos nada más.
notices-ask-again = Mandarlo otra vez
notices-forget = Olvidar la dirección
notices-trouble-unreachable = El último aviso no llegó: no hubo respuesta.
notices-trouble-refused = El último aviso no llegó: lo rechazaron. Revisa la dirección.
notices-trouble-gone = El último aviso no llegó: esa dirección ya no existe. No mandaremos nada allí hasta que la pruebes; las otras siguen.
notices-again = Lo intentaremos otra vez.
notices-arrived = Ha llegado.
notices-test = Probar
notices-stop = Dejar de avisarme aquí
notices-where = Dónde
notices-elsewhere = También en otro sitio
notices-way = De qué manera
notices-address = Dirección
notices-hosts = Un webhook es una dirección que creas en un canal tuyo, en: { $hosts }. Quien la tiene puede escribir allí: no se enseña a nadie.
notices-set = Avisar ahí
notices-kept = Guardamos la dirección y si llegó el último aviso; ambas cosas se borran cuando lo dejas. Un aviso dice el juego y la dirección de la mesa, y no quién juega.
notices-here = este navegador
notices-when = Cuándo
notices-when-at_once = Enseguida
notices-when-quiet = No desde … hasta …:
notices-when-digest = Una vez al día, todo junto, a las:
notices-time-from = No desde las
notices-time-to = Otra vez desde las
notices-time-digest = Una vez al día a las
notices-zone = Huso horario
notices-when-set = Guardar el horario
notices-wishes = Avísame cuando alguien quiera jugar
notices-wishes-what = Cuando alguien abra a todos una mesa de uno de estos juegos, te avisamos como cuando te toca: como mucho una vez por hora, y no mientras mires una página de esta casa.
notices-offer = ¿Quieres que te avisemos cuando te toque?
letter-confirm-title = ¿Es tuya esta dirección?
letter-confirm-note = Entonces te llegará un correo cuando te toque.
letter-confirm = Es mía: quiero avisos
letter-confirm-done = Desde ahora te llegará un correo cuando te toque.
letter-stop-title = No más correos
letter-stop-note = No llegarán más correos cuando te toque, y la dirección se olvida.
letter-stop = No avisarme más
letter-stop-done = No llegarán más correos, y la dirección queda olvidada.
device-title = Jugar aquí también
device-note = Este navegador será de quien creó el enlace: mismo nombre, mismas mesas.
device-code = Código del enlace
device-leave = { $number ->
    [one] Dejar atrás esa mesa
   *[other] Dejar atrás esas mesas
}
device-leave-what = { $number ->
    [one] Este navegador ya se sienta a una mesa con otro nombre.
   *[other] Este navegador ya se sienta a { $number } mesas con otro nombre.
}
device-join = Entrar aquí

about-title = Sobre esta casa
about-what = Bree es una posada donde se juega a juegos de mesa de la Tierra Media: en directo o a lo largo de semanas, con amigos o contra bots, en español y en inglés. La mesa conoce todas las reglas y explica por qué algo no se puede hacer.
about-unofficial = No es un sitio oficial. No tiene relación con las editoriales ni con los autores de los juegos, ni con quienes tienen los derechos sobre la obra de Tolkien. Los nombres son de sus dueños.
about-art = Aquí no hay ilustraciones ni textos de ninguna editorial. Los dibujos son nuestros, y las reglas están contadas con nuestras palabras.
about-sheet = Los reglamentos no lo dicen todo: el de «El viaje a Mordor» muestra la hoja impresa y los dados solo en imágenes, y el de «Las Dos Torres» casi no enseña las cartas de Personaje, de Evento y de Capítulo. Lo que falta es aquí una reconstrucción, señalada en las reglas y en la mesa; quien tenga la caja puede poner lo impreso.
about-fair = Todos los dados y todas las barajas de una partida quedan decididos y sellados antes de empezar. La mesa muestra el sello desde el principio y lo abre al final, para que cualquiera compruebe que nadie ha cambiado nada por el camino.
about-licence = El programa es libre, con licencia MIT.
about-api = Interfaz para programas

rules-title = Reglas: { $game }
rules-how = Cómo se juega
rules-find = Buscar en las reglas
rules-all = Todas las reglas
rules-books = Los reglamentos
rules-clauses = ({ $clauses } cláusulas)
rules-own-words = Cada regla del libro, con nuestras palabras. Las mesas citan estas cláusulas por su número.
rules-chapters = Capítulos
rules-reading = Cómo se lee aquí:
rules-seed = En el libro, bajo
rules-terms = Términos
rules-cards = Cartas y personajes
rules-cards-all = Todos, en la biblioteca: { $count }
rules-nearly = «{ $typed }» no está; en su lugar se ha buscado { $words }.
matters = Lo que importa ahora
matters-find = Buscar reglas, cartas, términos
matters-more = { $number ->
    [one] { $number } regla más
   *[other] { $number } reglas más
}
matters-none = Ahora no se te pregunta nada. Cuando te toque, aquí están las reglas de esa pregunta.

library = Cartas y personajes
library-title = Cartas y personajes: { $game }
library-note = Lo que dice cada carta y lo que puede cada personaje, con nuestras palabras: sale de los mismos valores con los que juega la mesa.
library-find = Buscar en nombres y textos
library-shelf = Qué clase
library-shelves = Todo
library-unseen = Solo lo que no he visto
library-before = Anteriores
library-next = Siguientes
library-go = Buscar
library-back = A la mesa
library-count = { $count ->
    [one] 1 encontrada
   *[other] { $count } encontradas
}

level-random = al azar
level-easy = fácil
level-fair = normal
level-hard = difícil
seat-bot = Bot { $seat }
seat-open = Asiento { $seat } (libre)
seat-you = tú
seat-level = Bot, nivel { $level }
seat-resigned = Se ha rendido
seat-minded = Un bot juega aquí hasta que vuelva
seat-away = No está mirando
seat-holiday = de vacaciones hasta el
me-holiday = Vacaciones
me-holiday-note = En tus mesas que se juegan por días tu tiempo no corre mientras tanto y nadie te avisa de que te toca. A quien espera allí se le dice hasta cuándo. Si juegas en una mesa, en esa ya has vuelto.
me-holiday-now = Hasta el
me-holiday-days = Cuántos días
me-holiday-go = Irme de vacaciones
me-holiday-back = He vuelto
offline-title = Sin conexión
offline-note = Tu dispositivo no tiene red ahora mismo, o la casa está cerrada. No se pierde nada de lo que quedó confirmado: las mesas siguen como las dejaste.
offline-again = Probar otra vez
picture-none = Ninguna
picture-pony = El poni
picture-star = La estrella
picture-leaf = La hoja
picture-mug = La jarra
picture-mountain = La montaña
picture-ship = La nave cisne
picture-tree = El árbol
picture-key = La llave
picture-moon = La luna
picture-axe = El hacha
picture-bow = El arco
picture-harp = El arpa
picture-lantern = El farol
picture-mushroom = La seta
picture-raven = El cuervo
picture-hat = El sombrero
picture-acorn = La bellota
picture-pipe = La pipa
tokens-title = Tus programas
tokens-what = Con una clave, un programa tuyo puede sentarse aquí y jugar. Todos en la mesa ven que es un programa; ve lo que ve su asiento, y nunca tus cartas.
tokens-api = Todo lo que puede pedir
tokens-all = Programas con clave
tokens-none = Todavía ninguno.
tokens-made = Esta es su clave. Solo se muestra ahora: cópiala donde corre el programa y no se la enseñes a nadie.
tokens-token = Clave
tokens-until = Hasta el
tokens-drop = Retirar la clave
tokens-new = Una clave para otro
tokens-first = Una clave
tokens-name = Nombre del programa
tokens-name-help = Así se llama en las mesas. Una clave nueva con el mismo nombre sigue jugando en los asientos de la que caducó.
tokens-lasts = Vale durante
tokens-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
tokens-may = Puede
tokens-looks = solo mirar
tokens-scope-sit = sentarse
tokens-scope-play = jugar
tokens-scope-talk = escribir a los demás
tokens-scope-make = abrir mesas
tokens-make = Crear la clave
seat-program = un programa
table-no-programs = sin programas
