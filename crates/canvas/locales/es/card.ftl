# Lo que tienen en común las cartas de todos los juegos: condiciones, comparaciones, sumas y efectos compuestos.

card-number = { $number }
card-parts = { $parts }
card-always = siempre
card-not = no { $of }
card-all = { $parts }
card-any = { $parts-or }
card-compare = { $left } { $how ->
    [equal] es { $right }
    [unequal] no es { $right }
    [at-least] es { $right } o más
    [at-most] es { $right } o menos
    [more] es mayor que { $right }
   *[less] es menor que { $right }
}
card-within = { $of } está entre { $least } y { $most }
card-bounds = de { $least } a { $most }
card-plus = { $left } más { $right }
card-minus = { $left } menos { $right }
card-times = { $left } por { $right }
card-least = el menor de { $of }
card-most = el mayor de { $of }
card-half = la mitad de { $of }, redondeando hacia arriba
card-nothing = no pasa nada
card-then = { $parts-then }
card-choose = { $parts-or }
card-may = puedes hacer esto: { $of }
card-if = { $otherwise-count ->
    [0] si { $test }, { $then }
   *[other] si { $test }, { $then }; si no, { $otherwise }
}
