# SATM: what is asked, chosen, what happens and what may not be.

wizards-name = Middle-earth: The Wizards
wizards-about = Two Wizards gather characters, items, factions and allies, and each sets the perils of the road on the other’s companies.
wizards-box = Cards: Spanish, English
# What one leaps by in a replay.
wizards-part = attack

# What its bots do at each level.
wizards-level-easy = Plays by rules of thumb and often forgets one: what attacks at a site, corruption, the hazards. Tries nothing out.
wizards-level-fair = Plays by the same rules of thumb and seldom forgets one. Tries nothing out.
wizards-level-hard = Tries its best choices out a hundred times, remembers the cards you have shown, and imagines the others. Makes no plan for the next turn.

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
    .help = One that is ready, or one that the player of the first seat brings.
wizards-option-deck-1-gandalf = Gandalf’s starter deck
    .help = With Gandalf, a simple deck to learn the game.
wizards-option-deck-1-saruman = Saruman’s starter deck
    .help = With Saruman, another simple deck to learn the game.
wizards-option-deck-2 = Second player’s deck
    .help = One that is ready, or one that the player of the second seat brings.
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
wizards-option-few-creatures = Creatures in a deck
    .help = Whether a deck may hold fewer than twelve.
wizards-option-few-creatures-no = Twelve at least
wizards-option-few-creatures-yes = Any number of creatures
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
wizards-option-deck-1-own = A deck of their own
wizards-option-deck-2-own = A deck of their own

# Decks that players bring
wizards-brings-deck = Your deck
    .theirs = their deck
    .help = A list of cards: from GCCG, NetMECCG, meccg-online or a forum, or a number and a name in each line, in English or Spanish. Headings: Pool, Deck, Sideboard, Sites.
    .example =
        Pool
        1 Legolas
        1 Gimli
        Deck
        2 Elven Cloak
        1 Dagger of Westernesse
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
    [yes] Character draft: secretly choose one more, up to 5 characters or a mind of 20 (the bulb) in all, or stop.
   *[no] Character draft: { $seats } secretly { $seats-count ->
        [one] chooses
       *[other] choose
    } a character.
}
wizards-ask-start-items = { $asked }
wizards-ask-start-followers = { $you ->
    [yes] Who follows whom? A follower takes up the direct influence of a leader, and none of your general influence.
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
wizards-ask-give-up = { $you ->
    [yes] { $count ->
            [one] You must discard a card: which?
           *[other] You must discard { $count } cards: which?
        }
   *[no] { $seats } discards a card.
}
wizards-ask-explore = { $asked }
wizards-ask-guard-reveal = { $asked }
wizards-ask-in-site = { $asked }
wizards-ask-minor-item = { $asked }
wizards-ask-discard = { $asked }
wizards-ask-end = { $you ->
    [yes] Anything else before the turn ends?
   *[no] { $seats } may do something before the turn ends.
}
wizards-ask-call = { $you ->
    [yes] Do you call the Free Council?
   *[no] { $seats } may call the Free Council.
}
wizards-ask-council-checks = { $you ->
    [yes] Council: who makes the corruption check now?
   *[no] { $seats } chooses who makes the check.
}
wizards-ask-show = { $you ->
    [yes] Reveal a unique card at the Council?
   *[no] { $seats } may reveal unique cards.
}
wizards-ask-exchange = { $you ->
    [yes] Which cards do you exchange with the sideboard?
   *[no] { $seats } exchanges cards with the sideboard.
}
wizards-ask-fly = { $asked }
wizards-ask-identical = { $asked }
wizards-ask-fetch = { $asked }

# What can be chosen: what it is called and what it does
wizards-choice-key-site = At the site: { $key }
wizards-choice-key-road = On the road: { $key }
wizards-choice-key = Keyed to { $key }
wizards-effect-key = It matters only where a card cancels or changes attacks by what they are keyed to ({ $key }); where none does, any answer is as good.
wizards-key-none = no key needed
wizards-yes-draw = Draw a card
wizards-yes-draw-effect = You draw one more card for the movement.
wizards-draw = Draw { $number } cards
wizards-draw-effect = You draw { $number } more cards for the movement, one after another, and look at none of them in between.
wizards-yes-call = Call the Council
wizards-yes-call-effect = Your opponent has one more turn; then the Council decides.
wizards-yes-stay-untapped = Stay untapped, at −3
wizards-yes-stay-untapped-effect = The character fights at −3 and does not tap unless wounded.
wizards-no-stay-untapped-pass = Fight and tap
wizards-no-stay-untapped-pass-effect = The character fights with full prowess, and taps.
wizards-way-basic = Starter movement
wizards-way-basic-effect = The site path on the card counts.
wizards-way-done = End the path here
wizards-way-done-effect = The company arrives.
wizards-way-reveal = Reveal it
wizards-way-reveal-effect = The on-guard card is revealed and takes effect.
wizards-choice-pass = Pass
wizards-effect-pass = { "" }
wizards-pass-draft = Stop drafting
wizards-pass-start-followers = Leave it as it is
wizards-pass-leftovers = Add no more
wizards-pass-start-items = Leave this item out
wizards-pass-strike-cards = Play nothing
wizards-pass-assign = Leave it to the attacker
wizards-pass-assign-effect = The attacker chooses who takes the strikes: anybody, also the one whom you wanted to spare.
wizards-pass-assign-rest = Assign no more
wizards-pass-strike-hazards = Play none
wizards-pass-support = Do not support
wizards-pass-heirs = Take nothing more
wizards-pass-ambushes = Do not attack
wizards-pass-movement-end = Play nothing more
wizards-pass-head-again = Move no further
wizards-pass-fly = Go to none
wizards-pass-draw = Draw no more
wizards-pass-pick-ring = Test none
wizards-pass-play-ring = Play none
wizards-pass-before-influence = Roll now
wizards-pass-before-check = Roll now
wizards-pass-long-events = End long-event phase
wizards-pass-exchange = Exchange no more
wizards-pass-end = End the turn
wizards-pass-discard = Discard nothing
wizards-pass-fetch = Take no more
wizards-pass-sideboard = Do not use it
wizards-pass-side-pick = Take no more
wizards-pass-identical = Reveal none
wizards-pass-explore = Enter no more sites
wizards-pass-minor-item = Take none
wizards-pass-resist = Do not prevent it
wizards-pass-in-site = Finish at this site
wizards-pass-guard-reveal = Do not reveal it
wizards-pass-attack-from-hand = Do not attack
wizards-pass-rescue-ends = Nobody
wizards-pass-respond = Do not respond
wizards-pass-add = Declare nothing more
wizards-pass-aim = Without a target
wizards-pass-aim-user = Without a character
wizards-pass-aim-company = Without a company
wizards-pass-priority = Play nothing now
wizards-pass-meet = Meet nobody
wizards-pass-call-off = Nobody
wizards-pass-entrust = Nobody
wizards-pass-praise = Declare it now
wizards-pass-replace-ring = Replace none
wizards-pass-pass = Move no further
wizards-pass-mirror = Neither
wizards-pass-from-afar = None
wizards-pass-search-site = Take nothing
wizards-pass-call = Do not call it
wizards-pass-show = Reveal none
wizards-pass-organization-end = Play nothing more
wizards-pass-organize = End organization phase
wizards-pass-cleanse = Nobody more
wizards-choice-pass-on = Nothing on this company
wizards-effect-pass-on = You are not asked again until another company moves or enters its site, or your own is attacked.
wizards-choice-pass-turn = Nothing this whole turn
wizards-effect-pass-turn = You are not asked again this turn, unless your own company is attacked.
wizards-choice-play = { $mode ->
    [0] Play { $card }
   *[other] Play { $card }: { $when-said }
}
wizards-effect-play = { $when }, from your hand.
wizards-choice-use = { $mode ->
    [0] Use { $piece }
   *[other] Use { $piece }: { $when-said }
}
wizards-effect-use = { $mode ->
    [0] { $when }.
   *[other] { "" }
}
wizards-choice-pick = { $piece }
wizards-effect-pick = { "" }
wizards-choice-card = { $card }
wizards-choice-come = Play { $card }
wizards-choice-discard = Discard { $card }
wizards-effect-card = { "" }
wizards-choice-site = { $site }
wizards-effect-site = { "" }
wizards-choice-region = { $region }
wizards-effect-region = The site path goes through { $region }.
wizards-choice-company = { $company }’s company
wizards-effect-company = { "" }
wizards-choice-alone = Form a new company
wizards-effect-alone = { "" }
wizards-choice-number = { $number }
wizards-effect-number = { "" }
wizards-excess = { $number ->
    [0] None
    [1] One (−1 to their prowess)
    [2] Two (−2 to their prowess)
    [3] Three (−3 to their prowess)
   *[other] { $number } (−{ $number } to prowess)
}
wizards-excess-effect = { $number ->
    [0] The strikes left over stay for other characters; the last one takes all that are left.
   *[other] The character fights this strike with { $number } less prowess.
}
wizards-choice-way = { $number ->
    [0] The first attack
    [1] The second attack
   *[other] The third attack
}
wizards-effect-way = { "" }
wizards-choice-yes = Do it
wizards-effect-yes = { "" }
wizards-choice-follow = { $piece } follows { $leader }
wizards-effect-follow = { $leader } controls { $piece } with direct influence.
wizards-choice-general = { $piece }: general influence
wizards-effect-general = { $piece } comes under your general influence.
wizards-choice-join = Join { $company }: { $piece }
wizards-effect-join = { $piece } joins { $company }’s company.
wizards-choice-part = Split off { $piece }
wizards-effect-part = { $piece } forms a new company.
wizards-choice-give = Give { $piece } to { $to }
wizards-choice-give-start = { $to }
wizards-effect-give = If { $piece } gives corruption points, its bearer makes a corruption check first.
wizards-effect-give-start = { $to } starts the game with it.

wizards-choice-store = Store { $piece }
wizards-effect-store = After a corruption check { $piece } goes to the marshalling point pile.
wizards-choice-remove = Try to remove { $piece }
wizards-effect-remove = The character taps and tries to remove { $piece }.
wizards-choice-try = Remove { $piece } (−3)
wizards-effect-try = The character tries to remove { $piece } without tapping, at −3.
wizards-choice-head = Move { $company } to { $site }
    .listed = { $site }
wizards-effect-head = { $company }’s company declares { $site } as its destination, face down.
wizards-choice-stay = Stay: { $company }
    .listed = Stay
wizards-effect-stay = { $company }’s company does not move this turn.
wizards-choice-enter = Enter { $site }: { $company }
wizards-effect-enter = { $company }’s company enters { $site }. What is there attacks first; then they may act.
wizards-choice-stay-out = Do not enter { $site }: { $company }
wizards-effect-stay-out = { $company }’s company does not enter { $site }, and does nothing there this turn.
wizards-choice-dismiss = Discard { $piece }
wizards-effect-dismiss = { "" }
wizards-choice-guard = Place { $card } on guard
wizards-effect-guard = { $card } lies face down at the site and counts against the hazard limit.
wizards-choice-side-discard = Five to the discards
wizards-effect-side-discard = Up to five cards of the sideboard go to your discard pile.
wizards-choice-side-deck = One to the deck
wizards-effect-side-deck = One card of the sideboard goes into your play deck, which is shuffled.
wizards-choice-gain = Play { $card }: { $by }
    .listed = { $by }
wizards-effect-gain = { $by } taps to play { $card }.
wizards-effect-gain-rolled = { $by } taps to try to play { $card }: a roll of two dice, { $bonus ->
    [0] unmodified
   *[other] { SIGNED($bonus) }
}, must be more than { $needed }.
wizards-choice-influence = Influence { $of }: { $by }
wizards-effect-influence = { $by } taps to try to influence { $of }.
wizards-effect-influence-rolled = { $by } taps to try to influence { $of }: your roll of two dice, { $bonus ->
    [0] unmodified
   *[other] { SIGNED($bonus) }
}, must be more than your opponent’s, { $needed ->
    [0] unmodified
   *[other] { SIGNED($needed) }
}.

# Phases and endings
wizards-phase-preparation = Character draft
wizards-phase-untap = Untap
wizards-phase-organization = Organization
wizards-phase-long-events = Long-event
wizards-phase-movement = Movement/hazard
wizards-phase-sites = Site
wizards-phase-end-of-turn = End of turn
wizards-phase-council = Free Council
wizards-over-ring = The One Ring has been destroyed: { $winners } wins.
    .said = the One Ring has been destroyed
wizards-over-council = { $winners-count ->
    [one] The Free Council decides: { $winners } wins.
   *[other] The Free Council decides: a draw between { $winners }.
}
    .said = the Free Council has decided
wizards-over-wizard-lost = A Wizard has fallen: { $winners } wins.
    .said = a Wizard has fallen

# What happened ($seat: whose; $you: whether it is the reader)
wizards-event-rolled = { $you ->
    [yes] You roll { $one } and { $two }.
   *[no] { $seat } rolls { $one } and { $two }.
}
wizards-event-begins = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
wizards-event-drafted = { $you ->
    [yes] You reveal { $card } for your starting company.
   *[no] { $seat } reveals { $card } for the starting company.
}
    .sum = { $you ->
        [yes] You reveal { $card } for your starting company.
       *[no] { $seat } reveals { $card } for the starting company.
    }
wizards-event-clashed = Both reveal { $card }, which is set aside.
wizards-event-draft-stopped = { $you ->
    [yes] You reveal no more characters.
   *[no] { $seat } reveals no more characters.
}
wizards-event-start-item = { $you ->
    [yes] { $on } starts with { $card } in your company.
   *[no] { $on } starts with { $card } in { $seat }’s company.
}
wizards-event-turn = { $you ->
    [yes] Turn { $number }: yours.
   *[no] Turn { $number }: { $seat }’s.
}
wizards-event-phase = { $phase }.
wizards-event-drew-this = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
    .sum = { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
wizards-event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
    .sum = { $you ->
        [yes] You draw { $times } cards.
       *[no] { $seat } draws { $times } cards.
    }
wizards-event-exhausted = { $you ->
    [yes] You have exhausted your play deck
   *[no] { $seat } has exhausted the play deck
} ({ $times ->
    [one] once
   *[other] { $times } times
}).
wizards-event-shuffled = { $you ->
    [yes] You shuffle your play deck.
   *[no] { $seat } shuffles the play deck.
}
wizards-event-discarded = { $you ->
    [yes] Your { $card } is discarded.
   *[no] { $seat }’s { $card } is discarded.
}
    .sum = { $you ->
        [yes] Your { $card } are discarded.
       *[no] { $seat }’s { $card } are discarded.
    }
wizards-event-discarded-this = { $you ->
    [yes] You discard { $card } from hand.
   *[no] { $seat } discards { $card } from hand.
}
    .sum = { $you ->
        [yes] You discard { $card } from hand.
       *[no] { $seat } discards { $card } from hand.
    }
wizards-event-discarded-unseen = { $you ->
    [yes] You discard a card from hand.
   *[no] { $seat } discards a card from hand.
}
    .sum = { $you ->
        [yes] You discard { $times } cards from hand.
       *[no] { $seat } discards { $times } cards from hand.
    }
wizards-event-eliminated = { $you ->
    [yes] Your { $card } is eliminated.
   *[no] { $seat }’s { $card } is eliminated.
}
    .sum = { $you ->
        [yes] Your { $card } are eliminated.
       *[no] { $seat }’s { $card } are eliminated.
    }
wizards-event-returned = { $you ->
    [yes] { $card } returns to your hand.
   *[no] { $card } returns to the hand of { $seat }.
}
wizards-event-exchanged = { $you ->
    [yes] You exchange cards with your sideboard.
   *[no] { $seat } exchanges cards with the sideboard.
}
wizards-event-from-sideboard = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the sideboard.
wizards-event-joined = { $you ->
    [yes] You play { $card } at { $site }.
   *[no] { $seat } plays { $card } at { $site }.
}
wizards-event-followed = { $card } now follows { $leader }.
wizards-event-general = { $you ->
    [yes] You control { $card } with general influence.
   *[no] { $seat } controls { $card } with general influence.
}
wizards-event-regrouped = { $you ->
    [yes] { $card } changes company.
   *[no] { $seat }’s { $card } changes company.
}
wizards-event-gave = { $from } gives { $card } to { $to }.
wizards-event-stored = { $you ->
    [yes] You store { $card }.
   *[no] { $seat } stores { $card }.
}
wizards-event-headed = { $you ->
    [yes] You declare a destination.
   *[no] { $seat } declares a destination.
}
    .sum = { $you ->
        [yes] You declare { $times } destinations.
       *[no] { $seat } declares { $times } destinations.
    }
wizards-event-headed-there = { $you ->
    [yes] You declare { $site } as destination.
   *[no] { $seat } declares { $site } as destination.
}
wizards-event-stays = { $you ->
    [yes] Your company stays.
   *[no] { $seat }’s company stays.
}
wizards-event-moves = { $you ->
    [yes] Your company moves to { $site }; hazard limit { $limit }.
   *[no] { $seat }’s company moves to { $site }; hazard limit { $limit }.
}
wizards-event-remains = { $you ->
    [yes] Your company remains at { $site }; hazard limit { $limit }.
   *[no] { $seat }’s company remains at { $site }; hazard limit { $limit }.
}
wizards-event-arrived = { $you ->
    [yes] Your company arrives at { $site }.
   *[no] { $seat }’s company arrives at { $site }.
}
wizards-event-sent-back = { $you ->
    [yes] Your company must return to { $site }.
   *[no] { $seat }’s company must return to { $site }.
}
wizards-event-united = { $you ->
    [yes] Two of your companies join at { $site }.
   *[no] Two of { $seat }’s companies join at { $site }.
}
wizards-event-lost-way = { $you ->
    [yes] Your company does not find the way from { $site }.
   *[no] { $seat }’s company does not find the way from { $site }.
}
wizards-event-declared = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
wizards-event-declared-on = { $you ->
    [yes] You play { $card } on { $on }.
   *[no] { $seat } plays { $card } on { $on }.
}
wizards-event-used = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
wizards-event-resolved = { $you ->
    [yes] Your { $card } takes effect.
   *[no] { $seat }’s { $card } takes effect.
}
wizards-event-resolved-rolled = { $you ->
    [yes] Your { $card } takes effect
   *[no] { $seat }’s { $card } takes effect
}: it does what it says if the roll, with what the card adds, is less than { $number }.
wizards-event-turns-back = { $you ->
    [yes] Your { $card } does not let the company pass.
   *[no] { $card } of { $seat } does not let the company pass.
}
wizards-event-fizzled = { $you ->
    [yes] Your { $card } has no effect.
   *[no] { $seat }’s { $card } has no effect.
}
wizards-event-on-guard = { $you ->
    [yes] You place an on-guard card.
   *[no] { $seat } places an on-guard card.
}
wizards-event-on-guard-this = { $you ->
    [yes] You place { $card } on guard.
   *[no] { $seat } places { $card } on guard.
}
wizards-event-revealed = { $you ->
    [yes] You reveal { $card }, which was on guard.
   *[no] { $seat } reveals { $card }, which was on guard.
}
wizards-event-hand-shown = { $you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
wizards-event-guard-back = { $you ->
    [yes] Your on-guard cards return to hand.
   *[no] { $seat }’s on-guard cards return to hand.
}
wizards-event-attacked = { $you ->
    [yes] An attack on your company: { $race }, { $strikes ->
        [one] 1 strike
       *[other] { $strikes } strikes
    } with { $prowess } prowess.
   *[no] An attack on { $seat }’s company: { $race }, { $strikes ->
        [one] 1 strike
       *[other] { $strikes } strikes
    } with { $prowess } prowess.
}
wizards-event-attack-cancelled = { $you ->
    [yes] You cancel the attack.
   *[no] { $seat } cancels the attack.
}
wizards-event-strike-at = { $you ->
    [yes] Your { $card } faces a strike.
   *[no] { $seat }’s { $card } faces a strike.
}
wizards-event-fought = { $you ->
    [yes] Your { $card } fights: { $roll } + { $prowess } against { $strike }.
   *[no] { $seat }’s { $card } fights: { $roll } + { $prowess } against { $strike }.
}
wizards-event-wounded = { $you ->
    [yes] Your { $card } is wounded.
   *[no] { $seat }’s { $card } is wounded.
}
wizards-event-body-check = { $card }’s body check: { $roll } against { $body }, { $above ->
    [0] withstood
   *[other] not withstood
}.
wizards-event-strike-cancelled = { $you ->
    [yes] The strike against your { $card } is cancelled.
   *[no] The strike against { $seat }’s { $card } is cancelled.
}
wizards-event-defeated = { $you ->
    [yes] You defeat { $card }.
   *[no] { $seat } defeats { $card }.
}
wizards-event-corruption = { $you ->
    [yes] Your { $card }’s corruption check
   *[no] Corruption check by { $seat }’s { $card }
}: { $roll }, { $bonus ->
    [0] unmodified
   *[other] { SIGNED($bonus) } to the roll
}, against { $points }: { $above ->
    [0] failed
   *[other] passed
}.
wizards-event-influence = { $you ->
    [yes] Your { $card } tries to influence { $of }
   *[no] { $seat }’s { $card } tries to influence { $of }
}: { $roll }, { $bonus ->
    [0] unmodified
   *[other] { SIGNED($bonus) } to the roll
}, against { $needed }: { $above ->
    [0] failed
   *[other] successful
}.
wizards-event-entered = { $you ->
    [yes] Your company enters { $site }.
   *[no] { $seat }’s company enters { $site }.
}
wizards-event-did-not-enter = { $you ->
    [yes] Your company does nothing at { $site }.
   *[no] { $seat }’s company does nothing at { $site }.
}
wizards-event-gained = { $you ->
    [yes] Your { $by } brings in { $card }.
   *[no] { $seat }’s { $by } brings in { $card }.
}
wizards-event-tested = { $you ->
    [yes] You test { $card }: { $roll }.
   *[no] { $seat } tests { $card }: { $roll }.
}
wizards-event-turned = { $card } taps.
    .sum = These tap: { $card }.
wizards-event-called = { $you ->
    [yes] You call the Free Council.
   *[no] { $seat } calls the Free Council.
}
wizards-event-shown = { $you ->
    [yes] You reveal { $card } at the Council.
   *[no] { $seat } reveals { $card } at the Council.
}
wizards-event-counted = { $points ->
    [one] { $you ->
        [yes] You have 1 marshalling point.
       *[no] { $seat } has 1 marshalling point.
    }
   *[other] { $you ->
        [yes] You have { $points } marshalling points.
       *[no] { $seat } has { $points } marshalling points.
    }
}
wizards-event-over = The game is over: { $ending }. { $winners-count ->
    [one] { $winners } wins.
   *[other] A draw between { $winners }.
}

# Why not
wizards-no-not-now = Not now: answer the question that is open first.
wizards-no-not-asked = It is not your decision.
wizards-no-over = The game is over.
wizards-no-for-nothing = It would change nothing but what it costs.
wizards-no-for-nothing-of = { $piece } would cost something and change nothing.
wizards-no-not-in-hand = { $piece } is not in your hand.
wizards-no-wrong-time = { $piece } is played at another time: { $when-said }.
wizards-no-no-target = There is no target here for { $piece }: its text says what it needs.
wizards-no-no-target-of = { $piece } needs a target that is not here: { $what }.

wizards-no-condition = { $piece } requires something else first: its text says what.
wizards-no-tests = { $piece } requires something else first: its text says what.
wizards-no-condition-of = { $piece } requires this: { $what }.
wizards-no-hushed = A card in play does not allow this: { $piece }.
wizards-no-deck-full = At most 10 characters may go into the play deck.

wizards-no-cost = { $piece } needs { $cost }.
wizards-no-no-duplicate = There cannot be another copy: { $piece }.
wizards-no-unique = { $piece } is unique and already in play.
wizards-no-eliminated = { $piece } was eliminated and does not return.
wizards-no-not-supported = Bree does not support this card yet.
wizards-no-hazard-limit = The hazard limit is used up: 0 left.
wizards-no-no-key = The creature can be keyed neither to this site path nor to this site.
wizards-no-starts-chain = { $piece } cannot be played in response.
wizards-no-one-corruption-card = The character has already received a corruption card this turn.
wizards-no-no-influence = Your unused general influence, { $has }, is too little for { $piece }.
wizards-no-no-direct-influence = { $leader } has too little unused direct influence for { $piece }.
wizards-this-card = this card
wizards-need-limit = room in the hazard limit
wizards-need-once = not to have tried it this turn
wizards-need-hand = the right card in hand
wizards-need-spend-event = the right event of yours in play
wizards-need-tap = an untapped character who can tap for it
wizards-need-tap-self = this card untapped
wizards-need-tap-bearer = an untapped bearer
wizards-need-tap-target = an untapped agent
wizards-need-tap-site = an untapped site
wizards-need-discard-self = this card in play
wizards-need-stored = { $card } stored
wizards-need-spend = { $card } in the company
wizards-no-one-character = You have already played a character this turn.
wizards-no-not-home = This is neither { $piece }’s home site nor a Haven.
wizards-no-wizard-home = A Wizard is played at his home site or at Rivendell.
wizards-no-no-site-card = You do not have the card of that site.
wizards-no-wizard-company = { $piece } must join your Wizard’s company.
wizards-no-one-wizard = You have already revealed another Wizard.
wizards-no-wizard-lost = You have lost your Wizard and cannot play another.
wizards-no-not-at-haven = { $piece } is neither at a Haven nor at home.
wizards-no-no-wizard-discard = A Wizard cannot be discarded while organizing.
wizards-no-company-full = Outside a Haven a company has at most 7 characters.
wizards-no-divide-at-haven = Companies may split only at a Haven.
wizards-no-apart = { $piece } can only join another company at the same site.
wizards-no-only-one = { $piece } cannot split off: nobody would stay in the company.

wizards-no-followers-stay = A follower always stays with their controller.
wizards-no-follower-of-follower = A follower cannot have followers.
wizards-no-already = Nothing would change.
wizards-no-transfer = { $piece } passes, if it is an item, only to another of your characters at the same site.
wizards-no-store = { $piece } is stored at a Haven, if it is an item, or where its text says.
wizards-no-ring-not-stored = { $piece } can never be stored.
wizards-no-not-transferred = { $piece } cannot be transferred: its text forbids it.
wizards-no-tapped = { $piece } is tapped or wounded.
wizards-no-removal = You cannot try to remove { $piece } here.
wizards-no-removal-once = The removal of { $piece } has already been tried this turn.
wizards-no-unreachable = The company cannot reach that site.
wizards-no-basic-taken = Another of your companies has come to that site by starter movement this turn: only one may.
# By starter movement from a Haven ($from), and from another site, whose nearest Haven is $haven; and by regions.
wizards-no-beyond-haven = From { $from } starter movement leads only to the Havens on its card and to the sites that name it as their nearest Haven.
wizards-no-beyond-site = From { $from } starter movement leads only to its nearest Haven: { $haven }.
wizards-no-beyond-regions = No path leads from { $from } to { $site }: neither by starter movement nor through { $most ->
    [one] 1 region.
   *[other] at most { $most } regions.
}
wizards-no-site-gone = That site card is not in your location deck.
wizards-no-same-destination = Another company from the same site of origin is already going there.
wizards-no-one-stays = Another company already stays at this site.
wizards-no-headed = The company already has a destination.
wizards-no-overrun = Discarding { $piece } would not help: that character does not use the influence you lack.
wizards-no-sideboard = Your sideboard holds no card that can be taken now.
wizards-no-sideboard-wizard = For the sideboard your Wizard has to be in play and untapped.
wizards-no-sideboard-deck = Your play deck holds { $has ->
    [one] 1 card
   *[other] { $has } cards
}: with fewer than 5 it takes none from the sideboard.
wizards-no-draw-done = You have drawn all of them.
wizards-no-no-draw = You draw no cards for this company.
wizards-no-must-draw = You must draw at least one.
wizards-no-guard-once = There is already an on-guard card.
wizards-no-guard = { $piece } could not have been played in the movement/hazard phase.
wizards-no-guard-barred = Such a card cannot be revealed from on guard.
wizards-no-target-tapped = { $piece } is not untapped: the defender chooses among the untapped.
wizards-no-has-strike = { $piece } already faces a strike of this attack.
wizards-no-out-of-reach = The strike cannot go against that character.
wizards-no-support = { $piece } cannot support against this strike.
wizards-no-one-skill-card = A skill card has already been played on this strike.
wizards-no-excess = { $left ->
    [0] No excess strikes are left.
    [one] Only 1 excess strike is left.
   *[other] Only { $left } excess strikes are left.
}
wizards-no-heir = Only an unwounded companion who has not kept another item can keep { $piece }.
wizards-no-site-tapped = The site is tapped.
wizards-no-not-playable-here = { $piece } is not playable here: neither the site nor a card allows it.
wizards-no-not-playable-here-of = This site does not allow { $what } such as { $piece }.
wizards-no-ally-place = { $piece } is not playable at this site: its text names the sites.
wizards-no-place-of = { $piece } needs another site: { $what-or }.
wizards-no-faction-place = { $piece } is not playable at this site: its text names the sites.
wizards-no-no-hoard = There is no hoard at this site.
wizards-no-ring-test = A gold ring must be tested first.
wizards-no-minor = Only one more minor item may be played here.
wizards-no-barred = The company has not entered the site.
wizards-no-call = You may call the Council once your play deck has run out { $decks ->
    [one] once, or before that
   *[other] { $decks } times, or one time fewer
} with { $needs ->
    [one] 1 point
   *[other] { $needs } points
}: you have { $has }.
wizards-no-mind-20 = The minds of the starting company would exceed 20.
wizards-no-already-revealed = { $piece } has already been revealed.
wizards-no-influence-opponent = That card cannot be influenced: only the opponent’s characters other than a Wizard, allies, items and factions at this site can.
wizards-no-influence-once = You have already tried to influence a card of the opponent’s this turn.
wizards-no-identical = You need an identical card in hand.
wizards-no-first-turn = The opponent cannot be influenced yet.
wizards-no-regions = The path goes from region to adjacent region, at most 4 of them.
wizards-no-show = { $piece } is not identical to any unique card of the opponent’s.
wizards-no-item-barred = This character cannot bear { $piece }: its text says who can.
wizards-no-item-barred-of = Only { $what } can bear { $piece }.
wizards-no-item-realm = At this site only a Dwarf can take { $piece }.

# What is wrong with a deck ($count: how many there are; $limit: how many there may or must be)
wizards-deck-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}; there must be 30 to 50 (here { $limit }).
wizards-deck-hazards = { $count ->
    [one] 1 hazard
   *[other] { $count } hazards
} and { $limit ->
    [one] 1 resource
   *[other] { $limit } resources
}: there must be as many of each.
wizards-deck-characters = Too many characters: { $count }, limit { $limit }.
wizards-deck-one-wizard = Too many different Wizards: { $count }, limit { $limit }.
wizards-deck-wizards = Too many Wizard cards: { $count }, limit { $limit }.
wizards-deck-creatures = { $count } of at least { $limit } creatures.
wizards-deck-sideboard = Too many cards in the sideboard: { $count }, limit { $limit }.
wizards-deck-no-sideboard = The starter rules have no sideboard: remove its { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
wizards-deck-copies = Too many copies of { $card }: { $count }, limit { $limit }.
wizards-deck-unsupported = Bree does not support { $card } yet: remove it.
wizards-deck-draft = Too many characters for the draft: { $count }, limit { $limit }.
wizards-deck-start-character = { $card } cannot start the game.
wizards-deck-start-items = Too many starting items: { $count }, limit { $limit }.
wizards-deck-start-minor = { $card } is not a minor item and cannot start the game.
wizards-deck-start-hoard = { $card } is a hoard item and cannot start the game.
wizards-deck-rivendell = Add Rivendell to the sites.

# What odd cards ask
wizards-ask-pass = { $asked }
wizards-ask-meet = { $you ->
    [yes] Who is met, and who controls them?
   *[no] { $seats } decides who is met.
}
wizards-ask-call-off = { $asked }
wizards-ask-entrust = { $asked }
wizards-ask-replace-ring = { $you ->
    [yes] Which ring takes the place of a gold ring?
   *[no] { $seats } decides which ring takes the place of a gold ring.
}
wizards-ask-search-site = { $you ->
    [yes] What is found at the site, and by whom?
   *[no] { $seats } decides what is found at the site.
}
wizards-ask-from-afar = { $you ->
    [yes] Which faction is to come?
   *[no] { $seats } decides which faction is to come.
}
wizards-ask-mark = { $you ->
    [yes] Which of the wounded is given the card?
   *[no] { $seats } decides which of the wounded is given the card.
}
wizards-event-looks = { $seat } looks at { $of }’s hidden cards.
wizards-event-seen = Seen there: { $card }.
wizards-no-one-manifestation = Another manifestation of the same being is in play.
wizards-no-manifestation-gone = Another manifestation of the same being is gone for good.
wizards-ask-cleanse = { $you ->
    [yes] Who tries to remove a wound of the Nazgûl, instead of untapping or healing?
   *[no] { $seats } decides whose wounds are tended.
}
wizards-effect-remove-resting = A roll for { $piece }; the character neither untaps nor heals this turn.
wizards-ask-resist = { $asked }
wizards-ask-mirror = { $you ->
    [yes] Whose play deck do you look at?
   *[no] { $seats } decides at which play deck to look.
}
wizards-way-own-deck = Your own deck
wizards-way-own-deck-effect = You see its top cards, which are shuffled there.
wizards-way-their-deck = The opponent’s deck
wizards-way-their-deck-effect = You see its top cards, which are shuffled there.
wizards-way-no-deck = Neither
wizards-way-no-deck-effect = No deck is looked at.
wizards-ask-praise = { $you ->
    [yes] Who taps, and which Nazgûl is driven away?
   *[no] { $seats } decides who taps against the Nazgûl.
}
wizards-way-the-attack = The attack
wizards-way-the-attack-effect = The Nazgûl’s attack is cancelled.
wizards-way-praised = Declare it now
wizards-way-praised-effect = The card is declared.
wizards-option-alone = Alone
    .help = The second seat plays hazards only, and you have a goal. Put a bot there.
wizards-option-alone-no = No, two players
wizards-option-alone-yes = Yes, against the hazards
wizards-option-goal = Goal, when alone
    .help = The marshalling points (MP) to reach.
wizards-option-goal-12 = 12 points
wizards-option-goal-16 = 16 points
wizards-option-goal-20 = 20 points
wizards-option-goal-24 = 24 points
wizards-option-turns = Turns, when alone
    .help = How many turns you have.
wizards-option-turns-8 = 8 turns
wizards-option-turns-10 = 10 turns
wizards-option-turns-12 = 12 turns
wizards-option-turns-15 = 15 turns
wizards-over-goal = The goal is reached: { $winners } wins.
    .said = the goal is reached
wizards-over-goal-missed = The goal is not reached: { $winners } wins.
    .said = the goal is not reached
wizards-no-goal = The goal is { $needs ->
    [one] 1 marshalling point
   *[other] { $needs } marshalling points
}: you have { $has }.
wizards-page-alone = Alone: { $points } points in { $turns } turns

# Kinds of answers that lie on the board, as buttons.
wizards-answers-head = Move { $company }
wizards-answers-stay-out = Do not enter
wizards-answers-play = Play a card
wizards-answers-guard = Place on guard
wizards-answers-gain = Play { $card }
wizards-answers-use = Use a card in play
wizards-answers-pick = Choose
wizards-answers-support = Support: another taps (+1)
wizards-answers-strike = Resolve a strike
wizards-answers-card = Choose a card
wizards-answers-draft = Choose a character
wizards-answers-discard = Discard a card
wizards-answers-character = Play a character
wizards-answers-follow = Change followers
wizards-answers-join = Reorganize
wizards-answers-give = Transfer
wizards-answers-dismiss = Discard a character
wizards-answers-store = Store
wizards-answers-remove = Remove corruption
wizards-answers-influence = Influence the opponent
wizards-answers-agent = Use an agent
wizards-deck-start-barred = { $card } may not start the game.
wizards-trade = Trade with the site
wizards-trade-effect = You give what the site asks for, for what it offers.
wizards-pass-trade = Give nothing
wizards-ask-trade = { $you ->
    [yes] What do you give for what the site offers?
   *[no] { $seats } decides what to give for what the site offers.
}
wizards-no-shielded = An ally stands before that character and takes a strike first.
wizards-pass-relieve = Nobody
wizards-ask-relieve = { $you ->
    [yes] Which Hobbit comes in his place?
   *[no] { $seats } decides which Hobbit comes in his place.
}
wizards-pass-tame = Nobody
wizards-ask-tame = { $you ->
    [yes] The agent has failed: who taps to play Gollum?
   *[no] { $seats } may play Gollum, for the agent has failed.
}
wizards-pass-snatch = None
wizards-ask-snatch = { $you ->
    [yes] Which ring does the agent take?
   *[no] { $seats } decides which ring the agent takes.
}
wizards-pass-spare = Nothing else
wizards-ask-spare = { $asked }
wizards-ask-restack = { $you ->
    [yes] Which card do you put on top of your play deck next?
   *[no] { $seats } puts cards on top of the play deck.
}
wizards-ask-give-up-ring = { $you ->
    [yes] Which ring do you discard?
   *[no] { $seats } discards a ring.
}
wizards-ask-tap-one = { $asked }
wizards-ask-feed = { $you ->
    [yes] Which hazard creature do you discard?
   *[no] { $seats } must discard a hazard creature.
}
wizards-ask-foresight = { $you ->
    [yes] Which of these cards do you take?
   *[no] { $seats } takes one of these cards.
}
wizards-event-guard-gone = { $you ->
    [yes] Your on-guard card is discarded.
   *[no] { $seat }’s on-guard card is discarded.
}
wizards-ask-isolate = { $you ->
    [yes] Which automatic-attack remains?
   *[no] { $seats } decides which automatic-attack remains.
}
wizards-ask-pledge = { $you ->
    [yes] Which item goes to whom?
   *[no] { $seats } decides which item goes to whom.
}
wizards-pass-pledge = Give nothing
wizards-way-first-attack = The first automatic-attack
wizards-way-first-attack-effect = The company faces it, and no other.
wizards-way-second-attack = The second automatic-attack
wizards-way-second-attack-effect = The company faces it, and no other.
wizards-way-third-attack = The third automatic-attack
wizards-way-third-attack-effect = The company faces it, and no other.
wizards-way-last-attack = The last automatic-attack
wizards-way-last-attack-effect = The company faces it, and no other.
wizards-ask-choose = { $asked }
wizards-pass-choose = None
wizards-need-tap-agent = an untapped agent that may be revealed
wizards-need-spend-agent = an agent that may be revealed
wizards-ask-rise = { $asked }
wizards-pass-rise = Nothing
wizards-no-mired = The company has to tap first: the card that lies on it requires it.

# The last cards
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
wizards-event-put-on-deck = { $you ->
    [yes] You put it on top of your play deck instead.
   *[no] { $seat } puts it on top of the play deck instead.
}
wizards-ask-endure = { $you ->
    [yes] Do you put the discarded card on top of your play deck instead?
   *[no] { $seats } decides where the discarded card goes.
}
wizards-yes-endure = On top of the play deck
wizards-yes-endure-effect = It lies face down on top of your play deck.
wizards-pass-endure = Leave it discarded
wizards-ask-help-removal = { $asked }
wizards-pass-help-removal = Roll
wizards-ask-divest = { $you ->
    [yes] Which item goes to whom, before its bearer returns to your hand?
   *[no] { $seats } decides which item goes to whom.
}
wizards-pass-divest = Hand on nothing more
wizards-ask-second-strike = { $you ->
    [yes] Do you face a second strike of the attack with the same character?
   *[no] { $seats } decides whether to face a second strike with the same character.
}
wizards-yes-second-strike = Face a second strike
wizards-yes-second-strike-effect = The character faces two strikes of this attack, one after the other.
wizards-pass-second-strike = One is enough
wizards-event-named = { $you ->
    [yes] You name { $card }.
   *[no] { $seat } names { $card }.
}
wizards-ask-loot = { $you ->
    [yes] Which item of the site do you take?
   *[no] { $seats } may take an item of the site.
}
wizards-pass-loot = Take nothing
wizards-ask-led-away = { $you ->
    [yes] Where is the company instead?
   *[no] { $seats } decides where the company is instead.
}
wizards-ask-found-ally = { $you ->
    [yes] Which ally joins?
   *[no] { $seats } may play an ally.
}
wizards-pass-found-ally = None
wizards-ask-name-card = { $you ->
    [yes] Which card do you name?
   *[no] { $seats } names a card.
}
wizards-ask-riddle-player = { $you ->
    [yes] Which of your characters plays the riddle game?
   *[no] { $seats } chooses who plays the riddle game.
}
wizards-ask-unveiling = { $you ->
    [yes] Which hazard do you show and shuffle into your play deck?
   *[no] { $seats } chooses hazards to shuffle into the play deck.
}
wizards-ask-watch = { $you ->
    [yes] Which scout taps, so that the card stays?
   *[no] { $seats } may tap a scout, so that the card stays.
}
wizards-pass-watch = None: discard the card
wizards-ask-lay-arms = { $you ->
    [yes] Which minor item do you lay under the Armory?
   *[no] { $seats } lays minor items under the Armory.
}
wizards-pass-lay-arms = No more
wizards-ask-shelve = { $you ->
    [yes] Do you lay the stored item under the Armory instead?
   *[no] { $seats } decides where the stored item lies.
}
wizards-yes-shelve = Under the Armory
wizards-yes-shelve-effect = It can be played from there later.
wizards-pass-shelve = Leave it stored
wizards-ask-knife = { $you ->
    [yes] Which creature attacks the agent?
   *[no] { $seats } decides which creature attacks the agent.
}
wizards-ask-pick-camp = { $you ->
    [yes] In which region does the card lie?
   *[no] { $seats } decides in which region the card lies.
}
wizards-ask-backing = { $asked }
wizards-pass-backing = Roll without more support
wizards-ask-gnawed = { $asked }
wizards-ask-upkeep = { $asked }
wizards-pass-upkeep = Discard the card in play
wizards-ask-exposed = { $you ->
    [yes] Which of these cards do you take out of the game?
   *[no] { $seats } may take one of these cards out of the game.
}
wizards-pass-exposed = None
wizards-ask-recalled = { $asked }
wizards-ask-sway-whom = { $asked }
wizards-pass-sway-whom = Nobody
wizards-ask-before-sway = { $asked }
wizards-pass-before-sway = Roll now
wizards-ask-brace = { $asked }
wizards-ask-breath = { $asked }
wizards-pass-breath = Do not tap
wizards-ask-buried = { $asked }
wizards-ask-burn = { $asked }
wizards-pass-burn = Do not play it
wizards-ask-carried-off = { $asked }
wizards-pass-carried-off = No
wizards-ask-first-strike = { $asked }
wizards-pass-first-strike = Assign none
wizards-ask-shore = { $asked }
wizards-pass-shore = To none
wizards-ask-stirred = { $asked }
wizards-pass-stirred = None
wizards-ask-prize = { $you ->
    [yes] Who of the company takes the prize?
   *[no] { $seats } may play a card with the company.
}
wizards-pass-prize = Nobody
wizards-ask-skip = { $you ->
    [yes] Do you skip this turn to remove the card that costs you points?
   *[no] { $seats } may skip the turn.
}
wizards-pass-skip = Do not skip it
wizards-yes-breath = Tap: +3
wizards-yes-breath-effect = The character taps, and adds 3 to the body against the fire.
wizards-yes-carried-off = Carry off
wizards-yes-carried-off-effect = −1 to the prowess of the strike; if it succeeds, its target is discarded.
wizards-yes-skip = Skip the turn
wizards-yes-skip-effect = The card goes to its owner’s discard pile, and the turn is over.
