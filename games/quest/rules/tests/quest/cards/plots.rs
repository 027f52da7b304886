//! Tests of plots as they are played.

use super::stage::cards;

cards! { Plot:
    /// quest:plot-gollum_is_captured
    #[test]
    fn gollum_is_captured() {
        ["thalin@shire plot=gollum_is_tortured@barad_dur plot=osgiliath_invaded@osgiliath plot=gollum_is_captured@udun", "" => "active osgiliath_invaded@osgiliath gollum_is_captured@udun"]
    }
    /// quest:plot-gollum_is_tortured
    #[test]
    fn gollum_is_tortured() {
        ["thalin@shire plot=gollum_is_captured@udun plot=gollum_is_tortured@barad_dur", "" => "active gollum_is_tortured@barad_dur"]
    }
    /// quest:plot-smeagol_escapes
    #[test]
    fn smeagol_escapes() {
        ["thalin@shire plot=smeagol_escapes@woodland_realm", "plot:gollum_is_tortured" => "plots +1"]
    }
    /// quest:plot-urgent_summons
    #[test]
    fn urgent_summons() {
        ["thalin@shire gandalf@bree aragorn@bree boromir@edoras plot=urgent_summons@bree", "" => "character aragorn away, character gandalf away"]
    }
}
