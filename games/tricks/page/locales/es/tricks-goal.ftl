# Las Dos Torres: los objetivos, las acciones de preparación y los eventos, dichos a partir de los datos.
# Una frase se compone de un verbo (tricks-goal-win, -lead, -play) y de lo que se gana ($what).
# $who: «me» (de quien es la carta), «you» (lo mismo, tras hablar de otro), «with» (con otros), «one», «many», «all».
# $verb: «yes», «not» («no ganes el 1 de Anillos») o «none» («no ganes ninguna baza»).
# $number: cuántas; 0 es ninguna. «.many»: sin número. «.so-many»: con tantas. «.one»: una cualquiera.

tricks-goal-sentence = { $goal }.
tricks-goal-always = esta carta no tiene objetivo que cumplir
tricks-goal-never = este objetivo no puede cumplirse
tricks-goal-win = { $who ->
    [me] { $verb ->
        [yes] gana
       *[none] no ganes
    }
    [you] { $verb ->
        [yes] tú tienes que ganar
       *[none] tú no puedes ganar
    }
    [with] { $verb ->
        [yes] gana, junto con { $name },
       *[none] no ganes, junto con { $name },
    }
    [one] { $name } { $verb ->
        [yes] tiene que ganar
       *[none] no puede ganar
    }
    [many] { $name } { $verb ->
        [yes] tienen que ganar, en total,
       *[none] no pueden ganar
    }
   *[all] entre todos los Personajes { $verb ->
        [yes] tenéis que ganar
       *[none] no podéis ganar
    }
} { $what }
tricks-goal-lead = { $who ->
    [me] { $verb ->
        [yes] sal en
       *[none] no salgas en
    }
    [you] { $verb ->
        [yes] tú tienes que salir en
       *[none] tú no puedes salir en
    }
    [with] { $verb ->
        [yes] sal, o que salga { $name }, en
       *[none] no salgas, ni salga { $name }, en
    }
    [one] { $name } { $verb ->
        [yes] tiene que salir en
       *[none] no puede salir en
    }
    [many] { $name } { $verb ->
        [yes] tienen que salir, en total, en
       *[none] no pueden salir en
    }
   *[all] entre todos los Personajes { $verb ->
        [yes] tenéis que salir en
       *[none] no podéis salir en
    }
} { $what }
tricks-goal-play = { $who ->
    [me] { $verb ->
        [yes] juega
       *[none] no juegues
    }
    [you] { $verb ->
        [yes] tú tienes que jugar
       *[none] tú no puedes jugar
    }
    [with] { $verb ->
        [yes] juega, o que juegue { $name },
       *[none] no juegues, ni juegue { $name },
    }
    [one] { $name } { $verb ->
        [yes] tiene que jugar
       *[none] no puede jugar
    }
    [many] alguien entre { $name } { $verb ->
        [yes] tiene que jugar
       *[none] no puede jugar
    }
   *[all] entre todos los Personajes { $verb ->
        [yes] tenéis que jugar
       *[none] no podéis jugar
    }
} { $what }

# Cuánto. $counted: lo contado, con su número (el mayor, si son dos).
tricks-goal-amount = { $bound ->
    [exactly] exactamente { $counted }
    [at-least] al menos { $counted }
    [at-most] como mucho { $counted }
    [between] entre { $least } y { $counted }
    [or] { $least } o { $counted }
    [but] cualquier número de { $many } que no sea { $least }
   *[none] { $counted }
}
# Comparado con otra cantidad: $other es un nombre o una cantidad entera.
tricks-goal-than = { $relation ->
    [equal] exactamente { $so-many } como { $other }
    [unequal] más o menos { $many } que { $other }, pero no las mismas
    [at-least] al menos { $so-many } como { $other }
    [at-most] como mucho { $so-many } como { $other }
    [more] más { $many } que { $other }
   *[less] menos { $many } que { $other }
}
tricks-goal-other = { $who ->
    [me] { $many } ganes tú { $when }
    [you] { $many } ganes tú { $when }
    [with] { $many } ganes junto con { $name } { $when }
    [one] { $many } gane { $name } { $when }
    [many] { $many } ganen en total { $name } { $when }
   *[all] { $many } ganéis entre todos { $when }
}
tricks-goal-me = tú
tricks-goal-with = tú y { $name } juntos
tricks-goal-everybody = todos los Personajes juntos
tricks-goal-each = cada Personaje
tricks-goal-each-other = cada uno de los demás Personajes
tricks-goal-player-of = quien juegue { $card }
tricks-goal-param = el valor de la carta que conserves
tricks-goal-burden = la ficha de Carga
tricks-goal-under = las que haya bajo tu carta de Personaje
tricks-goal-under-count = el número de cartas bajo tu carta de Personaje
tricks-goal-bare = { $left } tiene que ser { $relation ->
    [equal] igual que { $other }
    [unequal] distinto que { $other }
    [at-least] al menos como { $other }
    [at-most] como mucho como { $other }
    [more] mayor que { $other }
   *[less] menor que { $other }
}
tricks-goal-rank = { $rank ->
    [most] más { $many } que cualquier otro Personaje{ $joint ->
        [yes] , o tantas como quien más gane
       *[no] { "" }
    }
    [fewest] menos { $many } que cualquier otro Personaje{ $joint ->
        [yes] , o tantas como quien menos gane
       *[no] { "" }
    }
   *[middle] más { $many } que algún Personaje y menos que algún otro
}
tricks-goal-majority = más de la mitad de las bazas

# Cuándo, o qué bazas. $short: en la misma frase se ha dicho ya qué carta es.
tricks-goal-before = antes de que se juegue { $card }
tricks-goal-after = { $short ->
    [yes] después
   *[no] después de que se juegue { $card }
}
tricks-goal-first = { $number ->
    [one] la primera
   *[other] entre las { $number } primeras
}
tricks-goal-last = { $number ->
    [one] la última
   *[other] entre las { $number } últimas
}
tricks-goal-in-all = en total
tricks-goal-first-trick = la primera baza
tricks-goal-last-trick = la última baza
tricks-goal-containing = con { $cards } entre sus cartas
tricks-goal-without = sin { $cards } entre sus cartas
tricks-goal-won-with = con { $cards }
tricks-goal-led-with = con { $cards }
tricks-goal-in-last = { $cards } en la última baza

# Lo que se cuenta.
tricks-count-bare = { $number ->
    [0] ninguna
   *[other] { $number }
}
tricks-count-tricks = { $number ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $number } bazas
}
    .many = bazas
    .so-many = tantas bazas
tricks-count-streak = { $number ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $number } bazas seguidas
}
    .many = bazas seguidas
    .so-many = tantas bazas seguidas
tricks-count-all-in-a-row = { $amount }, todas seguidas
tricks-count-values = { $number ->
    [0] ningún valor
    [one] 1 valor
   *[other] { $number } valores distintos
}
    .many = valores distintos
    .so-many = tantos valores distintos
tricks-count-suits = { $number ->
    [0] ningún palo
    [one] 1 palo
   *[other] { $number } palos distintos
}
    .many = palos distintos
    .so-many = tantos palos distintos
tricks-count-of-values = { $cards } de { $amount }
tricks-count-of-suits = { $cards } de { $amount }
tricks-count-won-with-suits = bazas con cartas de { $amount }
tricks-count-same-value = { $number ->
    [0] ninguna carta con valor
    [one] 1 carta con valor
   *[other] { $number } cartas de un mismo valor
}
    .many = cartas de un mismo valor
    .so-many = tantas cartas de un mismo valor
tricks-count-run = { $number ->
    [0] ninguna carta de { $suit }
    [one] 1 carta de { $suit }
   *[other] { $number } cartas de { $suit } de valores seguidos
}
    .many = cartas de { $suit } de valores seguidos
    .so-many = tantas cartas de { $suit } de valores seguidos
tricks-count-leftover = { $number ->
    [0] ninguna carta del palo de la que quede en la mano
    [one] 1 carta del palo de la que quede en la mano
   *[other] { $number } cartas del palo de la que quede en la mano
}
    .many = cartas del palo de la que quede en la mano
    .so-many = tantas cartas del palo de la que quede en la mano

# Conjuntos de cartas.
tricks-cards-any = { $number ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $number } cartas
}
    .many = cartas
    .so-many = tantas cartas
    .one = una carta
    .the = todas las cartas
tricks-cards-suit = { $number ->
    [0] ninguna carta de { $suit }
    [one] 1 carta de { $suit }
   *[other] { $number } cartas de { $suit }
}
    .many = cartas de { $suit }
    .so-many = tantas cartas de { $suit }
    .one = una carta de { $suit }
    .the = las cartas de { $suit }
tricks-cards-fangorn = { $number ->
    [0] ninguna carta de Bosque de Fangorn
    [one] 1 carta de Bosque de Fangorn
   *[other] { $number } cartas de Bosque de Fangorn
}
    .many = cartas de Bosque de Fangorn
    .so-many = tantas cartas de Bosque de Fangorn
    .one = una carta de Bosque de Fangorn
    .the = las cartas de Bosque de Fangorn
tricks-cards-orcs = { $number ->
    [0] ninguna carta de Orcos
    [one] 1 carta de Orcos
   *[other] { $number } cartas de Orcos
}
    .many = cartas de Orcos
    .so-many = tantas cartas de Orcos
    .one = una carta de Orcos
    .the = las cartas de Orcos
tricks-cards-towers = { $number ->
    [0] ninguna carta de Torre
    [one] 1 carta de Torre
   *[other] { $number } cartas de Torre
}
    .many = cartas de Torre
    .so-many = tantas cartas de Torre
    .one = una carta de Torre
    .the = las 2 cartas de Torre
tricks-cards-fatigue = { $number ->
    [0] ninguna carta de Cansancio
    [one] 1 carta de Cansancio
   *[other] { $number } cartas de Cansancio
}
    .many = cartas de Cansancio
    .so-many = tantas cartas de Cansancio
    .one = una carta de Cansancio
    .the = las cartas de Cansancio
tricks-cards-value = { $number ->
    [0] ninguna carta de valor { $value }
    [one] 1 carta de valor { $value }
   *[other] { $number } cartas de valor { $value }
}
    .many = cartas de valor { $value }
    .so-many = tantas cartas de valor { $value }
    .one = una carta de valor { $value }
    .the = las cartas de valor { $value }
tricks-cards-value-from = { $number ->
    [0] ninguna carta de valor { $value } o más
    [one] 1 carta de valor { $value } o más
   *[other] { $number } cartas de valor { $value } o más
}
    .many = cartas de valor { $value } o más
    .so-many = tantas cartas de valor { $value } o más
    .one = una carta de valor { $value } o más
    .the = las cartas de valor { $value } o más
tricks-cards-value-to = { $number ->
    [0] ninguna carta de valor { $value } o menos
    [one] 1 carta de valor { $value } o menos
   *[other] { $number } cartas de valor { $value } o menos
}
    .many = cartas de valor { $value } o menos
    .so-many = tantas cartas de valor { $value } o menos
    .one = una carta de valor { $value } o menos
    .the = las cartas de valor { $value } o menos
tricks-cards-these = { $number ->
    [0] ninguna de estas cartas ({ $cards })
    [one] 1 de estas cartas ({ $cards })
   *[other] { $number } de estas cartas ({ $cards })
}
    .many = de estas cartas ({ $cards })
    .so-many = tantas de estas cartas ({ $cards })
    .one = una de estas cartas ({ $cards })
    .the = estas cartas ({ $cards })
tricks-cards-drawn = { $more ->
    [0] la carta de { $suit } con el valor de la que conserves
   *[other] la carta de { $suit } con ese valor más { $more }
}

# Cómo se unen las partes.
tricks-goal-also = { $first }; y además, { $then }
tricks-goal-or-else = { $first }; o bien, { $then }
tricks-goal-flip = antes de que se juegue { $card }, { $goal }; si no, al final de la ronda: { $then }
tricks-goal-not = que no se cumpla esto: { $goal }

# Las acciones de preparación.
tricks-setup-exchange = { $who ->
    [only] Intercambia con { $name }.
    [but] Intercambia con otro Personaje que no sea { $name }.
   *[any] Intercambia con otro Personaje.
}
tricks-setup-exchange-lost = Puedes cambiar una carta de tu mano por la carta perdida.
tricks-setup-exchange-lost-but = Puedes cambiar una carta de tu mano por la carta perdida, pero no { $cards }.
tricks-setup-exchange-instead = En vez de eso puedes intercambiar con { $name }.
tricks-setup-give-each = Da una carta a cada uno de los demás Personajes.
tricks-setup-take-card = Si no tienes { $card }, quien la tenga te la pasa, y le das otra a cambio.
tricks-setup-take-lost = Añade a tu mano la carta perdida.
tricks-setup-take-lost-open = Toma la carta perdida: es de tu mano, pero queda bocarriba delante de ti.
tricks-setup-add = Añade a tu mano { $cards }.
tricks-setup-discard = { $number ->
    [one] Descarta 1 carta bocabajo.
   *[other] Descarta { $number } cartas bocabajo.
}
tricks-setup-tuck = Solapa una carta.
tricks-setup-place = Pon una carta bocarriba debajo de la ficha de Torre Blanca: será la primera que juegues.
tricks-setup-reveal-hand = Juega con la mano bocarriba.
tricks-setup-draw = { $number ->
    [one] Roba 1 carta de { $suit } de fuera del mazo: su valor fija tu objetivo.
   *[other] Roba { $number } cartas de { $suit } de fuera del mazo y conserva 1: su valor fija tu objetivo.
}
tricks-setup-burden = Elige una ficha de Carga, del { $least } al { $most }.

# Lo que un personaje puede además.
tricks-ability-leads = Sale en la primera baza.
tricks-ability-keeps = No puede intercambiar { $cards }.
tricks-ability-complete = Para la Escalera, se completa así: { $goal }
tricks-ability-pending = Juega con una baza de retraso: pone una carta debajo de la ficha de Torre Blanca y juega la que estaba allí.
tricks-ability-follows_with_fatigue = Puede seguir con una carta de Cansancio.
tricks-ability-follows_with_fatigue_solo = En solitario, puede seguir con una carta de Cansancio.
tricks-ability-ignores_suit = No tiene que seguir el palo de triunfo.
tricks-ability-leads_rings = Puede salir con Anillos en cualquier momento.
tricks-ability-masked = Nadie sabe si es Gandalf o Saruman hasta que los dos Ancianos de blanco hayan ganado una baza.
tricks-ability-gives_orcs = Si cumple su objetivo, los Orcos que ha ganado quedan debajo de Gimli.
tricks-ability-takes_orcs = Los Orcos que gane Legolas quedan debajo de su carta hasta que cumpla su objetivo.

# Los eventos.
tricks-rule-set-aside = Fuera del reparto, bocarriba junto al Evento: { $cards }.
tricks-rule-lost-not = No puede ser carta perdida: { $cards }.
tricks-rule-counsel = { $number ->
    [one] Los Personajes se eligen con solo 1 carta repartida a cada mano
   *[other] Los Personajes se eligen con solo { $number } cartas repartidas a cada mano
}, entre ellas { $card }; después se reparte el resto.
tricks-rule-give-each = Cada mano recibe además { $cards }.
tricks-rule-lose-if-led = Salir con { $cards } hace perder el Capítulo.
tricks-rule-lose-if-led-by = Si { $name } sale con { $cards }, se pierde el Capítulo.
tricks-rule-highest-first = En la primera baza, { $name } tiene que salir con la carta más alta de su mano.
tricks-rule-discard-and-draw = Acabada la preparación, cada Personaje descarta una carta y roba otra.
tricks-rule-reveal-each = Acabada la preparación, cada Personaje pone bocarriba una carta de su mano.
tricks-rule-exchange-left = Acabada la preparación, cada Personaje puede intercambiar con el de su izquierda.
tricks-rule-simultaneous = En los intercambios, las dos cartas se pasan a la vez.
tricks-rule-steps = { $number ->
    [one] Alguien toma una carta de escalón.
   *[other] Las { $number } cartas de escalón las toman Personajes distintos.
} Con la de Primer escalón, nadie puede completar su objetivo antes; con la de Último escalón, nadie después.
tricks-rule-light = Una sola vez, { $name } puede jugar una carta con la Luz de Eärendil: gana a cualquier otra, también al 1 de Anillos y a las Torres.
tricks-rule-side-deck = Con { $cards } se hace un mazo aparte; antes de cada baza, { $name } roba una y descarta una carta, hasta que se acaban.
tricks-rule-forgiving = Por fallar un objetivo no se pierde el Capítulo, salvo el de { $name }.

# De dónde sale lo que dice una carta.
tricks-source-rulebook = según el reglamento
tricks-source-implied = se sigue del reglamento
tricks-source-public = publicado por quien tiene la caja
tricks-source-reconstructed = reconstrucción nuestra
