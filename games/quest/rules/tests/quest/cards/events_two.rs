//! Events of the second stage.

use super::stage::cards;

cards! { Event:
    /// quest:event-of_serpents_and_sand
    #[test]
    fn of_serpents_and_sand() {
        ["thalin@near_harad", "" => "event none"]
    }
    /// quest:event-the_glades_of_orthanc_darken
    #[test]
    fn the_glades_of_orthanc_darken() {
        ["thalin@gap_of_rohan", "" => "event none"]
    }
    /// quest:event-stone_figures_in_the_trollshaws
    #[test]
    fn stone_figures_in_the_trollshaws() {
        ["thalin@edoras", "at:trollshaws at:weathertop" => "monsters +2"]
        ["thalin@edoras", "done" => "nothing"]
    }
    /// quest:event-there_is_strength_yet
    #[test]
    fn there_is_strength_yet() {
        ["thalin@edoras gandalf@bree weathertop=2 orc@weathertop", "yes at:weathertop" => "character gandalf weathertop, influence weathertop -2, monsters -1"]
        ["thalin@edoras gandalf@bree weathertop=2", "no" => "nothing"]
    }
    /// quest:event-cirdan_the_shipwright
    #[test]
    fn cirdan_the_shipwright() {
        ["thalin@grey_havens", "yes" => "at belfalas, event none, items boat"]
        ["thalin@grey_havens", "no" => "event none, items boat"]
    }
    /// quest:event-the_foe_hammer
    #[test]
    fn the_foe_hammer() {
        ["thalin@trollshaws weathertop=1 orc@weathertop", "yes" => "character gandalf weathertop, event none, monsters -1"]
        ["thalin@trollshaws weathertop=1", "no" => "nothing"]
    }
    /// quest:event-under_the_shadow
    #[test]
    fn under_the_shadow() {
        ["thalin@edoras", "option:1 at:shire" => "at shire, corruption +1"]
        ["thalin@edoras", "option:2" => "shadows +1"]
    }
    /// quest:event-brand_becomes_king_of_dale
    #[test]
    fn brand_becomes_king_of_dale() {
        ["thalin@edoras lake_esgaroth=1 bight=1", "option:1 yes at:bight yes" => "influence bight -1, influence lake_esgaroth -1"]
        ["thalin@edoras", "option:2" => "favor lake_esgaroth +1"]
    }
    /// quest:event-commander_of_edoras
    #[test]
    fn commander_of_edoras() {
        ["thalin@moria isengard=1", "option:2" => "favor edoras +1"]
        ["thalin@moria isengard=1", "option:3" => "nothing"]
        ["thalin@moria helms_deep=1 orc@dunharrow", "option:1" => "influence helms_deep -1, monsters -1"]
    }
    /// quest:event-iarwain_ben_adar
    #[test]
    fn iarwain_ben_adar() {
        ["thalin@old_forest damage=2", "yes" => "damage -2, event none, rest +2"]
        ["thalin@old_forest corruption=weak", "yes" => "corruption -1, event none"]
    }
    /// quest:event-athelas_kingsfoil
    #[test]
    fn athelas_kingsfoil() {
        ["thalin@rhosgobel damage=2", "yes" => "damage -2, event none, rest +2"]
        ["thalin@rhosgobel damage=2", "no" => "nothing"]
    }
    /// quest:event-aragorn_meets_with_gandalf
    #[test]
    fn aragorn_meets_with_gandalf() {
        ["thalin@edoras gandalf@shire", "" => "character aragorn bree, character gandalf bree"]
    }
    /// quest:event-aragorn_hunts_gollum
    #[test]
    fn aragorn_hunts_gollum() {
        ["thalin@dead_marshes favor=3", "yes" => "event none, favor -3, green +1"]
        ["thalin@dead_marshes favor=2", "" => "nothing"]
    }
    /// quest:event-beregond_guard_of_the_citadel
    #[test]
    fn beregond_guard_of_the_citadel() {
        ["thalin@shire favor=3 plot=denethor_falls_into_madness@minas_tirith", "yes" => "active, favor -3"]
        ["thalin@shire favor=3 plot=osgiliath_invaded@osgiliath", "" => "nothing"]
    }
}
