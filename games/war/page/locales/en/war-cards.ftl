# The text of the Event cards: what they need, what they do, and what they do in combat. The sentences follow the
# effects of the rules; numbers and regions come as arguments.

# With its article, where several are told.
war-the = { $it-the }

# What is recruited.
war-levy-units = { $count ->
    [one] one { $nation-adjective } unit (Regular or Elite)
   *[other] { $count } { $nation-adjective } units (Regular or Elite)
}
war-levy-regulars = { $count ->
    [one] one { $nation-adjective } Regular
   *[other] { $count } { $nation-adjective } Regulars
}
war-levy-elites = { $count ->
    [one] one { $nation-adjective } Elite
   *[other] { $count } { $nation-adjective } Elites
}
war-levy-leader = one { $nation-adjective } Leader
war-levy-nazgul = { $count ->
    [one] one Nazgûl
   *[other] { $count } Nazgûl
}

# What is needed.
war-need-company = There is a Companion in the Fellowship.
war-need-in_fellowship = { $any-or } is in the Fellowship.
war-need-in_play = { $who } is in play.
war-need-king_with_army = Strider or Aragorn is with an Army of the Free Peoples{ $lands-count ->
    [0] .
   *[other] {" "}in a region of { $lands-or }.
}
war-need-king_in = Strider or Aragorn is in a region { $nation-of }.
war-need-within = { $who } is in a region { $nation-of }.
war-need-aragorn_abroad = Aragorn is with an Army in a region that no Nation of the Free Peoples owns.
war-need-white_and = Gandalf the White is in play, and a Companion is in { $at-the }.
war-need-eagles = An Army of the Free Peoples with a Companion is in the same region as a Shadow Army with Nazgûl, or in an adjacent one.
war-need-active = Active Nation: { $nation-the }.
war-need-at_war = At War: { $nation-the }.
war-need-shadow_at_war = All Nations of the Shadow are At War.
war-need-mixed_army = There is a Shadow Army with units of two Nations or more.
war-need-relief = An Army of the Free Peoples that can attack is adjacent to a Shadow Army besieging a Stronghold.
war-need-companion_army = There is an Army of the Free Peoples with a Companion.
war-need-outside = The Fellowship is not in a region with a Settlement of the Free Peoples.
war-need-progress = The Fellowship is on step 1 or beyond of the Fellowship Track.
war-need-revealed = The Fellowship is revealed.
war-need-spells = A Shadow Army with Nazgûl is in the same region as an Army of the Free Peoples, or in an adjacent one.
war-need-kings_siege = The Witch-king is with an Army besieging a Stronghold.
war-need-siege_with = An Army with { $nation-a } unit besieges a Stronghold.
war-need-fallen = The Shadow controls a Stronghold { $nation-of }.
war-need-besieged = Under siege: { $at-the }.
war-need-stormcrow = The Fellowship or a Companion is in the lands of a Nation of the Free Peoples that is not At War.
war-need-free_at_war = A Nation of the Free Peoples is At War.
war-need-unconquered = { $at } is unconquered.
war-need-unbesieged = { $at } is unconquered and not besieged.
war-need-isengard_regulars = There are Isengard Regulars in { $at }.
war-need-grey_gone = Gandalf the Grey is no longer in the Fellowship.
war-need-minion_seen = A Minion is or has been in play.
war-need-aside = That Character has not been in play.

# What they do.
war-does-tile = A special Hunt tile is in play: { $tile }. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or at once if it is there already.
war-does-heal = Heal { $points ->
    [one] 1 point
   *[other] { $points } points
} of Corruption{ $gollum-given ->
    [yes] ; { $gollum } if Gollum guides.
   *[no] .
}
war-does-heal_by_dice = Roll 3 dice: heal 1 point of Corruption for each { $need } or more; if Strider guides, for each { $strider } or more.
war-does-heal_at = If the Fellowship is in { $at-the } and that region is unconquered, heal 1 point of Corruption.
war-does-corrupt_by_dice = Roll 3 dice: the Ring-bearers take 1 point of Corruption for each { $need } or more; if Gollum guides, { $gollum ->
    [6] for each 6.
   *[other] for each { $gollum } or more.
}
war-does-wound = The Ring-bearers take 2 points of Corruption, or 1 if they have 4 or more already.
war-does-another_way = If Gollum guides, you may also (1) hide the Fellowship or (2) move it. The die that plays the card does not go to the Hunt Box.
war-does-separate = Separate a Companion or a group from the Fellowship.{ war-travel }
war-does-separate_or_walk = A Companion or a group (1) separates from the Fellowship or (2) moves on the map.{ war-travel }
war-travel = { $level ->
    [0] {""}
   *[other] {" "}Their Level counts as { $level }.
}{ $extra ->
    [0] {""}
    [one] {" "}They may move 1 more region.
   *[other] {" "}They may move { $extra } more regions.
}{ $into_siege ->
    [yes] {" "}They may end inside a besieged Stronghold.
   *[no] {""}
}
war-does-walk = Move any Companions on the map.
war-does-rouse_if = Then, if { $who-or } is in { $at-or } and that region is unconquered, { $wake } become active Nations, and { $advance } advance one step on the Political Track.
war-does-to_war_if = Then, if a Companion is in { $at-or } and that region is unconquered, { $nation-the } becomes active and At War.
war-does-character_to_will = One of your unused Action dice showing Character now shows Will of the West.
war-does-challenge = Draw 3 Hunt tiles. If all three show an Eye, they go back to the pool and Strider or Aragorn is eliminated. If not, the Eyes drawn are out of the game, and the others go back to the pool without effect.
war-does-eagles = Roll a die for each Nazgûl in that Army, not counting the Witch-king, and 5 at most: each 5 or more eliminates a Nazgûl.
war-does-eagles_drive = The remaining Nazgûl move to an unconquered Stronghold of Sauron of your choice.
war-does-ents = Roll 3 dice against the Shadow Army in Orthanc: each 4 or more is a hit. If Saruman is alone in Orthanc, he is eliminated. For politics this counts as an attack.
war-does-ents_end = If the Army is eliminated, its Nazgûl and Minions fall with it.
war-does-ents_play = Then, if Gandalf the White is in Fangorn or in Rohan, you may play another Character Event card without using a die.
war-does-dead_men = Move Strider or Aragorn, and as many Companions in his region as you like, to Erech, Lamedon or Pelargir. If a Shadow Army is there, roll a die: it takes that number of hits. For politics this counts as an attack.
war-does-dead_men_rout = The rest of it retreats; if it cannot, it is eliminated with its Nazgûl and Minions.
war-does-dead_men_muster = Then you may recruit up to 3 { $nation-adjective } Regulars there.
war-does-recruit = Recruit { $levies } { $spot }.
war-spot-at = in { $at-the }
war-spot-one-of = in { $at-or }
war-spot-with = where { $who-the } is
war-spot-or-companion = in { $at-the }, or in a region { $nation-of } where a Companion is
war-spot-settlement = in a free region { $nation-of } with a Settlement
war-spot-coast = in a coastal region with an Army of the Free Peoples
war-spot-shadow-army = where there is a Shadow Army
war-spot-east = in a free region { $nation-of } at the eastern edge of the map
war-does-recruit_if_army = Then, if an Army of the Free Peoples is in { $at-the }, recruit there { $levies }.
war-does-recruit_in_three = Recruit { $count ->
    [one] 1 { $nation-adjective } Regular
   *[other] { $count } { $nation-adjective } Regulars
} in each of three different { $strongholds ->
    [yes] Strongholds
   *[no] Settlements
} of that Nation.
war-does-draw = { $count ->
    [one] Draw a card from the { $deck }.
   *[other] Draw { $count } cards from the { $deck }.
}
war-does-grey_company = In that Army a Regular unit is eliminated, and an Elite unit of the same Nation replaces it.
war-does-advance = One step forward on the Political Track for { $nation-the }.
war-does-counsel = Choose a Nation of the Free Peoples: it becomes active and advances one step on the Political Track.
war-does-discord = Choose such an Army: roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; each 5 or more is a hit.
war-does-ambush = Choose a Shadow Army in { $at-or }: roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; each 5 or more is a hit.
war-does-relieve = That Army attacks the besiegers. For the whole battle the Shadow rolls one die fewer for each unit of the Free Peoples inside the Stronghold, to a minimum of one.
war-does-secret_path = An Army of the Free Peoples moves directly from a region { $nation-of } { $city-to }, or, if the Shadow controls or besieges that region, to one adjacent to it. The destination must be free.
war-does-journey = { $armies ->
    [one] One Army { war-led }moves
   *[other] Up to { $armies } Armies { war-led }each move
} up to { $range ->
    [one] 1 region, free
   *[other] { $range } regions, all of them free
} for Army movement; on the way nobody joins and nobody stays.{ $gather ->
    [yes] {" "}Each movement must end where another Shadow Army already is, not besieged.
   *[no] {""}
}
war-led = { $led ->
    [by-companion] with a Companion{" "}
    [by-nazgul] with Nazgûl{" "}
    [by-witch-king] with Nazgûl{" "}
   *[other] {""}
}
war-does-march = { $armies ->
    [one] One Army moves one region.
   *[other] Up to { $armies } different Armies move one region each.
}
war-does-tiles = Draw a Hunt tile. If it shows an Eye or is a special tile of the Fellowship, it is discarded without effect; if not, { $breaking ->
    [yes] as many Companions as its number says are separated, in the region of the Fellowship; Reveal and Stop are ignored. If Gollum guides, instead of all this the Ring-bearers take 1 point of Corruption.
   *[no] it counts as a successful Hunt.
}{ $sure ->
    [yes] {" "}The damage cannot be reduced in any way: all of it is Corruption.
   *[no] {""}
}{ $random ->
    [yes] {" "}If there is damage, a random Companion must be eliminated first.
   *[no] {""}
}
war-does-fly = Move any Nazgûl.
war-does-search_ends = Then, if a Nazgûl is where the Fellowship is, the Fellowship is revealed.
war-does-drive = Move the Ring-bearers to an adjacent region; the Progress of the Fellowship does not change.
war-does-strike = Then, if a Nazgûl is where the Fellowship is, you may (1) discard a Character Event card of the Free Peoples from the table or (2) make a Hunt roll.
war-does-lure = A Companion in the Fellowship is drawn at random. The Free Peoples decide: (1) take as much Corruption as the Level or (2) eliminate the Companion. If Gollum guides, instead of this the Ring-bearers take 1 point of Corruption.
war-does-eyes = Up to { $dice } of your unused Action dice now show the Eye and go to the Hunt Box.
war-does-spells = Roll a die for each Nazgûl in the Shadow Army, 5 at most: each 5 or more is a hit on the Army of the Free Peoples.
war-does-assault = That Army assaults the Stronghold for three rounds, if need be. In the first, the Free Peoples cannot use Combat cards, unless a Companion fights.
war-does-abroad = Then (1) up to two Armies with Nazgûl move or (2) one attacks.
war-does-captain = (1) Recruit 2 Nazgûl where the Witch-king is or (2) move any Nazgûl.
war-does-captain_leads = Then the Army of the Witch-king may (1) move or (2) attack.
war-does-valinor = In each Stronghold of the Elves that is not under siege, roll a die for each unit of the Elves, 5 at most: each 6 is a hit on the Army there.
war-does-folly = A Leader of the Free Peoples in { $at } is eliminated.
war-does-no_dawn = The Free Peoples discard all their unused Action dice showing Will of the West.
war-does-stormcrow = Such a Nation, of your choice, goes one step back on the Political Track.
war-does-stormcrow_loss = The Free Peoples eliminate a unit or a Leader of that Nation, of their choice.
war-does-corsairs = Move an Army from { $port-the } to a coastal region { $nation-of }. If an Army of the Free Peoples is there that is not besieged, it is attacked, and the attack cannot be ceased.
war-does-dunlendings = Recruit 2 Isengard Regulars in a free region next to North or South Dunland.
war-does-dunlendings_follow = Then you may move up to { $count ->
    [one] 1 Isengard unit
   *[other] { $count } Isengard units
} there from the Dunlands.
war-does-summon = { $who } goes { $at-to }.
war-does-promote = Anywhere on the map, { $count ->
    [one] 1 { $nation-adjective } Regular is replaced by an Elite.
   *[other] { $count } { $nation-adjective } Regulars are replaced by Elites.
}

# Those played on the table.
war-table-fp-character-05 = When a Hunt tile is drawn you may discard this card: another is drawn and applied instead of the first, and the first goes back to the pool.
war-table-fp-character-06 = When a Hunt tile is drawn you may discard this card to reduce the Hunt damage by 1.
    .until = It is discarded if neither Gimli nor Legolas is in the Fellowship.
war-table-fp-character-07 = When a Hunt tile is drawn you may discard this card to reduce the Hunt damage by 1.
    .until = It is discarded if Boromir leaves the Fellowship.
war-table-fp-character-08 = You may discard this card to prevent the Shadow from drawing a Hunt tile.
    .until = It is discarded if Gandalf the Grey leaves the Fellowship.
war-table-fp-strategy-01 = Action dice that move the Fellowship do not go to the Hunt Box.
    .until = It is discarded when the Fellowship is declared or revealed, or when the requirement no longer holds.
war-table-fp-strategy-02 = Shadow Armies cannot enter Lórien, Rivendell or the Grey Havens, nor attack there.
    .until = The Shadow can discard it with any Action die, discarding a card of each deck as well.
war-table-fp-strategy-03 = Shadow Armies cannot enter the Old Forest, the Shire or Buckland, nor attack there.
    .until = The Shadow can discard it with any Action die, discarding a card of each deck as well.
war-table-shadow-character-15 = When the Fellowship takes a casualty, the Shadow may also discard an Event card of the Free Peoples’ Character deck: a random one from the hand, or one on the table of its choice.
    .until = It is discarded if the Fellowship is declared in a City or Stronghold controlled by the Free Peoples.
war-table-shadow-character-16 = Before a Hunt roll the Shadow may discard this card to add 1 to each die, re-rolls included.
    .until = It is discarded if the Fellowship is declared in a City or Stronghold controlled by the Free Peoples.
war-table-shadow-character-17 = If the Fellowship, when declared or revealed, passes Moria, comes to it or leaves it, the Shadow may discard this card to draw a Hunt tile: an Eye is discarded without effect; anything else counts as a successful Hunt. It can also be used from the table as a Combat card.
war-table-shadow-character-21 = Each time the Shadow plays an Event card with an Event die, it draws a card from the deck of its choice.
    .until = The Free Peoples can discard it with a Will of the West, or with another Action die and an Elven Ring. It is discarded if Saruman is eliminated.
war-table-shadow-character-22 = Rohan can become active only through a Companion able to activate it, because the Fellowship is declared in Edoras or in Helm’s Deep, or because the Shadow attacks one of those two regions.
    .until = It is discarded when Rohan is active, or if Saruman is eliminated.
war-table-shadow-strategy-03 = The Free Peoples cannot use Combat cards in Minas Tirith.
    .until = The Free Peoples can discard it with a Will of the West, or with any Action die if Gandalf or Aragorn is in Minas Tirith. It is discarded when Minas Tirith is no longer under siege.
war-table-shadow-strategy-05 = The Free Peoples cannot make a passive Nation advance with a Muster die.
    .until = It is discarded when a Nation of the Free Peoples advances through an attack or the ability of a Companion.

# In combat. '.needs' is the requirement.
war-fight-gift = Add 1 to each die of your Combat roll and of your Leader re-roll.
war-fight-darklord = Add 1 to each die of your Combat roll and of your Leader re-roll.
war-fight-westernesse = A hit of your Leader re-roll may eliminate a Minion in the battle instead of causing another casualty.
war-fight-mighty = Before the Leader re-roll forfeit the Leadership of a Companion: a missed die of your Combat roll becomes a hit.
war-fight-secretfire = Add 1 to each die of your Combat roll.
war-fight-anduril = Before the Leader re-roll forfeit the Leadership of Strider to turn one missed die into a hit, or that of Aragorn to turn up to two.
war-fight-heroic = Before casualties are removed eliminate one of your Leaders to cancel 1 hit, or a Companion to cancel as many as the Level.
war-fight-defiance = Forfeit the Leadership of all your Companions in the battle: the Combat card of the Shadow is cancelled.
war-fight-fateful = If your Leader re-roll scores a hit, eliminate a Nazgûl in the battle as well; with 2 or more you may eliminate a Minion instead.
war-fight-sudden = Before the Combat roll make an attack with as many dice as your Leadership, 5 at most. Casualties are removed at once.
war-fight-brave = The Shadow rolls one die fewer for each Companion in the battle, to a minimum of one.
war-fight-entsrage = Add 2 to each die of your Combat roll.
war-fight-huorndark = The Shadow rolls at most 2 dice in its Combat roll.
war-fight-nameless = If you score a hit in this round, you score 2 more.
war-fight-daylight = The Shadow rolls at most 3 dice in its Combat roll.
war-fight-noquarter = If you score a hit in this round, you score 1 more.
war-fight-advantage = Subtract 1 from each die of the Shadow’s Combat roll; an unmodified 6 is still a hit.
war-fight-scouts = Before the Combat roll your Army retreats to an adjacent free region, or withdraws into the Stronghold of the region, and the battle ends.
war-fight-shieldwall = If the enemy has scored 2 hits or more, 1 is cancelled.
war-fight-confusion = Each unmodified 1 in the Shadow’s Combat roll is a hit on its own Army, and that die cannot be re-rolled.
war-fight-charge = Before the Combat roll make an attack with a die for each Elite unit of the Free Peoples in the battle, 5 at most. Casualties are removed at once.
war-fight-valour = Add 1 to each die of your Combat roll.
war-fight-cruel = Forfeit 2 points of Nazgûl Leadership: add 1 to each die of your Combat roll.
war-fight-terrible = Forfeit 1 point of Nazgûl Leadership: add 1 to each die of your Leader re-roll.
war-fight-dread = Before the Combat roll forfeit 1 point or more of Nazgûl Leadership: the Free Peoples roll as many dice fewer, to a minimum of one.
war-fight-stench = If the Nazgûl Leadership is equal to or greater than the Leadership of the Free Peoples, they have no Leader re-roll.
war-fight-breath = If your Leader re-roll scores a hit, you may also eliminate a Leader of the Free Peoples in the battle; or a Companion, if it scores at least as many as the Level.
war-fight-words = Choose a Companion in the battle, whose Leadership and abilities do not count in this round.
war-fight-durin = Before the Combat roll make an attack with 3 dice: each 4 or more is a hit. Casualties are removed at once.
war-fight-devilry = Add 1 to each die of your Combat roll.
war-fight-strife = Both sides add 2 to each die of their Combat roll and of their Leader re-roll.
war-fight-onslaught = After casualties are removed, your own Army may take up to 4 hits: roll a die for each, and each 4 or more is a hit on the enemy.
war-fight-relentless = Before the Combat roll, your own Army may take up to 2 hits: add 1 to each die of your Combat roll for each.
war-fight-host = After casualties are removed, if you have at least twice as many units as the enemy, you score 1 hit.
war-fight-mumakil = Add 1 to each die of your Combat roll. After the Leader re-roll, if you have scored more hits than the enemy, you score 1 more.
war-fight-bats = The Combat card of the Free Peoples is cancelled. If they have played none, add 1 to each die of your Leader re-roll.
war-fight-kill = After casualties are removed make an attack with a die for each Elite unit of the Shadow in the battle, 5 at most.
war-fight-desperate = Both sides add 1 to each die of their Combat roll and of their Leader re-roll.
