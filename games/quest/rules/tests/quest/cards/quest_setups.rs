//! What quests set up.

use super::stage::cards;

cards! { Setup:
    spies_in_mithlond:
        ["beravor@fornost", "" => "character gandalf grey_havens"]
    the_forest_must_provide_no_refuge:
        ["argalad@woodland_realm", "" => "character aragorn south_eaves"]
    where_the_stars_are_strange:
        ["eleanor@minas_tirith", "" => "character boromir near_harad"]
    a_message_to_the_white_wizard:
        ["eometh@edoras", "" => "character saruman isengard"]
    a_new_threat:
        ["thalin@erebor", "" => "character dain northern_waste"]
    isildurs_heir:
        ["thalin@mount_doom", "" => "character aragorn rhun"]
    captain_of_the_white_tower:
        ["thalin@edoras", "" => "character boromir minas_tirith"]
    the_evenstar_is_called_home:
        ["thalin@bight", "" => "character aragorn rivendell"]
    find_the_grey_pilgrim:
        ["thalin@dunland", "" => "character gandalf bree"]
    the_squint_eyed_southerner:
        ["thalin@shire", "at:dunland" => "influence dunland +1"]
    the_black_pit:
        ["thalin@shire", "" => "pool +1"]
}
