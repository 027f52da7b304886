//! Shadow cards.

use super::stage::cards;

cards! { Shadow:
    /// quest:shadow-an_evil_fog
    #[test]
    fn an_evil_fog() {
        ["thalin@edoras cards=3 corruption=weak,weary", "yes at:helms_deep" => "at helms_deep, hand -2, rest +2"]
        ["thalin@edoras cards=3", "no" => "nothing"]
    }
    /// quest:shadow-his_arm_has_grown_long
    #[test]
    fn his_arm_has_grown_long() {
        ["thalin@shire", "" => "perilous shire"]
    }
    /// quest:shadow-dark_promises
    #[test]
    fn dark_promises() {
        ["thalin@shire", "option:1" => "corruption +1"]
        ["thalin@shire", "option:2" => "damage +5, life -5"]
    }
    /// quest:shadow-do_not_tempt_me
    #[test]
    fn do_not_tempt_me() {
        ["thalin@shire favor=3 corruption=weak,weary", "yes" => "favor -2, influence shire +1"]
        ["thalin@shire favor=3 corruption=weak,weary", "no" => "favor -2"]
    }
    /// quest:shadow-a_new_power_is_rising
    #[test]
    fn a_new_power_is_rising() {
        ["thalin@shire", "" => "influence barad_dur +2, influence minas_morgul +2, influence mount_doom +2, influence plains_of_gorgoroth +2, influence udun +2"]
    }
    /// quest:shadow-storms_of_mordor
    #[test]
    fn storms_of_mordor() {
        ["thalin@shire cards=7 corruption=weak", "* *" => "hand -3, rest +3"]
        ["thalin@shire cards=5", "" => "nothing"]
    }
    /// quest:shadow-sarumans_lies
    #[test]
    fn sarumans_lies() {
        ["thalin@shire corruption=weak", "top" => "black +1"]
        ["thalin@shire", "bottom" => "nothing"]
    }
    /// quest:shadow-morgul_blade
    #[test]
    fn morgul_blade() {
        ["thalin@shire corruption=weak,weary", "option:1" => "damage +10, life -10"]
        ["thalin@shire corruption=weak,weary", "option:2" => "corruption +1, damage +3, life -3"]
    }
    /// quest:shadow-evil_wound
    #[test]
    fn evil_wound() {
        ["thalin@shire corruption=weak", "" => "damage +6, life -6"]
    }
    /// quest:shadow-shire_baggins
    #[test]
    fn shire_baggins() {
        ["thalin@edoras shire=2", "" => "influence shire +1, pool +1, yellow +2"]
        ["thalin@edoras", "" => "influence shire +1, pool +1"]
    }
    /// quest:shadow-they_are_terrible
    #[test]
    fn they_are_terrible() {
        ["thalin@edoras shire=1 gothmog@moria", "" => "minion gothmog shire"]
    }
    /// quest:shadow-winter_storm
    #[test]
    fn winter_storm() {
        ["thalin@edoras", "" => "most moves -254"]
    }
    /// quest:shadow-grievous_loss
    #[test]
    fn grievous_loss() {
        ["thalin@edoras corruption=weak,weary", "pool pool" => "late +1, pool +2"]
    }
}
