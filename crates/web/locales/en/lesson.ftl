# Lessons: a first evening.

lessons-title = Learn it at the table
lessons-note = A real game that is explained to you as you play it. You may leave at any time and come back.
lessons-stops = { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}
lesson-tag = lesson
table-lesson-at = { $stop } of { $stops }
table-lesson-plays = Just watch: this is played for you.
table-lesson-over = From here on you play on your own.
table-lesson-leave = Leave the lesson
table-lesson-leave-note = You go on with this very game, without the lesson.
