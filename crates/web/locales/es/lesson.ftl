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
table-lesson-leave = Dejar la lección y seguir
server-lesson = No es lo que pide ahora la lección. Lee lo que dice en la barra.
server-lesson-wait = Mira un momento: esto lo juega la lección.
server-lesson-other = Las reglas lo permiten, pero haz ahora lo que dice la lección: { $what }
server-no-lesson = En esta mesa no hay ninguna lección tuya en marcha.
server-no-such-lesson = El juego no tiene esa lección. Elige una de las suyas.
