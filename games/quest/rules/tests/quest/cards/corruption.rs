//! Corruption cards that act at once.

use super::stage::cards;

cards! { Corruption:
    /// quest:corruption-careless
    #[test]
    fn careless() {
        ["thalin@shire favor=3", "" => "favor -2, reshuffled"]
        ["thalin@shire favor=1", "" => "favor -1, reshuffled"]
    }
    /// quest:corruption-wretched
    #[test]
    fn wretched() {
        ["thalin@bree", "yes" => "at fornost, the turn ends, reshuffled"]
        ["thalin@bree", "no" => "the turn ends, reshuffled"]
    }
}
