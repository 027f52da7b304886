# SATM: agents and hazard hosts (chapters 28 and 30).

wizards-option-agent-hiding = Hiding an agent
    .help = Official ruling: an agent that is put face down again does not tap; in the book it does.
wizards-option-agent-hiding-table = As set under “Later rulings”
wizards-option-agent-hiding-book = As the book says
wizards-option-agent-hiding-official = Official ruling
wizards-option-agent-mind = Allies of the agent’s home
    .help = Official ruling: an ally playable at an agent’s home site resists its influence with its own mind; in the book with none.
wizards-option-agent-mind-table = As set under “Later rulings”
wizards-option-agent-mind-book = As the book says
wizards-option-agent-mind-official = Official ruling
wizards-option-rescue-regions = Rescue sites
    .help = Official ruling: a character taken while moving by starter movement is kept in the region of origin or destination; in the book also in an adjacent one.
wizards-option-rescue-regions-table = As set under “Later rulings”
wizards-option-rescue-regions-book = As the book says
wizards-option-rescue-regions-official = Official ruling
wizards-option-on-guard-timing = On guard against a resource
    .help = Official ruling: an on-guard card that reacts to a resource is revealed when that is declared, and resolves before it; in the book once it has been played.
wizards-option-on-guard-timing-table = As set under “Later rulings”
wizards-option-on-guard-timing-book = As the book says
wizards-option-on-guard-timing-official = Official ruling

wizards-ask-agent-home = { $asked }
wizards-ask-ambushes = { $asked }

wizards-choice-lurk = Play { $card } face down
wizards-effect-lurk = The agent lies face down, at one of its home sites, and counts against the hazard limit.
wizards-choice-wander = Move { $agent } to { $site }
wizards-effect-wander = The site is laid on the agent, which taps. This is its action this turn and counts against the hazard limit.
wizards-choice-retrace = Step back: { $agent }
wizards-effect-retrace = The top site card is taken off the agent, which taps. This is its action this turn and counts against the hazard limit.
wizards-choice-go-home = Send { $agent } home
wizards-effect-go-home = All site cards on the agent return to your location deck. This is its action this turn and counts against the hazard limit.
wizards-choice-recover = Heal { $agent }
wizards-effect-recover = It goes from wounded to tapped. This is its action this turn and counts against the hazard limit.
wizards-choice-rouse = Untap { $agent }
wizards-effect-rouse = It goes from tapped to untapped. This is its action this turn and counts against the hazard limit.
wizards-choice-summon = Call creatures: { $agent }
wizards-effect-summon = The agent is revealed and taps; for the rest of the turn creatures of its site may attack the company there, wherever they are keyed. This is its action this turn and counts against the hazard limit.
wizards-choice-hide = Hide { $agent }
wizards-effect-hide = The agent and its site card are put face down. This is its action this turn and counts against the hazard limit.
wizards-choice-unmask = Reveal { $agent }
wizards-effect-unmask = The agent is turned face up and its path is checked. This costs nothing.
wizards-choice-ambush = Attack with { $agent }
wizards-effect-ambush = The agent is revealed, if it lies face down, and attacks the company.
wizards-choice-sway = Influence { $of }: { $agent }
wizards-effect-sway = The agent taps and tries to have { $of } discarded.

wizards-event-lurks = { $you ->
    [yes] You play an agent face down.
   *[no] { $seat } plays an agent face down.
}
wizards-event-lurks-this = { $you ->
    [yes] You play { $card } face down.
   *[no] { $seat } plays { $card } face down.
}
wizards-event-wandered = { $you ->
    [yes] Your agent moves, face down.
   *[no] { $seat }’s agent moves, face down.
}
wizards-event-wandered-there = { $you ->
    [yes] Your { $card } goes to { $site }.
   *[no] { $seat }’s { $card } goes to { $site }.
}
wizards-event-retraced = { $you ->
    [yes] Your agent goes one step back.
   *[no] An agent of { $seat } goes one step back.
}
wizards-event-went-home = { $you ->
    [yes] Your agent goes home.
   *[no] An agent of { $seat } goes home.
}
wizards-event-recovered = { $you ->
    [yes] Your agent heals.
   *[no] An agent of { $seat } heals.
}
wizards-event-roused = { $you ->
    [yes] Your agent untaps.
   *[no] An agent of { $seat } untaps.
}
wizards-event-hid = { $you ->
    [yes] Your { $card } hides.
   *[no] { $seat }’s { $card } hides.
}
wizards-event-unmasked = { $you ->
    [yes] Your agent { $card } is at { $site }.
   *[no] { $card }, an agent of { $seat }, is at { $site }.
}
wizards-event-lost-track = { $you ->
    [yes] Your agent { $card } could not have come this way.
   *[no] { $card }, an agent of { $seat }, could not have come this way.
}
wizards-event-summoned = { $you ->
    [yes] Your { $card } calls the creatures of { $site }.
   *[no] { $seat }’s { $card } calls the creatures of { $site }.
}

wizards-no-agent-only = Only an agent can do that.
wizards-no-agent-fresh = An agent played this turn takes no action.
wizards-no-agent-acted = The agent has already taken its action this turn.
wizards-no-agent-sound = The agent is not wounded.
wizards-no-agent-hurt = A wounded agent cannot move.
wizards-no-agent-reach = An agent moves within its region or to an adjacent one, and neither to a Haven nor to the Under-deeps.
wizards-no-agent-card = Your card of that site is not in the location deck.
wizards-no-agent-no-step = There is no previous site to go back to.
wizards-no-agent-at-home = The agent is already at home.
wizards-no-agent-ready = The agent is already untapped.
wizards-no-agent-used = The agent must be untapped.
wizards-no-agent-elsewhere = The company is not at the agent’s site, nor on its way there.
wizards-no-agent-no-creatures = No creatures come at such a site.
wizards-no-agent-hides = Only an untapped agent that is face up can hide.
wizards-no-agent-open = The agent is face up.
wizards-no-agent-away = The agent is not at this site.
wizards-no-agent-fought = The agent has already attacked this turn.
wizards-no-agent-sways = Only an agent whose card says so can influence.
wizards-no-agent-far = To influence that card the agent must be at its site or at its own home site.

wizards-ask-strike-hazards = { $asked }
wizards-ask-rescue-site = { $asked }
wizards-ask-rescue-ends = { $you ->
    [yes] Who taps to free the prisoners?
   *[no] { $seats } decides who frees the prisoners.
}
wizards-choice-rescue = Rescue from { $host }
wizards-effect-rescue = The company faces the rescue attacks; then a character taps, and the prisoners join it.
wizards-event-captured = { $you ->
    [yes] Your { $card } is taken prisoner, at { $site }.
   *[no] { $seat }’s { $card } is taken prisoner, at { $site }.
}
wizards-event-freed = { $you ->
    [yes] Your { $card } is free, at { $site }.
   *[no] { $seat }’s { $card } is free, at { $site }.
}
wizards-no-no-rescue-site = No site in your location deck can be the rescue site.
wizards-no-rescue-site = The prisoner cannot be kept there.
wizards-no-no-prisoners = There are no prisoners of yours here.
wizards-no-rescue-once = A rescue of the prisoners has already been tried this turn.
wizards-no-rescue-only = The company came with the card beside the host: it can only rescue here.

wizards-ask-attack-from-hand = { $asked }
wizards-ask-wakened = { $asked }
wizards-no-attack-from-hand = Here only non-unique creatures that could be keyed to such a site attack from hand.
wizards-no-no-dismissal = Only the standard rules let you discard a character instead of playing one.
wizards-no-removal-by-tapping = Only the standard rules let you try it without tapping.
wizards-no-check-support = Only untapped companions can support (standard rules).

wizards-choice-recall = Discard { $piece }
wizards-effect-recall = Sideboard: the Nazgûl taps and is discarded, and counts against the hazard limit; up to five hazards of the sideboard go to your discard pile, or one into your deck.
wizards-no-recall = You need an untapped Nazgûl in play as an event.

wizards-page-agents = Agents
wizards-page-agent = Agent
wizards-page-face-down = face down
wizards-page-agent-at-home = at one of its home sites
wizards-page-host = Its prisoners are rescued at { $site }
wizards-choice-waylay = Waylay with { $agent }
wizards-effect-waylay = The agent is revealed, if it lies face down, taps, and attacks the company at once.
wizards-no-agent-waylays = Only an agent whose card says so attacks a company on its way.
wizards-event-agent-back = { $you ->
    [yes] A face-down agent of yours returns to your hand.
   *[no] A face-down agent of { $seat } returns to hand.
}
