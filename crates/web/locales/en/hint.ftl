# A hint: what a good player would do, and why.
hint-ask = Hint
hint-ask-note = What a good player would do in your place, and why. It rests only on what you may know.
hint-thinks = A good player thinks in your place…
hint-title = A good player would do this
hint-title-alike = A good player would do this, for example
hint-title-either = Either of these will do
hint-title-lost = This can hardly be won any more
hint-lost = Of the trials hardly any was won, whatever was tried.
hint-lost-choice = For example:
hint-or = Or:
hint-worth = wins { $percent } times in 100
hint-second = Second best:
hint-close-it = Close the hint

hint-only = Nothing else can be done.
hint-wins = It wins the game outright more often.
hint-close = In these trials the other did no worse: the difference is small, and habit decides here.
hint-alike = Everything that was tried came out the same: it makes no difference here.
hint-either = When tried, both won as often: either will do.
hint-tried = Of { $tried } times that both were tried with the same luck it went better { $better } times and worse { $worse } times.
