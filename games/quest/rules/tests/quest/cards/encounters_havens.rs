//! Encounters of the havens.

use super::stage::cards;

cards! { Encounter:
    the_court_of_theoden:
        ["thalin@edoras", "" => "favor +1, items horse"]
        ["thalin@edoras corruption=careless", "option:2" => "corruption -1, items horse"]
        ["thalin@edoras orc@isengard", "" => "favor +1"]
    intrigue_within_meduseld:
        ["thalin@edoras isengard=1", "" => "favor +2"]
        ["thalin@edoras isengard=2", "" => "nothing"]
    the_houses_of_healing:
        ["thalin@minas_tirith rest=3 damage=2", "option:1" => "damage -2, life +5, rest -3"]
        ["thalin@minas_tirith corruption=weak", "option:2 yes" => "corruption -1, favor +1"]
        ["thalin@minas_tirith damage=2", "option:1" => "damage -2, life +2"]
    the_palantirs:
        ["thalin@minas_tirith pool=3", "yes" => "corruption +1, pool -1"]
        ["thalin@minas_tirith pool=3", "no" => "nothing"]
    the_halls_of_an_elven_king:
        ["thalin@woodland_realm", "" => "favor +1, items boat"]
        ["thalin@woodland_realm bight=2", "" => "favor +1"]
    the_enchanted_stream:
        ["thalin@woodland_realm favor=1 bight=3", "" => "corruption +1, favor -1"]
        ["thalin@woodland_realm favor=1 bight=2", "" => "nothing"]
    the_lonely_mountain:
        ["thalin@erebor corruption=weak,weary pool=3", "" => "corruption -2, favor +1"]
        ["thalin@erebor corruption=weak pool=5", "" => "favor +1"]
    ancient_greed:
        ["thalin@erebor", "option:1 *" => "corruption +1, favor +2, hand +1"]
        ["thalin@erebor", "option:2" => "favor +1"]
    the_northern_fortress:
        ["thalin@fornost corruption=weak", "option:1 *" => "favor +1, hand +1"]
        ["thalin@fornost corruption=weak,weary", "option:1" => "favor +1"]
    deadmens_dike:
        ["thalin@fornost hand=thalin_block", "card:thalin_block *" => "favor +2, rest +1"]
        ["thalin@fornost", "" => "damage +4, life -4"]
    the_golden_wood:
        ["thalin@lothlorien plot=osgiliath_invaded@osgiliath", "" => "favor +1, items elven_cloak"]
        ["thalin@lothlorien plot=osgiliath_invaded@osgiliath plot=gollum_is_captured@udun", "" => "favor +1"]
    imladris:
        ["thalin@rivendell rest=2 damage=3", "" => "damage -3, favor +1, life +5, rest -2"]
        ["thalin@rivendell rest=2 corruption=weak", "option:1" => "favor +1"]
    redeemed_by_grace:
        ["thalin@edoras", "option:1" => "favor +1"]
        ["thalin@edoras favor=3 corruption=weak,weary", "option:2 yes corruption:weak yes" => "corruption -2, favor -2"]
    the_steadfast_defender:
        ["thalin@edoras pool=2", "" => "pool -1"]
        ["thalin@edoras favor=2 pool=2", "option:2 raise:agility" => "agility +1, favor -2"]
    i_will_not_say_the_day_is_done:
        ["thalin@edoras", "" => "favor +2, reshuffled"]
}
