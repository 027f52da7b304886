//! Hazards of the later sets for wizards.

use wizards::cards::Stat;
use wizards::state::Zone;

use super::corruption::removed;
use crate::bench::{first, give, influence, may_aim, number, of, on_the_way, play, prowess, put, stand};
use crate::stage::{BASIC, ONE, TWO, Table};

/// A wizard among others on the way, with the hazard in the other player's hand.
fn with(wizard: &str, hazard: &str) -> Table {
    let mut t = of(BASIC, &["bergil"], &[wizard], &[hazard]);
    put(&mut t, wizard, Zone::Company(first()));
    on_the_way(&mut t, "bree");
    t
}

/// SATM-11.1, SATM-11.13: a wizard's alone; so many points, and removed above so much. wizards:inner_rot,
/// wizards:in_the_grip_of_ambition, wizards:longing_for_the_west
#[test]
fn burdens_of_wizards() {
    for (hazard, points, above) in
        [("inner_rot", 1, 6), ("in_the_grip_of_ambition", 1, 8), ("longing_for_the_west", 2, 6)]
    {
        let mut t = with("saruman", hazard);
        let what = format!("play {hazard} 0");
        assert!(!may_aim(&t, TWO, &what, "pick bergil"), "{hazard}");
        play(&mut t, TWO, &what);
        assert_eq!(t.state.corruption(t.of("saruman")), points, "{hazard}");
        removed(hazard, "saruman", above);
    }
}

/// SATM-11.6: a check as the untap phase ends, but in a haven. wizards:longing_for_the_west
#[test]
fn longing_for_the_west() {
    for (site, checks) in [("bree", true), ("rivendell", false)] {
        let mut t = of(BASIC, &["bergil"], &["saruman"], &["longing_for_the_west"]);
        put(&mut t, "saruman", Zone::Company(first()));
        t.rolls(&[7; 200]);
        t.next_turn();
        give(&mut t, "longing_for_the_west", "saruman");
        stand(&mut t, site);
        let mut asked = false;
        for _ in 0..80 {
            if t.state.turn.active == ONE && t.prompt() == "wizards-ask-organize" {
                break;
            }
            asked |= t.prompt() == "wizards-ask-before-check";
            crate::bench::on(&mut t);
        }
        assert_eq!(asked, checks, "{site}");
    }
}

/// SATM-9.1: a wizard's player has one of general influence less; the other one has not. wizards:cruel_claw_perceived
#[test]
fn cruel_claw_perceived() {
    let mut t = with("saruman", "cruel_claw_perceived");
    assert!(!may_aim(&t, TWO, "play cruel_claw_perceived 0", "pick bergil"));
    let free = [ONE, TWO].map(|seat| t.state.general_free(seat));
    play(&mut t, TWO, "play cruel_claw_perceived 0");
    assert_eq!([ONE, TWO].map(|seat| t.state.general_free(seat)), [free[0] - 1, free[1]]);
}

/// SATM-15.31: one less of prowess and of direct influence; of influence two, and of prowess nothing, for Alatar and Radagast.
/// wizards:power_relinquished_to_artifice
#[test]
fn power_relinquished_to_artifice() {
    for (wizard, strength, words) in [("saruman", 5, 9), ("radagast", 6, 8), ("alatar", 6, 8)] {
        let mut t = with(wizard, "power_relinquished_to_artifice");
        play(&mut t, TWO, "play power_relinquished_to_artifice 0");
        assert_eq!((prowess(&t, wizard), influence(&t, wizard)), (strength, words), "{wizard}");
        assert_eq!(prowess(&t, "bergil"), 1);
    }
}

/// SATM-19.12, SATM-21.2: one less for influence checks, and for rings that are tested in the company.
/// wizards:something_else_at_work
#[test]
fn something_else_at_work() {
    let mut t = of(BASIC, &["bergil", "elladan"], &[], &["something_else_at_work"]);
    on_the_way(&mut t, "bree");
    crate::bench::aim(&mut t, TWO, "play something_else_at_work 0", &["pick elladan"]);
    let of = |who: &str, stat| number(&t, who, stat);
    assert_eq!((of("bergil", Stat::InfluenceCheck), of("elladan", Stat::InfluenceCheck)), (0, -1));
    assert_eq!((of("bergil", Stat::RingTest), of("elladan", Stat::RingTest)), (-1, -1));
    assert_eq!(of("haldir", Stat::RingTest), 0);
}
