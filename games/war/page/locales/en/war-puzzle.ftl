# Puzzles: positions in which the odds of every choice are reckoned.
war-puzzle-what = Prepared positions in which chance decides: one choice has better odds than all others. Find it.
war-puzzle-solo = You have one side. The computer has followed every roll and every tile that may come, with both sides deciding as well as can be. After the answer you may play on against a bot.
war-puzzle-grade-1 = Easy
war-puzzle-grade-2 = Middling
war-puzzle-grade-3 = Hard
