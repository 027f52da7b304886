//! Encounters of Rohan and Gondor.

use super::stage::cards;

cards! { Encounter:
    /// quest:encounter-the_key_to_the_anduin
    #[test]
    fn the_key_to_the_anduin() {
        ["thalin@osgiliath", "option:1" => "damage +5, life -5"]
        ["thalin@osgiliath", "option:2" => "corruption +1"]
    }
    /// quest:encounter-prince_imrahil
    #[test]
    fn prince_imrahil() {
        ["thalin@belfalas corruption=weak", "option:1" => "favor +2"]
        ["thalin@belfalas corruption=weak", "option:2" => "items boat"]
        ["thalin@belfalas corruption=weak,weary", "" => "nothing"]
    }
    /// quest:encounter-the_seat_of_seeing
    #[test]
    fn the_seat_of_seeing() {
        ["thalin@amon_hen orc@emyn_muil favor=1 pool=3", "yes" => "favor -1, pool -2, seen +1"]
        ["thalin@amon_hen orc@emyn_muil favor=1 pool=3", "no" => "seen +1"]
        ["thalin@amon_hen orc@moria pool=3", "" => "nothing"]
    }
    /// quest:encounter-sweet_words_bitter_dreams
    #[test]
    fn sweet_words_bitter_dreams() {
        ["thalin@isengard cards=3 corruption=weak", "" => "damage +2, hand -3, life +1"]
    }
    /// quest:encounter-they_come_from_umbar
    #[test]
    fn they_come_from_umbar() {
        ["thalin@belfalas hand=thalin_block,thalin_overpower", "card:thalin_block card:thalin_overpower *" => "favor +1, hand -1, rest +2"]
        ["thalin@belfalas", "" => "damage +6, life -6"]
    }
    /// quest:encounter-the_eored
    #[test]
    fn the_eored() {
        ["thalin@isengard rest=3", "" => "life +3, rest -3"]
    }
    /// quest:encounter-lies_and_deceit
    #[test]
    fn lies_and_deceit() {
        ["thalin@osgiliath shadows=2", "option:1" => "favor +1"]
        ["thalin@osgiliath shadows=2", "option:2" => "shadows -1"]
        ["thalin@osgiliath shadows=2 osgiliath=2", "" => "nothing"]
    }
    /// quest:encounter-smugglers
    #[test]
    fn smugglers() {
        ["thalin@osgiliath pool=1", "yes *" => "corruption +1, hand +1, pool -1"]
        ["thalin@osgiliath pool=1", "no" => "nothing"]
    }
    /// quest:encounter-allies_of_the_dark_lord
    #[test]
    fn allies_of_the_dark_lord() {
        ["thalin@osgiliath", "option:1" => "damage +4, life -4"]
        ["thalin@osgiliath", "option:2" => "plots +1"]
    }
    /// quest:encounter-dangers_both_real_and_imagined
    #[test]
    fn dangers_both_real_and_imagined() {
        ["thalin@osgiliath orc@pelargir orc@pelargir", "" => "corruption +1"]
        ["thalin@osgiliath orc@pelargir", "" => "nothing"]
    }
    /// quest:encounter-words_spoken_from_the_heart
    #[test]
    fn words_spoken_from_the_heart() {
        ["thalin@osgiliath", "" => "favor +1"]
        ["thalin@osgiliath favor=1 corruption=weak", "yes" => "corruption -1, favor -1"]
    }
    /// quest:encounter-the_days_have_gone_down_in_the_west
    #[test]
    fn the_days_have_gone_down_in_the_west() {
        ["thalin@osgiliath hand=thalin_block,thalin_crush", "yes * *" => "favor +2, hand -2, rest +2, reshuffled"]
        ["thalin@osgiliath hand=thalin_block,thalin_crush", "no" => "reshuffled"]
    }
}
