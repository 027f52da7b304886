# El banco donde se hacen los mazos.

workshop-title = Mazos para { $game }
workshop-look = Volver a mirar
workshop-name = Nombre del mazo
workshop-keep = Guardar el mazo
workshop-another = Guardar como otro
workshop-unkept = Aún sin guardar
workshop-bring = Entregarlo en la mesa
workshop-back = Volver a la mesa
workshop-shelf = Tus mazos ({ $count } de { $most })
workshop-new = Un mazo nuevo
workshop-drop = Borrar { $name }
workshop-open = Crear y editar mazos
workshop-choose = Uno de tus mazos
workshop-list = O una lista, como texto
workshop-hand-in = Entregar este mazo

workshop-play = Jugar con este mazo:
workshop-play-bot = Contra un bot
workshop-play-bot-does = Abre una mesa con este mazo, contra un bot con un mazo de iniciación
workshop-play-friend = Con un amigo
workshop-play-friend-does = Abre una mesa con este mazo y muestra el enlace para tu amigo
workshop-play-alone = A solas
workshop-play-alone-does = Abre una mesa para uno con este mazo
workshop-play-not = En cuanto sea legal.
workshop-ready = Un mazo ya hecho:
