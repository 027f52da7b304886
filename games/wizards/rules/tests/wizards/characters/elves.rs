//! Elves: where they join, what controls them, how they fight, influence and resist (SATM-6.3, SATM-9.4, SATM-15.31).

use super::heroes;

heroes! {
    /// wizards:annalena
    #[test]
    fn annalena() {
        home "edhellond", mind 3, prowess 3, body 8, points 1, skills &[Scout, Sage], brings ("rangers_of_the_north", 10)
    }
    /// wizards:arinmir
    #[test]
    fn arinmir() {
        home "edhellond", mind 4, influence 2, prowess 2, body 7, points 1, skills &[Sage, Diplomat], brings ("variags_of_khand", 6)
    }
    /// wizards:arwen
    #[test]
    fn arwen() {
        home "rivendell", mind 3, prowess 2, body 8, points 1, skills &[Scout, Sage], brings ("rangers_of_the_north", 10), over &[("aragorn_ii", 7)]
    }
    /// wizards:celeborn
    #[test]
    fn celeborn() {
        home "lorien", mind 6, influence 1, prowess 6, body 9, points 2, skills &[Warrior, Sage], brings ("rangers_of_the_north", 9), over &[("galadriel", 6)]
    }
    /// wizards:cirdan
    #[test]
    fn cirdan() {
        home "grey_havens", mind 8, influence 4, prowess 6, body 8, points 3, skills &[Warrior, Sage, Diplomat], brings ("elves_of_lindon", 2), lost -3
    }
    /// wizards:elladan
    #[test]
    fn elladan() {
        home "rivendell", mind 4, prowess 5, body 8, points 1, skills &[Warrior, Ranger], orcs 1, brings ("rangers_of_the_north", 10)
    }
    /// wizards:elrohir
    #[test]
    fn elrohir() {
        home "rivendell", mind 4, prowess 5, body 8, points 1, skills &[Warrior, Ranger], orcs 1, brings ("rangers_of_the_north", 10)
    }
    /// wizards:elrond
    #[test]
    fn elrond() {
        home "rivendell", mind 10, influence 4, prowess 7, body 9, points 3, skills &[Warrior, Sage, Diplomat], brings ("rangers_of_the_north", 6), lost -3
    }
    /// wizards:galadriel
    #[test]
    fn galadriel() {
        home "lorien", mind 9, influence 4, prowess 3, body 10, points 3, skills &[Scout, Sage, Diplomat], brings ("rangers_of_the_north", 6), lost -3
    }
    /// wizards:gildor_inglorion
    #[test]
    fn gildor_inglorion() {
        home "rivendell", mind 4, prowess 5, body 7, points 1, skills &[Warrior, Ranger], orcs 2, brings ("rangers_of_the_north", 10)
    }
    /// wizards:glorfindel_ii
    #[test]
    fn glorfindel_ii() {
        home "rivendell", mind 8, influence 2, prowess 8, body 9, points 3, skills &[Warrior, Sage], brings ("rangers_of_the_north", 8), over &[("annalena", 3)]
    }
    /// wizards:haldir
    #[test]
    fn haldir() {
        home "lorien", mind 3, prowess 4, body 8, points 1, skills &[Warrior], check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:legolas
    #[test]
    fn legolas() {
        home "thranduils_halls", mind 6, influence 2, prowess 5, body 8, points 2, skills &[Warrior, Diplomat], brings ("wood_elves", 4)
    }
    /// wizards:orophin
    #[test]
    fn orophin() {
        home "lorien", mind 2, prowess 2, body 7, skills &[Warrior, Ranger], check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:thranduil
    #[test]
    fn thranduil() {
        home "thranduils_halls", mind 9, influence 3, prowess 7, body 8, points 3, skills &[Warrior, Ranger, Sage], brings ("wood_elves", 3)
    }
    /// wizards:galdor
    #[test]
    fn galdor() {
        home "grey_havens", mind 5, influence 2, prowess 2, body 9, points 2, skills &[Ranger, Diplomat], brings ("elves_of_lindon", 5), over &[("annalena", 3)]
    }
}
