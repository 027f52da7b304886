//! The rewards of quests.

use super::stage::cards;

cards! { Reward:
    guarding_the_dimrill_stair:
        ["beravor@redhorn_gate", "*" => "character gandalf bree, favor +2, hand +1"]
    spies_in_mithlond:
        ["beravor@grey_havens", "*" => "hand +1, items boat"]
    bones_of_a_darkness_past:
        ["beravor@ruins_of_angmar", "" => "agility +1, favor +2"]
    they_have_become_queer_and_wild:
        ["argalad@fangorn", "*" => "character thranduil woodland_realm, favor +2, hand +1"]
    the_forest_must_provide_no_refuge:
        ["argalad@south_eaves", "*" => "hand +1"]
    echoes_of_bolgs_army:
        ["argalad@mount_gundabad shadows=1", "option:1" => "favor +2, shadows -1"]
        ["argalad@mount_gundabad shadows=1", "option:2" => "fortitude +1, shadows -1"]
    an_appeal_to_golasgil:
        ["eleanor@anfalas rest=2", "*" => "character boromir osgiliath, favor +1, hand +1, life +2, rest -2"]
    where_the_stars_are_strange:
        ["eleanor@near_harad", "*" => "character denethor minas_tirith, hand +1, strength +1"]
    hidden_in_the_ash_mountains:
        ["eleanor@barad_dur pool=1", "option:1" => "favor +2, pool -1"]
        ["eleanor@barad_dur pool=1", "option:2" => "agility +1, pool -1"]
    drive_back_the_evil_men:
        ["eometh@mouth_of_the_greyflood", "" => "character saruman isengard, favor +2"]
    a_message_to_the_white_wizard:
        ["eometh@isengard", "*" => "favor +1, hand +1"]
    hill_of_sorcery:
        ["eometh@dol_guldur pool=3 plots=1", "option:1 option:1 *" => "favor +2, plots -1"]
        ["eometh@dol_guldur pool=3 plots=1", "option:2 option:2" => "agility +1, pool -2"]
    the_ered_luin:
        ["thalin@blue_mountains rest=2", "" => "character dain erebor, favor +3, life +2, rest -2"]
    a_new_threat:
        ["thalin@northern_waste", "*" => "hand +1"]
    to_look_into_the_mirrormere:
        ["thalin@moria", "option:1" => "favor +2"]
        ["thalin@moria", "option:2" => "wisdom +1"]
    isildurs_heir:
        ["thalin@rhun", "*" => "favor +1, hand +1"]
    smoke_on_the_horizon:
        ["thalin@plains_of_gorgoroth pool=1", "" => "favor +2, pool -1"]
    the_seat_of_saurons_power:
        ["thalin@barad_dur pool=1 corruption=weak,weary", "yes option:1" => "corruption -2, favor +2"]
        ["thalin@barad_dur pool=1", "yes" => "favor +2, pool -1"]
    the_mounts_of_the_haradrim:
        ["thalin@near_harad", "*" => "favor +2, hand +1"]
    the_palantir_of_orthanc:
        ["thalin@isengard corruption=weak", "" => "corruption -1, favor +1"]
    captain_of_the_white_tower:
        ["thalin@minas_tirith", "*" => "favor +1, hand +1"]
    a_shadow_connection:
        ["thalin@south_eaves rest=2", "" => "favor +2, life +2, rest -2"]
    the_evenstar_is_called_home:
        ["thalin@rivendell", "" => "items elven_cloak"]
    greenleaf:
        ["thalin@woodland_realm", "option:1" => "favor +2"]
        ["thalin@woodland_realm", "option:2" => "agility +1"]
    beyond_the_dark_lords_reach:
        ["thalin@northern_waste", "*" => "favor +2, hand +1"]
    the_haunted_ruins:
        ["thalin@ruins_of_angmar corruption=weak", "" => "corruption -1, favor +2"]
    the_son_of_gloin:
        ["thalin@erebor", "" => "favor +1, fortitude +1"]
    find_the_grey_pilgrim:
        ["thalin@bree pool=1", "" => "favor +1, pool -1"]
    the_squint_eyed_southerner:
        ["thalin@dunland pool=3", "" => "pool -2"]
    the_black_pit:
        ["thalin@moria", "*" => "favor +2, hand +1"]
}
