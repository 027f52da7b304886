# Middle-earth Quest: what the game says, in the terms of the rulebook. Names of places, people and cards come from the pack.
# $seat, $winners: names of players. $you: 'yes' when the reader is $seat (or the only winner).

quest-name = Middle-earth Quest
quest-about = Between two ages: Sauron weaves his plots from the shadow, and one to three heroes ride out to thwart them.
quest-box = Box: English
# What one leaps by in a replay.
quest-part = combat

# What its bots do at each level.
quest-level-easy = Plays by rules of thumb and often forgets one: to rest in time, to shun a danger, to fill the Shadow Pool. Does not look ahead.
quest-level-fair = Plays by the same rules of thumb and seldom forgets one. Does not look ahead.
quest-level-hard = Tries its best choices out to the end of the turn, remembers the cards all have seen, and imagines the others. Makes no plan for later turns.

# Sides.
quest-side-sauron = Sauron
quest-side-heroes = the heroes

# Attributes and what they count.
quest-attribute-fortitude = fortitude
quest-attribute-strength = strength
quest-attribute-agility = agility
quest-attribute-wisdom = wisdom
quest-attribute-health = health

# What a path asks and a card shows.
quest-icon-plains = plains
quest-icon-woods = woods
quest-icon-hills = hills
quest-icon-mountains = mountains
quest-icon-swamp = swamp
quest-icon-any = any card
quest-type-melee = melee
quest-type-ranged = ranged
quest-attack = attack
quest-defence = defense
quest-cost = strength cost

# Where cards lie.
quest-pool-life = life pool
quest-pool-rest = rest pool
quest-pool-damage = damage pool
quest-pool-hand = hand
quest-pool-shadow = Shadow Pool
quest-pool-stack = combat stack

# Story markers and stages.
quest-colour-green = green marker
quest-colour-yellow = yellow marker
quest-colour-red = red marker
quest-colour-black = black marker
quest-stage-1 = stage I
quest-stage-2 = stage II
quest-stage-3 = stage III
quest-story-start = start
quest-story-shadow-falls = Shadow Falls
quest-story-finale = Finale

# The steps of a turn.
quest-step-rally = Hero rally
quest-step-story = Story
quest-step-plot = Plot
quest-step-event = Event
quest-step-action = Action
quest-step-draw = Hero draw
quest-step-rest = Rest
quest-step-ambush = Ambush
quest-step-travel = Travel
quest-step-encounter = Encounter
quest-step-conclusion = The Finale

# Sauron’s actions and combat decks.
quest-action-influence = Place influence
    .what = influence
quest-action-draw = Draw shadow and plot cards
    .what = draw
quest-action-command = Command monsters and minions
    .what = command
quest-deck-zealot = Zealot
quest-deck-ravager = Ravager
quest-deck-behemoth = Behemoth

quest-pack-ours = our own title
quest-pack-unconfirmed = not checked against a box
quest-pack-medium = from one source
quest-pack-low = a guess that fills a gap

# The options of a table.
quest-option-find_them_all = The mission “To Find Them All”
    .help = Where the Ringwraiths must be.
quest-option-find_them_all-shire = In the Shire
quest-option-find_them_all-in_play = Anywhere on the map
quest-option-dominance = Dominance
    .help = How dominance is measured.
quest-option-dominance-spaces = In spaces
quest-option-dominance-steps = In Story steps (advanced)
quest-option-stage_three = Heavier defeats in stage III
    .help = Whether defeats move the story further in the last stage.
quest-option-stage_three-plain = Off
quest-option-stage_three-lively = On
quest-option-corruption = Paying to discard corruption
    .help = Where a resting hero may discard a corruption card.
quest-option-corruption-anywhere = Anywhere a hero rests
quest-option-corruption-haven = Only in havens
quest-option-haven_rest = A minion in a haven
    .help = What a hero may do beside it.
quest-option-haven_rest-always = Rest and heal (errata)
quest-option-haven_rest-heal = Only heal
quest-option-pool = Shadow Pool
    .help = How much influence it holds.
quest-option-pool-capped = 4, 8 and 12 by stage
quest-option-pool-open = Without a limit
quest-option-blank_ambush = Ambush by a blank token
    .help = What follows when there was nothing there.
quest-option-blank_ambush-once = The hero goes on
quest-option-blank_ambush-again = Another one attacks
quest-option-errata = Errata
    .help = Cancelled cards have no type, and no shadow cards are played in the Finale.
quest-option-errata-on = On
quest-option-errata-off = Off
quest-option-defeat = A hero’s defeat in combat
    .help = When the hero gets the cards back.
quest-option-defeat-after = After the combat stack is put away
quest-option-defeat-before = Before it is put away
quest-option-last_card = The last card
    .help = What defeats a hero without cards.
quest-option-last_card-any = Losing it in any way
quest-option-last_card-damage = Damage only
quest-option-same_item = Items of one title
    .help = How many of them a hero may hold.
quest-option-same_item-one = One
quest-option-same_item-many = Several
quest-option-empty_stronghold = A stronghold without influence
    .help = Does it still hold a chain?
quest-option-empty_stronghold-cut = No
quest-option-empty_stronghold-root = Yes
quest-option-overflow = Influence over a limit
    .help = What happens when a chain loses its greater stronghold.
quest-option-overflow-stays = It stays
quest-option-overflow-trimmed = It is removed
quest-option-peril = Perils
    .help = Must Sauron resolve one?
quest-option-peril-must = He must
quest-option-peril-may = He may decline
quest-option-moved = Heroes moved by a card
    .help = What happens where they arrive.
quest-option-moved-safe = Neither combat nor peril
quest-option-moved-enters = As if they had travelled
quest-option-conclusion = Stages and the end
    .help = When markers that have arrived count.
quest-option-conclusion-at_once = At once
quest-option-conclusion-story = In the Story step
quest-option-placed = A monster just placed
    .help = May it take another order in the same action?
quest-option-placed-ordered = No
quest-option-placed-free = Yes
quest-option-plots = Discarding plots
    .help = How many in one exploration.
quest-option-plots-several = As many as can be paid
quest-option-plots-one = One
quest-option-adjustment = Adjusting the Ringwraiths
    .help = By which dominance the final combat is made harder or easier.
quest-option-adjustment-again = Counted again
quest-option-adjustment-first = As it was when the Finale began
quest-option-declared = Declaring exhaustion
    .help = What happens to the last card’s “next round”.
quest-option-declared-lost = It is lost
quest-option-declared-kept = It still applies
quest-option-printed = Printed defense
    .help = Whether it still counts on a cancelled card and for an exhausted combatant.
quest-option-printed-card = What the card shows, if there is one
quest-option-printed-zero = 0
quest-option-changed_print = Printed values that a card changes
    .help = Which of them other cards see.
quest-option-changed_print-counts = The new one
quest-option-changed_print-ignored = The one on the card
quest-option-take_back = Shrewd Planning
    .help = Which card of the combat stack may come back.
quest-option-take_back-other = Another one
quest-option-take_back-any = Any, itself too

# A monster token with nothing on it.
quest-monsters-blank = blank
