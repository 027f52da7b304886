# SATM: the bench where decks are made.
wizards-bench-parts = Parts of the bench
wizards-bench-cards = Cards
wizards-bench-deck = Deck
wizards-bench-law = Rules
wizards-bench-paper = Lists
wizards-bench-sites = Site

wizards-bench-find = Name, number, or what the card does
wizards-bench-found = { $count ->
    [0] No cards found.
    [one] 1 card
   *[other] { $count } cards
}
wizards-bench-nearly = No card says “{ $word }”; shown is “{ $near }”.
wizards-bench-more = Show more
wizards-bench-narrow = Race, skill, region type, points…
wizards-bench-by-sort = Any kind
wizards-bench-by-race = Any race
wizards-bench-by-skill = Any skill
wizards-bench-by-key = Any symbol
wizards-bench-by-region = Any region
wizards-bench-by-points = Any points
wizards-bench-by-can = Playable or not
wizards-bench-by-set = Any set
wizards-bench-by-order = By kind and name
wizards-bench-can-yes = Playable
wizards-bench-can-no = Not yet
wizards-bench-order-points = Most points first
wizards-bench-order-prowess = Most prowess first
wizards-bench-order-mind = Most mind first

wizards-bench-missing = Bree does not support this card yet: no deck may hold it.
wizards-bench-enough = No more copies are allowed there.
wizards-bench-short-deck = Deck
wizards-bench-short-sideboard = Side
wizards-bench-short-pool = Start
wizards-bench-short-sites = Sites
wizards-bench-put-deck = { $card }: into the play deck
wizards-bench-put-sideboard = { $card }: into the sideboard
wizards-bench-put-pool = { $card }: to start with
wizards-bench-put-sites = { $card }: among the sites
wizards-bench-less = { $card }: one less
wizards-bench-another = { $card }: one more

wizards-bench-empty = The bench is empty. Add cards, import a list, or begin from a starter deck:
wizards-bench-clear = Clear the bench
wizards-bench-clear-sure = Yes, remove everything
wizards-bench-pile-start = Starting company
wizards-bench-pile-items = Starting items
wizards-bench-pile-characters = Characters
wizards-bench-pile-wizards = Wizards
wizards-bench-pile-resources = Resources
wizards-bench-pile-hazards = Hazards
wizards-bench-pile-creatures = Creatures
wizards-bench-pile-sideboard = Sideboard
wizards-bench-pile-sites = Sites
wizards-bench-every-site = None is listed, so every site is in the location deck.
wizards-bench-all-sites = Every site again

wizards-bench-verdict-empty = An empty bench.
wizards-bench-legal = This deck is legal.
wizards-bench-faults = { $count ->
    [one] Not legal yet: 1 rule is broken
   *[other] Not legal yet: { $count } rules are broken
}
wizards-bench-few = A tournament wants 12 creatures. A table with the option “Any number of creatures” takes this deck.
wizards-bench-fits = It would be legal by these rules: { $form }.
wizards-bench-curves = What it is like
wizards-bench-curve-mind = Minds of the characters
wizards-bench-curve-points = Points that can be made
wizards-bench-curve-lands = Where creatures can be played

wizards-bench-import = Import a list
wizards-bench-paste = Any list: GCCG, NetMECCG, meccg-online, a forum, or a number and a name in each line, in English or Spanish. It replaces the deck on the bench.
wizards-bench-read = Import
wizards-bench-file = Or a file:
wizards-bench-rest = { $count ->
    [one] 1 name was not understood, or cannot be played here
   *[other] { $count } names were not understood, or cannot be played here
}
wizards-bench-not-yet = Not played here yet: { $names }.
wizards-bench-minion-items = Minion items that are not played here: { $names }.
wizards-bench-minion = For minion players: { $names }.
wizards-bench-fallen = For fallen-wizard players: { $names }.
wizards-bench-read-in = The list was read
wizards-bench-not-read = This list cannot be taken in
wizards-bench-choose = Add the chosen cards
wizards-bench-leave-all = Leave all of these out
wizards-bench-apart = { $count ->
    [one] 1 card against fallen Wizards was left out: none play here.
   *[other] { $count } cards against fallen Wizards were left out: none play here.
}
wizards-bench-remarks = { $count ->
    [one] 1 line was taken for a remark
   *[other] { $count } lines were taken for remarks
}
wizards-bench-which = Which of these?
wizards-bench-omit = None: leave it out
wizards-bench-export = Export the list
wizards-bench-gccg = For other programs (GCCG)
wizards-bench-plain = Plain text, in English
wizards-bench-came = The list as it came in
wizards-bench-came-kept = It is kept together with the deck, letter for letter.
wizards-bench-save = Save as a file
wizards-bench-copy = Copy
