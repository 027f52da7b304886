# What is asked, of whom ($seats). Where a hero is spoken of besides, nobody is addressed.

quest-favor = favor

quest-ask-choose-hero = { $you ->
    [yes] Choose your hero.
   *[no] { $seats } chooses a hero.
}
quest-ask-keep-shadow = { $you ->
    [yes] Choose a shadow card to keep ({ $left ->
        [one] 1 more
       *[other] { $left } more
    }).
   *[no] { $seats } chooses which shadow cards to keep.
}
quest-ask-keep-plot = { $you ->
    [yes] Choose a plot to keep ({ $left ->
        [one] 1 more
       *[other] { $left } more
    }).
   *[no] { $seats } chooses which plots to keep.
}
quest-ask-bury-plot = { $you ->
    [yes] Which plot goes to the bottom next?
   *[no] { $seats } puts plots at the bottom of the deck.
}
quest-ask-play-plot = { $you ->
    [yes] Play a plot, discard an active one, or neither.
   *[no] { $seats } may play or discard a plot.
}
quest-ask-plot-at = { $you ->
    [yes] Where does the plot { $card } take place?
   *[no] { $seats } chooses where the plot { $card } takes place.
}
quest-ask-act = { $left ->
    [0] { $you ->
        [yes] You have no actions left: end the step, or play a shadow card.
       *[no] { $seats } may play a shadow card before ending the step.
    }
    [one] { $you ->
        [yes] Choose an action (1 left).
       *[no] { $seats } chooses an action (1 left).
    }
   *[other] { $you ->
        [yes] Choose an action ({ $left } left).
       *[no] { $seats } chooses an action ({ $left } left).
    }
}
quest-ask-command = { $you ->
    [yes] Give an order ({ $left } left), or stop.
   *[no] { $seats } gives orders ({ $left } left).
}
quest-ask-extend = { $you ->
    [yes] { $fought ->
        [2] You have defeated { $hero }. Place
        [1] Nobody is defeated. Place
       *[0] Place
    } influence ({ $left } left).
   *[no] { $seats } places influence ({ $left } left).
}
quest-ask-minion-start = { $you ->
    [yes] Where does this minion appear: { $minion }?
   *[no] { $seats } chooses where a minion appears: { $minion }.
}
quest-ask-place-monster = { $you ->
    [yes] Where do you place the monster?
   *[no] { $seats } chooses where to place a monster.
}
quest-ask-place-monsters = { $you ->
    [yes] Place a monster, or stop.
   *[no] { $seats } may place monsters.
}
quest-ask-peril = { $you ->
    [yes] Which peril is resolved against { $hero }, in { $place }?
   *[no] { $seats } chooses a peril against { $hero }, in { $place }.
}
quest-ask-shadow = { $you ->
    [yes] Play a shadow card against { $hero } in { $place }?
   *[no] { $seats } may play a shadow card against { $hero } in { $place }.
}
quest-ask-attack = { $you ->
    [yes] Who attacks { $hero } in { $place }? Or draw perils.
   *[no] { $seats } chooses who attacks { $hero } in { $place }, or a peril.
}
quest-ask-barter = { $you ->
    [yes] Give { $hero } anything?
   *[no] { $seats } may give { $hero } something.
}
quest-ask-consent = { $you ->
    [yes] { $hero } asks for { $what }. Do you give it?
   *[no] { $seats } decides whether to give { $hero } { $what }.
}
quest-ask-uruk = { $you ->
    [yes] Does the monster fight { $hero }, in { $place }, as an Uruk-hai?
   *[no] { $seats } decides whether the monster fights as an Uruk-hai.
}
quest-ask-haven = { $you ->
    [yes] { $hero } was defeated: to which of the nearest havens?
   *[no] { $seats } chooses the haven where { $hero } recovers after the defeat.
}
quest-ask-allow = { $you ->
    [yes] Do you allow an attack in { $place }, a haven?
   *[no] { $seats } decides whether to allow an attack in { $place }, a haven.
}
quest-ask-rest = { $you ->
    [yes] { $turn ->
        [0] You are in { $place }: do you rest?
       *[other] Round { $round }, turn { $turn } of 2. You are in { $place }: do you rest?
    }
   *[no] { $seats } may rest in { $place }.
}
quest-ask-survivalist = { $you ->
    [yes] Resting in { $place }, away from a haven: heal, or receive training?
   *[no] { $seats } chooses between healing and training.
}
quest-ask-pay-corruption = { $you ->
    [yes] Do you pay favor to discard a corruption card?
   *[no] { $seats } may pay to discard a corruption card.
}
quest-ask-travel = { $you ->
    [yes] { $turn ->
        [0] You are in { $place }
       *[other] Round { $round }, turn { $turn } of 2. You are in { $place }
    }{ $stays ->
        [1] {" "}and can travel no further: what do you do?
       *[0] : where do you travel, and with which card?
    }
   *[no] { $seats } travels from { $place }.
}
quest-ask-pay = { $you ->
    [yes] { $last ->
        [1] These are your last cards: if you pay for the path to { $place } with them, you are defeated before you arrive.
       *[0] Which cards pay for the path to { $place } ({ $left ->
            [one] 1 card
           *[other] { $left } cards
        })?
    }
   *[no] { $seats } pays for the path to { $place }.
}
quest-ask-explore = { $you ->
    [yes] You explore { $place }: what do you do?
   *[no] { $seats } explores { $place }.
}
quest-ask-waits = { $you ->
    [yes] For the quest { $card } you fight { $foe } instead of drawing encounters.
   *[no] { $seats } fights { $foe } for the quest { $card }.
}
quest-ask-damage = { $you ->
    [yes] { $round ->
        [0] Damage
       *[other] Round { $round }: damage
    } ({ $left } left{ $sum ->
        [0] { "" }
       *[other] ; in all this round: { $sum }
    }): { $life ->
        [0] your life pool is empty. Which card of your hand do you lose?
       *[other] from the life pool, or a card from hand?
    }
   *[no] { $seats } takes damage ({ $left } left).
}
quest-ask-discard = { $you ->
    [yes] Which card do you discard ({ $left } left)?
   *[no] { $seats } discards cards ({ $left } left).
}
quest-ask-lose-something = { $you ->
    [yes] You are defeated: do you lose 1 favor or an item?
   *[no] { $seats } loses 1 favor or an item.
}
quest-ask-marker = { $you ->
    [yes] Which of Sauron’s markers advances?
   *[no] { $seats } chooses which of Sauron’s markers advances.
}
quest-ask-agility = { $you ->
    [yes] { $ambush ->
        [0] Combat
        [3] Ambush
       *[other] Turn { $ambush } of 2, ambush
    } in { $place }: how much agility do you spend on drawing cards? What you keep gives strength.
   *[no] { $seats } divides agility between cards and strength.
}
quest-ask-lay = { $you ->
    [yes] { $ambush ->
        [0] Combat
        [3] Ambush
       *[other] Turn { $ambush } of 2, ambush
    } in { $place }, round { $round }: { $hero } against { $foe }. { $out ->
        [1] The hero is exhausted. Which card do you play?
        [2] Your enemy is exhausted. Which card do you play?
       *[0] Which card do you play?
    }
   *[no] Combat in { $place }, round { $round }: { $hero } against { $foe }. Waiting for { $seats }.
}
quest-ask-choose = { $you ->
    [yes] { $spoken ->
        [1] { $card }, said to { $hero }: choose an option.
        [2] Peril { $card }, said to { $hero }: choose an option.
        [3] Peril { $card }: choose an option.
       *[0] { $card }: choose an option.
    }
   *[no] { $card }: { $seats } chooses.
}
quest-ask-up-to = { $you ->
    [yes] { $card }: do it?
   *[no] { $card }: { $seats } may go on.
}
quest-ask-some = { $you ->
    [yes] { $card }: choose a location, or stop.
   *[no] { $card }: { $seats } chooses locations.
}
quest-ask-pick-place = { $you ->
    [yes] { $goes ->
        [1] { $card }: where do you go?
        [2] { $card }: where do you move { $hero }?
       *[0] { $card }: choose a location ({ $what }).
    }
   *[no] { $card }: { $seats } chooses a location.
}
quest-ask-pick-hero = { $you ->
    [yes] { $card }: choose a hero.
   *[no] { $card }: { $seats } chooses a hero.
}
quest-ask-shielded = { $you ->
    [yes] { $card }: { $left } damage. Do you discard a card? Each of its shields prevents 1.
   *[no] { $card }: { $seats } wards off damage ({ $left } left).
}
quest-ask-any-character = { $you ->
    [yes] Which character is placed in { $place }?
   *[no] { $seats } chooses a character for { $place }.
}
quest-ask-bring-minion = { $you ->
    [yes] Which minion comes to { $place }?
   *[no] { $seats } chooses a minion for { $place }.
}
quest-ask-command-minion = { $you ->
    [yes] Give one order to one minion.
   *[no] { $seats } gives one order to one minion.
}
quest-ask-cure = { $you ->
    [yes] Which corruption card do you discard?
   *[no] { $seats } discards a corruption card.
}
quest-ask-discard-active = { $you ->
    [yes] Which active plot is discarded?
   *[no] { $seats } chooses an active plot to discard.
}
quest-ask-discard-plot = { $you ->
    [yes] Which plot do you discard from hand?
   *[no] { $seats } discards a plot from hand.
}
quest-ask-find-plot = { $you ->
    [yes] Which plot do you take?
   *[no] { $seats } takes a plot from the deck or the discards.
}
quest-ask-play-found = { $you ->
    [yes] Do you play the plot at once?
   *[no] { $seats } may play the plot at once.
}
quest-ask-fight-minion = { $you ->
    [yes] { $card }: which minion fights { $hero }, in { $place }?
   *[no] { $card }: { $seats } chooses the minion that fights { $hero }.
}
quest-ask-level = { $you ->
    [yes] Which attribute do you raise?
   *[no] { $seats } chooses an attribute to raise.
}
quest-ask-lose-character = { $you ->
    [yes] Who or what leaves { $place }?
   *[no] { $seats } chooses who leaves { $place }.
}
quest-ask-lose-item = { $you ->
    [yes] Which item is lost?
   *[no] { $seats } loses an item.
}
quest-ask-move-character = { $you ->
    [yes] { $card }: which character moves?
   *[no] { $card }: { $seats } chooses a character that moves.
}
quest-ask-move-character-to = { $you ->
    [yes] { $card }: to which location does { $who } move?
   *[no] { $card }: { $seats } chooses where { $who } moves.
}
quest-ask-remove-monster = { $you ->
    [yes] Which monster token in { $place } leaves the map?
   *[no] { $seats } chooses a monster token in { $place } to remove.
}
quest-ask-train = { $you ->
    [yes] Which skill card do you keep?
   *[no] { $seats } receives training.
}
quest-ask-wound = { $you ->
    [yes] Which minion in { $place } takes { $points } damage?
   *[no] { $seats } chooses the minion that is wounded in { $place }.
}
quest-ask-champion = { $you ->
    [yes] Who fights the Ringwraiths for the heroes?
   *[no] { $seats } { $seats-count ->
        [one] chooses
       *[other] choose
    } a champion.
}
quest-ask-look-at-plot = { $you ->
    [yes] You see the top plot: does it stay on top, or go to the bottom?
   *[no] { $seats } looks at the top plot.
}
quest-ask-share-corruption = { $you ->
    [yes] Between which two heroes are the corruption cards redistributed?
   *[no] { $seats } chooses two heroes whose corruption cards are redistributed.
}
quest-ask-divide-corruption = { $you ->
    [yes] Who gets the corruption card { $card }?
   *[no] { $seats } divides corruption cards.
}
quest-ask-deal-corruption = { $you ->
    [yes] Which corruption card does the hero get?
   *[no] { $seats } chooses a corruption card for the hero.
}
quest-ask-take-back = { $you ->
    [yes] Which card of your combat stack do you take back?
   *[no] { $seats } takes a card back from the combat stack.
}
quest-ask-declare-type = { $you ->
    [yes] Which type do you declare for your next card?
   *[no] { $seats } declares a type.
}
quest-ask-recover = { $you ->
    [yes] Which card do you take from a discard pile?
   *[no] { $seats } takes a card from a discard pile.
}
quest-ask-rest-draw = { $you ->
    [yes] Which pool do you draw from?
   *[no] { $seats } draws cards from a pool.
}
quest-ask-trust = { $you ->
    [yes] Who gets the card with the favor?
   *[no] { $seats } gives the card with the favor to a hero.
}
quest-ask-fury = { $you ->
    [yes] Combat in { $place }: the Uruk-hai have wounded. Do you draw a combat card?
   *[no] { $seats } may draw a combat card.
}
quest-ask-retreat = { $you ->
    [yes] Combat in { $place }, against { $foe }: do you retreat, and where to?
   *[no] { $seats } may retreat from the combat in { $place }.
}

# How it ends.
quest-won-heroes-mission = The heroes have fulfilled their mission and win: { $winners }.
quest-won-heroes-fight = The champion has beaten the Ringwraiths: the heroes win ({ $winners }).
quest-won-sauron-mission = Sauron has fulfilled his mission and wins: { $winners }.
quest-won-sauron-fight = The Ringwraiths still stand: Sauron wins ({ $winners }).
