//! Men, and what slays for them: where they attack, and how.

use super::creatures;

creatures! {
    /// wizards:abductor
    #[test]
    fn abductor() {
        race "man", strikes 1, prowess 10, points 1, keys "b B"
    }
    /// wizards:ambusher
    #[test]
    fn ambusher() {
        race "man", strikes 2, prowess 10, points 1, chooses true, keys "f b"
    }
    /// wizards:assassin
    #[test]
    fn assassin() {
        race "man", strikes 1, prowess 11, points 2, chooses true, keys "B F"
    }
    /// wizards:brigands
    #[test]
    fn brigands() {
        race "man", strikes 2, prowess 8, points 1, keys "b w"
    }
    /// wizards:corsairs_of_umbar
    #[test]
    fn corsairs_of_umbar() {
        race "man", strikes 5, prowess 9, points 1, keys "c", regions &["andrast", "anfalas", "belfalas", "cardolan", "enedhwaith", "harondor", "lindon", "lebennin", "old_pukel_land"], there "RS", inside &["elven_shores", "eriadoran_coast", "andrast_coast", "bay_of_belfalas", "mouths_of_the_anduin"]
    }
    /// wizards:mouth_of_sauron
    #[test]
    fn mouth_of_sauron() {
        race "man", strikes 1, prowess 13, body 8, points 3, keys "d D"
    }
    /// wizards:pick_pocket
    #[test]
    fn pick_pocket() {
        race "man", strikes 1, prowess 11, points 1, chooses true, keys "F B"
    }
    /// wizards:slayer
    #[test]
    fn slayer() {
        race "slayer", strikes 1, prowess 11, points 2, chooses true, keys "b B"
    }
    /// wizards:thief
    #[test]
    fn thief() {
        race "man", strikes 1, prowess 15, points 1, keys "b B"
    }
}
