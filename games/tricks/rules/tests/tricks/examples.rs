//! The worked examples of the book, with the book's own cards.

use crate::table::Deal;

/// LDT-E1: Aragorn leads the 1 of Hills, Boromir must follow and wins with the 3, Gimli discards.
/// LDT-3.1, LDT-3.2, LDT-3.3
#[test]
fn following_the_hills() {
    let mut play = Deal::new(3, 19)
        .lost("s8")
        .hands(&["wt h1 bt", "h3 h6 s1", "f8 m1 m2 m3 m4 m5 m6 m7 m8 f1 f2 f3"])
        .deal();
    play.cast("boromir gimli_hunter").play("h1");
    play.refuses("play s1", "LDT-3.2");
    assert!(play.legal().iter().all(|card| card.name().starts_with('h')));
    play.play("h3 f8");
    assert_eq!((play.tricks(2), play.turn()), (1, 2), "Boromir won and leads");
}

/// LDT-E2: the Black Tower of Gimli, who has no Forests, wins the trick. LDT-4.1, LDT-4.2
#[test]
fn the_black_tower_wins() {
    let mut play = Deal::new(3, 19)
        .lost("s8")
        .hands(&["wt f2", "f7 f3 s1", "bt m1 m2 m3 m4 m5 m6 m7 m8 h1 h2 h3"])
        .deal();
    play.cast("boromir gimli_hunter").play("f2");
    play.refuses("play s1", "LDT-3.2").play("f7 bt");
    // Boromir has no trick before the Black Tower: the round is lost. Gimli would lead on.
    let next = play.state().deal.current.leader;
    assert_eq!((play.tricks(3), next.number(), play.won()), (1, 3, Some(false)));
}

/// LDT-E3, LDT-E4, LDT-E5: the three tricks of Treebeard. LDT-C22.2
#[test]
fn treebeard_plays_one_turn_late() {
    let mut play = Deal::new(3, 22)
        .lost("f16")
        .hands(&[
            "wt m5 s7 f6 f8 f15 m1 m2 m3 m4 m6 m7",
            "s2 f2 f3 f4 f5 f7 f9 f10 f11 f12 f13 f14",
            "s4 f1 s1 s3 s5 s6 s8 o1 o2 o3 bt m8",
        ])
        .then(&["h3", "h4"])
        .deal();
    play.all("take merry, take quickbeam").settle_to("place").go("place m5");
    // Treebeard leads: what he lays fixes the suit, what he plays is what had waited.
    play.play("s7");
    let table = play.state().deal.current;
    assert_eq!(table.cards.0[0].map(|card| card.name()), Some("m5"));
    assert_eq!(table.suit.map(|suit| suit.name()), Some("shadows"));
    play.refuses("play f2", "LDT-3.2").play("s2 s4");
    assert_eq!(play.turn(), 3, "Quickbeam won with the 4 of Shadows");
    // Treebeard must follow with what he lays.
    play.play("f1").refuses("play m1", "LDT-3.2").play("f6 f2");
    let trick = play.state().deal.tricks[1];
    assert_eq!(trick.cards.0[0].map(|card| card.name()), Some("s7"));
    assert_eq!(play.turn(), 2, "Merry won with the 2 of Forests");
    play.play("f3 s1 f8");
    let trick = play.state().deal.tricks[2];
    assert_eq!(trick.cards.0[0].map(|card| card.name()), Some("f6"));
    assert_eq!(play.turn(), 1, "Treebeard won with the 6 that had waited");
    assert_eq!(play.state().deal.pending.0[0].map(|card| card.name()), Some("f8"));
}
