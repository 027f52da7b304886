# What cards say, grown from the pack: one message for each word of data/language.md. 'You' are the hero concerned.
# $then, $of, $given: what stands inside. Areas: the message is all of it, .one any one of it, .each every one; .with
# and .without narrow another area. A number that is counted comes as words, with $…-kind 'sum'.

# Who decides.
quest-who-hero = you
    .may = you may:
    .chooses = either
    .lists = choose:
    .picks = choose
    .goes = go to
quest-who-heroes = the heroes
    .may = the heroes may choose:
    .chooses = the heroes choose:
    .lists = the heroes choose:
    .picks = the heroes choose
    .goes = the heroes move you to
quest-who-sauron = Sauron
    .may = Sauron may choose:
    .chooses = Sauron chooses:
    .lists = Sauron chooses:
    .picks = Sauron chooses
    .goes = Sauron moves you to
quest-kind-plot = plot
    .one = 1 plot
    .many = plots
    .lost = of his choice
quest-kind-shadow = shadow card
    .one = 1 shadow card
    .many = shadow cards
    .lost = at random
quest-of-any = any
    .card = card
quest-of-melee = melee
    .card = melee card
quest-of-ranged = ranged
    .card = ranged card

# Effects that hold others together.
quest-does-all = { $given-sentences }
    .said = { $given-then }
quest-does-choose = { $long ->
    [yes] { $who-lists } { $listed }
   *[no] { $who-chooses } { $of-or }
}
quest-does-listed = (1) { $first }; (2) { $second }
quest-does-listed-three = (1) { $first }; (2) { $second }; (3) { $third }
quest-does-may = { $who-may } { $then }
quest-does-if = if { $so }, { $then }{ $otherwise-given ->
    [yes] ; otherwise, { $otherwise }
   *[no] { "" }
}
quest-does-times = { $how_often-kind ->
    [number] { $how_often ->
        [one] once
       *[other] { $how_often } times
    }: { $then }
   *[sum] { $how_often-per }: { $then }
}
quest-does-up_to = { $how_often-kind ->
    [number] { $how_often ->
        [one] up to once
       *[other] up to { $how_often } times
    }: { $then }
   *[sum] at most once { $how_often-per }: { $then }
}
quest-does-each_hero = for each hero: { $then }
quest-does-pick_hero = { $who-picks } a hero: { $then }
quest-does-at = { $who-picks } { $area-one }: { $then }
quest-does-go_to = { $who-goes } { $area-one }
quest-does-go_there = go to { $place }
quest-does-some = { $who-picks } up to { $most ->
    [one] once
   *[other] { $most } times
} { $area-one }, another each time: { $then }
quest-does-each = in { $area-each }: { $then }
quest-does-pay = pay { $favor } favor: { $then }

# The hero.
quest-does-favor = { $by ->
    [-1] lose 1 favor
    [-2] lose 2 favor
    [-3] lose 3 favor
   *[other] gain { $by } favor
}
quest-does-corruption = gain { $cards ->
    [one] 1 corruption card
   *[other] { $cards } corruption cards
}
quest-does-cure = discard { $cards ->
    [one] 1 corruption card
   *[other] { $cards } corruption cards
}
quest-does-cure_all = discard all corruption cards
quest-does-training = { $times ->
    [one] receive training
   *[other] receive training { $times } times
}
quest-does-level = gain a level of { $of }
quest-raised-fortitude = fortitude
quest-raised-strength = strength
quest-raised-agility = agility
quest-raised-wisdom = wisdom
quest-raised-choice = any one attribute
quest-does-item = gain { $kind }
quest-does-weaken = { $by-kind ->
    [number] −{ $by } { $attribute } until the end of this combat
   *[sum] until the end of this combat your { $attribute } is reduced by { $by }
}
quest-does-lose_item = discard 1 item
quest-does-damage = { $points-kind ->
    [number] suffer { $points } damage
   *[sum] suffer damage equal to { $points }
}
quest-does-shielded = suffer { $points } damage, less 1 for each shield on hand cards that you discard; if nothing remains, { $reward }
quest-does-discard = discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
quest-does-discard_random = { $cards-kind ->
    [number] { $cards ->
        [one] discard 1 card at random
       *[other] discard { $cards } cards at random
    }
   *[sum] discard at random as many cards as { $cards-as }
}
quest-does-discard_down_to = { $cards ->
    [one] discard cards until 1 is left in hand
   *[other] discard cards until { $cards } are left in hand
}
quest-does-draw = { $cards-kind ->
    [number] { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
   *[sum] draw as many cards as { $cards-as }
}
quest-does-rest_to_life = shuffle your rest pool into your life pool
quest-does-damage_to_life = shuffle your damage pool into your life pool
quest-does-damage_to_rest = shuffle your damage pool into your rest pool
quest-does-hand_to_life = shuffle your hand into your life pool
quest-does-heal_top = { $cards-kind ->
    [number] { $cards ->
        [one] put the top card of your damage pool on your rest pool
       *[other] put the top { $cards } cards of your damage pool on your rest pool
    }
   *[sum] put as many top cards of your damage pool as { $cards-as } on your rest pool
}
quest-does-tire = { $cards-kind ->
    [number] { $cards ->
        [one] put the top card of your life pool on your rest pool
       *[other] put the top { $cards } cards of your life pool on your rest pool
    }
   *[sum] put as many top cards of your life pool as { $cards-as } on your rest pool
}
quest-does-go = go there
quest-does-end_turn = your turn ends
quest-does-encounter = have an encounter there
quest-does-perilous = your location counts as perilous until the end of the turn
quest-does-moves_at_most = { $moves ->
    [one] move at most once in the next Travel step
   *[other] move at most { $moves } times in the next Travel step
}
quest-does-no_ambush = skip the Ambush step of this turn

# Influence, monsters, fights.
quest-does-pool = { $by ->
    [-1] remove 1 influence from the Shadow Pool
    [-2] remove 2 influence from the Shadow Pool
    [-3] remove 3 influence from the Shadow Pool
   *[other] place { $by } influence in the Shadow Pool
}
quest-does-influence = { $by ->
    [-1] remove 1 influence
    [-2] remove 2 influence
    [-3] remove 3 influence
   *[other] place { $by } influence
}
quest-does-clear_influence = remove all influence
quest-does-extend = { $tokens-kind ->
    [number] Sauron places { $tokens } influence in extension
   *[sum] Sauron places as much influence in extension as { $tokens-as }
}
quest-does-extend_from = { $tokens-kind ->
    [number] Sauron places { $tokens } influence in extension of { $stronghold }
   *[sum] Sauron places as much influence in extension of { $stronghold } as { $tokens-as }
}
quest-does-extend_or_pool = { $tokens-kind ->
    [number] Sauron places { $tokens } influence in extension or in the Shadow Pool
   *[sum] Sauron places as much influence in extension or in the Shadow Pool as { $tokens-as }
}
quest-does-monster = { $by ->
    [-1] remove 1 monster token
   *[other] place 1 monster token, with or without influence
}
quest-does-clear_monsters = remove all monster tokens
quest-does-examine = look at the faces of all monster tokens in { $area }
quest-does-place_monsters = { $most ->
    [one] Sauron places up to 1 monster token as with a command
   *[other] Sauron places up to { $most } monster tokens as with a command
}
quest-does-fight = fight { $foe }
quest-does-fight_less_agile = fight { $foe }, with agility 0
quest-does-fight_then = fight { $foe }; then { $then }
quest-does-fight_on = fight { $foe }; your turn goes on however it ends; if the enemy is defeated, { $reward }
quest-foe-minion = a minion that is there (if there is none, any on the map)
quest-does-wound_minion = a minion suffers { $points } damage
quest-does-minion_to_place = Sauron moves a minion there
quest-does-minion_anywhere = a minion on the map or defeated comes there, without damage
quest-does-command_minion = Sauron gives one order to one minion; if it comes to you it attacks at once, and your turn goes on

# People, plots, the story.
quest-does-character = place { $who }
quest-whom-any = a character of your choice
quest-does-lose_character = remove 1 character
quest-does-lose_characters = remove all characters
quest-does-lose_favor_at = remove { $tokens } favor
quest-does-favor_at = place { $tokens } favor
quest-does-move_character = a character goes to an adjacent location that is not a stronghold, and there: { $then }
quest-does-marker = { $by ->
    [-1] the { $colour } goes back 1
    [-2] the { $colour } goes back 2
   *[other] the { $colour } advances { $by }
}
quest-does-hero_marker = the green marker advances { $by }
quest-does-late = the green marker advances { $by } less in the next Story step
quest-does-peril = Sauron draws 1 peril card more
quest-does-sauron_draws = Sauron draws { $cards ->
    [one] { $what-one }
   *[other] { $cards } { $what-many }
}
quest-does-sauron_discards = Sauron discards { $cards ->
    [one] { $what-one }
   *[other] { $cards } { $what-many }
} { $what-lost }
quest-does-discard_plot = discard an active plot that affects { $area-one }
quest-does-discard_plots_like = discard all other active plots among these: { $plots }
# The title of a plot among others.
quest-quoted = { $title }
quest-does-find_plot = Sauron takes { $plots-or } from the plot deck or its discards and shuffles the deck
quest-does-show_plots = look at the plots in Sauron’s hand
quest-does-find_and_play = Sauron takes { $plots-or } from deck or discards, plays it at once if he can, and shuffles the deck
quest-does-deal_corruption = { $cards ->
    [one] Sauron draws 1 corruption card and gives it to you
   *[other] Sauron draws { $cards } corruption cards and gives you one of them
}
quest-does-look_at_plot = Sauron looks at the top plot of the deck and puts it back on top or at the bottom
quest-does-recover = Sauron takes a plot or a shadow card from a discard pile, shows it and keeps it
quest-does-share_corruption = Sauron redistributes the corruption cards of two heroes between them
quest-does-reshuffle = shuffle this card and its discards into the deck
quest-does-discard_event = discard this card
quest-does-nothing = nothing happens

# What is counted.
quest-count-fortitude = your fortitude
    .as = your fortitude
    .per = for each point of your fortitude
    .some = your fortitude is at least 1
    .none = your fortitude is 0
quest-count-strength = your strength
    .as = your strength
    .per = for each point of your strength
    .some = your strength is at least 1
    .none = your strength is 0
quest-count-agility = your agility
    .as = your agility
    .per = for each point of your agility
    .some = your agility is at least 1
    .none = your agility is 0
quest-count-wisdom = your wisdom
    .as = your wisdom
    .per = for each point of your wisdom
    .some = your wisdom is at least 1
    .none = your wisdom is 0
quest-count-corruption = the number of your corruption cards
    .as = you have corruption cards
    .per = for each of your corruption cards
    .some = you have a corruption card
    .none = you have no corruption cards
quest-count-favor = your favor
    .as = your favor
    .per = for each favor you have
    .some = you have favor
    .none = you have no favor
quest-count-cards = the number of cards in your hand
    .as = you have cards in hand
    .per = for each card in your hand
    .some = you have a card in hand
    .none = you have no cards in hand
quest-count-pool = the influence in the Shadow Pool
    .as = the influence in the Shadow Pool
    .per = for each influence in the Shadow Pool
    .some = there is influence in the Shadow Pool
    .none = there is no influence in the Shadow Pool
quest-count-plots = the number of active plots
    .as = there are active plots
    .per = for each active plot
    .some = a plot is active
    .none = no plot is active
quest-count-influence = the influence in { $area }
    .as = the influence in { $area }
    .per = for each influence in { $area }
    .some = there is influence in { $area }
    .none = there is no influence in { $area }
quest-count-influenced = the number of locations with influence among { $area }
    .as = the number of locations with influence among { $area }
    .per = for each location with influence among { $area }
    .some = there is influence in any of { $area }
    .none = there is no influence in { $area }
quest-count-monsters = the number of monster tokens in { $area }
    .as = there are monster tokens in { $area }
    .per = for each monster token in { $area }
    .some = a monster token is in { $area }
    .none = no monster token is in { $area }
quest-count-minions = the number of minions in { $area }
    .as = there are minions in { $area }
    .per = for each minion in { $area }
    .some = a minion is in { $area }
    .none = no minion is in { $area }
quest-count-characters = the number of characters in { $area }
    .as = there are characters in { $area }
    .per = for each character in { $area }
    .some = a character is in { $area }
    .none = no character is in { $area }
quest-count-all_corruption = the number of corruption cards of all heroes
    .as = the heroes have corruption cards
    .per = for each corruption card of the heroes
    .some = a hero has corruption cards
    .none = no hero has corruption cards
quest-count-all_favor = the favor of all heroes
    .as = the heroes have favor
    .per = for each favor of the heroes
    .some = a hero has favor
    .none = no hero has favor
quest-count-heroes_with_favor = the number of heroes with favor
    .as = the number of heroes with favor
    .per = for each hero with favor
    .some = a hero has favor
    .none = no hero has favor
quest-count-most_corrupt = the most by which a hero’s corruption cards exceed the hero’s wisdom
    .as = the most by which a hero’s corruption cards exceed the hero’s wisdom
    .per = for each corruption card by which a hero’s wisdom is exceeded
    .level = a hero has at least as many corruption cards as wisdom
    .some = a hero has more corruption cards than wisdom
    .none = no hero has more corruption cards than wisdom
quest-count-product = { $factor } times { $of }
    .as = { $factor } times { $of }
    .per = { $factor } times { $of-per }
    .some = { $factor } times { $of } is not 0
    .none = { $factor } times { $of } is 0
quest-count-sum = { $one } plus { $other }
    .as = { $one } plus { $other }
    .per = { $one-per } and { $other-per }
    .some = { $one } plus { $other } is not 0
    .none = { $one } plus { $other } is 0

# What has to be so.
quest-if-yes = always
quest-if-at_least = { $other ->
    [0] { $one-level }
    [1] { $one-some }
   *[other] { $one } is at least { $other }
}
quest-if-at_most = { $other ->
    [0] { $one-none }
   *[other] { $one } is at most { $other }
}
quest-if-more = { $one } is more than { $other }
quest-if-less = { $one } is less than { $other }
quest-if-equal = { $other ->
    [0] { $one-none }
   *[other] { $one } is { $other }
}
quest-if-active = the plot { $plot } is active
quest-if-in_play = { $who } is on the map
quest-if-last = no other Sauron marker is further behind than the { $colour }
quest-if-won = the fight was won
quest-if-quests_done = every hero has completed the starting and the advanced quest
quest-if-in_stage = the { $colour } is in stage { $stage ->
    [1] I
    [2] II
   *[3] III
}
quest-if-not = it is not true that { $so }
quest-if-either = { $one }, or { $other }
quest-if-both = { $one }, and { $other }

# Sets of locations.
quest-area-here = your location
    .one = your location
    .each = your location
    .with = where you are
    .without = other than your own
quest-area-place = that location
    .one = that location
    .each = that location
    .with = that is it
    .without = other than that
quest-area-region = your region
    .one = a location of your region
    .each = each location of your region
    .with = of your region
    .without = of another region
quest-area-any = all locations
    .one = any location
    .each = each location
    .with = anywhere
    .without = nowhere
quest-area-havens = the havens
    .one = a haven
    .each = each haven
    .with = that is a haven
    .without = that is not a haven
quest-area-strongholds = the shadow strongholds
    .one = a shadow stronghold
    .each = each shadow stronghold
    .with = that is a shadow stronghold
    .without = that is not a shadow stronghold
quest-area-influenced = the locations with influence
    .one = a location with influence
    .each = each location with influence
    .with = with influence
    .without = without influence
quest-area-with_monsters = the locations with monster tokens
    .one = a location with monster tokens
    .each = each location with monster tokens
    .with = with monster tokens
    .without = without monster tokens
quest-area-with_minions = the locations with minions
    .one = a location with a minion
    .each = each location with a minion
    .with = with a minion
    .without = without minions
quest-area-with_characters = the locations with characters
    .one = a location with a character
    .each = each location with a character
    .with = with a character
    .without = without characters
quest-area-with_plots = the locations that a plot affects
    .one = a location that a plot affects
    .each = each location that a plot affects
    .with = with a plot
    .without = without a plot
quest-area-with_favor = the locations with favor
    .one = a location with favor
    .each = each location with favor
    .with = with favor
    .without = without favor
quest-area-minion = the location of { $who }
    .one = the location of { $who }
    .each = the location of { $who }
    .with = with { $who }
    .without = without { $who }
quest-area-adjacent = the locations adjacent to { $to }
    .one = a location adjacent to { $to }
    .each = each location adjacent to { $to }
    .with = adjacent to { $to }
    .without = not adjacent to { $to }
quest-area-within = { $steps ->
    [one] { $of } and the adjacent locations
   *[other] { $of } and the locations up to { $steps } steps away
}
    .one = { $steps ->
        [one] { $of } or an adjacent location
       *[other] { $of } or a location up to { $steps } steps away
    }
    .each = { $steps ->
        [one] { $of } and each adjacent location
       *[other] { $of } and each location up to { $steps } steps away
    }
    .with = { $steps ->
        [one] that is { $of } or adjacent to it
       *[other] up to { $steps } steps away from { $of }
    }
    .without = { $steps ->
        [one] neither { $of } nor adjacent to it
       *[other] more than { $steps } steps away from { $of }
    }
quest-area-beyond = { $steps ->
    [one] the locations other than { $of }
   *[other] the locations { $steps } or more steps away from { $of }
}
    .one = { $steps ->
        [one] a location other than { $of }
       *[other] a location { $steps } or more steps away from { $of }
    }
    .each = { $steps ->
        [one] each location other than { $of }
       *[other] each location { $steps } or more steps away from { $of }
    }
    .with = { $steps ->
        [one] other than { $of }
       *[other] { $steps } or more steps away from { $of }
    }
    .without = { $steps ->
        [one] that is { $of }
       *[other] less than { $steps } steps away from { $of }
    }
quest-area-nearest = the nearest of { $of }
    .one = the nearest of { $of }
    .each = the nearest of { $of }
    .with = nearest among { $of }
    .without = not nearest among { $of }
quest-area-both = { $one } { $other-with }
    .one = { $one-one } { $other-with }
    .each = { $one-each } { $other-with }
    .with = { $one-with } { $other-with }
    .without = { $one-without } { $other-without }
quest-area-either = { $one } and { $other }
    .one = { $one-one } or { $other-one }
    .each = { $one-each } and { $other-each }
    .with = { $one-with } or { $other-with }
    .without = { $one-without } and { $other-without }
quest-area-not = the locations { $area-without }
    .one = a location { $area-without }
    .each = each location { $area-without }
    .with = { $area-without }
    .without = { $area-with }

# Combat cards. The opponent is whoever plays against the card.
quest-ability-uncancelable = this card cannot be cancelled
quest-ability-defence_floor = its defense never drops below { $points }
quest-ability-damage_cap = no more than { $points } damage is dealt to you this round
quest-ability-cancel = cancel the opponent’s { $of-card }
quest-ability-attack = +{ $by } attack
quest-ability-defence = +{ $by } defense
quest-ability-attack_per_other = +1 attack for each other { $of-card } of your combat stack
quest-ability-defence_per_other = +1 defense for each other { $of-card } of your combat stack
quest-ability-damage = this card also deals { $points } damage
quest-ability-self_damage = you suffer { $points } damage more
quest-ability-opposing_attack = the opponent’s printed attack is reduced to { $points }
quest-ability-opposing_defence = the opponent’s printed defense is reduced to { $points }
quest-ability-random_discard = { $cards ->
    [one] the opponent discards 1 hand card at random
   *[other] the opponent discards { $cards } hand cards at random
}
quest-ability-show_counts = the opponent says how many ranged and how many melee cards are in hand
quest-ability-face_up = the opponent plays first, face up
quest-ability-if = { $so }: { $then }
quest-ability-all = { $given }
quest-ability-if_dealt = if this card deals damage this round: { $given }
quest-ability-if_damaged = if you are dealt damage this round: { $given }
quest-ability-if_unhurt = if you are dealt no damage this round: { $given }
quest-ability-if_defeated = if the opponent is defeated this round: { $given }
quest-ability-next = next round: { $given }
quest-test-melee = against a melee card
quest-test-ranged = against a ranged card
quest-test-own_melee = if your card is melee
quest-test-own_ranged = if your card is ranged
quest-test-repeats = if the opponent’s card is of the type of its last one
quest-test-defence_at_most = { $points ->
    [0] if the opponent’s printed defense is 0
   *[other] if the opponent’s printed defense is { $points } or less
}
quest-test-defence_at_least = if the opponent’s printed defense is { $points } or more
quest-test-cost_at_least = if the opponent’s card costs { $points } strength or more
quest-test-other = if the opponent’s card is not of the named type

# Quests, plots, shadow cards, corruption.
quest-task-explore = explore { $place }
quest-task-defeat = defeat { $foe } in { $place }, which waits there instead of an encounter
quest-task-combat = fight { $foe }, however it ends
quest-task-either = { $one }, or { $other }
quest-lasting-perilous = The affected location is perilous.
quest-lasting-no_rest = In the affected haven there is neither rest nor encounter.
quest-lasting-taints = A hero who consults { $who } gains 1 corruption card.
quest-lasting-uruks = Sauron may treat any monster in Rohan that is not blank as an Uruk-hai.
quest-when-turn_start = At the start of a hero’s turn.
quest-when-turn_start_wild = At the start of a hero’s turn, not in a haven.
quest-when-entering = After a hero enters a location that is not a haven.
quest-when-combat = At the start of a combat.
quest-when-combat_minion = At the start of a combat with a minion.
quest-when-defeat = After a hero is defeated.
quest-when-action = In Sauron’s Action step.
quest-burden-perils_drawn = When Sauron draws perils in your turn: { $does }.
quest-burden-fewer_encounters = You draw 2 encounters instead of 3.
quest-burden-hand_at_most = { $cards ->
    [one] You may not hold more than 1 card in hand.
   *[other] You may not hold more than { $cards } cards in hand.
}
quest-burden-weaker = Your { $attribute } is 1 less.
quest-burden-favor_at_most = You may not hold more than { $tokens } favor.
quest-burden-alone = You may neither consult characters nor trade.
quest-burden-travel_at_most = { $steps ->
    [one] From your next turn on you make at most 1 step of travel a turn; to explore where you woke is one.
   *[other] From your next turn on you make at most { $steps } steps of travel a turn; to explore where you woke is one.
}
quest-burden-favor_a_turn = From your next turn on you gain at most { $tokens } favor a turn.
quest-burden-combat_start = At the start of each future combat: { $does }.
quest-burden-shadow_played = When Sauron plays a shadow card in your turn: { $does }.
quest-burden-double_story = When you rest or are defeated, Sauron’s marker advances 2 instead of 1.

# Parts of a card.
quest-plot-affects = Affects { $what }.
quest-plot-requires = Only if { $what }.
quest-event-card-moves = As long as it is in play, the { $colour } advances 1 more in each Story step.
quest-event-card-explore = If you explore there: { $what }
quest-quest-setup = Set-up: { $what }
quest-quest-task = Task: { $what }
quest-quest-reward = Reward: { $what }
