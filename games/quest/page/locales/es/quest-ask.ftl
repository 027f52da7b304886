# Qué se pregunta, y a quién ($seats). Donde se habla además de un Héroe no se tutea a nadie.

quest-favor = Favor

quest-ask-choose-hero = { $you ->
    [yes] Elige tu Héroe.
   *[no] { $seats } elige un Héroe.
}
quest-ask-keep-shadow = { $you ->
    [yes] Elige las cartas de Sombra que conservas.
   *[no] { $seats } elige las cartas de Sombra que conserva.
}
quest-ask-keep-plot = { $you ->
    [yes] Elige la Trama que conservas.
   *[no] { $seats } elige las Tramas que conserva.
}
quest-ask-bury-plot = { $you ->
    [yes] ¿Qué Trama va ahora debajo del mazo?
   *[no] { $seats } pone Tramas debajo del mazo.
}
quest-ask-play-plot = { $you ->
    [yes] Juega una Trama, descarta una activa o ninguna de las dos cosas.
   *[no] { $seats } puede jugar o descartar una Trama.
}
quest-ask-plot-at = { $you ->
    [yes] ¿Dónde ocurre la Trama { $card }?
   *[no] { $seats } elige dónde ocurre la Trama { $card }.
}
quest-ask-act = { $you ->
    [yes] Elige una acción (quedan { $left }).
   *[no] { $seats } elige una acción (quedan { $left }).
}
quest-ask-command = { $you ->
    [yes] Da una orden (quedan { $left }) o termina.
   *[no] { $seats } da órdenes (quedan { $left }).
}
quest-ask-extend = { $you ->
    [yes] Coloca Influencia (quedan { $left } fichas).
   *[no] { $seats } coloca Influencia (quedan { $left } fichas).
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
    [yes] ¿Qué Peligro se resuelve?
   *[no] { $seats } elige un Peligro.
}
quest-ask-shadow = Sauron: ¿se juega ahora una carta de Sombra contra { $hero }?
quest-ask-attack = Sauron elige: con quién ataca a { $hero }, o un Peligro.
quest-ask-barter = { $seats } decide: ¿qué pasa a { $hero }?
quest-ask-consent = { $seats } decide: ¿{ $what } para { $hero }?
quest-ask-uruk = { $you ->
    [yes] ¿Pelea el Monstruo como un Uruk-hai?
   *[no] { $seats } decide si el Monstruo pelea como un Uruk-hai.
}
quest-ask-haven = { $you ->
    [yes] ¿A cuál de los Refugios más cercanos va { $hero }, que ha caído?
   *[no] { $seats } elige el Refugio de { $hero }, que ha caído.
}
quest-ask-allow = { $you ->
    [yes] ¿Permites un ataque en { $place }, que es un Refugio?
   *[no] { $seats } decide si permite un ataque en { $place }, que es un Refugio.
}
quest-ask-rest = { $you ->
    [yes] ¿Descansas?
   *[no] { $seats } puede descansar.
}
quest-ask-survivalist = { $you ->
    [yes] Descansas fuera de un Refugio: ¿te curas o te entrenas?
   *[no] { $seats } elige entre curarse y entrenarse.
}
quest-ask-pay-corruption = { $you ->
    [yes] ¿Pagas Favor por librarte de una carta de Corrupción?
   *[no] { $seats } puede pagar por librarse de una carta de Corrupción.
}
quest-ask-travel = { $you ->
    [yes] ¿Adónde viajas?
   *[no] { $seats } viaja.
}
quest-ask-pay = { $you ->
    [yes] ¿Con qué cartas pagas el camino hasta { $place } (faltan { $left })?
   *[no] { $seats } paga el camino hasta { $place }.
}
quest-ask-explore = { $you ->
    [yes] Exploras. ¿Qué haces?
   *[no] { $seats } explora.
}
quest-ask-waits = { $you ->
    [yes] Por la Búsqueda { $card }: ¿combates con { $foe } en lugar de robar Encuentros?
   *[no] { $seats } puede combatir con { $foe } por la Búsqueda { $card }.
}
quest-ask-damage = { $you ->
    [yes] Daño (quedan { $left }): ¿de la Reserva de Vida o una carta de la mano?
   *[no] { $seats } sufre daño (quedan { $left }).
}
quest-ask-discard = { $you ->
    [yes] ¿Qué carta descartas (quedan { $left })?
   *[no] { $seats } descarta cartas (quedan { $left }).
}
quest-ask-lose-something = { $you ->
    [yes] Has caído: ¿pierdes un Favor o una carta de Equipo?
   *[no] { $seats } pierde un Favor o una carta de Equipo.
}
quest-ask-marker = { $you ->
    [yes] ¿Qué ficha de Sauron avanza?
   *[no] { $seats } elige qué ficha de Sauron avanza.
}
quest-ask-agility = { $you ->
    [yes] ¿Cuánta Agilidad gastas en cartas?
   *[no] { $seats } reparte su Agilidad entre cartas y Fuerza.
}
quest-ask-lay = { $you ->
    [yes] Combate en { $place }, ronda { $round }: { $hero } contra { $foe }. Elige tu carta de combate o declárate exhausto.
   *[no] Combate en { $place }, ronda { $round }: falta la carta de { $seats }.
}
quest-ask-choose = { $you ->
    [yes] { $card }: ¿cuál de estas cosas?
   *[no] { $card }: elige { $seats }.
}
quest-ask-up-to = { $you ->
    [yes] { $card }: ¿otra vez?
   *[no] { $card }: { $seats } puede seguir.
}
quest-ask-some = { $you ->
    [yes] { $card }: elige una localización o termina.
   *[no] { $card }: { $seats } elige localizaciones.
}
quest-ask-pick-place = { $you ->
    [yes] { $card }: elige una localización.
   *[no] { $card }: { $seats } elige una localización.
}
quest-ask-pick-hero = { $you ->
    [yes] { $card }: elige un Héroe.
   *[no] { $card }: { $seats } elige un Héroe.
}
quest-ask-shielded = { $you ->
    [yes] { $card }: { $left } de daño. ¿Descartas una carta para evitarlo?
   *[no] { $card }: { $seats } evita daño (quedan { $left }).
}
quest-ask-any-character = { $you ->
    [yes] ¿Qué Personaje se coloca?
   *[no] { $seats } elige un Personaje.
}
quest-ask-bring-minion = { $you ->
    [yes] ¿Qué Servidor llega allí?
   *[no] { $seats } elige un Servidor.
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
    [yes] ¿Qué Servidor pelea?
   *[no] { $seats } elige el Servidor que pelea.
}
quest-ask-level = { $you ->
    [yes] ¿Qué característica sube?
   *[no] { $seats } elige la característica que sube.
}
quest-ask-lose-character = { $you ->
    [yes] ¿Quién deja la localización?
   *[no] { $seats } elige quién deja la localización.
}
quest-ask-lose-item = { $you ->
    [yes] ¿Qué carta de Equipo se pierde?
   *[no] { $seats } pierde una carta de Equipo.
}
quest-ask-move-character = { $you ->
    [yes] ¿Qué Personaje se mueve?
   *[no] { $seats } elige el Personaje que se mueve.
}
quest-ask-move-character-to = { $you ->
    [yes] ¿A qué localización va el Personaje?
   *[no] { $seats } elige adónde va el Personaje.
}
quest-ask-remove-monster = { $you ->
    [yes] ¿Qué ficha de Monstruo deja el mapa?
   *[no] { $seats } elige la ficha de Monstruo que se retira.
}
quest-ask-train = { $you ->
    [yes] ¿Qué carta de Habilidad conservas?
   *[no] { $seats } recibe Entrenamiento.
}
quest-ask-wound = { $you ->
    [yes] ¿A qué Servidor se hiere?
   *[no] { $seats } elige el Servidor herido.
}
quest-ask-champion = { $you ->
    [yes] ¿Quién pelea con los Espectros del Anillo por los Héroes?
   *[no] Los Héroes eligen Campeón: { $seats }.
}
quest-ask-look-at-plot = { $you ->
    [yes] Ves la primera Trama: ¿se queda encima o va debajo?
   *[no] { $seats } mira la primera Trama.
}
quest-ask-share-corruption = { $you ->
    [yes] ¿Entre qué Héroes se reparten de nuevo las cartas de Corrupción?
   *[no] { $seats } elige dos Héroes para repartir de nuevo sus cartas de Corrupción.
}
quest-ask-divide-corruption = { $you ->
    [yes] ¿Quién recibe la carta de Corrupción { $card }?
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
quest-ask-retreat = { $you ->
    [yes] ¿Te retiras, y adónde?
   *[no] { $seats } puede retirarse.
}

# Cómo acaba.
quest-won-heroes-mission = Los Héroes han cumplido su Misión y ganan: { $winners }.
quest-won-heroes-fight = El Campeón ha derrotado a los Espectros del Anillo: ganan los Héroes ({ $winners }).
quest-won-sauron-mission = Sauron ha cumplido su Misión y gana: { $winners }.
quest-won-sauron-fight = Los Espectros del Anillo siguen en pie: gana Sauron ({ $winners }).
