//! Events of the first stage.

use super::stage::cards;

cards! { Event:
    messengers_of_the_stormcrow:
        ["thalin@edoras favor=1", "option:1" => "favor -1"]
        ["thalin@edoras favor=1", "option:2" => "corruption +1"]
        ["thalin@edoras", "" => "nothing"]
    tempted_by_power:
        ["thalin@edoras", "option:1 *" => "corruption +1, hand +1"]
        ["thalin@edoras", "option:2" => "plots +1"]
    the_thieves_of_tharbad:
        ["thalin@edoras gandalf@bree", "character:gandalf" => "character gandalf mouth_of_the_greyflood"]
    eomer_and_eowyn_are_orphaned:
        ["thalin@edoras theoden@edoras", "yes" => "character theoden away"]
        ["thalin@edoras theoden@edoras", "no" => "nothing"]
    beornings_the_skin_changers:
        ["thalin@edoras orc@bight orc@forest_road", "yes at:bight yes" => "monsters -2"]
        ["thalin@edoras gothmog@bight", "option:2" => "wounds gothmog +2"]
    the_dunadan_guards_the_shire:
        ["thalin@edoras shire=1 bree=1 old_forest=1 fangorn=1", "option:1 at:shire at:bree" => "influence bree -1, influence old_forest -1, influence shire -1"]
        ["thalin@edoras shire=4", "option:2" => "favor shire +1"]
    the_courage_of_erkenbrand:
        ["thalin@edoras fangorn=1 isengard=1 helms_deep=1", "option:1 yes at:isengard yes" => "influence helms_deep -1, influence isengard -1"]
        ["thalin@edoras isengard=4", "option:2" => "favor helms_deep +1"]
    from_argonath_to_the_sea:
        ["thalin@minas_tirith osgiliath=2", "yes" => "event none, influence osgiliath -1"]
        ["thalin@minas_tirith osgiliath=2", "no" => "nothing"]
    lady_of_the_golden_wood:
        ["thalin@lothlorien pool=1", "option:1" => "event none, items boat"]
        ["thalin@lothlorien pool=1", "option:2" => "event none, pool -1"]
    arwens_message_to_her_beloved:
        ["thalin@weathertop", "option:1" => "event none, favor +1"]
        ["thalin@weathertop", "option:2 *" => "event none, hand +1"]
    imladris:
        ["thalin@rivendell", "yes" => "event none, fortitude +1"]
        ["thalin@rivendell corruption=weak", "yes option:1" => "corruption -1, event none"]
    not_all_those_who_wander_are_lost:
        ["thalin@rhun", "yes at:shire" => "at shire, event none"]
        ["thalin@rhun", "no" => "nothing"]
    gandalf_visits_frodo:
        ["thalin@shire favor=3", "yes" => "event none, favor -3, green +1"]
        ["thalin@shire favor=2", "" => "nothing"]
}
