# SATM: what is asked, chosen, what happens and what may not be.

wizards-name = Middle-earth: The Wizards
wizards-about = Two Wizards gather characters, items, factions and allies, and each sets the perils of the road on the other’s companies.
wizards-box = Cards: Spanish, English

# The options of a table
wizards-option-rules = Level
    .help = The standard rules add the sideboard, region movement, and influencing the opponent.
wizards-option-rules-standard = Standard rules
wizards-option-rules-basic = Starter rules
wizards-option-length = Length
    .help = How many times a play deck runs out before the Council.
wizards-option-length-two = Two decks (tournament)
wizards-option-length-three = Three decks
wizards-option-length-four = Four decks
wizards-option-rulings = Later rulings
    .help = Where the book and later official rulings differ.
wizards-option-rulings-book = As the book says
wizards-option-rulings-official = The official rulings
wizards-option-deck-1 = First player’s deck
    .help = Which deck the first seat plays.
wizards-option-deck-1-gandalf = Gandalf’s starter deck
wizards-option-deck-1-saruman = Saruman’s starter deck
wizards-option-deck-2 = Second player’s deck
    .help = Which deck the second seat plays.
wizards-option-deck-2-gandalf = Gandalf’s starter deck
wizards-option-deck-2-saruman = Saruman’s starter deck
wizards-option-minor-from-discard = Additional minor item
    .help = Where the minor item taken after a resource may come from.
wizards-option-minor-from-discard-no = From hand
wizards-option-minor-from-discard-yes = Also from the discards or the sideboard
wizards-option-seen-sites-guarded = Sites just visited
    .help = What happens at a site that is among the opponent’s discards.
wizards-option-seen-sites-guarded-no = As at any other
wizards-option-seen-sites-guarded-yes = Its automatic-attacks are stronger
wizards-option-half-creatures = Agents in a deck
    .help = Do agents count as half a creature each among the twelve?
wizards-option-half-creatures-table = As set under “Later rulings”
wizards-option-half-creatures-book = As the book says
wizards-option-half-creatures-official = Official ruling
wizards-option-starting-items = Starting minor items
    .help = Official ruling: none of them is unique.
wizards-option-starting-items-table = As set under “Later rulings”
wizards-option-starting-items-book = As the book says
wizards-option-starting-items-official = Official ruling
wizards-option-company-at-wizard = New companies beside the Wizard
    .help = Official ruling: a character may form a company of its own where your Wizard is.
wizards-option-company-at-wizard-table = As set under “Later rulings”
wizards-option-company-at-wizard-book = As the book says
wizards-option-company-at-wizard-official = Official ruling
wizards-option-company-size = Hobbits in a company
    .help = Official ruling: two of them count as one for the limit of seven.
wizards-option-company-size-table = As set under “Later rulings”
wizards-option-company-size-book = As the book says
wizards-option-company-size-official = Official ruling
wizards-option-haven-split = Splitting at a Haven
    .help = Official ruling: all but one of the companies split there must move.
wizards-option-haven-split-table = As set under “Later rulings”
wizards-option-haven-split-book = As the book says
wizards-option-haven-split-official = Official ruling
wizards-option-influence-overrun = Exceeding general influence
    .help = Official ruling: you may exceed it until the organization phase ends.
wizards-option-influence-overrun-table = As set under “Later rulings”
wizards-option-influence-overrun-book = As the book says
wizards-option-influence-overrun-official = Official ruling
wizards-option-free-transfer = Transferring items
    .help = Official ruling: every transfer needs a corruption check, even if the item gives no corruption points.
wizards-option-free-transfer-table = As set under “Later rulings”
wizards-option-free-transfer-book = As the book says
wizards-option-free-transfer-official = Official ruling
wizards-option-wizard-corruption = A Wizard who fails narrowly
    .help = Official ruling: a Wizard who fails a corruption check by any margin is eliminated; in the book he may be discarded, at the same cost.
wizards-option-wizard-corruption-table = As set under “Later rulings”
wizards-option-wizard-corruption-book = As the book says
wizards-option-wizard-corruption-official = Official ruling
wizards-option-basic-support = Supporting a check
    .help = Official ruling: characters support corruption checks also with the starter rules.
wizards-option-basic-support-table = As set under “Later rulings”
wizards-option-basic-support-book = As the book says
wizards-option-basic-support-official = Official ruling
wizards-option-haven-basic-move = Two companies to one Haven
    .help = Official ruling: both may use starter movement.
wizards-option-haven-basic-move-table = As set under “Later rulings”
wizards-option-haven-basic-move-book = As the book says
wizards-option-haven-basic-move-official = Official ruling
wizards-option-haven-merging = Companies that meet at a Haven
    .help = Official ruling: they stay apart.
wizards-option-haven-merging-table = As set under “Later rulings”
wizards-option-haven-merging-book = As the book says
wizards-option-haven-merging-official = Official ruling
wizards-option-region-key-staying = Creatures of named regions
    .help = Official ruling: they attack only companies that move through the region.
wizards-option-region-key-staying-table = As set under “Later rulings”
wizards-option-region-key-staying-book = As the book says
wizards-option-region-key-staying-official = Official ruling
wizards-option-strikes-left = Strikes against an eliminated character
    .help = Official ruling: the remaining strikes succeed; in the book they are cancelled.
wizards-option-strikes-left-table = As set under “Later rulings”
wizards-option-strikes-left-book = As the book says
wizards-option-strikes-left-official = Official ruling
wizards-option-home-site-attack = At a character’s home site
    .help = Official ruling: a character may tap to cancel an automatic-attack at their home site.
wizards-option-home-site-attack-table = As set under “Later rulings”
wizards-option-home-site-attack-book = As the book says
wizards-option-home-site-attack-official = Official ruling
wizards-option-wizard-immunity = What a Wizard controls
    .help = Official ruling: the opponent cannot influence it.
wizards-option-wizard-immunity-table = As set under “Later rulings”
wizards-option-wizard-immunity-book = As the book says
wizards-option-wizard-immunity-official = Official ruling
wizards-option-calling-lost-wizard = A lost Wizard and calling
    .help = Official ruling: the five points lost count when calling, too; in the book at the Council only.
wizards-option-calling-lost-wizard-table = As set under “Later rulings”
wizards-option-calling-lost-wizard-book = As the book says
wizards-option-calling-lost-wizard-official = Official ruling
wizards-option-council-elimination = Corruption at the Council
    .help = Official ruling: a character who fails by two or more is eliminated.
wizards-option-council-elimination-table = As set under “Later rulings”
wizards-option-council-elimination-book = As the book says
wizards-option-council-elimination-official = Official ruling
wizards-option-council-reveals = Cards shown at the Council
    .help = Official ruling: only those in whose class the opponent has a point.
wizards-option-council-reveals-table = As set under “Later rulings”
wizards-option-council-reveals-book = As the book says
wizards-option-council-reveals-official = Official ruling
wizards-option-lost-wizard = Losing the Wizard, starter rules
    .help = What losing the Wizard costs.
wizards-option-lost-wizard-points = It costs points
wizards-option-lost-wizard-defeat = It loses the game
wizards-option-items-left-behind = What a corrupted character leaves
    .help = Whether the rest of the company may take one item each.
wizards-option-items-left-behind-book = Everything is discarded
wizards-option-items-left-behind-note = One item for each
wizards-option-wizard-at-start = The Wizard at the start
    .help = Whether he may be in the starting company, with a mind of 12.
wizards-option-wizard-at-start-no = No
wizards-option-wizard-at-start-yes = Yes
wizards-option-weakest-link = A tie at the Council
    .help = Whether it is broken by corruption checks, harder each time.
wizards-option-weakest-link-no = It is a draw
wizards-option-weakest-link-yes = The weakest link
wizards-option-own-influence-helps = Unused direct influence
    .help = Whether a character’s free direct influence may stand in for general influence.
wizards-option-own-influence-helps-no = No
wizards-option-own-influence-helps-yes = Yes
wizards-option-deck-1-own = My own
wizards-option-deck-2-own = My own

# Decks that players bring
wizards-brings-deck = Your deck
    .help = A list of cards: from GCCG, NetMECCG, meccg-online or a forum, or a number and a name in each line, in English or Spanish. Headings: Pool, Deck, Sideboard, Sites.
wizards-deck-start-unique = Replace { $card }: starting items cannot be unique.
wizards-list-name = { $name }
wizards-list-unknown = No card is called “{ $name }”.
wizards-list-nearly = No card is called “{ $name }”; perhaps { $nearest }?
wizards-list-ambiguous = “{ $name }” could be any of these: { $of }.
wizards-list-too-many = { $count ->
    [one] 1 copy of this card is too many.
   *[other] { $count } copies of one card are too many.
}
wizards-list-misplaced = { $name } does not belong under this heading.
wizards-list-too-long = The list is read no further: no deck is that long.
wizards-list-unread = More lines were not understood: correct those above first.
wizards-list-not-yet = { $name } is not played here yet.
wizards-list-minion = { $name } is for minion players.
wizards-list-fallen = { $name } is for fallen-wizard players.
wizards-list-deck-minion = This is a deck for a minion player. Here everybody plays a Wizard, with heroes, and brings hazards of any set against the others: a deck of that kind is welcome.
wizards-list-deck-fallen = This is a deck for a fallen-wizard player. Here everybody plays a Wizard, with heroes, and brings hazards of any set against the others: a deck of that kind is welcome.

# What is asked ($seats: whom)
wizards-ask-draft = { $you ->
    [yes] Character draft: secretly choose a character, or stop.
   *[no] Character draft: { $seats } secretly chooses a character.
}
wizards-ask-start-items = { $you ->
    [yes] Who bears your starting minor items?
   *[no] { $seats } decides who bears the starting items.
}
wizards-ask-start-followers = { $you ->
    [yes] Who follows whom from the start?
   *[no] { $seats } decides who follows whom.
}
wizards-ask-leftovers = { $you ->
    [yes] Which of the remaining characters go into your play deck?
   *[no] { $seats } decides which characters go into the play deck.
}
wizards-ask-sideboard = { $you ->
    [yes] Do you use your sideboard?
   *[no] { $seats } decides whether to use the sideboard.
}
wizards-ask-side-pick = { $you ->
    [yes] Choose cards of your sideboard.
   *[no] { $seats } chooses cards of the sideboard.
}
wizards-ask-organize = { $you ->
    [yes] Organize your companies, and declare where they go.
   *[no] { $seats } organizes the companies.
}
wizards-ask-appear = { $asked }
wizards-ask-control = { $asked }
wizards-ask-organization-end = { $you ->
    [yes] Play anything at the end of the organization phase?
   *[no] { $seats } may play something at the end of the organization phase.
}
wizards-ask-overrun = { $you ->
    [yes] You have too little influence: whom do you discard?
   *[no] { $seats } discards characters for lack of influence.
}
wizards-ask-long-events = { $you ->
    [yes] Play any long-events?
   *[no] { $seats } may play long-events.
}
wizards-ask-next-move = { $you ->
    [yes] Movement/hazard phase: which company is next?
   *[no] { $seats } chooses the next company.
}
wizards-ask-route = { $asked }
wizards-ask-draw = { $asked }
wizards-ask-priority = { $asked }
wizards-ask-respond = { $asked }
wizards-ask-add = { $asked }
wizards-ask-aim = { $asked }
wizards-ask-movement-end = { $asked }
wizards-ask-head-again = { $asked }
wizards-ask-assign = { $asked }
wizards-ask-assign-rest = { $asked }
wizards-ask-strike-order = { $asked }
wizards-ask-excess = { $asked }
wizards-ask-stay-untapped = { $asked }
wizards-ask-support = { $asked }
wizards-ask-strike-cards = { $asked }
wizards-ask-heirs = { $asked }
wizards-ask-lose = { $asked }
wizards-ask-before-check = { $asked }
wizards-ask-before-influence = { $asked }
wizards-ask-pick-ring = { $you ->
    [yes] Which gold ring is tested?
   *[no] { $seats } chooses a gold ring.
}
wizards-ask-play-ring = { $asked }
wizards-ask-reset = { $you ->
    [yes] { $count ->
            [one] You hold one card too many: which do you discard?
           *[other] You hold { $count } cards too many: which do you discard?
        }
   *[no] { $seats } discards down to the size of the hand.
}
wizards-ask-hunt-down = { $you ->
    [yes] Which creature does Alatar hunt?
   *[no] { $seats } decides which creature Alatar hunts.
}
wizards-pass-hunt-down = None
wizards-ask-lay-open = { $you ->
    [yes] Which hazard do you reveal?
   *[no] { $seats } decides which hazards to reveal.
}
wizards-pass-lay-open = No more
wizards-ask-outbid = { $you ->
    [yes] Which environment card do you discard for the balance?
   *[no] { $seats } decides whether to discard an environment card.
}
wizards-pass-outbid = None
wizards-ask-rally = { $you ->
    [yes] Which faction do you discard?
   *[no] { $seats } decides which faction to discard.
}
wizards-pass-rally = No other
wizards-ask-refresh = { $you ->
    [yes] Who untaps?
   *[no] { $seats } decides who untaps.
}
wizards-pass-refresh = Nobody else
wizards-ask-send-for = { $you ->
    [yes] Which faction is sent for?
   *[no] { $seats } decides which faction is sent for.
}
wizards-pass-send-for = None
wizards-ask-sift = { $you ->
    [yes] Which card goes where?
   *[no] { $seats } orders cards of a play deck.
}
wizards-pass-sift = The others go on top
wizards-ask-take-on = { $you ->
    [yes] Whose strike does the warrior face as well?
   *[no] { $seats } decides which strikes the warrior faces.
}
wizards-pass-take-on = No other
wizards-way-excess-strike = A strike in excess
wizards-way-excess-strike-effect = The warrior faces a strike that was assigned to nobody.
wizards-need-forfeit = the right card with the company
wizards-ask-bind = { $you ->
    [yes] Is the creature put with a rope?
   *[no] { $seats } decides whether to put the creature with a rope.
}
wizards-pass-bind = No
wizards-ask-hear-of = { $you ->
    [yes] Which ring is put with the card?
   *[no] { $seats } decides which ring is put with the card.
}
wizards-pass-hear-of = None
