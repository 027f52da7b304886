# What stands on and beside the board.
# $name, $number: as said. $colour: a story marker.

quest-board-map = Middle-earth
quest-board-map-under = locations and paths between two ages
quest-board-north = N
quest-board-haven = haven
quest-board-hold = stronghold
quest-board-hold-of = shadow stronghold ({ $number })
quest-board-perilous = perilous
quest-board-water = by water
quest-board-lane = with a Boat
quest-board-zoom = Map
quest-board-nearer = Nearer
quest-board-farther = Farther
quest-board-whole = The whole map
quest-board-open = Open to choose
quest-board-close = Close
quest-board-players = Players
quest-board-no-hero = no hero yet

quest-board-influence = influence: { $number }
quest-board-favor = favor: { $number }
quest-board-minion-health = { $name } (damage { $wounds } of { $health })
quest-board-monster = monster ({ $bag }): { $what }
quest-board-go-with = Go with:
quest-board-plot-here = plot: { $plot } (to discard it: { $favor } favor)
quest-board-event-here = The event in play
quest-board-event-card = event: { $card }

quest-board-heroes = Heroes
quest-board-starts = Begins in: { $place }
quest-board-hand = Your hand
quest-board-hand-of = { $name }’s hand
quest-board-stack = Combat stack: { $cards }
quest-board-combat-hand = Sauron’s combat cards
quest-board-plots = Plot cards in hand
quest-board-shadows = Shadow cards in hand
quest-board-missions = Secret mission
quest-board-mission = mission
quest-board-training = Training: keep one
quest-board-looking = Plots to choose from
quest-board-choosing = Shadow cards to choose from
quest-board-perils = Perils to choose from
quest-board-dealt = Corruption cards to choose from
quest-board-taken = In Sauron’s hand: { $what } ({ $bag })
quest-board-quests = Quests
quest-board-corruption = Corruption
quest-board-papers = Quests, items and corruption ({ $number })
quest-board-attribute = { $name } { $now }: sheet { $printed }, levels +{ $levels }, corruption −{ $weaker }

quest-board-pick-pay = Pay
quest-board-pick-pay-last = Pay, and be defeated
quest-board-pick-discard = Discard
quest-board-pick-keep = Keep them
quest-board-pick-damage = Take the damage
quest-board-pick-bury = The others to the bottom, in this order

quest-board-asks-pool = influence the Shadow Pool must hold
quest-board-costs-favor = favor to discard it
quest-board-advance = The { $colour } advances { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
quest-board-no-plot = no plot
quest-board-waits = enters in { $stage }
quest-board-gone = out of the game

quest-board-story = The story
quest-board-marker = { $colour }: space { $space } (moves { $speed ->
    [one] 1 space
   *[other] { $speed } spaces
} in each Story step)
quest-board-dominant-heroes = Dominance: the heroes.
quest-board-dominant-sauron = Dominance: Sauron.
quest-board-dominant-nobody = Dominance: neither side.
quest-board-dominance = Spaces to the end: the heroes { $heroes }, Sauron { $sauron }.
quest-board-mission-sauron = Sauron’s mission, { $mission }: { $fulfilled ->
    [1] fulfilled.
   *[0] not fulfilled.
}
quest-board-mission-heroes = The heroes’ mission, { $mission }: { $fulfilled ->
    [1] fulfilled.
   *[0] not fulfilled.
}
quest-board-gone-of = The story of their side: space { $gone } of { $all }
quest-board-round = Round { $number }

quest-board-event = Event
quest-board-encounter = Encounter
quest-board-peril = Peril
quest-board-quest-done = Quest completed
quest-board-plot = Plot
quest-board-shadow = Shadow card

quest-board-combat = Combat
quest-board-combat-last = The last fight
quest-board-combat-all = The game hangs on this fight.
quest-board-combat-why = The story is over and no mission has decided. Each hero has shuffled all their cards, those of the hand and of the damage pool too, and drawn as many as their fortitude; the Ringwraiths are healed, and as strong as the dominance makes them.
quest-board-combat-round = round { $number }
quest-board-combat-over = The fight before
# How it ended, and what follows. $hero, $foe: the two who fought.
quest-board-verdict-both = Both are defeated: { $hero } and { $foe }.
quest-board-verdict-hero = Defeat for { $hero }, against { $foe }.
quest-board-verdict-foe = Victory for { $hero }, over { $foe }.
quest-board-verdict-nobody = Nobody is defeated: { $hero } against { $foe }.
quest-board-verdict-cut = The combat is cut short: { $hero } against { $foe }.
quest-board-follows-hero = Sauron’s marker that is furthest behind advances; the hero loses 1 favor or an item, recovers in a haven, and the turn ends.
quest-board-follows-foe = The enemy leaves the map.
quest-board-follows-nobody = Sauron may place influence, and in the Travel step the hero’s turn usually ends.
quest-board-report = What happened in the combat
quest-board-strength-left = Strength left: { $left } of { $strength } (cards cost { $cost })
quest-board-exhausted = exhausted
quest-board-laid = A card lies face down.
quest-board-laid-open = Played face up.
quest-board-laid-own = Your card, face down until both are shown.
quest-board-no-card = No card.
quest-board-choosing-card = Chooses a card…
quest-board-your-card = Your card is to come.
quest-board-spends = It costs more strength than is left: it is cancelled, and exhausts.
quest-board-odds-out = is cancelled, and exhausts
quest-board-odds-last = no cards left: defeated
quest-board-odds-favor = costs { $favor } favor
quest-board-odds-pool = at most { $number } more
quest-board-odds-explore = { $dark ->
    [0] nothing
   *[other] nothing but the dark path
}
quest-board-odds-shields = { $number ->
    [0] prevents nothing
   *[other] prevents { $number }
}
quest-board-odds-rest = rest pool: { $rest }
quest-board-odds-heal = rest: { $rest } · damage: { $damage }
quest-board-to-hero = To the hero: { $what }
quest-board-odds-dark = +1 favor, +1 corruption card
quest-board-named = Named: { $kind }
quest-board-suffered = Suffers this round: { $number }
quest-board-sum = { $printed } on the card, now { $now }
quest-board-sum-cancelled = cancelled: { $now } ({ $printed } on the card)

# What each seat plays, by how many play.
quest-seat-2-1 = Sauron
quest-seat-2-2 = a hero
quest-seat-3-1 = Sauron
quest-seat-3-2 = a hero
quest-seat-3-3 = a hero
quest-seat-4-1 = Sauron
quest-seat-4-2 = a hero
quest-seat-4-3 = a hero
quest-seat-4-4 = a hero
quest-seats = Seat 1 is Sauron, the others are one hero each.
quest-shelf-heroes = Heroes
quest-shelf-minions = Minions
quest-shelf-monsters = Monsters
quest-shelf-characters = Characters
quest-shelf-items = Items
quest-shelf-combat = Combat and skill cards
quest-shelf-plots = Plots
quest-shelf-shadows = Shadow cards
quest-shelf-events = Events
quest-shelf-encounters = Encounters
quest-shelf-perils = Perils
quest-shelf-corruption = Corruption
quest-shelf-quests = Quests
quest-shelf-missions = Missions
# A step at which there is seldom something to decide.
quest-stop-shadow = Whether Sauron plays a shadow card
quest-key = What each piece is
quest-key-hero = Hero, by letters
quest-key-minion = Minion
quest-key-monster = Monster, face down or by letters
quest-key-character = Character
quest-key-influence = Sauron’s influence
quest-key-favor = Favor
quest-key-plot = Plot
quest-key-event = Event

# Kinds of answers that lie on the board, as buttons.
quest-answers-travel = Travel
quest-answers-place = Choose a location
quest-answers-monster = Choose a monster
quest-answers-move-monster = Move a monster
quest-answers-place-monster = Place a monster
quest-answers-minion = Choose a minion
quest-answers-move-minion = Move a minion
quest-answers-scout = Look at monsters
quest-answers-card = Choose a card
quest-answers-plot = Choose a plot
quest-answers-drop-plot = Discard a plot
quest-answers-shadow = Choose a shadow card
quest-answers-peril = Choose a peril
quest-answers-corruption = Choose a corruption card
quest-answers-character = Choose a character
