# Problemas: posiciones de las que se calculan las posibilidades de cada opción.
wizards-puzzle-what = Posiciones preparadas en las que decide el azar: una opción tiene más posibilidades que todas las demás. Encuéntrala.
wizards-puzzle-solo = Llevas a un jugador. El ordenador ha seguido todas las tiradas que pueden salir, con los dos decidiendo lo mejor posible. Después de la solución puedes seguir jugando contra un bot.
wizards-puzzle-grade-1 = Fáciles
wizards-puzzle-grade-2 = Medianos
wizards-puzzle-grade-3 = Difíciles
