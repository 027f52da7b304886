# SATM: agentes y adversidades-huésped (capítulos 28 y 30).

wizards-option-agent-hiding = Ocultar un agente
    .help = Según la decisión oficial, un agente que vuelve a colocarse boca abajo no se gira; en el reglamento sí.
wizards-option-agent-hiding-table = Según «Decisiones posteriores»
wizards-option-agent-hiding-book = Según el reglamento
wizards-option-agent-hiding-official = La decisión oficial
wizards-option-agent-mind = Aliados de la tierra del agente
    .help = Según la decisión oficial, un aliado jugable en un lugar natal del agente resiste su influencia con su propia mente; en el reglamento con ninguna.
wizards-option-agent-mind-table = Según «Decisiones posteriores»
wizards-option-agent-mind-book = Según el reglamento
wizards-option-agent-mind-official = La decisión oficial
wizards-option-rescue-regions = Lugares de rescate
    .help = Según la decisión oficial, a quien es capturado en movimiento básico se le retiene en la región de origen o de destino; en el reglamento también en una adyacente.
wizards-option-rescue-regions-table = Según «Decisiones posteriores»
wizards-option-rescue-regions-book = Según el reglamento
wizards-option-rescue-regions-official = La decisión oficial
wizards-option-on-guard-timing = En guardia ante un recurso
    .help = Según la decisión oficial, una carta en guardia que reacciona a un recurso se revela cuando este se declara, y se resuelve antes; en el reglamento, una vez jugado.
wizards-option-on-guard-timing-table = Según «Decisiones posteriores»
wizards-option-on-guard-timing-book = Según el reglamento
wizards-option-on-guard-timing-official = La decisión oficial

wizards-ask-agent-home = { $asked }
wizards-ask-ambushes = { $asked }

wizards-choice-lurk = Jugar boca abajo: { $card }
wizards-effect-lurk = El agente queda boca abajo, en uno de sus lugares natales, y cuenta para el límite de adversidades.
wizards-choice-wander = Mover a { $agent } a { $site }
wizards-effect-wander = El lugar se coloca sobre el agente, que se gira. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-retrace = Retroceder: { $agent }
wizards-effect-retrace = Se retira la carta de lugar de arriba y el agente se gira. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-go-home = Al lugar natal: { $agent }
wizards-effect-go-home = Todas las cartas de lugar del agente vuelven a tu mazo de localizaciones. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-recover = Curar a { $agent }
wizards-effect-recover = Pasa de herido a girado. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-rouse = Enderezar a { $agent }
wizards-effect-rouse = Pasa de girado a enderezado. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-summon = Llamar criaturas: { $agent }
wizards-effect-summon = El agente se revela y se gira; el resto del turno pueden atacar a la compañía las criaturas de su lugar, se sitúen donde se sitúen. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-hide = Ocultar a { $agent }
wizards-effect-hide = El agente y su carta de lugar se colocan boca abajo. Es su acción de este turno y cuenta para el límite de adversidades.
wizards-choice-unmask = Revelar a { $agent }
wizards-effect-unmask = El agente se pone boca arriba y se comprueba su itinerario. No cuesta nada.
wizards-choice-ambush = Atacar con { $agent }
wizards-effect-ambush = El agente se revela, si está boca abajo, y ataca a la compañía.
wizards-choice-sway = Influir en { $of }: { $agent }
wizards-effect-sway = El agente se gira e intenta que { $of } se descarte.

wizards-event-lurks = { $you ->
    [yes] Juegas un agente boca abajo.
   *[no] { $seat } juega un agente boca abajo.
}
wizards-event-lurks-this = { $you ->
    [yes] Juegas a { $card } boca abajo.
   *[no] { $seat } juega a { $card } boca abajo.
}
wizards-event-wandered = { $you ->
    [yes] Tu agente se mueve, boca abajo.
   *[no] Un agente de { $seat } se mueve, boca abajo.
}
wizards-event-wandered-there = { $you ->
    [yes] Tu agente { $card } va a { $site }.
   *[no] { $card }, agente de { $seat }, va a { $site }.
}
wizards-event-retraced = { $you ->
    [yes] Tu agente da un paso atrás.
   *[no] Un agente de { $seat } da un paso atrás.
}
wizards-event-went-home = { $you ->
    [yes] Tu agente regresa a su lugar natal.
   *[no] Un agente de { $seat } regresa a su lugar natal.
}
wizards-event-recovered = { $you ->
    [yes] Tu agente se cura.
   *[no] Un agente de { $seat } se cura.
}
wizards-event-roused = { $you ->
    [yes] Tu agente se endereza.
   *[no] Un agente de { $seat } se endereza.
}
wizards-event-hid = { $you ->
    [yes] Tu agente { $card } se oculta.
   *[no] { $card }, agente de { $seat }, se oculta.
}
wizards-event-unmasked = { $you ->
    [yes] Tu agente { $card } está en { $site }.
   *[no] { $card }, agente de { $seat }, está en { $site }.
}
wizards-event-lost-track = { $you ->
    [yes] Tu agente { $card } no pudo venir por este itinerario.
   *[no] { $card }, agente de { $seat }, no pudo venir por este itinerario.
}
wizards-event-summoned = { $you ->
    [yes] Tu agente { $card } llama a las criaturas de { $site }.
   *[no] { $card }, agente de { $seat }, llama a las criaturas de { $site }.
}

wizards-no-agent-only = Solo puede hacerlo un agente.
wizards-no-agent-fresh = Un agente jugado este turno no realiza acciones.
wizards-no-agent-acted = El agente ya ha realizado su acción este turno.
wizards-no-agent-sound = El agente no está herido.
wizards-no-agent-hurt = Un agente herido no se mueve.
wizards-no-agent-reach = Un agente se mueve en su región o a una adyacente, y nunca a un Refugio ni a las Profundidades.
wizards-no-agent-card = Tu carta de ese lugar no está en el mazo de localizaciones.
wizards-no-agent-no-step = No hay un lugar anterior al que volver.
wizards-no-agent-at-home = El agente ya está en su lugar natal.
wizards-no-agent-ready = El agente ya está enderezado.
wizards-no-agent-used = El agente tiene que estar enderezado.
wizards-no-agent-elsewhere = La compañía no está en el lugar del agente ni va hacia él.
wizards-no-agent-no-creatures = En un lugar así no hay criaturas que llamar.
wizards-no-agent-hides = Solo se oculta un agente boca arriba y enderezado.
wizards-no-agent-open = El agente está boca arriba.
wizards-no-agent-away = El agente no está en este lugar.
wizards-no-agent-fought = El agente ya ha atacado este turno.
wizards-no-agent-sways = Solo influye un agente cuya carta lo diga.
wizards-no-agent-far = Para influir en esa carta el agente tiene que estar en el lugar de ella o en su propio lugar natal.

wizards-ask-strike-hazards = { $asked }
wizards-ask-rescue-site = { $asked }
wizards-ask-rescue-ends = { $you ->
    [yes] ¿Quién se gira para liberar a los prisioneros?
   *[no] { $seats } decide quién libera a los prisioneros.
}
wizards-choice-rescue = Rescatar de { $host }
wizards-effect-rescue = La compañía se enfrenta a los ataques de rescate; luego se gira un personaje y los prisioneros se unen a ella.
wizards-event-captured = { $you ->
    [yes] Tu personaje { $card } cae prisionero en { $site }.
   *[no] { $card }, de { $seat }, cae prisionero en { $site }.
}
wizards-event-freed = { $you ->
    [yes] Tu personaje { $card } queda libre en { $site }.
   *[no] { $card }, de { $seat }, queda libre en { $site }.
}
wizards-no-no-rescue-site = Ningún lugar de tu mazo de localizaciones serviría de lugar de rescate.
wizards-no-rescue-site = El prisionero no puede quedar allí.
wizards-no-no-prisoners = Aquí no hay prisioneros tuyos.
wizards-no-rescue-once = Este turno ya se ha intentado rescatar a los prisioneros.
wizards-no-rescue-only = La compañía vino con la carta de la adversidad-huésped: aquí solo puede rescatar.

wizards-ask-attack-from-hand = { $asked }
wizards-ask-wakened = { $asked }
wizards-no-attack-from-hand = Aquí solo atacan desde la mano criaturas no únicas que podrían situarse en un lugar así.
wizards-no-no-dismissal = Solo con las Reglas Estándar se descarta un personaje en lugar de jugar otro.
wizards-no-removal-by-tapping = Solo con las Reglas Estándar se intenta sin girarse.
wizards-no-check-support = Con las Reglas Estándar solo pueden apoyar los compañeros enderezados.

wizards-choice-recall = Descartar a { $piece }
wizards-effect-recall = Baraja complementaria: el Nazgûl se gira y se descarta, y cuenta para el límite de adversidades; hasta cinco adversidades de ella van a tus descartes, o una a tu mazo.
wizards-no-recall = Tiene que haber un Nazgûl tuyo en la mesa como suceso, enderezado.

wizards-page-agents = Agentes
wizards-page-agent = Agente
wizards-page-face-down = boca abajo
wizards-page-agent-at-home = en un lugar natal suyo
wizards-page-host = Sus prisioneros se rescatan en { $site }
wizards-choice-waylay = Emboscar con { $agent }
wizards-effect-waylay = El agente se revela, si está boca abajo, se gira y ataca a la compañía de inmediato.
wizards-no-agent-waylays = Solo ataca a una compañía en camino un agente cuya carta lo diga.
wizards-event-agent-back = { $you ->
    [yes] Un agente tuyo boca abajo vuelve a tu mano.
   *[no] Un agente boca abajo de { $seat } vuelve a su mano.
}
