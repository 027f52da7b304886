# Lessons: a first evening.

lessons-title = Learn it at the table
lessons-note = A real game that is explained to you as you play it. You may leave at any time and come back.
lessons-stops = { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}
lessons-done = played to its end
lessons-two = We are two
lessons-two-note = Are you both new? Press “We are two” and send the link: at one table each has stops of their own, and sees what the other does and why.
lessons-next = Next lesson
lesson-tag = lesson
table-lesson-at = { $stop } of { $stops }
table-lesson-plays = Just watch: this is played for you.
table-lesson-gathers = The lesson begins as soon as you are both here.
table-lesson-watches = Watch: now { $name } is learning.
table-lesson-over = From here on you play on your own.
table-lesson-done = The lesson is done. From here on you play on your own.
table-lesson-next = Next lesson: { $name }
table-lesson-all = All lessons
table-lesson-counts = A lesson counts neither in the campaign nor in the statistics.
table-lesson-leave = Leave the lesson
table-lesson-leave-note = You go on with this very game, without the lesson.
table-lesson-leave-two = Both of you go on with this very game, without the lesson.
join-lesson = You learn the game together at this table: { $lesson }. You need not know anything about it.
