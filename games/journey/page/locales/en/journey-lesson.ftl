# The first evening: what the lesson says at each stop.
journey-lesson-first-name = A roll and a road
journey-lesson-first-end = Sam has just set the White Tree aside, and so he stopped rolling. Only the Orc you have yet to meet: it cancels your Rings of the turn unless a Fellowship repels it. And if the Nazgûl mark all of your squares, you are out.

journey-lesson-first-hobbit-why = The first player to carry the Ring along the road of the map to Mordor wins, and the die in your hobbit’s colour is yours.
journey-lesson-first-hobbit-do = Take Frodo.
journey-lesson-first-hobbit-not-take = You would be that hobbit, and the die in its colour would be yours. In this lesson you travel as Frodo: take him.

journey-lesson-first-roll-why = Your turn always begins with all five dice.
journey-lesson-first-roll-do = Roll the dice.

journey-lesson-first-nazgul-why = There is a Nazgûl, and one must be set aside before you roll again; it is red, Sam’s colour, so it hunts him and not you.
journey-lesson-first-nazgul-do = Set the Nazgûl on the red die aside.
journey-lesson-first-nazgul-not-orc = That would set the Orc aside, which would cancel all your Rings of this turn. First the red Nazgûl.
journey-lesson-first-nazgul-not-gandalf = Gandalf will help you, and you may set him aside in a moment, but with a Nazgûl on the table you may not roll again: first the red one.
journey-lesson-first-nazgul-not-ring = The Ring would take you forward, and you may set it aside in a moment, but with a Nazgûl on the table you may not roll again: first the red one.

journey-lesson-first-ring-why = From the same roll you may set more dice aside if their symbols differ, and each Ring takes you one circle towards Mordor.
journey-lesson-first-ring-do = Set the Ring on the black die aside.
journey-lesson-first-ring-not-orc = You would set the Orc aside: with no Fellowship to repel it you would lose the Rings of this turn. Take the Ring on the black die.
journey-lesson-first-ring-not-twin = That Ring is worth the same. This time take the one on the black die: the black die, the only one with the White Tree, cannot end your rolling then.
journey-lesson-first-ring-not-gandalf = You set Gandalf aside in a moment: first take the Ring on the black die.
journey-lesson-first-ring-not-roll = You would roll the remaining four dice and lose this Ring, as it is not set aside. Set the Ring on the black die aside first.

journey-lesson-first-gandalf-why = Gandalf divides a square of your Nazgûl path, so that the Nazgûl take longer to reach its end and put you out.
journey-lesson-first-gandalf-do = Set Gandalf aside, the green die.
journey-lesson-first-gandalf-not-orc = You would set the Orc aside, which would take the Ring you have just won. Set Gandalf aside, the green die.
journey-lesson-first-gandalf-not-roll = You would roll without having set Gandalf aside, and lose him. Set the green die aside first.

journey-lesson-first-again-why = What is left is the Orc, which you do not want, and another Ring, which you may not set aside as you have one of this roll already.
journey-lesson-first-again-do = Roll the other two dice again.
journey-lesson-first-again-not-orc = The Orc would cancel your Ring. Roll the two dice again.

journey-lesson-first-fellowship-why = Of every roll you must set at least one die aside; a Fellowship repels an Orc.
journey-lesson-first-fellowship-do = Set the Fellowship aside, the blue die.
journey-lesson-first-fellowship-not-gandalf = You might begin with Gandalf, too: he comes right after. Now set the blue die aside.

journey-lesson-first-keep-why = You may set another die of this roll aside, or roll the last one again, which might bring an Orc, or a Nazgûl against you.
journey-lesson-first-keep-do = Keep the second Gandalf, the yellow die.
journey-lesson-first-keep-not-roll = You would roll the last die: it might be a Ring, but your own Nazgûl, too, and this Gandalf would be lost. Set the yellow die aside.

journey-lesson-first-divide-why = All five dice are set aside, and the Ring has taken you forward; now each Gandalf divides a square of the Nazgûl on your sheet.
journey-lesson-first-divide-do = Divide the first square.
journey-lesson-first-divide-not-settle = The table would divide the first free squares for you. This time do it by hand: divide the first.
journey-lesson-first-divide-not-other = Any free square does as well, as the Nazgûl mark them all. This time divide the first.

journey-lesson-first-settle-why = What is left needs little thought, and the table can apply it in the usual order.
journey-lesson-first-settle-do = Press “Usual order for the rest”.
journey-lesson-first-settle-not-divide = You could choose the square yourself, but it does not matter which. Press “Usual order for the rest”.
