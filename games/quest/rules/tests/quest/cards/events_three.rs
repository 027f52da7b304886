//! Events of the third stage.

use super::stage::cards;

cards! { Event:
    /// quest:event-dark_news_from_erebor
    #[test]
    fn dark_news_from_erebor() {
        ["thalin@erebor", "" => "event none"]
    }
    /// quest:event-the_blood_of_rhun
    #[test]
    fn the_blood_of_rhun() {
        ["thalin@dagorlad", "" => "event none"]
    }
    /// quest:event-radagast_the_brown
    #[test]
    fn radagast_the_brown() {
        ["thalin@edoras favor=4 gandalf@bree", "" => "character gandalf isengard, favor -1"]
        ["thalin@edoras favor=3", "" => "nothing"]
    }
    /// quest:event-warrior_of_the_lidless_eye
    #[test]
    fn warrior_of_the_lidless_eye() {
        ["thalin@edoras gothmog@barad_dur", "yes" => "influence mount_doom +1, monsters +1"]
        ["thalin@edoras gothmog@barad_dur", "no" => "nothing"]
    }
    /// quest:event-he_has_at_last_heard
    #[test]
    fn he_has_at_last_heard() {
        ["thalin@edoras gothmog@moria", "no" => "influence grey_havens +1, influence hills_of_evendim +1, influence old_forest +1, influence shire +1"]
        ["thalin@edoras gothmog@moria", "yes" => "influence grey_havens +1, influence hills_of_evendim +1, influence old_forest +1, influence shire +1, minion gothmog shire"]
    }
    /// quest:event-the_trees_of_fangorn
    #[test]
    fn the_trees_of_fangorn() {
        ["thalin@fangorn orc@fangorn", "" => "event none, favor +1, monsters -1"]
    }
    /// quest:event-gandalf_stormcrow
    #[test]
    fn gandalf_stormcrow() {
        ["thalin@plains_of_rohan pool=1", "yes at:shire" => "character gandalf shire, event none, pool -1"]
        ["thalin@plains_of_rohan pool=1", "no" => "nothing"]
    }
    /// quest:event-arnor_that_was_of_old
    #[test]
    fn arnor_that_was_of_old() {
        ["thalin@edoras fornost=0 bree=2 orc@bree", "option:1" => "influence bree -2, monsters -1"]
        ["thalin@edoras bree=2", "option:2" => "favor fornost +1"]
        ["thalin@edoras bree=2", "option:3" => "nothing"]
    }
    /// quest:event-boromirs_dream
    #[test]
    fn boromirs_dream() {
        ["thalin@edoras red=3 black=2", "" => "favor +1, yellow +1"]
        ["thalin@edoras favor=1 yellow=1", "" => "nothing"]
    }
    /// quest:event-elladan_and_elrohir
    #[test]
    fn elladan_and_elrohir() {
        ["thalin@ettenmoors orc@moria", "yes" => "event none, favor +2, monsters -1"]
        ["thalin@ettenmoors orc@moria", "no" => "event none, favor +2"]
    }
    /// quest:event-eowyn_sister_daughter
    #[test]
    fn eowyn_sister_daughter() {
        ["thalin@shire fangorn=0 plains_of_rohan=2", "" => "character theoden edoras, influence plains_of_rohan -1"]
    }
    /// quest:event-the_argonath
    #[test]
    fn the_argonath() {
        ["thalin@amon_hen", "yes" => "event none, fortitude +1"]
        ["thalin@amon_hen corruption=weak", "yes option:1" => "corruption -1, event none"]
    }
    /// quest:event-theoden_warned_of_saruman
    #[test]
    fn theoden_warned_of_saruman() {
        ["thalin@edoras favor=2 black=3", "yes" => "black -1, event none, favor -2"]
        ["thalin@edoras favor=1 black=3", "" => "nothing"]
    }
    /// quest:event-the_account_of_isildur
    #[test]
    fn the_account_of_isildur() {
        ["thalin@minas_tirith favor=3", "yes" => "event none, favor -3, green +1"]
        ["thalin@minas_tirith favor=2", "" => "nothing"]
    }
}
