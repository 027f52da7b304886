# Una pista: qué tiene de bueno lo que haría un buen jugador, frente a lo segundo mejor.
journey-hint-alive = Así es más difícil que los Nazgûl te eliminen este turno.
journey-hint-road = El portador llega más lejos por su ruta.
journey-hint-marks = Te quedan más casillas libres en la ruta de los Nazgûl.
journey-hint-rivals-marked = Los Nazgûl avanzan más en las hojas de los demás.
journey-hint-rivals-fall = Es más probable que algún rival quede eliminado.
