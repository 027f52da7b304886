//! The rewards of quests.

use super::stage::cards;

cards! { Reward:
    /// quest:quest-guarding_the_dimrill_stair
    #[test]
    fn guarding_the_dimrill_stair() {
        ["beravor@redhorn_gate", "*" => "character gandalf bree, favor +2, hand +1"]
    }
    /// quest:quest-spies_in_mithlond
    #[test]
    fn spies_in_mithlond() {
        ["beravor@grey_havens", "*" => "hand +1, items boat"]
    }
    /// quest:quest-bones_of_a_darkness_past
    #[test]
    fn bones_of_a_darkness_past() {
        ["beravor@ruins_of_angmar", "" => "agility +1, favor +2"]
    }
    /// quest:quest-they_have_become_queer_and_wild
    #[test]
    fn they_have_become_queer_and_wild() {
        ["argalad@fangorn", "*" => "character thranduil woodland_realm, favor +2, hand +1"]
    }
    /// quest:quest-the_forest_must_provide_no_refuge
    #[test]
    fn the_forest_must_provide_no_refuge() {
        ["argalad@south_eaves", "*" => "hand +1"]
    }
    /// quest:quest-echoes_of_bolgs_army
    #[test]
    fn echoes_of_bolgs_army() {
        ["argalad@mount_gundabad shadows=1", "option:1" => "favor +2, shadows -1"]
        ["argalad@mount_gundabad shadows=1", "option:2" => "fortitude +1, shadows -1"]
    }
    /// quest:quest-an_appeal_to_golasgil
    #[test]
    fn an_appeal_to_golasgil() {
        ["eleanor@anfalas rest=2", "*" => "character boromir osgiliath, favor +1, hand +1, life +2, rest -2"]
    }
    /// quest:quest-where_the_stars_are_strange
    #[test]
    fn where_the_stars_are_strange() {
        ["eleanor@near_harad", "*" => "character denethor minas_tirith, hand +1, strength +1"]
    }
    /// quest:quest-hidden_in_the_ash_mountains
    #[test]
    fn hidden_in_the_ash_mountains() {
        ["eleanor@barad_dur pool=1", "option:1" => "favor +2, pool -1"]
        ["eleanor@barad_dur pool=1", "option:2" => "agility +1, pool -1"]
    }
    /// quest:quest-drive_back_the_evil_men
    #[test]
    fn drive_back_the_evil_men() {
        ["eometh@mouth_of_the_greyflood", "" => "character saruman isengard, favor +2"]
    }
    /// quest:quest-a_message_to_the_white_wizard
    #[test]
    fn a_message_to_the_white_wizard() {
        ["eometh@isengard", "*" => "favor +1, hand +1"]
    }
    /// quest:quest-hill_of_sorcery
    #[test]
    fn hill_of_sorcery() {
        ["eometh@dol_guldur pool=3 plots=1", "option:1 option:1 *" => "favor +2, plots -1"]
        ["eometh@dol_guldur pool=3 plots=1", "option:2 option:2" => "agility +1, pool -2"]
    }
    /// quest:quest-the_ered_luin
    #[test]
    fn the_ered_luin() {
        ["thalin@blue_mountains rest=2", "" => "character dain erebor, favor +3, life +2, rest -2"]
    }
    /// quest:quest-a_new_threat
    #[test]
    fn a_new_threat() {
        ["thalin@northern_waste", "*" => "hand +1"]
    }
    /// quest:quest-to_look_into_the_mirrormere
    #[test]
    fn to_look_into_the_mirrormere() {
        ["thalin@moria", "option:1" => "favor +2"]
        ["thalin@moria", "option:2" => "wisdom +1"]
    }
    /// quest:encounter-isildurs_heir
    #[test]
    fn isildurs_heir() {
        ["thalin@rhun", "*" => "favor +1, hand +1"]
    }
    /// quest:encounter-smoke_on_the_horizon
    #[test]
    fn smoke_on_the_horizon() {
        ["thalin@plains_of_gorgoroth pool=1", "" => "favor +2, pool -1"]
    }
    /// quest:encounter-the_seat_of_saurons_power
    #[test]
    fn the_seat_of_saurons_power() {
        ["thalin@barad_dur pool=1 corruption=weak,weary", "yes option:1" => "corruption -2, favor +2"]
        ["thalin@barad_dur pool=1", "yes" => "favor +2, pool -1"]
    }
    /// quest:encounter-the_mounts_of_the_haradrim
    #[test]
    fn the_mounts_of_the_haradrim() {
        ["thalin@near_harad", "*" => "favor +2, hand +1"]
    }
    /// quest:encounter-the_palantir_of_orthanc
    #[test]
    fn the_palantir_of_orthanc() {
        ["thalin@isengard corruption=weak", "" => "corruption -1, favor +1"]
    }
    /// quest:encounter-captain_of_the_white_tower
    #[test]
    fn captain_of_the_white_tower() {
        ["thalin@minas_tirith", "*" => "favor +1, hand +1"]
    }
    /// quest:encounter-a_shadow_connection
    #[test]
    fn a_shadow_connection() {
        ["thalin@south_eaves rest=2", "" => "favor +2, life +2, rest -2"]
    }
    /// quest:encounter-the_evenstar_is_called_home
    #[test]
    fn the_evenstar_is_called_home() {
        ["thalin@rivendell", "" => "items elven_cloak"]
    }
    /// quest:encounter-greenleaf
    #[test]
    fn greenleaf() {
        ["thalin@woodland_realm", "option:1" => "favor +2"]
        ["thalin@woodland_realm", "option:2" => "agility +1"]
    }
    /// quest:encounter-beyond_the_dark_lords_reach
    #[test]
    fn beyond_the_dark_lords_reach() {
        ["thalin@northern_waste", "*" => "favor +2, hand +1"]
    }
    /// quest:encounter-the_haunted_ruins
    #[test]
    fn the_haunted_ruins() {
        ["thalin@ruins_of_angmar corruption=weak", "" => "corruption -1, favor +2"]
    }
    /// quest:encounter-the_son_of_gloin
    #[test]
    fn the_son_of_gloin() {
        ["thalin@erebor", "" => "favor +1, fortitude +1"]
    }
    /// quest:encounter-find_the_grey_pilgrim
    #[test]
    fn find_the_grey_pilgrim() {
        ["thalin@bree pool=1", "" => "favor +1, pool -1"]
    }
    /// quest:encounter-the_squint_eyed_southerner
    #[test]
    fn the_squint_eyed_southerner() {
        ["thalin@dunland pool=3", "" => "pool -2"]
    }
    /// quest:encounter-the_black_pit
    #[test]
    fn the_black_pit() {
        ["thalin@moria", "*" => "favor +2, hand +1"]
    }
}
