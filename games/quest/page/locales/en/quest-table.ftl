# What can be chosen, what it does, why not, and what happened.
# $seat, $to: players; $you: 'yes' when the reader is $seat. $one, $two: what a choice is about.
# $sauron: 1 of Sauron, 0 of the hero. $now: what it is then.

quest-hidden = face down

# What can be chosen ...
quest-choice-done = Done
quest-choice-yes = Yes
quest-choice-no = No
quest-choice-hero = { $one }
quest-choice-card = { $one }
quest-choice-life = Top card of the life pool
quest-choice-all-life = All of it from the life pool
quest-choice-rest = Rest
quest-choice-rest-top = Top card of the rest pool
quest-choice-heal = Rest and heal
quest-choice-heal-alone = Heal
quest-choice-train = Training instead
quest-choice-go = Travel to { $one } with { $two }
quest-choice-march = Travel to { $one } by the path’s number
quest-choice-march-with = Travel to { $one } with any { $number } cards
quest-choice-explore = Explore
quest-choice-at = { $one-title }
quest-choice-token = Monster token { $one }
quest-choice-minion = { $one-title }
quest-choice-move-token = Move monster token { $one } to { $two }
quest-choice-move-minion = Move { $one } to { $two }
quest-choice-from = Place a monster: { $one }
quest-choice-heal-minion = Heal { $one }
quest-choice-act = { $one }
quest-choice-pool = Shadow Pool
quest-choice-plot = { $one }
quest-choice-slot = The plot on space { $one }
quest-choice-shadow = { $one }
quest-choice-marker = { $one }
quest-choice-raise = { $one }
quest-choice-corruption = { $one }
quest-choice-item = { $one }
quest-choice-favor = Favor
quest-choice-character = { $one }
quest-choice-consult = { $one }: the ability
quest-choice-quest = { $one }
quest-choice-peril = { $one }
quest-choice-dare = Draw perils
quest-choice-dark-path = The dark path
quest-choice-event = The event of this place
quest-choice-trust = The favor on the card
quest-choice-option = Option { $one }
quest-choice-number = { $one }
quest-choice-melee = Melee
quest-choice-ranged = Ranged
quest-choice-exhaust = Declare exhaustion
quest-choice-top = On top
quest-choice-bottom = At the bottom
quest-choice-give-favor = Give { $one } a favor
quest-choice-give-item = Give { $two } { $one }
quest-choice-give-quest = Give { $two } the quest { $one }
quest-choice-ask-favor = Ask { $one } for a favor
quest-choice-ask-item = Ask { $two } for { $one }
quest-choice-ask-quest = Ask { $two } for the quest { $one }
quest-choice-scout = Look at the monsters of { $one }

# ... and what it does.
quest-effect-done = No more of this.
quest-effect-yes = It is done.
quest-effect-no = It is left.
quest-effect-hero = It concerns { $one }.
quest-effect-card = You take this card for it.
quest-effect-life = The top card of the life pool, unseen, goes for it.
quest-effect-all-life = All that is left of it is taken from the life pool, unseen.
quest-effect-rest = The rest pool is shuffled into the life pool; Sauron’s rear-most marker advances 1.
quest-effect-rest-top = The top card of the rest pool comes to hand.
quest-effect-heal = Rest pool and damage pool are shuffled into the life pool; Sauron’s rear-most marker advances 1.
quest-effect-heal-alone = The damage pool is shuffled into the life pool.
quest-effect-train = You receive training instead of healing.
quest-effect-go = You put { $two } on the rest pool and go to { $one }.
quest-effect-march = You put as many cards as the path’s number on the rest pool and go to { $one }.
quest-effect-march-with = You put { $number } cards of your choice on the rest pool and go to { $one }.
quest-effect-explore = You explore where you are.
quest-effect-at = There it happens.
quest-effect-token = It is this token.
quest-effect-minion = It is { $one }.
quest-effect-move-token = The order is spent; the token goes there, face down.
quest-effect-move-minion = The order is spent; { $one } goes there.
quest-effect-from = You take a token of the pile, look at it and place it face down.
quest-effect-heal-minion = Up to 4 damage comes off { $one }.
quest-effect-act = An action token covers the next space of that row.
quest-effect-pool = The influence goes to the Shadow Pool.
quest-effect-plot = It is this plot.
quest-effect-slot = The plot on that space.
quest-effect-shadow = The card is played and then discarded.
quest-effect-marker = That marker advances.
quest-effect-raise = You gain a level of it.
quest-effect-corruption = It is this corruption card.
quest-effect-item = It is this item.
quest-effect-favor = Favor goes for it.
quest-effect-character = It is { $one }.
quest-effect-consult = You use the ability of { $one }, who then leaves the map.
quest-effect-quest = The quest is completed: you receive its reward.
quest-effect-peril = This peril is resolved, and all that were drawn are discarded.
quest-effect-dare = Sauron draws perils and resolves one that applies here.
quest-effect-dark-path = You gain a favor and a corruption card.
quest-effect-event = You use the event whose flag stands here.
quest-effect-trust = The favor on the card is yours, and the card is discarded.
quest-effect-option = The card does this.
quest-effect-number = It is so many.
quest-effect-melee = The type is melee.
quest-effect-ranged = The type is ranged.
quest-effect-exhaust = You play no more cards in this combat.
quest-effect-top = The card goes back on top of the deck.
quest-effect-bottom = The card goes under the deck.
quest-effect-give-favor = One of your favor goes to { $one }.
quest-effect-give-item = { $two } gets { $one }.
quest-effect-give-quest = { $two } gets the quest { $one }.
quest-effect-ask-favor = { $one } is asked to hand over a favor, and may refuse.
quest-effect-ask-item = { $two } is asked to hand over { $one }, and may refuse.
quest-effect-ask-quest = { $two } is asked to hand over the quest { $one }, and may refuse.
quest-effect-scout = You see the faces of all monster tokens there.

# Why not.
quest-no-answer = That does not answer the question.
quest-no-asked = It is not for you to decide.
quest-no-over = The game is over.
quest-no-taken = Somebody plays that hero already.
quest-no-pool = The Shadow Pool does not hold the influence that this card asks for.
quest-no-requirement = What the plot requires is not so.
quest-no-space = There is a plot on each of the three spaces.
quest-no-row = All three spaces of that row are covered.
quest-no-two-to-pool = Of one action only two tokens may go to the Shadow Pool.
quest-no-pool-full = The Shadow Pool is full in this stage.
quest-no-extension = That place is not in extension of a stronghold.
quest-no-limit = That place already holds as much as its stronghold’s number allows.
quest-no-ordered = It has had its order in this action.
quest-no-no-influence = A monster only goes where there is influence.
quest-no-placed = You have placed a monster in this action already.
quest-no-nowhere = There is no place where a token of this pile could stand.
quest-no-hero-there = A hero is in the same place.
quest-no-unhurt = It has no damage.
quest-no-one-shadow = You have played a shadow card in this turn already.
quest-no-not-now = This shadow card cannot be played now.
quest-no-enemies = There are enemies where you are.
quest-no-stronghold = You cannot rest in a shadow stronghold.
quest-no-haven = One heals in a haven only.
quest-no-no-rest = Something forbids rest here.
quest-no-no-favor = You do not have the favor for it.
quest-no-icon = That card does not show the icon of this path.
quest-no-few-cards = You do not have enough cards for this path.
quest-no-boat = That way is only for those who have a Boat.
quest-no-moves = You may not move any more in this turn.
quest-no-explored = The place where the turn began is explored before the first move, and once.
quest-no-alone = A corruption card forbids you company.
quest-no-dark-path = The dark path is open once a turn, with three corruption cards or fewer.
quest-no-task = The quest’s task is not met.
quest-no-plot-price = You do not have the favor that this plot demands.
quest-no-one-plot = At this table one plot is discarded in an exploration.
quest-no-own-quest = Starting and advanced quests are not handed over.
quest-no-settled = Settled in this exploration: what was refused is not asked for again, and what changed hands does not go back.
quest-no-same-item = A hero holds only one item of each title.
quest-no-raised = That attribute has been raised twice.
quest-no-not-in-full = It cannot be done in full.
quest-no-peril-elsewhere = That peril does not apply here.
quest-no-not-perilous = This place is not perilous.
quest-no-must = One of the two has to be done.
quest-no-agility = The hero does not have so much agility.
quest-no-hero-first = The hero has spoken first.
quest-no-from-hand = This damage has to be taken from hand.

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
quest-event-severed = The chain to { $place } is broken: one token stays.
quest-event-influence = { $tokens ->
    [one] 1 influence is placed in { $place }.
   *[other] { $tokens } influence is placed in { $place }.
}
quest-event-pool = The Shadow Pool now holds { $now } influence ({ $by }).
quest-event-marker = The { $colour } moves by { $by }, to space { $now }.
quest-event-minion-comes = In play: { $minion }, in { $place }.
quest-event-minion-moves = Sauron moves { $minion } to { $place }.
quest-event-minion-healed = Healed: { $points } damage comes off { $minion }.
quest-event-minion-wounded = Wounded: { $points } damage to { $minion }.
quest-event-minion-gone = Defeated, and off the map: { $minion }.
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
quest-event-shadow-drawn = Sauron draws a shadow card: { $card }.
quest-event-plot-drawn = Sauron draws a plot: { $plot }.
quest-event-plot-kept = Sauron keeps a plot: { $plot }.
quest-event-plot-buried = Sauron puts a plot under the deck: { $plot }.
quest-event-shadow-discarded = Sauron discards the shadow card { $card }.
quest-event-plot-discarded = Sauron discards the plot { $plot } from hand.
quest-event-shadow-played = Sauron plays { $card }.
quest-event-token-taken = Sauron takes a monster token of { $bag }: { $face }.
quest-event-token-placed = Sauron places a monster token of { $bag } in { $place }.
quest-event-token-moves = Monster token { $token } moves to { $place }.
quest-event-token-gone = A monster token leaves { $place }: { $face }.
quest-event-token-seen = Monster token { $token } is looked at: { $face }.
quest-event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws a card.
}
quest-event-discarded = { $you ->
    [yes] You put { $card } on your rest pool.
   *[no] { $seat } puts { $card } on the rest pool.
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
quest-event-favor = { $you ->
    [yes] You now have { $now } favor ({ $by }).
   *[no] { $seat } now has { $now } favor ({ $by }).
}
quest-event-corrupted = { $you ->
    [yes] You draw the corruption card { $card }.
   *[no] { $seat } draws the corruption card { $card }.
}
quest-event-cured = { $you ->
    [yes] You get rid of the corruption card { $card }.
   *[no] { $seat } gets rid of the corruption card { $card }.
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
quest-event-gave-favor = { $seat } gives { $to } a favor.
quest-event-gave-item = { $seat } gives { $to } an item: { $item }.
quest-event-gave-quest = { $seat } gives { $to } the quest { $quest }.
quest-event-peril-drawn = Sauron draws the peril { $card }.
quest-event-peril-met = Peril: { $card }.
quest-event-encounter-drawn = An encounter is drawn: { $card }.
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
quest-event-combat-drawn = Sauron draws a combat card: { $card }.
quest-event-agility-spent = { $you ->
    [yes] You spend { $points } agility; your strength in this combat is { $strength }.
   *[no] { $seat } spends { $points } agility; the hero’s strength in this combat is { $strength }.
}
quest-event-laid = { $sauron ->
    [1] Sauron has laid down a card.
   *[0] The hero has laid down a card.
}
quest-event-shown = { $sauron ->
    [1] Sauron shows { $card }.
   *[0] The hero shows { $card }.
}
quest-event-exhausted = { $sauron ->
    [1] Sauron’s side is exhausted.
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
    [1] { $by }: the enemy now has attack { $attack }, defence { $defence }.
   *[0] { $by }: the hero now has attack { $attack }, defence { $defence }.
}
quest-event-stronger = { $sauron ->
    [1] By its own ability the enemy has attack { $attack }, defence { $defence }.
   *[0] By the enemy’s ability the hero has attack { $attack }, defence { $defence }.
}
quest-event-struck = { $sauron ->
    [1] Sauron’s card deals { $points } damage at once.
   *[0] The hero’s card deals { $points } damage at once.
}
quest-event-clash = The hero: attack { $attack }, defence { $defence }. The enemy: attack { $foe_attack }, defence { $foe_defence }.
quest-event-foe-damaged = The enemy suffers { $points } damage ({ $now } in all).
quest-event-foe-healed = The enemy heals { $points } damage.
quest-event-counts = { $sauron ->
    [1] Sauron holds { $ranged } ranged and { $melee } melee cards.
   *[0] The hero holds { $ranged } ranged and { $melee } melee cards.
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
    [yes] You take { $card } back into hand.
   *[no] { $seat } takes { $card } back into hand.
}
quest-event-combat-ends = The combat is over: { $hero_falls ->
    [1] { $foe_falls ->
        [1] both have fallen.
       *[0] the hero has fallen.
    }
   *[0] { $foe_falls ->
        [1] the enemy has fallen.
       *[0] nobody has fallen.
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
quest-event-conclusion = The conclusion begins.
quest-event-mission-shown = The mission { $mission } is shown: { $fulfilled ->
    [1] it is fulfilled.
   *[0] it is not fulfilled.
}
quest-event-adjusted = The Ringwraiths have health { $health } and fortitude { $fortitude }.
quest-event-champion = { $you ->
    [yes] You are the heroes’ champion.
   *[no] { $seat } is the heroes’ champion.
}
