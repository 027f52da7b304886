# SATM: what the page of a table says.
wizards-page-turn = Turn { $number } of { $player }: { $phase }
wizards-page-players = The players
wizards-page-points = { $points } points
wizards-page-general = { $free } of general influence free
wizards-page-hand = Your hand
wizards-page-limit = { $left } of { $limit } hazards left
wizards-page-guard = A card on guard
wizards-page-unknown-site = a site face down
wizards-page-attack = Attack
wizards-page-strength = { $strikes ->
    [one] One strike
   *[other] { $strikes } strikes
} of prowess { $prowess }{ $body ->
    [0] {""}
   *[other] , body { $body }
}
wizards-page-chain = Declared, resolved from above
wizards-page-piles = Deck { $deck }, hand { $hand }, discards { $discard }, sideboard { $sideboard }.
wizards-page-won = Marshalling pile
wizards-page-out = Out of play

wizards-lies-untapped = untapped
wizards-lies-tapped = tapped
wizards-lies-wounded = wounded

wizards-number-points = Victory points
wizards-number-strikes = Strikes
wizards-number-prowess = Prowess
wizards-number-body = Body
wizards-number-mind = Mind
wizards-number-influence = Direct influence
wizards-number-corruption = Corruption points

wizards-fate-open = not resolved yet
wizards-fate-defeated = defeated
wizards-fate-ineffectual = ineffectual
wizards-fate-succeeded = succeeds
wizards-fate-cancelled = cancelled

wizards-points-characters = Characters { $points }
wizards-points-items = Items { $points }
wizards-points-factions = Factions { $points }
wizards-points-allies = Allies { $points }
wizards-points-creatures = Creatures { $points }
wizards-points-other = Other { $points }
