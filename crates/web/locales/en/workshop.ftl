# The bench where decks are made.

workshop-title = Decks for { $game }
workshop-look = Look again
workshop-name = Name of the deck
workshop-keep = Save deck
workshop-another = Save as another
workshop-unkept = Unsaved
workshop-bring = Submit to the table
workshop-back = Back to the table
workshop-shelf = Your decks ({ $count } of { $most })
workshop-new = A new deck
workshop-drop = Delete { $name }
workshop-open = Make and edit decks
workshop-choose = One of your decks
workshop-list = Or a list, as a text
workshop-hand-in = Submit this deck
