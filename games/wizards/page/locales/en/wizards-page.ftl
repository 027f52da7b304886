# SATM: what the page of a table says.
wizards-page-before = Before the first turn
wizards-page-turn = Turn { $number } · { $player }
wizards-page-phases = The phases of the turn
wizards-page-called = { $player } has called the Council
wizards-page-last-own = Your last turn: { $player } has called the Council.
wizards-page-last-theirs = The last turn: you have called the Council.
wizards-page-rolled = { $player }: { $sum }
wizards-page-dice = two dice
wizards-page-against = against
wizards-page-players = The players
wizards-page-points = MP
wizards-page-at-council = { $points } at a Council now
wizards-page-general = { $free } general influence unused
wizards-page-general-over = { $free } general influence too much
wizards-page-influence = { $free } influence
wizards-page-influence-over = { $free } influence too much
wizards-page-hand = Your hand
wizards-page-plays = From your hand: { $cards }
wizards-page-plays-none = No item, ally or faction of your hand is played there.
wizards-page-limit = { $left } of { $limit } hazards left
wizards-page-guard = An on-guard card
wizards-page-unknown-site = a site face down
wizards-page-fought = What came of the attack
wizards-page-checked = What came of the check
wizards-page-attack = Attack
wizards-page-chain = Declared, resolved from the top
wizards-page-loose = On the table for everyone
wizards-page-won = Marshalling point pile
wizards-page-out = Out of play
wizards-page-discards = Discards you know
wizards-page-sideboard = Sideboard cards you know
wizards-page-nothing = Nothing in them can be seen.
wizards-page-reads = What the cards say
wizards-page-opens = See what can be done here
wizards-page-choose = Choose
wizards-page-discard = Discard
wizards-page-play = Play
wizards-page-picked = Your secret choice
wizards-page-close = Close

wizards-pile-deck = { $count } in the play deck
wizards-pile-hand = { $count } in hand
wizards-pile-discard = { $count } in the discard pile
wizards-pile-sideboard = { $count } in the sideboard
wizards-pile-won = { $count } in the marshalling point pile
wizards-pile-out = { $count } out of play
wizards-pile-exhausted = { $count ->
    [0] Play deck not exhausted yet
    [one] Play deck exhausted once
   *[other] Play deck exhausted { $count } times
}

wizards-company = { $leader } at { $site }
wizards-chain-use = use of

wizards-lies-untapped = untapped
wizards-lies-tapped = tapped
wizards-lies-wounded = wounded

wizards-sort-wizard = Wizard
    .unique = unique
wizards-sort-character = Character
    .unique = unique
wizards-sort-item = Item
    .unique = unique
wizards-sort-ally = Ally
    .unique = unique
wizards-sort-faction = Faction
    .unique = unique
wizards-sort-resource = Resource event
    .unique = unique
wizards-sort-creature = Creature
    .unique = unique
wizards-sort-hazard = Hazard event
    .unique = unique
wizards-sort-agent = Agent
    .unique = unique
wizards-card-at = At { $places }
wizards-card-home = Home: { $places }

wizards-number-points = Marshalling points
wizards-number-strikes = Strikes
wizards-number-each = One strike for each character
wizards-number-prowess = Prowess
wizards-number-body = Body
wizards-number-mind = Mind
wizards-number-influence = Direct influence
wizards-number-needed = Influence needed: more than
wizards-number-corruption = Corruption points

wizards-because-printed = printed
wizards-because-played = added
wizards-because-held-back = stays untapped
wizards-because-support = support
wizards-because-excess = excess strikes
wizards-because-influence = unused influence
wizards-because-race = race
wizards-because-tie = tie at the Council

wizards-odds-of = defeats it { $beaten }%, wounded { $struck }%
wizards-leaves-turn = { $count ->
    [0] Nothing more is done this turn
    [one] 1 company stays and enters nothing, no card is played
   *[other] { $count } companies stay and enter nothing, no card is played
}
wizards-rest-turn = End my turn
wizards-leaves-organize = { $count ->
    [one] 1 company stays where it is
   *[other] { $count } companies stay where they are
}
wizards-odds-of-detained = defeats it { $beaten }%, tapped { $struck }%
wizards-roll-won = roll won:
wizards-roll-tied = roll tied:
wizards-roll-lost = roll lost:
wizards-fate-open = not resolved yet
wizards-fate-defeated = { $name } wins
wizards-fate-ineffectual = nobody wins: ineffectual
wizards-fate-succeeded = { $name } is struck
wizards-fate-eliminated = { $name } is eliminated
wizards-fate-cancelled = cancelled

wizards-attack-automatic = Automatic-attack at { $site }
wizards-attack-detains = detainment: taps instead of wounding
wizards-attack-chooses = the attacker chooses the targets
wizards-attack-excess = { $count ->
    [one] one excess strike
   *[other] { $count } excess strikes
}
wizards-attack-two-rolls = two rolls, the better counts

wizards-odds = { $percent }%
wizards-odds-defeats = strike defeated
wizards-odds-holds = ineffectual
wizards-odds-struck = strike succeeds
wizards-odds-passes = succeeds
wizards-odds-attempt = succeeds { $percent }%
wizards-pays-tap = { $who } taps
wizards-pays-tap-one = a character taps
wizards-pays-tap-site = the site taps
wizards-pays-discard = { $who } is discarded
wizards-pays-support = taps to add 1
wizards-pays-plays = { $count ->
    [one] { $card } is played there
   *[other] { $count } cards of your hand are played there
}
wizards-pays-target = on { $who }
wizards-odds-fails = fails
wizards-odds-discarded = discarded
wizards-odds-eliminated = lost

wizards-check-corruption = Corruption check: { $who }
wizards-check-corruption-is = Two dice plus modifiers must be more than the red rings of the character; if not, the character is lost.
wizards-check-influence = { $who } to { $of }: influence check
wizards-check-opponent = Influence attempt by { $who }
wizards-check-more = must be more than { $number }

wizards-site-draws = Cards when moving here: { $own } for its player, { $other } for the opponent.
wizards-site-playable = Can be played here
wizards-site-information = information
wizards-site-attacks = Automatic-attacks

wizards-map-title = Middle-earth
wizards-map-under = regions and sites
wizards-map-north = N
wizards-map-zoom = Map zoom
wizards-map-nearer = Nearer
wizards-map-farther = Farther
wizards-map-whole = The whole map
wizards-map-wide = Large map
wizards-map-narrow = Small map
wizards-map-company = { $player }’s { $leader } at { $site }: { $count ->
    [one] one character
   *[other] { $count } characters
}

wizards-points-characters = Characters
wizards-points-items = Items
wizards-points-factions = Factions
wizards-points-allies = Allies
wizards-points-creatures = Creatures
wizards-points-other = Other
wizards-points-wizard = Wizard lost
wizards-score-title = Where the points come from
wizards-score-sum = Sum
wizards-score-total = At the Council
wizards-score-doubled = Doubled: the opponent has none of these
wizards-score-cut = Cut: no more than all other classes together
wizards-score-doubling = ×2: characters, items, factions and allies count double where the opponent has no point of that class.
wizards-score-half = ▸: no class gives more than all the others together, so none exceeds half of the total.
wizards-score-calling = For calling the Council only the plain sum counts, with nothing doubled or cut.

# When to be asked.
wizards-pick-strikes = Assign the strikes
wizards-pick-discard = Discard
wizards-stop-hazards = Hazards, while the other player’s companies travel
wizards-stop-own-road = While my companies travel
wizards-stop-own-attack = Before strikes are assigned to my company
wizards-stop-their-attack = Before strikes are assigned to theirs
wizards-stop-strike = At every strike
wizards-stop-sure-strike = At a strike that is defeated at any throw
wizards-stop-response = When the other player declares something in my turn
wizards-stop-their-response = When the other player declares something in their turn
wizards-stop-addition = When nobody responds to what I declared
wizards-stop-draw = When I may draw fewer cards
wizards-stop-next-stays = Which company is next, where none moves
wizards-stop-movement-end = At the end of movement
wizards-stop-guard = When my on-guard card may be revealed
wizards-stop-organization-end = At the end of my organization phase
wizards-stop-long-events = In my long-event phase
wizards-stop-end = At the end of my turn, after hands are filled
wizards-shelf-wizards = Wizards
wizards-shelf-characters = Characters
wizards-shelf-items = Items
wizards-shelf-allies = Allies
wizards-shelf-factions = Factions
wizards-shelf-resources = Resources: events
wizards-shelf-creatures = Creatures
wizards-shelf-hazards = Hazards: events
wizards-shelf-agents = Agents
wizards-shelf-sites = Sites
wizards-key = What each sign is
wizards-key-own = Your company, with its number of characters
wizards-key-other = The other player’s company
wizards-key-of = A company of { $player }, with its number of characters
wizards-key-plays = Something of your hand is played there
wizards-site-from-hand = As an automatic-attack the opponent may play a creature from hand that is not unique, keyed to
wizards-site-from-hand-own = As an automatic-attack the opponent may play a creature from hand, unique or not, which is discarded if it is defeated, keyed to
wizards-site-only = only { $what }
wizards-site-hoard = The site contains a hoard.
wizards-site-under-deeps = It is an Under-deeps site.
wizards-site-deeps = Adjacent by the Under-deeps, with the roll needed: { $sites }.
wizards-site-detains = it only detains
wizards-site-wound-check = a wounded character makes a corruption check
wizards-site-chooses = the attacker chooses who faces the strikes
wizards-site-firm = nothing cancels it
wizards-sort-or = or { $duration }
wizards-site-wound-check-at = a wounded character makes a corruption check at { $by }
