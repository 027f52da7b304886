//! Encounters of Eriador and Enedwaith.

use super::stage::cards;

cards! { Encounter:
    /// quest:encounter-pipeweed_and_seven_meals_a_day
    #[test]
    fn pipeweed_and_seven_meals_a_day() {
        ["thalin@shire damage=3 rest=2", "" => "damage -1, life +3, rest -2"]
    }
    /// quest:encounter-cirdan_the_shipwright
    #[test]
    fn cirdan_the_shipwright() {
        ["thalin@grey_havens corruption=weak,weary", "option:1" => "corruption -2"]
        ["thalin@grey_havens corruption=weak,weary", "option:2" => "items boat"]
        ["thalin@grey_havens shire=2", "" => "nothing"]
    }
    /// quest:encounter-the_grey_company
    #[test]
    fn the_grey_company() {
        ["thalin@bree hand=thalin_block,thalin_crush", "yes * * *" => "favor +1, hand -1, rest +2"]
        ["thalin@bree hand=thalin_block,thalin_crush", "no" => "nothing"]
    }
    /// quest:encounter-cold_be_hand_and_heart_and_bone
    #[test]
    fn cold_be_hand_and_heart_and_bone() {
        ["thalin@old_forest hand=thalin_block", "card:thalin_block *" => "favor +1, rest +1"]
        ["thalin@old_forest", "" => "damage +4, life -4"]
    }
    /// quest:encounter-a_merry_fellow
    #[test]
    fn a_merry_fellow() {
        ["thalin@old_forest corruption=weak orc@shire", "" => "corruption -1, favor +1, monsters -1"]
        ["thalin@old_forest", "" => "favor +1"]
    }
    /// quest:encounter-remnants_of_the_north_south_road
    #[test]
    fn remnants_of_the_north_south_road() {
        ["thalin@enedwaith_plains damage=7", "" => "damage -5, rest +5"]
    }
    /// quest:encounter-the_city_by_the_greyflood
    #[test]
    fn the_city_by_the_greyflood() {
        ["thalin@tharbad items=boat shire=3 tharbad=3", "" => "items, the turn ends"]
        ["thalin@tharbad items=boat shire=3 tharbad=2", "" => "nothing"]
    }
    /// quest:encounter-the_raiders_in_the_hills
    #[test]
    fn the_raiders_in_the_hills() {
        ["thalin@dunland hand=thalin_block,thalin_parry pool=3", "card:thalin_block card:thalin_parry" => "hand -2, pool -2, rest +2"]
        ["thalin@dunland", "" => "damage +5, life -5"]
    }
    /// quest:encounter-the_mad_baggins
    #[test]
    fn the_mad_baggins() {
        ["thalin@shire", "option:1" => "corruption +1, hand +5, life -5"]
        ["thalin@shire", "option:2" => "favor +1"]
        ["thalin@shire", "option:3" => "nothing"]
    }
    /// quest:encounter-sarumans_agents
    #[test]
    fn sarumans_agents() {
        ["thalin@shire plots=2", "yes *" => "corruption +1, plots -1"]
        ["thalin@shire plots=2", "no" => "nothing"]
    }
    /// quest:encounter-the_ranger
    #[test]
    fn the_ranger() {
        ["thalin@shire rest=2", "" => "life +2, rest -2"]
    }
    /// quest:encounter-the_road_goes_ever_on
    #[test]
    fn the_road_goes_ever_on() {
        ["thalin@shire", "" => "favor +2, reshuffled"]
    }
}
