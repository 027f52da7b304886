# Las Dos Torres: objectives, setup actions and events, said from the data.
# A sentence is a verb (tricks-goal-win, -lead, -play) and what is won ($what).
# $who: 'me' (whose card it is), 'you' (the same, after somebody else), 'with' (with others), 'one', 'many', 'all'.
# $verb: 'yes', 'not' ('do not win the 1 of Rings') or 'none' ('win no tricks').
# $number: how many; 0 is none. '.many': without a number. '.so-many': with as many. '.one': any one of them.

tricks-goal-sentence = { $goal }.
tricks-goal-always = this card has no objective to meet
tricks-goal-never = this objective cannot be met
tricks-goal-win = { $who ->
    [me] { $verb ->
        [not] do not win
       *[yes] win
    }
    [you] { $verb ->
        [yes] you must win
        [not] you must not win
       *[none] you may win
    }
    [with] { $verb ->
        [not] do not win, together with { $name },
       *[yes] win, together with { $name },
    }
    [one] { $name } { $verb ->
        [yes] must win
        [not] must not win
       *[none] may win
    }
    [many] { $name } { $verb ->
        [yes] must win, together,
        [not] must not win
       *[none] may win
    }
   *[all] all characters together { $verb ->
        [yes] must win
        [not] must not win
       *[none] may win
    }
} { $what }
tricks-goal-lead = { $who ->
    [me] { $verb ->
        [not] do not lead
       *[yes] lead
    }
    [you] { $verb ->
        [yes] you must lead
        [not] you must not lead
       *[none] you may lead
    }
    [with] { $verb ->
        [not] do not lead, together with { $name },
       *[yes] lead, together with { $name },
    }
    [one] { $name } { $verb ->
        [yes] must lead
        [not] must not lead
       *[none] may lead
    }
    [many] { $name } { $verb ->
        [yes] must lead, together,
        [not] must not lead
       *[none] may lead
    }
   *[all] all characters together { $verb ->
        [yes] must lead
        [not] must not lead
       *[none] may lead
    }
} { $what }
tricks-goal-play = { $who ->
    [me] { $verb ->
        [yes] play
       *[none] do not play
    }
    [you] { $verb ->
        [yes] you must play
       *[none] you must not play
    }
    [with] { $verb ->
        [yes] play, or have { $name } play,
       *[none] do not play, nor let { $name } play,
    }
    [one] { $name } { $verb ->
        [yes] must play
       *[none] must not play
    }
    [many] one of { $name } { $verb ->
        [yes] must play
       *[none] must not play
    }
   *[all] one of the characters { $verb ->
        [yes] must play
       *[none] must not play
    }
} { $what }

# How much. $counted: what is counted, with its number (the greater, if there are two).
tricks-goal-amount = { $bound ->
    [exactly] exactly { $counted }
    [at-least] at least { $counted }
    [at-most] at most { $counted }
    [between] between { $least } and { $counted }
    [or] { $least } or { $counted }
    [but] any number of { $many } but { $least }
   *[none] { $counted }
}
# Compared with another quantity: $other is a name or a whole quantity.
tricks-goal-than = { $relation ->
    [equal] exactly { $so-many } as { $other }
    [unequal] more or fewer { $many } than { $other }, but not the same number
    [at-least] at least { $so-many } as { $other }
    [at-most] at most { $so-many } as { $other }
    [more] more { $many } than { $other }
   *[less] fewer { $many } than { $other }
}
tricks-goal-other = { $who ->
    [me] { $many } you win { $when }
    [you] { $many } you win { $when }
    [with] { $many } you win together with { $name } { $when }
    [one] { $many } { $name } wins { $when }
    [many] { $many } { $name } win together { $when }
   *[all] { $many } all characters win together { $when }
}
tricks-goal-me = you
tricks-goal-with = you and { $name } together
tricks-goal-everybody = all characters together
tricks-goal-each = every character
tricks-goal-each-other = every other character
tricks-goal-player-of = the player of { $card }
tricks-goal-param = the value of the card you keep
tricks-goal-burden = the Burden token
tricks-goal-under = lie under your character card
tricks-goal-under-count = the number of cards under your character card
tricks-goal-bare = { $left } must be { $relation ->
    [equal] equal to { $other }
    [unequal] different from { $other }
    [at-least] at least { $other }
    [at-most] at most { $other }
    [more] greater than { $other }
   *[less] less than { $other }
}
tricks-goal-rank = { $rank ->
    [most] more { $many } than any other character{ $joint ->
        [yes] , or as many as the character who wins most
       *[no] { "" }
    }
    [fewest] fewer { $many } than any other character{ $joint ->
        [yes] , or as few as the character who wins fewest
       *[no] { "" }
    }
   *[middle] more { $many } than some character and fewer than some other
}
tricks-goal-majority = more than half of the tricks

# When, or which tricks. $short: the sentence has said already which card it is.
tricks-goal-before = before { $card } is played
tricks-goal-after = { $short ->
    [yes] after it
   *[no] after { $card } is played
}
tricks-goal-first = { $number ->
    [one] the first
   *[other] among the first { $number }
}
tricks-goal-last = { $number ->
    [one] the last
   *[other] among the last { $number }
}
tricks-goal-in-all = in all
tricks-goal-first-trick = the first trick
tricks-goal-last-trick = the last trick
tricks-goal-containing = with { $cards } among the cards played
tricks-goal-without = without { $cards } among the cards played
tricks-goal-won-with = with { $cards }
tricks-goal-led-with = with { $cards }
tricks-goal-in-last = { $cards } to the last trick

# What is counted.
tricks-count-bare = { $number ->
    [0] none
   *[other] { $number }
}
tricks-count-tricks = { $number ->
    [0] no tricks
    [one] 1 trick
   *[other] { $number } tricks
}
    .many = tricks
    .so-many = as many tricks
tricks-count-streak = { $number ->
    [0] no tricks
    [one] 1 trick
   *[other] { $number } tricks in a row
}
    .many = tricks in a row
    .so-many = as many tricks in a row
tricks-count-all-in-a-row = { $amount }, all in a row
tricks-count-values = { $number ->
    [0] no value
    [one] 1 value
   *[other] { $number } different values
}
    .many = different values
    .so-many = as many different values
tricks-count-suits = { $number ->
    [0] no suit
    [one] 1 suit
   *[other] { $number } different suits
}
    .many = different suits
    .so-many = as many different suits
tricks-count-of-values = { $cards } of { $amount }
tricks-count-of-suits = { $cards } of { $amount }
tricks-count-won-with-suits = tricks with cards of { $amount }
tricks-count-same-value = { $number ->
    [0] no cards with a value
    [one] 1 card with a value
   *[other] { $number } cards of the same value
}
    .many = cards of the same value
    .so-many = as many cards of the same value
tricks-count-run = { $number ->
    [0] no { $suit } cards
    [one] 1 { $suit } card
   *[other] { $number } { $suit } cards of consecutive values
}
    .many = { $suit } cards of consecutive values
    .so-many = as many { $suit } cards of consecutive values
tricks-count-leftover = { $number ->
    [0] no cards of the suit left in hand
    [one] 1 card of the suit left in hand
   *[other] { $number } cards of the suit left in hand
}
    .many = cards of the suit left in hand
    .so-many = as many cards of the suit left in hand

# Sets of cards.
tricks-cards-any = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}
    .many = cards
    .so-many = as many cards
    .one = a card
    .the = all cards
tricks-cards-suit = { $number ->
    [0] no { $suit } cards
    [one] 1 { $suit } card
   *[other] { $number } { $suit } cards
}
    .many = { $suit } cards
    .so-many = as many { $suit } cards
    .one = a { $suit } card
    .the = the { $suit } cards
tricks-cards-fangorn = { $number ->
    [0] no Fangorn Forest cards
    [one] 1 Fangorn Forest card
   *[other] { $number } Fangorn Forest cards
}
    .many = Fangorn Forest cards
    .so-many = as many Fangorn Forest cards
    .one = a Fangorn Forest card
    .the = the Fangorn Forest cards
tricks-cards-orcs = { $number ->
    [0] no Orc cards
    [one] 1 Orc card
   *[other] { $number } Orc cards
}
    .many = Orc cards
    .so-many = as many Orc cards
    .one = an Orc card
    .the = the Orc cards
tricks-cards-towers = { $number ->
    [0] no Tower cards
    [one] 1 Tower card
   *[other] { $number } Tower cards
}
    .many = Tower cards
    .so-many = as many Tower cards
    .one = a Tower card
    .the = both Tower cards
tricks-cards-fatigue = { $number ->
    [0] no Fatigue cards
    [one] 1 Fatigue card
   *[other] { $number } Fatigue cards
}
    .many = Fatigue cards
    .so-many = as many Fatigue cards
    .one = a Fatigue card
    .the = the Fatigue cards
tricks-cards-value = { $number ->
    [0] no cards of value { $value }
    [one] 1 card of value { $value }
   *[other] { $number } cards of value { $value }
}
    .many = cards of value { $value }
    .so-many = as many cards of value { $value }
    .one = a card of value { $value }
    .the = the cards of value { $value }
tricks-cards-value-from = { $number ->
    [0] no cards of value { $value } or more
    [one] 1 card of value { $value } or more
   *[other] { $number } cards of value { $value } or more
}
    .many = cards of value { $value } or more
    .so-many = as many cards of value { $value } or more
    .one = a card of value { $value } or more
    .the = the cards of value { $value } or more
tricks-cards-value-to = { $number ->
    [0] no cards of value { $value } or less
    [one] 1 card of value { $value } or less
   *[other] { $number } cards of value { $value } or less
}
    .many = cards of value { $value } or less
    .so-many = as many cards of value { $value } or less
    .one = a card of value { $value } or less
    .the = the cards of value { $value } or less
tricks-cards-these = { $number ->
    [0] none of these cards ({ $cards })
    [one] 1 of these cards ({ $cards })
   *[other] { $number } of these cards ({ $cards })
}
    .many = of these cards ({ $cards })
    .so-many = as many of these cards ({ $cards })
    .one = one of these cards ({ $cards })
    .the = these cards ({ $cards })
tricks-cards-drawn = { $more ->
    [0] the { $suit } card with the value of the one you keep
   *[other] the { $suit } card with { $more } more than that value
}

# How parts are joined.
tricks-goal-also = { $first }; and also, { $then }
tricks-goal-or-else = { $first }; or else, { $then }
tricks-goal-flip = before { $card } is played, { $goal }; otherwise, at the end of the round: { $then }
tricks-goal-not = you must not: { $goal }

# Setup actions.
tricks-setup-exchange = { $who ->
    [only] Exchange with { $name }.
    [but] Exchange with any other character except { $name }.
   *[any] Exchange with any other character.
}
tricks-setup-exchange-lost = You may exchange a card from your hand for the lost card.
tricks-setup-exchange-lost-but = You may exchange a card from your hand for the lost card, but not { $cards }.
tricks-setup-exchange-instead = Instead of that, you may exchange with { $name }.
tricks-setup-give-each = Give a card to every other character.
tricks-setup-take-card = If you do not have { $card }, the player who has it passes it to you, and you pass another card back.
tricks-setup-take-lost = Add the lost card to your hand.
tricks-setup-take-lost-open = Take the lost card: it belongs to your hand, but lies face up in front of you.
tricks-setup-add = Add { $cards } to your hand.
tricks-setup-discard = { $number ->
    [one] Discard 1 card face down.
   *[other] Discard { $number } cards face down.
}
tricks-setup-tuck = Tuck a card.
tricks-setup-place = Put a card face up under the White Tower token: it will be the first that you play.
tricks-setup-reveal-hand = Play with your hand face up.
tricks-setup-draw = { $number ->
    [one] Draw 1 { $suit } card from outside the deck: its value sets your objective.
   *[other] Draw { $number } { $suit } cards from outside the deck and keep 1: its value sets your objective.
}
tricks-setup-burden = Choose a Burden token, from { $least } to { $most }.

# What else a character can do.
tricks-ability-leads = Leads the first trick.
tricks-ability-keeps = May not exchange { $cards }.
tricks-ability-complete = On the Stair: { $goal }
tricks-ability-pending = Plays one trick late: lays a card under the White Tower token and plays the one that lay there.
tricks-ability-follows_with_fatigue = May follow with Fatigue.
tricks-ability-follows_with_fatigue_solo = In the solitary game, may follow with Fatigue.
tricks-ability-ignores_suit = Need not follow suit.
tricks-ability-leads_rings = May lead Rings at any time.
tricks-ability-masked = Nobody knows whether it is Gandalf or Saruman until both Old Men in White have won a trick.
tricks-ability-gives_orcs = When the objective is met, the Orcs won are laid under Gimli.
tricks-ability-takes_orcs = The Orcs that Legolas wins lie under this card until its objective is met.

# Events.
tricks-rule-set-aside = Not dealt, but face up beside the Event: { $cards }.
tricks-rule-lost-not = This may not become the lost card: { $cards }.
tricks-rule-counsel = { $number ->
    [one] Characters are chosen when only 1 card is dealt to each hand
   *[other] Characters are chosen when only { $number } cards are dealt to each hand
}, { $card } among them; then the rest is dealt.
tricks-rule-give-each = Every hand also receives { $cards }.
tricks-rule-lose-if-led = Leading { $cards } loses the chapter.
tricks-rule-lose-if-led-by = If { $name } leads { $cards }, the chapter is lost.
tricks-rule-highest-first = To the first trick, { $name } must lead the highest card in hand.
tricks-rule-discard-and-draw = After setting up, every character discards a card and draws another.
tricks-rule-reveal-each = After setting up, every character turns a card in hand face up.
tricks-rule-exchange-left = After setting up, every character may exchange with the one to the left.
tricks-rule-simultaneous = In exchanges, both cards are passed at the same time.
tricks-rule-steps = { $number ->
    [one] One character takes a step card.
   *[other] The { $number } step cards are taken by different characters.
} With the First step, nobody may complete their objective before; with the Last step, nobody after.
tricks-rule-light = Only once, { $name } may play a card with the Light of Eärendil: it beats any other, the 1 of Rings and the Towers too.
tricks-rule-side-deck = { $cards } form a deck of their own; before every trick, { $name } draws one and discards a card, until there are none left.
tricks-rule-forgiving = Failing an objective does not lose the chapter, except that of { $name }.

# Where what a card says comes from.
tricks-source-rulebook = according to the rulebook
tricks-source-implied = it follows from the rulebook
tricks-source-public = published by an owner of the box
tricks-source-reconstructed = our reconstruction
