# Lo que rodea a todas las páginas, las reglas, los errores y la página sobre la casa.

house-skip = Ir al contenido
house-notice = Una casa de aficionados, sin relación con ninguna editorial.
house-about = Sobre esta casa
house-tools = Ajustes y ayuda
house-your-name = Tu nombre
house-me = (cambiarlo)
house-call-me = Llamarme así
house-call-me-note = Vale para toda la casa y para las mesas donde ya te sientas.
house-rules = Reglas
house-sound = Sonido
house-theme = Día o noche
house-help = Ayuda
house-offline = Se ha perdido la conexión. Se vuelve a intentar…
house-keys = Con el teclado
house-key-tab = ir de una cosa a otra
house-key-arrows = ir de una elección iluminada a otra
house-key-enter = elegir
house-key-digits = elegir la primera, la segunda… de la barra
house-key-pass = pasar, donde se puede
house-how = Cómo se juega, y las reglas
house-key-state = contar cómo está la mesa
house-key-sheet = leer la carta o el personaje que se tiene delante
house-key-undo = deshacer
house-key-zoom = acercar, alejar, ver todo
house-key-help = esta ayuda
house-key-steps = mirar atrás y adelante, acto por acto
house-key-now = volver al presente, cuando se mira atrás
house-close = Cerrar
house-word-theme-auto = Día o noche: como el sistema
house-word-theme-light = Día
house-word-theme-dark = Noche
house-word-sound-on = Sonido encendido
house-word-sound-off = Sonido apagado
house-word-copied = Copiado
house-word-failed = No se ha podido enviar. Inténtalo otra vez.
house-word-sending = Enviando…
house-word-slow = El servidor aún no contesta. Lo que ya ha aceptado no se pierde.
house-tap = Con el dedo: un toque levanta la carta, el segundo la juega
house-pick-less = Uno menos: { $name }
house-pick-more = Uno más: { $name }
house-word-where = ¿Adónde? Elige un lugar iluminado.
house-word-go = Hacerlo
house-word-passing = Pasa solo … (Escape: esperar)
house-word-stop = Esto no
house-word-now = Al presente
house-word-news-one = 1 acto nuevo:
house-word-news-many = # actos nuevos:
house-word-news-yours = Te toca:
house-word-news-now = al presente
house-word-speed-calm = Lo que se mueve: con calma
house-word-speed-normal = Lo que se mueve: como siempre
house-word-speed-quick = Lo que se mueve: deprisa

error-forbidden = Eso no es tuyo
error-not-found = Aquí no hay nada
error-gone = Ya no está
error-too-many = Demasiado deprisa
error-ours = Algo ha fallado en la casa
error-refused = No puede ser
error-lobby = A la entrada
error-line = Línea { $line }:

me-title = Tú y tus dispositivos
me-nobody = Aún no te conocemos aquí. Di tu nombre o siéntate a una mesa; luego podrás jugar también desde otro dispositivo.
me-more = Jugar también en otro dispositivo
me-more-note = Un enlace de un solo uso lleva este mismo nombre y estas mesas al teléfono o a otro navegador. No lo mandes a nadie: quien lo abre juega como tú.
me-link = Hacer un enlace
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
notices-title = Avísame cuando me toque
notices-what = Cuando te toque en una mesa donde otros te esperan, y no mires ninguna página de esta casa durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, te avisaremos una vez. Mientras mires, no.
notices-none = Esta posada no avisa a nadie: quien la lleva no lo ha preparado.
notices-nobody = Aún no te conocemos aquí. Di tu nombre o siéntate a una mesa; luego podremos avisarte.
notices-told = Te avisamos
notices-way-discord = Discord
notices-way-slack = Slack, Mattermost o Rocket.Chat
notices-way-matrix = Matrix (hookshot)
notices-way-plain = Otro webhook
notices-way-mail = Correo
notices-asked = ¿Es tuya esta dirección?
notices-asked-told = Te hemos mandado un correo: abre su enlace. Hasta entonces te avisamos como hasta ahora.
notices-asked-untold = Te hemos mandado un correo: abre su enlace. Hasta entonces no mandamos nada más.
notices-ask-again = Mandarlo otra vez
notices-forget = Olvidar la dirección
notices-trouble-unreachable = El último aviso no llegó: no hubo respuesta.
notices-trouble-refused = El último aviso no llegó: lo rechazaron. Revisa la dirección.
notices-trouble-gone = El último aviso no llegó: esa dirección ya no existe. No mandaremos nada allí hasta que la cambies o la pruebes.
notices-again = Lo intentaremos otra vez.
notices-arrived = Ha llegado.
notices-test = Probar
notices-stop = No avisarme más
notices-where = Dónde
notices-elsewhere = En otro sitio
notices-way = De qué manera
notices-address = Dirección
notices-hosts = Un webhook es una dirección que haces en un canal tuyo, en: { $hosts }. Quien la tiene puede escribir allí: no se enseña a nadie.
notices-set = Avisarme ahí
notices-kept = Guardamos la dirección y si llegó el último aviso; ambas cosas se borran cuando lo dejas. Un aviso dice el juego y la dirección de la mesa, y no quién juega.
notices-offer = ¿Quieres que te avisemos cuando te toque?
letter-confirm-title = ¿Es tuya esta dirección?
letter-confirm-note = Entonces te llegará un correo cuando te toque.
letter-confirm = Es mía: escribidme
letter-confirm-done = Desde ahora te llegará un correo cuando te toque.
letter-stop-title = No más correos
letter-stop-note = No llegarán más correos cuando te toque, y la dirección se olvida.
letter-stop = No avisarme más
letter-stop-done = No llegarán más correos, y la dirección queda olvidada.
device-title = Jugar aquí también
device-note = Este navegador será de quien hizo el enlace: mismo nombre, mismas mesas.
device-code = Código del enlace
device-leave = { $number ->
    [one] Este navegador ya se sienta a una mesa con otro nombre: dejarla atrás
   *[other] Este navegador ya se sienta a { $number } mesas con otro nombre: dejarlas atrás
}
device-join = Entrar aquí

about-title = Sobre esta casa
about-what = Bree es una posada donde se juega a juegos de mesa de la Tierra Media: en directo o a lo largo de semanas, con amigos o contra bots, en español y en inglés. La mesa conoce todas las reglas y explica por qué algo no se puede hacer.
about-unofficial = No es un sitio oficial. No tiene relación con las editoriales ni con los autores de los juegos, ni con quienes tienen los derechos sobre la obra de Tolkien. Los nombres son de sus dueños.
about-art = Aquí no hay ilustraciones ni textos de ninguna editorial. Los dibujos son nuestros, y las reglas están contadas con nuestras palabras.
about-sheet = Los reglamentos no lo dicen todo: el de «El viaje a Mordor» muestra la hoja impresa y los dados solo en imágenes, y el de «Las Dos Torres» casi no enseña las cartas de personaje, de Evento y de capítulo. Lo que falta es aquí una reconstrucción, señalada en las reglas y en la mesa; quien tenga la caja puede poner lo verdadero.
about-fair = Todos los dados y todas las barajas de una partida quedan decididos y sellados antes de empezar. La mesa muestra el sello desde el principio y lo abre al final, para que cualquiera compruebe que nadie ha cambiado nada por el camino.
about-licence = El programa es libre, con licencia MIT.
about-api = Descripción de la interfaz para programas

rules-title = Reglas: { $game }
rules-books = Los reglamentos
rules-clauses = ({ $clauses } cláusulas)
rules-own-words = Cada regla del libro, con nuestras palabras. Las mesas citan estas cláusulas por su número.
rules-chapters = Capítulos
rules-reading = Cómo se lee aquí:
rules-seed = En el libro, bajo

library = Cartas y personajes
library-title = Cartas y personajes: { $game }
library-note = Lo que dice cada carta y lo que puede cada personaje, con nuestras palabras: sale de los mismos valores con los que juega la mesa.
library-find = Buscar en nombres y textos
library-shelf = Qué clase
library-shelves = Todo
library-unseen = Solo lo que aún no he visto
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
