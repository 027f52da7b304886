# SATM: what the page of a table says.
wizards-page-turn = Turn { $number } · { $player }
wizards-page-phases = The phases of the turn
wizards-page-called = { $player } has called the Council
wizards-page-rolled = { $player }: { $sum }
wizards-page-dice = two dice
wizards-page-against = against
wizards-page-players = The players
wizards-page-points = VP
wizards-page-general = { $free } of general influence free
wizards-page-hand = Your hand
wizards-page-limit = { $left } of { $limit } hazards left
wizards-page-guard = A card on guard
wizards-page-unknown-site = a site face down
wizards-page-attack = Attack
wizards-page-chain = Declared, resolved from above
wizards-page-loose = On the table for everybody
wizards-page-won = Marshalling pile
wizards-page-out = Out of play
wizards-page-discards = Discards that you know
wizards-page-sideboard = Sideboard that you know
wizards-page-nothing = Nothing in them can be seen.
wizards-page-opens = Opens what can be done here
wizards-page-close = Close

wizards-pile-deck = { $count } in the play deck
wizards-pile-hand = { $count } in hand
wizards-pile-discard = { $count } in the discard pile
wizards-pile-sideboard = { $count } in the sideboard
wizards-pile-won = { $count } in the marshalling pile
wizards-pile-out = { $count } out of play
wizards-pile-exhausted = Play deck exhausted: { $count }

wizards-company = { $leader } at { $site }
wizards-chain-use = use of

wizards-lies-untapped = untapped
wizards-lies-tapped = tapped
wizards-lies-wounded = wounded

wizards-sort-wizard = Wizard
wizards-sort-character = Character
wizards-sort-item = Item
wizards-sort-ally = Ally
wizards-sort-faction = Faction
wizards-sort-resource = Resource event
wizards-sort-creature = Creature
wizards-sort-hazard = Hazard event
wizards-sort-agent = Agent
wizards-card-unique = unique
wizards-card-at = At { $places }
wizards-card-home = Home: { $places }

wizards-number-points = Victory points
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
wizards-because-influence = free influence
wizards-because-race = people
wizards-because-tie = tie at the Council

wizards-fate-open = not resolved yet
wizards-fate-defeated = defeated
wizards-fate-ineffectual = ineffectual
wizards-fate-succeeded = succeeds
wizards-fate-cancelled = cancelled

wizards-attack-automatic = Automatic-attack at { $site }
wizards-attack-detains = taps instead of wounding
wizards-attack-chooses = the attacker chooses the targets
wizards-attack-excess = { $count ->
    [one] one strike more than targets
   *[other] { $count } strikes more than targets
}
wizards-attack-two-rolls = two rolls, the better counts

wizards-odds = { $percent } %
wizards-odds-defeats = strike beaten
wizards-odds-holds = no effect
wizards-odds-struck = struck
wizards-odds-passes = succeeds
wizards-odds-fails = fails
wizards-odds-discarded = discarded
wizards-odds-eliminated = lost

wizards-check-corruption = Corruption check: { $who }
wizards-check-influence = { $who } to { $of }: influence check
wizards-check-opponent = Influence attempt of { $who }
wizards-check-more = must be more than { $number }

wizards-site-draws = Cards when moving here: { $own } for its player, { $other } for the opponent.
wizards-site-playable = Can be played here
wizards-site-information = information
wizards-site-attacks = Automatic-attacks

wizards-map-title = Middle-earth
wizards-map-under = regions and sites
wizards-map-north = N
wizards-map-zoom = How near the map is
wizards-map-nearer = Nearer
wizards-map-farther = Farther
wizards-map-whole = The whole map
wizards-map-wide = Large map
wizards-map-narrow = Small map
wizards-map-company = { $leader }, of { $player }, at { $site }: { $count ->
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
wizards-score-title = Where the points are from
wizards-score-sum = Sum
wizards-score-total = At the Council now
wizards-score-doubled = Doubled: the opponent has none of these
wizards-score-cut = Cut: no more than all other classes together
wizards-score-doubling = ×2: characters, items, factions and allies count double where the opponent has no point of that class.
wizards-score-half = ▸: no class gives more than all the others together, so none is more than half of the whole.
wizards-score-calling = For calling the Council the plain sum counts, with nothing doubled or cut.

# When to be asked.
wizards-stop-hazards = Hazards, while the other player’s companies travel
wizards-stop-own-road = While my companies travel
wizards-stop-own-attack = Before strikes are given to my company
wizards-stop-their-attack = Before strikes are given to theirs
wizards-stop-strike = In every strike
wizards-stop-response = When the other player declares something
wizards-stop-movement-end = At the end of movement
wizards-stop-guard = When my card on guard may be shown
wizards-stop-organization-end = At the end of my organization
wizards-stop-long-events = In my long-event phase
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
wizards-key-own = A company of yours, with how many characters
wizards-key-other = A company of the other player
