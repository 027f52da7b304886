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
workshop-open = Create and edit decks
workshop-choose = One of your decks
workshop-list = Or a list, as a text
workshop-hand-in = Submit this deck

workshop-play = Play with this deck:
workshop-play-bot = Against a bot
workshop-play-bot-does = Opens a table with this deck, against a bot with a starter deck
workshop-play-friend = With a friend
workshop-play-friend-does = Opens a table with this deck, and shows the link for your friend
workshop-play-alone = Alone
workshop-play-alone-does = Opens a table for one with this deck
workshop-play-not = Once it is legal.
workshop-ready = A ready-made deck:
