# Las lecciones: una primera velada.

lessons-title = Apréndelo en la mesa
lessons-note = Una partida de verdad que se te explica mientras la juegas. Puedes dejarla cuando quieras y volver.
lessons-stops = { $stops ->
    [one] 1 paso
   *[other] { $stops } pasos
}
lessons-done = jugada hasta el final
lessons-two = Somos dos
lessons-two-note = ¿Es la primera vez para los dos? Pulsa «Somos dos» y envía el enlace: en una misma mesa cada uno tiene sus pasos, y ve qué hace el otro y por qué.
lessons-next = Siguiente lección
lesson-tag = lección
table-lesson-at = { $stop } de { $stops }
table-lesson-plays = Mira: esto se juega por ti.
table-lesson-gathers = La lección empieza en cuanto estéis los dos.
table-lesson-watches = Mira: ahora aprende { $name }.
table-lesson-over = Desde aquí juegas por tu cuenta.
table-lesson-done = Lección terminada. Desde aquí juegas por tu cuenta.
table-lesson-next = Siguiente lección: { $name }
table-lesson-all = Todas las lecciones
table-lesson-counts = Una lección no cuenta en la campaña ni en las estadísticas.
table-lesson-leave = Dejar la lección
table-lesson-leave-note = Sigues con esta misma partida, sin la lección.
table-lesson-leave-two = Los dos seguís con esta misma partida, sin la lección.
join-lesson = En esta mesa aprendéis juntos el juego: { $lesson }. No hace falta saber nada de él.
