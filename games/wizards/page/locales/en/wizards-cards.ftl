# SATM: what the cards say, sentence by sentence, from the data (games/wizards/rules/data/language.md).
# $a, $b, …: the arguments of the word, in order, in words already; $name: the card's name.
# The capital and the full stop are put afterwards.

wizards-says-removal = In the organization phase its bearer may tap to try to remove it: on a roll above { $a } it is discarded
wizards-says-removal-resting = On a roll above { $a } its bearer removes it
wizards-says-by = , used by { $a }
wizards-says-on = , on { $a }
wizards-says-if = , if { $a }
wizards-says-leaves = It is discarded if { $a }
wizards-says-leaves-turn = It is discarded at the end of the turn
wizards-says-attacks = It makes { $a } attacks
wizards-says-attacker-chooses = The attacker chooses who faces the strikes
wizards-says-detainment = A detainment attack: its strikes tap instead of wounding
wizards-says-only-taps = A character it would wound only taps, without a body check
wizards-says-shielded = Each untapped character of the company may tap to cancel a strike against another
wizards-says-minions-only = It attacks companies of minions only
wizards-says-key = It can also be keyed to { $a }
wizards-says-key-free = It can also be played without a key
wizards-says-free = It does not count against the hazard limit
wizards-says-also = It can also be played as a resource

# When
wizards-when-organization = In your organization phase
    .said = in your organization phase
wizards-when-organization-end = At the end of your organization phase
    .said = at the end of your organization phase
wizards-when-long-event = In your long-event phase
    .said = in your long-event phase
wizards-when-movement = In the movement/hazard phase
    .said = in the movement/hazard phase
wizards-when-movement-end = At the end of the company’s movement/hazard phase
    .said = at the end of the company’s movement/hazard phase
wizards-when-attack = Facing an attack
    .said = facing an attack
wizards-when-assigned = Facing an attack, once strikes are assigned
    .said = facing an attack, once strikes are assigned
wizards-when-strike = Against a strike
    .said = against a strike
wizards-when-check = Before a corruption check
    .said = before a corruption check
wizards-when-influence = Before an influence check
    .said = before an influence check
wizards-when-ring-test = Before a ring is tested
    .said = before a ring is tested
wizards-when-site = In your site phase
    .said = in your site phase
wizards-when-end-of-turn = In your end-of-turn phase
    .said = in your end-of-turn phase
wizards-when-chain = In response, in a chain of effects
    .said = in response, in a chain of effects
wizards-when-creature = In the opponent’s movement/hazard phase, if it can be keyed there
    .said = in the opponent’s movement/hazard phase, if it can be keyed there
wizards-when-any = At any time
    .said = at any time
wizards-by-company = the company
wizards-by-attacker = the hazard player

# What happens by itself
wizards-trigger-begins = Before strikes are assigned
wizards-trigger-succeeds = For each strike that succeeds
wizards-trigger-wounds = For each character it wounds
wizards-trigger-body-equal = Where the body check of a wounded character equals their body
wizards-trigger-resolved = After each strike that is not cancelled
wizards-trigger-ends = After the attack, unless it was cancelled
wizards-trigger-item-gained = Each time a character of the company gains an item
wizards-trigger-influenced = When an influence attempt succeeds
wizards-trigger-movement-ended = At the end of its company’s movement/hazard phase
wizards-trigger-company-wounded = Each time a character of the company is wounded
wizards-trigger-untap-ended = At the end of its untap phase
wizards-trigger-played = When it is played

# Copies
wizards-limit-play = There cannot be two in play
wizards-limit-character = There cannot be two on one character
wizards-limit-company = There cannot be two on one company
wizards-limit-site = There cannot be two at one site
wizards-limit-turn = One per turn
wizards-limit-attack = One per attack
wizards-stays-here = the card stays in play
wizards-stays-target = the card stays on the target
wizards-stays-user = the card stays with that character
wizards-stays-bearer = the card stays with its bearer
wizards-stays-company = the card stays on the company

# Who
wizards-who-bearer = the bearer
wizards-who-self = { $name }
wizards-who-target = the target
wizards-who-user = the character who tries
wizards-who-company = each character and ally of the company
wizards-who-wounded = each character it wounds
wizards-who-each = each character in play
wizards-who-attack = the attack
wizards-who-strike = the strike
wizards-who-struck = the target of the strike
wizards-who-player = its player
wizards-who-opponent = the opponent
wizards-who-site = the site
wizards-who-characters = each character of the company
wizards-who-company-itself = the company
wizards-who-others = each other character of the company

# Numbers
wizards-stat-prowess = the prowess
wizards-stat-body = the body
wizards-stat-mind = the mind
wizards-stat-direct-influence = the direct influence
wizards-stat-corruption = the corruption points
wizards-stat-corruption-check = the corruption checks
wizards-stat-influence-check = the influence checks
wizards-stat-hand = the hand size
wizards-stat-strikes = the number of strikes
wizards-stat-draws = the cards drawn on the move
wizards-stat-hazard-limit = the hazard limit
wizards-stat-ring-test = the roll when a ring is tested
wizards-amount-for-each = for each
wizards-amount-path = +1 for each { $a } region of the site path
wizards-amount-events = +1 for each of { $a } in play as an event
wizards-amount-less = { $a }
wizards-less-path = −1 for each { $a } region of the site path
wizards-less-at-most = { $b }, { $a } at most,
wizards-amount-members = +1 for each character of the company
wizards-amount-at-most = { $b }, up to +{ $a },
wizards-amount-prowess = as much as the prowess of { $a }
wizards-plus-free-influence = unused general influence
wizards-times-path = as many as there are { $a } regions in the site path
wizards-until-check = for that check
wizards-until-strike = against that strike
wizards-until-attack = for that attack
wizards-until-turn = until the end of the turn
wizards-until-untap = until your next untap phase
wizards-scale-half = is halved, rounded up
wizards-scale-double = is doubled

# What is true while it is in play
wizards-has-gives = { $c } to { $b } of { $a }
wizards-has-adds = { $c } is added to { $b } of { $a }
wizards-has-gives-up-to = { $c } to { $b } of { $a }, to a maximum of { $d }
wizards-has-against = { $b }, against { $a }
wizards-has-gives-up-to-double = { $c } to { $b } of { $a }, to at most twice what the card of { $a } says
wizards-has-to = { $b }, for { $a } only
wizards-has-relabels = Each { $a } symbol counts as { $b }
wizards-has-pales = Each { $a } symbol counts as { $b } to play hazards
wizards-has-hampers = { $c } to the roll for { $a } by { $b }
wizards-has-disenchants = Dark enchantments that target the bearer are cancelled
wizards-has-turns-back = { $b ->
    [1] A moving company with any { $a } in its site path returns to its site of origin
   *[other] A moving company with at least { $b } { $a } regions in its site path returns to its site of origin
}
wizards-has-if = If { $a }: { $b }
wizards-has-attacks = { $c } to { $b } of each attack { $a }
wizards-has-attacks-double = { $b } of each attack { $a } is doubled
wizards-has-attacker-chooses = The attacker chooses who faces the strikes of each attack { $a }
wizards-has-strikes-at = Only { $a } faces a strike
wizards-has-gives-for-each = { $c } to { $b } of the attack for each of the company’s { $a }
wizards-has-body-checks = { $a ->
    [1] A character it wounds makes the body check at { $b }
   *[other] A character it wounds makes { $a } body checks, each at { $b }
}
wizards-has-weighs = { $b } to the corruption points of { $a }
wizards-has-tries-minds = Against its strikes a character’s mind counts instead of the prowess
wizards-has-halves = { $b } of { $a } is halved, rounded up
wizards-has-skill = Its bearer is { $a } too
wizards-has-worth = { $b ->
    [1] If { $a }, this card is worth 1 marshalling point
   *[other] If { $a }, this card is worth { $b } marshalling points
}
wizards-has-may = { $a }
wizards-has-succeeds = Its bearer influences { $a } without a roll
wizards-has-test = Tested, with { $a } or more it may be { $b }
wizards-has-test-any = Tested, at any result it may be { $b }
wizards-has-test-low = Tested, with { $a } or less it may be { $b }
wizards-flag-use-palantir = its bearer may use a palantír by tapping
wizards-flag-be-played = it may be played only { $a }
wizards-ban-be-played = it may not be played { $a }
wizards-flag-be-borne = only { $a } may bear it
wizards-ban-be-attacked = it faces no attack { $a }
wizards-flag-be-keyed = creatures may always be keyed to the site
wizards-flag-be-stored = it may be stored { $a }
wizards-ban-be-stored = it may not be stored
wizards-ban-be-transferred = it may not be transferred
wizards-ban-untap = its bearer may not untap
wizards-ban-hide-discards = the opponent discards face up
wizards-ban-enter = a company that moves to this site does nothing in its site phase
wizards-ban-join-elsewhere = enters play only at the home site, unless as a starting character
wizards-flag-heal-all = what heals one heals all at the site

# Conditions
wizards-if-in-play = { $a } is in play
wizards-if-is = { $a } is { $b }
wizards-if-is-attack = the attack { $a }
wizards-if-is-without-this = { $a } already is { $b } without this card
wizards-if-with = the company has { $a }
wizards-if-is-companion = { $a } is in the company
wizards-ifnot-is-companion = { $a } is not in the company
wizards-if-with-named = { $a } is in the company
wizards-if-at = the company is at { $a }
wizards-if-here = { $a } is at the same site
wizards-if-moving = the company moves
wizards-if-moved-to = the company has moved to { $a }
wizards-if-bound-for = the company goes to { $a }
wizards-if-path-at-least = { $b ->
    [1] there is at least one { $a } in the site path
   *[other] there are at least { $b } { $a } regions in the site path
}
wizards-if-attack-at-least = the attack has a prowess of { $a } or more before changes
wizards-ifnot-bound-for = the company does not go to { $a }
wizards-ifnot-path-at-least = { $b ->
    [1] there is no { $a } in the site path
   *[other] there are fewer than { $b } { $a } regions in the site path
}
wizards-ifnot-with = the company has no { $a }
wizards-ifnot-with-named = { $a } is not in the company
wizards-if-moves-outside = its company moves to a site that is not in { $a }
wizards-if-company-at-most = the company’s size is { $a } or less
wizards-if-company-at-least = { $a ->
    [1] the company has at least 1 character or ally
   *[other] the company has at least { $a } characters and allies
}
wizards-if-rides-alone = the company has only its rider, or the rider and a Hobbit, and no other ally
wizards-if-faced = the company has faced an attack { $a } this turn
wizards-ifnot-faced = the company has not faced an attack { $a } this turn
wizards-if-wounded-somebody = it has wounded somebody
wizards-if-hit-somebody = a strike has succeeded
wizards-if-stored = it is stored
wizards-if-stored-at = it is stored at { $a }
wizards-if-eliminated = eliminated
wizards-if-deck-at-least = { $a ->
    [1] your play deck has at least 1 card
   *[other] your play deck has at least { $a } cards
}
wizards-if-company-changed = somebody joins or leaves the company
wizards-if-turn-ended = the turn ends
wizards-if-can-use-palantir = its bearer can use a palantír
wizards-if-site-information = the site is untapped and information is playable there
wizards-if-site-tapped = the site is tapped
wizards-ifnot-is = { $a } is not { $b }
wizards-ifnot-is-attack = the attack is not { $a }
wizards-ifnot-at = the company is not at { $a }
wizards-ifnot-in-play = { $a } is not in play
wizards-ifnot-moving = the company does not move
wizards-if-any = { $a } or { $b }
wizards-cost-tap = tapping { $a }
wizards-cost-tap-self = tapping this card
wizards-cost-tap-bearer = tapping the bearer
wizards-cost-tap-site = tapping the site
wizards-cost-discard-self = discarding this card

# What it does
wizards-op-raise = { $c } to { $b } of { $a }, { $d }
wizards-op-raise-up-to = { $c } to { $b } of { $a }, to a maximum of { $d }, { $e }
wizards-op-scale = { $b } of { $a } { $c }, { $d }
wizards-op-raise-attacks = { $c } to { $b } of each attack { $a }, { $d }
wizards-op-raise-attacks-on = { $c } to { $b } of each attack { $a } on the company, { $d }
wizards-op-tap-sites = { $b ->
    [1] each site in play with any { $a } in its site path taps, except Havens
   *[other] each site in play with at least { $b } { $a } regions in its site path taps, except Havens
}
wizards-op-check = { $a } makes a corruption check at { $b }
wizards-op-check-plain = { $a } makes a corruption check
wizards-op-checks = { $a } makes corruption checks at { $b }, { $c }
wizards-op-checks-plain = { $a } makes corruption checks, { $b }
wizards-op-roll-under = its player rolls and adds { $b }; below { $a }, { $c }
wizards-op-cancel = { $a } is cancelled
wizards-op-cancel-target = the target is cancelled and discarded
wizards-op-make = { $a } { $b }
wizards-op-discard = { $a } is discarded
wizards-op-to-hand = { $a } returns to hand and may leave one item to a companion
wizards-op-to-hand-plain = { $a } returns to its owner’s hand
wizards-op-lose = { $a } loses up to { $c }: { $b }, of the defender’s choice
wizards-op-lose-one = { $a } loses { $b }, of the defender’s choice
wizards-op-lose-every = { $a } loses all { $b } borne
wizards-op-lose-all = { $a } loses all of this: { $b }
wizards-op-fetch = search { $a } for up to { $c } { $b } { $d }
wizards-op-fetch-one = search { $a } for { $b } { $c }
wizards-op-attack = the company faces { $a }: { $b ->
    [1] 1 strike
   *[other] { $b } strikes
} with { $c } prowess
wizards-op-stay-untapped = the strike does not tap its target, unless it wounds
wizards-op-two-rolls = roll twice and choose one result
wizards-op-relabel = one { $a } symbol counts as { $b } until the end of the turn
wizards-op-hazard-limit = { $a } to the company’s hazard limit, to no less than { $b }
wizards-op-hazard-limit-plain = { $a } to the company’s hazard limit
wizards-op-hazard-limit-doubled = the company’s hazard limit is doubled
wizards-op-travel = { $a }
wizards-op-plunder = the company loses { $a }, of the attacker’s choice
wizards-op-bar = unless it was defeated, the company plays no resources that need { $a } this turn
wizards-op-daze = the character who faced the strike taps, unless their mind is greater than its prowess
wizards-op-call-off = a character of the company may tap to cancel one of the attacks
wizards-op-forbid = this turn no creatures { $a } are played on the company
wizards-op-test-ring = a gold ring of the company is tested at { $a }
wizards-op-test-ring-plain = a gold ring of the company is tested
wizards-op-capture = if the strike succeeds it harms nobody: its target is taken prisoner { $a }
wizards-op-body-check = its prisoners make a body check at { $a }
wizards-op-body-check-plain = its prisoners make a body check
wizards-op-break-free = if a roll and their body exceed { $a }, they are free
wizards-op-if = if { $a }, { $b }
wizards-op-opponent-discards = the opponent discards from hand { $a }
wizards-op-lose-cards = the company’s player discards from hand at random { $a }
wizards-op-show-hand = the company’s player shows from hand at random { $a }
wizards-op-attacks-now = it attacks the company
wizards-op-relabel-all = each { $a } symbol counts as { $b }, until its player’s long-events leave
wizards-op-test-ring-twice = a gold ring of the company is tested with two rolls, of which one counts
wizards-op-fresh-hand = { $a ->
    [1] shuffle hand and discard pile into your play deck and draw 1 card
   *[other] shuffle hand and discard pile into your play deck and draw { $a } cards
}
wizards-op-reward = if the check succeeds, draw { $a ->
    [1] 1 card
   *[other] { $a } cards
}
wizards-op-raise-each = { $c } to { $b } of all { $a }, { $d }
wizards-cards-events = one card for each of { $a } in play as an event
wizards-cards-members = one card for each character of the company
wizards-what-every = every event in play that is { $a }
wizards-stays-out = the card is out of the game
wizards-if-has-key = it could be keyed to the company
wizards-if-gold-ring = the company has a gold ring
wizards-op-win = you win the game
wizards-cancelled-attack = the attack
wizards-cancelled-strike = the strike
wizards-cancelled-return = the company’s return to its origin
wizards-cancelled-effect = the effect
wizards-status-tapped = taps
wizards-status-untapped = untaps
wizards-status-wounded = is wounded
wizards-status-rested = is healed and left tapped
wizards-status-well = is healed and untaps
wizards-what-environments = each environment card { $a } (with its effects)
wizards-what-corruption-card = a corruption card of { $a }
wizards-zone-deck = your play deck
wizards-zone-discard = your discard pile
wizards-zone-both = your play deck and your discard pile
wizards-into-hand = to take to hand
wizards-into-hand-shown = to show and take to hand
wizards-into-deck = to shuffle into your play deck
wizards-into-play = to play at once or discard
wizards-travel-again = the company may move again, to another site and with another movement/hazard phase
wizards-travel-no-site-phase = the company does nothing in its site phase
wizards-travel-back = the company returns to its site of origin
wizards-travel-any-site = the company may move to any site { $a }; only creatures keyed to the site attack it

# Which
wizards-kind-of = of { $a }
wizards-kind-at = at { $a }
wizards-kind-in = in { $a }
wizards-kind-place = a site { $a }
wizards-kind-that-is = that is { $a }
wizards-kind-attack = is { $a }
wizards-kind-that-not = that is not { $a }
wizards-kind-those-are = that are { $a }
wizards-kind-those-not = that are not { $a }
wizards-kind-not = anything but { $a }
wizards-kind-anything = any card
    .of = { "" }
    .many = any cards
wizards-kind-character = a character
    .many = characters
    .that = that is a character
    .those = that are characters
wizards-kind-item = an item
    .many = items
    .that = { "" }
wizards-kind-ally = an ally
    .many = allies
wizards-kind-faction = a faction
    .many = factions
    .that = that is a faction
    .those = that are factions
wizards-kind-creature = a creature
    .many = creatures
    .it = as a creature
wizards-kind-event = an event
    .many = events
wizards-kind-hazard = a hazard
    .many = hazards
    .that = that is a hazard
    .those = that are hazards
wizards-kind-resource = a resource
    .many = resources
    .that = that is a resource
    .those = that are resources
wizards-kind-permanent = a permanent-event
    .many = permanent-events
wizards-kind-site = a site
    .many = sites
wizards-kind-ring = a ring
    .many = rings
wizards-kind-sage-only = a card for sages only
    .many = cards for sages only
wizards-kind-tapped = a tapped character
    .that = that is tapped
    .those = that are tapped
wizards-kind-untapped = an untapped character
    .such = untapped
    .that = that is untapped
    .those = that are untapped
wizards-kind-wounded = a wounded character
    .that = that is wounded
    .those = that are wounded
    .not = that is not wounded
    .nots = that are not wounded
wizards-kind-bearer = the bearer
wizards-kind-unique = a unique card
    .that = that is unique
    .those = that are unique
    .it = (a unique card)
    .many = unique cards
wizards-kind-follower = a follower
    .many = followers
    .that = that is a follower
    .those = that are followers
wizards-kind-automatic = an automatic-attack
    .many = automatic-attacks
    .of = that is automatic
    .of-more = that is automatic and
    .attack = is automatic
    .attack-more = is automatic and
    .that = that is automatic
    .those = that are automatic
wizards-kind-hazard-creature = a hazard creature
    .it = as a creature
    .of = of a hazard creature
wizards-kind-keyed-to-site = something keyed to the site
    .that = keyed to the site
    .those = keyed to the site
    .of = keyed to the site
    .it = keyed to the site
    .not-it = not keyed to the site
    .creatures = keyed to the site
    .not = not keyed to the site
    .nots = not keyed to the site
    .attack = is keyed to the site
wizards-kind-corrupted = a character with a corruption card
    .that = that has a corruption card
wizards-kind-playable = something playable at the site
    .that = playable at the site
    .those = playable at the site
wizards-kind-hoard = a site with a hoard
    .that = with a hoard
wizards-kind-under-deeps = an Under-deeps site
    .that = in the Under-deeps
    .those = in the Under-deeps
    .not = that is not in the Under-deeps
    .nots = that are not in the Under-deeps
wizards-kind-keyed = something keyed to { $a }
    .that = keyed to { $a }
    .those = keyed to { $a }
    .of = keyed to { $a }
    .it = keyed to { $a }
    .creatures = keyed to { $a }
    .attack = is keyed to { $a }
wizards-kind-adjacent = a site adjacent to { $a }
wizards-kind-path-of = a site with { $b } { $a } regions in its site path
wizards-kind-prowess-above = a character with a prowess above { $a }
    .that = with a prowess above { $a }
wizards-kind-home = a character whose home site is { $a }
    .many = characters whose home site is { $a }
wizards-kind-bearing = the bearer of { $a }
    .that = that bears { $a }
    .those = that bear { $a }
    .not = that does not bear { $a }
    .nots = that do not bear { $a }

# Passes, palantíri, and what odd cards do
wizards-says-needs = It is played only if { $a }
wizards-when-own-turn = As a resource, in your turn
    .said = as a resource, in your turn
wizards-limit-item = There cannot be two on one item
wizards-trigger-movement-begins = When a company begins its movement/hazard phase
wizards-trigger-attack-ended = After the attack
wizards-trigger-check-failed = When a character fails a corruption check
wizards-trigger-turn-ends = At the end of each turn, for each player
wizards-who-at-havens = each character at a Haven
wizards-if-fewer-than = { $a ->
    [1] the company has no characters
   *[other] the company has fewer than { $a } characters
}
wizards-if-gained-host = the company has freed prisoners at the site this turn
wizards-if-gained = the company has played { $a } at the site this turn
wizards-if-affected = the company is under { $a } this turn
wizards-if-threatened = the last hazard declared targets the company or something of it
wizards-if-threatened-at = the last hazard declared targets one of your companies that moves to { $a }, or something of it
wizards-if-stands-at = { $a } is at { $b }
wizards-ifnot-stands-at = { $a } is not at { $b }
wizards-ifnot-stored = it is not stored
wizards-if-by-the-coast = its site path has a Coastal Sea and never two other regions in a row
wizards-if-passes-through = the company moves through { $a }
wizards-if-deck-exhausted = a play deck is exhausted
wizards-if-site-left = the site is empty
wizards-if-all = { $a } and { $b }
wizards-cost-spend = discarding { $a }, borne or stored at the site
wizards-cancelled-hazard = that hazard
wizards-travel-nearest-haven = the company goes at once to the nearest Haven
wizards-travel-began = the company returns at once to where it began the turn
wizards-travel-this-site = the company moves to this card, which is used as a site: a Dark-hold in Udûn
wizards-op-look-at-hand = look at the opponent’s hand
wizards-op-look-at-top = { $b ->
    [1] look at the top card of the play deck of { $a } and put it back
   *[other] look at the top { $b } cards of the play deck of { $a } and shuffle them back on top
}
wizards-op-passes = the company may move as if these regions touched: { $a }
wizards-op-attack-on-the-way = as its movement/hazard phase begins the company faces { $a }: { $b ->
    [1] 1 strike
   *[other] { $b } strikes
} with { $c } prowess
wizards-op-only = this turn only creatures { $a } may be played on the company, and they need no key
wizards-op-permit = this turn { $a } may be played on the company, keyed to { $b }
wizards-op-enable-palantir = { $a } may use that palantír until the end of the turn
wizards-op-shelter = { $a } cannot be discarded or returned to hand until the end of the turn
wizards-op-join-attacked = { $name } joins the company that is attacked, without his allies, and faces a strike; then he taps and makes a corruption check
wizards-op-entrust = an untapped character of the company may tap and take the card; otherwise it is discarded
wizards-op-meet = a character from your hand who is not a Wizard, a Hobbit too, joins the company under direct influence, beyond the one character of a turn
wizards-op-search-site = another character of the company may play a minor or major item or a gold ring of the site, which does not tap
wizards-op-search-deck = turn up cards of your play deck until an item that is not special, which the scout takes; then one strike of prowess 3 plus the cards turned up, which nothing cancels, and if it wounds the item is discarded; shuffle
wizards-op-replace-ring = a gold ring of the company may be replaced by any ring from your hand but The One Ring
wizards-op-bring-faction = an attempt to bring in a faction from your hand from any distance, at { $a }
wizards-op-bring-faction-plain = an attempt to bring in, from any distance, a faction from your hand
wizards-op-bring-faction-near = { $b ->
    [1] an attempt, at { $a } and without direct influence, to bring in a faction from your hand whose site is in your location deck and in this Haven’s region or an adjacent one
   *[other] an attempt, at { $a } and without direct influence, to bring in a faction from your hand whose site is in your location deck and at most { $b } regions from this Haven
}
wizards-op-mark = the attacker gives it to a character wounded by the attack; otherwise it is discarded
wizards-op-covet = each other character at the site, except Hobbits and Wizards, makes a corruption check modified by minus the item’s corruption points
wizards-op-tempt = { $a } makes a corruption check at { $b }; if it fails { $c }
wizards-stake-ring = its ring is discarded, but not the character
wizards-stake-the-one-ring = The One Ring is discarded too
wizards-op-pass-check = the corruption check succeeds
wizards-op-betray = this card is discarded, and the character who failed attacks a character of the company, of the opponent’s choice: prowess plus 10, and 1 more to the body check
wizards-op-overpower = roll and add the prowess of { $a }: above the prowess of the attack, all its strikes fail
wizards-has-counts-as = { $a } counts as { $b } to heal and to play hazards
wizards-has-automatic-attack = One more automatic-attack at { $a }: { $b }
wizards-has-doubles = The corruption points of { $a } are doubled
wizards-has-doubles-least = Each character has the corruption points of one source doubled, of its player’s choice: the least counts
wizards-has-doubles-draws = The opponent may draw twice as many cards for the company
wizards-has-slows = A player who moves a company draws one card fewer, but at least one
wizards-has-besieges = A company at the site faces Orcs, 3 strikes with 7 prowess, as its site phase begins; to leave it needs, at the end of its organization phase, a roll of 5 or more, less 1 for each character who is not a scout
wizards-has-keys = { $a } may be keyed to { $b } if { $c }
wizards-flag-be-played-tapped = it may be played at a tapped site too
wizards-ban-be-influenced = no opponent can influence it
wizards-flag-be-removed = its removal is tried only in the untap phase at { $a }, and a character who tries neither untaps nor heals
wizards-ban-search = nobody searches or looks through decks and discard piles
wizards-ban-long-hazards-leave = hazard long-events stay, and all leave with it
wizards-ban-leave-havens = no character at a Haven is discarded or returns to hand
wizards-kind-bears = a bearer of { $a }
    .many = bearers of { $a }
    .that = that bears { $a }
    .those = that bear { $a }
wizards-when-resisted = When an opponent tries to influence a card of yours, before the rolls
    .said = when an opponent tries to influence a card of yours, before the rolls
wizards-cancelled-influence = the attempt
wizards-flag-count-as-item = its marshalling points are those of an item
wizards-if-stored-with = it was stored with it
wizards-if-user-bears = the character who taps bears the target
wizards-cost-spend-stored = discarding { $a }, stored anywhere
wizards-op-lay-on = it is laid on { $a }
wizards-op-look-at-deck = { $a ->
    [1] then look at the top card of either play deck and put it back
   *[other] then look at the top { $a } cards of either play deck and shuffle them back on top
}
wizards-op-mount = the Nazgûl that attacks the company as a creature, or the next one that does, has one strike more and 2 prowess less, and the attacker chooses who faces it
wizards-op-spare-nazgul = the next Nazgûl permanent-event that you tap this turn returns to your hand
wizards-op-praise = tap any of your characters as you declare it: for each, a Nazgûl event is cancelled and can no longer be tapped, or a Nazgûl attack on that character’s company
wizards-op-sacrifice = all strikes of the attack fail, at +3 to its body checks; { $a } is discarded, and his items wait under this card until he is played again, and takes it along; you may play no other Wizard, and the opponent not this one
wizards-stat-deeps = the rolls for the way to an Under-deeps site
wizards-kind-guarded = a site with an automatic-attack of { $a }
    .that = with an automatic-attack of { $a }
wizards-flag-return = the site always returns to the location deck, tapped or not
wizards-flag-barter = in the site phase, while the site is untapped, the company may discard two minor items and then play a major item here, even one of a hoard
wizards-flag-freshen = in the site phase a sage and a scout of the company may tap to untap the site
wizards-flag-items-tapped = items may be played here even if the site is tapped
wizards-flag-heal-company = what heals one heals all of the company
wizards-ban-start = does not start the game
wizards-kind-itself = { $name }
wizards-has-keys-here = creatures that are { $a } may be keyed to the site
wizards-ban-be-helped = { $a } has no effect on an attempt to influence it
wizards-flag-shield-bearer = no strike is assigned to its bearer before it has one; tapped or wounded it counts as untapped for that
wizards-flag-go-to = the agent may move to { $a }
wizards-ban-go-to = the agent may not move to { $a }
wizards-ban-go-to-but = the agent may move only to { $a }
wizards-flag-waylay = the agent may tap at a company’s new site to attack it in the movement/hazard phase, at { $a } to prowess
wizards-flag-waylay-plain = the agent may tap at a company’s new site to attack it in the movement/hazard phase
wizards-flag-act-again = face up, the agent may act once more each time it acts, beyond the hazard limit
wizards-stat-regions = the regions of its way
wizards-has-more-regions = { $a ->
    [1] the company may move through 1 more region
   *[other] the company may move through up to { $a } more regions
}
wizards-op-more-regions = { $a ->
    [1] the company may move through 1 more region, { $b }
   *[other] the company may move through up to { $a } more regions, { $b }
}
wizards-if-everyone = each character of the company is one { $a }
wizards-if-everyone-is = each character of the company is { $a }
wizards-if-everyone-bears = each character of the company bears { $a }
wizards-if-lies-in-wait = the agent is at the company’s new site
wizards-kind-joins-in = a faction playable { $a }
    .many = factions playable { $a }
    .that = that is playable { $a }
    .those = that are playable { $a }
wizards-op-make-way = this card is discarded and a Hobbit from your hand joins the company
wizards-op-become = { $a } comes from your hand in its place, with all that is on it; { $name } is out of the game
wizards-op-crave = if the attack has succeeded, a ring of the company, of the attacker’s choice, and the agent are discarded; if it has failed and the agent is not defeated, the defender may tap a character of the company to play Gollum, and the agent is discarded
wizards-cancelled-capture = what would take the target prisoner
wizards-flag-be-lost-instead = it may be discarded instead of another item of the company, not a special one, that a card would have discarded
wizards-flag-hold-out = its bearer stays untapped against a strike without any loss of prowess
wizards-if-restored = it is restored
wizards-ifnot-restored = it is not restored
wizards-op-restore = { $a }, stored, is laid on it and restores it
wizards-op-blunt = the strike neither fails nor succeeds
wizards-op-keep = { $a } cannot be discarded until the end of the turn
wizards-op-face-all = before any other strike of the attack, its bearer may choose to face all of them, one after another
wizards-has-one-dragon = Only one manifestation of a unique Dragon may be played each turn
wizards-trigger-tries-influence = Each time its bearer makes an influence check

# Hazard events of the later sets
wizards-when-guard = Turned up from on guard when a resource is played or an influence attempt is declared
    .said = turned up from on guard when a resource is played or an influence attempt is declared
wizards-trigger-site-begins = At the start of each company’s site phase
wizards-trigger-hand-discarded = Each time its bearer’s player discards a card from hand in the own turn
wizards-stays-won = the card goes to the opponent’s marshalling point pile
wizards-stat-general-influence = the general influence
wizards-stat-body-check = the body checks of those it wounds
wizards-plus-mind = the mind of { $a }
wizards-plus-points = the marshalling points of { $a }
wizards-above-mind = the mind of { $a }
wizards-above-body = the body of { $a }
wizards-counted-mind = the mind of { $a }
wizards-counted-members = the number of characters of the company
wizards-counted-events = the number of { $a } in play as events
wizards-counted-plus = { $b } plus { $a }
wizards-times-regions = as many as there are regions in the site path
wizards-has-gives-down-to = { $c } to { $b } of { $a }, to no less than { $d }
wizards-has-gives-down-to-all = { $b } of { $a } is { $c }
wizards-has-hazard-limits = { $a } to that company’s hazard limit
wizards-has-exempts = { $b ->
    [1] Against each company one of { $a } does not count against the hazard limit
   *[other] Against each company { $b } { $a } do not count against the hazard limit
}
wizards-has-turns-back-at = A company that moves to or from { $a } returns to its site of origin
wizards-has-unmakes = The effects of { $a } are cancelled
wizards-has-repeats = Each automatic-attack { $a } is faced twice
wizards-has-keys-always = { $a } may be keyed to { $b } too
wizards-ban-untap-itself = it does not untap in the untap phase
wizards-ban-follow = direct influence cannot control its bearer
wizards-if-attack-defeated = the attack was defeated
wizards-if-influencing = an influence attempt, a riddling attempt or an offering was declared
wizards-if-always = nothing is against it
wizards-if-more = { $a } is greater than { $b }
wizards-if-crosses = the company leaves or moves through { $a } by region movement
wizards-if-organizing-at = in its player’s organization phase the company is at { $a }
wizards-ifnot-fewer-than = { $a ->
    [1] the company has characters
   *[other] the company has at least { $a } characters
}
wizards-cost-limit = { $a ->
    [0] without counting against the hazard limit
   *[other] using { $a } of the hazard limit
}
wizards-cost-once = once a turn
wizards-cost-hand = discarding from hand { $a }
wizards-cost-spend-event = discarding { $a } of yours that is in play as an event
wizards-op-roll-over = on a roll at { $b } above { $a }, { $c }
wizards-op-roll-over-plain = on a roll above { $a }, { $b }
wizards-op-roll-over-plus = on a roll plus { $b } above { $a }, { $c }
wizards-op-for-each = for { $a } { $b }: { $c }
wizards-op-exempt = this turn, when played on the company, { $a } do not count against the hazard limit
wizards-op-duplicate = it is faced once more, right after itself, until the end of the turn
wizards-op-part-back = { $a } leaves the company and returns to its site of origin
wizards-op-release = nobody’s direct influence controls { $a } any longer
wizards-op-tap-one = { $a } taps, of its player’s choice
wizards-op-widen = one { $a } symbol counts as two { $b } symbols until the end of the turn
wizards-op-strike-each = each character of the company faces one strike of prowess { $a } that nothing cancels and that is not an attack, at +{ $b } to its body check
wizards-op-restack = show your hand; lay aside what is not a hazard; draw up to your hand size; then put what lies aside face down on top of your play deck, in any order
wizards-op-give-up-ring = the opponent discards a ring from hand or from a company, or shows the hand if there is none
wizards-op-meet-garrison = the company faces attacks like all automatic-attacks of its new site, with all that changes those; they are not automatic
wizards-op-mark-first = the first character wounded by the attack who may be given a corruption card is given it; otherwise it is discarded
wizards-zone-reserve = your sideboard and your discard pile
wizards-stake-nothing = the character is discarded, but never eliminated
wizards-kind-stored = a stored card
    .that = that is stored
wizards-kind-struck = the character who faces the strike
    .that = that faces the strike
wizards-kind-agent = an agent
    .many = agents
    .of = of an agent
wizards-kind-inland = a creature that may be keyed to a region that is not a Coastal Sea
    .that = that may be keyed to a region that is not a Coastal Sea
    .those = that may be keyed to a region that is not a Coastal Sea
wizards-kind-keyed-to-one = a creature that may be keyed to one { $a }
    .many = creatures that may be keyed to one { $a }
wizards-kind-wounded-by = a character wounded this turn by { $a }
    .that = that was wounded this turn by { $a }
wizards-kind-mind-above = a character with a mind above { $a }
    .that = with a mind above { $a }
    .not = with a mind of { $a } or less

# What resource events say
wizards-when-your-turn = At any time in your turn
    .said = at any time in your turn
wizards-kind-long = a long-event
    .many = long-events
wizards-kind-companion = one of the company
    .that = of the company
wizards-kind-yours = one of any of your companies
    .that = that is in any of your companies
wizards-kind-drake = a drake
    .of = of drakes
    .many = drakes
wizards-kind-information = a site where information is playable
wizards-amount-persuasion = unused direct influence and other modifiers to the influence checks of { $a }
wizards-amount-bonus = { $c } if { $a } is { $b }
wizards-amount-sum = { $a }, and { $b }
wizards-amount-regions-under = +1 for each region fewer than { $a } in the site path
wizards-less-strikes-beyond = { $a ->
    [1] −1 for each strike beyond the first
   *[other] −1 for each strike beyond { $a }
}
wizards-op-attempt = roll and add { $b }; if the result is not greater than { $a }, nothing more happens
wizards-op-attempt-plain = roll; if the result is not greater than { $a }, nothing more happens
wizards-what-held = each { $b } on { $a }
wizards-op-to-hand-held = each { $b } on { $a } returns to its owner’s hand
wizards-zone-sideboard = your sideboard
wizards-has-cures = Characters at the site heal as at a Haven
wizards-if-ahead = you have more marshalling points than the opponent
wizards-if-opposed-by = the opponent has { $a } in play
wizards-ifnot-opposed-by = the opponent does not have { $a } in play
wizards-op-hold-course = until the end of the turn no hazard returns the company to its site of origin or taps its site
wizards-op-withdraw = { $name } discards the agent, or returns it to its owner’s hand if its mind is greater than { $a }
wizards-op-unguard = the on-guard card at the company’s site is discarded
wizards-op-foresee = { $a ->
    [1] reveal the top card of your play deck and take it
   *[other] reveal up to { $a } cards from the top of your play deck, take one of them, and shuffle the others into the deck
}
wizards-op-shake-off = roll for each hazard permanent-event on a character of the company: it is discarded if the result is greater than its printed removal number, or than { $a } if it has none
wizards-op-feed = the opponent discards a hazard creature from hand and the company’s hazard limit decreases by one; without one, the attack is cancelled and the opponent shows the hand
wizards-amount-mind = as much as the mind of { $a }
wizards-kind-lair = a Dragon’s lair
wizards-has-becomes = The site becomes { $a }
wizards-has-unguarded = The site has no automatic-attacks
wizards-has-wakes = If { $a } is in play as a permanent-event, one such card must be used as one more automatic-attack, at the attacker’s choice, and is discarded afterwards even if it is defeated
wizards-has-forsaken = The first automatic-attack is cancelled if Balrog of Moria is in play, or if it or Durin’s Bane has been defeated
wizards-has-keeps-itself = Where the site card would be discarded, it is stored in its player’s marshalling points pile instead, for { $a } MP
wizards-has-isolates = Of several attacks of a creature, or automatic-attacks of a site that is not a Dragon’s lair, only one remains, of the hazard player’s choice, and it cannot be cancelled; once such an attack is defeated this card is discarded
wizards-has-tires = The next time its bearer would untap, the bearer is tapped instead and this card is discarded
wizards-has-gives-in = If a body check against it results in exactly { $a }, it is discarded
wizards-has-keeps = The long-event on which it lies stays in play, and is discarded with it
wizards-has-worth-more = { $b } to the marshalling points of { $a }
wizards-flag-store-late = what may be stored may be stored in the end-of-turn phase too
wizards-if-any-in-play = { $a } is in play
wizards-if-faction-lost = { $a } is discarded from play
wizards-if-nazgul-foiled = a strike of the Nazgûl on the company has failed this turn
wizards-op-welcome = this turn { $a } may be played at the tapped site
wizards-op-pledge = the character may hand one item to another of the company, without a check for it
wizards-kind-wose-faction = a Wose faction
    .many = Wose factions
wizards-flag-weigh-nothing = it is a source of 0 corruption points: to transfer it takes a corruption check
wizards-has-embodies = Each attack { $a } without body has a body of { $b }
wizards-has-eclipses = The Gates of Morning count as out of play; if they are not in play, the Doors of Night count as in play
wizards-op-malice = the attack has +1 to strikes, +1 to prowess and −2 to body; the first attempt to cancel it cancels this instead
wizards-op-tap-items = each untapped item in play taps
wizards-op-doom-factions = each player rolls for each faction of theirs in play: with 3 or less, or if roll and unused general influence come to less than 10, it is discarded
wizards-kind-informed = an event that needs a site with information
    .that = that needs a site with information
wizards-kind-dwarf-faction = a Dwarf faction
    .many = Dwarf factions
wizards-kind-elf-faction = an Elf faction
    .many = Elf factions
wizards-kind-man-faction = a Man faction
    .many = Man factions

# The last part of the hazard events
wizards-says-not-here = It concerns players of minions, Fallen-wizards or The Balrog only: it cannot be played here
wizards-op-unleash = { $a }, which must be able to be keyed to the company, attacks it at once, with { $b } to its prowess and { $c } to its body
wizards-op-unleash-prowess = { $a }, which must be able to be keyed to the company, attacks it at once, with { $b } to its prowess
wizards-op-unleash-plain = { $a }, which must be able to be keyed to the company, attacks it at once
wizards-op-bodiless = { $a ->
    [1] the attack has 1 strike more, without body
   *[other] the attack has { $a } strikes more, without body
}
wizards-op-scald = if the strike fails, the character who faced it makes a body check, at −1 for armor, −1 for a shield and −1 for a helmet
wizards-op-steady = the attack cannot be cancelled until the end of the turn
wizards-op-chill = this turn a character wounded by an attack { $a } on the company has −1 to body until the end of the turn
wizards-op-swoop = the attacker chooses who faces the strikes
wizards-op-claim = if it is defeated, it is out of the game and this card goes to the opponent’s marshalling point pile; otherwise this card is discarded
wizards-op-restrain = it is a detainment attack
wizards-op-regain = the target goes to its owner’s discard pile, and this card to the opponent’s marshalling point pile
wizards-op-scatter = each resource permanent-event that lies on a company with a Wizard, as a whole, is discarded
wizards-op-roll-under-size = its player rolls and takes the size of the company from it; below { $a }, { $b }
wizards-op-quarrel = if both { $a } and { $b } are in the company: roll, less { $c }: its player returns { $a } and { $b } of the company to hand, with their items, until their minds come to the result, if they can
wizards-op-lie = the company’s player taps the target, or an ally of the target, or you roll: above the target’s mind plus { $a } the target is discarded
wizards-op-unveil = what a card that needed { $a } lets last is over
wizards-op-forsake = another character of the bearer’s company, of its player’s choice, is discarded
wizards-op-terrify = as it is declared, discard one or more cards from hand, each counting against the hazard limit: for each, roll for a character of the company who is not a Wizard, at +2 for a Dragon; above the mind, the character taps
wizards-op-divert = roll, at −2 for each ranger of a company that moves by regions: above 6, replace its new site by another of your location deck, in the same region or an adjacent one
wizards-op-long-reach = turn up the top { $a } cards of your play deck: a Nazgûl, a Dragon or a creature that is not unique, keyed to a region that is not a Coastal Sea, attacks the company, at −{ $b } to prowess if it could not be keyed to it; shuffle the others back on top
wizards-op-swallow = look at as many cards on top of the opponent’s play deck as there are Spawn in play, and show one: the opponent removes it from the game, or has a hand one card smaller for the rest of it; shuffle the others back on top
wizards-op-pilfer = roll for a character whose home site is where the agent is, at +5 if that is its home site too: above the mind plus 5, the character returns to hand and may leave one item to a companion
wizards-op-rob = the agent attacks the company, at { $a } to prowess; the attacker chooses who faces the strikes, and a strike that succeeds wounds nobody: { $b }
wizards-op-twist = the agent makes an influence attempt, at { $a }, against a faction playable at its site; against one of its home site it succeeds
wizards-op-persuade = the agent makes an influence attempt against an ally, a faction or a character at its site; general influence does not help against it, and what is influenced returns to its owner’s hand
wizards-op-scheme = a face-down agent of yours that came into play this turn may have come into play at any Shadow-hold or Dark-hold, if one of those is its home site; once the agent is revealed this card is discarded
wizards-has-lengthens = Each card beyond the first that a player draws for a moving company adds 1 to its hazard limit; if the Doors of Night are in play, the opponent may draw 1 card more for each
wizards-has-estranges = No resource permanent-event may be played on a company with a Wizard, as a whole
wizards-has-wearies = In the untap phase no character who is not a Wizard untaps outside Havens, Free-holds and Border-holds, unless a roll plus the mind is above 12
wizards-has-walks = the company moves by regions only
wizards-has-fewer-regions = { $a ->
    [1] a company may move through 1 fewer region, to no less than { $b }
   *[other] a company may move through { $a } fewer regions, to no less than { $b }
}
wizards-has-scorches = That attack cannot be cancelled, weapons do not help against it, and to stay untapped costs 5 prowess
wizards-has-hastens = Each agent may act once more each time it acts, beyond the hazard limit
wizards-has-eavesdrops = Agents may attack a company at their site that does not enter; it may be turned up from on guard then
wizards-if-kindred = another character who is { $a } is in the company, at its site or at its new site
wizards-if-mostly = at least half of a company’s characters are { $a }
wizards-trigger-entered = When a company enters the site
wizards-until-game = for the rest of the game
wizards-cost-tap-agent = tapping and turning up, among your agents, { $a }
wizards-cost-spend-agent = discarding, among your agents, { $a }
wizards-kind-short = a short-event
    .that = that is a short-event
wizards-kind-declared = what was just declared
    .that = that was just declared
wizards-kind-discarded = a card of your discard pile
    .that = in your discard pile
wizards-kind-eliminated = a creature defeated or eliminated
    .that = defeated or eliminated
wizards-kind-asks = a card that needs { $a }
    .that = that needs { $a }
wizards-kind-home-in = an agent whose home site is { $a }
    .that = whose home site is { $a }
wizards-has-stifles = Instead of healing, its bearer rolls
wizards-has-entangles = Nothing changes influence attempts but unused influence and what is on a character’s own card
wizards-has-jails = Who lies with it returns to the owner’s hand in that player’s next long-event phase, and it is discarded
wizards-has-presses = A character who would be discarded lies with it instead, at the cost of their marshalling points, and all cards on them are discarded; who lay there before returns to the owner’s hand
wizards-has-hoards = The creature beside it may be played as if it were in your hand, at +2 to prowess; after its attack this card is discarded
wizards-has-rises = It may be played when a company’s new site in the Under-deeps is revealed, before the roll; it is discarded when a site of the Under-deeps is reached from another, or at the end of a turn in which a card was played that it cancels
wizards-ban-stray = the company does not split and does not go to a new site, unless this card is used first
wizards-if-just-faced = the last attack that the company has faced was { $a }
wizards-trigger-heals = When its bearer would heal
wizards-op-sicken = the bearer makes a body check
wizards-op-draw-breath = sages of the company may tap; roll, at +2 for each and +2 at a Haven: above 10 the bearer heals and this card is discarded
wizards-op-guide = an untapped ranger of the company may tap to cancel this card
wizards-op-wade = the untapped characters of the company tap, two at most, of its player’s choice
wizards-op-imprison = if it was no detainment attack, had more strikes than the company has characters and allies, and was not cancelled or defeated: roll, at +2 for each excess strike and −5; above the prowess of the character of the company with the highest mind, that character lies with this card and all cards on them are discarded; otherwise this card is discarded
wizards-op-alarm = the company faces the automatic-attacks of the site again
wizards-op-haunt = it is laid on the faction, on which there cannot be two
wizards-op-delay = if the company moves by regions through that of the faction’s site, or one adjacent to it, roll, from the turn after it was played, at +2 for each ranger, +1 for each scout and +1 for each diplomat: with 12 or less the company does nothing in its site phase
wizards-op-infect = each character at the site of the bearer, except Elves and Wizards, rolls at −2: above the body they are wounded, or eliminated if they already are
wizards-op-mutiny = roll and add its mind: above the unused general influence plus the unused direct influence of its controller plus 5, it attacks its controller: a detainment attack with 1 strike of its prowess plus a roll; unless that is defeated the ally is discarded
wizards-op-reserve = lay a Dragon or drake creature from your hand face up beside this card, if none lies there
wizards-op-despair = if it was no detainment attack and was not defeated, each character of the company rolls and adds the mind: below 11 the character forms a company of their own with the same way, which has its own movement/hazard phase, with a hazard limit of 1
# What the last of the hero's cards say
wizards-says-second-race = It is of { $a } as well
wizards-limit-player = One player cannot have two in play
wizards-trigger-stored = When it is stored
wizards-has-defender-chooses = The defender chooses who faces the strikes of each attack { $a }, tapped or wounded or not, whatever the attack says
wizards-has-balances = No environment card can be played. As your organization phase begins you discard an environment card from hand or this card; then your opponent may discard one from hand to discard this card, unless you discard two against it, and so on
wizards-has-unguards = On-guard cards do not stay: they return to hand before the site phase
wizards-has-provokes = Each face-up agent must attack a company that enters its site; on-guard cards that were not revealed are discarded at the end of the turn
wizards-if-has-stored = you have stored { $a }
wizards-ifnot-has-stored = you have not stored { $a }
wizards-if-wizard-is = { $a } is your Wizard in play
wizards-if-foremost = no other copy of this card is tapped or stored
wizards-if-riddling-attempt = a riddling attempt was declared
wizards-if-has-slain = the company has defeated a Dragon at home, other than Eärcaraxë, at this site this turn
wizards-cost-forfeit = discarding { $a }
wizards-kind-bare = an attack against which weapons do not count
    .of = against which weapons do not count
    .attack = is one against which weapons do not count
wizards-kind-vanquished = a site where a Dragon was defeated at home
    .that = at a site where a Dragon was defeated at home
wizards-kind-dwarf-hold = a Dwarf-hold
    .that = at a Dwarf-hold
wizards-kind-from = a character with a home site { $a }
    .that = with a home site { $a }
wizards-op-inform = information may be played at the site until the end of the turn
wizards-op-rally = discard one or two factions playable { $a } from hand: each character of the company gets their marshalling points as prowess for that attack
wizards-op-break-ranks = if the strike is defeated, each later strike of the attack that fails is defeated too
wizards-op-find-hoard = the site contains a hoard until the end of the turn
wizards-op-call-off-guards = on-guard cards return to their owners’ hands
wizards-op-call-off-agents = wounded and tapped agents return to their owners’ hands
wizards-op-climb = all attacks of the creature are cancelled, and all of the next hazard creature that is not unique; against later creatures this turn an untapped character must tap to face a strike
wizards-op-spring = its bearer faces a trap that nothing cancels: 1 strike with { $a } prowess, against which weapons do not count
wizards-op-liken = in the organization phase a character of the company may tap to play an item from hand or discard pile, not a special one, identical to one the opponent has stored: that one is discarded, and this one can never be stored
wizards-op-sift = the attacker looks at as many cards on top of the defender’s play deck as strikes have succeeded, puts any of them on the bottom in any order, and the others on top in any order
wizards-op-ride-unknown = if enough influence is available, Éowyn joins the company from your hand with +2 to prowess, +1 to body and +1 to direct influence; if the Nazgûl attack the card stays with her, otherwise this lasts for that attack
wizards-op-lay-open = the opponent may reveal hazards from hand and plays no others, nor places others on-guard, in this movement/hazard phase
wizards-op-drag-out = a face-down agent of the opponent is turned up and tapped
wizards-op-send-for = that character tries to influence a faction from your hand, at −2 and −1 for each region from the company’s to the one where it is playable, both counted; if it fails the character is discarded, if it succeeds the site taps
wizards-op-enthrone = the site becomes a Border-hold where only Dwarves play items
wizards-op-becalm = up to { $a } characters of the company tap, of the hazard player’s choice
wizards-op-take-on = that character may face any number of other strikes of the attack, one after another, at −1 to prowess and −1 to body for each
wizards-op-forge = in the organization phase a character of the company may tap to play a weapon, armor, shield or helmet from hand or discard pile that is neither unique nor special
wizards-op-step-aside = { $a } is assigned no strike of the attack
wizards-op-trade-in = if the check succeeds, you may discard it to play any item from hand, not a special one, with its bearer
wizards-op-kindle = Galadriel taps, and the bearer’s Star-glass is out of the game
wizards-op-choose-targets = you choose who faces its strikes, tapped or wounded or not
wizards-op-betray-hand = { $a ->
    [1] the opponent reveals 1 card at random from hand
   *[other] the opponent reveals { $a } cards at random from hand
}
wizards-op-hunt-down = name a hazard creature of the opponent’s that you saw and that went to the discard pile: the opponent finds it, and it attacks Alatar alone, whom no spell helps; then he taps
wizards-op-dare = roll and add 1 for each scout of the company: if the result is not greater than { $a }, its bearer is eliminated and the card is out of the game
wizards-op-call-wizard = if you have no Wizard in play, you may search your play deck or discard pile for one, who joins the company
wizards-op-refresh = once its new site is revealed, the company may untap as many characters as there are regions fewer than { $a } in its site path
wizards-op-run-with = the company may move through 1 more region this turn, if its way leads through { $a }
wizards-op-wit = +3 to your next riddling roll
wizards-op-sails = from a site in { $b } the company may move to a site in another of these regions: its site path is three { $a } symbols, and its hazard limit two less, to no less than two
wizards-op-store = { $a } goes to your marshalling point pile, stored
wizards-op-invert = it is turned over; no other copy can be
wizards-if-fresh-with = the company has { $a } that has come into play this turn
wizards-if-at-playable = { $a } may be played at the site
wizards-flag-start = you may start the game with it in place of a minor item
wizards-has-binds = A creature with a prowess below 11 on its card that the company has defeated may be put with it instead of being eliminated, and is discarded if the bearer is wounded; its marshalling points are miscellaneous ones
wizards-if-holds-bound = it is stored with a creature
wizards-has-redoubles = Each automatic-attack of the site is faced once more
wizards-op-hear-of = you may put a special ring, not The One Ring, from your sideboard or discard pile with this card, two at most: it gives no points and may be played as from hand
wizards-op-rank = if you have influenced { $a }, it goes under this card and is worth 1 marshalling point more; when such a one is discarded, so is this card
# Resource events: the rest of the pool
wizards-when-their-movement = In the opponent’s movement/hazard phase
    .said = in the opponent’s movement/hazard phase
wizards-trigger-checked = After the bearer makes a corruption check
wizards-counted-regions = the number of regions in the site path
wizards-kind-native = something of a kind playable at the site
    .that = of a kind playable at the site
    .those = of a kind playable at the site
wizards-kind-corruption-above = something worth more than { $a } corruption points
    .that = with more than { $a } corruption points printed on it
    .those = with more than { $a } corruption points printed on them
wizards-kind-chosen = an attack whose targets the attacker chooses
    .of = whose targets the attacker chooses
    .attack = is one whose targets the attacker chooses
wizards-if-lies-on = it lies on { $a }
wizards-ifnot-lies-on = it does not lie on { $a }
wizards-if-wizard-revealed = its player’s Wizard comes into play
wizards-ifnot-wizard-revealed = your Wizard has not been revealed
wizards-if-lies-here = the company is at the site on which this card lies
wizards-if-agent-foiled = the company has faced the attack of an agent this turn and all its strikes failed
wizards-ifnot-affected = the company has not used { $a } this turn
wizards-ifnot-more = { $a } is not greater than { $b }
wizards-has-weighs-here = { $a } to the corruption points of the item on which it lies
wizards-has-deeps-for-all = { $a } to each roll for the way to an adjacent Under-deeps site
wizards-has-awaits-wizard = Your Wizard may come into play at his home site only
wizards-has-asks-twice = For each influence check against a faction two rolls are made, of which one is chosen
wizards-op-thin = each { $a } in the company’s site path counts for half, rounded down, until the end of the turn
wizards-op-recall-factions = each player shuffles all factions of their discard pile into their play deck
wizards-op-fireside = the target untaps, or is healed and left tapped; one of the company
wizards-op-banish = the hazard, not unique, that you have just seen the opponent discard is out of the game
wizards-trigger-attack-faced = After each attack on its company
wizards-amount-unused = the unused direct influence of { $a }
wizards-kind-hobbit-faction = a Hobbit faction
    .many = Hobbit factions
wizards-if-kept-here = { $a } is stored there
wizards-if-elsewhere = it is at another site than the one at which this card was played
wizards-if-party-over = the company has more than one character who is not a Wizard with a mind above 5, or more than two who are not Dwarves, or no Dwarf with a mind above 5
wizards-ifnot-party-over = the company has exactly one character who is not a Wizard with a mind above 5, who is a Dwarf, and at most two who are not Dwarves
wizards-if-palms-parted = a Wizard joins the company, or somebody leaves it for another
wizards-has-faces-two = Given a strike of an attack, its bearer may choose to face a second one
wizards-has-hosts-dwarves = The company may be of any size; Dwarves with a mind of 2 or less need no influence in it; any number of Dwarves may come into play with it in a turn
wizards-has-shut = The site is never discarded and never untaps for its player
wizards-has-endures = A player who discards a card from hand may put it on top of the play deck instead, face down
wizards-has-two-weapons = Its bearer may use two weapons, both of which count, and then no shield
wizards-has-roots = The site counts as a Haven for characters who come into play; it untaps in its player’s untap phase, and returns to the location deck instead of being discarded
wizards-has-helps-hands = Other characters of the company may tap, each for +1 to an influence attempt or to an attempt to remove a corruption card
wizards-op-change-back = { $name } sends its bearer back to hand; the items may go to characters of the company who are not wounded, without checks
wizards-op-crown = the next resource you play from your hand is played, and in play, as though Gates of Morning were in play and Doors of Night were not; when one of the two cards is discarded, so is the other
wizards-op-mark-site = the site is remembered
wizards-when-entering = In your site phase, instead of entering with the company
    .said = in your site phase, instead of entering with the company
wizards-kind-points-above = an item worth more than { $a } { $a ->
    [1] marshalling point
   *[other] marshalling points
}
    .that = worth more than { $a } { $a ->
    [1] marshalling point
   *[other] marshalling points
}
wizards-amount-each = { $a } for each { $b } of the company
wizards-if-burgling = a burglary attempt was declared
wizards-if-gaining = the company plays { $a }
wizards-if-one-of-several = it is one of several attacks of a creature
wizards-op-hew = until the attack is over each of { $a } in use in the company gives +2 to the prowess of its bearer, and −1 to the body of what strikes at that one
wizards-op-burgle = the site taps, and that one rolls, at +2 for a scout and +3 for a Hobbit: above 10 an item of the site may be played with the character; otherwise the character faces all automatic-attacks alone
wizards-op-sneak = { $a } to that attempt
wizards-op-find-ally = roll and add { $b }: an ally from your hand joins that one if the result is greater than { $a } plus its mind and it may be at such a site; then the site taps
wizards-op-lead-away = the site card is replaced by another of your location deck, { $a }, and the attack is cancelled
wizards-op-risk = if the strike succeeds, the character who tapped makes a body check too
wizards-op-riddle = name a card; the opponent shows the hand; if it is there, what attacks is discarded with all its attacks, and the company’s hazard limit is three less
wizards-op-riddle-game = the opponent chooses a character at the site; both roll, at +2 for a sage and +1 for a Hobbit, until one is ahead; the winner names two cards, and the loser shows the hand and discards those
wizards-op-keep-watch = a scout of the company taps by the end of the site phase, or the card is discarded
wizards-op-watched = the card stays
wizards-has-awaits = The bearer’s company may not move; the bearer counts neither against general influence nor for marshalling points. It is discarded when you play a resource that taps or needs the site
wizards-has-creeps = The company moves only by region movement, through 3 regions at most, at −1 to its hazard limit (to no less than 2). Against the attack of a company of minions this card could be discarded to try to cancel it
wizards-has-passes-unseen = No overt company of minions may attack the company; it may follow such a one from its site
wizards-has-no-factions = No factions are playable at the site
wizards-if-holds-at-least = at least { $a } items lie under it
wizards-has-stores-arms = A minor item stored at a Haven may be laid under it; minor items under it may be played as from your hand, at Border-holds, Free-holds and Havens
wizards-op-lay-under = lay any minor items from your hand under it
wizards-op-turn-upon = a creature from your hand that may be keyed to the agent’s site attacks the agent at once, as if that were a character; you get no marshalling points for the agent
wizards-op-camp = the company moves by region movement to this card in { $b } of your choice; it is used as { $a }; the company may only leave it by region movement
wizards-op-temper = it is laid on the target
wizards-has-heaps = The Dragon’s automatic-attack cannot be cancelled; this card is turned each time a manifestation of him is played; at his untapped lair 1 item is played without tapping it, or 2 if the card was turned once, or 3; if the Dragon goes, the card stays at the lair; the first item that taps the lair discards it
# Hazard events of all sets
wizards-limit-target = There cannot be two on the same target
wizards-cost-tap-target = tapping the target and turning it face up
wizards-trigger-strike-over = Once that strike is resolved
wizards-trigger-long-events-end = At the end of the opponent’s long-event phase
wizards-cancelled-rescue = the last effect declared that would cancel the attack
wizards-if-attack-in-peril = an effect that would cancel the attack has been declared
wizards-if-strike-succeeded = the strike has succeeded
wizards-ifnot-strike-succeeded = the strike has not succeeded
wizards-if-strike-defeated = the strike was defeated
wizards-ifnot-strike-defeated = the strike was not defeated
wizards-if-eliminated-somebody = the attack has eliminated a character
wizards-ifnot-eliminated-somebody = the attack has eliminated nobody
wizards-if-may-crush = it could succeed by 5 or more
wizards-op-await = the card takes effect { $a }
wizards-op-bind = the creature’s card is laid off to the side with this card; the creature defeated, this card is discarded
wizards-op-batter = if the strike succeeds, −1 to the body of its target for each full 5 by which it does, until the end of the turn
wizards-op-pierce = in this attack the first excess strike on each character gives −4 to prowess instead of −1
wizards-op-age = +1 to the prowess of the attack, +4 in all with a second such card on it, +9 with a third
wizards-op-remember = others of the company may tap in support; on a roll plus 1 for each of them above { $a }, this card is discarded
wizards-op-gnaw = the company discards a minor item or one of its unwounded characters is wounded, of its player’s choice
wizards-op-keep-up = you discard { $a } from hand, or this card
wizards-op-call-again = you play { $a } from your discard pile that has already attacked the company this turn
wizards-op-three-hosts = the company faces three attacks: Orcs, 5 strikes with 8 prowess; Orcs, 4 strikes with 10 prowess; Trolls, 3 strikes with 12 prowess; if it defeats all three, the opponent takes this card
wizards-op-rock-fall = the company faces a rock fall that cannot be cancelled: each character a strike with { $a } prowess, and weapons do not modify the prowess against it
wizards-op-raid = a company that moves through a region where the faction is playable, or one adjacent, faces a detainment attack of its race: { $a ->
    [1] 1 strike
   *[other] { $a } strikes
} with { $b } prowess
wizards-op-agent-attacks = the agent attacks the company with { $a } to prowess, and the attacker chooses who faces the strikes
wizards-op-take-home = the agent attacks the company, and the attacker chooses who faces the strikes; a character hit by a strike is not wounded but taken prisoner at a home site of the agent, of the attacker’s choice, and the agent goes there; the attack on those who rescue is of the agent’s race
wizards-op-sways = the agent may try to influence { $a } of the opponent with { $b }, and with { $c } more if it is of the agent’s home site
wizards-op-aid-sway = { $a } to the influence attempt that one of your agents has declared
wizards-op-wake-dead = the agent with this card, face up and at the company’s site, which is not a Free-hold or Haven, taps: this turn Undead may be played there, and do not count against the hazard limit
wizards-has-earnest = Each detainment attack { $a } becomes a normal attack
wizards-has-checks-again = A character wounded by an attack { $a } makes one more body check at { $b }
wizards-has-no-help = { $a } may not be played in attempts to influence { $b }
wizards-has-hushes = Who is at a site in a Dark-domain or in Gorgoroth, or on the way through one, is not a sage and uses no spells, light enchantments or rituals
wizards-has-unskilled = Its bearer has no skills
wizards-has-lingers = At the end of the organization phase each company that would leave Lórien rolls, at −1 with any Men, −1 with any Hobbits and +2 with any Dwarves: with less than 7 it does not move
wizards-has-roams = When the agent is turned up and has a home site that is { $a }, it may have come into play at any site that is { $a }; then this card is discarded
wizards-counted-prowess = the prowess of { $a }
wizards-counted-strikes-beyond = the number of strikes
wizards-kind-being = a manifestation of { $a }
    .not-it = but no manifestation of { $a }
    .of = of a manifestation of { $a }
    .attack = is of a manifestation of { $a }
wizards-kind-in-wait = an agent at the company’s new site
    .that = at the company’s new site
wizards-kind-face-up = an agent that is face up
    .that = face up
wizards-kind-newcomer = an agent that came into play this turn face down
    .that = that came into play this turn and is face down
wizards-if-in-shadow = the Shadow of Mordor is in play
wizards-if-dragon-at-home = a manifestation of a unique Dragon is at home at the site
wizards-if-no-prisoners = it holds no prisoners
wizards-if-comes-where-it-joins = a company of the opponent moves to a site where the ally off to the side is playable
wizards-op-double-up = a strike of the attack, at { $a } to its prowess, may be assigned to a character who already has one
wizards-op-breathe = each character of the company faces a strike with the prowess of the attack, using body instead of prowess: +1 with a shield, +1 with a helmet, +3 if the character taps
wizards-op-carry-off = one strike of a unique Dragon at home against a character who is not a Wizard, of the attacker’s choice and at −1 to prowess, carries the target off: if it succeeds, the character is discarded without a body check
wizards-op-carry-all-off = all strikes of the Dragon at home against characters who are not Wizards carry their targets off: those hit are discarded without a body check
wizards-op-forfeit = the creature goes to the defender’s marshalling point pile, however the attack ended, and the defender may play { $a } from hand with a character of the company
wizards-op-bury = { $a } looks at the top 10 cards of their play deck, which must hold as many, lays an item among them, not special nor of a hoard, under this card, and shuffles; it may be played from there at an Under-deeps site; without one the cards are shown
wizards-op-split-off = { $a } leaves the company and forms another with the same site path, with a movement/hazard phase of its own and a hazard limit of 1, and may join the first again afterwards
wizards-op-ride-against = the company faces a detainment attack of 1 strike with the numbers of that character and +7 to prowess, on which other cards have no effect
wizards-op-call-up = the ally, which must be able to be attacked, is laid face up off to the side with this card
wizards-op-ally-attacks = the company faces a detainment attack of 1 strike with the numbers of the ally and +7 to prowess; then this card is discarded
wizards-op-call-off-ally = the ally returns to your hand and this card is discarded
wizards-op-stir-dragon = if it is a major or greater item played at the site, a Dragon hazard creature from your hand, except Eärcaraxë, may attack the company, without counting against the hazard limit; then this card is discarded
wizards-op-guard-purse = if it is played at the site, the company faces all its automatic-attacks again, with { $a } to prowess; a character they hit is not harmed but taken prisoner at the site; those who rescue face all its automatic-attacks
wizards-op-drop-ring = if its prisoner bears a ring, the prisoner’s player rolls: with less than { $a }, the ring is discarded
wizards-op-blow-away = a site of your location deck with a Coastal Sea in its site path takes the place of the company’s new site
wizards-has-blinds = Who has no more than { $a ->
    [1] 1 card
   *[other] { $a } cards
} in the play deck cannot search or look through it, nor through the discard pile
wizards-has-burns = For an item to be played at { $a }, its player takes another item from hand that would be playable there out of the game
wizards-has-strangles = The effects of resource short-events played in the organization phase end for a company on its way with any Coastal Sea in its site path
wizards-has-hunted = When its bearer would be healed, this card is discarded instead; the attacker may assign the first strike of any attack to its bearer
wizards-has-parts = An ally is discarded at an Under-deeps site, and at one whose nearest Haven is not that of a site where the ally is playable
wizards-has-rouses = The site gains the automatic-attacks of its card for minions, as detainment attacks with { $a } to prowess
wizards-has-shakes = It cannot be played; an opponent who sees it in your hand by an effect of theirs takes it to the marshalling point pile, and may skip a turn to put it in your discard pile
wizards-op-show-hazards = the opponent chooses and shows { $a } hazards from hand that are not environment cards, and shuffles them into the play deck; who has fewer shows the hand and shuffles in all of them
wizards-op-see-through = the last declared hazard effect for which an agent taps is cancelled
wizards-op-beset = the creature off to the side attacks the company, if it could be keyed there
wizards-op-expose = the opponent reveals at random { $a ->
    [1] 1 card
   *[other] { $a } cards
} of the discard pile, of which you may take one that is not unique out of the game
wizards-ifnot-site-tapped = the site is not tapped

# What is said once
wizards-says-subjects = the company|the attack|its bearer|the bearer|the site path|the site|the target of the strike|the target|the character
wizards-stat-too = to { $a }
wizards-who-that-one = that character
wizards-has-unhelped = { $a } has no effect on attempts to influence { $b }
wizards-has-against-any = { $a }, against any attack
wizards-if-path-part = { $b ->
    [1] one { $a }
   *[other] { $b } { $a } regions
}
wizards-if-path-some = the site path has at least { $a }
wizards-if-is-tapped = { $a } is tapped
wizards-ifnot-is-tapped = { $a } is not tapped
wizards-if-is-untapped = { $a } is untapped
wizards-ifnot-is-untapped = { $a } is not untapped
wizards-if-is-wounded = { $a } is wounded
wizards-ifnot-is-wounded = { $a } is not wounded
wizards-if-is-tapped-card = this card is tapped
wizards-ifnot-is-tapped-card = this card is not tapped
wizards-if-is-untapped-card = this card is untapped
wizards-ifnot-is-untapped-card = this card is not untapped
wizards-if-is-wounded-card = this card is turned over
wizards-ifnot-is-wounded-card = this card is not turned over
wizards-if-with-such = { $a } is in the company, { $b }
wizards-check-corruption-check = the corruption check
wizards-check-influence-check = the influence check
wizards-says-abroad = Ahunt
wizards-list-nor = { $a } or { $b }
wizards-paid-tap-self = this card taps
wizards-op-single-out = the target faces the first strike that is assigned
wizards-says-attacks-others = It makes { $a } attacks of one strike against the same character; another may tap to cancel one, { $b } at most
wizards-says-attacks-anybody = It makes { $a } attacks of one strike against the same character; any character of the company may tap to cancel one{ $b ->
    [1] { "" }
   *[other] , { $b } at most
}
wizards-says-harmless = A strike that succeeds does not harm the character
wizards-says-sways = It may tap to try to influence a character, an ally or a faction
wizards-says-takes-rings = The prisoner’s rings are discarded
wizards-says-rescue = Who rescues its prisoners faces { $a }
wizards-says-or-event = It may be played as { $a } instead, with what follows
wizards-says-key-first = It can be keyed to { $a }
wizards-says-key-or = { $a }; or to { $b }
wizards-says-key-times = { $b } { $a } regions
wizards-says-key-between = It can be played on a company that moves between { $a }
wizards-says-key-free-only = It can be played only without a key
wizards-says-key-region-and = { $a }, or to { $b }
wizards-says-key-sites-there = any site there
wizards-says-key-sites-there-but-havens = any site there but a Haven
wizards-says-key-there = { $a } there
wizards-says-key-sites = any site
wizards-says-key-sites-but-havens = any site but a Haven
wizards-says-key-sites-in = { $a } in { $b }
wizards-says-strikes = { $a ->
    [0] one strike with { $b } prowess for each character
    [1] 1 strike with { $b } prowess
   *[other] { $a } strikes with { $b } prowess
}
wizards-says-strikes-of = { $a }, { $b }
wizards-says-with-body = { $a } and body { $b }
wizards-says-detaining = { $a }, a detainment attack
wizards-kind-each = each { $a }
wizards-says-least-strike = { $a }, to no less than one strike
wizards-has-company-ring-test = { $a } to the roll when a gold ring of the company is tested
wizards-has-company-deeps = { $a } to the company’s rolls for the way to an Under-deeps site
wizards-has-company-draws = { $a } to the cards that its player draws when the company moves
wizards-has-player-draws = { $a } to the cards that its player draws when { $name }’s company moves
wizards-has-opponent-draws = { $a } to the cards that the opponent draws when { $name }’s company moves
wizards-has-against-race = { $b }, against { $a } and their factions
wizards-has-against-attacks = { $b }, against each attack { $a }
wizards-has-exempts-one = Against each company one creature { $a } does not count against the hazard limit
wizards-op-attacks-now-with = the company faces an attack of { $name }, { $a }
wizards-op-lose-all-but = { $a } loses all items but { $b }
wizards-says-camp-items = , where { $a } can be played
wizards-says-camp-attack = , with an automatic-attack: { $a }
wizards-says-camp-draws = { " " }(cards drawn: its player { $a }, the opponent { $b })
wizards-has-gives-up-to-instead = { $c } to { $b } of { $a } instead, to a maximum of { $d }
wizards-op-exempt-one = this turn all creatures of one of these sorts, of your choice, that are played on the company do not count against the hazard limit: { $a }
wizards-cards-number = { $a ->
    [1] one card
   *[other] { $a } cards
}
wizards-if-site-hoard = the site has a hoard
wizards-if-site-path = the site’s own path has at least { $a }
wizards-kind-without = without { $a }
wizards-kind-of-company = { $a } of the company
wizards-unique-m = a unique { $a }
wizards-unique-f = a unique { $a }
wizards-unique-ms = unique { $a }
wizards-unique-fs = unique { $a }
wizards-kind-faction-called = the faction { $a }
wizards-says-small = Each|One|A|An|Its|The|Against|Your|Who|Of|Only|In|It|Hazards|Characters|This
wizards-trigger-untap-ended-prisoner = At the end of the untap phase of the prisoner’s player
wizards-trigger-movement-begins-own = When its company begins its movement/hazard phase
wizards-who-who-plays = who plays it
wizards-who-the-agent = the agent
wizards-op-twice = { $a }, twice
wizards-if-in-land = the company is in { $a }
wizards-ifnot-in-land = the company is not in { $a }
wizards-kind-the-under-deeps = the Under-deeps
wizards-kind-not-in = that is not in { $a }
wizards-has-wounded-by = { $b } to the body checks of those wounded by an attack { $a }
wizards-op-wounded-by = { $a } to the body checks of those it wounds
wizards-flag-use-palantir-self = { $name } may use a palantír by tapping
wizards-flag-use-this-palantir = Its bearer may use the palantír on which it lies
wizards-ban-untap-stored = its bearer may not untap until it is stored
wizards-ban-join-elsewhere-plain = enters play only at the home site
wizards-op-hazard-limit-path = if the site path has any { $a }, −1 to the company’s hazard limit, to no less than { $b }
wizards-op-forbid-at = this turn, if the company moves to { $a }, only creatures keyed to that site may be played on it
wizards-travel-site = the company may move to { $a }
wizards-op-double-up-plain = a strike of the attack may be assigned to a character who already has one
wizards-trigger-turn-ends-opponent = At the end of the opponent’s turn
wizards-note-the-ithil-stone = While it is in play, Bane of the Ithil-stone is discarded and cannot be played.
wizards-note-lindion-the-oronin = On its company Eagle-mounts may be played anywhere and without a diplomat.
wizards-note-memories-recalled = Instead you may tap a sage and discard it from hand in place of a Lost Knowledge card that is to be given up.
wizards-note-dragons-blood = There cannot be two on one character.
wizards-note-unabated-in-malice = There cannot be two on one attack.
wizards-note-rats = It is played only on a company that has a minor item.
wizards-note-searching-eye = It may be turned up from on guard against a resource that needs a scout.
wizards-note-sudden-fury = This holds only at the site on which it lies.
wizards-note-known-to-an-ounce = It goes with the Dragon on which it lies.
wizards-op-raise-wounded-by = { $b } to the body checks of those of the company wounded by an attack { $a }, { $c }
wizards-list-or-else = { $a }, or { $b }
wizards-list-either = either { $a } or { $b }
wizards-flag-act-again-any = face up or face down, the agent may act once more each time it acts, beyond the hazard limit
