//! Men: where they join, what controls them, how they fight, influence and resist (SATM-6.3, SATM-9.4, SATM-15.31).

use super::heroes;

heroes! {
    /// wizards:bard_bowman
    #[test]
    fn bard_bowman() {
        home "lake_town", mind 2, prowess 3, body 6, skills &[Warrior, Scout], brings ("men_of_northern_rhovanion", 4)
    }
    /// wizards:barliman_butterbur
    #[test]
    fn barliman_butterbur() {
        home "bree", mind 1, prowess 2, body 6, skills &[Warrior], check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:beorn
    #[test]
    fn beorn() {
        home "beorns_house", mind 7, influence 2, prowess 7, body 9, points 2, skills &[Warrior, Ranger], brings ("beornings", 3)
    }
    /// wizards:eomer
    #[test]
    fn eomer() {
        home "edoras", mind 3, prowess 3, body 8, points 1, skills &[Warrior, Ranger], brings ("riders_of_rohan", 8)
    }
    /// wizards:eowyn
    #[test]
    fn eowyn() {
        home "edoras", mind 2, prowess 2, body 7, skills &[Warrior, Scout], nazgul 6, brings ("rangers_of_the_north", 10)
    }
    /// wizards:erkenbrand
    #[test]
    fn erkenbrand() {
        home "edoras", mind 4, influence 2, prowess 5, body 6, points 1, skills &[Warrior], brings ("riders_of_rohan", 6)
    }
    /// wizards:galva
    #[test]
    fn galva() {
        home "shrel_kain", mind 4, influence 1, prowess 0, body 9, points 1, skills &[Scout, Sage, Diplomat], nazgul 6, brings ("men_of_dorwinion", 3)
    }
    /// wizards:gamling_the_old
    #[test]
    fn gamling_the_old() {
        home "edoras", mind 2, influence 1, prowess 3, body 7, skills &[Warrior], brings ("rangers_of_the_north", 9)
    }
    /// wizards:ghan_buri_ghan
    #[test]
    fn ghan_buri_ghan() {
        home "druadan_forest", mind 5, influence 2, prowess 2, body 9, points 2, skills &[Scout, Ranger], brings ("woses_of_the_druadan_forest", 6)
    }
    /// wizards:hama
    #[test]
    fn hama() {
        home "edoras", mind 2, prowess 4, body 8, skills &[Warrior], check -1, brings ("rangers_of_the_north", 11)
    }
    /// wizards:peath
    #[test]
    fn peath() {
        home "dunnish_clan_hold", mind 4, influence 1, prowess 4, body 7, points 1, skills &[Ranger, Diplomat], nazgul 5, brings ("dunlendings", 6)
    }
    /// wizards:theoden
    #[test]
    fn theoden() {
        home "edoras", mind 6, influence 3, prowess 5, body 6, points 2, skills &[Warrior, Diplomat], brings ("riders_of_rohan", 5)
    }
    /// wizards:voteli
    #[test]
    fn voteli() {
        home "lossadan_camp", mind 3, influence 1, prowess 3, body 6, points 1, skills &[Ranger, Sage], nazgul 5, brings ("lossoth", 5)
    }
    /// wizards:vygavril
    #[test]
    fn vygavril() {
        home "southron_oasis", mind 3, influence 1, prowess 2, body 7, points 1, skills &[Scout, Diplomat], nazgul 6, brings ("southrons", 6)
    }
    /// wizards:wacho
    #[test]
    fn wacho() {
        home "woodmen_town", mind 2, prowess 1, body 8, skills &[Scout, Sage], brings ("woodmen", 5)
    }
    /// wizards:brand
    #[test]
    fn brand() {
        home "dale", mind 6, influence 2, prowess 4, body 9, points 2, skills &[Warrior, Diplomat], brings ("men_of_dale", 2)
    }
    /// wizards:fram_framson
    #[test]
    fn fram_framson() {
        home "framsburg", home_only true, mind 5, prowess 6, body 8, points 2, skills &[Warrior, Ranger], brings ("rangers_of_the_north", 10)
    }
}
