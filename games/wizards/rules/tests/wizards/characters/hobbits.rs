//! Hobbits: where they join, what controls them, how they fight, influence and resist (SATM-6.3, SATM-9.4, SATM-15.31).

use super::heroes;

heroes! {
    /// wizards:bilbo
    #[test]
    fn bilbo() {
        home "bag_end", home_only true, mind 5, influence 1, prowess 1, body 9, points 2, skills &[Scout, Sage], check 4, brings ("rangers_of_the_north", 9), lost -2
    }
    /// wizards:frodo
    #[test]
    fn frodo() {
        home "bag_end", home_only true, mind 5, influence 1, prowess 1, body 9, points 2, skills &[Scout, Diplomat], check 4, brings ("rangers_of_the_north", 9), lost -2
    }
    /// wizards:merry
    #[test]
    fn merry() {
        home "bag_end", home_only true, mind 4, influence 1, prowess 1, body 9, points 1, skills &[Scout], check 2, brings ("rangers_of_the_north", 9)
    }
    /// wizards:pippin
    #[test]
    fn pippin() {
        home "bag_end", home_only true, mind 4, influence 1, prowess 1, body 9, points 1, skills &[Scout], check 2, brings ("rangers_of_the_north", 9)
    }
    /// wizards:robin_smallburrow
    #[test]
    fn robin_smallburrow() {
        home "bag_end", home_only true, mind 3, prowess 1, body 9, points 1, skills &[Scout], check 2, brings ("rangers_of_the_north", 10)
    }
    /// wizards:sam_gamgee
    #[test]
    fn sam_gamgee() {
        home "bag_end", home_only true, mind 4, prowess 1, body 9, points 1, skills &[Scout, Ranger], check 3, brings ("rangers_of_the_north", 10)
    }
    /// wizards:fatty_bolger
    #[test]
    fn fatty_bolger() {
        home "bag_end", home_only true, mind 3, prowess 1, body 8, points 1, skills &[Scout], check 1, brings ("rangers_of_the_north", 10)
    }
    /// wizards:folco_boffin
    #[test]
    fn folco_boffin() {
        home "bag_end", home_only true, mind 3, body 9, points 1, skills &[Scout], check 2, brings ("rangers_of_the_north", 10)
    }
}
