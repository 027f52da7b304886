# SATM: what is asked, chosen, what happens and what may not be.

wizards-name = Middle-earth: The Wizards
wizards-about = Two Wizards gather characters, items, factions and allies all over Middle-earth, and each sets the perils of the road on the other's companies.

# The options of a table
wizards-option-rules = Level
    .help = The standard rules add the sideboard, the region map, and influencing the opponent.
wizards-option-rules-standard = Standard rules
wizards-option-rules-basic = Basic rules
wizards-option-length = Length
    .help = How many times a play deck runs out before the Council.
wizards-option-length-two = Two decks (tournament)
wizards-option-length-three = Three decks
wizards-option-length-four = Four decks
wizards-option-rulings = Later rulings
    .help = Where the book and later official rulings differ.
wizards-option-rulings-book = As the book says
wizards-option-rulings-official = The official rulings
wizards-option-deck-1 = Deck of the first player
    .help = Which deck the first seat plays.
wizards-option-deck-1-gandalf = Starter deck of Gandalf
wizards-option-deck-1-saruman = Starter deck of Saruman
wizards-option-deck-2 = Deck of the second player
    .help = Which deck the second seat plays.
wizards-option-deck-2-gandalf = Starter deck of Gandalf
wizards-option-deck-2-saruman = Starter deck of Saruman
wizards-option-minor-from-discard = Additional minor item
    .help = Where the minor item taken after a resource may come from.
wizards-option-minor-from-discard-no = From hand
wizards-option-minor-from-discard-yes = Also from the discards or the sideboard
wizards-option-seen-sites-guarded = Sites just visited
    .help = What happens at a site that is among the opponent's discards.
wizards-option-seen-sites-guarded-no = As at any other
wizards-option-seen-sites-guarded-yes = Its automatic-attacks are stronger
wizards-option-half-creatures = Agents in a deck
    .help = Do agents count half among the twelve creatures?
wizards-option-half-creatures-table = As the table
wizards-option-half-creatures-book = As the book says
wizards-option-half-creatures-official = The ruling
wizards-option-starting-items = Starting minor items
    .help = By the ruling, none of them is unique.
wizards-option-starting-items-table = As the table
wizards-option-starting-items-book = As the book says
wizards-option-starting-items-official = The ruling
wizards-option-company-at-wizard = New companies beside the Wizard
    .help = By the ruling, a character may form a company of its own where your Wizard is.
wizards-option-company-at-wizard-table = As the table
wizards-option-company-at-wizard-book = As the book says
wizards-option-company-at-wizard-official = The ruling
wizards-option-company-size = Hobbits in a company
    .help = By the ruling, two of them count as one for the limit of seven.
wizards-option-company-size-table = As the table
wizards-option-company-size-book = As the book says
wizards-option-company-size-official = The ruling
wizards-option-haven-split = Dividing at a haven
    .help = By the ruling, all but one of the companies divided there must move.
wizards-option-haven-split-table = As the table
wizards-option-haven-split-book = As the book says
wizards-option-haven-split-official = The ruling
wizards-option-influence-overrun = Exceeding general influence
    .help = By the ruling, you may exceed it until the organization phase ends.
wizards-option-influence-overrun-table = As the table
wizards-option-influence-overrun-book = As the book says
wizards-option-influence-overrun-official = The ruling
wizards-option-free-transfer = Giving items away
    .help = By the ruling, each needs a corruption check, also if it gives no corruption points.
wizards-option-free-transfer-table = As the table
wizards-option-free-transfer-book = As the book says
wizards-option-free-transfer-official = The ruling
wizards-option-wizard-corruption = A Wizard who fails narrowly
    .help = By the ruling, a Wizard who fails a corruption check by any margin is eliminated; in the book he may be discarded, at the same cost.
wizards-option-wizard-corruption-table = As the table
wizards-option-wizard-corruption-book = As the book says
wizards-option-wizard-corruption-official = The ruling
wizards-option-basic-support = Supporting a check
    .help = By the ruling, characters support corruption checks also with the basic rules.
wizards-option-basic-support-table = As the table
wizards-option-basic-support-book = As the book says
wizards-option-basic-support-official = The ruling
wizards-option-haven-basic-move = Two companies to one haven
    .help = By the ruling, both may use basic movement.
wizards-option-haven-basic-move-table = As the table
wizards-option-haven-basic-move-book = As the book says
wizards-option-haven-basic-move-official = The ruling
wizards-option-haven-merging = Companies that meet at a haven
    .help = By the ruling, they stay apart.
wizards-option-haven-merging-table = As the table
wizards-option-haven-merging-book = As the book says
wizards-option-haven-merging-official = The ruling
wizards-option-region-key-staying = Creatures of named regions
    .help = By the ruling, they attack only companies that move through the region.
wizards-option-region-key-staying-table = As the table
wizards-option-region-key-staying-book = As the book says
wizards-option-region-key-staying-official = The ruling
wizards-option-strikes-left = Strikes at somebody eliminated
    .help = By the ruling, those that are left succeed; in the book they are cancelled.
wizards-option-strikes-left-table = As the table
wizards-option-strikes-left-book = As the book says
wizards-option-strikes-left-official = The ruling
wizards-option-home-site-attack = At one’s home site
    .help = By the ruling, a character taps to cancel an automatic-attack at its home site.
wizards-option-home-site-attack-table = As the table
wizards-option-home-site-attack-book = As the book says
wizards-option-home-site-attack-official = The ruling
wizards-option-wizard-immunity = What a Wizard controls
    .help = By the ruling, the opponent cannot influence it.
wizards-option-wizard-immunity-table = As the table
wizards-option-wizard-immunity-book = As the book says
wizards-option-wizard-immunity-official = The ruling
wizards-option-calling-lost-wizard = A lost Wizard and calling
    .help = By the ruling, the five points lost count when calling, too; in the book at the Council only.
wizards-option-calling-lost-wizard-table = As the table
wizards-option-calling-lost-wizard-book = As the book says
wizards-option-calling-lost-wizard-official = The ruling
wizards-option-council-elimination = Corruption at the Council
    .help = By the ruling, whoever fails by two or more is eliminated.
wizards-option-council-elimination-table = As the table
wizards-option-council-elimination-book = As the book says
wizards-option-council-elimination-official = The ruling
wizards-option-council-reveals = Cards shown at the Council
    .help = By the ruling, only those of which the opponent has a point.
wizards-option-council-reveals-table = As the table
wizards-option-council-reveals-book = As the book says
wizards-option-council-reveals-official = The ruling
wizards-option-lost-wizard = Losing the Wizard, basic rules
    .help = Whoever loses the Wizard loses the game.
wizards-option-lost-wizard-points = It costs points
wizards-option-lost-wizard-defeat = It loses the game
wizards-option-items-left-behind = What a corrupted character leaves
    .help = Whether the others of the company may take one item each.
wizards-option-items-left-behind-book = Everything is discarded
wizards-option-items-left-behind-note = One item for each
wizards-option-wizard-at-start = The Wizard at the start
    .help = Whether it may be of the starting company, with a Mind of 12.
wizards-option-wizard-at-start-no = No
wizards-option-wizard-at-start-yes = Yes
wizards-option-weakest-link = A tie at the Council
    .help = Whether it is broken by corruption checks, harder each time.
wizards-option-weakest-link-no = It is a draw
wizards-option-weakest-link-yes = The weakest link
wizards-option-own-influence-helps = Free influence of one’s own
    .help = Whether a character’s free direct influence may stand in for general influence.
wizards-option-own-influence-helps-no = No
wizards-option-own-influence-helps-yes = Yes
wizards-option-deck-1-own = One’s own
wizards-option-deck-2-own = One’s own

# Decks that players bring
wizards-brings-deck = Your deck
    .help = A list of cards: the community’s format, or a number and a name in each line, in English or Spanish. Headings: Pool, Deck, Sideboard, Sites.
wizards-deck-start-unique = { $card } is unique and cannot be a starting item ({ $count }; at most { $limit }).
wizards-list-name = { $name }
wizards-list-unknown = No card is called ‘{ $name }’.
wizards-list-nearly = No card is called ‘{ $name }’; perhaps { $nearest }?
wizards-list-ambiguous = ‘{ $name }’ may be several: { $of }.
wizards-list-too-many = { $count } of one card are too many.
wizards-list-misplaced = { $name } does not belong under this heading.

# What is asked ($seats: whom)
wizards-ask-draft = { $you ->
    [yes] Choose in secret whom you reveal for your starting company, or stop.
   *[no] Chosen in secret by { $seats }: who is revealed for the starting company.
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
    [yes] Which characters that were left over go into your play deck?
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
    [yes] Do you play anything at the end of the organization phase?
   *[no] { $seats } may play something at the end of the organization phase.
}
wizards-ask-overrun = { $you ->
    [yes] Your influence does not suffice: whom do you discard?
   *[no] { $seats } discards whom the influence does not reach.
}
wizards-ask-long-events = { $you ->
    [yes] Do you play long events?
   *[no] { $seats } may play long events.
}
wizards-ask-next-move = { $you ->
    [yes] Movement: which company is next?
   *[no] { $seats } chooses the next company.
}
wizards-ask-route = { $asked }
wizards-ask-draw = { $asked }
wizards-ask-priority = { $asked }
wizards-ask-respond = { $asked }
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
            [one] You have to discard a card: which?
           *[other] You have to discard { $count } cards: which now?
        }
   *[no] { $seats } discards a card.
}
wizards-ask-explore = { $you ->
    [yes] Which company is next: does it enter its site, or do nothing there?
   *[no] { $seats } chooses which company enters its site.
}
wizards-ask-guard-reveal = { $asked }
wizards-ask-in-site = { $asked }
wizards-ask-minor-item = { $asked }
wizards-ask-discard = { $you ->
    [yes] End of the turn: do you discard a card of your hand?
   *[no] { $seats } may discard a card.
}
wizards-ask-end = { $you ->
    [yes] Do you do anything else before the turn ends?
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
    [yes] Do you show a unique card at the Council?
   *[no] { $seats } may show unique cards.
}
wizards-ask-exchange = { $you ->
    [yes] Which cards do you exchange with the sideboard?
   *[no] { $seats } exchanges cards with the sideboard.
}
wizards-ask-fly = { $asked }
wizards-ask-identical = { $asked }
wizards-ask-fetch = { $asked }

# What can be chosen: what it is called and what it does
wizards-choice-key = Keyed to { $key }
wizards-effect-key = The creature may be played because of { $key }.
wizards-key-none = nothing in particular
wizards-yes-draw = Draw a card
wizards-yes-draw-effect = You draw one more card for the movement.
wizards-yes-call = Call the Council
wizards-yes-call-effect = Your opponent has one more turn; then the Council decides.
wizards-yes-stay-untapped = Stay untapped, at −3
wizards-yes-stay-untapped-effect = The character fights at −3 and does not tap unless it is wounded.
wizards-no-stay-untapped-pass = Fight and tap
wizards-no-stay-untapped-pass-effect = The character fights with all its prowess, and taps.
wizards-way-basic = By the road on the site card
wizards-way-basic-effect = The site path on the card counts.
wizards-way-done = Arrive
wizards-way-done-effect = The way is complete.
wizards-way-reveal = Turn up the card on guard
wizards-way-reveal-effect = The card on guard is revealed and takes effect.
wizards-choice-pass = Pass
wizards-effect-pass = Nothing more is done for now.
wizards-choice-pass-on = Pass while this goes on
wizards-effect-pass-on = You are not asked again until another company is on the move or explores, or your own is attacked.
wizards-choice-pass-turn = Pass this turn
wizards-effect-pass-turn = You are not asked again in this turn, unless your own company is attacked.
wizards-choice-play = Play { $card }{ $mode ->
    [0] { "" }
    [1] , in its second way
    [2] , in its third way
    *[other] , in another way
    }
wizards-effect-play = { $card } is played from hand.
wizards-choice-use = Use { $piece }{ $mode ->
    [0] { "" }
    [1] , in its second way
    [2] , in its third way
    *[other] , in another way
    }
wizards-effect-use = { $piece } is used.
wizards-choice-pick = { $piece }
wizards-effect-pick = { $piece } is chosen.
wizards-choice-card = { $card }
wizards-effect-card = { $card } is chosen.
wizards-choice-site = { $site }
wizards-effect-site = { $site } is chosen.
wizards-choice-region = { $region }
wizards-effect-region = The way goes through { $region }.
wizards-choice-company = The company of { $company }
wizards-effect-company = The company of { $company } is chosen.
wizards-choice-alone = A new company
wizards-effect-alone = It forms a company of its own.
wizards-choice-number = { $number }
wizards-effect-number = It is { $number }.
wizards-choice-way = Way { $number }
wizards-effect-way = It is done in way { $number }.
wizards-choice-yes = Yes
wizards-effect-yes = It is done.
wizards-choice-follow = { $piece } follows { $leader }
wizards-effect-follow = { $leader } controls { $piece } with direct influence.
wizards-choice-general = { $piece } by general influence
wizards-effect-general = { $piece } comes under your general influence.
wizards-choice-join = { $piece } to the company of { $company }
wizards-effect-join = { $piece } joins the company of { $company }.
wizards-choice-part = { $piece } parts
wizards-effect-part = { $piece } forms a new company.
wizards-choice-give = { $piece } to { $to }
wizards-effect-give = { $to } receives { $piece }, after its bearer's corruption check if it gives points.
wizards-choice-store = Store { $piece }
wizards-effect-store = After a corruption check { $piece } goes to the marshalling point pile.
wizards-choice-remove = Be rid of { $piece }
wizards-effect-remove = The character taps and tries to be rid of { $piece }.
wizards-choice-try = Be rid of { $piece } at −3
wizards-effect-try = The character tries to be rid of { $piece } without tapping, at −3.
wizards-choice-head = The company of { $company } to { $site }
wizards-effect-head = The company of { $company } declares { $site } as its destination, face down.
wizards-choice-stay = The company of { $company } stays
wizards-effect-stay = The company of { $company } does not move this turn.
wizards-choice-dismiss = Discard { $piece }
wizards-effect-dismiss = { $piece } is discarded.
wizards-choice-guard = { $card } on guard
wizards-effect-guard = { $card } lies face down at the site and takes one of the hazard limit.
wizards-choice-side-discard = Five to the discards
wizards-effect-side-discard = Up to five cards of the sideboard go to your discard pile.
wizards-choice-side-deck = One to the deck
wizards-effect-side-deck = One card of the sideboard goes into your play deck, which is shuffled.
wizards-choice-gain = { $by } plays { $card }
wizards-effect-gain = { $by } taps to try to play { $card }.
wizards-choice-influence = { $by } influences { $of }
wizards-effect-influence = { $by } taps to try to influence { $of }.

# Phases and endings
wizards-phase-preparation = Preparation
wizards-phase-untap = Untap
wizards-phase-organization = Organization
wizards-phase-long-events = Long events
wizards-phase-movement = Movement
wizards-phase-sites = Sites
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
wizards-event-clashed = Both reveal { $card }, which is put aside.
wizards-event-draft-stopped = { $you ->
    [yes] You reveal nobody more.
   *[no] { $seat } reveals nobody more.
}
wizards-event-start-item = { $you ->
    [yes] { $on } starts with { $card } in your company.
   *[no] { $on } starts with { $card } in the company of { $seat }.
}
wizards-event-turn = { $you ->
    [yes] Turn { $number }: it is yours.
   *[no] Turn { $number }: it is { $seat }'s.
}
wizards-event-phase = { $phase }
wizards-event-drew-this = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
wizards-event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
wizards-event-exhausted = { $you ->
    [yes] You have exhausted your play deck (time { $times }).
   *[no] { $seat } has exhausted the play deck (time { $times }).
}
wizards-event-shuffled = { $you ->
    [yes] You shuffle your play deck.
   *[no] { $seat } shuffles the play deck.
}
wizards-event-discarded = { $you ->
    [yes] Your { $card } is discarded.
   *[no] { $card } of { $seat } is discarded.
}
wizards-event-discarded-this = { $you ->
    [yes] You discard { $card } from hand.
   *[no] { $seat } discards { $card } from hand.
}
wizards-event-discarded-unseen = { $you ->
    [yes] You discard a card from hand.
   *[no] { $seat } discards a card from hand.
}
wizards-event-eliminated = { $you ->
    [yes] Your { $card } is eliminated.
   *[no] { $card } of { $seat } is eliminated.
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
    [yes] You take { $count } from your sideboard.
   *[no] { $seat } takes { $count } from the sideboard.
}
wizards-event-joined = { $you ->
    [yes] You play { $card } at { $site }.
   *[no] { $seat } plays { $card } at { $site }.
}
wizards-event-followed = { $you ->
    [yes] { $card } follows { $leader } now in your company.
   *[no] { $card } follows { $leader } now in the company of { $seat }.
}
wizards-event-general = { $you ->
    [yes] You control { $card } with general influence.
   *[no] { $seat } controls { $card } with general influence.
}
wizards-event-regrouped = { $you ->
    [yes] { $card } changes company among yours.
   *[no] { $card } changes company among those of { $seat }.
}
wizards-event-gave = { $you ->
    [yes] { $from } gives { $card } to { $to }, among yours.
   *[no] { $from } gives { $card } to { $to }, among those of { $seat }.
}
wizards-event-stored = { $you ->
    [yes] You store { $card }.
   *[no] { $seat } stores { $card }.
}
wizards-event-headed = { $you ->
    [yes] You declare a destination.
   *[no] { $seat } declares a destination.
}
wizards-event-headed-there = { $you ->
    [yes] You declare { $site } as destination.
   *[no] { $seat } declares { $site } as destination.
}
wizards-event-stays = { $you ->
    [yes] Your company stays.
   *[no] The company of { $seat } stays.
}
wizards-event-moves = { $you ->
    [yes] Your company moves to { $site }; hazard limit { $limit }.
   *[no] The company of { $seat } moves to { $site }; hazard limit { $limit }.
}
wizards-event-remains = { $you ->
    [yes] Your company remains at { $site }; hazard limit { $limit }.
   *[no] The company of { $seat } remains at { $site }; hazard limit { $limit }.
}
wizards-event-arrived = { $you ->
    [yes] Your company arrives at { $site }.
   *[no] The company of { $seat } arrives at { $site }.
}
wizards-event-sent-back = { $you ->
    [yes] Your company has to return to { $site }.
   *[no] The company of { $seat } has to return to { $site }.
}
wizards-event-united = { $you ->
    [yes] Two companies of yours become one at { $site }.
   *[no] Two companies of { $seat } become one at { $site }.
}
wizards-event-lost-way = { $you ->
    [yes] Your company does not find the way from { $site }.
   *[no] The company of { $seat } does not find the way from { $site }.
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
   *[no] { $card } of { $seat } takes effect.
}
wizards-event-fizzled = { $you ->
    [yes] Your { $card } has no effect.
   *[no] { $card } of { $seat } has no effect.
}
wizards-event-on-guard = { $you ->
    [yes] You place a card on guard.
   *[no] { $seat } places a card on guard.
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
    [yes] Your cards on guard return to hand.
   *[no] The cards on guard of { $seat } return to hand.
}
wizards-event-attacked = { $you ->
    [yes] An attack on your company: { $race }, strikes: { $strikes }, prowess: { $prowess }.
   *[no] An attack on the company of { $seat }: { $race }, strikes: { $strikes }, prowess: { $prowess }.
}
wizards-event-attack-cancelled = { $you ->
    [yes] You cancel the attack.
   *[no] { $seat } cancels the attack.
}
wizards-event-strike-at = { $you ->
    [yes] Your { $card } faces a strike.
   *[no] { $card } of { $seat } faces a strike.
}
wizards-event-fought = { $you ->
    [yes] Your { $card } fights: { $roll } + { $prowess } against { $strike }.
   *[no] { $card } of { $seat } fights: { $roll } + { $prowess } against { $strike }.
}
wizards-event-wounded = { $you ->
    [yes] Your { $card } is wounded.
   *[no] { $card } of { $seat } is wounded.
}
wizards-event-body-check = Body check of { $card }: { $roll } against { $body }.
wizards-event-strike-cancelled = { $you ->
    [yes] The strike at your { $card } is cancelled.
   *[no] The strike at { $card } of { $seat } is cancelled.
}
wizards-event-defeated = { $you ->
    [yes] You defeat { $card }.
   *[no] { $seat } defeats { $card }.
}
wizards-event-corruption = { $you ->
    [yes] Corruption check of your { $card }: { $roll }, modified by { $bonus }, against { $points }.
   *[no] Corruption check of { $card } of { $seat }: { $roll }, modified by { $bonus }, against { $points }.
}
wizards-event-influence = { $you ->
    [yes] Your { $card } tries to influence { $of }: { $roll }, modified by { $bonus }, against { $needed }.
   *[no] { $card } of { $seat } tries to influence { $of }: { $roll }, modified by { $bonus }, against { $needed }.
}
wizards-event-entered = { $you ->
    [yes] Your company enters { $site }.
   *[no] The company of { $seat } enters { $site }.
}
wizards-event-did-not-enter = { $you ->
    [yes] Your company does nothing at { $site }.
   *[no] The company of { $seat } does nothing at { $site }.
}
wizards-event-gained = { $you ->
    [yes] Your { $by } brings in { $card }.
   *[no] { $by } of { $seat } brings in { $card }.
}
wizards-event-tested = { $you ->
    [yes] You test { $card }: { $roll }.
   *[no] { $seat } tests { $card }: { $roll }.
}
wizards-event-turned = { $card } taps.
wizards-event-called = { $you ->
    [yes] You call the Free Council.
   *[no] { $seat } calls the Free Council.
}
wizards-event-shown = { $you ->
    [yes] You show { $card } at the Council.
   *[no] { $seat } shows { $card } at the Council.
}
wizards-event-counted = { $you ->
    [yes] You have { $points } marshalling points.
   *[no] { $seat } has { $points } marshalling points.
}
wizards-event-over = The game is over: { $ending }. { $winners-count ->
    [one] { $winners } wins.
   *[other] A draw between { $winners }.
}

# Why not
wizards-no-not-now = It cannot be chosen now.
wizards-no-not-asked = It is not your decision.
wizards-no-over = The game is over.
wizards-no-not-in-hand = You do not have it in hand.
wizards-no-wrong-time = It is not the time to play it.
wizards-no-no-target = There is nothing for it to affect.
wizards-no-condition = What the card asks for does not hold.
wizards-no-cost = Its cost cannot be paid.
wizards-no-no-duplicate = There cannot be another of it.
wizards-no-unique = It is unique, and in play already.
wizards-no-eliminated = It was eliminated and does not return.
wizards-no-not-supported = The house cannot play this card yet.
wizards-no-hazard-limit = The hazard limit is used up.
wizards-no-no-key = The creature can attack neither on this way nor at this site.
wizards-no-starts-chain = It is not played in response.
wizards-no-one-corruption-card = The character has received a corruption card this turn already.
wizards-no-no-influence = You have no influence left to control it.
wizards-no-one-character = You have played a character this turn already.
wizards-no-not-home = It is neither its home site nor a Haven.
wizards-no-wizard-home = A Wizard is played at his home site or at Rivendell.
wizards-no-no-site-card = You do not have the card of that site.
wizards-no-wizard-company = It has to join your Wizard's company.
wizards-no-one-wizard = You have revealed another Wizard already.
wizards-no-wizard-lost = You have lost your Wizard and cannot play another.
wizards-no-not-at-haven = It is neither at a Haven nor at its home site.
wizards-no-no-wizard-discard = The Wizard cannot be discarded so.
wizards-no-company-full = The company has no room for more.
wizards-no-divide-at-haven = Companies are divided at a Haven.
wizards-no-apart = They are not at the same site.
wizards-no-followers-stay = A follower is always with its controller.
wizards-no-follower-of-follower = A follower cannot have followers.
wizards-no-already = It is so already.
wizards-no-transfer = The item cannot change hands so.
wizards-no-store = It cannot be stored here.
wizards-no-ring-not-stored = The One Ring is not stored.
wizards-no-not-transferred = This card is not transferred.
wizards-no-tapped = It is tapped or wounded.
wizards-no-removal = It cannot be rid of this card.
wizards-no-removal-once = It has tried this turn already.
wizards-no-unreachable = The company cannot reach that site.
wizards-no-site-gone = That site card is not in your location deck.
wizards-no-same-destination = Another company from the same origin goes there already.
wizards-no-one-stays = Another company stays at this site already.
wizards-no-headed = The company has a destination already.
wizards-no-overrun = General influence does not suffice.
wizards-no-sideboard = The sideboard cannot be used now.
wizards-no-draw-done = You have drawn all of them.
wizards-no-no-draw = The company does not let you draw.
wizards-no-must-draw = At least one has to be drawn.
wizards-no-guard-once = There is a card on guard already.
wizards-no-guard = It could not have been played in the movement phase.
wizards-no-guard-barred = Such a card is not revealed on guard.
wizards-no-target-tapped = The defender chooses among the untapped.
wizards-no-has-strike = It faces a strike of this attack already.
wizards-no-out-of-reach = The strike cannot go against that character.
wizards-no-support = It cannot help against this strike.
wizards-no-one-skill-card = A skill card has been played on this strike already.
wizards-no-excess = There are not so many excess strikes left.
wizards-no-heir = It cannot take that.
wizards-no-site-tapped = The site is tapped.
wizards-no-not-playable-here = It is not playable at this site.
wizards-no-ally-place = That ally does not join here.
wizards-no-faction-place = That faction is not here.
wizards-no-no-hoard = There is no hoard at this site.
wizards-no-ring-test = A gold ring has to be tested first.
wizards-no-minor = Only one minor item more fits here.
wizards-no-barred = The company has not entered the site.
wizards-no-call = You cannot call the Council yet.
wizards-no-mind-20 = The minds of the starting company would exceed 20.
wizards-no-already-revealed = It has been revealed already.
wizards-no-influence-opponent = That cannot be influenced.
wizards-no-identical = An identical card in hand is needed.
wizards-no-first-turn = The opponent cannot be influenced yet.
wizards-no-regions = The way is not of adjacent regions, or is too long.
wizards-no-show = It is identical to no unique card of the opponent.
wizards-no-item-barred = This character cannot bear the item.

# What is wrong with a deck ($count: how many there are; $limit: how many there may or must be)
wizards-deck-resources = It has { $count } resources; there have to be from 30 to 50 (here { $limit }).
wizards-deck-hazards = It has { $count } hazards and has to have { $limit }, as many as resources.
wizards-deck-characters = It has { $count } characters; there may be { $limit }.
wizards-deck-one-wizard = It has { $count } different Wizards; there may be { $limit }.
wizards-deck-wizards = It has { $count } Wizard cards; there may be { $limit }.
wizards-deck-creatures = It counts { $count } creatures; there have to be at least { $limit }.
wizards-deck-sideboard = The sideboard has { $count } cards; there may be { $limit }.
wizards-deck-no-sideboard = With the basic rules there is no sideboard (it has { $count }, and there have to be { $limit }).
wizards-deck-copies = There are { $count } copies of { $card }; there may be { $limit }.
wizards-deck-unsupported = The house cannot play { $card } yet ({ $count }; there may be { $limit }).
wizards-deck-draft = There are { $count } picks for the starting company; there may be { $limit }.
wizards-deck-start-character = { $card } cannot start ({ $count }; there may be { $limit }).
wizards-deck-start-items = There are { $count } starting items; there may be { $limit }.
wizards-deck-start-minor = { $card } is no minor item ({ $count }; there may be { $limit }).
wizards-deck-start-hoard = { $card } is a hoard item and cannot start ({ $count }; there may be { $limit }).
wizards-deck-rivendell = Rivendell is missing among its sites (there are { $count } of { $limit }).

# What odd cards ask
wizards-ask-pass = { $asked }
wizards-ask-meet = { $you ->
    [yes] Who is met, and who leads them?
   *[no] { $seats } decides who is met.
}
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
wizards-event-looks = { $seat } looks at hidden cards of { $of }.
wizards-event-seen = Seen there: { $card }.
wizards-no-one-manifestation = Another card of the same being is in play.
wizards-no-manifestation-gone = Another card of the same being is gone for good.
wizards-ask-cleanse = { $you ->
    [yes] Who tries to be rid of a wound of the Nazgûl, instead of untapping or healing?
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
wizards-way-their-deck = The other deck
wizards-way-their-deck-effect = You see its top cards, which are shuffled there.
wizards-way-no-deck = Neither
wizards-way-no-deck-effect = No deck is looked at.
wizards-ask-praise = { $you ->
    [yes] Who taps, and which Nazgûl is driven away?
   *[no] { $seats } decides who taps against the Nazgûl.
}
wizards-way-the-attack = The attack
wizards-way-the-attack-effect = The Nazgûl’s attack is cancelled.
wizards-way-praised = Enough
wizards-way-praised-effect = The card is declared.
wizards-option-alone = Alone
    .help = The second seat plays hazards only, and you have a goal. Put a bot there.
wizards-option-alone-no = No, two players
wizards-option-alone-yes = Yes, against the hazards
wizards-option-goal = Goal, when alone
    .help = The victory points to reach.
wizards-option-goal-12 = 12 points
wizards-option-goal-16 = 16 points
wizards-option-goal-20 = 20 points
wizards-option-goal-24 = 24 points
wizards-option-turns = Turns, when alone
    .help = In how many turns.
wizards-option-turns-8 = 8 turns
wizards-option-turns-10 = 10 turns
wizards-option-turns-12 = 12 turns
wizards-option-turns-15 = 15 turns
wizards-over-goal = The goal is reached: { $winners } wins.
    .said = the goal is reached
wizards-over-goal-missed = The goal is out of reach: { $winners } wins.
    .said = the goal is out of reach
wizards-no-goal = The points of the goal are not there yet.
wizards-page-alone = Alone: { $points } points in { $turns } turns
