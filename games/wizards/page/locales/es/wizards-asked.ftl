# SATM: lo que se pregunta, dicho con dónde, contra quién y con qué. Los hechos que solo sabe quien responde no tienen otra frase.
wizards-asked-automatic = { $race-many } de { $site }
wizards-asked-priority-road = { $you ->
    [yes] La compañía de { $company } va a { $site } ({ $left ->
            [0] sin más adversidades
            [one] queda una adversidad
           *[other] quedan { $left } adversidades
        }): ¿haces algo?
   *[no] { $seats } puede actuar: su compañía de { $company } va a { $site }.
}
wizards-asked-priority-stays = { $you ->
    [yes] La compañía de { $company } se queda en { $site } ({ $left ->
            [0] sin más adversidades
            [one] queda una adversidad
           *[other] quedan { $left } adversidades
        }): ¿haces algo?
   *[no] { $seats } puede actuar: su compañía de { $company } se queda en { $site }.
}
wizards-asked-priority-hazards = { $you ->
    [yes] La compañía de { $company } va a { $site }: { $left ->
            [0] no caben más adversidades. ¿Haces algo?
            [one] te queda 1 adversidad. ¿La juegas?
           *[other] te quedan { $left } adversidades. ¿Juegas una?
        }
   *[no] { $seats } puede jugar adversidades contra la compañía de { $company }, que va a { $site }.
}
wizards-asked-priority-hazards-stays = { $you ->
    [yes] La compañía de { $company } se queda en { $site }: { $left ->
            [0] no caben más adversidades. ¿Haces algo?
            [one] te queda 1 adversidad. ¿La juegas?
           *[other] te quedan { $left } adversidades. ¿Juegas una?
        }
   *[no] { $seats } puede jugar adversidades contra la compañía de { $company }, en { $site }.
}
wizards-asked-priority-attack = { $you ->
    [yes] { $attack }: { $strikes ->
            [one] un golpe
           *[other] { $strikes } golpes
        } de Poder { $prowess } a la compañía de { $company }. ¿Haces algo?
   *[no] { $seats } puede actuar antes de que se repartan los golpes: { $attack }, contra la compañía de { $company }.
}
wizards-asked-respond-to = { $you ->
    [yes] Se ha jugado { $card }: ¿respondes?
   *[no] { $seats } puede responder a { $card }.
}
wizards-asked-respond-on = { $you ->
    [yes] Se ha jugado { $card } sobre { $on }: ¿respondes?
   *[no] { $seats } puede responder a { $card } sobre { $on }.
}
wizards-asked-respond-company = { $you ->
    [yes] Se ha jugado { $card } sobre la compañía de { $on }: ¿respondes?
   *[no] { $seats } puede responder a { $card } sobre la compañía de { $on }.
}
wizards-asked-respond-use = { $you ->
    [yes] Se usa { $card }: ¿respondes?
   *[no] { $seats } puede responder al uso de { $card }.
}
wizards-asked-respond-use-on = { $you ->
    [yes] Se usa { $card } con { $on } como objetivo: ¿respondes?
   *[no] { $seats } puede responder al uso de { $card } con { $on } como objetivo.
}
wizards-asked-respond-turn-back = { $you ->
    [yes] { $card } hace volver a la compañía de { $on }: ¿respondes?
   *[no] { $seats } puede responder a { $card }, que hace volver a la compañía de { $on }.
}
wizards-asked-add-to = { $you ->
    [yes] Nadie responde a { $card }: ¿declaras algo más antes de que se resuelva?
   *[no] { $seats } puede declarar algo más antes de que se resuelva { $card }.
}
wizards-asked-aim-key = ¿Dónde ataca { $card }: en una región del camino o en el lugar al que va la compañía?
wizards-asked-aim-user = ¿Quién usa { $card }?
wizards-asked-aim-target = ¿Cuál es el objetivo de { $card }?
wizards-asked-aim-company = ¿A qué compañía afecta { $card }?
wizards-asked-assign-of = { $you ->
    [yes] { $attack }, Poder { $prowess }: { $left ->
            [one] ¿quién recibe el golpe?
           *[other] ¿quiénes reciben los { $left } golpes?
        }
   *[no] { $seats } reparte los golpes entre la compañía de { $company }: { $attack }, Poder { $prowess }.
}
wizards-asked-assign-rest-of = { $you ->
    [yes] { $attack }, Poder { $prowess }: { $left ->
            [one] ¿a quién va el golpe que queda?
           *[other] ¿a quiénes van los { $left } golpes que quedan?
        }
   *[no] { $seats } reparte los golpes que quedan: { $attack }, Poder { $prowess }.
}
wizards-asked-strike-order-of = { $you ->
    [yes] { $attack }, Poder { $prowess }: ¿qué golpe se resuelve ahora?
   *[no] { $seats } elige el golpe siguiente: { $attack }, Poder { $prowess }.
}
wizards-asked-excess-of = { $you ->
    [yes] Golpe contra { $who }: { $left ->
            [one] ¿usas aquí el golpe adicional?
           *[other] ¿cuántos de los { $left } golpes adicionales usas aquí?
        }
   *[no] { $seats } decide cuántos golpes adicionales usa contra { $who }.
}
wizards-asked-stay-untapped-of = { $you ->
    [yes] { $who } ({ $own }) contra { $attack } ({ $prowess }): ¿lucha sin girarse (−3)?
   *[no] { $seats } decide si { $who } lucha sin girarse (−3): { $attack } ({ $prowess }).
}
wizards-asked-support-of = { $you ->
    [yes] { $who } ({ $own }) contra { $attack } ({ $prowess }): ¿quién apoya (+1)?
   *[no] { $seats } decide quién apoya a { $who }: { $attack } ({ $prowess }).
}
wizards-asked-strike-cards-of = { $you ->
    [yes] { $who } ({ $own }) contra { $attack } ({ $prowess }): ¿juegas algo?
   *[no] { $seats } puede jugar algo: { $who } ({ $own }) contra { $attack } ({ $prowess }).
}
wizards-asked-strike-hazards-of = { $you ->
    [yes] { $who } ({ $own }) contra { $attack } ({ $prowess }): ¿juegas una adversidad?
   *[no] { $seats } decide si juega una adversidad: { $who } ({ $own }) contra { $attack } ({ $prowess }).
}
wizards-asked-heirs-of = { $you ->
    [yes] { $out ->
            [0] ¿Quién se queda con lo que deja { $card }?
            [2] { $card } vuelve a tu mano. ¿Quién se queda con lo que lleva?
           *[other] Se elimina a { $card }. ¿Quién se queda con lo que deja?
        }
   *[no] { $seats } decide quién se queda con lo que deja { $card }.
}
wizards-asked-lose-by = ¿Qué objeto se pierde por { $card }?
wizards-asked-before-check-of = { $you ->
    [yes] Chequeo de corrupción de { $card }: tiene que sacar más de { $needed }. ¿Haces algo antes?
   *[no] { $seats } puede hacer algo antes del chequeo de corrupción de { $card }, más de { $needed }.
}
wizards-asked-before-influence-of = { $card } intenta influir en { $of }: ¿haces algo antes de tirar?
wizards-asked-play-ring-of = { $card } se ha examinado ({ $roll }): ¿qué anillo lo reemplaza?
wizards-asked-movement-end-of = { $you ->
    [yes] La compañía de { $company } ha llegado a { $site }: ¿juegas algo más?
   *[no] { $seats } puede jugar algo: su compañía de { $company } ha llegado a { $site }.
}
wizards-asked-head-again-of = { $you ->
    [yes] La compañía de { $company } está en { $site }: ¿adónde sigue?
   *[no] { $seats } elige adónde sigue la compañía de { $company }, desde { $site }.
}
wizards-asked-fly-of = { $you ->
    [yes] ¿A qué lugar va la compañía de { $company }, que está en { $site }?
   *[no] { $seats } elige a qué lugar va la compañía de { $company }.
}
wizards-asked-route-of = ¿Por dónde va { $company } de { $from } a { $to }?
wizards-asked-draw-of = ¿Robas otra carta por el movimiento? { $left ->
    [one] Es la última.
   *[other] Puedes robar { $left }.
}
wizards-asked-in-site-of = { $you ->
    [yes] ¿Qué hace la compañía de { $company } en { $site }?
   *[no] { $seats } decide qué hace la compañía de { $company } en { $site }.
}
wizards-asked-in-site-spent = { $you ->
    [yes] En { $site } no queda nadie enderezado: la compañía de { $company } casi no puede jugar nada.
   *[no] { $seats } decide qué hace la compañía de { $company } en { $site }.
}
wizards-asked-explore = { $you ->
    [yes] ¿Qué compañía sigue: explora el lugar o no hace nada?
   *[no] { $seats } elige qué compañía explora su lugar.
}
wizards-asked-explore-one = { $you ->
    [yes] ¿Entra la compañía de { $company } en { $site }?{ $attacks ->
            [0] { "" }
            [one] { $known ->
                    [0] { " " }Hay un ataque.
                    [2] { " " }Puede haber un ataque.
                   *[other] { " " }Atacan { $race-many }.
                }
           *[other] { $known ->
                    [2] { " " }Hay hasta { $attacks } ataques.
                   *[other] { " " }Hay { $attacks } ataques.
                }
        }{ $guard ->
            [0] { "" }
           *[other] { " " }Una carta en guardia.
        }
   *[no] { $seats } decide si la compañía de { $company } entra en { $site }.
}
wizards-asked-discard = { $you ->
    [yes] Acaba tu turno: ¿descartas una carta de la mano?
   *[no] { $seats } puede descartar una carta.
}
wizards-asked-discard-theirs = { $you ->
    [yes] Acaba el turno del oponente: ¿descartas una carta de la mano?
   *[no] { $seats } puede descartar una carta.
}
wizards-asked-start-items = { $you ->
    [yes] ¿Quién lleva tus objetos menores iniciales?
   *[no] { $seats } decide quién lleva sus objetos iniciales.
}
wizards-asked-start-items-of = { $you ->
    [yes] ¿Quién lleva { $card } desde el principio?
   *[no] { $seats } decide quién lleva sus objetos iniciales.
}
wizards-asked-minor-item-spent = { $you ->
    [yes] En { $site } no queda nadie enderezado que tome un objeto menor más.
   *[no] { $seats } puede tomar un objeto menor más en { $site }.
}
wizards-asked-minor-item-of = { $you ->
    [yes] ¿Toma alguien un objeto menor más en { $site }?
   *[no] { $seats } puede tomar un objeto menor más en { $site }.
}
wizards-asked-wakened-of = { $you ->
    [yes] La compañía de { $company } explora { $site }: ¿cuál de los Nazgûl en juego ataca?
   *[no] { $seats } elige cuál de los Nazgûl en juego ataca a la compañía de { $company }, en { $site }.
}
wizards-asked-attack-from-hand-of = { $you ->
    [yes] La compañía de { $company } explora { $site }: ¿ataca una criatura de tu mano?
   *[no] { $seats } decide si ataca una criatura de su mano a la compañía de { $company }, en { $site }.
}
wizards-asked-ambushes-of = { $you ->
    [yes] La compañía de { $company } está en { $site }: ¿la ataca alguno de tus agentes?
   *[no] { $seats } decide si un agente ataca a la compañía de { $company }, en { $site }.
}
wizards-asked-agent-home-of = ¿En cuál de sus lugares natales está { $card }?
wizards-asked-guard-reveal-of = La compañía de { $company } está en { $site }: ¿revelas { $card }, en guardia?
wizards-asked-identical-of = ¿Revelas una carta de tu mano igual a { $card }?
wizards-asked-resist-of = { $who } intenta influir en { $card }, tuya: ¿lo impides?
wizards-asked-rescue-site-of = ¿En qué lugar queda prisionero { $card }?
wizards-asked-appear-of = ¿Dónde entra en juego { $card }?
wizards-asked-control-of = ¿Quién controla a { $card }?
wizards-asked-fetch-by = { $card }: ¿qué carta tomas?
wizards-asked-pass-of = { $you ->
    [yes] El paso está abierto: ¿adónde va la compañía de { $company }?
   *[no] { $seats } decide adónde va por el paso la compañía de { $company }.
}
wizards-asked-call-off-of = ¿Quién se gira para cancelar este ataque de { $card }?
wizards-asked-entrust-of = ¿Quién se gira y toma { $card }?
wizards-asked-agent-home = { $you ->
    [yes] ¿En cuál de sus lugares natales está tu agente?
   *[no] { $seats } dice cuál es el lugar natal de un agente.
}
wizards-asked-aim = { $you ->
    [yes] Elige quién lo usa, o a qué va dirigido.
   *[no] { $seats } elige un objetivo.
}
wizards-asked-ambushes = { $you ->
    [yes] ¿Ataca alguno de tus agentes?
   *[no] { $seats } decide si ataca un agente.
}
wizards-asked-appear = { $you ->
    [yes] ¿Dónde entra en juego el personaje?
   *[no] { $seats } decide dónde entra en juego un personaje.
}
wizards-asked-assign = { $you ->
    [yes] ¿Quién recibe el siguiente golpe?
   *[no] { $seats } reparte los golpes.
}
wizards-asked-assign-rest = { $you ->
    [yes] Reparte los golpes que quedan.
   *[no] { $seats } reparte los golpes que quedan.
}
wizards-asked-wakened = { $you ->
    [yes] ¿Cuál de los Nazgûl en juego ataca?
   *[no] { $seats } elige cuál de los Nazgûl en juego ataca.
}
wizards-asked-attack-from-hand = { $you ->
    [yes] ¿Ataca una criatura de tu mano?
   *[no] { $seats } decide si ataca una criatura de su mano.
}
wizards-asked-before-check = { $you ->
    [yes] ¿Haces algo antes del chequeo de corrupción?
   *[no] { $seats } puede hacer algo antes del chequeo de corrupción.
}
wizards-asked-before-influence = { $you ->
    [yes] ¿Haces algo antes del chequeo de influencia?
   *[no] { $seats } puede hacer algo antes del chequeo de influencia.
}
wizards-asked-control = { $you ->
    [yes] ¿Quién controla al personaje?
   *[no] { $seats } decide quién controla a un personaje.
}
wizards-asked-draw = { $you ->
    [yes] ¿Robas otra carta?
   *[no] { $seats } decide si roba otra carta.
}
wizards-asked-call-off = { $you ->
    [yes] ¿Quién se gira para cancelar el ataque?
   *[no] { $seats } decide quién se gira para cancelar el ataque.
}
wizards-asked-entrust = { $you ->
    [yes] ¿Quién se gira y toma la carta?
   *[no] { $seats } decide quién toma la carta.
}
wizards-asked-excess = { $you ->
    [yes] ¿Cuántos golpes adicionales usas aquí?
   *[no] { $seats } decide cuántos golpes adicionales usa.
}
wizards-asked-fetch = { $you ->
    [yes] Elige una carta.
   *[no] { $seats } elige una carta.
}
wizards-asked-fly = { $you ->
    [yes] ¿A qué lugar va la compañía?
   *[no] { $seats } elige a qué lugar va la compañía.
}
wizards-asked-guard-reveal = { $you ->
    [yes] ¿Revelas la carta en guardia?
   *[no] { $seats } decide si revela una carta en guardia.
}
wizards-asked-head-again = { $you ->
    [yes] ¿Adónde sigue la compañía?
   *[no] { $seats } elige adónde sigue la compañía.
}
wizards-asked-heirs = { $you ->
    [yes] ¿Quién se queda con lo que deja?
   *[no] { $seats } decide quién se queda con lo que deja.
}
wizards-asked-identical = { $you ->
    [yes] ¿Revelas una carta igual de tu mano?
   *[no] { $seats } decide si revela una carta igual.
}
wizards-asked-in-site = { $you ->
    [yes] ¿Qué hace la compañía en el lugar?
   *[no] { $seats } decide qué hace la compañía en el lugar.
}
wizards-asked-lose = { $you ->
    [yes] ¿Qué objeto se pierde?
   *[no] { $seats } elige qué objeto se pierde.
}
wizards-asked-minor-item = { $you ->
    [yes] ¿Toma alguien un objeto menor más?
   *[no] { $seats } puede tomar un objeto menor más.
}
wizards-asked-movement-end = { $you ->
    [yes] ¿Juegas algo al final del movimiento?
   *[no] { $seats } puede jugar algo al final del movimiento.
}
wizards-asked-pass = { $you ->
    [yes] El paso está abierto: ¿adónde va la compañía?
   *[no] { $seats } decide adónde va la compañía por el paso.
}
wizards-asked-play-ring = { $you ->
    [yes] ¿Qué anillo lo reemplaza?
   *[no] { $seats } elige qué anillo lo reemplaza.
}
wizards-asked-priority = { $you ->
    [yes] Haz algo, o pasa.
   *[no] { $seats } puede actuar.
}
wizards-asked-rescue-site = { $you ->
    [yes] ¿En qué lugar queda el prisionero?
   *[no] { $seats } elige el lugar de rescate.
}
wizards-asked-resist = { $you ->
    [yes] Intentan influir en una carta tuya: ¿lo impides?
   *[no] { $seats } puede impedir el intento.
}
wizards-asked-add = { $you ->
    [yes] Declara algo más, o pasa.
   *[no] { $seats } puede declarar algo más.
}
wizards-asked-respond = { $you ->
    [yes] Responde, o pasa.
   *[no] { $seats } puede responder.
}
wizards-asked-route = { $you ->
    [yes] ¿Por dónde va la compañía?
   *[no] { $seats } elige el itinerario de la compañía.
}
wizards-asked-stay-untapped = { $you ->
    [yes] ¿Lucha sin girarse, con −3 de Poder?
   *[no] { $seats } decide si su personaje lucha sin girarse, con −3 de Poder.
}
wizards-asked-strike-cards = { $you ->
    [yes] ¿Juegas algo contra el golpe?
   *[no] { $seats } puede jugar algo contra el golpe.
}
wizards-asked-strike-hazards = { $you ->
    [yes] ¿Juegas una adversidad contra el golpe?
   *[no] { $seats } decide si juega una adversidad contra el golpe.
}
wizards-asked-strike-order = { $you ->
    [yes] ¿Qué golpe se resuelve ahora?
   *[no] { $seats } elige el golpe siguiente.
}
wizards-asked-support = { $you ->
    [yes] ¿Quién se gira para apoyar?
   *[no] { $seats } decide quién apoya.
}
wizards-asked-spare-of = { $you ->
    [yes] Se perdería { $card }: ¿descartas otra cosa en su lugar?
   *[no] { $seats } puede descartar otra cosa en lugar de { $card }.
}
wizards-asked-tap-one-by = ¿Qué personaje se gira por { $card }?
wizards-asked-tap-one = { $you ->
    [yes] ¿Qué personaje se gira?
   *[no] { $seats } elige quién se gira.
}
wizards-asked-choose = ¿Qué se elige para { $card }?
wizards-asked-choose-quarrel = ¿Quién vuelve a la mano por { $card }?
wizards-asked-choose-lie = ¿Quién se gira por { $card }? Si no, se tira.
wizards-asked-choose-unveil = ¿De qué carta termina el efecto por { $card }?
wizards-asked-choose-forsake = ¿A quién se descarta por { $card }?
wizards-asked-choose-terrify = ¿Qué carta se descarta por { $card }?
wizards-asked-choose-terrify-whom = ¿A quién aterra { $card }?
wizards-asked-choose-divert = ¿A qué lugar lleva a la compañía { $card }?
wizards-asked-choose-reach = ¿Qué criatura ataca por { $card }?
wizards-asked-choose-swallow = ¿Qué carta se muestra por { $card }?
wizards-asked-choose-swallowed = ¿Se elimina la carta de la partida por { $card }? Si no, la mano tiene una carta menos.
wizards-asked-choose-pilfer = ¿Por quién se tira con { $card }?
wizards-asked-choose-sway = ¿En qué influye el agente con { $card }?
wizards-asked-choose-scheme = ¿Para qué agente es { $card }?
wizards-asked-choose-breath = ¿Qué sabio se gira contra { $card }? Después se tira.
wizards-asked-choose-guide = ¿Qué montaraz se gira para cancelar { $card }?
wizards-asked-choose-wade = ¿Quién se gira por { $card }?
wizards-asked-choose-imprison = ¿A quién se lleva { $card }?
wizards-asked-choose-reserve = ¿Qué criatura queda junto a { $card }?
wizards-asked-rise-of = La compañía de { $company } va a { $site } por las Profundidades: ¿juegas algo antes de la tirada?
wizards-asked-rise = ¿Juegas algo antes de la tirada?
wizards-asked-help-removal-of = { $you ->
    [yes] ¿Se gira alguien para ayudar a eliminar { $card }?
   *[no] { $seats } puede hacer que otros ayuden a eliminar { $card }.
}
wizards-asked-help-removal = { $you ->
    [yes] ¿Se gira alguien para ayudar?
   *[no] { $seats } puede hacer que otros ayuden.
}
wizards-asked-backing-by = { $you ->
    [yes] ¿Quién de la compañía se gira para ayudar contra { $card }?
   *[no] { $seats } decide quién se gira para ayudar.
}
wizards-asked-backing = { $you ->
    [yes] ¿Quién de la compañía se gira para ayudar?
   *[no] { $seats } decide quién se gira para ayudar.
}
wizards-asked-gnawed-by = { $you ->
    [yes] ¿Qué objeto menor se descarta, o quién es herido, por { $card }?
   *[no] { $seats } elige lo que cuesta { $card }.
}
wizards-asked-gnawed = { $you ->
    [yes] ¿Qué objeto menor se descarta, o quién es herido?
   *[no] { $seats } elige lo que cuesta la carta.
}
wizards-asked-upkeep-of = { $you ->
    [yes] ¿Qué criatura descartas para que { $card } siga en juego?
   *[no] { $seats } puede descartar una criatura para que { $card } siga en juego.
}
wizards-asked-upkeep = { $you ->
    [yes] ¿Qué criatura descartas para que la carta siga en juego?
   *[no] { $seats } puede descartar una criatura para que la carta siga en juego.
}
wizards-asked-recalled-by = { $you ->
    [yes] ¿Qué criatura vuelve a atacar por { $card }?
   *[no] { $seats } elige qué criatura vuelve a atacar.
}
wizards-asked-recalled = { $you ->
    [yes] ¿Qué criatura vuelve a atacar?
   *[no] { $seats } elige qué criatura vuelve a atacar.
}
wizards-asked-sway-whom-by = { $you ->
    [yes] ¿En quién intenta influir el agente por { $card }?
   *[no] { $seats } elige en quién intenta influir el agente.
}
wizards-asked-sway-whom = { $you ->
    [yes] ¿En quién intenta influir el agente?
   *[no] { $seats } elige en quién intenta influir el agente.
}
wizards-asked-before-sway-of = { $you ->
    [yes] { $card } intenta influir en { $of }: ¿juegas algo antes de las tiradas?
   *[no] { $card } intenta influir en { $of }: { $seats } puede actuar antes de las tiradas.
}
wizards-asked-before-sway = { $you ->
    [yes] ¿Juegas algo en el intento de influencia de tu agente?
   *[no] { $seats } puede actuar en el intento de influencia de un agente.
}
wizards-asked-brace-of = { $you ->
    [yes] { $card } golpea a tu agente { $of }: ¿lucha sin girarse (−3)?
   *[no] { $seats } decide si { $of } lucha contra { $card } sin girarse (−3).
}
wizards-asked-brace = { $you ->
    [yes] ¿Tu agente lucha sin girarse (−3)?
   *[no] { $seats } decide si el agente lucha sin girarse (−3).
}
wizards-asked-breath-of = { $you ->
    [yes] ¿Se gira { $who } contra el fuego, de Poder { $prowess }?
   *[no] { $seats } decide si { $who } se gira contra el fuego.
}
wizards-asked-breath = { $you ->
    [yes] ¿Te giras contra el fuego?
   *[no] { $seats } decide quién se gira contra el fuego.
}
wizards-asked-buried-by = { $you ->
    [yes] ¿Qué objeto colocas bajo { $card }?
   *[no] { $seats } coloca un objeto bajo una carta.
}
wizards-asked-buried = { $you ->
    [yes] ¿Qué objeto colocas bajo la carta?
   *[no] { $seats } coloca un objeto bajo una carta.
}
wizards-asked-burn-for = { $you ->
    [yes] ¿Qué objeto eliminas del juego para jugar { $card }?
   *[no] { $seats } elimina del juego un objeto para jugar otro.
}
wizards-asked-burn = { $you ->
    [yes] ¿Qué objeto eliminas del juego?
   *[no] { $seats } elimina del juego un objeto para jugar otro.
}
wizards-asked-carried-off-of = { $you ->
    [yes] ¿Se lleva este golpe a { $who }?
   *[no] { $seats } decide si el golpe se lleva a { $who }.
}
wizards-asked-carried-off = { $you ->
    [yes] ¿Se lleva este golpe a su objetivo?
   *[no] { $seats } decide si el golpe se lleva a su objetivo.
}
wizards-asked-first-strike-of = { $you ->
    [yes] ¿Quién se enfrenta al primer golpe?
   *[no] { $seats } puede asignar el primer golpe.
}
wizards-asked-first-strike = { $you ->
    [yes] ¿Quién se enfrenta al primer golpe?
   *[no] { $seats } puede asignar el primer golpe.
}
wizards-asked-shore-of = { $you ->
    [yes] ¿A qué lugar va a parar la compañía de { $company }?
   *[no] { $seats } decide adónde va a parar la compañía de { $company }.
}
wizards-asked-shore = { $you ->
    [yes] ¿A qué lugar va a parar la compañía?
   *[no] { $seats } decide adónde va a parar la compañía.
}
wizards-asked-stirred-of = { $you ->
    [yes] ¿Qué Dragón ataca a la compañía de { $company }?
   *[no] { $seats } puede hacer que un Dragón ataque a la compañía de { $company }.
}
wizards-asked-stirred = { $you ->
    [yes] ¿Qué Dragón ataca?
   *[no] { $seats } puede hacer que ataque un Dragón.
}
