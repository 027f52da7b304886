//! Encounters of Rhudaur and the Grey Mountains.

use super::stage::cards;

cards! { Encounter:
    /// quest:encounter-hill_of_the_wind
    #[test]
    fn hill_of_the_wind() {
        ["thalin@weathertop orc@bree pool=1", "yes" => "pool -1, seen +1"]
        ["thalin@weathertop orc@bree pool=1", "no" => "pool -1"]
    }
    /// quest:encounter-the_ruins_of_amon_sul
    #[test]
    fn the_ruins_of_amon_sul() {
        ["thalin@weathertop damage=3 rest=2", "" => "damage -1, life +3, rest -2"]
    }
    /// quest:encounter-tom_bert_and_william_huggins
    #[test]
    fn tom_bert_and_william_huggins() {
        ["thalin@trollshaws pool=1 corruption=weak", "" => "pool -1"]
        ["thalin@trollshaws pool=1 corruption=weak,weary", "" => "nothing"]
    }
    /// quest:encounter-emyn_engrin
    #[test]
    fn emyn_engrin() {
        ["thalin@iron_hills pool=3", "option:1" => "pool -2"]
        ["thalin@iron_hills pool=3", "option:2 *" => "hand +1"]
    }
    /// quest:encounter-above_the_withered_heath
    #[test]
    fn above_the_withered_heath() {
        ["thalin@ered_mithrin shadows=1 orc@ered_mithrin", "yes" => "monsters -1, shadows -1"]
        ["thalin@ered_mithrin shadows=1", "" => "shadows -1"]
    }
    /// quest:encounter-forodwaith
    #[test]
    fn forodwaith() {
        ["thalin@northern_waste trollshaws=3 northern_waste=3", "" => "damage +3, life -3"]
        ["thalin@northern_waste trollshaws=3 northern_waste=2", "" => "nothing"]
    }
    /// quest:encounter-carn_dum_reborn
    #[test]
    fn carn_dum_reborn() {
        ["thalin@trollshaws", "option:1" => "damage +5, life -5"]
        ["thalin@trollshaws", "option:2 at:mount_gundabad at:mount_gundabad at:mount_gundabad" => "influence mount_gundabad +3, pool +1"]
    }
    /// quest:encounter-a_path_through_the_mountains
    #[test]
    fn a_path_through_the_mountains() {
        ["thalin@ered_mithrin", "yes at:withered_heath" => "at withered_heath, favor +1"]
        ["thalin@ered_mithrin", "no" => "favor +1"]
    }
    /// quest:encounter-lost_in_the_wild
    #[test]
    fn lost_in_the_wild() {
        ["thalin@trollshaws hand=thalin_block,thalin_crush", "option:1 * *" => "hand -2, rest +2"]
    }
    /// quest:encounter-the_iron_will_of_the_dwarves
    #[test]
    fn the_iron_will_of_the_dwarves() {
        ["thalin@trollshaws", "" => "favor +1"]
        ["thalin@trollshaws favor=1 corruption=weak", "option:2 *" => "corruption -1, favor -1, hand +1"]
        ["thalin@trollshaws favor=1", "option:2 *" => "favor -1, hand +1"]
    }
    /// quest:encounter-a_common_purpose
    #[test]
    fn a_common_purpose() {
        ["thalin@trollshaws trollshaws=1", "" => "favor +2"]
        ["thalin@trollshaws trollshaws=2", "" => "nothing"]
    }
    /// quest:encounter-the_world_is_grey
    #[test]
    fn the_world_is_grey() {
        ["thalin@trollshaws pool=1", "option:1" => "favor +1, reshuffled"]
        ["thalin@trollshaws pool=1", "option:2" => "pool -1, reshuffled"]
    }
}
