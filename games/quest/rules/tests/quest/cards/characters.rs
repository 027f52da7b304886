//! Characters who are consulted (MEQ-5.3j).

use super::stage::cards;

cards! { Character:
    /// quest:character-thranduil
    #[test]
    fn thranduil() {
        ["thalin@edoras pool=3", "" => "pool -2"]
    }
    /// quest:character-theoden
    #[test]
    fn theoden() {
        ["thalin@edoras", "" => "items horse"]
    }
    /// quest:character-aragorn
    #[test]
    fn aragorn() {
        ["thalin@edoras", "" => "agility +1"]
    }
    /// quest:character-gandalf
    #[test]
    fn gandalf() {
        ["thalin@edoras", "" => "wisdom +1"]
    }
    /// quest:character-denethor
    #[test]
    fn denethor() {
        ["thalin@edoras favor=3", "" => "favor -3, green +1"]
    }
    /// quest:character-dain
    #[test]
    fn dain() {
        ["thalin@edoras", "* *" => "hand +2"]
    }
    /// quest:character-boromir
    #[test]
    fn boromir() {
        ["thalin@edoras", "" => "strength +1"]
    }
    /// quest:character-saruman
    #[test]
    fn saruman() {
        ["thalin@edoras shadows=3", "" => "shadows -2"]
    }
}
