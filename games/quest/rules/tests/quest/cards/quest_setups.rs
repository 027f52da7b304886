//! Tests of the set-ups of quests.

use super::stage::cards;

cards! { Setup:
    /// quest:quest-spies_in_mithlond
    #[test]
    fn spies_in_mithlond() {
        ["beravor@fornost", "" => "character gandalf grey_havens"]
    }
    /// quest:quest-the_forest_must_provide_no_refuge
    #[test]
    fn the_forest_must_provide_no_refuge() {
        ["argalad@woodland_realm", "" => "character aragorn south_eaves"]
    }
    /// quest:quest-where_the_stars_are_strange
    #[test]
    fn where_the_stars_are_strange() {
        ["eleanor@minas_tirith", "" => "character boromir near_harad"]
    }
    /// quest:quest-a_message_to_the_white_wizard
    #[test]
    fn a_message_to_the_white_wizard() {
        ["eometh@edoras", "" => "character saruman isengard"]
    }
    /// quest:quest-a_new_threat
    #[test]
    fn a_new_threat() {
        ["thalin@erebor", "" => "character dain northern_waste"]
    }
    /// quest:encounter-isildurs_heir
    #[test]
    fn isildurs_heir() {
        ["thalin@mount_doom", "" => "character aragorn rhun"]
    }
    /// quest:encounter-captain_of_the_white_tower
    #[test]
    fn captain_of_the_white_tower() {
        ["thalin@edoras", "" => "character boromir minas_tirith"]
    }
    /// quest:encounter-the_evenstar_is_called_home
    #[test]
    fn the_evenstar_is_called_home() {
        ["thalin@bight", "" => "character aragorn rivendell"]
    }
    /// quest:encounter-find_the_grey_pilgrim
    #[test]
    fn find_the_grey_pilgrim() {
        ["thalin@dunland", "" => "character gandalf bree"]
    }
    /// quest:encounter-the_squint_eyed_southerner
    #[test]
    fn the_squint_eyed_southerner() {
        ["thalin@shire", "at:dunland" => "influence dunland +1"]
    }
    /// quest:encounter-the_black_pit
    #[test]
    fn the_black_pit() {
        ["thalin@shire", "" => "pool +1"]
    }
}
