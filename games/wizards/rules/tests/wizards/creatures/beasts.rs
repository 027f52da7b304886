//! Dragons, giants, beasts, plants and watchers: where they attack, and how.

use super::creatures;

creatures! {
    /// wizards:agburanar
    #[test]
    fn agburanar() {
        race "dragon", strikes 2, prowess 15, body 9, points 4, regions &["grey_mountain_narrows", "iron_hills", "northern_rhovanion", "withered_heath"], there "*", doors true, sites &["caves_of_ulund"]
    }
    /// wizards:cave_drake
    #[test]
    fn cave_drake() {
        race "dragon", strikes 2, prowess 10, points 1, chooses true, keys "ww R"
    }
    /// wizards:daelomin
    #[test]
    fn daelomin() {
        race "dragon", strikes 3, prowess 13, body 8, points 4, chooses true, regions &["grey_mountain_narrows", "iron_hills", "northern_rhovanion", "withered_heath"], there "*", doors true, sites &["dancing_spire"]
    }
    /// wizards:fell_turtle
    #[test]
    fn fell_turtle() {
        race "animal", strikes 1, prowess 15, points 1, keys "c"
    }
    /// wizards:giant
    #[test]
    fn giant() {
        race "giant", strikes 1, prowess 13, points 1, keys "ww"
    }
    /// wizards:giant_spiders
    #[test]
    fn giant_spiders() {
        race "spider", strikes 2, prowess 10, points 1, keys "ww", regions &["heart_of_mirkwood", "southern_mirkwood", "western_mirkwood", "woodland_realm"], there "RSD"
    }
    /// wizards:huorn
    #[test]
    fn huorn() {
        race "awakened_plant", strikes 1, prowess 10, points 1, keys "w", regions &["heart_of_mirkwood", "southern_mirkwood", "western_mirkwood", "woodland_realm"], there "RS", sites &["druadan_forest", "old_forest", "wellinghall"]
    }
    /// wizards:leucaruth
    #[test]
    fn leucaruth() {
        race "dragon", strikes 2, prowess 16, body 8, points 4, regions &["grey_mountain_narrows", "iron_hills", "northern_rhovanion", "withered_heath"], there "*", doors true, sites &["irerock"]
    }
    /// wizards:old_man_willow
    #[test]
    fn old_man_willow() {
        race "awakened_plant", strikes 1, prowess 13, points 1, keys "ww", regions &["fangorn", "heart_of_mirkwood", "southern_mirkwood", "western_mirkwood"], there "RSD", sites &["old_forest", "druadan_forest"]
    }
    /// wizards:pukel_men
    #[test]
    fn pukel_men() {
        race "pukel_creature", strikes 2, prowess 11, points 1, keys "S D", inside &["andrast", "anfalas", "anorien", "dunland", "enedhwaith", "gap_of_isen", "lamedon", "old_pukel_gap", "old_pukel_land", "rohan"], inside_at "R"
    }
    /// wizards:silent_watcher
    #[test]
    fn silent_watcher() {
        race "pukel_creature", prowess 8, points 1, keys "S D"
    }
    /// wizards:smaug
    #[test]
    fn smaug() {
        race "dragon", strikes 2, prowess 17, body 8, points 5, chooses true, regions &["grey_mountain_narrows", "iron_hills", "northern_rhovanion", "withered_heath"], there "*", doors true, sites &["the_lonely_mountain"]
    }
    /// wizards:wargs
    #[test]
    fn wargs() {
        race "wolf", strikes 2, prowess 9, points 1, keys "b w s"
    }
    /// wizards:watcher_in_the_water
    #[test]
    fn watcher_in_the_water() {
        race "animal", prowess 8, points 1, keys "ww c", sites &["moria"]
    }
    /// wizards:wolves
    #[test]
    fn wolves() {
        race "wolf", strikes 3, prowess 8, points 1, keys "b w"
    }
    /// wizards:lesser_spiders
    #[test]
    fn lesser_spiders() {
        race "spider", strikes 4, prowess 7, points 1, keys "w s R"
    }
}
