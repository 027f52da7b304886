# Lessons: a first evening.

lessons-title = Learn it at the table
lessons-note = A real game that is explained to you as you play it. You may leave at any time and come back.
lessons-stops = { $stops ->
    [one] 1 step
   *[other] { $stops } steps
}
lesson-tag = lesson
table-lesson-at = { $stop } of { $stops }
table-lesson-plays = Look on: this is played for you.
table-lesson-over = From here on you play on your own.
table-lesson-leave = Leave the lesson, play on
server-lesson = That is not what the lesson asks for now. Read what it says in the bar.
server-lesson-wait = Look on for a moment: the lesson plays this by itself.
server-lesson-other = The rules allow it, but now do what the lesson says: { $what }
server-no-lesson = No lesson of yours runs at this table.
server-no-such-lesson = The game has no such lesson. Take one of those it lists.
