# Las lecciones: una primera velada.

lessons-title = Apréndelo en la mesa
lessons-note = Una partida de verdad que se te explica mientras la juegas. Puedes dejarla cuando quieras y volver.
lessons-stops = { $stops ->
    [one] 1 paso
   *[other] { $stops } pasos
}
lesson-tag = lección
table-lesson-at = { $stop } de { $stops }
table-lesson-plays = Mira: esto se juega por ti.
table-lesson-over = Desde aquí juegas por tu cuenta.
table-lesson-leave = Dejar la lección
table-lesson-leave-note = Sigues con esta misma partida, sin la lección.
