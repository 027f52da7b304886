//! Orcs, trolls and the dead: where they attack, and how.

use super::creatures;

creatures! {
    /// wizards:barrow_wight
    #[test]
    fn barrow_wight() {
        race "undead", strikes 1, prowess 12, points 1, keys "s d S D"
    }
    /// wizards:bert
    #[test]
    fn bert() {
        race "troll", strikes 1, prowess 12, points 1, keys "w s S"
    }
    /// wizards:corpse_candle
    #[test]
    fn corpse_candle() {
        race "undead", strikes 1, prowess 7, points 1, keys "w s d S D"
    }
    /// wizards:ghosts
    #[test]
    fn ghosts() {
        race "undead", strikes 3, prowess 9, points 1, keys "s d S D"
    }
    /// wizards:ghouls
    #[test]
    fn ghouls() {
        race "undead", strikes 5, prowess 7, points 1, keys "s d S D"
    }
    /// wizards:half_trolls_of_far_harad
    #[test]
    fn half_trolls_of_far_harad() {
        race "troll", strikes 2, prowess 10, points 1, keys "s d S D"
    }
    /// wizards:olog_hai
    #[test]
    fn olog_hai() {
        race "troll", strikes 3, prowess 10, body 5, points 2, keys "s d D"
    }
    /// wizards:orc_guard
    #[test]
    fn orc_guard() {
        race "orc", strikes 5, prowess 8, points 1, keys "s d S D"
    }
    /// wizards:orc_lieutenant
    #[test]
    fn orc_lieutenant() {
        race "orc", strikes 1, prowess 7, points 1, keys "w s d R S D"
    }
    /// wizards:orc_patrol
    #[test]
    fn orc_patrol() {
        race "orc", strikes 3, prowess 6, points 1, keys "w s d R S D"
    }
    /// wizards:orc_raiders
    #[test]
    fn orc_raiders() {
        race "orc", strikes 4, prowess 6, points 1, keys "b w R"
    }
    /// wizards:orc_warband
    #[test]
    fn orc_warband() {
        race "orc", strikes 5, prowess 4, points 1, keys "w s d R S D"
    }
    /// wizards:orc_warriors
    #[test]
    fn orc_warriors() {
        race "orc", strikes 3, prowess 7, points 1, keys "b w R"
    }
    /// wizards:orc_watch
    #[test]
    fn orc_watch() {
        race "orc", strikes 3, prowess 9, points 1, keys "s d S D"
    }
    /// wizards:rogrog
    #[test]
    fn rogrog() {
        race "troll", strikes 1, prowess 13, body 8, points 2, keys "d S D"
    }
    /// wizards:tom
    #[test]
    fn tom() {
        race "troll", strikes 1, prowess 13, points 1, keys "ww"
    }
    /// wizards:william
    #[test]
    fn william() {
        race "troll", strikes 1, prowess 11, points 1, keys "w s d S D"
    }
}
