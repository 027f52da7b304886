//! Dwarves: where they join, what controls them, how they fight, influence and resist (SATM-6.3, SATM-9.4, SATM-15.31).

use super::heroes;

heroes! {
    /// wizards:balin
    #[test]
    fn balin() {
        home "blue_mountain_dwarf_hold", mind 5, influence 2, prowess 4, body 7, points 2, skills &[Warrior, Sage], orcs 2, brings ("iron_hill_dwarves", 4), over &[("oin", 3)]
    }
    /// wizards:bifur
    #[test]
    fn bifur() {
        home "blue_mountain_dwarf_hold", mind 2, prowess 4, body 7, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:bofur
    #[test]
    fn bofur() {
        home "blue_mountain_dwarf_hold", mind 2, prowess 4, body 7, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:bombur
    #[test]
    fn bombur() {
        home "blue_mountain_dwarf_hold", mind 1, prowess 3, body 6, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:dain_ii
    #[test]
    fn dain_ii() {
        home "iron_hill_dwarf_hold", mind 7, influence 3, prowess 5, body 8, points 2, skills &[Warrior, Diplomat], orcs 2, brings ("iron_hill_dwarves", 2), over &[("eowyn", 4)]
    }
    /// wizards:dori
    #[test]
    fn dori() {
        home "blue_mountain_dwarf_hold", mind 1, prowess 3, body 6, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:dwalin
    #[test]
    fn dwalin() {
        home "blue_mountain_dwarf_hold", mind 1, prowess 2, body 7, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:fili
    #[test]
    fn fili() {
        home "blue_mountain_dwarf_hold", mind 2, prowess 2, body 8, skills &[Warrior, Scout], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:gimli
    #[test]
    fn gimli() {
        home "iron_hill_dwarf_hold", mind 6, influence 2, prowess 5, body 8, points 2, skills &[Warrior, Diplomat], orcs 2, brings ("iron_hill_dwarves", 3), over &[("annalena", 3)]
    }
    /// wizards:gloin
    #[test]
    fn gloin() {
        home "blue_mountain_dwarf_hold", mind 5, influence 2, prowess 5, body 7, points 2, skills &[Warrior, Diplomat], orcs 1, brings ("blue_mountain_dwarves", 3), over &[("oin", 3)]
    }
    /// wizards:kili
    #[test]
    fn kili() {
        home "blue_mountain_dwarf_hold", mind 3, prowess 3, body 8, points 1, skills &[Warrior, Scout], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:nori
    #[test]
    fn nori() {
        home "blue_mountain_dwarf_hold", mind 2, prowess 4, body 7, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:oin
    #[test]
    fn oin() {
        home "blue_mountain_dwarf_hold", mind 3, prowess 3, body 8, points 1, skills &[Warrior, Ranger], orcs 1, check -1, brings ("rangers_of_the_north", 10)
    }
    /// wizards:ori
    #[test]
    fn ori() {
        home "blue_mountain_dwarf_hold", mind 1, prowess 2, body 7, skills &[Warrior], orcs 1, check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:thorin_ii
    #[test]
    fn thorin_ii() {
        home "blue_mountain_dwarf_hold", mind 8, influence 2, prowess 5, body 8, points 3, skills &[Warrior, Scout, Diplomat], orcs 3, brings ("blue_mountain_dwarves", 2), over &[("oin", 4)]
    }
    /// wizards:thrain_ii
    #[test]
    fn thrain_ii() {
        home "rivendell", mind 9, influence 2, prowess 7, body 8, points 3, skills &[Warrior, Ranger, Sage], brings ("blue_mountain_dwarves", 3), over &[("oin", 5)]
    }
}
