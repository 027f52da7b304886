# What can be chosen, what it does, why not, and what happened.
# $seat, $to: players; $you: 'yes' when the reader is $seat. $one, $two: what a choice is about.
# $sauron: 1 of Sauron, 0 of the hero. $now: what it is then.

quest-hidden = face down
    .hidden = yes

# What can be chosen ...
quest-choice-done = Stop
quest-choice-yes = Do it
quest-choice-no = Do not
quest-choice-hero = { $one }
quest-choice-card = { $one }
quest-choice-life = Top of the life pool
quest-choice-all-life = All from the life pool
quest-choice-rest = Rest
quest-choice-rest-top = Top of the rest pool
quest-choice-heal = Rest and heal
quest-choice-heal-alone = Heal
quest-choice-train = Train
quest-choice-go = Go to { $one } with { $two }
quest-choice-march = Go to { $one } with cards
quest-choice-march-with = Go to { $one }: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
quest-choice-explore = Explore
quest-choice-at = { $one-title }
quest-choice-token = Monster ({ $bag }) in { $at }
quest-choice-minion = { $one-title }
quest-choice-move-token = Monster ({ $bag }) to { $two }
quest-choice-move-monster = Move { $face } to { $two }
quest-choice-move-blank = Blank token, to { $two }
quest-choice-move-minion = Move { $one } to { $two }
quest-choice-from = Place a monster ({ $one })
quest-choice-heal-minion = Heal { $one }
quest-choice-act = { $one } ({ $worth })
quest-choice-pool = Shadow Pool
quest-choice-plot = { $one }
quest-choice-slot = The plot { $plot }
quest-choice-shadow = { $one }
quest-choice-marker = { $one }
quest-choice-raise = { $one }
quest-choice-corruption = { $one }
quest-choice-item = { $one }
quest-choice-favor = Favor
quest-choice-character = { $one }
quest-choice-do-quest = Complete { $one }
quest-choice-consult = { $one }’s ability
quest-choice-quest = { $one }
quest-choice-peril = { $one }
quest-choice-dare = Draw perils
quest-choice-dark-path = Take the dark path
quest-choice-event = The event here
quest-choice-trust = The favor on the card
quest-choice-number = { $one ->
    [0] Spend no agility
   *[other] Spend { $one } agility
}
quest-choice-melee = Melee
quest-choice-ranged = Ranged
quest-choice-exhaust = Declare exhaustion
quest-choice-top = On top
quest-choice-bottom = At the bottom
quest-choice-give-favor = Give favor to { $one }
quest-choice-give-item = Give { $two } { $one }
quest-choice-give-quest = Give { $two } { $one }
quest-choice-ask-favor = Ask { $one } for 1 favor
quest-choice-ask-item = Ask { $two } for { $one }
quest-choice-ask-quest = Ask { $two } for { $one }
quest-choice-scout = Monsters of { $one }
quest-choice-option = { "" }
quest-choice-does = { $what-sentences }
quest-choice-do-not = Do not
quest-choice-neither = Neither
quest-choice-no-rest = Do not rest
quest-choice-no-cure = Do not pay
quest-choice-cure = { $one }: { $favor } favor
quest-choice-done-explore = Stop exploring
quest-choice-done-travel = Stop travelling
quest-choice-done-draw = Draw no more
quest-choice-take-favor = Take the favor
quest-choice-favor-of = Favor from { $one }
quest-choice-drop-slot = Discard { $plot }
quest-choice-play-plot = Play { $one }
quest-choice-done-give = Give nothing more
quest-choice-consent = Give it
quest-choice-refuse = Refuse
quest-choice-no-attack = Do not attack
quest-choice-attack-token = Monster ({ $bag })
quest-choice-attack-monster = Attack with { $face }
quest-choice-attack-blank = Attack with a blank token
quest-choice-allow = Allow the attack
quest-choice-no-allow = Do not allow it
quest-choice-as-uruk = As an Uruk-hai
quest-choice-as-itself = As it is
quest-choice-fight = Fight
quest-choice-draw-encounters = Draw encounters
quest-choice-lose-favor = Lose 1 favor
quest-choice-lose-item = Lose { $one }
quest-choice-done-command = Give no more orders
quest-choice-done-act = End the Action step
quest-choice-done-place = Place no more
quest-choice-no-shadow = Play none
quest-choice-take-none = Take none
quest-choice-play-now = Play it
quest-choice-keep-in-hand = Keep it in hand
quest-choice-done-some = Choose no more
quest-choice-again = Do it
quest-choice-done-again = Stop
quest-choice-done-shielded = Discard no more
quest-choice-no-retreat = Do not retreat

# ... and what it does.
quest-effect-done = { "" }
quest-effect-yes = { "" }
quest-effect-no = { "" }
quest-effect-hero = { "" }
quest-effect-card = { "" }
quest-effect-life = The top card of the life pool, unseen, goes to the damage pool.
quest-effect-all-life = All the remaining damage is taken from the life pool, unseen.
quest-effect-rest = The rest pool is shuffled into the life pool; Sauron’s marker that is furthest behind advances 1.
quest-effect-rest-top = The top card of the rest pool comes to hand.
quest-effect-heal = Rest pool and damage pool are shuffled into the life pool; Sauron’s marker that is furthest behind advances 1.
quest-effect-heal-alone = The damage pool is shuffled into the life pool.
quest-effect-train = You receive training instead of healing.
quest-effect-go = You put { $two } on the rest pool and go to { $one }.
quest-effect-march = You put as many cards as the path’s number on the rest pool and go to { $one }.
quest-effect-march-with = You put { $number ->
    [one] 1 card of your choice
   *[other] { $number } cards of your choice
} on the rest pool and go to { $one }.
quest-effect-explore = You explore where you are.
quest-effect-at = { "" }
quest-effect-token = { "" }
quest-effect-minion = { "" }
quest-effect-move-token = This uses one order; the token, now in { $at }, goes there face down.
quest-effect-move-minion = This uses one order.
quest-effect-from = You take a token from the pile, look at it and place it face down.
quest-effect-heal-minion = It loses up to 4 damage.
quest-effect-act = { $one-what ->
    [influence] Place { $worth } influence in extension of your strongholds.
    [draw] { $worth ->
        [one] Draw 1 shadow card and look at 1 plot.
       *[other] Draw { $worth } shadow cards and look at { $worth } plots.
    }
   *[command] { $worth ->
        [one] Give 1 order to monsters and minions.
       *[other] Give { $worth } orders to monsters and minions.
    }
}
quest-effect-pool = The influence goes to the Shadow Pool.
quest-effect-plot = { "" }
quest-effect-slot = { "" }
quest-effect-shadow = The card is played and then discarded.
quest-effect-marker = { "" }
quest-effect-raise = You gain a level of that attribute.
quest-effect-corruption = { "" }
quest-effect-item = { "" }
quest-effect-favor = { "" }
quest-effect-character = { "" }
quest-effect-consult = { $what-sentences } Then { $one } leaves the map.
quest-effect-quest = The quest is completed: you receive its reward.
quest-effect-peril = This peril is resolved, and all that were drawn are discarded.
quest-effect-dare = Sauron draws perils and resolves one that applies here.
quest-effect-dark-path = You gain 1 favor and 1 corruption card.
quest-effect-event = You use the event whose flag is here.
quest-effect-trust = The favor on the card is yours, and the card is discarded.
quest-effect-option = { "" }
quest-effect-number = You draw that many cards; the agility you keep adds to your strength in this combat.
quest-effect-melee = { "" }
quest-effect-ranged = { "" }
quest-effect-exhaust = You play no more cards in this combat.
quest-effect-top = The card goes back on top of the deck.
quest-effect-bottom = The card goes to the bottom of the deck.
quest-effect-give-favor = { "" }
quest-effect-give-item = { "" }
quest-effect-give-quest = { $two } gets the quest { $one }.
quest-effect-ask-favor = { $one } may refuse to give you 1 favor.
quest-effect-ask-item = { $two } may refuse to give you { $one }.
quest-effect-ask-quest = { $two } may refuse to give you the quest { $one }.
quest-effect-scout = You see the faces of all monster tokens there.
quest-effect-cure = The card is discarded.
quest-effect-take-favor = All the favor here is yours.
quest-effect-favor-of = { $one } gives you favor and leaves the map.
quest-effect-keep-plots = Your active plots stay where they are and move your story on.
quest-effect-drop-own = Your plot is discarded and moves your story no more: do it only to make room for another.
quest-effect-drop-slot = You pay the favor it demands, and the plot is discarded.
quest-effect-attack = Attacks the hero.
quest-effect-fight = Defeating it fulfills the quest’s task.
quest-effect-pay = Pays for the path: it goes on your rest pool.
quest-effect-discard = It goes on your rest pool.
quest-effect-damage = It goes to your damage pool: 1 damage.
quest-effect-lay = You play it face down this round. Strength now: { $left }; the card costs { $cost }.
quest-effect-lay-out = It costs { $cost } and the strength left is { $left }: your combatant is exhausted, the card is cancelled, and you play no more in this combat.
quest-effect-bury = It goes to the bottom of the deck.
quest-effect-keep-plot = You keep this plot; the others go to the bottom of the deck.
quest-effect-keep-shadow = You keep this card; the others are discarded.
quest-effect-extend = Places 1 influence here.
quest-effect-take-plot = You take it into your hand, and the deck is shuffled.
quest-effect-shield = Each shield on the card prevents 1 damage.
quest-effect-train-card = You keep this skill card; the others are discarded.

# Why not.
quest-no-answer = Not now: answer the question that is open first.
quest-no-asked = It is not your decision.
quest-no-over = The game is over.
quest-no-taken = That hero is taken.
quest-no-pool = Needs { $needs } influence in the Shadow Pool; there { $has ->
    [one] is 1.
   *[other] are { $has }.
}
quest-no-requirement = Played in { $where }, and only if { $what }.
quest-no-requirement-where = Played in { $where }: just now there is none.
quest-no-space = There is a plot on each of the three spaces.
quest-no-row = All three spaces of that row are covered.
quest-no-two-to-pool = Only two tokens of an action may go to the Shadow Pool.
quest-no-pool-full = The Shadow Pool is full in this stage: it holds { $has } influence.
quest-no-extension = No stronghold reaches { $place } in extension.
quest-no-limit = { $place } already holds { $has } influence, as much as its stronghold allows.
quest-no-ordered = That monster or minion has already had its order in this action.
quest-no-no-influence = A monster can go only where there is influence.
quest-no-placed = You have already placed a monster in this action.
quest-no-nowhere = There is no location where a token of this pile could be placed.
quest-no-hero-there = A hero is in the same location.
quest-no-unhurt = That minion has no damage.
quest-no-one-shadow = You have already played a shadow card this turn.
quest-no-not-now = This card is played at another time. { $when }
quest-no-enemies = There are enemies where you are.
quest-no-stronghold = You cannot rest in a shadow stronghold.
quest-no-haven = You can heal only in a haven.
quest-no-no-rest = { $card } forbids resting here.
quest-no-no-favor = It costs { $needs } favor; you have { $has }.
quest-no-icon = This path needs a card with { $icon }, or { $needs ->
    [one] any 1 card
   *[other] any { $needs } cards
}.
quest-no-icon-none = No single card pays for this path: it costs { $needs ->
    [one] 1 card
   *[other] { $needs } cards
}.

quest-no-few-cards = This path costs { $needs ->
    [one] 1 card
   *[other] { $needs } cards
}; you have { $has }.
quest-no-boat = That way needs a Boat.
quest-no-moves = You have no moves left this turn.
quest-no-explored = You have already explored the location where your turn began.
quest-no-moved = You can explore only before the first move of the turn.
quest-no-alone = { $card }: you may not consult characters or trade.
quest-no-dark-path = You have taken the dark path this turn.
quest-no-too-corrupt = With more than 3 corruption cards you may not take the dark path: you have { $has }.
quest-no-task = The quest asks you to { $what }.
quest-no-plot-price = This plot demands { $needs } favor; you have { $has }.
quest-no-one-plot = At this table only one plot may be discarded in an exploration.
quest-no-own-quest = Starting and advanced quests cannot be handed over.
quest-no-settled = That card or favor has already changed hands in this exploration.
quest-no-refused = You have already been refused that in this exploration.
quest-no-same-item = A hero holds only one item of each title.
quest-no-raised = That attribute has been raised twice.
quest-no-not-in-full = The effect cannot be carried out in full.
quest-no-peril-elsewhere = That peril applies to other locations, not here.
quest-no-not-perilous = This location is not perilous.
quest-no-must = You must attack or draw perils.
quest-no-agility = Choose an amount of agility that the hero has.
quest-no-hero-first = The hero has already named a type.
quest-no-from-hand = This damage must be taken from hand.

# What happened.
quest-event-hero-chosen = { $you ->
    [yes] You play { $who }.
   *[no] { $seat } plays { $who }.
}
quest-event-quest-given = { $you ->
    [yes] You have the quest { $quest }.
   *[no] { $seat } has the quest { $quest }.
}
quest-event-starting-plot = The game begins with the plot { $plot }, in { $place }.
quest-event-mission-drawn = { $sauron ->
    [1] Sauron draws his mission: { $mission }.
   *[0] The heroes draw their mission: { $mission }.
}
quest-event-round = Round { $round }: Sauron’s turn.
quest-event-hero-turn = { $you ->
    [yes] It is your turn.
   *[no] { $seat }’s turn.
}
quest-event-cleared = { $tokens ->
    [one] 1 influence is removed from { $place }.
   *[other] { $tokens } influence is removed from { $place }.
}
    .sum = Influence removed ({ $tokens }): { $place }.
quest-event-severed = The chain to { $place } is broken: 1 token stays.
quest-event-influence = { $tokens ->
    [one] 1 influence is placed in { $place }.
   *[other] { $tokens } influence is placed in { $place }.
}
    .sum = Influence placed ({ $tokens }): { $place }.
quest-event-pool = The Shadow Pool now holds { $now } influence ({ SIGNED($by) }).
    .sum = The Shadow Pool now holds { $now } influence ({ SIGNED($by) }).
quest-event-marker = The { $colour } { $by ->
    [-1] goes back 1 space
    [-2] goes back 2 spaces
    [-3] goes back 3 spaces
    [one] advances 1 space
   *[other] advances { $by } spaces
}, to space { $now }.
quest-event-minion-comes = In play: { $minion }, in { $place }.
quest-event-minion-moves = Sauron moves { $minion } to { $place }.
quest-event-minion-healed = { $minion }: { $points } damage healed.
quest-event-minion-wounded = Damage to { $minion }: { $points }.
quest-event-minion-gone = Sauron loses a minion: { $minion }.
quest-event-plot-played = Sauron plays the plot { $plot }, in { $place }.
quest-event-plot-gone = The plot { $plot } is discarded.
quest-event-event-drawn = Event: { $card }.
quest-event-event-discarded = The event { $card } is discarded.
quest-event-favor-placed = { $tokens ->
    [one] 1 favor comes to { $place }.
   *[other] { $tokens } favor comes to { $place }.
}
quest-event-character-comes = { $who } comes to { $place }.
quest-event-character-leaves = { $who } leaves the map.
quest-event-acts = Sauron’s action: { $action } ({ $worth }).
quest-event-shadow-drawn = { $card-hidden ->
    [yes] Sauron draws a hidden shadow card.
   *[no] Sauron draws a shadow card: { $card }.
}
    .sum = { $card-hidden ->
        [yes] Sauron draws { $times } shadow cards.
       *[no] Sauron draws { $times } shadow cards: { $card }.
    }
quest-event-plot-drawn = { $plot-hidden ->
    [yes] Sauron draws a hidden plot.
   *[no] Sauron draws a plot: { $plot }.
}
    .sum = { $plot-hidden ->
        [yes] Sauron draws { $times } plots.
       *[no] Sauron draws { $times } plots: { $plot }.
    }
quest-event-plot-kept = { $plot-hidden ->
    [yes] Sauron keeps a hidden plot.
   *[no] Sauron keeps a plot: { $plot }.
}
    .sum = { $plot-hidden ->
        [yes] Sauron keeps { $times } plots.
       *[no] Sauron keeps { $times } plots: { $plot }.
    }
quest-event-plot-buried = { $plot-hidden ->
    [yes] Sauron puts a hidden plot at the bottom of the deck.
   *[no] Sauron puts a plot at the bottom of the deck: { $plot }.
}
    .sum = { $plot-hidden ->
        [yes] Sauron puts { $times } plots at the bottom of the deck.
       *[no] Sauron puts { $times } plots at the bottom of the deck: { $plot }.
    }
quest-event-shadow-discarded = Sauron discards the shadow card { $card }.
quest-event-plot-discarded = Sauron discards the plot { $plot } from hand.
quest-event-shadow-played = Sauron plays { $card }.
quest-event-token-taken = { $face-hidden ->
    [yes] Sauron takes a hidden monster token from { $bag }.
   *[no] Sauron takes a monster token from { $bag }: { $face }.
}
    .sum = { $face-hidden ->
        [yes] Sauron takes { $times } monster tokens: { $bag }.
       *[no] Sauron takes { $times } monster tokens from { $bag }: { $face }.
    }
quest-event-token-placed = Sauron places a monster token from { $bag } in { $place }.
    .sum = Sauron places { $times } monster tokens: { $place }.
quest-event-token-moves = A monster token moves to { $place }.
quest-event-token-gone = A monster token leaves { $place }: { $face }.
quest-event-token-seen = A monster token is looked at: { $face }.
quest-event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
    .sum = { $you ->
        [yes] You draw { $times } cards: { $card }.
       *[no] { $seat } draws { $times } cards.
    }
quest-event-discarded = { $you ->
    [yes] You put { $card } on your rest pool.
   *[no] { $seat } puts { $card } on the rest pool.
}
    .sum = { $you ->
        [yes] You put { $times } cards on your rest pool: { $card }.
       *[no] { $seat } puts { $times } cards on the rest pool: { $card }.
    }
quest-event-rested = { $you ->
    [yes] You rest: your rest pool is shuffled into your life pool.
   *[no] { $seat } rests: the rest pool is shuffled into the life pool.
}
quest-event-healed = { $you ->
    [yes] You heal: your damage pool is shuffled into your life pool.
   *[no] { $seat } heals: the damage pool is shuffled into the life pool.
}
quest-event-damaged = { $you ->
    [yes] You suffer { $points } damage.
   *[no] { $seat } suffers { $points } damage.
}
quest-event-lost = { $hand ->
    [1] { $you ->
        [yes] You lose a card from hand to the damage pool: { $card }.
       *[no] { $seat } loses a card from hand to the damage pool.
    }
   *[0] { $you ->
        [yes] You lose the top card of your life pool to the damage pool.
       *[no] { $seat } loses the top card of the life pool to the damage pool.
    }
}
    .sum = { $you ->
        [yes] You lose { $times } cards to the damage pool.
       *[no] { $seat } loses { $times } cards to the damage pool.
    }
quest-event-favor = { $you ->
    [yes] You now have
   *[no] { $seat } now has
} { $now } favor ({ SIGNED($by) }).
quest-event-corrupted = { $you ->
    [yes] You draw the corruption card { $card }.
   *[no] { $seat } draws the corruption card { $card }.
}
quest-event-cured = { $you ->
    [yes] You discard the corruption card { $card }.
   *[no] { $seat } discards the corruption card { $card }.
}
quest-event-item-gained = { $you ->
    [yes] You gain an item: { $item }.
   *[no] { $seat } gains an item: { $item }.
}
quest-event-item-lost = { $you ->
    [yes] You lose an item: { $item }.
   *[no] { $seat } loses an item: { $item }.
}
quest-event-raised = { $you ->
    [yes] You gain a level of { $attribute }.
   *[no] { $seat } gains a level of { $attribute }.
}
quest-event-trained = { $you ->
    [yes] You receive training and keep { $card }.
   *[no] { $seat } receives training and keeps a skill card.
}
quest-event-skill-discarded = The skill card { $card } is discarded.
quest-event-moved = { $you ->
    [yes] You travel from { $from } to { $to }.
   *[no] { $seat } travels from { $from } to { $to }.
}
quest-event-brought = { $you ->
    [yes] You are moved from { $from } to { $to }.
   *[no] { $seat } is moved from { $from } to { $to }.
}
quest-event-explored = { $you ->
    [yes] You explore { $place }.
   *[no] { $seat } explores { $place }.
}
quest-event-consulted = { $you ->
    [yes] You consult { $who }.
   *[no] { $seat } consults { $who }.
}
quest-event-dark-path = { $you ->
    [yes] You take the dark path.
   *[no] { $seat } takes the dark path.
}
quest-event-quest-done = { $you ->
    [yes] You complete the quest { $quest }.
   *[no] { $seat } completes the quest { $quest }.
}
quest-event-gave-favor = { $seat } gives { $to } 1 favor.
quest-event-gave-item = { $seat } gives { $to } an item: { $item }.
quest-event-gave-quest = { $seat } gives { $to } the quest { $quest }.
quest-event-peril-drawn = Sauron draws the peril { $card }.
    .sum = Sauron draws { $times } peril cards: { $card }.
quest-event-peril-met = Peril: { $card }.
quest-event-encounter-drawn = An encounter is drawn: { $card }.
    .sum = { $times } encounters are drawn; one counts, if any belongs here: { $card }.
quest-event-encounter-met = Encounter: { $card }.
quest-event-fights-monster = { $you ->
    [yes] You fight { $face }.
   *[no] { $seat } fights { $face }.
}
quest-event-fights-minion = { $you ->
    [yes] You fight { $minion }.
   *[no] { $seat } fights { $minion }.
}
quest-event-blank = The monster token in { $place } was blank.
quest-event-combat-drawn = { $card-hidden ->
    [yes] Sauron draws a hidden combat card.
   *[no] Sauron draws a combat card: { $card }.
}
    .sum = { $card-hidden ->
        [yes] Sauron draws { $times } combat cards.
       *[no] Sauron draws { $times } combat cards: { $card }.
    }
quest-event-agility-spent = { $you ->
    [yes] You spend { $points } agility; your strength in this combat is { $strength }.
   *[no] { $seat } spends { $points } agility; the hero’s strength in this combat is { $strength }.
}
quest-event-laid = { $sauron ->
    [1] Sauron plays a card face down.
   *[0] The hero plays a card face down.
}
quest-event-shown = { $sauron ->
    [1] Sauron reveals { $card }.
   *[0] The hero reveals { $card }.
}
quest-event-exhausted = { $sauron ->
    [1] Sauron’s combatant is exhausted.
   *[0] The hero is exhausted.
}
quest-event-cancelled = { $sauron ->
    [1] { $by } cancels Sauron’s card.
   *[0] { $by } cancels the hero’s card.
}
quest-event-thwarted = { $sauron ->
    [1] An ability cancels Sauron’s card.
   *[0] The enemy’s own ability cancels the hero’s card.
}
quest-event-changed = { $sauron ->
    [1] { $by }: the enemy now has attack { $attack }, defense { $defence }.
   *[0] { $by }: the hero now has attack { $attack }, defense { $defence }.
}
quest-event-stronger = { $sauron ->
    [1] By its own ability the enemy has attack { $attack }, defense { $defence }.
   *[0] By the enemy’s ability the hero has attack { $attack }, defense { $defence }.
}
quest-event-struck = { $sauron ->
    [1] Sauron’s card deals { $points } damage at once.
   *[0] The hero’s card deals { $points } damage at once.
}
quest-event-clash = The hero: attack { $attack }, defense { $defence }. The enemy: attack { $foe_attack }, defense { $foe_defence }.
quest-event-foe-damaged = The enemy suffers { $points } damage ({ $now } in all).
quest-event-foe-healed = The enemy heals { $points } damage.
quest-event-counts = { $sauron ->
    [1] Sauron holds
   *[0] The hero holds
} { $ranged ->
    [one] 1 ranged card
   *[other] { $ranged } ranged cards
} and { $melee ->
    [one] 1 melee card.
   *[other] { $melee } melee cards.
}
quest-event-named = { $sauron ->
    [1] Sauron names a type:
   *[0] The hero names a type:
} { $melee ->
    [1] melee.
   *[0] ranged.
}
quest-event-combat-discarded = { $sauron ->
    [1] Sauron discards { $card }.
   *[0] The hero discards { $card }.
}
quest-event-took-back = { $you ->
    [yes] You take { $card } back into your hand.
   *[no] { $seat } takes { $card } back into hand.
}
quest-event-combat-ends = The combat is over: { $hero_falls ->
    [1] { $foe_falls ->
        [1] both are defeated.
       *[0] the hero is defeated.
    }
   *[0] { $foe_falls ->
        [1] the enemy is defeated.
       *[0] nobody is defeated.
    }
}
quest-event-fell = { $you ->
    [yes] You are defeated.
   *[no] { $seat } is defeated.
}
quest-event-recovered = { $you ->
    [yes] You recover in { $place }.
   *[no] { $seat } recovers in { $place }.
}
quest-event-conclusion = The Finale begins.
quest-event-mission-shown = The mission { $mission } is shown: { $fulfilled ->
    [1] it is fulfilled.
   *[0] it is not fulfilled.
}
quest-event-adjusted = The Ringwraiths have health { $health } and fortitude { $fortitude }.
quest-event-champion = { $you ->
    [yes] You are the heroes’ champion.
   *[no] { $seat } is the heroes’ champion.
}
