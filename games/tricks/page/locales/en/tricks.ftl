# Las Dos Torres: everything the game says, in the terms of the rulebook.
# $seat, $with-seat, $winners: names of players. $character, $with: characters.
# $you: 'yes' when the reader is $seat (not used where there are two players: nobody could tell which).
# '.said' is the form of a term inside a sentence.

tricks-name = The Two Towers
tricks-about = Co-operative trick-taking in eighteen chapters: every character has an objective, and a round is won only if all of them meet theirs.
tricks-box = Box: Spanish, English
tricks-campaign-what = This box follows the first one, which goes up to chapter 18: so one begins with 19. Lessons do not count here.
# What one leaps by in a replay.
tricks-part = trick

# The suits.
tricks-suit-hills = Hills
    .card = Hill
tricks-suit-mountains = Mountains
    .card = Mountain
tricks-suit-forests = Forests
    .card = Forest
tricks-suit-shadows = Shadows
    .card = Shadow
tricks-suit-rings = Rings
    .card = Ring

# The characters, with their epithets.
tricks-character-none = no character yet
tricks-character-aragorn_hunter = Aragorn (Hunter)
tricks-character-boromir = Boromir
tricks-character-legolas_hunter = Legolas (Hunter)
tricks-character-gimli_hunter = Gimli (Hunter)
tricks-character-eomer = Éomer
tricks-character-grishnakh = Grishnákh
tricks-character-ugluk = Uglúk
tricks-character-merry = Merry
tricks-character-pippin = Pippin
tricks-character-treebeard = Treebeard
tricks-character-quickbeam = Quickbeam
tricks-character-beechbone = Beechbone
tricks-character-saruman = Saruman
tricks-character-old_man_one = Old Man in White (I)
tricks-character-old_man_two = Old Man in White (II)
tricks-character-saruman_unmasked = Saruman (Unmasked)
tricks-character-gandalf_white = Gandalf the White
tricks-character-theoden = Théoden
tricks-character-eowyn = Éowyn
tricks-character-hama = Háma
tricks-character-erkenbrand = Erkenbrand
tricks-character-gamling = Gamling the Old
tricks-character-aragorn_leader = Aragorn (Leader of Men)
tricks-character-legolas_competitor = Legolas (Competitor)
tricks-character-gimli_competitor = Gimli (Competitor)
tricks-character-shadowfax = Shadowfax
tricks-character-frodo = Frodo
tricks-character-sam = Sam
tricks-character-gollum_stinker = Gollum (Stinker)
tricks-character-smeagol_slinker = Sméagol (Slinker)
tricks-character-smeagol_sworn = Sméagol (Sworn)
tricks-character-gollum_wicked = Gollum (Wicked)
tricks-character-smeagol_wretched = Sméagol (Wretched)
tricks-character-gollum_servant = Gollum (Servant of the Precious)
tricks-character-gollum_friend = Gollum (Friend of Shelob)
tricks-character-shelob = Shelob
tricks-character-faramir = Faramir
tricks-character-sam_bearer = Sam (Ring-bearer)
tricks-character-frodo_stung = Frodo (Stung)
tricks-character-gorbag = Gorbag
tricks-character-shagrat = Shagrat
tricks-character-bilbo_queer = Bilbo (Queer)
tricks-character-gandalf_grey = Gandalf (Grey Wizard)
tricks-character-gildor = Gildor Inglorion
tricks-character-fatty_bolger = Fatty Bolger
tricks-character-tom_bombadil = Tom Bombadil
tricks-character-goldberry = Goldberry
tricks-character-butterbur = Butterbur
tricks-character-glorfindel = Glorfindel
tricks-character-bill = Bill the Pony
tricks-character-gloin = Glóin
tricks-character-arwen = Arwen
tricks-character-boromir_captain = Boromir (Captain of Gondor)
tricks-character-gwaihir = Gwaihir
tricks-character-shadowfax_lord = Shadowfax (Lord of Horses)
tricks-character-radagast = Radagast
tricks-character-gandalf_fire = Gandalf (Servant of the Secret Fire)
tricks-character-galadriel = Galadriel
tricks-character-celeborn = Celeborn

# Whichever it is of a person who has several cards.
tricks-person-aragorn = Aragorn
tricks-person-legolas = Legolas
tricks-person-gimli = Gimli
tricks-person-gandalf = Gandalf
tricks-person-frodo = Frodo
tricks-person-sam = Sam
tricks-person-gollum = Gollum
tricks-person-smeagol = Sméagol

tricks-step-first = First step
tricks-step-last = Last step

# The chapters.
tricks-chapter-0 = The Road Goes Ever On…
tricks-chapter-19 = The Departure of Boromir
tricks-chapter-20 = The Riders of Rohan
tricks-chapter-21 = The Uruk-hai
tricks-chapter-22 = Fangorn
tricks-chapter-23 = The White Rider
tricks-chapter-24 = The King in the Golden Hall
tricks-chapter-25 = Helm’s Deep
tricks-chapter-26 = The Drowning of Isengard
tricks-chapter-27 = The Voice of Saruman
tricks-chapter-28 = The Palantír
tricks-chapter-29 = The Taming of Sméagol
tricks-chapter-30 = The Passage of the Marshes
tricks-chapter-31 = The Black Gate
tricks-chapter-32 = The Window to the West
tricks-chapter-33 = The Stairs of Cirith Ungol
tricks-chapter-34 = Shelob’s Lair
tricks-chapter-35 = Shelob
tricks-chapter-36 = The Choices of Master Samwise

# The Event cards.
tricks-event-wormtongues_counsel = Wormtongue’s Counsel
tricks-event-helms_deep = Helm’s Deep
tricks-event-sound_the_horn = The Horn Sounds
tricks-event-palantir = The Palantír
tricks-event-shadow_of_barad_dur = The Shadow of Barad-dûr
tricks-event-tower = The White Tower, far away
tricks-event-dead_marshes = The Dead Marshes
tricks-event-black_gate = The Black Gate
tricks-event-winged_wraiths = Winged Wraiths
tricks-event-host_of_sauron = The Hosts of Sauron
tricks-event-henneth_annun = Henneth Annûn
tricks-event-the_stair = The Stair
tricks-event-the_stair_both = The Stair, from foot to top
tricks-event-at_once = At the same time
tricks-event-light_of_earendil = The Light of Eärendil
tricks-event-samwise_choice = The Choice of Samwise
tricks-event-unknown = An Event of another box

# What is expected, and from whom.
tricks-prompt-group = All together: choose the group that plays this round.
tricks-prompt-take = { $you ->
    [yes] { $pyramid ->
        [1] Choose the pyramid’s character.
       *[other] { $hands ->
            [1] Choose your character.
           *[other] Choose a character for hand { $chair }.
        }
    }
   *[no] { $pyramid ->
        [1] { $seat } chooses the pyramid’s character.
       *[other] { $hands ->
            [1] { $seat } chooses a character.
           *[other] { $seat } chooses a character for hand { $chair }.
        }
    }
}
tricks-prompt-partner = { $you ->
    [yes] Who does { $character } exchange with?
   *[no] { $seat } chooses who { $character } exchanges with.
}
tricks-prompt-partner-or-skip = { $you ->
    [yes] Who does { $character } exchange with? Or with nobody.
   *[no] { $seat } chooses whether { $character } exchanges, and with whom.
}
tricks-prompt-give = { $you ->
    [yes] Choose the card that { $character } passes to { $with }. Another comes back.
   *[no] { $seat } chooses the card that { $character } passes to { $with }.
}
tricks-prompt-give-away = { $you ->
    [yes] Choose the card that { $character } gives to { $with }.
   *[no] { $seat } chooses the card that { $character } gives to { $with }.
}
tricks-prompt-return = { $you ->
    [yes] Choose the card that { $character } passes back to { $with }: any card, even the one that was received.
   *[no] { $seat } chooses the card that { $character } passes back to { $with }.
}
tricks-prompt-give-lost = { $you ->
    [yes] Which card does { $character } exchange for the lost card? Or none.
   *[no] { $seat } decides whether { $character } exchanges a card for the lost card.
}
tricks-prompt-tuck = { $you ->
    [yes] Choose the card that { $character } tucks: it lies face down under the character, out of the hand, and may return before any trick.
   *[no] { $seat } chooses the card that { $character } tucks.
}
tricks-prompt-place = { $you ->
    [yes] Choose the card that { $character } puts under the White Tower token.
   *[no] { $seat } chooses the card that { $character } puts under the White Tower token.
}
tricks-prompt-discard = { $you ->
    [yes] Choose the card that { $character } discards.
   *[no] { $seat } chooses the card that { $character } discards.
}
tricks-prompt-reveal = { $you ->
    [yes] Choose the card that { $character } turns face up.
   *[no] { $seat } chooses the card that { $character } turns face up.
}
tricks-prompt-keep = { $you ->
    [yes] Choose which of the drawn cards { $character } keeps.
   *[no] { $seat } chooses which of the drawn cards { $character } keeps.
}
tricks-prompt-burden = { $you ->
    [yes] Choose { $character }’s Burden token.
   *[no] { $seat } chooses { $character }’s Burden token.
}
tricks-prompt-step = { $you ->
    [yes] Choose { $character }’s step card.
   *[no] { $seat } chooses { $character }’s step card.
}
tricks-prompt-step-or-skip = { $you ->
    [yes] Does { $character } take a step card, or leave it to another character?
   *[no] { $seat } decides whether { $character } takes a step card.
}
tricks-prompt-pass-together = Choose the card that { $character } passes to { $with }: both of you pass at the same time.
tricks-prompt-together = { $character } and { $with } pass each other a card at the same time.
tricks-prompt-untuck = { $you ->
    [yes] Before the trick: does { $character }’s tucked card return to the hand?
   *[no] { $seat } decides whether { $character } takes back the tucked card.
}
tricks-prompt-lead = { $you ->
    [yes] You lead this trick with { $character }: play a card.
   *[no] { $seat }, { $character }, leads this trick.
}
tricks-prompt-follow = { $you ->
    [yes] { $duty ->
        [0] Play for { $character }. You have none of the suit to follow, { $suit }: choose another card.
        [1] Play for { $character } and follow suit: { $suit }.
       *[other] Play for { $character }. Suit to follow: { $suit }.
    }
   *[no] { $seat } plays for { $character }. Suit to follow: { $suit }.
}
tricks-prompt-follow-any = { $you ->
    [yes] Play for { $character }. There is no suit to follow yet.
   *[no] { $seat } plays for { $character }. There is no suit to follow yet.
}
tricks-prompt-next-chapter = Chapter completed! { $reason } On to the next.
tricks-prompt-next-round = The round is over. { $reason } On to the next.
tricks-prompt-retry = Chapter lost. { $reason } Will you try again?
tricks-prompt-over-won = Victory! You did it together.
tricks-prompt-over-lost = The game is lost. { $reason }

# What can be chosen, and what it does.
tricks-choice-group = Group { $group }: { $characters }
tricks-effect-group = This round is played with these characters.
tricks-choice-take = Choose { $character }
tricks-effect-take = That objective will be yours for this round.
tricks-choice-with = Exchange with { $character }
tricks-effect-with = You pass a card face down and get any card back.
tricks-choice-skip = No exchange
tricks-effect-skip = You keep your cards, and setup goes on.
tricks-choice-skip-step = Take no step card
tricks-effect-skip-step = The step cards are left to other characters.
tricks-choice-pass = Pass { $card }
tricks-effect-pass = You hand over { $card } face down.
tricks-choice-tuck = Tuck { $card }
tricks-effect-tuck = It lies face down under your character, out of your hand, until you take it back.
tricks-choice-untuck = Return the tucked card
tricks-effect-untuck = It returns to your hand before the next trick.
tricks-stop-untuck = Before each trick, whether I take my tucked card back
tricks-stop-untuck-while = Leave it the whole round
tricks-choice-wait = Leave it tucked
tricks-effect-wait = It stays under your character; you may return it after another trick.
tricks-choice-place = Lay down { $card }
tricks-effect-place = It lies under the token and will be the card you play to the next trick.
tricks-choice-discard = Discard { $card }
tricks-effect-discard = It leaves the round face down: nobody will win it.
tricks-choice-reveal = Show { $card }
tricks-effect-reveal = It lies face up before you and still belongs to your hand.
tricks-choice-keep = Keep { $card }
tricks-effect-keep = Its value sets your objective for this round; the other is not used.
tricks-choice-burden = Burden { $burden }
tricks-effect-burden = The objectives that depend on the Burden will ask for { $burden }.
tricks-choice-step = Take “{ $step }”
tricks-effect-step-first = Nobody may complete their objective before you.
tricks-effect-step-last = Nobody may complete their objective after you.
tricks-choice-play = Play { $card }
tricks-effect-play-led = You lead { $suit }.
tricks-effect-play-follows = You follow suit: it wins the trick if it is the highest card.
tricks-effect-play-discards = Off suit: it cannot win.
tricks-effect-play-fixes = The first card with a suit: it sets the led suit, though you are not the leader.
tricks-effect-play-tower = It wins the trick, unless the other Tower or a declared 1 of Rings falls to it.
tricks-effect-play-tower-led = You lead a Tower: it wins the trick if nothing beats it, and the next card with a suit sets the led suit.
tricks-effect-play-orc = An Orc never wins the trick.
tricks-effect-play-fatigue = You lead Fatigue: it does not win, and the next card with a suit sets the led suit.
tricks-effect-play-forbidden = Because of the Event, leading this card loses the chapter.
tricks-effect-play-after = It is played once you have decided about the tucked card.
tricks-effect-lay = You put it under the token; the card that lay there is the one you play to the trick.
tricks-effect-lay-fixes = You put it under the token, and its suit is the led suit; the card that lay there is the one you play.
tricks-choice-win = Win with { $card }
tricks-effect-win = The One Ring beats every other card, the Towers too.
tricks-choice-light = Light: { $card }
tricks-effect-light = It beats everything, the Ring and the Towers too. Only once.
tricks-choice-go = Next round
tricks-effect-go = The cards of the next round are dealt.
tricks-choice-go-chapter = Next chapter
tricks-effect-go-chapter = The next chapter is set up.
tricks-choice-again = Try the chapter again
tricks-effect-again = The cards are dealt again, from the start of the chapter.
tricks-choice-again-keep = Again, keep completed
tricks-effect-again-keep = The cards are dealt again; completed characters stay completed.
tricks-choice-stop = End the game
tricks-effect-stop = The game ends in defeat.

# Why not.
tricks-no-not-asked = It is another player’s decision now.
tricks-no-not-now = Not now: answer the question that is open first.
tricks-no-over = The game is over.
tricks-no-group = That group has played already.
tricks-no-not-in-chapter = That character is not in this round.
tricks-no-taken = { $character } is taken.
tricks-no-stars-first = Starred characters first: nobody else can still take { $who }.
tricks-no-partner = You can exchange only with { $with }.
tricks-no-must-do = You must do this.
tricks-no-not-in-hand = Not in view in this hand: { $card }.
tricks-no-keeps = This character must keep { $card }.
tricks-no-not-bottom = From the pyramid, only cards of the bottom row may be passed.
tricks-no-for-itself = You must pass back another card than { $card }.
tricks-no-nothing-lost = There is no lost card in this round.
tricks-no-not-the-lost = This card may not become the lost card: { $card }.
tricks-no-tower-lost = A Tower cannot become the lost card.
tricks-no-not-drawn = That is not one of the drawn cards.
tricks-no-burden = There is no Burden token with that number.
tricks-no-step-taken = Another character has that step card.
tricks-no-tucked-first = First: do you take the tucked card back?
tricks-no-must-follow = You must follow suit ({ $suit }): { $cards }.
tricks-no-orc-led = An Orc may not be led.
tricks-no-rings-closed = Rings may not be led until a Ring card has been played.
tricks-no-not-highest = You must lead the highest card in the hand: { $cards }.
tricks-no-fatigue-follows = Fatigue may only be led; it cannot follow.
tricks-no-not-the-ring = Only the 1 of Rings can be declared to win.
tricks-no-light = This character does not have the Light of Eärendil.
tricks-no-light-spent = The Light of Eärendil has been used already.
tricks-no-nothing-to-keep = There are no completed characters to keep.
tricks-no-already-shown = That card lies face up already.

# What is pointed at and said while cards are held.
tricks-no-talk = While players hold cards there is no free chat: point at what everyone can see, or say one of the permitted sentences. The chat opens when the round is over.
tricks-point-objective = { $character }’s objective
tricks-point-card = { $card }
tricks-point-trick = trick { $number }
tricks-point-event = the Event “{ $event }”
tricks-say-mine-met = My objective ({ $character }) is met.
tricks-say-mine-open = My objective ({ $character }) is still possible.
tricks-say-mine-failed = My objective ({ $character }) has become impossible.
tricks-say-theirs-met = { $character }’s objective is met.
tricks-say-theirs-open = { $character }’s objective is still possible.
tricks-say-theirs-failed = { $character }’s objective has become impossible.
tricks-say-won = { $tricks ->
    [0] { $character } has won no trick.
    [one] { $character } has won 1 trick.
   *[other] { $character } has won { $tricks } tricks.
}
tricks-say-left = { $tricks ->
    [one] This is the last trick.
   *[other] { $tricks } tricks remain, including this one.
}
tricks-say-follow = The led suit is { $suit }.
tricks-say-wins = As it stands, { $character } wins the trick.
tricks-say-tower-white = { $character } has the White Tower token.
tricks-say-tower-black = { $character } has the Black Tower token.
tricks-say-rings-open = Rings may be led now.
tricks-say-rings-closed = Rings may not be led yet.
tricks-say-turn = It is { $character }’s turn.

# What happened.
tricks-event-round = Chapter { $chapter }, round { $round }.
tricks-event-road = The Road goes ever on: round { $round }. Characters: { $roster }.
tricks-event-lost = Lost card: { $card }.
tricks-event-aside = Set aside, face up: { $cards }.
tricks-event-assigned = { $you ->
    [yes] You have { $card }: you play { $character }.
   *[no] { $seat } has { $card } and plays { $character }.
}
tricks-event-took = { $you ->
    [yes] You choose { $character }.
   *[no] { $seat } chooses { $character }.
}
tricks-event-exchange = { $character } exchanges with { $with }.
tricks-event-passed = { $character } passes { $card } to { $with }.
tricks-event-skipped = { $you ->
    [yes] { $character } does not.
   *[no] { $seat }, { $character }, does not.
}
tricks-event-gained = { $you ->
    [yes] You receive { $card } ({ $character }).
   *[no] { $seat }, { $character }, receives { $card }.
}
tricks-event-discarded = { $you ->
    [yes] You discard { $card } ({ $character }).
   *[no] { $seat }, { $character }, discards { $card }.
}
tricks-event-lost-exchanged = { $you ->
    [yes] You leave { $given } as the lost card and take { $taken } ({ $character }).
   *[no] { $seat }, { $character }, leaves { $given } as the lost card and takes { $taken }.
}
tricks-event-tucked = { $you ->
    [yes] You tuck { $card } ({ $character }).
   *[no] { $seat }, { $character }, tucks { $card }.
}
tricks-event-returned = { $you ->
    [yes] You take back { $card } ({ $character }).
   *[no] { $seat }, { $character }, takes back { $card }.
}
tricks-event-placed = { $you ->
    [yes] You put { $card } under the token ({ $character }).
   *[no] { $seat }, { $character }, puts { $card } under the token.
}
tricks-event-drew = { $you ->
    [yes] You draw { $cards } ({ $character }).
   *[no] { $seat }, { $character }, draws { $cards }.
}
tricks-event-kept = { $you ->
    [yes] You keep { $card } ({ $character }).
   *[no] { $seat }, { $character }, keeps { $card }.
}
tricks-event-burden = { $you ->
    [yes] You choose Burden { $burden } ({ $character }).
   *[no] { $seat }, { $character }, chooses Burden { $burden }.
}
tricks-event-stepped = { $you ->
    [yes] You take the card “{ $step }” ({ $character }).
   *[no] { $seat }, { $character }, takes the card “{ $step }”.
}
tricks-event-revealed = { $you ->
    [yes] You turn face up { $cards } ({ $character }).
   *[no] { $seat }, { $character }, turns face up { $cards }.
}
tricks-event-begins = { $you ->
    [yes] You lead the first trick ({ $character }).
   *[no] { $seat }, { $character }, leads the first trick.
}
tricks-event-played = { $you ->
    [yes] You play { $card } ({ $character }).
   *[no] { $seat }, { $character }, plays { $card }.
}
tricks-event-played-ring = { $you ->
    [yes] You play { $card } to win the trick ({ $character }).
   *[no] { $seat }, { $character }, plays { $card } to win the trick.
}
tricks-event-played-light = { $you ->
    [yes] You play { $card } with the Light of Eärendil ({ $character }).
   *[no] { $seat }, { $character }, plays { $card } with the Light of Eärendil.
}
tricks-event-suit = Led suit: { $suit }.
tricks-event-rings-broken = From the next trick on Rings may be led.
tricks-event-won = { $you ->
    [yes] You win trick { $trick } with { $card } ({ $character }).
   *[no] { $seat }, { $character }, wins trick { $trick } with { $card }.
}
tricks-event-no-winner = Nobody wins trick { $trick }: it is set aside, and the same player leads again.
tricks-event-turned = Turned up in the pyramid: { $cards }.
tricks-event-unmasked = { $you ->
    [yes] The Old Men in White are unmasked: you are Gandalf the White!
   *[no] The Old Men in White are unmasked: { $seat } is Gandalf the White!
}
tricks-event-objective-met = { $character } has met the objective.
tricks-event-objective-failed = { $character } cannot meet the objective any more.
tricks-event-objective-turned = { $character }’s card is turned over: its other objective counts now.
tricks-event-round-won = Round won. { $reason }
tricks-event-round-lost = Round lost. { $reason }
tricks-event-chapter-won = Chapter { $chapter } completed!
tricks-event-again = The chapter again, from the start.
tricks-event-again-keep = The chapter again, with the completed characters.
tricks-event-over-won = A victory for all!
tricks-event-over-lost = The game is over. { $reason }

# How it ends.
tricks-over-all-met = Every character has met the objective.
tricks-over-failed = Not every character could meet the objective: a round ends as soon as one of them is impossible.
tricks-over-orc-led = A player had to lead and had only Orcs left.
tricks-over-fatigue = A player had to follow and had only Fatigue left.
tricks-over-forbidden-lead = A player led a card that, by the Event, loses the chapter.
tricks-over-not-unmasked = The Old Men in White were never unmasked.
tricks-over-rounds = The rounds are over, and some characters are not completed.
tricks-over-partly = One objective was missed, but that does not lose this chapter.
tricks-over-stopped = The chapter was lost and not tried again.

# The options of a table.
tricks-option-chapter = Chapter
    .help = The chapter to play, or the first of the campaign.
tricks-option-chapter-19 = 19. The Departure of Boromir
tricks-option-chapter-20 = 20. The Riders of Rohan
tricks-option-chapter-21 = 21. The Uruk-hai
tricks-option-chapter-22 = 22. Fangorn
tricks-option-chapter-23 = 23. The White Rider
tricks-option-chapter-24 = 24. The King in the Golden Hall
tricks-option-chapter-25 = 25. Helm’s Deep
tricks-option-chapter-26 = 26. The Drowning of Isengard
tricks-option-chapter-27 = 27. The Voice of Saruman
tricks-option-chapter-28 = 28. The Palantír
tricks-option-chapter-29 = 29. The Taming of Sméagol
tricks-option-chapter-30 = 30. The Passage of the Marshes
tricks-option-chapter-31 = 31. The Black Gate
tricks-option-chapter-32 = 32. The Window to the West
tricks-option-chapter-33 = 33. The Stairs of Cirith Ungol
tricks-option-chapter-34 = 34. Shelob’s Lair
tricks-option-chapter-35 = 35. Shelob
tricks-option-chapter-36 = 36. The Choices of Master Samwise
tricks-option-play = What is played
    .help = A single chapter, a campaign up to 36, or the endless road, with characters drawn at random.
tricks-option-play-chapter = That chapter
tricks-option-play-campaign = The campaign from that chapter on
tricks-option-play-road = The Road Goes Ever On…
tricks-option-play-road-fellowship = The Road, with the Fellowship
tricks-option-retry = When a chapter is lost
    .help = What happens when a chapter is lost. In a campaign it is always begun again.
tricks-option-retry-long = Long chapters may be tried again
    .help = The long ones are 25 and 32: they are begun again, with the completed characters or from the beginning. With any other that is lost the game is over.
tricks-option-retry-off = The game is over
    .help = A lost chapter, also a long one (25 and 32), is not begun again.
tricks-option-retry-on = It may be tried again
    .help = Any chapter that is lost may be begun again by the table.

# The cards.
tricks-card-h1 = 1 of Hills
    .said = the 1 of Hills
tricks-card-h2 = 2 of Hills
    .said = the 2 of Hills
tricks-card-h3 = 3 of Hills
    .said = the 3 of Hills
tricks-card-h4 = 4 of Hills
    .said = the 4 of Hills
tricks-card-h5 = 5 of Hills
    .said = the 5 of Hills
tricks-card-h6 = 6 of Hills
    .said = the 6 of Hills
tricks-card-h7 = 7 of Hills
    .said = the 7 of Hills
tricks-card-h8 = 8 of Hills
    .said = the 8 of Hills
tricks-card-m1 = 1 of Mountains
    .said = the 1 of Mountains
tricks-card-m2 = 2 of Mountains
    .said = the 2 of Mountains
tricks-card-m3 = 3 of Mountains
    .said = the 3 of Mountains
tricks-card-m4 = 4 of Mountains
    .said = the 4 of Mountains
tricks-card-m5 = 5 of Mountains
    .said = the 5 of Mountains
tricks-card-m6 = 6 of Mountains
    .said = the 6 of Mountains
tricks-card-m7 = 7 of Mountains
    .said = the 7 of Mountains
tricks-card-m8 = 8 of Mountains
    .said = the 8 of Mountains
tricks-card-f1 = 1 of Forests
    .said = the 1 of Forests
tricks-card-f2 = 2 of Forests
    .said = the 2 of Forests
tricks-card-f3 = 3 of Forests
    .said = the 3 of Forests
tricks-card-f4 = 4 of Forests
    .said = the 4 of Forests
tricks-card-f5 = 5 of Forests
    .said = the 5 of Forests
tricks-card-f6 = 6 of Forests
    .said = the 6 of Forests
tricks-card-f7 = 7 of Forests
    .said = the 7 of Forests
tricks-card-f8 = 8 of Forests
    .said = the 8 of Forests
tricks-card-f9 = 9 of Forests
    .said = the 9 of Forests
tricks-card-f10 = 10 of Forests
    .said = the 10 of Forests
tricks-card-f11 = 11 of Forests
    .said = the 11 of Forests
tricks-card-f12 = 12 of Forests
    .said = the 12 of Forests
tricks-card-f13 = 13 of Forests
    .said = the 13 of Forests
tricks-card-f14 = 14 of Forests
    .said = the 14 of Forests
tricks-card-f15 = 15 of Forests
    .said = the 15 of Forests
tricks-card-f16 = 16 of Forests
    .said = the 16 of Forests
tricks-card-s1 = 1 of Shadows
    .said = the 1 of Shadows
tricks-card-s2 = 2 of Shadows
    .said = the 2 of Shadows
tricks-card-s3 = 3 of Shadows
    .said = the 3 of Shadows
tricks-card-s4 = 4 of Shadows
    .said = the 4 of Shadows
tricks-card-s5 = 5 of Shadows
    .said = the 5 of Shadows
tricks-card-s6 = 6 of Shadows
    .said = the 6 of Shadows
tricks-card-s7 = 7 of Shadows
    .said = the 7 of Shadows
tricks-card-s8 = 8 of Shadows
    .said = the 8 of Shadows
tricks-card-r1 = 1 of Rings
    .said = the 1 of Rings
tricks-card-r2 = 2 of Rings
    .said = the 2 of Rings
tricks-card-r3 = 3 of Rings
    .said = the 3 of Rings
tricks-card-r4 = 4 of Rings
    .said = the 4 of Rings
tricks-card-r5 = 5 of Rings
    .said = the 5 of Rings
tricks-card-r6 = 6 of Rings
    .said = the 6 of Rings
tricks-card-r7 = 7 of Rings
    .said = the 7 of Rings
tricks-card-o1 = Orc
    .said = an Orc
tricks-card-o2 = Orc
    .said = an Orc
tricks-card-o3 = Orc
    .said = an Orc
tricks-card-o4 = Orc
    .said = an Orc
tricks-card-o5 = Orc
    .said = an Orc
tricks-card-o6 = Orc
    .said = an Orc
tricks-card-o7 = Orc
    .said = an Orc
tricks-card-o8 = Orc
    .said = an Orc
tricks-card-o9 = Orc
    .said = an Orc
tricks-card-wt = White Tower
    .said = the White Tower
tricks-card-bt = Black Tower
    .said = the Black Tower
tricks-card-c1 = Fatigue
    .said = a Fatigue card
tricks-card-c2 = Fatigue
    .said = a Fatigue card
tricks-card-hidden = A card face down
    .said = a card

# Kinds of answers that lie on the board, as buttons.
tricks-answers-play = Play a card
tricks-answers-pass = Pass a card
tricks-answers-take = Choose a character
tricks-answers-with = Exchange cards
tricks-answers-card = Choose a card
