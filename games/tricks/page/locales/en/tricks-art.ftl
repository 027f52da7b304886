# Las Dos Torres: what the table says.

tricks-art-table = The table
tricks-art-players = Players
tricks-art-hidden = A card face down
tricks-art-pyramid = Pyramid
tricks-art-pyramid-of = The pyramid, played by { $name }
tricks-art-hand-of = Hand: { $name }
tricks-art-hand-number = Hand { $number }: { $name }
tricks-art-own-hand = Hand { $number }
tricks-art-sitter = { $name } · hand { $number }
tricks-art-roster = Characters of the chapter
tricks-art-starred = Must be taken
tricks-art-completed = Completed already
tricks-art-met = Objective met
tricks-art-open = Objective still possible
tricks-art-failed = Objective no longer possible
tricks-art-has = { $low ->
    [0] Can reach { $high }.
    [one] Has 1; can reach { $high }.
   *[other] Has { $low }; can reach { $high }.
}
tricks-art-count = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
tricks-art-tricks = { $tricks ->
    [one] 1 trick won
   *[other] { $tricks } tricks won
}
tricks-art-received = { $card }, the one you were passed
tricks-art-known = Cards you know they hold
tricks-art-tucked = Tucked card
tricks-art-passed = Has chosen the card to pass
tricks-art-white-token = White Tower token
tricks-art-black-token = Black Tower token
tricks-art-param = Their number
tricks-art-went = How the tricks went
tricks-art-trick = Trick { $number }
tricks-art-last-won = Last trick, { $who }’s:
tricks-art-last-none = Last trick, nobody’s:
tricks-art-played = { $how ->
    [winning] { $card }, by { $who }: winning so far
    [won] { $card }, by { $who }: won the last trick
    [before] { $card }, by { $who }, in the last trick
   *[played] { $card }, by { $who }
}
tricks-art-next-of = Next: trick { $number } of { $total }
tricks-art-trick-of = Trick { $number } of { $total }
tricks-art-leads = Leads
tricks-art-follow = Follow suit
tricks-art-none-of-it = You have none: play another
tricks-art-no-suit = No suit yet
tricks-art-long = Long chapter
tricks-art-short = Short chapter
tricks-art-round = round { $round }
tricks-art-attempt = attempt { $attempt }
tricks-art-partly = in part, { $source }
tricks-art-lost = Lost card
tricks-art-aside = Beside the Event
tricks-art-under = Under Gimli
tricks-art-burden = Burden
tricks-art-rings-open = Rings may be led
tricks-art-rings-closed = Rings may not be led yet
tricks-art-light = The Light can be used
tricks-art-light-spent = The Light was used
tricks-art-events = Events
tricks-art-way = The course of the campaign
tricks-art-note = The rulebook does not print the character, Event and chapter cards. What it says of them is followed to the letter; what owners of the box have published is used; the rest is our reconstruction, and each card says so.
tricks-art-mend = If you own the box, you can correct any card in a data file.
tricks-shelf-characters = Characters
tricks-shelf-events = Events
tricks-shelf-cards = Cards
tricks-library-signs = At its place: the star says that its objective is met, the cross that it is no longer possible, the circle that it still is. Full boxes are what it has, pale ones what it can still win, and the bar is what it is after. The eye stands beside cards that you know it holds; the tower says that it has the token of a Tower; ≈ that a part of its card is our reconstruction.
tricks-library-suit = This is a suit. The first card of a trick says which suit is led: a player who has it must follow, and the highest card of it wins.
tricks-library-rings = This is a suit, from chapter 29 on. Rings may not be led until one has been played; the player of the 1 says whether it wins the trick.
tricks-library-fatigue = Fatigue can only be led: it never wins, and the next card with a suit sets the suit.
