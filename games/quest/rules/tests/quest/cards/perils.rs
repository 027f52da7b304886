//! Perils.

use super::stage::cards;

cards! { Peril:
    /// quest:peril-hounds_of_sauron
    #[test]
    fn hounds_of_sauron() {
        ["thalin@moria hand=thalin_block,thalin_overpower", "card:thalin_block card:thalin_overpower option:1" => "favor +1, hand -2, rest +2"]
        ["thalin@moria", "" => "damage +6, life -6"]
    }
    /// quest:peril-an_unexpected_betrayal
    #[test]
    fn an_unexpected_betrayal() {
        ["thalin@moria", "option:1" => "damage +5, life -5"]
        ["thalin@moria", "option:2" => "plots +1, shadows +1"]
    }
    /// quest:peril-a_shadow_in_the_background
    #[test]
    fn a_shadow_in_the_background() {
        ["thalin@dol_guldur favor=1 south_eaves=1", "" => "corruption +1, favor -1"]
        ["thalin@dol_guldur favor=1", "" => "nothing"]
    }
    /// quest:peril-orc_scouts
    #[test]
    fn orc_scouts() {
        ["thalin@moria", "" => "corruption +1, reshuffled"]
    }
    /// quest:peril-ill_met_company
    #[test]
    fn ill_met_company() {
        ["thalin@moria favor=2", "option:1" => "favor -2"]
        ["thalin@moria favor=2", "option:2 *" => "corruption +1"]
    }
    /// quest:peril-hill_of_black_magic
    #[test]
    fn hill_of_black_magic() {
        ["thalin@dol_guldur plot=osgiliath_invaded@osgiliath", "" => "damage +5, life -5, the turn ends"]
        ["thalin@dol_guldur", "" => "nothing"]
    }
    /// quest:peril-an_enduring_evil
    #[test]
    fn an_enduring_evil() {
        ["thalin@ruins_of_angmar ruins_of_angmar=1", "" => "corruption +1, the turn ends"]
        ["thalin@ruins_of_angmar", "" => "nothing"]
    }
    /// quest:peril-trapped
    #[test]
    fn trapped() {
        ["thalin@trollshaws hand=thalin_block,thalin_crush", "* *" => "hand -2, pool +2, rest +2"]
    }
    /// quest:peril-weakness_of_men
    #[test]
    fn weakness_of_men() {
        ["thalin@edoras", "option:1" => "damage +5, life -5"]
        ["thalin@edoras", "option:2" => "black +1"]
    }
    /// quest:peril-dangerous_business
    #[test]
    fn dangerous_business() {
        ["thalin@shire", "at:shire at:bree done" => "influence bree +1, influence shire +1, pool +2"]
    }
    /// quest:peril-undying_regret
    #[test]
    fn undying_regret() {
        ["thalin@bight", "yes at:forest_road yes at:forest_trail" => "influence forest_road +1, monsters +1, pool +2"]
        ["thalin@bight", "no no" => "pool +2"]
    }
    /// quest:peril-nine_for_mortal_men
    #[test]
    fn nine_for_mortal_men() {
        ["thalin@mount_doom", "yes" => "corruption +1, plots +1"]
        ["thalin@mount_doom", "no" => "corruption +1"]
    }
}
