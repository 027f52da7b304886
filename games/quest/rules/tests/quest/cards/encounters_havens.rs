//! Encounters of the havens.

use super::stage::cards;

cards! { Encounter:
    /// quest:encounter-the_court_of_theoden
    #[test]
    fn the_court_of_theoden() {
        ["thalin@edoras", "" => "favor +1, items horse"]
        ["thalin@edoras corruption=careless", "option:2" => "corruption -1, items horse"]
        ["thalin@edoras orc@isengard", "" => "favor +1"]
    }
    /// quest:encounter-intrigue_within_meduseld
    #[test]
    fn intrigue_within_meduseld() {
        ["thalin@edoras isengard=1", "" => "favor +2"]
        ["thalin@edoras isengard=2", "" => "nothing"]
    }
    /// quest:encounter-the_houses_of_healing
    #[test]
    fn the_houses_of_healing() {
        ["thalin@minas_tirith rest=3 damage=2", "option:1" => "damage -2, life +5, rest -3"]
        ["thalin@minas_tirith corruption=weak", "option:2" => "corruption -1, favor +1"]
        ["thalin@minas_tirith", "option:2" => "favor +1"]
        ["thalin@minas_tirith damage=2", "option:1" => "damage -2, life +2"]
    }
    /// quest:encounter-the_palantirs
    #[test]
    fn the_palantirs() {
        ["thalin@minas_tirith pool=3", "yes" => "corruption +1, pool -1"]
        ["thalin@minas_tirith pool=3", "no" => "nothing"]
    }
    /// quest:encounter-the_halls_of_an_elven_king
    #[test]
    fn the_halls_of_an_elven_king() {
        ["thalin@woodland_realm", "" => "favor +1, items boat"]
        ["thalin@woodland_realm bight=2", "" => "favor +1"]
    }
    /// quest:encounter-the_enchanted_stream
    #[test]
    fn the_enchanted_stream() {
        ["thalin@woodland_realm favor=1 bight=3", "" => "corruption +1, favor -1"]
        ["thalin@woodland_realm favor=1 bight=2", "" => "nothing"]
    }
    /// quest:encounter-the_lonely_mountain
    #[test]
    fn the_lonely_mountain() {
        ["thalin@erebor corruption=weak,weary pool=3", "" => "corruption -2, favor +1"]
        ["thalin@erebor corruption=weak pool=5", "" => "favor +1"]
    }
    /// quest:encounter-ancient_greed
    #[test]
    fn ancient_greed() {
        ["thalin@erebor", "option:1 *" => "corruption +1, favor +2, hand +1"]
        ["thalin@erebor", "option:2" => "favor +1"]
    }
    /// quest:encounter-the_northern_fortress
    #[test]
    fn the_northern_fortress() {
        ["thalin@fornost corruption=weak", "option:1 *" => "favor +1, hand +1"]
        ["thalin@fornost corruption=weak,weary", "option:1" => "favor +1"]
    }
    /// quest:encounter-deadmens_dike
    #[test]
    fn deadmens_dike() {
        ["thalin@fornost hand=thalin_block", "card:thalin_block *" => "favor +2, rest +1"]
        ["thalin@fornost", "" => "damage +4, life -4"]
    }
    /// quest:encounter-the_golden_wood
    #[test]
    fn the_golden_wood() {
        ["thalin@lothlorien plot=osgiliath_invaded@osgiliath", "" => "favor +1, items elven_cloak"]
        ["thalin@lothlorien plot=osgiliath_invaded@osgiliath plot=gollum_is_captured@udun", "" => "favor +1"]
    }
    /// quest:encounter-imladris
    #[test]
    fn imladris() {
        ["thalin@rivendell rest=2 damage=3", "" => "damage -3, favor +1, life +5, rest -2"]
        ["thalin@rivendell rest=2 corruption=weak", "option:1" => "favor +1"]
    }
    /// quest:encounter-redeemed_by_grace
    #[test]
    fn redeemed_by_grace() {
        ["thalin@edoras", "option:1" => "favor +1"]
        ["thalin@edoras favor=3 corruption=weak,weary", "option:2 yes corruption:weak yes" => "corruption -2, favor -2"]
    }
    /// quest:encounter-the_steadfast_defender
    #[test]
    fn the_steadfast_defender() {
        ["thalin@edoras pool=2", "" => "pool -1"]
        ["thalin@edoras favor=2 pool=2", "option:2 raise:agility" => "agility +1, favor -2"]
    }
    /// quest:encounter-i_will_not_say_the_day_is_done
    #[test]
    fn i_will_not_say_the_day_is_done() {
        ["thalin@edoras", "" => "favor +2, reshuffled"]
    }
}
