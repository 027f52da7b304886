# What is asked, of whom ($seats). Where a hero is spoken of besides, nobody is addressed.

quest-favor = favor

quest-ask-choose-hero = { $you ->
    [yes] Choose your hero.
   *[no] { $seats } chooses a hero.
}
quest-ask-keep-shadow = { $you ->
    [yes] Choose the shadow cards you keep.
   *[no] { $seats } chooses which shadow cards to keep.
}
quest-ask-keep-plot = { $you ->
    [yes] Choose the plot you keep.
   *[no] { $seats } chooses which plots to keep.
}
quest-ask-bury-plot = { $you ->
    [yes] Which plot goes under the deck next?
   *[no] { $seats } puts plots under the deck.
}
quest-ask-play-plot = { $you ->
    [yes] Play a plot, discard an active one, or neither.
   *[no] { $seats } may play or discard a plot.
}
quest-ask-plot-at = { $you ->
    [yes] Where does the plot { $card } take place?
   *[no] { $seats } chooses where the plot { $card } takes place.
}
quest-ask-act = { $you ->
    [yes] Choose an action ({ $left } left).
   *[no] { $seats } chooses an action ({ $left } left).
}
quest-ask-command = { $you ->
    [yes] Give an order ({ $left } left), or stop.
   *[no] { $seats } gives orders ({ $left } left).
}
quest-ask-extend = { $you ->
    [yes] Place influence ({ $left } left).
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
    [yes] Which peril is resolved?
   *[no] { $seats } chooses a peril.
}
quest-ask-shadow = Sauron: is a shadow card played now, against { $hero }?
quest-ask-attack = Sauron chooses: with whom to attack { $hero }, or a peril.
quest-ask-barter = { $seats } decides: anything for { $hero }?
quest-ask-consent = { $seats } decides: { $what } for { $hero }?
quest-ask-uruk = { $you ->
    [yes] Does the monster fight as an Uruk-hai?
   *[no] { $seats } decides whether the monster fights as an Uruk-hai.
}
quest-ask-haven = { $you ->
    [yes] To which of the nearest havens does { $hero } go, who was defeated?
   *[no] { $seats } chooses the haven for { $hero }, who was defeated.
}
quest-ask-allow = { $you ->
    [yes] Do you allow an attack in { $place }, a haven?
   *[no] { $seats } decides whether to allow an attack in { $place }, a haven.
}
quest-ask-rest = { $you ->
    [yes] Do you rest?
   *[no] { $seats } may rest.
}
quest-ask-survivalist = { $you ->
    [yes] Resting in the wild: heal, or receive training?
   *[no] { $seats } chooses between healing and training.
}
quest-ask-pay-corruption = { $you ->
    [yes] Do you pay favor to get rid of a corruption card?
   *[no] { $seats } may pay to get rid of a corruption card.
}
quest-ask-travel = { $you ->
    [yes] Where do you travel?
   *[no] { $seats } travels.
}
quest-ask-pay = { $you ->
    [yes] Which cards pay for the path to { $place } ({ $left } left)?
   *[no] { $seats } pays for the path to { $place }.
}
quest-ask-explore = { $you ->
    [yes] You explore. What do you do?
   *[no] { $seats } explores.
}
quest-ask-waits = { $you ->
    [yes] For the quest { $card }: do you fight { $foe } instead of drawing encounters?
   *[no] { $seats } may fight { $foe } for the quest { $card }.
}
quest-ask-damage = { $you ->
    [yes] Damage ({ $left } left): from the life pool, or a card from hand?
   *[no] { $seats } takes damage ({ $left } left).
}
quest-ask-discard = { $you ->
    [yes] Which card do you discard ({ $left } left)?
   *[no] { $seats } discards cards ({ $left } left).
}
quest-ask-lose-something = { $you ->
    [yes] You are defeated: do you lose a favor or an item?
   *[no] { $seats } loses a favor or an item.
}
quest-ask-marker = { $you ->
    [yes] Which of Sauron’s markers advances?
   *[no] { $seats } chooses which of Sauron’s markers advances.
}
quest-ask-agility = { $you ->
    [yes] How much agility do you spend on cards?
   *[no] { $seats } divides agility between cards and strength.
}
quest-ask-lay = { $you ->
    [yes] Combat in { $place }, round { $round }: { $hero } against { $foe }. Choose your combat card, or declare exhaustion.
   *[no] Combat in { $place }, round { $round }: waiting for { $seats }.
}
quest-ask-choose = { $you ->
    [yes] { $card }: which of these?
   *[no] { $card }: { $seats } chooses.
}
quest-ask-up-to = { $you ->
    [yes] { $card }: once more?
   *[no] { $card }: { $seats } may go on.
}
quest-ask-some = { $you ->
    [yes] { $card }: choose a location, or stop.
   *[no] { $card }: { $seats } chooses locations.
}
quest-ask-pick-place = { $you ->
    [yes] { $card }: choose a location.
   *[no] { $card }: { $seats } chooses a location.
}
quest-ask-pick-hero = { $you ->
    [yes] { $card }: choose a hero.
   *[no] { $card }: { $seats } chooses a hero.
}
quest-ask-shielded = { $you ->
    [yes] { $card }: { $left } damage. Do you discard a card against it?
   *[no] { $card }: { $seats } wards off damage ({ $left } left).
}
quest-ask-any-character = { $you ->
    [yes] Which character is placed?
   *[no] { $seats } chooses a character.
}
quest-ask-bring-minion = { $you ->
    [yes] Which minion comes there?
   *[no] { $seats } chooses a minion.
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
    [yes] Which minion fights?
   *[no] { $seats } chooses the minion that fights.
}
quest-ask-level = { $you ->
    [yes] Which attribute rises?
   *[no] { $seats } chooses an attribute that rises.
}
quest-ask-lose-character = { $you ->
    [yes] Who or what leaves the location?
   *[no] { $seats } chooses who leaves the location.
}
quest-ask-lose-item = { $you ->
    [yes] Which item is lost?
   *[no] { $seats } loses an item.
}
quest-ask-move-character = { $you ->
    [yes] Which character moves?
   *[no] { $seats } chooses a character that moves.
}
quest-ask-move-character-to = { $you ->
    [yes] To which location does the character move?
   *[no] { $seats } chooses where the character moves.
}
quest-ask-remove-monster = { $you ->
    [yes] Which monster token leaves the map?
   *[no] { $seats } chooses a monster token to remove.
}
quest-ask-train = { $you ->
    [yes] Which skill card do you keep?
   *[no] { $seats } receives training.
}
quest-ask-wound = { $you ->
    [yes] Which minion is wounded?
   *[no] { $seats } chooses the minion that is wounded.
}
quest-ask-champion = { $you ->
    [yes] Who fights the Ringwraiths for the heroes?
   *[no] { $seats } choose a champion.
}
quest-ask-look-at-plot = { $you ->
    [yes] You see the top plot: does it stay on top, or go to the bottom?
   *[no] { $seats } looks at the top plot.
}
quest-ask-share-corruption = { $you ->
    [yes] Between which heroes are corruption cards divided anew?
   *[no] { $seats } chooses two heroes whose corruption cards are divided anew.
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
    [yes] From which pool do you draw?
   *[no] { $seats } draws cards from a pool.
}
quest-ask-trust = { $you ->
    [yes] To whom do you give the card with the favor?
   *[no] { $seats } gives the card with the favor to a hero.
}
quest-ask-retreat = { $you ->
    [yes] Do you retreat, and where to?
   *[no] { $seats } may retreat.
}

# How it ends.
quest-won-heroes-mission = The heroes have fulfilled their mission and win: { $winners }.
quest-won-heroes-fight = The champion has beaten the Ringwraiths: the heroes win ({ $winners }).
quest-won-sauron-mission = Sauron has fulfilled his mission and wins: { $winners }.
quest-won-sauron-fight = The Ringwraiths stand: Sauron wins ({ $winners }).
