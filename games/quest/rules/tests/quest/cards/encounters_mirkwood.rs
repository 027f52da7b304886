//! Encounters of the Misty Mountains and Mirkwood.

use super::stage::cards;

cards! { Encounter:
    /// quest:encounter-radagast_the_brown
    #[test]
    fn radagast_the_brown() {
        ["thalin@rhosgobel rhosgobel=1", "at:edoras" => "character gandalf edoras, favor +1"]
        ["thalin@rhosgobel rhosgobel=2", "" => "nothing"]
    }
    /// quest:encounter-the_beornings_ask_for_help
    #[test]
    fn the_beornings_ask_for_help() {
        ["thalin@high_pass favor=1 pool=3 high_pass=2 orc@high_pass", "yes" => "favor -1, influence high_pass -2, monsters -1, pool -2"]
        ["thalin@high_pass favor=1 pool=3", "no" => "nothing"]
    }
    /// quest:encounter-the_town_of_dale
    #[test]
    fn the_town_of_dale() {
        ["thalin@lake_esgaroth damage=3 rest=2", "" => "damage -1, life +3, rest -2"]
    }
    /// quest:encounter-agents_of_saruman
    #[test]
    fn agents_of_saruman() {
        ["thalin@gladden_fields", "option:1" => "damage +5, life -5"]
        ["thalin@gladden_fields", "option:2" => "yellow +1"]
    }
    /// quest:encounter-do_not_stray_from_the_path, MEQ-A17, MEQ-7.9: shields of discarded cards.
    #[test]
    fn do_not_stray_from_the_path() {
        ["thalin@forest_trail hand=thalin_block,thalin_crush", "card:thalin_block card:thalin_crush *" => "favor +2, hand -1, rest +2"]
        ["thalin@forest_trail", "" => "damage +7, life -7"]
    }
    /// quest:encounter-sarumans_fires
    #[test]
    fn sarumans_fires() {
        ["thalin@fangorn orc@fangorn orc@fangorn orc@fangorn", "yes option:1" => "damage +2, life -2"]
        ["thalin@fangorn orc@fangorn orc@fangorn orc@fangorn", "yes option:2" => "pool +1"]
        ["thalin@fangorn orc@fangorn orc@fangorn", "" => "nothing"]
    }
    /// quest:encounter-lost_in_the_shadows
    #[test]
    fn lost_in_the_shadows() {
        ["thalin@forest_road hand=thalin_block,thalin_crush", "option:1 * *" => "hand -2, rest +2"]
    }
    /// quest:encounter-trapped_by_a_terrible_storm
    #[test]
    fn trapped_by_a_terrible_storm() {
        ["thalin@high_pass cards=3", "" => "hand -3, life +3, the turn ends"]
    }
    /// quest:encounter-escorted_by_the_wood_elves
    #[test]
    fn escorted_by_the_wood_elves() {
        ["thalin@forest_road rest=2", "" => "life +2, rest -2"]
    }
    /// quest:encounter-conquered_by_fear
    #[test]
    fn conquered_by_fear() {
        ["thalin@forest_road favor=1 forest_road=2", "option:1" => "favor -1"]
        ["thalin@forest_road favor=1 forest_road=2", "option:2" => "corruption +1"]
        ["thalin@forest_road favor=1 forest_road=1", "" => "nothing"]
    }
    /// quest:encounter-a_desperate_bargain
    #[test]
    fn a_desperate_bargain() {
        ["thalin@forest_road pool=3 shadows=1", "yes" => "corruption +1, pool -2, shadows -1"]
        ["thalin@forest_road pool=3 shadows=1", "no" => "nothing"]
    }
    /// quest:encounter-i_sang_of_leaves
    #[test]
    fn i_sang_of_leaves() {
        ["thalin@forest_road pool=1", "option:1" => "pool -1, reshuffled"]
        ["thalin@forest_road pool=1", "option:2 *" => "hand +1, reshuffled"]
    }
}
