//! Characters who are consulted (MEQ-5.3j).

use super::stage::cards;

cards! { Character:
    thranduil:
        ["thalin@edoras pool=3", "" => "pool -2"]
    theoden:
        ["thalin@edoras", "" => "items horse"]
    aragorn:
        ["thalin@edoras", "" => "agility +1"]
    gandalf:
        ["thalin@edoras", "" => "wisdom +1"]
    denethor:
        ["thalin@edoras favor=3", "" => "favor -3, green +1"]
    dain:
        ["thalin@edoras", "* *" => "hand +2"]
    boromir:
        ["thalin@edoras", "" => "strength +1"]
    saruman:
        ["thalin@edoras shadows=3", "" => "shadows -2"]
}
