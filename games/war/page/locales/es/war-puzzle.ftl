# Problemas: posiciones de las que se calculan las posibilidades de cada opción.
war-puzzle-what = Posiciones preparadas en las que decide el azar: una opción tiene más posibilidades que todas las demás. Encuéntrala.
war-puzzle-solo = Llevas un bando. El ordenador ha seguido todas las tiradas y todas las losetas que pueden salir, con los dos bandos decidiendo lo mejor posible. Después de la solución puedes seguir jugando contra un bot.
war-puzzle-grade-1 = Fáciles
war-puzzle-grade-2 = Medianos
war-puzzle-grade-3 = Difíciles
