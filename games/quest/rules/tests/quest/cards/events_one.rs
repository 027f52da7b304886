//! Events of the first stage.

use super::stage::cards;

cards! { Event:
    /// quest:event-messengers_of_the_stormcrow
    #[test]
    fn messengers_of_the_stormcrow() {
        ["thalin@edoras favor=1", "option:1" => "favor -1"]
        ["thalin@edoras favor=1", "option:2" => "corruption +1"]
        ["thalin@edoras", "" => "nothing"]
    }
    /// quest:event-tempted_by_power
    #[test]
    fn tempted_by_power() {
        ["thalin@edoras", "option:1 *" => "corruption +1, hand +1"]
        ["thalin@edoras", "option:2" => "plots +1"]
    }
    /// quest:event-the_thieves_of_tharbad
    #[test]
    fn the_thieves_of_tharbad() {
        ["thalin@edoras gandalf@bree", "character:gandalf" => "character gandalf mouth_of_the_greyflood"]
    }
    /// quest:event-eomer_and_eowyn_are_orphaned
    #[test]
    fn eomer_and_eowyn_are_orphaned() {
        ["thalin@edoras theoden@edoras", "yes" => "character theoden away"]
        ["thalin@edoras theoden@edoras", "no" => "nothing"]
    }
    /// quest:event-beornings_the_skin_changers
    #[test]
    fn beornings_the_skin_changers() {
        ["thalin@edoras orc@bight orc@forest_road", "yes at:bight yes" => "monsters -2"]
        ["thalin@edoras gothmog@bight", "option:2" => "wounds gothmog +2"]
    }
    /// quest:event-the_dunadan_guards_the_shire
    #[test]
    fn the_dunadan_guards_the_shire() {
        ["thalin@edoras shire=1 bree=1 old_forest=1 fangorn=1", "option:1 at:shire at:bree" => "influence bree -1, influence old_forest -1, influence shire -1"]
        ["thalin@edoras shire=4", "option:2" => "favor shire +1"]
        ["thalin@edoras shire=4", "option:3" => "nothing"]
    }
    /// quest:event-the_courage_of_erkenbrand
    #[test]
    fn the_courage_of_erkenbrand() {
        ["thalin@edoras fangorn=1 isengard=1 helms_deep=1", "option:1 yes at:isengard yes" => "influence helms_deep -1, influence isengard -1"]
        ["thalin@edoras isengard=4", "option:2" => "favor helms_deep +1"]
    }
    /// quest:event-from_argonath_to_the_sea
    #[test]
    fn from_argonath_to_the_sea() {
        ["thalin@minas_tirith osgiliath=2", "yes" => "event none, influence osgiliath -1"]
        ["thalin@minas_tirith osgiliath=2", "no" => "nothing"]
    }
    /// quest:event-lady_of_the_golden_wood
    #[test]
    fn lady_of_the_golden_wood() {
        ["thalin@lothlorien pool=1", "yes option:1" => "event none, items boat"]
        ["thalin@lothlorien pool=1", "yes option:2" => "event none, pool -1"]
        ["thalin@lothlorien pool=1", "no" => "nothing"]
    }
    /// quest:event-arwens_message_to_her_beloved
    #[test]
    fn arwens_message_to_her_beloved() {
        ["thalin@weathertop", "option:1" => "event none, favor +1"]
        ["thalin@weathertop", "option:2 *" => "event none, hand +1"]
    }
    /// quest:event-imladris
    #[test]
    fn imladris() {
        ["thalin@rivendell", "yes" => "event none, fortitude +1"]
        ["thalin@rivendell corruption=weak", "yes option:1" => "corruption -1, event none"]
    }
    /// quest:event-not_all_those_who_wander_are_lost
    #[test]
    fn not_all_those_who_wander_are_lost() {
        ["thalin@rhun", "yes at:shire" => "at shire, event none"]
        ["thalin@rhun", "no" => "nothing"]
    }
    /// quest:event-gandalf_visits_frodo
    #[test]
    fn gandalf_visits_frodo() {
        ["thalin@shire favor=3", "yes" => "event none, favor -3, green +1"]
        ["thalin@shire favor=2", "" => "nothing"]
    }
}
