# El banco donde se hacen los mazos.

workshop-title = Mazos para { $game }
workshop-look = Volver a mirar
workshop-name = Cómo se llama el mazo
workshop-keep = Guardar el mazo
workshop-another = Guardar como otro
workshop-unkept = Aún sin guardar
workshop-bring = Entregarlo en la mesa
workshop-back = Volver a la mesa
workshop-shelf = Tus mazos ({ $count } de { $most })
workshop-new = Un mazo nuevo
workshop-drop = Borrar { $name }
workshop-open = Hacer y cuidar mazos
workshop-choose = Uno de tus mazos
workshop-list = O una lista, como texto
workshop-hand-in = Entregar este mazo
