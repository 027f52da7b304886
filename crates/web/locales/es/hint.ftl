# Una pista: qué haría un buen jugador, y por qué.
hint-ask = Pista
hint-ask-note = Qué haría un buen jugador en tu lugar, y por qué. Solo se basa en lo que tú puedes saber.
hint-thinks = Un buen jugador piensa en tu lugar…
hint-title = Un buen jugador haría esto
hint-title-alike = Un buen jugador haría esto, por ejemplo
hint-title-either = Cualquiera de estas dos sirve
hint-title-lost = Esto ya casi no se puede ganar
hint-lost = En las pruebas no se ganó casi nunca, se probara lo que se probara.
hint-lost-choice = Por ejemplo:
hint-or = O bien:
hint-worth = gana { $percent } de cada 100
hint-second = Lo segundo mejor:
hint-close-it = Quitar la pista

hint-only = No se puede hacer otra cosa.
hint-wins = Gana la partida enseguida más a menudo.
hint-close = En estas pruebas lo otro no salió peor: la diferencia es pequeña, y aquí decide la costumbre.
hint-alike = Todo lo que se probó salió igual: aquí da lo mismo.
hint-either = Al probarlas ganaron igual de a menudo: da lo mismo cuál de las dos.
hint-tried = De { $tried } veces que se probaron las dos cosas, con la misma suerte, salió mejor { $better } y peor { $worse }.
