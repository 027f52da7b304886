# Qué se pregunta, y a quién ($seats). Donde se habla además de un Héroe no se tutea a nadie.

quest-favor = Favor

quest-ask-choose-hero = { $you ->
    [yes] Elige tu Héroe.
   *[no] { $seats } elige un Héroe.
}
quest-ask-keep-shadow = { $you ->
    [yes] Elige una carta de Sombra para conservarla ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    }).
   *[no] { $seats } elige las cartas de Sombra que conserva.
}
quest-ask-keep-plot = { $you ->
    [yes] Elige una Trama para conservarla ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    }).
   *[no] { $seats } elige las Tramas que conserva.
}
quest-ask-bury-plot = { $you ->
    [yes] ¿Qué Trama va ahora al fondo del mazo?
   *[no] { $seats } pone Tramas al fondo del mazo.
}
quest-ask-play-plot = { $you ->
    [yes] Juega una Trama, descarta una activa o ninguna de las dos cosas.
   *[no] { $seats } puede jugar o descartar una Trama.
}
quest-ask-plot-at = { $you ->
    [yes] ¿Dónde ocurre la Trama «{ $card }»?
   *[no] { $seats } elige dónde ocurre la Trama «{ $card }».
}
quest-ask-act = { $left ->
    [0] { $you ->
        [yes] No te quedan acciones: termina, o juega una carta de Sombra.
       *[no] { $seats } puede jugar una carta de Sombra antes de terminar.
    }
    [one] { $you ->
        [yes] Elige una acción (queda 1).
       *[no] { $seats } elige una acción (queda 1).
    }
   *[other] { $you ->
        [yes] Elige una acción (quedan { $left }).
       *[no] { $seats } elige una acción (quedan { $left }).
    }
}
quest-ask-command = { $you ->
    [yes] Da una orden ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }) o termina.
   *[no] { $seats } da órdenes ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
}
quest-ask-extend = { $you ->
    [yes] { $fought ->
        [2] Has derrotado a { $hero }. Coloca
        [1] Nadie ha sido derrotado. Coloca
       *[0] Coloca
    } Influencia ({ $left ->
        [one] queda 1 ficha
       *[other] quedan { $left } fichas
    }).
   *[no] { $seats } coloca Influencia ({ $left ->
        [one] queda 1 ficha
       *[other] quedan { $left } fichas
    }).
}
quest-ask-minion-start = { $you ->
    [yes] ¿Dónde aparece este Servidor: { $minion }?
   *[no] { $seats } elige dónde aparece un Servidor: { $minion }.
}
quest-ask-place-monster = { $you ->
    [yes] ¿Dónde colocas el Monstruo?
   *[no] { $seats } elige dónde colocar un Monstruo.
}
quest-ask-place-monsters = { $you ->
    [yes] Coloca un Monstruo o termina.
   *[no] { $seats } puede colocar Monstruos.
}
quest-ask-peril = { $you ->
    [yes] ¿Qué Peligro se resuelve contra { $hero }, en { $place }?
   *[no] { $seats } elige un Peligro contra { $hero }, en { $place }.
}
quest-ask-shadow = { $you ->
    [yes] ¿Juegas una carta de Sombra contra { $hero }, en { $place }?
   *[no] { $seats } puede jugar una carta de Sombra contra { $hero }, en { $place }.
}
quest-ask-attack = { $you ->
    [yes] ¿Con quién atacas a { $hero } en { $place }? O roba Peligros.
   *[no] { $seats } elige con quién ataca a { $hero } en { $place }, o un Peligro.
}
quest-ask-barter = { $you ->
    [yes] ¿Das algo a { $hero }?
   *[no] { $seats } puede dar algo a { $hero }.
}
quest-ask-consent = { $you ->
    [yes] { $hero } pide: { $what }. ¿Lo das?
   *[no] { $seats } decide si da a { $hero }: { $what }.
}
quest-ask-uruk = { $you ->
    [yes] ¿Combate el Monstruo contra { $hero }, en { $place }, como un Uruk-hai?
   *[no] { $seats } decide si el Monstruo combate como un Uruk-hai.
}
quest-ask-haven = { $you ->
    [yes] ¿A cuál de los Refugios más cercanos va { $hero } tras la derrota?
   *[no] { $seats } elige el Refugio al que va { $hero } tras la derrota.
}
quest-ask-allow = { $you ->
    [yes] ¿Permites un ataque en { $place }, que es un Refugio?
   *[no] { $seats } decide si permite un ataque en { $place }, que es un Refugio.
}
quest-ask-rest = { $you ->
    [yes] { $turn ->
        [0] Estás en { $place }: ¿descansas?
       *[other] Ronda { $round }, turno { $turn } de 2. Estás en { $place }: ¿descansas?
    }
   *[no] { $seats } puede descansar en { $place }.
}
quest-ask-survivalist = { $you ->
    [yes] Descansas en { $place }, fuera de un Refugio: ¿te curas o te entrenas?
   *[no] { $seats } elige entre curarse y entrenarse.
}
quest-ask-pay-corruption = { $you ->
    [yes] ¿Pagas Favor por librarte de una carta de Corrupción?
   *[no] { $seats } puede pagar por librarse de una carta de Corrupción.
}
quest-ask-travel = { $you ->
    [yes] { $turn ->
        [0] Estás en { $place }
       *[other] Ronda { $round }, turno { $turn } de 2. Estás en { $place }
    }{ $stays ->
        [1] {" "}y no puedes viajar más: ¿qué haces?
       *[0] : ¿adónde viajas, y con qué carta?
    }
   *[no] { $seats } viaja desde { $place }.
}
quest-ask-pay = { $you ->
    [yes] { $last ->
        [1] Son tus últimas cartas: si pagas con ellas el camino hasta { $place }, te derrotan sin llegar.
       *[0] ¿Con qué cartas pagas el camino hasta { $place } ({ $left ->
            [one] 1 carta
           *[other] { $left } cartas
        })?
    }
   *[no] { $seats } paga el camino hasta { $place }.
}
quest-ask-explore = { $you ->
    [yes] Exploras { $place }: ¿qué haces?
   *[no] { $seats } explora { $place }.
}
quest-ask-waits = { $you ->
    [yes] Por la Búsqueda «{ $card }» combates contra { $foe } en lugar de robar Encuentros.
   *[no] { $seats } combate contra { $foe } por la Búsqueda «{ $card }».
}
quest-ask-damage = { $you ->
    [yes] { $round ->
        [0] Daño
       *[other] Ronda { $round }: daño
    } ({ $left ->
        [one] queda 1 punto
       *[other] quedan { $left } puntos
    }{ $sum ->
        [0] { "" }
       *[other] ; en total en esta Ronda: { $sum }
    }): { $life ->
        [0] tu Reserva de Vida está vacía. ¿Qué carta de la mano pierdes?
       *[other] ¿de la Reserva de Vida o una carta de la mano?
    }
   *[no] { $seats } sufre daño ({ $left ->
        [one] queda 1 punto
       *[other] quedan { $left } puntos
    }).
}
quest-ask-discard = { $you ->
    [yes] ¿Qué carta descartas ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })?
   *[no] { $seats } descarta cartas ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
}
quest-ask-lose-something = { $you ->
    [yes] Te han derrotado: ¿pierdes una ficha de Favor o una carta de Equipo?
   *[no] { $seats } pierde una ficha de Favor o una carta de Equipo.
}
quest-ask-marker = { $you ->
    [yes] ¿Qué Ficha de Historia de Sauron avanza?
   *[no] { $seats } elige qué Ficha de Historia de Sauron avanza.
}
quest-ask-agility = { $you ->
    [yes] { $ambush ->
        [0] Combate
        [3] Emboscada
       *[other] Turno { $ambush } de 2, Emboscada
    } en { $place }: ¿cuánta Agilidad gastas en robar cartas? La que guardes da Fuerza.
   *[no] { $seats } reparte su Agilidad entre cartas y Fuerza.
}
quest-ask-lay = { $you ->
    [yes] { $ambush ->
        [0] Combate
        [3] Emboscada
       *[other] Turno { $ambush } de 2, Emboscada
    } en { $place }, Ronda { $round }: { $hero } contra { $foe }. { $out ->
        [1] El Héroe está exhausto. ¿Qué carta juegas?
        [2] Tu oponente está exhausto. ¿Qué carta juegas?
       *[0] ¿Qué carta juegas?
    }
   *[no] Combate en { $place }, Ronda { $round }: { $hero } contra { $foe }. Falta la carta de { $seats }.
}
quest-ask-choose = { $you ->
    [yes] { $spoken ->
        [1] «{ $card }», dicho a { $hero }: elige una opción.
        [2] Peligro «{ $card }», dicho a { $hero }: elige una opción.
        [3] Peligro «{ $card }»: elige una opción.
       *[0] «{ $card }»: elige una opción.
    }
   *[no] «{ $card }»: elige { $seats }.
}
quest-ask-up-to = { $you ->
    [yes] «{ $card }»: ¿lo haces?
   *[no] «{ $card }»: { $seats } puede seguir.
}
quest-ask-some = { $you ->
    [yes] «{ $card }»: elige una localización o termina.
   *[no] «{ $card }»: { $seats } elige localizaciones.
}
quest-ask-pick-place = { $you ->
    [yes] { $goes ->
        [1] «{ $card }»: ¿adónde vas?
        [2] «{ $card }»: ¿adónde mueves a { $hero }?
       *[0] «{ $card }»: elige una localización ({ $what }).
    }
   *[no] «{ $card }»: { $seats } elige una localización.
}
quest-ask-pick-hero = { $you ->
    [yes] «{ $card }»: elige un Héroe.
   *[no] «{ $card }»: { $seats } elige un Héroe.
}
quest-ask-shielded = { $you ->
    [yes] «{ $card }»: { $left ->
        [one] 1 punto
       *[other] { $left } puntos
    } de daño. ¿Descartas una carta? Cada escudo suyo evita 1 punto.
   *[no] «{ $card }»: { $seats } evita daño ({ $left ->
        [one] queda 1 punto
       *[other] quedan { $left } puntos
    }).
}
quest-ask-any-character = { $you ->
    [yes] ¿Qué Personaje se coloca en { $place }?
   *[no] { $seats } elige un Personaje para { $place }.
}
quest-ask-bring-minion = { $you ->
    [yes] ¿Qué Servidor llega a { $place }?
   *[no] { $seats } elige un Servidor para { $place }.
}
quest-ask-command-minion = { $you ->
    [yes] Da una orden a un Servidor.
   *[no] { $seats } da una orden a un Servidor.
}
quest-ask-cure = { $you ->
    [yes] ¿Qué carta de Corrupción descartas?
   *[no] { $seats } descarta una carta de Corrupción.
}
quest-ask-discard-active = { $you ->
    [yes] ¿Qué Trama Activa se descarta?
   *[no] { $seats } elige una Trama Activa que se descarta.
}
quest-ask-discard-plot = { $you ->
    [yes] ¿Qué Trama de tu mano descartas?
   *[no] { $seats } descarta una Trama de su mano.
}
quest-ask-find-plot = { $you ->
    [yes] ¿Qué Trama tomas?
   *[no] { $seats } toma una Trama del mazo o de los descartes.
}
quest-ask-play-found = { $you ->
    [yes] ¿Juegas enseguida la Trama?
   *[no] { $seats } puede jugar enseguida la Trama.
}
quest-ask-fight-minion = { $you ->
    [yes] «{ $card }»: ¿qué Servidor combate contra { $hero }, en { $place }?
   *[no] «{ $card }»: { $seats } elige el Servidor que combate contra { $hero }.
}
quest-ask-level = { $you ->
    [yes] ¿Qué característica sube?
   *[no] { $seats } elige la característica que sube.
}
quest-ask-lose-character = { $you ->
    [yes] ¿Quién deja { $place }?
   *[no] { $seats } elige quién deja { $place }.
}
quest-ask-lose-item = { $you ->
    [yes] ¿Qué carta de Equipo se pierde?
   *[no] { $seats } pierde una carta de Equipo.
}
quest-ask-move-character = { $you ->
    [yes] «{ $card }»: ¿qué Personaje se mueve?
   *[no] «{ $card }»: { $seats } elige el Personaje que se mueve.
}
quest-ask-move-character-to = { $you ->
    [yes] «{ $card }»: ¿a qué localización va { $who }?
   *[no] «{ $card }»: { $seats } elige adónde va { $who }.
}
quest-ask-remove-monster = { $you ->
    [yes] ¿Qué ficha de Monstruo de { $place } se retira del tablero?
   *[no] { $seats } elige la ficha de Monstruo de { $place } que se retira.
}
quest-ask-train = { $you ->
    [yes] ¿Qué carta de Habilidad conservas?
   *[no] { $seats } recibe Entrenamiento.
}
quest-ask-wound = { $you ->
    [yes] ¿Qué Servidor de { $place } recibe { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de daño?
   *[no] { $seats } elige el Servidor herido en { $place }.
}
quest-ask-champion = { $you ->
    [yes] ¿Quién combate contra los Espectros del Anillo por los Héroes?
   *[no] Los Héroes eligen Campeón: { $seats }.
}
quest-ask-look-at-plot = { $you ->
    [yes] Ves la primera Trama: ¿se queda encima o va al fondo?
   *[no] { $seats } mira la primera Trama.
}
quest-ask-share-corruption = { $you ->
    [yes] ¿Entre qué Héroes se reparten de nuevo las cartas de Corrupción?
   *[no] { $seats } elige dos Héroes para repartir de nuevo sus cartas de Corrupción.
}
quest-ask-divide-corruption = { $you ->
    [yes] ¿Quién recibe la carta de Corrupción «{ $card }»?
   *[no] { $seats } reparte cartas de Corrupción.
}
quest-ask-deal-corruption = { $you ->
    [yes] ¿Qué carta de Corrupción recibe el Héroe?
   *[no] { $seats } elige una carta de Corrupción para el Héroe.
}
quest-ask-take-back = { $you ->
    [yes] ¿Qué carta de tu Pila de Combate vuelve a tu mano?
   *[no] { $seats } recupera una carta de su Pila de Combate.
}
quest-ask-declare-type = { $you ->
    [yes] ¿Qué tipo declaras para tu próxima carta?
   *[no] { $seats } declara un tipo.
}
quest-ask-recover = { $you ->
    [yes] ¿Qué carta tomas de los descartes?
   *[no] { $seats } toma una carta de los descartes.
}
quest-ask-rest-draw = { $you ->
    [yes] ¿De qué Reserva robas?
   *[no] { $seats } roba cartas de una Reserva.
}
quest-ask-trust = { $you ->
    [yes] ¿A quién das la carta con el Favor?
   *[no] { $seats } da a un Héroe la carta con el Favor.
}
quest-ask-fury = { $you ->
    [yes] Combate en { $place }: los Uruk-hai han herido. ¿Robas una Carta de Combate?
   *[no] { $seats } puede robar una Carta de Combate.
}
quest-ask-retreat = { $you ->
    [yes] Combate en { $place }, contra { $foe }: ¿te retiras, y adónde?
   *[no] { $seats } puede retirarse del Combate en { $place }.
}

# Cómo acaba.
quest-won-heroes-mission = Los Héroes han cumplido su Misión y ganan: { $winners }.
quest-won-heroes-fight = El Campeón ha derrotado a los Espectros del Anillo: ganan los Héroes ({ $winners }).
quest-won-sauron-mission = Sauron ha cumplido su Misión y gana: { $winners }.
quest-won-sauron-fight = Los Espectros del Anillo siguen en pie: gana Sauron ({ $winners }).
