//! Encounters of the Brown Lands and Mordor.

use super::stage::cards;

cards! { Encounter:
    /// quest:encounter-the_faces_in_the_water
    #[test]
    fn the_faces_in_the_water() {
        ["thalin@dead_marshes items=boat corruption=weak,weary", "" => "damage +2, items, life -2"]
        ["thalin@dead_marshes", "" => "nothing"]
    }
    /// quest:encounter-shapes_in_the_mist
    #[test]
    fn shapes_in_the_mist() {
        ["thalin@emyn_muil hand=thalin_block,thalin_overpower", "card:thalin_block card:thalin_overpower option:2" => "hand -2, items horse, rest +2"]
        ["thalin@emyn_muil", "" => "damage +6, life -6"]
    }
    /// quest:encounter-saurons_road
    #[test]
    fn saurons_road() {
        ["thalin@mount_doom", "yes at:barad_dur" => "at barad_dur"]
        ["thalin@mount_doom orc@udun orc@udun orc@udun", "" => "nothing"]
    }
    /// quest:encounter-thirst_and_despair
    #[test]
    fn thirst_and_despair() {
        ["thalin@mount_doom hand=thalin_block,thalin_overpower", "card:thalin_block card:thalin_overpower option:1" => "favor +1, hand -2, rest +2"]
        ["thalin@mount_doom", "" => "damage +6, life -6"]
    }
    /// quest:encounter-heavy_rains
    #[test]
    fn heavy_rains() {
        ["thalin@dead_marshes hand=thalin_block,thalin_crush,thalin_dodge", "option:1 * * *" => "hand -3, rest +3"]
        ["thalin@dead_marshes hand=thalin_block,thalin_crush,thalin_dodge", "option:2 at:emyn_muil" => "at emyn_muil"]
    }
    /// quest:encounter-the_nest_is_stirred
    #[test]
    fn the_nest_is_stirred() {
        ["thalin@mount_doom", "yes option:1 at:udun at:barad_dur" => "influence barad_dur +1, influence udun +1"]
        ["thalin@mount_doom", "yes option:2" => "pool +1"]
        ["thalin@mount_doom", "no" => "nothing"]
    }
    /// quest:encounter-the_olog_hai
    #[test]
    fn the_olog_hai() {
        ["thalin@mount_doom hand=thalin_block,thalin_block", "card:thalin_block card:thalin_block * *" => "favor +1, rest +2"]
        ["thalin@mount_doom", "" => "damage +8, life -8"]
    }
    /// quest:encounter-a_hidden_path
    #[test]
    fn a_hidden_path() {
        ["thalin@mount_doom pool=2 orc@udun", "" => "pool -1"]
        ["thalin@mount_doom pool=2 orc@udun orc@udun", "" => "nothing"]
    }
    /// quest:encounter-sting_of_the_west
    #[test]
    fn sting_of_the_west() {
        ["thalin@mount_doom udun=2 barad_dur=1", "yes at:udun yes at:barad_dur done" => "influence barad_dur -1, influence udun -1"]
        ["thalin@mount_doom udun=2 orc@udun orc@udun orc@udun", "" => "nothing"]
    }
    /// quest:encounter-a_shadow_under_the_shadow
    #[test]
    fn a_shadow_under_the_shadow() {
        ["thalin@mount_doom pool=3 udun=7", "option:2" => "pool -2"]
        ["thalin@mount_doom pool=3 udun=7 barad_dur=1", "" => "nothing"]
    }
    /// quest:encounter-the_land_of_the_great_eye
    #[test]
    fn the_land_of_the_great_eye() {
        ["thalin@mount_doom udun=6", "" => "life -5, rest +5"]
        ["thalin@mount_doom udun=5", "" => "nothing"]
    }
    /// quest:encounter-where_the_shadows_lie
    #[test]
    fn where_the_shadows_lie() {
        ["thalin@mount_doom pool=1", "" => "pool -1, reshuffled"]
    }
}
