# The bench where decks are made.

workshop-title = Decks for { $game }
workshop-look = Look again
workshop-name = What the deck is called
workshop-keep = Keep the deck
workshop-another = Keep as another
workshop-unkept = Not kept yet
workshop-bring = Hand it in at the table
workshop-back = Back to the table
workshop-shelf = Your decks ({ $count } of { $most })
workshop-new = A new deck
workshop-drop = Throw away { $name }
workshop-open = Make and look after decks
workshop-choose = One of your decks
workshop-list = Or a list, as a text
workshop-hand-in = Hand in this deck
