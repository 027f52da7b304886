# Puzzles, and the deal of the day.

puzzle-title = Puzzles and the deal of the day
puzzle-shelf = Puzzles
puzzle-solved-of = { $solved } of { $all } solved
puzzle-state-new = not begun
puzzle-state-begun = begun
puzzle-state-told = you saw the answer
puzzle-state-solved = solved
puzzle-tag = puzzle
puzzle-name = Puzzle { $number }
puzzle-why = Every card is in sight, and exactly one play still wins the round.
puzzle-do = Find the card that wins.
puzzle-asked = { $question }
puzzle-do-best = Find the choice with the best odds.
puzzle-odds = { $odds }%
puzzle-worse = That succeeds in { $odds }% of all cases. One choice is better.
puzzle-because = { $odds }%: { $because } (The rest: { $others }.)
puzzle-wrong = With that play the round can no longer be won, whatever follows. Try another.
puzzle-fails = { $fails }
puzzle-end = This is how it is won.
puzzle-plays = That is the one. See how it wins:
puzzle-tell = Show the answer
puzzle-tell-note = The answer is played, and what follows. The puzzle will count as seen, not as solved.
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-day = Deal of the day
puzzle-day-tag = deal of the day
puzzle-day-what = The same deal for everybody, alone: all four hands are yours. Your first game counts, without undoing and without hints.
puzzle-day-begin = Play the deal of the day
puzzle-day-on = Go on with your game
puzzle-day-look = See the game
puzzle-day-nobody = Nobody has finished it yet.
puzzle-day-won = { $played ->
    [one] One person has finished it,
   *[other] { $played } people have finished it,
} { $won ->
    [0] and nobody has won.
    [one] and one has won.
   *[other] and { $won } have won.
}
puzzle-days-before = Days before

# The log of a campaign.
campaign-next-at = Next chapter: { $chapter }
campaign-begin-at = Begin the campaign: { $chapter }
campaign-title = Campaign log
campaign-link = Campaign
campaign-so-far = { $won } of { $all } chapters won; stars: { $stars } of { $most }.
campaign-stars = Each chapter has three stars: one for a win alone, one for a win with bots, one for a win with other people.
campaign-next = Next chapter
campaign-chapters = Chapters
campaign-alone = Alone
campaign-bots = With bots
campaign-star-alone = won alone
campaign-star-bots = won with bots
campaign-star-people = won with people
campaign-none = not won yet
campaign-attempts = { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
}
campaign-with = with { $names }
campaign-on-paper = also on paper
campaign-last = last game
campaign-playing = being played
campaign-stranger = Once you have played a game here, you can also note what you played on paper.
campaign-paper = Begun on paper
campaign-paper-what = If you have played chapters with the cards in your hands, note them here. They count in this log and nowhere else.
campaign-paper-open = Note chapters
campaign-paper-won = Won
campaign-paper-attempts = Attempts
campaign-paper-with = With (names, commas between; empty: alone)
campaign-paper-save = Save
campaign-saved = Saved.
campaign-file = Export and import
campaign-export = Export the log
campaign-import = Import a log
campaign-import-what = Paste the text of a file that was exported here or elsewhere. It takes the place of what you noted from paper; your games here stay.
campaign-import-do = Import
campaign-go-on = Your campaign
campaign-go = Go on
campaign-won-of = { $won } of { $all } chapters won

# Statistics.
statistics-title = Your statistics
statistics-none = You have not finished a game yet.
statistics-begin = Choose a game
statistics-all = { $played ->
    [one] One game played,
   *[other] { $played } games played,
} won: { $won }.
statistics-minutes = { $minutes ->
    [one] One minute at the table.
   *[other] { $minutes } minutes at the table.
}
statistics-what = Lessons, puzzles, deals played before and the games of your programs do not count. Percentages leave out games that ended without a result.
statistics-file = File for BG Stats
statistics-sides = By side
statistics-levels = Against or with bots of this level
statistics-people = With other people
statistics-chapters = By chapter
statistics-played = Played
statistics-won = Won
statistics-bots = Hard bots
statistics-others = Other levels against it
statistics-measured = Bots of one level against another, of two players: { $command } ({ $date }).
statistics-seats = { $seats ->
    [one] alone
   *[other] { $seats } players
}
