# Puzzles: positions in which the odds of every choice are reckoned.
wizards-puzzle-what = Prepared positions in which chance decides: one choice has better odds than all others. Find it.
wizards-puzzle-solo = You have one side. The computer has followed every roll that may come, with both players deciding as well as can be. After the answer you may play on against a bot.
wizards-puzzle-grade-1 = Easy
wizards-puzzle-grade-2 = Middling
wizards-puzzle-grade-3 = Hard
